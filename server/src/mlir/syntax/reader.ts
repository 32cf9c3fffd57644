/**
 * Reads types and attributes. A text that cannot be read stops the operation around it with a
 * `Stop`, which never leaves the parser; types and attributes of dialects that nobody here knows
 * are taken as their text, up to the matching bracket.
 */
import { LIMITS } from '../../base/index.ts';
import type { Attribute, DenseAttribute } from './attributes.ts';
import { Scanner, type Token } from './scanner.ts';
import type { SyntaxError_ } from './tree.ts';
import {
  type FunctionType,
  I1,
  I64,
  type Layout,
  type MemrefType,
  type Type,
  UNKNOWN,
  wordType,
} from './types.ts';

/** The rest of an operation cannot be read. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Brackets inside brackets: more is no text that anybody wrote. */
const MAX_DEPTH = LIMITS.mlirNesting.limit;

const MAX_ERRORS = LIMITS.syntaxErrors.limit;

/** What vectors may hold. */
const ELEMENTS = new Set(['integer', 'index', 'float', 'pointer', 'other', 'unknown']);

const DIMENSION = /\s*(\?|[0-9]+)\s*x/y;
const SCALABLE = /\s*\[\s*[0-9]+\s*\]\s*x/y;

export class Reader {
  readonly scanner: Scanner;
  readonly errors: SyntaxError_[] = [];
  protected readonly typeAliases = new Map<string, Type>();
  protected readonly attributeAliases = new Map<string, Attribute>();
  protected depth = 0;

  constructor(text: string) {
    this.scanner = new Scanner(text);
  }

  /** The types that a text consists of; undefined where it is none. */
  static typesOf(text: string): Type[] | undefined {
    const reader = new Reader(text);
    try {
      return reader.types();
    } catch (error) {
      if (error instanceof Stop) return undefined;
      throw error;
    }
  }

  // ---- tokens -----------------------------------------------------------------------------------

  get token(): Token {
    return this.scanner.token;
  }

  next(): Token {
    return this.scanner.next();
  }

  /** Is the next token this mark or word? */
  at(text: string): boolean {
    const { kind, text: own } = this.token;
    return own === text && (kind === 'mark' || kind === 'word');
  }

  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    if (!this.at(text)) this.fail(`expected '${text}'`);
    return this.next();
  }

  fail(message: string, at: { start: number; end: number } = this.place()): never {
    if (this.errors.length < MAX_ERRORS)
      this.errors.push({ message, start: at.start, end: at.end });
    throw new Stop();
  }

  /**
   * Where something that is missing is marked: at the next token, or behind the last one when that
   * is on another line.
   */
  private place(): { start: number; end: number } {
    const { token, lastEnd } = this.scanner;
    if (!token.onNewLine && token.kind !== 'end') return token;
    return { start: Math.max(0, lastEnd - 1), end: lastEnd };
  }

  /** Runs one level deeper. */
  protected nested<T>(read: () => T): T {
    if (++this.depth > MAX_DEPTH) {
      this.depth--;
      this.fail(`nesting exceeds the limit of ${MAX_DEPTH} levels`);
    }
    try {
      return read();
    } finally {
      this.depth--;
    }
  }

  /** Items between commas up to a closing mark, which is taken too. */
  list<T>(close: string, item: () => T): T[] {
    const out: T[] = [];
    if (this.accept(close)) return out;
    do out.push(item());
    while (this.accept(','));
    this.expect(close);
    return out;
  }

  /**
   * Takes all tokens up to the mark that closes the one already taken, and that one; gives the text
   * between.
   */
  balanced(close: string): string {
    const { start } = this.token;
    const open: string[] = [close];
    while (open.length > 0) {
      const { kind, text, start: here } = this.token;
      if (kind === 'end') this.fail(`expected '${close}'`);
      if (kind === 'mark' && text in CLOSING) {
        // What is inside is read as types or an expression later, each mark a level deeper.
        if (open.push(CLOSING[text]!) > MAX_DEPTH)
          this.fail(`nesting exceeds the limit of ${MAX_DEPTH} levels`);
      } else if (kind === 'mark' && text === open.at(-1)) {
        open.pop();
        if (open.length === 0) {
          this.next();
          return this.scanner.text.slice(start, here).trim();
        }
      } else if (kind === 'mark' && (text === '}' || text === ')' || text === ']'))
        this.fail(`expected '${open.at(-1)}'`);
      this.next();
    }
    return '';
  }

  // ---- types ------------------------------------------------------------------------------------

  type(): Type {
    return this.nested(() => this.plainType());
  }

  private plainType(): Type {
    const { token } = this;
    if (token.kind === 'bang') return this.dialectType();
    if (this.at('(')) return this.functionType();
    if (token.kind !== 'word') this.fail('expected a type');
    switch (token.text) {
      case 'vector':
        return this.vectorType();
      case 'memref':
        return this.memrefType();
      case 'tensor':
      case 'complex':
      case 'tuple': {
        this.next();
        this.expect('<');
        return { kind: 'other', text: `${token.text}<${this.balanced('>')}>` };
      }
    }
    const type = wordType(token.text);
    if (type === undefined) this.fail(`expected a type, found '${token.text}'`);
    this.next();
    return type;
  }

  functionType(): FunctionType {
    this.expect('(');
    const inputs = this.list(')', () => this.type());
    this.expect('->');
    const results = this.accept('(') ? this.list(')', () => this.type()) : [this.type()];
    return { kind: 'function', inputs, results };
  }

  /** Types between commas; one at least. */
  types(): Type[] {
    const out = [this.type()];
    while (this.accept(',')) out.push(this.type());
    return out;
  }

  private dialectType(): Type {
    const { text, start } = this.next();
    const name = text.slice(1);
    const alias = this.typeAliases.get(name);
    const hasBody = this.at('<') && this.token.start === start + text.length;
    if (!name.includes('.') && !hasBody) {
      if (alias === undefined) {
        this.errors.push({
          message: `undefined type alias '${text}'`,
          start,
          end: start + text.length,
        });
      }
      return alias ?? UNKNOWN;
    }
    if (hasBody) this.next();
    const body = hasBody ? this.balanced('>') : undefined;
    if (name === 'llvm.ptr' && (body === undefined || /^\d+$/.test(body)))
      return { kind: 'pointer', space: Number(body ?? 0) };
    return { kind: 'other', text: body === undefined ? text : `${text}<${body}>` };
  }

  /** `4x?x`, as far as it goes. */
  private dimensions(): (number | undefined)[] {
    const out: (number | undefined)[] = [];
    const { text } = this.scanner;
    let from = this.token.start;
    for (;;) {
      DIMENSION.lastIndex = from;
      const found = DIMENSION.exec(text);
      if (found === null) break;
      out.push(found[1] === '?' ? undefined : Number(found[1]));
      from = DIMENSION.lastIndex;
    }
    if (from !== this.token.start) this.scanner.reset(from);
    return out;
  }

  private vectorType(): Type {
    const { start } = this.next();
    this.expect('<');
    SCALABLE.lastIndex = this.token.start;
    if (SCALABLE.test(this.scanner.text))
      return { kind: 'other', text: `vector<${this.balanced('>')}>` };
    const shape = this.dimensions();
    const element = this.type();
    this.expect('>');
    if (shape.includes(undefined))
      this.fail('a vector has no dynamic dimensions', { start, end: this.scanner.lastEnd });
    if (shape.includes(0))
      this.fail('vector types must have positive constant sizes', {
        start,
        end: this.scanner.lastEnd,
      });
    if (!ELEMENTS.has(element.kind))
      this.fail('failed to verify that the element of a vector is a number or a pointer', {
        start,
        end: this.scanner.lastEnd,
      });
    return { kind: 'vector', shape: shape as number[], element };
  }

  private memrefType(): Type {
    const { start } = this.next();
    this.expect('<');
    if (this.at('*')) {
      this.next();
      const { text } = this.token;
      if (!text.startsWith('x')) this.fail("expected 'x'");
      this.scanner.reset(this.token.start + 1);
      const element = this.type();
      const space = this.accept(',') ? this.memorySpace() : '';
      this.expect('>');
      return { kind: 'unranked-memref', element, space };
    }
    const shape = this.dimensions();
    const element = this.type();
    let layout: Layout | undefined;
    let space = '';
    while (this.accept(',')) {
      const next = this.layout(shape.length);
      if (next === undefined) space = this.memorySpace();
      else if (next !== 'plain') layout = next;
    }
    this.expect('>');
    if (layout?.kind === 'strided' && layout.strides.length !== shape.length) {
      this.fail('expected as many strides as dimensions', { start, end: this.scanner.lastEnd });
    }
    const type: MemrefType = {
      kind: 'memref',
      shape,
      element,
      layout: plain(layout, shape),
      space,
    };
    return type;
  }

  /**
   * A layout, `plain` for one that is as if there were none; undefined when what stands here is a
   * memory space.
   */
  private layout(rank: number): Layout | 'plain' | undefined {
    if (this.at('strided')) {
      this.next();
      this.expect('<');
      this.expect('[');
      const strides = this.list(']', () => this.numberOrUnknown());
      let offset: number | undefined = 0;
      if (this.accept(',')) {
        this.expect('offset');
        this.expect(':');
        offset = this.numberOrUnknown();
      }
      this.expect('>');
      return { kind: 'strided', strides, offset };
    }
    const isAlias = this.token.kind === 'hash' && !this.token.text.includes('.');
    if (this.at('affine_map')) return layoutOf(this.attribute(), rank);
    if (!isAlias) return undefined;
    const alias = this.attributeAliases.get(this.token.text.slice(1));
    if (alias?.kind !== 'other' || !/^(?:affine_map|strided)</.test(alias.text)) return undefined;
    this.next();
    return layoutOf(alias, rank);
  }

  private numberOrUnknown(): number | undefined {
    if (this.accept('?')) return undefined;
    const negative = this.accept('-');
    if (this.token.kind !== 'integer') this.fail('expected a number or ?');
    const value = Number(this.next().text);
    return negative ? -value : value;
  }

  private memorySpace(): string {
    const attr = this.attribute();
    // Space 0 is the default one.
    if (attr.kind === 'integer') return attr.value === 0n ? '' : String(attr.value);
    if (attr.kind === 'string') return JSON.stringify(attr.value);
    if (attr.kind !== 'other') return attr.kind;
    return attr.text.replace(
      /^#gpu<\s*address_space\s*(?:<\s*)?(\w+)\s*(?:>\s*)?>$/,
      '#gpu.address_space<$1>',
    );
  }

  // ---- attributes -------------------------------------------------------------------------------

  /** `{name = value, flag}` with its braces, when one stands here. */
  dictionary(into: Map<string, Attribute>): boolean {
    if (!this.accept('{')) return false;
    this.list('}', () => {
      const { token } = this;
      if (token.kind !== 'word' && token.kind !== 'string') this.fail('expected a name');
      this.next();
      const name = token.kind === 'string' ? unquote(token.text) : token.text;
      into.set(name, this.accept('=') ? this.attribute() : { kind: 'unit' });
    });
    return true;
  }

  attribute(): Attribute {
    return this.nested(() => this.plainAttribute());
  }

  private plainAttribute(): Attribute {
    const { token } = this;
    switch (token.kind) {
      case 'integer':
      case 'float':
        return this.number(false);
      case 'string': {
        this.next();
        if (this.accept(':')) this.type();
        return { kind: 'string', value: unquote(token.text) };
      }
      case 'symbol':
        return this.symbol();
      case 'hash':
        return this.dialectAttribute();
      case 'bang':
        return { kind: 'type', type: this.type() };
    }
    if (this.accept('-')) return this.number(true);
    if (this.accept('[')) return { kind: 'array', items: this.list(']', () => this.attribute()) };
    if (this.at('{')) {
      const entries = new Map<string, Attribute>();
      this.dictionary(entries);
      return { kind: 'dictionary', entries };
    }
    if (this.at('(')) return { kind: 'type', type: this.type() };
    if (token.kind !== 'word') this.fail('expected an attribute');
    return this.wordAttribute(token);
  }

  private wordAttribute(token: Token): Attribute {
    switch (token.text) {
      case 'true':
      case 'false':
        this.next();
        return { kind: 'bool', value: token.text === 'true' };
      case 'unit':
        this.next();
        return { kind: 'unit' };
      case 'dense':
        return this.dense();
      case 'array':
        return this.numbers();
      case 'loc': {
        this.next();
        this.expect('(');
        return { kind: 'other', text: `loc(${this.balanced(')')})` };
      }
      case 'affine_map':
      case 'affine_set':
      case 'strided':
      case 'dense_resource':
      case 'sparse':
      case 'opaque':
      case 'distinct': {
        const name = this.next().text;
        if (this.accept('[')) this.balanced(']');
        this.expect('<');
        let text = `${name}<${this.balanced('>')}>`;
        if (this.at(':') && name !== 'affine_map' && name !== 'strided') {
          this.next();
          text += ' : ';
          this.type();
        }
        return { kind: 'other', text };
      }
    }
    if (wordType(token.text) !== undefined || TYPE_WORDS.has(token.text))
      return { kind: 'type', type: this.type() };
    this.fail(`expected an attribute, found '${token.text}'`);
  }

  /** An attribute in a form that names its type nowhere, or behind it for another purpose. */
  bareAttribute(): Attribute {
    const negative = this.accept('-');
    const { kind } = this.token;
    return negative || kind === 'integer' || kind === 'float'
      ? this.number(negative, false)
      : this.attribute();
  }

  private number(negative: boolean, isTyped = true): Attribute {
    const token = this.next();
    if (token.kind !== 'integer' && token.kind !== 'float') {
      this.fail('expected a number', token);
    }
    const type = isTyped && this.accept(':') ? this.type() : undefined;
    return numberAttribute(token, negative, type);
  }

  symbol(): Extract<Attribute, { kind: 'symbol' }> {
    if (this.token.kind !== 'symbol') this.fail("expected a name with '@'");
    const { start } = this.token;
    const path = [symbolName(this.next().text)];
    while (this.at('::') && this.scanner.after(this.token).kind === 'symbol') {
      this.next();
      path.push(symbolName(this.next().text));
    }
    return { kind: 'symbol', path, start, end: this.scanner.lastEnd };
  }

  private dialectAttribute(): Attribute {
    const { text, start } = this.next();
    const name = text.slice(1);
    const hasBody = this.at('<') && this.token.start === start + text.length;
    if (!name.includes('.') && !hasBody) {
      const alias = this.attributeAliases.get(name);
      // Aliases of locations stand at the end of the text, behind their uses.
      return alias ?? { kind: 'other', text };
    }
    if (!hasBody) return { kind: 'other', text };
    this.next();
    return { kind: 'other', text: `${text}<${this.balanced('>')}>` };
  }

  /** `array<i32: 1, 2>` */
  private numbers(): Attribute {
    this.next();
    this.expect('<');
    const element = this.type();
    const values: (bigint | number | boolean)[] = [];
    if (this.accept(':')) {
      do {
        const attr = this.attribute();
        if (attr.kind === 'bool') values.push(attr.value);
        else if (attr.kind === 'integer') values.push(attr.value);
        else if (attr.kind === 'float') values.push(attr.value);
        else this.fail('expected a number');
      } while (this.accept(','));
    }
    this.expect('>');
    return { kind: 'numbers', element, values };
  }

  /** `dense<[1, 2]> : vector<2xi32>` */
  private dense(): Attribute {
    const valuesOf = this.denseBody();
    this.expect(':');
    const type = this.type();
    const dense: DenseAttribute = { kind: 'dense', type, values: valuesOf(type) };
    return dense;
  }

  /** `dense<[1, 2]>` where the type is known from what stands before. */
  denseOf(type: Type): Attribute {
    if (!this.at('dense')) return this.attribute();
    return { kind: 'dense', type, values: this.denseBody()(type) };
  }

  /**
   * The values, once the type behind them is known: hexadecimal digits are the bits of a float.
   * Undefined for forms that are not read.
   */
  private denseBody(): (type: Type) => Attribute[] | undefined {
    this.next();
    this.expect('<');
    const values: ((float: Type | undefined) => Attribute)[] = [];
    let readable = true;
    let bytes: string | undefined;
    const item = (): void => {
      if (this.accept('[')) {
        this.nested(() => this.list(']', item));
        return;
      }
      if (this.at('(')) {
        readable = false;
        this.next();
        this.balanced(')');
        return;
      }
      const negative = this.accept('-');
      const token = this.next();
      if (token.kind === 'integer' || token.kind === 'float')
        values.push((float) => numberAttribute(token, negative, float));
      else if (token.text === 'true' || token.text === 'false')
        values.push(() => ({ kind: 'bool', value: token.text === 'true' }));
      else if (token.kind === 'string') bytes = token.text;
      else this.fail('expected a number', token);
    };
    if (!this.at('>')) item();
    this.expect('>');
    return (type) => {
      const float = floatElement(type);
      if (bytes !== undefined) return valuesOfBytes(bytes, type, float);
      return readable ? values.map((value) => value(float)) : undefined;
    };
  }
}

/**
 * Elements as a string of bytes, `"0x0000803F"`, the lowest byte of each first. Undefined for
 * elements that are not whole bytes.
 */
function valuesOfBytes(text: string, type: Type, float: Type | undefined): Attribute[] | undefined {
  const digits = /^"?0x((?:[0-9a-fA-F]{2})+)"?$/i.exec(text)?.[1];
  const own = 'element' in type ? type.element : type;
  const element = float ?? own;
  const width =
    element.kind === 'integer'
      ? element.width
      : element.kind === 'index'
        ? 64
        : element.kind === 'float'
          ? Number(/\d+/.exec(element.name)?.[0])
          : Number.NaN;
  if (digits === undefined || !(width % 8 === 0) || digits.length % (width / 4) !== 0)
    return undefined;
  const out: Attribute[] = [];
  for (let at = 0; at < digits.length; at += width / 4) {
    const pairs = digits.slice(at, at + width / 4).match(/../g)!;
    const bits = BigInt(`0x${pairs.reverse().join('')}`);
    out.push(
      element.kind === 'float'
        ? { kind: 'float', value: Number.NaN, bits, type: element }
        : { kind: 'integer', value: bits, type: element },
    );
  }
  return out;
}

/**
 * The elements of a type when they are floats. Tensors are their text: only constants have them
 * here.
 */
function floatElement(type: Type): Type | undefined {
  if (type.kind === 'other' && type.text.length < 500) {
    const name = /^tensor<(?:.*[x\s])?(b?f\d+\w*)>$/.exec(type.text)?.[1];
    return name === undefined ? undefined : { kind: 'float', name };
  }
  const element = 'element' in type ? type.element : type;
  return element.kind === 'float' ? element : undefined;
}

const CLOSING: Readonly<Record<string, string>> = { '<': '>', '(': ')', '[': ']', '{': '}' };

const TYPE_WORDS = new Set(['vector', 'memref', 'tensor', 'complex', 'tuple']);

/** A strided layout that is the usual one for its shape is none. */
function plain(
  layout: Layout | undefined,
  shape: readonly (number | undefined)[],
): Layout | undefined {
  if (layout?.kind !== 'strided' || layout.offset !== 0) return layout;
  let stride: number | undefined = 1;
  for (let at = shape.length - 1; at >= 0; at--) {
    if (stride === undefined || layout.strides[at] !== stride) return layout;
    const size: number | undefined = shape[at];
    stride = size === undefined ? undefined : stride * size;
  }
  return undefined;
}

/** The identity map is no layout. */
function layoutOf(attr: Attribute, rank: number): Layout | 'plain' {
  if (attr.kind !== 'other') return 'plain';
  const names = Array.from({ length: rank }, (_, i) => `d${i}`).join(', ');
  if (attr.text.replace(/\s+/g, ' ') === `affine_map<(${names}) -> (${names})>`) return 'plain';
  return { kind: 'map', text: attr.text };
}

function numberAttribute(token: Token, negative: boolean, type: Type | undefined): Attribute {
  const { text } = token;
  const isFloat = type?.kind === 'float';
  if (token.kind === 'float') {
    const value = Number(text);
    return { kind: 'float', value: negative ? -value : value, bits: undefined, type };
  }
  const value = BigInt(text);
  // For floats a hexadecimal number is the bit pattern.
  if (isFloat && text.startsWith('0x'))
    return { kind: 'float', value: Number.NaN, bits: value, type };
  if (isFloat) {
    const number = Number(text);
    return {
      kind: 'float',
      value: negative ? -number : number,
      bits: undefined,
      type,
      decimal: true,
    };
  }
  return { kind: 'integer', value: negative ? -value : value, type: type ?? I64 };
}

/** `@name` or `@"name"` without the sign and the quotes. */
export function symbolName(text: string): string {
  const name = text.slice(1);
  return name.startsWith('"') ? unquote(name) : name;
}

export function unquote(text: string): string {
  return text
    .slice(1, -1)
    .replace(/\\(?:([0-9A-Fa-f]{2})|(.))/g, (_, hex: string, char: string) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return char === 'n' ? '\n' : char === 't' ? '\t' : char;
    });
}

/** The type of an attribute that stands for a value. */
export function attributeType(attr: Attribute): Type | undefined {
  if (attr.kind === 'bool') return I1;
  if (attr.kind === 'integer' || attr.kind === 'dense') return attr.type;
  return attr.kind === 'float' ? (attr.type ?? { kind: 'float', name: 'f64' }) : undefined;
}
