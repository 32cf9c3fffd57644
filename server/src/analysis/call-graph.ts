/**
 * Who calls whom: direct calls and functions whose address is taken, strongly connected components
 * in callee-first order (Tarjan), recursion, and reachability from roots.
 */
import type { Func, Module } from '../mir/index.ts';

export interface CallGraph {
  /**
   * Functions reachable from the roots, callees before callers; members of a cycle are adjacent.
   */
  readonly bottomUp: readonly Func[];
  /** Number of direct call sites of a function in reachable code. */
  callCount(symbol: string): number;
  /** True when the function can call itself, directly or through others. */
  isRecursive(symbol: string): boolean;
  /** True when the function's address escapes into data or an operand. */
  isAddressTaken(symbol: string): boolean;
}

/** `roots` are symbols, usually kernels. Functions without bodies are not listed. */
export function computeCallGraph(module: Module, roots: Iterable<string>): CallGraph {
  const bottomUp: Func[] = [];
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const recursive = new Set<string>();
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const onStack = new Set<string>();
  const stack: Func[] = [];

  const calleesOf = (fn: Func): string[] => {
    const out: string[] = [];
    for (const block of fn.blocks) {
      for (const inst of block.insts) {
        if (inst.op === 'call') {
          const symbol = inst.attrs.symbol!;
          counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
          if (symbol === fn.name) recursive.add(symbol);
          out.push(symbol);
        } else if (inst.op === 'func.addr') {
          taken.add(inst.attrs.symbol!);
          out.push(inst.attrs.symbol!);
        } else if (inst.op === 'global.addr') {
          // Tables of functions (vtables) reach what they hold.
          reachGlobal(inst.attrs.symbol!, out, new Set());
        }
      }
    }
    return out;
  };
  const reachGlobal = (symbol: string, out: string[], seen: Set<string>): void => {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const reloc of module.globals.get(symbol)?.relocs ?? []) {
      if (module.funcs.has(reloc.symbol)) {
        taken.add(reloc.symbol);
        out.push(reloc.symbol);
      } else reachGlobal(reloc.symbol, out, seen);
    }
  };
  // Tarjan with an explicit stack: call chains in generic code are long.
  const visit = (root: Func): void => {
    const frames: { fn: Func; callees: string[]; at: number }[] = [];
    const enter = (fn: Func): void => {
      index.set(fn.name, index.size);
      low.set(fn.name, index.get(fn.name)!);
      onStack.add(fn.name);
      stack.push(fn);
      frames.push({ fn, callees: calleesOf(fn), at: 0 });
    };
    enter(root);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1]!;
      const name = frame.fn.name;
      if (frame.at < frame.callees.length) {
        const callee = module.funcs.get(frame.callees[frame.at++]!);
        if (callee === undefined || callee.blocks.length === 0) continue;
        if (!index.has(callee.name)) enter(callee);
        else if (onStack.has(callee.name))
          low.set(name, Math.min(low.get(name)!, index.get(callee.name)!));
        continue;
      }
      frames.pop();
      const up = frames[frames.length - 1];
      if (up !== undefined) low.set(up.fn.name, Math.min(low.get(up.fn.name)!, low.get(name)!));
      if (low.get(name) !== index.get(name)) continue;
      const members: Func[] = [];
      for (;;) {
        const member = stack.pop()!;
        onStack.delete(member.name);
        members.push(member);
        if (member === frame.fn) break;
      }
      if (members.length > 1) for (const m of members) recursive.add(m.name);
      bottomUp.push(...members);
    }
  };
  for (const name of roots) {
    const fn = module.funcs.get(name);
    if (fn !== undefined && fn.blocks.length > 0 && !index.has(name)) visit(fn);
  }
  return {
    bottomUp,
    callCount: (s) => counts.get(s) ?? 0,
    isRecursive: (s) => recursive.has(s),
    isAddressTaken: (s) => taken.has(s),
  };
}
