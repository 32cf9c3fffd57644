/** Code lenses: one for each target above each kernel, and nothing anywhere else. */
import type { Span } from '../base/index.ts';
import type { Engine, TargetName } from '../workspace/index.ts';
import { kernelsIn } from './kernels.ts';
import { resources } from './resources.ts';
import { targetInfos } from './targets.ts';

export interface KernelLens {
  readonly span: Span;
  readonly title: string;
  readonly kernel: string;
  readonly target: TargetName;
}

export function kernelLenses(engine: Engine, path: string): readonly KernelLens[] {
  return kernelsIn(engine, path).flatMap((kernel) =>
    targetInfos.map((target) => ({
      span: kernel.nameSpan,
      title: target.label,
      kernel: kernel.name,
      target: target.name,
    })),
  );
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
