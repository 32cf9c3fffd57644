/** How often each place was executed, from the counters of blocks. */
import type { SourceLoc } from '../mir/index.ts';
import type { BranchEntry, CoverageEntry, LaunchResult } from './api.ts';
import { AREA, type CompiledKernel } from './compile.ts';
import type { DeviceMemory } from './objects.ts';

/** Counts by place; of the blocks that one place has become the most frequent counts. */
export function collectCoverage(
  kernel: CompiledKernel,
  memory: DeviceMemory,
): NonNullable<LaunchResult['coverage']> {
  const at = memory.map.own + AREA.counters;
  const blockHits = new Map<object, number>();
  kernel.counted.forEach(({ inst }, i) => {
    const hits = Number(memory.view.getBigUint64(at + 8 * i, true));
    blockHits.set(inst.block, (blockHits.get(inst.block) ?? 0) + hits);
  });
  const places = new Map<SourceLoc, number>();
  const branches: BranchEntry[] = [];
  const seen = new Set<object>();
  for (const { inst } of kernel.counted) {
    const { block } = inst;
    if (seen.has(block)) continue;
    seen.add(block);
    const hits = blockHits.get(block) ?? 0;
    // A place that several instructions of a block share is executed once with it.
    const own = new Set<SourceLoc>();
    for (const { loc } of block.insts) if (loc !== undefined) own.add(loc);
    for (const loc of own) places.set(loc, Math.max(places.get(loc) ?? 0, hits));
    const last = block.insts.at(-1)!;
    if (last.targets === undefined || last.targets.length < 2 || last.loc === undefined) continue;
    branches.push({
      loc: last.loc,
      taken: last.targets.map((edge) => blockHits.get(edge.block) ?? 0),
    });
  }
  const list: CoverageEntry[] = [...places].map(([loc, hits]) => ({ loc, hits }));
  return { places: list, branches };
}
