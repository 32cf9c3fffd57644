/** Reading, writing, copying, comparing memory; pointer arithmetic; `transmute`. */
import type { Ty } from '../../hir/index.ts';
import { alignTo, reprClass } from '../../layout/index.ts';
import { type Attrs, addBlockParam, type Value } from '../../mir/index.ts';
import { emitDrop } from '../drop.ts';
import { elementPlace } from '../element.ts';
import type { FnCx } from '../fn-cx.ts';
import {
  copyBytes,
  generic,
  loadPlace,
  mirType,
  offsetPtr,
  operandOf,
  placeAt,
  reinterpret,
  spill,
  storePlace,
  valuesOf,
  valueTypes,
} from '../memory.ts';
import {
  alignAt,
  asOwned,
  type Operand,
  type Place,
  pair,
  placeAs,
  scalar,
  ZST,
} from '../operand.ts';
import { VTABLE_ALIGN_OFFSET } from '../shape.ts';
import { checkEnum } from '../ub-checks.ts';
import { checkBool, checkValue } from '../validity.ts';
import {
  arg,
  type IntrinsicCall,
  type IntrinsicRow,
  type IntrinsicTable,
  pointeeTy,
  typeArg,
} from './types.ts';

/** A value read from a place as it is now: what lies there may change later. */
function readCopy(cx: FnCx, from: Place, dest: Place | undefined): Operand {
  const op = loadPlace(cx, from);
  if (op.kind !== 'memory') return op;
  const to = dest ?? cx.temp(from.ty);
  copyBytes(cx, to, from);
  return { kind: 'memory', place: to, owned: true };
}

const read =
  (aligned: boolean): IntrinsicRow =>
  (cx, call) =>
    readCopy(
      cx,
      placeAt(cx, call.args[0]!, pointeeTy(cx, call), aligned ? undefined : 1),
      call.dest,
    );

const write =
  (aligned: boolean): IntrinsicRow =>
  (cx, call) => {
    storePlace(
      cx,
      call.args[1]!,
      placeAt(cx, call.args[0]!, pointeeTy(cx, call), aligned ? undefined : 1),
    );
    return ZST;
  };

const volatileLoad =
  (aligned: boolean): IntrinsicRow =>
  (cx, call) => {
    const place = placeAt(cx, call.args[0]!, pointeeTy(cx, call), aligned ? undefined : 1);
    const { layout } = place;
    const attrs: Attrs = { volatile: true };
    if (reprClass(layout) !== 'memory') {
      const { repr } = layout;
      return operandOf(
        valueTypes(cx, layout).map((type, index) => {
          const offset = index === 1 && repr.kind === 'pair' ? repr.bOffset : 0;
          return cx.b.load(
            type,
            offsetPtr(cx, place.ptr, offset),
            alignAt(place.align, offset),
            attrs,
          );
        }),
      );
    }
    const to = call.dest ?? cx.temp(place.ty);
    const size = cx.b.int('i64', BigInt(layout.size));
    const align = Math.min(to.align, place.align);
    cx.b.emit('mem.copy', [to.ptr, place.ptr, size], [], { align, volatile: true });
    return { kind: 'memory', place: to, owned: true };
  };

const volatileStore =
  (aligned: boolean): IntrinsicRow =>
  (cx, call) => {
    const place = placeAt(cx, call.args[0]!, pointeeTy(cx, call), aligned ? undefined : 1);
    const op = call.args[1]!;
    const { repr } = place.layout;
    for (const [index, value] of valuesOf(op).entries()) {
      const offset = index === 1 && repr.kind === 'pair' ? repr.bOffset : 0;
      cx.b.store(value, offsetPtr(cx, place.ptr, offset), alignAt(place.align, offset), {
        volatile: true,
      });
    }
    if (op.kind === 'memory') {
      const size = cx.b.int('i64', BigInt(place.layout.size));
      const align = Math.min(op.place.align, place.align);
      cx.b.emit('mem.copy', [place.ptr, op.place.ptr, size], [], { align, volatile: true });
    }
    return ZST;
  };

/** `count` elements in bytes. */
function bytesOf(cx: FnCx, count: Value, size: number, attrs?: Attrs): Value {
  if (size === 1) return count;
  return cx.b.value('int.mul', [count, cx.b.int('i64', BigInt(size))], 'i64', attrs);
}

const copying =
  (op: 'mem.copy' | 'mem.move'): IntrinsicRow =>
  (cx, call) => {
    const layout = cx.layout(pointeeTy(cx, call));
    if (layout.size === 0) return ZST;
    const bytes = bytesOf(cx, arg(cx, call, 2), layout.size);
    cx.b.emit(op, [arg(cx, call, 1), arg(cx, call, 0), bytes], [], { align: layout.align });
    return ZST;
  };

function writeBytes(cx: FnCx, call: IntrinsicCall): Operand {
  const layout = cx.layout(pointeeTy(cx, call));
  if (layout.size === 0) return ZST;
  const bytes = bytesOf(cx, arg(cx, call, 2), layout.size);
  cx.b.emit('mem.set', [arg(cx, call, 0), arg(cx, call, 1), bytes], [], { align: layout.align });
  return ZST;
}

/** The same bytes as another type. */
export function transmute(cx: FnCx, op: Operand, from: Ty, to: Ty): Operand {
  if (from === to) return op;
  const source = cx.layout(from);
  const target = cx.layout(to);
  if (source.size !== target.size)
    return cx.invalid('cannot transmute between types of different sizes', 'E0512');
  checkEnum(cx, op, from, target);
  if (reprClass(target) === 'zst') return ZST;
  const a = source.repr;
  const b = target.repr;
  if (op.kind !== 'memory' && b.kind !== 'memory') {
    const values = valuesOf(op);
    if (a.kind === 'scalar' && b.kind === 'scalar') {
      const type = mirType(cx, b.a);
      checkBool(cx, values[0]!, type);
      const value = reinterpret(cx, values[0]!, type);
      checkValue(cx, value, target);
      return scalar(value);
    }
    if (
      a.kind === 'pair' &&
      b.kind === 'pair' &&
      a.bOffset === b.bOffset &&
      a.a.size === b.a.size &&
      a.b.size === b.b.size
    ) {
      const types = [mirType(cx, b.a), mirType(cx, b.b)] as const;
      for (const at of [0, 1] as const) checkBool(cx, values[at]!, types[at]);
      const first = reinterpret(cx, values[0]!, types[0]);
      return pair(first, reinterpret(cx, values[1]!, types[1]));
    }
  }
  let place: Place;
  if (op.kind === 'memory') place = op.place;
  else {
    const align = Math.max(source.align, target.align);
    place = placeAs(cx.alloca(source.size, align), from, source, align, false);
    storePlace(cx, op, place);
  }
  const owned = op.kind !== 'memory' || op.owned;
  const as = placeAs(place.ptr, to, target, place.align, place.readonly, place.meta);
  return asOwned(loadPlace(cx, as), owned);
}

const offsetting =
  (inbounds: boolean): IntrinsicRow =>
  (cx, call) => {
    const { size } = cx.layout(pointeeTy(cx, call));
    const ptr = arg(cx, call, 0);
    if (size === 0) return scalar(ptr);
    const by = bytesOf(cx, arg(cx, call, 1), size, inbounds ? { nsw: true } : undefined);
    return scalar(
      cx.b.value('ptr.add', [ptr, by], ptr.type, inbounds ? { inbounds: true } : undefined),
    );
  };

/** What `core` asserts of both functions (`offset_from` in `ptr/const_ptr.rs`). */
const NO_SIZE = 'assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize';

const distance =
  (signed: boolean): IntrinsicRow =>
  (cx, call) => {
    const { b } = cx;
    const { size } = cx.layout(pointeeTy(cx, call));
    const address = (index: number): Value =>
      b.value('ptr.to.int', [generic(cx, arg(cx, call, index))], 'i64');
    // Addresses of one allocation, of which the first is the higher one for `_unsigned`.
    const bytes = b.value(
      'int.sub',
      [address(0), address(1)],
      'i64',
      signed ? undefined : { nuw: true },
    );
    if (size === 0) cx.trapIf(b.int('i1', 1), NO_SIZE);
    if (size <= 1) return scalar(bytes);
    const bits = Math.log2(size);
    if (Number.isInteger(bits)) {
      // The distance is a multiple of the size.
      const op = signed ? 'int.ashr' : 'int.lshr';
      return scalar(b.value(op, [bytes, b.int('i64', bits)], 'i64', { exact: true }));
    }
    const op = signed ? 'int.sdiv' : 'int.udiv';
    return scalar(b.value(op, [bytes, b.int('i64', size)], 'i64', { exact: true }));
  };

/** Size and alignment of what a pointer of any kind points to. */
function sizeAndAlign(cx: FnCx, ty: Ty, meta: Value | undefined): { size: Value; align: Value } {
  const { b } = cx;
  const layout = cx.layout(ty);
  const fixed = (value: number): Value => b.int('i64', BigInt(value));
  if (!layout.unsized || meta === undefined)
    return { size: fixed(layout.size), align: fixed(layout.align) };
  if (ty.kind === 'str') return { size: meta, align: fixed(1) };
  if (ty.kind === 'slice') {
    return { size: bytesOf(cx, meta, cx.layout(ty.elem).size), align: fixed(layout.align) };
  }
  if (ty.kind === 'dyn') {
    const load = (offset: number): Value =>
      b.load('i64', offsetPtr(cx, meta, offset), 8, { readonly: true });
    return { size: load(8), align: load(VTABLE_ALIGN_OFFSET) };
  }
  const last = layout.fieldTys.length - 1;
  const own = sizeAndAlign(cx, layout.fieldTys[last]!, meta);
  const packed = ty.kind === 'adt' ? cx.hir.repr(ty.def).packed : undefined;
  const tail = {
    size: own.size,
    align:
      packed === undefined ? own.align : b.value('int.umin', [own.align, fixed(packed)], 'i64'),
  };
  const align = b.value('int.umax', [tail.align, fixed(layout.align)], 'i64');
  const up = (value: Value, to: Value): Value => {
    const mask = b.value('int.sub', [to, fixed(1)], 'i64');
    const sum = b.value('int.add', [value, mask], 'i64');
    return b.value('int.and', [sum, b.value('int.xor', [mask, b.int('i64', -1)], 'i64')], 'i64');
  };
  const start = up(fixed(layout.offsets[last] ?? alignTo(layout.size, 1)), tail.align);
  return { size: up(b.value('int.add', [start, tail.size], 'i64'), align), align };
}

const ofVal =
  (what: 'size' | 'align'): IntrinsicRow =>
  (cx, call) => {
    const ty = pointeeTy(cx, call);
    return scalar(sizeAndAlign(cx, ty, valuesOf(call.args[0]!)[1])[what]);
  };

/**
 * Walks two byte ranges while they are equal; gives the difference of the first unequal bytes, or
 * 0.
 */
function compareRanges(cx: FnCx, x: Value, y: Value, count: Value): Value {
  const { b } = cx;
  const header = b.newBlock('loop');
  const inside = b.newBlock();
  const next = b.newBlock();
  const after = b.newBlock();
  const index = addBlockParam(cx.fn, header, 'i64');
  const result = addBlockParam(cx.fn, after, 'i32');
  b.br(header, [b.int('i64', 0)]);
  cx.enter(header);
  b.brIf(b.icmp('ult', index, count), inside, after, [], [b.int('i32', 0)]);
  cx.enter(inside);
  const byte = (from: Value): Value =>
    b.value('int.zext', [b.load('i8', b.ptrAdd(from, index), 1)], 'i32');
  const difference = b.value('int.sub', [byte(x), byte(y)], 'i32');
  b.brIf(b.icmp('eq', difference, b.int('i32', 0)), next, after, [], [difference]);
  cx.enter(next);
  b.br(header, [b.value('int.add', [index, b.int('i64', 1)], 'i64', { nuw: true })]);
  cx.enter(after);
  return result;
}

function rawEq(cx: FnCx, call: IntrinsicCall): Operand {
  const { size } = cx.layout(pointeeTy(cx, call));
  const found = compareRanges(
    cx,
    arg(cx, call, 0),
    arg(cx, call, 1),
    cx.b.int('i64', BigInt(size)),
  );
  return scalar(cx.b.icmp('eq', found, cx.b.int('i32', 0)));
}

/** Metadata of a pointer: nothing, a length, a vtable. */
function metadata(_: FnCx, call: IntrinsicCall): Operand {
  const meta = valuesOf(call.args[0]!)[1];
  return meta === undefined ? ZST : scalar(meta);
}

function getUnchecked(cx: FnCx, call: IntrinsicCall): Operand {
  const slice = pointeeTy(cx, call);
  if (slice.kind !== 'slice' && slice.kind !== 'array')
    return cx.unsupported('an element of this type');
  const base = placeAt(cx, call.args[0]!, slice);
  return scalar(elementPlace(cx, base, slice.elem, arg(cx, call, 1)).ptr);
}

export const MEMORY_ROWS: IntrinsicTable = {
  read_via_copy: read(true),
  read_unaligned_copy: read(false),
  write_via_move: write(true),
  write_unaligned_move: write(false),
  volatile_load: volatileLoad(true),
  unaligned_volatile_load: volatileLoad(false),
  volatile_store: volatileStore(true),
  unaligned_volatile_store: volatileStore(false),
  copy_nonoverlapping: copying('mem.copy'),
  copy: copying('mem.move'),
  write_bytes: writeBytes,
  transmute: (cx, call) => transmute(cx, call.args[0]!, call.tys[0]!, call.ret),
  transmute_unchecked: (cx, call) => transmute(cx, call.args[0]!, call.tys[0]!, call.ret),
  offset: offsetting(true),
  arith_offset: offsetting(false),
  ptr_offset_from: distance(true),
  ptr_offset_from_unsigned: distance(false),
  ptr_mask: (cx, call) => {
    const bits = cx.b.value('ptr.to.int', [generic(cx, arg(cx, call, 0))], 'i64');
    return scalar(
      cx.b.value('int.to.ptr', [cx.b.value('int.and', [bits, arg(cx, call, 1)], 'i64')], 'ptr'),
    );
  },
  size_of_val: ofVal('size'),
  align_of_val: ofVal('align'),
  min_align_of_val: ofVal('align'),
  compare_bytes: (cx, call) =>
    scalar(compareRanges(cx, arg(cx, call, 0), arg(cx, call, 1), arg(cx, call, 2))),
  raw_eq: rawEq,
  drop_in_place: (cx, call) => {
    emitDrop(cx, placeAt(cx, call.args[0]!, pointeeTy(cx, call)));
    return ZST;
  },
  slice_len: metadata,
  ptr_metadata: metadata,
  slice_is_empty: (cx, call) => {
    const length = valuesOf(call.args[0]!)[1]!;
    return scalar(cx.b.icmp('eq', length, cx.b.int('i64', 0)));
  },
  slice_start: (_, call) => scalar(valuesOf(call.args[0]!)[0]!),
  slice_from_parts: (_, call) => pair(valuesOf(call.args[0]!)[0]!, valuesOf(call.args[1]!)[0]!),
  aggregate_raw_ptr: (_, call) =>
    operandOf([...valuesOf(call.args[0]!), ...valuesOf(call.args[1]!)]),
  identity: (_, call) => call.args[0]!,
  str_from_bytes: (_, call) => call.args[0]!,
  str_as_bytes: (_, call) => call.args[0]!,
  slice_get_unchecked: getUnchecked,
  select_unpredictable: (cx, call) => {
    const cond = arg(cx, call, 0);
    const [, x, y] = call.args;
    const ty = typeArg(cx, call);
    if (x!.kind === 'memory' || y!.kind === 'memory') {
      const left = generic(cx, spill(cx, x!, ty).ptr);
      const right = generic(cx, spill(cx, y!, ty).ptr);
      const ptr = cx.b.value('select', [cond, left, right], 'ptr');
      return { kind: 'memory', place: placeAt(cx, scalar(ptr), ty), owned: true };
    }
    const other = valuesOf(y!);
    return operandOf(
      valuesOf(x!).map((value, at) => cx.b.value('select', [cond, value, other[at]!], value.type)),
    );
  },
};
