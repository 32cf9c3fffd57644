/**
 * Threads that will never go on: a window of a run in which no memory changes, and in which each
 * thread comes back to a state that it has had. What follows is the same again. Registers count
 * that decide what is done next: where to go, what to access. A register that only counts the
 * rounds does not.
 */
import type { Bytes } from './memory.ts';
import type { StalledGroup, StalledRead } from './report.ts';

/** A line and what was read there. */
interface Reading extends Omit<StalledRead, 'value'> {
  readonly line: number;
  readonly bytes: Bytes;
  readonly at: number;
  readonly isAtomic: boolean;
}

/** Who accesses memory, and what. */
export interface WindowAccess {
  readonly block: number;
  readonly thread: number;
  readonly space: string;
  readonly offset: number;
  readonly size: number;
  readonly kind: 'load' | 'store' | 'atomic';
  readonly line: number;
  /** The block whose shared memory it is; `block` when absent. */
  readonly owner?: number;
}

/** The memory of a run while it is looked at. */
export class StallWindow {
  private readonly written: { readonly bytes: Bytes; readonly at: number; old: Uint8Array }[] = [];
  private isOther = false;
  private readonly reads = new Map<number, Map<number, Reading>>();

  /** A thread is about to access bytes of a memory, which begin at `at` there. */
  touch(access: WindowAccess, bytes: Bytes, at: number): void {
    const { kind, size, space, block, thread, line, offset, owner = block } = access;
    if (kind !== 'load') this.written.push({ bytes, at, old: bytes.u8.slice(at, at + size) });
    if (kind === 'store' || (space !== 'global' && space !== 'shared')) return;
    let own = this.reads.get(block);
    if (own === undefined) this.reads.set(block, (own = new Map()));
    const isAtomic = kind === 'atomic';
    own.set(thread, { space, offset, size, owner, line, bytes, at, isAtomic });
  }

  /** Something else has changed that threads may wait for. */
  change(): void {
    this.isOther = true;
  }

  /** Has memory another value since this was asked last? */
  hasChanged(): boolean {
    if (this.isOther) return true;
    for (const { bytes, at, old } of this.written)
      for (let i = 0; i < old.length; i++) if (bytes.u8[at + i] !== old[i]) return true;
    this.written.length = 0;
    return false;
  }

  /** Has anything been read that others may write? */
  get hasReads(): boolean {
    return this.reads.size > 0;
  }

  /** What a thread has read last: the line, and the place with its value. */
  readOf(block: number, thread: number): { line: number; read: StalledRead } | undefined {
    const found = this.reads.get(block)?.get(thread);
    if (found === undefined) return undefined;
    const { line, bytes, at, space, offset, size, owner } = found;
    let value = 0n;
    for (let i = Math.min(size, 8) - 1; i >= 0; i--)
      value = (value << 8n) | BigInt(bytes.u8[at + i]!);
    return { line, read: { space, offset, size, owner, value } };
  }
}

/** Instructions of each warp that are seen before states are compared. */
const FIRST_ROUNDS = 64;

/** Looks whether warps come back to states that they have had. */
export abstract class StallWatch {
  readonly window = new StallWindow();
  /** Has an instruction run that had not run before? */
  protected hasNew = false;

  /** Notes the states to which warps are to come back. */
  protected abstract remember(): void;
  /** One instruction of each warp: how many have run; undefined when something changes. */
  protected abstract round(): number | undefined;
  /** Have all come back? */
  protected abstract get isBack(): boolean;

  /**
   * Do all warps come back to where they were, within so many instructions of warps? With
   * `isWaiting` only where they read memory.
   */
  isForEver(budget: number, isWaiting = false): boolean {
    let left = budget;
    // States are compared once no instruction has been new for some time.
    let isCompared = false;
    for (let rounds = FIRST_ROUNDS; left > 0; rounds *= 2) {
      if (isCompared) this.remember();
      this.hasNew = false;
      for (let round = 0; round < rounds && left > 0; round++) {
        const ran = this.round();
        if (ran === undefined) return false;
        left -= ran;
        if (isCompared && !this.hasNew && this.isBack) return true;
      }
      isCompared = !this.hasNew;
      if (isCompared && isWaiting && !this.window.hasReads) return false;
    }
    return false;
  }
}

/** Joins threads of a block that are at one place and read the same. */
export class StallGroups {
  private readonly groups = new Map<string, StalledGroup & { readonly threads: number[] }>();

  add(thread: number, group: Omit<StalledGroup, 'threads'>): void {
    const { index, what, line, read } = group;
    const key = `${index} ${what} ${line} ${read?.space} ${read?.owner} ${read?.offset} ${read?.size}`;
    const known = this.groups.get(key);
    if (known === undefined) this.groups.set(key, { ...group, threads: [thread] });
    else known.threads.push(thread);
  }

  /** Groups, that of the first block with a loop that reads first; undefined without a loop. */
  sorted(): readonly StalledGroup[] | undefined {
    const all = [...this.groups.values()];
    const first =
      all.find(({ read }) => read !== undefined) ?? all.find(({ what }) => what === 'a loop');
    if (first === undefined) return undefined;
    const own = all.filter((one) => one !== first && one.index === first.index);
    return [first, ...own, ...all.filter(({ index }) => index !== first.index)];
  }
}

/** A register of a thread, as a key, that an instruction reads or writes. */
export interface Effects {
  readonly reads: readonly number[];
  readonly writes: readonly number[];
  /** What it reads decides something, whatever becomes of the result. */
  readonly isRoot: boolean;
}

/** Registers that decide what instructions do which have been executed. */
export function decidingRegisters(
  executed: Iterable<Effects>,
  always: Iterable<number>,
): Set<number> {
  const out = new Set<number>(always);
  const rest: Effects[] = [];
  for (const one of executed) {
    if (one.isRoot || one.writes.length === 0) for (const r of one.reads) out.add(r);
    else rest.push(one);
  }
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const { reads, writes } of rest) {
      if (!writes.some((r) => out.has(r))) continue;
      for (const r of reads) {
        if (out.has(r)) continue;
        out.add(r);
        isMore = true;
      }
    }
  }
  return out;
}

/** Instructions of a warp in which it comes back to its state, when it spins. */
export const SPIN_BUDGET = 1024;

/** When a run is looked at, and how long: what it costs stays a part of the run. */
export class StallTimes {
  private next = 2 ** 19;
  private failed = 0;
  private skipped = 0;

  /**
   * Instructions of warps that may be looked at now; 0 for none. `steps` counts instructions of
   * threads, `spinning` warps that only read again what they have read; 0 where others go on.
   */
  at(steps: number, spinning: number): number {
    if (spinning > 0 && this.skipped++ >= this.failed) {
      this.failed = Math.max(1, 2 * this.failed);
      this.skipped = 0;
      return Math.max(2 ** 13, spinning * SPIN_BUDGET);
    }
    if (steps < this.next) return 0;
    this.next = steps * 2;
    return Math.max(2 ** 13, Math.floor(steps / 64));
  }

  /** Other blocks may start: what follows is another run. */
  again(): void {
    this.failed = 0;
  }
}

/** When it is looked whether a warp spins whose turns end before it does. */
export class SpinTimes {
  private turns = 0;
  private next = 1;

  /** The warp has used up a turn. */
  turnOver(): void {
    this.turns++;
  }

  /** Has no turn been used up yet? */
  get isNew(): boolean {
    return this.turns === 0;
  }

  /** Is it time to look? After each turn of one that spins, ever more seldom of others. */
  get isDue(): boolean {
    return this.turns >= this.next;
  }

  /** What was seen. */
  found(isSpinning: boolean): void {
    this.next = isSpinning ? 0 : 2 * this.turns;
  }
}
