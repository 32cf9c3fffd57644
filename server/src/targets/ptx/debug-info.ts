/**
 * `.file` and `.loc`: which source line an instruction comes from. From PTX 7.2 on `.loc` also
 * names the call through which the code was inlined; the function names it refers to stand in
 * `.debug_str`.
 */
import type { FileId } from '../../base/index.ts';
import type { AsmWriter, DwarfPlace, EncodedUnit, Piece } from '../../mach/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { SourceFile } from '../target.ts';

export class LineInfo {
  private readonly files = new Map<FileId, { number: number; file: SourceFile } | undefined>();
  /** Several ids can stand for one file: its texts before and after an edit. */
  private readonly numbers = new Map<string, number>();
  private readonly strings = new Map<string, number>();
  private readonly source: (file: FileId) => SourceFile | undefined;
  private readonly withInlining: boolean;
  private last = '';
  /** Directives of callers that the current function already has. */
  private readonly callers = new Set<string>();

  constructor(source: (file: FileId) => SourceFile | undefined, ptx: number) {
    this.source = source;
    this.withInlining = ptx >= 72;
  }

  /** Forget the current line: a new function begins. */
  reset(): void {
    this.last = '';
    this.callers.clear();
  }

  /** Prints a `.loc` when `loc` differs from the line before. */
  mark(writer: AsmWriter, loc: SourceLoc | undefined): void {
    if (loc === undefined) return;
    const text = this.directive(loc);
    if (text === undefined || text === this.last) return;
    if (this.withInlining && loc.inlinedAt !== undefined) this.introduce(writer, loc.inlinedAt);
    this.last = text;
    writer.line(`\t${text}`, loc);
  }

  /** `inlined_at` may only name a place that a `.loc` of the function named before. */
  private introduce(writer: AsmWriter, caller: SourceLoc): void {
    if (caller.inlinedAt !== undefined) this.introduce(writer, caller.inlinedAt);
    const text = this.directive(caller);
    if (text === undefined || this.callers.has(text)) return;
    this.callers.add(text);
    writer.line(`\t${text}`, caller);
  }

  private directive(loc: SourceLoc): string | undefined {
    const place = this.place(loc);
    if (place === undefined) return undefined;
    const { inlinedAt } = loc;
    if (inlinedAt === undefined || !this.withInlining) return `.loc \t${place}`;
    const caller = this.place(inlinedAt);
    if (caller === undefined) return `.loc \t${place}`;
    return `.loc \t${place}, function_name $L__info_string${this.stringNumber(loc.fn)}, inlined_at ${caller}`;
  }

  /** Number of the file, line and column of a place. */
  placeOf({ span }: SourceLoc): DwarfPlace | undefined {
    const entry = this.entryOf(span.file);
    if (entry === undefined) return undefined;
    const { line, col } = entry.file.lineCol(span.start);
    return { file: entry.number, line: line + 1, col: col + 1 };
  }

  private place(loc: SourceLoc): string | undefined {
    const place = this.placeOf(loc);
    return place && `${place.file} ${place.line} ${place.col}`;
  }

  private entryOf(id: FileId) {
    let entry = this.files.get(id);
    if (entry === undefined && !this.files.has(id)) {
      const file = this.source(id);
      if (file !== undefined) entry = { number: this.numberOf(file.path), file };
      this.files.set(id, entry);
    }
    return entry;
  }

  private numberOf(path: string): number {
    let number = this.numbers.get(path);
    if (number === undefined) this.numbers.set(path, (number = this.numbers.size + 1));
    return number;
  }

  private stringNumber(text: string): number {
    let number = this.strings.get(text);
    if (number === undefined) {
      number = this.strings.size;
      this.strings.set(text, number);
    }
    return number;
  }

  /** `.file` directives and the strings, for the end of the module. */
  finish(writer: AsmWriter): void {
    for (const [path, number] of this.numbers)
      writer.line(`\t.file\t${number} "${path.replace(/["\\]/g, '/')}"`);
    if (this.strings.size === 0) return;
    writer.line('\t.section\t.debug_str');
    writer.line('\t{');
    for (const [text, number] of this.strings) {
      writer.line(`$L__info_string${number}:`);
      writer.line(`.b8 ${[...new TextEncoder().encode(text), 0].join(',')}`);
    }
    writer.line('\t}');
  }
}

/** The debug sections as `ptxas` reads them: bytes, and labels as words. */
export function printDwarf(
  writer: AsmWriter,
  { abbrev, info, locations, ranges }: EncodedUnit,
): void {
  printSection(writer, '.debug_abbrev', abbrev);
  printSection(writer, '.debug_info', info);
  if (locations !== undefined) printSection(writer, '.debug_loc', locations);
  if (ranges !== undefined) printSection(writer, '.debug_ranges', ranges);
  // Without it the assembler finds no line table.
  writer.line('\t.section\t.debug_macinfo\t{\t}');
}

function printSection(writer: AsmWriter, name: string, pieces: readonly Piece[]): void {
  writer.line(`\t.section\t${name}`);
  writer.line('\t{');
  for (const piece of pieces) {
    if ('at' in piece) writer.line(`${piece.at}:`);
    else if ('label' in piece) writer.line(`.b${piece.size * 8} ${piece.label}`);
    else
      for (let at = 0; at < piece.bytes.length; at += 32)
        writer.line(`.b8 ${piece.bytes.slice(at, at + 32).join(',')}`);
  }
  writer.line('\t}');
}
