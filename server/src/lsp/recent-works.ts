/** What outside programs are busy with, the one asked for last at the end. */

/** Something that waits for its time, or runs. */
export interface Stoppable {
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  readonly running: AbortController | undefined;
}

/** The work of a key, which becomes the last; over so many, the first ones are stopped and go. */
export function recentWork<W extends Stoppable>(
  works: Map<string, W>,
  key: string,
  most: number,
  make: () => W,
): W {
  const work = works.get(key) ?? make();
  works.delete(key);
  works.set(key, work);
  for (const [old, { timer, running }] of works) {
    if (works.size <= most) break;
    clearTimeout(timer);
    running?.abort();
    works.delete(old);
  }
  return work;
}
