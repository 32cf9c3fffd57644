/** Linear expressions over integer variables, which are numbered. */

/** The sum of coefficients times variables, and a constant. Immutable. */
export class Linear {
  /** By variable; no coefficient is 0. */
  readonly terms: ReadonlyMap<number, number>;
  readonly constant: number;
  /** Keys of the variable part and of its opposite, once they are asked for. */
  private keyOfTerms: string | undefined;
  private keyOfOpposite: string | undefined;
  /** Likewise: what divides all coefficients. */
  private divisor: number | undefined;

  constructor(terms: ReadonlyMap<number, number>, constant: number) {
    this.terms = terms;
    this.constant = constant;
    this.keyOfTerms = undefined;
    this.keyOfOpposite = undefined;
    this.divisor = undefined;
  }

  static of(constant: number): Linear {
    return new Linear(NO_TERMS, constant);
  }

  static variable(id: number): Linear {
    return new Linear(new Map([[id, 1]]), 0);
  }

  get isConstant(): boolean {
    return this.terms.size === 0;
  }

  /** `own` times this plus `times` the other. */
  combine(own: number, other: Linear, times: number): Linear {
    const terms = new Map<number, number>();
    for (const [id, by] of this.terms) terms.set(id, by * own);
    addTo(terms, other.terms, times);
    return new Linear(terms, this.constant * own + other.constant * times);
  }

  /** This plus `times` the other. */
  plus(other: Linear, times = 1): Linear {
    if (times === 0) return this;
    if (other.terms.size === 0) return this.shift(other.constant * times);
    const terms = new Map(this.terms);
    addTo(terms, other.terms, times);
    return new Linear(terms, this.constant + other.constant * times);
  }

  minus(other: Linear): Linear {
    return this.plus(other, -1);
  }

  shift(by: number): Linear {
    if (by === 0) return this;
    const out = new Linear(this.terms, this.constant + by);
    out.keyOfTerms = this.keyOfTerms;
    out.keyOfOpposite = this.keyOfOpposite;
    out.divisor = this.divisor;
    return out;
  }

  times(by: number): Linear {
    if (by === 1) return this;
    if (by === 0) return Linear.of(0);
    const terms = new Map<number, number>();
    for (const [id, a] of this.terms) terms.set(id, a * by);
    return new Linear(terms, this.constant * by);
  }

  /** The same with other numbers for its variables. */
  rename(to: (id: number) => number): Linear {
    const terms = new Map<number, number>();
    for (const [id, a] of this.terms) terms.set(to(id), a);
    return new Linear(terms, this.constant);
  }

  /** Replaces a variable. */
  substitute(id: number, by: Linear): Linear {
    const times = this.terms.get(id);
    if (times === undefined) return this;
    const terms = new Map(this.terms);
    terms.delete(id);
    addTo(terms, by.terms, times);
    return new Linear(terms, this.constant + by.constant * times);
  }

  /** The value, where those of its variables are given; what is not given is 0. */
  at(values: ReadonlyMap<number, number>): number {
    let sum = this.constant;
    for (const [id, by] of this.terms) sum += by * (values.get(id) ?? 0);
    return sum;
  }

  /** Likewise, without one variable and what it is multiplied by. */
  atWithout(left: number, values: ReadonlyMap<number, number>): number {
    let sum = this.constant;
    for (const [id, by] of this.terms) if (id !== left) sum += by * (values.get(id) ?? 0);
    return sum;
  }

  /** What divides all coefficients; 0 where there are none. */
  get commonDivisor(): number {
    if (this.divisor !== undefined) return this.divisor;
    let divisor = 0;
    for (const by of this.terms.values()) {
      let [a, b] = [divisor, Math.abs(by)];
      while (b !== 0) [a, b] = [b, a % b];
      divisor = a;
      if (divisor === 1) break;
    }
    this.divisor = divisor;
    return divisor;
  }

  /** Equal expressions have equal keys. */
  key(): string {
    return `${this.termsKey()}${this.constant}`;
  }

  /** A key of the variable part alone; `times` -1: of the opposite expression. */
  termsKey(times: 1 | -1 = 1): string {
    if (this.keyOfTerms === undefined) {
      const ids = [...this.terms.keys()];
      if (ids.length > 1) ids.sort((a, b) => a - b);
      let [key, opposite] = ['', ''];
      for (const id of ids) {
        const by = this.terms.get(id)!;
        key += `${by}x${id} `;
        opposite += `${-by}x${id} `;
      }
      this.keyOfTerms = key;
      this.keyOfOpposite = opposite;
    }
    return times === 1 ? this.keyOfTerms : this.keyOfOpposite!;
  }
}

/** Adds `times` other terms to a map. */
function addTo(
  terms: Map<number, number>,
  other: ReadonlyMap<number, number>,
  times: number,
): void {
  for (const [id, by] of other) {
    const sum = (terms.get(id) ?? 0) + by * times;
    if (sum === 0) terms.delete(id);
    else terms.set(id, sum);
  }
}

const NO_TERMS: ReadonlyMap<number, number> = new Map();
