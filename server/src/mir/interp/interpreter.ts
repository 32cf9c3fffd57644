/**
 * The interpreter's face: calls of MIR functions over byte memory, and reading back what they made.
 *
 * Used for constant evaluation while compiling (a value in memory becomes a global,
 * `exportAllocation`) and for running kernels in tests (`run-kernel.ts`). Nothing it is asked
 * throws; what goes wrong is an `Outcome`. A function is decoded when it is first called; changes
 * after that are not seen.
 */
import { LIMITS } from '../../base/index.ts';
import type { Module } from '../function.ts';
import type { AddressSpace, MirType } from '../types.ts';
import { loader, noteWrite, storer } from './access.ts';
import { InterpreterHost, type InterpreterOptions } from './host.ts';
import { type CallMeter, Thread, type TrapInfo } from './machine.ts';
import { type Allocation, mayBeAddress, StackArena } from './memory.ts';
import { bitsOf, fromBits, fromUnsigned, Trap, trapOf, type Val } from './value.ts';

export type Outcome =
  /** Results as bit patterns; `undefined` for undefined values. */
  | { readonly ok: true; readonly values: readonly (bigint | undefined)[] }
  | { readonly ok: false; readonly trap: TrapInfo };

export interface AllocateOptions {
  /** Default `global`. */
  readonly space?: AddressSpace;
  readonly readonly?: boolean;
  /** Initial bytes, zero filled to the size. Without them the memory is uninitialised. */
  readonly init?: Uint8Array;
}

/** What is known of the memory an address points into. */
export interface AllocationInfo {
  readonly base: bigint;
  readonly size: number;
  readonly align: number;
  readonly space: AddressSpace;
  readonly writable: boolean;
  /** Set when it is a global of the module. */
  readonly symbol: string | undefined;
}

/** A pointer inside exported bytes; the bytes at `offset` are zero. */
export interface ExportedReloc {
  readonly offset: number;
  /** A global or function by name, an allocation without one, or memory that is no more. */
  readonly target:
    | { readonly kind: 'function'; readonly symbol: string }
    | { readonly kind: 'allocation'; readonly allocation: AllocationInfo }
    | { readonly kind: 'gone' };
  readonly addend: bigint;
}

export interface ExportedBytes {
  readonly bytes: Uint8Array;
  readonly relocs: readonly ExportedReloc[];
  /** 1 for initialised bytes; undefined when all are. Uninitialised bytes are exported as zero. */
  readonly initialised: Uint8Array | undefined;
}

const MAX_STEPS = 10_000_000;
const MAX_CALL_DEPTH = LIMITS.constantCalls.limit;
/** How many times the steps may become more while a call has turns left. */
const MAX_GRANTS = 3;

export class Interpreter {
  readonly host: InterpreterHost;
  readonly options: InterpreterOptions;
  private readonly spare: StackArena[] = [];

  constructor(module: Module, options: InterpreterOptions = {}) {
    this.host = new InterpreterHost(module, options);
    this.options = options;
  }

  /** Runs a function to its end. May be called again while a call is running, as from `resolve`. */
  call(symbol: string, args: readonly bigint[], meter?: CallMeter): Outcome {
    const limit = this.options.maxSteps ?? MAX_STEPS;
    const callDepth = this.options.maxCallDepth ?? MAX_CALL_DEPTH;
    const turns = this.options.maxTurns ?? 0;
    const budget = { steps: limit, limit, callDepth, turns, grants: MAX_GRANTS, meter };
    const arena = this.spare.pop() ?? new StackArena();
    const thread = new Thread(this.host.memory, budget, arena);
    try {
      const code = this.host.codeOf(symbol);
      const { paramTypes: params, resultTypes: results } = code;
      if (params.length !== args.length) {
        throw new Trap(
          'unsupported',
          `@${symbol} takes ${params.length} arguments, ${args.length} are given`,
        );
      }
      thread.start(
        code,
        args.map((arg, i) => fromBits(arg, params[i]!)),
      );
      const end = thread.run();
      if (end === 'done')
        return { ok: true, values: thread.returned.map((v, i) => bitsOf(v, results[i]!)) };
      if (end === 'waiting') throw new Trap('unsupported', 'a barrier outside a kernel launch');
      return { ok: false, trap: thread.trap! };
    } catch (error) {
      return { ok: false, trap: trapInfo(error) };
    } finally {
      if (meter !== undefined)
        meter.steps = limit * (MAX_GRANTS - budget.grants + 1) - budget.steps;
      thread.unwind();
      this.spare.push(arena);
    }
  }

  /** Memory of its own that lives until `free`. Throws a `Trap` only when memory runs out. */
  allocate(size: number, align: number, options: AllocateOptions = {}): bigint {
    const { space = 'global', readonly = false, init } = options;
    return BigInt(
      this.host.memory.allocate({ size, align, space, readonly, ...(init && { init }) }).base,
    );
  }

  free(address: bigint): void {
    const allocation = this.find(address);
    if (allocation !== undefined) this.host.memory.release(allocation);
  }

  /** Address of a global or function of the module; undefined when there is none of that name. */
  addressOf(symbol: string): bigint | undefined {
    return this.attempt(() => BigInt(this.host.symbolAddress(symbol)));
  }

  /** Symbol of the function an address stands for. */
  functionAt(address: bigint): string | undefined {
    return this.host.memory.functionAt(fromUnsigned(address));
  }

  /** The allocation an address points into (or just past). */
  allocationAt(address: bigint): AllocationInfo | undefined {
    const allocation = this.find(address);
    return allocation === undefined ? undefined : infoOf(allocation);
  }

  private find(address: bigint): Allocation | undefined {
    return this.host.memory.find(fromUnsigned(address));
  }

  /** Runs an access and turns a refusal into `undefined`. */
  private attempt<T>(access: () => T): T | undefined {
    try {
      return access();
    } catch (error) {
      if (error instanceof Trap) return undefined;
      throw error;
    }
  }

  /** A scalar as bits; undefined when it is not there or not initialised. */
  readValue(address: bigint, type: MirType): bigint | undefined {
    const read = loader(type, 'ptr', 1, true);
    return this.attempt(() => bitsOf(read(this.host.memory, fromUnsigned(address)), type));
  }

  /** Writes a scalar; false when the address does not allow it. */
  writeValue(address: bigint, type: MirType, bits: bigint): boolean {
    const write = storer(type, 'ptr', 1);
    return (
      this.attempt(() => {
        write(this.host.memory, fromUnsigned(address), fromBits(bits, type));
        return true;
      }) ?? false
    );
  }

  /** A copy of some bytes, uninitialised ones as zero; undefined when they are not all there. */
  readBytes(address: bigint, size: number): Uint8Array | undefined {
    return this.attempt(() => {
      const { memory } = this.host;
      const allocation = memory.access(fromUnsigned(address), size, 1, 'generic', false);
      return allocation.bytes.slice(memory.offset, memory.offset + size);
    });
  }

  writeBytes(address: bigint, bytes: Uint8Array): boolean {
    return (
      this.attempt(() => {
        const { memory } = this.host;
        const allocation = memory.access(fromUnsigned(address), bytes.length, 1, 'generic', true);
        allocation.bytes.set(bytes, memory.offset);
        noteWrite(allocation, memory.offset, bytes.length);
        return true;
      }) ?? false
    );
  }

  /**
   * The bytes at an address with the pointers among them taken out, ready to become a global.
   * Places where a pointer was stored count, and aligned integers that equal an address inside live
   * memory (a pointer moved as an integer). Undefined when the bytes are not all there.
   */
  exportAllocation(address: bigint, size: number): ExportedBytes | undefined {
    return this.attempt(() => {
      const { memory } = this.host;
      const allocation = memory.access(fromUnsigned(address), size, 1, 'generic', false);
      const at = memory.offset;
      const start = at - allocation.at;
      const bytes = allocation.bytes.slice(at, at + size);
      const view = new DataView(bytes.buffer);
      const relocs: ExportedReloc[] = [];
      const take = (offset: number, isPointer: boolean): void => {
        const value = fromUnsigned(view.getBigUint64(offset, true));
        const reloc = this.relocOf(offset, value, isPointer);
        if (reloc === undefined) return;
        relocs.push(reloc);
        view.setBigUint64(offset, 0n, true);
      };
      for (const place of allocation.pointers ?? []) {
        const offset = place - start;
        if (offset >= 0 && offset + 8 <= size) take(offset, true);
      }
      // Most of a table is no address by its upper half alone; a place that was taken is zero.
      for (let offset = (8 - (start & 7)) & 7; offset + 8 <= size; offset += 8)
        if (mayBeAddress(view.getUint32(offset + 4, true))) take(offset, false);
      relocs.sort((a, b) => a.offset - b.offset);
      const mask = allocation.mask?.slice(at, at + size);
      return { bytes, relocs, initialised: mask?.includes(0) ? mask : undefined };
    });
  }

  /** Integers count only when they lie in memory, pointers also when they left it. */
  private relocOf(offset: number, value: Val, isPointer: boolean): ExportedReloc | undefined {
    const { memory } = this.host;
    const symbol = memory.functionAt(value);
    if (symbol !== undefined) return { offset, target: { kind: 'function', symbol }, addend: 0n };
    const allocation = isPointer ? memory.around(value) : memory.find(value);
    if (allocation === undefined) return undefined;
    if (allocation === 'gone') return { offset, target: { kind: 'gone' }, addend: 0n };
    const addend = BigInt(value) - BigInt(allocation.base);
    return { offset, target: { kind: 'allocation', allocation: infoOf(allocation) }, addend };
  }
}

function infoOf(allocation: Allocation): AllocationInfo {
  const { base, size, align, space, writable, symbol } = allocation;
  return { base: BigInt(base), size, align, space, writable, symbol };
}

/** A failure outside any instruction. */
export function trapInfo(error: unknown): TrapInfo {
  const trap = error instanceof Trap ? error : trapOf(error);
  return { kind: trap.kind, message: trap.message, loc: undefined, inst: undefined, trace: [] };
}
