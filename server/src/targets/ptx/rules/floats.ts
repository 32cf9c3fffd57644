/**
 * Floats. Every operation rounds to nearest even and says so (`.rn`), so that nothing is
 * contracted. Half precision is native where sm_70 has the instruction and goes through `f32`
 * elsewhere; that rounds correctly, because 24 bits are more than twice 11 bits plus two.
 */
import {
  bitWidth,
  type FloatType,
  type Inst,
  type MirType,
  type Value,
} from '../../../mir/index.ts';
import { CLASS_OF, R32, R64 } from '../classes.ts';
import { type Selector, SIGN, type Use, ZERO } from '../select.ts';
import { callHelper, callHelperOn } from './calls.ts';
import { selectInto } from './compare.ts';
import type { Rule, RuleRows } from './rule.ts';

const out = (inst: Inst): Value => inst.results[0];

function f32Of(s: Selector, value: Value): Use {
  return s.r32('cvt.f32.f16', s.use(value));
}

function toHalf(s: Selector, use: Use): Use {
  return s.r16('cvt.rn.f16.f32', s.regOf(use, R32));
}

/** An instruction with the type as suffix; half precision through `f32` when `half` is false. */
const native =
  (op: string, half: boolean): Rule =>
  (s, inst) => {
    const { type } = out(inst);
    if (type === 'f16' && !half)
      s.set(out(inst), toHalf(s, s.r32(`${op}.f32`, ...inst.args.map((a) => f32Of(s, a)))));
    else
      s.set(
        out(inst),
        s.into(
          CLASS_OF[type],
          `${op}.${type}`,
          inst.args.map((a) => s.use(a)),
        ),
      );
  };

/** An instruction that exists for `f32` only. */
const approximate =
  (op: string): Rule =>
  (s, inst) => {
    const { type } = out(inst);
    if (type === 'f64') s.unsupported(`${inst.op} of f64: PTX has no such instruction`);
    else if (type === 'f16')
      s.set(out(inst), toHalf(s, s.r32(`${op}.f32`, f32Of(s, inst.args[0]))));
    else s.set(out(inst), s.r32(`${op}.f32`, s.use(inst.args[0])));
  };

/** Rounding to an integral value: `cvt` to the same type. */
const rounded =
  (mode: string): Rule =>
  (s, inst) => {
    const { type } = out(inst);
    s.set(out(inst), s.into(CLASS_OF[type], `cvt.${mode}.${type}.${type}`, [s.reg(inst.args[0])]));
  };

/** Ties away from zero: the fraction is exact, so comparing it with one half decides. */
const round: Rule = (s, inst) => {
  const half = out(inst).type === 'f16';
  const type: FloatType = half ? 'f32' : (out(inst).type as FloatType);
  const cls = CLASS_OF[type];
  const x = half ? f32Of(s, inst.args[0]) : s.reg(inst.args[0]);
  const [point5, one] =
    type === 'f64' ? ['0d3FE0000000000000', '0d3FF0000000000000'] : ['0f3F000000', '0f3F800000'];
  const magnitude = s.into(cls, `abs.${type}`, [x]);
  const whole = s.into(cls, `cvt.rzi.${type}.${type}`, [magnitude]);
  const fraction = s.into(cls, `sub.rn.${type}`, [magnitude, whole]);
  const up = s.pred(`setp.ge.${type}`, fraction, point5!);
  const next = s.into(cls, `add.rn.${type}`, [whole, one!]);
  const result = s.into(cls, `copysign.${type}`, [
    x,
    s.into(cls, `selp.${type}`, [next, whole, up]),
  ]);
  s.set(out(inst), half ? toHalf(s, result) : result);
};

/** `min`/`max` that ignore a NaN. */
const extreme =
  (op: 'min' | 'max'): Rule =>
  (s, inst) => {
    native(op, s.env.cpu.sm >= 80)(s, inst);
  };

/**
 * `min`/`max` that hand a NaN on: one instruction from sm_80 on, for `f64` a test and a selection.
 */
const propagating =
  (op: 'min' | 'max'): Rule =>
  (s, inst) => {
    const { type } = out(inst);
    if (type !== 'f64' && s.env.cpu.sm >= 80) {
      native(`${op}.NaN`, true)(s, inst);
      return;
    }
    const half = type === 'f16';
    const wide: FloatType = half ? 'f32' : (type as FloatType);
    const [a, b] = inst.args.map((v) => (half ? f32Of(s, v) : s.use(v))) as [Use, Use];
    const least = s.into(CLASS_OF[wide], `${op}.${wide}`, [a, b]);
    const nan = s.pred(`setp.nan.${wide}`, a, b);
    const quiet = wide === 'f64' ? '0d7FF8000000000000' : '0f7FC00000';
    const result = selectInto(s, wide, nan, quiet, least);
    s.set(out(inst), half ? toHalf(s, result) : result);
  };

const copysign: Rule = (s, inst) => {
  const [magnitude, sign] = inst.args;
  const { type } = out(inst);
  if (type !== 'f16') {
    // PTX takes the sign from the first operand.
    s.set(out(inst), s.into(CLASS_OF[type], `copysign.${type}`, [s.use(sign), s.use(magnitude)]));
    return;
  }
  const bits = s.r16('and.b16', s.use(magnitude), '0x7FFF');
  s.set(out(inst), s.r16('or.b16', bits, s.r16('and.b16', s.use(sign), '0x8000')));
};

const cast: Rule = (s, inst) => {
  const from = inst.args[0];
  const to = out(inst);
  const shrinks = bitWidth(to.type) < bitWidth(from.type);
  s.set(
    to,
    s.into(CLASS_OF[to.type], `cvt.${shrinks ? 'rn.' : ''}${to.type}.${from.type}`, [s.reg(from)]),
  );
};

const fromInt =
  (kind: 's' | 'u'): Rule =>
  (s, inst) => {
    const from = inst.args[0];
    const to = out(inst);
    const width = bitWidth(from.type);
    if (width === 128) {
      callHelper(s, inst, `${to.type}.from.${kind}int.i128`);
      return;
    }
    let use: Use;
    if (from.type === 'i1') use = s.r32('selp.b32', kind === 's' ? '-1' : '1', '0', s.use(from));
    else if (width === 64) use = s.regOf(s.use(from), R64);
    else use = s.regOf(s.extended(from, kind === 's' ? SIGN : ZERO), R32);
    s.set(
      to,
      s.into(CLASS_OF[to.type], `cvt.rn.${to.type}.${kind}${width === 64 ? 64 : 32}`, [use]),
    );
  };

/**
 * `cvt` clamps to the range of its result, and turns a NaN into 0 where source and result have at
 * most 32 bits; else a NaN gives the sign bit (PTX ISA, "cvt", integer rounding), which a selection
 * repairs.
 */
const toInt =
  (kind: 's' | 'u'): Rule =>
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each width, because PTX converts each in another way
  (s, inst) => {
    const from = inst.args[0];
    const to = out(inst);
    const width = bitWidth(to.type);
    if (width === 128) {
      callHelper(s, inst, `${kind === 's' ? 's' : 'u'}int.i128.from.${from.type}`);
      return;
    }
    const value = from.type === 'f16' ? f32Of(s, from) : s.reg(from);
    const type = from.type === 'f16' ? 'f32' : from.type;
    const bits = width === 64 ? '64' : '32';
    let result: Use = s.into(width === 64 ? R64 : R32, `cvt.rzi.${kind}${bits}.${type}`, [value]);
    if (type === 'f64' || width === 64) {
      const nan = s.pred(`setp.nan.${type}`, value, value);
      result = s.into(width === 64 ? R64 : R32, `selp.b${bits}`, ['0', result, nan]);
    }
    if (width < 32) result = clamp(s, result, to.type, kind);
    if (to.type === 'i1') s.set(to, s.pred('setp.ne.b32', result, '0'));
    else s.set(to, result, kind === 's' ? SIGN : ZERO);
  };

function clamp(s: Selector, value: Use, type: MirType, kind: 's' | 'u'): Use {
  const width = bitWidth(type);
  if (kind === 'u') return s.r32('min.u32', value, String(2 ** width - 1));
  const low = s.r32('max.s32', value, String(-(2 ** (width - 1))));
  return s.r32('min.s32', low, String(2 ** (width - 1) - 1));
}

/** Only single precision has instructions that approximate. */
function isApproximate(inst: Inst, allowed: boolean | undefined): boolean {
  return allowed === true && out(inst).type === 'f32';
}

/** Without `.rn` where `ptxas` may fuse it with another one, as it does by default. */
function rounding(op: string): Rule {
  const [strict, loose] = [native(`${op}.rn`, true), native(op, true)];
  return (s, inst) => (inst.attrs.contract === true ? loose : strict)(s, inst);
}

export const FLOAT_RULES = {
  'float.add': rounding('add'),
  'float.sub': rounding('sub'),
  'float.mul': rounding('mul'),
  'float.div': (s, inst) =>
    native(isApproximate(inst, s.env.floats.approximateQuotients) ? 'div.full' : 'div.rn', false)(
      s,
      inst,
    ),
  'float.rem': (s, inst) => {
    const { type } = out(inst);
    if (type !== 'f16') {
      callHelper(s, inst, `rem.${type}`);
      return;
    }
    // The remainder of two halves is a multiple of the smaller one's last place, so it is exact in
    // both formats.
    const [a, b] = inst.args.map((v) => f32Of(s, v)) as [Use, Use];
    s.set(out(inst), toHalf(s, callHelperOn(s, 'rem.f32', [a, b])));
  },
  'float.min': extreme('min'),
  'float.max': extreme('max'),
  'float.minimum': propagating('min'),
  'float.maximum': propagating('max'),
  'float.copysign': copysign,
  'float.neg': native('neg', true),
  'float.abs': native('abs', true),
  'float.sqrt': (s, inst) =>
    native(isApproximate(inst, s.env.floats.approximateRoots) ? 'sqrt.approx' : 'sqrt.rn', false)(
      s,
      inst,
    ),
  'float.floor': rounded('rmi'),
  'float.ceil': rounded('rpi'),
  'float.trunc': rounded('rzi'),
  'float.round': round,
  'float.roundeven': rounded('rni'),
  'float.sin': approximate('sin.approx'),
  'float.cos': approximate('cos.approx'),
  'float.exp2': approximate('ex2.approx'),
  'float.log2': approximate('lg2.approx'),
  'float.fma': native('fma.rn', true),
  'float.cast': cast,
  'float.from.sint': fromInt('s'),
  'float.from.uint': fromInt('u'),
  'float.to.sint': toInt('s'),
  'float.to.uint': toInt('u'),
} satisfies RuleRows;
