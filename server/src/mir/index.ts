/** Public face of `mir`. */

export {
  type AsmRegisters,
  type AsmRole,
  asmOperandsOf,
  asmOperandsText,
  givesScalars,
} from './asm-operands.ts';
export { bindParameters } from './bind-parameters.ts';
export {
  addBlockParam,
  Builder,
  createBlock,
  createDetachedBlock,
  createFunc,
  createInst,
  createModule,
  createValue,
  defInst,
  isTerminator,
  terminator,
} from './builder.ts';
export {
  type Cfg,
  computeCfg,
  computeIdoms,
  type Pred,
  removeUnreachableBlocks,
  reversePostOrder,
  successors,
} from './cfg.ts';
export { targetOp } from './computing.ts';
export {
  addRecords,
  detachDebugOps,
  inlineVars,
  inScope,
  isDebugOp,
  isDebugValue,
  moveRecords,
  sameCalls,
  stripDebug,
  varsInScope,
} from './debug.ts';
export { type AttrName, defineOps, type Effect, type OpRow, type TypeRule } from './define-ops.ts';
export { foldInst, foldOp, isPureOp } from './fold.ts';
export * from './function.ts';
export { inlinedLocs } from './inlined-locs.ts';
export * from './interp/index.ts';
export { keepRecords } from './keep-records.ts';
export {
  type LlvmParam,
  type NamedCall,
  namedCallOf,
  namedCallText,
} from './named-call.ts';
export { EFFECT_BIT, effectBits, hasEffect, isBarrier, isPure, isRemovable } from './op-facts.ts';
export { OPS, type OpName } from './ops.ts';
export { opsReference } from './ops-reference.ts';
export { type MirParseError, type MirParseResult, parseMir } from './parser.ts';
export * from './pattern/index.ts';
export { INT_PREDS, OPPOSITE_PRED, SWAPPED_PRED } from './predicates.ts';
export {
  bitsText,
  type FuncNames,
  nameFunc,
  type PrintOptions,
  printFunc,
  printGlobal,
  printModule,
} from './printer.ts';
export {
  type CloneResult,
  cloneBlocksInto,
  cloneFunc,
  computeUses,
  countUses,
  insertionPoint,
  moveInst,
  removeInsts,
  replaceValues,
  resolveValue,
  setUse,
  type Use,
} from './rewrite.ts';
export {
  floatToNumber,
  isNanBits,
  nanBits,
  numberToFloat,
  roundToFloat,
} from './semantics/float-bits.ts';
export type { EvalFn, PureOp } from './semantics/index.ts';
export { compareInts } from './semantics/integer.ts';
export * from './types.ts';
export { isUnknown, isUnknownExit, unknownSymbol } from './unknown.ts';
export type { ValueFacts } from './value-facts.ts';
export { type MirProblem, verifyFunc, verifyModule } from './verifier.ts';
