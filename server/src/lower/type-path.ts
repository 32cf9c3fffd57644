/**
 * Paths of definitions as rustc writes them in the names of types: what stands in a body lies in
 * the item of that body.
 */
import {
  bodyModules,
  collectBodies,
  type HirQueries,
  type ModuleDef,
  type Ty,
} from '../hir/index.ts';
import { type AnyNode, walk } from '../syntax/index.ts';
import { type Named, pathOf } from './symbols.ts';

export function typePath(hir: HirQueries, def: Named, name: (ty: Ty) => string): string {
  if (def.kind === 'variant') return pathOf(hir, def);
  if ('container' in def && def.container?.kind === 'impl') {
    const self = name(hir.implSelfTy(def.container));
    const trait = hir.implTraitRef(def.container);
    if (trait === undefined) return `${self}::${def.name}`;
    const path = typePath(hir, trait.trait as unknown as Named, name);
    const args = trait.args.slice(1).map((arg) => name(arg as Ty));
    return `<${self} as ${path}${args.length === 0 ? '' : `<${args.join(', ')}>`}>::${def.name}`;
  }
  const { module } = def;
  const owner = module.isBlock ? ownerOf(module) : undefined;
  if (owner === undefined) return pathOf(hir, def);
  const body = owner.kind === 'fn' ? owner.node.body : owner.node.value;
  const within = body === undefined ? [] : bodiesAround(body, module.node);
  return [typePath(hir, owner, name), ...within, def.name].join('::');
}

/** The item in whose body a block with items stands. */
function ownerOf(module: ModuleDef) {
  collectBodies(module.crate);
  return bodyModules(module.crate).find((one) => one.module === module)?.owner;
}

/** The closures and constants of a body that a block stands in, the outermost first. */
function bodiesAround(body: AnyNode, block: AnyNode | undefined): string[] {
  const out: string[] = [];
  if (block === undefined) return out;
  walk(body, (node) => {
    if (node.file !== block.file || node.start > block.start || node.end < block.end) return false;
    if (node.kind === 'ClosureExpr') out.push('{{closure}}');
    if (node.kind === 'BlockExpr' && node.mode === 'const') out.push('{{constant}}');
    return node !== block;
  });
  return out;
}
