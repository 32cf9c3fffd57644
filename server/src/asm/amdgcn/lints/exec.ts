/** The mask of active lanes: barriers that some waves jump over, masks that nobody restores. */
import type { Report } from './finding.ts';
import { type Flow, type Step, targetOf, UNITS } from './flow.ts';

/** Barriers that waves without active lanes pass by. */
export function skippedBarriers(flow: Flow, report: Report): void {
  const { steps, blocks, labels } = flow;
  if (!steps.some((step) => step.name.startsWith('s_barrier'))) return;
  for (const [number, block] of blocks.entries()) {
    const branch = steps[block.end - 1]!;
    if (branch.name !== 's_cbranch_execz' || !byFewThreads(flow, block)) continue;
    const target = labels.get(targetOf(branch.instruction) ?? '');
    if (target === undefined || target <= number) continue;
    // Straight code from the branch to its target, which nothing else jumps into.
    const isInside = (b: number): boolean => b > number && b < target;
    const entered = blocks.some((p, i) => i !== number && !isInside(i) && p.next.some(isInside));
    const inside = blocks.slice(number + 1, target);
    const leaves = inside.some((b) => b.next.some((n) => !isInside(n) && n !== target));
    if (entered || leaves) continue;
    for (const b of inside) {
      for (let at = b.first; at < b.end; at++) {
        if (!/^s_barrier(?:_wait|_signal)?$/.test(steps[at]!.name)) continue;
        report({
          code: 'divergent-barrier',
          step: at,
          severity: 'warning',
          other: block.end - 1,
          message:
            'waves without active lanes jump over this barrier in line {line}, and the others wait for them',
        });
      }
    }
  }
}

/**
 * True when the block narrows the mask to a few threads of the workgroup by their index, so that
 * all waves but one jump. Other conditions may be the same for all waves, such as checks that never
 * fail.
 */
function byFewThreads({ steps }: Flow, block: Flow['blocks'][number]): boolean {
  let compare: Step | undefined;
  const changed = new Set<number>();
  for (let at = block.first; at < block.end; at++) {
    const step = steps[at]!;
    if (/^v_cmpx?_(eq|lt|le|gt|ge)_[ui]32$/.test(step.name)) compare = step;
    if (/^v_(and_b32|bfe_u32)$/.test(step.name)) continue;
    for (const unit of step.effects.writes) changed.add(unit);
  }
  const narrows = steps
    .slice(block.first, block.end)
    .some((s) => /^s_and_saveexec|^v_cmpx/.test(s.name));
  const operands = compare?.instruction.operands ?? [];
  const index = operands.some(
    (o) => o.kind === 'reg' && o.file === 'v' && o.index < 3 && !changed.has(o.index),
  );
  const few = operands.some((o) => o.kind === 'int' && o.value >= 0n && o.value <= 64n);
  return narrows && index && few;
}

/** Masks that are narrowed for a piece of code, and stay so in the code behind it. */
export function unrestoredMasks(flow: Flow, report: Report): void {
  const { steps, blocks, labels } = flow;
  let uses: Uses | undefined;
  for (const block of blocks) {
    for (let at = block.first; at < block.end; at++) {
      const { name, effects } = steps[at]!;
      if (!name.startsWith('s_and_saveexec')) continue;
      const branch = steps[block.end - 1]!;
      const target = labels.get(targetOf(branch.instruction) ?? '');
      if (branch.name !== 's_cbranch_execz' || target === undefined) continue;
      if (blocks[target]!.first < block.end) continue;
      const saved = effects.writes.filter((u) => u < UNITS.exec);
      uses ??= usesOf(flow);
      const { readers, lastExec } = uses;
      // Anywhere: the saved mask may be copied, or EXEC be set another way.
      const own = (unit: number): number => (effects.reads.includes(unit) ? 1 : 0);
      if (lastExec > at || saved.some((unit) => readers[unit]! > own(unit))) continue;
      const behind = reachable(blocks, target);
      const works = behind.some((b) => {
        for (let i = blocks[b]!.first; i < blocks[b]!.end; i++)
          if (steps[i]!.effects.masked || steps[i]!.name === 's_barrier') return true;
        return false;
      });
      if (!works) continue;
      report({
        code: 'exec-not-restored',
        step: at,
        severity: 'warning',
        message:
          'nothing restores the mask that is saved here, and the code behind the branch runs with the narrower one',
      });
    }
  }
}

interface Uses {
  /** How many steps read a unit. */
  readonly readers: Uint32Array;
  /** The last step that writes EXEC. */
  readonly lastExec: number;
}

function usesOf({ steps }: Flow): Uses {
  const readers = new Uint32Array(UNITS.end);
  let lastExec = -1;
  for (let at = 0; at < steps.length; at++) {
    const { reads, writes } = steps[at]!.effects;
    for (let i = 0; i < reads.length; i++) {
      const unit = reads[i]!;
      if (reads.indexOf(unit) === i) readers[unit]! += 1;
    }
    if (writes.includes(UNITS.exec)) lastExec = at;
  }
  return { readers, lastExec };
}

function reachable(blocks: Flow['blocks'], from: number): number[] {
  const seen = new Set<number>([from]);
  const work = [from];
  for (let b = work.pop(); b !== undefined; b = work.pop())
    for (const n of blocks[b]!.next)
      if (!seen.has(n)) {
        seen.add(n);
        work.push(n);
      }
  return [...seen];
}
