/** MIR's types in LLVM IR. */
import { type AddressSpace, bitWidth, isPtr, type MirType, spaceOf } from '../../mir/index.ts';
import type { Flavour } from './flavour.ts';

const SCALARS: Partial<Record<MirType, string>> = { f16: 'half', f32: 'float', f64: 'double' };

/** `i32`, `float`, `ptr addrspace(1)`. */
export function llvmType(type: MirType, flavour: Flavour): string {
  return isPtr(type) ? pointerType(flavour.spaces[spaceOf(type)]) : (SCALARS[type] ?? type);
}

/** A pointer into the address space of that number. */
export function pointerType(space: number): string {
  return space === 0 ? 'ptr' : `ptr addrspace(${space})`;
}

/** The number of the address space that a pointer type is in. */
export function spaceNumber(type: MirType, flavour: Flavour): number {
  return isPtr(type) ? flavour.spaces[spaceOf(type)] : 0;
}

/** The suffix of an overloaded intrinsic: `i32`, `f32`, `p1`. */
export function mangled(type: MirType, flavour: Flavour): string {
  return isPtr(type) ? `p${spaceNumber(type, flavour)}` : type;
}

/** Spaces whose pointers may have 32 bits in registers, where MIR counts 64 in memory. */
const NARROW: readonly AddressSpace[] = ['workgroup', 'private'];

/**
 * How a value lies in memory: a truth in a byte, an address that may be narrower as an integer of
 * 64 bits.
 */
export function memoryType(type: MirType, flavour: Flavour): string {
  if (type === 'i1') return 'i8';
  return isNarrowPointer(type) ? 'i64' : llvmType(type, flavour);
}

export function isNarrowPointer(type: MirType): boolean {
  return isPtr(type) && NARROW.includes(spaceOf(type));
}

/** An integer of a float's width, for operations that LLVM has for integers alone. */
export function bitsType(type: MirType): string {
  return `i${Math.max(8, type === 'i1' ? 8 : bitWidth(type))}`;
}
