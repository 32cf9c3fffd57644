/**
 * `loop-unswitch`: a way out of a loop whose condition does not change moves in front of it, where
 * nothing happens before it in the first iteration that others could see (the trivial cases of
 * LLVM's `SimpleLoopUnswitch`).
 */
import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type FlowGraph,
  type Loop,
  type LoopForest,
} from '../../analysis/index.ts';
import {
  type Block,
  Builder,
  type Edge,
  EFFECT_BIT,
  effectBits,
  type Func,
  type Inst,
  isTerminator,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { ensurePreheader } from './preheader.ts';

const SEEN = EFFECT_BIT.write | EFFECT_BIT.sync | EFFECT_BIT.trap | EFFECT_BIT.convergent;

export const loopUnswitch = definePass({
  name: 'loop-unswitch',
  doc: 'Moves ways out of loops whose condition does not change in front of them.',
  run(fn) {
    let changed = false;
    // One change makes the graph out of date; each loop has few such ways.
    for (let left = fn.blocks.length; left > 0 && unswitchOne(fn); left--) changed = true;
    return changed;
  },
});

function unswitchOne(fn: Func): boolean {
  const graph = computeFlowGraph(fn);
  const loops = computeLoops(graph, computeDominators(graph));
  return loops.loops.some((loop) => unswitch(fn, graph, loops, loop));
}

function unswitch(fn: Func, graph: FlowGraph, loops: LoopForest, loop: Loop): boolean {
  const inside = new Set(loop.blocks.map((b) => graph.order[b]!));
  const isFixed = (value: Value): boolean => {
    const { def } = value;
    if (!('op' in def)) return !inside.has(def);
    return def.op.startsWith('const.') || !inside.has(def.block);
  };
  const found = firstExit(graph, loop, inside, isFixed);
  if (found === undefined || needsLoop(found.exit.block, inside)) return false;
  const { end, exit, stays } = found;
  const preheader = ensurePreheader(fn, graph, loops, loop);
  const [entry] = preheader.insts.pop()!.targets as [Edge];
  const b = new Builder(fn, preheader);
  b.loc = end.loc;
  const leavesWhenTrue = end.targets![0] === exit;
  // Constants may stand in the loop.
  const inFront = (value: Value): Value =>
    'op' in value.def && inside.has(value.def.block)
      ? b.value(value.def.op, [], value.type, value.def.attrs)
      : value;
  const leaves = { block: exit.block, args: exit.args.map(inFront) };
  const [yes, no] = leavesWhenTrue ? [leaves, entry] : [entry, leaves];
  b.brIf(inFront(end.args[0]!), yes.block, no.block, [...yes.args], [...no.args]);
  end.block.insts.pop();
  const back = new Builder(fn, end.block);
  back.loc = end.loc;
  back.br(stays.block, [...stays.args]);
  return true;
}

/** Whether what is reached from an exit uses values of the loop, which is not on every way then. */
function needsLoop(exit: Block, inside: ReadonlySet<Block>): boolean {
  const reached = new Set([exit]);
  for (const block of reached) {
    for (const inst of block.insts) {
      const edges = inst.targets ?? [];
      if (inst.args.some(isOf) || edges.some(({ args }) => args.some(isOf))) return true;
      for (const edge of edges) if (!inside.has(edge.block)) reached.add(edge.block);
    }
  }
  return false;

  function isOf({ def }: Value): boolean {
    return inside.has('op' in def ? def.block : def);
  }
}

interface Exit {
  readonly end: Inst;
  readonly exit: Edge;
  readonly stays: Edge;
}

/** The first branch of an iteration, if it leaves the loop for a reason that does not change. */
function firstExit(
  graph: FlowGraph,
  loop: Loop,
  inside: ReadonlySet<Block>,
  isFixed: (value: Value) => boolean,
): Exit | undefined {
  let block = graph.order[loop.header]!;
  for (let left = loop.blocks.length; left > 0; left--) {
    if (block.insts.some((inst) => !isTerminator(inst.op) && (effectBits(inst.op) & SEEN) !== 0))
      return undefined;
    const end = terminator(block)!;
    const targets = end.targets ?? [];
    if (end.op === 'br') {
      const [{ block: next }] = targets as [Edge];
      if (!inside.has(next) || graph.preds[graph.numberOf(next)]!.length > 1) return undefined;
      block = next;
      continue;
    }
    if (end.op !== 'br.if' || !isFixed(end.args[0]!)) return undefined;
    const exit = targets.find((edge) => !inside.has(edge.block));
    const stays = targets.find((edge) => inside.has(edge.block));
    if (exit === undefined || stays === undefined || !exit.args.every(isFixed)) return undefined;
    return { end, exit, stays };
  }
  return undefined;
}
