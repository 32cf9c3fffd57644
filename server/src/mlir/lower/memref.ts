/** Memrefs in MIR: their descriptors, addresses of elements, and elements in memory. */
import { isInt, type MirType, type Value as MirValue } from '../../mir/index.ts';
import type { Op, Use } from '../syntax/tree.ts';
import { type MemrefType, type Type, typeText, type VectorType } from '../syntax/types.ts';
import type { FnCx } from './fn-cx.ts';
import { leavesOf } from './structs.ts';
import {
  elementCount,
  memoryOf,
  memrefPointer,
  packedBits,
  rowOf,
  stridesOf,
} from './value-types.ts';

/**
 * A memref with what its type says already put in as constants; all but the pointer count elements.
 */
export interface Descriptor {
  readonly type: MemrefType;
  readonly ptr: MirValue;
  readonly offset: MirValue;
  readonly sizes: readonly MirValue[];
  readonly strides: readonly MirValue[];
}

/** The operand as a memref. */
export function memrefOf(cx: FnCx, op: Op, use: Use | undefined): Descriptor {
  const type = use?.value?.type ?? use?.type;
  if (type?.kind !== 'memref')
    return cx.unsupported('an operand that is no ranked memref', cx.nameOf(op));
  return unpack(cx, op, type, cx.of(use));
}

export function unpack(cx: FnCx, op: Op, type: MemrefType, parts: readonly MirValue[]): Descriptor {
  const { strides, offset } = cx.attempt(op, () => stridesOf(type));
  const rank = type.shape.length;
  const [ptr, own, ...rest] = parts;
  const given = (constant: number | undefined, value: MirValue): MirValue =>
    constant === undefined ? value : cx.i64(constant);
  return {
    type,
    ptr: ptr!,
    offset: given(offset, own!),
    sizes: type.shape.map((size, i) => given(size, rest[i]!)),
    strides: strides.map((stride, i) => given(stride, rest[rank + i]!)),
  };
}

export function pack({ ptr, offset, sizes, strides }: Descriptor): MirValue[] {
  return [ptr, offset, ...sizes, ...strides];
}

/**
 * A descriptor of contiguous memory; sizes and strides are those of the type, or follow from the
 * sizes given.
 */
export function contiguous(
  cx: FnCx,
  op: Op,
  type: MemrefType,
  ptr: MirValue,
  dynamic: readonly MirValue[],
): Descriptor {
  let next = 0;
  const sizes = type.shape.map((size) => (size === undefined ? dynamic[next++]! : cx.i64(size)));
  if (sizes.some((size) => size === undefined))
    return cx.unsupported('a memref without its sizes', cx.nameOf(op));
  const strides: MirValue[] = [];
  let stride: MirValue = cx.i64(1);
  for (let at = sizes.length - 1; at >= 0; at--) {
    strides[at] = stride;
    if (at > 0) stride = mul(cx, stride, sizes[at]!);
  }
  return { type, ptr, offset: cx.i64(0), sizes, strides };
}

function constantOf(value: MirValue): bigint | undefined {
  return 'op' in value.def && value.def.op === 'const.int' ? value.def.attrs.bits : undefined;
}

/** Sums and products of constants need no instruction. */
export function add(cx: FnCx, a: MirValue, b: MirValue): MirValue {
  if (constantOf(a) === 0n) return b;
  if (constantOf(b) === 0n) return a;
  return cx.b.value('int.add', [a, b], 'i64');
}

export function mul(cx: FnCx, a: MirValue, b: MirValue): MirValue {
  const [x, y] = [constantOf(a), constantOf(b)];
  if (x === 1n) return b;
  if (y === 1n) return a;
  if (x !== undefined && y !== undefined) return cx.i64(BigInt.asUintN(64, x * y));
  return cx.b.value('int.mul', [a, b], 'i64');
}

/** The address of an element. */
export function addressOf(
  cx: FnCx,
  op: Op,
  memref: Descriptor,
  indices: readonly MirValue[],
): MirValue {
  if (indices.length !== memref.strides.length)
    return cx.unsupported('another number of indices than dimensions', cx.nameOf(op));
  let at = memref.offset;
  indices.forEach((index, i) => {
    at = add(cx, at, mul(cx, index, memref.strides[i]!));
  });
  return advance(cx, op, memref.ptr, at, memref.type.element);
}

/** A pointer so many elements further. */
export function advance(cx: FnCx, op: Op, ptr: MirValue, count: MirValue, element: Type): MirValue {
  if (constantOf(count) === 0n) return ptr;
  const { size } = cx.attempt(op, () => memoryOf(element));
  return cx.b.ptrAdd(ptr, mul(cx, count, cx.i64(size)));
}

/** Reads a value. */
export function loadFrom(cx: FnCx, op: Op, type: Type, ptr: MirValue, align?: number): MirValue[] {
  if (type.kind === 'memref') return loadDescriptor(cx, op, type, ptr);
  const bits = type.kind === 'vector' ? packedBits(type.element) : undefined;
  if (type.kind === 'vector' && bits !== undefined) return loadBits(cx, op, type, ptr, bits);
  return walk(cx, op, type, ptr, align, (part, address, own) => cx.b.load(part, address, own));
}

export function storeTo(
  cx: FnCx,
  op: Op,
  type: Type,
  ptr: MirValue,
  parts: readonly MirValue[],
  align?: number,
): void {
  const bits = type.kind === 'vector' ? packedBits(type.element) : undefined;
  if (type.kind === 'vector' && bits !== undefined) {
    storeBits(cx, op, type, ptr, parts, bits);
    return;
  }
  if (type.kind === 'memref') {
    storeDescriptor(cx, op, type, ptr, parts);
    return;
  }
  let next = 0;
  walk(cx, op, type, ptr, align, (_, address, own) => cx.b.store(parts[next++]!, address, own));
}

function walk<T>(
  cx: FnCx,
  op: Op,
  type: Type,
  ptr: MirValue,
  given: number | undefined,
  each: (part: MirType, address: MirValue, align: number) => T,
): T[] {
  const leaves = cx.attempt(op, () => leavesOf(type));
  const align = given ?? cx.attempt(op, () => memoryOf(type)).align;
  return leaves.map(({ part, offset }) => {
    const address = offset === 0 ? ptr : cx.b.ptrAdd(ptr, cx.i64(offset));
    return each(part, address, offset === 0 ? align : Math.min(align, offset & -offset));
  });
}

/** What a memref's pointer is in memory; those to small memories have other sizes there. */
function pointerInMemory(cx: FnCx, op: Op, type: MemrefType): MirType {
  const pointer = cx.attempt(op, () => memrefPointer(type));
  return pointer === 'ptr' || pointer === 'ptr.global'
    ? pointer
    : cx.unsupported(`the type \`${typeText(type)}\` in memory`, cx.nameOf(op));
}

/** Reads LLVM's descriptor: two pointers, offset, sizes, strides. */
export function loadDescriptor(cx: FnCx, op: Op, type: MemrefType, from: MirValue): MirValue[] {
  const ptr = cx.b.load(pointerInMemory(cx, op, type), cx.b.ptrAdd(from, cx.i64(8)), 8);
  const numbers = Array.from({ length: 1 + 2 * type.shape.length }, (_, i) =>
    cx.b.load('i64', cx.b.ptrAdd(from, cx.i64(16 + 8 * i)), 8),
  );
  return [ptr, ...numbers];
}

/** Writes one; both pointers are the one that we have. */
export function storeDescriptor(
  cx: FnCx,
  op: Op,
  type: MemrefType,
  to: MirValue,
  [ptr, ...numbers]: readonly MirValue[],
): void {
  pointerInMemory(cx, op, type);
  [ptr!, ptr!, ...numbers].forEach((value, i) => {
    cx.b.store(value, i === 0 ? to : cx.b.ptrAdd(to, cx.i64(8 * i)), 8);
  });
}

/** Where the elements of a vector whose integers are packed lie: a row, and bits inside of it. */
function rowsOf(type: VectorType): { readonly rows: number; readonly inner: number } {
  return { rows: elementCount(type.shape.slice(0, -1)), inner: type.shape.at(-1) ?? 1 };
}

/** Reads a vector whose integers are packed. */
function loadBits(cx: FnCx, op: Op, type: VectorType, ptr: MirValue, bits: number): MirValue[] {
  const { b } = cx;
  const [part] = cx.parts(type.element, op);
  const { rows, inner } = rowsOf(type);
  const wide: MirType = bits + 7 <= 32 ? 'i32' : 'i64';
  if (bits + 7 > 64) cx.unsupported(`the type \`${typeText(type)}\` in memory`, cx.nameOf(op));
  const out: MirValue[] = [];
  for (let row = 0; row < rows; row++) {
    const bytes = Array.from({ length: Math.ceil((inner * bits) / 8) }, (_, at) => {
      const offset = row * rowOf(type) + at;
      const address = offset === 0 ? ptr : b.ptrAdd(ptr, cx.i64(offset));
      return cx.resize(b.load('i8', address, 1), wide, false);
    });
    for (let i = 0; i < inner; i++) {
      const [first, last] = [Math.floor((i * bits) / 8), Math.floor((i * bits + bits - 1) / 8)];
      let word = bytes[first]!;
      for (let at = first + 1; at <= last; at++) {
        const moved = b.value('int.shl', [bytes[at]!, cx.int(wide, 8 * (at - first))], wide);
        word = b.value('int.or', [word, moved], wide);
      }
      const shift = i * bits - 8 * first;
      if (shift > 0) word = b.value('int.lshr', [word, cx.int(wide, shift)], wide);
      word = b.value('int.and', [word, cx.int(wide, (1n << BigInt(bits)) - 1n)], wide);
      out.push(cx.resize(word, part!, false));
    }
  }
  return out;
}

/** Writes one. Bits behind the last element are zero, as LLVM writes them. */
function storeBits(
  cx: FnCx,
  op: Op,
  type: VectorType,
  ptr: MirValue,
  parts: readonly MirValue[],
  bits: number,
): void {
  const { b } = cx;
  const { rows, inner } = rowsOf(type);
  const wide: MirType = bits + 7 <= 32 ? 'i32' : 'i64';
  if (bits + 7 > 64) cx.unsupported(`the type \`${typeText(type)}\` in memory`, cx.nameOf(op));
  for (let row = 0; row < rows; row++) {
    const bytes: (MirValue | undefined)[] = [];
    for (let i = 0; i < inner; i++) {
      const mask = cx.int(wide, (1n << BigInt(bits)) - 1n);
      const value = cx.resize(parts[row * inner + i]!, wide, false);
      const first = Math.floor((i * bits) / 8);
      let word = b.value('int.and', [value, mask], wide);
      const shift = i * bits - 8 * first;
      if (shift > 0) word = b.value('int.shl', [word, cx.int(wide, shift)], wide);
      for (let at = first; at <= Math.floor((i * bits + bits - 1) / 8); at++) {
        const down = 8 * (at - first);
        const own = down === 0 ? word : b.value('int.lshr', [word, cx.int(wide, down)], wide);
        const old = bytes[at];
        bytes[at] = old === undefined ? own : b.value('int.or', [old, own], wide);
      }
    }
    bytes.forEach((byte, at) => {
      const offset = row * rowOf(type) + at;
      const address = offset === 0 ? ptr : b.ptrAdd(ptr, cx.i64(offset));
      b.store(cx.resize(byte!, 'i8', false), address, 1);
    });
  }
}

/** Indices as 64-bit numbers. */
export function indicesOf(cx: FnCx, uses: readonly Use[]): MirValue[] {
  return uses.map((use) => {
    const [part] = cx.of(use);
    return part !== undefined && isInt(part.type) ? cx.resize(part, 'i64', true) : part!;
  });
}
