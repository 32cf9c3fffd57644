/**
 * What a query is. Inputs are set from outside; derived queries are pure functions of inputs and
 * other queries, declared once with all that the database needs to know: how to compute, when two
 * values are the same, how long a value is kept.
 */
import type { MemoryClass } from './budgets.ts';

/**
 * What a computation may ask for while it runs. Every read is recorded and becomes a dependency of
 * the result.
 */
export interface Reading {
  /** The value of a query for a key. */
  get<K, V>(query: Query<K, V>, key: K): V;
  /**
   * Says that so much work is about to be done. Throws `Cancelled` when an edit has come,
   * `OverBudget` over the limit.
   */
  step(count?: number): void;
}

export interface Query<K, V> {
  /** Unique; for reports. */
  readonly name: string;
  /**
   * Are two values the same to all readers? Then readers of the old one stay valid. Identity when
   * absent.
   */
  readonly equal?: ((a: V, b: V) => boolean) | undefined;
  /** @internal Only there for inference. */
  readonly keyType?: (key: K) => void;
}

export interface InputQuery<K, V> extends Query<K, V> {
  readonly kind: 'input';
  /** The value of a key that nobody has set. */
  readonly initial: (key: K) => V;
}

export interface DerivedQuery<K, V> extends Query<K, V> {
  readonly kind: 'derived';
  /** `old`: the value before, for queries that bring it up to date instead of starting anew. */
  readonly compute: (reading: Reading, key: K, old: V | undefined) => V;
  /**
   * The value of a query that needs itself, as each of those on the way round; without one that is
   * an error of the program.
   */
  readonly cycle?: ((key: K, path: readonly CycleStep[]) => V) | undefined;
  /** Which budget of `budgets.ts` the value counts against. Absent: kept as long as its key is. */
  readonly memory?: MemoryClass | undefined;
  /** What a value weighs, in the units of its class. */
  readonly weigh?: ((value: V) => number) | undefined;
  /** Lets go of what a value holds when it is evicted or replaced. */
  readonly release?: ((value: V) => void) | undefined;
  /** Lets go of what stands beside a value and lives on when it is replaced. */
  readonly evicted?: ((value: V) => void) | undefined;
  /** Must a value be kept although it is over the budget? It could not be made again as it is. */
  readonly holds?: ((value: V) => boolean) | undefined;
  /**
   * What paranoid mode compares of a value that was kept and one computed anew. `null`: the value
   * changes in place or has an identity, and cannot be computed twice.
   */
  readonly print?: ((value: V) => unknown) | null | undefined;
}

/** A query in a cycle, with its key: for the error's text and place. */
export interface CycleStep {
  readonly query: string;
  readonly key: unknown;
}

/** Declares an input. */
export function input<K, V>(
  name: string,
  options: Omit<InputQuery<K, V>, 'kind' | 'name' | 'keyType'>,
): InputQuery<K, V> {
  return { kind: 'input', name, ...options };
}

/** Declares a derived query. */
export function derived<K, V>(
  name: string,
  options: Omit<DerivedQuery<K, V>, 'kind' | 'name' | 'keyType'>,
): DerivedQuery<K, V> {
  return { kind: 'derived', name, ...options };
}

/** A query needs its own value, and does not say what then. */
export class QueryCycle extends Error {
  readonly path: readonly CycleStep[];
  constructor(path: readonly CycleStep[]) {
    super(`cycle of queries: ${path.map(({ query }) => query).join(' -> ')}`);
    this.path = path;
  }
}

/** The answer is about texts that are no more; nothing of it is kept. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled: an edit came');
  }
}

/** A computation took more steps than it may. */
export class OverBudget extends Error {
  constructor(limit: number) {
    super(`more than ${limit} steps`);
  }
}
