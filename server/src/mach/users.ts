/** Use lists of one MIR function, packed into flat arrays: who reads each value, and how often. */
import type { Func, Inst, Value } from '../mir/index.ts';

export interface Users {
  /** Number of operand places that read value `id`, edge arguments included. */
  readonly count: Int32Array;
  /** The instructions that read `value`; one that reads it twice appears twice. */
  of(value: Value): Inst[];
  /** The only reader, when there is exactly one operand place. */
  single(value: Value): Inst | undefined;
}

export function computeUsers(fn: Func): Users {
  const count = new Int32Array(fn.nextValue);
  forEachOperand(fn, (arg) => {
    count[arg.id]!++;
  });
  const start = new Int32Array(fn.nextValue + 1);
  for (let i = 0; i < fn.nextValue; i++) start[i + 1] = start[i]! + count[i]!;
  const fill = start.slice(0, fn.nextValue);
  const list = new Array<Inst>(start[fn.nextValue]!);
  forEachOperand(fn, (arg, inst) => {
    list[fill[arg.id]!++] = inst;
  });
  return {
    count,
    of: (value) => list.slice(start[value.id]!, start[value.id + 1]!),
    single: (value) => (count[value.id] === 1 ? list[start[value.id]!] : undefined),
  };
}

/** Calls `visit` for each operand place, arguments of edges included. */
function forEachOperand(fn: Func, visit: (arg: Value, inst: Inst) => void): void {
  for (const { insts } of fn.blocks) {
    for (const inst of insts) {
      for (const arg of inst.args) visit(arg, inst);
      if (inst.targets !== undefined)
        for (const edge of inst.targets) for (const arg of edge.args) visit(arg, inst);
    }
  }
}
