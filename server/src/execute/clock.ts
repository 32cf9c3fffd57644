/**
 * Clocks of happens-before: up to which phase the accesses of other threads come before, of a block
 * as a whole and of single threads of it. They do not change once they are shared.
 */

/** Up to which phase accesses of a block's threads come before. */
export interface BlockClock {
  /** All phases below, of all threads. */
  readonly all: number;
  /** Of single threads, up to and with this phase. */
  readonly some: ReadonlyMap<number, number>;
}

export type Clock = ReadonlyMap<number, BlockClock>;

export const NOTHING: Clock = new Map();
export const NO_THREADS: ReadonlyMap<number, number> = new Map();

/**
 * Who accesses memory: a thread, its `cp.async` copies, its bulk copies, and these where they read
 * what they copy out of shared memory, which may be over before the rest.
 */
export const AGENT = { thread: 0, copy: 1, bulk: 2, bulkRead: 3 } as const;
export type AgentKind = (typeof AGENT)[keyof typeof AGENT];
/** Lanes from here on are of agents. No block has so many threads. */
export const AGENTS = 1024;
export const LANES = 4 * AGENTS;

/** Everything that comes before either. */
export function join(a: Clock, b: Clock): Clock {
  if (a === b || b.size === 0) return a;
  if (a.size === 0) return b;
  const [large, small] = a.size >= b.size ? [a, b] : [b, a];
  let out: Map<number, BlockClock> | undefined;
  for (const [block, one] of small) {
    const other = large.get(block);
    const both = other === undefined ? one : joinBlock(other, one);
    if (both === other) continue;
    out ??= new Map(large);
    out.set(block, both);
  }
  return out ?? large;
}

function joinBlock(a: BlockClock, b: BlockClock): BlockClock {
  if (a === b) return a;
  const all = Math.max(a.all, b.all);
  let some: Map<number, number> | undefined;
  for (const [thread, phase] of b.some) {
    // What a barrier orders are threads.
    const isCovered = phase < all && thread < AGENTS;
    if (isCovered || (a.some.get(thread) ?? -1) >= phase) continue;
    some ??= new Map(a.some);
    some.set(thread, phase);
  }
  if (some === undefined && all === a.all) return a;
  return { all, some: some ?? a.some };
}
