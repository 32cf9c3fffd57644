/**
 * Which band a line of source has, in all editors that show it or what it became. Two lines in view
 * never have the same as long as there are enough, and a line keeps its band while it is in view,
 * so that scrolling recolours nothing.
 */

/** How a band looks: one of the colours that package.json contributes, from 1, and its bar. */
export interface Band {
  readonly color: number;
  readonly style: 'solid' | 'dashed' | 'dotted';
}

/** Colours, each for a background and a bar. */
const COLORS = 12;

/** How the bar is drawn. */
const STYLES = ['solid', 'dashed', 'dotted'] as const;

/** Neighbours are far apart on the wheel of colours. */
const STEP = 5;

/** All bands: neighbours differ in colour and bar, and no two are alike in both. */
export const BANDS: readonly Band[] = Array.from({ length: COLORS * STYLES.length }, (_, i) => {
  const round = Math.floor(i / COLORS);
  return { color: ((i * STEP) % COLORS) + 1, style: STYLES[(i + round) % STYLES.length]! };
});

/** Assigns bands; remembers what it gave, for the next time. */
export class BandNumbers {
  private readonly count: number;
  private known = new Map<string, number>();

  /** `count`: how many bands there are. */
  constructor(count: number) {
    this.count = count;
  }

  /**
   * Bands from 0 on by key. `inView` and `others` are keys in the order of the source; those in
   * view come first when bands are scarce.
   */
  assign(inView: readonly string[], others: readonly string[]): ReadonlyMap<string, number> {
    const given = new Map<string, number>();
    const used = new Set<number>();
    const kept = (key: string, clashes: boolean): void => {
      const band = this.known.get(key);
      if (band === undefined || given.has(key) || (!clashes && used.has(band))) return;
      given.set(key, band);
      used.add(band);
    };
    for (const key of inView) kept(key, false);
    let next = 0;
    const fresh = (key: string): void => {
      if (given.has(key)) return;
      // All are taken: from the beginning, so that equal ones are far apart.
      if (used.size >= this.count) used.clear();
      while (used.has(next % this.count)) next += 1;
      given.set(key, next % this.count);
      used.add(next % this.count);
      next += 1;
    };
    for (const key of inView) fresh(key);
    for (const key of others) kept(key, true);
    for (const key of others) fresh(key);
    this.known = given;
    return given;
  }
}
