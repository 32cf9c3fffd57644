/** The mask of active lanes: barriers that some waves jump over, masks that nobody restores. */
import type { AmdgcnDiagnostic } from '../check/types.ts';
import { type Flow, type Step, targetOf, UNITS } from './flow.ts';

/** Barriers that waves without active lanes pass by. */
export function skippedBarriers(flow: Flow, report: (d: AmdgcnDiagnostic) => void): void {
  const { steps, blocks, labels } = flow;
  for (const block of blocks) {
    const branch = steps[block.end - 1]!;
    if (branch.name !== 's_cbranch_execz' || !byFewThreads(flow, block)) continue;
    const target = labels.get(targetOf(branch.instruction) ?? '');
    if (target === undefined) continue;
    const stop = blocks[target]!.first;
    // Straight code from the branch to its target, which nothing else jumps into.
    const inside = blocks.filter((b) => b.first >= block.end && b.first < stop);
    const entered = inside.some((b) =>
      blocks.some((p) => p !== block && !inside.includes(p) && p.next.includes(blocks.indexOf(b))),
    );
    const leaves = inside.some((b) =>
      b.next.some((n) => !inside.includes(blocks[n]!) && n !== target),
    );
    if (stop < block.end || entered || leaves) continue;
    for (const b of inside) {
      for (let at = b.first; at < b.end; at++) {
        const { name, instruction } = steps[at]!;
        if (name !== 's_barrier' && name !== 's_barrier_wait' && name !== 's_barrier_signal')
          continue;
        const { start, end, line } = instruction.nameSpan;
        const from = branch.instruction.line + 1;
        report({
          code: 'divergent-barrier',
          start,
          end,
          line,
          severity: 'warning',
          message: `waves without active lanes jump over this barrier in line ${from}, and the others wait for them`,
        });
      }
    }
  }
}

/**
 * True when the block narrows the mask to a few threads of the workgroup by their index, so that all waves but one jump.
 * Other conditions may be the same for all waves, such as checks that never fail.
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
export function unrestoredMasks(flow: Flow, report: (d: AmdgcnDiagnostic) => void): void {
  const { steps, blocks, labels } = flow;
  for (const block of blocks) {
    for (let at = block.first; at < block.end; at++) {
      const { name, instruction, effects } = steps[at]!;
      if (!/^s_and_saveexec/.test(name)) continue;
      const branch = steps[block.end - 1]!;
      const target = labels.get(targetOf(branch.instruction) ?? '');
      if (branch.name !== 's_cbranch_execz' || target === undefined) continue;
      if (blocks[target]!.first < block.end) continue;
      const saved = effects.writes.filter((u) => u < UNITS.exec);
      // Anywhere: the saved mask may be copied, or EXEC be set another way.
      const used = steps.some(
        (s, i) =>
          i !== at &&
          (saved.some((u) => s.effects.reads.includes(u)) ||
            (i > at && s.effects.writes.includes(UNITS.exec))),
      );
      if (used) continue;
      const behind = reachable(blocks, target);
      const works = behind.some((b) => {
        for (let i = blocks[b]!.first; i < blocks[b]!.end; i++)
          if (steps[i]!.effects.masked || steps[i]!.name === 's_barrier') return true;
        return false;
      });
      if (!works) continue;
      const { start, end, line } = instruction.nameSpan;
      report({
        code: 'exec-not-restored',
        start,
        end,
        line,
        severity: 'warning',
        message:
          'nothing restores the mask that is saved here, and the code behind the branch runs with the narrower one',
      });
    }
  }
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
