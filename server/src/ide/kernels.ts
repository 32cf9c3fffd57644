/** Kernels by place: those of one file, and the one around an offset. */
import type { Engine, KernelInfo } from '../workspace/index.ts';
import type { WantedKernel } from './host-links.ts';

/** Kernels whose source lies in the file, in order of place. */
export function kernelsIn(engine: Engine, path: string): readonly KernelInfo[] {
  const file = engine.fileId(path);
  return engine.kernels(engine.rootOf(path)).filter((k) => k.nameSpan.file === file);
}

/**
 * Kernels of these files, by file and place, one crate at a time: yields the file before each.
 */
export function* kernelsOfFiles(
  engine: Engine,
  paths: readonly string[],
): Generator<string, readonly KernelInfo[]> {
  const out: KernelInfo[] = [];
  for (const path of paths) {
    yield path;
    for (const kernel of kernelsIn(engine, path)) out.push(kernel);
  }
  return out;
}

/** How launches name a kernel: an instance of a generic one by that one's name. */
export function launchedAs({ instanceOf, name, symbol, nameSpan }: KernelInfo): WantedKernel {
  return { name: instanceOf ?? name, symbol, nameSpan };
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
