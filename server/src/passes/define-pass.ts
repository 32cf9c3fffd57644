/**
 * What a pass is: a name, a sentence, and a function that changes one MIR function. The runner in
 * `run.ts` times and checks passes; a pass knows neither the order it runs in nor any target.
 */
import type { CallGraph } from '../analysis/index.ts';
import { type Block, type Func, type Module, type SourceLoc, terminator } from '../mir/index.ts';

/** What a pass did at a place, or why it did not. */
export interface Remark {
  readonly pass: string;
  readonly loc: SourceLoc | undefined;
  readonly done: boolean;
  /** With the reason, and whose limit it is. */
  readonly message: string;
}

/** Where a loop stands in the source, by the block that it begins with. */
export function locOf(header: Block): SourceLoc | undefined {
  return terminator(header)?.loc ?? header.insts.find(({ loc }) => loc !== undefined)?.loc;
}

/** How far a target's compiler unrolls loops that it does not write out. */
export interface Unrolling {
  /** What one round may cost; LLVM's `PartialThreshold`. */
  readonly limit: number;
  /** Also where the number of iterations is known at run time only. */
  readonly runtime: boolean;
}

/** What passes may look at besides the function they change. */
export interface PassContext {
  readonly module: Module;
  /**
   * The call graph under the roots; computed once per run of the pipeline, so counts are those of
   * the input.
   */
  readonly calls: CallGraph;
  /** Absent: loops go round once for each iteration. */
  readonly unrolling?: Unrolling | undefined;
  /** Dividing 64 bits is slow, 32 bits fast. */
  readonly shortDivision?: boolean | undefined;
  /** Told of what passes do; absent: nobody listens. */
  readonly remark?: ((remark: Remark) => void) | undefined;
  /** Instructions that the inliner has copied so far. */
  copied?: number;
}

export interface FuncPass {
  readonly kind: 'function';
  readonly name: string;
  /** One sentence for the reference page and `--help`. */
  readonly doc: string;
  /** Changes `fn` in place; true when it did. */
  run(fn: Func, ctx: PassContext): boolean;
}

export function definePass(pass: Omit<FuncPass, 'kind'>): FuncPass {
  return { kind: 'function', ...pass };
}
