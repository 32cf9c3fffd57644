/** Function instances: what can be called by a symbol, and what became of lowering it. */
import type { Func, Inst, SourceLoc } from '../mir/index.ts';
import type { FnAbi } from './abi.ts';
import type { ConstUses } from './const-work.ts';
import type { Unknowns } from './unknowns.ts';
import type { Unsupported } from './unsupported.ts';

export interface FnInstance {
  readonly symbol: string;
  readonly display: string;
  readonly abi: FnAbi;
  /**
   * The definition that an edit would change: a function, or the owner of a closure or constant.
   */
  readonly owner: object | undefined;
  /** The function or closure that it is an instance of; absent where there is one alone. */
  readonly item?: object | undefined;
  /**
   * Owners of the closures among its generic arguments: after an edit of one the instance is never
   * asked for again.
   */
  readonly closures: ReadonlySet<object>;
  /** Does it run while compiling, for the value of a constant? */
  readonly inConst: boolean;
  /**
   * Makes the function; with `partial` in the form for analyses, in which what cannot be compiled
   * is unknown.
   */
  readonly make: (instance: FnInstance, partial: boolean) => LoweredFn;
  lowered: LoweredFn | undefined;
  /** The form for analyses, where `lowered` is a problem and somebody asked. */
  partial: LoweredFn | undefined;
}

/**
 * What one call of `gpu_launch_sized_workgroup_mem::<T>` asks for: alignment and size of `T` in
 * bytes.
 */
export interface LaunchAsk {
  readonly align: number;
  readonly size: number;
}

/** The outcome of lowering one instance. */
export interface LoweredFn {
  readonly func: Func | undefined;
  readonly problem: Unsupported | undefined;
  /** Symbols that the code refers to, with the first place. */
  readonly refs: ReadonlyMap<string, SourceLoc | undefined>;
  /** Alignment asked of launch-sized workgroup memory, 0 when none. */
  readonly launchAlign: number;
  /**
   * The instructions that came from such calls, with what each asked for; undefined when there are
   * none.
   */
  readonly launchAsks: ReadonlyMap<Inst, LaunchAsk> | undefined;
  /** The constants that the code names. */
  readonly constants?: ConstUses | undefined;
  /** What is unknown in the form for analyses. */
  readonly unknowns?: Unknowns | undefined;
}
