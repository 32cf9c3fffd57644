/**
 * Drops jumps over code that is cheaper run with no lane active than jumped over:
 * `SIPreEmitPeephole::removeExeczBranch` of LLVM, with the latencies of its scheduling models. Both
 * sides of a branch count as equally likely.
 */
import { ASM } from './asm-text.ts';
import { ADDRESS, CALL, type MBlock, type MFunc, type MInst, RETURN } from './code.ts';
import type { AmdCpu } from './cpus.ts';
import { TRANSCENDENTAL } from './hazards-gfx11.ts';

/** Cycles of one scheduling model of LLVM (`SISchedule.td`). */
interface Latencies {
  readonly branch: number;
  readonly lds: number;
  readonly scalar: number;
  readonly vector: number;
  readonly wide: number;
  readonly slow: number;
  readonly double: number;
}

const GFX9: Latencies = {
  branch: 8,
  lds: 5,
  scalar: 1,
  vector: 1,
  wide: 1,
  slow: 4,
  double: 4,
};
const SINCE_GFX10: Latencies = {
  branch: 32,
  lds: 20,
  scalar: 2,
  vector: 5,
  wide: 6,
  slow: 8,
  double: 22,
};

/** Waits are in, and wait states not yet. */
export function removeSkips(fn: MFunc, cpu: AmdCpu): void {
  const cycles = cpu.generation === 'gfx9' ? GFX9 : SINCE_GFX10;
  fn.blocks.forEach((block, b) => {
    const [skip, rest] = block.jumps;
    if (skip?.op !== 's_cbranch_execz' || skip.to.index <= b) return;
    const next = fn.blocks[b + 1]!;
    if (rest !== undefined && rest.to !== next) return;
    if (isCheap(fn.blocks.slice(b + 1, skip.to.index), skip.to, cycles))
      block.jumps = block.jumps.slice(1);
  });
}

/** Is all of it run in no more cycles than the jump takes? */
function isCheap(blocks: readonly MBlock[], end: MBlock, cycles: Latencies): boolean {
  let left = cycles.branch + 1;
  for (const [i, block] of blocks.entries()) {
    const next = blocks[i + 1] ?? end;
    if (block.jumps.some(({ op, to }) => op !== '' || to !== next)) return false;
    for (const inst of block.insts) {
      left -= costOf(inst, cycles);
      if (left < 0) return false;
    }
  }
  return true;
}

/** Infinite for what must not be run when no lane is active, and for memory that is far away. */
function costOf({ op }: MInst, cycles: Latencies): number {
  if (op === ASM || op === ADDRESS || op === CALL || op === RETURN) return Infinity;
  if (op.startsWith('v_')) {
    if (/^v_(?:readfirstlane|readlane|writelane|permlane)/.test(op)) return Infinity;
    if (TRANSCENDENTAL.test(op)) return cycles.slow;
    if (/_f64/.test(op)) return cycles.double;
    if (/^v_mul_(?:lo|hi)_[ui]32|^v_mad_[ui]64|^v_m?qsad/.test(op)) return cycles.slow;
    return /_[biu]64$/.test(op) ? cycles.wide : cycles.vector;
  }
  if (op.startsWith('ds_')) return /^ds_(?:read|write|load|store)/.test(op) ? cycles.lds : Infinity;
  return ALU.test(op) ? cycles.scalar : Infinity;
}

/** Scalar instructions that compute; not what waits, sends, sets modes or reads memory. */
const ALU =
  /^s_(?:mov|add|sub|mul|and|or|xor|not|nand|nor|xnor|lsh|ash|bf[ei]|bcnt|ff[01]|flbit|brev|sext|cmp|cselect|min|max|abs|clz|ctz|bitset|wqm|andn|orn|pack)/;
