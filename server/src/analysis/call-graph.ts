/**
 * Who calls whom: direct calls and functions whose address is taken, strongly connected components
 * in callee-first order (Tarjan), recursion, and reachability from roots.
 */
import { strongComponents } from '../base/index.ts';
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
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const recursive = new Set<string>();

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
  const hasBody = (fn: Func | undefined): fn is Func => fn !== undefined && fn.blocks.length > 0;
  const bodies = (names: Iterable<string>): Func[] =>
    [...names].map((name) => module.funcs.get(name)).filter(hasBody);
  const components = strongComponents(bodies(roots), (fn) => bodies(calleesOf(fn)));
  for (const members of components)
    if (members.length > 1) for (const member of members) recursive.add(member.name);
  return {
    bottomUp: components.flat(),
    callCount: (s) => counts.get(s) ?? 0,
    isRecursive: (s) => recursive.has(s),
    isAddressTaken: (s) => taken.has(s),
  };
}
