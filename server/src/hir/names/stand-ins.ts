/**
 * Device libraries that are compiled from the project's own sources although their dialect's
 * compiler knows some of what they declare: what it puts in the place of that is what our stand-in
 * for the library has under the same path. It is a dependency of the library under a name that no
 * source writes.
 */
import type {
  AssocContainer,
  AttrList,
  Crate,
  ExternBlockDef,
  FnDef,
  ModuleDef,
  StructDef,
} from '../defs.ts';

/** Libraries, and the names under which they have their stand-ins as dependencies. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['cuda_device', 'cuda_device_intrinsics'],
  ['cuda_intrinsics', 'cuda_device_intrinsics'],
]);

/** The stand-in of a crate that is a device library compiled from its own sources. */
export function standInOf(crate: Crate): Crate | undefined {
  const name = STAND_INS.get(crate.name);
  return name === undefined ? undefined : crate.deps.get(name);
}

/** Attributes that say what a type is to the compiler and the debugger; only ours have them. */
const KNOWN_TYPES: ReadonlySet<string> = new Set([
  'address_space',
  'kernel_slice',
  'kernel_scalar',
  'shown_as',
]);

/** What the compiler knows of a type in a module of such a library, as attributes. */
export function knownAttrs(module: ModuleDef, name: string): AttrList {
  const def = structIn(module, name);
  return def?.attrs.filter(({ path }) => KNOWN_TYPES.has(path.at(-1) ?? '')) ?? [];
}

/** The struct of the same path in the stand-in. */
export function sameStruct(def: StructDef): StructDef | undefined {
  return structIn(def.module, def.name);
}

function structIn(module: ModuleDef, name: string): StructDef | undefined {
  const def = sameModule(module)?.types.get(name)?.def;
  return def?.kind === 'struct' ? def : undefined;
}

/** The function of the same path in the stand-in; undefined where there is none. */
export function sameFn(def: FnDef): FnDef | undefined {
  const { container } = def;
  const crate = standInOf(def.crate);
  if (crate === undefined) return undefined;
  if (container === undefined) {
    const found = sameModule(def.module)?.values.get(def.name)?.def;
    return found?.kind === 'fn' ? found : undefined;
  }
  const owner = ownerName(container);
  const trait = traitName(container);
  for (const impl of crate.impls) {
    if (ownerName(impl) !== owner || traitName(impl) !== trait) continue;
    const found = impl.items.fns.get(def.name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The free function at a path of a module and a name in a crate's stand-in. */
export function standInFn(crate: Crate, module: string, name: string): FnDef | undefined {
  const found = standInOf(crate)?.root.types.get(module)?.def;
  const def = found?.kind === 'module' ? found.values.get(name)?.def : undefined;
  return def?.kind === 'fn' ? def : undefined;
}

/** `shared::SharedArray::index`: a path below the crate's root, of an impl with its type. */
export function pathBelowRoot(def: FnDef): string {
  const words = [def.name];
  if (def.container !== undefined) words.unshift(ownerName(def.container) ?? '');
  for (let at: ModuleDef | undefined = def.module; at?.parent !== undefined; at = at.parent)
    words.unshift(at.name);
  return words.join('::');
}

function sameModule(module: ModuleDef): ModuleDef | undefined {
  if (module.parent === undefined) return standInOf(module.crate)?.root;
  const found = sameModule(module.parent)?.types.get(module.name)?.def;
  return found?.kind === 'module' ? found : undefined;
}

function ownerName(container: AssocContainer | ExternBlockDef): string | undefined {
  if (container.kind === 'trait') return container.name;
  if (container.kind !== 'impl' || container.node.self.kind !== 'PathType') return undefined;
  return container.node.self.path.segments.at(-1)?.name.text;
}

function traitName(container: AssocContainer | ExternBlockDef): string | undefined {
  const path = container.kind === 'impl' ? container.node.trait : undefined;
  return path?.segments.at(-1)?.name.text;
}
