/** Threads of a text that wait for ever, in the words that exact Rust has for them. */
import { dimText } from '../base/index.ts';
import type { Stall, StalledGroup, StalledRead } from '../emulate/index.ts';
import type { Dim3, FaultValue } from './api.ts';
import { livelockFault, type Producer, type Spin, type WaitingPlace } from './hangs.ts';
import { reachedFrom, type TextFunction, textFunctions, writersFor } from './text-flow.ts';

/** A line of the text. */
export interface TextPlace {
  /** Zero-based. */
  readonly line: number;
}

/** What is said about a stall. */
export interface TextHang {
  readonly message: string;
  readonly values: readonly FaultValue[];
  readonly related: readonly { readonly message: string; readonly line: number }[];
  readonly help: string;
}

/** What a run knows beside the stall. */
export interface TextMemory {
  /** `byte 4 of `flags`, which has 16 bytes`. */
  element(read: StalledRead): string;
  /** Undefined where nothing has written it, or it is not known. */
  lastWrite(
    read: StalledRead,
  ): { readonly thread: Dim3; readonly block: Dim3; readonly line: number } | undefined;
}

/** Places of other blocks that are told of at most. */
const MOST_PLACES = 4;
const MOST_PRODUCERS = 3;

/** A finding of threads that wait for ever in a text. */
export function textHang(
  target: 'ptx' | 'amdgcn',
  text: string,
  { groups, ended, pendingBlocks, residentBlocks }: Stall,
  memory: TextMemory,
): TextHang {
  const first = groups[0]!;
  const functions = textFunctions(target, text);
  const placeOf = (group: StalledGroup): WaitingPlace<TextPlace> => ({
    ...group,
    wait: group.line,
    frames: [{ line: group.line }],
    spin: group.read && spinOf(group.read, memory),
  });
  const others = groups.slice(1);
  const isOwn = ({ index }: StalledGroup): boolean => index === first.index;
  const places = others.filter((one) => !isOwn(one)).slice(0, MOST_PLACES);
  const blocks = new Set(others.filter((one) => !isOwn(one)).map(({ index }) => index));
  const shown = new Set(places.map(({ index }) => index));
  if (first.read === undefined) return endless(first, text);
  const fault = livelockFault<TextPlace>(first.threads, spinOf(first.read, memory), {
    ended,
    groups: others.filter(isOwn).map(placeOf),
    places: places.map(placeOf),
    producers: producersOf(functions, first, others, placeOf),
    waitingBlocks: blocks.size - shown.size,
    pendingBlocks,
    residentBlocks,
  });
  return {
    message: fault.message,
    values: fault.values,
    related: fault.related.flatMap(({ message, frames: [at] }) =>
      at === undefined ? [] : [{ message, line: at.line }],
    ),
    help: target === 'amdgcn' ? `${fault.help}; ${LOCKSTEP}` : fault.help,
  };
}

/** LLVM's AMDGPU user guide: control flow of lanes is made of masks of the wave. */
const LOCKSTEP = 'lanes of a wave that have left a loop wait until the others have';

/** A loop that reads nothing which another thread may write. */
function endless({ threads }: StalledGroup, text: string): TextHang {
  const many = threads.length > 1;
  const hasLoads = /\b(?:ld\.|\w*_load_)/.test(text);
  return {
    message: `${many ? 'threads' : 'thread'} ${threads[0]}${many ? ` and ${threads.length - 1} more` : ''} ${many ? 'do' : 'does'} not leave a loop that reads no memory`,
    values: [],
    related: [],
    help: hasLoads
      ? 'what decides about the loop was read before it: a plain read of memory that others write may be taken out of a loop, an atomic one may not'
      : 'nothing in the loop changes what decides about it',
  };
}

function spinOf(read: StalledRead, memory: TextMemory): Spin<TextPlace> {
  const write = memory.lastWrite(read);
  return {
    element: memory.element(read),
    value: `${read.value}`,
    ...(write && {
      write: {
        by: `thread ${dimText(write.thread)} of block ${dimText(write.block)}`,
        frames: [{ line: write.line }],
      },
    }),
  };
}

/** Lines that would write what is read, with the threads that wait before them. */
function producersOf(
  functions: readonly TextFunction[],
  first: StalledGroup,
  others: readonly StalledGroup[],
  placeOf: (group: StalledGroup) => WaitingPlace<TextPlace>,
): Producer<TextPlace>[] {
  for (const fn of functions) {
    const read = fn.rows.findIndex(({ line }) => line === first.line);
    if (read < 0) continue;
    const reached = (group: StalledGroup): ReadonlySet<number> =>
      reachedFrom(
        fn,
        fn.rows.findIndex(({ line }) => line === group.line),
      );
    const own = reached(first);
    const ways = others.map((group) => ({ group, to: reached(group) }));
    return writersFor(fn, read)
      .flatMap((at): Producer<TextPlace>[] => {
        const frames = [{ line: fn.rows[at]!.line }];
        const waiting = ways.filter(({ to }) => to.has(at)).map(({ group }) => placeOf(group));
        // What comes behind the loop itself is no help.
        return waiting.length === 0 && own.has(at) ? [] : [{ frames, waiting }];
      })
      .slice(0, MOST_PRODUCERS);
  }
  return [];
}
