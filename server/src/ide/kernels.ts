/** Kernels by place: those of one file, and the one around an offset. */
import type { Engine, KernelInfo } from '../workspace/index.ts';

/** Kernels whose source lies in the file, in order of place. */
export function kernelsIn(engine: Engine, path: string): readonly KernelInfo[] {
  const file = engine.fileId(path);
  return engine.kernels(engine.rootOf(path)).filter((k) => k.nameSpan.file === file);
}

/**
 * The innermost kernel whose item holds the offset; else the last one that begins before it; else
 * the file's first.
 */
export function kernelAt(engine: Engine, path: string, offset: number): KernelInfo | undefined {
  const kernels = kernelsIn(engine, path);
  const inside = kernels.findLast((k) => k.span.start <= offset && offset <= k.span.end);
  return inside ?? kernels.filter((k) => k.span.start <= offset).at(-1) ?? kernels[0];
}
