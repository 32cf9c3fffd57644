/** `.file` and `.loc` directives: a line of source for each change of place. */
import type { FileId } from '../../base/index.ts';
import type { AsmWriter, DwarfPlace, EncodedUnit, Piece } from '../../mach/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { SourceFile } from '../target.ts';

export class LineInfo {
  private readonly source: (file: FileId) => SourceFile | undefined;
  private readonly files = new Map<string, number>();
  private printed = 0;
  private last = '';

  constructor(source: (file: FileId) => SourceFile | undefined) {
    this.source = source;
  }

  /** At the start of a function: the first instruction names its place again. */
  reset(): void {
    this.last = '';
  }

  private numberOf({ path }: SourceFile): number {
    let number = this.files.get(path);
    if (number === undefined) {
      number = this.files.size + 1;
      this.files.set(path, number);
    }
    return number;
  }

  /** `.file` directives of files that have none yet. */
  printFiles(writer: AsmWriter): void {
    if (this.printed === this.files.size) return;
    for (const [path, number] of this.files)
      if (number > this.printed) writer.line(`\t.file\t${number} ${JSON.stringify(path)}`);
    this.printed = this.files.size;
  }

  /** Number of the file, line and column of a place. */
  placeOf({ span }: SourceLoc): DwarfPlace | undefined {
    const file = this.source(span.file);
    if (file === undefined) return undefined;
    const { line, col } = file.lineCol(span.start);
    return { file: this.numberOf(file), line: line + 1, col: col + 1 };
  }

  /** Prints a `.loc` when the place differs from the one before. */
  mark(writer: AsmWriter, loc: SourceLoc | undefined): void {
    if (loc === undefined) return;
    const file = this.source(loc.span.file);
    if (file === undefined) return;
    const number = this.numberOf(file);
    this.printFiles(writer);
    const { line, col } = file.lineCol(loc.span.start);
    const text = `\t.loc\t${number} ${line + 1} ${col + 1}`;
    if (text === this.last) return;
    this.last = text;
    writer.line(text, loc);
  }
}

export const LINE_TABLE = '.Lline_table_start0';
export const ABBREVIATIONS = '.Labbrev_start0';

/** The debug sections; the assembler writes the line table of the `.loc`s. */
export function printDwarf(
  writer: AsmWriter,
  { abbrev, info, locations, ranges }: EncodedUnit,
): void {
  printSection(writer, '.debug_abbrev', abbrev, ABBREVIATIONS);
  printSection(writer, '.debug_info', info);
  if (locations !== undefined) printSection(writer, '.debug_loclists', locations);
  if (ranges !== undefined) printSection(writer, '.debug_rnglists', ranges);
  printSection(writer, '.debug_line', [], LINE_TABLE);
  writer.line('\t.text');
}

function printSection(
  writer: AsmWriter,
  name: string,
  pieces: readonly Piece[],
  label?: string,
): void {
  writer.line(`\t.section\t${name},"",@progbits`);
  if (label !== undefined) writer.line(`${label}:`);
  for (const piece of pieces) {
    if ('at' in piece) writer.line(`${piece.at}:`);
    else if ('label' in piece)
      writer.line(`\t.${piece.size === 8 ? 'quad' : 'long'}\t${piece.label}`);
    else
      for (let at = 0; at < piece.bytes.length; at += 32)
        writer.line(`\t.byte\t${piece.bytes.slice(at, at + 32).join(', ')}`);
  }
}
