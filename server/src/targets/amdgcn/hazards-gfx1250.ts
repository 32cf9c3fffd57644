/**
 * gfx1250 runs transcendental instructions and products of matrices beside the vector instructions
 * that follow: those that read or write a result, or write what is read, must stay that far behind.
 */
import { greatest } from '../../base/index.ts';
import { countOf, type MFunc, type MInst, mInst, unitOf, V } from './code.ts';
import type { Allocation } from './regs/allocate.ts';

const TRANSCENDENTAL = /^v_(?:rcp|rsq|sqrt|exp|log|sin|cos|tanh|prng)_/;
const PRODUCT = /^v_s?wmma/;

/** The most vector instructions that must be between a product and what meets it. */
const PRODUCT_STATES = 9;

/** An instruction that others must stay away from, and for how many more. */
interface Open {
  readonly inst: MInst;
  left: number;
}

function statesOf({ op }: MInst): number {
  if (TRANSCENDENTAL.test(op)) return 1;
  return PRODUCT.test(op) ? PRODUCT_STATES : 0;
}

export function separateTranscendentals(fn: MFunc, alloc: Allocation): void {
  for (const block of fn.blocks) {
    let open: Open[] = [];
    const out: MInst[] = [];
    const pass = (count: number): void => {
      for (const one of open) one.left -= count;
      open = open.filter(({ left }) => left > 0);
    };
    const wait = (count: number, { loc }: MInst): void => {
      for (let i = 0; i < count; i++) out.push(mInst('v_nop', 0, [], 0, loc));
      pass(count);
    };
    for (const inst of block.insts) {
      if (inst.op.startsWith('v_')) {
        const met = open.filter((one) => meets(fn, alloc, one.inst, inst));
        wait(
          greatest(
            met.map(({ left }) => left),
            0,
          ),
          inst,
        );
        pass(1);
        const left = statesOf(inst);
        if (left > 0) open.push({ inst, left });
      }
      out.push(inst);
    }
    // What the next block begins with is not looked at.
    if (open.length > 0) wait(greatest(open.map(({ left }) => left)), open[0]!.inst);
    block.insts = out;
  }
}

function meets(fn: MFunc, alloc: Allocation, first: MInst, second: MInst): boolean {
  const written = registers(fn, alloc, first, 0, first.defs);
  const read = registers(fn, alloc, first, first.defs, first.ops.length);
  const all = registers(fn, alloc, second, 0, second.ops.length);
  const own = registers(fn, alloc, second, 0, second.defs);
  return all.some((key) => written.includes(key)) || own.some((key) => read.includes(key));
}

function registers(
  fn: MFunc,
  alloc: Allocation,
  { ops }: MInst,
  from: number,
  to: number,
): readonly number[] {
  const keys: number[] = [];
  for (const op of ops.slice(from, to)) {
    if (typeof op !== 'number' || fn.tupleOf[unitOf(op)]!.bank !== V) continue;
    for (let k = 0; k < countOf(op); k++) keys.push(alloc.phys[unitOf(op) + k]!);
  }
  return keys;
}
