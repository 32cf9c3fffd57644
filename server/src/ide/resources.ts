/**
 * What one kernel takes of a GPU: parameters, registers, memory, and how many workgroups fit on a
 * compute unit for each size of workgroup. Every number says where it comes from; what is estimated
 * is marked.
 */
import {
  declaredSize,
  parseAmdgcn,
  parsePtx,
  ptxLive,
  rangeSource,
  registerRange,
  summarizeAmdgcn,
  summarizePtx,
} from '../asm/index.ts';
import type {
  ResourceFigure,
  ResourceOccupancy,
  ResourceOccupancyRow,
  ResourceRegion,
} from '../protocol/index.ts';
import { limitedBy, type OccupancyModel, type OccupancyUse, TARGETS } from '../targets/index.ts';
import {
  type AbiParam,
  type EmittedText,
  type Engine,
  type KernelInfo,
  type KernelSummary,
  OTHER_TARGET,
  type TargetName,
} from '../workspace/index.ts';
import { kernelsIn } from './kernels.ts';
import { type DeclaredRegion, placeRegions } from './workgroup-regions.ts';

/** Where a number comes from, as users read it. */
export const SOURCES = {
  abi: 'kernel ABI of the target',
  descriptor: 'kernel descriptor in the AMDGCN text',
  estimate: 'estimate: 32-bit values alive at once in the PTX, before ptxas',
  text: 'counted in the assembly text',
  source: 'Rust source',
} as const;

/** Names of the figures; a target may lack some. */
export type FigureName =
  | 'registers'
  | 'scalar-registers'
  | 'virtual-registers'
  | 'spilled-registers'
  | 'stack'
  | 'workgroup-memory'
  | 'parameters'
  | 'instructions'
  | 'barriers';

/** A figure of ours: the protocol leaves room for more names. */
type Figure = ResourceFigure & { readonly name: FigureName };

export interface ResourceReport {
  readonly kernel: KernelInfo;
  readonly target: TargetName;
  readonly cpu: string;
  /** What people call the CPU. */
  readonly cpuTitle: string;
  readonly params: readonly AbiParam[];
  readonly paramLimit: number;
  readonly figures: readonly Figure[];
  readonly memory: readonly ResourceRegion[];
  /** Bytes of workgroup memory that the launch is taken to ask for. */
  readonly launchBytes: number;
  /** Most threads of a workgroup, when source or attributes say it. */
  readonly maxThreads?: number;
  /** Threads of a workgroup in the launch that the source tells of. */
  readonly block?: number;
  /** Absent when the kernel does not compile, or the CPU's numbers are not published. */
  readonly occupancy?: ResourceOccupancy;
  /** Why the kernel was not emitted. */
  readonly problems: readonly string[];
  /** The kernel has code for another target, and cannot have any for this one. */
  readonly isForOthers: boolean;
  /** Why the assembler that was asked for did not count registers. */
  readonly notMeasured?: string;
}

/** Registers as an assembler counted them, in place of the estimate. */
export interface MeasuredRegisters {
  readonly registers: number;
  readonly spillBytes: number;
  readonly stackBytes: number;
  /** `ptxas 13.0`. */
  readonly source: string;
}

/** Why no assembler counted them. */
export interface NotMeasured {
  readonly why: string;
}

export interface ResourceRequest {
  /** Any file of the crate. */
  readonly path: string;
  readonly kernel: string;
  readonly target: TargetName;
  readonly cpu?: string;
  /**
   * Bytes of workgroup memory that the launch asks for; absent: what a launch comment says, or
   * none.
   */
  readonly launchBytes?: number;
  readonly measured?: MeasuredRegisters | NotMeasured;
  /** What an assembler has counted already, where it has. */
  readonly counted?: CountedRegisters;
  /** The kernel's assembly from another compiler; ours when absent. */
  readonly emitted?: EmittedText;
}

/** What an assembler has counted for a kernel of exactly this text, if it has seen it. */
export type CountedRegisters = (ptx: EmittedText, symbol: string) => MeasuredRegisters | undefined;

/** The report on a kernel by its name or symbol; undefined when the file has none of that name. */
export function resources(engine: Engine, request: ResourceRequest): ResourceReport | undefined {
  const { path, kernel: name, target } = request;
  const kernel = kernelsIn(engine, path).find((k) => k.name === name || k.symbol === name);
  if (!kernel) return undefined;
  const root = engine.rootOf(path);
  const options = {
    kernel: kernel.name,
    ...(request.cpu === undefined ? {} : { cpu: request.cpu }),
  };
  const emitted: EmittedText = request.emitted ?? engine.emit(root, target, options);
  const back = TARGETS[target]!;
  const cpu = back.cpus.find((row) => row.name === emitted.cpu);
  const abi = engine.abi(root, target, options).find((a) => a.kernel.symbol === kernel.symbol);
  const params = abi?.params ?? [];
  const summary: Summary | undefined = emitted.summary.find((s) => s.kernel === kernel.symbol);
  const measured = request.measured ?? request.counted?.(emitted, kernel.symbol);
  const isMeasured = measured !== undefined && 'registers' in measured;
  const counted = summary && count(emitted, summary, isMeasured ? measured : undefined);
  const last = params.at(-1);
  const paramFigure: Figure = {
    name: 'parameters',
    label: 'parameters',
    value: last ? last.offset + last.size : 0,
    unit: 'bytes',
    source: SOURCES.abi,
    estimate: false,
  };
  const model = cpu && back.occupancy(cpu.name);
  const maps = engine
    .workgroupMemory(root, undefined, kernel.name)
    .filter((map) => map.kernel === kernel.name);
  const said = maps.find(({ symbol }) => symbol === undefined)?.size;
  const launch = engine.launch(root, kernel.name);
  const launchBytes = request.launchBytes ?? said ?? 0;
  const block = launch?.block?.reduce((a, b) => a * b);
  return {
    kernel,
    target,
    cpu: emitted.cpu,
    cpuTitle: cpu?.title ?? '',
    params,
    paramLimit: cpu ? back.limits(cpu.name).kernelParamBytes : 0,
    figures: [...(counted?.figures ?? []), ...(abi ? [paramFigure] : [])],
    memory: summary && counted ? placeRegions(counted.memory, summary, maps) : [],
    launchBytes,
    ...(block === undefined ? {} : { block }),
    ...(counted?.maxThreads === undefined ? {} : { maxThreads: counted.maxThreads }),
    ...(model && counted && hasRegisters(counted)
      ? { occupancy: table(model, counted, counted.staticBytes + launchBytes) }
      : {}),
    problems: emitted.problems.map((problem) => problem.message),
    isForOthers: emitted.problems[0]?.code === OTHER_TARGET,
    ...(measured === undefined || isMeasured ? {} : { notMeasured: measured.why }),
  };
}

/** What is known of a kernel's text; another compiler's PTX has no estimate of registers. */
type Summary = Omit<KernelSummary, 'liveRegisters'> & { readonly liveRegisters?: number };

interface Counted {
  readonly figures: readonly Figure[];
  readonly memory: readonly DeclaredRegion[];
  /** Absent for another compiler's PTX before an assembler has counted. */
  readonly registers: number | undefined;
  readonly scalarRegisters?: number;
  /** The least and the most that an estimate may be. */
  readonly range?: readonly [number, number];
  readonly estimate: boolean;
  readonly staticBytes: number;
  readonly maxThreads?: number;
}

type Known = Counted & { readonly registers: number };
const hasRegisters = (counted: Counted): counted is Known => counted.registers !== undefined;

/** One figure's row; estimates say so by their source. */
function figure(
  name: FigureName,
  label: string,
  value: number | undefined,
  source: string,
  unit: 'bytes' | '' = '',
): Figure[] {
  if (value === undefined) return [];
  return [{ name, label, value, unit, source, estimate: source === SOURCES.estimate }];
}

function count(
  emitted: EmittedText,
  summary: Summary,
  measured: MeasuredRegisters | undefined,
): Counted {
  return emitted.target === 'ptx'
    ? countPtx(emitted.text, summary, measured)
    : countAmdgcn(emitted.text, summary);
}

function countPtx(
  text: string,
  summary: Summary,
  measured: MeasuredRegisters | undefined,
): Counted {
  const { module } = parsePtx(text);
  const own = summarizePtx(module).find((s) => s.name === summary.kernel);
  const from = measured?.source;
  const entry = module.functions.find(({ name }) => name === summary.kernel);
  const range = measured === undefined ? registerRange(module, summary.kernel) : undefined;
  const live = (): number | undefined =>
    ptxLive(module).find(({ most, offset }) => most && offset === entry?.nameSpan.end)?.words;
  const registers = measured?.registers ?? range?.middle ?? summary.liveRegisters ?? live();
  const declared = Object.values(summary.registers).reduce((sum, n) => sum + n, 0);
  const shared = module.variables.filter((v) => v.space === 'shared');
  const maxntid = (own?.limits['reqntid'] ?? own?.limits['maxntid'])?.map(Number);
  const source = from ?? (range === undefined ? SOURCES.estimate : rangeSource());
  const ends = range && ([range.low, range.high] as const);
  return {
    registers,
    ...(ends ? { range: ends } : {}),
    estimate: measured === undefined,
    staticBytes: summary.workgroupBytes,
    figures: [
      ...figure('registers', 'registers', registers, source).map((one) => ({
        ...one,
        estimate: measured === undefined,
        ...(ends ? { range: ends } : {}),
      })),
      ...figure('virtual-registers', 'virtual registers', declared, SOURCES.text),
      ...(measured
        ? figure('spilled-registers', 'spilled', measured.spillBytes, source, 'bytes')
        : []),
      ...figure(
        'stack',
        'stack',
        measured?.stackBytes ?? summary.localBytes,
        measured ? source : SOURCES.text,
        'bytes',
      ),
      ...figure('workgroup-memory', 'shared memory', summary.workgroupBytes, SOURCES.text, 'bytes'),
      ...figure('instructions', 'instructions', summary.instructions, SOURCES.text),
      ...figure('barriers', 'barriers', own?.barriers, SOURCES.text),
    ],
    memory: shared.map((v): DeclaredRegion => {
      const open = v.linkage.includes('extern') || v.dims.includes(undefined);
      return {
        name: v.name,
        kind: open ? 'launch-sized' : 'static',
        ...(open ? {} : { size: declaredSize(v) }),
        align: v.align ?? 1,
        source: SOURCES.text,
      };
    }),
    ...(maxntid ? { maxThreads: maxntid.reduce((a, b) => a * b, 1) } : {}),
  };
}

/** AMD's default when nothing is said. */
const NO_BOUND = 1024;

function countAmdgcn(text: string, summary: Summary): Counted {
  const { module } = parseAmdgcn(text);
  const own = summarizeAmdgcn(module).find((s) => s.name === summary.kernel);
  const from = SOURCES.descriptor;
  const bytes = own?.workgroupMemory ?? summary.workgroupBytes;
  const spills = own?.vgprSpills === undefined ? undefined : own.vgprSpills + (own.sgprSpills ?? 0);
  const bound = own?.maxThreads;
  return {
    registers: own?.vgprs ?? summary.liveRegisters,
    ...(own?.sgprs === undefined ? {} : { scalarRegisters: own.sgprs }),
    estimate: false,
    staticBytes: bytes,
    figures: [
      ...figure('registers', 'VGPRs', own?.vgprs, from),
      ...figure('scalar-registers', 'SGPRs', own?.sgprs, from),
      ...figure('spilled-registers', 'spilled registers', spills, from),
      ...figure('stack', 'scratch', own?.privateMemory ?? summary.localBytes, from, 'bytes'),
      ...figure('workgroup-memory', 'LDS', bytes, from, 'bytes'),
      ...figure('instructions', 'instructions', summary.instructions, SOURCES.text),
      ...figure('barriers', 'barriers', own?.barriers, SOURCES.text),
    ],
    memory: [
      ...(bytes > 0
        ? [{ name: 'LDS', kind: 'static' as const, size: bytes, align: 16, source: from }]
        : []),
      ...(summary.launchSized
        ? [
            {
              name: 'launch-sized',
              kind: 'launch-sized' as const,
              align: 16,
              source: SOURCES.source,
            },
          ]
        : []),
    ],
    ...(bound === undefined || bound === NO_BOUND ? {} : { maxThreads: bound }),
  };
}

function table(model: OccupancyModel, counted: Known, workgroupBytes: number): ResourceOccupancy {
  const rows: ResourceOccupancyRow[] = [];
  const { registers, scalarRegisters, range } = counted;
  for (let block = model.waveSize; block <= model.maxThreadsPerGroup; block += model.waveSize) {
    const use = {
      threads: block,
      registers,
      workgroupBytes,
      ...(scalarRegisters === undefined ? {} : { scalarRegisters }),
    };
    const row = occupancyRow(model, use);
    const percent = (count: number): number =>
      Math.round((100 * model.of({ ...use, registers: count }).waves) / model.maxWaves);
    // More registers never fit better.
    rows.push(range ? { ...row, range: [percent(range[1]), percent(range[0])] } : row);
  }
  const { unit, waveSize, maxWaves, facts, source } = model;
  const { estimate } = counted;
  return { unit, waveSize, maxWaves, registers, workgroupBytes, facts, source, estimate, rows };
}

function occupancyRow(model: OccupancyModel, use: OccupancyUse): ResourceOccupancyRow {
  const found = model.of(use);
  const percentOf = (waves: number): number => Math.round((100 * waves) / model.maxWaves);
  const by = limitedBy(found);
  const [only] = by;
  const stepOf = ({
    resource,
    atMost,
    waves,
  }: NextStep): NonNullable<ResourceOccupancyRow['better']> => ({
    resource,
    atMost,
    percent: percentOf(waves),
  });
  const better = by.length === 1 ? nextStep(model, use, found.groups, only!) : undefined;
  return {
    block: use.threads,
    groups: found.groups,
    waves: found.waves,
    percent: percentOf(found.waves),
    limitedBy: by,
    limits: found.limits,
    ...(better === undefined ? {} : { better: stepOf(better) }),
  };
}

/** Sizes of workgroup that a summary tells of. */
const USUAL_BLOCKS = [64, 128, 256, 512, 1024] as const;

/**
 * Occupancy of a kernel from its summary alone, for the usual sizes of workgroup; nothing for texts
 * of other compilers.
 */
export function summaryOccupancy(
  target: TargetName,
  cpu: string,
  summary: Omit<KernelSummary, 'liveRegisters'> & { readonly liveRegisters?: number },
): readonly ResourceOccupancyRow[] {
  const model = TARGETS[target]!.occupancy(cpu);
  const { vgpr, sgpr } = summary.registers;
  const registers = vgpr ?? summary.liveRegisters;
  if (!model || registers === undefined) return [];
  return USUAL_BLOCKS.map((threads) =>
    occupancyRow(model, {
      threads,
      registers,
      workgroupBytes: summary.workgroupBytes,
      ...(sgpr === undefined ? {} : { scalarRegisters: sgpr }),
    }),
  );
}

interface NextStep {
  readonly resource: 'registers' | 'workgroup memory';
  readonly atMost: number;
  readonly waves: number;
}

/** The most of a resource with which at least one workgroup more fits. */
function nextStep(
  model: OccupancyModel,
  use: OccupancyUse,
  groups: number,
  resource: string,
): NextStep | undefined {
  const key =
    resource === 'registers'
      ? 'registers'
      : resource === 'workgroup memory'
        ? 'workgroupBytes'
        : undefined;
  if (key === undefined) return undefined;
  let low = 0;
  let high = use[key];
  // Fewer never fit worse, so the border can be searched for.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (model.of({ ...use, [key]: middle }).groups > groups) low = middle;
    else high = middle;
  }
  const { waves, groups: more } = model.of({ ...use, [key]: low });
  if (low === 0 || more <= groups) return undefined;
  return { resource: key === 'registers' ? 'registers' : 'workgroup memory', atMost: low, waves };
}
