/**
 * `use` and `extern crate`: flattened into single imports and globs, then resolved again and again
 * until nothing moves. Names are bound as soon as one namespace is known; the others are asked for
 * until the end.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { AnyDef, Crate, EnumDef, Visibility } from '../defs.ts';
import type { Namespace } from './api.ts';
import { type NamePath, walkPath } from './lookup.ts';
import { lookupTextual } from './macro-scope.ts';
import {
  dataOf,
  define,
  defineUnnamed,
  isVisible,
  type MacroScope,
  type ModuleData,
  NAMESPACES,
  namedModule,
  narrower,
  reportTo,
} from './state.ts';

/** One name, or all names, that a `use` brings. */
export interface Import {
  readonly module: ModuleData;
  readonly path: NamePath;
  readonly glob: boolean;
  /** The name bound; `_` for traits without a name; empty for globs. */
  readonly name: string;
  /** `self` at the end of a list: only the module, enum or trait itself. */
  readonly typeOnly: boolean;
  readonly vis: Visibility;
  readonly scope: MacroScope | undefined;
  readonly node: ast.AnyNode;
  /** The text in which it counts. */
  readonly file: FileId;
  /** Namespaces that are bound, by bit of `NAMESPACES`. */
  bound: number;
  settled: boolean;
}

/** Where a `use` stands. */
export interface UsePlace {
  readonly module: ModuleData;
  readonly vis: Visibility;
  readonly scope: MacroScope | undefined;
  readonly file: FileId;
}

/** Flattens a use tree; the module waits for what it brings. */
export function flattenUse(node: ast.Use, place: UsePlace, out: Import[]): void {
  const { module } = place;
  for (const imp of importsOf(node, place)) {
    out.push(imp);
    const { name } = imp;
    if (imp.glob) module.pendingGlobs++;
    else if (name !== '_') module.pendingNames.set(name, (module.pendingNames.get(name) ?? 0) + 1);
  }
}

/** The names, or all names, that a `use` brings. */
export function importsOf(node: ast.Use, place: UsePlace): Import[] {
  const { module, vis, scope, file } = place;
  return leavesOf(node).map(({ path, glob, name, typeOnly, node: tree }) => ({
    module,
    path,
    glob,
    name,
    typeOnly,
    vis,
    scope,
    node: tree,
    file,
    bound: 0,
    settled: false,
  }));
}

/** One name, or all names, as a use tree says it. */
type Leaf = Pick<Import, 'path' | 'glob' | 'name' | 'typeOnly' | 'node'>;

function leavesOf(node: ast.Use): Leaf[] {
  const out: Leaf[] = [];
  const walk = (tree: ast.UseTree, prefix: readonly ast.Name[], global: boolean): void => {
    const own = tree.path?.segments.map((s) => s.name) ?? [];
    const names = prefix.length === 0 ? own : [...prefix, ...own];
    const isGlobal =
      prefix.length === 0 ? global || tree.global || (tree.path?.global ?? false) : global;
    if (tree.children !== undefined) {
      for (const child of tree.children) walk(child, names, isGlobal);
      return;
    }
    if (tree.glob) {
      const path = { global: isGlobal, names };
      out.push({ path, glob: true, name: '', typeOnly: false, node: tree });
      return;
    }
    const last = names.at(-1);
    if (last === undefined) return;
    // `a::{self}` imports `a`; a lone `self` means the module, whatever it is called.
    const trailingSelf = last.text === 'self' && names.length > 1;
    const target = trailingSelf ? names.slice(0, -1) : names;
    const name = tree.alias?.text ?? target.at(-1)!.text;
    const path = { global: isGlobal, names: target };
    out.push({ path, glob: false, name, typeOnly: trailingSelf, node: tree });
  };
  walk(node.tree, [], false);
  return out;
}

/** Tries one import. True when something new was bound. */
export function tryImport(imp: Import): boolean {
  return imp.glob ? tryGlob(imp) : trySingle(imp);
}

function trySingle(imp: Import): boolean {
  const { module, name } = imp;
  let changed = false;
  let pending = false;
  for (let i = 0; i < NAMESPACES.length; i++) {
    if ((imp.bound & (1 << i)) !== 0) continue;
    const ns = NAMESPACES[i]!;
    if (imp.typeOnly && ns !== 'type') continue;
    const found = findTarget(imp, ns);
    if (found === 'pending') {
      pending = true;
      continue;
    }
    if (found === undefined) continue;
    imp.bound |= 1 << i;
    changed = true;
    if (name !== '_') define(module, ns, name, found, imp.vis);
    else if (found.kind === 'trait') defineUnnamed(module, found, imp.vis);
  }
  if (imp.bound !== 0 && !pending) settle(imp);
  return changed;
}

/** Takes the name off the list of those that are awaited. */
export function settle(imp: Import): void {
  if (imp.settled) return;
  imp.settled = true;
  const { module, name } = imp;
  if (imp.glob) module.pendingGlobs--;
  else if (name !== '_') {
    const count = (module.pendingNames.get(name) ?? 1) - 1;
    if (count > 0) module.pendingNames.set(name, count);
    else module.pendingNames.delete(name);
  }
}

/** What an import means in a namespace. */
export function findTarget(imp: Import, ns: Namespace): AnyDef | 'pending' | undefined {
  const { module, path } = imp;
  if (ns === 'macro' && path.names.length === 1 && !path.global) {
    const textual = lookupTextual(imp.scope, path.names[0]!.text, module.crate.forced);
    if (textual !== undefined) return textual;
  }
  const asking = imp.name === '_' ? undefined : imp.name;
  const found = walkPath(module, path, ns, true, asking);
  if (found === undefined || found === 'pending') return found;
  if (found.rest < path.names.length || found.private) return undefined;
  return fits(found.def, ns, path.names.length === 1) ? found.def : undefined;
}

/** Enum variants are found in any namespace; `self`, `crate` and crates only as types. */
function fits(def: AnyDef, ns: Namespace, single: boolean): boolean {
  switch (def.kind) {
    case 'variant':
      return ns === 'type' || (ns === 'value' && def.node.fields?.kind !== 'RecordFields');
    case 'module':
      return ns === 'type';
    case 'builtin-type':
      // `use u32;` names nothing unless a module is called so.
      return ns === 'type' && !single;
    default:
      return true;
  }
}

function tryGlob(imp: Import): boolean {
  if (imp.settled) return false;
  const { module, path, vis } = imp;
  let target: AnyDef;
  if (path.names.length === 0) {
    // `use *` and `use ::*`: the crate root of edition 2015.
    target = path.global || module.crate.edition === 2015 ? module.crate.root : namedModule(module);
  } else {
    const found = walkPath(module, path, 'type', true);
    if (found === undefined || found === 'pending' || found.rest < path.names.length) return false;
    target = found.def;
  }
  if (target.kind !== 'enum' && target.kind !== 'module') return false;
  settle(imp);
  if (target.kind === 'enum') globOfEnum(module, target, vis);
  else if (dataOf(target) !== module) globOfModule(module, dataOf(target), vis);
  return true;
}

function globOfEnum(module: ModuleData, target: EnumDef, vis: Visibility): void {
  module.outsideGlobs.push(target);
  for (const variant of target.variants) {
    define(module, 'type', variant.name, variant, narrower(target.vis, vis), true);
    if (variant.node.fields?.kind !== 'RecordFields')
      define(module, 'value', variant.name, variant, narrower(target.vis, vis), true);
  }
}

function globOfModule(module: ModuleData, source: ModuleData, vis: Visibility): void {
  const sameCrate = source.crate === module.crate;
  if (sameCrate) {
    source.globImporters.push({ module, vis });
    module.globSources.push(source);
  } else module.outsideGlobs.push(source);
  for (const ns of NAMESPACES) {
    const from = ns === 'type' ? source.types : ns === 'value' ? source.values : source.macros;
    for (const [name, binding] of from) {
      if (isVisible(binding.vis, module)) {
        define(module, ns, name, binding.def, sameCrate ? narrower(binding.vis, vis) : vis, true);
      }
    }
  }
  for (const [trait, traitVis] of source.unnamed) {
    if (isVisible(traitVis, module))
      defineUnnamed(module, trait, sameCrate ? narrower(traitVis, vis) : vis);
  }
}

/** Says that an import names nothing. */
export function reportUnresolved(imp: Import): void {
  if (imp.glob ? imp.settled : imp.bound !== 0) return;
  const { module, name, vis } = imp;
  if (imp.glob) module.hasUnresolvedGlob = true;
  else if (name !== '_') hideOutside(module, name, vis);
  reportTo(module.crate.problems, 'unresolved', unresolvedText(imp), imp.node, imp.file);
}

/** What is said of an import that names nothing. */
export function unresolvedText({ path, glob }: Import): string {
  const names = path.names.map(({ text }) => text).join('::');
  return `import \`${path.global ? '::' : ''}${names}${glob ? '::*' : ''}\``;
}

/**
 * A name that an import brings, of which nothing is known: it hides what is in scope everywhere, in
 * the modules too that import this one by a glob. (rustc binds such names to an error.)
 */
function hideOutside(module: ModuleData, name: string, vis: Visibility): void {
  if (module.unresolvedNames.has(name)) return;
  module.unresolvedNames.set(name, vis);
  for (const importer of module.globImporters)
    if (isVisible(vis, importer.module)) hideOutside(importer.module, name, importer.vis);
}

/** `extern crate name as alias;`. Undefined when there is no such crate. */
export function bindExternCrate(
  module: ModuleData,
  node: ast.ExternCrate,
  vis: Visibility,
  macroUse: boolean,
): void {
  const { crate } = module;
  const target: Crate | undefined =
    node.name.text === 'self' ? crate : crate.deps.get(node.name.text);
  if (target === undefined) {
    reportTo(crate.problems, 'unresolved', `crate \`${node.name.text}\``, node, module.file);
    return;
  }
  if (node.name.text === 'std' && target.isPrelude) crate.linksStd = crate;
  const name = node.alias?.text ?? (node.name.text === 'self' ? undefined : node.name.text);
  if (name !== undefined && name !== '_') {
    define(module, 'type', name, target.root, vis);
    if (module === crate.root) crate.deps.set(name, target);
  }
  if (macroUse && target !== crate) {
    for (const [macro, binding] of target.root.macros) {
      if (binding.def.kind === 'macro' && binding.vis.kind === 'public') {
        crate.macroUse.set(macro, binding.def);
      }
    }
  }
}
