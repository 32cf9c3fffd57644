/**
 * Block parameters that are always the same value (Cranelift's `remove_constant_phis`). Optimistic: a parameter that only
 * receives itself and one other value around loops is that value, and so are groups of parameters that feed each other.
 */
import { type Func, resolveValue, reversePostOrder, replaceValues, successors, type Value } from '../../mir/index.ts';
import { incomingEdges } from './branches.ts';

/** Lattice: unknown (undefined), one value, many (the parameter itself stands for it). */
export function removeRedundantParams(fn: Func): boolean {
  const order = reversePostOrder(fn);
  const entry = fn.blocks[0]!;
  const state: (Value | undefined)[] = new Array(fn.nextValue).fill(undefined);
  const isParam = new Uint8Array(fn.nextValue);
  let any = false;
  for (const block of order) {
    if (block === entry) continue;
    for (const p of block.params) {
      isParam[p.id] = 1;
      any = true;
    }
  }
  if (!any) return false;
  const resolve = (value: Value): Value | undefined => (isParam[value.id] === 1 ? state[value.id] : value);
  for (let again = true; again; ) {
    again = false;
    for (const block of order) {
      for (const { block: to, args } of successors(block)) {
        for (let i = 0; i < args.length; i++) {
          const param = to.params[i]!;
          if (state[param.id] === param) continue;
          const value = resolve(args[i]!);
          if (value === undefined) continue;
          const old = state[param.id];
          if (old === undefined) state[param.id] = value;
          else if (old !== value) state[param.id] = param;
          else continue;
          again = true;
        }
      }
    }
  }
  const map = new Map<Value, Value>();
  const removed = new Set<Value>();
  for (const block of order) {
    if (block === entry) continue;
    for (const param of block.params) {
      const value = state[param.id];
      if (value === undefined || value === param) continue;
      map.set(param, value);
      removed.add(param);
      if (value.name === undefined && param.name !== undefined) value.name = param.name;
    }
  }
  const changed = foldSameArgs(fn, map, removed);
  if (map.size === 0) return changed;
  dropParams(fn, removed);
  replaceValues(fn, map);
  return true;
}

/**
 * The pessimistic half: a parameter whose arguments, after what is known so far, are one value and the parameter itself.
 * Unspecified arguments may be that value too when it dominates everything (a constant, a function parameter).
 */
function foldSameArgs(fn: Func, map: Map<Value, Value>, removed: Set<Value>): boolean {
  const incoming = incomingEdges(fn);
  const entry = fn.blocks[0]!;
  let changed = false;
  for (const block of reversePostOrder(fn)) {
    if (block === entry || block.params.length === 0) continue;
    block.params.forEach((param, i) => {
      if (removed.has(param)) return;
      let only: Value | undefined;
      let undef: Value | undefined;
      for (const { edge } of incoming[block.id]!) {
        const arg = resolveValue(map, edge.args[i]!);
        if (arg === param) continue;
        if ('op' in arg.def && arg.def.op === 'const.undef') undef = arg;
        else if (only === undefined || only === arg) only = arg;
        else return;
      }
      if (only !== undefined && undef !== undefined) {
        const home = 'op' in only.def ? only.def.block : only.def;
        if (home !== entry) return;
      }
      const value = only ?? undef;
      if (value === undefined) return;
      map.set(param, value);
      removed.add(param);
      changed = true;
    });
  }
  return changed;
}

/** Takes the parameters and the arguments they got out of the blocks and edges. */
export function dropParams(fn: Func, removed: ReadonlySet<Value>): void {
  for (const block of fn.blocks) {
    for (const edge of successors(block)) {
      const params = edge.block.params;
      if (params.some((p) => removed.has(p))) edge.args = edge.args.filter((_, i) => !removed.has(params[i]!));
    }
  }
  for (const block of fn.blocks) {
    if (block.params.some((p) => removed.has(p))) block.params = block.params.filter((p) => !removed.has(p));
  }
}
