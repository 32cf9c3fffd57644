/**
 * Halves of dual-issue instructions: X in front of `::`, Y behind it; X3 and Y3 are those of VOPD3.
 * `../form.ts` describes the notation.
 */
export const dualForms = `
X v_dual_add_f32 v1 V.f32 v1 | 1100-1251
X v_dual_cndmask_b32 v1 V.b32 v1 | 1100-1251
X v_dual_dot2acc_f32_bf16 v1 V.v2bf16 v1 | 1100-1251
X v_dual_dot2acc_f32_f16 v1 V.v2f16 v1 | 1100-1251
X v_dual_fmaak_f32 v1 V.f32 v1 K.f32 | 1100-1251
X v_dual_fmac_f32 v1 V.f32 v1 | 1100-1251
X v_dual_fmamk_f32 v1 V.f32 K.f32 v1 | 1100-1251
X v_dual_max_f32 v1 V.f32 v1 | 1100-1150
X v_dual_max_num_f32 v1 V.f32 v1 | 1200-1251
X v_dual_min_f32 v1 V.f32 v1 | 1100-1150
X v_dual_min_num_f32 v1 V.f32 v1 | 1200-1251
X v_dual_mov_b32 v1 V.b32 | 1100-1251
X v_dual_mul_dx9_zero_f32 v1 V.f32 v1 | 1100-1251
X v_dual_mul_f32 v1 V.f32 v1 | 1100-1251
X v_dual_sub_f32 v1 V.f32 v1 | 1100-1251
X v_dual_subrev_f32 v1 V.f32 v1 | 1100-1251
X3 v_dual_add_f32 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_add_f64 v2 VCM.f64 vm2 | 1250-1251
X3 v_dual_add_nc_u32 v1 VC.b32 v1 | 1250-1251
X3 v_dual_ashrrev_i32 v1 VC.b32 v1 | 1250-1251
X3 v_dual_cndmask_b32 v1 VCM.f32 vm1 bool | 1250-1251
X3 v_dual_dot2acc_f32_bf16 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_dot2acc_f32_f16 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_fma_f32 v1 VCM.f32 vm1 vm1 | 1250-1251
X3 v_dual_fma_f64 v2 VCM.f64 vm2 vm2 | 1250-1251
X3 v_dual_fmac_f32 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_lshlrev_b32 v1 VC.b32 v1 | 1250-1251
X3 v_dual_lshrrev_b32 v1 VC.b32 v1 | 1250-1251
X3 v_dual_max_num_f32 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_max_num_f64 v2 VCM.f64 vm2 | 1250-1251
X3 v_dual_min_num_f32 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_min_num_f64 v2 VCM.f64 vm2 | 1250-1251
X3 v_dual_mov_b32 v1 VC.b32 | 1250-1251
X3 v_dual_mul_dx9_zero_f32 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_mul_f32 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_mul_f64 v2 VCM.f64 vm2 | 1250-1251
X3 v_dual_sub_f32 v1 VCM.f32 vm1 | 1250-1251
X3 v_dual_sub_nc_u32 v1 VC.b32 v1 | 1250-1251
X3 v_dual_subrev_f32 v1 VCM.f32 vm1 | 1250-1251
Y v_dual_add_f32 v1 V.f32 v1 | 1100-1251
Y v_dual_add_nc_u32 v1 V.b32 v1 | 1100-1251
Y v_dual_and_b32 v1 V.b32 v1 | 1100-1200
Y v_dual_ashrrev_i32 v1 V.b32 v1 | 1250-1251
Y v_dual_cndmask_b32 v1 V.b32 v1 | 1100-1251
Y v_dual_dot2acc_f32_bf16 v1 V.v2bf16 v1 | 1100-1251
Y v_dual_dot2acc_f32_f16 v1 V.v2f16 v1 | 1100-1251
Y v_dual_fmaak_f32 v1 V.f32 v1 K.f32 | 1100-1251
Y v_dual_fmac_f32 v1 V.f32 v1 | 1100-1251
Y v_dual_fmamk_f32 v1 V.f32 K.f32 v1 | 1100-1251
Y v_dual_lshlrev_b32 v1 V.b32 v1 | 1100-1251
Y v_dual_lshrrev_b32 v1 V.b32 v1 | 1250-1251
Y v_dual_max_f32 v1 V.f32 v1 | 1100-1150
Y v_dual_max_i32 v1 V.b32 v1 | 1250-1251
Y v_dual_max_num_f32 v1 V.f32 v1 | 1200-1251
Y v_dual_min_f32 v1 V.f32 v1 | 1100-1150
Y v_dual_min_i32 v1 V.b32 v1 | 1250-1251
Y v_dual_min_num_f32 v1 V.f32 v1 | 1200-1251
Y v_dual_mov_b32 v1 V.b32 | 1100-1251
Y v_dual_mul_dx9_zero_f32 v1 V.f32 v1 | 1100-1251
Y v_dual_mul_f32 v1 V.f32 v1 | 1100-1251
Y v_dual_sub_f32 v1 V.f32 v1 | 1100-1251
Y v_dual_sub_nc_u32 v1 V.b32 v1 | 1250-1251
Y v_dual_subrev_f32 v1 V.f32 v1 | 1100-1251
Y3 v_dual_add_f32 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_add_nc_u32 v1 VC.b32 v1 | 1250-1251
Y3 v_dual_ashrrev_i32 v1 VC.b32 v1 | 1250-1251
Y3 v_dual_bitop2_b32 v1 VC.b32 v1 bitop3? | 1250-1251
Y3 v_dual_cndmask_b32 v1 VCM.f32 vm1 bool | 1250-1251
Y3 v_dual_dot2acc_f32_bf16 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_dot2acc_f32_f16 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_fma_f32 v1 VCM.f32 vm1 vm1 | 1250-1251
Y3 v_dual_fmac_f32 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_lshlrev_b32 v1 VC.b32 v1 | 1250-1251
Y3 v_dual_lshrrev_b32 v1 VC.b32 v1 | 1250-1251
Y3 v_dual_max_i32 v1 VC.b32 v1 | 1250-1251
Y3 v_dual_max_num_f32 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_min_i32 v1 VC.b32 v1 | 1250-1251
Y3 v_dual_min_num_f32 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_mov_b32 v1 VC.b32 | 1250-1251
Y3 v_dual_mul_dx9_zero_f32 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_mul_f32 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_sub_f32 v1 VCM.f32 vm1 | 1250-1251
Y3 v_dual_sub_nc_u32 v1 VC.b32 v1 | 1250-1251
Y3 v_dual_subrev_f32 v1 VCM.f32 vm1 | 1250-1251
`;
