/** The items of a crate, those in bodies left out: each once, with the module that it is in. */
import type {
  AnyDef,
  ConstDef,
  Crate,
  FnDef,
  ImplDef,
  ModuleDef,
  StaticDef,
} from '../hir/index.ts';

export type Item = Exclude<AnyDef, { kind: 'builtin-type' }> | ImplDef;

/** Calls `f` for each item of the crate, items of traits and impls after these. */
export function forEachItem(crate: Crate, f: (def: Item) => void): void {
  const seen = new Set<object>();
  const visit = (def: AnyDef | ImplDef): void => {
    if (def.kind === 'builtin-type' || def.crate !== crate || seen.has(def)) return;
    seen.add(def);
    f(def);
    if (def.kind === 'module') inModule(def);
    else if (def.kind === 'trait' || def.kind === 'impl')
      for (const item of def.items.order) visit(item);
  };
  const inModule = (module: ModuleDef): void => {
    for (const table of [module.types, module.values, module.macros])
      for (const { def } of table.values()) visit(def);
  };
  visit(crate.root);
  for (const impl of crate.impls) if (impl.derived !== true) visit(impl);
}

/** The constants and statics of a crate with values, those in bodies left out. */
export function valuesOf(crate: Crate): readonly (ConstDef | StaticDef)[] {
  const out: (ConstDef | StaticDef)[] = [];
  forEachItem(crate, (def) => {
    if ((def.kind === 'const' || def.kind === 'static') && def.node.value !== undefined)
      out.push(def);
  });
  return out;
}

/** The functions of a crate with bodies, those in bodies left out. */
export function functionsOf(crate: Crate): readonly FnDef[] {
  const out: FnDef[] = [];
  forEachItem(crate, (def) => {
    if (def.kind === 'fn' && def.node.body !== undefined) out.push(def);
  });
  return out;
}
