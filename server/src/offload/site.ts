/** A launch of an offload kernel in host code, with all that its host IR is made from. */
import type { Span } from '../base/index.ts';
import type { MapEntry } from './mapping.ts';

/**
 * What stands in the source: the intrinsic in the versions that there were, `first` with kernel and
 * arguments alone, `plain` with two shapes, `cache` with bytes of workgroup memory, `device` with
 * the device's number; the macro `offload!`; `args`, which runs a function of the host with the
 * device's addresses; and transfers alone.
 */
export type SiteForm =
  | 'first'
  | 'plain'
  | 'cache'
  | 'device'
  | 'macro'
  | 'args'
  | 'preload'
  | 'preload-mut';

/** A number that a launch is given: a constant, a variable of the host, or anything else. */
export interface HostNumber {
  readonly value: bigint | undefined;
  /** Variable or parameter of the host that it comes from, for its name in the IR. */
  readonly name: string | undefined;
}

export type Three = readonly [HostNumber, HostNumber, HostNumber];

/** One argument of the kernel. */
export interface SiteArg {
  /** As the kernel calls it. */
  readonly param: string;
  /** The kernel's type of it, as Rust writes it. */
  readonly type: string;
  /** Variable of the host that it comes from. */
  readonly name: string | undefined;
  readonly entries: readonly MapEntry[];
  /** Why it cannot be passed; without entries. */
  readonly problem: string | undefined;
  /** Bits of a literal, as wide as its type. */
  readonly bits: bigint | undefined;
  /** Elements of an array that is passed as a slice. */
  readonly elements: bigint | undefined;
  /** Where the host writes it. */
  readonly span: Span;
}

export interface OffloadSite {
  readonly form: SiteForm;
  /** The function around it: its path. */
  readonly owner: string;
  readonly kernel: string;
  readonly symbol: string;
  /** The call. */
  readonly span: Span;
  readonly groups: Three;
  readonly threads: Three;
  readonly cache: HostNumber;
  /** -1 is the default one. */
  readonly device: HostNumber;
  readonly args: readonly SiteArg[];
  /** Arguments that the call gives; undefined where that is no tuple. */
  readonly given: number | undefined;
}
