/** Where modules are: those of blocks are part of the one that is around them. */
import type { ModuleDef } from '../hir/index.ts';

/** The nearest module with a name: the module itself, or the one that a block is in. */
export function namedModule(module: ModuleDef): ModuleDef {
  let at = module;
  while (at.isBlock && at.parent !== undefined) at = at.parent;
  return at;
}

/** Is a module another one, or in it? */
export function isInside(module: ModuleDef, outer: ModuleDef): boolean {
  const around = namedModule(outer);
  for (let at: ModuleDef | undefined = module; at !== undefined; at = at.parent)
    if (at === around) return true;
  return false;
}
