/**
 * Items of one module or inherent impl that take the place of others, in a crate that is collected
 * already. The caller sees to it that nothing but bodies names them, and that those bodies are
 * typed again (`wordsOf`).
 */
import { append, type FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { attrName, hasAttr, splitCommas } from '../cfg/index.ts';
import type {
  AnyDef,
  ConstDef,
  EnumDef,
  FnDef,
  HirProblem,
  ImplDef,
  ModuleDef,
  StructDef,
  TraitDef,
  TypeAliasDef,
} from '../defs.ts';
import type { Namespace } from './api.ts';
import { forgetBodyItems } from './bodies.ts';
import { noteCallFiles } from './call-files.ts';
import { Collector } from './collect.ts';
import { findTarget, type Import, importsOf, unresolvedText } from './imports.ts';
import { editModuleItems, moduleItems } from './module-items.ts';
import type { OwnItems } from './own-items.ts';
import { isEnabled } from './resolver.ts';
import {
  type CrateData,
  crateData,
  dataOf,
  isVisible,
  type ModuleData,
  NAMESPACES,
  type OwnBinding,
  scopeOf,
} from './state.ts';
import { visibilityOf } from './visibility.ts';

/** A definition that nothing but code depends on. */
export type LooseDef = FnDef | ConstDef | StructDef | EnumDef | TypeAliasDef;

/** An item that can come and go; a `use` makes no definition. */
export type LooseItem = ast.Fn | ast.Const | ast.Struct | ast.Enum | ast.TypeAlias | ast.Use;

export interface ItemSwap {
  readonly container: ModuleDef | ImplDef;
  readonly gone: readonly LooseDef[];
  /** Imports that go, in the text before the edit. */
  readonly goneUses: readonly ast.Use[];
  readonly come: readonly LooseItem[];
  /** What was written and is written, with what the parser could not read: a part of the list. */
  readonly listed: {
    readonly at: number;
    readonly count: number;
    readonly come: readonly ast.AnyItem[];
    /** Of all of the list before. */
    readonly before: number;
  };
  /** The text in which the new ones count, and its file. */
  readonly file: FileId;
  readonly isOfFile: (file: FileId) => boolean;
  /** By namespace: the definition before them; undefined when they are the first. */
  readonly after: Readonly<Record<'type' | 'value', AnyDef | undefined>>;
  /** The name that the import before them binds last. */
  readonly importAfter: string | undefined;
  /** The impl before them in their module. */
  readonly implAfter: ImplDef | undefined;
}

/** Derives that implement a trait of `core` for the item and do nothing else. */
const PLAIN_DERIVES: ReadonlySet<string> = new Set([
  'Clone',
  'Copy',
  'Debug',
  'Default',
  'Eq',
  'Hash',
  'Ord',
  'PartialEq',
  'PartialOrd',
]);

/** Attributes of types that say nothing to procedural macros. */
const PLAIN_ATTRS: ReadonlySet<string> = new Set([
  'allow',
  'cfg',
  'derive',
  'expect',
  'must_use',
  'non_exhaustive',
  'repr',
]);

/** Can the item come and go as far as its attributes say? */
export function hasPlainAttrs(attrs: readonly ast.Attr[]): boolean {
  return attrs.every((attr) => {
    if (attr.isDoc) return true;
    const name = attrName(attr);
    if (name === undefined || !PLAIN_ATTRS.has(name)) return false;
    return name !== 'derive' || derivesOf(attr).every((derive) => PLAIN_DERIVES.has(derive));
  });
}

/** The derives of an attribute by the last words of their paths. */
function derivesOf(attr: ast.Attr): string[] {
  return splitCommas(attr.args?.trees ?? []).map((path) => {
    const last = path.at(-1);
    return last?.kind === 'Token' ? last.text : '';
  });
}

/** A name that an item binds. */
interface Bound {
  readonly ns: Namespace;
  readonly name: string;
}

function boundBy(item: LooseItem): readonly Bound[] {
  if (item.kind === 'Use') return [];
  const name = item.name.text;
  switch (item.kind) {
    case 'Fn':
    case 'Const':
      return [{ ns: 'value', name }];
    case 'Struct':
      return item.fields?.kind === 'RecordFields'
        ? [{ ns: 'type', name }]
        : [
            { ns: 'type', name },
            { ns: 'value', name },
          ];
    default:
      return [{ ns: 'type', name }];
  }
}

/** A single import binds its name wherever the path means something. */
function boundByImport({ name }: Import): readonly Bound[] {
  return NAMESPACES.map((ns) => ({ ns, name }));
}

function importsIn(module: ModuleData, uses: readonly ast.Use[], file: FileId): Import[] {
  return uses
    .filter(({ attrs }) => isEnabled(module, attrs))
    .flatMap((node) =>
      importsOf(node, { module, vis: visibilityOf(node.vis, module), scope: undefined, file }),
    );
}

function usesOf(items: readonly LooseItem[]): ast.Use[] {
  return items.filter((item): item is ast.Use => item.kind === 'Use');
}

/** Does nothing but these items change with the swap? Otherwise the crate is collected again. */
export function maySwap(swap: ItemSwap): boolean {
  const { container, come } = swap;
  // Of a crate with too many items the last ones are not known; each derive makes an impl.
  const most = come.length * (1 + PLAIN_DERIVES.size);
  if (!crateData(container.crate).items.has(most)) return false;
  if (container.kind === 'impl') return mayChangeImpl(swap, container);
  const module = dataOf(container);
  if (module.isBlock || module.generated) return false;
  if (moduleItems(module).length !== swap.listed.before) return false;
  const goneImports = importsIn(module, swap.goneUses, swap.file);
  const comeImports = importsIn(module, usesOf(come), swap.file);
  if (![...goneImports, ...comeImports].every((imp) => isPlain(imp, swap))) return false;
  if (!goneImports.every((imp) => isKnown(imp, swap))) return false;
  const bound = [...thereOf(swap, module).flatMap(boundBy), ...comeImports.flatMap(boundByImport)];
  const gone: Gone[] = [
    ...swap.gone.flatMap((def) => boundBy(def.node as LooseItem).map((name) => ({ ...name, def }))),
    ...goneImports.flatMap(boundByImport),
  ];
  return mayGo(module, gone, bound) && mayCome(module, gone, bound) && seenAlike(module, swap);
}

/** A name that goes, and what has it; undefined for what an import brings. */
type Gone = Bound & { readonly def?: LooseDef };

function has(list: readonly Bound[], { ns, name }: Bound): boolean {
  return list.some((one) => one.ns === ns && one.name === name);
}

/** Items that are compiled. */
function thereOf(swap: ItemSwap, module: ModuleDef): LooseItem[] {
  return swap.come.filter(({ attrs }) => isThere(module, attrs));
}

function mayChangeImpl(swap: ItemSwap, impl: ImplDef): boolean {
  const { gone } = swap;
  const { fns, consts } = impl.items;
  const names = thereOf(swap, impl.module).flatMap(boundBy);
  const isFree = ({ name }: Bound): boolean =>
    !consts.has(name) && (!fns.has(name) || gone.some((def) => def === fns.get(name)));
  const unique = new Set(names.map(({ name }) => name));
  return impl.derived !== true && unique.size === names.length && names.every(isFree);
}

/** Is it one name, of which no other item of the swap and no textual macro has a say? */
function isPlain({ module, glob, name, path, vis }: Import, { gone, come }: ItemSwap): boolean {
  const first = path.names[0]?.text;
  if (glob || name === '_') return false;
  if (path.names.length < 2) {
    if (module.crate.modules.some((one) => one.scopeChanges.length > 0)) return false;
  } else if (name === first) return false;
  const own = [...gone.map((def) => def.name), ...come.flatMap(boundBy).map((one) => one.name)];
  if (first !== undefined && own.includes(first)) return false;
  return importersBelow(module).every((importer) => !isVisible(vis, importer));
}

/** Is it known what an import has brought, so that it can be taken away? */
function isKnown(imp: Import, { isOfFile }: ItemSwap): boolean {
  const { module, name } = imp;
  const bindings = NAMESPACES.map((ns) => scopeOf(module, ns).get(name));
  if (bindings.some((one) => one !== undefined && isOwn(one.def, module))) return false;
  if (bindings.some((one) => one !== undefined && !one.glob))
    return !module.unresolvedNames.has(name);
  return problemsOf(imp, isOfFile).length === 1;
}

/** What is said of an import that names nothing. */
function problemsOf(imp: Import, isOfFile: (file: FileId) => boolean) {
  const text = unresolvedText(imp);
  return imp.module.crate.problems.filter(({ what, file }) => what === text && isOfFile(file));
}

/** Is it declared in the module itself? */
function isOwn(def: AnyDef, module: ModuleData): boolean {
  if (def.kind === 'module') return def.parent === module;
  return 'module' in def && def.module === module;
}

/** Do the names mean nothing else when they go? */
function mayGo(module: ModuleData, gone: readonly Gone[], come: readonly Bound[]): boolean {
  return gone.every((one) => {
    const { ns, name, def } = one;
    const bound = scopeOf(module, ns).get(name);
    if (def !== undefined && (bound?.def !== def || bound.glob)) return false;
    if (has(come, one)) return true;
    // Without it, something else may have the name.
    if (comesByGlob(module, one)) return false;
    if (def === undefined) return true;
    return importersOf(module, one, def).every((importer) => !comesByGlob(importer, one, module));
  });
}

/** Are the names free? */
function mayCome(module: ModuleData, gone: readonly Gone[], come: readonly Bound[]): boolean {
  const importers = importersBelow(module);
  return come.every((one, i) => {
    if (has(come.slice(0, i), one)) return false;
    if (has(gone, one)) return true;
    const { ns, name } = one;
    return (
      !scopeOf(module, ns).has(name) &&
      !importers.some((importer) => scopeOf(importer, ns).get(name)?.glob)
    );
  });
}

/** Who sees an item through a glob depends on how far it is visible. */
function seenAlike(module: ModuleData, { gone, come }: ItemSwap): boolean {
  return gone.every((def) => {
    const node = come.find((item) => item.kind !== 'Use' && item.name.text === def.name);
    if (node === undefined) return true;
    const vis = visibilityOf(node.vis, module);
    return importersBelow(module).every((m) => isVisible(vis, m) === isVisible(def.vis, m));
  });
}

/** Tests are compiled for the test harness only. */
function isThere(module: ModuleDef, attrs: readonly ast.Attr[]): boolean {
  return isEnabled(module, attrs) && !hasAttr(attrs, 'test') && !hasAttr(attrs, 'bench');
}

/** May a glob import of the module, but for that of one source, bring the name? */
function comesByGlob(module: ModuleData, { ns, name }: Bound, but?: ModuleData): boolean {
  const holds = (source: ModuleData | EnumDef): boolean =>
    source.kind === 'module'
      ? scopeOf(source, ns).has(name)
      : source.variants.some((variant) => variant.name === name);
  return [...module.globSources, ...module.outsideGlobs].some(
    (source) => source !== but && holds(source),
  );
}

/** Modules that import a module by globs, directly or not. */
function importersBelow(module: ModuleData): ModuleData[] {
  const seen = new Set<ModuleData>();
  const open = [module];
  for (let m = open.pop(); m !== undefined; m = open.pop()) {
    for (const { module: importer } of m.globImporters) {
      if (importer === module || seen.has(importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  }
  return [...seen];
}

/** Those of them in which a definition has its name. */
function importersOf(module: ModuleData, { ns, name }: Bound, def: LooseDef): ModuleData[] {
  return importersBelow(module).filter((importer) => scopeOf(importer, ns).get(name)?.def === def);
}

/**
 * Words by which code may mean what comes or goes: the names of items and imports, and for an
 * imported trait those of its items. Undefined when that is not known.
 */
export function wordsOf(swap: ItemSwap): readonly string[] | undefined {
  const { container, gone, goneUses, come, file } = swap;
  const items = [...gone.map((def) => def.node as LooseItem), ...come];
  const words = items.flatMap((item) => (item.kind === 'Use' ? [] : [item.name.text]));
  if (container.kind === 'impl') return words;
  const module = dataOf(container);
  const old = importsIn(module, goneUses, file);
  const fresh = importsIn(module, usesOf(come), file);
  for (const [list, others] of [
    [old, fresh],
    [fresh, old],
  ] as const) {
    for (const imp of list) {
      if (others.some((other) => isSameImport(imp, other))) continue;
      words.push(imp.name);
      const found = findTarget(imp, 'type');
      if (found === 'pending' || found?.kind === 'trait-alias') return undefined;
      if (found?.kind === 'trait') for (const name of namesIn(found)) words.push(name);
    }
  }
  return words;
}

/** Do two imports bring the same things under the same name, for the same modules? */
function isSameImport(a: Import, b: Import): boolean {
  const isSeenAlike =
    a.vis.kind === 'public' || b.vis.kind === 'public'
      ? a.vis.kind === b.vis.kind
      : a.vis.module === b.vis.module;
  return (
    a.name === b.name &&
    a.typeOnly === b.typeOnly &&
    isSeenAlike &&
    NAMESPACES.every((ns) => findTarget(a, ns) === findTarget(b, ns))
  );
}

function namesIn(trait: TraitDef): string[] {
  return trait.items.order.map(({ name }) => name);
}

/** Makes the new definitions and binds them where the old ones were. */
export function swapItems(swap: ItemSwap): void {
  const { container, gone, come, file } = swap;
  const crate = crateData(container.crate);
  for (const def of gone) if (def.kind === 'fn' || def.kind === 'const') forgetBodyItems(def);
  for (const node of come) noteCallFiles(crate, node, file);
  if (container.kind === 'impl') swapInImpl(swap, container, crate);
  else swapInModule(swap, dataOf(container), crate);
}

function swapInImpl({ gone, come, file, after }: ItemSwap, impl: ImplDef, crate: CrateData): void {
  crate.items.add(gone.length);
  const collector = new Collector(crate, crate.items);
  const items = impl.items as OwnItems;
  const old = items.order.filter((def) => !gone.includes(def));
  items.clear();
  const at = 1 + (old as readonly (AnyDef | undefined)[]).indexOf(after.value);
  for (const def of old.slice(0, at)) items.add(def);
  collector.addItems(come, impl, file);
  for (const def of old.slice(at)) items.add(def);
}

function swapInModule(swap: ItemSwap, module: ModuleData, crate: CrateData): void {
  const { gone, goneUses, come, file, listed } = swap;
  editModuleItems(module, listed.at, listed.count, listed.come, file);
  const derived = gone.flatMap((def) => derivedOf(def, module));
  const uses = goneUses.filter(({ attrs }) => isEnabled(module, attrs));
  crate.items.add(gone.length + derived.length + uses.length);
  takeImplsAway(derived, module, crate);
  takeImportsAway(swap, module);
  for (const def of gone)
    for (const one of boundBy(def.node as LooseItem))
      for (const m of [module, ...importersOf(module, one, def)])
        scopeOf(m, one.ns).delete(one.name);
  const before = NAMESPACES.map((ns) => new Map(scopeOf(module, ns)));
  const impls = [module.impls.length, crate.impls.length] as const;
  const problems = crate.problems.length;
  const collector = new Collector(crate, crate.items);
  collector.addItems(come, module, file);
  collector.finish();
  for (const [i, ns] of NAMESPACES.entries()) arrange(scopeOf(module, ns), before[i]!, swap, ns);
  arrangeImpls(module, crate, impls, swap.implAfter);
  arrangeProblems(module, crate.problems, problems, listed.at);
  if (goneUses.length > 0 || usesOf(come).length > 0) forgetTraits(crate);
}

/** Impls that the derives of a type have made. */
function derivedOf(def: LooseDef, module: ModuleData): ImplDef[] {
  const parsed = module.expansions.get(def.node)?.parsed as readonly ast.AnyNode[] | undefined;
  if (parsed === undefined) return [];
  return module.impls.filter((impl) => impl.derived === true && parsed.includes(impl.node));
}

function takeImplsAway(impls: readonly ImplDef[], module: ModuleData, crate: CrateData): void {
  if (impls.length === 0) return;
  for (const list of [module.impls, crate.impls])
    for (const impl of impls) list.splice(list.indexOf(impl), 1);
  const isIn = (at: AnyDef | ImplDef | undefined): boolean =>
    at?.kind === 'impl' && impls.includes(at);
  const bodies = crate.unsearchedBodies.filter(
    (owner) => !('container' in owner && isIn(owner.container as ImplDef | undefined)),
  );
  crate.unsearchedBodies.length = 0;
  append(crate.unsearchedBodies, bodies);
}

function takeImportsAway({ goneUses, file, isOfFile }: ItemSwap, module: ModuleData): void {
  const imports = importsIn(module, goneUses, file);
  const targets = imports.map((imp) =>
    NAMESPACES.map((ns) => (imp.typeOnly && ns !== 'type' ? undefined : findTarget(imp, ns))),
  );
  imports.forEach((imp, i) => {
    const { name } = imp;
    NAMESPACES.forEach((ns, n) => {
      const scope = scopeOf(module, ns);
      const bound = scope.get(name);
      if (bound !== undefined && !bound.glob && bound.def === targets[i]![n]) scope.delete(name);
    });
    if (!module.unresolvedNames.delete(name)) return;
    const { problems } = module.crate;
    for (const problem of problemsOf(imp, isOfFile)) problems.splice(problems.indexOf(problem), 1);
  });
}

/** Puts new names where the names of a module would have them if it were collected again. */
function arrange(
  scope: Map<string, OwnBinding>,
  before: ReadonlyMap<string, OwnBinding>,
  { container, after, importAfter }: ItemSwap,
  ns: Namespace,
): void {
  const fresh = [...scope].filter(([name]) => !before.has(name));
  if (fresh.length === 0) return;
  const list = [...before];
  const isImport = ([, { def }]: [string, OwnBinding]): boolean =>
    !isOwn(def, dataOf(container as ModuleDef));
  const own = ns === 'macro' ? undefined : after[ns];
  const at = 1 + list.findIndex(([, { def }]) => def === own);
  putIn(
    list,
    at,
    fresh.filter((one) => !isImport(one)),
  );
  const last = list.findIndex(([name, { glob }]) => name === importAfter && !glob);
  putIn(list, last < 0 ? list.length : last + 1, fresh.filter(isImport));
  scope.clear();
  for (const [name, binding] of list) scope.set(name, binding);
}

/** Puts the impls that came last behind the impl that stands before them. */
function arrangeImpls(
  module: ModuleData,
  crate: CrateData,
  [inModule, inCrate]: readonly [number, number],
  after: ImplDef | undefined,
): void {
  const fresh = module.impls.splice(inModule);
  crate.impls.splice(inCrate);
  const place = (list: ImplDef[]): number => {
    if (after !== undefined) return list.indexOf(after) + 1;
    const first = list.findIndex((impl) => impl.module === module);
    return first < 0 ? list.length : first;
  };
  for (const list of [module.impls, crate.impls]) putIn(list, place(list), fresh);
}

/** Puts the problems that came last before those of imports that stand behind them. */
function arrangeProblems(
  module: ModuleData,
  problems: HirProblem[],
  before: number,
  at: number,
): void {
  if (problems.length === before) return;
  const fresh = problems.splice(before);
  const items = moduleItems(module);
  const itemOf = (problem: HirProblem): number =>
    items.findIndex(
      ({ item, file }) =>
        item.kind === 'Use' &&
        file === problem.file &&
        item.start <= problem.start &&
        problem.end <= item.end,
    );
  const next = problems.findIndex((problem) => itemOf(problem) > at);
  const last = problems.findLastIndex((problem) => itemOf(problem) >= 0);
  const place = next >= 0 ? next : last >= 0 ? last + 1 : problems.length;
  putIn(problems, place, fresh);
}

/** Puts elements before that at an index. */
function putIn<T>(list: T[], at: number, come: readonly T[]): void {
  const rest = list.splice(at);
  append(list, come);
  append(list, rest);
}

/** Which traits are in scope is asked again. */
function forgetTraits(crate: CrateData): void {
  for (const module of crate.modules) module.traits = undefined;
  for (const { module } of crate.bodyModules) dataOf(module).traits = undefined;
}
