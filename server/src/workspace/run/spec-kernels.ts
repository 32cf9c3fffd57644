/** The kernels of a crate as launch specs see them: parameters with types, and known launches. */
import type { Span } from '../../base/index.ts';
import { dialectAttr, launchAttrs } from '../../hir/index.ts';
import type { Dims, LaunchKernel, LinkedLaunch } from '../../host/index.ts';
import { LayoutError, Layouts } from '../../layout/index.ts';
import { type KernelRoot, rootParts } from '../../lower/index.ts';
import { indexUse, type Launch } from '../../rules/index.ts';
import type { KnownLaunch, SpecKernel } from '../../spec/index.ts';
import type { CheckedCrate } from '../front-end.ts';
import type { FoundKernel } from '../kernels.ts';
import { paramType } from './param-types.ts';

export interface SpecKernelInput {
  readonly checked: CheckedCrate;
  /** Name of a parameter as the source writes it. */
  nameOf(kernel: FoundKernel, index: number): string;
  /** How a comment or an attribute says that the kernel is launched. */
  launchOf(kernel: FoundKernel): Launch | undefined;
  /** Its launches in host code. */
  launchesOf(kernel: FoundKernel): {
    readonly kernel: LaunchKernel | undefined;
    readonly launches: readonly LinkedLaunch[];
  };
  /** A place for people: `src/main.rs:12`. */
  describe(span: Span): string;
}

/** Kernels whose parameters have types; others are left out, `emit` says why. */
export function specKernels(input: SpecKernelInput): readonly SpecKernel[] {
  const { checked } = input;
  const layouts = new Layouts(checked.program);
  return checked.kernels.found.flatMap((kernel): SpecKernel[] => {
    const { root, info, def } = kernel;
    const { program } = checked;
    const { args } = rootParts(root);
    const cluster = launchAttrs(program, def)?.cluster;
    const isOpen = root.kind !== 'given' && program.generics(def).params.length > 0;
    if (isOpen) return [];
    try {
      const params = program
        .fnSig(def)
        .params.map((ty) => program.instantiate(ty, args))
        .map((ty, at) => ({ name: input.nameOf(kernel, at), type: paramType(layouts, ty) }))
        .filter(({ type }) => type.kind !== 'struct' || type.size > 0);
      return [
        {
          name: info.name,
          symbol: info.symbol,
          params,
          launches: knownLaunches(input, kernel),
          ...(info.dialect === 'offload' && { isOffload: true }),
          ...(cluster && { cluster }),
          ...(dialectAttr(def, 'cooperative_launch') !== undefined && { cooperative: true }),
          ...factsOf(checked, root),
        },
      ];
    } catch (error) {
      // A parameter whose type has no layout; `emit` reports the kernel.
      if (error instanceof LayoutError) return [];
      throw error;
    }
  });
}

const AXES = ['x', 'y', 'z'] as const;

/** What a kernel's code says about its launches. */
function factsOf(
  checked: CheckedCrate,
  root: KernelRoot,
): Pick<SpecKernel, 'dimensions' | 'launchSized'> {
  const code = checked.codes.code(root);
  const use = code && indexUse(code);
  const last = use === undefined ? -1 : AXES.findLastIndex((axis) => use.thread.has(axis));
  const { kernel } = checked.codes.state(root);
  const globals = kernel === undefined ? [] : [...checked.codes.lowered(root).globals.values()];
  const launchSized = globals.some((global) => global.launchSized === true);
  return {
    ...(last >= 0 && { dimensions: last + 1 }),
    ...(launchSized && { launchSized }),
  };
}

function knownLaunches(input: SpecKernelInput, kernel: FoundKernel): readonly KnownLaunch[] {
  const said = input.launchOf(kernel);
  const { kernel: shape, launches } = input.launchesOf(kernel);
  const inHost = launches.map((launch): KnownLaunch => {
    const { grid, block, cluster, shared } = launch;
    const bytes = shared?.value;
    return {
      from: input.describe(launch.callee),
      ...sized('grid', grid),
      ...sized('block', block),
      ...sized('cluster', cluster),
      ...(bytes !== undefined && { workgroupMem: Number(bytes) }),
      ...(shape && argumentsOf(launch, shape)),
    };
  });
  // A comment says what counts; what it leaves out is as host code has it.
  if (said === undefined || said.inHost === true) return inHost;
  const own = {
    ...(said.block && { block: said.block }),
    ...(said.workgroupMem !== undefined && { workgroupMem: said.workgroupMem }),
  };
  if (inHost.length === 0) return [{ from: 'launch comment', ...own }];
  return inHost.map((one) => ({ ...one, ...own }));
}

function sized<K extends 'grid' | 'block' | 'cluster'>(
  key: K,
  dims: Dims | undefined,
): Partial<Record<K, readonly number[]>> {
  const sizes = dims?.sizes.flatMap(({ value }) => (value === undefined ? [] : Number(value)));
  return sizes?.length === 3 ? ({ [key]: sizes } as unknown as Record<K, readonly number[]>) : {};
}

/** Constants that are passed, and lengths of buffers, by parameter. */
function argumentsOf(
  { args, form }: LinkedLaunch,
  { params }: LaunchKernel,
): Pick<KnownLaunch, 'scalars' | 'lengths' | 'floats'> {
  const scalars: Record<string, bigint> = {};
  const floats: Record<string, number> = {};
  const lengths: Record<string, number> = {};
  let next = 0;
  for (const { name, slots } of params ?? []) {
    const count = form === 'typed' ? 1 : slots.length;
    const own = (args ?? []).slice(next, next + count);
    next += count;
    const [first] = slots;
    const value = own[0]?.value;
    if (first?.kind === 'scalar' && value?.int !== undefined) scalars[name] = value.int;
    if (first?.kind === 'scalar' && value?.float !== undefined) floats[name] = value.float;
    const width = value?.fields?.get('width')?.int ?? own[2]?.value.int;
    if (slots.length === 3 && width !== undefined) scalars[`${name}.row_width`] = width;
    const length = value?.len ?? (slots[1]?.kind === 'length' ? own[1]?.value.int : undefined);
    if (first?.kind === 'pointer' && length !== undefined) lengths[name] = Number(length);
  }
  return { scalars, lengths, floats };
}
