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
const MAX_DEPTH = LIMITS.assemblyExpression.limit;
/** Of a list; calls of functions with large parameters have the most. */
const MOST_OPERANDS = 4096;

/** One operand of an instruction, pairs `a|b` included. */
export function parseOperand(c: PtxCursor): PtxOperand {
  if (isPlain(c)) return parseSymbol(c);
  const from = c.at;
  const first = parseSimple(c);
  if (c.kind() !== BAR || first.kind === 'int') return first;
  c.bump();
  const second = parseSimple(c);
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
    c.word() !== 'WARP_SZ'
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
      case BANG: {
        const from = c.at;
        if (c.kind(1) !== Tok.Word) break;
        c.bump();
        const operand = parseSymbol(c);
        return { kind: 'not', operand, ...c.spanFrom(from) };
      }
      case MINUS: {
        if (c.kind(1) !== Tok.Word || c.text.charCodeAt(c.start(1)) !== 37 /* % */) break;
        const from = c.at;
        c.bump();
        const operand = parseSymbol(c);
        return { kind: 'neg', operand, ...c.spanFrom(from) };
      }
      case Tok.String: {
        const from = c.at;
        const value = unquote(c.word());
        c.bump();
        return { kind: 'string', value, ...c.spanFrom(from) };
      }
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

function parseAddress(c: PtxCursor): PtxOperand {
  const from = c.at;
  c.bump();
  const items: PtxOperand[] = [];
  let offset = 0n;
  while (c.kind() !== CLOSE_BRACKET && c.kind() !== Tok.Eof && c.kind() !== 59 /* ; */) {
    const before = c.at;
    let item = parseOperand(c);
    if (item.kind === 'symaddr' && !item.generic && item.mask === undefined) {
      offset = item.offset;
      item = item.symbol;
    }
    items.push(item);
    if (c.at === before) c.bump();
    if (!c.eat(COMMA)) break;
  }
  c.expect(CLOSE_BRACKET, '`]`');
  const { start, end, line } = c.spanFrom(from);
  return { kind: 'addr', items, offset, start, end, line };
}

function parseVector(c: PtxCursor): PtxOperand {
  const from = c.at;
  c.bump();
  const elements = parseOperandList(c, CLOSE_BRACE);
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

/** A constant expression, a symbol, or a symbol with an offset. */
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
  const condition = parseBinary(c, 2);
  if (c.kind() !== 63 /* ? */) return condition;
  c.bump();
  const yes = parseConstant(c);
  c.expect(58, '`:`');
  const no = parseConstant(c);
  if (condition.kind !== 'int') return { kind: 'bogus', ...c.spanFrom(from) };
  return condition.value !== 0n ? yes : no;
}

function operatorAt(c: PtxCursor, level: number): string | undefined {
  const k = c.kind();
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
    // A bar after a register separates two destinations, `%r1|%p1`, and is no operator.
    if (left.kind === 'sym' && c.kind() === BAR) return left;
    const op = operatorAt(c, level);
    if (op === undefined) return left;
    c.at += op.length;
    const right = parseBinary(c, level + 1);
    const whole = c.spanFrom(from);
    if (op === '-' && (left.kind === 'sym' || left.kind === 'symaddr') && right.kind === 'int')
      c.error('expected `+` behind a name; a negative offset is written `+-4`', whole);
    left = combine(op, left, right, whole);
    if (left.kind === 'bogus' && right.kind !== 'bogus')
      c.error('only a constant can be added to a name', right);
  }
}

function combine(op: string, a: PtxOperand, b: PtxOperand, span: PtxSpan): PtxOperand {
  if (a.kind === 'int' && b.kind === 'int') {
    const value = foldInts(op, a.value, b.value);
    if (value !== undefined)
      return { kind: 'int', value, unsigned: a.unsigned || b.unsigned, ...span };
  }
  if (a.kind === 'sym' && b.kind === 'int' && (op === '+' || op === '-')) {
    const offset = op === '+' ? b.value : -b.value;
    return { kind: 'symaddr', symbol: a, offset, generic: false, ...span };
  }
  if (a.kind === 'symaddr' && b.kind === 'int' && (op === '+' || op === '-')) {
    const offset = a.offset + (op === '+' ? b.value : -b.value);
    return { ...a, offset, ...span };
  }
  if (a.kind === 'int' && b.kind === 'sym' && op === '+') {
    return { kind: 'symaddr', symbol: b, offset: a.value, generic: false, ...span };
  }
  return { kind: 'bogus', ...span };
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
    case '<':
      return truth(a < b);
    case '<=':
      return truth(a <= b);
    case '>':
      return truth(a > b);
    case '>=':
      return truth(a >= b);
    case '==':
      return truth(a === b);
    case '!=':
      return truth(a !== b);
    case '&&':
      return truth(a !== 0n && b !== 0n);
    case '||':
      return truth(a !== 0n || b !== 0n);
  }
  return undefined;
}

function parseUnary(c: PtxCursor): PtxOperand {
  const from = c.at;
  const op = c.kind();
  if (op === MINUS || op === PLUS || op === TILDE || op === BANG) {
    if (++c.depth > MAX_DEPTH) return tooDeep(c);
    c.bump();
    const inner = parseUnary(c);
    c.depth--;
    return applyUnary(op, inner, c.spanFrom(from));
  }
  return parsePrimary(c);
}

function applyUnary(op: number, inner: PtxOperand, span: PtxSpan): PtxOperand {
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
  return { kind: 'bogus', ...span };
}

function parsePrimary(c: PtxCursor): PtxOperand {
  const from = c.at;
  switch (c.kind()) {
    case Tok.Number: {
      const word = c.word();
      const number = parseNumber(word, c.here());
      if (!PLAIN.test(word) && !isNumber(word)) c.error(`\`${word}\` is no number`);
      c.bump();
      // `0xff00(sym)` takes one byte of an address.
      if (c.kind() === OPEN_PAREN && number.kind === 'int' && c.start() === c.lastEnd()) {
        c.bump();
        const of = parseConstant(c);
        c.expect(CLOSE_PAREN, '`)`');
        return addressOf(of, c.spanFrom(from), false, number.value);
      }
      return number;
    }
    case Tok.Word: {
      const symbol = parseSymbol(c);
      if (symbol.name === 'WARP_SZ')
        return { kind: 'int', value: 32n, unsigned: false, ...c.spanFrom(from) };
      if ((symbol.name === 'generic' || symbol.name === 'mask') && c.kind() === OPEN_PAREN) {
        c.bump();
        const of = parseConstant(c);
        c.expect(CLOSE_PAREN, '`)`');
        return addressOf(of, c.spanFrom(from), symbol.name === 'generic');
      }
      return symbol;
    }
    case OPEN_PAREN: {
      c.bump();
      // A cast `(.s64) x` changes only the signedness of a folded value.
      if (c.kind() === Tok.Dot) {
        if (++c.depth > MAX_DEPTH) return tooDeep(c);
        const unsigned = c.word() === '.u64';
        c.bump();
        c.expect(CLOSE_PAREN, '`)`');
        const value = parseUnary(c);
        c.depth--;
        if (value.kind !== 'int') return value;
        const bits = unsigned ? BigInt.asUintN(64, value.value) : BigInt.asIntN(64, value.value);
        return { ...value, value: bits, unsigned };
      }
      const inner = parseConstant(c);
      c.expect(CLOSE_PAREN, '`)`');
      return inner;
    }
    default: {
      c.error('expected an operand');
      return { kind: 'bogus', ...c.here() };
    }
  }
}

function addressOf(of: PtxOperand, span: PtxSpan, generic: boolean, mask?: bigint): PtxOperand {
  const extra = mask === undefined ? {} : { mask };
  if (of.kind === 'sym')
    return { kind: 'symaddr', symbol: of, offset: 0n, generic, ...extra, ...span };
  if (of.kind === 'symaddr') return { ...of, generic: generic || of.generic, ...extra, ...span };
  return { kind: 'bogus', ...span };
}

const scratch = new DataView(new ArrayBuffer(8));

/** Integers in four radixes, bits of floating-point numbers, and those in decimal. */
const NUMBER =
  /^(?:0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|0[0-7]*U?|[1-9]\d*U?|0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|\d+\.?\d*(?:[eE][+-]?\d+)?|\d*\.\d+(?:[eE][+-]?\d+)?)$/;

function isNumber(word: string): boolean {
  return NUMBER.test(word) && !/^0\d+$/.test(word.replace(/^0[0-7]*$/, ''));
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
  if (c.kind() === Tok.String) return parseOperand(c);
  if (c.kind() !== OPEN_BRACE) return parseConstant(c);
  const from = c.at;
  if (++c.depth > MAX_DEPTH) return tooDeep(c);
  c.bump();
  const items: PtxInit[] = [];
  while (c.kind() !== CLOSE_BRACE && c.kind() !== Tok.Eof) {
    const before = c.at;
    items.push(parseInit(c));
    if (c.at === before) c.bump();
    if (!c.eat(COMMA)) break;
  }
  c.depth--;
  c.expect(CLOSE_BRACE, '`}`');
  return { kind: 'list', items, ...c.spanFrom(from) };
}

/** Contents of a string token. */
export function unquote(word: string): string {
  const inner = word.slice(1, word.endsWith('"') && word.length > 1 ? -1 : undefined);
  return inner.replace(/\\(.)/g, '$1');
}
