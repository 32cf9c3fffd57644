/**
 * A launch of a kernel in host code: who is launched, with what sizes and arguments. Plain data
 * with places.
 */
import type { Span } from '../base/index.ts';
import type { Dims, HostValue, KernelName, Size } from './value.ts';

/**
 * How arguments stand for parameters: `flat`, one for each slot of the kernel's ABI (pointer and
 * length of a slice apart); `typed`, one for each parameter of the function.
 */
export type ArgumentForm = 'flat' | 'typed';

export interface LaunchArg {
  readonly span: Span;
  readonly value: HostValue;
  /** How the macro marks it: `slice` and `slice_mut` of `cuda_launch!`. */
  readonly marker?: 'slice' | 'slice_mut' | undefined;
  /** It reaches the launch by reference, as in `.arg(&n)`: the place of what is referred to. */
  readonly byRef?: boolean | undefined;
}

export interface HostLaunch {
  /** The API's name in the table. */
  readonly api: string;
  /** The whole call. */
  readonly span: Span;
  /** Undefined where the kernel is not known by name. */
  readonly kernel: KernelName | undefined;
  /** Where the launch names what it launches: a variable, a method, a path. */
  readonly callee: Span;
  readonly form: ArgumentForm;
  readonly grid: Dims | undefined;
  readonly block: Dims | undefined;
  /** Blocks of a cluster; undefined where the launch says none. */
  readonly cluster: Dims | undefined;
  /** Bytes of dynamic workgroup memory. */
  readonly shared: Size | undefined;
  /** Undefined where they are not written at the launch. */
  readonly args: readonly LaunchArg[] | undefined;
  /** Behind the last argument: where another one goes. */
  readonly argsEnd: number | undefined;
  /** Parts of an argument list at a place: between commas, or as further calls. */
  readonly separator: 'comma' | 'chain';
  /** How a new argument is written from an expression. */
  readonly wrap: (expr: string) => string;
  /** It stands in `unsafe`, or in arguments of a macro that may put it there. */
  readonly guarded: boolean;
  /** It needs `unsafe`; the compiler checks nothing of it. */
  readonly unchecked: boolean;
  /** The configuration comes from an object that was checked against the kernel. */
  readonly prepared: boolean;
  /** The stream, as far as it is known. */
  readonly stream: HostValue | undefined;
  /** A macro of the crate's own made it: its places are no text to write into. */
  readonly generated: boolean;
  /** The function around it. */
  readonly owner: Span;
  /** The statement around it, from its first character. */
  readonly statement: Span;
}
