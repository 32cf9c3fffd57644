/**
 * Reductions over the active lanes of a wave: a loop of the scalar unit reads one lane after the
 * other, as LLVM's does. The wave goes around as often as lanes are active.
 */
import {
  addBlockParam,
  type Builder,
  type Inst,
  type MirType,
  type OpName,
  type Value,
} from '../../../mir/index.ts';
import { bareName, baseName } from '../intrinsic-facts.ts';

/** What combines two values, and what changes nothing: of 32 bits and of 64. */
const REDUCTIONS: Readonly<Record<string, readonly [OpName, bigint, bigint?]>> = {
  wave_reduce_umin: ['int.umin', 0xffff_ffffn, 0xffff_ffff_ffff_ffffn],
  wave_reduce_min: ['int.smin', 0x7fff_ffffn, 0x7fff_ffff_ffff_ffffn],
  wave_reduce_umax: ['int.umax', 0n],
  wave_reduce_max: ['int.smax', 0x8000_0000n, 0x8000_0000_0000_0000n],
  wave_reduce_add: ['int.add', 0n],
  wave_reduce_sub: ['int.sub', 0n],
  wave_reduce_and: ['int.and', 0xffff_ffffn, 0xffff_ffff_ffff_ffffn],
  wave_reduce_or: ['int.or', 0n],
  wave_reduce_xor: ['int.xor', 0n],
  // Bits of floats: -0, 0 and the NaN that minimum and maximum ignore.
  wave_reduce_fadd: ['float.add', 0x8000_0000n],
  wave_reduce_fsub: ['float.sub', 0n],
  wave_reduce_fmin: ['float.min', 0x7fc0_0000n],
  wave_reduce_fmax: ['float.max', 0x7fc0_0000n],
};

/** Names of the reductions. */
export const REDUCTION_NAMES = Object.keys(REDUCTIONS) as readonly string[];

const isReduction = (name: string): boolean => REDUCTIONS[name] !== undefined;

/** Undefined when the intrinsic is another one. */
export function expandReduction(b: Builder, inst: Inst): readonly Value[] | undefined {
  const row = REDUCTIONS[baseName(bareName(inst.attrs.symbol!), isReduction)];
  if (row === undefined) return undefined;
  const [op, narrow, wide = narrow] = row;
  const value = inst.args[0]!;
  const { type } = value;
  const float = op.startsWith('float.');
  if (float ? type !== 'f32' : type !== 'i32' && type !== 'i64') return undefined;
  const bits: MirType = type === 'i64' ? 'i64' : 'i32';
  const cast = (of: Value, to: MirType): Value =>
    of.type === to ? of : b.value('bitcast', [of], to);
  const start = cast(b.int(bits, bits === 'i64' ? wide : narrow), type);
  const lanes = b.value('gpu.intrinsic', [b.int('i1', 1)], 'i64', { symbol: 'amdgcn.ballot' });
  const around = b.newBlock();
  const after = b.newBlock();
  const left = addBlockParam(b.fn, around, 'i64');
  const total = addBlockParam(b.fn, around, type);
  b.br(around, [lanes, start]);
  b.block = around;
  const lane = b.value('int.trunc', [b.value('int.cttz', [left], 'i64')], 'i32');
  const symbol = `amdgcn.readlane_u${bits.slice(1)}`;
  const one = b.value('gpu.intrinsic', [cast(value, bits), lane], bits, { symbol });
  const sum = b.value(op, [total, cast(one, type)], type);
  const rest = b.value(
    'int.and',
    [left, b.value('int.add', [left, b.int('i64', -1n)], 'i64')],
    'i64',
  );
  b.brIf(b.icmp('ne', rest, b.int('i64', 0)), around, after, [rest, sum], []);
  b.block = after;
  return [sum];
}
