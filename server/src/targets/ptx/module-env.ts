/**
 * What instruction selection may ask about the module around a function: names, signatures, the
 * processor; and what it reports back: symbols it needs, helpers it calls, text for the module's
 * head.
 */
import type { Span } from '../../base/index.ts';
import type { Func, Global, Module, SourceLoc } from '../../mir/index.ts';
import type { EmitProblem, FloatModes } from '../target.ts';
import type { PtxCpu } from './cpus.ts';

/** Constant memory, or global memory where they are too many. */
export type ConstantSpace = '.const' | '.global';

export interface ModuleEnv {
  readonly module: Module;
  readonly cpu: PtxCpu;
  /** PTX version times ten that the text is written for. */
  readonly languageVersion: number;
  /** Makes the text one of this version at least, where that is allowed, or `always`. */
  raiseVersion(version: number, always?: boolean): boolean;
  readonly comments: boolean;
  readonly floats: FloatModes;
  /** Where constants lie. */
  readonly constants: ConstantSpace;
  /** Where a trap comes from, in words. */
  readonly place: ((loc: SourceLoc) => string | undefined) | undefined;
  /** Legal PTX identifier of a function or global (link name). */
  nameOf(symbol: string): string;
  func(symbol: string): Func | undefined;
  global(symbol: string): Global | undefined;
  /**
   * A support routine written in MIR; adds it to the module on first use and returns its link name.
   */
  helper(name: string): string;
  /** Next number for `callseq` and call prototypes, unique in the module. */
  nextCall(): number;
}

/**
 * Thrown by a rule that has no instruction for what it was given; ends the function, not the
 * module.
 */
export class UnsupportedError extends Error {
  readonly span: Span | undefined;
  readonly kind: EmitProblem['kind'];
  /** The oldest processor that has it, where only the processor is in the way. */
  readonly needs: string | undefined;

  constructor(
    what: string,
    loc: SourceLoc | undefined,
    kind: EmitProblem['kind'] = 'unsupported',
    needs?: string,
  ) {
    super(what);
    this.kind = kind;
    this.needs = needs;
    this.name = 'UnsupportedError';
    this.span = loc?.span;
  }
}
