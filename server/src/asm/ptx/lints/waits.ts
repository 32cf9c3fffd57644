/**
 * Copies and products that run beside the code: those that nothing waits for, and waits for what
 * was never begun.
 */
import type { PtxInstruction } from '../ast.ts';
import type { PtxFlow, PtxStep } from './flow.ts';
import type { PtxLintReport } from './report.ts';

const named = (i: PtxInstruction, opcode: string, ...words: readonly string[]): boolean =>
  i.opcode === opcode && words.every((word) => i.modifiers.includes(word));

const isCopy = (i: PtxInstruction): boolean =>
  i.opcode === 'cp' && i.modifiers[0] === 'async' && /^c[ag]$/.test(i.modifiers[1] ?? '');
const bulk = (i: PtxInstruction): boolean => i.modifiers.includes('bulk');

/** Findings about `cp.async` and `wgmma`; none where calls may do the rest. */
export function asyncWaits(flow: PtxFlow, entry: boolean, report: PtxLintReport): void {
  const { steps } = flow;
  const calls = steps.some(({ instruction: { opcode } }) => opcode === 'call');
  if (entry && !calls) {
    const waits = steps.some(({ instruction }) => isWait(instruction));
    if (waits) copiesInUse(flow, report);
    else copiesWithoutWait(steps, report);
    waitsForNothing(steps, report);
  }
  productsInUse(flow, report);
}

const isWait = (i: PtxInstruction): boolean =>
  named(i, 'cp', 'wait_all') || named(i, 'cp', 'wait_group') || named(i, 'cp', 'mbarrier');

/** Copies into shared memory that is read later, where no wait is anywhere. */
function copiesWithoutWait(steps: readonly PtxStep[], report: PtxLintReport): void {
  const first = steps.find(({ instruction: i }) => isCopy(i));
  if (!first) return;
  const reads = steps.some(
    ({ instruction: i }) =>
      (i.opcode === 'ld' && i.modifiers.some((m) => m.startsWith('shared'))) ||
      i.opcode === 'ldmatrix' ||
      named(i, 'wmma', 'load'),
  );
  if (!reads) return;
  report(
    'missing-wait',
    first.instruction.nameSpan,
    'nothing waits for this copy: `cp.async.wait_group`, `cp.async.wait_all` or `cp.async.mbarrier.arrive` is missing',
  );
}

/** A piece of shared memory: a register or variable, and bytes behind it. */
interface Piece {
  readonly base: string;
  readonly from: number;
  readonly to: number;
  /** Line of the copy into it. */
  readonly line: number;
}

/** The piece that an address and a number of bytes mean. */
function pieceOf(i: PtxInstruction, bytes: number): Piece | undefined {
  const address = i.operands.find((o) => o.kind === 'addr');
  const first = address?.kind === 'addr' ? address.items[0] : undefined;
  if (address?.kind !== 'addr' || first?.kind !== 'sym') return undefined;
  const from = Number(address.offset);
  return { base: first.name, from, to: from + bytes, line: i.line };
}

/** The piece that a copy writes; its size is the third operand. */
function copied(i: PtxInstruction): Piece | undefined {
  const size = i.operands[2];
  return isCopy(i) && size?.kind === 'int' ? pieceOf(i, Number(size.value)) : undefined;
}

/** What a thread copies into shared memory and reads itself, with no wait in between. */
function copiesInUse({ steps, blocks, find }: PtxFlow, report: PtxLintReport): void {
  for (const { first, end } of blocks) {
    let pending: Piece[] = [];
    for (let at = first; at < end; at++) {
      const { instruction: i, writes } = steps[at]!;
      if (isWait(i)) pending = [];
      const made = copied(i);
      if (made) pending.push(made);
      const reads = i.opcode === 'ld' && i.modifiers.some((m) => m.startsWith('shared'));
      const read = reads && pending.length > 0 ? pieceOf(i, 1) : undefined;
      const used = read && pending.find((p) => p.base === read.base && within(p, read.from));
      if (used) {
        const message = `this reads what the copy of line ${used.line + 1} may still write: \`cp.async.wait_group\` or \`cp.async.wait_all\` is missing`;
        report('missing-wait', i.nameSpan, message);
        pending = [];
      }
      pending = pending.filter(({ base }) => !writes.includes(find(base) ?? -1));
    }
  }
}

const within = ({ from, to }: Piece, byte: number): boolean => from <= byte && byte < to;

/** Waits for groups of which none is ever made. */
function waitsForNothing(steps: readonly PtxStep[], report: PtxLintReport): void {
  const makes = (test: (i: PtxInstruction) => boolean): boolean =>
    steps.some(({ instruction }) => test(instruction));
  for (const { instruction: i } of steps) {
    if (named(i, 'cp', 'wait_all') && !makes(isCopy))
      report(
        'needless-wait',
        i.nameSpan,
        'this waits for nothing: no `cp.async` is in this kernel',
      );
    if (!i.modifiers.includes('wait_group')) continue;
    const what = i.opcode === 'wgmma' ? 'wgmma' : bulk(i) ? 'cp.async.bulk' : 'cp.async';
    const made = makes(
      (other) =>
        other.opcode === i.opcode &&
        other.modifiers.includes('commit_group') &&
        bulk(other) === bulk(i),
    );
    if (!made)
      report(
        'needless-wait',
        i.nameSpan,
        `this waits for nothing: no \`${what}.commit_group\` is in this kernel`,
      );
  }
}

/** Sums of `wgmma` that are used in the same piece of code while they are still being made. */
function productsInUse({ steps, blocks }: PtxFlow, report: PtxLintReport): void {
  for (const { first, end } of blocks) {
    const pending = new Map<number, number>();
    for (let at = first; at < end; at++) {
      const { instruction: i, reads, writes } = steps[at]!;
      if (i.opcode === 'wgmma') {
        if (i.modifiers[0] === 'wait_group') pending.clear();
        if (i.modifiers[0] === 'mma_async') for (const r of writes) pending.set(r, i.line);
        continue;
      }
      if (i.opcode === 'call') pending.clear();
      const used = [...reads, ...writes].find((r) => pending.has(r));
      if (used === undefined) continue;
      report(
        'missing-wait',
        i.nameSpan,
        `this uses a sum that \`wgmma\` of line ${pending.get(used)! + 1} may still change: \`wgmma.wait_group\` is missing`,
      );
      pending.clear();
    }
  }
}
