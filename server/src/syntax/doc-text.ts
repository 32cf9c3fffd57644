/** The text of a doc comment without its comment marks. */
import { T } from './token-kind.ts';

/** `kind` is the comment's token kind, `text` the comment as written. */
export function docText(kind: number, text: string): string {
  if (kind === T.OuterLineDoc || kind === T.InnerLineDoc) return text.slice(3);
  return text.slice(3, text.endsWith('*/') && text.length >= 5 ? -2 : text.length);
}
