/**
 * Instances of a crate's generic kernels that another compilation demands: the host's of the same
 * crate, and crates that depend on it. They pass as text from one compilation to the other, since
 * each has definitions of its own.
 */
import {
  type Crate,
  displayArgs,
  type FnDef,
  type GenericArg,
  type ModuleDef,
  type Ty,
} from '../hir/index.ts';
import type { GivenKernel } from '../lower/index.ts';

/** The instances by kernel, in the order of the places that need them. */
export type KernelInstances = ReadonlyMap<FnDef, readonly GivenKernel[]>;

/** `a::b::name`, from the root of its crate. */
export function pathOf({ module, name }: { module: ModuleDef; name: string }): string {
  const names = [name];
  for (let at: typeof module | undefined = module; at?.parent !== undefined; at = at.parent)
    names.unshift(at.name ?? '');
  return names.join('::');
}

/** Kernel and types of each instance, as another compilation of the same crate names them. */
export function instanceNames(found: KernelInstances): readonly string[] {
  return [...found].flatMap(([def, roots]) =>
    roots.map((root) => `${pathOf(def)}::${displayArgs(root.args)}`),
  );
}

/**
 * The same for the kernels of one crate that others demand, with the paths of types as that crate
 * writes them. Types that it cannot name, those of the crates that depend on it above all, leave
 * the instance out.
 */
export function demandedNames(
  found: KernelInstances,
  isOwner: (crate: Crate) => boolean,
): readonly string[] {
  return [...found].flatMap(([def, roots]) =>
    isOwner(def.crate)
      ? roots.flatMap(({ args }) => {
          const named = args.map((arg) => nameIn(def.crate, arg));
          return named.includes(undefined) ? [] : [`${pathOf(def)}::<${named.join(', ')}>`];
        })
      : [],
  );
}

/** Generic kernels of the crates that a crate depends on, itself or through others. */
export function kernelsBelow(crate: Crate, isGeneric: (def: FnDef) => boolean): readonly FnDef[] {
  const out: FnDef[] = [];
  const seen = new Set<Crate | ModuleDef>([crate]);
  const visit = (module: ModuleDef): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const { def } of module.values.values())
      if (def.kind === 'fn' && def.module === module && isGeneric(def)) out.push(def);
    for (const { def } of module.types.values())
      if (def.kind === 'module' && def.parent === module) visit(def);
  };
  const below = (one: Crate): void => {
    for (const dep of one.deps.values()) {
      if (seen.has(dep) || dep.isPrelude || dep.isStandIn || dep.isProcMacro) continue;
      seen.add(dep);
      visit(dep.root);
      below(dep);
    }
  };
  below(crate);
  return out;
}

function isInBody(module: ModuleDef): boolean {
  let at: ModuleDef | undefined = module;
  while (at !== undefined && !at.isBlock) at = at.parent;
  return at !== undefined;
}

/** How a crate writes an argument; undefined where it cannot. */
function nameIn(crate: Crate, arg: GenericArg): string | undefined {
  switch (arg.kind) {
    case 'value':
    case 'bool':
    case 'char':
    case 'str':
    case 'int':
    case 'float':
    case 'never':
      return displayArgs([arg]).slice(1, -1);
    case 'adt': {
      const owner = arg.def.crate;
      if ((owner !== crate && !owner.isPrelude) || isInBody(arg.def.module)) return undefined;
      const args = arg.args.map((one) => nameIn(crate, one));
      if (args.includes(undefined)) return undefined;
      const path = `${owner === crate ? 'crate' : 'core'}::${pathOf(arg.def)}`;
      return args.length === 0 ? path : `${path}<${args.join(', ')}>`;
    }
    case 'ref':
      return wrapped(crate, arg.inner, (inner) => `&${arg.mut ? 'mut ' : ''}${inner}`);
    case 'ptr':
      return wrapped(crate, arg.inner, (inner) => `*${arg.mut ? 'mut' : 'const'} ${inner}`);
    case 'slice':
      return wrapped(crate, arg.elem, (elem) => `[${elem}]`);
    case 'array': {
      const length = nameIn(crate, arg.len);
      return wrapped(crate, arg.elem, (elem) => length && `[${elem}; ${length}]`);
    }
    case 'tuple': {
      const elems = arg.elems.map((elem) => nameIn(crate, elem));
      return elems.includes(undefined)
        ? undefined
        : `(${elems.map((elem) => `${elem},`).join(' ')})`;
    }
    default:
      return undefined;
  }
}

function wrapped(
  crate: Crate,
  ty: Ty,
  write: (inner: string) => string | undefined,
): string | undefined {
  const inner = nameIn(crate, ty);
  return inner === undefined ? undefined : write(inner);
}
