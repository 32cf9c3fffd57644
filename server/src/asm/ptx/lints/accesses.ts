/**
 * Accesses of a warp whose lanes are a known number of bytes apart: lines of global memory, banks
 * of shared memory.
 */
import { hasLoop, isInLoop } from '../../graph.ts';
import type { PtxFunction, PtxInstruction, PtxOperand } from '../ast.ts';
import { isPtxType, ptxTypeBits } from '../types.ts';
import { threadsOf } from './bounds.ts';
import { IS, type PtxFlow } from './flow.ts';
import type { PtxLintReport } from './report.ts';
import type { PtxValues } from './values.ts';

/** Bytes of a cache line, of which global memory gives a warp one after the other. */
const LINE = 128;
const WARP = 32;
const BANKS = 32;
const BANK = 4;
/** Lanes that wait for one another at one bank, from which on it is worth a word. */
const MOST_LANES = 8;

/**
 * Lines of global memory that each lane needs for itself, and banks of shared memory that many
 * lanes want at once.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk over the accesses, each of global or of shared memory
export function stridedAccesses(
  flow: PtxFlow,
  fn: PtxFunction,
  values: PtxValues,
  report: PtxLintReport,
): void {
  const [x = WARP] = threadsOf(fn) ?? [];
  const lanes = Math.min(WARP, x);
  const used = new Map<string, Set<bigint>>();
  const far: {
    readonly instruction: PtxInstruction;
    readonly block: number;
    readonly base: string;
    readonly stride: number;
  }[] = [];
  let block = 0;
  for (let at = 0; at < flow.steps.length; at++) {
    const { instruction: i, is, base: register } = flow.steps[at]!;
    if (at >= flow.blocks[block]!.end) block += 1;
    if ((is & IS.access) === 0 || register < 0) continue;
    const value = values.ofRegister(register);
    if (value?.kind !== 'affine') continue;
    const shared = !i.modifiers.includes('global');
    const address = i.operands.find((o) => o.kind === 'addr');
    if (address?.kind !== 'addr') continue;
    const bytes = widthOf(i);
    if (bytes === undefined) continue;
    const stride = Math.abs(value.stride);
    if (!shared && stride >= LINE && lanes === WARP) {
      const base = nameOf(address.items[0]);
      const touched = used.get(base) ?? new Set<bigint>();
      used.set(base, touched);
      for (let at = 0n; at < bytes; at++) touched.add(address.offset + at);
      far.push({ instruction: i, block, base, stride });
    } else if (shared) {
      const most = conflicts(stride, bytes, lanes);
      if (most < MOST_LANES) continue;
      const message = `lanes access shared memory ${stride} bytes apart: ${most} of a warp meet at each bank and wait for one another`;
      report('bank-conflict', i.nameSpan, message);
    }
  }
  const loops = far.length > 0 && hasLoop(flow.next, 0);
  for (const { instruction, block, base, stride } of far) {
    if (used.get(base)!.size >= LINE * USED) continue;
    // Beside loops, what runs once costs little.
    if (loops && !isInLoop(flow.next, block)) continue;
    const message = `lanes access global memory ${stride} bytes apart, so that each of a warp's 32 needs a line of its own`;
    report('uncoalesced-access', instruction.nameSpan, message);
  }
}

/**
 * Which part of a lane's line is used by all accesses with its address, so that the line is no
 * waste.
 */
const USED = 1 / 4;

function nameOf(o: PtxOperand | undefined): string {
  return o?.kind === 'sym' ? o.name : '';
}

/** Bytes that one lane accesses. */
function widthOf({ modifiers }: PtxInstruction): number | undefined {
  const type = modifiers[modifiers.length - 1] ?? '';
  if (!isPtxType(type)) return undefined;
  const vector = modifiers.find((m) => /^v[248]$/.test(m));
  return (ptxTypeBits(type) / 8) * Number(vector?.slice(1) ?? 1);
}

/**
 * The most lanes that want different words of one bank at once. Lanes are served together up to 128
 * bytes.
 */
function conflicts(stride: number, bytes: number, lanes: number): number {
  const together = Math.min(lanes, bytes <= BANK ? WARP : (BANKS * BANK) / bytes);
  const words = Array.from({ length: BANKS }, () => new Set<number>());
  for (let lane = 0; lane < together; lane++) {
    const first = Math.floor((lane * stride) / BANK);
    const last = Math.floor((lane * stride + bytes - 1) / BANK);
    for (let word = first; word <= last; word++) words[word % BANKS]!.add(word);
  }
  return Math.max(...words.map((set) => set.size));
}
