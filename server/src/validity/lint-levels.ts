/** Lints that are errors by default: whether attributes around a body let them pass. */

import type { Attr, TokenTree } from '../syntax/index.ts';
import { walk } from '../syntax/index.ts';
import type { CodeOwner } from './violation.ts';

const QUIET: ReadonlySet<string> = new Set(['allow', 'warn', 'expect']);

/** May a lint be less than an error somewhere in or around the body? In doubt it may. */
export function mayBeAllowed(owner: CodeOwner, lint: string): boolean {
  const names = (attrs: readonly Attr[]): boolean => attrs.some((attr) => namesLint(attr, lint));
  if (names(owner.attrs)) return true;
  const container = owner.kind === 'static' ? undefined : owner.container;
  if (container !== undefined && names(container.attrs)) return true;
  for (let at: CodeOwner['module'] | undefined = owner.module; at !== undefined; at = at.parent)
    if (names(at.attrs) || (at.isBlock && at.owner !== undefined && hasIn(at.owner.node, lint)))
      return true;
  return hasIn(owner.node, lint);
}

function hasIn(node: Parameters<typeof walk>[0], lint: string): boolean {
  let found = false;
  walk(node, (at) => {
    if (at.kind === 'Attr' && namesLint(at, lint)) found = true;
    return !found;
  });
  return found;
}

function namesLint(attr: Attr, lint: string): boolean {
  if (attr.isDoc || attr.args === undefined || !attr.path.some((name) => QUIET.has(name)))
    return attr.path[0] === 'cfg_attr';
  return attr.args.trees.some((tree: TokenTree) => tree.kind === 'Token' && tree.text === lint);
}
