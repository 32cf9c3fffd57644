/**
 * Blocks with items, and calls, that one expansion holds several times at the same place of the
 * macro's text: those of a repetition, or of a fragment that is put out twice. Each has statics of
 * its own, so each gets a number.
 */
import { identities } from '../../db/index.ts';
import { type AnyNode, T, type TokenTree, walk } from '../../syntax/index.ts';

const numbers = identities<AnyNode, number>('hir.twins.numbers');

/** Numbers the twins in what an expansion was parsed to. */
export function noteTwins(trees: readonly TokenTree[], roots: readonly AnyNode[]): void {
  if (!mayHoldTwins(trees)) return;
  const seen = new Map<string, number>();
  const visit = (node: AnyNode): void => {
    const isCall = node.kind === 'MacroCall';
    if (!isCall && (node.kind !== 'Block' || !node.stmts.some((s) => s.kind === 'ItemStmt')))
      return;
    const place = `${node.file} ${node.start} ${node.end} ${isCall}`;
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    if (before > 0) numbers.set(node, before);
  };
  for (const root of roots) walk(root, visit);
}

/** How many twins of a node come before it. */
export function twinNumber(node: AnyNode): number {
  return numbers.get(node) ?? 0;
}

/** Only statics can be told apart; they come from the expansion itself or from calls in it. */
function mayHoldTwins(trees: readonly TokenTree[]): boolean {
  return trees.some((tree) => {
    if (tree.kind === 'Group') return mayHoldTwins(tree.trees);
    return tree.kind === 'Interpolated' || tree.token === T.KwStatic || tree.token === T.Bang;
  });
}
