/** AMDGPU assembly as a language: tree, parser, tables and views of AMDGCN text. */
export type * from './ast.ts';
export { type AmdgcnCall, amdgcnCalls } from './calls.ts';
export {
  type AmdgcnCheckCode,
  type AmdgcnDiagnostic,
  type AmdgcnLive,
  amdgcnLive,
  checkAmdgcn,
  descriptorKeys,
} from './check/index.ts';
export { amdgcnCosts } from './costs.ts';
export {
  type AmdgcnExprFacts,
  type AmdgcnLookup,
  computeSymbol,
  evaluateExpr,
  parseExpr,
} from './expressions.ts';
export { type AmdgcnFilter, type FilteredAmdgcn, filterAmdgcn } from './filter.ts';
export {
  type AmdgcnForm,
  type AmdgcnGpu,
  acceptedOn,
  amdgcnGpu,
  describeToken,
  type FormOperand,
  formOperands,
  formsOn,
  itemsOf,
  matchedForm,
  modifierNames,
  namesOn,
  registersOn,
  spellingOn,
  wordsOf,
} from './forms/index.ts';
export { type AmdgcnHazard, findAmdgcnHazards } from './hazards/index.ts';
export { amdgcnExistsOn, amdgcnInstructions, findAmdgcnInstruction } from './isa/index.ts';
export { amdgcnSpellings, canonicalAmdgcnName } from './isa/renames.ts';
export type { AmdgcnFamily, AmdgcnInstructionRow } from './isa/row.ts';
export {
  amdgcnDirectiveDoc,
  amdgcnRegisterDoc,
  amdgcnRoleDoc,
  amdgcnWordDoc,
} from './isa/words.ts';
export {
  type AmdgcnLabelUse,
  type AmdgcnLine,
  type AmdgcnLineKind,
  type AmdgcnSource,
  amdgcnLines,
} from './lines.ts';
export { parseMetadata, yamlGet, yamlInt, yamlList, yamlText } from './metadata.ts';
export { amdgcnNameAt, type NamedOperand, namedOperands, registerSpan } from './names.ts';
export { SPECIAL_REGISTERS } from './operands.ts';
export { type AmdgcnParse, parseAmdgcn } from './parser.ts';
export { reparseAmdgcn } from './reparse.ts';
export { Scanner } from './scanner.ts';
export { type AmdgcnSummary, summarizeAmdgcn } from './summary.ts';
export { eachExprSymbol, eachInstructionSymbol } from './symbols.ts';
export { processorOf } from './target.ts';
export {
  AMDGCN_THROUGHPUT_SOURCE,
  type AmdgcnThroughput,
  amdgcnThroughput,
} from './throughput.ts';
export {
  type AmdgcnFunction,
  amdgcnFunctions,
  amdgcnReachable,
} from './walk.ts';
