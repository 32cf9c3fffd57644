/**
 * The ways that rustc sees through a match, which decide what it counts as moved where
 * (`rustc_mir_build`, `match_candidates`). It never tests an arm in two places: what one test
 * cannot settle is tested anew behind all of them, as if nothing were known. So it takes arms for
 * reachable, and variants for absent, that our decision tree, which remembers, knows better. Only
 * drops of arrays tell the difference, so only matches that may move elements are asked.
 */
import { append } from '../../base/index.ts';
import type { TExpr, TPat } from '../../hir/index.ts';
import type { Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import type { MovePath } from '../move-path.ts';
import { absentFlags, movedFlags, movePart } from '../scopes.ts';
import { type Flat, flatten, type Pair, placeKey, type Testable } from './match-pairs.ts';
import type { Occurrence } from './occurrence.ts';
import type { BindingAt } from './row.ts';
import { type Branch, branchOf, FAILURE } from './sort-candidate.ts';

/** What may have left where an arm's body begins. */
export interface ArmFlow {
  /** A way to match the arm that is reached. */
  readonly bindings: readonly BindingAt[];
  /** Flags of variants that may be absent. */
  readonly absent: ReadonlySet<Value>;
  /** Flags of what the arm's alternatives move. */
  readonly moved: ReadonlySet<Value>;
}

export interface MatchFlow {
  /** By arm; undefined where rustc sees no way to it. */
  readonly arms: readonly (ArmFlow | undefined)[];
  /** Flags of variants that may be absent where no arm matches. */
  readonly otherwise: ReadonlySet<Value>;
}

/** An arm, or an alternative of one, on its way through the tests. */
interface Candidate {
  readonly arm: number;
  readonly guarded: boolean;
  /** With those of the alternatives that it is inside of. */
  readonly bindings: readonly BindingAt[];
  /** Binds nothing beyond what it is inside of. */
  readonly plain: boolean;
  pairs: Pair[];
  alternatives: Candidate[];
  /** Where its bindings are made, and where control goes when its guard fails. */
  success: number;
  failure: number;
}

interface Edge {
  readonly to: number;
  readonly absent: readonly Value[];
}

/** The flow of a match of the value at `root`; undefined when nothing depends on it. */
export function matchFlow(
  cx: FnCx,
  root: Occurrence,
  arms: readonly { readonly pat: TPat; readonly guard: TExpr | undefined }[],
): MatchFlow | undefined {
  if (cx.dead || root.moves === undefined || !holdsArray(root.moves)) return undefined;
  const candidates = arms.map(({ pat, guard }, arm) =>
    candidateOf(flatten(cx, root, pat), arm, guard !== undefined, []),
  );
  return new FlowBuilder(cx).build(candidates);
}

function holdsArray(moves: MovePath): boolean {
  return moves.length !== undefined || [...moves.parts.values()].some((p) => holdsArray(p.path));
}

function candidateOf(
  { pairs, bindings }: Flat,
  arm: number,
  guarded: boolean,
  outer: readonly BindingAt[],
): Candidate {
  return {
    arm,
    guarded,
    bindings: [...outer, ...bindings],
    plain: bindings.length === 0,
    pairs: alternativesLast(pairs),
    alternatives: [],
    success: -1,
    failure: -1,
  };
}

function alternativesLast(pairs: readonly Pair[]): Pair[] {
  const isOr = (pair: Pair): boolean => pair.kind === 'or';
  return [...pairs.filter((pair) => !isOr(pair)), ...pairs.filter(isOr)];
}

class FlowBuilder {
  private readonly cx: FnCx;
  private readonly edges: Edge[][] = [];

  constructor(cx: FnCx) {
    this.cx = cx;
  }

  build(candidates: readonly Candidate[]): MatchFlow {
    const start = this.block();
    const end = this.match(start, candidates);
    const leaves = candidates.map((candidate) => leavesOf(candidate));
    for (const leaf of leaves.flat()) if (leaf.guarded) this.jump(leaf.success, leaf.failure);
    const states = this.solve(start);
    const arms = leaves.map((list) => this.armFlow(list, states));
    return { arms, otherwise: states.get(end) ?? new Set() };
  }

  private armFlow(
    leaves: readonly Candidate[],
    states: ReadonlyMap<number, ReadonlySet<Value>>,
  ): ArmFlow | undefined {
    const reached = leaves.filter((leaf) => states.has(leaf.success));
    const [first] = reached;
    if (first === undefined) return undefined;
    const absent = new Set(reached.flatMap((leaf) => [...states.get(leaf.success)!]));
    const moved = new Set(reached.flatMap((leaf) => leaf.bindings.flatMap((b) => this.flags(b))));
    return { bindings: first.bindings, absent, moved };
  }

  private flags({ occ, pat }: BindingAt): Value[] {
    if (pat.mode !== 'move' || !this.cx.lw.needsDrop(occ.ty)) return [];
    const found = occ.rootPath();
    return found === undefined ? [] : movedFlags(found.root.moves, found.path);
  }

  private block(): number {
    return this.edges.push([]) - 1;
  }

  private jump(from: number, to: number, absent: readonly Value[] = []): void {
    this.edges[from]!.push({ to, absent });
  }

  /** Lowers the tests of candidates from a block on; gives the block where none of them matched. */
  private match(start: number, candidates: readonly Candidate[]): number {
    let at = start;
    let rest = candidates;
    while (rest.length > 0) {
      const [first] = rest as [Candidate];
      if (first.pairs.length === 0) {
        first.success = at;
        first.failure = at = this.block();
        rest = rest.slice(1);
      } else if (rest.some(startsWithOr)) [at, rest] = this.expand(at, rest);
      else [at, rest] = this.test(at, rest);
    }
    return at;
  }

  /** Takes alternatives apart, up to the first candidate that has more to test behind them. */
  private expand(start: number, candidates: readonly Candidate[]): [number, readonly Candidate[]] {
    const stop = candidates.findIndex((c) => c.pairs.length > 1 && startsWithOr(c));
    const count = stop < 0 ? candidates.length : stop + 1;
    const some = candidates.slice(0, count);
    const expanded: Candidate[] = [];
    for (const candidate of some) {
      const [pair] = candidate.pairs;
      if (pair?.kind !== 'or') {
        expanded.push(candidate);
        continue;
      }
      candidate.pairs = candidate.pairs.slice(1);
      candidate.alternatives = pair.pats.map((flat) =>
        candidateOf(flat, candidate.arm, candidate.guarded, candidate.bindings),
      );
      append(expanded, candidate.alternatives);
    }
    const rest = this.match(start, expanded);
    for (const candidate of some) this.mergePlain(candidate);
    this.testBehind(some.at(-1)!);
    return [rest, candidates.slice(count)];
  }

  /** Alternatives that bind nothing become one when there is no guard. */
  private mergePlain(candidate: Candidate): void {
    const { alternatives, guarded } = candidate;
    if (alternatives.length === 0 || guarded) return;
    if (!alternatives.every((one) => one.plain && one.alternatives.length === 0)) return;
    candidate.success = this.block();
    for (const one of alternatives) this.jump(one.success, candidate.success);
    candidate.failure = alternatives.at(-1)!.failure;
    candidate.alternatives = [];
  }

  /** Alternatives that remain are tested behind each of those before. */
  private testBehind(candidate: Candidate): void {
    const { pairs } = candidate;
    if (pairs.length === 0) return;
    candidate.pairs = [];
    const leaves = leavesOf(candidate);
    const last = leaves.at(-1)!.failure;
    for (const leaf of leaves) {
      const { success, failure } = leaf;
      leaf.pairs = [...pairs];
      const otherwise = this.match(success, [leaf]);
      this.jump(otherwise, leaf.guarded ? failure : last);
    }
  }

  /**
   * Makes the first candidate's first test, and with each of its results those that follow from it.
   */
  private test(start: number, candidates: readonly Candidate[]): [number, readonly Candidate[]] {
    const test = candidates[0]!.pairs[0] as Testable;
    const sorted = new Map<Branch, Candidate[]>();
    let count = 0;
    for (const candidate of candidates) {
      const branch = sort(this.cx, candidate, test, sorted);
      if (branch === undefined) break;
      const list = sorted.get(branch);
      if (list === undefined) sorted.set(branch, [candidate]);
      else list.push(candidate);
      count++;
    }
    const remainder = this.block();
    const listed = [...sorted.keys()];
    for (const [branch, list] of sorted) {
      const block = this.block();
      this.jump(start, block, this.absentIn(test, branch, listed));
      this.jump(this.match(block, list), remainder);
    }
    if (!sorted.has(FAILURE) && !(isBool(test) && listed.length === 2))
      this.jump(start, remainder, this.absentIn(test, undefined, listed));
    return [remainder, candidates.slice(count)];
  }

  /** Flags of the variants that a result of a test rules out. */
  private absentIn(test: Testable, branch: Branch | undefined, listed: readonly Branch[]): Value[] {
    if (test.test.kind !== 'variant') return [];
    const found = test.occ.rootPath();
    if (found === undefined) return [];
    const moves = movePart(found.root.moves, found.path);
    return absentFlags(moves, (variant) =>
      branch === undefined ? listed.includes(BigInt(variant)) : branch !== BigInt(variant),
    );
  }

  /** For each block that is reached, the flags that may count as set there. */
  private solve(start: number): Map<number, Set<Value>> {
    const states = new Map<number, Set<Value>>([[start, new Set()]]);
    const todo = [start];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      for (const { to, absent } of this.edges[at]!) {
        const more = [...states.get(at)!, ...absent];
        const known = states.get(to);
        if (known === undefined) states.set(to, new Set(more));
        else {
          const before = known.size;
          for (const flag of more) known.add(flag);
          if (known.size === before) continue;
        }
        todo.push(to);
      }
    }
    return states;
  }
}

function isBool({ occ }: Testable): boolean {
  return occ.ty.kind === 'bool';
}

function startsWithOr(candidate: Candidate): boolean {
  return candidate.pairs[0]?.kind === 'or';
}

function leavesOf(candidate: Candidate): Candidate[] {
  return candidate.alternatives.length === 0
    ? [candidate]
    : candidate.alternatives.flatMap((one) => leavesOf(one));
}

/**
 * With which result of a test a candidate still matches, when that is one alone; takes off what the
 * result settles.
 */
function sort(
  cx: FnCx,
  candidate: Candidate,
  test: Testable,
  sorted: ReadonlyMap<Branch, readonly Candidate[]>,
): Branch | undefined {
  const key = placeKey(cx, test.occ);
  const at = candidate.pairs.findIndex((p) => p.kind === 'test' && placeKey(cx, p.occ) === key);
  if (at < 0) return undefined;
  const pair = candidate.pairs[at] as Testable;
  const failing = (sorted.get(FAILURE) ?? []).flatMap(({ pairs }) =>
    pairs.flatMap((p) => (p.kind === 'test' && placeKey(cx, p.occ) === key ? [p.test] : [])),
  );
  const found = branchOf(cx, test, pair.test, [...sorted.keys()], failing);
  if (found?.settled === true) {
    const rest = candidate.pairs.filter((_, i) => i !== at);
    candidate.pairs = alternativesLast([...rest, ...pair.inside]);
  }
  return found?.branch;
}
