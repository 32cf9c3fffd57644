/** The `affine` dialect: loops and accesses whose numbers are maps of others. */
import { append } from '../../base/index.ts';

import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { countedLoop, nestedLoops, type Range } from '../lower/loops.ts';
import { add, addressOf, indicesOf, loadFrom, memrefOf, mul, storeTo } from '../lower/memref.ts';
import {
  type AffineExpr,
  type AffineMap,
  type AffineSet,
  mapText,
  minorIdentity,
  parseMap,
  parseSet,
  readMapOfValues,
} from '../syntax/affine.ts';
import { type Attribute, integerOf, integersOf } from '../syntax/attributes.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op, Use } from '../syntax/tree.ts';
import { INDEX, type Type } from '../syntax/types.ts';
import { ATOMIC_KINDS } from './atomic-kinds.ts';
import { assignments, flat, resultList, split } from './control.ts';
import { readPrefetchOptions } from './prefetch.ts';
import { ATOMIC_OPS } from './reductions.ts';
import { noneHeld, type OpTable, returned } from './row.ts';

type Argument = ReturnType<Parser['argument']>;

const asAttribute = (map: AffineMap): Attribute => ({ kind: 'other', text: mapText(map) });

// ---- forms --------------------------------------------------------------------------------------

/** `(%i)[%n]` behind a map: its dimensions and symbols. */
function mapOperands(parser: Parser): Use[] {
  parser.expect('(');
  const uses = parser.list(')', () => parser.operand());
  if (parser.accept('['))
    append(
      uses,
      parser.list(']', () => parser.operand()),
    );
  for (const use of uses) use.type = INDEX;
  return uses;
}

function mapAttribute(parser: Parser): Attribute {
  const attr = parser.attribute();
  if (attr.kind !== 'other') parser.fail('expected an affine map');
  return attr;
}

/** `3`, `%n`, `symbol(%n)`, `max affine_map<...>(%i)`. */
function bound(parser: Parser, word: 'max' | 'min'): { map: Attribute; uses: Use[] } {
  parser.accept(word);
  const { token } = parser;
  if (token.kind === 'hash' || parser.at('affine_map')) {
    const map = mapAttribute(parser);
    return { map, uses: mapOperands(parser) };
  }
  const { map, dims, symbols } = readMapOfValues(parser, undefined);
  for (const use of [...dims, ...symbols]) use.type = INDEX;
  return { map: asAttribute(map), uses: [...dims, ...symbols] };
}

function segments(op: Op, sizes: readonly number[]): void {
  const values = sizes.map((size) => BigInt(size));
  op.attrs.set('operandSegmentSizes', { kind: 'numbers', element: INDEX, values });
}

const readFor: OpReader = (parser, op) => {
  const index = parser.argument();
  index.type = INDEX;
  parser.expect('=');
  const lower = bound(parser, 'max');
  parser.expect('to');
  const upper = bound(parser, 'min');
  let step = 1n;
  if (parser.accept('step')) step = parser.wholeNumber();
  let loop: { args: Argument[]; inits: Use[] } = { args: [], inits: [] };
  let results: Type[] = [];
  if (parser.accept('iter_args')) {
    loop = assignments(parser);
    results = resultList(parser);
    if (results.length !== loop.args.length)
      parser.fail(`expected ${loop.args.length} types of results, found ${results.length}`);
  }
  loop.args.forEach((arg, i) => {
    arg.type = results[i]!;
    loop.inits[i]!.type = results[i]!;
  });
  append(op.operands, lower.uses);
  append(op.operands, upper.uses);
  append(op.operands, loop.inits);
  segments(op, [lower.uses.length, upper.uses.length, loop.inits.length]);
  op.attrs.set('lowerBoundMap', lower.map);
  op.attrs.set('upperBoundMap', upper.map);
  op.attrs.set('step', { kind: 'integer', value: step, type: INDEX });
  parser.region(op, [index, ...loop.args]);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

const readIf: OpReader = (parser, op) => {
  op.attrs.set('condition', parser.attribute());
  append(op.operands, mapOperands(parser));
  const results = resultList(parser);
  parser.region(op);
  if (parser.accept('else')) parser.region(op);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

const readApply: OpReader = (parser, op) => {
  op.attrs.set('map', mapAttribute(parser));
  append(op.operands, mapOperands(parser));
  parser.attributes(op);
  parser.resultTypes(op, [INDEX]);
};

/** `%m[%i + 1]` */
function access(parser: Parser, op: Op): Use {
  const memref = parser.operand();
  const { map, dims, symbols } = readMapOfValues(parser, '[');
  for (const use of [...dims, ...symbols]) use.type = INDEX;
  append(op.operands, [memref, ...dims, ...symbols]);
  op.attrs.set('map', asAttribute(map));
  return memref;
}

const elementOf = (type: Type): Type =>
  type.kind === 'memref' ? type.element : { kind: 'unknown' };

const readLoad =
  (isVector: boolean): OpReader =>
  (parser, op) => {
    const memref = access(parser, op);
    parser.attributes(op);
    parser.expect(':');
    memref.type = parser.type();
    if (isVector) parser.expect(',');
    parser.resultTypes(op, [isVector ? parser.type() : elementOf(memref.type)]);
  };

const readStore =
  (isVector: boolean): OpReader =>
  (parser, op) => {
    const value = parser.operand();
    op.operands.push(value);
    parser.expect(',');
    const memref = access(parser, op);
    parser.attributes(op);
    parser.expect(':');
    memref.type = parser.type();
    if (isVector) parser.expect(',');
    value.type = isVector ? parser.type() : elementOf(memref.type);
    parser.resultTypes(op, []);
  };

const readPrefetch: OpReader = (parser, op) => {
  const memref = access(parser, op);
  readPrefetchOptions(parser, op, memref);
};

/** `(0, min(%a, %b))`: a map with all results, and how many belong to each place. */
function boundList(
  parser: Parser,
  word: 'max' | 'min',
): { map: AffineMap; groups: bigint[]; uses: Use[] } {
  const results: AffineExpr[] = [];
  const groups: bigint[] = [];
  const uses: Use[] = [];
  const shift = (expr: AffineExpr, places: readonly number[]): AffineExpr => {
    if (expr.kind === 'dim') return { kind: 'dim', index: places[expr.index]! };
    if (expr.kind === 'constant' || expr.kind === 'symbol') return expr;
    return { ...expr, left: shift(expr.left, places), right: shift(expr.right, places) };
  };
  const take = (found: ReturnType<typeof readMapOfValues>): void => {
    const all = [...found.dims, ...found.symbols];
    const places = all.map((use) => uses.push(use) - 1);
    const asDims = (expr: AffineExpr): AffineExpr =>
      expr.kind === 'symbol'
        ? { kind: 'dim', index: found.dims.length + expr.index }
        : 'left' in expr
          ? { ...expr, left: asDims(expr.left), right: asDims(expr.right) }
          : expr;
    for (const expr of found.map.results) results.push(shift(asDims(expr), places));
    groups.push(BigInt(found.map.results.length));
  };
  parser.expect('(');
  parser.list(')', () => {
    take(readMapOfValues(parser, parser.accept(word) ? '(' : undefined));
  });
  for (const use of uses) use.type = INDEX;
  return { map: { dims: uses.length, symbols: 0, results }, groups, uses };
}

const readParallel: OpReader = (parser, op) => {
  parser.expect('(');
  const args = parser.list(')', () => parser.argument());
  for (const arg of args) arg.type = INDEX;
  parser.expect('=');
  const lower = boundList(parser, 'max');
  parser.expect('to');
  const upper = boundList(parser, 'min');
  let steps = args.map(() => 1n);
  if (parser.accept('step')) {
    parser.expect('(');
    steps = parser.list(')', () => parser.wholeNumber());
  }
  if (parser.accept('reduce')) {
    parser.expect('(');
    const items = parser.list(')', () => parser.attribute());
    op.attrs.set('reductions', { kind: 'array', items });
  }
  const results = resultList(parser);
  append(op.operands, lower.uses);
  append(op.operands, upper.uses);
  op.attrs.set('lowerBoundsMap', asAttribute(lower.map));
  op.attrs.set('upperBoundsMap', asAttribute(upper.map));
  const numbers = (values: readonly bigint[]): Attribute => ({
    kind: 'numbers',
    element: INDEX,
    values,
  });
  op.attrs.set('lowerBoundsGroups', numbers(lower.groups));
  op.attrs.set('upperBoundsGroups', numbers(upper.groups));
  op.attrs.set('steps', numbers(steps));
  parser.region(op, args);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

// ---- numbers ------------------------------------------------------------------------------------

/** An expression of values of 64 bits. */
function exprValue(
  cx: FnCx,
  expr: AffineExpr,
  dims: readonly MirValue[],
  symbols: readonly MirValue[],
): MirValue {
  const { b } = cx;
  if (expr.kind === 'constant') return cx.i64(BigInt.asUintN(64, expr.value));
  if (expr.kind === 'dim') return dims[expr.index]!;
  if (expr.kind === 'symbol') return symbols[expr.index]!;
  const left = exprValue(cx, expr.left, dims, symbols);
  const right = exprValue(cx, expr.right, dims, symbols);
  const two = (
    name: 'int.sub' | 'int.add' | 'int.sdiv' | 'int.srem',
    x: MirValue,
    y: MirValue,
  ): MirValue => b.value(name, [x, y], 'i64');
  const [zero, one, minus] = [cx.i64(0), cx.i64(1), cx.i64((1n << 64n) - 1n)];
  switch (expr.kind) {
    case '+':
      return add(cx, left, right);
    case '*':
      return mul(cx, left, right);
    case 'mod': {
      const rest = two('int.srem', left, right);
      return b.value(
        'select',
        [b.icmp('slt', rest, zero), two('int.add', rest, right), rest],
        'i64',
      );
    }
    case 'floordiv': {
      const negative = b.icmp('slt', left, zero);
      const flipped = b.value('select', [negative, two('int.sub', minus, left), left], 'i64');
      const quotient = two('int.sdiv', flipped, right);
      return b.value('select', [negative, two('int.sub', minus, quotient), quotient], 'i64');
    }
    case 'ceildiv': {
      const low = b.icmp('sle', left, zero);
      const flipped = b.value(
        'select',
        [low, two('int.sub', zero, left), two('int.sub', left, one)],
        'i64',
      );
      const quotient = two('int.sdiv', flipped, right);
      return b.value(
        'select',
        [low, two('int.sub', zero, quotient), two('int.add', quotient, one)],
        'i64',
      );
    }
  }
}

function mapOf(cx: FnCx, op: Op, name: string): AffineMap {
  const attr = op.attrs.get(name);
  const map = attr?.kind === 'other' ? parseMap(attr.text) : undefined;
  return map ?? cx.unsupported('this form of a map', cx.nameOf(op));
}

/** The results of a map of operands. */
function results(cx: FnCx, op: Op, map: AffineMap, uses: readonly Use[]): MirValue[] {
  const values = indicesOf(cx, uses);
  if (values.length !== map.dims + map.symbols)
    cx.unsupported('another number of operands than the map has', cx.nameOf(op));
  const [dims, symbols] = [values.slice(0, map.dims), values.slice(map.dims)];
  return map.results.map((expr) => exprValue(cx, expr, dims, symbols));
}

function most(
  cx: FnCx,
  op: Op,
  values: readonly MirValue[],
  name: 'int.smax' | 'int.smin',
): MirValue {
  const [first, ...rest] = values;
  if (first === undefined) return cx.unsupported('a map without results', cx.nameOf(op));
  return rest.reduce((a, b) => cx.b.value(name, [a, b], 'i64'), first);
}

/** The operands of each bound, by `operandSegmentSizes`, else by their maps. */
function lowerFor(cx: FnCx, op: Op): void {
  const [low, high] = [mapOf(cx, op, 'lowerBoundMap'), mapOf(cx, op, 'upperBoundMap')];
  const first = low.dims + low.symbols;
  const second = first + high.dims + high.symbols;
  const region = op.regions[0];
  const body = region?.blocks[0];
  if (body === undefined) throw cx.problem('a loop without a body', cx.nameOf(op));
  const step = integerOf(op.attrs.get('step')) ?? 1n;
  const range: Range = {
    lower: most(cx, op, results(cx, op, low, op.operands.slice(0, first)), 'int.smax'),
    upper: most(cx, op, results(cx, op, high, op.operands.slice(first, second)), 'int.smin'),
    step: cx.i64(step),
  };
  const inits = op.operands.slice(second);
  const counts = inits.map((use) => cx.of(use).length);
  const out = countedLoop(cx, range, flat(cx, inits), (index, carried) => {
    cx.define(body.args[0]!, [index]);
    split(carried, counts).forEach((parts, i) => {
      cx.define(body.args[i + 1]!, parts);
    });
    return flat(cx, cx.inline(region, op)?.operands ?? []);
  });
  split(out, counts).forEach((parts, i) => {
    cx.result(op, parts, i);
  });
}

function lowerIf(cx: FnCx, op: Op): void {
  const attr = op.attrs.get('condition');
  const set: AffineSet | undefined = attr?.kind === 'other' ? parseSet(attr.text) : undefined;
  if (set === undefined) throw cx.problem('this form of a set', cx.nameOf(op));
  const values = indicesOf(cx, op.operands);
  const [dims, symbols] = [values.slice(0, set.dims), values.slice(set.dims)];
  const tests = set.constraints.map(({ expr, equal }) =>
    cx.b.icmp(equal ? 'eq' : 'sge', exprValue(cx, expr, dims, symbols), cx.i64(0)),
  );
  const cond = tests.reduce((a, b) => cx.b.value('int.and', [a, b], 'i1'), cx.b.int('i1', 1));
  cx.branches(op, cond);
}

const at = (cx: FnCx, op: Op, from: number): MirValue[] =>
  results(cx, op, mapOf(cx, op, 'map'), op.operands.slice(from));

const lowerLoad = (cx: FnCx, op: Op): void => {
  const memref = memrefOf(cx, op, op.operands[0]);
  const type = op.results[0]?.type ?? memref.type.element;
  cx.result(
    op,
    loadFrom(
      cx,
      op,
      type,
      addressOf(cx, op, memref, at(cx, op, 1)),
      alignOf(cx, op, memref.type.element),
    ),
  );
};

const lowerStore = (cx: FnCx, op: Op): void => {
  const memref = memrefOf(cx, op, op.operands[1]);
  const type = cx.typeOf(op.operands[0]);
  const ptr = addressOf(cx, op, memref, at(cx, op, 2));
  storeTo(cx, op, type, ptr, cx.of(op.operands[0]), alignOf(cx, op, memref.type.element));
};

/** Vectors of elements are aligned as one of them. */
function alignOf(cx: FnCx, op: Op, element: Type): number {
  return cx.memory(op, element).align;
}

function lowerParallel(cx: FnCx, op: Op): void {
  noneHeld(cx, op);
  const [low, high] = [mapOf(cx, op, 'lowerBoundsMap'), mapOf(cx, op, 'upperBoundsMap')];
  const first = low.dims + low.symbols;
  const lows = results(cx, op, low, op.operands.slice(0, first));
  const highs = results(cx, op, high, op.operands.slice(first));
  const steps = integersOf(op.attrs.get('steps')) ?? [];
  const groups = (name: string): number[] => (integersOf(op.attrs.get(name)) ?? []).map(Number);
  const lowers = split(lows, groups('lowerBoundsGroups')).map((one) =>
    most(cx, op, one, 'int.smax'),
  );
  const uppers = split(highs, groups('upperBoundsGroups')).map((one) =>
    most(cx, op, one, 'int.smin'),
  );
  const region = op.regions[0];
  const body = region?.blocks[0];
  if (body === undefined || lowers.length !== steps.length || uppers.length !== steps.length)
    throw cx.problem('a loop without its bounds', cx.nameOf(op));
  const kinds = op.attrs.get('reductions');
  const items = kinds?.kind === 'array' ? kinds.items : [];
  const inits = op.results.map(({ type }, i) => {
    const [part] = cx.parts(type, op);
    const step = ATOMIC_OPS[reductionWord(items[i])];
    const identity = step?.identity(cx, part!);
    return identity ?? cx.unsupported('a reduction of this kind', cx.nameOf(op));
  });
  const ranges = steps.map((step, i) => ({
    lower: lowers[i]!,
    upper: uppers[i]!,
    step: cx.i64(step),
  }));
  const out = nestedLoops(cx, ranges, inits, (indices, carried) => {
    indices.forEach((index, i) => {
      cx.define(body.args[i]!, [index]);
    });
    const given = flat(cx, cx.inline(region, op)?.operands ?? []);
    return carried.map((sum, i) =>
      ATOMIC_OPS[reductionWord(items[i])]!.combine(cx, sum, given[i]!),
    );
  });
  out.forEach((part, i) => {
    cx.result(op, [part], i);
  });
}

function reductionWord(attr: Attribute | undefined): string {
  if (attr?.kind === 'string') return attr.value;
  return attr?.kind === 'integer' ? (ATOMIC_KINDS[Number(attr.value)] ?? '') : '';
}

/** Numbers of an index in a mixed base, the last one fastest. */
function basis(cx: FnCx, op: Op, uses: readonly Use[]): MirValue[] {
  let next = 0;
  const values = indicesOf(cx, uses);
  return (integersOf(op.attrs.get('static_basis')) ?? []).map((value) =>
    value === -(1n << 63n) ? values[next++]! : cx.i64(value),
  );
}

function lowerDelinearize(cx: FnCx, op: Op): void {
  let sizes = basis(cx, op, op.operands.slice(1));
  if (sizes.length === op.results.length) sizes = sizes.slice(1);
  let [rest] = indicesOf(cx, op.operands.slice(0, 1));
  const div: AffineExpr = {
    kind: 'floordiv',
    left: { kind: 'dim', index: 0 },
    right: { kind: 'dim', index: 1 },
  };
  for (let i = op.results.length - 1; i > 0; i--) {
    const pair = [rest!, sizes[i - 1]!];
    cx.result(op, [exprValue(cx, { ...div, kind: 'mod' }, pair, [])], i);
    rest = exprValue(cx, div, pair, []);
  }
  cx.result(op, [rest!], 0);
}

function lowerLinearize(cx: FnCx, op: Op): void {
  const counts = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number);
  const sizes = integersOf(op.attrs.get('static_basis'))?.length ?? 0;
  const count = counts?.[0] ?? op.operands.length - sizes;
  const indices = indicesOf(cx, op.operands.slice(0, count));
  const all = basis(cx, op, op.operands.slice(count));
  const own = all.slice(all.length - (indices.length - 1));
  let sum = indices[0]!;
  for (let i = 1; i < indices.length; i++) sum = add(cx, mul(cx, sum, own[i - 1]!), indices[i]!);
  cx.result(op, [sum]);
}

/** The identity map, where an access in the generic form has none. */
export function accessMap(op: Op, rank: number): AffineMap {
  const attr = op.attrs.get('map');
  return (attr?.kind === 'other' ? parseMap(attr.text) : undefined) ?? minorIdentity(rank, rank);
}

const extreme = (name: 'int.smax' | 'int.smin'): OpTable[string] => ({
  read: readApply,
  lower: (cx, op) => cx.result(op, [most(cx, op, at(cx, op, 0), name)]),
});

export const AFFINE: OpTable = {
  'affine.for': { read: readFor, lower: lowerFor },
  'affine.if': { read: readIf, lower: lowerIf },
  'affine.parallel': { read: readParallel, lower: lowerParallel },
  'affine.yield': { read: returned, terminator: true },
  'affine.apply': {
    read: readApply,
    lower: (cx, op) => cx.result(op, [most(cx, op, at(cx, op, 0), 'int.smax')]),
  },
  'affine.min': extreme('int.smin'),
  'affine.max': extreme('int.smax'),
  'affine.load': { read: readLoad(false), lower: lowerLoad },
  'affine.store': { read: readStore(false), lower: lowerStore },
  'affine.vector_load': { read: readLoad(true), lower: lowerLoad },
  'affine.vector_store': { read: readStore(true), lower: lowerStore },
  'affine.prefetch': { read: readPrefetch, lower: () => {} },
  'affine.delinearize_index': { lower: lowerDelinearize },
  'affine.linearize_index': { lower: lowerLinearize },
};
