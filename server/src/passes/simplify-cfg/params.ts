/**
 * Block parameters that are always the same value (Cranelift's `remove_constant_phis`). Optimistic:
 * a parameter that only receives itself and one other value around loops is that value, and so are
 * groups of parameters that feed each other.
 */
import { spendWork } from '../../base/index.ts';
import {
  type Block,
  createInst,
  type Edge,
  type Func,
  replaceValues,
  resolveValue,
  reversePostOrder,
  successors,
  type Value,
} from '../../mir/index.ts';

/** Lattice: unknown (undefined), one value, many (the parameter itself stands for it). */
export function removeRedundantParams(fn: Func): boolean {
  const entry = fn.blocks[0]!;
  const blocks = reversePostOrder(fn);
  const edges: Edge[] = [];
  for (const block of blocks)
    for (const edge of successors(block)) if (edge.args.length > 0) edges.push(edge);
  if (edges.length === 0) return false;
  const state = solve(fn, blocks, edges);
  const map = new Map<Value, Value>();
  const removed = new Set<Value>();
  for (const block of blocks) {
    if (block === entry) continue;
    for (const param of block.params) {
      const value = state[param.id];
      if (value === undefined || value === param) continue;
      map.set(param, value);
      removed.add(param);
      if (value.name === undefined && param.name !== undefined) value.name = param.name;
    }
  }
  foldSameArgs(fn, entry, edges, map, removed);
  if (map.size === 0) return false;
  dropParams(blocks, edges, removed);
  replaceValues(fn, map);
  return true;
}

/**
 * The optimistic half: by value id, the one value a parameter always is, or the parameter itself.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop of a data-flow analysis
function solve(fn: Func, blocks: readonly Block[], edges: readonly Edge[]): (Value | undefined)[] {
  const state: (Value | undefined)[] = new Array(fn.nextValue).fill(undefined);
  const isParam = new Uint8Array(fn.nextValue);
  for (const block of blocks)
    if (block !== fn.blocks[0]) for (const p of block.params) isParam[p.id] = 1;
  for (let again = true; again; ) {
    again = false;
    for (const { block: to, args } of edges) {
      spendWork(args.length);
      for (let i = 0; i < args.length; i++) {
        const param = to.params[i]!;
        const old = state[param.id];
        if (old === param) continue;
        const arg = args[i]!;
        const value = isParam[arg.id] === 1 ? state[arg.id] : arg;
        if (value === undefined || value === old) continue;
        state[param.id] = old === undefined ? value : param;
        again = true;
      }
    }
  }
  return state;
}

/**
 * The pessimistic half: a parameter whose arguments, after what is known so far, are one value and
 * the parameter itself. Unspecified arguments may be that value too when it dominates everything (a
 * constant, a function parameter). Where all are unspecified, but in several blocks, none of them
 * need dominate this one.
 */
function foldSameArgs(
  fn: Func,
  entry: Block,
  edges: readonly Edge[],
  map: Map<Value, Value>,
  removed: Set<Value>,
): void {
  const incoming = new Map<Block, Edge[]>();
  for (const edge of edges) {
    const list = incoming.get(edge.block);
    if (list === undefined) incoming.set(edge.block, [edge]);
    else list.push(edge);
  }
  for (const [block, list] of incoming) {
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the one argument that all edges bring, `undef` left aside
    block.params.forEach((param, i) => {
      if (removed.has(param)) return;
      let only: Value | undefined;
      let undef: Value | undefined;
      let scattered = false;
      for (const edge of list) {
        const arg = resolveValue(map, edge.args[i]!);
        if (arg === param) continue;
        if ('op' in arg.def && arg.def.op === 'const.undef') {
          scattered ||= undef !== undefined && undef !== arg;
          undef = arg;
        } else if (only === undefined || only === arg) only = arg;
        else return;
      }
      if (only !== undefined && undef !== undefined) {
        const home = 'op' in only.def ? only.def.block : only.def;
        if (home !== entry) return;
      }
      const value = only ?? (scattered ? undefIn(fn, block, param) : undef);
      if (value === undefined) return;
      map.set(param, value);
      removed.add(param);
    });
  }
}

/** An unspecified value at the start of a block, in place of a parameter. */
function undefIn(fn: Func, block: Block, param: Value): Value {
  const { loc } = block.insts[0]!;
  const inst = createInst(fn, block, 'const.undef', [], [param.type], undefined, loc);
  block.insts.unshift(inst);
  return inst.results[0];
}

/** Takes the parameters and the arguments they got out of the blocks and edges. */
function dropParams(
  blocks: readonly Block[],
  edges: readonly Edge[],
  removed: ReadonlySet<Value>,
): void {
  for (const edge of edges) {
    const params = edge.block.params;
    if (params.some((p) => removed.has(p)))
      edge.args = edge.args.filter((_, i) => !removed.has(params[i]!));
  }
  for (const block of blocks) {
    if (block.params.some((p) => removed.has(p)))
      block.params = block.params.filter((p) => !removed.has(p));
  }
}
