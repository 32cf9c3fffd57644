/**
 * Where the search for blocks at which paths from a branch meet may end before it has seen all
 * blocks up to the branch's post-dominator: without that, a row of branches that may each leave to
 * its end takes time by the square of its length. Positions are those of the flow graph.
 */
import type { FlowGraph } from './flow-graph.ts';

/** A search, when it comes to a block. */
export interface JoinSearch {
  /** By position, the path that leads there; -1 where none does yet. */
  readonly label: Int32Array;
  /** Where paths have met so far. */
  readonly joined: ReadonlySet<number>;
  /** For where paths have met it is asked which blocks before it are on one. */
  readonly exact: boolean;
  /** Nothing else is left to be seen, and nothing behind the block has been. */
  readonly isOnly: boolean;
}

export class JoinBounds {
  private readonly graph: FlowGraph;
  private readonly divergent: Uint8Array;
  /** By position, how many blocks before it edges from it or from behind it lead back to. */
  private readonly crossing: Int32Array;
  /** By position, the last one from which an edge leads back to it; -1 where none does. */
  private readonly last: Int32Array;
  /** Leads to the next block with a uniform parameter, in a number of steps. */
  private readonly next: Int32Array;

  /** `divergent`: by value id, 1 for those that are; more become so later. */
  constructor(graph: FlowGraph, divergent: Uint8Array) {
    const n = graph.order.length;
    this.graph = graph;
    this.divergent = divergent;
    this.last = new Int32Array(n).fill(-1);
    for (let b = 0; b < n; b++)
      for (const s of graph.succs[b]!) if (s < b) this.last[s] = Math.max(this.last[s]!, b);
    this.crossing = new Int32Array(n + 2);
    for (let b = 0; b < n; b++) {
      const end = this.last[b]!;
      if (end < 0) continue;
      this.crossing[b + 1]!++;
      this.crossing[end + 1]!--;
    }
    for (let b = 1; b < n + 2; b++) this.crossing[b]! += this.crossing[b - 1]!;
    this.next = new Int32Array(n + 1);
    for (let b = 0; b <= n; b++) this.next[b] = b;
  }

  /**
   * Does the search end here? `stop`: where all paths end; `header`: of the loop around the branch,
   * or -1.
   */
  isOver(at: number, stop: number, header: number, search: JoinSearch): boolean {
    if (!this.isClosed(at, header)) return false;
    const around = this.isInside(at, header) ? header : -1;
    // No parameter that lies ahead can become divergent.
    if (!this.isOpenAhead(at, stop, around)) return true;
    // From here on all is one path.
    return (
      search.isOnly &&
      this.isSettled(stop, at, search) &&
      this.isSettled(around, at, search) &&
      !this.isAsked(at, search)
    );
  }

  /** Does the path at a position change nothing when it comes to the block `b`? */
  private isSettled(b: number, at: number, search: JoinSearch): boolean {
    const { label, joined } = search;
    if (b < 0 || b >= this.graph.order.length || label[b] === -1) return true;
    return (label[b] === label[at] || joined.has(b)) && !this.isAsked(b, search);
  }

  /** Does it count whether further blocks before it are on a path? */
  private isAsked(b: number, { joined, exact }: JoinSearch): boolean {
    return exact && joined.has(b) && this.isUniform(b);
  }

  /** No edge leads from a position or from behind it to one before it, but to `header`. */
  private isClosed(at: number, header: number): boolean {
    return this.crossing[at] === (this.isInside(at, header) ? 1 : 0);
  }

  /** Does an edge from the position or from behind it lead back to `header`? */
  private isInside(at: number, header: number): boolean {
    return header >= 0 && header < at && at <= this.last[header]!;
  }

  /**
   * Has a block that paths from a closed position meet before `stop`, or `stop` or `header`, a
   * uniform parameter? `header`: -1 where none leads back to it.
   */
  private isOpenAhead(at: number, stop: number, header: number): boolean {
    const n = this.graph.order.length;
    if (header >= 0 && this.isUniform(header)) return true;
    if (stop < at && this.isUniform(stop)) return true;
    const end = stop >= at && stop < n && this.crossing[stop + 1] === 0 ? stop : n - 1;
    return this.nextUniform(at) <= end;
  }

  /** Has the block a uniform parameter? */
  private isUniform(at: number): boolean {
    for (const { id } of this.graph.order[at]!.params) if (this.divergent[id] === 0) return true;
    return false;
  }

  private nextUniform(from: number): number {
    const { next } = this;
    const n = this.graph.order.length;
    let at = from;
    for (;;) {
      const to = next[at]!;
      if (to !== at) {
        next[at] = next[to]!;
        at = to;
      } else if (at === n || this.isUniform(at)) return at;
      else next[at] = at + 1;
    }
  }
}
