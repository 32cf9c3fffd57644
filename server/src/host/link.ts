/** Which kernel a launch or a name means, and what is certain of it. */
import type { Span } from '../base/index.ts';
import type { HostCode } from './find.ts';
import type { LaunchKernel } from './kernel.ts';
import type { HostLaunch } from './launch.ts';
import type { HostRead } from './reads.ts';
import type { KernelName, ModuleSource } from './value.ts';

/** Kernels that a module has. */
export interface ModuleKernels {
  /** Names in the module; undefined where nobody knows all of them. */
  readonly names: readonly string[] | undefined;
  /** Those of them that are in source. */
  readonly kernels: readonly LaunchKernel[];
  /** What to call the module in a message: `kernels.ptx`, a crate's name. */
  readonly shown: string;
}

/** The kernels around a crate. */
export interface KernelWorld {
  /** All that its host code may launch, the crate's own first. */
  readonly kernels: readonly LaunchKernel[];
  /**
   * What a module has that is loaded from there; `undefined` as a source stands for any of them.
   */
  module(source: ModuleSource | undefined): ModuleKernels;
}

export interface LinkedName {
  readonly name: KernelName;
  /** All kernels that it may mean. */
  readonly kernels: readonly LaunchKernel[];
  /** The one that it means, where that is certain. */
  readonly kernel: LaunchKernel | undefined;
  /** The module that it is looked up in. */
  readonly module: ModuleKernels;
  /** A kernel that the driver finds by this name, in whatever module. */
  readonly elsewhere: LaunchKernel | undefined;
}

export interface LinkedLaunch extends HostLaunch {
  readonly link: LinkedName | undefined;
}

/** A function of host code with its links. */
export interface LinkedFn {
  readonly launches: readonly LinkedLaunch[];
  /** Names that are looked up; each string once. */
  readonly names: readonly LinkedName[];
  readonly reads: readonly HostRead[];
}

/** Host code with its links. */
export interface LinkedHost extends LinkedFn {
  /** The functions that say something about kernels. */
  readonly fns: readonly LinkedFn[];
  readonly kernels: readonly LaunchKernel[];
}

/** Host code that says nothing about kernels. */
export const NO_HOST: LinkedHost = { fns: [], launches: [], names: [], reads: [], kernels: [] };

/** Links all launches and names of a function. */
export function linkFn(
  code: HostCode,
  world: KernelWorld,
  root: string,
  sole: () => ModuleSource | undefined,
): LinkedFn {
  const known = new Map<string, LinkedName>();
  const link = (name: KernelName): LinkedName => {
    const key = keyOf(name.span);
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = linkName(inModule(name, sole), world, root)));
    return found;
  };
  const names = code.names.map(link);
  const launches = code.launches.map(
    (launch): LinkedLaunch => ({ ...launch, link: launch.kernel && link(launch.kernel) }),
  );
  return {
    launches,
    names: [...new Set([...names, ...launches.flatMap((one) => one.link ?? [])])],
    reads: code.reads,
  };
}

function keyOf({ file, start, end }: Span): string {
  return `${file} ${start} ${end}`;
}

/** The name under which the driver finds a kernel; for a kernel whose name is made up, its own. */
export function lookedUpName(kernel: LaunchKernel): string {
  return kernel.exported ? kernel.symbol : kernel.name;
}

/** A name that is looked up in a module which may be any: of a program with one, in that. */
function inModule(name: KernelName, sole: () => ModuleSource | undefined): KernelName {
  if (name.module !== undefined || (name.how !== 'string' && name.how !== 'ident')) return name;
  const module = sole();
  return module === undefined ? name : { ...name, module };
}

function linkName(name: KernelName, world: KernelWorld, root: string): LinkedName {
  const module = world.module(name.module);
  const isString = name.how === 'string' || name.how === 'ident';
  const fits = (kernel: LaunchKernel): boolean =>
    isString
      ? lookedUpName(kernel) === name.text || kernel.symbol === name.text
      : kernel.name === name.text && qualifies(kernel, name, module);
  const inside = module.kernels.filter(fits);
  const kernels = inside.length > 0 ? inside : world.kernels.filter(fits);
  const own = kernels.filter((kernel) => kernel.root === root);
  const [only, second] = own.length > 0 ? own : kernels;
  const certain =
    second === undefined && (inside.length > 0 || !isString || module.names === undefined);
  const elsewhere = isString
    ? world.kernels.find((kernel) => lookedUpName(kernel) === name.text)
    : undefined;
  return { name, kernels, kernel: certain ? only : undefined, module, elsewhere };
}

/** Does a path or a module's method fit the modules around a kernel? */
function qualifies(
  kernel: LaunchKernel,
  { qualifier, module }: KernelName,
  { kernels }: ModuleKernels,
): boolean {
  if (module?.rust !== undefined) return kernels.includes(kernel);
  const names = qualifier.filter((name) => !['crate', 'self', 'super', '$crate'].includes(name));
  const path = [kernel.crate, ...kernel.modules];
  const last = names.at(-1);
  return last === undefined || path.includes(last);
}
