/**
 * The launches of a spec on a GPU: the PTX that the simulator runs, with the same arguments, and
 * the results of both held against each other, bit for bit.
 */
import { parsePtx } from '../../asm/index.ts';
import {
  buffersOf,
  type ExpandedLaunch,
  type LaunchSource,
  placeAddresses,
  ptxParameters,
  SpecError,
} from '../../emulate/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { firstDifference, type RunDifference, valueAt } from './compare.ts';
import { DEFAULT_LIMITS, type RunRefusal, type RunReport } from './report.ts';
import { isReport, type RunRequest, type RunText, runSpec } from './run.ts';

/** A launch as a device takes it. */
export interface GpuLaunch {
  readonly kernel: string;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly dynamicShared: number;
  /** Sizes of the buffers, in bytes. */
  readonly sizes: readonly number[];
  /** Contents and parameters, once it is known where the buffers lie. */
  fill(addresses: readonly bigint[]): {
    readonly contents: readonly Uint8Array[];
    readonly params: Uint8Array;
  };
}

/** A GPU with a driver. Whatever the driver refuses is thrown as an `Error` with its words. */
export interface GpuDevice {
  readonly name: string;
  /** As compilers name it: `sm_80`. */
  readonly cpu: string;
  /** Makes the text ready to run, and launches its kernels. */
  load(ptx: string): GpuProgram;
}

export interface GpuProgram {
  launch(launch: GpuLaunch): {
    /** Between events before and behind the launch. */
    readonly milliseconds: number;
    /** The buffers after it. */
    readonly contents: readonly Uint8Array[];
  };
}

export interface GpuLaunchResult {
  readonly index: number;
  readonly name: string;
  readonly milliseconds: number;
  /** Elements that are the same, up to the first difference. */
  readonly equal: number;
  /** `base` is the simulator's value, `other` that of the GPU. */
  readonly difference?: RunDifference;
}

export interface GpuReport {
  readonly device: string;
  /** What the text was compiled for. */
  readonly cpu: string;
  readonly launches: readonly GpuLaunchResult[];
  /** Why it ended early: the words of the driver, or a fault that the simulator found. */
  readonly problem?: string;
  /** Everything ran and is the same. */
  readonly agrees: boolean;
}

/** Clusters and launches of the whole grid at once need other calls of the driver. */
const UNSUPPORTED = 'launches of clusters are not supported on a GPU';

/** Runs the text on both. The text is compiled for the device where the request names no GPU. */
export function runOnGpu(
  engine: Engine,
  request: RunRequest,
  device: GpuDevice,
): GpuReport | RunRefusal {
  let ran: RunText | undefined;
  let source: LaunchSource | undefined;
  const isKnown = engine.cpus('ptx').includes(device.cpu);
  const cpu = request.cpu ?? (isKnown ? device.cpu : undefined);
  const report = runSpec(engine, {
    ...request,
    cpu,
    target: 'ptx',
    create: undefined,
    limits: { steps: DEFAULT_LIMITS.steps, ...request.limits },
    races: false,
    sink: {
      begin: (text, launches) => {
        ran = text;
        source = launches;
      },
    },
  });
  if (!isReport(report)) return report;
  const launches: GpuLaunchResult[] = [];
  const about = { device: device.name, cpu: report.cpu, launches };
  const fault = report.findings.find(({ severity }) => severity === 'error');
  // What ends a kernel in the simulator ends the whole process's context on a GPU.
  if (fault !== undefined)
    return {
      ...about,
      problem: `the simulator found ${fault.code}: ${fault.message}`,
      agrees: false,
    };
  try {
    for (const one of launched(device, ran!, source!, report)) launches.push(one);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ...about, problem, agrees: false };
  }
  return { ...about, agrees: launches.every(({ difference }) => difference === undefined) };
}

function* launched(
  device: GpuDevice,
  { text }: RunText,
  source: LaunchSource,
  report: RunReport,
): Generator<GpuLaunchResult> {
  const { module } = parsePtx(text);
  const program = device.load(text);
  const left: ReadonlyMap<string, Uint8Array>[] = [];
  for (const index of source.kernels.keys()) {
    const launch = source.expand(index, (at, name) => left[at]?.get(name));
    if (launch.cluster?.some((size) => size > 1)) throw new SpecError(UNSUPPORTED);
    const buffers = buffersOf(launch);
    const { milliseconds, contents } = program.launch({
      kernel: launch.kernel,
      grid: launch.grid,
      block: launch.block,
      dynamicShared: launch.dynamicShared,
      sizes: buffers.map(({ bytes }) => bytes.length),
      fill: (addresses) => filled(module, launch, addresses),
    });
    left.push(new Map(buffers.map(({ name }, at) => [name, contents[at]!])));
    yield { index, milliseconds, ...compared(report, index, left[index]!) };
  }
}

function filled(
  module: ReturnType<typeof parsePtx>['module'],
  launch: ExpandedLaunch,
  addresses: readonly bigint[],
) {
  const buffers = buffersOf(launch);
  const places = new Map(buffers.map(({ name }, at) => [name, addresses[at]!]));
  const addressOf = (name: string): bigint => places.get(name)!;
  const params = ptxParameters(module, launch, addressOf);
  if (typeof params === 'string') throw new SpecError(params);
  const contents = buffers.map((arg) =>
    arg.addresses === undefined ? arg.bytes : placeAddresses(arg, addressOf),
  );
  return { contents, params };
}

/** Each buffer against that of the simulator; NaNs are equal, as in other comparisons. */
function compared(
  { launches }: RunReport,
  index: number,
  own: ReadonlyMap<string, Uint8Array>,
): Omit<GpuLaunchResult, 'index' | 'milliseconds'> {
  const launch = launches[index]!;
  let equal = 0;
  for (const buffer of launch.buffers) {
    const bytes = own.get(buffer.name);
    if (bytes === undefined) continue;
    const at = firstDifference(buffer, { bytes });
    if (at === undefined) {
      equal += buffer.summary.length;
      continue;
    }
    const difference = {
      launch: index,
      kernel: launch.kernel,
      buffer: buffer.name,
      index: at,
      base: valueAt(buffer, at),
      other: valueAt({ bytes, type: buffer.type }, at),
    };
    return { name: launch.label, equal: equal + at, difference };
  }
  return { name: launch.label, equal };
}
