/**
 * Integer solutions of systems of linear equations and inequalities: the Omega test (W. Pugh, "The
 * Omega Test: a fast and practical integer programming algorithm for dependence analysis", 1992).
 * Equations are solved by substitution, inequalities by Fourier-Motzkin elimination with dark
 * shadows and splinters. Exact: a solution is one, and `none` is a proof.
 */
import { Linear } from './linear.ts';

export interface System {
  /** Expressions that are 0. */
  readonly zero: readonly Linear[];
  /** Expressions that are 0 or more. */
  readonly positive: readonly Linear[];
}

export type Solution = ReadonlyMap<number, number>;

/** Work that may be done; shared by several calls. */
export interface Budget {
  left: number;
  /** Takes the parts of formulas that are looked at. */
  readonly parts?: { spend(count: number): unknown };
}

/**
 * One integer solution, `none`, or `unknown` where the budget is used up or numbers are too large.
 * Variables of low numbers are given small values first.
 */
export function solve(
  system: System,
  budget: Budget = { left: 200_000 },
): Solution | 'none' | 'unknown' {
  let next = 0;
  for (const one of [...system.zero, ...system.positive])
    for (const id of one.terms.keys()) next = Math.max(next, id + 1);
  const solver = new Solver(budget, next);
  try {
    const found = solver.solve([...system.zero], [...system.positive]);
    return found ?? 'none';
  } catch (error) {
    if (error instanceof TooMuch) return 'unknown';
    throw error;
  }
}

class TooMuch extends Error {}

type Values = Map<number, number>;

class Solver {
  private readonly budget: Budget;
  private next: number;

  constructor(budget: Budget, next: number) {
    this.budget = budget;
    this.next = next;
  }

  solve(zero: Linear[], positive: Linear[]): Values | undefined {
    const steps: { readonly id: number; readonly by: Linear }[] = [];
    let equations = zero;
    let bounds = positive;
    for (;;) {
      for (;;) {
        const first = equations.pop();
        if (first === undefined) break;
        const equation = this.reduced(first);
        if (equation === undefined) return undefined;
        if (equation.isConstant) continue;
        const { id, by, again } = this.solved(equation);
        steps.push({ id, by });
        this.spend(equations.length + bounds.length);
        equations = equations.map((one) => one.substitute(id, by));
        bounds = bounds.map((one) => one.substitute(id, by));
        if (again) equations.push(equation.substitute(id, by));
      }
      const tight = this.tightened(bounds);
      if (tight === undefined) return undefined;
      bounds = tight.bounds;
      if (tight.equations.length === 0) break;
      equations = tight.equations;
    }
    const values = this.eliminate(bounds);
    if (values === undefined) return undefined;
    for (const { id, by } of steps.reverse()) values.set(id, by.at(values));
    return values;
  }

  /** An equation divided by what divides it; undefined where no integers solve it. */
  private reduced(equation: Linear): Linear | undefined {
    if (equation.isConstant) return equation.constant === 0 ? equation : undefined;
    const divisor = equation.commonDivisor;
    if (equation.constant % divisor !== 0) return undefined;
    return divisor === 1 ? equation : divided(equation, divisor);
  }

  /**
   * A variable, and what it equals. `again`: with a new variable, after which the equation has
   * smaller coefficients.
   */
  private solved(equation: Linear): { id: number; by: Linear; again: boolean } {
    let unit = -1;
    let least = -1;
    for (const [id, by] of equation.terms) {
      if (Math.abs(by) === 1 && id > unit) unit = id;
      if (least < 0 || Math.abs(by) < Math.abs(equation.terms.get(least)!)) least = id;
    }
    if (unit >= 0) {
      const sign = equation.terms.get(unit)!;
      return { id: unit, by: without(equation, unit).times(-sign), again: false };
    }
    const sign = Math.sign(equation.terms.get(least)!);
    const modulus = Math.abs(equation.terms.get(least)!) + 1;
    const fresh = this.next++;
    const terms = new Map<number, number>([[fresh, -modulus]]);
    for (const [id, by] of equation.terms) {
      const rest = centred(by, modulus);
      if (rest !== 0) terms.set(id, rest);
    }
    const helper = new Linear(terms, centred(equation.constant, modulus));
    return { id: least, by: without(helper, least).times(sign), again: true };
  }

  /**
   * Bounds with the weaker ones of each direction left out; undefined for a contradiction.
   * `equations`: what two bounds leave one value.
   */
  private tightened(
    given: readonly Linear[],
  ): { bounds: Linear[]; equations: Linear[] } | undefined {
    const byTerms = new Map<string, Linear>();
    for (const one of given) {
      if (one.isConstant) {
        if (one.constant < 0) return undefined;
        continue;
      }
      const divisor = one.commonDivisor;
      const bound = divisor === 1 ? one : divided(one, divisor);
      check(bound);
      const key = bound.termsKey();
      const known = byTerms.get(key);
      if (known === undefined || bound.constant < known.constant) byTerms.set(key, bound);
    }
    const equations: Linear[] = [];
    const bounds: Linear[] = [];
    for (const [key, bound] of byTerms) {
      const opposite = bound.termsKey(-1);
      const other = byTerms.get(opposite);
      if (other === undefined) bounds.push(bound);
      else if (bound.constant + other.constant < 0) return undefined;
      else if (bound.constant + other.constant > 0) bounds.push(bound);
      else if (key < opposite) equations.push(bound);
    }
    return { bounds, equations };
  }

  /** Solves inequalities alone. */
  private eliminate(bounds: readonly Linear[]): Values | undefined {
    if (bounds.length === 0) return new Map();
    const { id, exact } = pick(bounds);
    const lower: Linear[] = [];
    const upper: Linear[] = [];
    const rest: Linear[] = [];
    for (const one of bounds) {
      const by = one.terms.get(id) ?? 0;
      (by > 0 ? lower : by < 0 ? upper : rest).push(one);
    }
    this.spend(lower.length * upper.length + bounds.length);
    const withValue = (values: Values | undefined): Values | undefined => {
      values?.set(id, between(id, lower, upper, values));
      return values;
    };
    const shadow = (isDark: boolean): Linear[] => {
      const out = [...rest];
      for (const low of lower) {
        for (const high of upper) {
          const [a, b] = [low.terms.get(id)!, -high.terms.get(id)!];
          const sum = low.combine(b, high, a);
          out.push(isDark ? sum.shift(-(a - 1) * (b - 1)) : sum);
        }
      }
      return out;
    };
    if (exact) return withValue(this.solve([], shadow(false)));
    const dark = this.solve([], shadow(true));
    if (dark !== undefined) return withValue(dark);
    if (this.solve([], shadow(false)) === undefined) return undefined;
    // Only near a lower bound may there be another solution.
    const most = upper.reduce((so, high) => Math.max(so, -high.terms.get(id)!), 1);
    for (const low of lower) {
      const a = low.terms.get(id)!;
      const last = Math.floor((most * a - a - most) / most);
      for (let i = 0; i <= last; i++) {
        const found = this.solve([low.shift(-i)], [...bounds]);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  private spend(steps: number): void {
    this.budget.left -= steps + 1;
    if (this.budget.left < 0) throw new TooMuch();
  }
}

/** How a variable is bounded. */
interface Bounded {
  low: number;
  high: number;
  unitLow: boolean;
  unitHigh: boolean;
}

/** The variable that costs least to eliminate; exact where its shadow has no integer gaps. */
function pick(bounds: readonly Linear[]): { readonly id: number; readonly exact: boolean } {
  const seen = new Map<number, Bounded>();
  for (const { terms } of bounds) for (const [id, by] of terms) count(seen, id, by);
  let best = { id: -1, exact: false, cost: Number.POSITIVE_INFINITY };
  for (const [id, { low, high, unitLow, unitHigh }] of seen) {
    const exact = unitLow || unitHigh || low === 0 || high === 0;
    const cost = low * high - low - high + (exact ? 0 : 1e6);
    if (cost < best.cost || (cost === best.cost && id > best.id)) best = { id, exact, cost };
  }
  return best;
}

function count(seen: Map<number, Bounded>, id: number, by: number): void {
  let about = seen.get(id);
  if (about === undefined)
    seen.set(id, (about = { low: 0, high: 0, unitLow: true, unitHigh: true }));
  if (by > 0) {
    about.low++;
    if (by !== 1) about.unitLow = false;
  } else {
    about.high++;
    if (by !== -1) about.unitHigh = false;
  }
}

/** The least value that the lower bounds allow, or the greatest where there are none. */
function between(
  id: number,
  lower: readonly Linear[],
  upper: readonly Linear[],
  values: Values,
): number {
  let least = Number.NEGATIVE_INFINITY;
  for (const one of lower)
    least = Math.max(least, Math.ceil(-one.atWithout(id, values) / one.terms.get(id)!));
  if (Number.isFinite(least)) return least;
  let most = Number.POSITIVE_INFINITY;
  for (const one of upper)
    most = Math.min(most, Math.floor(one.atWithout(id, values) / -one.terms.get(id)!));
  return Number.isFinite(most) ? Math.min(0, most) : 0;
}

function without(of: Linear, id: number): Linear {
  const terms = new Map(of.terms);
  terms.delete(id);
  return new Linear(terms, of.constant);
}

/** The residue nearest to 0. */
function centred(value: number, modulus: number): number {
  return value - modulus * Math.floor(value / modulus + 0.5);
}

function divided({ terms, constant }: Linear, divisor: number): Linear {
  return new Linear(
    new Map([...terms].map(([id, by]) => [id, by / divisor])),
    Math.floor(constant / divisor),
  );
}

const LARGEST = 2 ** 50;

/** Beyond this the numbers of the host have gaps. */
function check({ terms, constant }: Linear): void {
  if (Math.abs(constant) > LARGEST) throw new TooMuch();
  for (const by of terms.values()) if (Math.abs(by) > LARGEST) throw new TooMuch();
}
