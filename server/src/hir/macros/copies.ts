/**
 * How often a macro call stands in what the macros around it come to. A macro that puts out a
 * fragment twice doubles the calls inside: each of them is a call of its own in source text, and a
 * few dozen, nested, would never end.
 */
import { identities, memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import { walk } from '../../syntax/index.ts';
import { callOrigin } from './hygiene.ts';

/** By the tokens of the call, which the copies of a fragment share. */
const copies = identities<ast.TokenGroup, number>('hir.copies.copies');
const callsOf = memo<ast.AnyNode, readonly ast.TokenGroup[]>('hir.copies.callsOf');

/** 1 for a call that nothing repeats. */
export function copiesOf(call: ast.AnyNode): number {
  if (call.kind !== 'MacroCall') return 1;
  const known = copies.get(call.body);
  if (known !== undefined) return known;
  const around = callOrigin(call);
  return around === undefined ? 1 : copiesOf(around.call);
}

/** Notes that the expansion of `call` has the fragment `times` times. */
export function noteCopies(call: ast.AnyNode, fragment: ast.AnyNode, times: number): void {
  const all = copiesOf(call) * times;
  if (all === 1) return;
  for (const inner of callsIn(fragment)) copies.set(inner, Math.max(all, copies.get(inner) ?? 1));
}

function callsIn(fragment: ast.AnyNode): readonly ast.TokenGroup[] {
  let known = callsOf.get(fragment);
  if (known === undefined) {
    const found: ast.TokenGroup[] = [];
    walk(fragment, (node) => {
      if (node.kind === 'MacroCall') found.push(node.body);
    });
    callsOf.set(fragment, (known = found));
  }
  return known;
}
