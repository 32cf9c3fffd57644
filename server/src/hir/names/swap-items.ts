/**
 * Functions and constants of one module or inherent impl that take the place of others, in a crate
 * that is collected already. Whoever asks for it sees to it that no import and no macro names them,
 * and that bodies which do are looked at anew.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { hasAttr } from '../cfg/index.ts';
import type { AnyDef, ConstDef, EnumDef, FnDef, ImplDef, ModuleDef } from '../defs.ts';
import { forgetBodyItems } from './bodies.ts';
import { noteCallFiles } from './call-files.ts';
import { Collector } from './collect.ts';
import type { OwnItems } from './own-items.ts';
import { isEnabled } from './resolver.ts';
import { crateData, dataOf, isVisible, type ModuleData } from './state.ts';
import { visibilityOf } from './visibility.ts';

/** A definition that nothing but code depends on. */
export type LooseDef = FnDef | ConstDef;

export interface ItemSwap {
  readonly container: ModuleDef | ImplDef;
  readonly gone: readonly LooseDef[];
  readonly come: readonly (ast.Fn | ast.Const)[];
  /** The text in which the new ones count. */
  readonly file: FileId;
  /** The definition behind which they stand; undefined when they are the first. */
  readonly after: AnyDef | undefined;
}

/**
 * Does nothing but these definitions change with the swap? Otherwise the crate must be collected
 * anew.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one reason against a swap after another
export function maySwap(swap: ItemSwap): boolean {
  const { container, gone } = swap;
  // Of a crate with too many items the last ones are not known.
  if (!crateData(container.crate).items.has(swap.come.length)) return false;
  const at = container.kind === 'impl' ? container.module : container;
  const come = swap.come.filter(({ attrs }) => isThere(at, attrs));
  const names = new Set(come.map(({ name }) => name.text));
  if (names.size < come.length) return false;
  if (container.kind === 'impl') {
    const { fns, consts } = container.items;
    const isFree = (name: string): boolean =>
      !consts.has(name) && (!fns.has(name) || gone.some((def) => def === fns.get(name)));
    return container.derived !== true && [...names].every(isFree);
  }
  const module = dataOf(container);
  if (module.isBlock || module.generated) return false;
  for (const def of gone) {
    const bound = module.values.get(def.name);
    if (bound?.def !== def || bound.glob) return false;
    if (names.has(def.name)) continue;
    // Without it, something else may have the name.
    if (comesByGlob(module, def.name)) return false;
    for (const importer of importersOf(module, def))
      if (comesByGlob(importer, def.name, module)) return false;
  }
  for (const node of come) {
    const name = node.name.text;
    if (gone.some((def) => def.name === name)) continue;
    if (module.values.has(name)) return false;
    if (importersBelow(module).some((importer) => importer.values.get(name)?.glob)) return false;
  }
  // Who sees an item through a glob depends on how far it is visible.
  return gone.every((def) => {
    const node = come.find(({ name }) => name.text === def.name);
    if (node === undefined) return true;
    const vis = visibilityOf(node.vis, module);
    return importersBelow(module).every((m) => isVisible(vis, m) === isVisible(def.vis, m));
  });
}

/** Tests are compiled for the test harness only. */
function isThere(module: ModuleDef, attrs: readonly ast.Attr[]): boolean {
  return isEnabled(module, attrs) && !hasAttr(attrs, 'test') && !hasAttr(attrs, 'bench');
}

/** May a glob import of the module, but for that of one source, bring a value of this name? */
function comesByGlob(module: ModuleData, name: string, but?: ModuleData): boolean {
  const holds = (source: ModuleData | EnumDef): boolean =>
    source.kind === 'module'
      ? source.values.has(name)
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
function importersOf(module: ModuleData, def: LooseDef): ModuleData[] {
  return importersBelow(module).filter((importer) => importer.values.get(def.name)?.def === def);
}

/** Makes the new definitions and binds them where the old ones were. */
export function swapItems(swap: ItemSwap): void {
  const { container, gone, come, file, after } = swap;
  const crate = crateData(container.crate);
  crate.items.add(gone.length);
  const collector = new Collector(crate, crate.items);
  for (const def of gone) forgetBodyItems(def);
  for (const node of come) noteCallFiles(crate, node, file);
  if (container.kind === 'impl') {
    const items = container.items as OwnItems;
    const old = items.order.filter((def) => !gone.includes(def as LooseDef));
    items.clear();
    const at = 1 + (old as readonly (AnyDef | undefined)[]).indexOf(after);
    for (const def of old.slice(0, at)) items.add(def);
    collector.addItems(come, container, file);
    for (const def of old.slice(at)) items.add(def);
    return;
  }
  const module = dataOf(container);
  const importers = gone.map((def) => importersOf(module, def));
  gone.forEach((def, i) => {
    for (const m of [module, ...importers[i]!]) m.values.delete(def.name);
  });
  const before = [...module.values];
  const at = 1 + before.findIndex(([, { def }]) => def === after);
  module.values.clear();
  for (const [name, binding] of before.slice(0, at)) module.values.set(name, binding);
  collector.addItems(come, module, file);
  for (const [name, binding] of before.slice(at)) module.values.set(name, binding);
}
