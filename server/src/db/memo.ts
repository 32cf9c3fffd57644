/**
 * Tables about things that live as long as somebody holds them: a node of a tree, an interned type,
 * a definition. What a table says about a thing follows from the thing alone, so it needs no
 * revalidation and goes with it. Every table has a name: it is counted, and the tables of what was
 * computed can be emptied at any time, which must not change an answer.
 */

export interface TableCounts {
  hits: number;
  misses: number;
}

/** A table by object. */
export class Table<K extends object, V> {
  private known = new WeakMap<K, V>();
  private readonly counts: TableCounts;

  constructor(counts: TableCounts) {
    this.counts = counts;
  }

  get(key: K): V | undefined {
    const value = this.known.get(key);
    if (value === undefined) this.counts.misses++;
    else this.counts.hits++;
    return value;
  }

  has(key: K): boolean {
    return this.known.has(key);
  }

  set(key: K, value: V): void {
    this.known.set(key, value);
  }

  delete(key: K): void {
    this.known.delete(key);
  }

  /** @internal */
  clear(): void {
    this.known = new WeakMap();
  }
}

const counts = new Map<string, TableCounts>();
const memos: Table<object, unknown>[] = [];

function table<K extends object, V>(name: string): Table<K, V> {
  const own = counts.get(name) ?? { hits: 0, misses: 0 };
  counts.set(name, own);
  return new Table<K, V>(own);
}

/** Declares, once for the process, a table of what was computed about things. */
export function memo<K extends object, V>(name: string): Table<K, V> {
  const made = table<K, V>(name);
  memos.push(made as unknown as Table<object, unknown>);
  return made;
}

/**
 * Declares an interner: what stands in for a thing wherever it is mentioned, such as a number given
 * at first sight, or a note that whoever made the thing has left. It cannot be computed again.
 */
export function identities<K extends object, V>(name: string): Table<K, V> {
  return table<K, V>(name);
}

/** Empties the tables of what was computed. No answer is another one afterwards. */
export function forgetMemos(): void {
  for (const one of memos) one.clear();
}

/** What each table has been asked since the start, by name. */
export function tableReport(): ReadonlyMap<string, TableCounts> {
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
