/**
 * Reading and writing a part of a register-sized slot under another type: the conversions that a
 * reinterpreting access of memory stands for (little endian).
 */
import {
  bitWidth,
  byteSize,
  createInst,
  type Func,
  type Inst,
  isFloat,
  isInt,
  isPtr,
  type MirType,
  type Value,
} from '../../mir/index.ts';
import type { Constants } from '../support/constants.ts';

/** Collects instructions in front of the one that is being replaced. */
export interface Sink {
  readonly fn: Func;
  readonly constants: Constants;
  readonly out: Inst[];
  /** The instruction being replaced: gives block and location. */
  at: Inst;
}

export function emit(
  sink: Sink,
  op: Inst['op'],
  args: Value[],
  type: MirType,
  attrs: Inst['attrs'] = {},
): Value {
  const inst = createInst(sink.fn, sink.at.block, op, args, [type], attrs, sink.at.loc);
  sink.out.push(inst);
  return inst.results[0];
}

/** The integer type of a number of bytes; undefined when there is none. */
export function intOfBytes(bytes: number): MirType | undefined {
  return INTS[bytes];
}

const INTS: Readonly<Record<number, MirType>> = {
  1: 'i8',
  2: 'i16',
  4: 'i32',
  8: 'i64',
  16: 'i128',
};

/** Reinterprets a value as another type of the same size in memory. */
export function convert(sink: Sink, value: Value, to: MirType): Value {
  const from = value.type;
  if (from === to) return value;
  if (isPtr(from)) {
    if (isPtr(to)) return emit(sink, 'ptr.cast', [value], to);
    return convert(sink, emit(sink, 'ptr.to.int', [value], 'i64'), to);
  }
  if (isPtr(to)) {
    const address = emit(sink, 'int.to.ptr', [convert(sink, value, 'i64')], 'ptr');
    return to === 'ptr' ? address : emit(sink, 'ptr.cast', [address], to);
  }
  if (from === 'i1') return convert(sink, emit(sink, 'int.zext', [value], 'i8'), to);
  if (to === 'i1') return emit(sink, 'int.trunc', [convert(sink, value, 'i8')], 'i1');
  if (isFloat(from) && isFloat(to)) {
    return emit(sink, 'bitcast', [emit(sink, 'bitcast', [value], INTS[byteSize(from)]!)], to);
  }
  return emit(sink, 'bitcast', [value], to);
}

/** The bytes `[offset, offset + size of type)` of `whole`, as `type`. */
export function extract(sink: Sink, whole: Value, offset: number, type: MirType): Value {
  const size = byteSize(type);
  if (offset === 0 && size === byteSize(whole.type)) return convert(sink, whole, type);
  const wide = convert(sink, whole, INTS[byteSize(whole.type)]!);
  const shifted =
    offset === 0
      ? wide
      : emit(sink, 'int.lshr', [wide, sink.constants.int(wide.type, offset * 8)], wide.type);
  return convert(sink, emit(sink, 'int.trunc', [shifted], INTS[size]!), type);
}

/** `whole` with the bytes from `offset` on replaced by those of `part`. */
export function insert(sink: Sink, whole: Value, offset: number, part: Value): Value {
  const size = byteSize(part.type);
  if (offset === 0 && size === byteSize(whole.type)) return convert(sink, part, whole.type);
  const wideType = INTS[byteSize(whole.type)]!;
  const wide = convert(sink, whole, wideType);
  const bits = bitWidth(wideType);
  const mask = ((1n << BigInt(size * 8)) - 1n) << BigInt(offset * 8);
  const kept = emit(
    sink,
    'int.and',
    [wide, sink.constants.int(wideType, BigInt.asUintN(bits, ~mask))],
    wideType,
  );
  const small = convert(sink, part, INTS[size]!);
  let moved = emit(sink, 'int.zext', [small], wideType);
  if (offset > 0)
    moved = emit(sink, 'int.shl', [moved, sink.constants.int(wideType, offset * 8)], wideType);
  return convert(sink, emit(sink, 'int.or', [kept, moved], wideType), whole.type);
}

/**
 * The type a slot of `size` bytes is kept in, given the types it is accessed as at offset 0 and in
 * full.
 */
export function slotType(
  size: number,
  full: readonly MirType[],
  mixed: boolean,
): MirType | undefined {
  const first = full[0];
  if (first !== undefined && !mixed) {
    if (full.every((t) => t === first)) return first;
    const pointer = full.find((t) => t === 'ptr') ?? full.find(isPtr);
    if (pointer !== undefined && size === 8) return pointer;
    return full.find(isInt) === 'i1' ? 'i8' : first === 'i1' ? 'i8' : first;
  }
  let bytes = 1;
  while (bytes < size) bytes *= 2;
  return INTS[bytes];
}
