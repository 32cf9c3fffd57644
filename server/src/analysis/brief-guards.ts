/** Guards without those that are costly to decide: fewer say no, so more threads are left. */
import { and, type Formula } from '../presburger/index.ts';
import { eachVariable } from './formula-variables.ts';
import type { SymbolicValues } from './symbolic-values.ts';

export class BriefGuards {
  private readonly values: SymbolicValues;
  private readonly known = new Map<Formula, Formula>();

  constructor(values: SymbolicValues) {
    this.values = values;
  }

  /** The guards that are about indices and constants alone. */
  of(when: Formula): Formula {
    let found = this.known.get(when);
    if (found === undefined) {
      const parts = when.kind === 'and' ? when.parts : [when];
      found = and(...parts.filter((part) => this.isSimple(part)));
      this.known.set(when, found);
    }
    return found;
  }

  private isSimple(part: Formula): boolean {
    let isSimple = true;
    eachVariable(this.values.variables, [part], (id) => {
      const { kind } = this.values.variables[id]!.source;
      if (kind === 'unknown' || kind === 'product' || kind === 'operation') isSimple = false;
    });
    return isSimple;
  }
}
