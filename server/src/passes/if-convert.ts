/**
 * `if-convert`: tiny branches become choices. A side block with a few cheap operations without
 * effect is executed always, and the values that meet behind it are selected.
 */
import { mapPacked } from '../base/index.ts';
import {
  type Block,
  createInst,
  type Edge,
  effectBits,
  type Func,
  type Inst,
  type OpName,
  successors,
  terminator,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { tidyBlocks } from './simplify-cfg/index.ts';
import { isConstant } from './support/constants.ts';
import { onlyAssumed } from './support/only-assumed.ts';

/**
 * Operations executed for nothing on the other way, both sides together; LLVM's
 * `two-entry-phi-node-folding-threshold`.
 */
const MAX_SPECULATED = 4;
/** Values chosen behind the branch. */
const MAX_SELECTS = 3;

/** What becomes no instruction, or one that targets leave out. */
const FREE: ReadonlySet<OpName> = new Set(['ptr.cast', 'bitcast']);

const EXPENSIVE: ReadonlySet<OpName> = new Set([
  'int.sdiv',
  'int.udiv',
  'int.srem',
  'int.urem',
  'float.div',
  'float.rem',
  'float.sqrt',
  'float.sin',
  'float.cos',
  'float.exp2',
  'float.log2',
  'alloca',
]);

export const ifConvert = definePass({
  name: 'if-convert',
  doc: 'Turns tiny branches into selects.',
  run(fn) {
    let changed = false;
    for (let again = true; again; ) {
      again = convertAll(fn);
      if (again) {
        changed = true;
        tidyBlocks(fn);
      }
    }
    return changed;
  },
});

/**
 * All branches that can go as the blocks are now; what is inside of others goes first, and those in
 * the next round.
 */
function convertAll(fn: Func): boolean {
  let changed = false;
  const preds = new Int32Array(fn.nextBlock);
  for (const block of fn.blocks) for (const edge of successors(block)) preds[edge.block.id]!++;
  for (const block of fn.blocks) {
    const end = terminator(block);
    if (end?.op !== 'br.if') continue;
    const [yes, no] = end.targets as [Edge, Edge];
    const a = sideOf(yes, preds);
    const b = sideOf(no, preds);
    // Diamond, triangle either way, or two edges to one block.
    const shape = pick(yes, no, a, b);
    if (shape === undefined) continue;
    const { join, sides, args } = shape;
    if (join === block || sides.some((s) => s === join)) continue;
    const [left, right] = args;
    const differ = left.filter((v, i) => v !== right[i]).length;
    const width = left.some((v, i) => v !== right[i] && v.type === 'i128');
    if (differ > MAX_SELECTS || width || !areCheap(sides)) continue;
    block.insts.pop();
    for (const side of sides) {
      for (const inst of side.insts.slice(0, -1)) {
        // What is assumed holds on this side only.
        if (inst.op === 'assume') continue;
        inst.block = block;
        block.insts.push(inst);
      }
      side.insts.splice(0, side.insts.length - 1);
    }
    const merged = mapPacked(left, (v, i) => {
      const w = right[i]!;
      if (v === w) return v;
      const pickOne = createInst(fn, block, 'select', [end.args[0], v, w], [v.type], {}, end.loc);
      block.insts.push(pickOne);
      return pickOne.results[0];
    });
    block.insts.push(
      createInst(fn, block, 'br', [], [], {}, end.loc, [{ block: join, args: merged }]),
    );
    preds[yes.block.id]!--;
    preds[no.block.id]!--;
    preds[join.id]! += 1 - sides.length;
    changed = true;
  }
  return changed;
}

/** The block behind an edge when only this edge leads there and it only jumps on. */
function sideOf(edge: Edge, preds: Int32Array): Block | undefined {
  const { block } = edge;
  if (preds[block.id] !== 1 || block.params.length > 0 || terminator(block)?.op !== 'br')
    return undefined;
  return block;
}

function pick(
  yes: Edge,
  no: Edge,
  a: Block | undefined,
  b: Block | undefined,
): { join: Block; sides: Block[]; args: [Value[], Value[]] } | undefined {
  const out = (side: Block): Edge => side.insts.at(-1)!.targets![0]!;
  if (yes.block === no.block) return { join: yes.block, sides: [], args: [yes.args, no.args] };
  if (a !== undefined && b !== undefined && out(a).block === out(b).block) {
    return { join: out(a).block, sides: [a, b], args: [out(a).args, out(b).args] };
  }
  if (a !== undefined && out(a).block === no.block)
    return { join: no.block, sides: [a], args: [out(a).args, no.args] };
  if (b !== undefined && out(b).block === yes.block)
    return { join: yes.block, sides: [b], args: [yes.args, out(b).args] };
  return undefined;
}

function areCheap(sides: readonly Block[]): boolean {
  let cost = 0;
  for (const side of sides) {
    const own = speculationCost(side.insts.slice(0, -1));
    if (own === undefined) return false;
    cost += own;
  }
  return cost <= MAX_SPECULATED;
}

/** Operations executed for nothing; undefined when one may not be, or is expensive. */
export function speculationCost(insts: readonly Inst[]): number | undefined {
  let cost = 0;
  const free = onlyAssumed(insts);
  for (const inst of insts) {
    if (inst.op === 'assume' || isConstant(inst) || FREE.has(inst.op)) continue;
    if (free.has(inst)) continue;
    if (effectBits(inst.op) !== 0 || EXPENSIVE.has(inst.op)) return undefined;
    if (inst.results.some((r) => r.type === 'i128')) return undefined;
    cost++;
  }
  return cost;
}
