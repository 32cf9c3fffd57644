/**
 * Affine maps and sets: `(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2)`, `(d0) : (d0 - 1 >= 0)`, read
 * from their text or in the form that `affine.load` and its kin have, with values in them.
 */
import type { Parser } from './parser.ts';
import { Scanner } from './scanner.ts';
import type { Use } from './tree.ts';

export type AffineOperator = '+' | '*' | 'mod' | 'floordiv' | 'ceildiv';

export type AffineExpr =
  | { readonly kind: 'constant'; readonly value: bigint }
  | { readonly kind: 'dim'; readonly index: number }
  | { readonly kind: 'symbol'; readonly index: number }
  | {
      readonly kind: AffineOperator;
      readonly left: AffineExpr;
      readonly right: AffineExpr;
    };

export interface AffineMap {
  readonly dims: number;
  readonly symbols: number;
  readonly results: readonly AffineExpr[];
}

export interface AffineSet {
  readonly dims: number;
  readonly symbols: number;
  /** Each is zero, or not less than zero. */
  readonly constraints: readonly { readonly expr: AffineExpr; readonly equal: boolean }[];
}

/** The text is no map, or one that is too long. */
class NoMap extends Error {}

/** Numbers, names, signs and parentheses of one expression: what follows recurs into its tree. */
const MOST_FACTORS = 1000;

/** How many of them an expression may still have. */
interface Room {
  left: number;
}

/** What names and values in an expression are. */
type Names = (reading: Reading) => AffineExpr | undefined;

interface Reading {
  readonly scanner: Scanner;
}

const constant = (value: bigint): AffineExpr => ({ kind: 'constant', value });
const times = (left: AffineExpr, right: AffineExpr): AffineExpr =>
  left.kind === 'constant' && right.kind === 'constant'
    ? constant(left.value * right.value)
    : { kind: '*', left, right };
const plus = (left: AffineExpr, right: AffineExpr): AffineExpr =>
  left.kind === 'constant' && right.kind === 'constant'
    ? constant(left.value + right.value)
    : { kind: '+', left, right };

const at = ({ scanner }: Reading, text: string): boolean => scanner.token.text === text;

function accept(reading: Reading, text: string): boolean {
  if (!at(reading, text)) return false;
  reading.scanner.next();
  return true;
}

function expect(reading: Reading, text: string): void {
  if (!accept(reading, text)) throw new NoMap();
}

function expression(
  reading: Reading,
  names: Names,
  room: Room = { left: MOST_FACTORS },
): AffineExpr {
  let left = product(reading, names, room);
  for (;;) {
    if (accept(reading, '+')) left = plus(left, product(reading, names, room));
    else if (accept(reading, '-'))
      left = plus(left, times(constant(-1n), product(reading, names, room)));
    else return left;
  }
}

function product(reading: Reading, names: Names, room: Room): AffineExpr {
  let left = factor(reading, names, room);
  for (;;) {
    if (accept(reading, '*')) left = times(left, factor(reading, names, room));
    else if (at(reading, 'mod') || at(reading, 'floordiv') || at(reading, 'ceildiv')) {
      const kind = reading.scanner.next().text as 'mod' | 'floordiv' | 'ceildiv';
      left = { kind, left, right: factor(reading, names, room) };
    } else return left;
  }
}

function factor(reading: Reading, names: Names, room: Room): AffineExpr {
  if (--room.left < 0) throw new NoMap();
  const { scanner } = reading;
  if (accept(reading, '-')) return times(constant(-1n), factor(reading, names, room));
  if (accept(reading, '(')) {
    const inner = expression(reading, names, room);
    expect(reading, ')');
    return inner;
  }
  if (scanner.token.kind === 'integer') return constant(BigInt(scanner.next().text));
  const found = names(reading);
  if (found === undefined) throw new NoMap();
  return found;
}

/** `(d0, d1)` */
function nameList(reading: Reading, open: string, close: string): string[] {
  if (!accept(reading, open)) return [];
  const out: string[] = [];
  while (!at(reading, close)) {
    out.push(reading.scanner.next().text);
    if (!accept(reading, ',')) break;
  }
  expect(reading, close);
  return out;
}

function list<T>(reading: Reading, item: () => T): T[] {
  expect(reading, '(');
  const out: T[] = [];
  while (!at(reading, ')')) {
    out.push(item());
    if (!accept(reading, ',')) break;
  }
  expect(reading, ')');
  return out;
}

function header(reading: Reading): { dims: string[]; symbols: string[]; names: Names } {
  const dims = nameList(reading, '(', ')');
  const symbols = nameList(reading, '[', ']');
  const names: Names = ({ scanner }) => {
    const { text } = scanner.token;
    const dim = dims.indexOf(text);
    const symbol = symbols.indexOf(text);
    if (dim < 0 && symbol < 0) return undefined;
    scanner.next();
    return dim >= 0 ? { kind: 'dim', index: dim } : { kind: 'symbol', index: symbol };
  };
  return { dims, symbols, names };
}

function attempt<T>(text: string, word: string, read: (reading: Reading) => T): T | undefined {
  const body = new RegExp(`^\\s*${word}<([\\s\\S]*)>\\s*$`).exec(text)?.[1];
  if (body === undefined) return undefined;
  try {
    return read({ scanner: new Scanner(body) });
  } catch (error) {
    if (error instanceof NoMap) return undefined;
    throw error;
  }
}

/** Of the text `affine_map<...>`; undefined for what is none. */
export function parseMap(text: string): AffineMap | undefined {
  return attempt(text, 'affine_map', (reading) => {
    const { dims, symbols, names } = header(reading);
    expect(reading, '->');
    const results = list(reading, () => expression(reading, names));
    return { dims: dims.length, symbols: symbols.length, results };
  });
}

/** Of the text `affine_set<...>`; undefined for what is none. */
export function parseSet(text: string): AffineSet | undefined {
  return attempt(text, 'affine_set', (reading) => {
    const { dims, symbols, names } = header(reading);
    expect(reading, ':');
    const constraints = list(reading, () => {
      const left = expression(reading, names);
      const isEqual = at(reading, '=');
      const isLess = at(reading, '<');
      if (!isEqual && !isLess && !at(reading, '>')) throw new NoMap();
      reading.scanner.next();
      expect(reading, '=');
      const right = expression(reading, names);
      const [a, b] = isLess ? [right, left] : [left, right];
      return { expr: plus(a, times(constant(-1n), b)), equal: isEqual };
    });
    return { dims: dims.length, symbols: symbols.length, constraints };
  });
}

/** `[%i + 1, symbol(%n)]`: a map with the values in it, which become its operands. */
export function readMapOfValues(
  parser: Parser,
  open: '[' | '(' | undefined,
): { map: AffineMap; dims: Use[]; symbols: Use[] } {
  const close = open === '[' ? ']' : ')';
  const dims: Use[] = [];
  const symbols: Use[] = [];
  const find = (uses: Use[], use: Use): number => {
    const old = uses.findIndex(({ name, index }) => name === use.name && index === use.index);
    return old >= 0 ? old : uses.push(use) - 1;
  };
  const names: Names = () => {
    if (parser.atOperand()) return { kind: 'dim', index: find(dims, parser.operand()) };
    if (!parser.at('symbol')) return undefined;
    parser.next();
    parser.expect('(');
    const use = parser.operand();
    parser.expect(')');
    return { kind: 'symbol', index: find(symbols, use) };
  };
  const read = (): AffineExpr => {
    try {
      return expression(parser, names);
    } catch (error) {
      if (error instanceof NoMap) parser.fail('expected an affine expression');
      throw error;
    }
  };
  let results: AffineExpr[];
  if (open === undefined) results = [read()];
  else {
    parser.expect(open);
    results = parser.list(close, read);
  }
  return { map: { dims: dims.length, symbols: symbols.length, results }, dims, symbols };
}

function exprText(expr: AffineExpr): string {
  switch (expr.kind) {
    case 'constant':
      return String(expr.value);
    case 'dim':
      return `d${expr.index}`;
    case 'symbol':
      return `s${expr.index}`;
    default:
      return `(${exprText(expr.left)} ${expr.kind} ${exprText(expr.right)})`;
  }
}

/** As an attribute's text, which `parseMap` reads again. */
export function mapText({ dims, symbols, results }: AffineMap): string {
  const names = (letter: string, count: number): string =>
    Array.from({ length: count }, (_, i) => `${letter}${i}`).join(', ');
  const own = symbols === 0 ? '' : `[${names('s', symbols)}]`;
  return `affine_map<(${names('d', dims)})${own} -> (${results.map(exprText).join(', ')})>`;
}

/** The map that gives its first numbers back, those that count. */
export function minorIdentity(dims: number, results: number): AffineMap {
  return {
    dims,
    symbols: 0,
    results: Array.from({ length: results }, (_, i) => ({
      kind: 'dim',
      index: dims - results + i,
    })),
  };
}

/** The number of the dimension that each result is, `undefined` for constants; or nothing. */
export function projection(map: AffineMap): (number | undefined)[] | undefined {
  const out: (number | undefined)[] = [];
  for (const expr of map.results) {
    if (expr.kind === 'dim') out.push(expr.index);
    else if (expr.kind === 'constant' && expr.value === 0n) out.push(undefined);
    else return undefined;
  }
  return out;
}

/**
 * Strides and offset of the layout that a map is, undefined standing for what symbols say;
 * undefined for maps that are no sum of multiples.
 */
export function stridesOfMap(map: AffineMap):
  | {
      readonly strides: readonly (number | undefined)[];
      readonly offset: number | undefined;
    }
  | undefined {
  const [only, ...more] = map.results;
  if (only === undefined || more.length > 0) return undefined;
  const strides: (number | undefined)[] = new Array<number>(map.dims).fill(0);
  let offset: number | undefined = 0;
  const addTo = (old: number | undefined, more: number | undefined): number | undefined =>
    old === undefined || more === undefined ? undefined : old + more;
  const visit = (expr: AffineExpr, factor: number | undefined): boolean => {
    switch (expr.kind) {
      case 'constant':
        offset = addTo(offset, factor === undefined ? undefined : factor * Number(expr.value));
        return true;
      case 'symbol':
        offset = undefined;
        return true;
      case 'dim':
        strides[expr.index] = addTo(strides[expr.index], factor);
        return true;
      case '+':
        return visit(expr.left, factor) && visit(expr.right, factor);
      case '*': {
        const [left, right] = [expr.left, expr.right];
        const [by, rest] =
          left.kind === 'dim' || right.kind !== 'dim' ? [right, left] : [left, right];
        if (by.kind === 'constant')
          return visit(rest, factor === undefined ? undefined : factor * Number(by.value));
        return by.kind === 'symbol' && visit(rest, undefined);
      }
      default:
        return false;
    }
  };
  return visit(only, 1) ? { strides, offset } : undefined;
}
