/**
 * Facts about things that do not change: a node of a tree, an interned type, a definition's head. They follow from the thing alone, need no
 * revalidation, and go when it goes. Declared once like queries, so that they are counted, and computed twice in paranoid mode.
 */

export interface FactCounts {
  hits: number;
  computed: number;
}

const counts = new Map<string, FactCounts>();
let paranoid = false;

/** Lets each fact be computed again when it is asked for, and throw where it comes out different. */
export function checkFacts(on: boolean): void {
  paranoid = on;
}

/** What each kind of fact has done since the start, by name. */
export function factReport(): ReadonlyMap<string, FactCounts> {
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Fact<K extends object, V> {
  (of: K): V;
  /** The thing has become another one. */
  forget(of: K): void;
  /** What is known already. */
  peek(of: K): V | undefined;
}

export interface FactOptions<V> {
  /** What paranoid mode compares; absent: the fact has an identity, such as a number given on first sight. */
  readonly print?: (value: V) => unknown;
}

/** Declares a fact. */
export function fact<K extends object, V>(
  name: string,
  compute: (of: K) => V,
  options: FactOptions<V> = {},
): Fact<K, V> {
  const known = new WeakMap<K, V>();
  const count: FactCounts = { hits: 0, computed: 0 };
  counts.set(name, count);
  const { print } = options;
  const ask = (of: K): V => {
    const old = known.get(of);
    if (old !== undefined || known.has(of)) {
      count.hits++;
      if (paranoid && print !== undefined) compare(name, print(old as V), print(compute(of)));
      return old as V;
    }
    const value = compute(of);
    count.computed++;
    known.set(of, value);
    return value;
  };
  return Object.assign(ask, {
    forget: (of: K): void => {
      known.delete(of);
    },
    peek: (of: K): V | undefined => known.get(of),
  });
}

function compare(name: string, kept: unknown, anew: unknown): void {
  const [a, b] = [JSON.stringify(kept), JSON.stringify(anew)];
  if (a !== b) throw new Error(`fact ${name} was ${a} and comes out as ${b}`);
}
