/** How often each place was executed, from the counters of blocks. */
import {
  type Block,
  type Cfg,
  computeCfg,
  type Inst,
  type SourceLoc,
  successors,
} from '../mir/index.ts';
import type { BranchEntry, BranchWay, CoverageEntry, LaunchResult } from './api.ts';
import { AREA, type CompiledKernel } from './compile.ts';
import type { DeviceMemory } from './objects.ts';

/**
 * Counts by place, and by successor of branches. Blocks that one place has become in a function (a
 * `return` is a jump to the last one) are counted where control comes to it first.
 */
export function collectCoverage(
  kernel: CompiledKernel,
  memory: DeviceMemory,
): NonNullable<LaunchResult['coverage']> {
  const at = memory.map.own + AREA.counters;
  const blockHits = new Map<Block, number>();
  kernel.counted.forEach(({ inst }, i) => {
    const hits = Number(memory.view.getBigUint64(at + 8 * i, true));
    blockHits.set(inst.block, (blockHits.get(inst.block) ?? 0) + hits);
  });
  const places = new Map<string, CoverageEntry>();
  const branches: BranchEntry[] = [];
  for (const fn of new Set(kernel.counted.map((one) => one.fn))) {
    const cfg = computeCfg(fn);
    const seen = new Set<string>();
    for (const block of cfg.rpo) {
      const hits = blockHits.get(block);
      if (hits === undefined) continue;
      for (const { loc, op } of block.insts) {
        // Variables have their stack slots in the entry block.
        if (loc === undefined || op === 'alloca') continue;
        const key = keyOf(loc);
        if (seen.has(key)) continue;
        seen.add(key);
        // Instances of a generic function are executed each for itself.
        places.set(key, { loc, hits: hits + (places.get(key)?.hits ?? 0) });
      }
      const ways = branchWays(block, cfg, blockHits);
      const { loc } = block.insts.at(-1)!;
      if (ways !== undefined && loc !== undefined) branches.push({ loc, ways });
    }
  }
  return { places: [...places.values()], branches };
}

function keyOf({ span, inlinedAt }: SourceLoc): string {
  const own = `${span.file} ${span.start} ${span.end}`;
  return inlinedAt === undefined ? own : `${own} ${keyOf(inlinedAt)}`;
}

/**
 * Threads by successor, in the order of the terminator. Only blocks have counters: a block that has
 * other predecessors got the rest. Edges to a panic are left out; undefined where less than two are
 * left, and where more than one successor has other predecessors.
 */
function branchWays(
  block: Block,
  cfg: Cfg,
  blockHits: ReadonlyMap<Block, number>,
): readonly BranchWay[] | undefined {
  const last = block.insts.at(-1)!;
  const ways = successors(block)
    .map(({ block: to }, at) => ({ to, label: labelOf(last, at) }))
    .filter(({ to }) => !PANICS.has(to.insts.at(-1)!.op))
    .map(({ to, label }) => {
      const isOnly = cfg.preds[to.id]!.length === 1;
      return { label, taken: isOnly ? (blockHits.get(to) ?? 0) : undefined };
    });
  if (ways.length < 2 || ways.filter(({ taken }) => taken === undefined).length > 1)
    return undefined;
  const known = ways.reduce((sum, { taken }) => sum + (taken ?? 0), 0);
  const rest = Math.max(0, (blockHits.get(block) ?? 0) - known);
  return ways.map(({ label, taken }) => ({ label, taken: taken ?? rest }));
}

function labelOf({ op, attrs }: Inst, at: number): string {
  if (op === 'br.if') return at === 0 ? 'true' : 'false';
  return at === 0 ? 'otherwise' : `${attrs.cases?.[at - 1]}`;
}

/** Terminators of blocks that end the launch. */
const PANICS: ReadonlySet<string> = new Set(['trap', 'unreachable']);
