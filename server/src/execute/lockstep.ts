/**
 * The threads of a block as a debugger runs them: warp after warp, the lanes of a warp together
 * from one statement to the next. Lanes that are apart go on in the order of the program, those
 * behind first, so that they meet again (Collange: Stack-less SIMT Reconvergence at Low Cost,
 * 2011). In the order of a schedule threads take turns as they do in a run in that order, from one
 * statement to the next.
 */
import type { Block, Func, SourceLoc } from '../mir/index.ts';
import { STATUS } from './environment.ts';
import { cyclesOf } from './loops.ts';
import { isMark, MARK } from './marks.ts';
import type { BlockOrder } from './orders.ts';
import { type BarrierCounts, type BlockEnd, type ScheduledBlock, Scheduler } from './scheduler.ts';
import type { Wait } from './waits.ts';

/** Rounds of threads that only give way, after which the block is left for others. */
const PATIENCE = 16;

/** Lanes of a warp that are about to execute a statement together. */
export interface LaneGroup {
  readonly warp: number;
  /** The wait of the kernel at which they are. */
  readonly wait: number;
  /** By their place in the block, ascending. */
  readonly threads: readonly number[];
}

/** Where each stop of a kernel is in the order of the program, and in which loops. */
export class StopOrder {
  /** By wait; -1 for what is no stop. */
  readonly rank: Int32Array;
  /** Loops around each wait, outermost first, by number. */
  readonly loops: readonly (readonly number[])[];

  constructor(kernel: Func, waits: readonly Wait[]) {
    const chains = waits.map(({ inst }) => chainOf(inst.loc));
    const stops = waits.flatMap(({ inst }, i) => (isMark(inst, MARK.stop) ? [i] : []));
    const sorted = [...stops].sort((a, b) => compareChains(chains[a]!, chains[b]!) || a - b);
    this.rank = new Int32Array(waits.length).fill(-1);
    sorted.forEach((wait, i) => {
      this.rank[wait] = i;
    });
    const around = loopsOf(kernel);
    this.loops = waits.map(({ inst }) => around.get(inst.block) ?? []);
  }
}

/** Offsets from the kernel's own code to the innermost. */
function chainOf(loc: SourceLoc | undefined): number[] {
  const out: number[] = [];
  for (let at = loc; at !== undefined; at = at.inlinedAt) out.push(at.span.start);
  return out.reverse();
}

function compareChains(a: readonly number[], b: readonly number[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  // What is inlined into a statement comes after the statement has begun.
  return a.length - b.length;
}

/** By block: the headers of the loops around it, outermost first. */
function loopsOf(fn: Func): Map<Block, number[]> {
  const out = new Map<Block, number[]>();
  for (const { header, body } of cyclesOf(fn).reverse())
    for (const block of body) {
      const list = out.get(block);
      if (list === undefined) out.set(block, [header.id]);
      else list.push(header.id);
    }
  return out;
}

/**
 * How far a lane has come: the stop where it is, and the turns of the loops around it. Lanes that
 * are together share one.
 */
interface Progress {
  readonly wait: number;
  readonly turns: readonly number[];
}

/** Where a scheduler is, before a group goes on. */
export interface LockstepPlace {
  /** The first thread of the warp. */
  readonly first: number;
  readonly progress: readonly Progress[];
  readonly isGone: Uint8Array;
  readonly idle: number;
  readonly barriers: BarrierCounts;
}

const BEGINNING: Progress = { wait: -1, turns: [] };

export class LockstepScheduler extends Scheduler {
  private readonly stops: StopOrder;
  private readonly progress: Progress[];
  /** Has a lane gone on since its progress was noted? */
  private readonly isGone: Uint8Array;
  /** What was noted last: lanes of a group mostly come from one place to one other. */
  private noted: { readonly from: Progress; readonly to: Progress } | undefined;
  private idle = 0;
  /** The first thread of the warp that goes on. */
  private first = 0;

  constructor(run: ScheduledBlock, stops: StopOrder, order?: BlockOrder) {
    super(run, order);
    this.stops = stops;
    this.progress = Array.from({ length: run.threads }, () => BEGINNING);
    this.isGone = new Uint8Array(run.threads).fill(1);
  }

  /** Makes all threads ready to run from their beginning. */
  begin(): void {
    this.run.reset();
    this.idle = 0;
    this.first = 0;
    this.progress.fill(BEGINNING);
    this.isGone.fill(1);
    this.noted = undefined;
  }

  /** Where it is, between two groups in the usual order. */
  place(): LockstepPlace {
    return {
      first: this.first,
      progress: [...this.progress],
      isGone: this.isGone.slice(),
      idle: this.idle,
      barriers: this.barrierCounts(),
    };
  }

  /** Goes on from a place, with threads as they were there: its group comes next. */
  resumeAt({ first, progress, isGone, idle, barriers }: LockstepPlace): void {
    this.first = first;
    progress.forEach((one, t) => {
      this.progress[t] = one;
    });
    this.isGone.set(isGone);
    this.idle = idle;
    this.noted = undefined;
    this.setBarrierCounts(barriers);
  }

  /** The groups one after the other, each before it goes on; at last why there are no more. */
  *groups(): Generator<LaneGroup, BlockEnd> {
    if (this.order !== undefined) return yield* this.orderedGroups();
    const { run } = this;
    for (;;) {
      for (; this.first < run.threads; this.first += run.waveSize) {
        const { first } = this;
        const warp = first / run.waveSize;
        const end = Math.min(first + run.waveSize, run.threads);
        for (;;) {
          this.driveWarp(first, end);
          const group = this.groupOf(warp, first, end);
          if (group !== undefined) {
            yield group;
            this.leave(group);
          } else if (!this.releasesWave(first, end)) break;
        }
      }
      this.first = 0;
      const { live, yielding, clustered } = this.census();
      if (live === 0) return 'done';
      this.lookNowAndThen();
      if (this.releaseAny({ live, yielding, clustered })) this.idle = 0;
      else if (yielding > 0) {
        if (++this.idle > PATIENCE) {
          this.idle = 0;
          return 'stalled';
        }
        run.look();
        this.releaseYields();
      } else return this.stuck(clustered);
    }
  }

  private *orderedGroups(): Generator<LaneGroup, BlockEnd> {
    const { run } = this;
    for (;;) {
      const unit = this.nextUnit();
      if (unit === undefined) {
        const end = this.settle();
        if (end !== undefined) return end;
        continue;
      }
      const [first, end] = this.rangeOf(unit);
      const warp = Math.floor(first / run.waveSize);
      this.beginTurn(unit);
      this.driveWarp(first, end);
      for (;;) {
        const group = this.groupOf(warp, first, end);
        if (group === undefined) break;
        yield group;
        this.leave(group);
        this.driveWarp(first, end);
      }
      if (this.endTurn(unit)) return 'preempted';
    }
  }

  private releasesWave(first: number, end: number): boolean {
    return this.hasWaves && (this.releaseMasked(first, end) || this.releaseFirst(first, end));
  }

  private leave({ threads }: LaneGroup): void {
    this.idle = 0;
    for (const t of threads) {
      this.isGone[t] = 1;
      this.run.release(t);
    }
    this.lookNowAndThen();
  }

  private driveWarp(first: number, end: number): void {
    const { run } = this;
    for (let t = first; t < end; t++) {
      if (run.status(t) !== STATUS.run) continue;
      run.drive(t, end, false);
      return;
    }
  }

  /** The lanes of a warp that go on next. */
  private groupOf(warp: number, first: number, end: number): LaneGroup | undefined {
    const { run, stops } = this;
    let best = -1;
    let threads: number[] = [];
    for (let t = first; t < end; t++) {
      const wait = run.status(t);
      if (wait < 0 || stops.rank[wait]! < 0) continue;
      this.note(t, wait);
      const order = best < 0 ? -1 : this.compare(t, best);
      if (order < 0) {
        best = t;
        threads = [t];
      } else if (order === 0) {
        this.progress[t] = this.progress[best]!;
        threads.push(t);
      }
    }
    return best < 0 ? undefined : { warp, wait: run.status(best), threads };
  }

  /** Notes that a lane has come to a stop: a way back in a loop is a turn of it. */
  private note(thread: number, wait: number): void {
    if (this.isGone[thread] === 0) return;
    this.isGone[thread] = 0;
    const from = this.progress[thread]!;
    if (this.noted?.from !== from || this.noted.to.wait !== wait)
      this.noted = { from, to: this.progressAt(from, wait) };
    this.progress[thread] = this.noted.to;
  }

  /** The progress of a lane that has come from one stop to another. */
  private progressAt(from: Progress, wait: number): Progress {
    const { loops, rank } = this.stops;
    const now = loops[wait]!;
    const before = from.wait < 0 ? [] : loops[from.wait]!;
    let shared = 0;
    while (shared < now.length && now[shared] === before[shared]) shared++;
    const turns = now.map((_, i) => (i < shared ? from.turns[i]! : 0));
    if (shared > 0 && rank[wait]! <= rank[from.wait]!) turns[shared - 1]!++;
    return { wait, turns };
  }

  /** Which of two lanes of a warp goes first: below 0 the first one, 0 both. */
  private compare(a: number, b: number): number {
    const [one, other] = [this.progress[a]!, this.progress[b]!];
    if (one === other) return 0;
    const { loops, rank } = this.stops;
    const [inA, inB] = [loops[one.wait]!, loops[other.wait]!];
    for (let i = 0; i < inA.length && inA[i] === inB[i]; i++)
      if (one.turns[i] !== other.turns[i]) return one.turns[i]! - other.turns[i]!;
    return rank[one.wait]! - rank[other.wait]!;
  }
}
