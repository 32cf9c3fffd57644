/** Simultaneous copies of single registers as a sequence; cycles go through a temporary. */
import { sequentialise as order } from '../../mach/index.ts';
import type { Op } from './code.ts';

export interface Move {
  readonly dst: number;
  readonly src: Op;
}

/** `temp` makes a register of the same bank. */
export function sequentialise(
  moves: readonly Move[],
  temp: (like: number) => number,
): readonly Move[] {
  return moves.length === 1 ? moves : order(moves, temp);
}
