/** Numbers that look random and depend only on a seed. */

export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** 32 bits (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let x = this.state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  }

  /** 0 to `count - 1`. */
  below(count: number): number {
    return Math.floor((this.next() / 4294967296) * count);
  }

  /** `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** One of the values, each as likely as its weight says. */
  weighted<T>(rows: readonly (readonly [number, T])[]): T {
    let at = this.below(rows.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, value] of rows) {
      if (at < weight) return value;
      at -= weight;
    }
    return rows[0]![1];
  }
}
