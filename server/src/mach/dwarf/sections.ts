/**
 * What a target keeps while it prints a module that is to be debugged: its functions as they were
 * printed, and in the end the sections.
 */
import type { DebugVar, Func, SourceLoc } from '../../mir/index.ts';
import type { TypeTable } from '../../views/index.ts';
import { AsmWriter } from '../asm-writer.ts';
import { type EncodedUnit, encodeUnits } from './die.ts';
import { LocationLists, RangeLists } from './lists.ts';
import { markRuns } from './runs.ts';
import { type DwarfFunc, type DwarfInput, dwarfUnit } from './unit.ts';

export interface DebugOptions extends Pick<DwarfInput, 'place' | 'lineTable'> {
  readonly version: 2 | 5;
  /** Where the abbreviations begin. */
  readonly abbrevLabel: string;
  readonly types: TypeTable;
  /** What labels of stretches begin with. */
  readonly labelPrefix: string;
  readonly pathOf: (loc: SourceLoc) => string | undefined;
}

export class DebugSections {
  private readonly options: DebugOptions;
  private readonly funcs: DwarfFunc[] = [];
  private labels = 0;
  /** Of the function that is being printed. */
  private locations: DwarfFunc['locations'] = new Map();

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
    const nextLabel = (): string => this.nextLabel();
    const runs = markRuns(lines, writer, nextLabel, around.isThere ? undefined : around);
    const { begin, end } = around;
    this.funcs.push({ fn, symbol, begin, end, ...runs, locations: this.locations });
    this.locations = new Map();
    return result;
  }

  /** A label that stands in the code of a function. */
  nextLabel(): string {
    return `${this.options.labelPrefix}${this.labels++}`;
  }

  /** Bytes of a variable; undefined when its type is not known. */
  sizeOf({ type }: DebugVar): number | undefined {
    return this.options.types[type]?.size;
  }

  /** Where the variables of the function that is being printed are. */
  locate(locations: DwarfFunc['locations']): void {
    this.locations = locations;
  }

  /** The unit of all functions. `oneSection`: all code lies in one, in the order of printing. */
  units(oneSection: boolean): EncodedUnit | undefined {
    const { funcs, options } = this;
    const [first] = funcs;
    if (first === undefined) return undefined;
    const path = this.path(funcs.map(({ fn }) => fn)) ?? 'kernels';
    const range = { begin: first.begin, end: funcs.at(-1)!.end };
    const { version, labelPrefix } = options;
    const lists = {
      locations: new LocationLists(version, `${labelPrefix}_loc`),
      ranges: new RangeLists(version, `${labelPrefix}_ranges`),
    };
    const unit = dwarfUnit({ ...options, path, funcs, lists, ...(oneSection && { range }) });
    return {
      ...encodeUnits([unit], version, options.abbrevLabel),
      locations: lists.locations.section(),
      ranges: lists.ranges.section(),
    };
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
