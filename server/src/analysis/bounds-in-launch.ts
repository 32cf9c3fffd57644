/**
 * Accesses outside of their region in a known launch: some thread of the workgroup comes there with
 * such an index, however many elements the launch is for.
 */
import {
  and,
  atMost,
  type Formula,
  Linear,
  or,
  rename,
  type Solution,
} from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { homeOf } from './symbolic.ts';
import type { SymbolicValues } from './symbolic-values.ts';
import { MOST_BYTES } from './target-accesses.ts';
import { first } from './thread-pair.ts';
import type { OutOfBounds } from './workgroup-conflict.ts';

export interface BoundsQuestion {
  readonly values: SymbolicValues;
  /** Bytes by region. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Values of a formula about an access, over the variables of the first thread. */
  solve(one: Occurrence, formula: Formula): Solution | 'none' | 'unknown';
  /** Do indices and what the launch passes decide about the access, and nothing else? */
  isExact(one: Occurrence): boolean;
  /** Parameters as launches pass them; a finding is in each. */
  launches(one: Occurrence): readonly Formula[];
}

/** Each instruction once, with a thread. */
export function outsideInLaunch(
  occurrences: readonly Occurrence[],
  question: BoundsQuestion,
): OutOfBounds[] {
  const out = new Map<Occurrence['access']['inst'], OutOfBounds>();
  for (const one of occurrences) {
    const { access, region, offset, when } = one;
    const limit = question.sizes.get(homeOf(region));
    if (limit === undefined || access.size === undefined || access.upTo === true) continue;
    // How much instructions of a target access is an assumption where it is not known.
    if (access.size >= MOST_BYTES) continue;
    if (out.has(access.inst) || !question.isExact(one)) continue;
    const isOutside = or(
      atMost(offset, Linear.of(-1)),
      atMost(Linear.of(limit - access.size + 1), offset),
    );
    const meets = rename(and(when, isOutside), first);
    const found = question.solve(one, meets);
    if (typeof found === 'string') continue;
    const all = question.launches(one).map((launch) => question.solve(one, and(meets, launch)));
    const [witness] = all;
    if (witness === undefined || typeof witness === 'string') continue;
    if (all.some((at) => typeof at === 'string')) continue;
    const at = offset.rename(first).at(witness);
    const [x, y, z] = [0, 1, 2].map((dim) => question.values.thread(dim).rename(first).at(witness));
    const size = at < 0 ? undefined : limit;
    out.set(access.inst, { access, thread: [x!, y!, z!], offset: at, size, region });
  }
  return [...out.values()];
}
