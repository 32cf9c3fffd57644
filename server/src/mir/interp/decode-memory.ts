/**
 * Steps of the operations on memory. The interpreter runs one thread at a time, so atomics need no
 * more than order.
 */
import type { Inst, RmwKind } from '../function.ts';
import { bitWidth, type MirType } from '../types.ts';
import { claimedSpace, loader, noteWrite, storer } from './access.ts';
import { type BinaryVal, binaryOp } from './fast-ops.ts';
import { NEXT, type Registers, type Step, type StepMaker, type Thread } from './machine.ts';
import { fromBits, undefinedBehaviour, type Val } from './value.ts';

const load: StepMaker = (inst, cx) => {
  const out = inst.results[0].id;
  const pointer = inst.args[0];
  const address = pointer.id;
  const read = loader(inst.results[0].type, pointer.type, inst.attrs.align ?? 1, cx.host.strict);
  return (regs, thread) => {
    regs[out] = read(thread.memory, regs[address]);
    return NEXT;
  };
};

const store: StepMaker = (inst) => {
  const value = inst.args[0];
  const pointer = inst.args[1];
  const from = value.id;
  const address = pointer.id;
  const write = storer(value.type, pointer.type, inst.attrs.align ?? 1);
  return (regs, thread) => {
    write(thread.memory, regs[address], regs[from]);
    return NEXT;
  };
};

/** A byte count as a number; undefined values and sizes beyond any memory end the run. */
function countOf(value: Val | undefined): number {
  if (value === undefined) return undefinedBehaviour('an undefined number of bytes');
  if (typeof value === 'bigint')
    return undefinedBehaviour(`${value} bytes are more than any memory has`);
  return value;
}

const copy =
  (overlap: boolean): StepMaker =>
  (inst) => {
    const [to, from, count] = inst.args;
    const align = inst.attrs.align ?? 1;
    const toSpace = claimedSpace(to.type);
    const fromSpace = claimedSpace(from.type);
    return (regs, thread) => {
      const size = countOf(regs[count.id]);
      if (size === 0) return NEXT;
      const { memory } = thread;
      const source = memory.access(regs[from.id], size, align, fromSpace, false);
      const sourceAt = memory.offset;
      const target = memory.access(regs[to.id], size, align, toSpace, true);
      const targetAt = memory.offset;
      const distance = Math.abs(targetAt - sourceAt);
      if (!overlap && source === target && distance > 0 && distance < size) {
        return undefinedBehaviour('copies between overlapping places');
      }
      memory.copy(target, targetAt, source, sourceAt, size);
      return NEXT;
    };
  };

const set: StepMaker = (inst) => {
  const [to, byte, count] = inst.args;
  const align = inst.attrs.align ?? 1;
  const space = claimedSpace(to.type);
  return (regs, thread) => {
    const size = countOf(regs[count.id]);
    if (size === 0) return NEXT;
    const { memory } = thread;
    const target = memory.access(regs[to.id], size, align, space, true);
    const at = memory.offset;
    const value = regs[byte.id];
    if (value === undefined) {
      memory.uninitialise(target, at, size);
      return NEXT;
    }
    target.bytes.fill(Number(value), at, at + size);
    noteWrite(target, at, size);
    return NEXT;
  };
};

/** What each read-modify-write stores, from the old value and the operand. */
function rmwFunction(kind: RmwKind, type: MirType): BinaryVal {
  const int = (
    op: 'add' | 'sub' | 'and' | 'or' | 'xor' | 'smax' | 'smin' | 'umax' | 'umin',
  ): BinaryVal => binaryOp(`int.${op}`, type, type, {});
  switch (kind) {
    case 'xchg':
      return (_old, value) => value;
    case 'nand': {
      const and = int('and');
      const xor = int('xor');
      const ones = fromBits((1n << BigInt(bitWidth(type))) - 1n, type);
      return (old, value) => xor(and(old, value), ones);
    }
    case 'fadd':
      return binaryOp('float.add', type, type, {});
    case 'fmax':
      return binaryOp('float.max', type, type, {});
    case 'fmin':
      return binaryOp('float.min', type, type, {});
    default:
      return int(kind);
  }
}

const rmw: StepMaker = (inst, cx) => {
  const pointer = inst.args[0];
  const operand = inst.args[1];
  const out = inst.results[0].id;
  const align = inst.attrs.align ?? 1;
  const read = loader(operand.type, pointer.type, align, cx.host.strict);
  const write = storer(operand.type, pointer.type, align);
  const exchange = inst.attrs.rmw === 'xchg';
  const update = rmwFunction(inst.attrs.rmw!, operand.type);
  return (regs, thread) => {
    const address = regs[pointer.id];
    const old = read(thread.memory, address);
    const value = regs[operand.id];
    const known = old !== undefined && value !== undefined;
    write(thread.memory, address, known ? update(old, value) : exchange ? value : undefined);
    regs[out] = old;
    return NEXT;
  };
};

const cmpxchg: StepMaker = (inst, cx) => {
  const [pointer, expected, fresh] = inst.args as [
    Inst['args'][0],
    Inst['args'][0],
    Inst['args'][0],
  ];
  const out = inst.results[0].id;
  const success = inst.results[1].id;
  const align = inst.attrs.align ?? 1;
  const read = loader(expected.type, pointer.type, align, cx.host.strict);
  const write = storer(expected.type, pointer.type, align);
  return (regs, thread) => {
    const address = regs[pointer.id];
    const old = read(thread.memory, address);
    const wanted = regs[expected.id];
    if (old === undefined || wanted === undefined)
      return undefinedBehaviour('compares an undefined value');
    // `Object.is` tells -0 from +0 in an f64, as their bits do.
    const equal = Object.is(old, wanted);
    if (equal) write(thread.memory, address, regs[fresh.id]);
    regs[out] = old;
    regs[success] = equal ? 1 : 0;
    return NEXT;
  };
};

const alloca: StepMaker = (inst) => {
  const out = inst.results[0].id;
  const size = inst.attrs.size ?? 0;
  const align = inst.attrs.align ?? 1;
  return (regs, thread) => {
    // One slot per frame: a second visit, as in a loop, finds the first one.
    if (regs[out] !== undefined) return NEXT;
    const allocation = thread.memory.allocate({
      size,
      align,
      space: 'private',
      arena: thread.arena,
    });
    const { frame } = thread;
    if (frame.allocas === undefined) frame.allocas = [allocation];
    else frame.allocas.push(allocation);
    regs[out] = allocation.base;
    return NEXT;
  };
};

const address = (
  find: (symbol: string, thread: Thread) => number,
  shared: boolean,
  inst: Inst,
): Step => {
  const out = inst.results[0].id;
  const symbol = inst.attrs.symbol!;
  let known: number | undefined;
  return (regs: Registers, thread: Thread) => {
    const found = known ?? find(symbol, thread);
    if (shared) known = found;
    regs[out] = found;
    return NEXT;
  };
};

export const MEMORY_STEPS = {
  alloca,
  'global.addr': (inst, cx) => {
    const { type } = inst.results[0];
    const shared = type !== 'ptr.workgroup' && type !== 'ptr.private' && type !== 'ptr';
    return address((symbol, thread) => cx.host.globalAddress(symbol, thread), shared, inst);
  },
  'func.addr': (inst, cx) => address((symbol) => cx.host.functionAddress(symbol), true, inst),
  'mem.load': load,
  'mem.store': store,
  'mem.copy': copy(false),
  'mem.move': copy(true),
  'mem.set': set,
  'atomic.load': load,
  'atomic.store': store,
  'atomic.rmw': rmw,
  'atomic.cmpxchg': cmpxchg,
  fence: () => () => NEXT,
} satisfies Record<string, StepMaker>;
