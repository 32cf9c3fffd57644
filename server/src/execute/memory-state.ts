/**
 * The memory of a launch at a moment, in pages: a page that is as it was in an earlier state is
 * shared with it. Each state says which lines have been written since the one before.
 */
import { SHADOW, splat32 } from './layout.ts';
import type { DeviceMemory, MemoryObject } from './objects.ts';

const PAGE = 4096;
/** Bytes of the data of which one line knows together whether they were written. */
export const LINE = 64;

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
  /** Lines that have been written since memory was taken or put back last, ascending. */
  readonly written: Int32Array;
}

/** Which of the areas is what is known of bytes. */
const SHADOWS = 2;

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

/**
 * Takes the state of memory; pages of `before` are shared. Afterwards nothing counts as written, so
 * that the next state knows what has been since.
 */
export function captureMemory(memory: DeviceMemory, before?: MemoryState): MemoryState {
  const { end } = memory;
  const lines: number[] = [];
  let bytes = 0;
  const areas = areasOf(memory, end).map(({ from, size }, a) => {
    const earlier = before?.areas[a];
    const pages: Uint8Array[] = [];
    for (let at = 0; at < size; at += PAGE) {
      const now = memory.u8.subarray(from + at, from + Math.min(size, at + PAGE));
      const old = earlier?.[pages.length];
      let isShared = isSame(old, now);
      // No state has marks of writes.
      if (!isShared && a === SHADOWS && takeMarks(now, at, lines)) isShared = isSame(old, now);
      if (isShared) pages.push(old!);
      else {
        pages.push(now.slice());
        bytes += now.length;
      }
    }
    return pages;
  });
  const objects = memory.objects.slice();
  const live = objects.map((one) => one.live);
  return { areas, objects, live, end, bytes, written: Int32Array.from(lines) };
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

/** Is one of the lines of some bytes among those that were written? */
export function hasLine(written: Int32Array, place: number, size: number): boolean {
  const [first, last] = [Math.floor(place / LINE), Math.floor((place + size - 1) / LINE)];
  let [low, high] = [0, written.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (written[middle]! < first) low = middle + 1;
    else high = middle;
  }
  return low < written.length && written[low]! <= last;
}

/** The lines of both lists, ascending. */
export function joinLines(a: Int32Array, b: Int32Array): Int32Array {
  if (a.length === 0) return b;
  const all = new Int32Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  all.sort();
  let n = 0;
  for (const line of all) if (n === 0 || line !== all[n - 1]) all[n++] = line;
  return all.slice(0, n);
}

/** Takes the marks of writes out of a page of shadow and adds their lines; were there any? */
function takeMarks(page: Uint8Array, at: number, lines: number[]): boolean {
  const mark = splat32(SHADOW.written);
  const words = wordsOf(page);
  const perLine = LINE / 4;
  let line = -1;
  for (let i = 0; i < words.length; i++) {
    if ((words[i]! & mark) === 0) continue;
    words[i]! &= ~mark;
    const now = Math.floor(i / perLine);
    if (now === line) continue;
    line = now;
    lines.push(at / LINE + now);
  }
  return line >= 0;
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
  if (a?.length !== b.length) return false;
  const [x, y] = [wordsOf(a), wordsOf(b)];
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
  return true;
}

/** Pages and parts of them have whole words: granules are of four bytes in each area. */
function wordsOf({ buffer, byteOffset, length }: Uint8Array): Int32Array {
  return new Int32Array(buffer, byteOffset, length / 4);
}
