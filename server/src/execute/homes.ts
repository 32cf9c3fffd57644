/**
 * Where the record of a thread keeps what a debugger reads of variables: what each `dbg.value` of
 * the kernel gave last.
 */
import type { Func, Inst } from '../mir/index.ts';
import { OP } from '../wasm/index.ts';
import type { Emitter } from './emitter.ts';
import { wasmTypes } from './environment.ts';

/** Offsets in a place: the bits, whether they are undefined, and who wrote last. */
export const HOME = { value: 0, flag: 16, writer: 20, bytes: 24 } as const;

/** A variable or a part of one, and where it is. */
export interface Home {
  /** Number of the variable. */
  readonly variable: number;
  /** Bytes of the variable; undefined for all. */
  readonly fragment: readonly [offset: number, size: number] | undefined;
  /** Offset in the record. */
  readonly at: number;
}

export class Homes {
  readonly list: readonly Home[];
  /** What may have written a place; the number in the place is the index and 1. */
  readonly writers: readonly Inst[];
  /** Offset of the first place in the record, and of the end of the last. */
  readonly from: number;
  readonly end: number;
  private readonly homes = new Map<Inst, Home>();

  constructor(fn: Func, from: number) {
    const byKey = new Map<string, Home>();
    const writers: Inst[] = [];
    let at = from;
    for (const { insts } of fn.blocks)
      for (const inst of insts) {
        if (inst.op !== 'dbg.value') continue;
        const { variable = 0, fragment } = inst.attrs;
        const key = `${variable} ${fragment ?? ''}`;
        let home = byKey.get(key);
        if (home === undefined) {
          home = { variable, fragment, at };
          byKey.set(key, home);
          at += HOME.bytes;
        }
        writers.push(inst);
        this.homes.set(inst, home);
      }
    this.list = [...byKey.values()];
    this.writers = writers;
    this.from = from;
    this.end = at;
  }

  /** The code of a `dbg.value`. */
  emit(f: Emitter, inst: Inst): void {
    const home = this.homes.get(inst);
    if (home === undefined) return;
    const { code } = f;
    code.get(0);
    code.i32(this.writers.indexOf(inst) + 1);
    code.memory(OP.i32Store, home.at + HOME.writer);
    const value = inst.args.at(0);
    if (value === undefined) return;
    const types = wasmTypes(value.type);
    if (types.length === 2)
      for (const half of [0, 1] as const) {
        code.get(0);
        f.pushHalf(value, half);
        code.memory(OP.i64Store, home.at + HOME.value + 8 * half);
      }
    else {
      code.get(0);
      f.pushAsI64(value);
      code.memory(OP.i64Store, home.at + HOME.value);
    }
    code.get(0);
    f.pushFlag(value);
    code.memory(OP.i32Store, home.at + HOME.flag);
  }
}
