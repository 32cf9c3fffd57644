/**
 * Device libraries of the dialects, which come with us and stand in for the packages of the same
 * names.
 */
import { PRELUDE_FOLDER } from '../prelude-files.ts';
import type { CrateUnit } from './crate-unit.ts';

/** Device libraries by the name of their package, to the crate that they are. */
const LIBRARIES: ReadonlyMap<string, string> = new Map([
  ['cuda_std', 'cuda_std'],
  ['cuda_std_macros', 'cuda_std_macros'],
  ['cuda_device', 'cuda_device'],
  ['cuda-device', 'cuda_device'],
  ['cuda_macros', 'cuda_macros'],
  ['cuda-macros', 'cuda_macros'],
  ['cuda_host', 'cuda_host'],
  ['cuda-host', 'cuda_host'],
  ['gpu-kernel', 'gpu_kernel'],
  ['amdgpu-device-libs', 'amdgpu_device_libs'],
  ['ptx-support-macros', 'ptx_support_macros'],
  ['seq-macro', 'seq_macro'],
  ['paste', 'paste'],
  ['enum_dispatch', 'enum_dispatch'],
]);

function unitOf(name: string, deps: readonly CrateUnit[] = []): CrateUnit {
  return {
    name,
    root: `${PRELUDE_FOLDER}/devices/${name}/lib.rs`,
    edition: 2024,
    features: new Set(),
    cfg: new Set(),
    env: new Map(),
    deps: new Map(deps.map((dep) => [dep.name, dep])),
    procMacro: false,
    foreign: true,
  };
}

const units = new Map<string, CrateUnit>(
  [...new Set(LIBRARIES.values())].map((name) => [name, unitOf(name)]),
);
// What kernels of amdgpu-rs print with is in its other library.
units.set('gpu_kernel', unitOf('gpu_kernel', [units.get('amdgpu_device_libs')!]));
units.set('cuda_device', unitOf('cuda_device', [units.get('cuda_macros')!]));

/** Macro crates that are no sign of GPU code. */
const MACROS: ReadonlySet<string> = new Set(['seq_macro', 'paste', 'enum_dispatch']);

/** Names of the crates that only GPU code needs. */
const GPU_CRATES: ReadonlySet<string> = new Set(
  [...LIBRARIES.values()].filter((name) => !MACROS.has(name)),
);

/**
 * Libraries that are compiled from their own sources where these are on disk, with all that they
 * need.
 */
const OWN_SOURCES: ReadonlySet<string> = new Set([
  'cuda_std',
  'cuda-device',
  'cuda_device',
  'amdgpu-device-libs',
]);

/** Is a package's own source compiled, where it is there, in place of ours? */
export function comesWithSources(packageName: string): boolean {
  return OWN_SOURCES.has(packageName);
}

/** Is a package one of ours that only GPU code needs? */
export function isGpuLibrary(packageName: string): boolean {
  const name = LIBRARIES.get(packageName);
  return name !== undefined && !MACROS.has(name);
}

/** Is a crate a device library, ours or one that is compiled from its own sources? */
export function isLibraryUnit({ name }: CrateUnit): boolean {
  return GPU_CRATES.has(name);
}

/**
 * The device library that the name of another package is a mistake for: it differs in `-` and `_`,
 * which no registry has as two packages, or in one letter.
 */
export function nearLibrary(
  packageName: string,
): { readonly meant: string; readonly bySeparator: boolean } | undefined {
  if (LIBRARIES.has(packageName)) return undefined;
  const plain = (name: string): string => name.replaceAll('-', '_');
  const libraries = [...LIBRARIES.keys()].filter((name) => isGpuLibrary(name));
  const same = libraries.find((name) => plain(name) === plain(packageName));
  if (same !== undefined) return { meant: same, bySeparator: true };
  const near = libraries.find((name) => isOneEdit(plain(name), plain(packageName)));
  return near === undefined ? undefined : { meant: near, bySeparator: false };
}

/** Do two names differ in one letter: another one, one more, one less, or two exchanged? */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const rest = (text: string, skip: number): string => text.slice(at + skip);
  if (a.length !== b.length)
    return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
  const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return rest(a, 1) === rest(b, 1) || isSwap;
}

/** The device library that a package is, if it is one of ours. */
export function deviceLibrary(packageName: string): CrateUnit | undefined {
  const name = LIBRARIES.get(packageName);
  return name === undefined ? undefined : units.get(name);
}

/** A device library behind the ones that it is made with. */
export function withItsOwn(unit: CrateUnit): readonly CrateUnit[] {
  return [...unit.deps.values(), unit];
}

/** What `cuda_std` gives again of another package, as a crate of this name. */
export const GIVEN_AGAIN = 'glam';

/**
 * A device library whose types of another package are those of the crate that the project has:
 * `cuda_std::glam::Vec3` is `glam::Vec3`, and a kernel may mix the two.
 */
export function overOwnCrate(unit: CrateUnit, own: CrateUnit): CrateUnit {
  return {
    ...unit,
    features: new Set([GIVEN_AGAIN]),
    deps: new Map([[GIVEN_AGAIN, own]]),
  };
}

/** What a library is made with where it is compiled from its own sources. */
interface Behind {
  /** Our stand-in, which has what the dialect's compiler puts in the place of some functions. */
  readonly standIn: CrateUnit;
  /** Modules of the stand-in for what crates may use without the library's help. */
  readonly modules: ReadonlyMap<string, string>;
}

/** By the package's name: libraries whose dialect's compiler knows some of their functions. */
const BEHIND: ReadonlyMap<string, Behind> = behindLibraries();

function behindLibraries(): ReadonlyMap<string, Behind> {
  const standIn = { ...units.get('cuda_device')!, name: 'cuda_device_intrinsics' };
  const modules = new Map([['std_math', standIn.root.replace(/lib\.rs$/, 'std_math.rs')]]);
  const device = { standIn, modules };
  const raw = { standIn, modules: new Map<string, string>() };
  return new Map([
    ['cuda_device', device],
    ['cuda-device', device],
    ['cuda_intrinsics', raw],
    ['cuda-intrinsics', raw],
  ]);
}

/** What is put behind the library of a package that is compiled from its own sources. */
export function behindSources(packageName: string): Behind | undefined {
  return BEHIND.get(packageName);
}

/** Does a device library give another package's types again? */
export function givesAgain(unit: CrateUnit): boolean {
  return unit === units.get('cuda_std');
}

/** The names under which texts know the device libraries. */
const NAMES: ReadonlyMap<string, CrateUnit> = new Map(
  [...LIBRARIES].flatMap(([name, library]) =>
    name.includes('-') && LIBRARIES.has(name.replaceAll('-', '_'))
      ? []
      : [[name.replaceAll('-', '_'), units.get(library)!]],
  ),
);

/** The device libraries that a text names, by the name: `abi_gpu_kernel` names no `gpu_kernel`. */
export function namedLibraries(text: string): ReadonlyMap<string, CrateUnit> {
  const found = [...NAMES].filter(
    ([name]) =>
      text.includes(name) && new RegExp(`\\b${name}\\b${MACROS.has(name) ? '::' : ''}`).test(text),
  );
  return new Map(found);
}
