/**
 * Format strings, as the documentation of `std::fmt` gives their grammar: text with
 * `{argument:spec}` in it. Which values they name is told; what the values are is for others.
 */

/**
 * The traits of `core::fmt` by what a format string ends with, and the name of their `Argument`
 * constructor.
 */
const TRAITS: ReadonlyMap<string, string> = new Map([
  ['', 'display'],
  ['?', 'debug'],
  ['x?', 'debug'],
  ['X?', 'debug'],
  ['x', 'lower_hex'],
  ['X', 'upper_hex'],
  ['o', 'octal'],
  ['b', 'binary'],
  ['e', 'lower_exp'],
  ['E', 'upper_exp'],
  ['p', 'pointer'],
]);

/** Which value: by its number, or by its name. */
export type FormatRef = number | string;

/** A width or precision: absent, a number, or the value of an argument. */
export type FormatCount =
  | { readonly kind: 'implied' }
  | { readonly kind: 'is'; readonly value: number }
  | { readonly kind: 'of'; readonly ref: FormatRef; readonly at: number };

/** A `{..}`. */
export interface Placeholder {
  readonly ref: FormatRef;
  /** Where the name starts, in UTF-16 units of the string's value. */
  readonly at: number;
  /** The constructor of `Argument` that takes the value. */
  readonly by: string;
  readonly fill: string;
  /** 0 none, 1 left, 2 right, 3 centre. */
  readonly align: number;
  /** The bits of `Formatter::flags`: `+` 1, `-` 2, `#` 4, `0` 8, `x?` 16, `X?` 32. */
  readonly flags: number;
  readonly width: FormatCount;
  readonly precision: FormatCount;
}

export interface FormatString {
  /** The text before each placeholder, and behind the last one. */
  readonly texts: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

const IMPLIED: FormatCount = { kind: 'implied' };
const NAME = /(?:r#)?[\p{XID_Start}_]\p{XID_Continue}*/uy;
const NUMBER = /\d+/y;
const TYPE = /(?:[xX]?\?|[xXobeEp])?/y;
const ALIGNS = ' <>^';
const MAX_COUNT = 65535;

class Reader {
  readonly text: string;
  at = 0;
  /** The number of the next value that is not named. */
  next = 0;

  constructor(text: string) {
    this.text = text;
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  eat(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  ref(): FormatRef | undefined {
    const number = this.match(NUMBER);
    return number === undefined ? this.match(NAME)?.replace(/^r#/, '') : Number(number);
  }

  /** `5`, `0$`, `name$`. */
  count(): FormatCount | string {
    const at = this.at;
    const ref = this.ref();
    if (ref === undefined) return IMPLIED;
    if (this.eat('$')) return { kind: 'of', ref, at };
    if (typeof ref === 'number')
      return ref > MAX_COUNT
        ? 'integer is too large, the limit is 65535'
        : { kind: 'is', value: ref };
    this.at = at;
    return IMPLIED;
  }
}

/** Reads the value of a format string; a text says what is wrong with it. */
export function parseFormatString(value: string): FormatString | string {
  const reader = new Reader(value);
  const texts: string[] = [];
  const placeholders: Placeholder[] = [];
  let text = '';
  while (reader.at < value.length) {
    if (reader.eat('{{')) text += '{';
    else if (reader.eat('}}')) text += '}';
    else if (reader.eat('{')) {
      texts.push(text);
      text = '';
      const placeholder = readPlaceholder(reader);
      if (typeof placeholder === 'string') return `invalid format string: ${placeholder}`;
      placeholders.push(placeholder);
    } else if (reader.eat('}')) return 'invalid format string: unmatched `}` found';
    else text += value[reader.at++];
  }
  texts.push(text);
  return { texts, placeholders };
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the grammar of `std::fmt`, part after part
function readPlaceholder(reader: Reader): Placeholder | string {
  reader.match(/\s*/y);
  const at = reader.at;
  const ref = reader.ref();
  reader.match(/\s*/y);
  let fill = ' ';
  let align = 0;
  let flags = 0;
  let width: FormatCount | string = IMPLIED;
  let precision: FormatCount | string = IMPLIED;
  let by: string | undefined = 'display';
  if (reader.eat(':')) {
    const [first = '', second = ''] = [...reader.text.slice(reader.at, reader.at + 4)];
    if (second !== '' && ALIGNS.indexOf(second) > 0) {
      fill = first;
      align = ALIGNS.indexOf(second);
      reader.at += first.length + 1;
    } else if (first !== '' && ALIGNS.indexOf(first) > 0) {
      align = ALIGNS.indexOf(first);
      reader.at++;
    }
    if (reader.eat('+')) flags |= 1;
    else if (reader.eat('-')) flags |= 2;
    if (reader.eat('#')) flags |= 4;
    if (!reader.text.startsWith('0$', reader.at) && reader.eat('0')) flags |= 8;
    width = reader.count();
    if (typeof width === 'string') return width;
    if (reader.eat('.')) {
      // `.*` takes a value of its own, before the one that is written.
      if (reader.eat('*')) precision = { kind: 'of', ref: reader.next++, at: reader.at };
      else {
        precision = reader.count();
        if (typeof precision === 'string') return precision;
      }
    }
    const type = reader.match(TYPE) ?? '';
    if (type === 'x?') flags |= 16;
    if (type === 'X?') flags |= 32;
    by = TRAITS.get(type);
    reader.match(/\s*/y);
  }
  if (!reader.eat('}')) {
    const found = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
    return reader.at < reader.text.length
      ? `expected \`}\`, found \`${found}\``
      : 'expected `}` but string was terminated';
  }
  if (by === undefined) return 'unknown format trait';
  return { ref: ref ?? reader.next++, at, by, fill, align, flags, width, precision };
}
