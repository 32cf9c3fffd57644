/**
 * `fold-branches`: two branches, one after the other, that have a way in common become one branch
 * on both conditions. LLVM's counterpart is `FoldBranchToCommonDest` of SimplifyCFG, whose limits
 * these are; NVPTX and AMDGPU, whose jumps are expensive, leave the conditions together.
 */
import {
  type Block,
  createInst,
  defInst,
  type Edge,
  type Func,
  type Inst,
  type OpName,
  successors,
  terminator,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { speculationCost } from './if-convert.ts';
import { tidyBlocks } from './simplify-cfg/index.ts';

/** Operations of the second block besides its condition; LLVM's `bonus-inst-threshold`. */
const MAX_BONUS = 1;

/** Operations of a condition that may be computed for nothing, as in `if-convert`. */
const MAX_PARTS = 4;

export const foldBranches = definePass({
  name: 'fold-branches',
  doc: 'Makes one branch of two that share a way.',
  run(fn) {
    let changed = false;
    for (let again = true; again; ) {
      again = foldAll(fn);
      if (again) {
        changed = true;
        tidyBlocks(fn);
      }
    }
    return changed;
  },
});

function foldAll(fn: Func): boolean {
  let changed = false;
  const preds: (Block | undefined)[] = [];
  const count = new Int32Array(fn.nextBlock);
  for (const block of fn.blocks) {
    for (const edge of successors(block)) {
      preds[edge.block.id] = block;
      count[edge.block.id]!++;
    }
  }
  const busy = new Set<Block>();
  for (const block of fn.blocks) {
    const first = preds[block.id];
    if (count[block.id] !== 1 || first === undefined || first === block) continue;
    if (busy.has(block) || busy.has(first)) continue;
    if (!fold(fn, first, block)) continue;
    busy.add(block).add(first);
    changed = true;
  }
  return changed;
}

/** Joins the branch at the end of `second` with that of its only predecessor. */
function fold(fn: Func, first: Block, second: Block): boolean {
  const a = terminator(first)!;
  const b = terminator(second)!;
  if (a.op !== 'br.if' || b.op !== 'br.if' || second.params.length > 0) return false;
  const on = a.targets![0]!.block === second ? 0 : 1;
  const over = a.targets![1 - on]!;
  const common = b.targets!.findIndex((edge) => isSame(edge, over));
  if (common < 0 || over.block === second) return false;
  const cond = defInst(b.args[0]);
  const own = cond?.block === second ? cond : undefined;
  const parts = own === undefined ? new Set<Inst>() : conditionParts(own);
  const cost = speculationCost(second.insts.slice(0, -1).filter((inst) => !parts.has(inst)));
  if (cost === undefined || cost > MAX_BONUS) return false;
  if (speculationCost([...parts]) === undefined) return false;
  const onward = b.targets![1 - common]!;
  // The common way is taken when the first condition says so, or else the second one.
  const goes = 1 - on === 0;
  const make = (op: OpName, args: Value[]): Value => {
    const inst = createInst(fn, first, op, args, ['i1'], {}, a.loc);
    first.insts.push(inst);
    return inst.results[0];
  };
  first.insts.pop();
  for (const inst of second.insts.slice(0, -1)) {
    if (inst.op === 'assume') continue;
    inst.block = first;
    first.insts.push(inst);
  }
  second.insts.splice(0, second.insts.length - 1);
  let right = b.args[0];
  if ((common === 0) !== goes) {
    const one = createInst(fn, first, 'const.int', [], ['i1'], { bits: 1n }, a.loc);
    first.insts.push(one);
    right = make('int.xor', [right, one.results[0]]);
  }
  const both = make(goes ? 'int.or' : 'int.and', [a.args[0], right]);
  const targets = goes ? [over, onward] : [onward, over];
  first.insts.push(createInst(fn, first, 'br.if', [both], [], {}, a.loc, targets));
  return true;
}

/**
 * A condition with the comparisons that it joins. Where the source computes it as one value
 * (`checked_div`), LLVM has made selects of its parts before it looks at the branch.
 */
function conditionParts(cond: Inst): ReadonlySet<Inst> {
  const parts = new Set([cond]);
  for (const inst of parts) {
    if (inst.op !== 'int.and' && inst.op !== 'int.or') continue;
    for (const arg of inst.args) {
      const def = defInst(arg);
      if (def?.block === cond.block && arg.type === 'i1' && parts.size < MAX_PARTS) parts.add(def);
    }
  }
  return parts;
}

function isSame(a: Edge, b: Edge): boolean {
  return a.block === b.block && a.args.every((arg, i) => arg === b.args[i]);
}
