/** Public face of `mir`. */
export * from './types.ts';
export * from './function.ts';
export { type AttrName, defineOps, type Effect, type OpRow, type TypeRule } from './define-ops.ts';
export { OPS, type OpName } from './ops.ts';
export {
  addBlockParam, Builder, createBlock, createFunc, createInst, createModule, createValue, defInst, isBlockParam, isTerminator,
  terminator,
} from './builder.ts';
