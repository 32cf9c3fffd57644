/** What running code asks of its surroundings: functions, globals, and what lies outside MIR. */
import type { Func, Global, Module } from '../function.ts';
import { decodeFunc } from './decode.ts';
import type { FuncCode, Host, Intrinsic, IntrinsicCall, Thread } from './machine.ts';
import { type Allocation, Memory, markPointer } from './memory.ts';
import { Trap } from './value.ts';

export interface InterpreterOptions {
  /**
   * Asked for symbols the module does not hold, such as functions not lowered yet. The answer is
   * remembered.
   */
  readonly resolve?: (symbol: string) => Func | Global | undefined;
  /** Functions without a body, by symbol. */
  readonly externs?: (call: IntrinsicCall) => readonly bigint[] | undefined;
  /** Meaning of `gpu.intrinsic`, by symbol. */
  readonly intrinsics?: (symbol: string) => Intrinsic | undefined;
  /**
   * Instructions one call or launch may take; default 10 million for calls, 1000 million for
   * launches.
   */
  readonly maxSteps?: number;
  /**
   * Turns of loops and calls, which one call may take even when that is more than `maxSteps` steps,
   * but not four times as many; default 0.
   */
  readonly maxTurns?: number;
  /** Nested calls; default 1000. */
  readonly maxCallDepth?: number;
  /** Bytes of memory alive at a time; default 256 MiB. */
  readonly maxMemory?: number;
  /** Trap on every read of uninitialised bytes, not only when the value decides something. */
  readonly strict?: boolean;
}

const MAX_MEMORY = 256 * 1024 * 1024;

export class InterpreterHost implements Host {
  readonly memory: Memory;
  readonly strict: boolean;
  private readonly module: Module;
  private readonly options: InterpreterOptions;
  private readonly code = new Map<string, FuncCode>();
  private readonly shared = new Map<string, Allocation>();

  constructor(module: Module, options: InterpreterOptions) {
    this.module = module;
    this.options = options;
    this.memory = new Memory(options.maxMemory ?? MAX_MEMORY);
    this.strict = options.strict ?? false;
  }

  private func(symbol: string): Func | undefined {
    const own = this.module.funcs.get(symbol);
    if (own !== undefined) return own;
    const found = this.options.resolve?.(symbol);
    return found !== undefined && 'blocks' in found ? found : undefined;
  }

  private global(symbol: string): Global | undefined {
    const own = this.module.globals.get(symbol);
    if (own !== undefined) return own;
    const found = this.options.resolve?.(symbol);
    return found !== undefined && 'relocs' in found ? found : undefined;
  }

  codeOf(symbol: string): FuncCode {
    const known = this.code.get(symbol);
    if (known !== undefined) return known;
    const fn = this.func(symbol);
    if (fn === undefined) throw new Trap('unsupported', `unknown function @${symbol}`);
    if (fn.blocks.length === 0) throw new Trap('unsupported', `@${symbol} has no body`);
    const code = decodeFunc(fn, this);
    this.code.set(symbol, code);
    return code;
  }

  /** Drops the decoded code of a function that is not called again. */
  forget(symbol: string): void {
    this.code.delete(symbol);
  }

  isExtern(symbol: string): boolean {
    if (this.code.has(symbol)) return false;
    const fn = this.func(symbol);
    return fn !== undefined && fn.blocks.length === 0;
  }

  callExtern(_symbol: string, call: IntrinsicCall): readonly bigint[] | undefined {
    return this.options.externs?.(call);
  }

  intrinsic(symbol: string): Intrinsic | undefined {
    return this.options.intrinsics?.(symbol);
  }

  functionAddress(symbol: string): number {
    return this.memory.functionAddress(symbol);
  }

  globalAddress(symbol: string, thread?: Thread): number {
    const known =
      this.shared.get(symbol) ??
      thread?.workgroup?.globals.get(symbol) ??
      thread?.privates.get(symbol);
    if (known !== undefined) return known.base;
    const global = this.global(symbol);
    if (global === undefined) throw new Trap('unsupported', `unknown global @${symbol}`);
    if (global.external) throw new Trap('unsupported', `@${symbol} is defined elsewhere`);
    return this.layOut(global, this.homeOf(global, thread), thread).base;
  }

  /**
   * The table that owns the instances of a global: one for all, one per workgroup, one per thread.
   */
  private homeOf(global: Global, thread: Thread | undefined): Map<string, Allocation> {
    if (global.space === 'private' && thread !== undefined) return thread.privates;
    if (global.space !== 'workgroup') return this.shared;
    if (thread?.workgroup === undefined) {
      throw new Trap('unsupported', `workgroup memory @${global.name} outside a kernel launch`);
    }
    return thread.workgroup.globals;
  }

  private layOut(
    global: Global,
    home: Map<string, Allocation>,
    thread: Thread | undefined,
  ): Allocation {
    const init = global.init ?? (global.relocs.length > 0 ? new Uint8Array(0) : undefined);
    const allocation = this.memory.allocate({
      size: global.launchSized ? (thread?.workgroup?.launchBytes ?? 0) : global.size,
      align: global.align,
      space: global.space,
      symbol: global.name,
      readonly: !global.mutable && global.space !== 'workgroup',
      ...(init && { init }),
    });
    // Entered before its relocations are followed: globals may point at each other.
    home.set(global.name, allocation);
    for (const { offset, symbol, addend } of global.relocs) {
      const target = BigInt(this.symbolAddress(symbol, thread)) + addend;
      allocation.view.setBigUint64(offset, BigInt.asUintN(64, target), true);
      markPointer(allocation, offset);
    }
    return allocation;
  }

  /** Address of a function or global. */
  symbolAddress(symbol: string, thread?: Thread): number {
    if (this.module.globals.has(symbol)) return this.globalAddress(symbol, thread);
    if (this.module.funcs.has(symbol)) return this.functionAddress(symbol);
    const found = this.options.resolve?.(symbol);
    if (found === undefined) throw new Trap('unsupported', `unknown symbol @${symbol}`);
    return 'blocks' in found ? this.functionAddress(symbol) : this.globalAddress(symbol, thread);
  }
}
