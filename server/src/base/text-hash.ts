/**
 * A hash of a text, to see whether it is still the one that something was made for. It guards
 * against saves in between and not against forgery: who can write the file needs none. Clients
 * compute it again (`docs/lsp-extensions.md`), so it must stay as it is.
 */

/**
 * Two hashes like FNV-1a (32 bits) with different beginnings and factors over the UTF-16 units, as
 * 16 hexadecimal digits. Line ends count as `\n`, because editors bring them to one form; a mark of
 * the byte order at the beginning does not count.
 */
export function textHash(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01234567;
  for (let i = text.codePointAt(0) === 0xfeff ? 1 : 0; i < text.length; i++) {
    let unit = text.charCodeAt(i);
    if (unit === 0x0d) {
      if (text.charCodeAt(i + 1) === 0x0a) continue;
      unit = 0x0a;
    }
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return hex(one) + hex(other);
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0');
}
