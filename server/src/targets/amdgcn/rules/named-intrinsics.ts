/**
 * Intrinsics of LLVM that `core::arch::amdgpu` does not offer and that foreign functions name
 * (`llvm.amdgcn.rcp.f32`): single instructions over 32-bit values, and lane exchanges whose control
 * is a constant operand. Types that are part of LLVM's name are part of the row's.
 */
import type { Inst, Value } from '../../../mir/index.ts';
import { HIDE_LAST, KEEP, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
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
  ds_swizzle: swizzle,
  update_dpp_i32: dpp(true),
  update_dpp_f32: dpp(true),
  mov_dpp_i32: dpp(false),
};
