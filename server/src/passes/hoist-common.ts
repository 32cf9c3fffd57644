/**
 * `hoist-common`: what both ways of a branch compute is computed before it. LLVM's counterpart is
 * `hoistCommonCodeFromSuccessors` of its late SimplifyCFG, which asks for the same order on both
 * ways; here pure computations may stand anywhere in the two blocks, and loads only in front of
 * what may write.
 */
import {
  type Block,
  EFFECT_BIT,
  effectBits,
  type Inst,
  isPure,
  replaceValues,
  resolveValue,
  successors,
  terminator,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { isConstant } from './support/constants.ts';
import { commonFlags, sameValueKey } from './support/same-value.ts';

/** What a load does not move past. */
const ORDERED = EFFECT_BIT.write | EFFECT_BIT.sync | EFFECT_BIT.convergent | EFFECT_BIT.trap;

export const hoistCommon = definePass({
  name: 'hoist-common',
  doc: 'Computes before a branch what both of its ways compute.',
  run(fn) {
    const preds = new Int32Array(fn.nextBlock);
    for (const block of fn.blocks) for (const edge of successors(block)) preds[edge.block.id]!++;
    const map = new Map<Value, Value>();
    let changed = false;
    for (const block of fn.blocks) {
      const end = terminator(block);
      if (end?.op !== 'br.if') continue;
      const [yes, no] = end.targets!.map((edge) => edge.block) as [Block, Block];
      if (yes === no || preds[yes.id] !== 1 || preds[no.id] !== 1) continue;
      if (yes.params.length > 0 || no.params.length > 0) continue;
      if (hoist(block, yes, no, map)) changed = true;
    }
    // Once for all of them: there may be thousands, and each use of a function is looked at.
    replaceValues(fn, map);
    return changed;
  },
});

/**
 * Moves what stands in both blocks to the end of the block before them. `map`: what is used in the
 * place of what is gone, here and in blocks before.
 */
function hoist(before: Block, yes: Block, no: Block, map: Map<Value, Value>): boolean {
  const others = movable(no);
  if (others.length === 0) return false;
  const resolved = ({ args }: Inst): Value[] => args.map((arg) => resolveValue(map, arg));
  const moved = new Set<Inst>();
  const gone = new Set<Inst>();
  for (const inst of movable(yes)) {
    const operands = resolved(inst);
    if (!isReady(operands, yes, moved)) continue;
    const key = keyOf(inst, operands);
    const same = others.find((other) => {
      if (gone.has(other) || other.op !== inst.op) return false;
      const args = resolved(other);
      return isReady(args, no, moved) && keyOf(other, args) === key;
    });
    if (same === undefined) continue;
    inst.attrs = commonFlags(inst.attrs, same.attrs);
    inst.results.forEach((result, i) => {
      map.set(same.results[i]!, result);
    });
    moved.add(inst);
    gone.add(same);
  }
  if (moved.size === 0) return false;
  const end = before.insts.pop()!;
  for (const inst of yes.insts) {
    if (!moved.has(inst)) continue;
    inst.block = before;
    before.insts.push(inst);
  }
  before.insts.push(end);
  yes.insts = yes.insts.filter((inst) => !moved.has(inst));
  no.insts = no.insts.filter((inst) => !gone.has(inst));
  return true;
}

/** What may be computed before the block, in its order. */
function movable({ insts }: Block): readonly Inst[] {
  let quiet = true;
  return insts.filter((inst) => {
    if (inst.op === 'mem.load') return quiet && inst.attrs.volatile !== true;
    if ((effectBits(inst.op) & ORDERED) !== 0) quiet = false;
    return isPure(inst.op) && !isConstant(inst);
  });
}

/** Whether operands are there before the block. */
function isReady(args: readonly Value[], block: Block, moved: ReadonlySet<Inst>): boolean {
  return args.every(({ def }) => !('op' in def) || def.block !== block || moved.has(def));
}

function keyOf(inst: Inst, args: Value[]): string {
  const { op, attrs, results } = inst;
  if (op === 'mem.load') return `load ${results[0]!.type} ${args[0]!.id} ${attrs.align ?? ''}`;
  return sameValueKey({ ...inst, args } as Inst);
}
