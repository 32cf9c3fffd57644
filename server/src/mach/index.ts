/** Public face of `mach`: what back ends share. */
export { AsmWriter } from './asm-writer.ts';
export {
  type BranchKind,
  forEachDef,
  forEachReg,
  forEachUse,
  type MachBlock,
  type MachEdge,
  type MachFunc,
  type MachInst,
  type Mem,
  machInst,
  newMachBlock,
  newReg,
  type Operand,
  type Reg,
  renumber,
  type Vec,
} from './code.ts';
export { removeDead } from './dce.ts';
export * from './dwarf/index.ts';
export { needsLabel, threadJumps } from './empty-block-elimination.ts';
export { computeLiveness, type Liveness } from './liveness.ts';
export { type BlockOrder, orderBlocks } from './order.ts';
export { leaveSsa, type MakeMove } from './out-of-ssa.ts';
export { type Move, sequentialise } from './parallel-copy.ts';
export { maxPressure } from './pressure.ts';
export { computeUsers, type Users } from './users.ts';
