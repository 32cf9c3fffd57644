/**
 * How a wave walks through a function whose threads may part. Blocks stand in one topological order
 * (loops and subtrees of the dominator tree contiguous). Branches that all threads take alike jump
 * directly. At other branches ("mask" style) the wave goes on with some lanes, and the rest wait at
 * later blocks ("pendable"): the wave always proceeds to the nearest block where lanes may wait, so
 * nobody is passed by. What a waiting block's lanes are is known in one of three ways:
 *
 *   full   all lanes that were active at a dominating block which it post-dominates (in the same iteration): that block's
 *          `exec` is saved;
 *   first  collected in a mask register that the first source sets;
 *   zero   collected in a mask register that starts as zero and is cleared when the block is entered.
 */

import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  computePostDominators,
  computeUniformity,
  type DominatorTree,
  type FlowGraph,
  type Loop,
  type LoopForest,
  type Uniformity,
} from '../../analysis/index.ts';
import { append, smallest } from '../../base/index.ts';
import {
  type Block,
  type Func,
  givesScalars,
  hasEffect,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { drawLoopsTogether } from './loop-order.ts';
import { UnsupportedError } from './unsupported.ts';

export interface Pend {
  readonly mode: 'full' | 'first' | 'zero' | 'exit';
  /** Position of the block whose lanes these are (`full`), or of the first source (`first`). */
  readonly at: number;
}

export interface Plan {
  readonly fn: Func;
  readonly uniformity: Uniformity;
  /** Blocks in the wave's order; those that only trap come last and are not part of the walk. */
  readonly order: readonly Block[];
  /** By block id. */
  readonly pos: Int32Array;
  /** Number of blocks in front of the trapping ones. */
  readonly walk: number;
  /** By position: lanes part here or would pass waiting ones. */
  readonly mask: Uint8Array;
  /**
   * By position: the target that a mask branch goes to at once, as position; -1 when there is none.
   */
  readonly direct: Int32Array;
  readonly pend: readonly (Pend | undefined)[];
  /** By position: does a `full` block need this block's `exec`? */
  readonly saves: Uint8Array;
  depth(pos: number): number;
  /** The block in front of the innermost loop around a block; -1 outside of loops. */
  preheader(pos: number): number;
  /** The blocks from which edges lead to a block. */
  sources(pos: number): readonly number[];
  /** Are both blocks in the same innermost loop, or outside of loops? */
  sharesLoops(pos: number, other: number): boolean;
  /** Is the second block in the innermost loop around the first? */
  sharesLoop(pos: number, other: number): boolean;
  /** Does a loop begin at the block? */
  isHeader(pos: number): boolean;
  /**
   * Next block where lanes may wait after block `pos` ran, or was skipped; -1 when there is none.
   */
  nextPend(pos: number, skipped: boolean): number;
  /**
   * A value defined in `from` differs between lanes in `to` because they left a loop at different
   * times.
   */
  leavesApart(from: Block, to: Block): boolean;
}

/** `differ`: values that the processor makes differ between lanes, whatever the analysis says. */
export function planFlow(
  fn: Func,
  isUniformIntrinsic: (symbol: string) => boolean,
  differ: readonly Value[],
): Plan {
  const divergent: Value[] = [...differ];
  for (;;) {
    const plan = new Planner(fn, isUniformIntrinsic, divergent).plan();
    const mixed = mixedParams(plan);
    if (mixed.length === 0) return plan;
    append(divergent, mixed);
  }
}

/**
 * Parameters that are thought uniform although lanes bring different values to a block where they
 * wait for each other. The analysis lets threads meet at post-dominators, but the wave may gather
 * them earlier, at the end of a loop's body.
 */
function mixedParams(plan: Plan): Value[] {
  const out: Value[] = [];
  const args = new Map<Value, Value>();
  const mixed = new Set<Value>();
  for (const block of plan.order) {
    for (const edge of terminator(block)?.targets ?? []) {
      const mode = plan.pend[plan.pos[edge.block.id]!]?.mode;
      if (mode === undefined || mode === 'exit') continue;
      edge.block.params.forEach((param, i) => {
        const arg = edge.args[i]!;
        const known = args.get(param);
        if (known === undefined) args.set(param, arg);
        else if (known !== arg && !plan.uniformity.isDivergent(param) && !mixed.has(param)) {
          mixed.add(param);
          out.push(param);
        }
      });
    }
  }
  return out;
}

/** No lanes wait there. */
const NOBODY = 0x3fffffff;

class Planner {
  private readonly fn: Func;
  private readonly uniformity: Uniformity;
  private readonly graph: FlowGraph;
  private readonly dom: DominatorTree;
  private readonly loops: LoopForest;
  private readonly order: number[] = [];
  private readonly traps: Uint8Array;
  private walk = 0;
  /**
   * By position in the new order: successors and predecessors as positions, trapping blocks left
   * out.
   */
  private readonly succs: number[][] = [];
  private readonly preds: number[][] = [];
  private readonly loopAt: (Loop | undefined)[] = [];

  constructor(
    fn: Func,
    isUniformIntrinsic: (symbol: string) => boolean,
    alsoDivergent: readonly Value[],
  ) {
    this.fn = fn;
    this.uniformity = computeUniformity(fn, {
      isUniformIntrinsic,
      isUniformText: givesScalars,
      alsoDivergent,
    });
    this.graph = computeFlowGraph(fn);
    this.dom = computeDominators(this.graph);
    this.loops = computeLoops(this.graph, this.dom);
    const n = this.graph.order.length;
    this.traps = new Uint8Array(n);
    for (let b = 1; b < n; b++) if (isTrap(this.graph.order[b]!)) this.traps[b] = 1;
  }

  plan(): Plan {
    const { graph, fn } = this;
    const n = graph.order.length;
    this.arrange();
    const posOf = new Int32Array(n);
    this.order.forEach((b, p) => {
      posOf[b] = p;
    });
    for (let p = 0; p < n; p++) {
      const b = this.order[p]!;
      this.succs.push(
        [...new Set(graph.succs[b]!.filter((s) => this.traps[s] === 0))].map((s) => posOf[s]!),
      );
      this.preds.push([]);
      this.loopAt.push(this.loops.loopOf(b));
    }
    for (let p = 0; p < n; p++) for (const s of this.succs[p]!) this.preds[s]!.push(p);
    const order = this.order.map((b) => graph.order[b]!);
    const mask = new Uint8Array(n);
    for (let p = 0; p < this.walk; p++) {
      const end = terminator(order[p]!);
      if (this.succs[p]!.length > 1 && this.uniformity.isDivergentAt(end!.args[0], order[p]!))
        mask[p] = 1;
    }
    this.checkReducible(mask);
    const direct = new Int32Array(n).fill(-1);
    const first = new Int32Array(n).fill(NOBODY);
    let modes = this.modes(this.settle(mask, direct, first), order);
    // A uniform branch has no place on its edges to note who waits.
    while (this.forceMasks(mask, modes.pend))
      modes = this.modes(this.settle(mask, direct, first), order);
    const { pend, saves } = modes;
    const pos = new Int32Array(fn.nextBlock).fill(-1);
    order.forEach((block, p) => {
      pos[block.id] = p;
    });
    const apart = this.partingLoops(mask);
    const { walk, loops } = this;
    return {
      fn,
      uniformity: this.uniformity,
      order,
      pos,
      walk,
      mask,
      direct,
      pend,
      saves,
      depth: (p) => loops.depthOf(this.order[p]!),
      preheader: (p) => {
        const outside = loops.loopOf(this.order[p]!)?.preheader ?? -1;
        return outside < 0 ? -1 : posOf[outside]!;
      },
      sources: (p) => this.preds[p]!,
      sharesLoops: (p, other) => loops.loopOf(this.order[p]!) === loops.loopOf(this.order[other]!),
      sharesLoop: (p, other) => {
        const loop = loops.loopOf(this.order[p]!);
        return loop !== undefined && loops.contains(loop, this.order[other]!);
      },
      isHeader: (p) => loops.loopOf(this.order[p]!)?.header === this.order[p],
      nextPend: (p, skipped) => {
        for (let x = p + 1; x < walk; x++)
          if (skipped ? first[x]! < 2 * p : first[x]! <= 2 * p) return x;
        return -1;
      },
      leavesApart: (from, to) => {
        const a = this.order[pos[from.id]!]!;
        const b = this.order[pos[to.id]!]!;
        for (let loop = loops.loopOf(a); loop !== undefined; loop = loop.parent)
          if (apart.has(loop) && !loops.contains(loop, b)) return true;
        return false;
      },
    };
  }

  /**
   * Preorder of the dominator tree, then loops drawn together; the return last, since a wave that
   * ends there waits for nobody, also not for lanes that write something before they trap; other
   * trapping blocks at the end.
   */
  private arrange(): void {
    const { graph, dom, loops } = this;
    const pre: number[] = [];
    const stack = [0];
    while (stack.length > 0) {
      const b = stack.pop()!;
      if (this.traps[b] === 0) pre.push(b);
      const kids = [...dom.children[b]!].sort((x, y) => y - x);
      append(stack, kids);
    }
    append(this.order, drawLoopsTogether(pre, loops));
    const ret = this.order.findIndex((b) => terminator(graph.order[b]!)?.op === 'ret');
    if (ret >= 0) append(this.order, this.order.splice(ret, 1));
    this.walk = this.order.length;
    for (let b = 0; b < graph.order.length; b++) if (this.traps[b] === 1) this.order.push(b);
  }

  private checkReducible(mask: Uint8Array): void {
    if (!mask.includes(1)) return;
    for (let p = 0; p < this.walk; p++) {
      for (const s of this.succs[p]!) {
        if (s <= p && !this.dom.dominates(this.order[s]!, this.order[p]!)) {
          const end = terminator(this.graph.order[this.order[p]!]!);
          throw new UnsupportedError(
            'irreducible control flow between diverging threads',
            end?.loc,
          );
        }
      }
    }
  }

  /** Finds out which branches need masks and where lanes wait, until nothing changes. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the step of a fixpoint: masks and waits depend on one another
  private settle(
    mask: Uint8Array,
    direct: Int32Array,
    first: Int32Array,
  ): { sources: Set<number>[]; first: Int32Array } {
    const sources: Set<number>[] = this.succs.map(() => new Set<number>());
    const denied = new Uint8Array(this.succs.length);
    const passes = (from: number, to: number): boolean => {
      for (let x = from + 1; x < to; x++) if (first[x]! <= 2 * from) return true;
      return false;
    };
    const add = (to: number, from: number): boolean => {
      sources[to]!.add(from);
      const since = this.waitsSince(from, to);
      if (since >= first[to]!) return false;
      first[to] = since;
      return true;
    };
    for (let changed = true; changed; ) {
      changed = false;
      for (let p = 0; p < this.walk; p++) {
        const targets = this.succs[p]!;
        if (mask[p] === 0) {
          if (targets.some((t) => t > p && passes(p, t))) {
            mask[p] = 1;
            changed = true;
          } else {
            for (const t of targets) sources[t]!.add(p);
            continue;
          }
        }
        let at = -1;
        if (targets.length > 1 && denied[p] === 0) {
          at = targets.find((t) => t <= p) ?? -1;
          if (at === -1) {
            const t = smallest(targets);
            if (this.preds[t]!.length === 1 && first[t] === NOBODY && !passes(p, t)) at = t;
            else denied[p] = 1;
          }
        } else if (targets.length === 1 && targets[0]! <= p) at = targets[0]!;
        direct[p] = at;
        for (const t of targets) if (t !== at) changed = add(t, p) || changed;
      }
    }
    return { sources, first };
  }

  /**
   * From when on lanes from `from` may wait at `to`, as twice a position: when the source is in a
   * loop that the target is not in, they wait from earlier iterations on, that is from before the
   * loop's header.
   */
  private waitsSince(from: number, to: number): number {
    let since = 2 * from;
    for (let loop = this.loopAt[from]; loop !== undefined; loop = loop.parent) {
      if (this.loops.contains(loop, this.order[to]!)) break;
      since = 2 * this.order.indexOf(loop.header) - 1;
    }
    return since;
  }

  private forceMasks(mask: Uint8Array, pend: readonly (Pend | undefined)[]): boolean {
    let changed = false;
    for (let p = 0; p < this.walk; p++) {
      if (mask[p] === 1 || this.succs[p]!.length < 2) continue;
      const collects = (t: number): boolean =>
        pend[t]?.mode === 'first' || pend[t]?.mode === 'zero';
      if (!this.succs[p]!.some(collects)) continue;
      mask[p] = 1;
      changed = true;
    }
    return changed;
  }

  private modes(
    settled: { readonly sources: readonly Set<number>[]; readonly first: Int32Array },
    order: readonly Block[],
  ): { pend: (Pend | undefined)[]; saves: Uint8Array } {
    const { sources, first } = settled;
    const n = sources.length;
    const saves = new Uint8Array(n);
    const pend = new Array<Pend | undefined>(n).fill(undefined);
    if (first.every((f) => f === NOBODY)) return { pend, saves };
    const filtered: FlowGraph = {
      ...this.graph,
      succs: this.graph.succs.map((list) => list.filter((s) => this.traps[s] === 0)),
      preds: this.graph.preds.map((list, b) => (this.traps[b] === 1 ? [] : list)),
    };
    const pdom = computePostDominators(filtered);
    const posOf = new Int32Array(n);
    this.order.forEach((b, p) => {
      posOf[b] = p;
    });
    for (let p = 0; p < n; p++) {
      if (first[p] === NOBODY) continue;
      // Where a kernel ends nobody needs to be waited for; a function returns with all its lanes.
      if (this.fn.kind === 'kernel' && order[p]!.insts[0]!.op === 'ret') {
        pend[p] = { mode: 'exit', at: -1 };
        continue;
      }
      const b = this.order[p]!;
      const loop = this.loopAt[p];
      let at = -1;
      for (let d = this.dom.idom[b]!; d >= 0; d = this.dom.idom[d]!) {
        if (
          this.loops.loopOf(d) === loop &&
          pdom.dominates(b, d) &&
          !this.goesAround(posOf[d]!, p, loop)
        ) {
          at = posOf[d]!;
          break;
        }
      }
      if (at >= 0) {
        pend[p] = { mode: 'full', at };
        saves[at] = 1;
        continue;
      }
      const lead = smallest(sources[p]!);
      const leader = this.order[lead]!;
      const alone =
        this.loopAt[lead] === loop &&
        [...sources[p]!].every((s) => this.dom.dominates(leader, this.order[s]!));
      pend[p] = { mode: alone ? 'first' : 'zero', at: lead };
    }
    return { pend, saves };
  }

  /**
   * Can a thread get from one block of a loop into the next iteration without passing the other?
   */
  private goesAround(from: number, avoiding: number, loop: Loop | undefined): boolean {
    if (loop === undefined) return false;
    const seen = new Set<number>([avoiding]);
    const work = [from];
    while (work.length > 0) {
      for (const s of this.succs[work.pop()!]!) {
        if (this.order[s] === loop.header) return true;
        if (seen.has(s)) continue;
        seen.add(s);
        work.push(s);
      }
    }
    return false;
  }

  /** Loops that lanes leave at different times. */
  private partingLoops(mask: Uint8Array): Set<Loop> {
    const out = new Set<Loop>();
    for (let p = 0; p < this.walk; p++) {
      if (mask[p] === 0) continue;
      for (const t of this.succs[p]!) {
        for (let loop = this.loopAt[p]; loop !== undefined; loop = loop.parent) {
          if (this.loops.contains(loop, this.order[t]!)) break;
          out.add(loop);
        }
      }
    }
    return out;
  }
}

/** Ends every thread without a trace: it does not matter which lanes run it. */
function isTrap(block: Block): boolean {
  const end = terminator(block);
  if ((end?.op !== 'trap' && end?.op !== 'unreachable') || end.targets !== undefined) return false;
  return (
    block.params.length === 0 &&
    block.insts.every(
      (inst) => inst === end || (!hasEffect(inst.op, 'write') && !hasEffect(inst.op, 'sync')),
    )
  );
}
