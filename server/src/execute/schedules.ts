/**
 * Orders in which threads and blocks run: forward, reverse, and random ones in which the thread
 * that runs is put behind all others at a few random accesses (Burckhardt, Kothari, Musuvathi,
 * Nagarakatte: A Randomized Scheduler with Probabilistic Guarantees of Finding Bugs, ASPLOS 2010).
 * A schedule is a few lines of text, from which the same run comes again.
 */

/** A thread by its block and its place in it, as linear numbers. */
export interface ThreadName {
  readonly block: number;
  readonly thread: number;
}

export interface Schedule {
  /** The order of blocks, and of the threads of each, as long as nothing else is said. */
  readonly order: 'forward' | 'reverse' | 'random';
  /** Of a random order. */
  readonly seed: number;
  /** Threads that run after all others of their block, the last one last. */
  readonly last: readonly ThreadName[];
  /** The thread that comes to the access with this number, of all in a launch, goes last. */
  readonly changes: readonly number[];
}

export const FORWARD: Schedule = { order: 'forward', seed: 0, last: [], changes: [] };
export const REVERSE: Schedule = { ...FORWARD, order: 'reverse' };

/** Changes in a random schedule: most faults need one or two. */
const CHANGES = 3;

/** Numbers from 0 to 2^32 that follow from a seed (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** A random schedule; `points`: accesses that a launch has at which others may run. */
export function randomSchedule(seed: number, points: number): Schedule {
  const next = randomFrom(seed);
  const changes = new Set<number>();
  for (let i = 0; i < CHANGES && points > 0; i++) changes.add(1 + (next() % points));
  return { order: 'random', seed, last: [], changes: [...changes].sort((a, b) => a - b) };
}

/** Numbers below `count` in the order of a schedule; `salt` tells several orders apart. */
export function orderOf(schedule: Schedule, count: number, salt: number): number[] {
  const out = Array.from({ length: count }, (_, i) => i);
  if (schedule.order === 'reverse') return out.reverse();
  if (schedule.order === 'forward') return out;
  const next = randomFrom(schedule.seed ^ Math.imul(salt + 1, 0x9e3779b1));
  for (let i = count - 1; i > 0; i--) {
    const k = next() % (i + 1);
    [out[i], out[k]] = [out[k]!, out[i]!];
  }
  return out;
}

const HEADER = 'warplens replay 1';

/** The text of a replay file; launches before `launch` run forward. */
export function replayText(schedule: Schedule, launch: number): string {
  const { order, seed, last, changes } = schedule;
  return [
    HEADER,
    `launch ${launch}`,
    `order ${order}${order === 'random' ? ` ${seed}` : ''}`,
    ...last.map(({ block, thread }) => `last block ${block} thread ${thread}`),
    ...changes.map((at) => `change ${at}`),
    '',
  ].join('\n');
}

/** What a replay file says; a sentence about what is wrong with it otherwise. */
export function parseReplay(
  text: string,
): { readonly schedule: Schedule; readonly launch: number } | string {
  const [head, ...lines] = text.split(/\r?\n/);
  if (head?.trim() !== HEADER) return `the first line is not \`${HEADER}\``;
  let launch = 0;
  let [order, seed]: [Schedule['order'], number] = ['forward', 0];
  const last: ThreadName[] = [];
  const changes: number[] = [];
  for (const [i, line] of lines.entries()) {
    const words = line.trim().split(/\s+/);
    const [what, ...rest] = words;
    if (what === '' || what?.startsWith('#')) continue;
    const numbers = rest.filter((word) => /^\d{1,15}$/.test(word)).map(Number);
    const [a = -1, b = -1] = numbers;
    const isOrder =
      what === 'order' && /^(?:forward|reverse|random \d{1,10})$/.test(rest.join(' '));
    if (isOrder) [order, seed] = [rest[0] as Schedule['order'], Math.max(0, a)];
    else if (what === 'launch' && rest.length === 1 && a >= 0) launch = a;
    else if (what === 'change' && rest.length === 1 && a >= 0) changes.push(a);
    else if (/^last block \d{1,15} thread \d{1,15}$/.test(words.join(' ')))
      last.push({ block: a, thread: b });
    else return `line ${i + 2} is \`${line.trim()}\`, which says nothing`;
  }
  return { schedule: { order, seed, last, changes }, launch };
}

/** In words, for findings. */
export function scheduleText({ order, seed, last, changes }: Schedule): string {
  const parts = [order === 'random' ? `in the random order ${seed}` : `in ${order} order`];
  for (const { block, thread } of last) parts.push(`with thread ${thread} of block ${block} last`);
  if (changes.length === 1) parts.push('with one change of threads');
  else if (changes.length > 1) parts.push(`with ${changes.length} changes of threads`);
  return parts.join(', ');
}
