/** LLVM IR as a language. */
export { LLVM_INSTRUCTIONS, LLVM_WORDS } from './isa.ts';
export { llvmNames } from './names.ts';
export {
  bareName,
  type LlvmFunction,
  type LlvmLine,
  type LlvmModule,
  type LlvmWord,
  parseLlvm,
} from './parse.ts';
export { llvmSource, llvmTriple } from './source.ts';
