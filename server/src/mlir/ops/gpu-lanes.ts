/** Threads of a subgroup: their numbers, and values that travel between them. */
import { bitWidth, type MirType, type Value as MirValue, targetOp } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import type { OpReader } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { I1, I32 } from '../syntax/types.ts';

/** A dimension of the grid and of workgroups. */
export type Dimension = 'x' | 'y' | 'z';

function intrinsic(cx: FnCx, symbol: string, args: MirValue[]): MirValue {
  return cx.b.value(targetOp(symbol), args, 'i32', { symbol });
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

/** As MLIR lowers it for NVIDIA and for AMD, where the width is not that of the subgroup. */
export function lowerShuffle(cx: FnCx, op: Op): void {
  const mode = modeOf(op);
  if (mode === undefined) throw cx.problem('this form of `gpu.shuffle`', cx.nameOf(op));
  const whole = cx.target.waveSize;
  const isWhole = cx.constant(op.operands[2]?.value) === BigInt(whole);
  const offset = cx.one(op, 1);
  const lane = laneId(cx);
  const width = isWhole ? cx.int('i32', whole) : cx.one(op, 2);
  const found = source(cx, mode, lane, offset, width);
  const { from } = found;
  if (cx.target.name === 'amdgcn') {
    const valid = isWhole ? found.valid : cx.b.icmp('slt', from, groupEnd(cx, lane, width));
    const own = cx.b.value('select', [valid, from, lane], 'i32');
    cx.result(
      op,
      moved(cx, op, (bits) => permuted(cx, bits, own)),
      0,
    );
    cx.result(op, [valid], 1);
    return;
  }
  const missing = cx.b.value('int.sub', [cx.int('i32', 32), width], 'i32');
  const all = cx.int('i32', 0xffffffffn);
  const mask = isWhole ? all : cx.b.value('int.lshr', [all, missing], 'i32');
  const last = cx.b.value('int.sub', [width, cx.int('i32', 1)], 'i32');
  const clamp = mode === 'up' ? missing : last;
  const reached = cx.b.icmp(mode === 'up' ? 'sge' : 'ule', from, clamp);
  const symbol = `nvptx.shfl.sync.${PTX_MODES[mode]}`;
  const move = (bits: MirValue): MirValue => intrinsic(cx, symbol, [mask, bits, offset, clamp]);
  cx.result(op, moved(cx, op, move), 0);
  cx.result(op, [isWhole ? found.valid : reached], 1);
}

function moved(cx: FnCx, op: Op, move: (word: MirValue) => MirValue): MirValue[] {
  return cx.of(op.operands[0]).map((part) => byWords(cx, op, part, move));
}

/** The lane behind the group of `width` lanes that a lane is in. */
function groupEnd(cx: FnCx, lane: MirValue, width: MirValue): MirValue {
  const sum = cx.b.value('int.add', [lane, width], 'i32');
  const negative = cx.b.value('int.sub', [cx.int('i32', 0), width], 'i32');
  return cx.b.value('int.and', [sum, negative], 'i32');
}

/** AMD: the value of another lane of the wave. */
export function permuted(cx: FnCx, bits: MirValue, lane: MirValue): MirValue {
  const address = cx.b.value('int.shl', [lane, cx.int('i32', 2)], 'i32');
  return intrinsic(cx, 'amdgcn.ds_bpermute', [address, bits]);
}

/** The value of a lane by its number. */
export function ofLane(cx: FnCx, op: Op, value: MirValue, lane: MirValue): MirValue {
  const { mask, last } = allLanes(cx);
  return byWords(cx, op, value, (bits) =>
    cx.target.name === 'amdgcn'
      ? permuted(cx, bits, lane)
      : intrinsic(cx, 'nvptx.shfl.sync.idx', [mask, bits, lane, last]),
  );
}

/** NVIDIA: which lanes take part, and the number of the last. */
export interface Lanes {
  readonly mask: MirValue;
  readonly last: MirValue;
}

export function allLanes(cx: FnCx): Lanes {
  return { mask: cx.int('i32', 0xffffffffn), last: cx.int('i32', 31) };
}

/**
 * The value of the lane whose number differs in the bits of `offset`; any value where that one does
 * not take part.
 */
export function exchanged(
  cx: FnCx,
  op: Op,
  value: MirValue,
  lane: MirValue,
  offset: number,
  { mask, last }: Lanes,
): MirValue {
  const by = cx.int('i32', offset);
  return byWords(cx, op, value, (bits) => {
    if (cx.target.name === 'amdgcn')
      return permuted(cx, bits, cx.b.value('int.xor', [lane, by], 'i32'));
    // Beyond the last lane a thread gets its own value back.
    return intrinsic(cx, 'nvptx.shfl.sync.bfly', [mask, bits, by, last]);
  });
}

/** Moves a value word by word: what travels between lanes has 32 bits. */
export function byWords(
  cx: FnCx,
  op: Op,
  value: MirValue,
  move: (word: MirValue) => MirValue,
): MirValue {
  const { b } = cx;
  const { type } = value;
  const bits = bitWidth(type);
  if (type.startsWith('f')) {
    const whole = `i${bits}` as MirType;
    return b.value('bitcast', [byWords(cx, op, b.value('bitcast', [value], whole), move)], type);
  }
  if (bits <= 32) return cx.resize(move(cx.resize(value, 'i32', false)), type, false);
  if (bits !== 64) cx.unsupported(`\`${op.name}\` of values with ${bits} bits`, cx.nameOf(op));
  const half = cx.i64(32);
  const high = b.value('int.lshr', [value, half], 'i64');
  const [low, up] = [value, high].map((word) =>
    cx.resize(move(cx.resize(word, 'i32', false)), 'i64', false),
  );
  return b.value('int.or', [low!, b.value('int.shl', [up!, half], 'i64')], 'i64');
}
