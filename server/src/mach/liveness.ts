/**
 * Live registers of machine code, block by block. Only registers that cross a block border take
 * part in the bit sets. Edge arguments are read at the end of their block, parameters are written
 * at the entry of theirs.
 */
import { forEachDef, forEachUse, type MachFunc, type Reg } from './code.ts';

export interface Liveness {
  /** Live after the block, edge arguments not counted. */
  liveOut(block: number, reg: Reg): boolean;
  /** Live before the block's parameters are written. */
  liveIn(block: number, reg: Reg): boolean;
  /** Block of the only definition; -1 for none, -2 for several. */
  readonly defBlock: Int32Array;
  /** Position of the only definition in its block; -1 for parameters. */
  readonly defPos: Int32Array;
  /** Registers that cross a block border; `inBits` and `outBits` index this list. */
  readonly crossing: readonly Reg[];
  readonly inBits: readonly Uint32Array[];
  readonly outBits: readonly Uint32Array[];
}

/** Needs `block.index` to be current (`renumber`). */
export function computeLiveness(fn: MachFunc): Liveness {
  const { blocks } = fn;
  const nregs = fn.classes.length;
  const defBlock = new Int32Array(nregs).fill(-1);
  const defPos = new Int32Array(nregs).fill(-1);
  const define = (reg: Reg, block: number, pos: number): void => {
    if (defBlock[reg] === -1) {
      defBlock[reg] = block;
      defPos[reg] = pos;
    } else defBlock[reg] = -2;
  };
  for (const block of blocks) {
    for (const param of block.params) define(param, block.index, -1);
    for (let i = 0; i < block.insts.length; i++) {
      const inst = block.insts[i]!;
      if (inst.defs > 0) forEachDef(inst, (reg) => define(reg, block.index, i));
    }
  }

  const slot = new Int32Array(nregs).fill(-1);
  const crossing: Reg[] = [];
  const useIn =
    (block: number) =>
    (reg: Reg): void => {
      if (slot[reg] === -1 && defBlock[reg] !== block) slot[reg] = crossing.push(reg) - 1;
    };
  for (const block of blocks) {
    const see = useIn(block.index);
    for (const inst of block.insts) forEachUse(inst, see);
    if (block.on >= 0) see(block.on);
    for (const edge of block.edges)
      for (const arg of edge.args) if (typeof arg === 'number') see(arg);
  }

  const words = (crossing.length + 31) >> 5;
  const inBits = blocks.map(() => new Uint32Array(words));
  const outBits = blocks.map(() => new Uint32Array(words));
  const kill = blocks.map(() => new Uint32Array(words));
  const has = (bits: Uint32Array, s: number): boolean => (bits[s >> 5]! & (1 << (s & 31))) !== 0;
  const set = (bits: Uint32Array, s: number): void => {
    bits[s >> 5]! |= 1 << (s & 31);
  };
  if (words > 0) {
    for (const block of blocks) {
      const gen = inBits[block.index]!;
      const killed = kill[block.index]!;
      const use = (reg: Reg): void => {
        const s = slot[reg]!;
        if (s >= 0 && !has(killed, s)) set(gen, s);
      };
      const def = (reg: Reg): void => {
        if (slot[reg]! >= 0) set(killed, slot[reg]!);
      };
      block.params.forEach(def);
      for (const inst of block.insts) {
        forEachUse(inst, use);
        if (inst.defs > 0 && inst.guard < 0) forEachDef(inst, def);
      }
      if (block.on >= 0) use(block.on);
      for (const edge of block.edges)
        for (const arg of edge.args) if (typeof arg === 'number') use(arg);
    }
    for (let changed = true; changed; ) {
      changed = false;
      for (let b = blocks.length - 1; b >= 0; b--) {
        const out = outBits[b]!;
        const into = inBits[b]!;
        const killed = kill[b]!;
        for (const edge of blocks[b]!.edges) {
          const next = inBits[edge.to.index]!;
          for (let w = 0; w < words; w++) out[w]! |= next[w]!;
        }
        for (let w = 0; w < words; w++) {
          const now = (into[w]! | (out[w]! & ~killed[w]!)) >>> 0;
          if (now !== into[w]) {
            into[w] = now;
            changed = true;
          }
        }
      }
    }
  }
  return {
    liveOut: (block, reg) => slot[reg]! >= 0 && has(outBits[block]!, slot[reg]!),
    liveIn: (block, reg) => slot[reg]! >= 0 && has(inBits[block]!, slot[reg]!),
    defBlock,
    defPos,
    crossing,
    inBits,
    outBits,
  };
}
