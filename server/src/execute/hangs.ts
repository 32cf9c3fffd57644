/** Threads that will never go on, in words: what they wait for, and where all others are. */
import { dimText, rangesText } from '../base/index.ts';
import type { Dim3, ExecuteFrame, FaultValue } from './api.ts';
import type { BarrierWait } from './async.ts';

/** What a thread reads again and again. */
export interface Spin<F = ExecuteFrame> {
  /** As messages name it. */
  readonly element: string;
  /** Undefined when no number says it. */
  readonly value?: string;
  /** Its first byte in memory, and its bytes; absent of what is no memory. */
  readonly memory?: { readonly place: number; readonly size: number };
  /** Where it is read; undefined when the loop says it. */
  readonly frames?: readonly F[];
  /** How things are with it. */
  readonly state?: string;
  /** Its last write, where there was one. */
  readonly write?: { readonly by: string; readonly frames: readonly F[] };
}

/** A phase of an mbarrier that threads wait for. */
export function barrierSpin(element: string, wait: BarrierWait): Spin {
  const { phase, now, expected, arrived, bytes } = wait;
  const count = `${arrived} of ${expected} arrivals have come`;
  const missing = bytes === 0 ? '' : `, ${bytes} bytes of copies are missing`;
  return {
    element: `the end of ${phase} of the mbarrier at ${element}`,
    state: `the mbarrier is in phase ${now}, of parity ${now & 1}: ${count}${missing}`,
  };
}

/** Threads of one block at one place. */
export interface WaitingGroup<F = ExecuteFrame> {
  readonly threads: readonly number[];
  /** `a barrier`, `a warp operation`, `a loop`. */
  readonly what: string;
  readonly frames: readonly F[];
}

/** Threads of one block at one place, and what they wait for where they read it again and again. */
export interface WaitingPlace<F = ExecuteFrame> extends WaitingGroup<F> {
  readonly block: Dim3;
  /** The number of the wait in the kernel. */
  readonly wait: number;
  readonly spin?: Spin<F> | undefined;
}

/** A place that would write what is waited for. */
export interface Producer<F = ExecuteFrame> {
  readonly frames: readonly F[];
  /** Threads that wait before it; none where all that could come to it have ended. */
  readonly waiting: readonly WaitingPlace<F>[];
}

/** Where everything else is that could write what is waited for. */
export interface Elsewhere<F = ExecuteFrame> {
  /** Threads of the block that have ended. */
  readonly ended: readonly number[];
  readonly groups: readonly WaitingGroup<F>[];
  /** Places of other blocks that wait, of the first of them. */
  readonly places: readonly WaitingPlace<F>[];
  readonly producers: readonly Producer<F>[];
  /** Other blocks that wait. */
  readonly waitingBlocks: number;
  /** Blocks that have not started, as there is no room for them while these wait. */
  readonly pendingBlocks: number;
  readonly residentBlocks: number;
}

/** A finding of threads that wait; `F`: how its places are told. */
export interface HangFault<F> {
  readonly kind: 'deadlock';
  readonly message: string;
  readonly values: readonly FaultValue[];
  readonly related: readonly Related<F>[];
  readonly help: string;
}

interface Related<F> {
  readonly message: string;
  readonly frames: readonly F[];
}

/** A finding about threads that read memory which nothing writes any more. */
export function livelockFault<F = ExecuteFrame>(
  threads: readonly number[],
  spin: Spin<F> | undefined,
  others: Elsewhere<F>,
): HangFault<F> {
  const many = threads.length > 1;
  const who = `${many ? 'threads' : 'thread'} ${rangesText(threads)}`;
  const verb = many ? 'wait' : 'waits';
  const memory = spin === undefined ? 'memory' : spin.element;
  const { pendingBlocks, residentBlocks } = others;
  const message =
    pendingBlocks > 0
      ? `${who} ${verb} in a loop for ${memory}, and ${blocks(pendingBlocks)} that may write it ${pendingBlocks > 1 ? 'have' : 'has'} not started: ${residentBlocks} blocks are resident, and all of them wait`
      : `${who} ${verb} in a loop for ${memory === 'memory' ? 'memory that' : `${memory}, which`} no thread ${spin?.state === undefined ? 'writes' : 'brings about'} any more`;
  return {
    kind: 'deadlock',
    message,
    values: spin?.value === undefined ? [] : [{ name: 'value', value: spin.value }],
    related: [
      ...(spin?.write === undefined
        ? []
        : [{ message: `the last write, by ${spin.write.by}`, frames: spin.write.frames }]),
      ...others.producers.map((one) => producerText(one, pendingBlocks)),
      ...groupsText(others.groups),
      ...others.places.map((one) => ({ message: `${placeText(one)} here`, frames: one.frames })),
    ],
    help: elsewhereText(others, spin),
  };
}

/** `thread 0 of block 1 waits in a loop for `flags[1]``. */
function placeText<F>(place: WaitingPlace<F>): string {
  const { threads, what, spin } = place;
  const at = spin === undefined ? `at ${what}` : `in ${what} for ${spin.element}`;
  return `${whoText(place)} ${threads.length > 1 ? 'wait' : 'waits'} ${at}`;
}

function whoText<F>({ threads, block }: WaitingPlace<F>): string {
  return `${threads.length > 1 ? 'threads' : 'thread'} ${rangesText(threads)} of block ${dimText(block)}`;
}

function producerText<F>({ frames, waiting: [first] }: Producer<F>, pending: number): Related<F> {
  if (first !== undefined)
    return { message: `${whoText(first)} would write it here, but ${placeRest(first)}`, frames };
  const who = pending > 0 ? 'by a block that has not started' : 'where no thread comes any more';
  return { message: `it would be written here, ${who}`, frames };
}

/** What a place says behind its threads. */
const placeRest = <F>(place: WaitingPlace<F>): string =>
  placeText(place).slice(whoText(place).length + 1);

/** Other groups of the block as places. */
export function groupsText<F = ExecuteFrame>(groups: readonly WaitingGroup<F>[]): Related<F>[] {
  return groups.map(({ threads, what, frames }) => ({
    message: `${threads.length > 1 ? 'threads' : 'thread'} ${rangesText(threads)} ${threads.length > 1 ? 'wait' : 'waits'} at ${what} here`,
    frames,
  }));
}

function elsewhereText<F>(
  { ended, waitingBlocks, pendingBlocks }: Elsewhere<F>,
  spin?: Spin<F>,
): string {
  const parts: string[] = [];
  if (spin?.state !== undefined) parts.push(spin.state);
  else if (spin !== undefined && spin.write === undefined) parts.push('nothing has written it');
  if (ended.length > 0)
    parts.push(
      `${ended.length > 1 ? 'threads' : 'thread'} ${rangesText(ended)} of the block ${ended.length > 1 ? 'have' : 'has'} ended`,
    );
  if (waitingBlocks > 0)
    parts.push(`${blocks(waitingBlocks)} more ${waitingBlocks > 1 ? 'wait' : 'waits'} too`);
  if (pendingBlocks > 0)
    parts.push('a launch promises no room for all its blocks unless it is cooperative');
  return parts.length === 0 ? 'all threads of the launch wait' : parts.join('; ');
}

function blocks(count: number): string {
  return count === 1 ? 'one block' : `${count} blocks`;
}
