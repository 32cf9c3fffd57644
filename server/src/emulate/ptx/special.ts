/** Values of special registers (PTX ISA, "Special Registers") in the simulated machine. */
import { WINDOW } from './access.ts';
import type { Frame, SpecialSlot, Warp } from './state.ts';
import { LANES } from './state.ts';

type Read = (warp: Warp, lane: number, selector: string) => number;

const axis = (selector: string): 0 | 1 | 2 => (selector === 'y' ? 1 : selector === 'z' ? 2 : 0);
const bit = (lane: number): number => 2 ** lane;
const one: Read = () => 1;
const blocksOfCluster: Read = (w) => w.block.grid.cluster.reduce((a, b) => a * b);
const zero: Read = () => 0;
const warpsOf = (w: Warp): number => {
  const [x, y, z] = w.block.grid.block;
  return Math.ceil((x * y * z) / LANES);
};

/**
 * Registers that keep their value while a thread runs. The machine has one SM.
 */
const FIXED: Readonly<Record<string, Read>> = {
  '%tid': (w, l, s) => w.threadId(l)[axis(s)],
  '%ntid': (w, _l, s) => w.block.grid.block[axis(s)],
  '%ctaid': (w, _l, s) => w.block.id[axis(s)],
  '%nctaid': (w, _l, s) => w.block.grid.grid[axis(s)],
  '%laneid': (_w, l) => l,
  '%warpid': (w) => w.index,
  '%nwarpid': warpsOf,
  '%smid': zero,
  '%nsmid': one,
  // The address of what the blocks of a cooperative launch meet by.
  '%envreg1': (w) => (w.block.grid.workspace === 0 ? 0 : WINDOW[0]),
  '%envreg2': (w) => w.block.grid.workspace,
  '%gridid': (w) => w.block.grid.launch + 1,
  '%lanemask_eq': (_w, l) => bit(l),
  '%lanemask_lt': (_w, l) => bit(l) - 1,
  '%lanemask_le': (_w, l) => bit(l) * 2 - 1,
  '%lanemask_gt': (_w, l) => 4294967296 - bit(l) * 2,
  '%lanemask_ge': (_w, l) => 4294967296 - bit(l),
  '%is_explicit_cluster': (w, l, s) => Number(blocksOfCluster(w, l, s) > 1),
  '%clusterid': (w, _l, s) => Math.floor(w.block.id[axis(s)] / w.block.grid.cluster[axis(s)]),
  '%nclusterid': (w, _l, s) => w.block.grid.grid[axis(s)] / w.block.grid.cluster[axis(s)],
  '%cluster_ctaid': (w, _l, s) => w.block.id[axis(s)] % w.block.grid.cluster[axis(s)],
  '%cluster_nctaid': (w, _l, s) => w.block.grid.cluster[axis(s)],
  '%cluster_ctarank': (w) => w.block.rank,
  '%cluster_nctarank': blocksOfCluster,
  '%dynamic_smem_size': (w) => w.block.grid.dynamicShared,
  '%total_smem_size': (w) => w.block.grid.totalShared,
  '%aggr_smem_size': (w) => w.block.grid.totalShared,
  '%reserved_smem_offset_begin': zero,
  '%reserved_smem_offset_end': zero,
  '%reserved_smem_offset_cap': zero,
  '%reserved_smem_offset_0': zero,
  '%reserved_smem_offset_1': zero,
  '%current_graph_exec': zero,
};

/**
 * Registers read anew each time. The clock counts executed instructions, so that runs stay
 * deterministic.
 */
const CHANGING: Readonly<Record<string, (f: Frame) => number>> = {
  '%clock': (f) => f.warp.block.grid.steps % 4294967296,
  '%clock_hi': (f) => Math.floor(f.warp.block.grid.steps / 4294967296),
  '%clock64': (f) => f.warp.block.grid.steps,
  '%globaltimer': (f) => f.warp.block.grid.steps,
  '%globaltimer_lo': (f) => f.warp.block.grid.steps % 4294967296,
  '%globaltimer_hi': (f) => Math.floor(f.warp.block.grid.steps / 4294967296),
};

const WIDE: ReadonlySet<string> = new Set([
  '%clock64',
  '%globaltimer',
  '%gridid',
  '%current_graph_exec',
]);

export function isSpecial(name: string): boolean {
  return (
    Object.hasOwn(FIXED, name) ||
    Object.hasOwn(CHANGING, name) ||
    /^%(?:envreg\d+|pm\d+(?:_64)?)$/.test(name)
  );
}

export function specialWords(name: string): number {
  return WIDE.has(name) || /^%pm\d+_64$/.test(name) ? 2 : 1;
}

/** The reader of a register whose value changes during a thread's life. */
export function dynamicSpecial(
  name: string,
): ((f: Frame, n: number, lanes: Uint8Array) => number) | undefined {
  return Object.hasOwn(CHANGING, name) ? CHANGING[name] : undefined;
}

/** Writes the fixed special registers a frame uses. */
export function fillSpecials(frame: Frame, specials: readonly SpecialSlot[]): void {
  for (const { slot, name, selector, wide } of specials) {
    const read = FIXED[name] ?? zero;
    for (let l = 0; l < LANES; l++) {
      const at = slot + (wide ? 2 * l : l);
      frame.i32[at] = read(frame.warp, l, selector) | 0;
      if (wide) frame.i32[at + 1] = 0;
    }
  }
}
