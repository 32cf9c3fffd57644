/** NVIDIA's machine code as a language: listings of it, tables and views. */
export type {
  SassControl,
  SassInstruction,
  SassLabel,
  SassModule,
  SassOrigin,
  SassStatement,
} from './ast.ts';
export { controlText } from './control.ts';
export { sassCosts } from './costs.ts';
export { type SassFunction, sassFunctions } from './functions.ts';
export { findSassInstruction, sassInstructions } from './isa/index.ts';
export type { SassFamily, SassRow } from './isa/row.ts';
export { MODIFIERS as SASS_MODIFIERS, parameterBase, sassRegisterDoc } from './isa/words.ts';
export { sassNames } from './names.ts';
export { parseSass } from './parser.ts';
export { isSass, sassGpu } from './target.ts';
