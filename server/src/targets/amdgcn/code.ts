/**
 * Machine code of one function before and after register allocation. A register is a unit of 32
 * bits; units that must be neighbours form a tuple. An operand is a packed number (a run of units
 * with sign modifiers) or text that is printed as it stands. Blocks have two kinds of edges: what
 * the wave does, and what a single thread does (see `flow.ts`).
 */
import type { SourceLoc } from '../../mir/index.ts';

export type Op = number | string;

/** Register banks. */
export const V = 0;
export const S = 1;
export type Bank = typeof V | typeof S;

/**
 * Bits of a register operand: five for the number of units less one, then the two sign modifiers,
 * then the unit.
 */
export const NEG = 32;
export const ABS = 64;
const UNIT_SHIFT = 7;

export const VCC = 'vcc';
export const EXEC = 'exec';
/** Physical number of `vcc` in the scalar file. */
export const VCC_PHYS = 106;

/**
 * Calls and returns carry the registers that pass values as further operands, which are not
 * printed. The address of what is called is the first operand behind the written ones.
 */
export const CALL = 's_swappc_b64';
export const RETURN = 's_setpc_b64';

/** Pseudo instruction: the address of a symbol into a scalar pair. */
export const ADDRESS = '.address';

/** The operand for `count` units from `unit` on. */
export function regOp(unit: number, count = 1): number {
  return (unit << UNIT_SHIFT) | (count - 1);
}

export function unitOf(op: number): number {
  return op >>> UNIT_SHIFT;
}

export function countOf(op: number): number {
  return (op & 31) + 1;
}

/** The operand with another first unit: as many, with the same signs. */
export function withUnit(op: number, unit: number): number {
  return (unit << UNIT_SHIFT) | (op & ((1 << UNIT_SHIFT) - 1));
}

/** What an operand is called in keys: a register's number is not the literal of the same digits. */
export function keyOf(op: Op): string {
  return typeof op === 'number' ? `r${op}` : op;
}

/** One unit of a run. */
export function part(op: number, index: number): number {
  return regOp(unitOf(op) + index);
}

/** Flags of an instruction. */
/** Stays although nobody reads its results. */
export const KEEP = 1;
/** Writes its results before all operands are read. */
export const EARLY = 2;
/** Feeds the next instruction through SCC or VCC: lives exactly when that one does. */
export const GLUE = 4;
/** Reads VCC without naming it. */
export const READS_VCC = 8;
/** Plain copy of one unit that the allocator may remove. */
export const COPY = 16;
/** The last operand is read but not printed: it is the register that is written. */
export const HIDE_LAST = 32;

/**
 * `mods` is all that is printed behind the name: `{0}`, `{1}`, .. stand for the operands.
 */
export const TEMPLATE = 64;

export interface MInst {
  op: string;
  /** The first `defs` are written. */
  ops: Op[];
  defs: number;
  flags: number;
  /** Printed behind the operands: offsets and cache bits. */
  mods: string;
  loc: SourceLoc | undefined;
}

/** A conditional jump at the end of a block; an empty `op` is unconditional. */
export interface Jump {
  readonly op: string;
  to: MBlock;
}

export interface MBlock {
  index: number;
  insts: MInst[];
  /** Tried in order; without an unconditional one the block falls into the next. */
  jumps: Jump[];
  /** What single threads do, for the liveness of vector registers. */
  threadSuccs: MBlock[];
  depth: number;
  loc: SourceLoc | undefined;
}

/** A group of units that get neighbouring registers. */
export interface Tuple {
  base: number;
  size: number;
  bank: Bank;
  /** Start must be a multiple of it. */
  align: number;
  /** Given physical register, or -1. */
  fixed: number;
  /** A lane mask, for which `vcc` is as good as any. */
  mask: boolean;
  /** Never spilled: made by spilling. */
  short: boolean;
  /** Inline assembly names the register: nobody else may be there. */
  named: boolean;
}

export class MFunc {
  blocks: MBlock[] = [];
  /** Tuple of each unit. */
  readonly tupleOf: Tuple[] = [];
  /** What calls call by name; those through pointers are not there. */
  readonly callees = new Map<MInst, string>();

  newTuple(bank: Bank, size: number, align: number): Tuple {
    const tuple: Tuple = {
      base: this.tupleOf.length,
      size,
      bank,
      align,
      fixed: -1,
      mask: false,
      short: false,
      named: false,
    };
    for (let i = 0; i < size; i++) this.tupleOf.push(tuple);
    return tuple;
  }
}

export function newMBlock(depth: number): MBlock {
  return { index: -1, insts: [], jumps: [], threadSuccs: [], depth, loc: undefined };
}

export function mInst(
  op: string,
  defs: number,
  ops: Op[],
  flags: number,
  loc: SourceLoc | undefined,
): MInst {
  return { op, ops, defs, flags, mods: '', loc };
}

/** Blocks the wave may go to next; `next` is the block after it in layout order. */
export function waveSuccs(block: MBlock, next: MBlock | undefined): MBlock[] {
  const out: MBlock[] = [];
  for (const jump of block.jumps) {
    out.push(jump.to);
    if (jump.op === '') return out;
  }
  const last = block.insts[block.insts.length - 1];
  if (next !== undefined && last?.op !== 's_endpgm' && last?.op !== RETURN) out.push(next);
  return out;
}
