/**
 * How the server's process uses its memory. V8 is made for programs that end soon or have the
 * machine to themselves; a server in an editor waits most of the time, and what it holds then
 * counts.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of the space for new objects, both halves. */
const NEW_SPACE = 8 << 20;

/** Eighths of a megabyte that `growNewSpace` takes at most. */
const MOST_ALIVE = 256;

/**
 * New objects get no more room than this: V8 would let it grow to 32 MB, all of it resident, to
 * save a few percent of the time of allocating programs; with 8 MB the first check of 20,000 lines
 * takes as long, within what can be measured. And the old ones may grow by less than half between
 * two full collections, where V8 would let them grow fourfold. A process calls this before it does
 * anything else.
 */
export function limitHeap(): void {
  limitGrowth();
  growNewSpace();
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Old objects grow by less than half between two full collections, from the next one on. */
export function limitGrowth(): void {
  setFlagsFromString('--heap-growing-percent=40');
}

/**
 * Objects that live for a moment bring the space to its size. Reading the compiler would bring it
 * to twice that, so this comes first.
 */
function growNewSpace(): void {
  const alive: number[][] = [];
  for (let n = 0; n < MOST_ALIVE && newSpace() < NEW_SPACE; n++)
    for (let part = 0; part < 16; part++) alive.push(new Array<number>(1024).fill(n));
}

function newSpace(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return space?.space_size ?? NEW_SPACE;
}

let collect: ((options?: object) => void) | undefined;

/** Collects what is garbage and gives the pages back: for when the server is idle. */
export function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as (options?: object) => void;
    setFlagsFromString('--no-expose-gc');
  }
  // After the first look at a crate every page has holes: without moving things together hardly one
  // is given back. With 20,000 lines that takes 60 MB for a moment, and leaves 60 MB less than
  // before.
  setFlagsFromString('--compact-on-every-full-gc');
  collect();
  setFlagsFromString('--no-compact-on-every-full-gc');
}
