/** What goes wrong in workgroup memory: two threads in one place, a place outside. */
import type { MemoryAccess } from './memory-access.ts';

/** Two accesses of different threads to the same bytes, of which at least one writes. */
export interface Conflict {
  readonly first: MemoryAccess;
  readonly second: MemoryAccess;
  /** Indices in x, y and z of one pair of threads. */
  readonly threads: readonly [ThreadId, ThreadId];
  /** Byte offsets of the two accesses from the region's start. */
  readonly offsets: readonly [number, number];
  /** One of the two threads makes its access only when its own data say so. */
  readonly maybe: boolean;
  /** The workgroup in which it happens, where its index matters. */
  readonly group?: ThreadId | undefined;
  /** That of the second thread, where it is in another one. */
  readonly other?: ThreadId | undefined;
  /** Both threads are in one wave in every such pair. */
  readonly inWave?: boolean;
}

export type ThreadId = readonly [number, number, number];

/** An access of which some byte lies outside its region. */
export interface OutOfBounds {
  readonly access: MemoryAccess;
  readonly thread: ThreadId;
  readonly offset: number;
  /** Bytes of the region; undefined when the access lies in front of it. */
  readonly size: number | undefined;
  readonly region: string;
}
