/** What somebody says of every launch of a kernel, which decisions take for granted. */
import type { Func } from '../mir/index.ts';
import { and, equal, type Formula, Linear } from '../presburger/index.ts';

/** One thing that is said of a parameter of the source. */
export interface KernelFact {
  /** The parameter's name. */
  readonly name: string;
  /** Of the number of elements of a slice, and not of the parameter itself. */
  readonly isLength: boolean;
  readonly says: /** A whole number from `low` to `high`, both included. */
    | { readonly kind: 'range'; readonly low: number; readonly high: number }
    /** Divided by `by` it leaves `rest`. */
    | { readonly kind: 'remainder'; readonly by: number; readonly rest: number }
    /** Different elements have different values. */
    | { readonly kind: 'injective' };
}

/** Facts by the parameters of the code. */
export interface ParameterFacts {
  readonly ranges: ReadonlyMap<number, readonly [low: number, high: number]>;
  readonly remainders: ReadonlyMap<
    number,
    readonly { readonly by: number; readonly rest: number }[]
  >;
  /** Regions whose elements differ, as `SymbolicPointer` names them. */
  readonly injective: ReadonlySet<string>;
}

/** Nothing is said. */
export const NO_FACTS: ParameterFacts = {
  ranges: new Map(),
  remainders: new Map(),
  injective: new Set(),
};

/** The facts of a kernel; those of parameters that its code does not have say nothing. */
export function factsOf(fn: Func, facts: readonly KernelFact[]): ParameterFacts {
  const ranges = new Map<number, readonly [number, number]>();
  const remainders = new Map<number, { by: number; rest: number }[]>();
  const injective = new Set<string>();
  for (const { name, isLength, says } of facts) {
    const names = isLength ? [`${name}.1`] : [name, `${name}.0`];
    const index = fn.paramDecls.findIndex((decl) => names.includes(decl.name));
    if (index < 0 || fn.paramDecls[index]!.pass !== 'scalar') continue;
    if (says.kind === 'injective') injective.add(`^${index}`);
    else if (says.kind === 'range') {
      const [low, high] = ranges.get(index) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      ranges.set(index, [Math.max(low, says.low), Math.min(high, says.high)]);
    } else remainders.set(index, [...(remainders.get(index) ?? []), says]);
  }
  return { ranges, remainders, injective };
}

/** What remainders say of a number. `quotient`: a number of which nothing else is said. */
export function remainderFormula(
  self: Linear,
  remainders: readonly { readonly by: number; readonly rest: number }[],
  quotient: (index: number) => Linear,
): Formula | undefined {
  if (remainders.length === 0) return undefined;
  return and(
    ...remainders.map(({ by, rest }, i) =>
      equal(self, quotient(i).times(by).plus(Linear.of(rest))),
    ),
  );
}
