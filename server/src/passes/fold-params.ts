/**
 * `fold-params`: what is computed of a parameter that is a constant on each way is a constant on
 * each way too, and the parameter itself is not needed. LLVM's counterpart is `foldOpIntoPhi` of
 * InstCombine, here where all that comes in is constant.
 */
import {
  createValue,
  defInst,
  type Func,
  foldInst,
  type Inst,
  isInt,
  isPureOp,
  replaceValues,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { incomingEdges } from './simplify-cfg/branches.ts';
import { Constants } from './support/constants.ts';

export const foldParams = definePass({
  name: 'fold-params',
  doc: 'Computes on each way what is asked of a parameter that is constant there.',
  run(fn) {
    let changed = false;
    for (let again = true; again; ) {
      again = foldAll(fn);
      if (again) changed = true;
    }
    return changed;
  },
});

/** One round: for each parameter with one use, the operation that uses it. */
function foldAll(fn: Func): boolean {
  const only = onlyUses(fn);
  const incoming = incomingEdges(fn);
  const constants = new Constants(fn);
  const map = new Map<Value, Value>();
  const gone = new Set<Inst>();
  for (const block of fn.blocks) {
    if (block === fn.blocks[0]) continue;
    block.params.forEach((param, index) => {
      const inst = only[param.id];
      const into = incoming[block.id];
      if (!inst || into === undefined || gone.has(inst)) return;
      const results = into.map(({ edge }) => resultOf(inst, param, edge.args[index]!));
      if (results.some((bits) => bits === undefined)) return;
      const { type } = inst.results[0]!;
      const next = createValue(fn, type, block);
      block.params[index] = next;
      into.forEach(({ edge }, i) => {
        edge.args[index] = constants.int(type, results[i]!);
      });
      map.set(inst.results[0]!, next);
      gone.add(inst);
    });
  }
  if (map.size === 0) return false;
  for (const block of fn.blocks)
    if (block.insts.some((inst) => gone.has(inst)))
      block.insts = block.insts.filter((inst) => !gone.has(inst));
  constants.flush();
  replaceValues(fn, map);
  return true;
}

/** By value: the one instruction that uses it, as an operand and once; null where more do. */
function onlyUses(fn: Func): (Inst | null | undefined)[] {
  const uses: (Inst | null | undefined)[] = new Array(fn.nextValue).fill(undefined);
  const use = ({ id }: Value, inst: Inst | null): void => {
    uses[id] = uses[id] === undefined ? inst : null;
  };
  for (const { insts } of fn.blocks) {
    for (const inst of insts) {
      for (const arg of inst.args) use(arg, inst);
      for (const { args } of inst.targets ?? []) for (const arg of args) use(arg, null);
    }
  }
  return uses;
}

/** The integer that an operation gives for the constant `arg` in place of `param`. */
function resultOf(inst: Inst, param: Value, arg: Value): bigint | undefined {
  if (!isPureOp(inst.op) || inst.results.length !== 1) return undefined;
  if (!inst.op.startsWith('int.') && inst.op !== 'select') return undefined;
  if (!isInt(inst.results[0].type)) return undefined;
  const bits: bigint[] = [];
  for (const operand of inst.args) {
    const def = defInst(operand === param ? arg : operand);
    if (def?.op !== 'const.int') return undefined;
    bits.push(def.attrs.bits!);
  }
  return foldInst(inst, bits)?.[0];
}
