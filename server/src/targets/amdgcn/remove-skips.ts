/**
 * Drops jumps over code that is cheaper run with no lane active than jumped over:
 * `SIPreEmitPeephole::removeExeczBranch` of LLVM, with the latencies of its scheduling models. Both
 * sides of a branch count as equally likely.
 */
import { ASM } from './asm-text.ts';
import { ADDRESS, CALL, type MBlock, type MFunc, type MInst, RETURN } from './code.ts';
import type { AmdCpu } from './cpus.ts';
import { branchLatency, latencyOn, ldsLatency, SCALAR_ALU } from './latencies.ts';

/** Waits are in, and wait states not yet. */
export function removeSkips(fn: MFunc, cpu: AmdCpu): void {
  fn.blocks.forEach((block, b) => {
    const [skip, rest] = block.jumps;
    if (skip?.op !== 's_cbranch_execz' || skip.to.index <= b) return;
    const next = fn.blocks[b + 1]!;
    if (rest !== undefined && rest.to !== next) return;
    if (isCheap(fn.blocks.slice(b + 1, skip.to.index), skip.to, cpu))
      block.jumps = block.jumps.slice(1);
  });
}

/** Is all of it run in no more cycles than the jump takes? */
function isCheap(blocks: readonly MBlock[], end: MBlock, cpu: AmdCpu): boolean {
  let left = branchLatency(cpu) + 1;
  for (const [i, block] of blocks.entries()) {
    const next = blocks[i + 1] ?? end;
    if (block.jumps.some(({ op, to }) => op !== '' || to !== next)) return false;
    for (const inst of block.insts) {
      left -= costOf(inst, cpu);
      if (left < 0) return false;
    }
  }
  return true;
}

/** Infinite for what must not be run when no lane is active, and for memory that is far away. */
function costOf({ op }: MInst, cpu: AmdCpu): number {
  if (op === ASM || op === ADDRESS || op === CALL || op === RETURN) return Infinity;
  if (/^v_(?:readfirstlane|readlane|writelane|permlane)/.test(op)) return Infinity;
  if (op.startsWith('v_') || SCALAR_ALU.test(op)) return latencyOn(cpu, op);
  return /^ds_(?:read|write|load|store)/.test(op) ? ldsLatency(cpu) : Infinity;
}
