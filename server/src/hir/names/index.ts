/**
 * Public face of `names`: crates as module trees, what paths mean, macro calls expanded where they
 * stand.
 *
 * Everything is memoised; all functions are total: broken input gives `undefined` or a bogus node
 * with problems.
 */

export { crateOfMark, defSiteModule, markInfo, outerMark, rootCall } from '../macros/index.ts';
export type * from './api.ts';
export { blockModule, bodyModules, collectBodies, replaceFnBody } from './bodies.ts';
export { collectCrate } from './crate.ts';
export {
  expandExpr,
  expandPat,
  expandStmts,
  expandType,
  macroOf,
  modulePath,
} from './expand.ts';
export { functionsOf } from './functions.ts';
export { globalAsm } from './global-asm.ts';
export { isLazy } from './lazy-modules.ts';
export { mayHaveMore } from './lookup.ts';
export { CHECKED_MACROS, type MacroMistake, macroMistake } from './macro-mistakes.ts';
export { moduleItems } from './module-items.ts';
export {
  attributeMacroOn,
  attrMacro,
  macroCrate,
  procMacroNames,
  procMacroProblem,
} from './proc-macros.ts';
export {
  constNamed,
  declaresName,
  isEnabled,
  lookupName,
  resolvePath,
  traitsInScope,
  unknownDerives,
  variantOf,
} from './resolver.ts';
export { derivesMore, isRewritten, mayDeriveCopy, rewriterIn } from './rewritten.ts';
export { callerPlace, callerSpan } from './source-place.ts';
export {
  knownAttrs,
  pathBelowRoot,
  sameFn,
  sameStruct,
  standInFn,
  standInOf,
} from './stand-ins.ts';
export { isVisible, linksStd } from './state.ts';
export {
  hasPlainAttrs,
  type ItemSwap,
  type LooseDef,
  type LooseItem,
  maySwap,
  swapItems,
  wordsOf,
} from './swap-items.ts';
export { isFieldVisible, visibilityOf } from './visibility.ts';
