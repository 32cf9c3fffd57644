/** `.file` and `.loc` directives: a line of source for each change of place. */
import type { FileId } from '../../base/index.ts';
import type { AsmWriter } from '../../mach/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { SourceFile } from '../target.ts';

export class LineInfo {
  private readonly source: (file: FileId) => SourceFile | undefined;
  private readonly files = new Map<string, number>();
  private last = '';

  constructor(source: (file: FileId) => SourceFile | undefined) {
    this.source = source;
  }

  /** At the start of a function: the first instruction names its place again. */
  reset(): void {
    this.last = '';
  }

  /** Prints a `.loc` when the place differs from the one before. */
  mark(writer: AsmWriter, loc: SourceLoc | undefined): void {
    if (loc === undefined) return;
    const file = this.source(loc.span.file);
    if (file === undefined) return;
    let number = this.files.get(file.path);
    if (number === undefined) {
      number = this.files.size + 1;
      this.files.set(file.path, number);
      writer.line(`\t.file\t${number} ${JSON.stringify(file.path)}`);
    }
    const { line, col } = file.lineCol(loc.span.start);
    const text = `\t.loc\t${number} ${line + 1} ${col + 1}`;
    if (text === this.last) return;
    this.last = text;
    writer.line(text, loc);
  }
}
