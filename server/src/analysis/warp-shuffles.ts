/** Which lane a shuffle reads. PTX ISA, "shfl.sync". */
import type { Inst, Value } from '../mir/index.ts';
import { asmOperand, asmStatements } from './asm-statements.ts';

export type ShuffleMode = 'up' | 'down' | 'bfly' | 'idx';

export interface Shuffle {
  readonly mode: ShuffleMode;
  /** The lane or distance, and the clamp with the mask of segments. */
  readonly operands: readonly (Value | bigint | undefined)[];
}

const INTRINSIC = /^nvptx\.shfl\.sync\.(up|down|bfly|idx)\b/;
const STATEMENT = /^shfl\.sync\.(up|down|bfly|idx)\.b32\s(.*)$/;

/** The shuffle that an instruction is, or that is the only one in its text. */
export function shuffleOf(inst: Inst): Shuffle | undefined {
  if (inst.op === 'gpu.intrinsic') {
    const mode = INTRINSIC.exec(inst.attrs.symbol ?? '')?.[1];
    if (mode === undefined) return undefined;
    return { mode: mode as ShuffleMode, operands: [inst.args[2], inst.args[3]] };
  }
  if (inst.op !== 'gpu.asm') return undefined;
  const found = asmStatements(`${inst.attrs.imm?.[0] ?? ''}`).flatMap((one) => {
    const match = STATEMENT.exec(one);
    return match === null ? [] : [match];
  });
  if (found.length !== 1) return undefined;
  const [, mode, list = ''] = found[0]!;
  const [by, clamp] = list.split(',').slice(2, 4);
  const operands = [by, clamp].map((one) => one && asmOperand(inst, one.trim()));
  return { mode: mode as ShuffleMode, operands: operands as Shuffle['operands'] };
}

/** The lane whose value a lane gets: its own, where the one asked for is out of range. */
export function sourceLane(mode: ShuffleMode, lane: number, by: number, clamp: number): number {
  const [top, segment] = [clamp & 31, (clamp >> 8) & 31];
  const most = (lane & segment) | (top & ~segment);
  const b = by & 31;
  switch (mode) {
    case 'up':
      return lane - b >= most ? lane - b : lane;
    case 'down':
      return lane + b <= most ? lane + b : lane;
    case 'bfly':
      return (lane ^ b) <= most ? lane ^ b : lane;
    case 'idx': {
      const source = (lane & segment) | (b & ~segment & 31);
      return source <= most ? source : lane;
    }
  }
}
