/** All functions of a crate, wherever they are written. */
import { append } from '../../base/index.ts';
import type { Crate, FnDef, ModuleDef } from '../defs.ts';
import { bodyModules, collectBodies } from './bodies.ts';

/**
 * Functions of modules, impls and blocks inside bodies, those that macros make included; no methods
 * of traits, and nothing that a derive stands for. What `use` brings in is listed where it is
 * defined.
 */
export function functionsOf(crate: Crate): FnDef[] {
  collectBodies(crate);
  const out: FnDef[] = [];
  const visit = (module: ModuleDef): void => {
    for (const { def } of module.values.values())
      if (def.kind === 'fn' && def.module === module) out.push(def);
    for (const { def } of module.types.values())
      if (def.kind === 'module' && def.parent === module) visit(def);
  };
  visit(crate.root);
  for (const { module } of bodyModules(crate)) visit(module);
  for (const impl of crate.impls) if (!impl.derived) append(out, impl.items.fns.values());
  return out;
}
