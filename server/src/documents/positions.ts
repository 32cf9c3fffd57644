/**
 * Lines and characters in the units that client and server agreed on. Inside the server everything
 * counts UTF-16 code units, as JavaScript's strings do; this file is the border.
 */
import type { Position, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LineIndex } from '../base/index.ts';
import type { Encoding } from './encoding.ts';

/** The largest number of the protocol: a place behind the end of any line. */
const LAST = 2 ** 31 - 1;

/** Units that a character of this code point takes. */
function unitsOf(code: number, encoding: Encoding): number {
  if (encoding === 'utf-32') return 1;
  if (encoding === 'utf-16') return code > 0xffff ? 2 : 1;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/**
 * UTF-16 units of a line's beginning that `character` units of the client stand for; at most the
 * whole line.
 */
function toUtf16(line: string, character: number, encoding: Encoding): number {
  let left = character;
  let at = 0;
  while (at < line.length) {
    const code = line.codePointAt(at)!;
    const units = unitsOf(code, encoding);
    // A place inside a character means its start.
    if (units > left) break;
    left -= units;
    at += code > 0xffff ? 2 : 1;
  }
  return at;
}

/** The client's units for the first `count` UTF-16 units of a text. */
function fromUtf16(text: string, encoding: Encoding): number {
  let units = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at)!;
    units += unitsOf(code, encoding);
    at += code > 0xffff ? 2 : 1;
  }
  return units;
}

/** Offsets to positions and back in one text. */
export class Positions {
  private readonly text: string;
  private readonly encoding: Encoding;
  /** Knows its lines from edit to edit, and counts as the server does. */
  private readonly document: TextDocument | undefined;
  private lines: LineIndex | undefined;
  /**
   * The last place in units of the client: the next one is often in the same line, which may be
   * very long.
   */
  private last = { line: -1, col: 0, character: 0 };

  /**
   * `document` is the open one with this text, where there is one: its lines need not be found
   * again.
   */
  constructor(text: string, encoding: Encoding, document?: TextDocument) {
    this.text = text;
    this.encoding = encoding;
    this.document = encoding === 'utf-16' && document?.getText() === text ? document : undefined;
  }

  private get index(): LineIndex {
    this.lines ??= new LineIndex(this.text, 'all');
    return this.lines;
  }

  offset({ line, character }: Position): number {
    if (this.document) return this.document.offsetAt({ line, character });
    if (this.encoding === 'utf-16') return this.index.offset({ line, col: character });
    const start = this.index.lineStart(line);
    const end = this.index.lineStart(line + 1);
    return start + toUtf16(this.text.slice(start, end), character, this.encoding);
  }

  position(offset: number): Position {
    if (this.document) return this.document.positionAt(offset);
    const { line, col } = this.index.lineCol(offset);
    if (this.encoding === 'utf-16') return { line, character: col };
    const start = this.index.lineStart(line);
    const known =
      this.last.line === line && this.last.col <= col ? this.last : { col: 0, character: 0 };
    const more = this.text.slice(start + known.col, start + col);
    const character = known.character + fromUtf16(more, this.encoding);
    // Inside a pair of surrogates nothing can be counted on from.
    if (!/[\udc00-\udfff]/.test(this.text[offset] ?? '')) this.last = { line, col, character };
    return { line, character };
  }

  range(start: number, end: number): { start: Position; end: Position } {
    return { start: this.position(start), end: this.position(end) };
  }
}

/** How open documents take edits whose ranges count in the client's units. */
export function documentsIn(encoding: () => Encoding) {
  return {
    create: TextDocument.create,
    update(
      document: TextDocument,
      changes: TextDocumentContentChangeEvent[],
      version: number,
    ): TextDocument {
      if (encoding() === 'utf-16') return TextDocument.update(document, changes, version);
      let current = document;
      // Each edit's range is one of the text that the edits before it have made.
      for (const change of changes) {
        const one = 'range' in change ? inUtf16(current, change, encoding()) : change;
        current = TextDocument.update(current, [one], version);
      }
      return current;
    },
  };
}

function inUtf16<T extends { range: { start: Position; end: Position } }>(
  document: TextDocument,
  change: T,
  encoding: Encoding,
): T {
  const place = ({ line, character }: Position): Position => {
    const text = document.getText({
      start: { line, character: 0 },
      end: { line, character: LAST },
    });
    return { line, character: toUtf16(text, character, encoding) };
  };
  return { ...change, range: { start: place(change.range.start), end: place(change.range.end) } };
}
