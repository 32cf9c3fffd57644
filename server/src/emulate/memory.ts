/**
 * Byte memories of the simulators: typed views over one growing buffer, per-byte initialisation
 * flags where asked for, and the global memory: an arena of buffers with guard gaps between them,
 * so that an address just outside a buffer belongs to none. Knows no instruction set.
 */

/**
 * One block of bytes with all the views an access needs. Little-endian, as the hosts of both
 * engines are.
 */
export class Bytes {
  buffer!: ArrayBuffer;
  u8!: Uint8Array;
  u16!: Uint16Array;
  i32!: Int32Array;
  f32!: Float32Array;
  f64!: Float64Array;
  u64!: BigUint64Array;
  size = 0;
  /** One flag for each byte, 1 when written; undefined when nothing is tracked. */
  init: Uint8Array | undefined;

  constructor(size: number, tracked: boolean) {
    this.attach(size);
    if (tracked) this.init = new Uint8Array(this.buffer.byteLength);
  }

  private attach(size: number): void {
    this.size = size;
    this.buffer = new ArrayBuffer((size + 31) & ~15);
    this.u8 = new Uint8Array(this.buffer);
    this.u16 = new Uint16Array(this.buffer);
    this.i32 = new Int32Array(this.buffer);
    this.f32 = new Float32Array(this.buffer);
    this.f64 = new Float64Array(this.buffer);
    this.u64 = new BigUint64Array(this.buffer);
  }

  /** Makes room for `size` bytes; contents stay, new bytes are zero and uninitialised. */
  grow(size: number): void {
    if (size <= this.size) return;
    const old = this.u8;
    const flags = this.init;
    this.attach(size);
    this.u8.set(old);
    if (flags) {
      this.init = new Uint8Array(this.buffer.byteLength);
      this.init.set(flags);
    }
  }

  /** Zeroes everything and forgets what was written. */
  clear(): void {
    this.u8.fill(0);
    this.init?.fill(0);
  }
}

/** One buffer of the global memory. */
export interface Allocation {
  readonly name: string;
  /** Offset in the arena, a multiple of 256. */
  readonly base: number;
  readonly size: number;
  /** False when the kernel must not write it. */
  readonly writable: boolean;
  /** Reads of bytes nobody wrote are reported. */
  readonly tracked: boolean;
  live: boolean;
}

const PAGE = 256;
/**
 * Gap behind each buffer: an index that runs over by a whole row of most kernels still lands in it.
 */
const GUARD_PAGES = 16;

export class Arena {
  readonly bytes: Bytes;
  /** Allocation number of each 256-byte page, -1 for none. */
  private pages = new Int32Array(1024).fill(-1);
  readonly allocations: Allocation[] = [];
  private nextPage = GUARD_PAGES;

  constructor() {
    this.bytes = new Bytes(1024 * PAGE, false);
  }

  /** Places `size` zero bytes at the next 256-byte aligned address behind a guard gap. */
  allocate(
    name: string,
    size: number,
    options: { readonly writable?: boolean; readonly tracked?: boolean } = {},
  ): Allocation {
    const count = Math.max(1, Math.ceil(size / PAGE));
    const first = this.nextPage;
    this.nextPage = first + count + GUARD_PAGES;
    if (this.nextPage * PAGE > 0x7fffffff)
      throw new RangeError('global memory is larger than 2 GiB');
    if (this.nextPage > this.pages.length) {
      const pages = new Int32Array(Math.max(this.nextPage, this.pages.length * 2)).fill(-1);
      pages.set(this.pages);
      this.pages = pages;
      this.bytes.grow(pages.length * PAGE);
    }
    const allocation: Allocation = {
      name,
      base: first * PAGE,
      size,
      writable: options.writable ?? true,
      tracked: options.tracked ?? false,
      live: true,
    };
    this.pages.fill(this.allocations.length, first, first + count);
    this.allocations.push(allocation);
    if (allocation.tracked && !this.bytes.init) {
      this.bytes.init = new Uint8Array(this.bytes.buffer.byteLength).fill(1);
    }
    if (allocation.tracked) this.bytes.init!.fill(0, allocation.base, allocation.base + size);
    else this.bytes.init?.fill(1, allocation.base, allocation.base + count * PAGE);
    return allocation;
  }

  /** True when the whole access lies inside one live buffer. */
  contains(offset: number, size: number): boolean {
    const index = this.pages[offset >>> 8];
    if (index === undefined || index < 0) return false;
    const a = this.allocations[index]!;
    return a.live && offset >= a.base && offset + size <= a.base + a.size;
  }

  /**
   * True when the access is the word around the last bytes of a buffer. Atomics of one and two
   * bytes work on whole words, and processors give out memory in larger pieces.
   */
  containsWordEnd(offset: number, size: number): boolean {
    return size === 4 && offset % 4 === 0 && this.contains(offset, 1);
  }

  /** The buffer whose pages hold an offset; undefined in the gaps. */
  find(offset: number): Allocation | undefined {
    return this.allocations[this.pages[offset >>> 8] ?? -1];
  }

  /** The buffer an offset lies in, or the nearest one below it. */
  nearest(offset: number): Allocation | undefined {
    let best: Allocation | undefined;
    for (const a of this.allocations) {
      if (a.base <= offset && (!best || a.base > best.base)) best = a;
    }
    return best;
  }

  /**
   * The first buffer that starts above an offset, when the gap between is no larger than a guard.
   */
  following(offset: number): Allocation | undefined {
    return this.allocations.find((a) => a.base > offset && a.base - offset <= GUARD_PAGES * PAGE);
  }

  /** The buffer at exactly this offset, dead or alive. */
  at(base: number): Allocation | undefined {
    return this.allocations.find((a) => a.base === base);
  }

  contents(a: Allocation): Uint8Array {
    return this.bytes.u8.slice(a.base, a.base + a.size);
  }
}
