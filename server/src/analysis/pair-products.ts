/** What no linear expression says of two threads: their products, and elements that all differ. */
import { and, below, equal, type Formula, Linear, not, or } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
import { digitOf, place } from './occurrence-pairs.ts';
import type { SymbolicPointer } from './symbolic.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import { first, type ThreadPair } from './thread-pair.ts';

export class PairProducts {
  private readonly values: SymbolicValues;
  private readonly two: ThreadPair;
  private readonly parts: { spend(count: number): unknown };

  constructor(values: SymbolicValues, two: ThreadPair, parts: { spend(count: number): unknown }) {
    this.values = values;
    this.two = two;
    this.parts = parts;
  }

  /**
   * What no linear expression says: a product is one number for one pair of factors, and
   * `x + size * q` with `x` below `size` is one number for one `x` and one `q` only.
   */
  between(
    a: Occurrence,
    b: Occurrence,
    more: readonly Linear[],
    guards = and(a.when, b.when),
  ): Formula {
    const { values } = this;
    const used = new Set<number>();
    const places = [a, b].map(place);
    const leaves = more.map((of): Formula => ({ kind: 'zero', of }));
    eachVariable(this.values.variables, [...places, guards, ...leaves], (id) => {
      this.parts.spend(1);
      const { source } = values.variables[id]!;
      if (source.kind !== 'product') return;
      used.add(id);
      for (const factor of [source.a, source.b])
        eachVariable(this.values.variables, [{ kind: 'zero', of: factor }], (inner) => {
          if (values.variables[inner]!.source.kind === 'product') used.add(inner);
        });
    });
    const out: Formula[] = this.differentElements(places, guards);
    for (const p of used) {
      for (const q of used) {
        const [x, y] = [values.variables[p]!.source, values.variables[q]!.source];
        if (x.kind !== 'product' || y.kind !== 'product') continue;
        const [v, w] = [
          Linear.variable(p).rename(first),
          Linear.variable(q).rename(this.two.second),
        ];
        const factors = [
          equal(x.a.rename(first), y.a.rename(this.two.second)),
          equal(x.b.rename(first), y.b.rename(this.two.second)),
        ];
        if (p === q && values.variables[p]!.own)
          out.push(or(not(factors[0]!), not(factors[1]!), equal(v, w)));
        for (const dim of [0, 1, 2]) {
          const size = values.size(dim);
          if (size.isConstant) continue;
          const [m, n] = [digitOf(x, size), digitOf(y, size)];
          if (m === undefined || n === undefined) continue;
          const index = values.thread(dim);
          const [i, j] = [index.rename(first), index.rename(this.two.second)];
          const [s, t] = [v.plus(i), w.plus(j)];
          out.push(
            or(
              and(equal(s, t), equal(i, j), equal(m.rename(first), n.rename(this.two.second))),
              below(s, t),
              below(t, s),
            ),
          );
        }
      }
    }
    return and(...out);
  }

  /** Elements of a region in which all differ, as two threads have loaded them. */
  private differentElements(places: readonly Formula[], guards: Formula): Formula[] {
    const { variables } = this.values;
    const loaded = new Map<number, SymbolicPointer>();
    eachVariable(variables, [...places, guards], (id) => {
      this.parts.spend(1);
      const { source } = variables[id]!;
      if (source.kind !== 'unknown' || source.from === undefined) return;
      if (this.values.isInjective(source.from.region)) loaded.set(id, source.from);
    });
    const out: Formula[] = [];
    for (const [p, x] of loaded)
      for (const [q, y] of loaded) {
        if (x.region !== y.region) continue;
        const [v, w] = [
          Linear.variable(p).rename(first),
          Linear.variable(q).rename(this.two.second),
        ];
        const same = equal(x.of.rename(first), y.of.rename(this.two.second));
        out.push(or(same, below(v, w), below(w, v)));
      }
    return out;
  }
}
