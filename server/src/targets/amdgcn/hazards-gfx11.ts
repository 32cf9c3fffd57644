/** gfx11 does not wait for transcendental results: who reads one soon asks for it. */
import { ASM, asmFacts } from './asm-text.ts';
import { countOf, type MFunc, type MInst, mInst, unitOf, V, waveSuccs } from './code.ts';
import type { Allocation } from './regs/allocate.ts';

export const TRANSCENDENTAL = /^v_(rcp|rsq|sqrt|exp|log|sin|cos)_/;

/** Behind so many vector instructions the result is there. */
const WINDOW = 5;

/** Vector register to the number of vector instructions since its transcendental one. */
type State = Map<number, number>;

export function waitForTranscendentals(fn: MFunc, alloc: Allocation): void {
  const { blocks } = fn;
  const into: State[] = blocks.map(() => new Map());
  const step = (state: State, inst: MInst): boolean => {
    if (!inst.op.startsWith('v_') && inst.op !== ASM) return false;
    const waits = state.size > 0 && vectors(fn, alloc, inst, false).some((key) => state.has(key));
    if (waits) state.clear();
    for (const [key, age] of state) {
      if (age >= WINDOW) state.delete(key);
      else state.set(key, age + 1);
    }
    const transcendental =
      inst.op === ASM
        ? asmFacts(inst.mods).statements.some((one) => TRANSCENDENTAL.test(one))
        : TRANSCENDENTAL.test(inst.op);
    if (!transcendental && state.size === 0) return waits;
    for (const key of vectors(fn, alloc, inst, true)) {
      if (transcendental) state.set(key, 0);
      else state.delete(key);
    }
    return waits;
  };
  const work = blocks.map((_, b) => b);
  while (work.length > 0) {
    const b = work.shift()!;
    const state = new Map(into[b]!);
    for (const inst of blocks[b]!.insts) step(state, inst);
    for (const to of waveSuccs(blocks[b]!, blocks[b + 1])) {
      const known = into[to.index]!;
      let changed = false;
      for (const [key, age] of state) {
        const old = known.get(key);
        if (old !== undefined && old <= age) continue;
        known.set(key, age);
        changed = true;
      }
      if (changed && !work.includes(to.index)) work.push(to.index);
    }
  }
  blocks.forEach((block, b) => {
    const state = into[b]!;
    block.insts = block.insts.flatMap((inst) =>
      step(state, inst) ? [mInst('s_waitcnt_depctr', 0, ['0xfff'], 0, inst.loc), inst] : [inst],
    );
  });
}

/** Vector registers that an instruction writes or reads. */
function vectors(fn: MFunc, alloc: Allocation, inst: MInst, written: boolean): number[] {
  const out: number[] = [];
  const [from, to] = written ? [0, inst.defs] : [inst.defs, inst.ops.length];
  for (let i = from; i < to; i++) {
    const op = inst.ops[i]!;
    if (typeof op !== 'number' || fn.tupleOf[unitOf(op)]!.bank !== V) continue;
    for (let k = 0; k < countOf(op); k++) out.push(alloc.phys[unitOf(op) + k]!);
  }
  return out;
}
