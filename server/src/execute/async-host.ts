/** What operations beside the threads need of the launch that they are part of. */
import type { Dim3 } from './api.ts';
import type { AgentKind, Clock } from './clock.ts';
import type { Cluster } from './clusters.ts';
import type { Diagnosis } from './diagnose.ts';
import type { DeviceMemory } from './objects.ts';

/** What asynchronous operations ask of the launch. */
export interface AsyncHost {
  readonly memory: DeviceMemory;
  currentThread(): number;
  /** Linear index of the block that runs, and of any other. */
  readonly blockNumber: number;
  numberOf(block: Dim3): number;
  /** What looks for races; undefined without. */
  readonly races: AsyncRaces | undefined;
  /** The cluster of the block that runs; undefined where blocks run one by one. */
  readonly cluster: Cluster | undefined;
  /** A finding at the operation that runs; may end the thread. */
  fail(diagnosis: Diagnosis): void;
  /** The launch starts again when an input is written. */
  willWrite(pointer: bigint): void;
}

/** What copies and barriers in memory order. */
export interface AsyncRaces {
  /** An agent of a thread accesses bytes; `atomic`: by atomic operations of so many each. */
  byAgent(
    agent: AgentKind,
    range: { place: number; size: number; writes: boolean; atomic?: number },
  ): void;
  /** The thread itself does. */
  byThread(range: { place: number; size: number; writes: boolean }): void;
  /** All that an agent of a thread has begun so far is one group; gives its clock. */
  closeGroup(thread: number, agent: AgentKind): Clock;
  /** What comes before the next access of a thread, its own included. */
  passOn(thread: number): Clock;
  /** A clock comes before what a thread does from now on. */
  wait(thread: number, clock: Clock): void;
  /** What a thread has done in the usual way comes before asynchronous accesses. */
  fenceProxy(thread: number): void;
}
