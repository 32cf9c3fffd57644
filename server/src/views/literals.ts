/** Integers, characters and texts as `{:?}` of Rust writes them. */

/** The integer in some bytes, the lowest first. */
export function integerOf(bytes: Uint8Array, signed: boolean): bigint {
  let bits = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(bytes[i]!);
  return signed ? BigInt.asIntN(bytes.length * 8, bits) : bits;
}

export function hexText(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\\': '\\\\',
};

/** `char::escape_debug`: what cannot be printed as its number. */
function escaped(char: string, quote: string): string {
  if (char === quote) return `\\${char}`;
  const known = ESCAPES[char];
  if (known !== undefined) return known;
  if (/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Grapheme_Extend}]|(?! )\p{Zs}/u.test(char))
    return `\\u{${char.codePointAt(0)!.toString(16)}}`;
  return char;
}

export function charText(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    return `<invalid char 0x${code.toString(16)}>`;
  return `'${escaped(String.fromCodePoint(code), "'")}'`;
}

/** A text in quotes; `cut` says that more follows. */
export function stringText(bytes: Uint8Array, cut: boolean, room: number): string {
  const chars = [...new TextDecoder().decode(bytes)];
  let out = '';
  for (const char of chars) {
    if (out.length >= room) return `"${out}"..`;
    out += escaped(char, '"');
  }
  return cut ? `"${out}"..` : `"${out}"`;
}
