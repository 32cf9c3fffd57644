/**
 * A kernel as a launch sees it: name, slots of its ABI, and what its attributes and code say about
 * every launch.
 */
import type { Span } from '../base/index.ts';

/** One value that the host passes. */
export type LaunchSlot =
  | {
      readonly kind: 'pointer';
      /** What it points to, as Rust writes it; undefined where that does not matter. */
      readonly elem: string | undefined;
      /** Innermost scalar of the element, and its bytes. */
      readonly scalar: string | undefined;
      readonly mut: boolean;
    }
  /** Elements of the slice whose pointer goes before. */
  | { readonly kind: 'length' }
  | { readonly kind: 'scalar'; readonly type: string }
  | {
      readonly kind: 'bytes';
      readonly type: string;
      readonly size: number;
      readonly align: number;
      /** The struct's own name, and its fields in order of offset. */
      readonly name: string | undefined;
      readonly fields: readonly SlotField[];
      readonly nameSpan: Span | undefined;
      /** Its layout is the one that C would give it. */
      readonly stable: boolean;
    }
  /** A parameter of a PTX text: so many bytes, and an address where the code follows it. */
  | {
      readonly kind: 'word';
      /** As the text declares it: `.u32`. */
      readonly declared: string;
      readonly size: number;
      readonly pointer: boolean;
    }
  /** A type of which nothing is known here. */
  | { readonly kind: 'unknown' };

export interface SlotField {
  readonly name: string;
  readonly type: string;
  readonly offset: number;
  readonly size: number;
}

export interface LaunchParam {
  readonly name: string;
  /** As Rust writes it. */
  readonly type: string;
  /** `DisjointSlice`, `&mut [T]`, `*mut T`: the kernel may write through it. */
  readonly mut: boolean;
  /** A slice of some kind. */
  readonly slice: boolean;
  readonly slots: readonly LaunchSlot[];
}

export interface LaunchKernel {
  /** Path of the crate's root. */
  readonly root: string;
  readonly crate: string;
  readonly name: string;
  /** Name in the module that the driver looks up. */
  readonly symbol: string;
  readonly exported: boolean;
  readonly dialect: string;
  readonly generic: boolean;
  /** Modules around it. */
  readonly modules: readonly string[];
  readonly nameSpan: Span;
  readonly span: Span;
  /** `fn vecadd(a: &[f32], ..)`. */
  readonly signature: string;
  /** Undefined where a parameter's type is not known. */
  readonly params: readonly LaunchParam[] | undefined;
  /** `#[launch_bounds(N)]`: the most threads of a workgroup, and where it is said. */
  readonly maxThreads: { readonly value: number; readonly span: Span } | undefined;
  /** `#[launch_contract(block = ..)]`: the only shape. */
  readonly block:
    | { readonly value: readonly [number, number, number]; readonly span: Span }
    | undefined;
  /** The only grid, where the kernel was compiled for one. */
  readonly grid?:
    | { readonly value: readonly [number, number, number]; readonly span: Span }
    | undefined;
  /** Bytes of dynamic workgroup memory that its contract requires: least and most. */
  readonly dynamic:
    | { readonly least: number; readonly most: number; readonly span: Span }
    | undefined;
  /** Dimensions that the contract is about. */
  readonly domain: { readonly value: number; readonly span: Span } | undefined;
  readonly cluster: boolean;
}
