/**
 * The account of work on code: passes and back ends count what they visit, in the loops that may
 * visit a function more often than its size lets expect. Counted, never timed, and only within one
 * call that computes one thing from its arguments, so that a limit is met at the same place
 * independent of earlier requests.
 */
import type { Limit } from './fuel.ts';

/** More was visited than the limit lets. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork';
  readonly limit: number;

  constructor(limit: number) {
    super(`more than ${limit} steps`);
    this.limit = limit;
  }
}

interface Account {
  readonly limit: number;
  spent: number;
}

/** The account of the call that is under way; calls within it have their own. */
let current: Account = { limit: Number.POSITIVE_INFINITY, spent: 0 };

/**
 * Counts visits of instructions, blocks or members of sets.
 *
 * @throws TooMuchWork when the call under way may not visit so many
 */
export function spendWork(count: number): void {
  current.spent += count;
  if (current.spent > current.limit) throw new TooMuchWork(current.limit);
}

/** What the call under way has visited so far; to count again what is kept. */
export function workSoFar(): number {
  return current.spent;
}

/** Calls `make` with an account of its own, which must not ask for what others keep. */
export function withinWork<T>({ limit }: Limit, make: () => T): T {
  const before = current;
  current = { limit, spent: 0 };
  try {
    return make();
  } finally {
    current = before;
  }
}
