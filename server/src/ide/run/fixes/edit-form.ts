/** Texts of edits that add a statement or an operation to a block, in the style of the file. */
import type { FileId, TextEdit } from '../../../base/index.ts';

/** The space before the first word of the line that holds `offset`. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))![0];
}

/** One-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Before what starts at `at`: on a line of its own, where that does. */
export function insertBefore(file: FileId, text: string, at: number, added: string): TextEdit {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const isFirst = text.slice(start, at).trim() === '';
  const newText = isFirst ? `${added}\n${indentAt(text, at)}` : `${added} `;
  return { span: { file, start: at, end: at }, newText };
}

/** Behind what ends at `at` and starts at `start`; a comment on its last line stays with it. */
export function insertBehind(
  file: FileId,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  added: string,
): TextEdit {
  const rest = /^[ \t]*(?:\/\/[^\n]*)?(?=\r?\n)/.exec(text.slice(end));
  if (rest === null) return { span: { file, start: end, end }, newText: ` ${added}` };
  const at = end + rest[0].length;
  return { span: { file, start: at, end: at }, newText: `\n${indentAt(text, start)}${added}` };
}

/** Takes a statement away, with the space in front of it. */
export function without(
  file: FileId,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): TextEdit {
  return { span: { file, start: text.slice(0, start).trimEnd().length, end }, newText: '' };
}
