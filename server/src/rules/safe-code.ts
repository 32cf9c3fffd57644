/** Where `unsafe` is needed and missing. */
import { type AnyNode, type Fn, forEachChild } from '../syntax/index.ts';

/** Does a node stand in a function outside everything unsafe? Undefined where it is not found. */
export function isSafe(fn: Fn, node: AnyNode): boolean | undefined {
  const visit = (at: AnyNode): boolean | undefined => {
    if (at === node) return true;
    if (at.start > node.start || at.end < node.end) return undefined;
    let found: boolean | undefined;
    forEachChild(at, (child) => {
      found ??= visit(child);
    });
    return found === true && at.kind === 'BlockExpr' && at.mode === 'unsafe' ? false : found;
  };
  return fn.safety?.text === 'unsafe' ? false : visit(fn);
}
