/**
 * The hash by which the server names the text that an edit was made for; `docs/lsp-extensions.md`
 * says how it is made. The client imports no code of the server, so it stands here again, and a
 * test compares both.
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
