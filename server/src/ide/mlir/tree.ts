/** Walks over the trees of `.mlir` texts, and the operations at a place. */
import type { Op } from '../../mlir/index.ts';

/** All operations with the `gpu.module` around each, outer ones first. */
export function* opsIn(
  ops: readonly Op[],
  module = '',
): Generator<{ readonly op: Op; readonly module: string }> {
  for (const op of ops) {
    yield { op, module };
    const inner = op.name === 'gpu.module' ? (op.symbol?.name ?? '') : module;
    for (const region of op.regions)
      for (const block of region.blocks) yield* opsIn(block.ops, inner);
  }
}

/** The operations around an offset, outer ones first; the last one may be named there. */
export function opsAround(ops: readonly Op[], offset: number): Op[] {
  const out: Op[] = [];
  let level: readonly Op[] = ops;
  for (;;) {
    const found = level.find((op) => op.start <= offset && offset <= op.end);
    if (found === undefined) return out;
    out.push(found);
    const region = found.regions.find(({ start, end }) => start <= offset && offset <= end);
    const block = region?.blocks.findLast(({ start }) => start <= offset);
    if (block === undefined) return out;
    level = block.ops;
  }
}
