/** Steps of the operations that ask where a thread is, or that leave MIR for a target. */
import type { Inst } from '../function.ts';
import {
  type Geometry,
  type IntrinsicCall,
  NEXT,
  type StepMaker,
  type Thread,
  WAIT,
} from './machine.ts';
import { bitsOf, fromBits, Trap, type Val } from './value.ts';

const DIMS = { x: 0, y: 1, z: 2 } as const;

function geometryOf(thread: Thread, op: string): Geometry {
  if (thread.geometry === undefined) throw new Trap('unsupported', `${op} outside a kernel launch`);
  return thread.geometry;
}

const index =
  (which: 'threadId' | 'workgroupSize' | 'workgroupId' | 'gridSize'): StepMaker =>
  (inst) => {
    const out = inst.results[0].id;
    const dim = DIMS[inst.attrs.dim ?? 'x'];
    return (regs, thread) => {
      regs[out] = geometryOf(thread, inst.op)[which][dim];
      return NEXT;
    };
  };

function wait(
  kind: 'barrier' | 'wave',
  inst: Inst,
  args: readonly (Val | undefined)[],
  thread: Thread,
): number {
  geometryOf(thread, inst.op);
  thread.waiting = { kind, inst, args };
  return WAIT;
}

/** The operands of a target intrinsic as bit patterns. */
export function intrinsicCall(
  inst: Inst,
  args: readonly (Val | undefined)[],
  geometry: Geometry | undefined,
): IntrinsicCall {
  return {
    symbol: inst.attrs.symbol ?? '',
    args: args.map((arg, i) => bitsOf(arg, inst.args[i]!.type)),
    argTypes: inst.args.map((arg) => arg.type),
    resultTypes: inst.results.map((result) => result.type),
    imm: inst.attrs.imm ?? [],
    geometry,
  };
}

const intrinsic: StepMaker = (inst, cx) => {
  const symbol = inst.attrs.symbol!;
  const found = cx.host.intrinsic(symbol);
  const args = inst.args.map((arg) => arg.id);
  return (regs, thread) => {
    if (found === undefined)
      throw new Trap('unsupported', `the intrinsic ${symbol} is not known to the interpreter`);
    if (found.kind === 'barrier') return wait('barrier', inst, [], thread);
    const values = args.map((arg) => regs[arg]);
    if (found.kind === 'wave') return wait('wave', inst, values, thread);
    const results = found.run(intrinsicCall(inst, values, thread.geometry));
    inst.results.forEach((result, i) => {
      regs[result.id] = fromBits(results[i] ?? 0n, result.type);
    });
    return NEXT;
  };
};

export const GPU_STEPS = {
  'gpu.thread.id': index('threadId'),
  'gpu.workgroup.size': index('workgroupSize'),
  'gpu.workgroup.id': index('workgroupId'),
  'gpu.grid.size': index('gridSize'),
  'gpu.dispatch.ptr': (inst) => {
    const out = inst.results[0].id;
    return (regs, thread) => {
      regs[out] = geometryOf(thread, inst.op).dispatchPtr();
      return NEXT;
    };
  },
  'gpu.implicit.args': () => () => {
    throw new Trap('unsupported', 'nothing answers calls of the host here');
  },
  'gpu.barrier': (inst) => (_regs, thread) => wait('barrier', inst, [], thread),
  'gpu.intrinsic': intrinsic,
  'gpu.compute': intrinsic,
  'gpu.asm': () => () => {
    throw new Trap('unsupported', 'inline assembly cannot be interpreted');
  },
} satisfies Record<string, StepMaker>;
