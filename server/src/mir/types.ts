/**
 * The types of MIR values. They are plain strings, so that comparing is cheap and a table can be
 * keyed by them.
 *
 * Pointers name their address space: `ptr` is generic (any of global, workgroup, private,
 * constant); the others are proven. All pointers are 64 bits in memory; targets may use fewer bits
 * for workgroup and private ones.
 */

export type IntType = 'i1' | 'i8' | 'i16' | 'i32' | 'i64' | 'i128';
export type FloatType = 'f16' | 'f32' | 'f64';
export type PtrType =
  | 'ptr'
  | 'ptr.global'
  | 'ptr.workgroup'
  | 'ptr.private'
  | 'ptr.constant'
  | 'ptr.kernarg';
export type MirType = IntType | FloatType | PtrType;

/**
 * Address space of a pointer type. `kernarg` is the read-only memory that holds a kernel's
 * parameters.
 */
export type AddressSpace = 'generic' | 'global' | 'workgroup' | 'private' | 'constant' | 'kernarg';

const BITS: Record<MirType, number> = {
  i1: 1,
  i8: 8,
  i16: 16,
  i32: 32,
  i64: 64,
  i128: 128,
  f16: 16,
  f32: 32,
  f64: 64,
  ptr: 64,
  'ptr.global': 64,
  'ptr.workgroup': 64,
  'ptr.private': 64,
  'ptr.constant': 64,
  'ptr.kernarg': 64,
};

export const MIR_TYPES = Object.keys(BITS) as readonly MirType[];

/** Width of a value in bits; pointers count 64. Integers of proofs have any width: `i4`. */
export function bitWidth(type: MirType): number {
  return BITS[type] ?? Number(type.slice(1));
}

/** Bytes a value takes in memory: `i1` takes one byte (0 or 1). */
export function byteSize(type: MirType): number {
  return type === 'i1' ? 1 : BITS[type] >> 3;
}

export function isInt(type: MirType): type is IntType {
  return type.charCodeAt(0) === 105; // 'i'
}

export function isFloat(type: MirType): type is FloatType {
  return type.charCodeAt(0) === 102; // 'f'
}

export function isPtr(type: MirType): type is PtrType {
  return type.charCodeAt(0) === 112; // 'p'
}

/** The address space a pointer type names. */
export function spaceOf(type: PtrType): AddressSpace {
  return type === 'ptr' ? 'generic' : (type.slice(4) as AddressSpace);
}

/** The pointer type of an address space. */
export function ptrIn(space: AddressSpace): PtrType {
  return space === 'generic' ? 'ptr' : (`ptr.${space}` as PtrType);
}
