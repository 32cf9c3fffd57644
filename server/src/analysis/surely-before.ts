/**
 * Which of two instructions comes first, whatever threads execute them: all threads of the
 * workgroup wait for each other in front of the later one, and no way leads from there back to the
 * earlier one.
 */
import { append } from '../base/index.ts';
import type { Func, Inst } from '../mir/index.ts';
import { reachedFrom } from './barrier-uses.ts';
import { waitsForAll } from './barriers.ts';
import { computeDominators, type DominatorTree } from './dominators.ts';
import { isAskSymbol } from './dynamic-lds-request.ts';
import { computeFlowGraph, type FlowGraph } from './flow-graph.ts';
import { computeUniformity, type Uniformity } from './uniformity.ts';

interface Facts {
  readonly graph: FlowGraph;
  readonly dom: DominatorTree;
  readonly uniformity: Uniformity;
}

export class SurelyBefore {
  private readonly fn: Func;
  private facts: Facts | undefined;
  private readonly known = new Map<Inst, Map<Inst, boolean>>();

  constructor(fn: Func) {
    this.fn = fn;
  }

  /** Has every thread that executes `earlier` done so before any thread executes `later`? */
  of(earlier: Inst, later: Inst): boolean {
    let row = this.known.get(earlier);
    if (row === undefined) this.known.set(earlier, (row = new Map()));
    let found = row.get(later);
    if (found === undefined) {
      const { graph } = this.ofFunction();
      // What is not in this function may be anywhere.
      found =
        graph.numberOf(earlier.block) >= 0 &&
        this.barriersBefore(later).some((barrier) => !reachedFrom(graph, [barrier])(earlier));
      row.set(later, found);
    }
    return found;
  }

  /** Barriers of all threads that each thread passes on its way to an instruction. */
  private barriersBefore(to: Inst): readonly Inst[] {
    const { graph, dom, uniformity } = this.ofFunction();
    const out: Inst[] = [];
    const home = graph.numberOf(to.block);
    for (let at = home; at >= 0; at = dom.idom[at]!) {
      const { insts } = graph.order[at]!;
      const before = at === home ? insts.slice(0, insts.indexOf(to)) : insts;
      const barriers = before.filter(waitsForAll);
      if (barriers.length > 0 && !uniformity.isDivergentBlock(graph.order[at]!))
        append(out, barriers);
    }
    return out;
  }

  private ofFunction(): Facts {
    if (this.facts === undefined) {
      const graph = computeFlowGraph(this.fn);
      this.facts = {
        graph,
        dom: computeDominators(graph),
        uniformity: computeUniformity(this.fn, {
          isUniformIntrinsic: isAskSymbol,
          exactJoins: true,
        }),
      };
    }
    return this.facts;
  }
}
