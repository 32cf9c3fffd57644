/** Tells who watches a run what threads of a warp do that orders memory. */
import type { SyncEvent } from '../report.ts';
import { LANES, type Warp } from './state.ts';

/** What an event says beside who and where. */
export type Told = Pick<
  SyncEvent,
  'kind' | 'barrier' | 'owner' | 'pending' | 'isBulk' | 'isRead' | 'isRelaxed' | 'isFirst'
>;

/** Lanes of a warp, by their numbers in it. */
export function tell(warp: Warp, lanes: readonly number[], what: Told): void {
  const { block } = warp;
  const { launch, sync } = block.grid;
  sync?.({
    ...what,
    launch,
    block: block.index,
    threads: lanes.map((lane) => warp.index * LANES + lane),
    line: warp.op?.line ?? 0,
    phase: block.phase,
  });
}

/** Accesses from here on are told to who watches, or not. */
export function watched(warp: Warp, isWatched: boolean): void {
  warp.block.grid.isWatched = isWatched;
}

/** Accesses from here on are of a copy beside the thread, or of the thread when undefined. */
export function actAs(warp: Warp, agent: 'copy' | 'bulk' | 'bulkRead' | undefined): void {
  warp.block.grid.agent = agent;
}
