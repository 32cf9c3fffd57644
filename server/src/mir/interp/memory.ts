/**
 * The interpreter's memory: allocations at virtual addresses, with bounds, alignment,
 * initialisation and write checks.
 *
 * Each allocation has an own slot of 256 MiB (or several) of a high address range, so that an
 * address finds its allocation by one division, small overruns never hit a neighbour, and addresses
 * do not look like other integers. A base is aligned to exactly what was asked, so that a lucky
 * alignment does not hide a mistake.
 */
import type { AddressSpace } from '../types.ts';
import { Trap, undefinedBehaviour, type Val } from './value.ts';

const SLOT = 2 ** 28;
/** Below 2^53, so that addresses are exact numbers; far above what programs use as integers. */
const ORIGIN = 0x0ace_0000_0000;

/** Could a number of 64 bits with this upper half be an address? */
export function mayBeAddress(upper: number): boolean {
  return upper >= ORIGIN / 2 ** 32 && upper < 2 ** 21;
}
const CODE_STEP = 16;

export interface Allocation {
  readonly base: number;
  readonly size: number;
  readonly align: number;
  readonly space: AddressSpace;
  /** Link symbol of the global, when it is one. */
  readonly symbol: string | undefined;
  readonly writable: boolean;
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** Where the allocation begins in `bytes`, `view` and `mask`. */
  readonly at: number;
  /** 1 for initialised bytes; undefined when all are. */
  mask: Uint8Array | undefined;
  /** Offsets at which a pointer was stored last. */
  pointers: Set<number> | undefined;
}

export interface AllocationRequest {
  readonly size: number;
  readonly align: number;
  readonly space: AddressSpace;
  readonly symbol?: string;
  readonly readonly?: boolean;
  /** Initial bytes, zero filled to the size; without them the memory is uninitialised. */
  readonly init?: Uint8Array;
  /** Take the storage from a stack arena. */
  readonly arena?: StackArena;
}

/** Bytes for allocas, given back in reverse order. One per thread. */
export class StackArena {
  bytes: Uint8Array = new Uint8Array(1024);
  view: DataView = new DataView(this.bytes.buffer);
  mask: Uint8Array = new Uint8Array(1024);
  top = 0;

  /**
   * Reserves zeroed, uninitialised space. Old allocations keep their older, smaller buffers when
   * this one grows.
   */
  take(size: number): number {
    if (this.top + size > this.bytes.length) {
      const length = Math.max(this.bytes.length * 2, size);
      this.bytes = new Uint8Array(length);
      this.view = new DataView(this.bytes.buffer);
      this.mask = new Uint8Array(length);
      this.top = 0;
    }
    const at = this.top;
    this.top += size;
    this.bytes.fill(0, at, at + size);
    this.mask.fill(0, at, at + size);
    return at;
  }
}

export class Memory {
  /** Offset found by the last `access`. */
  offset = 0;
  private readonly slots: (Allocation | undefined)[] = [undefined];
  private readonly free: number[] = [];
  private readonly code: string[] = [];
  private readonly codeIndex = new Map<string, number>();
  private live = 0;
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  allocate(request: AllocationRequest): Allocation {
    const { size, align, space, init, arena } = request;
    if (this.live + size > this.maxBytes)
      throw new Trap('limit', `more than ${this.maxBytes} bytes of memory`);
    this.live += size;
    let slot = this.slots.length;
    const count = Math.ceil((size + align + 4096) / SLOT) + (size > SLOT / 2 ? 1 : 0);
    if (count === 1 && this.free.length > 0) slot = this.free.pop()!;
    const base = ORIGIN + slot * SLOT + (align < 4096 ? 4096 + align : align);
    let allocation: Allocation;
    if (arena !== undefined) {
      const at = arena.take(size);
      allocation = {
        base,
        size,
        align,
        space,
        symbol: undefined,
        writable: true,
        bytes: arena.bytes,
        view: arena.view,
        at,
        mask: arena.mask,
        pointers: undefined,
      };
    } else {
      const bytes = new Uint8Array(size);
      if (init !== undefined) bytes.set(init.length > size ? init.subarray(0, size) : init);
      allocation = {
        base,
        size,
        align,
        space,
        symbol: request.symbol,
        writable: request.readonly !== true,
        bytes,
        view: new DataView(bytes.buffer),
        at: 0,
        mask: init === undefined ? new Uint8Array(size) : undefined,
        pointers: undefined,
      };
    }
    for (let i = 0; i < count; i++) this.slots[slot + i] = allocation;
    return allocation;
  }

  release(allocation: Allocation): void {
    this.live -= allocation.size;
    for (let slot = slotOf(allocation.base); this.slots[slot] === allocation; slot++) {
      this.slots[slot] = undefined;
      this.free.push(slot);
    }
  }

  /** The allocation whose range (or end) holds an address. */
  find(address: Val | undefined): Allocation | undefined {
    if (typeof address !== 'number' || address < ORIGIN) return undefined;
    const found = this.slots[slotOf(address)];
    return found !== undefined && address >= found.base && address <= found.base + found.size
      ? found
      : undefined;
  }

  /**
   * The allocation that an address was made from, also when it lies outside by now; `gone` when
   * that memory has been released, and undefined for what is no address of memory.
   */
  around(address: Val | undefined): Allocation | 'gone' | undefined {
    if (typeof address !== 'number' || address < ORIGIN) return undefined;
    const slot = slotOf(address);
    return slot < this.slots.length ? (this.slots[slot] ?? 'gone') : undefined;
  }

  /**
   * Checks an access and returns its allocation; `offset` then is where it begins. `space` is what
   * the pointer type claims. Throws a `Trap` for every access that is not allowed.
   */
  access(
    address: Val | undefined,
    size: number,
    align: number,
    space: AddressSpace,
    write: boolean,
  ): Allocation {
    if (typeof address === 'number' && address >= ORIGIN) {
      const found = this.slots[slotOf(address)];
      if (found !== undefined) {
        const offset = address - found.base;
        if (
          offset >= 0 &&
          offset + size <= found.size &&
          (align === 1 || address % align === 0) &&
          (space === 'generic' || space === found.space) &&
          (!write || found.writable)
        ) {
          this.offset = found.at + offset;
          return found;
        }
      }
    }
    return this.refuse(address, size, align, space, write);
  }

  /** Finds the words for an access that failed. */
  private refuse(
    address: Val | undefined,
    size: number,
    align: number,
    space: AddressSpace,
    write: boolean,
  ): never {
    const what = `${write ? 'writes' : 'reads'} ${size} byte${size === 1 ? '' : 's'}`;
    if (address === undefined) return undefinedBehaviour(`${what} at an undefined address`);
    if (address === 0) return undefinedBehaviour(`${what} through a null pointer`);
    const near =
      typeof address === 'number' && address >= ORIGIN ? this.slots[slotOf(address)] : undefined;
    if (near === undefined || typeof address === 'bigint') {
      if (this.functionAt(address) !== undefined)
        return undefinedBehaviour(`${what} of a function's code`);
      return undefinedBehaviour(`${what} at 0x${address.toString(16)}, where no memory is`);
    }
    const name = near.symbol === undefined ? `${near.space} memory` : `@${near.symbol}`;
    const offset = address - near.base;
    if (offset < 0 || offset + size > near.size) {
      return undefinedBehaviour(
        `${what} at offset ${offset} of ${name}, which has ${near.size} bytes`,
      );
    }
    if (align > 1 && address % align !== 0) {
      return undefinedBehaviour(
        `${what} at offset ${offset} of ${name}, which is not aligned to ${align}`,
      );
    }
    if (write && !near.writable)
      return undefinedBehaviour(`${what} of ${name}, which is read-only`);
    return undefinedBehaviour(
      `${what} of ${near.space} memory through a pointer to ${space} memory`,
    );
  }

  /** An address that stands for a function. */
  functionAddress(symbol: string): number {
    let index = this.codeIndex.get(symbol);
    if (index === undefined) {
      index = this.code.push(symbol) - 1;
      this.codeIndex.set(symbol, index);
    }
    return ORIGIN + (index + 1) * CODE_STEP;
  }

  functionAt(address: Val | undefined): string | undefined {
    if (typeof address !== 'number') return undefined;
    const index = (address - ORIGIN) / CODE_STEP - 1;
    return Number.isInteger(index) ? this.code[index] : undefined;
  }

  /** Copies bytes together with what is known of them: initialised or not, pointers. */
  copy(to: Allocation, toAt: number, from: Allocation, fromAt: number, size: number): void {
    const marks = pointersIn(from, fromAt - from.at, size);
    to.bytes.set(from.bytes.subarray(fromAt, fromAt + size), toAt);
    if (to.mask !== undefined) {
      if (from.mask === undefined) to.mask.fill(1, toAt, toAt + size);
      else to.mask.set(from.mask.subarray(fromAt, fromAt + size), toAt);
    } else if (from.mask?.subarray(fromAt, fromAt + size).includes(0)) {
      this.poison(to, toAt, from, fromAt, size);
    }
    forgetPointers(to, toAt - to.at, size);
    for (const mark of marks) markPointer(to, toAt - to.at + mark);
  }

  /**
   * Uninitialised bytes copied into memory without a mask (a buffer): it becomes partly
   * uninitialised.
   */
  private poison(
    to: Allocation,
    toAt: number,
    from: Allocation,
    fromAt: number,
    size: number,
  ): void {
    const mask = new Uint8Array(to.bytes.length).fill(1);
    mask.set(from.mask!.subarray(fromAt, fromAt + size), toAt);
    to.mask = mask;
  }

  /** Marks `size` bytes (at a buffer position) as uninitialised: an undefined value was stored. */
  uninitialise(to: Allocation, at: number, size: number): void {
    if (to.mask === undefined) to.mask = new Uint8Array(to.bytes.length).fill(1);
    to.mask.fill(0, at, at + size);
    to.bytes.fill(0, at, at + size);
    forgetPointers(to, at - to.at, size);
  }
}

function slotOf(address: number): number {
  return Math.floor((address - ORIGIN) / SLOT);
}

/** Notes that a pointer lies at an offset of an allocation. */
export function markPointer(allocation: Allocation, offset: number): void {
  allocation.pointers ??= new Set();
  allocation.pointers.add(offset);
}

/** Forgets pointers that a write of other data overlaps. */
export function forgetPointers(allocation: Allocation, offset: number, size: number): void {
  const marks = allocation.pointers;
  if (marks === undefined || marks.size === 0) return;
  if (size > 4 * marks.size) {
    for (const mark of marks) if (mark > offset - 8 && mark < offset + size) marks.delete(mark);
    return;
  }
  for (let at = offset - 7; at < offset + size; at++) marks.delete(at);
}

function pointersIn(allocation: Allocation, offset: number, size: number): number[] {
  const out: number[] = [];
  for (const mark of allocation.pointers ?? []) {
    if (mark >= offset && mark + 8 <= offset + size) out.push(mark - offset);
  }
  return out;
}
