/**
 * The symbols of offload kernels: host and device have to agree on them, so rustc leaves the hash
 * of the crate out of what is otherwise its mangling v0 (RFC 2603).
 */
import type { FnDef, ModuleDef } from '../hir/index.ts';

/**
 * The symbol of a kernel without parameters of types, in a crate of a name. Undefined inside of
 * blocks and where a name is not ASCII.
 */
export function offloadSymbol(def: FnDef, crate: string): string | undefined {
  const names = [def.name];
  let at: ModuleDef = def.module;
  for (; at.parent !== undefined; at = at.parent) {
    if (at.isBlock) return undefined;
    names.unshift(at.name);
  }
  const path = [crate, ...names];
  if (!path.every((name) => /^[A-Za-z0-9_]+$/.test(name))) return undefined;
  const nested = names.map((_, i) => (i === 0 ? 'Nv' : 'Nt')).join('');
  return `_R${nested}C${path.map(identifier).join('')}`;
}

/** The crate that a symbol of this kind is of; undefined for other names. */
export function crateOfSymbol(symbol: string): string | undefined {
  const found = /^_RNv(?:Nt)*C(\d+)_?/.exec(symbol);
  if (found === null) return undefined;
  const length = Number(found[1]);
  const rest = symbol.slice(found[0].length);
  return rest.length < length ? undefined : rest.slice(0, length);
}

/** `_` parts a name from its length where it begins with a digit or with `_`. */
function identifier(name: string): string {
  return `${name.length}${/^[0-9_]/.test(name) ? '_' : ''}${name}`;
}
