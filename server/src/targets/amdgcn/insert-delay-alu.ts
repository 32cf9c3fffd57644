/**
 * `s_delay_alu` of RDNA 3 and later: tells the wave's scheduler how long the next instructions
 * depend on earlier ones of the arithmetic units, so that it issues other waves meanwhile. A hint
 * that changes no result. The model is that of LLVM's "AMDGPUInsertDelayAlu" with the latencies of
 * its `GFX11SpeedModel`; as there, registers that an instruction names only by its encoding (`vcc`
 * of the short forms, SCC, the lanes of `exec`) do not count.
 */
import { ASM } from './asm-text.ts';
import {
  ADDRESS,
  CALL,
  countOf,
  EXEC,
  type MBlock,
  type MFunc,
  type MInst,
  mInst,
  type Op,
  RETURN,
  S,
  unitOf,
  VCC,
  VCC_PHYS,
  waveSuccs,
} from './code.ts';
import { TRANSCENDENTAL } from './hazards-gfx11.ts';
import { latency } from './latencies.ts';
import type { Allocation } from './regs/allocate.ts';

/** Farthest dependences that the encoding can name, and one more. */
const VECTOR_LIMIT = 5;
const TRANS_LIMIT = 4;
const SCALAR_LIMIT = 4;
/** Instructions between the two that one `s_delay_alu` speaks of. */
const SKIP_LIMIT = 6;

const VECTOR_KEYS = 1024;
const EXEC_KEY = 512;

type Unit = 'vector' | 'trans' | 'scalar' | 'other';

/** What is known of the last writers of a register: the worst over all ways. */
interface Delay {
  /** Cycles until the vector unit's result is there, and vector instructions since. */
  vectorCycles: number;
  vectors: number;
  transCycles: number;
  trans: number;
  /** Vector instructions since the transcendental one. */
  vectorsSinceTrans: number;
  scalarCycles: number;
}

/** By register. */
type State = Map<number, Delay>;

/** Puts the hints in front of the instructions of an allocated function. */
export function insertDelays(fn: MFunc, alloc: Allocation): void {
  const { blocks } = fn;
  const delays = new Delays(fn, alloc);
  const preds: MBlock[][] = blocks.map(() => []);
  blocks.forEach((block, b) => {
    for (const to of waveSuccs(block, blocks[b + 1])) preds[to.index]!.push(block);
  });
  const ends: State[] = blocks.map(() => new Map());
  const start = (block: MBlock): State => {
    const state: State = new Map();
    for (const pred of preds[block.index]!) join(state, ends[pred.index]!);
    return state;
  };
  const queued = new Uint8Array(blocks.length).fill(1);
  const work = blocks.map((_, b) => b);
  for (let at = 0; at < work.length; at++) {
    const b = work[at]!;
    queued[b] = 0;
    const end = delays.walk(blocks[b]!, start(blocks[b]!), undefined);
    if (same(end, ends[b]!)) continue;
    ends[b] = end;
    for (const to of waveSuccs(blocks[b]!, blocks[b + 1]))
      if (queued[to.index] === 0) {
        queued[to.index] = 1;
        work.push(to.index);
      }
  }
  for (const block of blocks) {
    const out: MInst[] = [];
    delays.walk(block, start(block), out);
    block.insts = out;
  }
}

class Delays {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;
  /** The hint that has room for a second dependence, and instructions printed since. */
  private open: { readonly inst: MInst; readonly first: string; since: number } | undefined;
  /** A scalar register that the vector unit wrote last. */
  private scalarFromVector = -1;

  constructor(fn: MFunc, alloc: Allocation) {
    this.fn = fn;
    this.alloc = alloc;
  }

  /** The state behind the block; instructions and hints go to `out`. */
  walk(block: MBlock, state: State, out: MInst[] | undefined): State {
    this.open = undefined;
    this.scalarFromVector = -1;
    let now = state;
    for (const inst of block.insts) {
      now = this.step(inst, now, out);
      out?.push(inst);
      this.count();
    }
    for (const { op, to } of block.jumps)
      if (op !== '' || to.index !== block.index + 1) advance(now, 'scalar', 1);
    return now;
  }

  private count(): void {
    if (this.open !== undefined) this.open.since++;
  }

  private step(inst: MInst, before: State, out: MInst[] | undefined): State {
    const { op } = inst;
    // What stands there in several instructions waits for itself.
    if (op === ASM || op === ADDRESS || op === CALL || op === RETURN) {
      this.open = undefined;
      return new Map();
    }
    const unit = unitOfOp(op);
    if (op.startsWith('s_')) this.waitForScalars(before);
    const state: State = waitsForVectors(op) ? new Map() : before;
    if (unit !== 'other' && !waitsForVectors(op)) {
      const delay = this.take(state, inst);
      if (unit !== 'scalar') this.noteScalar(inst);
      if (out !== undefined) this.emit(inst, delay, out);
    }
    if (unit !== 'other')
      for (let i = 0; i < inst.defs; i++)
        for (const key of this.keys(inst, i)) state.set(key, written(unit, latency(op)));
    advance(state, unit, op === 's_nop' ? Number(inst.ops[0]) + 1 : 1);
    return state;
  }

  /** Scalar instructions wait for what the vector unit writes into scalar registers. */
  private waitForScalars(state: State): void {
    const info = state.get(this.scalarFromVector);
    if (info === undefined) return;
    const since = info.vectors;
    for (const [key, delay] of state)
      if (delay.vectors >= since && delay.vectorCycles > 0) state.delete(key);
    this.scalarFromVector = -1;
  }

  /** What the operands wait for; nothing waits for it a second time. */
  private take(state: State, inst: MInst): Delay {
    const delay = none();
    for (let i = inst.defs; i < inst.ops.length; i++)
      for (const key of this.keys(inst, i)) {
        const known = state.get(key);
        if (known === undefined) continue;
        merge(delay, known);
        state.delete(key);
      }
    return delay;
  }

  /** Notes the first scalar register that a vector instruction writes. */
  private noteScalar(inst: MInst): void {
    for (let i = 0; i < inst.defs; i++) {
      const [key] = this.keys(inst, i);
      if (key === undefined || key >= VECTOR_KEYS) continue;
      this.scalarFromVector = key;
      return;
    }
  }

  /** The hint for what an instruction waits for: a new one, or the rest of the last one. */
  private emit(inst: MInst, delay: Delay, out: MInst[]): void {
    const parts: string[] = [];
    if (delay.trans < TRANS_LIMIT) parts.push(`TRANS32_DEP_${delay.trans}`);
    if (delay.vectors < VECTOR_LIMIT && delay.vectors <= delay.vectorsSinceTrans)
      parts.push(`VALU_DEP_${delay.vectors}`);
    if (delay.scalarCycles > 0 && parts.length < 2) parts.push(`SALU_CYCLE_${delay.scalarCycles}`);
    const [first, second] = parts;
    if (first === undefined) return;
    const { open } = this;
    if (second === undefined && open !== undefined && open.since < SKIP_LIMIT) {
      const between = open.since === 1 ? 'NEXT' : `SKIP_${open.since - 1}`;
      open.inst.ops[0] = `instid0(${open.first}) | instskip(${between}) | instid1(${first})`;
      this.open = undefined;
      return;
    }
    const text =
      second === undefined ? `instid0(${first})` : `instid0(${first}) | instid1(${second})`;
    const hint = mInst('s_delay_alu', 0, [text], 0, inst.loc);
    out.push(hint);
    this.open = second === undefined ? { inst: hint, first, since: 0 } : undefined;
  }

  /** Registers of an operand that the instruction names. */
  private keys(inst: MInst, at: number): number[] {
    const op: Op = inst.ops[at]!;
    if (op === EXEC) return [EXEC_KEY];
    if (op === VCC) return this.isImplicit(inst, at) ? [] : [VCC_PHYS];
    if (typeof op !== 'number') return [];
    const base = this.fn.tupleOf[unitOf(op)]!.bank === S ? 0 : VECTOR_KEYS;
    const out: number[] = [];
    for (let u = unitOf(op), end = u + countOf(op); u < end; u++)
      out.push(base + this.alloc.phys[u]!);
    return base === 0 && out[0] === VCC_PHYS && this.isImplicit(inst, at) ? [] : out;
  }

  /** `vcc` of comparisons and selections that have the short form. */
  private isImplicit(inst: MInst, at: number): boolean {
    const second = inst.ops[inst.defs + 1];
    const short =
      typeof second === 'number' && this.fn.tupleOf[unitOf(second)]!.bank !== S && inst.mods === '';
    if (inst.op.startsWith('v_cmp_')) return short && at === 0;
    return short && inst.op === 'v_cndmask_b32' && at === inst.ops.length - 1;
  }
}

function unitOfOp(op: string): Unit {
  if (op.startsWith('v_'))
    return TRANSCENDENTAL.test(op) && !op.endsWith('f64') ? 'trans' : 'vector';
  return op.startsWith('s_') && !/^s_(?:load|buffer_load|memtime|memrealtime|dcache)/.test(op)
    ? 'scalar'
    : 'other';
}

/** Memory instructions wait for all results of the vector unit before they begin. */
function waitsForVectors(op: string): boolean {
  return (
    /^(?:ds|global|flat|scratch|buffer|tbuffer|image|exp)_/.test(op) ||
    op.startsWith('s_sendmsg_rtn') ||
    op === 's_waitcnt_depctr'
  );
}

function none(): Delay {
  return {
    vectorCycles: 0,
    vectors: VECTOR_LIMIT,
    transCycles: 0,
    trans: TRANS_LIMIT,
    vectorsSinceTrans: VECTOR_LIMIT,
    scalarCycles: 0,
  };
}

function written(unit: Unit, cycles: number): Delay {
  const out = none();
  if (unit === 'vector') {
    out.vectorCycles = cycles;
    out.vectors = 0;
  } else if (unit === 'trans') {
    out.transCycles = cycles;
    out.trans = 0;
    out.vectorsSinceTrans = 0;
  } else out.scalarCycles = Math.min(cycles, SCALAR_LIMIT);
  return out;
}

function merge(into: Delay, from: Delay): void {
  into.vectorCycles = Math.max(into.vectorCycles, from.vectorCycles);
  into.vectors = Math.min(into.vectors, from.vectors);
  into.transCycles = Math.max(into.transCycles, from.transCycles);
  into.trans = Math.min(into.trans, from.trans);
  into.vectorsSinceTrans = Math.min(into.vectorsSinceTrans, from.vectorsSinceTrans);
  into.scalarCycles = Math.max(into.scalarCycles, from.scalarCycles);
}

function join(into: State, from: State): void {
  for (const [key, delay] of from) {
    const known = into.get(key);
    if (known === undefined) into.set(key, { ...delay });
    else merge(known, delay);
  }
}

/** One instruction was issued, in so many cycles; what is there by now is forgotten. */
function advance(state: State, unit: Unit, cycles: number): void {
  for (const [key, delay] of state) {
    if (unit === 'vector') {
      delay.vectors++;
      delay.vectorsSinceTrans++;
    } else if (unit === 'trans') delay.trans++;
    if (delay.vectors >= VECTOR_LIMIT || delay.vectorCycles <= cycles) {
      delay.vectors = VECTOR_LIMIT;
      delay.vectorCycles = 0;
    } else delay.vectorCycles -= cycles;
    if (delay.trans >= TRANS_LIMIT || delay.transCycles <= cycles) {
      delay.trans = TRANS_LIMIT;
      delay.vectorsSinceTrans = VECTOR_LIMIT;
      delay.transCycles = 0;
    } else delay.transCycles -= cycles;
    delay.scalarCycles = Math.max(0, delay.scalarCycles - cycles);
    if (delay.vectorCycles + delay.transCycles + delay.scalarCycles === 0) state.delete(key);
  }
}

function same(a: State, b: State): boolean {
  if (a.size !== b.size) return false;
  for (const [key, x] of a) {
    const y = b.get(key);
    if (
      y === undefined ||
      x.vectorCycles !== y.vectorCycles ||
      x.vectors !== y.vectors ||
      x.transCycles !== y.transCycles ||
      x.trans !== y.trans ||
      x.vectorsSinceTrans !== y.vectorsSinceTrans ||
      x.scalarCycles !== y.scalarCycles
    )
      return false;
  }
  return true;
}
