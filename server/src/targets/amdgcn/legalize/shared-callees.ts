/**
 * Which callees a function shares between calls instead of having a copy of their body for each.
 * Flat code is faster, and everything is flattened as long as the result is of ordinary size. A
 * program of several levels grows with the product of its calls, though: there, what is large and
 * would come several times is called. What waits for the host is called in any case: no copy of it
 * makes that faster.
 */
import type { CallGraph } from '../../../analysis/index.ts';
import type { Func } from '../../../mir/index.ts';

/** Instructions up to which a function and all it calls become one body. */
const MAX_FLAT = 12_000;
/** A callee with fewer instructions, its own callees included, is always copied. */
const LARGE = 800;

interface Body {
  /** Instructions when all that is not recursive is flattened into it. */
  readonly flatSize: number;
  /** What it calls, once for each call; nothing recursive. */
  readonly callees: readonly string[];
  /** It takes the buffer of calls of the host from the runtime's arguments. */
  readonly asksHost: boolean;
}

export class SharedCallees {
  /** Callees before callers. */
  private readonly bodies = new Map<string, Body>();
  /** Where each stands in that order. */
  private readonly places = new Map<string, number>();

  constructor(graph: CallGraph) {
    for (const fn of graph.bottomUp) {
      this.bodies.set(fn.name, this.measure(fn, graph));
      this.places.set(fn.name, this.places.size);
    }
  }

  private measure(fn: Func, graph: CallGraph): Body {
    let flatSize = 0;
    const callees: string[] = [];
    let asksHost = false;
    for (const { insts } of fn.blocks) {
      flatSize += insts.length;
      for (const { op, attrs } of insts) {
        asksHost ||= op === 'gpu.implicit.args';
        if (op !== 'call' || graph.isRecursive(attrs.symbol!)) continue;
        flatSize += this.bodies.get(attrs.symbol!)?.flatSize ?? 0;
        callees.push(attrs.symbol!);
      }
    }
    return { flatSize, callees, asksHost };
  }

  /** What stays a call in `root` and all it calls. */
  of(root: string): ReadonlySet<string> {
    const shared = new Set<string>();
    const isOrdinary = (this.bodies.get(root)?.flatSize ?? 0) <= MAX_FLAT;
    const copies = new Map([[root, 1]]);
    for (const symbol of this.below(root)) {
      const { flatSize, callees, asksHost } = this.bodies.get(symbol)!;
      let count = copies.get(symbol) ?? 0;
      if (count > 1 && (asksHost || (!isOrdinary && flatSize >= LARGE))) {
        shared.add(symbol);
        // Its body is there once.
        count = 1;
      }
      if (count > 0)
        for (const callee of callees) copies.set(callee, (copies.get(callee) ?? 0) + count);
    }
    return shared;
  }

  /** What the calls of `root` reach, itself included: callers before callees. */
  private below(root: string): string[] {
    const reached = new Set([root]);
    for (const symbol of reached)
      for (const callee of this.bodies.get(symbol)?.callees ?? []) reached.add(callee);
    return [...reached]
      .filter((symbol) => this.places.has(symbol))
      .sort((a, b) => this.places.get(b)! - this.places.get(a)!);
  }
}
