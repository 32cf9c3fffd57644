/**
 * Code lenses above each kernel and nowhere else: one that runs it and one that profiles it, one
 * for each target that can have it and, where that leaves room, its launches. Besides the first
 * two, two are the most.
 */
import type { Span } from '../base/index.ts';
import type { ResourceFigure } from '../protocol/index.ts';
import type { EmittedText, Engine, KernelInfo, TargetName } from '../workspace/index.ts';
import { analysisOf, stateText } from './analysis-gaps.ts';
import { racesTitle } from './decisions.ts';
import { kernelsIn } from './kernels.ts';
import { launchesOf } from './launches.ts';
import { type CountedRegisters, type ResourceReport, resources } from './resources.ts';
import { type TargetInfo, targetInfos } from './targets.ts';

export interface KernelLens {
  readonly span: Span;
  readonly title: string;
  readonly kernel: string;
  readonly target: TargetName | 'launches' | 'run' | 'profile';
}

/** More than these would push the code apart. */
const MOST_LENSES = 2;

/**
 * Lenses of a file. `places` are the files where launches may stand; they are asked for only where
 * there is room.
 */
export function kernelLenses(
  engine: Engine,
  path: string,
  places: () => readonly string[] = () => [],
): readonly KernelLens[] {
  const kernels = kernelsIn(engine, path);
  const named = kernels.length === 0 ? [] : engine.namedTargets(engine.rootOf(path));
  return kernels.flatMap((kernel, at) => {
    const { nameSpan: span, name } = kernel;
    const twins = kernels.filter((other) => other.nameSpan.start === span.start);
    // Of several instances the first ones have a lens each.
    const most = twins.length > 1 ? (kernels.indexOf(twins[0]!) + MOST_LENSES > at ? 1 : 0) : 2;
    const targets = targetsOf(kernel, named)
      .slice(0, most)
      .map(
        ({ label, name: target }): KernelLens => ({
          span,
          title: `${label}${argsOf(name)}`,
          kernel: name,
          target,
        }),
      );
    // Of several instances the first is run.
    const isRun = twins.length === 1 || twins[0] === kernel;
    const run: KernelLens = { span, title: `Run${argsOf(name)}`, kernel: name, target: 'run' };
    const title = `Profile${argsOf(name)}`;
    const profile: KernelLens = { span, title, kernel: name, target: 'profile' };
    const lenses = isRun ? [run, profile, ...targets] : targets;
    if (twins.length > 1 || targets.length >= MOST_LENSES) return lenses;
    const { length } = launchesOf(engine, places(), kernel);
    if (length === 0) return lenses;
    const count = `${length} launch${length === 1 ? '' : 'es'}`;
    return [...lenses, { span, title: count, kernel: name, target: 'launches' as const }];
  });
}

/**
 * The targets that the crate is built for, where Cargo's files name some. The dialects of CUDA, and
 * the ABI that is named after PTX, are for one target alone.
 */
export function targetsOf(
  { dialect, abi }: KernelInfo,
  named: readonly TargetName[],
): readonly TargetInfo[] {
  const onlyPtx = dialect === 'rust-cuda' || dialect === 'cuda-oxide' || abi === 'ptx-kernel';
  if (onlyPtx) return targetInfos.filter(({ name }) => name === 'ptx');
  return named.length === 0 ? targetInfos : targetInfos.filter(({ name }) => named.includes(name));
}

/** The arguments of an instance, as they follow the target's name. */
function argsOf(kernel: string): string {
  const at = kernel.indexOf('::<');
  return at < 0 ? '' : ` ${kernel.slice(at + 2)}`;
}

/** Registers of a kernel, as a lens has them. */
export interface RegisterCount {
  /** How many; the likeliest number of a range. */
  readonly value: number;
  readonly isEstimate: boolean;
  /** `27`, `~27` or `13–29`. */
  readonly text: string;
}

/** Which lens is asked about. */
export interface LensRequest {
  readonly path: string;
  readonly kernel: string;
  readonly target: TargetName;
  readonly cpu?: string;
  /**
   * Is told how many registers there are now, and says how many there were when it was saved;
   * estimates and counts of an assembler are not held against one another.
   */
  readonly before?: (registers: RegisterCount) => RegisterCount;
  readonly counted?: CountedRegisters;
  /** The text of another compiler that the user sees, in place of ours. */
  readonly emitted?: EmittedText | undefined;
}

/**
 * What a lens shows of its kernel: how many registers it takes. Without a number while the kernel
 * does not compile, and where it reaches so much code that it is compiled only when asked for.
 */
export function lensTitle(engine: Engine, request: LensRequest): string {
  const { path, kernel, target, cpu, before, counted, emitted } = request;
  const plain = targetInfos.find((info) => info.name === target)?.label ?? target;
  const label = `${plain}${argsOf(kernel)}`;
  const known = cpu !== undefined && engine.cpus(target).includes(cpu);
  const isLarge = emitted === undefined && engine.isLarge(engine.rootOf(path), kernel);
  const report = isLarge
    ? undefined
    : resources(engine, {
        path,
        kernel,
        target,
        ...(known ? { cpu } : {}),
        ...(counted ? { counted } : {}),
        ...(emitted ? { emitted } : {}),
      });
  const by = emitted === undefined ? '' : ` · ${makerOf(emitted)}`;
  const registers = report?.figures.find((figure) => figure.name === 'registers');
  if (!registers || report?.problems.length !== 0)
    return `${label}${whyNoNumber(engine, path, kernel, report)}`;
  const { count, mark } = countOf(registers, before);
  const [first] = kernelsIn(engine, path).filter(({ name }) => name === kernel);
  const named = first && targetsOf(first, engine.namedTargets(engine.rootOf(path)));
  const isFirst = named?.[0]?.name === target;
  const races = isFirst ? racesTitle(engine, path, kernel) : undefined;
  const decided = races === undefined ? '' : ` · ${races}`;
  if (target === 'amdgcn') return `${label} · ${count} VGPR${mark}${by}${decided}`;
  const spilled = report.figures.find(({ name }) => name === 'spilled-registers')?.value ?? 0;
  const spills = spilled > 0 ? ` · ${spilled} bytes spilled` : '';
  return `${label} · ${count} register${/(?:^|[~ ])1$/.test(count) ? '' : 's'}${mark}${spills}${by}${decided}`;
}

/** What a lens says in the place of a number, behind the target's name. */
function whyNoNumber(
  engine: Engine,
  path: string,
  kernel: string,
  report: ResourceReport | undefined,
): string {
  const state = analysisOf(engine, path, kernel);
  const whole = state === undefined || state === 'analysed' || state === 'out-of-reach';
  if (!whole) return ` · ${stateText(state)}`;
  if (report?.isForOthers === true) return ' · for AMD only';
  return report !== undefined && report.problems.length > 0 ? ' · does not compile' : '';
}

/**
 * The count of registers as a lens has it, with the one before and `▲` or `▼` where it was another.
 */
function countOf(
  { value, estimate, range }: ResourceFigure,
  before: LensRequest['before'],
): { readonly count: string; readonly mark: string } {
  const [low, high] = range ?? [value, value];
  const text = low < high ? `${low}–${high}` : `${value}`;
  const isEstimate = estimate === true;
  const now = { value, isEstimate, text };
  const was = before?.(now) ?? now;
  const about = isEstimate && low === high ? '~' : '';
  if (was.text === text) return { count: `${about}${text}`, mark: '' };
  const mark = value > was.value ? ' ▲' : ' ▼';
  return { count: `${about}${was.text} → ${text}`, mark };
}

/** Who made a text, in a word: `rustc`, `cuda_builder`. */
function makerOf({ providerVersion, provider }: EmittedText): string {
  return /^[\w-]+/.exec(providerVersion ?? '')?.[0] ?? provider;
}
