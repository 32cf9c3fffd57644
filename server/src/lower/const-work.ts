/**
 * What constants take to evaluate. One constant has a limit of its own (`consteval.ts`); here is
 * that of all that a function, a constant or a kernel needs. Each constant counts what it took the
 * first time, and the sum goes over those that are reached, whoever evaluated them: what was asked
 * before changes no answer.
 */
import { append, LIMITS, type Span } from '../base/index.ts';
import { Unsupported } from './unsupported.ts';

/** Steps of all constants beside the one that takes the most, which has a limit of its own. */
const MAX_TOGETHER = LIMITS.constantsTogether.limit;

/** Bytes of a value that count as one step: they are kept. */
export const BYTES_EACH = 2;

/** What one constant took. */
export class ConstWork {
  /** Of its own code and for its bytes, without the constants that it needs. */
  steps = 0;
  /** Those that the code that ran for it names. */
  readonly needs = new Set<ConstWork>();
  /** Not less than the steps with all that it needs; 0 until it is known. */
  bound = 0;

  /** Is it too much with what it needs, or already what it needs is? */
  get isTooMuch(): boolean {
    if (this.steps + boundOf(this.needs) <= MAX_TOGETHER) return false;
    return sumOf([this]).isTooMuch;
  }

  /** Nothing more will be added. */
  close(): void {
    this.bound = this.steps + boundOf(this.needs);
    // Bounds count what is reached in several ways several times.
    if (this.bound > MAX_TOGETHER) this.bound = sumOf([this]).total;
  }
}

function boundOf(works: Iterable<ConstWork>): number {
  let bound = 0;
  for (const work of works) bound += work.bound;
  return bound;
}

/** The steps of constants and all that they need, each counted once. */
class WorkSum {
  total = 0;
  private most = 0;
  private readonly seen = new Set<ConstWork>();

  add(first: ConstWork): void {
    const open = [first];
    for (let work = open.pop(); work !== undefined; work = open.pop()) {
      if (this.seen.has(work)) continue;
      this.seen.add(work);
      this.total += work.steps;
      this.most = Math.max(this.most, work.steps);
      append(open, work.needs);
    }
  }

  /** Without the one that takes the most. */
  get beside(): number {
    return this.total - this.most;
  }

  get isTooMuch(): boolean {
    return this.beside > MAX_TOGETHER;
  }
}

function sumOf(works: Iterable<ConstWork>): WorkSum {
  const sum = new WorkSum();
  for (const work of works) sum.add(work);
  return sum;
}

/** The constants that a function names, with the first place of each. */
export type ConstUses = ReadonlyMap<ConstWork, Span | undefined>;

/** Counts constants while a function is lowered, in the order of its code. */
export class ConstMeter {
  readonly uses = new Map<ConstWork, Span | undefined>();
  /** Not less than the steps beside the constant that takes the most. */
  private bound = 0;
  private problem: Unsupported | undefined;

  /** Throws when there is no more to spend, except for what is paid for already. */
  before(work: ConstWork | undefined): void {
    if (this.problem !== undefined && (work === undefined || !this.uses.has(work)))
      throw this.problem;
  }

  /** Throws when it is too much with those before it. */
  add(work: ConstWork | undefined, span: Span | undefined): void {
    if (work === undefined || work.bound === 0 || this.uses.has(work)) return;
    this.uses.set(work, span);
    this.bound += work.bound;
    if (this.bound <= MAX_TOGETHER) return;
    const sum = sumOf(this.uses.keys());
    this.bound = sum.beside;
    if (!sum.isTooMuch) return;
    // What is analysed all the same goes on without it.
    this.uses.delete(work);
    throw (this.problem = tooMuch(span));
  }
}

/** Counts the constants of a kernel, function by function. */
export class KernelWork {
  private readonly sum = new WorkSum();

  /** The problem that the constants of one more function make. */
  add(uses: ConstUses | undefined): Unsupported | undefined {
    for (const [work, span] of uses ?? []) {
      this.sum.add(work);
      if (this.sum.isTooMuch) return tooMuch(span);
    }
    return undefined;
  }
}

/** The problem of constants that take too much together. */
export function tooMuch(span: Span | undefined): Unsupported {
  const what = `constants that take more than ${MAX_TOGETHER} steps together, with one for each ${BYTES_EACH} bytes of their values; write the values out, or compute them at run time`;
  return new Unsupported(what, span);
}
