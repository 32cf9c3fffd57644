/**
 * `condition-params`: a parameter whose constants say which way a branch went is the condition of
 * that branch. An `Option` that is asked again behind a barrier, where no jump can be threaded, is
 * the usual case. LLVM's counterparts are `simplifyUsingControlFlow` of InstCombine's phis, and
 * `foldOpIntoPhi` for the comparisons behind them.
 */
import {
  computeDominators,
  computeFlowGraph,
  type DominatorTree,
  type FlowGraph,
} from '../analysis/index.ts';
import {
  createInst,
  defInst,
  type Edge,
  type Func,
  type Inst,
  replaceValues,
  terminator,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { Constants } from './support/constants.ts';

/** The constants that a parameter is when the branch is taken, and when it is not. */
interface Choice {
  readonly branch: Inst;
  readonly taken: bigint;
  readonly other: bigint;
}

export const conditionParams = definePass({
  name: 'condition-params',
  doc: 'Replaces parameters that say which way a branch went by its condition.',
  run(fn) {
    if (!fn.blocks.some((block) => block !== fn.blocks[0] && block.params.length > 0)) return false;
    const graph = computeFlowGraph(fn);
    const dom = computeDominators(graph);
    const asked = onlyCompared(fn);
    const constants = new Constants(fn);
    const map = new Map<Value, Value>();
    for (let b = 1; b < graph.order.length; b++) {
      const block = graph.order[b]!;
      const made: Inst[] = [];
      block.params.forEach((param, i) => {
        if (!asked(param)) return;
        const choice = choiceOf(graph, dom, b, i);
        if (choice === undefined) return;
        const { branch, taken, other } = choice;
        const ways = [taken, other].map((bits) => constants.int(param.type, bits));
        const args = [branch.args[0], ...ways];
        const inst = createInst(fn, block, 'select', args, [param.type], {}, block.insts[0]!.loc);
        made.push(inst);
        map.set(param, inst.results[0]);
      });
      if (made.length > 0) block.insts = made.concat(block.insts);
    }
    if (map.size === 0) return false;
    constants.flush();
    replaceValues(fn, map);
    return true;
  },
});

/** Whether a value is used, and by comparisons with constants alone or as a condition. */
function onlyCompared(fn: Func): (value: Value) => boolean {
  const uses = new Int32Array(fn.nextValue);
  const compared = new Int32Array(fn.nextValue);
  for (const { insts } of fn.blocks) {
    for (const inst of insts) {
      for (const arg of inst.args) uses[arg.id]!++;
      for (const { args } of inst.targets ?? []) for (const arg of args) uses[arg.id]!++;
      if (inst.op === 'int.cmp') {
        const [value, constant] = inst.args;
        if (defInst(constant)?.op === 'const.int') compared[value.id]!++;
      } else if (inst.op === 'br.if' || inst.op === 'switch') compared[inst.args[0].id]!++;
    }
  }
  return ({ id, type }) => uses[id]! > 0 && (type === 'i1' || compared[id] === uses[id]);
}

/**
 * What the parameter at `index` of block `b` says about the branch at the end of the block that
 * dominates it at once: each edge that leads here comes from behind one of the two ways, and brings
 * the constant of that way.
 */
function choiceOf(
  graph: FlowGraph,
  dom: DominatorTree,
  b: number,
  index: number,
): Choice | undefined {
  const block = graph.order[b]!;
  const above = dom.idom[b]!;
  const branch = terminator(graph.order[above]!);
  if (branch?.op !== 'br.if') return undefined;
  const found: [bigint | undefined, bigint | undefined] = [undefined, undefined];
  for (const p of new Set(graph.preds[b])) {
    for (const edge of terminator(graph.order[p]!)!.targets!) {
      if (edge.block !== block) continue;
      const way = wayTo(graph, dom, branch, above, p, edge);
      const def = defInst(edge.args[index]!);
      if (way === undefined || def?.op !== 'const.int') return undefined;
      const bits = def.attrs.bits!;
      if (found[way] !== undefined && found[way] !== bits) return undefined;
      found[way] = bits;
    }
  }
  const [taken, other] = found;
  if (taken === undefined || other === undefined) return undefined;
  return { branch, taken, other };
}

/** Which target of the branch, 0 or 1, each walk to an edge has taken last. */
function wayTo(
  graph: FlowGraph,
  dom: DominatorTree,
  branch: Inst,
  above: number,
  from: number,
  edge: Edge,
): 0 | 1 | undefined {
  const [yes, no] = branch.targets as [Edge, Edge];
  if (yes.block === no.block) return undefined;
  if (from === above) return edge === yes ? 0 : 1;
  const leads = ({ block }: Edge): boolean => {
    const at = graph.numberOf(block);
    return graph.preds[at]!.length === 1 && dom.dominates(at, from);
  };
  if (leads(yes)) return 0;
  return leads(no) ? 1 : undefined;
}
