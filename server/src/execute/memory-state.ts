/**
 * The memory of a launch at a moment, in pages: a page that is as it was in an earlier state is
 * shared with it.
 */
import type { DeviceMemory, MemoryObject } from './objects.ts';

const PAGE = 4096;

/** What a launch has in memory between two blocks. */
export interface MemoryState {
  /** Pages of the data, of what owns it, and of what is known of it. */
  readonly areas: readonly (readonly Uint8Array[])[];
  /** Objects, those of the heap last, and whether each is alive. */
  readonly objects: readonly MemoryObject[];
  readonly live: readonly boolean[];
  readonly end: number;
  /** Bytes that no earlier state has. */
  readonly bytes: number;
}

interface Area {
  readonly from: number;
  readonly size: number;
}

function areasOf({ map }: DeviceMemory, end: number): readonly Area[] {
  const size = Math.min(map.dataSize, Math.ceil(end / PAGE) * PAGE);
  return [
    { from: 0, size },
    { from: map.owners, size: size / 4 },
    { from: map.shadow, size },
  ];
}

/** Takes the state of memory; pages of `before` are shared. */
export function captureMemory(memory: DeviceMemory, before?: MemoryState): MemoryState {
  const { end } = memory;
  let bytes = 0;
  const areas = areasOf(memory, end).map(({ from, size }, a) => {
    const earlier = before?.areas[a];
    const pages: Uint8Array[] = [];
    for (let at = 0; at < size; at += PAGE) {
      const now = memory.u8.subarray(from + at, from + Math.min(size, at + PAGE));
      const old = earlier?.[pages.length];
      if (old !== undefined && isSame(old, now)) pages.push(old);
      else {
        pages.push(now.slice());
        bytes += now.length;
      }
    }
    return pages;
  });
  const objects = memory.objects.slice();
  return { areas, objects, live: objects.map(({ live }) => live), end, bytes };
}

/** Makes memory what it was, also that of another engine in which things lie at the same places. */
export function restoreMemory(memory: DeviceMemory, state: MemoryState): void {
  const now = memory.end;
  const { live, objects, end, areas } = state;
  for (let i = memory.objects.length; i < objects.length; i++)
    memory.objects.push({ ...objects[i]! });
  memory.restoreObjects(live, end);
  areasOf(memory, Math.max(now, end)).forEach(({ from, size }, a) => {
    let at = 0;
    for (const page of areas[a]!) {
      memory.u8.set(page, from + at);
      at += page.length;
    }
    // What was taken later belongs to nothing again.
    if (at < size) memory.u8.fill(0, from + at, from + size);
  });
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  if (a.length % 8 !== 0) return a.every((byte, i) => byte === b[i]);
  const [x, y] = [wordsOf(a), wordsOf(b)];
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
  return true;
}

function wordsOf({ buffer, byteOffset, length }: Uint8Array): Float64Array | BigInt64Array {
  return new BigInt64Array(buffer, byteOffset, length / 8);
}
