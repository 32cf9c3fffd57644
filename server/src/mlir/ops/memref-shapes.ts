/** Memrefs seen in another shape, copied, taken apart; atomics with a body. */

import { append } from '../../base/index.ts';
import type { MirType, Value as MirValue } from '../../mir/index.ts';
import { bitWidth, isFloat } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { nestedLoops } from '../lower/loops.ts';
import {
  addressOf,
  advance,
  contiguous,
  type Descriptor,
  indicesOf,
  loadFrom,
  memrefOf,
  mul,
  pack,
  storeTo,
  unpack,
} from '../lower/memref.ts';
import { isHeld, oddWidth } from '../lower/narrow.ts';
import { mapText, parseMap, projection } from '../syntax/affine.ts';
import { integersOf } from '../syntax/attributes.ts';
import type { OpReader } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { INDEX, type MemrefType, typeText } from '../syntax/types.ts';
import { readPrefetchOptions } from './prefetch.ts';
import { ATOMIC_OPS } from './reductions.ts';
import { closed, noneHeld, type OpTable, opened, readIndices, returned } from './row.ts';

const DYNAMIC = -(1n << 63n);

function resultMemref(cx: FnCx, op: Op): MemrefType {
  const type = op.results[0]?.type;
  return type?.kind === 'memref'
    ? type
    : cx.unsupported('a result that is no ranked memref', cx.nameOf(op));
}

function retyped(cx: FnCx, op: Op, type: MemrefType, given: Omit<Descriptor, 'type'>): void {
  cx.result(op, pack(unpack(cx, op, type, pack({ ...given, type }))));
}

/** `[[0, 1], [2]]` */
function groupsOf(cx: FnCx, op: Op): number[][] {
  const attr = op.attrs.get('reassociation');
  const groups =
    attr?.kind === 'array' ? attr.items.map((item) => integersOf(item)?.map(Number)) : [undefined];
  return groups.includes(undefined)
    ? cx.unsupported('this form of the operation', cx.nameOf(op))
    : (groups as number[][]);
}

/** A group's size is the product of its sizes; its stride that of its last dimension. */
function lowerCollapse(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const type = resultMemref(cx, op);
  const groups = groupsOf(cx, op);
  const sizes = groups.map((group) =>
    group.map((dim) => source.sizes[dim]!).reduce((a, b) => mul(cx, a, b)),
  );
  const strides = groups.map((group) => {
    // Dimensions of size 1 say nothing of where elements lie.
    const last = group.findLast((dim) => source.type.shape[dim] !== 1) ?? group.at(-1)!;
    return source.strides[last]!;
  });
  retyped(cx, op, type, { ...source, sizes, strides });
}

function lowerExpand(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const type = resultMemref(cx, op);
  const groups = groupsOf(cx, op);
  const sizes: MirValue[] = [];
  const strides: MirValue[] = [];
  const given = indicesOf(cx, op.operands.slice(1));
  const shape = integersOf(op.attrs.get('static_output_shape'));
  let next = 0;
  type.shape.forEach((size, dim) => {
    const own = shape?.[dim];
    if (size !== undefined) sizes[dim] = cx.i64(size);
    else if (own !== undefined && own !== DYNAMIC) sizes[dim] = cx.i64(own);
    else if (given.length > 0) sizes[dim] = given[next++]!;
  });
  groups.forEach((group, i) => {
    // Older forms leave one size of a group to be computed.
    const open = group.filter((dim) => sizes[dim] === undefined);
    if (open.length > 1) cx.unsupported('a shape with several open sizes', cx.nameOf(op));
    if (open.length === 1) {
      const rest = group.filter((dim) => dim !== open[0]).map((dim) => sizes[dim]!);
      const product = rest.reduce((a, b) => mul(cx, a, b), cx.i64(1));
      sizes[open[0]!] = cx.b.value('int.udiv', [source.sizes[i]!, product], 'i64');
    }
    let stride = source.strides[i]!;
    for (const dim of [...group].reverse()) {
      strides[dim] = stride;
      if (dim !== group[0]) stride = mul(cx, stride, sizes[dim]!);
    }
  });
  if (groups.length === 0) {
    type.shape.forEach((_, dim) => {
      sizes[dim] = cx.i64(1);
      strides[dim] = cx.i64(1);
    });
  }
  retyped(cx, op, type, { ...source, sizes, strides });
}

/** The same elements in an order of their own, with sizes that stand in memory. */
function lowerReshape(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const shape = memrefOf(cx, op, op.operands[1]);
  const type = resultMemref(cx, op);
  const open = type.shape.flatMap((size, dim) => (size === undefined ? [dim] : []));
  const sizes = open.map((dim) => {
    const [size] = loadFrom(cx, op, shape.type.element, addressOf(cx, op, shape, [cx.i64(dim)]));
    return cx.resize(size!, 'i64', true);
  });
  const made = contiguous(cx, op, type, source.ptr, sizes);
  cx.result(op, pack({ ...made, offset: source.offset }));
}

/** The elements of an array as one vector. */
function lowerTypeCast(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const type = resultMemref(cx, op);
  const start = advance(cx, op, source.ptr, source.offset, source.type.element);
  cx.result(op, pack(contiguous(cx, op, type, start, [])));
}

/** `(i, j) -> (j, i)` */
const readTranspose: OpReader = (parser, op) => {
  op.operands.push(parser.operand());
  const { start } = parser.token;
  parser.expect('(');
  parser.balanced(')');
  parser.expect('->');
  parser.expect('(');
  parser.balanced(')');
  const text = parser.scanner.text.slice(start, parser.scanner.lastEnd);
  const map = parseMap(`affine_map<${text}>`);
  if (map === undefined) parser.fail('expected a permutation');
  op.attrs.set('permutation', { kind: 'other', text: mapText(map!) });
  parser.attributes(op);
  parser.expect(':');
  op.operands[0]!.type = parser.type();
  parser.expect('to');
  parser.resultTypes(op, [parser.type()]);
};

function lowerTranspose(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const type = resultMemref(cx, op);
  const attr = op.attrs.get('permutation');
  const map = attr?.kind === 'other' ? parseMap(attr.text) : undefined;
  const order = map && projection(map);
  if (!order || order.includes(undefined))
    throw cx.problem('this form of a permutation', cx.nameOf(op));
  const { strides, sizes } = source;
  const own: MemrefType =
    type.layout?.kind === 'map'
      ? {
          ...type,
          layout: { kind: 'strided', strides: order.map(() => undefined), offset: undefined },
        }
      : type;
  const parts = {
    ...source,
    type: own,
    sizes: order.map((dim) => sizes[dim!]!),
    strides: order.map((dim) => strides[dim!]!),
  };
  cx.result(op, pack(unpack(cx, op, own, pack(parts))));
}

/** Element by element, in order. */
function lowerCopy(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const target = memrefOf(cx, op, op.operands[1]);
  const ranges = source.sizes.map((upper) => ({ lower: cx.i64(0), upper, step: cx.i64(1) }));
  nestedLoops(cx, ranges, [], (indices) => {
    const { element } = source.type;
    const parts = loadFrom(cx, op, element, addressOf(cx, op, source, indices));
    storeTo(cx, op, element, addressOf(cx, op, target, indices), parts);
    return [];
  });
}

function lowerMetadata(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  cx.result(op, [source.ptr, cx.i64(0)], 0);
  cx.result(op, [source.offset], 1);
  const rank = source.sizes.length;
  source.sizes.forEach((size, i) => {
    cx.result(op, [size], 2 + i);
  });
  source.strides.forEach((stride, i) => {
    cx.result(op, [stride], 2 + rank + i);
  });
}

// ---- atomics ------------------------------------------------------------------------------------

/**
 * What stands in memory is replaced by what is made of it, again until nobody else came between.
 * Gives the old value.
 */
export function compareLoop(
  cx: FnCx,
  op: Op,
  ptr: MirValue,
  type: MirType,
  compute: (old: MirValue) => MirValue,
): MirValue {
  const { b } = cx;
  const bits = bitWidth(type);
  if (bits < 8) cx.unsupported(`\`${op.name}\` of ${bits} bits`, cx.nameOf(op));
  const whole = `i${bits}` as MirType;
  const toBits = (value: MirValue): MirValue =>
    isFloat(type) ? b.value('bitcast', [value], whole) : value;
  const fromBits = (value: MirValue): MirValue =>
    isFloat(type) ? b.value('bitcast', [value], type) : value;
  const [again, after] = [b.newBlock(), b.newBlock()];
  const first = b.load(whole, ptr, bits / 8);
  b.br(again, [first]);
  const [seen] = cx.addParams(again, [whole], '');
  b.block = again;
  const old = fromBits(seen!);
  const made = cx.inLoop(() => compute(old));
  const attrs = {
    ordering: 'acqrel',
    failure: 'acquire',
    scope: 'system',
    align: bits / 8,
  } as const;
  const { results } = b.emit('atomic.cmpxchg', [ptr, seen!, toBits(made)], [whole, 'i1'], attrs);
  b.brIf(results[1]!, after, again, [], [results[0]!]);
  b.block = after;
  return old;
}

const readGeneric: OpReader = (parser, op) => {
  const memref = parser.operand();
  op.operands.push(memref);
  readIndices(parser, op);
  parser.expect(':');
  memref.type = parser.type();
  parser.region(op);
  parser.attributes(op);
  const element = memref.type.kind === 'memref' ? memref.type.element : undefined;
  parser.resultTypes(op, [element ?? { kind: 'unknown' }]);
};

/** Gives what was there before, as MLIR's lowering has it, whatever its page says. */
function lowerGeneric(cx: FnCx, op: Op): void {
  const memref = memrefOf(cx, op, op.operands[0]);
  const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(1)));
  const [type] = cx.parts(memref.type.element, op);
  wholeNumbers(cx, op);
  const region = op.regions[0];
  const arg = region?.blocks[0]?.args[0];
  if (arg === undefined) throw cx.problem('an operation without a body', cx.nameOf(op));
  const seen = compareLoop(cx, op, ptr, type!, (old) => {
    cx.define(arg, [old]);
    const end = cx.inline(region, op);
    return end === undefined
      ? cx.unsupported('a body without an end', cx.nameOf(op))
      : cx.one(end, 0);
  });
  cx.result(op, [seen]);
}

/** Refuses integers of odd widths, which no atomic of LLVM takes. */
export function wholeNumbers(cx: FnCx, op: Op): void {
  const types = [...op.operands.map((use) => cx.typeOf(use)), ...op.results.map((one) => one.type)];
  const odd = types.find((type) => type.kind !== 'memref' && oddWidth(type) !== undefined);
  if (odd !== undefined) cx.unsupported(`\`${op.name}\` of \`${typeText(odd)}\``, cx.nameOf(op));
}

/** Kinds that no instruction has, and those of floats that stand as their bits. */
export function lowerAtomicLoop(cx: FnCx, op: Op, kind: string, ptr: MirValue): void {
  const step = ATOMIC_OPS[kind];
  if (step === undefined) throw cx.problem(`\`memref.atomic_rmw ${kind}\``, cx.nameOf(op));
  const type = cx.typeOf(op.operands[0]);
  // MLIR makes integers of floats of eight bits, with which no float's kind goes.
  if (isHeld(type) && typeText(type) !== 'bf16') noneHeld(cx, op);
  const given = cx.one(op, 0);
  const value = opened(cx, given, type, false);
  const old = compareLoop(cx, op, ptr, given.type, (own) =>
    closed(cx, step.combine(cx, opened(cx, own, type, false), value), type),
  );
  cx.result(op, [old]);
}

// ---- others -------------------------------------------------------------------------------------

function lowerPointer(cx: FnCx, op: Op): void {
  const { ptr } = memrefOf(cx, op, op.operands[0]);
  const generic = ptr.type === 'ptr' ? ptr : cx.b.value('ptr.cast', [ptr], 'ptr');
  cx.result(op, [cx.b.value('ptr.to.int', [generic], 'i64')]);
}

function lowerRank(cx: FnCx, op: Op): void {
  const type = cx.typeOf(op.operands[0]);
  const rank = type.kind === 'memref' ? cx.i64(type.shape.length) : cx.one(op, 0);
  cx.result(op, [rank]);
}

const readPrefetch: OpReader = (parser, op) => {
  const memref = parser.operand();
  op.operands.push(memref);
  readIndices(parser, op);
  readPrefetchOptions(parser, op, memref);
};

const readScope: OpReader = (parser, op) => {
  const results = parser.accept('->')
    ? parser.accept('(')
      ? parser.list(')', () => parser.type())
      : [parser.type()]
    : [];
  parser.region(op);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

const readExpand: OpReader = (parser, op) => {
  const source = parser.operand();
  op.operands.push(source);
  op.attrs.set('reassociation', parser.attribute());
  // Versions up to 18 name no shape.
  if (parser.accept('output_shape')) {
    const values: bigint[] = [];
    parser.expect('[');
    parser.list(']', () => {
      if (parser.atOperand()) {
        const use = parser.operand();
        use.type = INDEX;
        op.operands.push(use);
        values.push(DYNAMIC);
      } else values.push(parser.wholeNumber());
    });
    op.attrs.set('static_output_shape', { kind: 'numbers', element: INDEX, values });
  }
  parser.attributes(op);
  parser.expect(':');
  source.type = parser.type();
  parser.expect('into');
  parser.resultTypes(op, [parser.type()]);
};

/** `memref.distinct_objects %a, %b : memref<8xf32>, memref<8xf32>`: results of the same types. */
const readDistinct: OpReader = (parser, op) => {
  const uses = parser.operands();
  append(op.operands, uses);
  parser.attributes(op);
  parser.expect(':');
  const types = uses.map((use, i) => {
    if (i > 0) parser.expect(',');
    return (use.type = parser.type());
  });
  parser.resultTypes(op, types);
};

export const MEMREF_SHAPES: OpTable = {
  'memref.reshape': { lower: lowerReshape },
  'vector.type_cast': { lower: lowerTypeCast },
  'memref.collapse_shape': { lower: lowerCollapse },
  'memref.expand_shape': { read: readExpand, lower: lowerExpand },
  'memref.transpose': { read: readTranspose, lower: lowerTranspose },
  'memref.copy': { lower: lowerCopy },
  'memref.extract_strided_metadata': { lower: lowerMetadata },
  'memref.extract_aligned_pointer_as_index': { lower: lowerPointer },
  'memref.generic_atomic_rmw': { read: readGeneric, lower: lowerGeneric },
  'memref.atomic_yield': { read: returned, terminator: true },
  'memref.rank': { lower: lowerRank },
  'memref.prefetch': { read: readPrefetch, lower: () => {} },
  'memref.distinct_objects': {
    read: readDistinct,
    lower: (cx, op) =>
      op.operands.forEach((use, i) => {
        cx.result(op, cx.of(use), i);
      }),
  },
  'memref.alloca_scope': {
    read: readScope,
    lower: (cx, op) => cx.inlineBlocks(op.regions[0], op),
  },
  'memref.alloca_scope.return': { read: returned, terminator: true },
};
