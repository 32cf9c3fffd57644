/** Offset to line/column conversion for one text, built once and searched by bisection. */

/** What ends a line: for compilers a line feed, for editors a carriage return alone as well. */
export type LineEnds = 'line feeds' | 'all';

/** Zero-based line and column; the column counts UTF-16 code units. */
export interface LineCol {
  readonly line: number;
  readonly col: number;
}

export class LineIndex {
  /** Offset of the first code unit of each line. */
  private readonly starts: number[] = [0];
  private readonly length: number;

  constructor(text: string, ends: LineEnds = 'line feeds') {
    this.length = text.length;
    if (ends === 'all' && text.includes('\r')) {
      for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g))
        this.starts.push(index + end.length);
      return;
    }
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.starts.push(i + 1);
  }

  get lineCount(): number {
    return this.starts.length;
  }

  /** The position of `offset`; offsets past the end are clamped to the end. */
  lineCol(offset: number): LineCol {
    const at = Math.max(0, Math.min(offset, this.length));
    let lo = 0;
    let hi = this.starts.length - 1;
    while (lo < hi) {
      const mid = (lo + hi + 1) >> 1;
      if (this.starts[mid]! <= at) lo = mid;
      else hi = mid - 1;
    }
    return { line: lo, col: at - this.starts[lo]! };
  }

  /**
   * The offset of a position; columns past the line's end are clamped to the start of the next
   * line.
   */
  offset(pos: LineCol): number {
    const start = this.starts[pos.line];
    if (start === undefined) return this.length;
    const next = this.starts[pos.line + 1] ?? this.length;
    return Math.min(start + Math.max(0, pos.col), next);
  }

  /** Start offset of a line, or the text's length when there is no such line. */
  lineStart(line: number): number {
    return this.starts[line] ?? this.length;
  }
}
