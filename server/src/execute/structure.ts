/**
 * Structured control flow out of a flow graph, after N. Ramsey, "Beyond Relooper: recursive
 * translation of unstructured control flow to structured control flow" (ICFP 2022): blocks follow
 * the tree of dominators. A graph that is not reducible becomes one loop around a table of its
 * nodes.
 */
import { nearestDominators } from '../base/index.ts';
import { type CodeWriter, OP } from '../wasm/index.ts';

/** A graph of nodes 0 (the entry) and up. */
export interface FlowInput {
  readonly succs: readonly (readonly number[])[];
}

/** How the code of a node leaves it. */
export interface Jumps {
  /** Writes the jump of one path, which does not go on. */
  jump(target: number): void;
  /** Jumps by a number on the stack; only to nodes that `viaTable` names. */
  table(targets: readonly number[], other: number): void;
  /** How many nodes `jump` would write in place. */
  size(target: number): number;
  /** Do jumps go back to this node? */
  readonly isLoop: boolean;
}

export interface StructuredEmitter {
  /** Writes the code of a node. The target that it returns is jumped to at its end. */
  node(node: number, jumps: Jumps): number | undefined;
}

/** Nodes that are reached through a table of jumps and need a label of their own. */
export type TableTargets = ReadonlySet<number>;

/** Writes all nodes that are reachable. The code does not go on behind them. */
export function emitStructured(
  code: CodeWriter,
  { succs }: FlowInput,
  viaTable: TableTargets,
  emitter: StructuredEmitter,
): void {
  const graph = analyse(succs);
  if (graph.reducible) new TreeWriter(code, graph, viaTable, emitter).write(0);
  else emitDispatch(code, graph, emitter);
}

/** What is left to write: a node with all it dominates, or the end of a block. */
type Task = number | 'end' | 'end of loop';

class TreeWriter {
  private readonly code: CodeWriter;
  private readonly graph: Analysed;
  private readonly emitter: StructuredEmitter;
  private readonly isMerge: readonly boolean[];
  /** Depth of the label of a merge node or loop header. */
  private readonly labels = new Map<number, number>();
  private readonly loops = new Map<number, number>();

  constructor(
    code: CodeWriter,
    graph: Analysed,
    viaTable: TableTargets,
    emitter: StructuredEmitter,
  ) {
    this.code = code;
    this.graph = graph;
    this.emitter = emitter;
    const { order, preds } = graph;
    this.isMerge = preds.map((from, node) => {
      const forward = from.filter((p) => order[p]! < order[node]!).length;
      return order[node]! > 0 && (forward > 1 || viaTable.has(node));
    });
  }

  write(first: number): void {
    const tasks: Task[] = [first];
    for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
      if (typeof task === 'number') this.tree(task, tasks);
      else {
        this.code.end();
        if (task === 'end of loop') this.code.op(OP.unreachable);
      }
    }
  }

  private tree(node: number, tasks: Task[]): void {
    const { code } = this;
    const { order, preds, children } = this.graph;
    const isLoop = preds[node]!.some((p) => order[p]! >= order[node]!);
    if (isLoop) {
      code.loop();
      this.loops.set(node, code.depth);
      tasks.push('end of loop');
    }
    // Merge nodes that this node dominates, the last one outermost.
    const inner = children[node]!.filter((child) => this.isMerge[child]).sort(
      (a, b) => order[b]! - order[a]!,
    );
    for (const merge of inner) {
      code.block();
      this.labels.set(merge, code.depth);
      tasks.push(merge, 'end');
    }
    const label = (target: number): number | undefined =>
      order[target]! <= order[node]! ? this.loops.get(target)! : this.labels.get(target);
    const tail = this.emitter.node(node, {
      jump: (target) => {
        const at = label(target);
        if (at === undefined) this.write(target);
        else code.br(at);
      },
      table: (targets, other) =>
        code.brTable(
          targets.map((target) => label(target)!),
          label(other)!,
        ),
      size: (target) => (label(target) === undefined ? this.graph.sizes[target]! : 0),
      isLoop,
    });
    if (tail === undefined) return;
    const at = label(tail);
    if (at === undefined) tasks.push(tail);
    else code.br(at);
  }
}

interface Analysed {
  readonly succs: readonly (readonly number[])[];
  /** Reachable nodes in reverse post-order. */
  readonly rpo: readonly number[];
  /** Place in `rpo`, -1 for others. */
  readonly order: Int32Array;
  readonly preds: readonly (readonly number[])[];
  /** Of the tree of dominators. */
  readonly children: readonly (readonly number[])[];
  /** How many nodes each one dominates, itself included. */
  readonly sizes: Int32Array;
  readonly reducible: boolean;
}

function analyse(succs: readonly (readonly number[])[]): Analysed {
  const rpo = reversePostOrderOf(succs);
  const order = new Int32Array(succs.length).fill(-1);
  for (const [i, node] of rpo.entries()) order[node] = i;
  const preds: number[][] = succs.map(() => []);
  for (const node of rpo) {
    for (const target of new Set(succs[node])) preds[target]!.push(node);
  }
  const idom = dominatorsOf(rpo, order, preds);
  const children: number[][] = succs.map(() => []);
  const sizes = new Int32Array(succs.length).fill(1);
  for (let i = rpo.length - 1; i > 0; i--) {
    const parent = rpo[idom[i]!]!;
    children[parent]!.push(rpo[i]!);
    sizes[parent]! += sizes[rpo[i]!]!;
  }
  const dominates = (a: number, b: number): boolean => {
    let at = b;
    while (at > a) at = idom[at]!;
    return at === a;
  };
  const reducible = rpo.every((node, i) =>
    succs[node]!.every((target) => order[target]! > i || dominates(order[target]!, i)),
  );
  return { succs, rpo, order, preds, children, sizes, reducible };
}

function reversePostOrderOf(succs: readonly (readonly number[])[]): number[] {
  const seen = new Uint8Array(succs.length);
  const post: number[] = [];
  const path: number[] = [0];
  const next: number[] = [0];
  seen[0] = 1;
  while (path.length > 0) {
    const top = path.length - 1;
    const outs = succs[path[top]!]!;
    const at = next[top]!;
    if (at === outs.length) {
      post.push(path.pop()!);
      next.pop();
      continue;
    }
    next[top] = at + 1;
    const target = outs[outs.length - 1 - at]!;
    if (seen[target] === 1) continue;
    seen[target] = 1;
    path.push(target);
    next.push(0);
  }
  return post.reverse();
}

/** Immediate dominators by place in `rpo`. */
function dominatorsOf(
  rpo: readonly number[],
  order: Int32Array,
  preds: readonly (readonly number[])[],
): Int32Array {
  return nearestDominators(rpo.map((node) => preds[node]!.map((pred) => order[pred]!)));
}

/** One loop around a table of all nodes: right for any graph. */
function emitDispatch(
  code: CodeWriter,
  { rpo, order }: Analysed,
  emitter: StructuredEmitter,
): void {
  const state = code.local('i32');
  code.i32(0);
  code.set(state);
  code.loop();
  const again = code.depth;
  for (let i = 0; i < rpo.length; i++) code.block();
  const base = code.depth;
  code.get(state);
  // The innermost block ends before the first node.
  const labels = rpo.map((_, i) => base - i);
  code.brTable(labels, labels[0]!);
  for (const node of rpo) {
    code.end();
    const jump = (target: number): void => {
      code.i32(order[target]!);
      code.set(state);
      code.br(again);
    };
    const table = (targets: readonly number[], other: number): void => {
      const index = code.local('i32');
      code.set(index);
      for (const [i, target] of targets.entries()) {
        code.get(index);
        code.i32(i);
        code.op(OP.i32Eq);
        code.if();
        jump(target);
        code.end();
      }
      jump(other);
    };
    const tail = emitter.node(node, { jump, table, size: () => 0, isLoop: true });
    if (tail !== undefined) jump(tail);
  }
  code.end();
  code.op(OP.unreachable);
}
