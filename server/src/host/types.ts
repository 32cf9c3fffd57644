/**
 * Types of host code as far as launches need them: scalars, references, device buffers and structs
 * by name. What is not understood is `unknown`, and says nothing.
 */
import type { Span } from '../base/index.ts';
import type { Struct } from '../syntax/index.ts';

/**
 * Scalars by their Rust names; `usize` is 64 bits wide, as on every host with a GPU that is
 * supported.
 */
export const SCALAR_BYTES: Readonly<Record<string, number>> = {
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
  char: 4,
  u64: 8,
  i64: 8,
  usize: 8,
  isize: 8,
  f64: 8,
  u128: 16,
  i128: 16,
};

export type HostType =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'scalar'; readonly name: string }
  /** A literal without a suffix: `i32` or `f64` where nothing else says. */
  | { readonly kind: 'literal'; readonly of: 'int' | 'float' }
  | { readonly kind: 'ref' | 'ptr'; readonly mut: boolean; readonly inner: HostType }
  | { readonly kind: 'slice'; readonly elem: HostType }
  | { readonly kind: 'array'; readonly elem: HostType; readonly len: bigint | undefined }
  | { readonly kind: 'str' }
  | { readonly kind: 'tuple'; readonly elems: readonly HostType[] }
  /** A type of a library, or of the crate's own when `def` says so. */
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly args: readonly HostType[];
      readonly def?: OwnStruct | undefined;
    };

/** A struct of the crate's own. */
export interface OwnStruct {
  readonly node: Struct;
  readonly file: Span['file'];
  readonly base: number;
  /** Names of the modules around it, the crate's root left out. */
  readonly modules: readonly string[];
}

export const UNKNOWN: HostType = { kind: 'unknown' };

const scalars = new Map(
  Object.keys(SCALAR_BYTES).map((name) => [name, { kind: 'scalar', name } as const]),
);

/** The scalar of this name; `unknown` when there is none. */
export function scalar(name: string): HostType {
  return scalars.get(name) ?? UNKNOWN;
}

export function named(name: string, ...args: HostType[]): HostType {
  return { kind: 'named', name, args };
}

export function isInteger(name: string): boolean {
  return /^[ui](?:8|16|32|64|128|size)$/.test(name);
}

export function isFloat(name: string): boolean {
  return /^b?f\d/.test(name);
}

/** Without references around it. */
export function behindRefs(type: HostType): HostType {
  let at = type;
  while (at.kind === 'ref') at = at.inner;
  return at;
}

/** The name of a library's or own type behind references; undefined for others. */
export function nameOf(type: HostType): string | undefined {
  const inner = behindRefs(type);
  return inner.kind === 'named' ? inner.name : undefined;
}

/** What the elements of an array, slice, vector or buffer are. */
export function elementOf(type: HostType): HostType {
  const inner = behindRefs(type);
  if (inner.kind === 'array' || inner.kind === 'slice') return inner.elem;
  if (inner.kind === 'named' && inner.args.length > 0) return inner.args[0]!;
  return UNKNOWN;
}

/** As Rust writes it; `_` for what is not known. */
export function showType(type: HostType): string {
  switch (type.kind) {
    case 'unknown':
      return '_';
    case 'scalar':
      return type.name;
    case 'literal':
      return type.of === 'int' ? 'i32' : 'f64';
    case 'ref':
      return `&${type.mut ? 'mut ' : ''}${showType(type.inner)}`;
    case 'ptr':
      return `*${type.mut ? 'mut' : 'const'} ${showType(type.inner)}`;
    case 'slice':
      return `[${showType(type.elem)}]`;
    case 'array':
      return `[${showType(type.elem)}; ${type.len ?? '_'}]`;
    case 'str':
      return 'str';
    case 'tuple':
      return `(${type.elems.map(showType).join(', ')}${type.elems.length === 1 ? ',' : ''})`;
    case 'named':
      return type.args.length === 0
        ? type.name
        : `${type.name}<${type.args.map(showType).join(', ')}>`;
  }
}

/** Bytes that a value takes on the host; undefined where that is not known. */
export function bytesOf(type: HostType): number | undefined {
  switch (type.kind) {
    case 'scalar':
      return SCALAR_BYTES[type.name];
    case 'literal':
      return type.of === 'int' ? 4 : 8;
    case 'ptr':
      return 8;
    case 'array': {
      const elem = bytesOf(type.elem);
      return elem === undefined || type.len === undefined ? undefined : elem * Number(type.len);
    }
    default:
      return undefined;
  }
}

/** What a pointer or reference points to; unknown of anything else. */
export function pointee(type: HostType): HostType {
  return type.kind === 'ref' || type.kind === 'ptr' ? type.inner : UNKNOWN;
}
