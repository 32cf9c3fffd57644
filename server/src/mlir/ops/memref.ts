/** The `memref` dialect: elements, parts of arrays, private and global arrays. */
import { append } from '../../base/index.ts';

import type { Value as MirValue, Ordering, RmwKind } from '../../mir/index.ts';
import { checkBounds, isChecked } from '../lower/dynamic-bounds.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import {
  add,
  addressOf,
  advance,
  contiguous,
  type Descriptor,
  indicesOf,
  loadDescriptor,
  loadFrom,
  memrefOf,
  mul,
  pack,
  storeDescriptor,
  storeTo,
  unpack,
} from '../lower/memref.ts';
import { isHeld } from '../lower/narrow.ts';
import { memoryOf, memrefPointer } from '../lower/value-types.ts';
import { type Attribute, integerOf, integersOf } from '../syntax/attributes.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op, Use } from '../syntax/tree.ts';
import {
  differ,
  I64,
  INDEX,
  type MemrefType,
  memorySpace,
  type Type,
  typeText,
} from '../syntax/types.ts';
import { ATOMIC_KINDS } from './atomic-kinds.ts';
import { lowerAlloc, lowerDealloc } from './memref-heap.ts';
import { lowerAtomicLoop, wholeNumbers } from './memref-shapes.ts';
import { dynamicPrivateArray } from './private-array.ts';
import { type Complain, conversion, type OpTable, readIndices } from './row.ts';

/** Stands for a number that is an operand. */
const DYNAMIC = -(1n << 63n);

/** Marks a type that is no memref. */
function memrefType(parser: Parser): Type {
  const { start } = parser.token;
  const type = parser.type();
  const isMemref =
    type.kind === 'memref' || type.kind === 'unranked-memref' || type.kind === 'unknown';
  if (!isMemref) parser.fail('expected a memref', { start, end: parser.scanner.lastEnd });
  return type;
}

function elementOf(type: Type): Type {
  return type.kind === 'memref' ? type.element : { kind: 'unknown' };
}

const readLoad: OpReader = (parser, op) => {
  const memref = parser.operand();
  op.operands.push(memref);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  memref.type = memrefType(parser);
  parser.resultTypes(op, [elementOf(memref.type)]);
};

const readStore: OpReader = (parser, op) => {
  const value = parser.operand();
  parser.expect(',');
  const memref = parser.operand();
  op.operands.push(value, memref);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  memref.type = memrefType(parser);
  value.type = elementOf(memref.type);
  parser.resultTypes(op, []);
};

function alignmentOf(op: Op): number | undefined {
  const value = integerOf(op.attrs.get('alignment'));
  if (value === undefined || value <= 0n || value > 4096n || (value & (value - 1n)) !== 0n)
    return undefined;
  return Number(value);
}

// ---- parts of arrays ----------------------------------------------------------------------------

/** `[1, %n, ?]`: numbers and values mixed. */
function mixed(parser: Parser, op: Op, name: string): number {
  const before = op.operands.length;
  const values: bigint[] = [];
  parser.expect('[');
  parser.list(']', () => {
    if (parser.atOperand()) {
      const use = parser.operand();
      use.type = INDEX;
      op.operands.push(use);
      values.push(DYNAMIC);
      return;
    }
    const negative = parser.accept('-');
    if (parser.token.kind !== 'integer') parser.fail('expected a number or a value');
    const value = BigInt(parser.next().text);
    values.push(negative ? -value : value);
  });
  op.attrs.set(name, { kind: 'numbers', element: I64, values });
  return op.operands.length - before;
}

function segments(op: Op, sizes: readonly number[]): void {
  op.attrs.set('operandSegmentSizes', {
    kind: 'numbers',
    element: I64,
    values: sizes.map((size) => BigInt(size)),
  });
}

const readSubview: OpReader = (parser, op) => {
  const source = parser.operand();
  op.operands.push(source);
  const counts = ['static_offsets', 'static_sizes', 'static_strides'].map((name) =>
    mixed(parser, op, name),
  );
  segments(op, [1, ...counts]);
  parser.attributes(op);
  parser.expect(':');
  source.type = memrefType(parser);
  parser.expect('to');
  parser.resultTypes(op, [memrefType(parser)]);
};

const readReinterpret: OpReader = (parser, op) => {
  const source = parser.operand();
  op.operands.push(source);
  parser.expect('to');
  const counts = ['offset', 'sizes', 'strides'].map((word, i) => {
    if (i > 0) parser.expect(',');
    parser.expect(word);
    parser.expect(':');
    return mixed(parser, op, `static_${word === 'offset' ? 'offsets' : word}`);
  });
  segments(op, [1, ...counts]);
  parser.attributes(op);
  parser.expect(':');
  source.type = memrefType(parser);
  parser.expect('to');
  parser.resultTypes(op, [memrefType(parser)]);
};

/** Offsets, sizes and strides with the operands in their places. */
function mixedValues(
  cx: FnCx,
  op: Op,
): { offsets: MirValue[]; sizes: MirValue[]; strides: MirValue[] } {
  let next = 1;
  const read = (name: string): MirValue[] => {
    const values = integersOf(op.attrs.get(name));
    if (values === undefined) return cx.unsupported('this form of the operation', cx.nameOf(op));
    return values.map((value) =>
      value === DYNAMIC ? indicesOf(cx, [op.operands[next++]!])[0]! : cx.i64(value),
    );
  };
  return {
    offsets: read('static_offsets'),
    sizes: read('static_sizes'),
    strides: read('static_strides'),
  };
}

function resultMemref(cx: FnCx, op: Op): MemrefType {
  const type = op.results[0]?.type;
  if (type?.kind !== 'memref')
    return cx.unsupported('a result that is no ranked memref', cx.nameOf(op));
  return type;
}

/** A memref of another type over the same memory: what its type says counts. */
function retyped(cx: FnCx, op: Op, type: MemrefType, given: Omit<Descriptor, 'type'>): void {
  cx.result(op, pack(unpack(cx, op, type, pack({ ...given, type }))));
}

function lowerSubview(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const type = resultMemref(cx, op);
  const { offsets, sizes, strides } = mixedValues(cx, op);
  const rank = source.strides.length;
  if (offsets.length !== rank || sizes.length !== rank || strides.length !== rank)
    cx.unsupported('another number of offsets than dimensions', cx.nameOf(op));
  let { offset } = source;
  offsets.forEach((own, i) => {
    offset = add(cx, offset, mul(cx, own, source.strides[i]!));
  });
  const kept = keptDimensions(cx, op, type);
  retyped(cx, op, type, {
    ptr: source.ptr,
    offset,
    sizes: kept.map((i) => sizes[i]!),
    strides: kept.map((i) => mul(cx, strides[i]!, source.strides[i]!)),
  });
}

/** Dimensions of size 1 may be left out of the result. */
function keptDimensions(cx: FnCx, op: Op, type: MemrefType): number[] {
  const sizes = integersOf(op.attrs.get('static_sizes')) ?? [];
  const all = sizes.map((_, i) => i);
  if (type.shape.length === sizes.length) return all;
  const kept = all.filter((i) => sizes[i] !== 1n);
  if (kept.length !== type.shape.length)
    cx.unsupported('a part of an array that leaves out dimensions in this way', cx.nameOf(op));
  return kept;
}

function lowerReinterpret(cx: FnCx, op: Op): void {
  const source = op.operands[0];
  const type = resultMemref(cx, op);
  const { offsets, sizes, strides } = mixedValues(cx, op);
  const { ptr } = memrefOf(cx, op, source);
  retyped(cx, op, type, { ptr, offset: offsets[0]!, sizes, strides });
}

const readView: OpReader = (parser, op) => {
  const source = parser.operand();
  op.operands.push(source);
  readIndices(parser, op);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  source.type = memrefType(parser);
  parser.expect('to');
  parser.resultTypes(op, [memrefType(parser)]);
};

function lowerView(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const type = resultMemref(cx, op);
  const [shift, ...sizes] = indicesOf(cx, op.operands.slice(1));
  const start = advance(cx, op, source.ptr, source.offset, source.type.element);
  const ptr = cx.b.ptrAdd(start, shift!);
  const view = contiguous(cx, op, type, ptr, sizes);
  if (isChecked(op)) checkBounds(cx, shift!, view);
  cx.result(op, pack(view));
}

function checkView(op: Op, complain: Complain): void {
  const source = op.operands[0]?.type;
  const result = op.results[0]?.type;
  if (source?.kind !== 'memref' || result?.kind !== 'memref') return;
  const { element, shape } = source;
  const bytes = element.kind === 'integer' && element.width === 8 && element.sign === '';
  if (shape.length !== 1 || (!bytes && element.kind !== 'other' && element.kind !== 'unknown'))
    complain(
      `the source must be a memref of one dimension of \`i8\`, not \`${typeText(source)}\``,
      op.operands[0],
    );
  if (result.layout?.kind === 'strided') complain('a view has no layout of its own');
  sameSpace(op, source, result, complain);
  const wanted = result.shape.filter((size) => size === undefined).length;
  const given = op.operands.length - 2;
  if (wanted !== given && op.operands.length >= 2)
    complain(
      `\`${typeText(result)}\` has ${wanted} dynamic ${wanted === 1 ? 'size' : 'sizes'}, ${given} ${given === 1 ? 'is' : 'are'} given`,
    );
}

function sameSpace(op: Op, from: MemrefType, to: MemrefType, complain: Complain): void {
  if (
    !differ(
      { ...from, element: INDEX, shape: [], layout: undefined },
      { ...to, element: INDEX, shape: [], layout: undefined },
    )
  )
    return;
  complain(
    `\`${op.name}\` does not go from the memory space of \`${typeText(from)}\` to that of \`${typeText(to)}\``,
  );
}

function lowerCast(cx: FnCx, op: Op): void {
  const [from, to] = [cx.typeOf(op.operands[0]), op.results[0]!.type];
  const own = cx.of(op.operands[0]);
  if (from.kind === 'unranked-memref') {
    cx.result(op, to.kind === 'memref' ? loadDescriptor(cx, op, to, own[1]!) : own);
    return;
  }
  if (from.kind === 'memref' && to.kind === 'unranked-memref') {
    const { size, align } = memoryOf(from);
    const slot = cx.slot(size, align);
    const parts = pack(unpack(cx, op, from, own));
    storeDescriptor(cx, op, from, slot, parts);
    cx.result(op, [cx.i64(from.shape.length), cx.b.value('ptr.cast', [slot], 'ptr')]);
    return;
  }
  retyped(cx, op, resultMemref(cx, op), memrefOf(cx, op, op.operands[0]));
}

function lowerSpaceCast(cx: FnCx, op: Op): void {
  const source = memrefOf(cx, op, op.operands[0]);
  const type = resultMemref(cx, op);
  const to = cx.attempt(op, () => memrefPointer(type));
  let { ptr } = source;
  if (ptr.type !== 'ptr' && to !== 'ptr' && ptr.type !== to)
    ptr = cx.b.value('ptr.cast', [ptr], 'ptr');
  if (ptr.type !== to) ptr = cx.b.value('ptr.cast', [ptr], to);
  retyped(cx, op, type, { ...source, ptr });
}

const readDim: OpReader = (parser, op) => {
  const memref = parser.operand();
  parser.expect(',');
  const index = parser.operand();
  index.type = INDEX;
  op.operands.push(memref, index);
  parser.attributes(op);
  parser.expect(':');
  memref.type = memrefType(parser);
  parser.resultTypes(op, [INDEX]);
};

function lowerDim(cx: FnCx, op: Op): void {
  if (cx.typeOf(op.operands[0]).kind === 'unranked-memref') {
    const sizes = cx.b.ptrAdd(cx.of(op.operands[0])[1]!, cx.i64(24));
    const at = mul(cx, cx.one(op, 1), cx.i64(8));
    cx.result(op, [cx.b.load('i64', cx.b.ptrAdd(sizes, at), 8)]);
    return;
  }
  const { sizes } = memrefOf(cx, op, op.operands[0]);
  const index = cx.constant(op.operands[1]?.value);
  if (index !== undefined) {
    // A dimension that is not there has any size.
    cx.result(op, [sizes[Number(index)] ?? cx.i64(0)]);
    return;
  }
  const wanted = cx.one(op, 1);
  const found = sizes.reduce(
    (other, size, i) =>
      cx.b.value('select', [cx.b.icmp('eq', wanted, cx.i64(i)), size, other], 'i64'),
    cx.i64(0),
  );
  cx.result(op, [found]);
}

// ---- arrays -------------------------------------------------------------------------------------

const readAlloc: OpReader = (parser, op) => {
  parser.expect('(');
  const sizes = parser.operands();
  parser.expect(')');
  let symbols: Use[] = [];
  if (parser.accept('[')) symbols = parser.list(']', () => parser.operand());
  for (const use of [...sizes, ...symbols]) use.type = INDEX;
  append(op.operands, sizes);
  append(op.operands, symbols);
  segments(op, [sizes.length, symbols.length]);
  parser.attributes(op);
  parser.expect(':');
  parser.resultTypes(op, [memrefType(parser)]);
};

function lowerAlloca(cx: FnCx, op: Op): void {
  const type = resultMemref(cx, op);
  let next = 0;
  const counts: MirValue[] = [];
  const shape = type.shape.map((size) => {
    if (size !== undefined) return size;
    const given = cx.constant(op.operands[next]?.value);
    counts.push(cx.one(op, next++));
    return given === undefined ? undefined : Number(given);
  });
  cx.result(
    op,
    shape.includes(undefined)
      ? dynamicArray(cx, op, type, counts)
      : privateArray(cx, op, { ...type, shape }, alignmentOf(op)),
  );
}

/** A private array with `counts` (`i64` each) as its sizes that are not in the type. */
function dynamicArray(cx: FnCx, op: Op, type: MemrefType, counts: MirValue[]): MirValue[] {
  const space = privateSpace(cx, op, type);
  const { size, align } = cx.attempt(op, () => memoryOf(type.element));
  let bytes = cx.i64(type.shape.reduce<number>((product, n) => product * (n ?? 1), size));
  for (const count of counts) bytes = mul(cx, bytes, count);
  const slot = dynamicPrivateArray(cx, op, bytes, Math.max(align, alignmentOf(op) ?? 1));
  const ptr = space === 'generic' ? cx.b.value('ptr.cast', [slot], 'ptr') : slot;
  return pack(contiguous(cx, op, type, ptr, counts));
}

/** Largest private array of a thread. */
const MAX_PRIVATE = 1 << 20;

/** The memory space of a private array, which is private or generic. */
function privateSpace(cx: FnCx, op: Op, type: MemrefType): 'generic' | 'private' {
  const space = memorySpace(type.space);
  return space === 'generic' || space === 'private'
    ? space
    : cx.unsupported(`a private array in the memory space \`${type.space}\``, cx.nameOf(op));
}

/** A fresh private array as a memref of its type. */
export function privateArray(cx: FnCx, op: Op, type: MemrefType, given?: number): MirValue[] {
  const space = privateSpace(cx, op, type);
  const { size, align } = cx.attempt(op, () => memoryOf(type.element));
  const bytes = (type.shape as number[]).reduce((product, n) => product * n, size);
  if (bytes > MAX_PRIVATE) cx.unsupported(`a private array of ${bytes} bytes`, cx.nameOf(op));
  const slot = cx.slot(bytes, Math.max(align, given ?? 1));
  const ptr = space === 'generic' ? cx.b.value('ptr.cast', [slot], 'ptr') : slot;
  return pack(contiguous(cx, op, type, ptr, []));
}

const readGlobal: OpReader = (parser, op) => {
  if (parser.token.kind === 'string') op.attrs.set('sym_visibility', parser.attribute());
  if (parser.accept('constant')) op.attrs.set('constant', { kind: 'unit' });
  parser.symbolDefinition(op);
  parser.expect(':');
  const type = memrefType(parser);
  op.attrs.set('type', { kind: 'type', type });
  if (parser.accept('=')) op.attrs.set('initial_value', initialValue(parser, type));
  parser.attributes(op);
  parser.resultTypes(op, []);
};

/** `uninitialized`, or `dense<...>` of the memref's own shape, whose type is not written. */
function initialValue(parser: Parser, type: Type): Attribute {
  if (parser.accept('uninitialized')) return { kind: 'unit' };
  return parser.denseOf(type);
}

const readGetGlobal: OpReader = (parser, op) => {
  op.attrs.set('name', parser.symbol());
  parser.attributes(op);
  parser.expect(':');
  parser.resultTypes(op, [memrefType(parser)]);
};

function lowerGetGlobal(cx: FnCx, op: Op): void {
  const name = op.attrs.get('name');
  if (name?.kind !== 'symbol' || name.path.length !== 1)
    throw cx.problem('this form of a name', cx.nameOf(op));
  const type = resultMemref(cx, op);
  const to = cx.attempt(op, () => memrefPointer(type));
  let ptr = cx.scope.globalAddress(cx, name.path[0]!, op);
  if (ptr.type !== to) {
    if (to !== 'ptr')
      cx.unsupported(`a global in the memory space \`${type.space}\``, cx.nameOf(op));
    ptr = cx.b.value('ptr.cast', [ptr], 'ptr');
  }
  cx.result(op, pack(contiguous(cx, op, type, ptr, [])));
}

// ---- atomics ------------------------------------------------------------------------------------

/** Those that GPUs and MIR have. The minima and maxima that hand on a NaN are none of them. */
const ATOMICS: Readonly<Record<string, RmwKind>> = {
  addf: 'fadd',
  addi: 'add',
  assign: 'xchg',
  maxs: 'smax',
  maxu: 'umax',
  mins: 'smin',
  minu: 'umin',
  ori: 'or',
  andi: 'and',
  xori: 'xor',
  maxnumf: 'fmax',
  minnumf: 'fmin',
};

const readAtomic: OpReader = (parser, op) => {
  const kind = parser.wordOf(ATOMIC_KINDS);
  op.attrs.set('kind', { kind: 'string', value: kind });
  const value = parser.operand();
  parser.expect(',');
  const memref = parser.operand();
  op.operands.push(value, memref);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  parser.expect('(');
  value.type = parser.type();
  parser.expect(',');
  memref.type = memrefType(parser);
  parser.expect(')');
  parser.expect('->');
  parser.resultTypes(op, [parser.type()]);
};

function lowerAtomic(cx: FnCx, op: Op): void {
  const attr = op.attrs.get('kind');
  const kind = attr?.kind === 'string' ? attr.value : ATOMIC_KINDS[Number(integerOf(attr) ?? -1)];
  const rmw = kind === undefined ? undefined : ATOMICS[kind];
  wholeNumbers(cx, op);
  const memref = memrefOf(cx, op, op.operands[1]);
  const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(2)));
  if (rmw === undefined || (rmw !== 'xchg' && isHeld(memref.type.element))) {
    lowerAtomicLoop(cx, op, kind ?? '', ptr);
    return;
  }
  const value = cx.one(op, 0);
  const { size } = cx.attempt(op, () => memoryOf(memref.type.element));
  const ordering: Ordering = 'acqrel';
  const attrs = { rmw, ordering, scope: 'system' as const, align: size };
  cx.result(op, [cx.b.value('atomic.rmw', [ptr, value], value.type, attrs)]);
}

const readAssume: OpReader = (parser, op) => {
  const memref = parser.operand();
  op.operands.push(memref);
  parser.expect(',');
  op.attrs.set('alignment', parser.bareAttribute());
  parser.attributes(op);
  parser.expect(':');
  memref.type = memrefType(parser);
  parser.resultTypes(op, [memref.type]);
};

export const MEMREF: OpTable = {
  'memref.load': {
    read: readLoad,
    lower: (cx, op) => {
      const memref = memrefOf(cx, op, op.operands[0]);
      const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(1)));
      cx.result(op, loadFrom(cx, op, memref.type.element, ptr, alignmentOf(op)));
    },
  },
  'memref.store': {
    read: readStore,
    lower: (cx, op) => {
      const memref = memrefOf(cx, op, op.operands[1]);
      const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(2)));
      storeTo(cx, op, memref.type.element, ptr, cx.of(op.operands[0]), alignmentOf(op));
    },
  },
  'memref.subview': { read: readSubview, lower: lowerSubview },
  'memref.reinterpret_cast': { read: readReinterpret, lower: lowerReinterpret },
  'memref.view': { read: readView, lower: lowerView, check: checkView },
  'memref.cast': { read: conversion, lower: lowerCast },
  'memref.memory_space_cast': { read: conversion, lower: lowerSpaceCast },
  'memref.dim': { read: readDim, lower: lowerDim },
  'memref.alloca': { read: readAlloc, lower: lowerAlloca },
  'memref.alloc': { read: readAlloc, lower: lowerAlloc },
  'memref.dealloc': { lower: lowerDealloc },
  'memref.global': { read: readGlobal },
  'memref.get_global': { read: readGetGlobal, lower: lowerGetGlobal },
  'memref.atomic_rmw': { read: readAtomic, lower: lowerAtomic },
  'memref.assume_alignment': {
    read: readAssume,
    lower: (cx, op) => cx.result(op, cx.of(op.operands[0])),
  },
};
