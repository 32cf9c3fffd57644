/** Tells who watches a run what waves do that orders memory. */
import type { SyncEvent } from '../report.ts';
import type { Op, Wave } from './state.ts';
import { Counter } from './waits.ts';

type Complete = NonNullable<SyncEvent['complete']>;

/** The threads of a wave, by their linear index. */
function threadsOf(w: Wave): readonly number[] {
  const [x, y, z] = w.machine.block;
  const first = w.index * w.width;
  const count = Math.max(0, Math.min(w.width, x * y * z - first));
  w.threads ??= Array.from({ length: count }, (_, lane) => first + lane);
  return w.threads;
}

function tell(w: Wave, kind: 'fence' | 'drained', complete?: Complete): void {
  w.machine.sync?.({
    kind,
    ...(complete && { complete }),
    launch: w.machine.launch,
    block: w.group.index,
    threads: threadsOf(w),
    line: w.machine.lines[w.pc - 1] ?? 0,
    phase: w.group.phase,
  });
}

/** Control of caches concerns who watches. */
export const cacheControl: Op = (w) => {
  if (w.machine.sync !== undefined) tell(w, 'fence');
};

/** What is complete when so many operations of each counter may still be under way. */
export function completeAfter(
  list: readonly (readonly [counter: number, left: number])[],
  generation: number,
): Complete {
  const none = new Set(list.flatMap(([counter, left]) => (left === 0 ? [counter] : [])));
  const isShared = none.has(Counter.Ds) || none.has(Counter.Lgkm);
  // GFX9 counts stores with loads.
  const isStore = none.has(generation === 9 ? Counter.Vm : Counter.Vs);
  return [
    ...(none.has(Counter.Vm) ? (['load'] as const) : []),
    ...(isStore ? (['store'] as const) : []),
    ...(isShared ? (['shared'] as const) : []),
  ];
}

/** A wave has waited. */
export function tellDrained(w: Wave, complete: Complete): void {
  if (complete.length > 0 && w.machine.sync !== undefined) tell(w, 'drained', complete);
}
