/**
 * Edges that nothing can take because what they pass would be undefined behind them: null where the
 * block reads or writes, or a value that it assumes it does not get. LLVM's counterpart is
 * `removeUndefIntroducingPredecessor` of SimplifyCFG. This is what makes of an iterator's `None`
 * that `unwrap_unchecked` excludes no code at all.
 */
import {
  type Block,
  createBlock,
  createInst,
  defInst,
  type Edge,
  EFFECT_BIT,
  effectBits,
  type Func,
  type Inst,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { incomingEdges } from './branches.ts';
import { evaluate } from './thread.ts';

/** What ends the part of a block that is sure to be executed once it is entered. */
const STOPS = EFFECT_BIT.trap | EFFECT_BIT.convergent;

/** Leads such edges to a block that is never executed. True when there were any. */
export function removeImpossibleEdges(fn: Func): boolean {
  let incoming: ReturnType<typeof incomingEdges> | undefined;
  let nowhere: Block | undefined;
  for (const block of [...fn.blocks]) {
    if (block.params.length === 0 || block === fn.blocks[0]) continue;
    const demands = demandsOf(block);
    if (demands.length === 0) continue;
    incoming ??= incomingEdges(fn);
    for (const { edge } of incoming[block.id]!) {
      if (!demands.some((demand) => fails(demand, block, edge))) continue;
      if (nowhere === undefined) {
        nowhere = createBlock(fn);
        nowhere.insts.push(createInst(fn, nowhere, 'unreachable', [], []));
      }
      edge.block = nowhere;
      edge.args = [];
    }
  }
  return nowhere !== undefined;
}

/** Assumptions, and accesses of generic memory, that are sure to be executed. */
function demandsOf(block: Block): readonly Inst[] {
  const out: Inst[] = [];
  for (const inst of block.insts) {
    if (inst.op === 'assume') out.push(inst);
    else if (inst.op === 'mem.load' || inst.op === 'mem.store') {
      const address = addressOf(inst);
      // Elsewhere, null may be an address like any other.
      if (address.type === 'ptr' && inst.attrs.volatile !== true) {
        if (address.def === block) out.push(inst);
      }
    } else if ((effectBits(inst.op) & STOPS) !== 0) break;
  }
  return out;
}

const addressOf = (inst: Inst): Value => inst.args[inst.op === 'mem.store' ? 1 : 0]!;

function fails(demand: Inst, block: Block, edge: Edge): boolean {
  if (demand.op === 'assume') return evaluate(demand.args[0], block, edge, 4) === 0n;
  const given = edge.args[block.params.indexOf(addressOf(demand))]!;
  return defInst(given)?.op === 'const.null';
}

/** What stands before `unreachable`, and is sure to lead there, is never executed either. */
export function trimDeadEnds(fn: Func): boolean {
  let changed = false;
  for (const block of fn.blocks) {
    if (terminator(block)?.op !== 'unreachable' || block.insts.length === 1) continue;
    let from = block.insts.length - 1;
    while (from > 0 && leadsOn(block.insts[from - 1]!)) from--;
    if (from === block.insts.length - 1) continue;
    block.insts.splice(from, block.insts.length - 1 - from);
    changed = true;
  }
  return changed;
}

function leadsOn(inst: Inst): boolean {
  return (effectBits(inst.op) & STOPS) === 0 && inst.attrs.volatile !== true;
}
