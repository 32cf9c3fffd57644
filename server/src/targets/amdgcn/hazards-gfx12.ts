/**
 * gfx12 and scalar registers. Once a vector instruction has read a pair of them, what is written
 * there later is not sure to be seen by the next reader: it waits for the scalar or vector unit
 * that wrote (LLVM, "AMDGPUWaitSGPRHazards").
 */
import { ASM } from './asm-text.ts';
import {
  ADDRESS,
  CALL,
  countOf,
  type MFunc,
  type MInst,
  mInst,
  READS_VCC,
  RETURN,
  S,
  unitOf,
  VCC,
  VCC_PHYS,
  waveSuccs,
} from './code.ts';
import type { Allocation } from './regs/allocate.ts';

/**
 * Marks an `ADDRESS`, which prints several instructions, whose registers are read too soon inside
 * it.
 */
export const WAITS_INSIDE = 'wait';

interface State {
  /** Pairs that a vector instruction has read. */
  readonly tracked: Set<number>;
  /** Registers written since by the scalar and the vector unit. */
  readonly scalar: Set<number>;
  readonly vector: Set<number>;
}

const isVcc = (reg: number): boolean => reg >= VCC_PHYS;
const PAIRS = 64;

export function waitForScalars(fn: MFunc, alloc: Allocation, called: boolean): void {
  new ScalarWaits(fn, alloc, called).run();
}

class ScalarWaits {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;
  private readonly called: boolean;

  constructor(fn: MFunc, alloc: Allocation, called: boolean) {
    this.fn = fn;
    this.alloc = alloc;
    this.called = called;
  }

  run(): void {
    const { blocks } = this.fn;
    const into: State[] = blocks.map(() => fresh());
    // Nobody knows what a caller's vector instructions have read.
    if (this.called) trackAll(into[0]!);
    const work = blocks.map((_, b) => b);
    while (work.length > 0) {
      const b = work.shift()!;
      const state = copy(into[b]!);
      for (const inst of blocks[b]!.insts) this.step(state, inst);
      for (const to of waveSuccs(blocks[b]!, blocks[b + 1]))
        if (join(into[to.index]!, state) && !work.includes(to.index)) work.push(to.index);
    }
    blocks.forEach((block, b) => {
      const state = into[b]!;
      block.insts = block.insts.flatMap((inst) => {
        const fields = this.step(state, inst);
        if (inst.op === ADDRESS) {
          inst.mods = fields.length > 0 ? WAITS_INSIDE : '';
          return [inst];
        }
        return [...fields.map((field) => mInst('s_wait_alu', 0, [field], 0, inst.loc)), inst];
      });
    });
  }

  /** The waits in front of an instruction, or inside of an address. */
  private step(state: State, inst: MInst): string[] {
    const { op } = inst;
    if (op.startsWith('s_load')) {
      state.scalar.clear();
      state.vector.clear();
      return [];
    }
    if (op === ASM) return this.stepText(state, inst);
    const byVector = op.startsWith('v_');
    if (!byVector && !op.startsWith('s_') && op !== ADDRESS) return [];
    if (op.startsWith('s_wait') || op === 's_nop') return [];
    const need = { scalar: false, vector: false, vcc: false };
    if (op === CALL || op === RETURN) {
      need.scalar = state.scalar.size > 0;
      need.vcc = [...state.vector].some(isVcc);
      need.vector = [...state.vector].some((reg) => !isVcc(reg));
    } else if (op !== ADDRESS) {
      for (const reg of this.registers(inst, false)) this.use(state, reg, byVector, need);
    }
    const fields = settle(state, need);
    if (op === CALL) trackAll(state);
    for (const reg of this.registers(inst, true)) {
      if (!state.tracked.has(reg >> 1)) continue;
      state.scalar.delete(reg);
      state.vector.delete(reg);
      (byVector ? state.vector : state.scalar).add(reg);
    }
    if (op !== ADDRESS) return fields;
    // What the first of its instructions writes is read by the next; what the last one writes stays
    // open.
    return this.registers(inst, true).some((reg) => state.scalar.has(reg)) ? ['inside'] : [];
  }

  /** Inline assembly: both units may read and write its operands. */
  private stepText(state: State, inst: MInst): string[] {
    const need = { scalar: false, vector: false, vcc: false };
    for (const reg of this.registers(inst, false)) {
      if (state.scalar.has(reg)) need.scalar = true;
      if (state.vector.has(reg)) need[isVcc(reg) ? 'vcc' : 'vector'] = true;
      state.tracked.add(reg >> 1);
    }
    const fields = settle(state, need);
    for (const reg of this.registers(inst, true)) {
      state.tracked.add(reg >> 1);
      state.scalar.add(reg);
      state.vector.add(reg);
    }
    return fields;
  }

  private use(
    state: State,
    reg: number,
    byVector: boolean,
    need: { scalar: boolean; vector: boolean; vcc: boolean },
  ): void {
    const pair = reg >> 1;
    if (!state.tracked.has(pair)) {
      if (byVector) state.tracked.add(pair);
      return;
    }
    if (!byVector) state.vector.delete(reg);
    if (state.scalar.has(reg)) need.scalar = true;
    if (!state.vector.has(reg)) return;
    if (isVcc(reg)) need.vcc = true;
    else need.vector = true;
  }

  /** Scalar registers that an instruction writes or reads. */
  private registers(inst: MInst, written: boolean): number[] {
    const out: number[] = [];
    const [from, to] = written ? [0, inst.defs] : [inst.defs, inst.ops.length];
    for (let i = from; i < to; i++) {
      const op = inst.ops[i]!;
      if (op === VCC) out.push(VCC_PHYS);
      if (typeof op !== 'number' || this.fn.tupleOf[unitOf(op)]!.bank !== S) continue;
      for (let k = 0; k < countOf(op); k++) out.push(this.alloc.phys[unitOf(op) + k]!);
    }
    if (!written && (inst.flags & READS_VCC) !== 0) out.push(VCC_PHYS);
    return out;
  }
}

function settle(state: State, need: { scalar: boolean; vector: boolean; vcc: boolean }): string[] {
  const fields: string[] = [];
  if (need.vcc) {
    for (const reg of [...state.vector]) if (isVcc(reg)) state.vector.delete(reg);
    fields.push('depctr_va_vcc(0)');
  }
  if (need.scalar) {
    state.scalar.clear();
    fields.push('depctr_sa_sdst(0)');
  }
  if (need.vector) {
    for (const reg of [...state.vector]) if (!isVcc(reg)) state.vector.delete(reg);
    fields.push('depctr_va_sdst(0)');
  }
  return fields;
}

function fresh(): State {
  return { tracked: new Set(), scalar: new Set(), vector: new Set() };
}

function copy(state: State): State {
  return {
    tracked: new Set(state.tracked),
    scalar: new Set(state.scalar),
    vector: new Set(state.vector),
  };
}

function trackAll(state: State): void {
  for (let pair = 0; pair < PAIRS; pair++) state.tracked.add(pair);
}

function join(into: State, from: State): boolean {
  let changed = false;
  for (const key of ['tracked', 'scalar', 'vector'] as const) {
    for (const item of from[key]) {
      if (into[key].has(item)) continue;
      into[key].add(item);
      changed = true;
    }
  }
  return changed;
}
