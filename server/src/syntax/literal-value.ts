/**
 * Values of literals: escapes resolved, separators removed, suffixes split off. Wrong escapes are
 * kept as written.
 */
import type { LitKind } from './ast.ts';

/** `value` of `char` and `byte` is the code point; `suffix` is empty when there is none. */
export type LiteralValue =
  | { readonly kind: 'int'; readonly value: bigint; readonly suffix: string }
  /** `text` has no separators and no suffix and is what JavaScript's `Number` reads. */
  | { readonly kind: 'float'; readonly text: string; readonly suffix: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'char'; readonly value: number }
  | { readonly kind: 'byte'; readonly value: number }
  | { readonly kind: 'str'; readonly value: string }
  | { readonly kind: 'byteStr'; readonly value: Uint8Array }
  /** Without the closing zero byte. */
  | { readonly kind: 'cStr'; readonly value: Uint8Array };

/** The value of a literal of kind `lit`, as written in `text`. */
export function literalValue(lit: LitKind, text: string): LiteralValue {
  switch (lit) {
    case 'int':
      return intValue(text);
    case 'float':
      return floatValue(text);
    case 'bool':
      return { kind: 'bool', value: text === 'true' };
    case 'char':
      return { kind: 'char', value: resolveEscapes(contents(text)).codePointAt(0) ?? 0 };
    case 'byte':
      return { kind: 'byte', value: bytesOf(contents(text))[0] ?? 0 };
    case 'str':
      return longValue(text, () => ({ kind: 'str', value: stringContents(text) }));
    case 'byteStr':
      return longValue(text, () => ({ kind: 'byteStr', value: byteContents(text) }));
    case 'cStr':
      return { kind: 'cStr', value: byteContents(text) };
  }
}

const PREFIXES: Readonly<Record<string, RegExp>> = {
  '0x': /^0x[0-9a-fA-F_]*/,
  '0o': /^0o[0-9_]*/,
  '0b': /^0b[0-9_]*/,
};

function intValue(text: string): LiteralValue {
  const prefix = PREFIXES[text.slice(0, 2)];
  const digits = (prefix ?? /^[0-9_]*/).exec(text)?.[0] ?? '';
  const suffix = text.slice(digits.length);
  return { kind: 'int', value: parseDigits(digits.replaceAll('_', '')), suffix };
}

/**
 * Digits that do not fit their base (`0b3`) count as zero: the language has an error of its own for
 * them.
 */
function parseDigits(digits: string): bigint {
  try {
    return BigInt(digits.length > 2 || !digits.startsWith('0') ? digits || 0 : Number(digits) || 0);
  } catch {
    return 0n;
  }
}

function floatValue(text: string): LiteralValue {
  const number = /^[0-9_]*(?:\.[0-9_]*)?(?:[eE][+-]?[0-9_]*[0-9])?/.exec(text)?.[0] ?? '';
  const suffix = text.slice(number.length);
  return { kind: 'float', text: number.replaceAll('_', ''), suffix: suffix.replace(/^_+/, '') };
}

/**
 * What stands between the quotes of a literal with escapes. A missing closing quote is forgiven.
 */
function contents(text: string): string {
  const open = text.search(/['"]/);
  const quote = text[open] ?? '"';
  const close = text.lastIndexOf(quote);
  return text.slice(open + 1, close > open ? close : text.length);
}

/** What stands between the quotes of a raw literal, or undefined when it is not raw. */
function rawContents(text: string): string | undefined {
  const head = /^[bc]?r(#*)"/.exec(text);
  if (head === null) return undefined;
  const close = text.lastIndexOf(`"${head[1]}`);
  return text.slice(head[0].length, close >= head[0].length ? close : text.length);
}

/**
 * Line ends in the source count as `\n` even when written `\r\n`; those written as escapes stay.
 */
function unixLines(source: string): string {
  return source.replaceAll('\r\n', '\n');
}

function stringContents(text: string): string {
  const raw = rawContents(text);
  return raw === undefined ? resolveEscapes(unixLines(contents(text))) : unixLines(raw);
}

/**
 * Values of the longest literals, which are the same string each time: those of `include_bytes!`
 * and `include_str!`.
 */
const longOnes = new Map<string, LiteralValue>();
const LONG = 1 << 14;
const MAX_LONG_ONES = 8;

function longValue(text: string, read: () => LiteralValue): LiteralValue {
  if (text.length < LONG) return read();
  let value = longOnes.get(text);
  if (value === undefined) {
    value = read();
    for (const oldest of longOnes.keys()) {
      if (longOnes.size < MAX_LONG_ONES) break;
      longOnes.delete(oldest);
    }
    longOnes.set(text, value);
  }
  return value;
}

function byteContents(text: string): Uint8Array {
  const raw = rawContents(text);
  return raw === undefined ? bytesOf(unixLines(contents(text))) : utf8(unixLines(raw));
}

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  '0': '\0',
  "'": "'",
  '"': '"',
};

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u\{([0-9a-fA-F_]{1,12})\}|\r?\n[\t\n\r ]*|([nrt\\0'"]))/g;

function resolveEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (_all, hex?: string, unicode?: string, simple?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (unicode !== undefined) return codePoint(unicode);
    return simple === undefined ? '' : (SIMPLE[simple] ?? '');
  });
}

function codePoint(hex: string): string {
  const value = Number.parseInt(hex.replaceAll('_', ''), 16);
  return value <= 0x10ffff ? String.fromCodePoint(value) : '\ufffd';
}

/** Bytes of a literal with escapes: `\xNN` is a byte, other text is UTF-8. */
function bytesOf(text: string): Uint8Array {
  // No escape is shorter than what it stands for, and no character longer than three bytes.
  const out = new Uint8Array(text.includes('\\') ? text.length * 3 : 0);
  if (out.length === 0) return utf8(text);
  let length = 0;
  const put = (bytes: Uint8Array): void => {
    out.set(bytes, length);
    length += bytes.length;
  };
  let at = 0;
  for (const found of text.matchAll(ESCAPE)) {
    if (found.index > at) put(utf8(text.slice(at, found.index)));
    const [, hex, unicode, simple] = found;
    if (hex !== undefined) out[length++] = Number.parseInt(hex, 16);
    else if (unicode !== undefined) put(utf8(codePoint(unicode)));
    else if (simple !== undefined) put(utf8(SIMPLE[simple] ?? ''));
    at = found.index + found[0].length;
  }
  if (at < text.length) put(utf8(text.slice(at)));
  return out.slice(0, length);
}

function utf8(text: string): Uint8Array {
  const out = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.codePointAt(i)!;
    if (c < 0x80) out[length++] = c;
    else {
      if (c < 0x800) out[length++] = 0xc0 | (c >> 6);
      else {
        if (c < 0x10000) out[length++] = 0xe0 | (c >> 12);
        else {
          out[length++] = 0xf0 | (c >> 18);
          out[length++] = 0x80 | ((c >> 12) & 63);
          i++;
        }
        out[length++] = 0x80 | ((c >> 6) & 63);
      }
      out[length++] = 0x80 | (c & 63);
    }
  }
  return out.slice(0, length);
}
