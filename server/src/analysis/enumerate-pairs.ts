/**
 * Two accesses whose places depend on the index of the thread alone, in a workgroup of a known
 * size: decided by going through its threads, which costs less than a proof about quotients of
 * quotients.
 */
import { append } from '../base/index.ts';
import { type Formula, Linear } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import type { BlockShape, Given, SymbolicValues } from './symbolic-values.ts';

export interface EnumeratedPair {
  /** Some threads of different waves meet, or of one; undefined where none do. */
  readonly meets: 'across' | 'in one wave' | undefined;
  /** One pair, the nearest to the first thread. */
  readonly threads: readonly [number, number];
  /** What has to hold besides, of values that all threads share. */
  readonly shared: readonly Formula[];
}

/**
 * Undefined where something else than the thread decides, so that this does not apply.
 */
export function enumeratePair(
  values: SymbolicValues,
  block: BlockShape,
  wave: number,
  [a, b]: readonly [Occurrence, Occurrence],
): EnumeratedPair | undefined {
  const split = new Split(values);
  const [x, y] = [split.offset(a.offset), split.offset(b.offset)];
  if (x === undefined || y === undefined || x.rest !== y.rest) return undefined;
  const [p, q] = [split.guards(a.when), split.guards(b.when)];
  if (p === undefined || q === undefined) return undefined;
  const count = block[0] * block[1] * block[2];
  const threads = Array.from({ length: count }, (_, t) => new AtThread(values, block, t));
  const places = new Map<number, number[]>();
  touched(threads, p.own, x.own, a, (number, byte) => {
    const here = places.get(byte);
    if (here === undefined) places.set(byte, [number]);
    else if (here.length < 2 * wave) here.push(number);
  });
  let near: readonly [number, number] | undefined;
  let isAcross = false;
  touched(threads, q.own, y.own, b, (number, byte) => {
    for (const other of places.get(byte) ?? []) {
      if (other === number) continue;
      near ??= [other, number];
      if (Math.floor(other / wave) !== Math.floor(number / wave)) isAcross = true;
    }
  });
  const meets = near === undefined ? undefined : isAcross ? 'across' : 'in one wave';
  return { meets, threads: near ?? [0, 0], shared: [...p.shared, ...q.shared] };
}

/** Calls with every byte that a thread accesses. */
function touched(
  threads: readonly AtThread[],
  guards: readonly Formula[],
  offset: Linear,
  { access }: Occurrence,
  take: (number: number, byte: number) => void,
): void {
  for (const at of threads) {
    if (!guards.every((guard) => at.holds(guard))) continue;
    const start = at.at(offset);
    for (let i = 0; i < access.size!; i++) take(at.number, start + i);
  }
}

/** Parts expressions into what the thread decides and what all threads share. */
class Split {
  private readonly values: SymbolicValues;
  private readonly kinds = new Map<number, 'thread' | 'shared' | 'both'>();

  constructor(values: SymbolicValues) {
    this.values = values;
  }

  /** `rest`: a key of the part that all threads share. */
  offset(of: Linear): { readonly own: Linear; readonly rest: string } | undefined {
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

  guards(
    when: Formula,
  ): { readonly own: readonly Formula[]; readonly shared: readonly Formula[] } | undefined {
    const own: Formula[] = [];
    const shared: Formula[] = [];
    const work = [when];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (one.kind === 'and') {
        append(work, one.parts);
        continue;
      }
      const kind = this.kindOfAll(variablesOf(one));
      if (kind === 'both') return undefined;
      (kind === 'thread' ? own : shared).push(one);
    }
    return { own, shared };
  }

  private kindOf(id: number): 'thread' | 'shared' | 'both' {
    let kind = this.kinds.get(id);
    if (kind === undefined) {
      const { source, own, value, definition } = this.values.variables[id]!;
      if (!own) kind = 'shared';
      else if (source.kind === 'thread') kind = 'thread';
      else if (value === undefined || definition === undefined) kind = 'both';
      else {
        const inner = variablesOf(definition);
        inner.delete(id);
        kind = this.kindOfAll(inner);
      }
      this.kinds.set(id, kind);
    }
    return kind;
  }

  private kindOfAll(ids: Iterable<number>): 'thread' | 'shared' | 'both' {
    let kind: 'thread' | 'shared' | undefined;
    for (const id of ids) {
      const one = this.kindOf(id);
      if (one === 'both' || (kind !== undefined && kind !== one)) return 'both';
      kind = one;
    }
    return kind ?? 'thread';
  }
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

/** What a thread of a known number computes. */
class AtThread implements Given {
  readonly number: number;
  private readonly values: SymbolicValues;
  private readonly known = new Map<number, number>();

  constructor(values: SymbolicValues, [width, height]: BlockShape, number: number) {
    this.values = values;
    this.number = number;
    const index = [number % width, Math.floor(number / width) % height];
    index.push(Math.floor(number / (width * height)));
    index.forEach((value, dim) => {
      for (const id of values.thread(dim).terms.keys()) this.known.set(id, value);
    });
  }

  at(of: Linear): number {
    let sum = of.constant;
    for (const [id, by] of of.terms) sum += by * this.variable(id);
    return sum;
  }

  holds(formula: Formula): boolean {
    switch (formula.kind) {
      case 'zero':
        return this.at(formula.of) === 0;
      case 'positive':
        return this.at(formula.of) >= 0;
      case 'and':
        return formula.parts.every((part) => this.holds(part));
      case 'or':
        return formula.parts.some((part) => this.holds(part));
    }
  }

  private variable(id: number): number {
    let value = this.known.get(id);
    if (value === undefined) {
      value = this.values.variables[id]!.value!(this);
      this.known.set(id, value);
    }
    return value;
  }
}
