/**
 * The same computed a second time in a block: who reads the second result reads the first. Works on
 * virtual registers that are written once. LLVM: `MachineCSE`.
 */
import {
  countOf,
  EXEC,
  keyOf,
  type MFunc,
  type MInst,
  type Op,
  regOp,
  unitOf,
  VCC,
  withUnit,
} from './code.ts';

/** What is computed from the operands alone, lane by lane. */
const PURE =
  /^(?:v_(?!readfirstlane|readlane|writelane|permlane|mov_b32$|nop|swap|interp|mfma|wmma|accvgpr)|s_mov_b(?:32|64)$)/;

/** Registers are virtual; results that nobody reads any more are left to `removeDead`. */
export function eliminateCommon(fn: MFunc): void {
  const writes = countWrites(fn);
  const isConstant = (op: Op): boolean =>
    typeof op === 'string' ? op !== VCC && op !== EXEC : unitsOf(op).every((u) => writes[u] === 1);
  const renamed = new Map<number, number>();
  for (const { insts } of fn.blocks) {
    const known = new Map<string, number>();
    for (const inst of insts) {
      if (inst.ops.slice(0, inst.defs).includes(EXEC) || inst.op.includes('saveexec'))
        known.clear();
      const [to] = inst.ops;
      if (!isPure(inst) || typeof to !== 'number' || !inst.ops.every(isConstant)) continue;
      const key = keyOfInst(inst, renamed);
      const first = known.get(key);
      if (first === undefined) known.set(key, to);
      else if (isAlike(fn, first, to))
        for (const [i, unit] of unitsOf(to).entries()) renamed.set(unit, unitOf(first) + i);
    }
  }
  rename(fn, renamed);
}

function rename(fn: MFunc, renamed: ReadonlyMap<number, number>): void {
  if (renamed.size === 0) return;
  for (const { insts } of fn.blocks)
    for (const { ops, defs } of insts)
      for (let i = defs; i < ops.length; i++) ops[i] = current(ops[i]!, renamed);
}

/** By unit: how often it is written, two for more. */
function countWrites(fn: MFunc): Uint8Array {
  const writes = new Uint8Array(fn.tupleOf.length);
  for (const { insts } of fn.blocks)
    for (const { ops, defs } of insts)
      for (const unit of ops.slice(0, defs).flatMap(unitsOf))
        writes[unit] = Math.min(2, writes[unit]! + 1);
  return writes;
}

function keyOfInst({ op, ops, mods }: MInst, renamed: ReadonlyMap<number, number>): string {
  return [op, ...ops.slice(1).map((one) => keyOf(current(one, renamed))), mods].join(' ');
}

function isPure({ op, defs, flags, ops }: MInst): boolean {
  return defs === 1 && flags === 0 && ops.length > 1 && PURE.test(op);
}

/** Whole runs of one shape: a part of a run may be allocated apart from the rest. */
function isAlike(fn: MFunc, a: number, b: number): boolean {
  const [x, y] = [fn.tupleOf[unitOf(a)]!, fn.tupleOf[unitOf(b)]!];
  return (
    countOf(a) === countOf(b) &&
    x.bank === y.bank &&
    x.mask === y.mask &&
    x.size === countOf(a) &&
    y.size === x.size &&
    x.align === y.align &&
    x.fixed < 0 &&
    y.fixed < 0 &&
    !x.named &&
    !y.named &&
    a === regOp(x.base, x.size) &&
    b === regOp(y.base, y.size)
  );
}

function current(op: Op, renamed: ReadonlyMap<number, number>): Op {
  if (typeof op !== 'number') return op;
  const to = renamed.get(unitOf(op));
  return to === undefined ? op : withUnit(op, to);
}

function unitsOf(op: Op): number[] {
  if (typeof op !== 'number') return [];
  return Array.from({ length: countOf(op) }, (_, i) => unitOf(op) + i);
}
