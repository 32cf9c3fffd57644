/** What says of two threads that they differ, and by how much. */
import {
  and,
  atMost,
  below,
  equal,
  FALSE,
  type Formula,
  Linear,
  or,
  TRUE,
} from '../presburger/index.ts';
import type { BlockShape, SymbolicValues } from './symbolic-values.ts';
import { first, type ThreadPair } from './thread-pair.ts';

const WARP = 32;

export class ThreadDistance {
  private readonly values: SymbolicValues;
  private readonly two: ThreadPair;
  private readonly areGroups: boolean;

  /** `areGroups`: they are of two workgroups. */
  constructor(values: SymbolicValues, two: ThreadPair, areGroups: boolean) {
    this.values = values;
    this.two = two;
    this.areGroups = areGroups;
  }

  /** They are two threads. */
  apart(): Formula {
    if (this.areGroups) return this.inDifferentGroups();
    const cases = [0, 1, 2].flatMap((dim) => {
      const index = this.values.thread(dim);
      if (index.isConstant) return [];
      const [x, y] = [index.rename(first), index.rename(this.two.second)];
      return [below(x, y), below(y, x)];
    });
    return cases.length === 0 ? FALSE : or(...cases);
  }

  /**
   * Along one dimension: how many workgroups there are along each is a matter of the launch, and
   * `y * 32 + x` is fine where there are 32 along x.
   */
  private inDifferentGroups(): Formula {
    const pairs: (readonly [Linear, Linear])[] = [];
    this.values.variables.forEach(({ source }, id) => {
      if (source.kind === 'group')
        pairs.push([Linear.variable(first(id)), Linear.variable(this.two.second(id))]);
    });
    const cases = pairs.flatMap(([x, y]) => {
      const others = pairs.filter(([other]) => other !== x).map(([a, b]) => equal(a, b));
      return [and(below(x, y), ...others), and(below(y, x), ...others)];
    });
    return or(...cases);
  }

  /** The two are these, by their numbers in the workgroup. */
  areThreads(threads: readonly [number, number], [width, height]: BlockShape): Formula {
    const parts = threads.flatMap((number, side) => {
      const index = [number % width, Math.floor(number / width) % height];
      index.push(Math.floor(number / (width * height)));
      const whose = side === 0 ? first : this.two.second;
      return index.map((value, dim) =>
        equal(this.values.thread(dim).rename(whose), Linear.of(value)),
      );
    });
    return and(...parts);
  }

  /** They are of two waves. */
  acrossWaves([x, y, z]: BlockShape, waveSize: number): Formula {
    const { values } = this;
    const flat = values
      .thread(0)
      .plus(values.thread(1), x)
      .plus(values.thread(2), x * y);
    const width = x * y * z <= waveSize ? 32 : waveSize;
    const wave = values.quotient(flat, width);
    const [a, b] = [wave.rename(first), wave.rename(this.two.second)];
    if (a.minus(b).isConstant) return FALSE;
    return or(below(a, b), below(b, a));
  }

  /** Likewise, of two warps, where that has a linear form. */
  inDifferentWarps(): Formula {
    const flat = this.values.flat();
    if (flat === undefined) return TRUE;
    const warp = this.values.quotient(flat, WARP);
    const [a, b] = [warp.rename(first), warp.rename(this.two.second)];
    if (a.minus(b).isConstant) return FALSE;
    return or(below(a, b), below(b, a));
  }

  /** Both have small indices. */
  near(): Formula {
    return and(
      ...[0, 1, 2].flatMap((dim) => {
        const index = this.values.thread(dim);
        return [first, this.two.second].map((whose) => atMost(index.rename(whose), Linear.of(15)));
      }),
      ...this.values.variables.flatMap(({ source }, id) =>
        source.kind === 'group' && this.areGroups
          ? [first, this.two.second].map((whose) =>
              atMost(Linear.variable(whose(id)), Linear.of(3)),
            )
          : [],
      ),
    );
  }
}
