


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.life_step,"ax",@progbits
	.globl	life_step
	.p2align	8
	.type	life_step,@function
life_step:
	s_load_b32 s0, s[0:1], 0x4
	s_load_b256 s[4:11], s[2:3], 0x0
	v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v1, 0x3ff, v0
	v_bfe_u32 v8, v0, 10, 10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v9, v2
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s0, 16
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[6:7], null, s1, s15, v[8:9]
	v_mad_u64_u32 v[4:5], null, s0, s14, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_u64_e64 s0, s[10:11], v[6:7]
	v_cmp_gt_u64_e32 vcc_lo, s[8:9], v[4:5]
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_69
	v_or_b32_e32 v3, s9, v5
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB0_3
	s_ashr_i32 s2, s9, 31
	v_ashrrev_i32_e32 v10, 31, v5
	s_add_u32 s12, s8, s2
	s_mov_b32 s3, s2
	s_addc_u32 s13, s9, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b64 s[2:3], s[12:13], s[2:3]
	v_add_co_u32 v2, vcc_lo, v4, v10
	v_cvt_f32_u32_e32 v0, s2
	v_cvt_f32_u32_e32 v1, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s14, 0, s3
	v_add_co_ci_u32_e64 v3, null, v5, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmamk_f32 v0, v1, 0x4f800000, v0
	v_xor_b32_e32 v12, v2, v10
	v_xor_b32_e32 v11, v3, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v0, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v1, 0x2f800000, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v1, v1
	v_fmamk_f32 v0, v1, 0xcf800000, v0
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s12, v1
	s_delay_alu instid0(VALU_DEP_2)
	v_readfirstlane_b32 s13, v0
	s_mul_i32 s15, s0, s12
	s_mul_hi_u32 s17, s0, s13
	s_mul_i32 s16, s14, s13
	s_add_i32 s15, s17, s15
	s_mul_i32 s18, s0, s13
	s_add_i32 s15, s15, s16
	s_mul_hi_u32 s17, s13, s18
	s_mul_i32 s20, s13, s15
	s_mul_hi_u32 s19, s12, s18
	s_mul_i32 s16, s12, s18
	s_mul_hi_u32 s18, s13, s15
	s_add_u32 s17, s17, s20
	s_addc_u32 s18, 0, s18
	s_mul_hi_u32 s21, s12, s15
	s_add_u32 s16, s17, s16
	s_mul_i32 s15, s12, s15
	s_addc_u32 s16, s18, s19
	s_addc_u32 s17, s21, 0
	s_add_u32 s15, s16, s15
	s_addc_u32 s16, 0, s17
	s_add_u32 s13, s13, s15
	s_addc_u32 s12, s12, s16
	s_mul_hi_u32 s15, s0, s13
	s_mul_i32 s16, s0, s13
	s_mul_i32 s0, s0, s12
	s_mul_i32 s14, s14, s13
	s_add_i32 s0, s15, s0
	s_mul_i32 s15, s12, s16
	s_add_i32 s0, s0, s14
	s_mul_hi_u32 s14, s13, s16
	s_mul_i32 s19, s13, s0
	s_mul_hi_u32 s18, s13, s0
	s_add_u32 s14, s14, s19
	s_mul_hi_u32 s17, s12, s16
	s_addc_u32 s18, 0, s18
	s_mul_hi_u32 s16, s12, s0
	s_add_u32 s14, s14, s15
	s_mul_i32 s0, s12, s0
	s_addc_u32 s14, s18, s17
	s_addc_u32 s15, s16, 0
	s_add_u32 s0, s14, s0
	s_addc_u32 s14, 0, s15
	s_add_u32 s0, s13, s0
	s_addc_u32 s12, s12, s14
	v_mul_hi_u32 v13, v12, s0
	v_mad_u64_u32 v[0:1], null, v12, s12, 0
	v_mad_u64_u32 v[2:3], null, v11, s0, 0
	v_mad_u64_u32 v[8:9], null, v11, s12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v13, v0
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, v0, v2
	v_add_co_ci_u32_e32 v0, vcc_lo, v1, v3, vcc_lo
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v0, v8
	v_add_co_ci_u32_e64 v3, null, 0, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v8, s3, v2
	v_mad_u64_u32 v[0:1], null, s2, v2, 0
	v_mul_lo_u32 v2, s2, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v0, vcc_lo, v12, v0
	v_add3_u32 v1, v1, v2, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v0
	v_sub_nc_u32_e32 v2, v11, v1
	v_sub_co_ci_u32_e64 v1, null, v11, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v9, 0, -1, s0
	v_subrev_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	v_sub_co_u32 v3, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v8, null, 0, v2, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v3
	v_subrev_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v11, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v8
	v_cndmask_b32_e64 v13, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v8
	v_cndmask_b32_e64 v12, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v11, v12, v11, vcc_lo
	v_sub_co_u32 v12, vcc_lo, v3, s2
	v_subrev_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v11
	v_cndmask_b32_e64 v9, v13, v9, s0
	v_dual_cndmask_b32 v2, v8, v2 :: v_dual_cndmask_b32 v3, v3, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v9
	v_dual_cndmask_b32 v0, v0, v3 :: v_dual_cndmask_b32 v1, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v0, v0, v10
	v_xor_b32_e32 v1, v1, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v0, vcc_lo, v0, v10
	v_sub_co_ci_u32_e64 v1, null, v1, v10, vcc_lo
.LBB0_3:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_5
	v_cvt_f32_u32_e32 v0, s8
	s_sub_i32 s1, 0, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v0, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, s1, v0
	v_mul_hi_u32 v1, v0, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v0, v0, s8
	v_sub_nc_u32_e32 v0, v4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v1, s8, v0
	v_cmp_le_u32_e32 vcc_lo, s8, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v1, s8, v0
	v_cmp_le_u32_e32 vcc_lo, s8, v0
	v_dual_cndmask_b32 v0, v0, v1 :: v_dual_mov_b32 v1, 0
.LBB0_5:
	s_or_b32 exec_lo, exec_lo, s0
	v_or_b32_e32 v3, s11, v7
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB0_7
	s_ashr_i32 s2, s11, 31
	v_ashrrev_i32_e32 v12, 31, v7
	s_add_u32 s12, s10, s2
	s_mov_b32 s3, s2
	s_addc_u32 s13, s11, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b64 s[2:3], s[12:13], s[2:3]
	v_add_co_u32 v8, vcc_lo, v6, v12
	v_cvt_f32_u32_e32 v2, s2
	v_cvt_f32_u32_e32 v3, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s14, 0, s3
	v_add_co_ci_u32_e64 v9, null, v7, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmamk_f32 v2, v3, 0x4f800000, v2
	v_xor_b32_e32 v14, v8, v12
	v_xor_b32_e32 v13, v9, v12
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v2, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x5f7ffffc, v2
	v_mul_f32_e32 v3, 0x2f800000, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fmamk_f32 v2, v3, 0xcf800000, v2
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s12, v3
	s_delay_alu instid0(VALU_DEP_2)
	v_readfirstlane_b32 s13, v2
	s_mul_i32 s15, s0, s12
	s_mul_hi_u32 s17, s0, s13
	s_mul_i32 s16, s14, s13
	s_add_i32 s15, s17, s15
	s_mul_i32 s18, s0, s13
	s_add_i32 s15, s15, s16
	s_mul_hi_u32 s17, s13, s18
	s_mul_i32 s20, s13, s15
	s_mul_hi_u32 s19, s12, s18
	s_mul_i32 s16, s12, s18
	s_mul_hi_u32 s18, s13, s15
	s_add_u32 s17, s17, s20
	s_addc_u32 s18, 0, s18
	s_mul_hi_u32 s21, s12, s15
	s_add_u32 s16, s17, s16
	s_mul_i32 s15, s12, s15
	s_addc_u32 s16, s18, s19
	s_addc_u32 s17, s21, 0
	s_add_u32 s15, s16, s15
	s_addc_u32 s16, 0, s17
	s_add_u32 s13, s13, s15
	s_addc_u32 s12, s12, s16
	s_mul_hi_u32 s15, s0, s13
	s_mul_i32 s16, s0, s13
	s_mul_i32 s0, s0, s12
	s_mul_i32 s14, s14, s13
	s_add_i32 s0, s15, s0
	s_mul_i32 s15, s12, s16
	s_add_i32 s0, s0, s14
	s_mul_hi_u32 s14, s13, s16
	s_mul_i32 s19, s13, s0
	s_mul_hi_u32 s18, s13, s0
	s_add_u32 s14, s14, s19
	s_mul_hi_u32 s17, s12, s16
	s_addc_u32 s18, 0, s18
	s_mul_hi_u32 s16, s12, s0
	s_add_u32 s14, s14, s15
	s_mul_i32 s0, s12, s0
	s_addc_u32 s14, s18, s17
	s_addc_u32 s15, s16, 0
	s_add_u32 s0, s14, s0
	s_addc_u32 s14, 0, s15
	s_add_u32 s0, s13, s0
	s_addc_u32 s12, s12, s14
	v_mul_hi_u32 v15, v14, s0
	v_mad_u64_u32 v[2:3], null, v14, s12, 0
	v_mad_u64_u32 v[8:9], null, v13, s0, 0
	v_mad_u64_u32 v[10:11], null, v13, s12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v15, v2
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v2, vcc_lo, v2, v8
	v_add_co_ci_u32_e32 v2, vcc_lo, v3, v9, vcc_lo
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v2, v10
	v_add_co_ci_u32_e64 v9, null, 0, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v10, s3, v8
	v_mad_u64_u32 v[2:3], null, s2, v8, 0
	v_mul_lo_u32 v8, s2, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v2, vcc_lo, v14, v2
	v_add3_u32 v3, v3, v8, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v2
	v_sub_nc_u32_e32 v8, v13, v3
	v_sub_co_ci_u32_e64 v3, null, v13, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v11, 0, -1, s0
	v_subrev_co_ci_u32_e64 v8, null, s3, v8, vcc_lo
	v_sub_co_u32 v9, vcc_lo, v2, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v9
	v_subrev_co_ci_u32_e64 v8, null, s3, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v13, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v10
	v_cndmask_b32_e64 v15, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v10
	v_cndmask_b32_e64 v14, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v13, v14, v13, vcc_lo
	v_sub_co_u32 v14, vcc_lo, v9, s2
	v_subrev_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v13
	v_cndmask_b32_e64 v11, v15, v11, s0
	v_dual_cndmask_b32 v8, v10, v8 :: v_dual_cndmask_b32 v9, v9, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v11
	v_dual_cndmask_b32 v2, v2, v9 :: v_dual_cndmask_b32 v3, v3, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v2, v2, v12
	v_xor_b32_e32 v3, v3, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v8, vcc_lo, v2, v12
	v_sub_co_ci_u32_e64 v9, null, v3, v12, vcc_lo
.LBB0_7:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_9
	v_cvt_f32_u32_e32 v2, s10
	s_sub_i32 s1, 0, s10
	v_mov_b32_e32 v9, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v2, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, s1, v2
	v_mul_hi_u32 v3, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v2, v3
	v_mul_hi_u32 v2, v6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, v2, s10
	v_sub_nc_u32_e32 v2, v6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s10, v2
	v_cmp_le_u32_e32 vcc_lo, s10, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s10, v2
	v_cmp_le_u32_e32 vcc_lo, s10, v2
	v_cndmask_b32_e32 v8, v2, v3, vcc_lo
.LBB0_9:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u64_u32 v[2:3], null, v8, s8, v[0:1]
	v_mul_lo_u32 v0, v8, s9
	v_mul_lo_u32 v1, v9, s8
	s_mul_i32 s0, s10, s9
	s_mul_hi_u32 s1, s10, s8
	s_mul_i32 s12, s10, s8
	s_add_i32 s0, s1, s0
	s_mul_i32 s1, s11, s8
	s_mov_b32 s20, 0
	s_add_i32 s13, s0, s1
	v_add3_u32 v3, v1, v3, v0
	s_mov_b32 s0, 0
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_le_u64_e64 s[12:13], v[2:3]
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execnz .LBB0_70
	s_or_saveexec_b32 s21, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s21
	s_cbranch_execz .LBB0_65
.LBB0_11:
	v_add_co_u32 v0, vcc_lo, s4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v3, vcc_lo
	v_add_co_u32 v3, vcc_lo, v4, -1
	v_add_co_ci_u32_e64 v8, null, -1, v5, vcc_lo
	global_load_d16_u8 v0, v[0:1], off
	v_mov_b32_e32 v1, 0
	v_or_b32_e32 v2, s9, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[1:2]
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB0_13
	s_ashr_i32 s2, s9, 31
	v_ashrrev_i32_e32 v12, 31, v8
	s_add_u32 s14, s8, s2
	s_mov_b32 s3, s2
	s_addc_u32 s15, s9, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b64 s[2:3], s[14:15], s[2:3]
	v_add_co_u32 v3, vcc_lo, v3, v12
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_f32_u32_e32 v2, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s16, 0, s3
	v_add_co_ci_u32_e64 v8, null, v8, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmamk_f32 v1, v2, 0x4f800000, v1
	v_xor_b32_e32 v3, v3, v12
	v_xor_b32_e32 v13, v8, v12
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v2, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v2, v2
	v_fmamk_f32 v1, v2, 0xcf800000, v1
	v_cvt_u32_f32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s14, v2
	s_delay_alu instid0(VALU_DEP_2)
	v_readfirstlane_b32 s15, v1
	s_mul_i32 s17, s0, s14
	s_mul_hi_u32 s19, s0, s15
	s_mul_i32 s18, s16, s15
	s_add_i32 s17, s19, s17
	s_mul_i32 s22, s0, s15
	s_add_i32 s17, s17, s18
	s_mul_hi_u32 s19, s15, s22
	s_mul_i32 s24, s15, s17
	s_mul_hi_u32 s23, s14, s22
	s_mul_i32 s18, s14, s22
	s_mul_hi_u32 s22, s15, s17
	s_add_u32 s19, s19, s24
	s_addc_u32 s22, 0, s22
	s_mul_hi_u32 s25, s14, s17
	s_add_u32 s18, s19, s18
	s_mul_i32 s17, s14, s17
	s_addc_u32 s18, s22, s23
	s_addc_u32 s19, s25, 0
	s_add_u32 s17, s18, s17
	s_addc_u32 s18, 0, s19
	s_add_u32 s15, s15, s17
	s_addc_u32 s14, s14, s18
	s_mul_hi_u32 s17, s0, s15
	s_mul_i32 s18, s0, s15
	s_mul_i32 s0, s0, s14
	s_mul_i32 s16, s16, s15
	s_add_i32 s0, s17, s0
	s_mul_i32 s17, s14, s18
	s_add_i32 s0, s0, s16
	s_mul_hi_u32 s16, s15, s18
	s_mul_i32 s23, s15, s0
	s_mul_hi_u32 s22, s15, s0
	s_add_u32 s16, s16, s23
	s_mul_hi_u32 s19, s14, s18
	s_addc_u32 s22, 0, s22
	s_mul_hi_u32 s18, s14, s0
	s_add_u32 s16, s16, s17
	s_mul_i32 s0, s14, s0
	s_addc_u32 s16, s22, s19
	s_addc_u32 s17, s18, 0
	s_add_u32 s0, s16, s0
	s_addc_u32 s16, 0, s17
	s_add_u32 s0, s15, s0
	s_addc_u32 s14, s14, s16
	v_mul_hi_u32 v14, v3, s0
	v_mad_u64_u32 v[1:2], null, v3, s14, 0
	v_mad_u64_u32 v[8:9], null, v13, s0, 0
	v_mad_u64_u32 v[10:11], null, v13, s14, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v14, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v1, vcc_lo, v1, v8
	v_add_co_ci_u32_e32 v1, vcc_lo, v2, v9, vcc_lo
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v1, v10
	v_add_co_ci_u32_e64 v9, null, 0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v10, s3, v8
	v_mad_u64_u32 v[1:2], null, s2, v8, 0
	v_mul_lo_u32 v8, s2, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v1, vcc_lo, v3, v1
	v_add3_u32 v2, v2, v8, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v1
	v_sub_nc_u32_e32 v8, v13, v2
	v_sub_co_ci_u32_e64 v2, null, v13, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v10, 0, -1, s0
	v_subrev_co_ci_u32_e64 v3, null, s3, v8, vcc_lo
	v_sub_co_u32 v8, vcc_lo, v1, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v9, null, 0, v3, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v8
	v_subrev_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v11, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v9
	v_cndmask_b32_e64 v14, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v9
	v_cndmask_b32_e64 v13, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v11, v13, v11, vcc_lo
	v_sub_co_u32 v13, vcc_lo, v8, s2
	v_subrev_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v11
	v_cndmask_b32_e64 v10, v14, v10, s0
	v_dual_cndmask_b32 v3, v9, v3 :: v_dual_cndmask_b32 v8, v8, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v10
	v_dual_cndmask_b32 v1, v1, v8 :: v_dual_cndmask_b32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, v1, v12
	v_xor_b32_e32 v2, v2, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v1, vcc_lo, v1, v12
	v_sub_co_ci_u32_e64 v2, null, v2, v12, vcc_lo
.LBB0_13:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_15
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s1, 0, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, s1, v1
	v_mul_hi_u32 v2, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v1, v3, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s8
	v_sub_nc_u32_e32 v1, v3, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v2, s8, v1
	v_cmp_le_u32_e32 vcc_lo, s8, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v2, s8, v1
	v_cmp_le_u32_e32 vcc_lo, s8, v1
	v_dual_cndmask_b32 v1, v1, v2 :: v_dual_mov_b32 v2, 0
.LBB0_15:
	s_or_b32 exec_lo, exec_lo, s0
	v_add_co_u32 v3, vcc_lo, v6, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v10, null, -1, v7, vcc_lo
	v_mov_b32_e32 v8, 0
	v_or_b32_e32 v9, s11, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[8:9]
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB0_17
	s_ashr_i32 s2, s11, 31
	v_ashrrev_i32_e32 v14, 31, v10
	s_add_u32 s14, s10, s2
	s_mov_b32 s3, s2
	s_addc_u32 s15, s11, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b64 s[2:3], s[14:15], s[2:3]
	v_add_co_u32 v3, vcc_lo, v3, v14
	v_cvt_f32_u32_e32 v8, s2
	v_cvt_f32_u32_e32 v9, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s16, 0, s3
	v_add_co_ci_u32_e64 v10, null, v10, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmamk_f32 v8, v9, 0x4f800000, v8
	v_xor_b32_e32 v3, v3, v14
	v_xor_b32_e32 v15, v10, v14
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v8, v8
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	v_mul_f32_e32 v9, 0x2f800000, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v9, v9
	v_fmamk_f32 v8, v9, 0xcf800000, v8
	v_cvt_u32_f32_e32 v9, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v8, v8
	v_readfirstlane_b32 s14, v9
	s_delay_alu instid0(VALU_DEP_2)
	v_readfirstlane_b32 s15, v8
	s_mul_i32 s17, s0, s14
	s_mul_hi_u32 s19, s0, s15
	s_mul_i32 s18, s16, s15
	s_add_i32 s17, s19, s17
	s_mul_i32 s22, s0, s15
	s_add_i32 s17, s17, s18
	s_mul_hi_u32 s19, s15, s22
	s_mul_i32 s24, s15, s17
	s_mul_hi_u32 s23, s14, s22
	s_mul_i32 s18, s14, s22
	s_mul_hi_u32 s22, s15, s17
	s_add_u32 s19, s19, s24
	s_addc_u32 s22, 0, s22
	s_mul_hi_u32 s25, s14, s17
	s_add_u32 s18, s19, s18
	s_mul_i32 s17, s14, s17
	s_addc_u32 s18, s22, s23
	s_addc_u32 s19, s25, 0
	s_add_u32 s17, s18, s17
	s_addc_u32 s18, 0, s19
	s_add_u32 s15, s15, s17
	s_addc_u32 s14, s14, s18
	s_mul_hi_u32 s17, s0, s15
	s_mul_i32 s18, s0, s15
	s_mul_i32 s0, s0, s14
	s_mul_i32 s16, s16, s15
	s_add_i32 s0, s17, s0
	s_mul_i32 s17, s14, s18
	s_add_i32 s0, s0, s16
	s_mul_hi_u32 s16, s15, s18
	s_mul_i32 s23, s15, s0
	s_mul_hi_u32 s22, s15, s0
	s_add_u32 s16, s16, s23
	s_mul_hi_u32 s19, s14, s18
	s_addc_u32 s22, 0, s22
	s_mul_hi_u32 s18, s14, s0
	s_add_u32 s16, s16, s17
	s_mul_i32 s0, s14, s0
	s_addc_u32 s16, s22, s19
	s_addc_u32 s17, s18, 0
	s_add_u32 s0, s16, s0
	s_addc_u32 s16, 0, s17
	s_add_u32 s0, s15, s0
	s_addc_u32 s14, s14, s16
	v_mul_hi_u32 v16, v3, s0
	v_mad_u64_u32 v[8:9], null, v3, s14, 0
	v_mad_u64_u32 v[10:11], null, v15, s0, 0
	v_mad_u64_u32 v[12:13], null, v15, s14, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v16, v8
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v8, vcc_lo, v8, v10
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v11, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, vcc_lo, v8, v12
	v_add_co_ci_u32_e64 v11, null, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v12, s3, v10
	v_mad_u64_u32 v[8:9], null, s2, v10, 0
	v_mul_lo_u32 v10, s2, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v3, vcc_lo, v3, v8
	v_add3_u32 v9, v9, v10, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v3
	v_sub_nc_u32_e32 v10, v15, v9
	v_sub_co_ci_u32_e64 v9, null, v15, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v12, 0, -1, s0
	v_subrev_co_ci_u32_e64 v8, null, s3, v10, vcc_lo
	v_sub_co_u32 v10, vcc_lo, v3, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v11, null, 0, v8, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v10
	v_subrev_co_ci_u32_e64 v8, null, s3, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v13, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v11
	v_cndmask_b32_e64 v16, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v11
	v_cndmask_b32_e64 v15, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v13, v15, v13, vcc_lo
	v_sub_co_u32 v15, vcc_lo, v10, s2
	v_subrev_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v13
	v_cndmask_b32_e64 v12, v16, v12, s0
	v_cndmask_b32_e32 v8, v11, v8, vcc_lo
	v_cndmask_b32_e32 v10, v10, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v12
	v_dual_cndmask_b32 v3, v3, v10 :: v_dual_cndmask_b32 v8, v9, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v3, v3, v14
	v_xor_b32_e32 v9, v8, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v8, vcc_lo, v3, v14
	v_sub_co_ci_u32_e64 v9, null, v9, v14, vcc_lo
.LBB0_17:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_19
	v_cvt_f32_u32_e32 v8, s10
	s_sub_i32 s1, 0, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v8, v8
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v9, s1, v8
	v_mul_hi_u32 v9, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v8, v8, v9
	v_mul_hi_u32 v8, v3, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v8, v8, s10
	v_sub_nc_u32_e32 v3, v3, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v8, s10, v3
	v_cmp_le_u32_e32 vcc_lo, s10, v3
	v_cndmask_b32_e32 v3, v3, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v8, s10, v3
	v_cmp_le_u32_e32 vcc_lo, s10, v3
	v_cndmask_b32_e32 v8, v3, v8, vcc_lo
.LBB0_19:
	s_or_b32 exec_lo, exec_lo, s0
	s_ashr_i32 s14, s9, 31
	v_ashrrev_i32_e32 v3, 31, v2
	s_mov_b32 s15, s14
	v_ashrrev_i32_e32 v10, 31, v9
	s_xor_b64 s[0:1], s[8:9], s[14:15]
	s_mov_b32 s15, -1
	s_sub_u32 s23, s0, s14
	s_subb_u32 s24, s1, s14
	s_ashr_i32 s16, s11, 31
	v_and_b32_e32 v11, s23, v3
	s_mov_b32 s17, s16
	v_and_b32_e32 v3, s24, v3
	s_xor_b64 s[0:1], s[10:11], s[16:17]
	s_mov_b32 s3, 0
	s_sub_u32 s25, s0, s16
	s_subb_u32 s26, s1, s16
	v_and_b32_e32 v12, s25, v10
	v_and_b32_e32 v13, s26, v10
	v_add_co_u32 v10, vcc_lo, v11, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v11, null, v3, v2, vcc_lo
	v_add_co_u32 v3, vcc_lo, v12, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, v13, v9, vcc_lo
	s_mov_b32 s1, 0
	v_mad_u64_u32 v[1:2], null, v3, s8, v[10:11]
	v_mul_lo_u32 v3, v3, s9
	v_mul_lo_u32 v8, v8, s8
	s_mov_b32 s0, 0
	s_mov_b32 s22, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v2, v8, v2, v3
	v_cmpx_gt_u64_e64 s[12:13], v[1:2]
	s_cbranch_execz .LBB0_61
	v_add_co_u32 v1, vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	s_mov_b32 s2, 0
	s_mov_b32 s0, -1
	v_mov_b32_e32 v13, s2
	global_load_d16_hi_u8 v0, v[1:2], off
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e32 vcc_lo, 0, v0.h
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	s_mov_b32 vcc_lo, exec_lo
	s_cbranch_vccz .LBB0_54
	v_cvt_f32_u32_e32 v1, s8
	v_cvt_f32_u32_e32 v2, s10
	s_cmp_eq_u64 s[10:11], -1
	v_mov_b32_e32 v8, 0
	s_cselect_b32 s0, -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_rcp_iflag_f32_e32 v2, v2
	s_cmp_eq_u64 s[8:9], -1
	v_mov_b32_e32 v9, 0
	s_cselect_b32 s1, -1, 0
	s_sub_i32 s2, 0, s8
	s_mov_b32 s18, 0
	s_brev_b32 s19, 1
	s_xor_b32 s29, s1, -1
	s_xor_b32 s30, s0, -1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v1, 0x4f7ffffe, v1 :: v_dual_mul_f32 v10, 0x4f7ffffe, v2
	v_mov_b32_e32 v2, 0
	s_mov_b32 s33, s18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_u32_f32_e32 v19, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, s2, v1
	v_mul_hi_u32 v3, v1, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v18, v1, v3
	s_branch .LBB0_27
.LBB0_22:
	s_mov_b32 s0, -1
	s_mov_b32 s15, 0
	s_mov_b32 s17, 0
	s_mov_b32 s41, 0
.LBB0_23:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_not1_b32 s3, s41, exec_lo
	s_and_b32 s2, s17, exec_lo
	s_and_b32 s1, s15, exec_lo
	s_or_not1_b32 s0, s0, exec_lo
.LBB0_24:
	s_or_b32 exec_lo, exec_lo, s40
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s3, s3, exec_lo
	s_or_not1_b32 s2, s2, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_or_not1_b32 s0, s0, exec_lo
.LBB0_25:
	s_or_b32 exec_lo, exec_lo, s39
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s15, s37, exec_lo
	s_and_b32 s3, s3, exec_lo
	s_and_not1_b32 s17, s35, exec_lo
	s_and_b32 s2, s2, exec_lo
	s_or_b32 s37, s15, s3
	s_or_b32 s35, s17, s2
	s_and_not1_b32 s2, s36, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_and_not1_b32 s3, s34, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s36, s2, s1
	s_or_b32 s34, s3, s0
.LBB0_26:
	s_or_b32 exec_lo, exec_lo, s38
	s_xor_b32 s0, s35, -1
	s_xor_b32 s1, s36, -1
	s_and_b32 s2, exec_lo, s34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s33, s2, s33
	s_and_not1_b32 s2, s27, exec_lo
	s_and_b32 s3, s37, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s27, s2, s3
	s_and_not1_b32 s2, s28, exec_lo
	s_and_not1_b32 s3, s31, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_or_b32 s28, s2, s0
	s_or_b32 s31, s3, s1
	s_and_not1_b32 exec_lo, exec_lo, s33
	s_cbranch_execz .LBB0_55
.LBB0_27:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@lo+20
	s_addc_u32 s1, s1, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@hi+28
	v_add_co_u32 v1, vcc_lo, s0, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v9, vcc_lo
	s_and_not1_b32 s37, s37, exec_lo
	v_readfirstlane_b32 s0, v1
	s_and_not1_b32 s35, s35, exec_lo
	v_readfirstlane_b32 s1, v3
	s_or_b32 s36, s36, exec_lo
	s_or_b32 s34, s34, exec_lo
	s_load_b128 s[0:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v16, vcc_lo, s0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, s1, v5, vcc_lo
	v_cmp_ne_u64_e32 vcc_lo, s[18:19], v[16:17]
	s_or_b32 s0, s29, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s38, s0
	s_cbranch_execz .LBB0_26
	v_add_co_u32 v14, vcc_lo, s2, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, s3, v7, vcc_lo
	s_mov_b32 s0, -1
	s_mov_b32 s1, 0
	s_mov_b32 s2, -1
	v_cmp_ne_u64_e32 vcc_lo, s[18:19], v[14:15]
	s_mov_b32 s3, 0
	s_or_b32 s15, s30, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s39, s15
	s_cbranch_execz .LBB0_25
	v_or_b32_e32 v3, s9, v17
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB0_31
	s_add_u32 s2, s8, s14
	s_mov_b32 s15, s14
	s_addc_u32 s3, s9, s14
	v_ashrrev_i32_e32 v22, 31, v17
	s_xor_b64 s[2:3], s[2:3], s[14:15]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_f32_u32_e32 v3, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s40, 0, s3
	v_add_co_u32 v10, vcc_lo, v16, v22
	v_fmac_f32_e32 v1, 0x4f800000, v3
	v_add_co_ci_u32_e64 v11, null, v17, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v3, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fmac_f32_e32 v1, 0xcf800000, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s15, v3
	v_xor_b32_e32 v3, v10, v22
	s_delay_alu instid0(VALU_DEP_3)
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s41, s0, s15
	v_xor_b32_e32 v1, v11, v22
	s_mul_hi_u32 s43, s0, s17
	s_mul_i32 s42, s40, s17
	s_add_i32 s41, s43, s41
	s_mul_i32 s44, s0, s17
	s_add_i32 s41, s41, s42
	s_mul_hi_u32 s43, s17, s44
	s_mul_i32 s46, s17, s41
	s_mul_hi_u32 s45, s15, s44
	s_mul_i32 s42, s15, s44
	s_mul_hi_u32 s44, s17, s41
	s_add_u32 s43, s43, s46
	s_addc_u32 s44, 0, s44
	s_mul_hi_u32 s47, s15, s41
	s_add_u32 s42, s43, s42
	s_mul_i32 s41, s15, s41
	s_addc_u32 s42, s44, s45
	s_addc_u32 s43, s47, 0
	s_add_u32 s41, s42, s41
	s_addc_u32 s42, 0, s43
	s_add_u32 s17, s17, s41
	s_addc_u32 s15, s15, s42
	s_mul_hi_u32 s41, s0, s17
	s_mul_i32 s42, s0, s17
	s_mul_i32 s0, s0, s15
	s_mul_i32 s40, s40, s17
	s_add_i32 s0, s41, s0
	s_mul_i32 s41, s15, s42
	s_add_i32 s0, s0, s40
	s_mul_hi_u32 s40, s17, s42
	s_mul_i32 s45, s17, s0
	s_mul_hi_u32 s44, s17, s0
	s_add_u32 s40, s40, s45
	s_mul_hi_u32 s43, s15, s42
	s_addc_u32 s44, 0, s44
	s_mul_hi_u32 s42, s15, s0
	s_add_u32 s40, s40, s41
	s_mul_i32 s0, s15, s0
	s_addc_u32 s40, s44, s43
	s_addc_u32 s41, s42, 0
	s_add_u32 s0, s40, s0
	s_addc_u32 s40, 0, s41
	s_add_u32 s0, s17, s0
	s_addc_u32 s15, s15, s40
	v_mul_hi_u32 v23, v3, s0
	v_mad_u64_u32 v[10:11], null, v3, s15, 0
	v_mad_u64_u32 v[16:17], null, v1, s0, 0
	v_mad_u64_u32 v[20:21], null, v1, s15, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, vcc_lo, v23, v10
	v_add_co_ci_u32_e64 v11, null, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v10, vcc_lo, v10, v16
	v_add_co_ci_u32_e32 v10, vcc_lo, v11, v17, vcc_lo
	v_add_co_ci_u32_e32 v11, vcc_lo, 0, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, v10, v20
	v_add_co_ci_u32_e64 v17, null, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v20, s3, v16
	v_mad_u64_u32 v[10:11], null, s2, v16, 0
	v_mul_lo_u32 v16, s2, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v3, vcc_lo, v3, v10
	v_add3_u32 v11, v11, v16, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v3
	v_sub_nc_u32_e32 v16, v1, v11
	v_sub_co_ci_u32_e64 v1, null, v1, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v17, 0, -1, s0
	v_subrev_co_ci_u32_e64 v10, null, s3, v16, vcc_lo
	v_sub_co_u32 v11, vcc_lo, v3, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v16, null, 0, v10, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v11
	v_subrev_co_ci_u32_e64 v10, null, s3, v10, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v20, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v16
	v_cndmask_b32_e64 v23, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v16
	v_cndmask_b32_e64 v21, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v20, v21, v20, vcc_lo
	v_sub_co_u32 v21, vcc_lo, v11, s2
	v_subrev_co_ci_u32_e64 v10, null, 0, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v20
	v_cndmask_b32_e64 v17, v23, v17, s0
	v_dual_cndmask_b32 v10, v16, v10 :: v_dual_cndmask_b32 v11, v11, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v17
	v_cndmask_b32_e32 v3, v3, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v1, v1, v10, vcc_lo
	v_xor_b32_e32 v3, v3, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, v1, v22
	v_sub_co_u32 v10, vcc_lo, v3, v22
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v11, null, v1, v22, vcc_lo
.LBB0_31:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_33
	v_mul_hi_u32 v1, v16, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s8
	v_sub_nc_u32_e32 v1, v16, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s8, v1
	v_cmp_le_u32_e32 vcc_lo, s8, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s8, v1
	v_cmp_le_u32_e32 vcc_lo, s8, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v11, v2 :: v_dual_mov_b32 v10, v1
.LBB0_33:
	s_or_b32 exec_lo, exec_lo, s0
	v_or_b32_e32 v3, s11, v15
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB0_35
	s_add_u32 s2, s10, s16
	s_mov_b32 s17, s16
	s_addc_u32 s3, s11, s16
	v_ashrrev_i32_e32 v22, 31, v15
	s_xor_b64 s[2:3], s[2:3], s[16:17]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_f32_u32_e32 v3, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s40, 0, s3
	v_add_co_u32 v14, vcc_lo, v14, v22
	v_fmac_f32_e32 v1, 0x4f800000, v3
	v_add_co_ci_u32_e64 v15, null, v15, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v3, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fmac_f32_e32 v1, 0xcf800000, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s15, v3
	v_xor_b32_e32 v3, v14, v22
	s_delay_alu instid0(VALU_DEP_3)
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s41, s0, s15
	v_xor_b32_e32 v1, v15, v22
	s_mul_hi_u32 s43, s0, s17
	s_mul_i32 s42, s40, s17
	s_add_i32 s41, s43, s41
	s_mul_i32 s44, s0, s17
	s_add_i32 s41, s41, s42
	s_mul_hi_u32 s43, s17, s44
	s_mul_i32 s46, s17, s41
	s_mul_hi_u32 s45, s15, s44
	s_mul_i32 s42, s15, s44
	s_mul_hi_u32 s44, s17, s41
	s_add_u32 s43, s43, s46
	s_addc_u32 s44, 0, s44
	s_mul_hi_u32 s47, s15, s41
	s_add_u32 s42, s43, s42
	s_mul_i32 s41, s15, s41
	s_addc_u32 s42, s44, s45
	s_addc_u32 s43, s47, 0
	s_add_u32 s41, s42, s41
	s_addc_u32 s42, 0, s43
	s_add_u32 s17, s17, s41
	s_addc_u32 s15, s15, s42
	s_mul_hi_u32 s41, s0, s17
	s_mul_i32 s42, s0, s17
	s_mul_i32 s0, s0, s15
	s_mul_i32 s40, s40, s17
	s_add_i32 s0, s41, s0
	s_mul_i32 s41, s15, s42
	s_add_i32 s0, s0, s40
	s_mul_hi_u32 s40, s17, s42
	s_mul_i32 s45, s17, s0
	s_mul_hi_u32 s44, s17, s0
	s_add_u32 s40, s40, s45
	s_mul_hi_u32 s43, s15, s42
	s_addc_u32 s44, 0, s44
	s_mul_hi_u32 s42, s15, s0
	s_add_u32 s40, s40, s41
	s_mul_i32 s0, s15, s0
	s_addc_u32 s40, s44, s43
	s_addc_u32 s41, s42, 0
	s_add_u32 s0, s40, s0
	s_addc_u32 s40, 0, s41
	s_add_u32 s0, s17, s0
	s_addc_u32 s15, s15, s40
	v_mul_hi_u32 v23, v3, s0
	v_mad_u64_u32 v[14:15], null, v3, s15, 0
	v_mad_u64_u32 v[16:17], null, v1, s0, 0
	v_mad_u64_u32 v[20:21], null, v1, s15, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v14, vcc_lo, v23, v14
	v_add_co_ci_u32_e64 v15, null, 0, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v14, vcc_lo, v14, v16
	v_add_co_ci_u32_e32 v14, vcc_lo, v15, v17, vcc_lo
	v_add_co_ci_u32_e32 v15, vcc_lo, 0, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, v14, v20
	v_add_co_ci_u32_e64 v17, null, 0, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v20, s3, v16
	v_mad_u64_u32 v[14:15], null, s2, v16, 0
	v_mul_lo_u32 v16, s2, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v3, vcc_lo, v3, v14
	v_add3_u32 v15, v15, v16, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v3
	v_sub_nc_u32_e32 v16, v1, v15
	v_sub_co_ci_u32_e64 v1, null, v1, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v17, 0, -1, s0
	v_subrev_co_ci_u32_e64 v14, null, s3, v16, vcc_lo
	v_sub_co_u32 v15, vcc_lo, v3, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v16, null, 0, v14, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v15
	v_subrev_co_ci_u32_e64 v14, null, s3, v14, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v20, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v16
	v_cndmask_b32_e64 v23, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v16
	v_cndmask_b32_e64 v21, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v20, v21, v20, vcc_lo
	v_sub_co_u32 v21, vcc_lo, v15, s2
	v_subrev_co_ci_u32_e64 v14, null, 0, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v20
	v_cndmask_b32_e64 v17, v23, v17, s0
	v_dual_cndmask_b32 v14, v16, v14 :: v_dual_cndmask_b32 v15, v15, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v17
	v_cndmask_b32_e32 v3, v3, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v1, v1, v14, vcc_lo
	v_xor_b32_e32 v3, v3, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, v1, v22
	v_sub_co_u32 v16, vcc_lo, v3, v22
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v17, null, v1, v22, vcc_lo
.LBB0_35:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_37
	s_sub_i32 s1, 0, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, s1, v19
	v_mul_hi_u32 v1, v19, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v1, v19, v1
	v_mul_hi_u32 v1, v14, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s10
	v_sub_nc_u32_e32 v1, v14, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s10, v1
	v_cmp_le_u32_e32 vcc_lo, s10, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s10, v1
	v_cmp_le_u32_e32 vcc_lo, s10, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v17, v2 :: v_dual_mov_b32 v16, v1
.LBB0_37:
	s_or_b32 exec_lo, exec_lo, s0
	v_ashrrev_i32_e32 v1, 31, v11
	s_delay_alu instid0(VALU_DEP_2)
	v_ashrrev_i32_e32 v3, 31, v17
	s_mov_b32 s1, 0
	s_mov_b32 s0, -1
	s_mov_b32 s2, 0
	v_and_b32_e32 v14, s23, v1
	v_and_b32_e32 v1, s24, v1
	v_and_b32_e32 v15, s26, v3
	v_and_b32_e32 v3, s25, v3
	s_mov_b32 s3, -1
	v_add_co_u32 v10, vcc_lo, v14, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v11, null, v1, v11, vcc_lo
	v_add_co_u32 v1, vcc_lo, v3, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v15, v17, vcc_lo
	s_mov_b32 s40, exec_lo
	v_mad_u64_u32 v[14:15], null, v1, s8, v[10:11]
	v_mul_lo_u32 v1, v1, s9
	v_mul_lo_u32 v3, v3, s8
	v_add3_u32 v15, v3, v15, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_u64_e64 s[12:13], v[14:15]
	s_cbranch_execz .LBB0_24
	v_add_co_u32 v10, vcc_lo, s4, v14
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, s5, v15, vcc_lo
	global_load_d16_hi_u8 v0, v[10:11], off
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e32 vcc_lo, 0, v0.h
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	v_cmp_ne_u64_e32 vcc_lo, 0x60, v[8:9]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, s0, v12, v1
	v_add_co_ci_u32_e64 v11, null, 0, v13, s0
	s_cbranch_vccz .LBB0_22
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@lo+4
	s_addc_u32 s1, s1, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@hi+12
	v_add_co_u32 v1, vcc_lo, s0, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v9, vcc_lo
	s_mov_b32 s17, 0
	v_readfirstlane_b32 s0, v1
	s_mov_b32 s15, -1
	v_readfirstlane_b32 s1, v3
	s_mov_b32 s41, 0
	s_load_b128 s[0:3], s[0:1], 0x20
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v16, vcc_lo, s0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v17, null, s1, v5, vcc_lo
	s_mov_b32 s0, -1
	v_cmp_ne_u64_e32 vcc_lo, s[18:19], v[16:17]
	s_or_b32 s42, s29, vcc_lo
	s_and_saveexec_b32 s1, s42
	s_cbranch_execz .LBB0_53
	v_add_co_u32 v14, vcc_lo, s2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v15, null, s3, v7, vcc_lo
	s_mov_b32 s2, 0
	s_mov_b32 s3, -1
	v_cmp_ne_u64_e32 vcc_lo, s[18:19], v[14:15]
	s_or_b32 s15, s30, vcc_lo
	s_and_saveexec_b32 s41, s15
	s_cbranch_execz .LBB0_52
	v_or_b32_e32 v3, s9, v17
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s17, exec_lo, s0
	s_cbranch_execz .LBB0_43
	s_add_u32 s2, s8, s14
	s_mov_b32 s15, s14
	s_addc_u32 s3, s9, s14
	v_ashrrev_i32_e32 v22, 31, v17
	s_xor_b64 s[2:3], s[2:3], s[14:15]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_f32_u32_e32 v3, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s43, 0, s3
	v_add_co_u32 v12, vcc_lo, v16, v22
	v_fmac_f32_e32 v1, 0x4f800000, v3
	v_add_co_ci_u32_e64 v13, null, v17, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v3, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fmac_f32_e32 v1, 0xcf800000, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s15, v3
	v_xor_b32_e32 v3, v12, v22
	s_delay_alu instid0(VALU_DEP_3)
	v_readfirstlane_b32 s42, v1
	s_mul_i32 s44, s0, s15
	v_xor_b32_e32 v1, v13, v22
	s_mul_hi_u32 s46, s0, s42
	s_mul_i32 s45, s43, s42
	s_add_i32 s44, s46, s44
	s_mul_i32 s47, s0, s42
	s_add_i32 s44, s44, s45
	s_mul_hi_u32 s46, s42, s47
	s_mul_i32 s49, s42, s44
	s_mul_hi_u32 s48, s15, s47
	s_mul_i32 s45, s15, s47
	s_mul_hi_u32 s47, s42, s44
	s_add_u32 s46, s46, s49
	s_addc_u32 s47, 0, s47
	s_mul_hi_u32 s50, s15, s44
	s_add_u32 s45, s46, s45
	s_mul_i32 s44, s15, s44
	s_addc_u32 s45, s47, s48
	s_addc_u32 s46, s50, 0
	s_add_u32 s44, s45, s44
	s_addc_u32 s45, 0, s46
	s_add_u32 s42, s42, s44
	s_addc_u32 s15, s15, s45
	s_mul_hi_u32 s44, s0, s42
	s_mul_i32 s45, s0, s42
	s_mul_i32 s0, s0, s15
	s_mul_i32 s43, s43, s42
	s_add_i32 s0, s44, s0
	s_mul_i32 s44, s15, s45
	s_add_i32 s0, s0, s43
	s_mul_hi_u32 s43, s42, s45
	s_mul_i32 s48, s42, s0
	s_mul_hi_u32 s47, s42, s0
	s_add_u32 s43, s43, s48
	s_mul_hi_u32 s46, s15, s45
	s_addc_u32 s47, 0, s47
	s_mul_hi_u32 s45, s15, s0
	s_add_u32 s43, s43, s44
	s_mul_i32 s0, s15, s0
	s_addc_u32 s43, s47, s46
	s_addc_u32 s44, s45, 0
	s_add_u32 s0, s43, s0
	s_addc_u32 s43, 0, s44
	s_add_u32 s0, s42, s0
	s_addc_u32 s15, s15, s43
	v_mul_hi_u32 v23, v3, s0
	v_mad_u64_u32 v[12:13], null, v3, s15, 0
	v_mad_u64_u32 v[16:17], null, v1, s0, 0
	v_mad_u64_u32 v[20:21], null, v1, s15, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, vcc_lo, v23, v12
	v_add_co_ci_u32_e64 v13, null, 0, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v12, vcc_lo, v12, v16
	v_add_co_ci_u32_e32 v12, vcc_lo, v13, v17, vcc_lo
	v_add_co_ci_u32_e32 v13, vcc_lo, 0, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, v12, v20
	v_add_co_ci_u32_e64 v17, null, 0, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v20, s3, v16
	v_mad_u64_u32 v[12:13], null, s2, v16, 0
	v_mul_lo_u32 v16, s2, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v3, vcc_lo, v3, v12
	v_add3_u32 v13, v13, v16, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v3
	v_sub_nc_u32_e32 v16, v1, v13
	v_sub_co_ci_u32_e64 v1, null, v1, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v17, 0, -1, s0
	v_subrev_co_ci_u32_e64 v12, null, s3, v16, vcc_lo
	v_sub_co_u32 v13, vcc_lo, v3, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v16, null, 0, v12, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v13
	v_subrev_co_ci_u32_e64 v12, null, s3, v12, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v20, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v16
	v_cndmask_b32_e64 v23, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v16
	v_cndmask_b32_e64 v21, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v20, v21, v20, vcc_lo
	v_sub_co_u32 v21, vcc_lo, v13, s2
	v_subrev_co_ci_u32_e64 v12, null, 0, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v20
	v_cndmask_b32_e64 v17, v23, v17, s0
	v_dual_cndmask_b32 v12, v16, v12 :: v_dual_cndmask_b32 v13, v13, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v17
	v_cndmask_b32_e32 v3, v3, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v1, v1, v12, vcc_lo
	v_xor_b32_e32 v3, v3, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, v1, v22
	v_sub_co_u32 v12, vcc_lo, v3, v22
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v13, null, v1, v22, vcc_lo
.LBB0_43:
	s_and_not1_saveexec_b32 s0, s17
	s_cbranch_execz .LBB0_45
	v_mul_hi_u32 v1, v16, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s8
	v_sub_nc_u32_e32 v1, v16, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s8, v1
	v_cmp_le_u32_e32 vcc_lo, s8, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s8, v1
	v_cmp_le_u32_e32 vcc_lo, s8, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v13, v2 :: v_dual_mov_b32 v12, v1
.LBB0_45:
	s_or_b32 exec_lo, exec_lo, s0
	v_or_b32_e32 v3, s11, v15
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s15, exec_lo, s0
	s_cbranch_execz .LBB0_47
	s_add_u32 s2, s10, s16
	s_mov_b32 s17, s16
	s_addc_u32 s3, s11, s16
	v_ashrrev_i32_e32 v22, 31, v15
	s_xor_b64 s[2:3], s[2:3], s[16:17]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_f32_u32_e32 v3, s3
	s_sub_u32 s0, 0, s2
	s_subb_u32 s43, 0, s3
	v_add_co_u32 v14, vcc_lo, v14, v22
	v_fmac_f32_e32 v1, 0x4f800000, v3
	v_add_co_ci_u32_e64 v15, null, v15, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v3, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fmac_f32_e32 v1, 0xcf800000, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s17, v3
	v_xor_b32_e32 v3, v14, v22
	s_delay_alu instid0(VALU_DEP_3)
	v_readfirstlane_b32 s42, v1
	s_mul_i32 s44, s0, s17
	v_xor_b32_e32 v1, v15, v22
	s_mul_hi_u32 s46, s0, s42
	s_mul_i32 s45, s43, s42
	s_add_i32 s44, s46, s44
	s_mul_i32 s47, s0, s42
	s_add_i32 s44, s44, s45
	s_mul_hi_u32 s46, s42, s47
	s_mul_i32 s49, s42, s44
	s_mul_hi_u32 s48, s17, s47
	s_mul_i32 s45, s17, s47
	s_mul_hi_u32 s47, s42, s44
	s_add_u32 s46, s46, s49
	s_addc_u32 s47, 0, s47
	s_mul_hi_u32 s50, s17, s44
	s_add_u32 s45, s46, s45
	s_mul_i32 s44, s17, s44
	s_addc_u32 s45, s47, s48
	s_addc_u32 s46, s50, 0
	s_add_u32 s44, s45, s44
	s_addc_u32 s45, 0, s46
	s_add_u32 s42, s42, s44
	s_addc_u32 s17, s17, s45
	s_mul_hi_u32 s44, s0, s42
	s_mul_i32 s45, s0, s42
	s_mul_i32 s0, s0, s17
	s_mul_i32 s43, s43, s42
	s_add_i32 s0, s44, s0
	s_mul_i32 s44, s17, s45
	s_add_i32 s0, s0, s43
	s_mul_hi_u32 s43, s42, s45
	s_mul_i32 s48, s42, s0
	s_mul_hi_u32 s47, s42, s0
	s_add_u32 s43, s43, s48
	s_mul_hi_u32 s46, s17, s45
	s_addc_u32 s47, 0, s47
	s_mul_hi_u32 s45, s17, s0
	s_add_u32 s43, s43, s44
	s_mul_i32 s0, s17, s0
	s_addc_u32 s43, s47, s46
	s_addc_u32 s44, s45, 0
	s_add_u32 s0, s43, s0
	s_addc_u32 s43, 0, s44
	s_add_u32 s0, s42, s0
	s_addc_u32 s17, s17, s43
	v_mul_hi_u32 v23, v3, s0
	v_mad_u64_u32 v[14:15], null, v3, s17, 0
	v_mad_u64_u32 v[16:17], null, v1, s0, 0
	v_mad_u64_u32 v[20:21], null, v1, s17, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v14, vcc_lo, v23, v14
	v_add_co_ci_u32_e64 v15, null, 0, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v14, vcc_lo, v14, v16
	v_add_co_ci_u32_e32 v14, vcc_lo, v15, v17, vcc_lo
	v_add_co_ci_u32_e32 v15, vcc_lo, 0, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, v14, v20
	v_add_co_ci_u32_e64 v17, null, 0, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v20, s3, v16
	v_mad_u64_u32 v[14:15], null, s2, v16, 0
	v_mul_lo_u32 v16, s2, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v3, vcc_lo, v3, v14
	v_add3_u32 v15, v15, v16, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s2, v3
	v_sub_nc_u32_e32 v16, v1, v15
	v_sub_co_ci_u32_e64 v1, null, v1, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v17, 0, -1, s0
	v_subrev_co_ci_u32_e64 v14, null, s3, v16, vcc_lo
	v_sub_co_u32 v15, vcc_lo, v3, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v16, null, 0, v14, vcc_lo
	v_cmp_le_u32_e64 s0, s2, v15
	v_subrev_co_ci_u32_e64 v14, null, s3, v14, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s3, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v20, 0, -1, s0
	v_cmp_le_u32_e64 s0, s3, v16
	v_cndmask_b32_e64 v23, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s3, v16
	v_cndmask_b32_e64 v21, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v20, v21, v20, vcc_lo
	v_sub_co_u32 v21, vcc_lo, v15, s2
	v_subrev_co_ci_u32_e64 v14, null, 0, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v20
	v_cndmask_b32_e64 v17, v23, v17, s0
	v_dual_cndmask_b32 v14, v16, v14 :: v_dual_cndmask_b32 v15, v15, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v17
	v_cndmask_b32_e32 v3, v3, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v1, v1, v14, vcc_lo
	v_xor_b32_e32 v3, v3, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, v1, v22
	v_sub_co_u32 v16, vcc_lo, v3, v22
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v17, null, v1, v22, vcc_lo
.LBB0_47:
	s_and_not1_saveexec_b32 s0, s15
	s_cbranch_execz .LBB0_49
	s_sub_i32 s2, 0, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, s2, v19
	v_mul_hi_u32 v1, v19, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v1, v19, v1
	v_mul_hi_u32 v1, v14, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s10
	v_sub_nc_u32_e32 v1, v14, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s10, v1
	v_cmp_le_u32_e32 vcc_lo, s10, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s10, v1
	v_cmp_le_u32_e32 vcc_lo, s10, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v17, v2 :: v_dual_mov_b32 v16, v1
.LBB0_49:
	s_or_b32 exec_lo, exec_lo, s0
	v_ashrrev_i32_e32 v1, 31, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v3, 31, v17
	s_mov_b32 s15, -1
	s_mov_b32 s0, exec_lo
	v_and_b32_e32 v14, s23, v1
	v_and_b32_e32 v1, s24, v1
	v_and_b32_e32 v15, s26, v3
	v_and_b32_e32 v3, s25, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, vcc_lo, v14, v12
	v_add_co_ci_u32_e64 v13, null, v1, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v3, v16
	v_add_co_ci_u32_e64 v3, null, v15, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[14:15], null, v1, s8, v[12:13]
	v_mul_lo_u32 v1, v1, s9
	v_mul_lo_u32 v3, v3, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v15, v3, v15, v1
	v_cmpx_gt_u64_e64 s[12:13], v[14:15]
	s_cbranch_execz .LBB0_51
	v_add_co_u32 v12, vcc_lo, s4, v14
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s5, v15, vcc_lo
	s_xor_b32 s15, exec_lo, -1
	global_load_d16_hi_u8 v0, v[12:13], off
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e32 vcc_lo, 0, v0.h
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, vcc_lo, v10, v1
	v_add_co_ci_u32_e64 v13, null, 0, v11, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, 32
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
.LBB0_51:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s2, exec_lo
	s_xor_b32 s3, exec_lo, -1
	s_or_not1_b32 s0, s15, exec_lo
.LBB0_52:
	s_or_b32 exec_lo, exec_lo, s41
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s41, s2, exec_lo
	s_and_b32 s17, s3, exec_lo
	s_xor_b32 s15, exec_lo, -1
	s_or_not1_b32 s0, s0, exec_lo
.LBB0_53:
	s_or_b32 exec_lo, exec_lo, s1
	s_branch .LBB0_23
.LBB0_54:
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v10, v12 :: v_dual_mov_b32 v11, v13
	s_mov_b32 s4, 0
	s_branch .LBB0_60
.LBB0_55:
	s_or_b32 exec_lo, exec_lo, s33
	s_mov_b32 s3, -1
	s_mov_b32 s2, 0
	s_mov_b32 s4, 0
	s_mov_b32 s0, 0
	s_and_saveexec_b32 s1, s31
	s_cbranch_execz .LBB0_59
	s_mov_b32 s4, -1
	s_and_saveexec_b32 s3, s28
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s3
	s_mov_b32 s0, exec_lo
	s_xor_b32 s4, exec_lo, -1
	s_and_b32 s2, s27, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s0, s0, exec_lo
	s_xor_b32 s3, exec_lo, -1
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s2, s2, exec_lo
.LBB0_59:
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_60:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s0, s0, exec_lo
	s_and_b32 s1, s3, exec_lo
	s_and_b32 s3, s4, exec_lo
	s_or_not1_b32 s15, s2, exec_lo
.LBB0_61:
	s_or_b32 exec_lo, exec_lo, s22
	s_mov_b32 s2, s20
	s_and_saveexec_b32 s4, s15
	s_cbranch_execnz .LBB0_74
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s4
	s_cbranch_execnz .LBB0_76
.LBB0_63:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s1
	s_cbranch_execnz .LBB0_78
.LBB0_64:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s1, s20, exec_lo
	s_and_b32 s2, s2, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s20, s1, s2
.LBB0_65:
	s_or_b32 exec_lo, exec_lo, s21
	s_and_saveexec_b32 s1, s20
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB0_69
	v_cmp_eq_u64_e32 vcc_lo, 3, v[10:11]
	v_dual_mov_b32 v2, v11 :: v_dual_and_b32 v1, -2, v10
	s_waitcnt vmcnt(0)
	v_and_b16 v0.l, 0xff, v0.l
	v_mul_lo_u32 v9, v6, s9
	v_mul_lo_u32 v7, v7, s8
	v_cndmask_b32_e64 v8, 0, 1, vcc_lo
	v_cmp_eq_u64_e32 vcc_lo, 2, v[1:2]
	v_mad_u64_u32 v[2:3], null, v6, s8, s[6:7]
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	v_cmp_eq_u16_e32 vcc_lo, 0, v0.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add3_u32 v3, v7, v3, v9
	v_mov_b16_e32 v0.l, v1.l
	v_mov_b16_e32 v1.l, v8.l
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b16 v0.l, v0.l, v1.l, vcc_lo
	v_add_co_u32 v1, vcc_lo, v2, v4
	v_add_co_ci_u32_e64 v2, null, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_and_b16 v0.l, v0.l, 1
	global_store_b8 v[1:2], v0, off
.LBB0_69:
	s_endpgm
.LBB0_70:
	s_cbranch_execnz .LBB0_72
	s_mov_b32 s20, exec_lo
	s_or_saveexec_b32 s21, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s21
	s_cbranch_execz .LBB0_65
	s_branch .LBB0_11
.LBB0_72:
	s_trap 2
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
.LBB0_73:
	s_sethalt 5
	s_branch .LBB0_73
.LBB0_74:
	s_cbranch_execnz .LBB0_80
	s_and_not1_b32 s0, s0, exec_lo
	s_or_b32 s2, s20, exec_lo
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s4
	s_cbranch_execz .LBB0_63
.LBB0_76:
	s_cbranch_execnz .LBB0_82
	s_or_b32 s2, s2, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s1
	s_cbranch_execz .LBB0_64
.LBB0_78:
	s_cbranch_execnz .LBB0_84
	s_or_b32 s2, s2, exec_lo
	s_branch .LBB0_64
.LBB0_80:
	s_trap 2
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
.LBB0_81:
	s_sethalt 5
	s_branch .LBB0_81
.LBB0_82:
	s_trap 2
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
.LBB0_83:
	s_sethalt 5
	s_branch .LBB0_83
.LBB0_84:
	s_trap 2
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
.LBB0_85:
	s_sethalt 5
	s_branch .LBB0_85
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel life_step
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 51
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 63
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.life_step,"ax",@progbits
.Lfunc_end0:
	.size	life_step, .Lfunc_end0-life_step

	.set life_step.num_vgpr, 24
	.set life_step.num_agpr, 0
	.set life_step.numbered_sgpr, 51
	.set life_step.num_named_barrier, 0
	.set life_step.private_seg_size, 0
	.set life_step.uses_vcc, 1
	.set life_step.uses_flat_scratch, 0
	.set life_step.has_dyn_sized_stack, 0
	.set life_step.has_recursion, 0
	.set life_step.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.life_step,"ax",@progbits
	.type	.Lanon.467902d2880c7c7a0a4eca858139d386.0,@object
	.section	.rodata..Lanon.467902d2880c7c7a0a4eca858139d386.0,"a",@progbits
	.p2align	3, 0x0
.Lanon.467902d2880c7c7a0a4eca858139d386.0:
	.asciz	"\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\000\000\000\000\000\000\000\377\377\377\377\377\377\377\377\001\000\000\000\000\000\000\000\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\000\000\000\000\000\000\000\001\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\377\377\377\377\377\377\377\377\001\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\001\000\000\000\000\000\000\000\001\000\000\000\000\000\000\000\001\000\000\000\000\000\000"
	.size	.Lanon.467902d2880c7c7a0a4eca858139d386.0, 128

	.type	.Lanon.3776e70fb690262331ea3b4835755599.13,@object
	.section	.rodata..Lanon.3776e70fb690262331ea3b4835755599.13,"a",@progbits
.Lanon.3776e70fb690262331ea3b4835755599.13:
	.ascii	"attempt to calculate the remainder with overflow"
	.size	.Lanon.3776e70fb690262331ea3b4835755599.13, 48

	.ident	"rustc version 1.97.0-nightly (e50aa6fba 2026-05-19)"
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 1024
    .name:           life_step
    .private_segment_fixed_size: 0
    .sgpr_count:     53
    .sgpr_spill_count: 0
    .symbol:         life_step.kd
    .uses_dynamic_stack: false
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
