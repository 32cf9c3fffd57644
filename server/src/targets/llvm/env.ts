/** What the printer of a function asks of its module. */
import type { Span } from '../../base/index.ts';
import type { Func, Global, SourceLoc } from '../../mir/index.ts';
import type { Flavour } from './flavour.ts';

/**
 * Something that LLVM IR for this machine does not have. The kernels that reach it are left out.
 */
export class UnsupportedError extends Error {
  override name = 'UnsupportedError';
  readonly span: Span | undefined;

  constructor(message: string, span: Span | undefined) {
    super(message);
    this.span = span;
  }
}

export interface ModuleEnv {
  readonly flavour: Flavour;
  func(symbol: string): Func | undefined;
  global(symbol: string): Global | undefined;
  /** `@name` of a symbol. */
  nameOf(symbol: string): string;
  /** `@name` of a support routine (`targets/runtime`), which becomes part of the module. */
  helper(name: string): string;
  /** Notes that a function of LLVM or of another module is called: `declare` is its line. */
  declare(declaration: string): void;
  /** `, !dbg !7` for an instruction, empty without line information. */
  debugSuffix(loc: SourceLoc | undefined): string;
  /** Where a trap comes from, in words. */
  place(loc: SourceLoc): string | undefined;
}
