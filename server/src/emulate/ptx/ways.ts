/**
 * Where lanes of a warp that part meet again, in profiled runs: at the immediate post-dominator of
 * the branch, as GPUs have it and compilers mark it for them (Fung et al., "Dynamic Warp
 * Formation and Scheduling for Efficient GPU Control Flow", MICRO 2007). What leads to a `trap` and
 * nowhere else is no way that lanes come back from, and has no say in where the others meet.
 */
import { Dominators, reversed } from '../../asm/index.ts';
import { type Frame, type FunctionCode, type Op, OpKind, type Warp, type Way } from './state.ts';

/** Puts lanes that have come to where their way meets others on the way around it. */
export function rejoin(warp: Warp, lane: number): void {
  const { ways, pcs, frames } = warp;
  let way = ways[lane];
  while (way !== undefined && way.join === pcs[lane] && way.frame === frames[lane])
    way = way.parent;
  ways[lane] = way;
}

/** The `n` active lanes have executed the branch `pc` together, and may stand apart now. */
export function partWays(warp: Warp, frame: Frame, pc: number, n: number): void {
  const { active, pcs, ways } = warp;
  const first = pcs[active[0]!]!;
  let isApart = false;
  for (let i = 1; i < n && !isApart; i++) isApart = pcs[active[i]!] !== first;
  if (!isApart) return;
  const joins = (frame.code.joins ??= joinsOf(frame.code));
  const join = joins[pc]!;
  const parent = ways[active[0]!];
  const depth = (parent?.depth ?? 0) + 1;
  const made = new Map<number, Way>();
  for (let i = 0; i < n; i++) {
    const lane = active[i]!;
    const to = pcs[lane]!;
    if (to === join) continue;
    let way = made.get(to);
    if (way === undefined) made.set(to, (way = { parent, frame, join, depth }));
    ways[lane] = way;
  }
}

/** By instruction its immediate post-dominator; -1 where there is none. */
function joinsOf({ ops }: FunctionCode): Int32Array {
  const next = ops.map((op, at) => successorsOf(op, at));
  const { next: before, exit } = reversed(next);
  return new Dominators(before, exit).parent.map((at) => (at === exit ? -1 : at));
}

function successorsOf(op: Op, at: number): readonly number[] {
  const passed = op.guard < 0 ? [] : [at + 1];
  switch (op.kind) {
    case OpKind.Branch:
      return [op.target, ...passed];
    case OpKind.Switch:
      return [...new Set(op.targets), ...passed];
    case OpKind.Exit:
    case OpKind.Return:
      return passed;
    default:
      // Round itself: it never comes to the end.
      return op.isTrap && op.guard < 0 ? [at] : [at + 1];
  }
}
