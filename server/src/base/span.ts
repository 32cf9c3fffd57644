/**
 * Places in texts. A `FileId` is a small number handed out by whoever owns the texts (workspace, a
 * test); offsets are UTF-16 code units, because that is what JavaScript strings and LSP's default
 * encoding count.
 */

export type FileId = number & { readonly __brand: 'FileId' };

/** Half-open range `[start, end)` of UTF-16 code units in one file. */
export interface Span {
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

export function fileId(n: number): FileId {
  return n as FileId;
}
