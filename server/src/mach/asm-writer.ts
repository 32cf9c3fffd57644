/** Collects lines of assembly and, beside each, the source it came from. */
import type { SourceLoc } from '../mir/index.ts';

export class AsmWriter {
  private readonly lines: string[] = [];
  private readonly locs: (SourceLoc | undefined)[] = [];

  /** Number of lines so far; the next line has this index. */
  get length(): number {
    return this.lines.length;
  }

  /** Appends one line (without its line end). */
  line(text: string, loc?: SourceLoc): void {
    this.lines.push(text);
    this.locs.push(loc);
  }

  /** Appends everything another writer collected. */
  append(other: AsmWriter): void {
    for (let i = 0; i < other.lines.length; i++) this.line(other.lines[i]!, other.locs[i]);
  }

  text(): string {
    return this.lines.length === 0 ? '' : `${this.lines.join('\n')}\n`;
  }

  /** One entry per line of `text()`. */
  lineMap(): (SourceLoc | undefined)[] {
    return this.locs;
  }
}
