/**
 * Reductions over the active lanes of a wave: a loop of the scalar unit reads one lane after the
 * other, as LLVM's does. The wave goes around as often as lanes are active.
 */
import {
  addBlockParam,
  type Builder,
  type Inst,
  type OpName,
  type Value,
} from '../../../mir/index.ts';
import { bareName } from '../intrinsic-facts.ts';

/** What combines two values, and what changes nothing. */
const REDUCTIONS: Readonly<Record<string, readonly [OpName, bigint]>> = {
  wave_reduce_umin: ['int.umin', 0xffff_ffffn],
  wave_reduce_min: ['int.smin', 0x7fff_ffffn],
  wave_reduce_umax: ['int.umax', 0n],
  wave_reduce_max: ['int.smax', 0x8000_0000n],
  wave_reduce_add: ['int.add', 0n],
  wave_reduce_and: ['int.and', 0xffff_ffffn],
  wave_reduce_or: ['int.or', 0n],
  wave_reduce_xor: ['int.xor', 0n],
};

/** Names of the reductions. */
export const REDUCTION_NAMES = Object.keys(REDUCTIONS) as readonly string[];

/** Undefined when the intrinsic is another one. */
export function expandReduction(b: Builder, inst: Inst): readonly Value[] | undefined {
  const row = REDUCTIONS[bareName(inst.attrs.symbol!)];
  if (row === undefined) return undefined;
  const [op, neutral] = row;
  const [value] = inst.args;
  const start = b.int('i32', neutral);
  const lanes = b.value('gpu.intrinsic', [b.int('i1', 1)], 'i64', { symbol: 'amdgcn.ballot' });
  const around = b.newBlock();
  const after = b.newBlock();
  const left = addBlockParam(b.fn, around, 'i64');
  const total = addBlockParam(b.fn, around, 'i32');
  b.br(around, [lanes, start]);
  b.block = around;
  const lane = b.value('int.trunc', [b.value('int.cttz', [left], 'i64')], 'i32');
  const one = b.value('gpu.intrinsic', [value, lane], 'i32', { symbol: 'amdgcn.readlane_u32' });
  const sum = b.value(op, [total, one], 'i32');
  const rest = b.value(
    'int.and',
    [left, b.value('int.add', [left, b.int('i64', -1n)], 'i64')],
    'i64',
  );
  b.brIf(b.icmp('ne', rest, b.int('i64', 0)), around, after, [rest, sum], []);
  b.block = after;
  return [sum];
}
