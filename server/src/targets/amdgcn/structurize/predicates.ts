/** On what each node depends: the ways that lead to it, and for loops, those that lead back. */
import { type Block, terminator, type Value } from '../../../mir/index.ts';
import { type FlowNode, successors } from './nodes.ts';

/** A condition at the end of a block: known, or a value, perhaps its opposite. */
export type Predicate = boolean | { readonly value: Value; readonly negated: boolean };

/** By the block that decides. */
export type Deciders = Map<Block, Predicate>;

/** LLVM: `gatherPredicates` and `analyzeLoops`. */
export class Predicates {
  private readonly forward = new Map<Block, Deciders>();
  private readonly back = new Map<Block, Deciders>();
  /** By header: the node that goes back last. */
  private readonly loops = new Map<Block, Block>();
  private readonly visited = new Set<Block>();
  /** By entry: the nodes that lead there. */
  private readonly preds = new Map<Block, FlowNode[]>();

  /** `nodes` are those of a region, in order. */
  constructor(nodes: readonly FlowNode[]) {
    for (const node of nodes) this.preds.set(node.entry, []);
    for (const node of nodes)
      for (const to of new Set(successors(node))) this.preds.get(to)?.push(node);
    for (const node of nodes) {
      this.gather(node);
      this.visited.add(node.entry);
      for (const to of successors(node)) if (this.visited.has(to)) this.loops.set(to, node.entry);
    }
  }

  of(entry: Block): Deciders {
    return this.forward.get(entry) ?? new Map();
  }

  /** Of leaving a loop. */
  ofLoop(header: Block): Deciders {
    return this.back.get(header) ?? new Map();
  }

  loopEnd(header: Block): Block | undefined {
    return this.loops.get(header);
  }

  private gather(node: FlowNode): void {
    const forward: Deciders = new Map();
    const back: Deciders = new Map();
    const { entry } = node;
    for (const from of this.preds.get(entry)!) {
      if (from === node && node.isRegion) continue;
      if (!from.isRegion) this.gatherBranch(from.entry, entry, forward, back);
      else if (this.visited.has(from.entry)) forward.set(from.entry, true);
      else back.set(from.entry, false);
    }
    this.forward.set(entry, forward);
    this.back.set(entry, back);
  }

  private gatherBranch(pred: Block, entry: Block, forward: Deciders, back: Deciders): void {
    const end = terminator(pred)!;
    const targets = end.targets!;
    targets.forEach(({ block }, i) => {
      if (block !== entry) return;
      const condition = end.args[0];
      const taken = (inverted: boolean): Predicate =>
        condition === undefined || targets.length < 2
          ? !inverted
          : { value: condition, negated: (i === 1) !== inverted };
      if (!this.visited.has(pred)) {
        back.set(pred, taken(true));
        return;
      }
      const other = targets.length < 2 ? undefined : targets[1 - i]!.block;
      const isElse =
        other !== undefined &&
        this.visited.has(other) &&
        !this.loops.has(other) &&
        !forward.has(other) &&
        !forward.has(pred);
      if (isElse) {
        forward.set(other, false);
        forward.set(pred, true);
      } else forward.set(pred, taken(false));
    });
  }
}
