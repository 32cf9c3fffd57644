/**
 * Operands, constant expressions and initialisers. Constant integer expressions are folded to 64
 * bits while they are read (PTX ISA, "Constant Expressions"); what is no constant stays a symbol
 * with an offset.
 */
import { LIMITS } from '../../base/index.ts';
import type { PtxFloat, PtxInit, PtxInt, PtxOperand, PtxSpan, PtxSymbol } from './ast.ts';
import type { PtxCursor } from './cursor.ts';
import { Tok } from './lexer.ts';

const COMMA = 44;
const SEMICOLON = 59;
const OPEN_PAREN = 40;
const CLOSE_PAREN = 41;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const BAR = 124;
const MINUS = 45;
const PLUS = 43;
const BANG = 33;
const TILDE = 126;
const WARP_SIZE = 'WARP_SZ';
const MAX_DEPTH = LIMITS.assemblyExpression.limit;
/** Of a list; calls of functions with large parameters have the most. */
const MOST_OPERANDS = 4096;

/** One operand of an instruction, pairs `a|b` included. */
export function parseOperand(c: PtxCursor): PtxOperand {
  if (isPlain(c)) return parseSymbol(c);
  const from = c.at;
  const first = parseSimple(c);
  if (c.kind() !== BAR || (first.kind !== 'sym' && first.kind !== 'vec')) return first;
  c.bump();
  if (c.kind() !== Tok.Word) {
    c.error('expected a name');
    return { kind: 'bogus', ...c.here() };
  }
  const second = parseSymbol(c);
  return { kind: 'pair', first, second, ...c.spanFrom(from) };
}

/** A name with nothing behind it that could make it more: most operands are one. */
function isPlain(c: PtxCursor): boolean {
  const kind = c.kind();
  if (kind !== Tok.Word) return false;
  let next = c.kind(1);
  if (next === Tok.Dot && c.start(1) === c.end()) next = c.kind(2);
  return (
    (next === COMMA || next === SEMICOLON || next === CLOSE_BRACE || next === CLOSE_BRACKET) &&
    c.word() !== WARP_SIZE
  );
}

/** Operands up to (not including) a closing token; commas between them. */
export function parseOperandList(c: PtxCursor, close: number): PtxOperand[] {
  const list: PtxOperand[] = [];
  if (c.kind() === close) return list;
  for (;;) {
    list.push(parseOperand(c));
    if (!c.eat(COMMA)) return list;
    if (list.length < MOST_OPERANDS) continue;
    c.error(`more than ${MOST_OPERANDS} operands`);
    while (c.kind() !== close && c.kind() !== SEMICOLON && c.kind() !== Tok.Eof) c.bump();
    return list;
  }
}

function parseSimple(c: PtxCursor): PtxOperand {
  if (++c.depth > MAX_DEPTH) return tooDeep(c);
  try {
    switch (c.kind()) {
      case OPEN_BRACKET:
        return parseAddress(c);
      case OPEN_BRACE:
        return parseVector(c);
      case BANG:
      case MINUS: {
        const from = c.at;
        const kind = c.kind() === BANG ? 'not' : 'neg';
        if (c.kind(1) !== Tok.Word || c.word(1) === WARP_SIZE) break;
        c.bump();
        const operand = parseSymbol(c);
        return { kind, operand, ...c.spanFrom(from) };
      }
      case Tok.Word:
        if (c.word() !== WARP_SIZE) return parseNamed(c);
        break;
    }
    return parseConstant(c);
  } finally {
    c.depth--;
  }
}

function tooDeep(c: PtxCursor): PtxOperand {
  c.depth--;
  c.error(`nesting exceeds the limit of ${MAX_DEPTH} levels`);
  const span = c.here();
  c.bump();
  return { kind: 'bogus', ...span };
}

/** A word with the selector that touches it. */
export function parseSymbol(c: PtxCursor): PtxSymbol {
  const start = c.start();
  const line = c.line();
  let end = c.end();
  const name = c.name();
  c.bump();
  let selector = '';
  if (c.kind() === Tok.Dot && c.start() === end) {
    selector = c.word().slice(1);
    end = c.end();
    c.bump();
  }
  return { kind: 'sym', name, selector, start, end, line };
}

/**
 * `name`, `name+4`, `name[4]`. The name comes first, and is no part of an expression: neither in
 * parentheses nor after an operator (PTX ISA, "Operands" and "Constant Expressions").
 */
function parseNamed(c: PtxCursor): PtxOperand {
  const from = c.at;
  const symbol = parseSymbol(c);
  if (c.kind() === OPEN_BRACKET) {
    // An element of an array, which only texts by hand have.
    c.bump();
    parseOperand(c);
    c.expect(CLOSE_BRACKET, '`]`');
    return { kind: 'bogus', ...c.spanFrom(from) };
  }
  return parseOffset(c, from, symbol, false);
}

/** What is added to an address. */
function parseOffset(c: PtxCursor, from: number, symbol: PtxSymbol, generic: boolean): PtxOperand {
  if (c.kind() !== PLUS) {
    if (c.kind() === MINUS)
      c.error('expected `+` after a name; a negative offset is written `+-4`', c.spanFrom(from));
    else if (c.kind() !== BAR && PRECEDENCE.some((_, level) => operatorAt(c, level)))
      c.error('only a constant can be added to a name');
    return generic ? { kind: 'symaddr', symbol, offset: 0n, generic, ...c.spanFrom(from) } : symbol;
  }
  c.bump();
  const value = parseConstant(c);
  if (value.kind !== 'int' || symbol.selector !== '') {
    c.error(
      value.kind === 'int'
        ? `no offset can be added to \`${symbol.name}.${symbol.selector}\``
        : 'only an integer constant can be added to a name',
      c.spanFrom(from),
    );
    return { kind: 'bogus', ...c.spanFrom(from) };
  }
  return { kind: 'symaddr', symbol, offset: value.value, generic, ...c.spanFrom(from) };
}

function parseAddress(c: PtxCursor): PtxOperand {
  const from = c.at;
  c.bump();
  const items: PtxOperand[] = [];
  let offset = 0n;
  while (c.kind() !== CLOSE_BRACKET && c.kind() !== Tok.Eof && c.kind() !== SEMICOLON) {
    const before = c.at;
    let item = parseAddressItem(c, items.length === 0);
    if (item.kind === 'symaddr') {
      offset = item.offset;
      item = item.symbol;
      if (c.kind() === COMMA && items.length === 0)
        c.error('an address with coordinates has no offset');
    }
    items.push(item);
    if (c.at === before) c.bump();
    if (!c.eat(COMMA)) break;
    if (c.kind() === CLOSE_BRACKET) c.error('expected a name or a vector after `,`');
  }
  c.expect(CLOSE_BRACKET, '`]`');
  const { start, end, line } = c.spanFrom(from);
  return { kind: 'addr', items, offset, start, end, line };
}

/** The base of an address, or what comes after it: names and vectors of coordinates. */
function parseAddressItem(c: PtxCursor, first: boolean): PtxOperand {
  if (c.kind() === Tok.Word && c.word() !== WARP_SIZE) return parseNamed(c);
  if (!first && c.kind() === OPEN_BRACE) return parseVector(c);
  if (first) {
    const value = parseConstant(c);
    if (value.kind === 'float') c.error('an address is an integer', value);
    return value;
  }
  c.error('expected a name or a vector such as `{%r1, %r2}`');
  return { kind: 'bogus', ...c.here() };
}

function parseVector(c: PtxCursor): PtxOperand {
  const from = c.at;
  c.bump();
  const elements = parseOperandList(c, CLOSE_BRACE);
  for (const element of elements)
    if (element.kind === 'symaddr')
      c.error('an element of a vector is a name or a constant', element);
  c.expect(CLOSE_BRACE, '`}`');
  const { start, end, line } = c.spanFrom(from);
  return { kind: 'vec', elements, start, end, line };
}

/** Binary operators of constant expressions by rising precedence. */
const PRECEDENCE: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<=', '>=', '<', '>'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** A constant expression, of integers or of floating-point numbers. */
export function parseConstant(c: PtxCursor): PtxOperand {
  if (++c.depth > MAX_DEPTH) return tooDeep(c);
  try {
    return parseChoice(c);
  } finally {
    c.depth--;
  }
}

function parseChoice(c: PtxCursor): PtxOperand {
  const from = c.at;
  const condition = parseBinary(c, 0);
  if (c.kind() !== 63 /* ? */) return condition;
  c.bump();
  const yes = parseConstant(c);
  c.expect(58, '`:`');
  const no = parseConstant(c);
  for (const part of [condition, yes, no])
    if (part.kind !== 'int') {
      c.error('an integer constant is required here', part);
      return { kind: 'bogus', ...c.spanFrom(from) };
    }
  return condition.kind === 'int' && condition.value !== 0n ? yes : no;
}

function operatorAt(c: PtxCursor, level: number): string | undefined {
  const k = c.kind();
  // With a letter or digit behind it, `%` begins a name.
  if (k === Tok.Word)
    return level === PRECEDENCE.length - 1 && c.end() === c.start() + 1 && c.word() === '%'
      ? '%'
      : undefined;
  if (k < 33) return undefined;
  const two = c.kind(1) >= 33 && c.start(1) === c.end() ? String.fromCharCode(k, c.kind(1)) : '';
  for (const op of PRECEDENCE[level]!) {
    if (op.length === 2 ? two === op : op.charCodeAt(0) === k) {
      // `<` of `<<` belongs to the shift, `|` of `||` to the logical operator.
      if (op.length === 1 && (two === '<<' || two === '>>' || two === '||' || two === '&&'))
        continue;
      return op;
    }
  }
  return undefined;
}

function parseBinary(c: PtxCursor, level: number): PtxOperand {
  if (level >= PRECEDENCE.length) return parseUnary(c);
  const from = c.at;
  let left = parseBinary(c, level + 1);
  for (;;) {
    const op = operatorAt(c, level);
    if (op === undefined) return left;
    c.at += op.length === 2 ? 2 : 1;
    const right = parseBinary(c, level + 1);
    left = combine(c, op, left, right, c.spanFrom(from));
  }
}

function combine(
  c: PtxCursor,
  op: string,
  a: PtxOperand,
  b: PtxOperand,
  span: PtxSpan,
): PtxOperand {
  const bogus = (message: string): PtxOperand => {
    c.error(message, span);
    return { kind: 'bogus', ...span };
  };
  if (a.kind === 'int' && b.kind === 'int') {
    const value = foldInts(op, a.value, b.value);
    if (value !== undefined)
      return { kind: 'int', value, unsigned: a.unsigned || b.unsigned, ...span };
    return bogus('division by zero in a constant');
  }
  if (a.kind === 'float' && b.kind === 'float') {
    if (a.width === 32 || b.width === 32) return bogus(NO_OPERATORS);
    if (!FLOAT_OPERATORS.has(op)) return bogus(`\`${op}\` takes integers`);
    if (op === '/' && numberOf(b) === 0) return bogus('division by zero in a constant');
    return foldFloats(op, numberOf(a), numberOf(b), span);
  }
  if ((a.kind === 'int' || a.kind === 'float') && (b.kind === 'int' || b.kind === 'float'))
    return bogus('integers and floating-point numbers cannot be mixed in a constant');
  return { kind: 'bogus', ...span };
}

const NO_OPERATORS = 'a constant of 32 bits such as `0f3F800000` takes no operators';
const FLOAT_OPERATORS: ReadonlySet<string> = new Set('+ - * / < <= > >= == !='.split(' '));

function numberOf({ bits }: PtxFloat): number {
  scratch.setBigUint64(0, bits);
  return scratch.getFloat64(0);
}

function foldFloats(op: string, a: number, b: number, span: PtxSpan): PtxOperand {
  const truth = (v: boolean): PtxOperand => ({
    kind: 'int',
    value: v ? 1n : 0n,
    unsigned: false,
    ...span,
  });
  const compared = compare(op, a, b);
  if (compared !== undefined) return truth(compared);
  scratch.setFloat64(0, op === '+' ? a + b : op === '-' ? a - b : op === '*' ? a * b : a / b);
  return { kind: 'float', bits: scratch.getBigUint64(0), width: 64, ...span };
}

/** The answer of a comparison; undefined for another operator. */
function compare<T extends number | bigint>(op: string, a: T, b: T): boolean | undefined {
  switch (op) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    default:
      return undefined;
  }
}

function foldInts(op: string, a: bigint, b: bigint): bigint | undefined {
  const wrap = (v: bigint): bigint => (v > 0xffffffffffffffffn ? BigInt.asUintN(64, v) : v);
  const truth = (v: boolean): bigint => (v ? 1n : 0n);
  switch (op) {
    case '+':
      return wrap(a + b);
    case '-':
      return wrap(a - b);
    case '*':
      return wrap(a * b);
    case '/':
      return b === 0n ? undefined : a / b;
    case '%':
      return b === 0n ? undefined : a % b;
    case '<<':
      return BigInt.asUintN(64, a << (b & 63n));
    case '>>':
      return a >> (b & 63n);
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '&&':
      return truth(a !== 0n && b !== 0n);
    case '||':
      return truth(a !== 0n || b !== 0n);
  }
  const compared = compare(op, a, b);
  return compared === undefined ? undefined : truth(compared);
}

function parseUnary(c: PtxCursor): PtxOperand {
  const from = c.at;
  const op = c.kind();
  if (op === MINUS || op === PLUS || op === TILDE || op === BANG) {
    if (++c.depth > MAX_DEPTH) return tooDeep(c);
    c.bump();
    const inner = parseUnary(c);
    c.depth--;
    return applyUnary(c, op, inner, c.spanFrom(from));
  }
  return parsePrimary(c);
}

function applyUnary(c: PtxCursor, op: number, inner: PtxOperand, span: PtxSpan): PtxOperand {
  if (inner.kind === 'float' && inner.width === 32) {
    c.error(NO_OPERATORS, span);
    return { kind: 'bogus', ...span };
  }
  if (op === PLUS) return inner;
  if (inner.kind === 'int') {
    const v = inner.value;
    if (op === MINUS) return { ...inner, value: -v, ...span };
    if (op === BANG) return { ...inner, value: v === 0n ? 1n : 0n, ...span };
    return { ...inner, value: inner.unsigned ? BigInt.asUintN(64, ~v) : ~v, ...span };
  }
  if (inner.kind === 'float' && op === MINUS) {
    return { ...inner, bits: inner.bits ^ (1n << BigInt(inner.width - 1)), ...span };
  }
  if (inner.kind === 'float') c.error(`\`${String.fromCharCode(op)}\` takes integers`, span);
  return { kind: 'bogus', ...span };
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of token
function parsePrimary(c: PtxCursor): PtxOperand {
  const from = c.at;
  switch (c.kind()) {
    case Tok.Number: {
      const word = c.word();
      const number = parseNumber(word, c.here());
      if (!PLAIN.test(word) && !isNumber(word)) c.error(`\`${word}\` is no number`);
      c.bump();
      return number;
    }
    case Tok.Word: {
      const symbol = parseSymbol(c);
      if (symbol.name === WARP_SIZE)
        return { kind: 'int', value: 32n, unsigned: false, ...c.spanFrom(from) };
      c.error(
        `\`${symbol.name}\` cannot be part of an expression; only a constant after a name can, as in \`${symbol.name}+4\``,
        symbol,
      );
      return { kind: 'bogus', ...c.spanFrom(from) };
    }
    case Tok.Dot: {
      // `.5`
      if (!/^\.\d+(?:[eE]\d+)?$/.test(c.word())) break;
      const number = parseNumber(`0${c.word()}`, c.here());
      c.bump();
      return number;
    }
    case OPEN_PAREN: {
      c.bump();
      // A cast `(.s64) x` changes only the signedness of a folded value.
      if (c.kind() === Tok.Dot) {
        if (++c.depth > MAX_DEPTH) return tooDeep(c);
        const unsigned = c.word() === '.u64';
        if (!unsigned && c.word() !== '.s64')
          c.error('a constant is cast to `.s64` or `.u64` only');
        c.bump();
        c.expect(CLOSE_PAREN, '`)`');
        const value = parseUnary(c);
        c.depth--;
        if (value.kind === 'float') c.error('an integer constant is required here', value);
        if (value.kind !== 'int') return { kind: 'bogus', ...c.spanFrom(from) };
        const bits = unsigned ? BigInt.asUintN(64, value.value) : BigInt.asIntN(64, value.value);
        return { ...value, value: bits, unsigned };
      }
      const inner = parseConstant(c);
      c.expect(CLOSE_PAREN, '`)`');
      return inner;
    }
  }
  c.error('expected an operand');
  return { kind: 'bogus', ...c.here() };
}

const scratch = new DataView(new ArrayBuffer(8));

/** Integers in four radixes, bits of floating-point numbers, and those in decimal. */
const NUMBER =
  /^(?:0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|0[0-7]*U?|[1-9]\d*U?|0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\d*\.\d+(?:[eE][+-]?\d+)?)$/;

function isNumber(word: string): boolean {
  return NUMBER.test(word) && !/^0\d+$/.test(word.replace(/^0[0-7]*$/, ''));
}

/** Is this word of digits an integer? */
export function isIntegerWord(word: string): boolean {
  return isNumber(word) && !/^0[fFdD]/.test(word) && (/^0[xX]/.test(word) || !/[.eE]/.test(word));
}

/** What most numbers look like. */
const PLAIN = /^(?:0|[1-9]\d{0,14})$/;

/** A literal of any radix. An unreadable one becomes 0. */
function parseNumber(word: string, span: PtxSpan): PtxInt | PtxFloat {
  if (PLAIN.test(word)) {
    const { start, end, line } = span;
    return { kind: 'int', value: BigInt(Number(word)), unsigned: false, start, end, line };
  }
  const second = word.charCodeAt(1) | 32;
  if (word.charCodeAt(0) === 48 && (second === 102 || second === 100) && word.length > 2) {
    const width = second === 102 ? 32 : 64;
    const bits = BigInt.asUintN(width, digits(`0x${word.slice(2)}`));
    const { start, end, line } = span;
    return { kind: 'float', bits, width, start, end, line };
  }
  const isHex = word.charCodeAt(0) === 48 && second === 120;
  if (!isHex && /[.eE]/.test(word)) {
    scratch.setFloat64(0, Number(word));
    return { kind: 'float', bits: scratch.getBigUint64(0), width: 64, ...span };
  }
  const unsigned = /[uU]$/.test(word);
  let text = unsigned ? word.slice(0, -1) : word;
  if (/^0[0-7]+$/.test(text)) text = `0o${text.slice(1)}`;
  const { start, end, line } = span;
  return { kind: 'int', value: digits(text), unsigned, start, end, line };
}

function digits(text: string): bigint {
  try {
    return BigInt(text);
  } catch {
    return 0n;
  }
}

/** `= value` or `= { ... }`; the `=` has been read. */
export function parseInit(c: PtxCursor): PtxInit {
  if (c.kind() !== OPEN_BRACE) return parseInitValue(c);
  const from = c.at;
  if (++c.depth > MAX_DEPTH) return tooDeep(c);
  c.bump();
  const items: PtxInit[] = [];
  while (c.kind() !== CLOSE_BRACE && c.kind() !== Tok.Eof) {
    const before = c.at;
    items.push(parseInit(c));
    if (c.at === before) c.bump();
    if (!c.eat(COMMA)) break;
    if (c.kind() === CLOSE_BRACE) c.error('expected a value after `,`');
  }
  c.depth--;
  c.expect(CLOSE_BRACE, '`}`');
  return { kind: 'list', items, ...c.spanFrom(from) };
}

/**
 * A constant, an address `name+4` or `generic(name)+4`, one byte of an address `0xff00(name+4)`, or
 * a field of a texture: `addr_mode_0 = wrap`.
 */
function parseInitValue(c: PtxCursor): PtxInit {
  const from = c.at;
  if (c.kind() === Tok.Number && c.kind(1) === OPEN_PAREN) {
    const mask = parsePrimary(c);
    c.bump();
    const of = parseInitAddress(c);
    c.expect(CLOSE_PAREN, '`)`');
    if (mask.kind !== 'int' || of.kind !== 'symaddr') return { kind: 'bogus', ...c.spanFrom(from) };
    if (!isByteMask(mask.value)) c.error('the mask of an address selects one byte', mask);
    return { ...of, mask: mask.value, ...c.spanFrom(from) };
  }
  if (c.kind() !== Tok.Word || c.word() === WARP_SIZE) return parseConstant(c);
  if (c.kind(1) === 61 /* = */) {
    c.bump();
    c.bump();
    if (c.kind() === Tok.Word || c.kind() === Tok.Number) c.bump();
    else c.error('expected a value');
    return { kind: 'bogus', ...c.spanFrom(from) };
  }
  const of = parseInitAddress(c);
  // A name without an offset is itself.
  return of.kind === 'symaddr' && of.offset === 0n && !of.generic ? of.symbol : of;
}

/** `name`, `name+4`, `generic(name)+4`, always as an address. */
function parseInitAddress(c: PtxCursor): PtxOperand {
  const from = c.at;
  if (c.kind() !== Tok.Word) {
    c.error('expected a name');
    return { kind: 'bogus', ...c.here() };
  }
  let symbol = parseSymbol(c);
  const generic = symbol.name === 'generic' && c.kind() === OPEN_PAREN;
  if (generic) {
    c.bump();
    if (c.kind() !== Tok.Word) {
      c.error('expected a name');
      return { kind: 'bogus', ...c.here() };
    }
    symbol = parseSymbol(c);
    c.expect(CLOSE_PAREN, '`)`');
  }
  const of = parseOffset(c, from, symbol, generic);
  if (of.kind !== 'sym') return of;
  return { kind: 'symaddr', symbol, offset: 0n, generic, ...c.spanFrom(from) };
}

/** Is this `0xff`, moved by whole bytes? */
function isByteMask(mask: bigint): boolean {
  for (let at = 0n; at < 64n; at += 8n) if (mask === 0xffn << at) return true;
  return false;
}

/** `name` or `name+4`, for what is not an operand; undefined when there is none. */
export function parseNameOffset(c: PtxCursor): { symbol: PtxSymbol; offset: bigint } | undefined {
  const value = parseInitAddress(c);
  return value.kind === 'symaddr' ? value : undefined;
}

/** Contents of a string token. */
export function unquote(word: string): string {
  const inner = word.slice(1, word.endsWith('"') && word.length > 1 ? -1 : undefined);
  return inner.replace(/\\(.)/g, '$1');
}
