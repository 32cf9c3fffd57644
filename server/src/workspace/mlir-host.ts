/**
 * Launches of an `.mlir` text in the shape that launches of host code have, so that the same rules,
 * links and lists serve both.
 */
import type { FileId, Span } from '../base/index.ts';
import type { Dims, LaunchKernel, LinkedHost, LinkedLaunch, LinkedName } from '../host/index.ts';
import {
  integersOf,
  type MlirKernel,
  type MlirLaunchSite,
  type MlirSize,
  type MlirText,
  type Op,
  typeText,
} from '../mlir/index.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The kernels of a text with the launches that it has of them. */
export interface MlirHost {
  readonly host: LinkedHost;
  readonly kernels: ReadonlyMap<LaunchKernel, MlirKernel>;
}

export function mlirHost({ kernels, launches }: MlirText, file: FileId, root: string): MlirHost {
  const place = ({ start, end }: Range): Span => ({ file, start, end });
  const known = new Map<LaunchKernel, MlirKernel>();
  const byOp = new Map<Op, LaunchKernel>();
  const byPath = new Map<string, LaunchKernel>();
  for (const one of kernels) {
    const kernel = launchKernel(one, root, place);
    known.set(kernel, one);
    byOp.set(one.op, kernel);
    if (one.op.name === 'gpu.func') byPath.set(`${one.module}::${one.symbol}`, kernel);
  }
  const all = [...known.keys()];
  const linked = launches.flatMap((site): LinkedLaunch[] => {
    const { kernel: path } = site;
    const kernel = path ? byPath.get(`${path.module}::${path.name}`) : byOp.get(site.op);
    return [launchOf(site, linkOf(site, kernel, all, place), place)];
  });
  const names = linked.flatMap(({ link, api }) =>
    link === undefined || api === 'gpu.launch' ? [] : [link],
  );
  const fn = { launches: linked, names, reads: [] };
  return { host: { ...fn, fns: [fn], kernels: all }, kernels: known };
}

type Place = (range: Range) => Span;

/** Attributes that say how many threads a workgroup has at most, and which shape exactly. */
const MOST_THREADS = ['nvvm.maxntid', 'rocdl.max_flat_work_group_size'];
const EXACT = ['known_block_size', 'gpu.known_block_size', 'nvvm.reqntid'];
const GRID = ['known_grid_size', 'gpu.known_grid_size'];

function launchKernel(one: MlirKernel, root: string, place: Place): LaunchKernel {
  const { name, symbol, module, op, params } = one;
  const nameSpan = place(one.nameSpan);
  const shown = params.map((param) => ({ ...param, text: typeText(param.type) }));
  const list = shown.map((param) => `%${param.name}: ${param.text}`).join(', ');
  const numbers = (names: readonly string[]): readonly number[] | undefined => {
    const found = names.map((attr) => listOf(op.attrs.get(attr))).find((one) => one !== undefined);
    return found?.map(Number);
  };
  const shape = (names: readonly string[]) => {
    const [x, y = 1, z = 1] = numbers(names) ?? [];
    const value = [x ?? 0, y, z] as const;
    return x === undefined || op.name === 'gpu.launch' ? undefined : { value, span: nameSpan };
  };
  const most = numbers(MOST_THREADS)?.reduce((product, size) => product * size, 1);
  return {
    root,
    crate: module,
    name,
    symbol,
    exported: true,
    dialect: 'mlir',
    generic: false,
    modules: [module],
    nameSpan,
    span: place(op),
    signature: `${op.name} @${symbol}(${list})`,
    params: shown.map((param) => ({
      name: `%${param.name}`,
      type: param.text,
      mut: param.type.kind === 'memref',
      slice: false,
      slots: [{ kind: 'unknown' }],
    })),
    maxThreads: most === undefined ? undefined : { value: most, span: nameSpan },
    block: shape(EXACT),
    grid: shape(GRID),
    dynamic: undefined,
    domain: undefined,
    cluster: op.attrs.has('clusters'),
  };
}

/** Numbers in a list, or one alone. */
function listOf(attr: Parameters<typeof integersOf>[0]): readonly bigint[] | undefined {
  return attr?.kind === 'integer' ? [attr.value] : integersOf(attr);
}

function linkOf(
  { kernel: path, callee }: MlirLaunchSite,
  kernel: LaunchKernel | undefined,
  kernels: readonly LaunchKernel[],
  place: Place,
): LinkedName {
  return {
    name: {
      text: path?.name ?? kernel?.symbol ?? '',
      span: place(callee),
      how: 'path',
      module: undefined,
      qualifier: path === undefined ? [] : [path.module],
      generics: undefined,
    },
    kernels: kernel === undefined ? [] : [kernel],
    kernel,
    module: { names: undefined, kernels, shown: `\`@${path?.module ?? ''}\`` },
    elsewhere: undefined,
  };
}

function launchOf(site: MlirLaunchSite, link: LinkedName, place: Place): LinkedLaunch {
  const { op, owner, callee, grid, block, cluster, memory, args, argsEnd } = site;
  const span = place(op);
  const dims = (sizes: readonly MlirSize[]): Dims => {
    const [x, y, z] = sizes.map((size) => ({ value: size.value, span: place(size) }));
    const whole = { start: sizes[0]!.start, end: sizes[2]!.end };
    return { span: place(whole), sizes: [x!, y!, z!] };
  };
  return {
    api: op.name,
    span,
    kernel: link.name,
    callee: place(callee),
    form: 'typed',
    grid: dims(grid),
    block: dims(block),
    cluster: cluster.length === 0 ? undefined : dims(cluster),
    shared:
      memory === undefined
        ? { value: 0n, span: undefined }
        : { value: memory.value, span: place(memory) },
    args: args?.map((use) => ({ span: place(use), value: { type: { kind: 'unknown' } } })),
    argsEnd,
    separator: 'comma',
    wrap: (expr) => expr,
    guarded: true,
    unchecked: false,
    prepared: false,
    stream: undefined,
    generated: false,
    owner: owner === undefined ? span : place(owner),
    statement: span,
    link,
  };
}
