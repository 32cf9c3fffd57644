/** Two threads that do the same code: which variables both share, and what is known of each. */
import { and, atMost, equal, type Formula, Linear, rename } from '../presburger/index.ts';
import type { SymbolicValues } from './symbolic-values.ts';

/** The first thread's variables have even numbers. */
export function first(id: number): number {
  return 2 * id;
}

/** The variables of two threads, from those of one. */
export class ThreadPair {
  private readonly values: SymbolicValues;
  private readonly firsts = new Map<Formula, Formula>();
  private readonly seconds = new Map<Formula, Formula>();
  private readonly definitions = new Map<number, Formula>();

  constructor(values: SymbolicValues) {
    this.values = values;
  }

  /** The second thread's own variables are numbered behind those of the first. */
  readonly second = (id: number): number => (this.values.variables[id]!.own ? 2 * id + 1 : 2 * id);

  /** A guard of the first thread: many pairs have the same. */
  ofFirst(when: Formula): Formula {
    let found = this.firsts.get(when);
    if (found === undefined) this.firsts.set(when, (found = rename(when, first)));
    return found;
  }

  /** Likewise, of the second. */
  ofSecond(when: Formula): Formula {
    let found = this.seconds.get(when);
    if (found === undefined) this.seconds.set(when, (found = rename(when, this.second)));
    return found;
  }

  /** Both are in the same rounds of loops that each thread goes round by itself. */
  inOneRound(): Formula {
    const parts = this.values.variables.flatMap(({ source, own }, id) => {
      const isRound = source.kind === 'round' && own;
      return isRound ? [equal(Linear.variable(first(id)), Linear.variable(this.second(id)))] : [];
    });
    return and(...parts);
  }

  /** What holds of a variable of one of the two. */
  readonly definition = (id: number): Formula => {
    let found = this.definitions.get(id);
    if (found === undefined) this.definitions.set(id, (found = this.define(id)));
    return found;
  };

  private define(id: number): Formula {
    const { low, high, definition } = this.values.variables[id >> 1]!;
    const self = Linear.variable(id);
    const parts: Formula[] = [];
    if (Number.isFinite(low)) parts.push(atMost(Linear.of(low), self));
    if (Number.isFinite(high)) parts.push(atMost(self, Linear.of(high)));
    if (definition !== undefined) parts.push(rename(definition, id & 1 ? this.second : first));
    return and(...parts);
  }
}
