/**
 * Live registers of machine code, block by block. Only registers that cross a block border take
 * part in the bit sets. Edge arguments are read at the end of their block, parameters are written
 * at the entry of theirs.
 */
import { LiveSets } from '../base/index.ts';
import { forEachDef, forEachUse, type MachBlock, type MachFunc, type Reg } from './code.ts';

export interface Liveness {
  /** Live after the block, edge arguments not counted. */
  liveOut(block: number, reg: Reg): boolean;
  /** Live before the block's parameters are written. */
  liveIn(block: number, reg: Reg): boolean;
  /** Calls `visit` for each register that is live after the block. */
  forEachLiveOut(block: number, visit: (reg: Reg) => void): void;
  /** Block of the only definition; -1 for none, -2 for several. */
  readonly defBlock: Int32Array;
  /** Position of the only definition in its block; -1 for parameters. */
  readonly defPos: Int32Array;
}

/** Needs `block.index` to be current (`renumber`). */
export function computeLiveness(fn: MachFunc): Liveness {
  const { defBlock, defPos } = findDefinitions(fn);
  const { crossing, slot } = findCrossing(fn, defBlock);
  const sets = new LiveSets(fn.blocks.length, crossing.length);
  for (const block of fn.blocks) {
    const b = block.index;
    const use = (reg: Reg): void => {
      if (slot[reg]! >= 0) sets.use(b, slot[reg]!);
    };
    const define = (reg: Reg): void => {
      if (slot[reg]! >= 0) sets.define(b, slot[reg]!);
    };
    block.params.forEach(define);
    for (const inst of block.insts) {
      forEachUse(inst, use);
      if (inst.defs > 0 && inst.guard < 0) forEachDef(inst, define);
    }
    forEachUseAtEnd(block, use);
  }
  sets.solve({ succs: fn.blocks.map(({ edges }) => edges.map(({ to }) => to.index)) });
  return {
    liveOut: (block, reg) => slot[reg]! >= 0 && sets.isLiveOut(block, slot[reg]!),
    liveIn: (block, reg) => slot[reg]! >= 0 && sets.isLiveIn(block, slot[reg]!),
    forEachLiveOut: (block, visit) => sets.forEachLiveOut(block, (at) => visit(crossing[at]!)),
    defBlock,
    defPos,
  };
}

function findDefinitions(fn: MachFunc): Pick<Liveness, 'defBlock' | 'defPos'> {
  const defBlock = new Int32Array(fn.classes.length).fill(-1);
  const defPos = new Int32Array(fn.classes.length).fill(-1);
  const define = (reg: Reg, block: number, pos: number): void => {
    if (defBlock[reg] === -1) {
      defBlock[reg] = block;
      defPos[reg] = pos;
    } else defBlock[reg] = -2;
  };
  for (const block of fn.blocks) {
    for (const param of block.params) define(param, block.index, -1);
    for (let i = 0; i < block.insts.length; i++) {
      const inst = block.insts[i]!;
      if (inst.defs > 0) forEachDef(inst, (reg) => define(reg, block.index, i));
    }
  }
  return { defBlock, defPos };
}

/** Registers that cross a block border, and by register its place among them or -1. */
function findCrossing(
  fn: MachFunc,
  defBlock: Int32Array,
): { readonly crossing: readonly Reg[]; readonly slot: Int32Array } {
  const slot = new Int32Array(fn.classes.length).fill(-1);
  const crossing: Reg[] = [];
  for (const block of fn.blocks) {
    const visit = (reg: Reg): void => {
      if (slot[reg] === -1 && defBlock[reg] !== block.index) slot[reg] = crossing.push(reg) - 1;
    };
    for (const inst of block.insts) forEachUse(inst, visit);
    forEachUseAtEnd(block, visit);
  }
  return { crossing, slot };
}

/** Reads of the terminator: what it branches on, and the arguments of its edges. */
function forEachUseAtEnd(block: MachBlock, visit: (reg: Reg) => void): void {
  if (block.on >= 0) visit(block.on);
  for (const edge of block.edges)
    for (const arg of edge.args) if (typeof arg === 'number') visit(arg);
}
