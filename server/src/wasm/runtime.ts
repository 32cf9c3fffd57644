/** The part of WebAssembly's JavaScript interface that is used, which browsers and Node have. */

export interface WasmMemory {
  /** Another one after `grow`. */
  readonly buffer: ArrayBuffer;
  /** Adds so many pages of 64 KiB, all zero. Throws a `RangeError` when there is no room. */
  grow(pages: number): number;
}

export interface WasmGlobal {
  value: number | bigint;
}

export type WasmExport = WasmGlobal | ((...args: number[]) => number | undefined);

interface Runtime {
  readonly Memory: new (limits: { readonly initial: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: Readonly<Record<string, WasmExport>> };
  readonly RuntimeError: new () => Error;
}

const runtime = (globalThis as unknown as { readonly WebAssembly: Runtime }).WebAssembly;

/** Memory of so many pages of 64 KiB, all zero. Throws a `RangeError` when there is no room. */
export function createMemory(pages: number): WasmMemory {
  return new runtime.Memory({ initial: pages });
}

/** Compiles a module. */
export function compileWasm(bytes: Uint8Array<ArrayBuffer>): object {
  return new runtime.Module(bytes);
}

/** Exports of an instance of a module, with functions and memory for its imports from `env`. */
export function instantiate(
  module: object,
  env: Readonly<Record<string, unknown>>,
): Readonly<Record<string, WasmExport>> {
  return new runtime.Instance(module, { env }).exports;
}

/** Is it what WebAssembly's own traps throw? */
export function isWasmTrap(error: unknown): error is Error {
  return error instanceof runtime.RuntimeError;
}
