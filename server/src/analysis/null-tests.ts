/**
 * Comparisons of pointers with null whose answer is known, as those of `Option<&T>` are.
 *
 * Assumed: a buffer that a kernel steps into is not null.
 */
import { defInst, type Func, type Inst, type Value } from '../mir/index.ts';
import type { DominatorTree } from './dominators.ts';
import type { FlowGraph } from './flow-graph.ts';
import { NonNull } from './non-null.ts';

/** What the comparisons say that always say the same. */
export function nullTests(
  fn: Func,
  graph: FlowGraph,
  dom: DominatorTree,
): ReadonlyMap<Inst, boolean> {
  const out = new Map<Inst, boolean>();
  let nonNull: NonNull | undefined;
  graph.order.forEach((block, number) => {
    for (const inst of block.insts) {
      if (inst.op !== 'int.cmp') continue;
      const { pred } = inst.attrs;
      if (pred !== 'eq' && pred !== 'ne') continue;
      const pointer = comparedWithNull(inst);
      if (pointer === undefined) continue;
      nonNull ??= new NonNull(fn, graph, dom);
      if (isInBuffer(pointer, fn) || nonNull.at(pointer, number)) out.set(inst, pred === 'ne');
    }
  });
  return out;
}

/** Is it a step into what a parameter of the kernel points to? */
function isInBuffer(pointer: Value, fn: Func): boolean {
  let isStep = false;
  for (let at = pointer; ; ) {
    const def = defInst(at);
    if (def === undefined) return isStep && at.def === fn.blocks[0];
    if (def.op === 'ptr.add' && def.attrs.inbounds === true) isStep = true;
    else if (def.op !== 'ptr.cast') return false;
    at = def.args[0]!;
  }
}

/** The pointer, also as a number that is compared with zero. */
function comparedWithNull({ args: [a, b] }: Inst) {
  const other = defInst(b!);
  if (other?.op === 'const.null') return a;
  if (other?.op !== 'const.int' || other.attrs.bits !== 0n) return undefined;
  const made = defInst(a!);
  return made?.op === 'ptr.to.int' ? made.args[0] : undefined;
}
