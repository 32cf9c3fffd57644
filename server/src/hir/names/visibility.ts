/** What a written visibility (`pub(in a::b)`) means at a place. */
import type * as ast from '../../syntax/index.ts';
import type { ModuleDef, StructDef, UnionDef, Visibility } from '../defs.ts';
import type { FieldInfo } from '../queries.ts';
import { isVisible, type ModuleData, namedModule } from './state.ts';

export const PUBLIC: Visibility = { kind: 'public' };

/** The visibility of an item in `module`, which may be a block's. */
export function visibilityOf(node: ast.Visibility | undefined, at: ModuleDef): Visibility {
  const module = at as ModuleData;
  const own = namedModule(module);
  switch (node?.scope) {
    case undefined:
    case 'inherited':
      return { kind: 'module', module };
    case 'pub':
      return PUBLIC;
    case 'crate':
      return { kind: 'module', module: module.crate.root };
    case 'self':
      return { kind: 'module', module: own };
    case 'super':
      return { kind: 'module', module: own.parent === undefined ? own : namedModule(own.parent) };
    case 'in':
      return { kind: 'module', module: ancestor(node.path, own) };
  }
}

/** The module of `pub(in path)`: always one around the item. */
function ancestor(path: ast.Path | undefined, own: ModuleData): ModuleData {
  const chain: ModuleData[] = [];
  for (let m: ModuleData | undefined = own; m !== undefined; m = m.parent) chain.unshift(m);
  let at = 0;
  for (const [i, segment] of (path?.segments ?? []).entries()) {
    const { text } = segment.name;
    if (text === 'crate' || text === '$crate') at = 0;
    else if (text === 'self') at = chain.length - 1;
    else if (text === 'super') at = (i === 0 ? chain.length - 1 : at) - 1;
    else if (chain[at + 1]?.name === text) at++;
  }
  return chain[Math.max(0, at)] ?? own.crate.root;
}

/** Whether code in `from` may name a field of the type. */
export function isFieldVisible(
  { module }: StructDef | UnionDef,
  { vis }: FieldInfo,
  from: ModuleDef,
): boolean {
  return isVisible(visibilityOf(vis, module), from);
}
