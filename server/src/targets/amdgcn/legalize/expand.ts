/**
 * Replaces what the hardware has no instruction for by sequences of other operations, loops, or
 * calls of support routines.
 */
import {
  Builder,
  bitWidth,
  type Func,
  type Inst,
  isTerminator,
  type MirType,
  type OpName,
  replaceValues,
  type Value,
} from '../../../mir/index.ts';
import type { AmdCpu } from '../cpus.ts';
import { expandAtomic } from './expand-atomics.ts';
import { expandMemory } from './expand-memory.ts';
import { expandReduction } from './wave-reduce.ts';

/** Emits a replacement; the values stand for the results. Undefined: the instruction stays. */
export type Expansion = (
  b: Builder,
  inst: Inst,
  helper: (name: string) => string,
  cpu: AmdCpu,
) => readonly Value[] | undefined;

export function expandOps(fn: Func, helper: (name: string) => string, cpu: AmdCpu): void {
  const replaced = new Map<Value, Value>();
  const b = new Builder(fn, fn.blocks[0]!);
  for (const block of [...fn.blocks]) {
    if (!block.insts.some((inst) => EXPANSIONS[inst.op] !== undefined)) continue;
    const old = block.insts;
    block.insts = [];
    b.block = block;
    for (const inst of old) {
      const made = isTerminator(inst.op) ? undefined : expandOne(b, inst, helper, cpu);
      if (made === undefined) {
        inst.block = b.block;
        b.block.insts.push(inst);
      } else
        inst.results.forEach((result, i) => {
          replaced.set(result, made[i]!);
        });
    }
  }
  replaceValues(fn, replaced);
}

function expandOne(
  b: Builder,
  inst: Inst,
  helper: (name: string) => string,
  cpu: AmdCpu,
): readonly Value[] | undefined {
  const expansion = EXPANSIONS[inst.op];
  if (expansion === undefined) return undefined;
  b.loc = inst.loc;
  return expansion(b, inst, helper, cpu);
}

const typeOf = (inst: Inst): MirType => inst.args[0].type;

/** Calls a support routine for 128-bit operands. */
const wideCall =
  (name: string): Expansion =>
  (b, inst, helper) => {
    if (typeOf(inst) !== 'i128') return undefined;
    return b.call(
      helper(`${name}.i128`),
      inst.args,
      inst.results.map((r) => r.type),
    );
  };

/** Rotation by two shifts, for the widths that have no instruction. */
const rotate =
  (left: boolean): Expansion =>
  (b, inst) => {
    const type = typeOf(inst);
    const [x, n] = inst.args;
    const constant = 'op' in n.def && n.def.op === 'const.int';
    if (type === 'i32' || (type === 'i64' && constant)) return undefined;
    const back = b.value('int.sub', [b.int(type, 0), n], type);
    const one = b.value(left ? 'int.shl' : 'int.lshr', [x, n], type);
    const other = b.value(left ? 'int.lshr' : 'int.shl', [x, back], type);
    return [b.value('int.or', [one, other], type)];
  };

const minMax =
  (pred: 'slt' | 'sgt' | 'ult' | 'ugt'): Expansion =>
  (b, inst) => {
    const type = typeOf(inst);
    if (bitWidth(type) <= 32) return undefined;
    const [x, y] = inst.args;
    return [b.value('select', [b.icmp(pred, x, y), x, y], type)];
  };

const overflow =
  (op: 'add' | 'sub', signed: boolean): Expansion =>
  (b, inst) => {
    const type = typeOf(inst);
    const [x, y] = inst.args;
    const r = b.value(`int.${op}`, [x, y], type);
    if (!signed) return [r, op === 'add' ? b.icmp('ult', r, x) : b.icmp('ult', x, y)];
    const a = b.value('int.xor', [x, op === 'add' ? r : y], type);
    const c = b.value('int.xor', [op === 'add' ? y : x, r], type);
    return [r, b.icmp('slt', b.value('int.and', [a, c], type), b.int(type, 0))];
  };

const mulOverflow =
  (signed: boolean): Expansion =>
  (b, inst, helper) => {
    const type = typeOf(inst);
    const [x, y] = inst.args;
    if (type === 'i128')
      return b.call(helper(`${signed ? 's' : 'u'}mul.ovf.i128`), [x, y], ['i128', 'i1']);
    if (bitWidth(type) < 32) {
      const extend: OpName = signed ? 'int.sext' : 'int.zext';
      const wide = b.value(
        'int.mul',
        [b.value(extend, [x], 'i32'), b.value(extend, [y], 'i32')],
        'i32',
      );
      const r = b.value('int.trunc', [wide], type);
      return [r, b.icmp('ne', b.value(extend, [r], 'i32'), wide)];
    }
    const r = b.value('int.mul', [x, y], type);
    const high = b.value(signed ? 'int.smulhi' : 'int.umulhi', [x, y], type);
    const expected = signed
      ? b.value('int.ashr', [r, b.int(type, bitWidth(type) - 1)], type)
      : b.int(type, 0);
    return [r, b.icmp('ne', high, expected)];
  };

/** In 32 bits, which hold every result, and then within the limits. */
function saturateNarrow(b: Builder, inst: Inst, op: 'add' | 'sub', signed: boolean): Value {
  const type = typeOf(inst);
  const bits = BigInt(bitWidth(type));
  const [x, y] = inst.args.map((arg) => b.value(signed ? 'int.sext' : 'int.zext', [arg], 'i32'));
  const whole = b.value(`int.${op}`, [x!, y!], 'i32');
  const most = b.int('i32', (1n << (signed ? bits - 1n : bits)) - 1n);
  const least = b.int('i32', BigInt.asUintN(32, signed ? -(1n << (bits - 1n)) : 0n));
  const low = op === 'add' && !signed ? whole : b.value('int.smax', [whole, least], 'i32');
  const high = op === 'sub' && !signed ? low : b.value('int.smin', [low, most], 'i32');
  return b.value('int.trunc', [high], type);
}

const saturate =
  (op: 'add' | 'sub', signed: boolean): Expansion =>
  (b, inst, helper, cpu) => {
    const type = typeOf(inst);
    if (type === 'i32') return undefined;
    const bits = BigInt(bitWidth(type));
    if (bits < 32n) return [saturateNarrow(b, inst, op, signed)];
    const [r, o] = overflow(op, signed)(b, inst, helper, cpu)! as [Value, Value];
    if (!signed)
      return [b.value('select', [o, b.int(type, op === 'add' ? (1n << bits) - 1n : 0n), r], type)];
    // Overflow to the far side: the wrapped result has the wrong sign.
    const sign = b.value('int.ashr', [r, b.int(type, bits - 1n)], type);
    const limit = b.value('int.xor', [sign, b.int(type, 1n << (bits - 1n))], type);
    return [b.value('select', [o, limit, r], type)];
  };

const remainder: Expansion = (b, inst, helper) => {
  const type = typeOf(inst);
  if (type !== 'f16') return b.call(helper(`rem.${type}`), inst.args, [type]);
  const wide = inst.args.map((arg) => b.value('float.cast', [arg], 'f32'));
  const [r] = b.call(helper('rem.f32'), wide, ['f32']);
  return [b.value('float.cast', [r!], 'f16')];
};

const fromWide =
  (signed: boolean): Expansion =>
  (b, inst, helper) => {
    if (typeOf(inst) !== 'i128') return undefined;
    const to = inst.results[0].type;
    return b.call(helper(`${to}.from.${signed ? 'sint' : 'uint'}.i128`), inst.args, [to]);
  };

const toWide =
  (signed: boolean): Expansion =>
  (b, inst, helper) => {
    if (inst.results[0].type !== 'i128') return undefined;
    return b.call(helper(`${signed ? 'sint' : 'uint'}.i128.from.${typeOf(inst)}`), inst.args, [
      'i128',
    ]);
  };

const EXPANSIONS: Partial<Record<OpName, Expansion>> = {
  'int.udiv': wideCall('udiv'),
  'int.urem': wideCall('urem'),
  'int.sdiv': wideCall('sdiv'),
  'int.srem': wideCall('srem'),
  'int.umulhi': wideCall('umulhi'),
  'int.smulhi': wideCall('smulhi'),
  'int.rotl': rotate(true),
  'int.rotr': rotate(false),
  'int.smin': minMax('slt'),
  'int.smax': minMax('sgt'),
  'int.umin': minMax('ult'),
  'int.umax': minMax('ugt'),
  'int.uadd.ovf': overflow('add', false),
  'int.sadd.ovf': overflow('add', true),
  'int.usub.ovf': overflow('sub', false),
  'int.ssub.ovf': overflow('sub', true),
  'int.umul.ovf': mulOverflow(false),
  'int.smul.ovf': mulOverflow(true),
  'int.uadd.sat': saturate('add', false),
  'int.sadd.sat': saturate('add', true),
  'int.usub.sat': saturate('sub', false),
  'int.ssub.sat': saturate('sub', true),
  'float.rem': remainder,
  'float.from.sint': fromWide(true),
  'float.from.uint': fromWide(false),
  'float.to.sint': toWide(true),
  'float.to.uint': toWide(false),
  'mem.copy': expandMemory,
  'mem.move': expandMemory,
  'mem.set': expandMemory,
  'atomic.rmw': (b, inst, _helper, cpu) => expandAtomic(b, inst, cpu),
  'atomic.cmpxchg': (b, inst, _helper, cpu) => expandAtomic(b, inst, cpu),
  'gpu.intrinsic': expandReduction,
};
