/**
 * Barriers and exchanges between lanes that not all threads reach: they stand on one side of a
 * branch that certainly divides the threads, and the other side comes back without one. Threads
 * that end instead do not count at a barrier.
 */
import { append } from '../../../base/index.ts';
import { Dominators, reversed } from '../../graph.ts';
import type { ThreadDivision } from '../../strides/index.ts';
import type { PtxInstruction } from '../ast.ts';
import { IS, type PtxFlow } from './flow.ts';
import type { PtxLintReport } from './report.ts';
import type { PtxValues } from './values.ts';

/** What waits for other threads: all of the block, some of it, or the lanes of a mask. */
type Meeting = 'block' | 'some' | 'lanes';

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each instruction at which threads meet
function meetingOf({ opcode, modifiers: m, operands }: PtxInstruction): Meeting | undefined {
  if (opcode === 'bar' || opcode === 'barrier') {
    if (m[0] === 'warp') return isFullMask(operands[0]) ? 'lanes' : undefined;
    if (m[0] === 'cluster') return m.includes('wait') ? 'block' : undefined;
    if (m.includes('sync')) return operands.length > 1 ? 'some' : 'block';
    if (m.includes('red')) return operands.length > 3 ? 'some' : 'block';
    return undefined;
  }
  if (['shfl', 'vote', 'match', 'redux'].includes(opcode) && m.includes('sync'))
    return isFullMask(operands[operands.length - 1]) ? 'lanes' : undefined;
  return undefined;
}

function isFullMask(o: PtxInstruction['operands'][number] | undefined): boolean {
  return o?.kind === 'int' && (o.value === -1n || o.value === 0xffffffffn);
}

/** What other threads may wait at, or do in another function. */
function mayMeet({ opcode }: PtxInstruction): boolean {
  return /^(bar|barrier|shfl|vote|match|redux|call|wgmma|mma|wmma|elect)$/.test(opcode);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: post-dominators are computed only once a barrier and a branch need them
export function divergentBarriers(flow: PtxFlow, values: PtxValues, report: PtxLintReport): void {
  if ((flow.has & IS.meeting) === 0) return;
  const { steps, blocks, next } = flow;
  const meetings: { readonly at: number; readonly block: number; readonly of: Meeting }[] = [];
  for (const [block, { first, end }] of blocks.entries()) {
    for (let at = first; at < end; at++) {
      if ((steps[at]!.is & IS.meeting) === 0) continue;
      const of = meetingOf(steps[at]!.instruction);
      if (of) meetings.push({ at, block, of });
    }
  }
  if (meetings.length === 0) return;
  const divided = branchesThatDivide(flow, values);
  const exits = divided.length > 0 ? reversed(next) : undefined;
  const after = exits && new Dominators(exits.next, exits.exit);
  for (const { at, block, of } of meetings) {
    const { instruction } = steps[at]!;
    const own = instruction.guard && values.divisionOf(instruction.guard.register.name);
    if (own && splits(own, of)) {
      tell(
        instruction,
        of,
        `threads for which \`${instruction.guard!.register.name}\` is ${instruction.guard!.negated ? 'set' : 'not set'} do not`,
        report,
      );
      continue;
    }
    if (!exits || !after) continue;
    for (const branch of divided) {
      if (!splits(branch.division, of)) continue;
      if (!skips(flow, branch.block, block, after, exits.exit)) continue;
      const line = steps[blocks[branch.block]!.end - 1]!.instruction.line + 1;
      tell(instruction, of, `the branch in line ${line} sends others past it`, report);
      break;
    }
  }
}

function splits(division: ThreadDivision, meeting: Meeting): boolean {
  return division === 'lane' || meeting === 'block';
}

/** Blocks that end in a branch which certainly divides the threads. */
export function branchesThatDivide({ steps, blocks, next }: PtxFlow, values: PtxValues) {
  const out: { readonly block: number; readonly division: ThreadDivision }[] = [];
  for (const [block, { end }] of blocks.entries()) {
    const { instruction, reads } = steps[end - 1]!;
    if (next[block]!.length !== 2 || instruction.guard === undefined) continue;
    // The guard is what is read first.
    const division = instruction.opcode === 'bra' ? values.divisionBy(reads[0]!) : undefined;
    if (division) out.push({ block, division });
  }
  return out;
}

/**
 * Whether one side of a branch always comes to a block, and the other comes back to the common way
 * without meeting anybody.
 */
function skips(
  { steps, blocks, next }: PtxFlow,
  branch: number,
  block: number,
  after: Dominators,
  exit: number,
): boolean {
  if (block === branch || after.dominates(block, branch)) return false;
  const join = after.parent[branch]!;
  if (join < 0 || join === exit) return false;
  const [a, b] = next[branch]! as [number, number];
  const other = after.dominates(block, a) ? b : after.dominates(block, b) ? a : undefined;
  if (other === undefined || block === join) return false;
  const seen = new Set<number>([join, branch]);
  const work = [other];
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (at === block) return false;
    for (let i = blocks[at]!.first; i < blocks[at]!.end; i++)
      if (mayMeet(steps[i]!.instruction)) return false;
    append(work, next[at]!);
  }
  return true;
}

function tell(i: PtxInstruction, of: Meeting, why: string, report: PtxLintReport): void {
  const name = [i.opcode, ...i.modifiers].join('.');
  if (of === 'lanes')
    report(
      'divergent-shuffle',
      i.nameSpan,
      `\`${name}\` waits for all lanes of the warp, and ${why}`,
    );
  else report('divergent-barrier', i.nameSpan, `not all threads reach this barrier: ${why}`);
}
