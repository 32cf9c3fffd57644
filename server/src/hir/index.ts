/** Public face of `hir`. */

export { attrNumber, attrNumbers } from './attr-numbers.ts';
export type * from './body.ts';
export {
  type AttrArg,
  attrArgs,
  attrValue,
  type CfgOptions,
  cfgOptions,
  evalCfg,
  findAttr,
  HOST_VIEW,
  hasAttr,
  PANIC_TEXT,
  parseAttrArgs,
  splitCommas,
} from './cfg/index.ts';
export type * from './defs.ts';
export { SYNTAX_ERROR } from './defs.ts';
export {
  DIALECTS,
  type DialectName,
  dialectAttr,
  hasKernelMacro,
  isKernelMacroName,
  isOffloadMark,
  KERNEL_ABIS,
  type KernelMark,
  kernelMark,
  OFFLOAD_MACRO,
  OFFLOAD_MARKER,
  unknownKernelMacro,
} from './dialects.ts';
export { type InBox, inBox } from './in-box.ts';
export { EITHER_INDEX } from './infer/index-types.ts';
export { expressionsIn, forEachPart } from './infer/walk.ts';
export { type ItemProblem, itemProblems, missingPart } from './item-problems.ts';
export { kernelTypes } from './kernel-types.ts';
export { blockShape, launchAttrs } from './launch-attrs.ts';
export { expandPlain, placeKey } from './macros/index.ts';
export * from './names/index.ts';
export { printBodies } from './print-bodies.ts';
export { Program } from './program.ts';
export type * from './queries.ts';
export { isSharedCast } from './shared-cast.ts';
export type * from './ty.ts';
export { HAS_ERROR, HAS_INFER, HAS_OPAQUE, HAS_PARAM, HAS_PROJ } from './ty.ts';
export { ownerOfConst } from './types/const-expr.ts';
export { displayArgs, displayTy, shortened } from './types/display.ts';
export { isTy, mkUnevaluated } from './types/intern.ts';
