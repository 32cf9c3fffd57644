/** Code lenses: one `PTX` above each kernel, and nothing anywhere else. */
import type { Span } from '../base/index.ts';
import type { Engine, TargetName } from '../workspace/index.ts';
import { kernelsIn } from './kernels.ts';

export interface KernelLens {
  readonly span: Span;
  readonly title: string;
  readonly kernel: string;
  readonly target: TargetName;
}

export function kernelLenses(engine: Engine, path: string): readonly KernelLens[] {
  return kernelsIn(engine, path).map((kernel) => ({
    span: kernel.nameSpan,
    title: 'PTX',
    kernel: kernel.name,
    target: 'ptx',
  }));
}
