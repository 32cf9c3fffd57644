/**
 * Code lenses above each kernel and nowhere else: one for each target that can have it and, where that leaves room, its
 * launches. Two are the most.
 */
import type { Span } from '../base/index.ts';
import type { Engine, KernelInfo, TargetName } from '../workspace/index.ts';
import { kernelsIn } from './kernels.ts';
import { launchesOf } from './launches.ts';
import { resources } from './resources.ts';
import { type TargetInfo, targetInfos } from './targets.ts';

export interface KernelLens {
  readonly span: Span;
  readonly title: string;
  readonly kernel: string;
  readonly target: TargetName | 'launches';
}

/** More than these would push the code apart. */
const MOST_LENSES = 2;

/** Lenses of a file. `places` are the files where launches may stand; they are asked for only where there is room. */
export function kernelLenses(
  engine: Engine,
  path: string,
  places: () => readonly string[] = () => [],
): readonly KernelLens[] {
  return kernelsIn(engine, path).flatMap((kernel) => {
    const { nameSpan: span, name } = kernel;
    const lenses = targetsOf(kernel).map(
      ({ label, name: target }): KernelLens => ({ span, title: label, kernel: name, target }),
    );
    if (lenses.length >= MOST_LENSES) return lenses;
    const { length } = launchesOf(engine, places(), kernel);
    if (length === 0) return lenses;
    const title = `${length} launch${length === 1 ? '' : 'es'}`;
    return [...lenses, { span, title, kernel: name, target: 'launches' as const }];
  });
}

/** The dialects of CUDA, and the ABI that is named after PTX, are for one target alone. */
function targetsOf({ dialect, abi }: KernelInfo): readonly TargetInfo[] {
  const onlyPtx = dialect === 'rust-cuda' || dialect === 'cuda-oxide' || abi === 'ptx-kernel';
  return onlyPtx ? targetInfos.filter(({ name }) => name === 'ptx') : targetInfos;
}

/** What a lens shows of its kernel: how many registers it takes. Without a number while the kernel does not compile. */
export function lensTitle(
  engine: Engine,
  path: string,
  kernel: string,
  target: TargetName,
  cpu?: string,
): string {
  const label = targetInfos.find((info) => info.name === target)?.label ?? target;
  const known = cpu !== undefined && engine.cpus(target).includes(cpu);
  const report = resources(engine, { path, kernel, target, ...(known ? { cpu } : {}) });
  const registers = report?.figures.find((figure) => figure.name === 'registers');
  if (!registers || report?.problems.length !== 0) return label;
  const { value, estimate } = registers;
  if (target === 'amdgcn') return `${label} · ${value} VGPR`;
  return `${label} · ${estimate ? '~' : ''}${value} register${value === 1 ? '' : 's'}`;
}
