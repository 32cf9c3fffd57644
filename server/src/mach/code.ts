/**
 * Machine code over virtual registers: what instruction selection produces and what a printer or a
 * register allocator consumes. Blocks keep SSA-style parameters until `leaveSsa` turns them into
 * moves. Knows no target: mnemonics are opaque strings, register classes are small integers of the
 * target.
 */
import type { SourceLoc } from '../mir/index.ts';

/** A virtual register: index into `MachFunc.classes`. */
export type Reg = number;

/** A memory operand: register or symbol plus a byte offset. */
export interface Mem {
  readonly kind: 'mem';
  readonly base: Reg | string;
  readonly offset: number;
}

/** Several registers (or literals) that one instruction treats as a vector. */
export interface Vec {
  readonly kind: 'vec';
  readonly items: readonly (Reg | string)[];
}

/** A register, a literal printed as it stands, a memory place or a vector. */
export type Operand = Reg | string | Mem | Vec;

export interface MachInst {
  op: string;
  /**
   * The first `defs` operands are written, the others read. The registers of a `Mem` are always
   * read.
   */
  operands: Operand[];
  defs: number;
  /** Must stay even when nobody reads what it writes. */
  effect: boolean;
  loc: SourceLoc | undefined;
  /**
   * Predicate under which the instruction runs, or -1. A guarded definition also reads its old
   * value.
   */
  guard: Reg;
  guardNot: boolean;
  /** Text with operand numbers, for inline assembly and lines that are no instructions. */
  template: readonly (string | number)[] | undefined;
  comment: string | undefined;
}

/**
 * A control-flow edge; `args` are parallel to the target's `params`. An empty string leaves the
 * parameter unset.
 */
export interface MachEdge {
  to: MachBlock;
  args: (Reg | string)[];
}

/**
 * How a block ends: falls off after `ret`/`trap`, jumps, branches on a predicate, or jumps through
 * a table.
 */
export type BranchKind = 'none' | 'jump' | 'cond' | 'table';

export interface MachBlock {
  /** Position in `MachFunc.blocks`; set by `renumber`. */
  index: number;
  params: Reg[];
  insts: MachInst[];
  branch: BranchKind;
  /** `cond`: the predicate, `table`: the index. */
  on: Reg;
  /** `cond`: `edges[0]` is taken when the predicate is false. */
  not: boolean;
  edges: MachEdge[];
  /** Loop nesting depth, 0 outside loops. */
  depth: number;
  /** Head of a loop that the assembler is asked not to unroll. */
  nounroll: boolean;
  /** Source of the branch. */
  loc: SourceLoc | undefined;
}

export interface MachFunc {
  /** In layout order. */
  blocks: MachBlock[];
  /** Register class of each virtual register. */
  classes: number[];
}

export function newReg(fn: MachFunc, cls: number): Reg {
  return fn.classes.push(cls) - 1;
}

export function newMachBlock(depth: number): MachBlock {
  return {
    index: -1,
    params: [],
    insts: [],
    branch: 'none',
    on: -1,
    not: false,
    edges: [],
    depth,
    nounroll: false,
    loc: undefined,
  };
}

export function machInst(
  op: string,
  defs: number,
  operands: Operand[],
  effect: boolean,
  loc: SourceLoc | undefined,
): MachInst {
  return {
    op,
    operands,
    defs,
    effect,
    loc,
    guard: -1,
    guardNot: false,
    template: undefined,
    comment: undefined,
  };
}

/** Sets every block's `index` to its place in layout order. */
export function renumber(fn: MachFunc): void {
  for (let i = 0; i < fn.blocks.length; i++) fn.blocks[i]!.index = i;
}

/** Calls `visit` for each register the instruction reads. */
export function forEachUse(inst: MachInst, visit: (reg: Reg) => void): void {
  const { operands, defs } = inst;
  for (let i = 0; i < operands.length; i++) {
    const operand = operands[i]!;
    // An address is read, also where it is a destination.
    if (i >= defs || isMem(operand)) forEachReg(operand, visit);
  }
  if (inst.guard >= 0) {
    visit(inst.guard);
    if (defs > 0) forEachDef(inst, visit);
  }
}

/** Calls `visit` for each register the instruction writes. */
export function forEachDef(inst: MachInst, visit: (reg: Reg) => void): void {
  for (let i = 0; i < inst.defs; i++) {
    const operand = inst.operands[i]!;
    if (!isMem(operand)) forEachReg(operand, visit);
  }
}

function isMem(operand: Operand): operand is Mem {
  return typeof operand === 'object' && operand.kind === 'mem';
}

/** Calls `visit` for each register that an operand names. */
export function forEachReg(operand: Operand, visit: (reg: Reg) => void): void {
  if (typeof operand === 'number') visit(operand);
  else if (typeof operand === 'object') {
    if (operand.kind === 'mem') {
      if (typeof operand.base === 'number') visit(operand.base);
    } else for (const item of operand.items) if (typeof item === 'number') visit(item);
  }
}
