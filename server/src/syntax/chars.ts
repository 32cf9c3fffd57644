/**
 * Classes of characters by Rust's lexical rules: identifiers (UAX 31), white space
 * (Pattern_White_Space), emoji.
 */

/** Bits of the ASCII table. */
const START = 1;
const CONTINUE = 2;
const SPACE = 4;
const DIGIT = 8;
const HEX = 16;

const ASCII: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(128);
  for (let c = 0; c < 128; c++) {
    const ch = String.fromCharCode(c);
    let bits = 0;
    if (/[A-Za-z_]/.test(ch)) bits |= START;
    if (/[A-Za-z0-9_]/.test(ch)) bits |= CONTINUE;
    if (/[\t\n\v\f\r ]/.test(ch)) bits |= SPACE;
    if (/[0-9]/.test(ch)) bits |= DIGIT;
    if (/[0-9a-fA-F]/.test(ch)) bits |= HEX;
    table[c] = bits;
  }
  return table;
})();

const XID_START = /^\p{XID_Start}$/u;
const XID_CONTINUE = /^\p{XID_Continue}$/u;
const EMOJI = /^(\p{Emoji}|\u200d|\ufe0f)$/u;

/** Takes a code point (NaN past the end is no start). */
export function isIdentStart(c: number): boolean {
  if (c < 128) return (ASCII[c]! & START) !== 0;
  return c >= 128 && XID_START.test(String.fromCodePoint(c));
}

export function isIdentContinue(c: number): boolean {
  if (c < 128) return (ASCII[c]! & CONTINUE) !== 0;
  return c >= 128 && XID_CONTINUE.test(String.fromCodePoint(c));
}

/**
 * Emoji outside ASCII, and what joins them: never valid, but read as one identifier for a clear
 * message.
 */
export function isEmoji(c: number): boolean {
  return c >= 128 && EMOJI.test(String.fromCodePoint(c));
}

export function isSpace(c: number): boolean {
  if (c < 128) return (ASCII[c]! & SPACE) !== 0;
  return c === 0x85 || c === 0x200e || c === 0x200f || c === 0x2028 || c === 0x2029;
}

export function isDigit(c: number): boolean {
  return c >= 48 && c <= 57;
}

export function isHexDigit(c: number): boolean {
  return c < 128 && (ASCII[c]! & HEX) !== 0;
}
