/**
 * Atomic operations at an address that is the same for the whole wave: one lane does it for all
 * that are active, and each derives what it would have got. LLVM's `AMDGPUAtomicOptimizer` with its
 * iterative scan, for integers.
 */
import { computeUniformity, type Uniformity } from '../../../analysis/index.ts';
import {
  addBlockParam,
  type Block,
  Builder,
  bitWidth,
  countUses,
  type Func,
  givesScalars,
  type Inst,
  isTerminator,
  type MirType,
  type OpName,
  type RmwKind,
  replaceValues,
  type Value,
} from '../../../mir/index.ts';
import type { AmdCpu } from '../cpus.ts';
import { isUniformIntrinsic } from '../intrinsic-facts.ts';

interface Row {
  /** Combines what two lanes give; of a difference, what is taken away. */
  readonly scan: OpName;
  /** Combines the value in memory with that of a lane. */
  readonly apply: OpName;
  /** Changes nothing: of so many bits. */
  readonly identity: (bits: bigint) => bigint;
  /** What all lanes together give when each gives the same: a multiple, the same, or by parity. */
  readonly same: 'times' | 'once' | 'parity';
}

const zero = (): bigint => 0n;
const ones = (bits: bigint): bigint => (1n << bits) - 1n;
const row = (op: OpName, same: Row['same'], identity: Row['identity']): Row => ({
  scan: op,
  apply: op,
  identity,
  same,
});

const ROWS: Partial<Record<RmwKind, Row>> = {
  add: row('int.add', 'times', zero),
  sub: { ...row('int.add', 'times', zero), apply: 'int.sub' },
  and: row('int.and', 'once', ones),
  or: row('int.or', 'once', zero),
  xor: row('int.xor', 'parity', zero),
  smax: row('int.smax', 'once', (bits) => 1n << (bits - 1n)),
  smin: row('int.smin', 'once', (bits) => ones(bits - 1n)),
  umax: row('int.umax', 'once', zero),
  umin: row('int.umin', 'once', ones),
};

/** Calls are in the body; what the memory does not have is not expanded yet. */
export function optimizeAtomics(fn: Func, cpu: AmdCpu): void {
  if (!fn.blocks.some(({ insts }) => insts.some((inst) => rowOf(inst) !== undefined))) return;
  const uniformity = computeUniformity(fn, { isUniformIntrinsic, isUniformText: givesScalars });
  const uses = countUses(fn);
  const replaced = new Map<Value, Value>();
  for (const block of [...fn.blocks]) {
    const wanted = block.insts.filter((inst) => isForOneLane(inst, block, uniformity));
    if (wanted.length === 0) continue;
    const old = block.insts;
    block.insts = [];
    const b = new Builder(fn, block);
    for (const inst of old) {
      if (isTerminator(inst.op) || !wanted.includes(inst)) {
        inst.block = b.block;
        b.block.insts.push(inst);
        continue;
      }
      b.loc = inst.loc;
      const differs = uniformity.isDivergentAt(inst.args[1]!, block);
      const needed = uses[inst.results[0]!.id]! > 0;
      const result = new WaveAtomic(b, inst, cpu.wave, needed).emit(differs);
      if (result !== undefined) replaced.set(inst.results[0]!, result);
    }
  }
  replaceValues(fn, replaced);
}

function rowOf({ op, attrs, args }: Inst): Row | undefined {
  if (op !== 'atomic.rmw') return undefined;
  const [ptr, value] = args;
  if (ptr!.type !== 'ptr.global' && ptr!.type !== 'ptr.workgroup') return undefined;
  return value!.type === 'i32' || value!.type === 'i64' ? ROWS[attrs.rmw!] : undefined;
}

/** Values that differ are read lane by lane, which LLVM does for 32 bits only. */
function isForOneLane(inst: Inst, block: Block, uniformity: Uniformity): boolean {
  if (rowOf(inst) === undefined) return false;
  const [ptr, value] = inst.args;
  if (uniformity.isDivergentAt(ptr!, block)) return false;
  return value!.type === 'i32' || !uniformity.isDivergentAt(value!, block);
}

class WaveAtomic {
  private readonly b: Builder;
  private readonly inst: Inst;
  private readonly row: Row;
  private readonly type: MirType;
  /** A number with a bit for each lane. */
  private readonly mask: MirType;
  private readonly needed: boolean;

  constructor(b: Builder, inst: Inst, lanes: number, needed: boolean) {
    this.b = b;
    this.inst = inst;
    this.row = rowOf(inst)!;
    this.type = inst.args[1]!.type;
    this.mask = lanes === 64 ? 'i64' : 'i32';
    this.needed = needed;
  }

  /** What takes the place of the result; undefined when nobody reads it. */
  emit(differs: boolean): Value | undefined {
    const { b, inst, type, row } = this;
    const value = inst.args[1]!;
    const lanes = this.intrinsic(
      this.mask === 'i64' ? 'ballot' : 'ballot_i32',
      [b.int('i1', 1)],
      this.mask,
    );
    const scanned = differs ? this.scan(value, lanes) : undefined;
    const before = this.lanesBefore(lanes);
    const total = scanned?.total ?? this.together(value, lanes);
    const isFirst = b.icmp('eq', before, b.int('i32', 0));
    const one = b.newBlock();
    const after = b.newBlock();
    const got = this.needed ? addBlockParam(b.fn, after, type) : undefined;
    b.brIf(isFirst, one, after, [], got === undefined ? [] : [b.value('const.undef', [], type)]);
    b.block = one;
    const { results } = b.emit(inst.op, [inst.args[0]!, total], [type], inst.attrs);
    b.br(after, got === undefined ? [] : [results[0]!]);
    b.block = after;
    if (got === undefined) return undefined;
    const bits = `u${bitWidth(type)}`;
    const first = this.intrinsic(`readfirstlane_${bits}`, [got], type);
    const own = scanned?.before ?? this.ownOffset(value, before, isFirst);
    return b.value(row.apply, [first, own], type);
  }

  /** Active lanes with smaller numbers. */
  private lanesBefore(lanes: Value): Value {
    const { b } = this;
    const none = b.int('i32', 0);
    if (this.mask === 'i32') return this.intrinsic('mbcnt_lo', [lanes, none], 'i32');
    const low = b.value('int.trunc', [lanes], 'i32');
    const high = b.value('int.lshr', [lanes, b.int('i64', 32)], 'i64');
    return this.intrinsic(
      'mbcnt_hi',
      [b.value('int.trunc', [high], 'i32'), this.intrinsic('mbcnt_lo', [low, none], 'i32')],
      'i32',
    );
  }

  /** One lane after the other, in the scalar unit: all together, and those before each lane. */
  private scan(value: Value, lanes: Value): { total: Value; before: Value | undefined } {
    const { b, type, row, mask } = this;
    const around = b.newBlock();
    const after = b.newBlock();
    const sum = addBlockParam(b.fn, around, type);
    const left = addBlockParam(b.fn, around, mask);
    const seen = this.needed ? addBlockParam(b.fn, around, type) : undefined;
    const start = b.int(type, row.identity(BigInt(bitWidth(type))));
    b.br(around, [start, lanes, ...(seen === undefined ? [] : [b.value('const.undef', [], type)])]);
    b.block = around;
    const lane = this.intrinsic('lowest_lane', [left], 'i32');
    const one = this.intrinsic('readlane_u32', [value, lane], type);
    const before =
      seen === undefined ? undefined : this.intrinsic('writelane_u32', [sum, lane, seen], type);
    const total = b.value(row.scan, [sum, one], type);
    const bit = b.value('int.shl', [b.int(mask, 1), this.as(lane, mask)], mask);
    const others = b.value('int.xor', [bit, b.int(mask, -1n)], mask);
    const rest = b.value('int.and', [left, others], mask);
    b.brIf(
      b.icmp('ne', rest, b.int(mask, 0)),
      around,
      after,
      [total, rest, ...(before === undefined ? [] : [before])],
      [],
    );
    b.block = after;
    return { total, before };
  }

  /** What the active lanes give together when each gives `value`. */
  private together(value: Value, lanes: Value): Value {
    const { b, type, row, mask } = this;
    if (row.same === 'once') return value;
    const count = this.as(b.value('int.ctpop', [lanes], mask), type);
    return this.times(
      value,
      row.same === 'parity' ? b.value('int.and', [count, b.int(type, 1)], type) : count,
    );
  }

  /** What the active lanes before this one give together when each gives `value`. */
  private ownOffset(value: Value, before: Value, isFirst: Value): Value {
    const { b, type, row } = this;
    if (row.same === 'once') {
      const nothing = b.int(type, row.identity(BigInt(bitWidth(type))));
      return b.value('select', [isFirst, nothing, value], type);
    }
    const count = this.as(before, type);
    return this.times(
      value,
      row.same === 'parity' ? b.value('int.and', [count, b.int(type, 1)], type) : count,
    );
  }

  private times(value: Value, count: Value): Value {
    const { def } = value;
    const isOne = 'op' in def && def.op === 'const.int' && def.attrs.bits === 1n;
    return isOne ? count : this.b.value('int.mul', [value, count], this.type);
  }

  private as(value: Value, type: MirType): Value {
    if (value.type === type) return value;
    return this.b.value(type === 'i64' ? 'int.zext' : 'int.trunc', [value], type);
  }

  private intrinsic(name: string, args: Value[], type: MirType): Value {
    return this.b.value('gpu.intrinsic', args, type, { symbol: `amdgcn.${name}` });
  }
}
