/** Threads of a subgroup: their numbers, and values that travel between them. */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import type { OpReader } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { I1, I32 } from '../syntax/types.ts';

function intrinsic(cx: FnCx, symbol: string, args: MirValue[]): MirValue {
  return cx.b.value('gpu.intrinsic', args, 'i32', { symbol });
}

/** The number of the thread in its subgroup, 32 bits. */
export function laneId(cx: FnCx): MirValue {
  if (cx.target.name === 'ptx') return intrinsic(cx, 'nvptx.laneid', []);
  const all = cx.int('i32', 0xffffffffn);
  const low = intrinsic(cx, 'amdgcn.mbcnt_lo', [all, cx.int('i32', 0)]);
  return intrinsic(cx, 'amdgcn.mbcnt_hi', [all, low]);
}

/** Threads of a subgroup as a number of 32 bits. */
export function subgroupSize(cx: FnCx): MirValue {
  return cx.target.name === 'ptx' ? cx.int('i32', 32) : intrinsic(cx, 'amdgcn.wavefrontsize', []);
}

const MODES = ['xor', 'up', 'down', 'idx'] as const;
type Mode = (typeof MODES)[number];

export const readShuffle: OpReader = (parser, op) => {
  op.attrs.set('mode', { kind: 'string', value: parser.wordOf(MODES) });
  op.operands.push(parser.operand());
  parser.expect(',');
  op.operands.push(parser.operand());
  parser.expect(',');
  op.operands.push(parser.operand());
  parser.attributes(op);
  parser.expect(':');
  const type = parser.type();
  op.operands[0]!.type = type;
  op.operands[1]!.type = I32;
  op.operands[2]!.type = I32;
  parser.resultTypes(op, [type, I1]);
};

function modeOf(op: Op): Mode | undefined {
  const attr = op.attrs.get('mode');
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  return MODES.find((mode) => text === mode || new RegExp(`\\b${mode}\\s*>`).test(text));
}

/** The lane that a thread reads from, and whether that one is there. */
function source(
  cx: FnCx,
  mode: Mode,
  lane: MirValue,
  offset: MirValue,
  width: MirValue,
): { from: MirValue; valid: MirValue } {
  const { b } = cx;
  const i32 = (
    name: 'int.xor' | 'int.sub' | 'int.add' | 'int.and',
    x: MirValue,
    y: MirValue,
  ): MirValue => b.value(name, [x, y], 'i32');
  switch (mode) {
    case 'xor':
    case 'idx': {
      const from = mode === 'xor' ? i32('int.xor', lane, offset) : offset;
      return { from, valid: b.icmp('ult', from, width) };
    }
    case 'down': {
      const from = i32('int.add', lane, offset);
      return { from, valid: b.icmp('ult', from, width) };
    }
    case 'up':
      return { from: i32('int.sub', lane, offset), valid: b.icmp('uge', lane, offset) };
  }
}

const PTX_MODES = { xor: 'bfly', up: 'up', down: 'down', idx: 'idx' } as const;

/**
 * Of a width that is not the whole subgroup nobody promises the same on all targets, so only whole ones are taken: the width
 * must be a constant of the target's own size.
 */
export function lowerShuffle(cx: FnCx, op: Op): void {
  const mode = modeOf(op);
  if (mode === undefined) throw cx.problem('this form of `gpu.shuffle`', cx.nameOf(op));
  const width = cx.constant(op.operands[2]?.value);
  const whole = cx.target.waveSize;
  if (width !== BigInt(whole))
    cx.unsupported(
      `\`gpu.shuffle\` with a width other than the subgroup's ${whole}`,
      cx.nameOf(op),
    );
  const { b } = cx;
  const value = cx.one(op, 0);
  const offset = cx.one(op, 1);
  const bits =
    value.type === 'i32'
      ? value
      : value.type === 'f32'
        ? b.value('bitcast', [value], 'i32')
        : cx.unsupported('`gpu.shuffle` of values that have not 32 bits', cx.nameOf(op));
  const lane = laneId(cx);
  const { from, valid } = source(cx, mode, lane, offset, cx.int('i32', whole));
  let out: MirValue;
  if (cx.target.name === 'ptx') {
    const clamp = cx.int('i32', mode === 'up' ? 0 : 31);
    const all = cx.int('i32', 0xffffffffn);
    out = intrinsic(cx, `nvptx.shfl.sync.${PTX_MODES[mode]}`, [all, bits, offset, clamp]);
  } else {
    const there = b.value('select', [valid, from, lane], 'i32');
    const address = b.value('int.shl', [there, cx.int('i32', 2)], 'i32');
    out = intrinsic(cx, 'amdgcn.ds_bpermute', [address, bits]);
  }
  cx.result(op, [value.type === 'f32' ? b.value('bitcast', [out], 'f32') : out], 0);
  cx.result(op, [valid], 1);
}
