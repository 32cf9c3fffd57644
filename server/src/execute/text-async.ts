/**
 * What copies that run beside the threads and barriers in memory order in a text, as the
 * interpreter tells of them (PTX ISA, `cp.async`, `cp.async.bulk`, `mbarrier`, proxies).
 */
import type { SyncEvent } from '../emulate/index.ts';
import { AGENT, type AgentKind, type Clock, join, NOTHING } from './clock.ts';
import type { RaceClocks } from './race-clocks.ts';

/** Clocks of a barrier in memory: of those who arrived in this phase, and in the ones before. */
interface BarrierClocks {
  arrived: Clock;
  done: Clock;
}

/** What a group has done, and what of that is reading. */
interface Group {
  readonly all: Clock;
  readonly reads: Clock;
}

export class TextAsync {
  private readonly clocks: RaceClocks;
  private readonly setPhase: (thread: number, phase: number) => void;
  /** Groups that a thread has not waited for, by block, kind and thread. */
  private readonly groups = new Map<string, Group[]>();
  private readonly barriers = new Map<string, BarrierClocks>();

  constructor(clocks: RaceClocks, setPhase: (thread: number, phase: number) => void) {
    this.clocks = clocks;
    this.setPhase = setPhase;
  }

  /** Takes an event in; false when it is none of copies and barriers in memory. */
  take(event: SyncEvent): boolean {
    const { kind, block, threads, pending, isBulk = false } = event;
    const agent = isBulk ? AGENT.bulk : AGENT.copy;
    switch (kind) {
      case 'commit':
        for (const t of threads) this.groupsOf(block, t, agent).push(this.closeAll(t, agent));
        return true;
      case 'wait':
        for (const t of threads) this.wait(event, t, agent, pending);
        return true;
      case 'proxy-fence':
        for (const t of threads) this.setPhase(t, this.clocks.fenceProxy(t));
        return true;
      case 'mbarrier-arrive':
        for (const t of threads) {
          const { clock, phase } = this.clocks.passOn(t);
          this.setPhase(t, phase);
          this.pass(event, clock);
        }
        return true;
      case 'mbarrier-copies':
        for (const t of threads) this.pass(event, this.close(t, agent));
        return true;
      case 'mbarrier-phase': {
        const barrier = this.barrierOf(event);
        barrier.done = join(barrier.done, barrier.arrived);
        barrier.arrived = NOTHING;
        return true;
      }
      case 'mbarrier-wait':
        for (const t of threads) this.clocks.wait(t, this.barrierOf(event).done);
        return true;
      default:
        return false;
    }
  }

  private close(thread: number, agent: AgentKind): Clock {
    return this.closeAll(thread, agent).all;
  }

  private closeAll(thread: number, agent: AgentKind): Group {
    const { clocks } = this;
    if (agent !== AGENT.bulk) return { all: clocks.closeGroup(thread, agent), reads: NOTHING };
    const reads = clocks.closeGroup(thread, AGENT.bulkRead);
    return { all: join(clocks.closeGroup(thread, AGENT.bulk), reads), reads };
  }

  private wait(
    { block, isRead = false }: SyncEvent,
    thread: number,
    agent: AgentKind,
    pending: number | undefined,
  ): void {
    const open = this.groupsOf(block, thread, agent);
    const count = Math.max(0, open.length - (pending ?? 0));
    if (isRead) {
      const reads = open.slice(0, count).map((one) => one.reads);
      this.clocks.wait(thread, reads.reduce(join, NOTHING));
      return;
    }
    const done = open.splice(0, count);
    let clock = done.map(({ all }) => all).reduce(join, NOTHING);
    // `wait_all` waits for copies that are part of no group, too.
    if (pending === undefined) clock = join(clock, this.close(thread, agent));
    this.clocks.wait(thread, clock);
  }

  private groupsOf(block: number, thread: number, agent: AgentKind): Group[] {
    const key = `${block} ${agent} ${thread}`;
    const found = this.groups.get(key) ?? [];
    this.groups.set(key, found);
    return found;
  }

  private barrierOf({ block, owner = block, barrier }: SyncEvent): BarrierClocks {
    const key = `${owner} ${barrier}`;
    const found = this.barriers.get(key) ?? { arrived: NOTHING, done: NOTHING };
    this.barriers.set(key, found);
    return found;
  }

  private pass(event: SyncEvent, clock: Clock): void {
    const barrier = this.barrierOf(event);
    barrier.arrived = join(barrier.arrived, clock);
  }
}
