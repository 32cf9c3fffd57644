/**
 * Intrinsics of LLVM that `core::arch::amdgpu` does not offer and that foreign functions name
 * (`llvm.amdgcn.rcp.f32`): single instructions over 32-bit values, and lane exchanges whose control
 * is a constant operand. Types that are part of LLVM's name are part of the row's.
 */
import type { Inst, Value } from '../../../mir/index.ts';
import { HIDE_LAST, KEEP, S, V } from '../code.ts';
import type { AmdCpu, Generation } from '../cpus.ts';
import { lit, type Selector } from '../select.ts';
import { dppMods } from './dpp.ts';

interface Row {
  /** Which processors have it; all when absent. */
  readonly on?: (cpu: AmdCpu) => boolean;
  readonly emit: (s: Selector, inst: Inst) => void;
}

const plain = (op: string, form: 1 | 3): Row => ({
  emit(s, inst) {
    const ops = inst.args.map((value) => s.part0(value));
    s.emit(op, 1, [s.def(inst.results[0], V), ...s.legal(ops, form)]);
  },
});

const from =
  (...generations: readonly Generation[]) =>
  (cpu: AmdCpu): boolean =>
    generations.includes(cpu.generation);
const GFX11_ON = from('gfx11', 'gfx12');

/** Under another name since gfx11. */
const renamed = (before: string, since: string, form: 1 | 3): Row => ({
  emit(s, inst) {
    plain(GFX11_ON(s.env.cpu) ? since : before, form).emit(s, inst);
  },
});

/** A product of vectors whose last operand says whether the sum is clamped. */
const dot = (op: string, on: (cpu: AmdCpu) => boolean): Row => ({
  on,
  emit(s, inst) {
    const [a, b, c, clamp] = inst.args;
    const ops = [a, b, c].map((value) => s.part0(value!));
    const made = s.emit(op, 1, [s.def(inst.results[0], V), ...s.legal(ops, 3)]);
    if (constant(s, clamp!, 'a clamp bit') !== 0) made.mods = ' clamp';
  },
});

/** Which signs the bytes have is said beside them. */
const mixedDot = (op: string): Row => ({
  on: GFX11_ON,
  emit(s, inst) {
    const [signA, a, signB, b, c, clamp] = inst.args;
    const ops = [a, b, c].map((value) => s.part0(value!));
    const made = s.emit(op, 1, [s.def(inst.results[0], V), ...s.legal(ops, 3)]);
    const signs = [signA, signB].map((one) => (constant(s, one!, 'a sign') === 0 ? 0 : 1));
    if (signs.includes(1)) made.mods = ` neg_lo:[${signs[0]},${signs[1]},0]`;
    if (constant(s, clamp!, 'a clamp bit') !== 0) made.mods = `${made.mods ?? ''} clamp`;
  },
});

/** One instruction with a number, and nothing else. */
const numbered = (op: string, on: (cpu: AmdCpu) => boolean = () => true): Row => ({
  on,
  emit(s, inst) {
    s.effect(op, [lit(constant(s, inst.args[0]!, 'the number of an instruction'))]);
  },
});

const bare = (op: string, on: (cpu: AmdCpu) => boolean = () => true): Row => ({
  on,
  emit: (s) => {
    s.effect(op);
  },
});

/** Rows exchange lanes: the bits say what inactive lanes give, and what is outside. */
const exchangeBy = (
  op: string,
  on: (cpu: AmdCpu) => boolean,
  lanesIn: typeof S | typeof V,
): Row => ({
  on,
  emit(s, inst) {
    const [old, src, ...rest] = inst.args;
    const bits = rest
      .splice(-2)
      .map((one) => (constant(s, one!, 'a bit of a lane exchange') ? 1 : 0));
    const dst = s.def(inst.results[0], V);
    const value = s.toV(s.part0(src!));
    const lanes = rest.map((one) => (lanesIn === V ? s.toV(s.part0(one!)) : s.toS(s.part0(one!))));
    s.copy(dst, s.part0(old!));
    const made = s.emit(op, 1, [dst, value, ...lanes, dst], KEEP | HIDE_LAST);
    if (bits.includes(1)) made.mods = ` op_sel:[${bits.join(',')}]`;
  },
});
const exchange = (op: string): Row => exchangeBy(op, (cpu) => cpu.generation !== 'gfx9', S);
const exchangeVector = (op: string): Row => exchangeBy(op, from('gfx12'), V);

/** Chips with products of bytes: later Vega and CDNA, RDNA from its second version on. */
const hasDots = (cpu: AmdCpu): boolean => cpu.fmac && !cpu.gfx101 && cpu.name !== 'gfx9-generic';
const DOTS_SIGNED = (cpu: AmdCpu): boolean => hasDots(cpu) && !GFX11_ON(cpu);

/** The number that an operand must be. */
function constant(s: Selector, value: Value, what: string): number {
  if ('op' in value.def && value.def.op === 'const.int') return Number(value.def.attrs.bits!);
  return s.unsupported(`${what} that is not constant`);
}

const swizzle: Row = {
  emit(s, inst) {
    const [value, pattern] = inst.args;
    const offset = constant(s, pattern, 'a swizzle pattern') & 0xffff;
    const src = s.toV(s.part0(value));
    s.effect('ds_swizzle_b32', [s.def(inst.results[0], V), src], 1).mods = ` offset:${offset}`;
  },
};

/**
 * `update.dpp(old, src, ...)` keeps `old` where nothing is read; `mov.dpp(src, ...)` has none to
 * keep.
 */
const dpp = (keepsOld: boolean): Row => ({
  emit(s, inst) {
    const from = keepsOld ? 1 : 0;
    const field = (at: number): number =>
      constant(s, inst.args[from + at]!, 'a field of a DPP operand');
    const mods = dppMods(s, field(1), field(2), field(3), field(4) !== 0);
    const dst = s.def(inst.results[0], V);
    const src = s.toV(s.part0(inst.args[from]!));
    s.copy(dst, keepsOld ? s.part0(inst.args[0]) : '0');
    s.emit('v_mov_b32_dpp', 1, [dst, src, dst], KEEP | HIDE_LAST).mods = mods;
  },
});

/** A message to the host or to the hardware, with a word in `m0`. */
const sendMessage: Row = {
  emit(s, inst) {
    const [message, word] = inst.args;
    const kind = constant(s, message, 'a kind of message');
    s.effect('s_mov_b32', ['m0', s.toS(s.part0(word))]);
    // Chips before gfx10 send what was there one cycle before.
    if (s.env.cpu.generation === 'gfx9') s.effect('s_nop', ['0']);
    s.effect('s_sendmsg', [lit(kind)]);
  },
};

/** By LLVM's name without `llvm.amdgcn.`, dots as underscores. */
export const NAMED_ROWS: Readonly<Record<string, Row>> = {
  s_sendmsg: sendMessage,
  ...Object.fromEntries(
    ['rcp', 'rsq', 'sqrt', 'sin', 'cos', 'log', 'fract'].map((name) => [
      `${name}_f32`,
      plain(`v_${name}_f32`, 1),
    ]),
  ),
  exp2_f32: plain('v_exp_f32', 1),
  frexp_mant_f32: plain('v_frexp_mant_f32', 1),
  frexp_exp_i32_f32: plain('v_frexp_exp_i32_f32', 1),
  fmed3_f32: plain('v_med3_f32', 3),
  ubfe_i32: plain('v_bfe_u32', 3),
  sbfe_i32: plain('v_bfe_i32', 3),
  mul_u24: plain('v_mul_u32_u24', 3),
  mul_u24_i32: plain('v_mul_u32_u24', 3),
  mul_i24: plain('v_mul_i32_i24', 3),
  mul_i24_i32: plain('v_mul_i32_i24', 3),
  mulhi_u24: plain('v_mul_hi_u32_u24', 3),
  mulhi_i24: plain('v_mul_hi_i32_i24', 3),
  sad_u8: plain('v_sad_u8', 3),
  sad_hi_u8: plain('v_sad_hi_u8', 3),
  sad_u16: plain('v_sad_u16', 3),
  msad_u8: plain('v_msad_u8', 3),
  lerp: plain('v_lerp_u8', 3),
  alignbyte: plain('v_alignbyte_b32', 3),
  cubeid: plain('v_cubeid_f32', 3),
  cubema: plain('v_cubema_f32', 3),
  cubesc: plain('v_cubesc_f32', 3),
  cubetc: plain('v_cubetc_f32', 3),
  cvt_off_f32_i4: plain('v_cvt_off_f32_i4', 1),
  cvt_pk_u8_f32: plain('v_cvt_pk_u8_f32', 3),
  cvt_pkrtz: renamed('v_cvt_pkrtz_f16_f32', 'v_cvt_pk_rtz_f16_f32', 3),
  cvt_pknorm_i16: renamed('v_cvt_pknorm_i16_f32', 'v_cvt_pk_norm_i16_f32', 3),
  cvt_pknorm_u16: renamed('v_cvt_pknorm_u16_f32', 'v_cvt_pk_norm_u16_f32', 3),
  cvt_pk_i16: plain('v_cvt_pk_i16_i32', 3),
  cvt_pk_u16: plain('v_cvt_pk_u16_u32', 3),
  div_fixup_f32: plain('v_div_fixup_f32', 3),
  fmul_legacy: renamed('v_mul_legacy_f32', 'v_mul_dx9_zero_f32', 3),
  sffbh_i32: renamed('v_ffbh_i32', 'v_cls_i32', 1),
  fdot2: dot('v_dot2_f32_f16', hasDots),
  sdot4: dot('v_dot4_i32_i8', DOTS_SIGNED),
  udot4: dot('v_dot4_u32_u8', hasDots),
  sdot8: dot('v_dot8_i32_i4', DOTS_SIGNED),
  udot8: dot('v_dot8_u32_u4', hasDots),
  sudot4: mixedDot('v_dot4_i32_iu8'),
  sudot8: mixedDot('v_dot8_i32_iu4'),
  permlane16_var: exchangeVector('v_permlane16_var_b32'),
  permlanex16_var: exchangeVector('v_permlanex16_var_b32'),
  permlane16_i32: exchange('v_permlane16_b32'),
  permlanex16_i32: exchange('v_permlanex16_b32'),
  s_nop: numbered('s_nop'),
  s_setprio: numbered('s_setprio'),
  s_sleep: numbered('s_sleep'),
  s_sethalt: numbered('s_sethalt'),
  s_dcache_inv: bare('s_dcache_inv'),
  ...Object.fromEntries(
    ['loadcnt', 'storecnt', 'dscnt', 'kmcnt', 'expcnt', 'samplecnt', 'bvhcnt'].map((name) => [
      `s_wait_${name}`,
      numbered(`s_wait_${name}`, from('gfx12')),
    ]),
  ),
  iglp_opt: { emit: () => undefined },
  ds_swizzle: swizzle,
  update_dpp_i32: dpp(true),
  update_dpp_f32: dpp(true),
  mov_dpp_i32: dpp(false),
};
