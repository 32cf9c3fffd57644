/** PTX as a language: tree, parser, tables, checks and views of PTX text. */
export type * from './ast.ts';
export { parseNumber } from './operands.ts';
export { type PtxParse, parsePtx } from './parser.ts';
