/** Ids of pieces: they stand for an item's own text as a file's id does for a file. */
import type { FileId } from '../base/index.ts';

/** Ids from here on are pieces. */
export const FIRST_PIECE = 1 << 28;

export function isPiece(file: FileId): boolean {
  return file >= FIRST_PIECE;
}
