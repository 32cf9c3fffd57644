/**
 * What a target keeps while it prints a module that is to be debugged: its functions as they were
 * printed, and in the end the sections.
 */
import type { Func, SourceLoc } from '../../mir/index.ts';
import type { TypeTable } from '../../views/index.ts';
import { AsmWriter } from '../asm-writer.ts';
import type { EncodedUnit } from './die.ts';
import { markRuns } from './runs.ts';
import { type DwarfFunc, type DwarfInput, dwarfUnit } from './unit.ts';

export interface DebugOptions
  extends Pick<DwarfInput, 'version' | 'place' | 'lineTable' | 'abbrevLabel'> {
  readonly types: TypeTable;
  /** What labels of stretches begin with. */
  readonly labelPrefix: string;
  readonly pathOf: (loc: SourceLoc) => string | undefined;
}

export class DebugSections {
  private readonly options: DebugOptions;
  private readonly funcs: DwarfFunc[] = [];
  private labels = 0;

  constructor(options: DebugOptions) {
    this.options = options;
  }

  /**
   * Prints a function by `print`, with labels at inlined code. `around` are labels that stand
   * around its code; they are put there unless `isThere`.
   */
  func<T>(
    writer: AsmWriter,
    { fn, symbol }: Pick<DwarfFunc, 'fn' | 'symbol'>,
    around: Pick<DwarfFunc, 'begin' | 'end'> & { readonly isThere: boolean },
    print: (writer: AsmWriter) => T,
  ): T {
    const lines = new AsmWriter();
    const result = print(lines);
    const nextLabel = (): string => `${this.options.labelPrefix}${this.labels++}`;
    const inlined = markRuns(lines, writer, nextLabel, around.isThere ? undefined : around);
    const { begin, end } = around;
    this.funcs.push({ fn, symbol, begin, end, inlined });
    return result;
  }

  /** `oneSection`: all code lies in one section, in the order of printing. */
  unit(oneSection: boolean): EncodedUnit | undefined {
    const [first] = this.funcs;
    if (first === undefined) return undefined;
    const range = { begin: first.begin, end: this.funcs.at(-1)!.end };
    return dwarfUnit({
      ...this.options,
      path: this.path(this.funcs.map(({ fn }) => fn)) ?? 'kernels',
      funcs: this.funcs,
      ...(oneSection && { range }),
    });
  }

  /** The file of the first function that has one. */
  private path(funcs: readonly Func[]): string | undefined {
    for (const { span, display, vars } of funcs) {
      const loc = span === undefined ? vars[0]?.loc : { span, fn: display };
      const path = loc && this.options.pathOf(loc);
      if (path !== undefined) return path;
    }
    return undefined;
  }
}
