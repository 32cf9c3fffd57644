/**
 * What foreign blocks declare: definitions of the program that are exported under the name,
 * functions of the vendors' device libraries, which the prelude has under the same names, and
 * what nobody defines.
 */
import {
  type FnDef,
  type HirQueries,
  kernelMark,
  type ModuleDef,
  type StaticDef,
  type TargetCfg,
} from '../hir/index.ts';
import type { MirType } from '../mir/index.ts';
import type { FnInstance } from './instance.ts';
import type { LowerServices } from './services.ts';
import { exportedName, linkName } from './symbols.ts';
import { Unsupported } from './unsupported.ts';

interface LibraryRow {
  readonly prefix: string;
  readonly modules: readonly string[];
  readonly arch: TargetCfg['arch'];
  readonly title: string;
  /** The only crate that may ask for its functions. */
  readonly asker?: string;
}

/**
 * The modules of the prelude that stand for libraries, by the beginning of the names that they
 * export.
 */
const LIBRARIES: readonly LibraryRow[] = [
  { prefix: '__nv_', modules: ['nvidia'], arch: 'nvptx64', title: "NVIDIA's libdevice" },
  {
    prefix: '__nvvm_',
    modules: ['nvvm'],
    arch: 'nvptx64',
    title: "Rust-CUDA's compiler",
    asker: 'cuda_std',
  },
  { prefix: '__ocml_', modules: ['ocml'], arch: 'amdgpu', title: "AMD's OCML" },
  { prefix: '__ockl_', modules: ['ockl', 'hostcall'], arch: 'amdgpu', title: "AMD's OCKL" },
  {
    prefix: '__amdgpu_util_',
    modules: ['hostcall'],
    arch: 'amdgpu',
    title: 'amdgpu-device-libs',
  },
];

/** A library that a foreign function belongs to by its name. */
export interface DeviceLibrary {
  /** For people: `NVIDIA's libdevice`. */
  readonly title: string;
  /** Is it a library of the target that code is made for? */
  readonly fits: boolean;
  /** The function in the prelude that stands for it; undefined where there is none of the name. */
  readonly fn: FnDef | undefined;
  /** Does the library have a function of the name? Undefined where its list is not known here. */
  readonly exists: boolean | undefined;
}

/**
 * The device library that a foreign function without a body is from, if its name is one of theirs.
 */
export function deviceLibraryOf(hir: HirQueries, def: FnDef): DeviceLibrary | undefined {
  if (def.container?.kind !== 'extern-block' || def.node.body !== undefined) return undefined;
  const name = linkName(hir, def) ?? '';
  const library = LIBRARIES.find(
    ({ prefix, asker }) => name.startsWith(prefix) && (asker ?? def.crate.name) === def.crate.name,
  );
  if (library === undefined) return builtinOf(hir, def, name);
  const { title, arch, modules } = library;
  const fits = hir.target.arch === arch;
  const [known] = modules.flatMap((module) => libraryFn(hir, module, name) ?? []);
  // All of libdevice is in the prelude.
  const exists = known !== undefined || (title === "NVIDIA's libdevice" ? false : undefined);
  return { title, fits, fn: fits ? known : undefined, exists };
}

/** Attributes of blocks whose functions somebody else brings; `device` is cuda-oxide's. */
const LINKED = new Set(['link', 'device']);

/**
 * A function of C that Rust's `compiler_builtins`, which is in each build for a GPU, has there:
 * where the program does not define it itself, and no library is linked that may.
 */
function builtinOf(hir: HirQueries, def: FnDef, name: string): DeviceLibrary | undefined {
  const block = def.container?.kind === 'extern-block' ? def.container : undefined;
  if (block?.node.attrs.some(({ path }) => LINKED.has(path.at(-1) ?? '')) === true)
    return undefined;
  const fn = libraryFn(hir, 'builtins', name);
  if (fn === undefined || linkedDef(hir, def) !== undefined) return undefined;
  return { title: '`compiler_builtins`', fits: true, fn, exists: true };
}

/**
 * Is a definition in the prelude's module of device libraries, whose results have documented
 * errors?
 */
export function isMathematics(def: object | undefined): boolean {
  let at = def !== undefined && 'module' in def ? (def.module as ModuleDef | undefined) : undefined;
  while (at?.parent?.parent !== undefined) at = at.parent;
  return at?.name === MATHEMATICS;
}

const MATHEMATICS = 'libdevice';

/** A function of one of the prelude's modules that stand for libraries. */
export function libraryFn(hir: HirQueries, module: string, name: string): FnDef | undefined {
  const all = hir.core.root.types.get(MATHEMATICS)?.def;
  const own = all?.kind === 'module' ? all.types.get(module)?.def : undefined;
  const fn = own?.kind === 'module' ? own.values.get(name)?.def : undefined;
  return fn?.kind === 'fn' ? fn : undefined;
}

/**
 * The instance of a library's function; throws `Unsupported` where it is not there, or is another
 * one than was declared.
 */
export function libraryInstance(
  lw: Pick<LowerServices<never>, 'hir' | 'abiOf' | 'fnInstance'>,
  def: FnDef,
  { title, fits, fn, exists }: DeviceLibrary,
  inConst: boolean,
): FnInstance {
  const { hir } = lw;
  const name = linkName(hir, def) ?? def.name;
  if (!fits) throw new Unsupported(`\`${name}\` is a function of ${title}`, undefined, 'invalid');
  if (exists === false)
    throw new Unsupported(`there is no \`${name}\` in ${title}`, undefined, 'unresolved');
  if (fn === undefined) throw new Unsupported(`\`${name}\` of ${title}`, undefined);
  const instance = lw.fnInstance(fn, [], inConst);
  if (fitsDeclared(lw, def, instance)) return instance;
  const sig = hir.fnSig(fn);
  const params = sig.params.map((ty) => hir.display(ty)).join(', ');
  const real = `fn(${params}) -> ${hir.display(sig.ret)}`;
  throw new Unsupported(`\`${name}\` of ${title} is \`${real}\``, undefined, 'invalid');
}

/**
 * The definition of the program that a declaration in a foreign block stands for, as the linker
 * would find it: one that is exported under the declared name. Kernels are launched, not linked.
 */
export function linkedDef(hir: HirQueries, def: FnDef): FnDef | undefined;
export function linkedDef(hir: HirQueries, def: StaticDef): StaticDef | undefined;
export function linkedDef(hir: HirQueries, def: FnDef | StaticDef): FnDef | StaticDef | undefined {
  if (def.container?.kind !== 'extern-block') return undefined;
  const name = linkName(hir, def);
  const within = (module: ModuleDef): FnDef | StaticDef | undefined => {
    for (const { def: own } of module.values.values())
      if (own.kind === def.kind && isDefined(own) && exportedName(hir, own) === name) return own;
    for (const { def: own } of module.types.values()) {
      const found = own.kind === 'module' && own.parent === module ? within(own) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const crate of hir.crates) {
    const found = crate.isPrelude ? undefined : within(crate.root);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isDefined(def: FnDef | StaticDef): boolean {
  if (def.container?.kind === 'extern-block') return false;
  return def.kind === 'static' || (def.node.body !== undefined && kernelMark(def) === undefined);
}

/** Is a function called as it was declared elsewhere? */
function fitsDeclared(
  lw: Pick<LowerServices<never>, 'hir' | 'abiOf'>,
  declared: FnDef,
  { abi }: FnInstance,
): boolean {
  const sig = lw.hir.fnSig(declared);
  const { paramTypes, results } = lw.abiOf([...sig.params], sig.ret);
  const same = (a: readonly MirType[], b: readonly MirType[]): boolean =>
    a.length === b.length && a.every((type, at) => type === b[at]);
  return same(paramTypes, abi.paramTypes) && same(results, abi.results);
}

/** The instance of a linked function; throws `Unsupported` where it takes something else. */
export function linkedInstance(
  lw: Pick<LowerServices<never>, 'hir' | 'abiOf' | 'fnInstance'>,
  def: FnDef,
  linked: FnDef,
  inConst: boolean,
): FnInstance {
  const instance = lw.fnInstance(linked, [], inConst);
  if (fitsDeclared(lw, def, instance)) return instance;
  const what = `\`${def.name}\` is declared with other types than its definition has`;
  throw new Unsupported(what, undefined, 'invalid');
}
