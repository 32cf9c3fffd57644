/** Vectors in memory: whole, masked, gathered, and transfers of parts of memrefs. */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import {
  add,
  addressOf,
  type Descriptor,
  indicesOf,
  loadFrom,
  memrefOf,
  storeTo,
} from '../lower/memref.ts';
import { memoryOf } from '../lower/value-types.ts';
import { minorIdentity, parseMap, projection } from '../syntax/affine.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op, Use } from '../syntax/tree.ts';
import { I1, type Type, type VectorType } from '../syntax/types.ts';
import { type OpTable, readIndices } from './row.ts';
import { positions, vectorOf } from './vector.ts';

const readLoad: OpReader = (parser, op) => {
  const memref = parser.operand();
  op.operands.push(memref);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  memref.type = parser.type();
  parser.expect(',');
  parser.resultTypes(op, [parser.type()]);
};

const readStore: OpReader = (parser, op) => {
  const value = parser.operand();
  parser.expect(',');
  const memref = parser.operand();
  op.operands.push(value, memref);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  memref.type = parser.type();
  parser.expect(',');
  value.type = parser.type();
  parser.resultTypes(op, []);
};

/** Bytes that an element's address is a multiple of. */
function alignmentOf(cx: FnCx, op: Op, memref: Descriptor): number {
  const given = op.attrs.get('alignment');
  const own = given?.kind === 'integer' ? Number(given.value) : undefined;
  return own ?? cx.attempt(op, () => memoryOf(memref.type.element)).align;
}

/** Does one vector of the memref hold all? */
function isWhole(memref: Descriptor, type: VectorType): boolean {
  return (
    memref.type.element.kind === 'vector' && memref.type.element.shape.join() === type.shape.join()
  );
}

/** The address of each element: those of a row lie side by side, rows as the memref has them. */
function elements(
  cx: FnCx,
  op: Op,
  at: number,
  type: VectorType,
  behind = 0,
): {
  memref: Descriptor;
  address: (position: readonly number[]) => MirValue;
} {
  const memref = memrefOf(cx, op, op.operands[at]);
  const last = op.operands.length - behind;
  const indices = indicesOf(cx, op.operands.slice(at + 1, last));
  const rank = indices.length;
  if (memref.type.element.kind === 'vector' || type.shape.length > Math.max(rank, 1))
    cx.unsupported('a vector of memory with other dimensions', cx.nameOf(op));
  const lead = rank - type.shape.length;
  const address = (position: readonly number[]): MirValue =>
    addressOf(
      cx,
      op,
      memref,
      indices.map((index, dim) =>
        dim < lead ? index : add(cx, index, cx.i64(position[dim - lead]!)),
      ),
    );
  return { memref, address };
}

function lowerLoad(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, op.results[0]?.type);
  const memref = memrefOf(cx, op, op.operands[0]);
  if (isWhole(memref, type) || type.shape.length === 1) {
    const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(1)));
    cx.result(op, loadFrom(cx, op, type, ptr, alignmentOf(cx, op, memref)));
    return;
  }
  const { address } = elements(cx, op, 0, type);
  const align = alignmentOf(cx, op, memref);
  cx.result(
    op,
    [...positions(type.shape)].flatMap((at) => loadFrom(cx, op, type.element, address(at), align)),
  );
}

function lowerStore(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const memref = memrefOf(cx, op, op.operands[1]);
  const parts = cx.of(op.operands[0]);
  if (isWhole(memref, type) || type.shape.length === 1) {
    const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(2)));
    storeTo(cx, op, type, ptr, parts, alignmentOf(cx, op, memref));
    return;
  }
  const { address } = elements(cx, op, 1, type);
  const align = alignmentOf(cx, op, memref);
  [...positions(type.shape)].forEach((at, i) => {
    storeTo(cx, op, type.element, address(at), [parts[i]!], align);
  });
}

// ---- under masks --------------------------------------------------------------------------------

/** A value that is loaded where a bit is set, another one elsewhere. */
function loadIf(
  cx: FnCx,
  cond: MirValue | undefined,
  load: () => MirValue,
  otherwise: MirValue,
): MirValue {
  if (cond === undefined) return load();
  const { b } = cx;
  const [yes, after] = [b.newBlock(), b.newBlock()];
  const [out] = cx.addParams(after, [otherwise.type], '');
  b.brIf(cond, yes, after, [], [otherwise]);
  b.block = yes;
  b.br(after, [load()]);
  b.block = after;
  return out!;
}

function storeIf(cx: FnCx, cond: MirValue | undefined, store: () => void): void {
  if (cond === undefined) {
    store();
    return;
  }
  const { b } = cx;
  const [yes, after] = [b.newBlock(), b.newBlock()];
  b.brIf(cond, yes, after);
  b.block = yes;
  store();
  b.br(after);
  b.block = after;
}

function one(cx: FnCx, op: Op, element: Type, ptr: MirValue, align: number): MirValue {
  const [part] = loadFrom(cx, op, element, ptr, align);
  return part!;
}

function lowerMaskedLoad(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, op.results[0]?.type);
  const { memref, address } = elements(cx, op, 0, type, 2);
  const mask = cx.of(op.operands.at(-2));
  const rest = cx.of(op.operands.at(-1));
  const align = alignmentOf(cx, op, memref);
  cx.result(
    op,
    [...positions(type.shape)].map((at, i) =>
      loadIf(cx, mask[i]!, () => one(cx, op, type.element, address(at), align), rest[i]!),
    ),
  );
}

function lowerMaskedStore(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, cx.typeOf(op.operands.at(-1)));
  const { memref, address } = elements(cx, op, 0, type, 2);
  const mask = cx.of(op.operands.at(-2));
  const parts = cx.of(op.operands.at(-1));
  const align = alignmentOf(cx, op, memref);
  [...positions(type.shape)].forEach((at, i) => {
    storeIf(cx, mask[i]!, () => storeTo(cx, op, type.element, address(at), [parts[i]!], align));
  });
}

/** Elements for the bits that are set lie side by side. */
function packed(
  cx: FnCx,
  op: Op,
): { address: (count: MirValue) => MirValue; align: number; type: VectorType } {
  const isLoad = op.name === 'vector.expandload';
  const type = vectorOf(cx, op, isLoad ? op.results[0]?.type : cx.typeOf(op.operands.at(-1)));
  const memref = memrefOf(cx, op, op.operands[0]);
  const indices = indicesOf(cx, op.operands.slice(1, -2));
  const address = (count: MirValue): MirValue =>
    addressOf(
      cx,
      op,
      memref,
      indices.map((index, dim) => (dim === indices.length - 1 ? add(cx, index, count) : index)),
    );
  return { address, align: alignmentOf(cx, op, memref), type };
}

function lowerPacked(cx: FnCx, op: Op): void {
  const isLoad = op.name === 'vector.expandload';
  const { address, align, type } = packed(cx, op);
  const mask = cx.of(op.operands.at(-2));
  const parts = cx.of(op.operands.at(-1));
  let count = cx.i64(0);
  const out = parts.map((part, i) => {
    const at = count;
    count = cx.b.value('int.add', [count, cx.resize(mask[i]!, 'i64', false)], 'i64');
    if (isLoad)
      return loadIf(cx, mask[i]!, () => one(cx, op, type.element, address(at), align), part);
    storeIf(cx, mask[i]!, () => storeTo(cx, op, type.element, address(at), [part], align));
    return part;
  });
  if (isLoad) cx.result(op, out);
}

/** `base[offsets][indices], mask, value`: the numbers of elements come from a vector. */
function lowerGathered(cx: FnCx, op: Op): void {
  const isLoad = op.name === 'vector.gather';
  const memref = memrefOf(cx, op, op.operands[0]);
  const offsets = indicesOf(cx, op.operands.slice(1, -3));
  const at = cx.of(op.operands.at(-3)).map((part) => cx.resize(part, 'i64', true));
  const mask = cx.of(op.operands.at(-2));
  const parts = cx.of(op.operands.at(-1));
  const { element } = memref.type;
  const align = alignmentOf(cx, op, memref);
  const address = (i: number): MirValue =>
    addressOf(
      cx,
      op,
      memref,
      offsets.map((offset, dim) => (dim === offsets.length - 1 ? add(cx, offset, at[i]!) : offset)),
    );
  const out = parts.map((part, i) => {
    if (isLoad) return loadIf(cx, mask[i]!, () => one(cx, op, element, address(i), align), part);
    storeIf(cx, mask[i]!, () => storeTo(cx, op, element, address(i), [part], align));
    return part;
  });
  if (isLoad) cx.result(op, out);
}

// ---- transfers ----------------------------------------------------------------------------------

function maskTypeOf(type: Type): Type {
  return type.kind === 'vector' ? { ...type, element: I1 } : { kind: 'unknown' };
}

/** The mask has the shape of what is read before it is permuted. */
function transferMask(op: Op, type: Type): Type {
  const attr = op.attrs.get('permutation_map');
  const map = attr?.kind === 'other' ? parseMap(attr.text) : undefined;
  const order = map && projection(map);
  if (type.kind !== 'vector' || !order) return maskTypeOf(type);
  const places = order.flatMap((dim, i) =>
    dim === undefined ? [] : [[dim, type.shape[i]!] as const],
  );
  return {
    kind: 'vector',
    shape: places.sort((a, b) => a[0] - b[0]).map(([, size]) => size),
    element: I1,
  };
}

function transferSegments(op: Op, sizes: readonly number[]): void {
  const values = sizes.map((size) => BigInt(size));
  op.attrs.set('operandSegmentSizes', { kind: 'numbers', element: I1, values });
}

const readTransferRead: OpReader = (parser, op) => {
  const base = parser.operand();
  op.operands.push(base);
  readIndices(parser, op);
  const count = op.operands.length - 1;
  parser.expect(',');
  const padding = parser.operand();
  op.operands.push(padding);
  const mask = maskOperand(parser, op);
  parser.attributes(op);
  parser.expect(':');
  base.type = parser.type();
  parser.expect(',');
  const type = parser.type();
  const isNested = base.type.kind === 'memref' && base.type.element.kind === 'vector';
  if (base.type.kind === 'memref' && !isNested) padding.type = base.type.element;
  if (mask !== undefined) mask.type = transferMask(op, type);
  transferSegments(op, [1, count, 1, mask === undefined ? 0 : 1]);
  parser.resultTypes(op, [type]);
};

function maskOperand(parser: Parser, op: Op): Use | undefined {
  if (!parser.accept(',')) return undefined;
  const mask = parser.operand();
  op.operands.push(mask);
  return mask;
}

const readTransferWrite: OpReader = (parser, op) => {
  const value = parser.operand();
  parser.expect(',');
  const base = parser.operand();
  op.operands.push(value, base);
  readIndices(parser, op);
  const count = op.operands.length - 2;
  const mask = maskOperand(parser, op);
  parser.attributes(op);
  parser.expect(':');
  value.type = parser.type();
  parser.expect(',');
  base.type = parser.type();
  if (mask !== undefined) mask.type = transferMask(op, value.type);
  transferSegments(op, [1, 1, count, mask === undefined ? 0 : 1]);
  parser.resultTypes(op, base.type.kind === 'other' ? [base.type] : []);
};

interface Transfer {
  readonly memref: Descriptor;
  readonly type: VectorType;
  /** The address of an element, and whether it is there; undefined where that is certain. */
  readonly place: (at: readonly number[]) => { ptr: () => MirValue; cond: MirValue | undefined };
  readonly align: number;
}

function transfer(cx: FnCx, op: Op): Transfer {
  const isRead = op.name === 'vector.transfer_read';
  const type = vectorOf(cx, op, isRead ? op.results[0]?.type : cx.typeOf(op.operands[0]));
  const base = isRead ? 0 : 1;
  const memref = memrefOf(cx, op, op.operands[base]);
  const rank = memref.strides.length;
  if (memref.type.element.kind === 'vector')
    return cx.unsupported('a transfer of vectors in memory', cx.nameOf(op));
  const indices = indicesOf(cx, op.operands.slice(base + 1, base + 1 + rank));
  const order = transferOrder(op, rank, type.shape.length);
  if (order === undefined) return cx.unsupported('a transfer with such a map', cx.nameOf(op));
  const bounds = op.attrs.get('in_bounds');
  const isSure = (dim: number): boolean => {
    if (order[dim] === undefined) return true;
    const item = bounds?.kind === 'array' ? bounds.items[dim] : undefined;
    return item?.kind === 'bool' && item.value;
  };
  const maskUse = op.operands[base + 1 + rank + (isRead ? 1 : 0)];
  const mask = maskUse === undefined ? cx.mask : cx.of(maskUse);
  const kept = order.flatMap((dim, i) => (dim === undefined ? [] : [i]));
  const byDim = [...kept].sort((a, b) => order[a]! - order[b]!);
  const maskShape = byDim.map((i) => type.shape[i]!);
  const sides = new Map<string, MirValue>();
  const inside = (dim: number, at: number): MirValue => {
    const key = `${dim} ${at}`;
    const old = sides.get(key);
    if (old !== undefined) return old;
    const index = add(cx, indices[order[dim]!]!, cx.i64(at));
    const found = cx.b.icmp('ult', index, memref.sizes[order[dim]!]!);
    sides.set(key, found);
    return found;
  };
  // All conditions are computed before any of them is asked for.
  type.shape.forEach((size, dim) => {
    if (!isSure(dim)) for (let at = 0; at < size; at++) inside(dim, at);
  });
  return {
    memref,
    type,
    align: alignmentOf(cx, op, memref),
    place: (at) => {
      const conds = at.flatMap((own, dim) => (isSure(dim) ? [] : [inside(dim, own)]));
      if (mask !== undefined) {
        const place = byDim.map((i) => at[i]!);
        conds.push(mask[place.reduce((sum, own, i) => sum * maskShape[i]! + own, 0)]!);
      }
      const cond =
        conds.length === 0
          ? undefined
          : conds.reduce((a, b) => cx.b.value('int.and', [a, b], 'i1'));
      const ptr = (): MirValue =>
        addressOf(
          cx,
          op,
          memref,
          indices.map((index, dim) => {
            const i = order.indexOf(dim);
            return i < 0 ? index : add(cx, index, cx.i64(at[i]!));
          }),
        );
      return { ptr, cond };
    },
  };
}

/** The dimension of the memref for each of the vector; undefined for one that is repeated. */
function transferOrder(op: Op, rank: number, count: number): (number | undefined)[] | undefined {
  const attr = op.attrs.get('permutation_map');
  const map = attr?.kind === 'other' ? parseMap(attr.text) : minorIdentity(rank, count);
  return map && projection(map);
}

function lowerTransferRead(cx: FnCx, op: Op): void {
  const { memref, type, place, align } = transfer(cx, op);
  const padding = cx.one(op, 1 + memref.strides.length);
  cx.result(
    op,
    [...positions(type.shape)].map((at) => {
      const { ptr, cond } = place(at);
      return loadIf(cx, cond, () => one(cx, op, type.element, ptr(), align), padding);
    }),
  );
}

function lowerTransferWrite(cx: FnCx, op: Op): void {
  const { type, place, align } = transfer(cx, op);
  const parts = cx.of(op.operands[0]);
  [...positions(type.shape)].forEach((at, i) => {
    const { ptr, cond } = place(at);
    storeIf(cx, cond, () => storeTo(cx, op, type.element, ptr(), [parts[i]!], align));
  });
}

export const VECTOR_MEMORY: OpTable = {
  'vector.load': { read: readLoad, lower: lowerLoad },
  'vector.store': { read: readStore, lower: lowerStore },
  'vector.maskedload': { lower: lowerMaskedLoad },
  'vector.maskedstore': { lower: lowerMaskedStore },
  'vector.expandload': { lower: lowerPacked },
  'vector.compressstore': { lower: lowerPacked },
  'vector.gather': { lower: lowerGathered },
  'vector.scatter': { lower: lowerGathered },
  'vector.transfer_read': { read: readTransferRead, lower: lowerTransferRead },
  'vector.transfer_write': { read: readTransferWrite, lower: lowerTransferWrite },
};
