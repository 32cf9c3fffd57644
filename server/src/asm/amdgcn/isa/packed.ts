/** Packed arithmetic (VOP3P), dot products, and moves between lanes. */
import { type AmdgcnInstructionRow, rows } from './row.ts';

export const packedRows: readonly AmdgcnInstructionRow[] = [
  ...rows('packed', '9-', 'vdst, src, src', {
    v_pk_add_f16: 'Two sums of halves.',
    v_pk_mul_f16: 'Two products of halves.',
    v_pk_min_f16: 'Smaller of two pairs of halves.',
    v_pk_max_f16: 'Larger of two pairs of halves.',
    v_pk_add_u16: 'Two sums of 16-bit integers; `clamp` saturates.',
    v_pk_sub_u16: 'Two differences of 16-bit integers; `clamp` saturates.',
    v_pk_add_i16: 'Two sums of signed 16-bit integers; `clamp` saturates.',
    v_pk_sub_i16: 'Two differences of signed 16-bit integers; `clamp` saturates.',
    v_pk_mul_lo_u16: 'Low halves of two 16-bit products.',
    v_pk_min_u16: 'Smaller of two pairs of unsigned 16-bit integers.',
    v_pk_max_u16: 'Larger of two pairs of unsigned 16-bit integers.',
    v_pk_min_i16: 'Smaller of two pairs of signed 16-bit integers.',
    v_pk_max_i16: 'Larger of two pairs of signed 16-bit integers.',
    v_pk_lshlrev_b16: 'Two shifts left; the amounts come first.',
    v_pk_lshrrev_b16: 'Two logical shifts right; the amounts come first.',
    v_pk_ashrrev_i16: 'Two arithmetic shifts right; the amounts come first.',
  }),
  ...rows('packed', '10-', 'vdst, src, src', {
    v_pk_fmac_f16: 'Two fused multiply-adds of halves onto the destination.',
  }),
  ...rows('packed', '9-', 'vdst, src, src, src', {
    v_pk_fma_f16: 'Two fused multiply-adds of halves.',
    v_pk_mad_u16: 'Two multiply-adds of 16-bit integers.',
    v_pk_mad_i16: 'Two multiply-adds of signed 16-bit integers.',
    v_fma_mix_f32:
      'Fused multiply-add whose operands are singles or halves, as `op_sel_hi` says; the result is a single.',
    v_fma_mixlo_f16:
      'Fused multiply-add of mixed operands; the result is the low half of the destination.',
    v_fma_mixhi_f16:
      'Fused multiply-add of mixed operands; the result is the high half of the destination.',
  }),
  ...rows('packed', '9', 'vdst, src, src, src', {
    v_mad_mix_f32: 'Multiply-add whose operands are singles or halves; the result is a single.',
    v_mad_mixlo_f16:
      'Multiply-add of mixed operands; the result is the low half of the destination.',
    v_mad_mixhi_f16:
      'Multiply-add of mixed operands; the result is the high half of the destination.',
  }),
  ...rows('packed', 'cdna', 'vdst2, src2, src2', {
    v_pk_add_f32: 'Two sums of singles in register pairs.',
    v_pk_mul_f32: 'Two products of singles in register pairs.',
    v_pk_mov_b32: 'Moves one word of each source into a register pair.',
  }),
  ...rows('packed', 'cdna', 'vdst2, src2, src2, src2', {
    v_pk_fma_f32: 'Two fused multiply-adds of singles in register pairs.',
  }),
  ...rows('dot product', '9-', 'vdst, src, src, src', {
    v_dot2_f32_f16: 'Dot product of two halves with two halves, plus a single.',
    v_dot8_i32_i4: 'Dot product of eight signed 4-bit numbers, plus the third operand.',
    v_dot8_u32_u4: 'Dot product of eight unsigned 4-bit numbers, plus the third operand.',
    v_dot4_u32_u8: 'Dot product of four unsigned bytes, plus the third operand.',
  }),
  ...rows('dot product', '9-10', 'vdst, src, src, src', {
    v_dot2_i32_i16: 'Dot product of two signed 16-bit numbers, plus the third operand.',
    v_dot2_u32_u16: 'Dot product of two unsigned 16-bit numbers, plus the third operand.',
    v_dot4_i32_i8: 'Dot product of four signed bytes, plus the third operand.',
  }),
  ...rows('dot product', '11-', 'vdst, src, src, src', {
    v_dot4_i32_iu8:
      'Dot product of four bytes, plus the third operand; `neg_lo` says which source is signed.',
    v_dot8_i32_iu4:
      'Dot product of eight 4-bit numbers, plus the third operand; `neg_lo` says which source is signed.',
  }),
  ...rows('dot product', '9-', 'vdst, src, src', {
    v_dot2c_f32_f16: 'Dot product of two halves with two halves onto the destination.',
    v_dot4c_i32_i8: 'Dot product of four signed bytes onto the destination.',
    v_dot2acc_f32_f16: 'Dot product of two halves with two halves onto the destination.',
  }),
  ...rows('cross lane', '9-', 'vdst, src, src', {
    v_mbcnt_lo_u32_b32:
      'Ones of the mask in lanes below this one, of the first 32 lanes, plus the second operand.',
    v_mbcnt_hi_u32_b32:
      'Ones of the mask in lanes below this one, of the upper 32 lanes, plus the second operand.',
  }),
  ...rows('cross lane', '9-', 'sdst, vsrc', {
    v_readfirstlane_b32: 'Copies the value of the first active lane to a scalar register.',
  }),
  ...rows('cross lane', '9-', 'sdst, vsrc, ssrc', {
    v_readlane_b32: 'Copies the value of one lane to a scalar register.',
  }),
  ...rows('cross lane', '9-', 'vdst, ssrc, ssrc', {
    v_writelane_b32: 'Writes a scalar value into one lane; exec does not matter.',
  }),
  ...rows('cross lane', '10-', 'vdst, vsrc, ssrc, ssrc', {
    v_permlane16_b32:
      'Each lane of a row of 16 reads the lane that two scalar registers name for it.',
    v_permlanex16_b32:
      'Each lane reads from the other row of its pair, the lane that two scalar registers name for it.',
  }),
  ...rows('cross lane', '12', 'vdst, vsrc, vsrc', {
    v_permlane16_var_b32: 'Each lane of a row of 16 reads the lane that a vector register names.',
    v_permlanex16_var_b32:
      'Each lane reads from the other row of its pair, the lane that a vector register names.',
  }),
  ...rows('cross lane', '11-', 'vdst, vsrc', {
    v_permlane64_b32: 'Exchanges the halves of a wave of 64.',
  }),
  ...rows('cross lane', '9-', 'vdst, vsrc', {
    v_swap_b32: 'Exchanges two vector registers.',
  }),
  ...rows('cross lane', '950', 'vdst, vsrc', {
    v_permlane16_swap_b32: 'Exchanges odd rows of one register with even rows of another.',
    v_permlane32_swap_b32:
      'Exchanges the upper half of one register with the lower half of another.',
  }),
];
