/** The ten key conclusions that a user draws from a kernel's text, and whether two texts agree. */
import type { Features } from './features.ts';

/** One conclusion: its name, what it asks, and whether two texts give different answers. */
export interface Conclusion {
  readonly name: string;
  readonly question: string;
  /** Undefined where a number is missing because there is no `ptxas`. */
  differs(ours: Features, theirs: Features): boolean | undefined;
}

const apart = (a: number, b: number, ratio: number): boolean =>
  Math.max(a, b) > ratio * Math.min(a, b);

/** Warps of sm_80 in flight: 65,536 registers in units of 256 for each warp, 64 warps. */
function occupancy(registers: number, block: number): number {
  const warps = Math.ceil(block / 32);
  const each = Math.ceil((registers * 32) / 256) * 256;
  const fitting = Math.floor(65_536 / Math.max(each, 256));
  return Math.min(Math.floor(64 / warps), Math.floor(fitting / warps)) * warps;
}

/** In the order of the page. */
export const CONCLUSIONS: readonly Conclusion[] = [
  {
    name: 'local memory',
    question: 'Does the text have local memory?',
    differs: (a, b) => a.local !== b.local,
  },
  {
    name: 'stack',
    question: 'Does the machine code have a stack frame?',
    differs: (a, b) =>
      a.assembled && b.assembled && a.assembled.stack > 0 !== b.assembled.stack > 0,
  },
  {
    name: 'occupancy',
    question: 'How many warps are in flight at the block size of the launch?',
    differs: (a, b) =>
      a.assembled &&
      b.assembled &&
      occupancy(a.assembled.registers, a.block) !== occupancy(b.assembled.registers, b.block),
  },
  {
    name: 'unrolling',
    question: 'Are executed branches within a factor of 1.5?',
    differs: (a, b) => apart(a.branches, b.branches, 1.5),
  },
  {
    name: 'vectors',
    question: 'Are there loads or stores of vectors?',
    differs: (a, b) => a.vectors !== b.vectors,
  },
  { name: 'calls', question: 'Are calls left?', differs: (a, b) => a.calls !== b.calls },
  {
    name: 'global accesses',
    question: 'Are executed accesses of global memory within 10 %?',
    differs: (a, b) => apart(a.accesses, b.accesses, 1.1),
  },
  {
    name: 'checks',
    question: 'Are bounds checks or panics left?',
    differs: (a, b) => a.checks !== b.checks,
  },
  {
    name: 'f64',
    question: 'Is there arithmetic in f64?',
    differs: (a, b) => a.doubles !== b.doubles,
  },
  {
    name: '64-bit division',
    question: 'Is a 64-bit division executed?',
    differs: (a, b) => a.divisions > 0 !== b.divisions > 0,
  },
];
