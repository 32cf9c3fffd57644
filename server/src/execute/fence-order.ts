/**
 * The order that fences of sequential consistency have by themselves. Of two `fence.sc` whose
 * scopes include each other one synchronizes with the other (PTX ISA, 8.9.4), and which one may
 * not contradict what is read (8.10.2, 8.10.5): a fence comes first where a strong write behind it,
 * of its thread or one that a barrier puts there, is read in front of the other fence. So
 * `__threadfence(); __syncthreads(); if (t == 0) atomicAdd(..)` and a fence of the last block order
 * what all threads have written. The models of AMD's targets and of Rust have no such order of
 * plain accesses.
 */
import { type Clock, NOTHING } from './clock.ts';

/** Everything that comes before any of them. */
function joinAll(clocks: Iterable<Clock>): Clock {
  const out = new Map<number, { all: number; readonly some: Map<number, number> }>();
  for (const clock of new Set(clocks))
    for (const [block, { all, some }] of clock) {
      let into = out.get(block);
      if (into === undefined) out.set(block, (into = { all, some: new Map() }));
      into.all = Math.max(into.all, all);
      for (const [thread, phase] of some)
        into.some.set(thread, Math.max(into.some.get(thread) ?? -1, phase));
    }
  return out;
}

/** What threads know of fences: by thread, and all threads of a block since they met. */
class Known {
  private readonly own = new Map<number, Clock>();
  private common = NOTHING;

  of(thread: number): Clock {
    const own = this.own.get(thread);
    if (own === undefined) return this.common;
    return this.common.size === 0 ? own : joinAll([this.common, own]);
  }

  add(thread: number, clock: Clock): void {
    const own = this.own.get(thread);
    this.own.set(thread, own === undefined ? clock : joinAll([own, clock]));
  }

  meetAll(): void {
    if (this.own.size === 0) return;
    this.common = joinAll([this.common, ...this.own.values()]);
    this.own.clear();
  }

  meet(threads: readonly number[]): void {
    const some = threads.flatMap((thread) => this.own.get(thread) ?? []);
    if (some.length === 0) return;
    const all = joinAll(some);
    for (const thread of threads) this.own.set(thread, all);
  }
}

/** Fences of a block: what came before those that are passed, and before those that were seen. */
interface BlockFences {
  readonly passed: Known;
  readonly seen: Known;
}

export class FenceOrder {
  private readonly blocks = new Map<number, BlockFences>();
  /** What came before fences in front of the strong writes to a place. */
  private readonly places = new Map<number, Clock>();

  private in(block: number): BlockFences {
    let found = this.blocks.get(block);
    if (found === undefined)
      this.blocks.set(block, (found = { passed: new Known(), seen: new Known() }));
    return found;
  }

  /** What comes before a fence by way of other fences. */
  before(block: number, thread: number): Clock {
    return this.blocks.get(block)?.seen.of(thread) ?? NOTHING;
  }

  /**
   * A thread has executed a fence.
   * @param before what comes before it, the thread's own included
   */
  fence(block: number, thread: number, before: Clock): void {
    this.in(block).passed.add(thread, before);
  }

  /** A thread writes a place. */
  write(block: number, thread: number, place: number): void {
    const passed = this.blocks.get(block)?.passed.of(thread) ?? NOTHING;
    if (passed.size === 0) return;
    const there = this.places.get(place);
    this.places.set(place, there === undefined ? passed : joinAll([there, passed]));
  }

  /** A thread reads a place. */
  read(block: number, thread: number, place: number): void {
    const there = this.places.get(place);
    if (there !== undefined) this.in(block).seen.add(thread, there);
  }

  meetAll(block: number): void {
    const fences = this.blocks.get(block);
    fences?.passed.meetAll();
    fences?.seen.meetAll();
  }

  meet(block: number, threads: readonly number[]): void {
    const fences = this.blocks.get(block);
    fences?.passed.meet(threads);
    fences?.seen.meet(threads);
  }

  /** Nothing of a block runs any more. */
  end(block: number): void {
    this.blocks.delete(block);
  }
}
