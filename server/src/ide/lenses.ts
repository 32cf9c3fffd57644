/** Code lenses: one for each target above each kernel, and nothing anywhere else. */
import type { Span } from '../base/index.ts';
import type { Engine, TargetName } from '../workspace/index.ts';
import { kernelsIn } from './kernels.ts';
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
