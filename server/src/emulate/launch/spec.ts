/**
 * The launch spec: which kernels to run, on what grid, with what arguments, and what must come out.
 * JSON data, the same for every target; see `docs` of `warplens run`.
 */

export type Dtype =
  | 'u8'
  | 'i8'
  | 'bool'
  | 'u16'
  | 'i16'
  | 'u32'
  | 'i32'
  | 'u64'
  | 'i64'
  | 'usize'
  | 'isize'
  | 'f16'
  | 'bf16'
  | 'f32'
  | 'f64';

/** A number; integers beyond 2^53, infinities, NaN and -0 come as strings. */
export type NumberText = number | string;

export type Generator =
  | { readonly gen: 'zeros' }
  | { readonly gen: 'byte'; readonly value: number }
  | { readonly gen: 'fill'; readonly value: NumberText }
  | { readonly gen: 'iota'; readonly start?: number; readonly step?: number }
  | { readonly gen: 'rand'; readonly seed: number }
  | {
      readonly gen: 'range' | 'sorted' | 'uniform';
      readonly seed: number;
      readonly lo: number;
      readonly hi: number;
    }
  | { readonly gen: 'perm'; readonly seed: number }
  | { readonly gen: 'values'; readonly values: readonly NumberText[] }
  | { readonly gen: 'text'; readonly text: string }
  | { readonly gen: 'b64'; readonly b64: string }
  | { readonly gen: 'parts'; readonly parts: readonly (readonly [number, Generator])[] }
  | { readonly gen: 'from'; readonly launch: number; readonly arg: string };

export type BufferRole = 'in' | 'out' | 'inout' | 'scratch';

export interface BufferArg {
  readonly name: string;
  readonly buffer: Dtype;
  readonly length: number;
  readonly role: BufferRole;
  readonly init?: Generator;
  readonly init_crc32?: number;
  /** Largest difference that still passes, absolute or relative to the expected value. */
  readonly tolerance?: number;
  /** Reads of bytes that nothing wrote are reported. */
  readonly uninitialised?: boolean;
}

/** A buffer that is passed with its number of elements behind its address, as `&[T]` is. */
export interface SliceArg extends Omit<BufferArg, 'buffer'> {
  readonly slice: Dtype;
}

export interface ScalarArg {
  readonly name: string;
  readonly scalar: Dtype;
  readonly value: NumberText;
}

/** A number, or the address of a buffer of the launch. */
export type StructField = {
  readonly name: string;
  readonly type: Dtype;
  readonly offset: number;
} & ({ readonly value: NumberText } | { readonly address: string });

export interface StructArg {
  readonly name: string;
  readonly struct: string;
  readonly size: number;
  readonly align?: number;
  readonly fields: readonly StructField[];
}

export type LaunchArg = BufferArg | SliceArg | ScalarArg | StructArg;

export interface Launch {
  readonly kernel: string;
  readonly grid: readonly number[];
  readonly block: readonly number[];
  readonly cluster?: readonly number[];
  readonly workgroup_mem?: number;
  readonly args: readonly LaunchArg[];
  /** Buffers that no parameter takes: fields of structures have their addresses. */
  readonly memory?: readonly BufferArg[];
  readonly expected?: Readonly<Record<string, { readonly crc32?: number; readonly b64?: string }>>;
}

export interface LaunchSpec {
  readonly name?: string;
  readonly launches: readonly Launch[];
}

/** Something in a spec that makes no sense. */
export class SpecError extends Error {
  override name = 'SpecError';
}

const SIZES: Readonly<Record<Dtype, number>> = {
  u8: 1,
  i8: 1,
  bool: 1,
  u16: 2,
  i16: 2,
  f16: 2,
  bf16: 2,
  u32: 4,
  i32: 4,
  f32: 4,
  u64: 8,
  i64: 8,
  usize: 8,
  isize: 8,
  f64: 8,
};

/** Bytes of one element. Throws `SpecError` for a type nobody knows. */
export function sizeOfDtype(dtype: string): number {
  if (!Object.hasOwn(SIZES, dtype)) throw new SpecError(`there is no element type \`${dtype}\``);
  return SIZES[dtype as Dtype];
}
