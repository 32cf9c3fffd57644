/**
 * Whether the data differ that two threads store with one instruction, where what they compute is
 * not known: some of what goes into it comes from different elements, whatever lanes and threads
 * have passed it on.
 */
import { and, below, equal, type Formula, Linear, or, TRUE } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
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
    if (!this.isPlain(of, viaTile)) return undefined;
    if (viaTile) {
      // What a tile holds is the same for all threads of a workgroup.
      const groups = this.areGroups ? this.groupPart(of) : undefined;
      return groups && !this.isSameWindow(source, store) ? this.differ(groups) : undefined;
    }
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
      if (!this.isPlain(other.of, false)) return undefined;
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
    return or(below(x, y), below(y, x));
  }

  private groupPart(of: Linear): Linear | undefined {
    let part = Linear.of(0);
    for (const [id, by] of of.terms)
      if (this.values.variables[id]!.source.kind === 'group')
        part = part.plus(Linear.variable(id), by);
    return part.isConstant ? undefined : part;
  }

  /**
   * Is nothing computed from rounds but by adding them up, or from what is not known? So in all
   * rounds together two threads come to different elements, where they do in one. `isFlat`: nor
   * anything by division.
   */
  private isPlain(of: Linear, isFlat: boolean): boolean {
    for (const id of of.terms.keys()) {
      const isRound = this.values.variables[id]!.source.kind === 'round';
      if (!isRound && !this.isSteady(Linear.variable(id), isFlat)) return false;
    }
    return true;
  }

  /** Does it depend on nothing unknown, and stay what it is in all rounds? */
  private isSteady(of: Linear, isFlat: boolean): boolean {
    let isSteady = true;
    eachVariable(this.values.variables, [{ kind: 'zero', of }], (id) => {
      const { source } = this.values.variables[id]!;
      if (source.kind === 'unknown' || source.kind === 'round') isSteady = false;
      // How many workgroups there are is said of every index of one.
      if (isFlat && !of.terms.has(id) && source.kind !== 'grid') isSteady = false;
      for (const operand of operandsOf(source))
        isSteady &&= !isFlat && this.isSteady(operand, isFlat);
    });
    return isSteady;
  }
}

function operandsOf(source: VariableSource): readonly Linear[] {
  if (source.kind === 'product') return [source.a, source.b];
  return source.kind === 'operation' ? source.operands : [];
}
