/**
 * The kernels of a text: functions with the word `kernel` or the attribute that stands for it, and
 * bodies of `gpu.launch`, which are kernels of their own once they are outlined. And the launches
 * of each, as far as constants say what they are.
 */
import { constantOf, type MlirLaunchSite } from './launches.ts';
import { functionOf } from './syntax/aggregate.ts';
import { integersOf } from './syntax/attributes.ts';
import type { MlirFile, Op, Value } from './syntax/tree.ts';
import type { Type } from './syntax/types.ts';

export interface MlirKernel {
  /**
   * Its symbol; with the module's name in front where several modules have a kernel of that name.
   */
  readonly name: string;
  /** As the driver looks it up. */
  readonly symbol: string;
  /** Name of the `gpu.module` that it is in, or will be in. */
  readonly module: string;
  /** The `gpu.func`, `llvm.func` or `gpu.launch`. */
  readonly op: Op;
  /** The `gpu.module` around it; undefined where there is none. */
  readonly home: Op | undefined;
  /** What the names of functions and globals in it are looked up among. */
  readonly around: readonly Op[];
  readonly nameSpan: { readonly start: number; readonly end: number };
  readonly params: readonly MlirParam[];
  /** Threads of a workgroup in x, y and z, when the text says that. */
  readonly block: readonly [number, number, number] | undefined;
  /** How it is launched in this text: what all launches agree on. */
  readonly launch: MlirLaunch | undefined;
}

export interface MlirParam {
  readonly name: string;
  readonly type: Type;
  /** The value inside the body. */
  readonly value: Value;
  /** What a pointer points to where the launch passes that in its place: `llvm.byval`. */
  readonly copied?: Type;
}

export interface MlirLaunch {
  readonly block: readonly [number, number, number] | undefined;
  /** Workgroups of a cluster; undefined where there are no clusters. */
  readonly cluster: readonly [number, number, number] | undefined;
  /** Bytes of launch-sized workgroup memory. */
  readonly workgroupMem: number | undefined;
  /** Whole numbers that it passes, by parameter of the kernel; undefined where not known. */
  readonly args: readonly (number | undefined)[];
  /** Where the size, else the launch, is written. */
  readonly start: number;
  readonly end: number;
}

/** Attributes that make a kernel of a function, and calling conventions that do. */
const KERNEL = ['gpu.kernel', 'nvvm.kernel', 'rocdl.kernel'];
const CONVENTIONS = /\b(?:ptx_kernelcc|amdgpu_kernelcc)\b/;

/** Is it a function that is launched? */
export function isKernel({ name, attrs }: Op): boolean {
  if (name !== 'gpu.func' && name !== 'llvm.func') return false;
  if (KERNEL.some((attr) => attrs.has(attr))) return true;
  const convention = attrs.get('CConv');
  return convention?.kind === 'other' && CONVENTIONS.test(convention.text);
}

/** Its parameters without the memory that the function has beside them. */
export function parametersOf(op: Op): readonly Value[] {
  const args = op.regions[0]?.blocks[0]?.args ?? [];
  const type = op.attrs.get('function_type');
  if (type?.kind !== 'type') return op.name === 'llvm.func' ? args : [];
  return args.slice(0, functionOf(type.type)?.inputs.length ?? 0);
}

/**
 * In order of place. Names of operands must have been resolved. `hasLaunch`: may there be a launch
 * in an operation?
 */
export function kernelsOf(
  file: MlirFile,
  sites: readonly MlirLaunchSite[],
  hasLaunch: (op: Op) => boolean,
): MlirKernel[] {
  const found: Omit<MlirKernel, 'name'>[] = [];
  const launches = launchesByKernel(sites);
  const bodies = new Map(sites.map((site) => [site.op, site]));
  const outlined = new Map<string, number>();
  const visit = (
    ops: readonly Op[],
    home: Op | undefined,
    host: Op | undefined,
    around: readonly Op[],
  ): void => {
    for (const op of ops) {
      const own = declared(op, home, around, launches);
      if (own !== undefined) found.push(own);
      if (op.name === 'gpu.launch' && !op.opaque)
        found.push(fromLaunch(op, bodies.get(op), { around, home, host }, outlined));
      if (!hasLaunch(op)) continue;
      const inside = op.name === 'gpu.module' ? op : home;
      const caller = op.name === 'func.func' ? op : host;
      for (const { ops: inner } of op.regions.flatMap(({ blocks }) => blocks))
        visit(inner, inside, caller, MODULES.has(op.name) ? inner : around);
    }
  };
  visit(file.ops, undefined, undefined, file.ops);
  const counts = new Map<string, number>();
  for (const { symbol } of found) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return found
    .map((kernel) => ({
      ...kernel,
      name: counts.get(kernel.symbol) === 1 ? kernel.symbol : `${kernel.module}::${kernel.symbol}`,
    }))
    .sort((a, b) => a.nameSpan.start - b.nameSpan.start);
}

/** The kernel that an operation declares. */
function declared(
  op: Op,
  home: Op | undefined,
  around: readonly Op[],
  launches: ReadonlyMap<string, MlirLaunch>,
): Omit<MlirKernel, 'name'> | undefined {
  if (!isKernel(op) || op.symbol === undefined || op.regions.length === 0) return undefined;
  const module = home?.symbol?.name ?? '';
  const { name: symbol, start, end } = op.symbol;
  return {
    symbol,
    module,
    op,
    home,
    around,
    nameSpan: { start, end },
    params: functionParams(op),
    block: knownBlock(op),
    launch: launches.get(`${module}::${symbol}`),
  };
}

const MODULES = new Set(['gpu.module', 'builtin.module']);

function functionParams(op: Op): MlirParam[] {
  const attrs = op.attrs.get('arg_attrs');
  return parametersOf(op).map((value, i) => {
    const own = attrs?.kind === 'array' ? attrs.items[i] : undefined;
    const copied = own?.kind === 'dictionary' ? own.entries.get('llvm.byval') : undefined;
    return {
      name: value.name,
      type: value.type,
      value,
      ...(copied?.kind === 'type' && { copied: copied.type }),
    };
  });
}

type Three = readonly [number, number, number];

function three(numbers: readonly (number | undefined)[]): Three | undefined {
  const [x, y, z] = numbers;
  if (x === undefined || y === undefined || z === undefined) return undefined;
  return numbers.every((n) => n! >= 1 && n! <= 1024) && x * y * z <= 1024 ? [x, y, z] : undefined;
}

const BLOCK_SIZES = [
  'known_block_size',
  'gpu.known_block_size',
  'nvvm.reqntid',
  'rocdl.reqd_work_group_size',
];

/** The size that every launch of it has. */
function knownBlock(op: Op): Three | undefined {
  const attr = BLOCK_SIZES.map((name) => op.attrs.get(name)).find((one) => one !== undefined);
  const sizes = (integersOf(attr) ?? []).map(Number);
  return three(sizes.length === 0 ? [] : [...sizes, 1, 1].slice(0, 3));
}

// ---- launches -----------------------------------------------------------------------------------

/** A constant that a number holds exactly. */
function exact(value: bigint | undefined): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

/**
 * What a launch says about workgroups and parameters. `passed`: what the parameters of a body are.
 */
function launchOf(
  { op, block, cluster, memory, args }: MlirLaunchSite,
  passed: readonly Value[] = [],
): MlirLaunch | undefined {
  const number = (value: bigint | undefined): number | undefined =>
    value === undefined ? undefined : Number(value);
  return {
    args: (args ?? passed.map((value) => ({ value }))).map((use) => exact(constantOf(use))),
    block: three(block.map(({ value }) => number(value))),
    cluster: three(cluster.map(({ value }) => number(value))),
    workgroupMem: memory === undefined ? 0 : number(memory.value),
    start: memory?.start ?? op.nameStart,
    end: memory?.end ?? op.nameEnd,
  };
}

function launchesByKernel(sites: readonly MlirLaunchSite[]): ReadonlyMap<string, MlirLaunch> {
  const out = new Map<string, MlirLaunch>();
  for (const site of sites) {
    const launch = site.kernel && launchOf(site);
    if (launch === undefined) continue;
    const key = `${site.kernel!.module}::${site.kernel!.name}`;
    const old = out.get(key);
    out.set(key, old === undefined ? launch : agreed(old, launch));
  }
  return out;
}

/** Of several launches only what they have in common is known. */
function agreed(a: MlirLaunch, b: MlirLaunch): MlirLaunch {
  return {
    ...a,
    block: a.block?.join() === b.block?.join() ? a.block : undefined,
    cluster: a.cluster?.join() === b.cluster?.join() ? a.cluster : undefined,
    workgroupMem: a.workgroupMem === b.workgroupMem ? a.workgroupMem : undefined,
    args: a.args.map((value, i) => (value === b.args[i] ? value : undefined)),
  };
}

/**
 * As `gpu-kernel-outlining` has it: named after the function, its parameters what the body uses
 * from around it.
 */
function fromLaunch(
  op: Op,
  site: MlirLaunchSite | undefined,
  { around, home, host }: Pick<MlirKernel, 'around' | 'home'> & { readonly host: Op | undefined },
  outlined: Map<string, number>,
): Omit<MlirKernel, 'name'> {
  const given = (name: string): string | undefined => {
    const attr = op.attrs.get(name);
    return attr?.kind === 'symbol' ? attr.path.at(-1) : undefined;
  };
  const symbol = given('function') ?? `${host?.symbol?.name ?? 'launch'}_kernel`;
  const wanted = given('module') ?? symbol;
  const count = outlined.get(wanted) ?? 0;
  outlined.set(wanted, count + 1);
  const passed = captured(op);
  const launch = site && launchOf(site, passed);
  return {
    symbol,
    module: count === 0 ? wanted : `${wanted}_${count - 1}`,
    op,
    home,
    around,
    nameSpan: { start: op.nameStart, end: op.nameEnd },
    params: passed.map((value) => ({ name: value.name, type: value.type, value })),
    block: launch?.block,
    launch,
  };
}

/**
 * Values from around a launch that its body uses, in the order of their first use, insides of
 * operations first.
 */
function captured(op: Op): Value[] {
  const own = new Set<Value>();
  const note = (ops: readonly Op[]): void => {
    for (const inner of ops) {
      for (const value of inner.results) own.add(value);
      for (const region of inner.regions) {
        for (const block of region.blocks) {
          for (const arg of block.args) own.add(arg);
          note(block.ops);
        }
      }
    }
  };
  const out = new Set<Value>();
  const walk = (ops: readonly Op[]): void => {
    for (const inner of ops) {
      for (const region of inner.regions) for (const block of region.blocks) walk(block.ops);
      const uses = [...inner.operands, ...inner.successors.flatMap((successor) => successor.args)];
      for (const { value } of uses) if (value !== undefined && !own.has(value)) out.add(value);
    }
  };
  for (const region of op.regions) {
    for (const block of region.blocks) {
      for (const arg of block.args) own.add(arg);
      note(block.ops);
    }
    for (const block of region.blocks) walk(block.ops);
  }
  return [...out];
}
