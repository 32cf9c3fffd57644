/** PTX as a language: tree, parser, tables, checks and views of PTX text. */
export type * from './ast.ts';
export { environmentOf as ptxEnvironment, isAvailable as isPtxAvailable } from './availability.ts';
export { typeOfClass as typeOfPtxOperand } from './check/operand.ts';
export { checkPtx, type PtxCheckCode, type PtxDiagnostic } from './check.ts';
export { ptxCosts } from './costs.ts';
export { type PtxEffects, ptxEffects } from './effects.ts';
export { type FilteredPtx, filterPtx, type PtxFilter } from './filter.ts';
export { type PtxFit, type PtxLack, ptxFits } from './fit.ts';
export { findPtxDirective, type PtxDirectiveRow, ptxDirectives } from './isa/directives.ts';
export {
  type PtxForm,
  type PtxOperandForm,
  type PtxSince,
  type PtxWord,
  ptxFormOpcodes,
  ptxForms,
} from './isa/forms/index.ts';
export { readPtxName, wordsOf as ptxWordsOf } from './isa/forms/match.ts';
export {
  findPtxInstruction,
  type PtxFamily,
  type PtxInstructionRow,
  ptxInstructions,
} from './isa/index.ts';
export { findPtxSpecial, type PtxSpecialRow, ptxSpecialRegisters } from './isa/special.ts';
export {
  type PtxLabelUse,
  type PtxLine,
  type PtxLineKind,
  type PtxSource,
  ptxLines,
} from './lines.ts';
export { lintPtx } from './lints/index.ts';
export { type PtxLive, ptxLive } from './lints/live.ts';
export { LOCATED_FILE, locatedPtx } from './locate.ts';
export { ptxNames } from './names.ts';
export { keptTemplates as keptPtxTemplates, type PtxParse, parsePtx } from './parser.ts';
export { type RegisterRange, rangeSource, registerRange } from './register-range.ts';
export { reparsePtx } from './reparse.ts';
export { PtxScope } from './scope.ts';
export { declaredSize, type PtxSummary, summarizePtx } from './summary.ts';
export { PTX_THROUGHPUT_SOURCE, ptxThroughput } from './throughput.ts';
export { isPtxType, parsePtxTarget, ptxTypeBits, ptxTypeDoc } from './types.ts';
export { eachInstruction, eachStatement, eachSymbol, operandsOf, reachableNames } from './walk.ts';
