/** Names of answers, so that what a client already has is not sent again. */
import type { Diagnostic } from 'vscode-languageserver';

/** A name for a list of findings that no other list has, as far as anybody will ever see. */
export function stateOf(items: readonly Diagnostic[]): string {
  const text = JSON.stringify(items);
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b + unit, 0xcc9e2d51) ^ (b >>> 15);
  }
  return `${items.length}-${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}
