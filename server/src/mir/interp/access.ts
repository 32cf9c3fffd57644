/**
 * Loads and stores of scalars: one reader and one writer per type, chosen when an instruction is
 * decoded.
 */
import { f64ToNumber, isNanBits } from '../semantics/float-bits.ts';
import type { AddressSpace, MirType } from '../types.ts';
import { byteSize, isPtr, spaceOf } from '../types.ts';
import { type Allocation, forgetPointers, type Memory, markPointer } from './memory.ts';
import { fromUnsigned, toBits, undefinedBehaviour, type Val } from './value.ts';

type Reader = (view: DataView, at: number) => Val;
type Writer = (view: DataView, at: number, value: Val) => void;

const readWide: Reader = (view, at) => {
  const high = view.getUint32(at + 4, true);
  // Below 2^53 the two halves make an exact number without a bigint.
  if (high < 0x200000) return high * 2 ** 32 + view.getUint32(at, true);
  return view.getBigUint64(at, true);
};
const writeWide: Writer = (view, at, value) => {
  if (typeof value === 'bigint') {
    view.setBigUint64(at, value, true);
    return;
  }
  view.setUint32(at, value, true);
  view.setUint32(at + 4, Math.floor(value / 2 ** 32), true);
};
const read16: Reader = (view, at) => view.getUint16(at, true);
const read32: Reader = (view, at) => view.getUint32(at, true);
const write16: Writer = (view, at, value) => view.setUint16(at, value as number, true);
const write32: Writer = (view, at, value) => view.setUint32(at, value as number, true);

const READ: Partial<Record<MirType, Reader>> = {
  i1: (view, at) => {
    const byte = view.getUint8(at);
    return byte <= 1 ? byte : undefinedBehaviour(`reads ${byte} as a truth value`);
  },
  i8: (view, at) => view.getUint8(at),
  i16: read16,
  i32: read32,
  i64: readWide,
  i128: (view, at) => {
    const low = view.getBigUint64(at, true);
    const high = view.getBigUint64(at + 8, true);
    return fromUnsigned((high << 64n) | low);
  },
  f16: read16,
  f32: read32,
  f64: (view, at) => {
    const x = view.getFloat64(at, true);
    if (!Number.isNaN(x)) return x;
    const bits = view.getBigUint64(at, true);
    return isNanBits(bits, 'f64') ? bits : f64ToNumber(bits);
  },
};
const WRITE: Partial<Record<MirType, Writer>> = {
  i1: (view, at, value) => view.setUint8(at, value as number),
  i8: (view, at, value) => view.setUint8(at, value as number),
  i16: write16,
  i32: write32,
  i64: writeWide,
  i128: (view, at, value) => {
    const bits = BigInt(value);
    view.setBigUint64(at, BigInt.asUintN(64, bits), true);
    view.setBigUint64(at + 8, bits >> 64n, true);
  },
  f16: write16,
  f32: write32,
  f64: (view, at, value) => {
    if (typeof value === 'number') view.setFloat64(at, value, true);
    else view.setBigUint64(at, toBits(value, 'f64'), true);
  },
};

/** Which memory the pointer type claims; what is not proven may be anywhere. */
export function claimedSpace(pointer: MirType): AddressSpace {
  return isPtr(pointer) ? spaceOf(pointer) : 'generic';
}

/**
 * A load: wholly uninitialised memory gives an undefined value; single uninitialised bytes read as
 * zero.
 */
export function loader(type: MirType, pointer: MirType, align: number, strict: boolean) {
  const size = byteSize(type);
  const read = READ[type] ?? readWide;
  const space = claimedSpace(pointer);
  return (memory: Memory, address: Val | undefined): Val | undefined => {
    const from = memory.access(address, size, align, space, false);
    const at = memory.offset;
    if (from.mask !== undefined) {
      const known = countInitialised(from.mask, at, size);
      if (known < size) {
        if (strict) return undefinedBehaviour(`reads ${size} bytes that are not all initialised`);
        if (known === 0) return undefined;
      }
    }
    return read(from.view, at);
  };
}

function countInitialised(mask: Uint8Array, at: number, size: number): number {
  let known = 0;
  for (let i = at; i < at + size; i++) known += mask[i]!;
  return known;
}

export function storer(type: MirType, pointer: MirType, align: number) {
  const size = byteSize(type);
  const write = WRITE[type] ?? writeWide;
  const space = claimedSpace(pointer);
  const isPointer = isPtr(type);
  return (memory: Memory, address: Val | undefined, value: Val | undefined): void => {
    const to = memory.access(address, size, align, space, true);
    const at = memory.offset;
    if (value === undefined) {
      memory.uninitialise(to, at, size);
      return;
    }
    write(to.view, at, value);
    noteWrite(to, at, size);
    if (isPointer && value !== 0) markPointer(to, at - to.at);
  };
}

/** Bytes were written: they are initialised and no longer a pointer. */
export function noteWrite(to: Allocation, at: number, size: number): void {
  if (to.mask !== undefined) {
    if (size > 16) to.mask.fill(1, at, at + size);
    else for (let i = at; i < at + size; i++) to.mask[i] = 1;
  }
  if (to.pointers !== undefined) forgetPointers(to, at - to.at, size);
}
