


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.life_step,"ax",@progbits
	.globl	life_step
	.p2align	8
	.type	life_step,@function
life_step:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v4, 0
	v_and_b32_e32 v2, 0x3ff, v0
	v_mov_b32_e32 v3, v4
	v_bfe_u32 v6, v0, 10, 10
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s2, s0, 16
	s_and_b32 s0, s0, 0xffff
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, v4
	v_mad_u64_u32 v[0:1], s[0:1], s0, v0, v[2:3]
	v_mov_b32_e32 v2, s9
	v_mad_u64_u32 v[2:3], s[0:1], s2, v2, v[6:7]
	v_cmp_gt_u64_e32 vcc, s[16:17], v[0:1]
	v_cmp_gt_u64_e64 s[0:1], s[18:19], v[2:3]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_28
	v_or_b32_e32 v5, s17, v1
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB0_3
	s_ashr_i32 s0, s17, 31
	s_add_u32 s2, s16, s0
	s_mov_b32 s1, s0
	s_addc_u32 s3, s17, s0
	s_xor_b64 s[6:7], s[2:3], s[0:1]
	v_cvt_f32_u32_e32 v4, s6
	v_cvt_f32_u32_e32 v5, s7
	s_sub_u32 s0, 0, s6
	s_subb_u32 s1, 0, s7
	v_ashrrev_i32_e32 v8, 31, v1
	v_madmk_f32 v4, v5, 0x4f800000, v4
	v_rcp_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x5f7ffffc, v4
	v_mul_f32_e32 v5, 0x2f800000, v4
	v_trunc_f32_e32 v5, v5
	v_madmk_f32 v4, v5, 0xcf800000, v4
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_u32_f32_e32 v4, v4
	v_readfirstlane_b32 s2, v5
	v_readfirstlane_b32 s3, v4
	s_mul_i32 s8, s0, s2
	s_mul_hi_u32 s10, s0, s3
	s_mul_i32 s9, s1, s3
	s_add_i32 s8, s10, s8
	s_add_i32 s8, s8, s9
	s_mul_i32 s11, s0, s3
	s_mul_i32 s10, s3, s8
	s_mul_hi_u32 s20, s3, s11
	s_mul_hi_u32 s9, s3, s8
	s_add_u32 s10, s20, s10
	s_addc_u32 s9, 0, s9
	s_mul_hi_u32 s21, s2, s11
	s_mul_i32 s11, s2, s11
	s_add_u32 s10, s10, s11
	s_mul_hi_u32 s20, s2, s8
	s_addc_u32 s9, s9, s21
	s_addc_u32 s10, s20, 0
	s_mul_i32 s8, s2, s8
	s_add_u32 s8, s9, s8
	s_addc_u32 s9, 0, s10
	s_add_u32 s3, s3, s8
	s_addc_u32 s2, s2, s9
	s_mul_i32 s8, s0, s2
	s_mul_hi_u32 s9, s0, s3
	s_add_i32 s8, s9, s8
	s_mul_i32 s1, s1, s3
	s_add_i32 s8, s8, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s9, s2, s0
	s_mul_i32 s10, s2, s0
	s_mul_i32 s20, s3, s8
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s11, s3, s8
	s_add_u32 s0, s0, s20
	s_addc_u32 s11, 0, s11
	s_add_u32 s0, s0, s10
	s_mul_hi_u32 s1, s2, s8
	s_addc_u32 s0, s11, s9
	s_addc_u32 s1, s1, 0
	s_mul_i32 s8, s2, s8
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, 0, s1
	s_add_u32 s3, s3, s0
	v_add_co_u32_e32 v4, vcc, v0, v8
	s_addc_u32 s2, s2, s1
	v_addc_co_u32_e32 v5, vcc, v1, v8, vcc
	v_xor_b32_e32 v10, v4, v8
	v_xor_b32_e32 v9, v5, v8
	v_mad_u64_u32 v[4:5], s[0:1], v10, s2, 0
	v_mul_hi_u32 v6, v10, s3
	v_add_co_u32_e32 v11, vcc, v6, v4
	v_addc_co_u32_e32 v12, vcc, 0, v5, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v9, s3, 0
	v_add_co_u32_e32 v6, vcc, v11, v6
	v_mad_u64_u32 v[4:5], s[0:1], v9, s2, 0
	v_addc_co_u32_e32 v6, vcc, v12, v7, vcc
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_add_co_u32_e32 v4, vcc, v6, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v6, s7, v4
	v_mul_lo_u32 v7, s6, v5
	v_mad_u64_u32 v[4:5], s[0:1], s6, v4, 0
	v_add3_u32 v5, v5, v7, v6
	v_sub_u32_e32 v6, v9, v5
	v_mov_b32_e32 v7, s7
	v_sub_co_u32_e32 v4, vcc, v10, v4
	v_subb_co_u32_e64 v6, s[0:1], v6, v7, vcc
	v_subrev_co_u32_e64 v10, s[0:1], s6, v4
	v_subbrev_co_u32_e64 v11, s[2:3], 0, v6, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s7, v11
	v_cndmask_b32_e64 v12, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s6, v10
	v_subb_co_u32_e64 v6, s[0:1], v6, v7, s[0:1]
	v_cndmask_b32_e64 v13, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s7, v11
	v_subrev_co_u32_e64 v7, s[0:1], s6, v10
	v_subb_co_u32_e32 v5, vcc, v9, v5, vcc
	v_cndmask_b32_e64 v12, v12, v13, s[2:3]
	v_subbrev_co_u32_e64 v6, s[0:1], 0, v6, s[0:1]
	v_cmp_le_u32_e32 vcc, s7, v5
	v_cmp_ne_u32_e64 s[0:1], 0, v12
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s6, v4
	v_cndmask_b32_e64 v6, v11, v6, s[0:1]
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s7, v5
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_cndmask_b32_e64 v6, v10, v7, s[0:1]
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_xor_b32_e32 v4, v4, v8
	v_xor_b32_e32 v5, v5, v8
	v_sub_co_u32_e32 v4, vcc, v4, v8
	v_subb_co_u32_e32 v5, vcc, v5, v8, vcc
.LBB0_3:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_5
	v_cvt_f32_u32_e32 v4, s16
	s_sub_i32 s2, 0, s16
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, s2, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, v4, v5
	v_mul_hi_u32 v4, v0, v4
	v_mul_lo_u32 v4, v4, s16
	v_sub_u32_e32 v4, v0, v4
	v_subrev_u32_e32 v5, s16, v4
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s16, v4
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_mov_b32_e32 v5, 0
.LBB0_5:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v7, s19, v3
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB0_7
	s_ashr_i32 s0, s19, 31
	s_add_u32 s2, s18, s0
	s_mov_b32 s1, s0
	s_addc_u32 s3, s19, s0
	s_xor_b64 s[6:7], s[2:3], s[0:1]
	v_cvt_f32_u32_e32 v6, s6
	v_cvt_f32_u32_e32 v7, s7
	s_sub_u32 s0, 0, s6
	s_subb_u32 s1, 0, s7
	v_ashrrev_i32_e32 v10, 31, v3
	v_madmk_f32 v6, v7, 0x4f800000, v6
	v_rcp_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x5f7ffffc, v6
	v_mul_f32_e32 v7, 0x2f800000, v6
	v_trunc_f32_e32 v7, v7
	v_madmk_f32 v6, v7, 0xcf800000, v6
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v6, v6
	v_readfirstlane_b32 s2, v7
	v_readfirstlane_b32 s3, v6
	s_mul_i32 s8, s0, s2
	s_mul_hi_u32 s10, s0, s3
	s_mul_i32 s9, s1, s3
	s_add_i32 s8, s10, s8
	s_add_i32 s8, s8, s9
	s_mul_i32 s11, s0, s3
	s_mul_i32 s10, s3, s8
	s_mul_hi_u32 s20, s3, s11
	s_mul_hi_u32 s9, s3, s8
	s_add_u32 s10, s20, s10
	s_addc_u32 s9, 0, s9
	s_mul_hi_u32 s21, s2, s11
	s_mul_i32 s11, s2, s11
	s_add_u32 s10, s10, s11
	s_mul_hi_u32 s20, s2, s8
	s_addc_u32 s9, s9, s21
	s_addc_u32 s10, s20, 0
	s_mul_i32 s8, s2, s8
	s_add_u32 s8, s9, s8
	s_addc_u32 s9, 0, s10
	s_add_u32 s3, s3, s8
	s_addc_u32 s2, s2, s9
	s_mul_i32 s8, s0, s2
	s_mul_hi_u32 s9, s0, s3
	s_add_i32 s8, s9, s8
	s_mul_i32 s1, s1, s3
	s_add_i32 s8, s8, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s9, s2, s0
	s_mul_i32 s10, s2, s0
	s_mul_i32 s20, s3, s8
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s11, s3, s8
	s_add_u32 s0, s0, s20
	s_addc_u32 s11, 0, s11
	s_add_u32 s0, s0, s10
	s_mul_hi_u32 s1, s2, s8
	s_addc_u32 s0, s11, s9
	s_addc_u32 s1, s1, 0
	s_mul_i32 s8, s2, s8
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, 0, s1
	s_add_u32 s3, s3, s0
	v_add_co_u32_e32 v6, vcc, v2, v10
	s_addc_u32 s2, s2, s1
	v_addc_co_u32_e32 v7, vcc, v3, v10, vcc
	v_xor_b32_e32 v12, v6, v10
	v_xor_b32_e32 v11, v7, v10
	v_mad_u64_u32 v[6:7], s[0:1], v12, s2, 0
	v_mul_hi_u32 v8, v12, s3
	v_add_co_u32_e32 v13, vcc, v8, v6
	v_addc_co_u32_e32 v14, vcc, 0, v7, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v11, s3, 0
	v_add_co_u32_e32 v8, vcc, v13, v8
	v_mad_u64_u32 v[6:7], s[0:1], v11, s2, 0
	v_addc_co_u32_e32 v8, vcc, v14, v9, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v6, vcc, v8, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_mul_lo_u32 v8, s7, v6
	v_mul_lo_u32 v9, s6, v7
	v_mad_u64_u32 v[6:7], s[0:1], s6, v6, 0
	v_add3_u32 v7, v7, v9, v8
	v_sub_u32_e32 v8, v11, v7
	v_mov_b32_e32 v9, s7
	v_sub_co_u32_e32 v6, vcc, v12, v6
	v_subb_co_u32_e64 v8, s[0:1], v8, v9, vcc
	v_subrev_co_u32_e64 v12, s[0:1], s6, v6
	v_subbrev_co_u32_e64 v13, s[2:3], 0, v8, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s7, v13
	v_cndmask_b32_e64 v14, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s6, v12
	v_subb_co_u32_e64 v8, s[0:1], v8, v9, s[0:1]
	v_cndmask_b32_e64 v15, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s7, v13
	v_subrev_co_u32_e64 v9, s[0:1], s6, v12
	v_subb_co_u32_e32 v7, vcc, v11, v7, vcc
	v_cndmask_b32_e64 v14, v14, v15, s[2:3]
	v_subbrev_co_u32_e64 v8, s[0:1], 0, v8, s[0:1]
	v_cmp_le_u32_e32 vcc, s7, v7
	v_cmp_ne_u32_e64 s[0:1], 0, v14
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s6, v6
	v_cndmask_b32_e64 v8, v13, v8, s[0:1]
	v_cndmask_b32_e64 v13, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s7, v7
	v_cndmask_b32_e32 v11, v11, v13, vcc
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_cndmask_b32_e64 v8, v12, v9, s[0:1]
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_xor_b32_e32 v6, v6, v10
	v_xor_b32_e32 v7, v7, v10
	v_sub_co_u32_e32 v6, vcc, v6, v10
	v_subb_co_u32_e32 v7, vcc, v7, v10, vcc
.LBB0_7:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_9
	v_cvt_f32_u32_e32 v6, s18
	s_sub_i32 s2, 0, s18
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s2, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, v2, v6
	v_mul_lo_u32 v6, v6, s18
	v_sub_u32_e32 v6, v2, v6
	v_subrev_u32_e32 v7, s18, v6
	v_cmp_le_u32_e32 vcc, s18, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s18, v6
	v_cmp_le_u32_e32 vcc, s18, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_mov_b32_e32 v7, 0
.LBB0_9:
	s_or_b64 exec, exec, s[0:1]
	s_mul_i32 s0, s18, s17
	s_mul_hi_u32 s1, s18, s16
	s_add_i32 s0, s1, s0
	s_mul_i32 s1, s19, s16
	s_add_i32 s9, s0, s1
	v_mad_u64_u32 v[4:5], s[0:1], v6, s16, v[4:5]
	v_mul_lo_u32 v6, v6, s17
	v_mul_lo_u32 v7, v7, s16
	s_mul_i32 s8, s18, s16
	v_add3_u32 v5, v7, v5, v6
	v_cmp_le_u64_e32 vcc, s[8:9], v[4:5]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execnz .LBB0_70
	s_or_saveexec_b64 s[6:7], s[2:3]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_71
.LBB0_11:
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_load_ubyte v16, v[4:5], off
	v_add_co_u32_e32 v6, vcc, -1, v0
	v_addc_co_u32_e32 v7, vcc, -1, v1, vcc
	v_or_b32_e32 v5, s17, v7
	v_mov_b32_e32 v4, 0
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[10:11], exec, s[0:1]
	s_cbranch_execz .LBB0_13
	s_ashr_i32 s0, s17, 31
	s_add_u32 s2, s16, s0
	s_mov_b32 s1, s0
	s_addc_u32 s3, s17, s0
	s_xor_b64 s[20:21], s[2:3], s[0:1]
	v_cvt_f32_u32_e32 v4, s20
	v_cvt_f32_u32_e32 v5, s21
	s_sub_u32 s0, 0, s20
	s_subb_u32 s1, 0, s21
	v_ashrrev_i32_e32 v8, 31, v7
	v_madmk_f32 v4, v5, 0x4f800000, v4
	v_rcp_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x5f7ffffc, v4
	v_mul_f32_e32 v5, 0x2f800000, v4
	v_trunc_f32_e32 v5, v5
	v_madmk_f32 v4, v5, 0xcf800000, v4
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_u32_f32_e32 v4, v4
	v_readfirstlane_b32 s2, v5
	v_readfirstlane_b32 s3, v4
	s_mul_i32 s22, s0, s2
	s_mul_hi_u32 s24, s0, s3
	s_mul_i32 s23, s1, s3
	s_add_i32 s22, s24, s22
	s_add_i32 s22, s22, s23
	s_mul_i32 s25, s0, s3
	s_mul_i32 s24, s3, s22
	s_mul_hi_u32 s26, s3, s25
	s_mul_hi_u32 s23, s3, s22
	s_add_u32 s24, s26, s24
	s_addc_u32 s23, 0, s23
	s_mul_hi_u32 s27, s2, s25
	s_mul_i32 s25, s2, s25
	s_add_u32 s24, s24, s25
	s_mul_hi_u32 s26, s2, s22
	s_addc_u32 s23, s23, s27
	s_addc_u32 s24, s26, 0
	s_mul_i32 s22, s2, s22
	s_add_u32 s22, s23, s22
	s_addc_u32 s23, 0, s24
	s_add_u32 s3, s3, s22
	s_addc_u32 s2, s2, s23
	s_mul_i32 s22, s0, s2
	s_mul_hi_u32 s23, s0, s3
	s_add_i32 s22, s23, s22
	s_mul_i32 s1, s1, s3
	s_add_i32 s22, s22, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s23, s2, s0
	s_mul_i32 s24, s2, s0
	s_mul_i32 s26, s3, s22
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s25, s3, s22
	s_add_u32 s0, s0, s26
	s_addc_u32 s25, 0, s25
	s_add_u32 s0, s0, s24
	s_mul_hi_u32 s1, s2, s22
	s_addc_u32 s0, s25, s23
	s_addc_u32 s1, s1, 0
	s_mul_i32 s22, s2, s22
	s_add_u32 s0, s0, s22
	s_addc_u32 s1, 0, s1
	s_add_u32 s3, s3, s0
	v_add_co_u32_e32 v4, vcc, v6, v8
	s_addc_u32 s2, s2, s1
	v_addc_co_u32_e32 v5, vcc, v7, v8, vcc
	v_xor_b32_e32 v10, v4, v8
	v_xor_b32_e32 v9, v5, v8
	v_mad_u64_u32 v[4:5], s[0:1], v10, s2, 0
	v_mul_hi_u32 v6, v10, s3
	v_add_co_u32_e32 v11, vcc, v6, v4
	v_addc_co_u32_e32 v12, vcc, 0, v5, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v9, s3, 0
	v_add_co_u32_e32 v6, vcc, v11, v6
	v_mad_u64_u32 v[4:5], s[0:1], v9, s2, 0
	v_addc_co_u32_e32 v6, vcc, v12, v7, vcc
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_add_co_u32_e32 v4, vcc, v6, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v6, s21, v4
	v_mul_lo_u32 v7, s20, v5
	v_mad_u64_u32 v[4:5], s[0:1], s20, v4, 0
	v_add3_u32 v5, v5, v7, v6
	v_sub_u32_e32 v6, v9, v5
	v_mov_b32_e32 v7, s21
	v_sub_co_u32_e32 v4, vcc, v10, v4
	v_subb_co_u32_e64 v6, s[0:1], v6, v7, vcc
	v_subrev_co_u32_e64 v10, s[0:1], s20, v4
	v_subbrev_co_u32_e64 v11, s[2:3], 0, v6, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s21, v11
	v_cndmask_b32_e64 v12, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s20, v10
	v_subb_co_u32_e64 v6, s[0:1], v6, v7, s[0:1]
	v_cndmask_b32_e64 v13, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s21, v11
	v_subrev_co_u32_e64 v7, s[0:1], s20, v10
	v_subb_co_u32_e32 v5, vcc, v9, v5, vcc
	v_cndmask_b32_e64 v12, v12, v13, s[2:3]
	v_subbrev_co_u32_e64 v6, s[0:1], 0, v6, s[0:1]
	v_cmp_le_u32_e32 vcc, s21, v5
	v_cmp_ne_u32_e64 s[0:1], 0, v12
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s20, v4
	v_cndmask_b32_e64 v6, v11, v6, s[0:1]
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s21, v5
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_cndmask_b32_e64 v6, v10, v7, s[0:1]
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_xor_b32_e32 v4, v4, v8
	v_xor_b32_e32 v5, v5, v8
	v_sub_co_u32_e32 v4, vcc, v4, v8
	v_subb_co_u32_e32 v5, vcc, v5, v8, vcc
.LBB0_13:
	s_andn2_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_15
	v_cvt_f32_u32_e32 v4, s16
	s_sub_i32 s2, 0, s16
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, s2, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, v4, v5
	v_mul_hi_u32 v4, v6, v4
	v_mul_lo_u32 v4, v4, s16
	v_sub_u32_e32 v4, v6, v4
	v_subrev_u32_e32 v5, s16, v4
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s16, v4
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_mov_b32_e32 v5, 0
.LBB0_15:
	s_or_b64 exec, exec, s[0:1]
	v_add_co_u32_e32 v6, vcc, -1, v2
	v_addc_co_u32_e32 v7, vcc, -1, v3, vcc
	v_or_b32_e32 v9, s19, v7
	v_mov_b32_e32 v8, 0
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[10:11], exec, s[0:1]
	s_cbranch_execz .LBB0_17
	s_ashr_i32 s0, s19, 31
	s_add_u32 s2, s18, s0
	s_mov_b32 s1, s0
	s_addc_u32 s3, s19, s0
	s_xor_b64 s[20:21], s[2:3], s[0:1]
	v_cvt_f32_u32_e32 v8, s20
	v_cvt_f32_u32_e32 v9, s21
	s_sub_u32 s0, 0, s20
	s_subb_u32 s1, 0, s21
	v_ashrrev_i32_e32 v10, 31, v7
	v_madmk_f32 v8, v9, 0x4f800000, v8
	v_rcp_f32_e32 v8, v8
	v_add_co_u32_e32 v6, vcc, v6, v10
	v_addc_co_u32_e32 v7, vcc, v7, v10, vcc
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	v_mul_f32_e32 v9, 0x2f800000, v8
	v_trunc_f32_e32 v9, v9
	v_madmk_f32 v8, v9, 0xcf800000, v8
	v_cvt_u32_f32_e32 v9, v9
	v_cvt_u32_f32_e32 v8, v8
	v_xor_b32_e32 v12, v6, v10
	v_xor_b32_e32 v11, v7, v10
	v_readfirstlane_b32 s2, v9
	v_readfirstlane_b32 s3, v8
	s_mul_i32 s22, s0, s2
	s_mul_hi_u32 s24, s0, s3
	s_mul_i32 s23, s1, s3
	s_add_i32 s22, s24, s22
	s_add_i32 s22, s22, s23
	s_mul_i32 s25, s0, s3
	s_mul_i32 s24, s3, s22
	s_mul_hi_u32 s26, s3, s25
	s_mul_hi_u32 s23, s3, s22
	s_add_u32 s24, s26, s24
	s_addc_u32 s23, 0, s23
	s_mul_hi_u32 s27, s2, s25
	s_mul_i32 s25, s2, s25
	s_add_u32 s24, s24, s25
	s_mul_hi_u32 s26, s2, s22
	s_addc_u32 s23, s23, s27
	s_addc_u32 s24, s26, 0
	s_mul_i32 s22, s2, s22
	s_add_u32 s22, s23, s22
	s_addc_u32 s23, 0, s24
	s_add_u32 s3, s3, s22
	s_addc_u32 s2, s2, s23
	s_mul_i32 s22, s0, s2
	s_mul_hi_u32 s23, s0, s3
	s_add_i32 s22, s23, s22
	s_mul_i32 s1, s1, s3
	s_add_i32 s22, s22, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s23, s2, s0
	s_mul_i32 s24, s2, s0
	s_mul_i32 s26, s3, s22
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s25, s3, s22
	s_add_u32 s0, s0, s26
	s_addc_u32 s25, 0, s25
	s_add_u32 s0, s0, s24
	s_mul_hi_u32 s1, s2, s22
	s_addc_u32 s0, s25, s23
	s_addc_u32 s1, s1, 0
	s_mul_i32 s22, s2, s22
	s_add_u32 s0, s0, s22
	s_addc_u32 s1, 0, s1
	s_add_u32 s3, s3, s0
	s_addc_u32 s2, s2, s1
	v_mad_u64_u32 v[6:7], s[0:1], v12, s2, 0
	v_mul_hi_u32 v8, v12, s3
	v_add_co_u32_e32 v13, vcc, v8, v6
	v_addc_co_u32_e32 v14, vcc, 0, v7, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v11, s3, 0
	v_add_co_u32_e32 v8, vcc, v13, v8
	v_mad_u64_u32 v[6:7], s[0:1], v11, s2, 0
	v_addc_co_u32_e32 v8, vcc, v14, v9, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v6, vcc, v8, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_mul_lo_u32 v8, s21, v6
	v_mul_lo_u32 v9, s20, v7
	v_mad_u64_u32 v[6:7], s[0:1], s20, v6, 0
	v_add3_u32 v7, v7, v9, v8
	v_sub_u32_e32 v8, v11, v7
	v_mov_b32_e32 v9, s21
	v_sub_co_u32_e32 v6, vcc, v12, v6
	v_subb_co_u32_e64 v8, s[0:1], v8, v9, vcc
	v_subrev_co_u32_e64 v12, s[0:1], s20, v6
	v_subbrev_co_u32_e64 v13, s[2:3], 0, v8, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s21, v13
	v_cndmask_b32_e64 v14, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s20, v12
	v_subb_co_u32_e64 v8, s[0:1], v8, v9, s[0:1]
	v_cndmask_b32_e64 v15, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s21, v13
	v_subrev_co_u32_e64 v9, s[0:1], s20, v12
	v_subb_co_u32_e32 v7, vcc, v11, v7, vcc
	v_cndmask_b32_e64 v14, v14, v15, s[2:3]
	v_subbrev_co_u32_e64 v8, s[0:1], 0, v8, s[0:1]
	v_cmp_le_u32_e32 vcc, s21, v7
	v_cmp_ne_u32_e64 s[0:1], 0, v14
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s20, v6
	v_cndmask_b32_e64 v8, v13, v8, s[0:1]
	v_cndmask_b32_e64 v13, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s21, v7
	v_cndmask_b32_e32 v11, v11, v13, vcc
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_cndmask_b32_e64 v8, v12, v9, s[0:1]
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_xor_b32_e32 v6, v6, v10
	v_xor_b32_e32 v7, v7, v10
	v_sub_co_u32_e32 v8, vcc, v6, v10
	v_subb_co_u32_e32 v9, vcc, v7, v10, vcc
.LBB0_17:
	s_andn2_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_19
	v_cvt_f32_u32_e32 v7, s18
	s_sub_i32 s2, 0, s18
	v_mov_b32_e32 v9, 0
	v_rcp_iflag_f32_e32 v7, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_mul_lo_u32 v8, s2, v7
	v_mul_hi_u32 v8, v7, v8
	v_add_u32_e32 v7, v7, v8
	v_mul_hi_u32 v7, v6, v7
	v_mul_lo_u32 v7, v7, s18
	v_sub_u32_e32 v6, v6, v7
	v_subrev_u32_e32 v7, s18, v6
	v_cmp_le_u32_e32 vcc, s18, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s18, v6
	v_cmp_le_u32_e32 vcc, s18, v6
	v_cndmask_b32_e32 v8, v6, v7, vcc
.LBB0_19:
	s_or_b64 exec, exec, s[0:1]
	s_ashr_i32 s20, s17, 31
	s_mov_b32 s21, s20
	s_xor_b64 s[0:1], s[16:17], s[20:21]
	s_sub_u32 s33, s0, s20
	s_subb_u32 s64, s1, s20
	s_ashr_i32 s22, s19, 31
	s_mov_b32 s23, s22
	v_ashrrev_i32_e32 v6, 31, v5
	s_xor_b64 s[0:1], s[18:19], s[22:23]
	v_and_b32_e32 v7, s64, v6
	v_and_b32_e32 v6, s33, v6
	s_sub_u32 s65, s0, s22
	v_add_co_u32_e32 v4, vcc, v6, v4
	s_subb_u32 s66, s1, s22
	v_ashrrev_i32_e32 v6, 31, v9
	v_addc_co_u32_e32 v5, vcc, v7, v5, vcc
	v_and_b32_e32 v7, s66, v6
	v_and_b32_e32 v6, s65, v6
	v_add_co_u32_e32 v6, vcc, v6, v8
	v_addc_co_u32_e32 v7, vcc, v7, v9, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v6, s16, v[4:5]
	v_mul_lo_u32 v6, v6, s17
	v_mul_lo_u32 v7, v7, s16
	v_add3_u32 v5, v7, v5, v6
	v_cmp_gt_u64_e32 vcc, s[8:9], v[4:5]
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_22
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_load_ubyte v4, v[4:5], off
	s_mov_b32 s24, 0
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[2:3], -1
	s_and_b64 vcc, exec, -1
	s_mov_b64 s[38:39], 0
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v9, s24
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[0:1], 0, v4
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	s_cbranch_vccz .LBB0_66
	v_cvt_f32_u32_e32 v4, s16
	s_cmp_eq_u64 s[18:19], -1
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u64 s[16:17], -1
	v_rcp_iflag_f32_e32 v5, v4
	s_cselect_b64 s[2:3], -1, 0
	v_pk_mov_b32 v[6:7], 0, 0
	s_brev_b32 s25, 1
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v17, v5
	s_xor_b64 s[36:37], s[2:3], -1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[38:39], 0x60
	s_xor_b64 s[40:41], s[0:1], -1
	v_pk_mov_b32 v[10:11], v[8:9], v[8:9] op_sel:[0,1]
	s_branch .LBB0_34
.LBB0_22:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[8:9], s[4:5]
	s_and_saveexec_b64 s[10:11], s[26:27]
	s_cbranch_execnz .LBB0_67
.LBB0_23:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[24:25]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execnz .LBB0_68
.LBB0_24:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execnz .LBB0_69
.LBB0_25:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[2:3], s[4:5], exec
	s_and_b64 s[4:5], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[4:5], s[2:3], s[4:5]
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_72
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_28
.LBB0_27:
	v_and_b32_e32 v6, -2, v8
	v_mov_b32_e32 v7, v9
	v_cmp_eq_u64_e32 vcc, 3, v[8:9]
	v_mov_b32_e32 v10, 0
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_cmp_eq_u64_e32 vcc, 2, v[6:7]
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	v_cndmask_b32_e64 v6, 0, 1, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_sdwa vcc, v16, v10 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_mul_lo_u32 v7, v2, s17
	v_mul_lo_u32 v8, v3, s16
	v_mad_u64_u32 v[2:3], s[0:1], v2, s16, v[4:5]
	v_add3_u32 v3, v8, v3, v7
	v_add_co_u32_e32 v0, vcc, v2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	v_and_b32_e32 v2, 1, v6
	global_store_byte v[0:1], v2, off
.LBB0_28:
	s_endpgm
.LBB0_29:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[62:63], 0
.LBB0_30:
	s_orn2_b64 s[62:63], s[62:63], exec
	s_and_b64 s[56:57], s[60:61], exec
	s_and_b64 s[2:3], s[58:59], exec
	s_orn2_b64 s[0:1], s[0:1], exec
.LBB0_31:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[58:59], s[62:63], exec
	s_orn2_b64 s[54:55], s[56:57], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_orn2_b64 s[0:1], s[0:1], exec
.LBB0_32:
	s_or_b64 exec, exec, s[52:53]
	s_andn2_b64 s[48:49], s[48:49], exec
	s_and_b64 s[52:53], s[58:59], exec
	s_andn2_b64 s[44:45], s[44:45], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[48:49], s[48:49], s[52:53]
	s_andn2_b64 s[46:47], s[46:47], exec
	s_and_b64 s[52:53], s[54:55], exec
	s_or_b64 s[44:45], s[44:45], s[2:3]
	s_andn2_b64 s[2:3], s[42:43], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[46:47], s[46:47], s[52:53]
	s_or_b64 s[42:43], s[2:3], s[0:1]
.LBB0_33:
	s_or_b64 exec, exec, s[50:51]
	s_xor_b64 s[0:1], s[46:47], -1
	s_xor_b64 s[2:3], s[44:45], -1
	s_and_b64 s[50:51], exec, s[42:43]
	s_or_b64 s[26:27], s[50:51], s[26:27]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[50:51], s[48:49], exec
	s_or_b64 s[30:31], s[30:31], s[0:1]
	s_andn2_b64 s[0:1], s[34:35], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[28:29], s[28:29], s[50:51]
	s_or_b64 s[34:35], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_61
.LBB0_34:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@lo+20
	s_addc_u32 s1, s1, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@hi+28
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v8, vcc, s0, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	v_readfirstlane_b32 s50, v8
	v_readfirstlane_b32 s51, v5
	s_load_dwordx4 s[0:3], s[50:51], 0x0
	s_andn2_b64 s[48:49], s[48:49], exec
	s_andn2_b64 s[46:47], s[46:47], exec
	s_or_b64 s[44:45], s[44:45], exec
	s_or_b64 s[42:43], s[42:43], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v14, vcc, s0, v0
	v_addc_co_u32_e32 v15, vcc, v5, v1, vcc
	v_cmp_ne_u64_e32 vcc, s[24:25], v[14:15]
	s_or_b64 s[0:1], s[36:37], vcc
	s_and_saveexec_b64 s[50:51], s[0:1]
	s_cbranch_execz .LBB0_33
	v_mov_b32_e32 v5, s3
	v_add_co_u32_e32 v12, vcc, s2, v2
	v_addc_co_u32_e32 v13, vcc, v5, v3, vcc
	v_cmp_ne_u64_e32 vcc, s[24:25], v[12:13]
	s_mov_b64 s[0:1], -1
	s_or_b64 s[56:57], s[40:41], vcc
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[58:59], 0
	s_and_saveexec_b64 s[52:53], s[56:57]
	s_cbranch_execz .LBB0_32
	v_or_b32_e32 v5, s17, v15
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[54:55], exec, s[0:1]
	s_cbranch_execz .LBB0_38
	s_add_u32 s0, s16, s20
	s_mov_b32 s21, s20
	s_addc_u32 s1, s17, s20
	s_xor_b64 s[56:57], s[0:1], s[20:21]
	v_cvt_f32_u32_e32 v5, s56
	v_cvt_f32_u32_e32 v8, s57
	s_sub_u32 s0, 0, s56
	s_subb_u32 s1, 0, s57
	v_mac_f32_e32 v5, 0x4f800000, v8
	v_rcp_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x5f7ffffc, v5
	v_mul_f32_e32 v8, 0x2f800000, v5
	v_trunc_f32_e32 v8, v8
	v_mac_f32_e32 v5, 0xcf800000, v8
	v_cvt_u32_f32_e32 v8, v8
	v_cvt_u32_f32_e32 v5, v5
	v_readfirstlane_b32 s2, v8
	v_readfirstlane_b32 s3, v5
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s58, s0, s3
	s_mul_i32 s23, s1, s3
	s_add_i32 s21, s58, s21
	s_add_i32 s21, s21, s23
	s_mul_i32 s59, s0, s3
	s_mul_i32 s58, s3, s21
	s_mul_hi_u32 s60, s3, s59
	s_mul_hi_u32 s23, s3, s21
	s_add_u32 s58, s60, s58
	s_addc_u32 s23, 0, s23
	s_mul_hi_u32 s61, s2, s59
	s_mul_i32 s59, s2, s59
	s_add_u32 s58, s58, s59
	s_mul_hi_u32 s60, s2, s21
	s_addc_u32 s23, s23, s61
	s_addc_u32 s58, s60, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s21, s23, s21
	s_addc_u32 s23, 0, s58
	s_add_u32 s3, s3, s21
	s_addc_u32 s2, s2, s23
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s23, s0, s3
	s_add_i32 s21, s23, s21
	s_mul_i32 s1, s1, s3
	s_add_i32 s21, s21, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s23, s2, s0
	s_mul_i32 s58, s2, s0
	s_mul_i32 s60, s3, s21
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s59, s3, s21
	s_add_u32 s0, s0, s60
	s_addc_u32 s59, 0, s59
	s_add_u32 s0, s0, s58
	s_mul_hi_u32 s1, s2, s21
	s_addc_u32 s0, s59, s23
	s_addc_u32 s1, s1, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s0, s0, s21
	s_addc_u32 s1, 0, s1
	v_ashrrev_i32_e32 v5, 31, v15
	s_add_u32 s3, s3, s0
	v_add_co_u32_e32 v8, vcc, v14, v5
	s_addc_u32 s2, s2, s1
	v_addc_co_u32_e32 v9, vcc, v15, v5, vcc
	v_xor_b32_e32 v19, v8, v5
	v_xor_b32_e32 v18, v9, v5
	v_mad_u64_u32 v[8:9], s[0:1], v19, s2, 0
	v_mul_hi_u32 v14, v19, s3
	v_add_co_u32_e32 v20, vcc, v14, v8
	v_addc_co_u32_e32 v21, vcc, 0, v9, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v18, s3, 0
	v_add_co_u32_e32 v14, vcc, v20, v14
	v_mad_u64_u32 v[8:9], s[0:1], v18, s2, 0
	v_addc_co_u32_e32 v14, vcc, v21, v15, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v8, vcc, v14, v8
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_mul_lo_u32 v14, s57, v8
	v_mul_lo_u32 v15, s56, v9
	v_mad_u64_u32 v[8:9], s[0:1], s56, v8, 0
	v_add3_u32 v9, v9, v15, v14
	v_sub_u32_e32 v14, v18, v9
	v_mov_b32_e32 v15, s57
	v_sub_co_u32_e32 v8, vcc, v19, v8
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, vcc
	v_subrev_co_u32_e64 v19, s[0:1], s56, v8
	v_subbrev_co_u32_e64 v20, s[2:3], 0, v14, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s57, v20
	v_cndmask_b32_e64 v21, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s56, v19
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, s[0:1]
	v_cndmask_b32_e64 v22, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s57, v20
	v_subrev_co_u32_e64 v15, s[0:1], s56, v19
	v_subb_co_u32_e32 v9, vcc, v18, v9, vcc
	v_cndmask_b32_e64 v21, v21, v22, s[2:3]
	v_subbrev_co_u32_e64 v14, s[0:1], 0, v14, s[0:1]
	v_cmp_le_u32_e32 vcc, s57, v9
	v_cmp_ne_u32_e64 s[0:1], 0, v21
	v_cndmask_b32_e64 v18, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s56, v8
	v_cndmask_b32_e64 v14, v20, v14, s[0:1]
	v_cndmask_b32_e64 v20, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s57, v9
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_cmp_ne_u32_e32 vcc, 0, v18
	v_cndmask_b32_e32 v9, v9, v14, vcc
	v_cndmask_b32_e64 v14, v19, v15, s[0:1]
	v_cndmask_b32_e32 v8, v8, v14, vcc
	v_xor_b32_e32 v8, v8, v5
	v_xor_b32_e32 v9, v9, v5
	v_sub_co_u32_e32 v8, vcc, v8, v5
	v_subb_co_u32_e32 v9, vcc, v9, v5, vcc
.LBB0_38:
	s_andn2_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execz .LBB0_40
	s_sub_i32 s2, 0, s16
	v_mul_lo_u32 v5, s2, v17
	v_mul_hi_u32 v5, v17, v5
	v_add_u32_e32 v5, v17, v5
	v_mul_hi_u32 v5, v14, v5
	v_mul_lo_u32 v5, v5, s16
	v_sub_u32_e32 v5, v14, v5
	v_subrev_u32_e32 v8, s16, v5
	v_cmp_le_u32_e32 vcc, s16, v5
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_subrev_u32_e32 v8, s16, v5
	v_cmp_le_u32_e32 vcc, s16, v5
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v4
.LBB0_40:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v5, s19, v13
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[54:55], exec, s[0:1]
	s_cbranch_execz .LBB0_42
	s_add_u32 s0, s18, s22
	s_mov_b32 s23, s22
	s_addc_u32 s1, s19, s22
	s_xor_b64 s[56:57], s[0:1], s[22:23]
	v_cvt_f32_u32_e32 v5, s56
	v_cvt_f32_u32_e32 v14, s57
	s_sub_u32 s0, 0, s56
	s_subb_u32 s1, 0, s57
	v_mac_f32_e32 v5, 0x4f800000, v14
	v_rcp_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x5f7ffffc, v5
	v_mul_f32_e32 v14, 0x2f800000, v5
	v_trunc_f32_e32 v14, v14
	v_mac_f32_e32 v5, 0xcf800000, v14
	v_cvt_u32_f32_e32 v14, v14
	v_cvt_u32_f32_e32 v5, v5
	v_readfirstlane_b32 s2, v14
	v_readfirstlane_b32 s3, v5
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s58, s0, s3
	s_mul_i32 s23, s1, s3
	s_add_i32 s21, s58, s21
	s_add_i32 s21, s21, s23
	s_mul_i32 s59, s0, s3
	s_mul_i32 s58, s3, s21
	s_mul_hi_u32 s60, s3, s59
	s_mul_hi_u32 s23, s3, s21
	s_add_u32 s58, s60, s58
	s_addc_u32 s23, 0, s23
	s_mul_hi_u32 s61, s2, s59
	s_mul_i32 s59, s2, s59
	s_add_u32 s58, s58, s59
	s_mul_hi_u32 s60, s2, s21
	s_addc_u32 s23, s23, s61
	s_addc_u32 s58, s60, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s21, s23, s21
	s_addc_u32 s23, 0, s58
	s_add_u32 s3, s3, s21
	s_addc_u32 s2, s2, s23
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s23, s0, s3
	s_add_i32 s21, s23, s21
	s_mul_i32 s1, s1, s3
	s_add_i32 s21, s21, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s23, s2, s0
	s_mul_i32 s58, s2, s0
	s_mul_i32 s60, s3, s21
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s59, s3, s21
	s_add_u32 s0, s0, s60
	s_addc_u32 s59, 0, s59
	s_add_u32 s0, s0, s58
	s_mul_hi_u32 s1, s2, s21
	s_addc_u32 s0, s59, s23
	s_addc_u32 s1, s1, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s0, s0, s21
	s_addc_u32 s1, 0, s1
	v_ashrrev_i32_e32 v5, 31, v13
	s_add_u32 s3, s3, s0
	v_add_co_u32_e32 v12, vcc, v12, v5
	s_addc_u32 s2, s2, s1
	v_addc_co_u32_e32 v13, vcc, v13, v5, vcc
	v_xor_b32_e32 v19, v12, v5
	v_xor_b32_e32 v18, v13, v5
	v_mad_u64_u32 v[12:13], s[0:1], v19, s2, 0
	v_mul_hi_u32 v14, v19, s3
	v_add_co_u32_e32 v20, vcc, v14, v12
	v_addc_co_u32_e32 v21, vcc, 0, v13, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v18, s3, 0
	v_add_co_u32_e32 v14, vcc, v20, v14
	v_mad_u64_u32 v[12:13], s[0:1], v18, s2, 0
	v_addc_co_u32_e32 v14, vcc, v21, v15, vcc
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_add_co_u32_e32 v12, vcc, v14, v12
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_mul_lo_u32 v14, s57, v12
	v_mul_lo_u32 v15, s56, v13
	v_mad_u64_u32 v[12:13], s[0:1], s56, v12, 0
	v_add3_u32 v13, v13, v15, v14
	v_sub_u32_e32 v14, v18, v13
	v_mov_b32_e32 v15, s57
	v_sub_co_u32_e32 v12, vcc, v19, v12
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, vcc
	v_subrev_co_u32_e64 v19, s[0:1], s56, v12
	v_subbrev_co_u32_e64 v20, s[2:3], 0, v14, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s57, v20
	v_cndmask_b32_e64 v21, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s56, v19
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, s[0:1]
	v_cndmask_b32_e64 v22, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s57, v20
	v_subrev_co_u32_e64 v15, s[0:1], s56, v19
	v_subb_co_u32_e32 v13, vcc, v18, v13, vcc
	v_cndmask_b32_e64 v21, v21, v22, s[2:3]
	v_subbrev_co_u32_e64 v14, s[0:1], 0, v14, s[0:1]
	v_cmp_le_u32_e32 vcc, s57, v13
	v_cmp_ne_u32_e64 s[0:1], 0, v21
	v_cndmask_b32_e64 v18, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s56, v12
	v_cndmask_b32_e64 v14, v20, v14, s[0:1]
	v_cndmask_b32_e64 v20, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s57, v13
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_cmp_ne_u32_e32 vcc, 0, v18
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_cndmask_b32_e64 v14, v19, v15, s[0:1]
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_xor_b32_e32 v12, v12, v5
	v_xor_b32_e32 v13, v13, v5
	v_sub_co_u32_e32 v14, vcc, v12, v5
	v_subb_co_u32_e32 v15, vcc, v13, v5, vcc
.LBB0_42:
	s_andn2_saveexec_b64 s[0:1], s[54:55]
	s_cbranch_execz .LBB0_44
	v_cvt_f32_u32_e32 v5, s18
	s_sub_i32 s2, 0, s18
	v_mov_b32_e32 v15, v4
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v13, s2, v5
	v_mul_hi_u32 v13, v5, v13
	v_add_u32_e32 v5, v5, v13
	v_mul_hi_u32 v5, v12, v5
	v_mul_lo_u32 v5, v5, s18
	v_sub_u32_e32 v5, v12, v5
	v_subrev_u32_e32 v12, s18, v5
	v_cmp_le_u32_e32 vcc, s18, v5
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_subrev_u32_e32 v12, s18, v5
	v_cmp_le_u32_e32 vcc, s18, v5
	v_cndmask_b32_e32 v14, v5, v12, vcc
.LBB0_44:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v5, 31, v9
	v_and_b32_e32 v12, s64, v5
	v_and_b32_e32 v5, s33, v5
	v_add_co_u32_e32 v8, vcc, v5, v8
	v_ashrrev_i32_e32 v5, 31, v15
	v_addc_co_u32_e32 v9, vcc, v12, v9, vcc
	v_and_b32_e32 v12, s66, v5
	v_and_b32_e32 v5, s65, v5
	v_add_co_u32_e32 v5, vcc, v5, v14
	v_addc_co_u32_e32 v14, vcc, v12, v15, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v5, s16, v[8:9]
	v_mul_lo_u32 v5, v5, s17
	v_mul_lo_u32 v8, v14, s16
	v_add3_u32 v13, v8, v13, v5
	v_cmp_gt_u64_e32 vcc, s[8:9], v[12:13]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[62:63], -1
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_31
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v8, vcc, s12, v12
	v_addc_co_u32_e32 v9, vcc, v5, v13, vcc
	global_load_ubyte v5, v[8:9], off
	v_cmp_ne_u64_e32 vcc, s[38:39], v[6:7]
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_add_co_u32_e64 v8, s[0:1], v10, v5
	v_addc_co_u32_e64 v9, s[0:1], 0, v11, s[0:1]
	s_cbranch_vccz .LBB0_29
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@lo+4
	s_addc_u32 s1, s1, .Lanon.467902d2880c7c7a0a4eca858139d386.0@rel32@hi+12
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v10, vcc, s0, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	v_readfirstlane_b32 s56, v10
	v_readfirstlane_b32 s57, v5
	s_load_dwordx4 s[0:3], s[56:57], 0x20
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[62:63], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v14, vcc, s0, v0
	v_addc_co_u32_e32 v15, vcc, v5, v1, vcc
	v_cmp_ne_u64_e32 vcc, s[24:25], v[14:15]
	s_mov_b64 s[0:1], -1
	s_or_b64 s[68:69], s[36:37], vcc
	s_and_saveexec_b64 s[56:57], s[68:69]
	s_cbranch_execz .LBB0_60
	v_mov_b32_e32 v5, s3
	v_add_co_u32_e32 v12, vcc, s2, v2
	v_addc_co_u32_e32 v13, vcc, v5, v3, vcc
	v_cmp_ne_u64_e32 vcc, s[24:25], v[12:13]
	s_or_b64 s[62:63], s[40:41], vcc
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[60:61], -1
	s_and_saveexec_b64 s[58:59], s[62:63]
	s_cbranch_execz .LBB0_59
	v_or_b32_e32 v5, s17, v15
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[60:61], exec, s[0:1]
	s_cbranch_execz .LBB0_50
	s_add_u32 s0, s16, s20
	s_mov_b32 s21, s20
	s_addc_u32 s1, s17, s20
	s_xor_b64 s[62:63], s[0:1], s[20:21]
	v_cvt_f32_u32_e32 v5, s62
	v_cvt_f32_u32_e32 v10, s63
	s_sub_u32 s0, 0, s62
	s_subb_u32 s1, 0, s63
	v_mac_f32_e32 v5, 0x4f800000, v10
	v_rcp_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x5f7ffffc, v5
	v_mul_f32_e32 v10, 0x2f800000, v5
	v_trunc_f32_e32 v10, v10
	v_mac_f32_e32 v5, 0xcf800000, v10
	v_cvt_u32_f32_e32 v10, v10
	v_cvt_u32_f32_e32 v5, v5
	v_readfirstlane_b32 s2, v10
	v_readfirstlane_b32 s3, v5
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s67, s0, s3
	s_mul_i32 s23, s1, s3
	s_add_i32 s21, s67, s21
	s_add_i32 s21, s21, s23
	s_mul_i32 s68, s0, s3
	s_mul_i32 s67, s3, s21
	s_mul_hi_u32 s69, s3, s68
	s_mul_hi_u32 s23, s3, s21
	s_add_u32 s67, s69, s67
	s_addc_u32 s23, 0, s23
	s_mul_hi_u32 s70, s2, s68
	s_mul_i32 s68, s2, s68
	s_add_u32 s67, s67, s68
	s_mul_hi_u32 s69, s2, s21
	s_addc_u32 s23, s23, s70
	s_addc_u32 s67, s69, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s21, s23, s21
	s_addc_u32 s23, 0, s67
	s_add_u32 s3, s3, s21
	s_addc_u32 s2, s2, s23
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s23, s0, s3
	s_add_i32 s21, s23, s21
	s_mul_i32 s1, s1, s3
	s_add_i32 s21, s21, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s23, s2, s0
	s_mul_i32 s67, s2, s0
	s_mul_i32 s69, s3, s21
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s68, s3, s21
	s_add_u32 s0, s0, s69
	s_addc_u32 s68, 0, s68
	s_add_u32 s0, s0, s67
	s_mul_hi_u32 s1, s2, s21
	s_addc_u32 s0, s68, s23
	s_addc_u32 s1, s1, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s0, s0, s21
	s_addc_u32 s1, 0, s1
	v_ashrrev_i32_e32 v5, 31, v15
	s_add_u32 s3, s3, s0
	v_add_co_u32_e32 v10, vcc, v14, v5
	s_addc_u32 s2, s2, s1
	v_addc_co_u32_e32 v11, vcc, v15, v5, vcc
	v_xor_b32_e32 v19, v10, v5
	v_xor_b32_e32 v18, v11, v5
	v_mad_u64_u32 v[10:11], s[0:1], v19, s2, 0
	v_mul_hi_u32 v14, v19, s3
	v_add_co_u32_e32 v20, vcc, v14, v10
	v_addc_co_u32_e32 v21, vcc, 0, v11, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v18, s3, 0
	v_add_co_u32_e32 v14, vcc, v20, v14
	v_mad_u64_u32 v[10:11], s[0:1], v18, s2, 0
	v_addc_co_u32_e32 v14, vcc, v21, v15, vcc
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_add_co_u32_e32 v10, vcc, v14, v10
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_mul_lo_u32 v14, s63, v10
	v_mul_lo_u32 v15, s62, v11
	v_mad_u64_u32 v[10:11], s[0:1], s62, v10, 0
	v_add3_u32 v11, v11, v15, v14
	v_sub_u32_e32 v14, v18, v11
	v_mov_b32_e32 v15, s63
	v_sub_co_u32_e32 v10, vcc, v19, v10
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, vcc
	v_subrev_co_u32_e64 v19, s[0:1], s62, v10
	v_subbrev_co_u32_e64 v20, s[2:3], 0, v14, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s63, v20
	v_cndmask_b32_e64 v21, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s62, v19
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, s[0:1]
	v_cndmask_b32_e64 v22, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s63, v20
	v_subrev_co_u32_e64 v15, s[0:1], s62, v19
	v_subb_co_u32_e32 v11, vcc, v18, v11, vcc
	v_cndmask_b32_e64 v21, v21, v22, s[2:3]
	v_subbrev_co_u32_e64 v14, s[0:1], 0, v14, s[0:1]
	v_cmp_le_u32_e32 vcc, s63, v11
	v_cmp_ne_u32_e64 s[0:1], 0, v21
	v_cndmask_b32_e64 v18, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s62, v10
	v_cndmask_b32_e64 v14, v20, v14, s[0:1]
	v_cndmask_b32_e64 v20, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s63, v11
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_cmp_ne_u32_e32 vcc, 0, v18
	v_cndmask_b32_e32 v11, v11, v14, vcc
	v_cndmask_b32_e64 v14, v19, v15, s[0:1]
	v_cndmask_b32_e32 v10, v10, v14, vcc
	v_xor_b32_e32 v10, v10, v5
	v_xor_b32_e32 v11, v11, v5
	v_sub_co_u32_e32 v10, vcc, v10, v5
	v_subb_co_u32_e32 v11, vcc, v11, v5, vcc
.LBB0_50:
	s_andn2_saveexec_b64 s[0:1], s[60:61]
	s_cbranch_execz .LBB0_52
	s_sub_i32 s2, 0, s16
	v_mul_lo_u32 v5, s2, v17
	v_mul_hi_u32 v5, v17, v5
	v_add_u32_e32 v5, v17, v5
	v_mul_hi_u32 v5, v14, v5
	v_mul_lo_u32 v5, v5, s16
	v_sub_u32_e32 v5, v14, v5
	v_subrev_u32_e32 v10, s16, v5
	v_cmp_le_u32_e32 vcc, s16, v5
	v_cndmask_b32_e32 v5, v5, v10, vcc
	v_subrev_u32_e32 v10, s16, v5
	v_cmp_le_u32_e32 vcc, s16, v5
	v_cndmask_b32_e32 v10, v5, v10, vcc
	v_mov_b32_e32 v11, v4
.LBB0_52:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v5, s19, v13
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[60:61], exec, s[0:1]
	s_cbranch_execz .LBB0_54
	s_add_u32 s0, s18, s22
	s_mov_b32 s23, s22
	s_addc_u32 s1, s19, s22
	s_xor_b64 s[62:63], s[0:1], s[22:23]
	v_cvt_f32_u32_e32 v5, s62
	v_cvt_f32_u32_e32 v14, s63
	s_sub_u32 s0, 0, s62
	s_subb_u32 s1, 0, s63
	v_mac_f32_e32 v5, 0x4f800000, v14
	v_rcp_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x5f7ffffc, v5
	v_mul_f32_e32 v14, 0x2f800000, v5
	v_trunc_f32_e32 v14, v14
	v_mac_f32_e32 v5, 0xcf800000, v14
	v_cvt_u32_f32_e32 v14, v14
	v_cvt_u32_f32_e32 v5, v5
	v_readfirstlane_b32 s2, v14
	v_readfirstlane_b32 s3, v5
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s67, s0, s3
	s_mul_i32 s23, s1, s3
	s_add_i32 s21, s67, s21
	s_add_i32 s21, s21, s23
	s_mul_i32 s68, s0, s3
	s_mul_i32 s67, s3, s21
	s_mul_hi_u32 s69, s3, s68
	s_mul_hi_u32 s23, s3, s21
	s_add_u32 s67, s69, s67
	s_addc_u32 s23, 0, s23
	s_mul_hi_u32 s70, s2, s68
	s_mul_i32 s68, s2, s68
	s_add_u32 s67, s67, s68
	s_mul_hi_u32 s69, s2, s21
	s_addc_u32 s23, s23, s70
	s_addc_u32 s67, s69, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s21, s23, s21
	s_addc_u32 s23, 0, s67
	s_add_u32 s3, s3, s21
	s_addc_u32 s2, s2, s23
	s_mul_i32 s21, s0, s2
	s_mul_hi_u32 s23, s0, s3
	s_add_i32 s21, s23, s21
	s_mul_i32 s1, s1, s3
	s_add_i32 s21, s21, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s23, s2, s0
	s_mul_i32 s67, s2, s0
	s_mul_i32 s69, s3, s21
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s68, s3, s21
	s_add_u32 s0, s0, s69
	s_addc_u32 s68, 0, s68
	s_add_u32 s0, s0, s67
	s_mul_hi_u32 s1, s2, s21
	s_addc_u32 s0, s68, s23
	s_addc_u32 s1, s1, 0
	s_mul_i32 s21, s2, s21
	s_add_u32 s0, s0, s21
	s_addc_u32 s1, 0, s1
	v_ashrrev_i32_e32 v5, 31, v13
	s_add_u32 s3, s3, s0
	v_add_co_u32_e32 v12, vcc, v12, v5
	s_addc_u32 s2, s2, s1
	v_addc_co_u32_e32 v13, vcc, v13, v5, vcc
	v_xor_b32_e32 v19, v12, v5
	v_xor_b32_e32 v18, v13, v5
	v_mad_u64_u32 v[12:13], s[0:1], v19, s2, 0
	v_mul_hi_u32 v14, v19, s3
	v_add_co_u32_e32 v20, vcc, v14, v12
	v_addc_co_u32_e32 v21, vcc, 0, v13, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v18, s3, 0
	v_add_co_u32_e32 v14, vcc, v20, v14
	v_mad_u64_u32 v[12:13], s[0:1], v18, s2, 0
	v_addc_co_u32_e32 v14, vcc, v21, v15, vcc
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_add_co_u32_e32 v12, vcc, v14, v12
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_mul_lo_u32 v14, s63, v12
	v_mul_lo_u32 v15, s62, v13
	v_mad_u64_u32 v[12:13], s[0:1], s62, v12, 0
	v_add3_u32 v13, v13, v15, v14
	v_sub_u32_e32 v14, v18, v13
	v_mov_b32_e32 v15, s63
	v_sub_co_u32_e32 v12, vcc, v19, v12
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, vcc
	v_subrev_co_u32_e64 v19, s[0:1], s62, v12
	v_subbrev_co_u32_e64 v20, s[2:3], 0, v14, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s63, v20
	v_cndmask_b32_e64 v21, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s62, v19
	v_subb_co_u32_e64 v14, s[0:1], v14, v15, s[0:1]
	v_cndmask_b32_e64 v22, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s63, v20
	v_subrev_co_u32_e64 v15, s[0:1], s62, v19
	v_subb_co_u32_e32 v13, vcc, v18, v13, vcc
	v_cndmask_b32_e64 v21, v21, v22, s[2:3]
	v_subbrev_co_u32_e64 v14, s[0:1], 0, v14, s[0:1]
	v_cmp_le_u32_e32 vcc, s63, v13
	v_cmp_ne_u32_e64 s[0:1], 0, v21
	v_cndmask_b32_e64 v18, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s62, v12
	v_cndmask_b32_e64 v14, v20, v14, s[0:1]
	v_cndmask_b32_e64 v20, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s63, v13
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_cmp_ne_u32_e32 vcc, 0, v18
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_cndmask_b32_e64 v14, v19, v15, s[0:1]
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_xor_b32_e32 v12, v12, v5
	v_xor_b32_e32 v13, v13, v5
	v_sub_co_u32_e32 v14, vcc, v12, v5
	v_subb_co_u32_e32 v15, vcc, v13, v5, vcc
.LBB0_54:
	s_andn2_saveexec_b64 s[0:1], s[60:61]
	s_cbranch_execz .LBB0_56
	v_cvt_f32_u32_e32 v5, s18
	s_sub_i32 s2, 0, s18
	v_mov_b32_e32 v15, v4
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v13, s2, v5
	v_mul_hi_u32 v13, v5, v13
	v_add_u32_e32 v5, v5, v13
	v_mul_hi_u32 v5, v12, v5
	v_mul_lo_u32 v5, v5, s18
	v_sub_u32_e32 v5, v12, v5
	v_subrev_u32_e32 v12, s18, v5
	v_cmp_le_u32_e32 vcc, s18, v5
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_subrev_u32_e32 v12, s18, v5
	v_cmp_le_u32_e32 vcc, s18, v5
	v_cndmask_b32_e32 v14, v5, v12, vcc
.LBB0_56:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v5, 31, v11
	v_and_b32_e32 v12, s64, v5
	v_and_b32_e32 v5, s33, v5
	v_add_co_u32_e32 v10, vcc, v5, v10
	v_ashrrev_i32_e32 v5, 31, v15
	v_addc_co_u32_e32 v11, vcc, v12, v11, vcc
	v_and_b32_e32 v12, s66, v5
	v_and_b32_e32 v5, s65, v5
	v_add_co_u32_e32 v5, vcc, v5, v14
	v_addc_co_u32_e32 v14, vcc, v12, v15, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v5, s16, v[10:11]
	v_mul_lo_u32 v5, v5, s17
	v_mul_lo_u32 v10, v14, s16
	v_add3_u32 v13, v10, v13, v5
	v_cmp_gt_u64_e32 vcc, s[8:9], v[12:13]
	s_mov_b64 s[62:63], -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_58
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v10, vcc, s12, v12
	v_addc_co_u32_e32 v11, vcc, v5, v13, vcc
	global_load_ubyte v5, v[10:11], off
	v_add_co_u32_e32 v6, vcc, 32, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	s_xor_b64 s[62:63], exec, -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_add_co_u32_e32 v10, vcc, v8, v5
	v_addc_co_u32_e32 v11, vcc, 0, v9, vcc
.LBB0_58:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[2:3], exec
	s_xor_b64 s[60:61], exec, -1
	s_orn2_b64 s[0:1], s[62:63], exec
.LBB0_59:
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[62:63], s[2:3], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_xor_b64 s[58:59], exec, -1
	s_orn2_b64 s[0:1], s[0:1], exec
.LBB0_60:
	s_or_b64 exec, exec, s[56:57]
	s_branch .LBB0_30
.LBB0_61:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[36:37], -1
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[38:39], 0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[0:1], s[34:35]
	s_cbranch_execz .LBB0_65
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[18:19], s[30:31]
	s_xor_b64 s[18:19], exec, s[18:19]
	s_mov_b64 s[2:3], exec
	s_xor_b64 s[12:13], exec, -1
	s_and_b64 s[8:9], s[28:29], exec
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[2:3], s[2:3], exec
	s_xor_b64 s[36:37], exec, -1
	s_and_b64 s[38:39], s[12:13], exec
	s_and_b64 s[26:27], s[8:9], exec
.LBB0_65:
	s_or_b64 exec, exec, s[0:1]
.LBB0_66:
	s_and_b64 s[0:1], s[2:3], exec
	s_and_b64 s[2:3], s[36:37], exec
	s_and_b64 s[24:25], s[38:39], exec
	s_orn2_b64 s[26:27], s[26:27], exec
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[8:9], s[4:5]
	s_and_saveexec_b64 s[10:11], s[26:27]
	s_cbranch_execz .LBB0_23
.LBB0_67:
	s_trap 2
	s_andn2_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[4:5], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[24:25]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_24
.LBB0_68:
	s_trap 2
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_25
.LBB0_69:
	s_or_b64 s[8:9], s[8:9], exec
	s_trap 2
	s_branch .LBB0_25
.LBB0_70:
	s_mov_b64 s[4:5], exec
	s_trap 2
	s_or_saveexec_b64 s[6:7], s[2:3]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_11
.LBB0_71:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_26
.LBB0_72:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_27
	s_branch .LBB0_28
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel life_step
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 71
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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

	.set life_step.num_vgpr, 23
	.set life_step.num_agpr, 0
	.set life_step.numbered_sgpr, 71
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
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     75
    .sgpr_spill_count: 0
    .symbol:         life_step.kd
    .uses_dynamic_stack: false
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
