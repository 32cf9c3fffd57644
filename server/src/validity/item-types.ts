/**
 * Types in signatures, fields and heads that mean nothing, or have other arguments than they take.
 * A name that is missing counts only in a crate whose names all come from itself: what it imports
 * may be more than is known here.
 */
import {
  type AnyDef,
  type Crate,
  derivesMore,
  type HirProblem,
  hasAttr,
  isRewritten,
  itemProblems,
  type ModuleDef,
  mayHaveMore,
  moduleItems,
} from '../hir/index.ts';
import { type UseTree, walk } from '../syntax/index.ts';
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
    at(file)(code, kind === 'unresolved' ? unresolvedText(code, what) : what, problem);
  }
}

function unresolvedText(code: string, what: string): string {
  const name = what.slice(what.indexOf(' ') + 1);
  if (code === 'E0573') return `expected type, found ${name}`;
  return code === 'E0404' ? `expected trait, found ${name}` : `cannot find ${what} in this scope`;
}

/** Imports from the crate itself that find nothing, where all of the crate is known. */
function checkImports(crate: Crate, at: CrateView['in']): void {
  const paths = crate.problems.map(({ what }) => /^import `(.*)`$/.exec(what)?.[1]);
  if (paths.some((path) => path === undefined)) return;
  for (const [index, problem] of crate.problems.entries()) {
    const path = paths[index]!;
    const [first = '', ...rest] = path.split('::');
    if (path.endsWith('*')) continue;
    const module = moduleOf(crate, problem);
    if (module === undefined) continue;
    const found = missing(startOf(crate, module, first), rest);
    if (found === 'lacks') at(problem.file)('E0432', `unresolved import \`${path}\``, problem);
    else if (found === 'hidden')
      at(problem.file)('E0603', `\`${rest.at(-1)}\` is private`, problem);
  }
}

/** The module that a problem in a `use` is in. */
function moduleOf(crate: Crate, { file, start, end }: HirProblem): ModuleDef | undefined {
  let found: ModuleDef | undefined;
  forEachItem(crate, (def) => {
    if (def.kind !== 'module' || def.node.kind === 'Block') return;
    const isIn = (one: ReturnType<typeof moduleItems>[number]): boolean =>
      one.item.kind === 'Use' &&
      one.file === file &&
      one.item.start <= start &&
      end <= one.item.end;
    if (moduleItems(def).some(isIn)) found = def;
  });
  return found;
}

/** Where a path of an import starts: a module of the crate itself, if it is one. */
function startOf(crate: Crate, module: ModuleDef, first: string): ModuleDef | undefined {
  if (first === 'crate') return crate.root;
  if (first === 'self') return module;
  if (first === 'super') return module.parent;
  // From edition 2018 on the name of a module elsewhere in the crate may be that of a package.
  const scope = crate.edition === 2015 ? crate.root : module;
  const def = scope.types.get(first)?.def;
  return def?.kind === 'module' && def.crate === crate ? def : undefined;
}

/**
 * Does a module of the crate certainly lack what a path leads to, or only hide it? Undefined where
 * that is not known.
 */
function missing(
  start: ModuleDef | undefined,
  names: readonly string[],
): 'lacks' | 'hidden' | undefined {
  let at = start;
  for (const [index, name] of names.entries()) {
    // A macro may have changed what the module has.
    if (at === undefined || isRewritten(at)) return undefined;
    if (name === 'super') {
      at = at.parent;
      continue;
    }
    const def: AnyDef | undefined = at.types.get(name)?.def;
    const isLast = index === names.length - 1;
    if (isLast && (def !== undefined || at.values.has(name))) return 'hidden';
    if (def === undefined) return mayHaveMore(at, name) ? undefined : 'lacks';
    // Our `core` has not all that the compiler's has.
    at = def.kind === 'module' && def.crate === start?.crate ? def : undefined;
  }
  return undefined;
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
    for (const { item } of moduleItems(def)) {
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

/** `use other::*`. */
function bringsMore({ path, glob, children }: UseTree, isTop: boolean): boolean {
  const first = path?.segments[0]?.name.text;
  const isOwn = isTop && (first === 'crate' || first === 'self' || first === 'super');
  if (isOwn) return false;
  return (
    glob || (children?.some((child) => bringsMore(child, isTop && path === undefined)) ?? false)
  );
}
