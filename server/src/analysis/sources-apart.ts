/**
 * Whether the data differ that two threads store with one instruction, where what they compute is
 * not known: some of what goes into it comes from different elements, whatever lanes and threads
 * have passed it on.
 */
import { and, below, equal, type Formula, Linear, or, TRUE } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable, withFactors } from './formula-variables.ts';
import type { StoredSource } from './stored-sources.ts';
import type { SymbolicValues, VariableSource } from './symbolic-values.ts';
import type { ThreadDistance } from './thread-distance.ts';
import { first, type ThreadPair } from './thread-pair.ts';

const WARP = 32;

/** When the data differ. */
export interface Difference {
  readonly holds: Formula;
  /** What it is about: the places of the elements. */
  readonly places: readonly Linear[];
}

export class SourcesApart {
  private readonly values: SymbolicValues;
  private readonly two: ThreadPair;
  private readonly distance: ThreadDistance;
  private readonly areGroups: boolean;

  /** `areGroups`: the two are of two workgroups. */
  constructor(
    values: SymbolicValues,
    two: ThreadPair,
    distance: ThreadDistance,
    areGroups: boolean,
  ) {
    this.values = values;
    this.two = two;
    this.distance = distance;
    this.areGroups = areGroups;
  }

  /** Undefined where nothing says that they differ. */
  of(a: Occurrence, b: Occurrence): Difference | undefined {
    if (a.access.inst !== b.access.inst || a.sources.length !== b.sources.length) return undefined;
    const places: Linear[] = [];
    // What lanes have of their own and what they got from others may add up to the same in all.
    const viaWarp = a.sources.some((source) => source.viaWarp);
    const cases = a.sources.flatMap((source, i) => {
      const other = b.sources[i]!;
      const isOne = source.region === other.region && source.of.key() === other.of.key();
      const found = isOne ? this.apart({ ...source, viaWarp }, a) : undefined;
      const alone = found && this.isNowhereElse(source, b.sources);
      if (found === undefined || alone === undefined) return [];
      places.push(source.of);
      return [and(found, alone)];
    });
    return cases.length === 0 ? undefined : { holds: or(...cases), places };
  }

  private apart(source: StoredSource, store: Occurrence): Formula | undefined {
    const { of, isTile, viaWarp, viaTile } = source;
    // Tiles of two workgroups are two memories.
    if (isTile && this.areGroups) return undefined;
    if (viaTile) {
      // What a tile holds is the same for all threads of a workgroup.
      const groups = this.areGroups ? this.groupPart(of) : undefined;
      if (groups === undefined || !this.isMoved(of, groups)) return undefined;
      return this.isSameWindow(source, store) ? undefined : this.differ(groups);
    }
    if (!this.isPlain(of)) return undefined;
    if (!this.values.isOwn(of)) return undefined;
    const apart = this.differ(of);
    if (!viaWarp) return apart;
    // Lanes that pass it on may bring all to the same: then two warps differ, lane by lane.
    const flat = this.values.flat();
    if (flat === undefined) return undefined;
    const lane = this.values.remainder(flat, WARP);
    const same = equal(lane.rename(first), lane.rename(this.two.second));
    return and(apart, same, ...(this.areGroups ? [] : [this.distance.inDifferentWarps()]));
  }

  /**
   * Do workgroups move on by as many elements in what they load as in what they store? Where their
   * windows overlap, as at a halo, both may store what they compute from the same elements.
   */
  private isSameWindow({ of, size }: StoredSource, { access, offset }: Occurrence): boolean {
    const [from, to] = [of, offset].map((one) => this.groupPart(one) ?? Linear.of(0));
    if (size === undefined || access.size === undefined) return true;
    return from!.times(access.size).minus(to!.times(size)).isConstant;
  }

  /**
   * Does the other thread come to the element in no other way? Two may add up the same ones,
   * each in its own order. Undefined where that is not known.
   */
  private isNowhereElse(
    source: StoredSource,
    others: readonly StoredSource[],
  ): Formula | undefined {
    if (source.viaTile) return TRUE;
    const parts: Formula[] = [];
    for (const other of others) {
      if (other.region !== source.region || other.viaTile) continue;
      if (other.of.key() === source.of.key()) continue;
      if (this.hasRounds(source.of) || this.hasRounds(other.of)) return undefined;
      if (!this.isPlain(other.of)) return undefined;
      const [x, y] = [source.of.rename(first), other.of.rename(this.two.second)];
      parts.push(or(below(x, y), below(y, x)));
    }
    return and(...parts);
  }

  private hasRounds(of: Linear): boolean {
    return [...of.terms.keys()].some((id) => this.values.variables[id]!.source.kind === 'round');
  }

  /** In one round of loops that each thread goes round by itself. */
  private differ(of: Linear): Formula {
    const { variables } = this.values;
    const second = (id: number): number =>
      variables[id]!.source.kind === 'round' ? first(id) : this.two.second(id);
    const [x, y] = [of.rename(first), of.rename(second)];
    const rounds: Formula[] = [];
    for (const id of of.terms.keys()) {
      const { source } = variables[id]!;
      if (source.kind !== 'product') continue;
      for (const factor of [source.a, source.b])
        for (const round of factor.terms.keys())
          if (variables[round]!.source.kind === 'round')
            rounds.push(
              equal(Linear.variable(first(round)), Linear.variable(this.two.second(round))),
            );
    }
    return and(or(below(x, y), below(y, x)), ...rounds);
  }

  /** What the index of the workgroup is in it, as `g * 64` or `g * width`. */
  private groupPart(of: Linear): Linear | undefined {
    const { variables } = this.values;
    const isGroup = (id: number): boolean => variables[id]!.source.kind === 'group';
    let part = Linear.of(0);
    for (const [id, by] of of.terms) {
      const { source } = variables[id]!;
      const isRow =
        source.kind === 'product' &&
        [source.a, source.b].some((factor) => [...factor.terms.keys()].some(isGroup));
      if (isGroup(id) || isRow) part = part.plus(Linear.variable(id), by);
    }
    return part.isConstant ? undefined : part;
  }

  /**
   * Do the elements of one workgroup lie a number of elements behind those of another, all of them?
   * Then what else decides where they are is the same in both.
   */
  private isMoved(of: Linear, groups: Linear): boolean {
    const moves = this.groupsIn(groups);
    const rest = of.minus(groups);
    for (const id of this.groupsIn(rest)) if (moves.has(id)) return false;
    let isKnown = true;
    eachVariable(this.values.variables, this.withFactors(rest), (id) => {
      if (this.values.variables[id]!.source.kind === 'unknown') isKnown = false;
    });
    return isKnown && this.isPlain(groups);
  }

  private withFactors(of: Linear): readonly Formula[] {
    return withFactors(this.values, [{ kind: 'zero', of }]);
  }

  private groupsIn(of: Linear): ReadonlySet<number> {
    const found = new Set<number>();
    eachVariable(this.values.variables, this.withFactors(of), (id) => {
      if (this.values.variables[id]!.source.kind === 'group') found.add(id);
    });
    return found;
  }

  /**
   * Is nothing computed from rounds but by adding them up, or from what is not known? So in all
   * rounds together two threads come to different elements, where they do in one.
   */
  private isPlain(of: Linear): boolean {
    for (const id of of.terms.keys()) {
      const { source } = this.values.variables[id]!;
      if (source.kind === 'round' || this.isRow(source)) continue;
      if (!this.isSteady(Linear.variable(id))) return false;
    }
    return true;
  }

  /** Rows of a width that is one for all threads: `(y + 8 * round) * w`. */
  private isRow(source: VariableSource): boolean {
    if (source.kind !== 'product') return false;
    return [source.a, source.b].some((factor, i) => {
      if (!this.isWidth(i === 0 ? source.b : source.a)) return false;
      const kinds = [...factor.terms.keys()].map((id) => this.values.variables[id]!.source.kind);
      return kinds.every((kind) => kind === 'round' || kind === 'thread' || kind === 'group');
    });
  }

  /** A number of the launch. */
  private isWidth(of: Linear): boolean {
    for (const id of of.terms.keys()) {
      const { kind } = this.values.variables[id]!.source;
      if (kind !== 'param' && kind !== 'grid' && kind !== 'size') return false;
    }
    return true;
  }

  /** Does it depend on nothing unknown, and stay what it is in all rounds? */
  private isSteady(of: Linear): boolean {
    let isSteady = true;
    eachVariable(this.values.variables, [{ kind: 'zero', of }], (id) => {
      const { source } = this.values.variables[id]!;
      if (source.kind === 'unknown' || source.kind === 'round') isSteady = false;
      for (const operand of operandsOf(source)) isSteady &&= this.isSteady(operand);
    });
    return isSteady;
  }
}

function operandsOf(source: VariableSource): readonly Linear[] {
  if (source.kind === 'product') return [source.a, source.b];
  return source.kind === 'operation' ? source.operands : [];
}
