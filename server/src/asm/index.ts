/** Public face of `asm`: assembly texts as languages. Knows no compiler and no editor. */
export * from './amdgcn/index.ts';
export { type AsmCost, COST_KINDS, type CostKind, type CostSource } from './costs.ts';
export { demangleRust } from './demangle.ts';
export { firstAt, inSpan } from './edit.ts';
export { Dominators, reversed } from './graph.ts';
export * from './llvm/index.ts';
export { type AsmName, type AsmNameKind, type AsmOccurrence, nameAt } from './names.ts';
export * from './ptx/index.ts';
export * from './sass/index.ts';
