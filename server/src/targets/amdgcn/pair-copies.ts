/**
 * Copies of two neighbouring vector registers as one instruction, where the processor has one:
 * `SIInstrInfo::copyPhysReg` of LLVM copies pairs so.
 */
import { COPY, countOf, type MFunc, type MInst, mInst, regOp, unitOf, V } from './code.ts';
import type { AmdCpu } from './cpus.ts';
import type { Allocation } from './regs/allocate.ts';

/** Registers are allocated; copies onto themselves are gone. */
export function pairCopies(fn: MFunc, alloc: Allocation, cpu: AmdCpu): void {
  if (!cpu.alignedVgprs || cpu.generation !== 'gfx9') return;
  for (const block of fn.blocks) {
    const out: MInst[] = [];
    for (const inst of block.insts) {
      const pair = pairOf(fn, alloc, cpu, out.at(-1), inst);
      if (pair === undefined) out.push(inst);
      else out[out.length - 1] = pair;
    }
    if (out.length < block.insts.length) block.insts = out;
  }
}

/** One instruction for two, or undefined. */
function pairOf(
  fn: MFunc,
  alloc: Allocation,
  cpu: AmdCpu,
  first: MInst | undefined,
  second: MInst,
): MInst | undefined {
  if (first === undefined || !isCopy(fn, first) || !isCopy(fn, second)) return undefined;
  const units = [first, second].map(({ ops }) => ops.map((op) => unitOf(op as number)));
  const [low, high] = units[0]![0]! < units[1]![0]! ? units : [units[1]!, units[0]!];
  for (const i of [0, 1]) {
    const [a, b] = [low![i]!, high![i]!];
    if (b !== a + 1 || alloc.phys[a]! % 2 !== 0 || alloc.phys[b] !== alloc.phys[a]! + 1)
      return undefined;
  }
  const [to, from] = low!.map((unit) => regOp(unit, 2)) as [number, number];
  if (cpu.gfx940) return mInst('v_mov_b64', 1, [to, from], 0, first.loc);
  const made = mInst('v_pk_mov_b32', 1, [to, from, from], 0, first.loc);
  made.mods = ' op_sel:[0,1]';
  return made;
}

function isCopy(fn: MFunc, { op, ops, flags }: MInst): boolean {
  return (
    op === 'v_mov_b32' &&
    (flags & COPY) !== 0 &&
    ops.every(
      (one) => typeof one === 'number' && countOf(one) === 1 && one === regOp(unitOf(one)),
    ) &&
    fn.tupleOf[unitOf(ops[1] as number)]!.bank === V
  );
}
