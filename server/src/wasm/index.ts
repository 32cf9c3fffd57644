/** Public face of `wasm`: writing modules in WebAssembly's binary format. */

export { ByteWriter } from './bytes.ts';
export { CodeWriter } from './code.ts';
export { type FuncType, ModuleWriter } from './module.ts';
export { OP, VALUE, type ValueType } from './opcodes.ts';
export {
  compileWasm,
  createMemory,
  instantiate,
  isWasmTrap,
  type WasmExport,
  type WasmGlobal,
  type WasmMemory,
} from './runtime.ts';
