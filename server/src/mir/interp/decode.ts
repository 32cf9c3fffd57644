/**
 * Instructions to steps. Pure operations go by their shape, the others have a row each in
 * `EFFECTFUL`.
 */

import { reversePostOrder, successors } from '../cfg.ts';
import { isDebugOp } from '../debug.ts';
import { isPureOp } from '../fold.ts';
import type { Block, Edge, Func, Inst } from '../function.ts';
import type { OpName } from '../ops.ts';
import type { PureOp } from '../semantics/index.ts';
import { GPU_STEPS } from './decode-gpu.ts';
import { MEMORY_STEPS } from './decode-memory.ts';
import { binaryOp, evalSlow, overflowOp, unaryOp } from './fast-ops.ts';
import {
  CALL,
  type CodeBlock,
  type DecodeContext,
  type FuncCode,
  type Host,
  JUMP,
  NEXT,
  RETURN,
  type Registers,
  registersFor,
  type Step,
  type StepMaker,
  type Thread,
} from './machine.ts';
import { bitsOf, fromBits, Trap, undefinedBehaviour, type Val } from './value.ts';

/**
 * Decodes a whole function at once, so that later changes of it by passes cannot mix old and new
 * code. What it calls is looked up when it is called.
 */
export function decodeFunc(fn: Func, host: Host): FuncCode {
  const blocks: CodeBlock[] = [];
  const heads = loopHeads(fn);
  for (const block of fn.blocks) {
    const insts = block.insts.filter(({ op }) => !isDebugOp(op));
    blocks[block.id] = { insts, steps: [], turns: heads.has(block) ? 1 : 0 };
  }
  const cx: DecodeContext = { host, fn, blocks };
  for (const block of fn.blocks) {
    const { insts, steps } = blocks[block.id]!;
    for (const inst of insts) steps.push(decodeInst(inst, cx));
    // A block without terminator cannot run on into nothing.
    steps.push(() => undefinedBehaviour('runs past the end of a block'));
  }
  const entry = fn.blocks[0]!;
  const params = entry.params.map((param) => param.id);
  const { display, nextValue } = fn;
  return {
    symbol: fn.name,
    display,
    size: nextValue,
    entry: blocks[entry.id]!,
    params,
    paramTypes: [...fn.params],
    resultTypes: [...fn.results],
    paramDecls: fn.paramDecls,
  };
}

/** The blocks that a jump leads back to. */
function loopHeads(fn: Func): ReadonlySet<Block> {
  const heads = new Set<Block>();
  const seen = new Set<Block>();
  for (const block of reversePostOrder(fn)) {
    seen.add(block);
    for (const { block: target } of successors(block)) if (seen.has(target)) heads.add(target);
  }
  return heads;
}

/** Operations that are steps; those for debuggers are left out. */
type EffectfulOp = Exclude<OpName, PureOp | 'dbg.value' | 'dbg.stmt'>;

function decodeInst(inst: Inst, cx: DecodeContext): Step {
  return isPureOp(inst.op)
    ? decodePure(inst, inst.op)
    : EFFECTFUL[inst.op as EffectfulOp](inst, cx);
}

function decodePure(inst: Inst, op: PureOp): Step {
  const out = inst.results[0].id;
  const to = inst.results[0].type;
  const args = inst.args.map((arg) => arg.id);
  const [a = 0, b = 0] = args;
  if (op === 'select') return decodeSelect(inst);
  if (args.length === 0) {
    const constant = evalSlow(op, to, [], [to], inst.attrs)([])[0];
    return (regs) => {
      regs[out] = constant;
      return NEXT;
    };
  }
  const from = inst.args[0].type;
  if (inst.results.length === 2) {
    const flag = inst.results[1].id;
    const f = overflowOp(op, from, inst.attrs);
    return (regs) => {
      const x = regs[a];
      const y = regs[b];
      if (x === undefined || y === undefined) {
        regs[out] = regs[flag] = undefined;
        return NEXT;
      }
      const both = f(x, y);
      regs[out] = both[0];
      regs[flag] = both[1];
      return NEXT;
    };
  }
  if (args.length === 1) {
    const f = unaryOp(op, from, to, inst.attrs);
    return (regs) => {
      const x = regs[a];
      regs[out] = x === undefined ? undefined : f(x);
      return NEXT;
    };
  }
  if (args.length === 2) {
    const f = binaryOp(op, from, to, inst.attrs);
    const decides = from === 'i1' ? DECIDES[op] : undefined;
    return (regs) => {
      const x = regs[a];
      const y = regs[b];
      if (x !== undefined && y !== undefined) regs[out] = f(x, y);
      else regs[out] = x === decides || y === decides ? decides : undefined;
      return NEXT;
    };
  }
  const f = evalSlow(
    op,
    from,
    inst.args.map((arg) => arg.type),
    [to],
    inst.attrs,
  );
  return (regs) => {
    const values = args.map((arg) => regs[arg]);
    regs[out] = values.includes(undefined) ? undefined : f(values as Val[])[0];
    return NEXT;
  };
}

/** The truth value that decides alone, whatever the other operand is: an undefined one too. */
const DECIDES: Readonly<Partial<Record<OpName, 0 | 1>>> = { 'int.and': 0, 'int.or': 1 };

function decodeSelect(inst: Inst): Step {
  const out = inst.results[0].id;
  const [c, a, b] = inst.args.map((arg) => arg.id) as [number, number, number];
  return (regs) => {
    const cond = regs[c];
    regs[out] = cond === undefined ? undefined : regs[cond === 1 ? a : b];
    return NEXT;
  };
}

/** Moves the arguments of an edge into the parameters, all at once, and jumps. */
function decodeEdge(edge: Edge | undefined, cx: DecodeContext): Step {
  if (edge === undefined) return () => undefinedBehaviour('jumps to a missing target');
  const target = cx.blocks[edge.block.id]!;
  const from = edge.args.map((arg) => arg.id);
  const to = edge.block.params.map((param) => param.id);
  const [f0 = 0, f1 = 0] = from;
  const [t0 = 0, t1 = 0] = to;
  if (from.length === 0) {
    return (_regs, thread) => {
      thread.nextBlock = target;
      return JUMP;
    };
  }
  if (from.length === 1) {
    return (regs, thread) => {
      regs[t0] = regs[f0];
      thread.nextBlock = target;
      return JUMP;
    };
  }
  if (from.length === 2) {
    return (regs, thread) => {
      const first = regs[f0];
      regs[t1] = regs[f1];
      regs[t0] = first;
      thread.nextBlock = target;
      return JUMP;
    };
  }
  const held: Registers = new Array(from.length);
  return (regs, thread) => {
    for (let i = 0; i < from.length; i++) held[i] = regs[from[i]!];
    for (let i = 0; i < to.length; i++) regs[to[i]!] = held[i];
    thread.nextBlock = target;
    return JUMP;
  };
}

function enterCall(
  thread: Thread,
  code: FuncCode,
  args: (Val | undefined)[],
  slots: readonly number[],
): number {
  thread.callee = code;
  thread.callRegs = registersFor(code, args);
  thread.frame.resultSlots = slots;
  return CALL;
}

const call: StepMaker = (inst, cx) => {
  const symbol = inst.attrs.symbol!;
  const args = inst.args.map((arg) => arg.id);
  const slots = inst.results.map((result) => result.id);
  let code: FuncCode | undefined;
  let isExtern = false;
  return (regs, thread) => {
    if (code === undefined) {
      isExtern ||= cx.host.isExtern(symbol);
      if (isExtern) return callExtern(inst, cx, symbol, regs, thread, 0);
      code = cx.host.codeOf(symbol);
    }
    return enterCall(
      thread,
      code,
      args.map((arg) => regs[arg]),
      slots,
    );
  };
};

function callExtern(
  inst: Inst,
  cx: DecodeContext,
  symbol: string,
  regs: Registers,
  thread: Thread,
  skip: number,
): number {
  const args = inst.args.slice(skip);
  const results = cx.host.callExtern(symbol, {
    symbol,
    args: args.map((arg) => bitsOf(regs[arg.id], arg.type)),
    argTypes: args.map((arg) => arg.type),
    resultTypes: inst.results.map((result) => result.type),
    imm: [],
    geometry: thread.geometry,
  });
  if (results === undefined) throw new Trap('unsupported', `@${symbol} has no body`);
  inst.results.forEach((result, i) => {
    regs[result.id] = fromBits(results[i] ?? 0n, result.type);
  });
  return NEXT;
}

const callIndirect: StepMaker = (inst, cx) => {
  const pointer = inst.args[0].id;
  const args = inst.args.slice(1).map((arg) => arg.id);
  const types = inst.args.slice(1).map((arg) => arg.type);
  const slots = inst.results.map((result) => result.id);
  return (regs, thread) => {
    const symbol = thread.memory.functionAt(regs[pointer]);
    if (symbol === undefined) return undefinedBehaviour('calls an address at which no function is');
    if (cx.host.isExtern(symbol)) return callExtern(inst, cx, symbol, regs, thread, 1);
    const code = cx.host.codeOf(symbol);
    const { paramTypes: params, resultTypes: results } = code;
    const fits =
      params.length === types.length &&
      params.every((p, i) => p === types[i]) &&
      results.length === slots.length &&
      results.every((r, i) => r === inst.results[i]!.type);
    if (!fits) return undefinedBehaviour(`calls @${symbol} with another signature`);
    return enterCall(
      thread,
      code,
      args.map((arg) => regs[arg]),
      slots,
    );
  };
};

/** Every operation that is not pure. A missing one is a type error. */
const EFFECTFUL: Record<EffectfulOp, StepMaker> = {
  ...MEMORY_STEPS,
  ...GPU_STEPS,
  'const.undef': (inst) => {
    const out = inst.results[0].id;
    return (regs) => {
      regs[out] = undefined;
      return NEXT;
    };
  },
  call,
  'call.indirect': callIndirect,
  assume: (inst) => {
    const cond = inst.args[0].id;
    return (regs) => (regs[cond] === 1 ? NEXT : undefinedBehaviour('an assumption does not hold'));
  },
  br: (inst, cx) => decodeEdge(inst.targets?.[0], cx),
  'br.if': (inst, cx) => {
    const cond = inst.args[0].id;
    const then = decodeEdge(inst.targets?.[0], cx);
    const otherwise = decodeEdge(inst.targets?.[1], cx);
    return (regs, thread) => {
      const value = regs[cond];
      if (value === 1) return then(regs, thread);
      if (value === 0) return otherwise(regs, thread);
      return undefinedBehaviour('branches on an undefined value');
    };
  },
  switch: (inst, cx) => {
    const on = inst.args[0].id;
    const type = inst.args[0].type;
    const otherwise = decodeEdge(inst.targets?.[0], cx);
    const cases = new Map<Val, Step>();
    for (const [i, value] of (inst.attrs.cases ?? []).entries()) {
      cases.set(fromBits(value, type), decodeEdge(inst.targets?.[i + 1], cx));
    }
    return (regs, thread) => {
      const value = regs[on];
      if (value === undefined) return undefinedBehaviour('branches on an undefined value');
      return (cases.get(value) ?? otherwise)(regs, thread);
    };
  },
  ret: (inst) => {
    const args = inst.args.map((arg) => arg.id);
    return (regs, thread) => {
      thread.returned = args.map((arg) => regs[arg]);
      return RETURN;
    };
  },
  trap: (inst) => () => {
    throw new Trap('trap', inst.attrs.message ?? 'trap');
  },
  unreachable: () => () => undefinedBehaviour('reaches code marked as unreachable'),
};
