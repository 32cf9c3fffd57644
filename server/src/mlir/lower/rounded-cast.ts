/**
 * Conversions to a narrower float with a rounding mode (`arith.truncf %x toward_zero`): the
 * instruction of the machine where it has one, else the nearest value and the step from it to the
 * one that is meant.
 */
import type { MirType, Value as MirValue } from '../../mir/index.ts';
import { bitWidth } from '../../mir/index.ts';
import { llvmIntrinsic } from '../ops/intrinsics.ts';
import type { Op } from '../syntax/tree.ts';
import type { FnCx } from './fn-cx.ts';

/** Modes as `cvt` of PTX has them. */
const PTX_MODES: Readonly<Record<string, string>> = {
  toward_zero: 'rz',
  upward: 'rp',
  downward: 'rm',
};

/** A value as one of a narrower type, rounded as `mode` of MLIR says. */
export function roundedCast(
  cx: FnCx,
  op: Op,
  value: MirValue,
  to: MirType,
  mode: string,
): MirValue {
  const { b } = cx;
  const from = value.type;
  if (mode === 'to_nearest_even' || bitWidth(to) >= bitWidth(from))
    return b.value('float.cast', [value], to);
  const ptx = PTX_MODES[mode];
  if (ptx !== undefined && cx.target.name === 'ptx' && from === 'f64' && to === 'f32')
    return llvmIntrinsic(cx, `llvm.nvvm.d2f.${ptx}`, [value], ['f32'])[0]!;
  if (ptx === undefined && mode !== 'to_nearest_away')
    cx.unsupported(`rounding mode \`${mode}\``, cx.nameOf(op));
  const near = b.value('float.cast', [value], to);
  const back = b.value('float.cast', [near], from);
  const int = `i${bitWidth(to)}` as MirType;
  const bits = b.value('bitcast', [near], int);
  const one = b.int(int, 1);
  const outward = b.value('int.add', [bits, one], int);
  const inward = b.value('int.sub', [bits, one], int);
  const select = (when: MirValue, yes: MirValue): MirValue =>
    b.value('bitcast', [b.value('select', [when, yes, bits], int)], to);
  const size = (one: MirValue): MirValue => b.value('float.abs', [one], one.type);
  switch (mode) {
    case 'toward_zero':
      return select(b.fcmp('ogt', size(back), size(value)), inward);
    case 'upward':
    case 'downward': {
      const up = mode === 'upward';
      const isWrong = b.fcmp(up ? 'olt' : 'ogt', back, value);
      const isNegative = b.icmp('slt', bits, b.int(int, 0));
      const step = b.value(
        'select',
        up ? [isNegative, inward, outward] : [isNegative, outward, inward],
        int,
      );
      return select(isWrong, step);
    }
    default: {
      // Of two that are equally near, the one that is further from zero.
      const further = b.value('float.cast', [b.value('bitcast', [outward], to)], from);
      const off = size(b.value('float.sub', [value, back], from));
      const other = size(b.value('float.sub', [further, value], from));
      const isTie = b.fcmp('oeq', off, other);
      const isBelow = b.fcmp('olt', size(back), size(value));
      return select(b.value('int.and', [isTie, isBelow], 'i1'), outward);
    }
  }
}
