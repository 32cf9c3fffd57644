/**
 * A module in WebAssembly's binary format (core specification 2.0, section 5.5). Memory comes from
 * outside; functions are imported first, then defined.
 */
import { ByteWriter } from './bytes.ts';
import type { CodeWriter } from './code.ts';
import { OP, VALUE, type ValueType } from './opcodes.ts';

export interface FuncType {
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
}

interface GlobalDef {
  readonly type: ValueType;
  readonly init: bigint;
}

const SECTION = {
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  global: 6,
  export: 7,
  element: 9,
  code: 10,
} as const;
const FUNC_TYPE = 0x60;
const FUNCREF = 0x70;

export class ModuleWriter {
  private readonly types: FuncType[] = [];
  private readonly typeIds = new Map<string, number>();
  private readonly imports: { readonly name: string; readonly type: number }[] = [];
  private readonly funcs: { readonly type: number; body: Uint8Array | undefined }[] = [];
  private readonly globals: GlobalDef[] = [];
  private readonly exports: { readonly name: string; kind: number; index: number }[] = [];
  private elements: readonly number[] = [];

  /** The number of a function type. */
  type(params: readonly ValueType[], results: readonly ValueType[]): number {
    const key = `${params.join()}:${results.join()}`;
    let id = this.typeIds.get(key);
    if (id === undefined) {
      id = this.types.push({ params, results }) - 1;
      this.typeIds.set(key, id);
    }
    return id;
  }

  /** A function from outside, of the import module `env`. Before the first `declare`. */
  importFunc(
    name: string,
    params: readonly ValueType[],
    results: readonly ValueType[] = [],
  ): number {
    if (this.funcs.length > 0) throw new Error('imports come before functions');
    return this.imports.push({ name, type: this.type(params, results) }) - 1;
  }

  /** A function whose code follows. */
  declare(params: readonly ValueType[], results: readonly ValueType[]): number {
    this.funcs.push({ type: this.type(params, results), body: undefined });
    return this.imports.length + this.funcs.length - 1;
  }

  define(func: number, code: CodeWriter): void {
    this.funcs[func - this.imports.length]!.body = code.finish();
  }

  /** A global that code may change. */
  global(type: 'i32' | 'i64', init = 0n): number {
    return this.globals.push({ type, init }) - 1;
  }

  exportFunc(name: string, func: number): void {
    this.exports.push({ name, kind: 0, index: func });
  }

  exportGlobal(name: string, global: number): void {
    this.exports.push({ name, kind: 3, index: global });
  }

  /** Fills the table of functions for indirect calls; -1 leaves a place empty. */
  table(funcs: readonly number[]): void {
    this.elements = funcs;
  }

  /** The bytes. `pages`: of 64 KiB, of the memory `env.memory`. */
  finish(pages: number): Uint8Array<ArrayBuffer> {
    const out = new ByteWriter(4096);
    out.append(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    const section = (id: number, write: (to: ByteWriter) => void): void => {
      const body = new ByteWriter(1024);
      write(body);
      out.byte(id);
      out.unsigned(body.length);
      out.append(body.view());
    };
    section(SECTION.type, (to) => {
      to.unsigned(this.types.length);
      for (const { params, results } of this.types) {
        to.byte(FUNC_TYPE);
        for (const list of [params, results]) {
          to.unsigned(list.length);
          for (const type of list) to.byte(VALUE[type]);
        }
      }
    });
    section(SECTION.import, (to) => {
      to.unsigned(this.imports.length + 1);
      to.name('env');
      to.name('memory');
      to.byte(2);
      to.byte(0);
      to.unsigned(pages);
      for (const { name, type } of this.imports) {
        to.name('env');
        to.name(name);
        to.byte(0);
        to.unsigned(type);
      }
    });
    section(SECTION.function, (to) => {
      to.unsigned(this.funcs.length);
      for (const { type } of this.funcs) to.unsigned(type);
    });
    const size = this.elements.length;
    section(SECTION.table, (to) => {
      to.unsigned(1);
      to.byte(FUNCREF);
      to.byte(0);
      to.unsigned(size);
    });
    section(SECTION.global, (to) => {
      to.unsigned(this.globals.length);
      for (const { type, init } of this.globals) {
        to.byte(VALUE[type]);
        to.byte(1);
        to.byte(type === 'i32' ? OP.i32Const : OP.i64Const);
        to.signed64(init);
        to.byte(OP.end);
      }
    });
    section(SECTION.export, (to) => {
      to.unsigned(this.exports.length);
      for (const { name, kind, index } of this.exports) {
        to.name(name);
        to.byte(kind);
        to.unsigned(index);
      }
    });
    const filled = [...this.elements.entries()].filter(([, func]) => func >= 0);
    if (filled.length > 0)
      section(SECTION.element, (to) => {
        to.unsigned(filled.length);
        for (const [at, func] of filled) {
          to.byte(0);
          to.byte(OP.i32Const);
          to.signed(at);
          to.byte(OP.end);
          to.unsigned(1);
          to.unsigned(func);
        }
      });
    section(SECTION.code, (to) => {
      to.unsigned(this.funcs.length);
      for (const { body } of this.funcs) {
        if (body === undefined) throw new Error('a declared function has no code');
        to.unsigned(body.length);
        to.append(body);
      }
    });
    return out.view().slice() as Uint8Array<ArrayBuffer>;
  }
}
