/** Arithmetic, conversions and products of few elements that single vector instructions do. */
import type { Inst } from '../../../../mir/index.ts';
import { GLUE, part, READS_VCC, V, VCC } from '../../code.ts';
import type { AmdCpu } from '../../cpus.ts';
import type { Selector } from '../../select.ts';
import { constantOf } from '../operands.ts';
import { hasAll, type Row, type Rows, tableRows, typeOf, vectorRow } from './row.ts';

const FLOATS = `
rcp | v | | v_rcp_# | f16 f32 f64
rsq | v | | v_rsq_# | f16 f32 f64
sqrt | v | | v_sqrt_# | f16 f32 f64
sin | v | | v_sin_# | f16 f32
cos | v | | v_cos_# | f16 f32
log | v | | v_log_# | f16 f32
exp2 | v | | v_exp_# | f16 f32
tanh | v | tanh-insts | v_tanh_# | f16 f32
fract | v | | v_fract_# | f16 f32 f64
frexp_mant | v | | v_frexp_mant_# | f16 f32 f64
fmed3 | v v v | | v_med3_# | f16 f32
div_fixup | v v v | | v_div_fixup_# | f16 f32 f64
trig_preop | v v | | v_trig_preop_# | f64
prng_b32 | v | prng-inst
fma_legacy | v v v | gfx10-3-insts | v_fma_legacy_f32
cvt_off_f32_i4 | v
cvt_pk_u8_f32 | v v v
cvt_sr_pk_f16_f32 | v v v | gfx1250-insts
cvt_sr_pk_bf16_f32 | v v v | gfx1250-insts
dot4_f32_fp8_bf8 | v v v | dot11-insts
dot4_f32_bf8_fp8 | v v v | dot11-insts
dot4_f32_fp8_fp8 | v v v | dot11-insts
dot4_f32_bf8_bf8 | v v v | dot11-insts
fdot2 | v v v clamp | dot10-insts | v_dot2_f32_f16
fdot2_f16_f16 | v v v | dot9-insts | v_dot2_f16_f16
fdot2_bf16_bf16 | v v v | dot9-insts | v_dot2_bf16_bf16
fdot2_f32_bf16 | v v v clamp | dot12-insts | v_dot2_f32_bf16
sdot2 | v v v clamp | dot2-insts | v_dot2_i32_i16
udot2 | v v v clamp | dot2-insts | v_dot2_u32_u16
udot4 | v v v clamp | dot7-insts | v_dot4_u32_u8
udot8 | v v v clamp | dot7-insts | v_dot8_u32_u4
`;

const INTEGERS = `
ubfe | v v v | | v_bfe_u32 | i32
sbfe | v v v | | v_bfe_i32 | i32
mulhi_u24 | v v | | v_mul_hi_u32_u24
mulhi_i24 | v v | | v_mul_hi_i32_i24
sad_u8 | v v v | sad-insts
sad_hi_u8 | v v v | sad-insts
sad_u16 | v v v | sad-insts
msad_u8 | v v v
lerp | v v v | lerp-inst | v_lerp_u8
alignbyte | v v v | | v_alignbyte_b32
perm | v v v | | v_perm_b32
cubeid | v v v | cube-insts | v_cubeid_f32
cubema | v v v | cube-insts | v_cubema_f32
cubesc | v v v | cube-insts | v_cubesc_f32
cubetc | v v v | cube-insts | v_cubetc_f32
cvt_pk_i16 | v v | | v_cvt_pk_i16_i32
cvt_pk_u16 | v v | | v_cvt_pk_u16_u32
ashr_pk_i8_i32 | v v v | ashr-pk-insts
ashr_pk_u8_i32 | v v v | ashr-pk-insts
add_max_i32 | v v v clamp | add-min-max-insts
add_max_u32 | v v v clamp | add-min-max-insts
add_min_i32 | v v v clamp | add-min-max-insts
add_min_u32 | v v v clamp | add-min-max-insts
pk_add_max_i16 | v v v clamp | pk-add-min-max-insts
pk_add_max_u16 | v v v clamp | pk-add-min-max-insts
pk_add_min_i16 | v v v clamp | pk-add-min-max-insts
pk_add_min_u16 | v v v clamp | pk-add-min-max-insts
sat_pk4_i4_i8 | v | gfx1250-insts
sat_pk4_u4_u8 | v | gfx1250-insts
perm_pk16_b4_u4 | v v v | tensor-cvt-lut-insts
perm_pk16_b6_u4 | v v v | tensor-cvt-lut-insts
perm_pk16_b8_u4 | v v v | tensor-cvt-lut-insts
`;

/** Their results are wider than what they compare, and written while it is still read. */
const SADS = `
qsad_pk_u16_u8 | v v v | qsad-insts
mqsad_pk_u16_u8 | v v v | qsad-insts
mqsad_u32_u8 | v v V | qsad-insts
`;

/** Interpolation out of registers. */
const INTERPOLATION = `
interp_inreg_p10 | V V V | gfx11-insts !gfx1250-insts | v_interp_p10_f32
interp_inreg_p2 | V V V | gfx11-insts !gfx1250-insts | v_interp_p2_f32
interp_inreg_p10_f16 | V V V (0,2)/4 | gfx11-insts !gfx1250-insts | v_interp_p10_f16_f32
interp_inreg_p2_f16 | V V V [0]/4 | gfx11-insts !gfx1250-insts | v_interp_p2_f16_f32
interp_p10_rtz_f16 | V V V (0,2)/4 | gfx11-insts !gfx1250-insts | v_interp_p10_rtz_f16_f32
interp_p2_rtz_f16 | V V V [0]/4 | gfx11-insts !gfx1250-insts | v_interp_p2_rtz_f16_f32
`;

/** Under another name since gfx11. */
const renamed = (before: string, since: string, spec: string): Row =>
  vectorRow(({ env }) => (hasAll('gfx11-insts')(env.cpu) ? since : before), spec);

const DOTS_OF_BOTH = hasAll('dot8-insts');

/** Which signs the bytes have is said beside them. */
const mixedDot = (op: string): Row => ({
  on: DOTS_OF_BOTH,
  emit(s, inst) {
    const [signA, a, signB, b, c, clamp] = inst.args;
    const ops = [a, b, c].map((value) => s.part0(value!));
    const made = s.emit(op, 1, [s.def(inst.results[0], V), ...s.legal(ops, 3)]);
    const signs = [signA, signB].map((one) => (constantOf(s, one!, 'a sign') === 0 ? 0 : 1));
    if (signs.includes(1)) made.mods = ` neg_lo:[${signs[0]},${signs[1]},0]`;
    if (constantOf(s, clamp!, 'a clamp bit') !== 0) made.mods = `${made.mods ?? ''} clamp`;
  },
});

/** Of signed elements: an instruction of its own, or one for elements of any sign. */
const signedDot = (before: string, since: string): Row => {
  const either = (cpu: AmdCpu): boolean => hasAll('dot1-insts')(cpu) || DOTS_OF_BOTH(cpu);
  const old = vectorRow(before, 'v v v clamp');
  const now = vectorRow(since, 'v v v clamp', undefined, { mods: '' });
  return {
    on: either,
    emit(s, inst) {
      if (!DOTS_OF_BOTH(s.env.cpu)) return old.emit(s, inst);
      now.emit(s, inst);
      const made = s.block.insts[s.block.insts.length - 1]!;
      made.mods = ` neg_lo:[1,1,0]${made.mods}`;
    },
  };
};

/** The product of 24 bits each: of 64 bits by two instructions. */
const product24 = (low: string, high: string): Row => ({
  emit(s, inst) {
    const [a, b] = inst.args.map((value) => s.part0(value));
    const dst = s.def(inst.results[0], V);
    const words = inst.results[0]!.type === 'i64' ? [low, high] : [low];
    for (const [at, op] of words.entries()) s.emit(op, 1, [part(dst, at), ...s.legal([a!, b!], 3)]);
  },
});

/** The exponent: of 16 bits for halves. */
const exponent: Row = vectorRow((s, inst) => {
  const { type } = inst.args[0]!;
  if (!type.startsWith('f')) s.refuse(inst, `of ${type}`);
  return type === 'f16' ? 'v_frexp_exp_i16_f16' : `v_frexp_exp_i32_${type}`;
}, 'v');

/** `class(value, mask)` as a condition. */
const classOf: Row = {
  emit(s, inst) {
    const [value, classes] = inst.args;
    const { type } = value!;
    if (!/^f(?:16|32|64)$/.test(type)) s.refuse(inst, `of ${type}`);
    const mask = s.maskTemp();
    s.emit(`v_cmp_class_${type}`, 1, [mask, ...s.legal([s.vrun(value!), s.part0(classes!)], 3)]);
    s.setMask(inst.results[0], mask);
  },
};

/** `div.scale(n, d, first)`: the scaled one of both, and whether the quotient is to be scaled. */
const scale: Row = {
  emit(s, inst) {
    const [numerator, denominator, first] = inst.args;
    const { type } = numerator!;
    if (type !== 'f32' && type !== 'f64') s.refuse(inst, `of ${type}`);
    const [n, d] = [s.vrun(numerator!), s.vrun(denominator!)];
    const which = constantOf(s, first!, 'which one is scaled') !== 0 ? n : d;
    const dst = s.def(inst.results[0]!, V);
    const mask = s.maskTemp();
    s.emit(`v_div_scale_${type}`, 2, [dst, mask, which, d, n]);
    s.setMask(inst.results[1]!, mask);
  },
};

/** `div.fmas(a, b, c, scaled)`: the condition is in VCC. */
const fusedScale: Row = {
  emit(s, inst) {
    const [a, b, c, scaled] = inst.args;
    const { type } = a!;
    if (type !== 'f32' && type !== 'f64') s.refuse(inst, `of ${type}`);
    const ops = [a!, b!, c!].map((value) => s.vrun(value));
    const flag = s.mask(scaled!);
    s.emit(s.w('s_mov'), 1, [VCC, flag], GLUE);
    s.emit(`v_div_fmas_${type}`, 1, [s.def(inst.results[0], V), ...ops], READS_VCC);
  },
};

const LARGEST: Readonly<Record<string, readonly [most: string, least: string]>> = {
  f16: ['0x7bff', '0xfbff'],
  f32: ['0x7f7fffff', '0xff7fffff'],
};

/** Held to the finite numbers. */
const clampedRoot: Row = {
  emit(s, inst) {
    const type = typeOf(inst);
    const bounds = LARGEST[type];
    if (bounds === undefined) return clampedRoot64(s, inst);
    const root = s.vv1(`v_rsq_${type}`, s.part0(inst.args[0]!));
    const below = s.vv2(`v_min_${type}`, bounds[0], root);
    s.v2(`v_max_${type}`, s.def(inst.results[0], V), bounds[1], below);
  },
};

function clampedRoot64(s: Selector, inst: Inst): void {
  if (typeOf(inst) !== 'f64') s.refuse(inst, `of ${typeOf(inst)}`);
  const root = s.temp(V, 2);
  s.emit('v_rsq_f64', 1, [root, s.vrun(inst.args[0]!)]);
  const below = s.temp(V, 2);
  s.emit('v_min_f64', 1, [below, root, s.run(['-1', '0x7fefffff'], V)]);
  s.emit('v_max_f64', 1, [s.def(inst.results[0], V), below, s.run(['-1', '0xffefffff'], V)]);
}

/** A quotient by a reciprocal, of divisors that are scaled when they are large. */
const fastQuotient: Row = {
  emit(s, inst) {
    const [n, d] = inst.args.map((value) => s.toV(s.part0(value)));
    const size = s.vv2('v_and_b32', '0x7fffffff', d!);
    const large = s.maskTemp();
    s.emit('v_cmp_lt_f32', 1, [large, s.toV('0x6f800000'), size]);
    const by = s.temp(V);
    s.select(by, large, '0x2f800000', '1.0');
    const reciprocal = s.vv1('v_rcp_f32', s.vv2('v_mul_f32', d!, by));
    s.v2('v_mul_f32', s.def(inst.results[0], V), by, s.vv2('v_mul_f32', n!, reciprocal));
  },
};

/** A product and a sum that each round, without denormal numbers. */
const flushed: Row = {
  emit(s, inst) {
    const type = typeOf(inst);
    const gfx10 = hasAll('gfx10-insts')(s.env.cpu);
    if (type === 'f16' && !gfx10) return vectorRow('v_mad_legacy_f16', 'v v v').emit(s, inst);
    const lacks = hasAll('gfx90a-insts')(s.env.cpu) ? hasAll('gfx940-insts')(s.env.cpu) : false;
    if (type !== 'f32' || lacks || hasAll('gfx11-insts')(s.env.cpu)) s.refuse(inst, `of ${type}`);
    if (gfx10 && hasAll('gfx10-3-insts')(s.env.cpu)) s.refuse(inst, `of ${type}`);
    vectorRow('v_mad_f32', 'v v v').emit(s, inst);
  },
};

/** Any function of three bits. */
const bits3 = vectorRow(
  (s, inst) => {
    const { type } = inst.results[0]!;
    if (type === 'i32') return 'v_bitop3_b32';
    return type === 'i16' ? 'v_bitop3_b16' : s.refuse(inst, `of ${type}`);
  },
  'v v v bitop3',
  hasAll('bitop3-insts'),
);

export const ARITHMETIC: Rows = {
  ...tableRows(FLOATS),
  ...tableRows(INTEGERS),
  ...tableRows(SADS, { early: true }),
  ...tableRows(INTERPOLATION, { mods: ' wait_exp:7' }),
  cvt_pkrtz: renamed('v_cvt_pkrtz_f16_f32', 'v_cvt_pk_rtz_f16_f32', 'v v'),
  cvt_pknorm_i16: renamed('v_cvt_pknorm_i16_f32', 'v_cvt_pk_norm_i16_f32', 'v v'),
  cvt_pknorm_u16: renamed('v_cvt_pknorm_u16_f32', 'v_cvt_pk_norm_u16_f32', 'v v'),
  fmul_legacy: renamed('v_mul_legacy_f32', 'v_mul_dx9_zero_f32', 'v v'),
  fma_legacy: {
    ...renamed('v_fma_legacy_f32', 'v_fma_dx9_zero_f32', 'v v v'),
    on: hasAll('gfx10-3-insts'),
  },
  sffbh: renamed('v_ffbh_i32', 'v_cls_i32', 'v'),
  sdot4: signedDot('v_dot4_i32_i8', 'v_dot4_i32_iu8'),
  sdot8: signedDot('v_dot8_i32_i4', 'v_dot8_i32_iu4'),
  sudot4: mixedDot('v_dot4_i32_iu8'),
  sudot8: mixedDot('v_dot8_i32_iu4'),
  mul_u24: product24('v_mul_u32_u24', 'v_mul_hi_u32_u24'),
  mul_i24: product24('v_mul_i32_i24', 'v_mul_hi_i32_i24'),
  frexp_exp: exponent,
  class: classOf,
  div_scale: scale,
  div_fmas: fusedScale,
  rsq_clamp: clampedRoot,
  fdiv_fast: fastQuotient,
  fmad_ftz: flushed,
  bitop3: bits3,
};
