/** AMDGPU assembly as a language: tree, parser, tables and views of AMDGCN text. */
export type * from './ast.ts';
export { type AmdgcnExprFacts, type AmdgcnLookup, evaluateExpr, parseExpr } from './expressions.ts';
export { parseMetadata, yamlGet, yamlInt, yamlList, yamlText } from './metadata.ts';
export { SPECIAL_REGISTERS } from './operands.ts';
export { type AmdgcnParse, parseAmdgcn } from './parser.ts';
export { Scanner } from './scanner.ts';
export { amdgcnSpellings, canonicalAmdgcnName } from './isa/renames.ts';
export { amdgcnExistsOn, amdgcnInstructions, findAmdgcnInstruction } from './isa/index.ts';
export type { AmdgcnFamily, AmdgcnInstructionRow } from './isa/row.ts';
