/** Places: the protocol counts lines and characters from zero, the editor from one. */
import type { Position, Range } from 'vscode-languageserver-protocol/browser';
import type { monaco } from './monaco.ts';

export function toEditor({ start, end }: Range): monaco.IRange {
  return {
    startLineNumber: start.line + 1,
    startColumn: start.character + 1,
    endLineNumber: end.line + 1,
    endColumn: end.character + 1,
  };
}

export function positionOf({ lineNumber, column }: monaco.IPosition): Position {
  return { line: lineNumber - 1, character: column - 1 };
}

export function rangeOf(range: monaco.IRange): Range {
  return {
    start: { line: range.startLineNumber - 1, character: range.startColumn - 1 },
    end: { line: range.endLineNumber - 1, character: range.endColumn - 1 },
  };
}

/** A whole line by its number from zero. */
export function wholeLine(line: number): monaco.IRange {
  return { startLineNumber: line + 1, startColumn: 1, endLineNumber: line + 1, endColumn: 1 };
}
