/** Parts what decides an access into what the thread decides and what all threads share. */
import { append } from '../base/index.ts';
import { type Formula, Linear } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import type { SymbolicValues, Variable } from './symbolic-values.ts';

/** What a formula says one by one. */
export function partsOf(formula: Formula): readonly Formula[] {
  return formula.kind === 'and' ? formula.parts.flatMap(partsOf) : [formula];
}

type Kind = 'thread' | 'shared' | 'both';

/** Of the place of an access. */
export interface SplitOffset {
  readonly own: Linear;
  /** A key of the part that all threads share. */
  readonly rest: string;
}

/** Of what holds where an access is made. */
export interface SplitGuards {
  readonly own: readonly Formula[];
  readonly shared: readonly Formula[];
  /** Some mix both, and are left out. */
  readonly isLoose: boolean;
}

/** Parts expressions into what the thread decides and what all threads share. */
export class Split {
  private readonly values: SymbolicValues;
  private readonly kinds = new Map<number, Kind>();
  private readonly offsets = new Map<Occurrence, SplitOffset | undefined>();
  private readonly guardsOf = new Map<Occurrence, SplitGuards>();

  /** `rounds`: variables that are gone through as the threads are. */
  constructor(values: SymbolicValues, rounds: readonly number[]) {
    this.values = values;
    for (const round of rounds) this.kinds.set(round, 'thread');
  }

  offset(of: Occurrence): SplitOffset | undefined {
    if (!this.offsets.has(of)) this.offsets.set(of, this.splitOffset(of.offset));
    return this.offsets.get(of);
  }

  guards(of: Occurrence): SplitGuards {
    let known = this.guardsOf.get(of);
    if (known === undefined) this.guardsOf.set(of, (known = this.splitGuards(of.when)));
    return known;
  }

  private splitOffset(of: Linear): SplitOffset | undefined {
    let [own, rest] = [of, of.shift(-of.constant)];
    for (const [id, by] of of.terms) {
      const kind = this.kindOf(id);
      if (kind === 'both') return undefined;
      const part = Linear.variable(id).times(by);
      if (kind === 'thread') rest = rest.minus(part);
      else own = own.minus(part);
    }
    return { own, rest: rest.key() };
  }

  private splitGuards(when: Formula): SplitGuards {
    let isLoose = false;
    const own: Formula[] = [];
    const shared: Formula[] = [];
    for (const one of partsOf(when)) {
      const kind = this.kindOfAll(variablesOf(one));
      if (kind === 'both') isLoose = true;
      else (kind === 'thread' ? own : shared).push(one);
    }
    return { own, shared, isLoose };
  }

  private kindOf(id: number): Kind {
    let kind = this.kinds.get(id);
    if (kind === undefined) {
      const variable = this.values.variables[id]!;
      const { source, own } = variable;
      const inner = source.kind === 'thread' ? undefined : definingVariables(id, variable);
      if (source.kind === 'thread') kind = 'thread';
      else if (inner === undefined) kind = own ? 'both' : 'shared';
      else {
        kind = this.kindOfAll(inner);
        if (!own && kind !== 'thread') kind = 'shared';
      }
      this.kinds.set(id, kind);
    }
    return kind;
  }

  private kindOfAll(ids: Iterable<number>): Kind {
    let kind: 'thread' | 'shared' | undefined;
    for (const id of ids) {
      const one = this.kindOf(id);
      if (one === 'both' || (kind !== undefined && kind !== one)) return 'both';
      kind = one;
    }
    return kind ?? 'thread';
  }
}

/** The variables from which the value of one follows; undefined where there are none. */
export function definingVariables(
  id: number,
  { source, value, definition }: Variable,
): Set<number> | undefined {
  if (value === undefined) return undefined;
  const factors =
    source.kind === 'product'
      ? [source.a, source.b]
      : source.kind === 'operation'
        ? source.operands
        : undefined;
  if (factors !== undefined) return new Set(factors.flatMap(({ terms }) => [...terms.keys()]));
  if (definition === undefined) return undefined;
  const inner = variablesOf(definition);
  inner.delete(id);
  return inner;
}

function variablesOf(formula: Formula): Set<number> {
  const out = new Set<number>();
  const work = [formula];
  for (let one = work.pop(); one !== undefined; one = work.pop()) {
    if (one.kind === 'and' || one.kind === 'or') append(work, one.parts);
    else for (const id of one.of.terms.keys()) out.add(id);
  }
  return out;
}
