/**
 * Accesses outside of their region in a known launch: some thread of the workgroup comes there with
 * such an index, however many elements the launch is for.
 */
import {
  and,
  atMost,
  equal,
  type Formula,
  Linear,
  not,
  or,
  rename,
  type Solution,
} from '../presburger/index.ts';
import type { Occurrence } from './barrier-phases.ts';
import { eachVariable } from './formula-variables.ts';
import { place } from './occurrence-pairs.ts';
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
  /** Has a formula over them no solution, whatever is not known? */
  isImpossible(formula: Formula): boolean;
  /** Do indices and what the launch passes decide about the access, and nothing else? */
  isExact(one: Occurrence): boolean;
  /** Parameters as launches pass them; a finding is in each. */
  launches(one: Occurrence): readonly Formula[];
}

/** An offset beyond so many sizes of its region may be as large as the launch makes it. */
const MOST_SIZES = 4;

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
    const isExact = question.isExact(one);
    if (out.has(access.inst) || !(isExact || isReachedAnyway(one, question))) continue;
    const isOutside = rename(outside(offset, -1, limit - access.size + 1), first);
    const meets = and(rename(when, first), isOutside);
    const found = question.solve(one, meets);
    if (typeof found === 'string') continue;
    let launches = question.launches(one);
    if (launches.length > 1 && isLimited(one, limit, question)) launches = launches.slice(0, 1);
    const all = launches.map((launch) => question.solve(one, and(meets, launch)));
    const [witness] = all;
    if (witness === undefined || typeof witness === 'string') continue;
    if (all.some((at) => typeof at === 'string')) continue;
    if (!isExact && !isOutsideAnyway(one, witness, not(isOutside), question)) continue;
    const at = offset.rename(first).at(witness);
    const [x, y, z] = [0, 1, 2].map((dim) => question.values.thread(dim).rename(first).at(witness));
    const size = at < 0 ? undefined : limit;
    out.set(access.inst, { access, thread: [x!, y!, z!], offset: at, size, region });
  }
  return [...out.values()];
}

/** At most `low`, or at least `high`. */
const outside = (offset: Linear, low: number, high: number): Formula =>
  or(atMost(offset, Linear.of(low)), atMost(Linear.of(high), offset));

/** Is only the place of data that memory holds, and not whether a thread comes there? */
function isReachedAnyway(one: Occurrence, question: BoundsQuestion): boolean {
  if (!question.isExact({ ...one, offset: Linear.of(0) })) return false;
  const { variables } = question.values;
  let isData = true;
  eachVariable(variables, [place(one)], (id) => {
    const { source } = variables[id]!;
    const isInexact = source.kind === 'round' && !source.exact;
    if (source.kind === 'product' || source.kind === 'operation' || isInexact) isData = false;
  });
  return isData;
}

/** Is the place of this thread, in this launch and round, outside whatever memory holds? */
function isOutsideAnyway(
  one: Occurrence,
  witness: Solution,
  isInside: Formula,
  question: BoundsQuestion,
): boolean {
  const { variables } = question.values;
  const same: Formula[] = [];
  eachVariable(variables, [one.when, place(one)], (id) => {
    const { source } = variables[id]!;
    if (source.kind === 'unknown' || source.kind === 'derived') return;
    const self = Linear.variable(id).rename(first);
    same.push(equal(self, Linear.of(self.at(witness))));
  });
  return question.isImpossible(and(rename(one.when, first), isInside, ...same));
}

/**
 * Does what the launch passes say only how often a loop goes round, while the code itself keeps the
 * place near the region, as that of one of two halves by turns? Then no size is meant that would
 * keep it inside.
 */
function isLimited(one: Occurrence, limit: number, question: BoundsQuestion): boolean {
  const { variables } = question.values;
  let isForThreads = false;
  const visit = (formula: Formula): void => {
    if (formula.kind === 'and' || formula.kind === 'or') {
      formula.parts.forEach(visit);
      return;
    }
    const kinds = new Set<string>();
    eachVariable(variables, [formula], (id) => kinds.add(variables[id]!.source.kind));
    const isGiven = kinds.has('param') || kinds.has('product') || kinds.has('operation');
    if (isGiven && (kinds.has('thread') || kinds.has('group'))) isForThreads = true;
  };
  visit(one.narrow);
  visit(place(one));
  if (isForThreads) return false;
  const far = rename(outside(one.offset, -MOST_SIZES * limit, MOST_SIZES * limit), first);
  return question.isImpossible(and(rename(one.when, first), far));
}
