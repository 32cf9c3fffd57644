/**
 * Whether the data differ that two threads store with one instruction, where what they compute is
 * not known: some of what goes into it comes from different elements, whatever lanes and threads
 * have passed it on.
 */
import { and, below, equal, type Formula, Linear, or } from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
import type { StoredSource } from './stored-sources.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import type { ThreadDistance } from './thread-distance.ts';
import { first, type ThreadPair } from './thread-pair.ts';

const WARP = 32;

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
  of(a: Occurrence, b: Occurrence): Formula | undefined {
    if (a.access.inst !== b.access.inst || a.sources.length !== b.sources.length) return undefined;
    // What lanes have of their own and what they got from others may add up to the same in all.
    const viaWarp = a.sources.some((source) => source.viaWarp);
    const cases = a.sources.flatMap((source, i) => {
      const other = b.sources[i]!;
      const isOne = source.region === other.region && source.of.key() === other.of.key();
      const found = isOne ? this.apart({ ...source, viaWarp }) : undefined;
      return found === undefined ? [] : [found];
    });
    return cases.length === 0 ? undefined : or(...cases);
  }

  private apart({ of, viaWarp, viaTile }: StoredSource): Formula | undefined {
    if (!this.isPlain(of, viaTile)) return undefined;
    if (viaTile) {
      // What a tile holds is the same for all threads of a workgroup.
      const groups = this.areGroups ? this.groupPart(of) : undefined;
      return groups && this.differ(groups);
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

  /** Is nothing computed from rounds, or without a linear form? `isFlat`: nor by division. */
  private isPlain(of: Linear, isFlat: boolean): boolean {
    let isPlain = true;
    eachVariable(this.values.variables, [{ kind: 'zero', of }], (id) => {
      const { kind } = this.values.variables[id]!.source;
      const isDirect = of.terms.has(id);
      if (kind === 'unknown' || kind === 'product' || kind === 'operation') isPlain = false;
      if (kind === 'round' && !isDirect) isPlain = false;
      if (isFlat && !isDirect) isPlain = false;
    });
    return isPlain;
  }
}
