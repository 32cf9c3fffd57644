/**
 * Types in signatures, fields and heads that mean nothing, or have other arguments than they take.
 * A name that is missing counts only in a crate whose names all come from itself: what it imports
 * may be more than is known here.
 */
import { attrArgs, type Crate, type HirProblem, hasAttr, itemProblems } from '../hir/index.ts';
import { type Attr, type UseTree, walk } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView } from './violation.ts';

export function checkTypes({ program, crate, in: at }: CrateView): void {
  checkImports(crate, at);
  let isKnown: boolean | undefined;
  for (const { problem } of itemProblems(program, crate)) {
    const { kind, code, what, file } = problem;
    if (code === undefined || kind === 'unsupported') continue;
    isKnown ??= isSelfContained(crate);
    if (kind === 'unresolved' && !(isKnown && isOwnName(problem))) continue;
    at(file)(code, kind === 'unresolved' ? `cannot find ${what} in this scope` : what, problem);
  }
}

/** Imports from the crate itself that find nothing, where all of the crate is known. */
function checkImports(crate: Crate, at: CrateView['in']): void {
  const paths = crate.problems.map(({ what }) => /^import `(.*)`$/.exec(what)?.[1]);
  if (paths.some((path) => path === undefined)) return;
  for (const [index, problem] of crate.problems.entries()) {
    const first = paths[index]!.split('::')[0]!;
    const def = crate.root.types.get(first)?.def;
    const isOwn = def?.kind === 'module' && def.crate === crate && def.parent === crate.root;
    if (isOwn) at(problem.file)('E0432', `unresolved import \`${paths[index]!}\``, problem);
  }
}

/** A name without a path: a path may lead into a crate that is known in part. */
function isOwnName({ what }: HirProblem): boolean {
  return /^(?:type|trait) `\w+`$/.test(what);
}

/** Do all names come from the crate itself, and from what every crate without `std` sees? */
export function isSelfContained(crate: Crate): boolean {
  if (!hasAttr(crate.root.attrs, 'no_std') || crate.problems.length > 0) return false;
  let isKnown = true;
  forEachItem(crate, (def) => {
    if (isKnown && 'node' in def && derivesMore(def.node.attrs)) isKnown = false;
    if (def.kind !== 'module' || !isKnown) return;
    const { node } = def;
    const items = node.kind === 'Block' ? [] : (node.items ?? []);
    for (const item of items) {
      if (item.kind === 'Use' && bringsMore(item.tree, true)) isKnown = false;
      if (item.kind === 'MacroCall' || item.kind === 'ExternCrate') isKnown = false;
      if (hasAttr(item.attrs, 'macro_use')) isKnown = false;
    }
    if (node.kind !== 'Block') return;
    walk(node, (one) => {
      if (one.kind === 'Use' && bringsMore(one.tree, true)) isKnown = false;
      return isKnown;
    });
  });
  return isKnown;
}

const OF_CORE =
  /^(?:Clone|Copy|Debug|Default|Eq|Hash|Ord|PartialEq|PartialOrd|CoercePointee|ConstParamTy)$/;

/** A derive of another package, which may make names. */
function derivesMore(attrs: readonly Attr[] = []): boolean {
  return attrs.some(
    (attr) => attr.path[0] === 'derive' && attrArgs(attr).some(({ name }) => !OF_CORE.test(name)),
  );
}

/** `use other::*`. */
function bringsMore({ path, glob, children }: UseTree, isTop: boolean): boolean {
  const first = path?.segments[0]?.name.text;
  const isOwn = isTop && (first === 'crate' || first === 'self' || first === 'super');
  if (isOwn) return false;
  return (
    glob || (children?.some((child) => bringsMore(child, isTop && path === undefined)) ?? false)
  );
}
