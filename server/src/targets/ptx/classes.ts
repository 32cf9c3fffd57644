/**
 * Register classes of the PTX back end and what each MIR type becomes.
 * Integers of 8, 16 and 32 bits and `f32` share the 32-bit class (`ld.u8` and `st.u8` accept it),
 * so that narrow values need no conversions; `f16` needs 16-bit registers, booleans live in
 * predicates, `i128` in two 64-bit registers.
 */
import type { MirType } from '../../mir/index.ts';

export const P = 0;
export const R16 = 1;
export const R32 = 2;
export const R64 = 3;

export interface RegClass {
  readonly prefix: string;
  readonly type: string;
  /** 32-bit hardware registers one of them takes. */
  readonly units: number;
}

export const CLASSES: readonly RegClass[] = [
  { prefix: '%p', type: '.pred', units: 0 },
  { prefix: '%rs', type: '.b16', units: 1 },
  { prefix: '%r', type: '.b32', units: 1 },
  { prefix: '%rd', type: '.b64', units: 2 },
];

/** Register class of one register of a value; an `i128` takes two of them. */
export const CLASS_OF: Readonly<Record<MirType, number>> = {
  i1: P,
  i8: R32,
  i16: R32,
  i32: R32,
  i64: R64,
  i128: R64,
  f16: R16,
  f32: R32,
  f64: R64,
  ptr: R64,
  'ptr.global': R64,
  'ptr.workgroup': R64,
  'ptr.private': R64,
  'ptr.constant': R64,
  'ptr.kernarg': R64,
};

/** Type suffix in `ld`/`st` of a type, before sign choice: narrow integers load zero-extended. */
export const MEM_TYPE: Readonly<Record<Exclude<MirType, 'i128'>, string>> = {
  i1: 'u8',
  i8: 'u8',
  i16: 'u16',
  i32: 'b32',
  i64: 'b64',
  f16: 'b16',
  f32: 'b32',
  f64: 'b64',
  ptr: 'b64',
  'ptr.global': 'b64',
  'ptr.workgroup': 'b64',
  'ptr.private': 'b64',
  'ptr.constant': 'b64',
  'ptr.kernarg': 'b64',
};
