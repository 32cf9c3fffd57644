/** PTX as a language: tree, parser, tables, checks and views of PTX text. */
export type * from './ast.ts';
export { filterPtx, type FilteredPtx, type PtxFilter } from './filter.ts';
export { type PtxLabelUse, type PtxLine, type PtxLineKind, type PtxSource, ptxLines } from './lines.ts';
export { parseNumber } from './operands.ts';
export { type PtxParse, parsePtx } from './parser.ts';
export { declaredSize, type PtxSummary, summarizePtx, typeSize } from './summary.ts';
export { eachInstruction, eachStatement, eachSymbol, operandsOf, reachableNames } from './walk.ts';
