/** Questions of the type checker about collected crates. */
import type * as ast from '../../syntax/index.ts';
import { isActive } from '../cfg/index.ts';
import type { AnyDef, Binding, ConstDef, ModuleDef } from '../defs.ts';
import type { Namespace, PathResolution } from './api.ts';
import { lookupFrom, lookupInModule, namesOfPath, walkPath } from './lookup.ts';
import { parseMeta } from './parse-meta.ts';
import { crateData, dataOf } from './state.ts';

export { traitsInScope, variantOf } from './lookup.ts';

/**
 * What a path means from `module` (a block module inside bodies). Consumes modules, crates, enum to
 * variant; stops at types and traits with `rest` at the associated item. `Self`, generic parameters
 * and locals are the caller's. Names of `macro` definitions (2.0) are looked up where the macro was
 * defined. `path.qself` is ignored.
 */
export function resolvePath(
  module: ModuleDef,
  path: ast.Path,
  ns: Namespace,
): PathResolution | undefined {
  const found = walkPath(dataOf(module), namesOfPath(path), ns);
  return found === 'pending' ? undefined : found;
}

/**
 * One name, from the innermost block module outwards, then extern prelude, standard prelude,
 * builtin types.
 */
export function lookupName(module: ModuleDef, name: string, ns: Namespace): Binding | undefined {
  const found = lookupFrom(dataOf(module), name, ns);
  return found === 'pending' ? undefined : found;
}

/** The constant that a path names: of a module, of a type without parameters, or free of one. */
export function constNamed(module: ModuleDef, path: readonly string[]): ConstDef | undefined {
  const names = path.map((text): ast.Name => ({ kind: 'Name', text, start: 0, end: 0 }));
  const found = walkPath(dataOf(module), { global: false, names }, 'value');
  if (found === undefined || found === 'pending') return undefined;
  const { def } = found;
  if (found.rest === names.length - 1) return constOfType(def, path.at(-1)!);
  if (found.rest < names.length) return undefined;
  return def.kind === 'const' && def.container === undefined ? def : undefined;
}

/** A constant of a type's own impls, where neither has parameters. */
function constOfType(type: AnyDef, name: string): ConstDef | undefined {
  if (type.kind !== 'struct' && type.kind !== 'enum') return undefined;
  for (const { node, module, items } of crateData(type.crate).impls) {
    if (node.trait !== undefined || node.generics !== undefined) continue;
    if (module !== type.module || node.self.kind !== 'PathType') continue;
    const { segments } = node.self.path;
    if (segments.length !== 1 || segments[0]!.name.text !== type.name) continue;
    const found = items.consts.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Is there an item of this name in the module itself, declared or imported? */
export function declaresName(module: ModuleDef, name: string, ns: Namespace): boolean {
  const found = lookupInModule(dataOf(module), name, ns);
  return found !== undefined && found !== 'pending';
}

/**
 * Does `cfg` leave in what carries these attributes? For statements, expressions, match arms and
 * the like.
 */
export function isEnabled(module: ModuleDef, attrs: readonly ast.Attr[] | undefined): boolean {
  return isActive(attrs, dataOf(module).crate.cfg, parseMeta);
}

/** Derives on an item that have no meaning to us: their traits are not implemented. */
export function unknownDerives(def: AnyDef): readonly string[] {
  if (def.kind === 'builtin-type') return [];
  return crateData(def.crate).unknownDerives.get(def) ?? [];
}
