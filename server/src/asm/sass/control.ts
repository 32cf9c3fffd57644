/**
 * The scheduling bits of an instruction: from its encoding, and as the comment that a pane shows
 * behind it. Since Volta an instruction has 128 bits, of which 105 to 125 are these (Jia et al.,
 * "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, section 2.1).
 */
import type { SassControl } from './ast.ts';

/** First of these bits in the upper half of the encoding. */
const FIRST = 41n;

/** The number that stands for no scoreboard. */
const NONE = 7;

const SCOREBOARDS = [0, 1, 2, 3, 4, 5];

/** Reads the upper half of an encoding. */
export function controlOf(upper: bigint): SassControl {
  const bits = Number((upper >> FIRST) & 0x1fffffn);
  const result = (bits >> 5) & 7;
  const operands = (bits >> 8) & 7;
  const mask = (bits >> 11) & 0x3f;
  return {
    stall: bits & 15,
    // The bit says that the warp may go on.
    yields: ((bits >> 4) & 1) === 0,
    ...(result === NONE ? {} : { result }),
    ...(operands === NONE ? {} : { operands }),
    waits: SCOREBOARDS.filter((n) => ((mask >> n) & 1) === 1),
  };
}

/** `wait SB0 SB2, stall 5, result SB1`: the comment behind an instruction. */
export function controlText(control: SassControl): string {
  const { stall, yields, result, operands, waits } = control;
  return [
    ...(waits.length === 0 ? [] : [`wait ${waits.map((n) => `SB${n}`).join(' ')}`]),
    `stall ${stall}`,
    ...(yields ? ['yield'] : []),
    ...(result === undefined ? [] : [`result SB${result}`]),
    ...(operands === undefined ? [] : [`operands SB${operands}`]),
  ].join(', ');
}

/** Reads such a comment; undefined for another one. */
export function readControl(comment: string): SassControl | undefined {
  const stall = /\bstall (\d+)/.exec(comment)?.[1];
  if (stall === undefined) return undefined;
  const result = /\bresult SB(\d)/.exec(comment)?.[1];
  const operands = /\boperands SB(\d)/.exec(comment)?.[1];
  const waits = /\bwait ((?:SB\d ?)+)/.exec(comment)?.[1] ?? '';
  return {
    stall: Number(stall),
    yields: /\byield\b/.test(comment),
    ...(result === undefined ? {} : { result: Number(result) }),
    ...(operands === undefined ? {} : { operands: Number(operands) }),
    waits: [...waits.matchAll(/\d/g)].map(([digit]) => Number(digit)),
  };
}
