/** Public face of `analysis`. */

export { type Address, AliasAnalysis, accessSize } from './alias.ts';
export { asmOperand, asmStatements } from './asm-statements.ts';
export {
  type AsyncAddress,
  type AsyncOperand,
  type AsyncStatement,
  asyncOf,
  isAsync,
  isBarrierTest,
  isTensorCopy,
  testOfLoop,
} from './async-forms.ts';
export type { Gap } from './barrier-phases.ts';
export {
  bitsOf,
  type NumberedBarrier,
  numberedBarrier,
  sharedNumber,
  waitsForAll,
} from './barriers.ts';
export { greatest, least } from './bigint-min-max.ts';
export { undecidedBounds } from './bounds-decision.ts';
export { type CallGraph, computeCallGraph } from './call-graph.ts';
export { computeResidues, type Region, type Residue, type Residues } from './congruences.ts';
export { dimensionsOf } from './dimensions.ts';
export { packetOffset } from './dispatch-packet.ts';
export {
  computeDominators,
  computeFrontiers,
  computePostDominators,
  type DominatorTree,
} from './dominators.ts';
export { type Ask, askOf, createAsk, isAskSymbol } from './dynamic-lds-request.ts';
export { type FailingCheck, failingChecks } from './failing-checks.ts';
export { computeFlowGraph, type FlowGraph, incoming } from './flow-graph.ts';
export { type GlobalRace, globalRaces } from './global-races.ts';
export type { KernelFact } from './kernel-facts.ts';
export { type Bits, KnownBits, lowMask } from './known-bits.ts';
export { type MisalignedAccess, misalignedAccesses, threadsOf } from './launch-align.ts';
export {
  followThread,
  type LaunchedAccess,
  type LaunchedThread,
} from './launched-thread.ts';
export { type BitRow, computeLiveness, type Liveness } from './liveness.ts';
export { computeLoops, type Loop, type LoopForest } from './loops.ts';
export { accessesOf, type MemoryAccess } from './memory-access.ts';
export { MovableStores } from './movable-stores.ts';
export { decidedReads, type UnwrittenRead, unwrittenReads } from './never-written.ts';
export { NonNull } from './non-null.ts';
export type { Verdict } from './race-decision.ts';
export { type Condition, fullRange, type Range, Ranges } from './ranges.ts';
export { type RepeatedStore, repeatedStores } from './repeated-stores.ts';
export { blocksThatReturn } from './returning-blocks.ts';
export { innerOfShared } from './shared-headers.ts';
export { UnsignedOrder, type UnsignedRelation } from './symbolic-bounds.ts';
export { computeUniformity, type Uniformity, type UniformityOptions } from './uniformity.ts';
export { type MissedLane, maskedOperations, missedLanes } from './warp-masks.ts';
export {
  type ShortBarrier,
  shortBarriers,
  type WarpMistake,
  warpMistakes,
} from './warp-participation.ts';
export { isLane } from './wave-operations.ts';
export {
  type WorkgroupFindings,
  type WorkgroupLaunch,
  workgroupFindings,
  workgroupOutside,
} from './workgroup-accesses.ts';
export type { Conflict, OutOfBounds, ThreadId } from './workgroup-conflict.ts';
export {
  escapingStores,
  type IdleBarrier,
  idleBarriers,
  uninitialisedReads,
} from './workgroup-flow.ts';
export { type MappedAccess, mapRegions, workgroupGlobals } from './workgroup-map.ts';
