/**
 * The linear memory of a launch that has ended, for the next one. The system gives new memory page
 * by page, and engines of JavaScript collect all garbage when much of it is asked for: for simple
 * kernels both cost more than the run. Whoever runs launches owns it and says when it goes.
 */
import { createMemory, type WasmMemory } from '../wasm/index.ts';

const PAGE = 65536;
/** Bytes of memory that is kept at most. */
const MOST_KEPT = 256 * 2 ** 20;

export class SpareMemory {
  private memory: WasmMemory | undefined;
  /** Bytes from the start that may not be zero. */
  private used = 0;

  /** Memory of so many bytes or more, all zero. Throws a `RangeError` when there is no room. */
  take(bytes: number): WasmMemory {
    const pages = Math.ceil(bytes / PAGE);
    const { memory } = this;
    this.memory = undefined;
    if (memory === undefined) {
      this.used = 0;
      return createMemory(pages);
    }
    new Uint8Array(memory.buffer, 0, Math.min(this.used, pages * PAGE)).fill(0);
    const more = pages - memory.buffer.byteLength / PAGE;
    if (more > 0) memory.grow(more);
    return memory;
  }

  /** Takes memory back of which a launch has used so many bytes; nothing may refer to it. */
  give(memory: WasmMemory, bytes: number): void {
    if (memory.buffer.byteLength > MOST_KEPT) return;
    this.memory = memory;
    this.used = Math.max(this.used, bytes);
  }

  /** Lets go of what is kept. */
  clear(): void {
    this.memory = undefined;
  }
}
