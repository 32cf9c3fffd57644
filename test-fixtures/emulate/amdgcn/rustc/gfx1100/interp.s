


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.interpret,"ax",@progbits
	.globl	interpret
	.p2align	8
	.type	interpret,@function
interpret:
	s_load_b32 s4, s[0:1], 0x4
	s_load_b64 s[0:1], s[2:3], 0x28
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_mov_b32 s5, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mad_u64_u32 v[2:3], null, s4, s15, v[0:1]
	s_mov_b32 s4, s0
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u64_e64 s[4:5], v[2:3]
	s_cbranch_execz .LBB0_246
	s_clause 0x1
	s_load_b128 s[4:7], s[2:3], 0x10
	s_load_b64 s[12:13], s[2:3], 0x20
	s_mov_b32 s9, s8
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	v_dual_mov_b32 v6, s8 :: v_dual_mov_b32 v7, s9
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_dual_mov_b32 v8, s10 :: v_dual_mov_b32 v9, s11
	s_cmp_eq_u32 s1, 0
	s_clause 0x1
	scratch_store_b128 off, v[6:9], off offset:16
	scratch_store_b128 off, v[6:9], off
	s_cbranch_scc1 .LBB0_247
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s4, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v5, vcc_lo
	s_clause 0x1
	s_load_b64 s[4:5], s[2:3], 0x0
	s_load_b32 s2, s[2:3], 0x8
	v_mov_b32_e32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	global_load_b32 v1, v[0:1], off
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v22, s1
	s_mov_b32 s3, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s21, s3
	s_branch .LBB0_5
.LBB0_3:
	s_or_b32 exec_lo, exec_lo, s34
	v_dual_mov_b32 v32, v37 :: v_dual_mov_b32 v31, v34
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v30, v18 :: v_dual_mov_b32 v29, v35
	v_dual_mov_b32 v28, v19 :: v_dual_mov_b32 v27, v21
	v_dual_mov_b32 v26, v38 :: v_dual_mov_b32 v25, v20
	v_dual_mov_b32 v24, v36 :: v_dual_mov_b32 v23, v39
	s_and_not1_b32 s22, s22, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_b32 s39, s38, exec_lo
	s_or_b32 s22, s22, s0
	s_and_b32 s38, s40, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s34, s35, exec_lo
	s_and_b32 s31, s27, exec_lo
	s_and_b32 s29, s29, exec_lo
	s_and_b32 s27, s26, exec_lo
	s_and_b32 s26, s28, exec_lo
	s_and_b32 s28, s25, exec_lo
	s_or_not1_b32 s30, s30, exec_lo
	s_or_not1_b32 s25, s33, exec_lo
.LBB0_4:
	s_or_b32 exec_lo, exec_lo, s24
	s_xor_b32 s0, s39, -1
	s_xor_b32 s24, s38, -1
	s_xor_b32 s33, s37, -1
	s_xor_b32 s35, s36, -1
	s_xor_b32 s34, s34, -1
	s_xor_b32 s31, s31, -1
	s_xor_b32 s29, s29, -1
	s_xor_b32 s27, s27, -1
	s_xor_b32 s26, s26, -1
	s_xor_b32 s28, s28, -1
	s_xor_b32 s30, s30, -1
	s_and_b32 s25, exec_lo, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s21, s25, s21
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_not1_b32 s10, s10, exec_lo
	s_or_b32 s8, s8, s0
	s_and_not1_b32 s0, s9, exec_lo
	s_and_b32 s9, s24, exec_lo
	s_and_b32 s24, s33, exec_lo
	s_or_b32 s9, s0, s9
	s_or_b32 s10, s10, s24
	s_and_not1_b32 s0, s11, exec_lo
	s_and_b32 s11, s35, exec_lo
	s_and_not1_b32 s14, s14, exec_lo
	s_and_b32 s24, s34, exec_lo
	s_or_b32 s11, s0, s11
	s_or_b32 s14, s14, s24
	s_and_not1_b32 s0, s15, exec_lo
	s_and_b32 s15, s31, exec_lo
	s_and_not1_b32 s16, s16, exec_lo
	s_and_b32 s24, s29, exec_lo
	s_or_b32 s15, s0, s15
	s_or_b32 s16, s16, s24
	s_and_not1_b32 s0, s17, exec_lo
	s_and_b32 s17, s27, exec_lo
	s_and_not1_b32 s18, s18, exec_lo
	s_and_b32 s24, s26, exec_lo
	s_and_not1_b32 s1, s1, exec_lo
	s_and_b32 s25, s22, exec_lo
	s_or_b32 s17, s0, s17
	s_or_b32 s18, s18, s24
	s_and_not1_b32 s0, s19, exec_lo
	s_and_b32 s19, s28, exec_lo
	s_and_not1_b32 s20, s20, exec_lo
	s_and_b32 s24, s30, exec_lo
	s_or_b32 s1, s1, s25
	s_or_b32 s19, s0, s19
	s_or_b32 s20, s20, s24
	s_and_not1_b32 exec_lo, exec_lo, s21
	s_cbranch_execz .LBB0_202
.LBB0_5:
	v_dual_mov_b32 v6, v14 :: v_dual_mov_b32 v7, v15
	v_mov_b16_e32 v0.l, 0xff
	s_mov_b32 s24, -1
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u64_e64 s[2:3], v[16:17]
	s_cbranch_execz .LBB0_55
	v_lshlrev_b64 v[10:11], 2, v[16:17]
	s_mov_b32 s26, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, vcc_lo, s4, v10
	v_add_co_ci_u32_e64 v11, null, s5, v11, vcc_lo
	global_load_b32 v10, v[10:11], off
	s_waitcnt vmcnt(0)
	v_and_b16 v0.h, 0xff, v10.l
	v_ashrrev_i32_e32 v10, 8, v10
	s_delay_alu instid0(VALU_DEP_2)
	v_cmpx_lt_i16_e32 6, v0.h
	s_xor_b32 s26, exec_lo, s26
	s_cbranch_execz .LBB0_32
	s_mov_b32 s27, exec_lo
	v_cmpx_lt_i16_e32 9, v0.h
	s_xor_b32 s27, exec_lo, s27
	s_cbranch_execz .LBB0_23
	s_mov_b32 s28, exec_lo
	v_cmpx_lt_i16_e32 11, v0.h
	s_xor_b32 s28, exec_lo, s28
	s_cbranch_execz .LBB0_16
	s_mov_b32 s29, exec_lo
	v_cmpx_lt_i16_e32 12, v0.h
	s_xor_b32 s29, exec_lo, s29
	s_cbranch_execz .LBB0_13
	v_mov_b16_e32 v0.l, 0xff
	s_mov_b32 s25, -1
	s_mov_b32 s24, s23
	s_mov_b32 s30, exec_lo
	v_cmpx_eq_u16_e32 13, v0.h
	v_sub_nc_u32_e32 v0, 0, v10
	v_cmp_lt_i32_e32 vcc_lo, -1, v10
	s_and_not1_b32 s24, s23, exec_lo
	s_xor_b32 s25, exec_lo, -1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_max_i32_e32 v8, v0, v10
	v_mov_b16_e32 v0.l, 12
	s_and_b32 s31, vcc_lo, exec_lo
	s_or_b32 s24, s24, s31
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v33, 31, v8
	s_or_b32 exec_lo, exec_lo, s30
.LBB0_13:
	s_and_not1_saveexec_b32 s29, s29
	v_mov_b16_e32 v0.l, 11
	s_and_not1_b32 s25, s25, exec_lo
	s_or_b32 exec_lo, exec_lo, s29
.LBB0_16:
	s_and_not1_saveexec_b32 s28, s28
	s_cbranch_execz .LBB0_22
	v_mov_b16_e32 v0.l, 10
	v_ashrrev_i32_e32 v11, 31, v10
	s_mov_b32 s29, exec_lo
	v_cmpx_lt_i16_e32 10, v0.h
	s_xor_b32 s29, exec_lo, s29
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v8, v10 :: v_dual_mov_b32 v9, v11
	s_and_not1_saveexec_b32 s29, s29
	v_mov_b16_e32 v0.l, 9
	v_dual_mov_b32 v8, v10 :: v_dual_mov_b32 v9, v11
	s_or_b32 exec_lo, exec_lo, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s25, s25, exec_lo
.LBB0_22:
	s_or_b32 exec_lo, exec_lo, s28
.LBB0_23:
	s_and_not1_saveexec_b32 s27, s27
	s_cbranch_execz .LBB0_31
	s_mov_b32 s28, exec_lo
	v_cmpx_lt_i16_e32 7, v0.h
	s_xor_b32 s28, exec_lo, s28
	s_cbranch_execz .LBB0_28
	v_mov_b16_e32 v0.l, 8
	s_mov_b32 s29, exec_lo
	v_cmpx_lt_i16_e32 8, v0.h
	s_xor_b32 s29, exec_lo, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_saveexec_b32 s29, s29
	v_mov_b16_e32 v0.l, 7
	s_or_b32 exec_lo, exec_lo, s29
.LBB0_28:
	s_and_not1_saveexec_b32 s28, s28
	v_mov_b16_e32 v0.l, 6
	s_or_b32 exec_lo, exec_lo, s28
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s25, s25, exec_lo
.LBB0_31:
	s_or_b32 exec_lo, exec_lo, s27
.LBB0_32:
	s_and_not1_saveexec_b32 s26, s26
	s_cbranch_execz .LBB0_54
	s_mov_b32 s27, exec_lo
	v_cmpx_lt_i16_e32 2, v0.h
	s_xor_b32 s27, exec_lo, s27
	s_cbranch_execz .LBB0_43
	s_mov_b32 s28, exec_lo
	v_cmpx_lt_i16_e32 4, v0.h
	s_xor_b32 s28, exec_lo, s28
	s_cbranch_execz .LBB0_38
	v_mov_b16_e32 v0.l, 5
	s_mov_b32 s29, exec_lo
	v_cmpx_lt_i16_e32 5, v0.h
	s_xor_b32 s29, exec_lo, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_saveexec_b32 s29, s29
	v_mov_b16_e32 v0.l, 4
	s_or_b32 exec_lo, exec_lo, s29
.LBB0_38:
	s_and_not1_saveexec_b32 s28, s28
	s_cbranch_execz .LBB0_42
	v_mov_b16_e32 v0.l, 3
	s_mov_b32 s29, exec_lo
	v_cmpx_lt_i16_e32 3, v0.h
	s_xor_b32 s29, exec_lo, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_saveexec_b32 s29, s29
	v_mov_b16_e32 v0.l, 2
	s_or_b32 exec_lo, exec_lo, s29
.LBB0_42:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s28
.LBB0_43:
	s_and_not1_saveexec_b32 s27, s27
	s_cbranch_execz .LBB0_53
	s_mov_b32 s28, exec_lo
	v_cmpx_lt_i16_e32 0, v0.h
	s_xor_b32 s28, exec_lo, s28
	s_cbranch_execz .LBB0_50
	v_mov_b16_e32 v0.l, 1
	s_mov_b32 s29, exec_lo
	v_cmpx_lt_i16_e32 1, v0.h
	s_xor_b32 s29, exec_lo, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_saveexec_b32 s29, s29
	v_mov_b16_e32 v0.l, 0
	s_or_b32 exec_lo, exec_lo, s29
.LBB0_50:
	s_and_not1_saveexec_b32 s28, s28
	v_mov_b16_e32 v0.l, 13
	s_or_b32 exec_lo, exec_lo, s28
.LBB0_53:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s27
	v_mov_b32_e32 v33, v10
	s_and_not1_b32 s25, s25, exec_lo
.LBB0_54:
	s_or_b32 exec_lo, exec_lo, s26
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s23, s23, exec_lo
	s_and_b32 s26, s24, exec_lo
	s_or_not1_b32 s24, s25, exec_lo
	s_or_b32 s23, s23, s26
.LBB0_55:
	s_or_b32 exec_lo, exec_lo, s0
	s_xor_b32 s0, s23, -1
	s_xor_b32 s33, s24, -1
	s_mov_b32 s25, -1
	s_mov_b32 s28, 0
	s_and_not1_b32 s22, s22, exec_lo
	s_mov_b32 s30, -1
	s_mov_b32 s26, 0
	s_mov_b32 s27, 0
	s_mov_b32 s29, 0
	s_mov_b32 s31, 0
	s_mov_b32 s34, 0
	s_mov_b32 s36, 0
	s_mov_b32 s37, 0
	s_mov_b32 s38, 0
	s_mov_b32 s39, 0
	v_mov_b32_e32 v10, 0x300
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s24, s33
	s_cbranch_execz .LBB0_4
	v_add_co_u32 v12, vcc_lo, v16, 1
	v_and_b16 v0.l, 0xff, v0.l
	v_add_co_ci_u32_e64 v13, null, 0, v17, vcc_lo
	s_mov_b32 s33, 0
	s_mov_b32 s25, 0
	s_mov_b32 s35, exec_lo
	v_mov_b32_e32 v10, 0x300
	v_mov_b32_e32 v11, 0
	v_cmpx_lt_i16_e32 7, v0.l
	s_xor_b32 s35, exec_lo, s35
	s_cbranch_execz .LBB0_104
	s_mov_b32 s36, -1
	s_mov_b32 s30, 0
	s_mov_b32 s26, exec_lo
	v_mov_b32_e32 v10, 0x300
	v_mov_b32_e32 v11, 0
	v_cmpx_lt_i16_e32 9, v0.l
	s_xor_b32 s26, exec_lo, s26
	s_cbranch_execz .LBB0_85
	s_mov_b32 s29, -1
	s_mov_b32 s36, 0
	s_mov_b32 s28, exec_lo
	v_mov_b32_e32 v10, 0x300
	v_mov_b32_e32 v11, 0
	v_cmpx_lt_i16_e32 11, v0.l
	s_xor_b32 s28, exec_lo, s28
	s_cbranch_execz .LBB0_82
	s_mov_b32 s30, -1
	s_mov_b32 s29, exec_lo
	v_cmpx_gt_i16_e32 13, v0.l
	s_cbranch_execz .LBB0_81
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	s_and_saveexec_b32 s38, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s38, exec_lo, s38
	s_cbranch_execz .LBB0_70
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v35, v29
	v_mov_b32_e32 v11, 0
	s_mov_b32 s39, -1
	s_mov_b32 s36, -1
	s_mov_b32 s30, 0
	s_and_saveexec_b32 s31, vcc_lo
	s_cbranch_execz .LBB0_65
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b32 s39, 0
	s_mov_b32 s30, exec_lo
	v_cmpx_gt_u64_e32 9, v[6:7]
	s_cbranch_execz .LBB0_64
	v_lshl_add_u32 v10, v6, 2, 0
	s_mov_b32 s39, exec_lo
	scratch_load_b32 v35, v10, off offset:-4
	v_add_co_u32 v10, s0, v6, -1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, -1, v7, s0
.LBB0_64:
	s_or_b32 exec_lo, exec_lo, s30
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s30, exec_lo
	s_xor_b32 s36, exec_lo, -1
	s_or_not1_b32 s39, s39, exec_lo
.LBB0_65:
	s_or_b32 exec_lo, exec_lo, s31
	s_mov_b32 s0, 0
	s_and_saveexec_b32 s31, s39
	s_cbranch_execz .LBB0_69
	s_and_saveexec_b32 s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s39, exec_lo, s0
	s_cbranch_execz .LBB0_68
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v16, v33, v35
	v_lshlrev_b32_e32 v17, 2, v10
	v_add_co_u32 v14, s0, v10, 1
	s_mov_b32 s34, exec_lo
	v_add_co_ci_u32_e64 v15, null, 0, v11, s0
	scratch_store_b32 v17, v16, off
.LBB0_68:
	s_or_b32 exec_lo, exec_lo, s39
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_and_not1_b32 s30, s30, exec_lo
	s_and_not1_b32 s36, s36, exec_lo
	s_and_b32 s34, s34, exec_lo
.LBB0_69:
	s_or_b32 exec_lo, exec_lo, s31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s31, s30, exec_lo
	s_or_not1_b32 s30, s36, exec_lo
	s_and_b32 s36, s0, exec_lo
	s_and_b32 s34, s34, exec_lo
.LBB0_70:
	s_or_saveexec_b32 s38, s38
	v_mov_b32_e32 v34, v31
	s_xor_b32 exec_lo, exec_lo, s38
	s_cbranch_execz .LBB0_80
	v_mov_b32_e32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v34, v31
	s_mov_b32 s43, -1
	s_mov_b32 s0, 0
	s_mov_b32 s39, s36
	s_mov_b32 s40, s30
	s_mov_b32 s41, s31
	s_and_saveexec_b32 s37, vcc_lo
	s_cbranch_execz .LBB0_75
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b32 s42, 0
	s_mov_b32 s39, exec_lo
	v_cmpx_gt_u64_e32 9, v[6:7]
	s_cbranch_execz .LBB0_74
	v_lshl_add_u32 v10, v6, 2, 0
	s_mov_b32 s42, exec_lo
	scratch_load_b32 v34, v10, off offset:-4
	v_add_co_u32 v10, s0, v6, -1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, -1, v7, s0
.LBB0_74:
	s_or_b32 exec_lo, exec_lo, s39
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_and_not1_b32 s41, s31, exec_lo
	s_and_not1_b32 s40, s30, exec_lo
	s_and_not1_b32 s39, s36, exec_lo
	s_or_not1_b32 s43, s42, exec_lo
.LBB0_75:
	s_or_b32 exec_lo, exec_lo, s37
	s_mov_b32 s42, s34
	s_and_saveexec_b32 s37, s43
	s_cbranch_execz .LBB0_79
	s_mov_b32 s42, s34
	s_and_saveexec_b32 s43, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s43, exec_lo, s43
	s_cbranch_execz .LBB0_78
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v16, v33, v34
	v_lshlrev_b32_e32 v17, 2, v10
	v_add_co_u32 v14, vcc_lo, v10, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, 0, v11, vcc_lo
	s_or_b32 s42, s34, exec_lo
	scratch_store_b32 v17, v16, off
.LBB0_78:
	s_or_b32 exec_lo, exec_lo, s43
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s43, s34, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_and_not1_b32 s0, s0, exec_lo
	s_and_not1_b32 s41, s41, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_or_b32 s39, s39, exec_lo
	s_or_b32 s42, s43, s42
.LBB0_79:
	s_or_b32 exec_lo, exec_lo, s37
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s37, s0, exec_lo
	s_and_not1_b32 s0, s31, exec_lo
	s_and_b32 s31, s41, exec_lo
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v35, v29
	s_and_not1_b32 s30, s30, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_or_b32 s31, s0, s31
	s_and_not1_b32 s0, s36, exec_lo
	s_and_b32 s36, s39, exec_lo
	s_and_not1_b32 s34, s34, exec_lo
	s_and_b32 s39, s42, exec_lo
	s_or_b32 s30, s30, s40
	s_or_b32 s36, s0, s36
	s_or_b32 s34, s34, s39
.LBB0_80:
	s_or_b32 exec_lo, exec_lo, s38
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s37, exec_lo
	s_and_b32 s31, s31, exec_lo
	s_or_not1_b32 s30, s30, exec_lo
	s_and_b32 s37, s36, exec_lo
	s_and_b32 s34, s34, exec_lo
.LBB0_81:
	s_or_b32 exec_lo, exec_lo, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s36, s38, exec_lo
	s_and_b32 s31, s31, exec_lo
	s_and_b32 s30, s30, exec_lo
	s_or_not1_b32 s29, s37, exec_lo
	s_and_b32 s34, s34, exec_lo
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
.LBB0_82:
	s_or_saveexec_b32 s0, s28
	v_dual_mov_b32 v17, v13 :: v_dual_mov_b32 v16, v12
	s_xor_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB0_84
	v_cmp_ne_u16_e32 vcc_lo, 10, v0.l
	v_dual_mov_b32 v34, v31 :: v_dual_mov_b32 v17, v9
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v16, v8 :: v_dual_mov_b32 v35, v29
	v_dual_mov_b32 v15, v7 :: v_dual_mov_b32 v14, v6
	s_or_b32 s34, s34, exec_lo
	s_and_b32 s27, vcc_lo, exec_lo
.LBB0_84:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s28, s36, exec_lo
	s_and_b32 s31, s31, exec_lo
	s_and_b32 s30, s30, exec_lo
	s_or_not1_b32 s36, s29, exec_lo
	s_and_b32 s37, s34, exec_lo
	s_and_b32 s34, s27, exec_lo
.LBB0_85:
	s_or_saveexec_b32 s26, s26
	v_mov_b32_e32 v37, v32
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s26
	s_cbranch_execz .LBB0_103
	s_mov_b32 s27, s37
	s_mov_b32 s41, s36
	s_mov_b32 s29, s30
	s_mov_b32 s40, s31
	s_mov_b32 s38, s28
	s_mov_b32 s39, 0
	s_mov_b32 s0, exec_lo
	v_cmpx_lt_i16_e32 8, v0.l
	s_xor_b32 s42, exec_lo, s0
	s_cbranch_execz .LBB0_96
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v37, v32
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_mov_b32_e32 v15, 0
	s_mov_b32 s43, -1
	s_mov_b32 s0, 0
	s_mov_b32 s27, s36
	s_mov_b32 s29, s30
	s_mov_b32 s40, s31
	s_mov_b32 s38, s28
	s_and_saveexec_b32 s39, vcc_lo
	s_cbranch_execz .LBB0_91
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b32 s41, 0
	s_mov_b32 s27, exec_lo
	v_cmpx_gt_u64_e32 9, v[6:7]
	s_cbranch_execz .LBB0_90
	v_lshl_add_u32 v11, v6, 2, 0
	v_add_co_u32 v14, s0, v6, -1
	s_mov_b32 s41, exec_lo
	v_add_co_ci_u32_e64 v15, null, -1, v7, s0
	scratch_load_b32 v37, v11, off offset:-4
.LBB0_90:
	s_or_b32 exec_lo, exec_lo, s27
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_and_not1_b32 s38, s28, exec_lo
	s_and_not1_b32 s40, s31, exec_lo
	s_and_not1_b32 s29, s30, exec_lo
	s_and_not1_b32 s27, s36, exec_lo
	s_or_not1_b32 s43, s41, exec_lo
.LBB0_91:
	s_or_b32 exec_lo, exec_lo, s39
	s_mov_b32 s41, s37
	s_and_saveexec_b32 s39, s43
	s_cbranch_execz .LBB0_95
	s_mov_b32 s41, s37
	s_and_saveexec_b32 s43, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s43, exec_lo, s43
	s_cbranch_execz .LBB0_94
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v37
	s_or_b32 s41, s37, exec_lo
	v_dual_cndmask_b32 v17, v13, v9 :: v_dual_cndmask_b32 v16, v12, v8
.LBB0_94:
	s_or_b32 exec_lo, exec_lo, s43
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s43, s37, exec_lo
	s_and_b32 s41, s41, exec_lo
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
	s_and_not1_b32 s0, s0, exec_lo
	s_and_not1_b32 s38, s38, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_and_not1_b32 s29, s29, exec_lo
	s_or_b32 s27, s27, exec_lo
	s_or_b32 s41, s43, s41
.LBB0_95:
	s_or_b32 exec_lo, exec_lo, s39
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s43, s28, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s39, s0, exec_lo
	s_or_b32 s38, s43, s38
	s_and_not1_b32 s0, s31, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_and_not1_b32 s43, s30, exec_lo
	s_and_b32 s29, s29, exec_lo
	s_or_b32 s40, s0, s40
	s_or_b32 s29, s43, s29
	s_and_not1_b32 s0, s36, exec_lo
	s_and_b32 s27, s27, exec_lo
	s_and_not1_b32 s43, s37, exec_lo
	s_and_b32 s44, s41, exec_lo
	s_or_b32 s41, s0, s27
	s_or_b32 s27, s43, s44
.LBB0_96:
	s_and_not1_saveexec_b32 s42, s42
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v14, 0
	v_cmp_eq_u64_e64 s48, 0, v[6:7]
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_mov_b32_e32 v15, 0
	s_mov_b32 s0, s41
	s_mov_b32 s43, s29
	s_mov_b32 s44, s40
	s_mov_b32 s45, s38
	s_mov_b32 s46, s39
	s_and_saveexec_b32 s47, vcc_lo
	s_cbranch_execz .LBB0_99
	v_add_co_u32 v14, s0, v6, -1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, -1, v7, s0
	v_cmp_gt_u64_e64 s0, 9, v[6:7]
	s_and_not1_b32 s48, s48, exec_lo
	s_mov_b32 s25, exec_lo
	s_and_not1_b32 s46, s39, exec_lo
	s_and_not1_b32 s45, s38, exec_lo
	s_and_not1_b32 s44, s40, exec_lo
	s_and_b32 s49, s0, exec_lo
	s_and_not1_b32 s43, s29, exec_lo
	s_and_not1_b32 s0, s41, exec_lo
	s_or_b32 s48, s48, s49
.LBB0_99:
	s_or_b32 exec_lo, exec_lo, s47
	s_mov_b32 s47, s27
	s_and_saveexec_b32 s49, s48
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s48, exec_lo, s49
	s_and_not1_b32 s47, s27, exec_lo
	s_and_b32 s49, vcc_lo, exec_lo
	s_and_not1_b32 s25, s25, exec_lo
	s_and_not1_b32 s46, s46, exec_lo
	s_and_not1_b32 s45, s45, exec_lo
	s_and_not1_b32 s44, s44, exec_lo
	s_and_not1_b32 s43, s43, exec_lo
	s_or_b32 s0, s0, exec_lo
	s_or_b32 s47, s47, s49
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
	s_or_b32 exec_lo, exec_lo, s48
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s29, s29, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v37, v32
	v_dual_mov_b32 v17, v13 :: v_dual_mov_b32 v16, v12
	s_and_not1_b32 s39, s39, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_and_not1_b32 s38, s38, exec_lo
	s_and_b32 s45, s45, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_or_b32 s29, s29, s43
	s_and_not1_b32 s41, s41, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_not1_b32 s27, s27, exec_lo
	s_and_b32 s43, s47, exec_lo
	s_and_b32 s25, s25, exec_lo
	s_or_b32 s39, s39, s46
	s_or_b32 s38, s38, s45
	s_or_b32 s40, s40, s44
	s_or_b32 s41, s41, s0
	s_or_b32 s27, s27, s43
.LBB0_102:
	s_or_b32 exec_lo, exec_lo, s42
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s28, s28, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_and_not1_b32 s30, s30, exec_lo
	s_and_b32 s29, s29, exec_lo
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v34, v31 :: v_dual_mov_b32 v35, v29
	s_or_b32 s28, s28, s38
	s_and_not1_b32 s31, s31, exec_lo
	s_and_b32 s38, s40, exec_lo
	s_or_b32 s30, s30, s29
	s_and_not1_b32 s29, s36, exec_lo
	s_and_b32 s36, s41, exec_lo
	s_and_not1_b32 s37, s37, exec_lo
	s_and_b32 s27, s27, exec_lo
	s_and_b32 s0, s25, exec_lo
	s_and_b32 s25, s39, exec_lo
	s_or_b32 s31, s31, s38
	s_or_b32 s36, s29, s36
	s_or_b32 s37, s37, s27
.LBB0_103:
	s_or_b32 exec_lo, exec_lo, s26
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s27, s0, exec_lo
	s_and_b32 s29, s25, exec_lo
	s_and_b32 s26, s28, exec_lo
	s_and_b32 s28, s31, exec_lo
	s_and_b32 s25, s30, exec_lo
	s_or_not1_b32 s30, s36, exec_lo
	s_and_b32 s31, s37, exec_lo
	s_and_b32 s34, s34, exec_lo
.LBB0_104:
	s_or_saveexec_b32 s38, s35
	v_dual_mov_b32 v18, v30 :: v_dual_mov_b32 v19, v28
	v_dual_mov_b32 v21, v27 :: v_dual_mov_b32 v20, v25
	v_mov_b32_e32 v36, v24
	s_mov_b32 s39, 0
	s_mov_b32 s35, 0
	s_mov_b32 s36, 0
	s_mov_b32 s37, 0
	s_xor_b32 exec_lo, exec_lo, s38
	s_cbranch_execz .LBB0_156
	s_mov_b32 s0, s31
	s_mov_b32 s40, s30
	s_mov_b32 s39, s25
	s_mov_b32 s43, s28
	s_mov_b32 s41, s26
	s_mov_b32 s45, s29
	s_mov_b32 s48, s27
	s_mov_b32 s42, 0
	s_mov_b32 s35, exec_lo
	v_cmpx_lt_i16_e32 4, v0.l
	s_xor_b32 s35, exec_lo, s35
	s_cbranch_execz .LBB0_151
	s_mov_b32 s46, s31
	s_mov_b32 s47, s30
	s_mov_b32 s39, s25
	s_mov_b32 s44, s28
	s_mov_b32 s40, s26
	s_mov_b32 s45, s29
	s_mov_b32 s42, s27
	s_mov_b32 s43, 0
	s_mov_b32 s41, 0
	s_mov_b32 s0, exec_lo
	v_cmpx_lt_i16_e32 5, v0.l
	s_xor_b32 s37, exec_lo, s0
	s_cbranch_execz .LBB0_138
	s_mov_b32 s39, 0
	s_mov_b32 s47, s31
	s_mov_b32 s48, s30
	s_mov_b32 s44, s25
	s_mov_b32 s46, s28
	s_mov_b32 s40, s26
	s_mov_b32 s45, s29
	s_mov_b32 s42, s27
	s_mov_b32 s0, exec_lo
	v_cmpx_lt_i16_e32 6, v0.l
	s_xor_b32 s41, exec_lo, s0
	s_cbranch_execz .LBB0_123
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v19, v28
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_mov_b32_e32 v17, 0
	s_mov_b32 s49, -1
	s_mov_b32 s40, 0
	s_mov_b32 s47, s30
	s_mov_b32 s44, s25
	s_mov_b32 s46, s28
	s_mov_b32 s45, s26
	s_mov_b32 s48, s29
	s_mov_b32 s42, s27
	s_and_saveexec_b32 s43, vcc_lo
	s_cbranch_execz .LBB0_112
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b32 s49, 0
	s_mov_b32 s40, exec_lo
	v_cmpx_gt_u64_e32 9, v[6:7]
	s_cbranch_execz .LBB0_111
	v_lshl_add_u32 v11, v6, 2, 0
	v_add_co_u32 v16, s0, v6, -1
	s_mov_b32 s49, exec_lo
	v_add_co_ci_u32_e64 v17, null, -1, v7, s0
	scratch_load_b32 v19, v11, off offset:-4
.LBB0_111:
	s_or_b32 exec_lo, exec_lo, s40
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s40, exec_lo
	s_and_not1_b32 s42, s27, exec_lo
	s_and_not1_b32 s48, s29, exec_lo
	s_and_not1_b32 s45, s26, exec_lo
	s_and_not1_b32 s46, s28, exec_lo
	s_and_not1_b32 s44, s25, exec_lo
	s_and_not1_b32 s47, s30, exec_lo
	s_or_not1_b32 s49, s49, exec_lo
.LBB0_112:
	s_or_b32 exec_lo, exec_lo, s43
	s_mov_b32 s0, s31
	s_and_saveexec_b32 s43, s49
	s_cbranch_execz .LBB0_122
	s_mov_b32 s0, s31
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s49, vcc_lo
	s_cbranch_execz .LBB0_121
	v_mov_b32_e32 v20, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[16:17]
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v18, v30
	s_and_saveexec_b32 s50, vcc_lo
	s_cbranch_execz .LBB0_116
	v_lshl_add_u32 v10, v16, 2, 0
	v_add_co_u32 v20, s0, v16, -1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v21, null, -1, v17, s0
	scratch_load_b32 v18, v10, off offset:-4
.LBB0_116:
	s_or_b32 exec_lo, exec_lo, s50
	s_mov_b32 s0, s31
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s50, vcc_lo
	s_cbranch_execz .LBB0_120
	v_cmp_ne_u64_e32 vcc_lo, 6, v[20:21]
	v_mov_b32_e32 v14, 8
	v_dual_mov_b32 v15, 0 :: v_dual_lshlrev_b32 v16, 2, v20
	v_mov_b32_e32 v10, 0x200
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	scratch_store_b64 v16, v[18:19], off
	s_and_saveexec_b32 s51, vcc_lo
	s_cbranch_execz .LBB0_119
	v_add_co_u32 v14, s0, v20, 3
	v_mov_b32_e32 v10, 0xff00
	v_mov_b32_e32 v11, 0
	v_add_co_ci_u32_e64 v15, null, 0, v21, s0
	scratch_store_b32 v16, v18, off offset:8
.LBB0_119:
	s_or_b32 exec_lo, exec_lo, s51
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s0, s31, exec_lo
	s_and_b32 s51, vcc_lo, exec_lo
	s_or_b32 s0, s0, s51
.LBB0_120:
	s_or_b32 exec_lo, exec_lo, s50
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s50, s31, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s0, s50, s0
.LBB0_121:
	s_or_b32 exec_lo, exec_lo, s49
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s49, s31, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_and_not1_b32 s42, s42, exec_lo
	s_and_not1_b32 s48, s48, exec_lo
	s_and_not1_b32 s45, s45, exec_lo
	s_and_not1_b32 s46, s46, exec_lo
	s_and_not1_b32 s44, s44, exec_lo
	s_or_b32 s47, s47, exec_lo
	s_or_b32 s0, s49, s0
.LBB0_122:
	s_or_b32 exec_lo, exec_lo, s43
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s49, s27, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_and_b32 s43, s40, exec_lo
	s_or_b32 s42, s49, s42
	s_and_not1_b32 s40, s29, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_and_not1_b32 s49, s26, exec_lo
	s_and_b32 s50, s45, exec_lo
	s_or_b32 s45, s40, s48
	s_or_b32 s40, s49, s50
	s_and_not1_b32 s48, s28, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_and_not1_b32 s49, s25, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_or_b32 s46, s48, s46
	s_or_b32 s44, s49, s44
	s_and_not1_b32 s48, s30, exec_lo
	s_and_b32 s47, s47, exec_lo
	s_and_not1_b32 s49, s31, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s48, s48, s47
	s_or_b32 s47, s49, s0
.LBB0_123:
	s_or_saveexec_b32 s41, s41
	v_dual_mov_b32 v21, v27 :: v_dual_mov_b32 v20, v25
	s_xor_b32 exec_lo, exec_lo, s41
	s_cbranch_execz .LBB0_137
	v_mov_b32_e32 v16, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v20, v25
	s_mov_b32 s57, -1
	s_mov_b32 s49, s48
	s_mov_b32 s50, s44
	s_mov_b32 s51, s46
	s_mov_b32 s52, s40
	s_mov_b32 s53, s45
	s_mov_b32 s54, s42
	s_mov_b32 s55, s43
	s_and_saveexec_b32 s56, vcc_lo
	s_cbranch_execz .LBB0_128
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b32 s57, 0
	s_mov_b32 s39, exec_lo
	v_cmpx_gt_u64_e32 9, v[6:7]
	s_cbranch_execz .LBB0_127
	v_lshl_add_u32 v11, v6, 2, 0
	v_add_co_u32 v16, s0, v6, -1
	s_mov_b32 s57, exec_lo
	v_add_co_ci_u32_e64 v17, null, -1, v7, s0
	scratch_load_b32 v20, v11, off offset:-4
.LBB0_127:
	s_or_b32 exec_lo, exec_lo, s39
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s39, exec_lo
	s_and_not1_b32 s55, s43, exec_lo
	s_and_not1_b32 s54, s42, exec_lo
	s_and_not1_b32 s53, s45, exec_lo
	s_and_not1_b32 s52, s40, exec_lo
	s_and_not1_b32 s51, s46, exec_lo
	s_and_not1_b32 s50, s44, exec_lo
	s_and_not1_b32 s49, s48, exec_lo
	s_or_not1_b32 s57, s57, exec_lo
.LBB0_128:
	s_or_b32 exec_lo, exec_lo, s56
	s_mov_b32 s0, s47
	s_and_saveexec_b32 s56, s57
	s_cbranch_execz .LBB0_136
	s_mov_b32 s0, s47
	s_and_saveexec_b32 s57, vcc_lo
	s_cbranch_execz .LBB0_135
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v21, v27
	v_cmp_ne_u64_e32 vcc_lo, 0, v[16:17]
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s58, vcc_lo
	s_cbranch_execz .LBB0_132
	v_lshl_add_u32 v10, v16, 2, 0
	scratch_load_b32 v21, v10, off offset:-4
	v_add_co_u32 v10, s0, v16, -1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, -1, v17, s0
.LBB0_132:
	s_or_b32 exec_lo, exec_lo, s58
	s_mov_b32 s58, s47
	s_and_saveexec_b32 s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB0_134
	v_add_co_u32 v14, vcc_lo, v10, 2
	v_lshlrev_b32_e32 v16, 2, v10
	v_add_co_ci_u32_e64 v15, null, 0, v11, vcc_lo
	s_or_b32 s58, s47, exec_lo
	s_waitcnt vmcnt(0)
	scratch_store_b64 v16, v[20:21], off
.LBB0_134:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s0, s47, exec_lo
	s_and_b32 s58, s58, exec_lo
	s_or_b32 s0, s0, s58
.LBB0_135:
	s_or_b32 exec_lo, exec_lo, s57
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s57, s47, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_not1_b32 s39, s39, exec_lo
	s_and_not1_b32 s55, s55, exec_lo
	s_and_not1_b32 s54, s54, exec_lo
	s_and_not1_b32 s53, s53, exec_lo
	s_and_not1_b32 s52, s52, exec_lo
	s_and_not1_b32 s51, s51, exec_lo
	s_and_not1_b32 s50, s50, exec_lo
	s_or_b32 s49, s49, exec_lo
	s_or_b32 s0, s57, s0
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
.LBB0_136:
	s_or_b32 exec_lo, exec_lo, s56
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v18, v30 :: v_dual_mov_b32 v19, v28
	s_and_not1_b32 s43, s43, exec_lo
	s_and_b32 s55, s55, exec_lo
	s_and_not1_b32 s42, s42, exec_lo
	s_and_b32 s54, s54, exec_lo
	s_and_not1_b32 s45, s45, exec_lo
	s_and_b32 s53, s53, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_and_b32 s52, s52, exec_lo
	s_and_not1_b32 s46, s46, exec_lo
	s_and_b32 s51, s51, exec_lo
	s_and_not1_b32 s44, s44, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_and_not1_b32 s48, s48, exec_lo
	s_and_b32 s49, s49, exec_lo
	s_and_not1_b32 s47, s47, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_or_b32 s43, s43, s55
	s_or_b32 s42, s42, s54
	s_or_b32 s45, s45, s53
	s_or_b32 s40, s40, s52
	s_or_b32 s46, s46, s51
	s_or_b32 s44, s44, s50
	s_or_b32 s48, s48, s49
	s_or_b32 s47, s47, s0
.LBB0_137:
	s_or_b32 exec_lo, exec_lo, s41
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s41, s39, exec_lo
	s_and_not1_b32 s0, s27, exec_lo
	s_and_b32 s39, s42, exec_lo
	s_and_not1_b32 s49, s26, exec_lo
	s_or_b32 s42, s0, s39
	s_and_not1_b32 s0, s29, exec_lo
	s_and_b32 s39, s45, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_or_b32 s45, s0, s39
	s_or_b32 s40, s49, s40
	s_and_not1_b32 s0, s28, exec_lo
	s_and_b32 s39, s46, exec_lo
	s_and_not1_b32 s46, s25, exec_lo
	s_and_b32 s49, s44, exec_lo
	s_or_b32 s44, s0, s39
	s_or_b32 s39, s46, s49
	s_and_not1_b32 s0, s30, exec_lo
	s_and_b32 s46, s48, exec_lo
	s_and_not1_b32 s48, s31, exec_lo
	s_and_b32 s49, s47, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_or_b32 s47, s0, s46
	s_or_b32 s46, s48, s49
.LBB0_138:
	s_or_saveexec_b32 s37, s37
	v_mov_b32_e32 v36, v24
	s_xor_b32 exec_lo, exec_lo, s37
	s_cbranch_execz .LBB0_150
	v_mov_b32_e32 v16, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v36, v24
	s_mov_b32 s57, -1
	s_mov_b32 s48, s47
	s_mov_b32 s49, s39
	s_mov_b32 s50, s44
	s_mov_b32 s51, s40
	s_mov_b32 s52, s45
	s_mov_b32 s53, s42
	s_mov_b32 s54, s43
	s_mov_b32 s55, s41
	s_and_saveexec_b32 s56, vcc_lo
	s_cbranch_execz .LBB0_143
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b32 s57, 0
	s_mov_b32 s36, exec_lo
	v_cmpx_gt_u64_e32 9, v[6:7]
	s_cbranch_execz .LBB0_142
	v_lshl_add_u32 v11, v6, 2, 0
	v_add_co_u32 v16, s0, v6, -1
	s_mov_b32 s57, exec_lo
	v_add_co_ci_u32_e64 v17, null, -1, v7, s0
	scratch_load_b32 v36, v11, off offset:-4
.LBB0_142:
	s_or_b32 exec_lo, exec_lo, s36
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s36, exec_lo
	s_and_not1_b32 s55, s41, exec_lo
	s_and_not1_b32 s54, s43, exec_lo
	s_and_not1_b32 s53, s42, exec_lo
	s_and_not1_b32 s52, s45, exec_lo
	s_and_not1_b32 s51, s40, exec_lo
	s_and_not1_b32 s50, s44, exec_lo
	s_and_not1_b32 s49, s39, exec_lo
	s_and_not1_b32 s48, s47, exec_lo
	s_or_not1_b32 s57, s57, exec_lo
.LBB0_143:
	s_or_b32 exec_lo, exec_lo, s56
	s_mov_b32 s0, s46
	s_and_saveexec_b32 s56, s57
	s_cbranch_execz .LBB0_149
	s_mov_b32 s0, s46
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s57, vcc_lo
	s_cbranch_execz .LBB0_148
	v_cmp_ne_u64_e32 vcc_lo, 7, v[16:17]
	v_mov_b32_e32 v14, 8
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v15, 0 :: v_dual_lshlrev_b32 v18, 2, v16
	v_mov_b32_e32 v10, 0x200
	v_mov_b32_e32 v11, 0
	scratch_store_b32 v18, v36, off
	s_and_saveexec_b32 s58, vcc_lo
	s_cbranch_execz .LBB0_147
	v_add_co_u32 v14, s0, v16, 2
	v_mov_b32_e32 v10, 0xff00
	v_mov_b32_e32 v11, 0
	v_add_co_ci_u32_e64 v15, null, 0, v17, s0
	scratch_store_b32 v18, v36, off offset:4
.LBB0_147:
	s_or_b32 exec_lo, exec_lo, s58
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s0, s46, exec_lo
	s_and_b32 s58, vcc_lo, exec_lo
	s_or_b32 s0, s0, s58
.LBB0_148:
	s_or_b32 exec_lo, exec_lo, s57
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s57, s46, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_not1_b32 s36, s36, exec_lo
	s_and_not1_b32 s55, s55, exec_lo
	s_and_not1_b32 s54, s54, exec_lo
	s_and_not1_b32 s53, s53, exec_lo
	s_and_not1_b32 s52, s52, exec_lo
	s_and_not1_b32 s51, s51, exec_lo
	s_and_not1_b32 s50, s50, exec_lo
	s_and_not1_b32 s49, s49, exec_lo
	s_or_b32 s48, s48, exec_lo
	s_or_b32 s0, s57, s0
.LBB0_149:
	s_or_b32 exec_lo, exec_lo, s56
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v18, v30 :: v_dual_mov_b32 v19, v28
	v_dual_mov_b32 v21, v27 :: v_dual_mov_b32 v20, v25
	s_and_not1_b32 s41, s41, exec_lo
	s_and_b32 s55, s55, exec_lo
	s_and_not1_b32 s43, s43, exec_lo
	s_and_b32 s54, s54, exec_lo
	s_and_not1_b32 s42, s42, exec_lo
	s_and_b32 s53, s53, exec_lo
	s_and_not1_b32 s45, s45, exec_lo
	s_and_b32 s52, s52, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_and_b32 s51, s51, exec_lo
	s_and_not1_b32 s44, s44, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_and_not1_b32 s39, s39, exec_lo
	s_and_b32 s49, s49, exec_lo
	s_and_not1_b32 s47, s47, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_and_not1_b32 s46, s46, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_or_b32 s41, s41, s55
	s_or_b32 s43, s43, s54
	s_or_b32 s42, s42, s53
	s_or_b32 s45, s45, s52
	s_or_b32 s40, s40, s51
	s_or_b32 s44, s44, s50
	s_or_b32 s39, s39, s49
	s_or_b32 s47, s47, s48
	s_or_b32 s46, s46, s0
.LBB0_150:
	s_or_b32 exec_lo, exec_lo, s37
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s37, s36, exec_lo
	s_and_b32 s36, s41, exec_lo
	s_and_not1_b32 s0, s27, exec_lo
	s_and_b32 s41, s42, exec_lo
	s_and_b32 s42, s43, exec_lo
	s_or_b32 s48, s0, s41
	s_and_not1_b32 s0, s29, exec_lo
	s_and_b32 s41, s45, exec_lo
	s_and_not1_b32 s43, s26, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_or_b32 s45, s0, s41
	s_or_b32 s41, s43, s40
	s_and_not1_b32 s0, s28, exec_lo
	s_and_b32 s40, s44, exec_lo
	s_and_not1_b32 s44, s25, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_or_b32 s43, s0, s40
	s_or_b32 s39, s44, s39
	s_and_not1_b32 s0, s30, exec_lo
	s_and_b32 s40, s47, exec_lo
	s_and_not1_b32 s44, s31, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_or_b32 s40, s0, s40
	s_or_b32 s0, s44, s46
.LBB0_151:
	s_or_saveexec_b32 s35, s35
	s_mov_b32 s44, s34
	s_mov_b32 s46, 0
	s_xor_b32 exec_lo, exec_lo, s35
	s_cbranch_execz .LBB0_155
	s_mov_b32 s46, -1
	s_mov_b32 s44, s34
	s_mov_b32 s47, exec_lo
	v_cmpx_lt_i16_e32 0, v0.l
	v_cmp_ne_u16_e32 vcc_lo, 1, v0.l
	s_and_not1_b32 s44, s34, exec_lo
	s_mov_b32 s33, exec_lo
	s_xor_b32 s46, exec_lo, -1
	s_and_b32 s49, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s44, s44, s49
	s_or_b32 exec_lo, exec_lo, s47
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s47, s34, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_and_b32 s33, s33, exec_lo
	s_or_b32 s44, s47, s44
.LBB0_155:
	s_or_b32 exec_lo, exec_lo, s35
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s26, s26, exec_lo
	s_and_b32 s41, s41, exec_lo
	s_and_not1_b32 s25, s25, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_and_not1_b32 s31, s31, exec_lo
	s_and_b32 s0, s0, exec_lo
	v_dual_mov_b32 v37, v32 :: v_dual_mov_b32 v34, v31
	v_dual_mov_b32 v17, v13 :: v_dual_mov_b32 v16, v12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v35, v29
	s_and_not1_b32 s27, s27, exec_lo
	s_and_b32 s47, s48, exec_lo
	s_and_b32 s35, s42, exec_lo
	s_and_not1_b32 s29, s29, exec_lo
	s_and_b32 s42, s45, exec_lo
	s_or_b32 s26, s26, s41
	s_and_not1_b32 s28, s28, exec_lo
	s_and_b32 s41, s43, exec_lo
	s_or_b32 s25, s25, s39
	s_and_not1_b32 s30, s30, exec_lo
	s_and_b32 s39, s40, exec_lo
	s_or_b32 s31, s31, s0
	s_and_not1_b32 s0, s34, exec_lo
	s_and_b32 s34, s44, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_or_b32 s27, s27, s47
	s_or_b32 s29, s29, s42
	s_or_b32 s28, s28, s41
	s_or_b32 s30, s30, s39
	s_and_b32 s39, s46, exec_lo
	s_and_b32 s33, s33, exec_lo
	s_or_b32 s34, s0, s34
.LBB0_156:
	s_or_b32 exec_lo, exec_lo, s38
	v_dual_mov_b32 v38, v26 :: v_dual_mov_b32 v39, v23
	s_mov_b32 s38, 0
	s_mov_b32 s40, 0
	s_and_saveexec_b32 s41, s34
	s_cbranch_execz .LBB0_175
	v_mov_b32_e32 v16, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v38, v26
	s_mov_b32 s0, -1
	s_mov_b32 s51, 0
	s_mov_b32 s34, s30
	s_mov_b32 s42, s25
	s_mov_b32 s43, s28
	s_mov_b32 s44, s26
	s_mov_b32 s45, s29
	s_mov_b32 s46, s27
	s_mov_b32 s47, s35
	s_mov_b32 s48, s36
	s_mov_b32 s49, s37
	s_and_saveexec_b32 s50, vcc_lo
	s_cbranch_execz .LBB0_161
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b32 s52, 0
	s_mov_b32 s34, exec_lo
	v_cmpx_gt_u64_e32 9, v[6:7]
	s_cbranch_execz .LBB0_160
	v_lshl_add_u32 v11, v6, 2, 0
	v_add_co_u32 v16, s0, v6, -1
	s_mov_b32 s52, exec_lo
	v_add_co_ci_u32_e64 v17, null, -1, v7, s0
	scratch_load_b32 v38, v11, off offset:-4
.LBB0_160:
	s_or_b32 exec_lo, exec_lo, s34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s40, exec_lo
	s_and_not1_b32 s49, s37, exec_lo
	s_and_not1_b32 s48, s36, exec_lo
	s_and_not1_b32 s47, s35, exec_lo
	s_and_not1_b32 s46, s27, exec_lo
	s_and_not1_b32 s45, s29, exec_lo
	s_and_not1_b32 s44, s26, exec_lo
	s_and_not1_b32 s43, s28, exec_lo
	s_and_not1_b32 s42, s25, exec_lo
	s_and_not1_b32 s34, s30, exec_lo
	s_or_not1_b32 s0, s52, exec_lo
.LBB0_161:
	s_or_b32 exec_lo, exec_lo, s50
	s_and_saveexec_b32 s50, s0
	s_cbranch_execz .LBB0_174
	s_mov_b32 s0, 0
	s_and_saveexec_b32 s51, vcc_lo
	s_cbranch_execz .LBB0_173
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v39, v23
	v_cmp_ne_u64_e32 vcc_lo, 0, v[16:17]
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s52, vcc_lo
	s_cbranch_execz .LBB0_165
	v_lshl_add_u32 v10, v16, 2, 0
	scratch_load_b32 v39, v10, off offset:-4
	v_add_co_u32 v10, s0, v16, -1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, -1, v17, s0
.LBB0_165:
	s_or_b32 exec_lo, exec_lo, s52
	s_mov_b32 s52, 0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_172
	s_mov_b32 s54, 0
	s_mov_b32 s53, exec_lo
	v_cmpx_lt_i16_e32 2, v0.l
	s_xor_b32 s53, exec_lo, s53
	s_cbranch_execnz .LBB0_193
	s_and_not1_saveexec_b32 s53, s53
	s_cbranch_execnz .LBB0_200
.LBB0_168:
	s_or_b32 exec_lo, exec_lo, s53
	s_and_saveexec_b32 s53, s54
	s_cbranch_execnz .LBB0_201
.LBB0_169:
	s_or_b32 exec_lo, exec_lo, s53
	s_and_saveexec_b32 s53, s52
	s_cbranch_execz .LBB0_171
.LBB0_170:
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v16, v39, v38
.LBB0_171:
	s_or_b32 exec_lo, exec_lo, s53
	v_lshlrev_b32_e32 v0, 2, v10
	v_add_co_u32 v14, vcc_lo, v10, 1
	s_mov_b32 s52, exec_lo
	v_add_co_ci_u32_e64 v15, null, 0, v11, vcc_lo
	scratch_store_b32 v0, v16, off
.LBB0_172:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s0, s52, exec_lo
.LBB0_173:
	s_or_b32 exec_lo, exec_lo, s51
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s40, s40, exec_lo
	s_and_not1_b32 s49, s49, exec_lo
	s_and_not1_b32 s48, s48, exec_lo
	s_and_not1_b32 s47, s47, exec_lo
	s_and_not1_b32 s46, s46, exec_lo
	s_and_not1_b32 s45, s45, exec_lo
	s_and_not1_b32 s44, s44, exec_lo
	s_and_not1_b32 s43, s43, exec_lo
	s_and_not1_b32 s42, s42, exec_lo
	s_or_b32 s34, s34, exec_lo
	s_and_b32 s51, s0, exec_lo
	v_mov_b32_e32 v10, 0x100
	v_mov_b32_e32 v11, 0
.LBB0_174:
	s_or_b32 exec_lo, exec_lo, s50
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s0, s37, exec_lo
	s_and_b32 s37, s49, exec_lo
	v_dual_mov_b32 v37, v32 :: v_dual_mov_b32 v34, v31
	s_or_b32 s37, s0, s37
	s_and_not1_b32 s0, s35, exec_lo
	s_and_b32 s35, s47, exec_lo
	v_dual_mov_b32 v17, v13 :: v_dual_mov_b32 v16, v12
	s_or_b32 s35, s0, s35
	s_and_not1_b32 s0, s29, exec_lo
	s_and_b32 s29, s45, exec_lo
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v18, v30 :: v_dual_mov_b32 v35, v29
	s_or_b32 s29, s0, s29
	s_and_not1_b32 s0, s28, exec_lo
	s_and_b32 s28, s43, exec_lo
	v_dual_mov_b32 v19, v28 :: v_dual_mov_b32 v20, v25
	v_dual_mov_b32 v21, v27 :: v_dual_mov_b32 v36, v24
	s_and_not1_b32 s36, s36, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_and_not1_b32 s27, s27, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_and_not1_b32 s26, s26, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_and_not1_b32 s25, s25, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_or_b32 s28, s0, s28
	s_and_not1_b32 s0, s30, exec_lo
	s_and_b32 s30, s34, exec_lo
	s_and_not1_b32 s31, s31, exec_lo
	s_and_b32 s34, s51, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_or_b32 s36, s36, s48
	s_or_b32 s27, s27, s46
	s_or_b32 s26, s26, s44
	s_or_b32 s25, s25, s42
	s_or_b32 s30, s0, s30
	s_or_b32 s31, s31, s34
	s_and_not1_b32 s33, s33, exec_lo
.LBB0_175:
	s_or_b32 exec_lo, exec_lo, s41
	s_and_saveexec_b32 s0, s33
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s33, exec_lo, s0
	s_cbranch_execz .LBB0_183
	v_mov_b32_e32 v14, 8
	v_cmp_ne_u64_e32 vcc_lo, 8, v[6:7]
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v10, 0x200
	s_mov_b32 s50, -1
	s_mov_b32 s0, s30
	s_mov_b32 s34, s25
	s_mov_b32 s41, s28
	s_mov_b32 s42, s26
	s_mov_b32 s43, s29
	s_mov_b32 s44, s27
	s_mov_b32 s45, s35
	s_mov_b32 s46, s36
	s_mov_b32 s47, s37
	s_mov_b32 s48, s40
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s49, vcc_lo
	s_cbranch_execz .LBB0_180
	v_mov_b32_e32 v14, 8
	v_mov_b32_e32 v15, 0
	s_mov_b32 s50, 0
	s_mov_b32 s34, exec_lo
	v_cmpx_gt_u64_e32 8, v[6:7]
	s_cbranch_execz .LBB0_179
	v_lshlrev_b32_e32 v0, 2, v6
	v_add_co_u32 v14, s0, v6, 1
	s_mov_b32 s50, exec_lo
	v_add_co_ci_u32_e64 v15, null, 0, v7, s0
	s_waitcnt vmcnt(0)
	scratch_store_b32 v0, v1, off
.LBB0_179:
	s_or_b32 exec_lo, exec_lo, s34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s38, exec_lo
	s_and_not1_b32 s48, s40, exec_lo
	s_and_not1_b32 s47, s37, exec_lo
	s_and_not1_b32 s46, s36, exec_lo
	s_and_not1_b32 s45, s35, exec_lo
	s_and_not1_b32 s44, s27, exec_lo
	s_and_not1_b32 s43, s29, exec_lo
	s_and_not1_b32 s42, s26, exec_lo
	s_and_not1_b32 s41, s28, exec_lo
	s_and_not1_b32 s34, s25, exec_lo
	s_and_not1_b32 s0, s30, exec_lo
	s_or_not1_b32 s50, s50, exec_lo
	v_mov_b32_e32 v10, 0xff00
	v_mov_b32_e32 v11, 0
.LBB0_180:
	s_or_b32 exec_lo, exec_lo, s49
	s_mov_b32 s49, s31
	s_and_saveexec_b32 s51, s50
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s50, exec_lo, s51
	s_and_not1_b32 s49, s31, exec_lo
	s_and_b32 s51, vcc_lo, exec_lo
	s_and_not1_b32 s38, s38, exec_lo
	s_and_not1_b32 s48, s48, exec_lo
	s_and_not1_b32 s47, s47, exec_lo
	s_and_not1_b32 s46, s46, exec_lo
	s_and_not1_b32 s45, s45, exec_lo
	s_and_not1_b32 s44, s44, exec_lo
	s_and_not1_b32 s43, s43, exec_lo
	s_and_not1_b32 s42, s42, exec_lo
	s_and_not1_b32 s41, s41, exec_lo
	s_and_not1_b32 s34, s34, exec_lo
	s_or_b32 s0, s0, exec_lo
	s_or_b32 s49, s49, s51
	s_or_b32 exec_lo, exec_lo, s50
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s25, s25, exec_lo
	s_and_b32 s34, s34, exec_lo
	v_dual_mov_b32 v37, v32 :: v_dual_mov_b32 v34, v31
	v_dual_mov_b32 v17, v13 :: v_dual_mov_b32 v16, v12
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v18, v30 :: v_dual_mov_b32 v35, v29
	v_dual_mov_b32 v19, v28 :: v_dual_mov_b32 v38, v26
	v_dual_mov_b32 v21, v27 :: v_dual_mov_b32 v20, v25
	v_dual_mov_b32 v36, v24 :: v_dual_mov_b32 v39, v23
	s_and_not1_b32 s40, s40, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_and_not1_b32 s37, s37, exec_lo
	s_and_b32 s47, s47, exec_lo
	s_and_not1_b32 s36, s36, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_and_not1_b32 s35, s35, exec_lo
	s_and_b32 s45, s45, exec_lo
	s_and_not1_b32 s27, s27, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_and_not1_b32 s29, s29, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_and_not1_b32 s26, s26, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_and_not1_b32 s28, s28, exec_lo
	s_and_b32 s41, s41, exec_lo
	s_or_b32 s25, s25, s34
	s_and_not1_b32 s30, s30, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_and_not1_b32 s31, s31, exec_lo
	s_and_b32 s34, s49, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_or_b32 s40, s40, s48
	s_or_b32 s37, s37, s47
	s_or_b32 s36, s36, s46
	s_or_b32 s35, s35, s45
	s_or_b32 s27, s27, s44
	s_or_b32 s29, s29, s43
	s_or_b32 s26, s26, s42
	s_or_b32 s28, s28, s41
	s_or_b32 s30, s30, s0
	s_or_b32 s31, s31, s34
.LBB0_183:
	s_or_b32 exec_lo, exec_lo, s33
	s_mov_b32 s0, 0
	s_and_saveexec_b32 s33, s39
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s33, exec_lo, s33
	s_cbranch_execz .LBB0_191
	v_mov_b32_e32 v14, 8
	v_cmp_ne_u64_e32 vcc_lo, 8, v[6:7]
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v10, 0x200
	s_mov_b32 s51, -1
	s_mov_b32 s34, s30
	s_mov_b32 s39, s25
	s_mov_b32 s41, s28
	s_mov_b32 s42, s26
	s_mov_b32 s43, s29
	s_mov_b32 s44, s27
	s_mov_b32 s45, s35
	s_mov_b32 s46, s36
	s_mov_b32 s47, s37
	s_mov_b32 s48, s40
	s_mov_b32 s49, s38
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s50, vcc_lo
	s_cbranch_execz .LBB0_188
	v_mov_b32_e32 v14, 8
	v_mov_b32_e32 v15, 0
	s_mov_b32 s51, 0
	s_mov_b32 s34, exec_lo
	v_cmpx_gt_u64_e32 8, v[6:7]
	s_cbranch_execz .LBB0_187
	v_lshlrev_b32_e32 v0, 2, v6
	v_add_co_u32 v14, s0, v6, 1
	s_mov_b32 s51, exec_lo
	v_add_co_ci_u32_e64 v15, null, 0, v7, s0
	scratch_store_b32 v0, v33, off
.LBB0_187:
	s_or_b32 exec_lo, exec_lo, s34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_and_not1_b32 s49, s38, exec_lo
	s_and_not1_b32 s48, s40, exec_lo
	s_and_not1_b32 s47, s37, exec_lo
	s_and_not1_b32 s46, s36, exec_lo
	s_and_not1_b32 s45, s35, exec_lo
	s_and_not1_b32 s44, s27, exec_lo
	s_and_not1_b32 s43, s29, exec_lo
	s_and_not1_b32 s42, s26, exec_lo
	s_and_not1_b32 s41, s28, exec_lo
	s_and_not1_b32 s39, s25, exec_lo
	s_and_not1_b32 s34, s30, exec_lo
	s_or_not1_b32 s51, s51, exec_lo
	v_mov_b32_e32 v10, 0xff00
	v_mov_b32_e32 v11, 0
.LBB0_188:
	s_or_b32 exec_lo, exec_lo, s50
	s_mov_b32 s50, s31
	s_and_saveexec_b32 s52, s51
	s_and_not1_b32 s50, s31, exec_lo
	s_and_b32 s51, vcc_lo, exec_lo
	s_and_not1_b32 s0, s0, exec_lo
	s_and_not1_b32 s49, s49, exec_lo
	s_and_not1_b32 s48, s48, exec_lo
	s_and_not1_b32 s47, s47, exec_lo
	s_and_not1_b32 s46, s46, exec_lo
	s_and_not1_b32 s45, s45, exec_lo
	s_and_not1_b32 s44, s44, exec_lo
	s_and_not1_b32 s43, s43, exec_lo
	s_and_not1_b32 s42, s42, exec_lo
	s_and_not1_b32 s41, s41, exec_lo
	s_and_not1_b32 s39, s39, exec_lo
	s_or_b32 s34, s34, exec_lo
	s_or_b32 s50, s50, s51
	s_or_b32 exec_lo, exec_lo, s52
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s25, s25, exec_lo
	s_and_b32 s39, s39, exec_lo
	s_and_not1_b32 s38, s38, exec_lo
	s_and_b32 s49, s49, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_and_not1_b32 s37, s37, exec_lo
	s_and_b32 s47, s47, exec_lo
	s_and_not1_b32 s36, s36, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_and_not1_b32 s35, s35, exec_lo
	s_and_b32 s45, s45, exec_lo
	s_and_not1_b32 s27, s27, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_and_not1_b32 s29, s29, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_and_not1_b32 s26, s26, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_and_not1_b32 s28, s28, exec_lo
	s_and_b32 s41, s41, exec_lo
	s_or_b32 s25, s25, s39
	s_and_not1_b32 s30, s30, exec_lo
	s_and_b32 s34, s34, exec_lo
	s_and_not1_b32 s31, s31, exec_lo
	s_and_b32 s39, s50, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s38, s38, s49
	s_or_b32 s40, s40, s48
	s_or_b32 s37, s37, s47
	s_or_b32 s36, s36, s46
	s_or_b32 s35, s35, s45
	s_or_b32 s27, s27, s44
	s_or_b32 s29, s29, s43
	s_or_b32 s26, s26, s42
	s_or_b32 s28, s28, s41
	v_dual_mov_b32 v37, v32 :: v_dual_mov_b32 v34, v31
	v_dual_mov_b32 v17, v13 :: v_dual_mov_b32 v16, v12
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v18, v30 :: v_dual_mov_b32 v35, v29
	v_dual_mov_b32 v19, v28 :: v_dual_mov_b32 v38, v26
	v_dual_mov_b32 v21, v27 :: v_dual_mov_b32 v20, v25
	v_dual_mov_b32 v36, v24 :: v_dual_mov_b32 v39, v23
	s_or_b32 s30, s30, s34
	s_or_b32 s31, s31, s39
.LBB0_191:
	s_or_b32 exec_lo, exec_lo, s33
	s_mov_b32 s33, -1
	s_and_saveexec_b32 s34, s31
	s_cbranch_execz .LBB0_3
	v_add_nc_u32_e32 v22, -1, v22
	s_and_not1_b32 s0, s0, exec_lo
	s_and_not1_b32 s38, s38, exec_lo
	s_and_not1_b32 s40, s40, exec_lo
	s_and_not1_b32 s37, s37, exec_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v22
	s_and_not1_b32 s36, s36, exec_lo
	s_and_not1_b32 s35, s35, exec_lo
	s_and_not1_b32 s27, s27, exec_lo
	s_and_not1_b32 s29, s29, exec_lo
	s_and_not1_b32 s26, s26, exec_lo
	s_and_not1_b32 s28, s28, exec_lo
	s_and_not1_b32 s25, s25, exec_lo
	s_and_not1_b32 s30, s30, exec_lo
	s_or_not1_b32 s33, vcc_lo, exec_lo
	s_branch .LBB0_3
.LBB0_193:
	s_mov_b32 s55, 0
	s_mov_b32 s54, exec_lo
	v_cmpx_lt_i16_e32 3, v0.l
	s_xor_b32 s54, exec_lo, s54
	s_cbranch_execz .LBB0_197
	s_mov_b32 s55, -1
	s_mov_b32 s56, exec_lo
	v_cmpx_eq_u16_e32 4, v0.l
	s_cbranch_execz .LBB0_196
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v16, v39, v38
	s_xor_b32 s55, exec_lo, -1
.LBB0_196:
	s_or_b32 exec_lo, exec_lo, s56
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s55, s55, exec_lo
.LBB0_197:
	s_and_not1_saveexec_b32 s54, s54
	s_cbranch_execz .LBB0_199
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v16, v39, v38
.LBB0_199:
	s_or_b32 exec_lo, exec_lo, s54
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s54, s55, exec_lo
	s_and_not1_saveexec_b32 s53, s53
	s_cbranch_execz .LBB0_168
.LBB0_200:
	v_cmp_ne_u16_e32 vcc_lo, 2, v0.l
	s_and_not1_b32 s54, s54, exec_lo
	s_mov_b32 s52, exec_lo
	s_and_b32 s55, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s54, s54, s55
	s_or_b32 exec_lo, exec_lo, s53
	s_and_saveexec_b32 s53, s54
	s_cbranch_execz .LBB0_169
.LBB0_201:
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc_lo, v39, v38
	s_and_not1_b32 s52, s52, exec_lo
	v_cndmask_b32_e64 v16, 0, 1, vcc_lo
	s_or_b32 exec_lo, exec_lo, s53
	s_and_saveexec_b32 s53, s52
	s_cbranch_execnz .LBB0_170
	s_branch .LBB0_171
.LBB0_202:
	s_or_b32 exec_lo, exec_lo, s21
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0x401
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_and_saveexec_b32 s0, s20
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB0_243
	s_mov_b32 s5, 0
	s_mov_b32 s4, 0
	s_and_saveexec_b32 s3, s19
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB0_233
	s_mov_b32 s19, 0
	s_and_saveexec_b32 s4, s18
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB0_231
	s_mov_b32 s18, 0
	s_and_saveexec_b32 s5, s17
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB0_229
	s_mov_b32 s17, 0
	s_and_saveexec_b32 s19, s16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s16, exec_lo, s19
	s_cbranch_execz .LBB0_227
	s_and_saveexec_b32 s19, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s15, exec_lo, s19
	s_cbranch_execz .LBB0_225
	s_and_saveexec_b32 s19, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s14, exec_lo, s19
	s_cbranch_execz .LBB0_223
	s_and_saveexec_b32 s19, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s11, exec_lo, s19
	s_cbranch_execz .LBB0_221
	s_and_saveexec_b32 s19, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s10, exec_lo, s19
	s_cbranch_execz .LBB0_219
	s_and_saveexec_b32 s19, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s9, exec_lo, s19
	s_cbranch_execz .LBB0_217
	s_and_saveexec_b32 s19, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s8, exec_lo, s19
	s_cbranch_execz .LBB0_215
	s_mov_b32 s18, -1
	s_and_saveexec_b32 s19, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s19
	s_cbranch_execnz .LBB0_289
.LBB0_214:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s18, s18, exec_lo
	s_and_b32 s17, s17, exec_lo
.LBB0_215:
	s_and_not1_saveexec_b32 s1, s8
	s_cbranch_execnz .LBB0_285
.LBB0_216:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s18, s18, exec_lo
	s_and_b32 s17, s17, exec_lo
.LBB0_217:
	s_and_not1_saveexec_b32 s1, s9
	s_cbranch_execnz .LBB0_281
.LBB0_218:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s18, s18, exec_lo
	s_and_b32 s17, s17, exec_lo
.LBB0_219:
	s_and_not1_saveexec_b32 s1, s10
	s_cbranch_execnz .LBB0_277
.LBB0_220:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s18, s18, exec_lo
	s_and_b32 s17, s17, exec_lo
.LBB0_221:
	s_and_not1_saveexec_b32 s1, s11
	s_cbranch_execnz .LBB0_273
.LBB0_222:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s18, s18, exec_lo
	s_and_b32 s17, s17, exec_lo
.LBB0_223:
	s_and_not1_saveexec_b32 s1, s14
	s_cbranch_execnz .LBB0_269
.LBB0_224:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s18, s18, exec_lo
	s_and_b32 s17, s17, exec_lo
.LBB0_225:
	s_and_not1_saveexec_b32 s1, s15
	s_cbranch_execnz .LBB0_265
.LBB0_226:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s18, s18, exec_lo
	s_and_b32 s17, s17, exec_lo
.LBB0_227:
	s_and_not1_saveexec_b32 s1, s16
	s_cbranch_execnz .LBB0_259
.LBB0_228:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s19, s18, exec_lo
	s_and_b32 s18, s17, exec_lo
.LBB0_229:
	s_and_not1_saveexec_b32 s1, s5
	s_cbranch_execnz .LBB0_253
.LBB0_230:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s19, s19, exec_lo
	s_and_b32 s5, s18, exec_lo
.LBB0_231:
	s_and_not1_saveexec_b32 s1, s4
	s_cbranch_execnz .LBB0_251
.LBB0_232:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s4, s19, exec_lo
	s_and_b32 s5, s5, exec_lo
.LBB0_233:
	s_or_saveexec_b32 s1, s3
	v_mov_b32_e32 v0, 0x401
	v_mov_b32_e32 v1, 0
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB0_238
	s_mov_b32 s3, 0
	s_mov_b32 s8, -1
	s_mov_b32 s9, s5
	s_mov_b32 s2, exec_lo
	v_cmpx_ne_u64_e32 0, v[6:7]
	s_cbranch_execz .LBB0_237
	s_mov_b32 s3, -1
	s_mov_b32 s9, s5
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_u64_e32 8, v[6:7]
	s_cbranch_execnz .LBB0_257
.LBB0_236:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s5, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_xor_b32 s8, exec_lo, -1
	s_and_b32 s3, s3, exec_lo
	s_or_b32 s9, s10, s9
.LBB0_237:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 0x101
	v_mov_b32_e32 v1, 0
	s_and_not1_b32 s2, s4, exec_lo
	s_and_b32 s4, s8, exec_lo
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s8, s9, exec_lo
	s_or_b32 s4, s2, s4
	s_and_b32 s2, s3, exec_lo
	s_or_b32 s5, s5, s8
.LBB0_238:
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s2
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB0_242
	v_lshl_add_u32 v0, v6, 2, 0
	s_or_b32 s4, s4, exec_lo
	scratch_load_b32 v1, v0, off offset:-4
	v_mov_b32_e32 v0, 0
.LBB0_242:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s2, s4, exec_lo
.LBB0_243:
	s_and_not1_saveexec_b32 s0, s0
	s_cbranch_execz .LBB0_245
	v_and_or_b32 v0, 0xff00, v10, 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	s_or_b32 s2, s2, exec_lo
.LBB0_245:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB0_248
.LBB0_246:
	s_endpgm
.LBB0_247:
	v_mov_b32_e32 v0, 0x401
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB0_246
.LBB0_248:
	v_and_b32_e32 v6, 1, v0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmpx_ne_u32_e32 1, v6
	s_xor_b32 s0, exec_lo, s0
	s_or_saveexec_b32 s0, s0
	v_mov_b16_e32 v6.l, 0
	s_xor_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB0_250
	v_lshrrev_b32_e32 v6, 8, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, -1
.LBB0_250:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s6, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s7, v5, vcc_lo
	v_add_co_u32 v2, vcc_lo, s12, v2
	v_add_co_ci_u32_e64 v3, null, s13, v3, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_b32 v[4:5], v1, off
	global_store_b8 v[2:3], v6, off
	s_endpgm
.LBB0_251:
	s_cbranch_execnz .LBB0_255
	s_or_b32 s5, s5, exec_lo
	s_branch .LBB0_232
.LBB0_253:
	s_cbranch_execnz .LBB0_261
	s_or_b32 s18, s18, exec_lo
	s_branch .LBB0_230
.LBB0_255:
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
.LBB0_256:
	s_sethalt 5
	s_branch .LBB0_256
.LBB0_257:
	s_cbranch_execnz .LBB0_263
	s_xor_b32 s3, exec_lo, -1
	s_or_b32 s9, s5, exec_lo
	s_branch .LBB0_236
.LBB0_259:
	s_cbranch_execnz .LBB0_267
	s_or_b32 s17, s17, exec_lo
	s_branch .LBB0_228
.LBB0_261:
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
.LBB0_262:
	s_sethalt 5
	s_branch .LBB0_262
.LBB0_263:
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
.LBB0_264:
	s_sethalt 5
	s_branch .LBB0_264
.LBB0_265:
	s_cbranch_execnz .LBB0_271
	s_or_b32 s17, s17, exec_lo
	s_branch .LBB0_226
.LBB0_267:
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
.LBB0_268:
	s_sethalt 5
	s_branch .LBB0_268
.LBB0_269:
	s_cbranch_execnz .LBB0_275
	s_or_b32 s17, s17, exec_lo
	s_branch .LBB0_224
.LBB0_271:
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
.LBB0_272:
	s_sethalt 5
	s_branch .LBB0_272
.LBB0_273:
	s_cbranch_execnz .LBB0_279
	s_or_b32 s17, s17, exec_lo
	s_branch .LBB0_222
.LBB0_275:
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
.LBB0_276:
	s_sethalt 5
	s_branch .LBB0_276
.LBB0_277:
	s_cbranch_execnz .LBB0_283
	s_or_b32 s17, s17, exec_lo
	s_branch .LBB0_220
.LBB0_279:
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
.LBB0_280:
	s_sethalt 5
	s_branch .LBB0_280
.LBB0_281:
	s_cbranch_execnz .LBB0_287
	s_or_b32 s17, s17, exec_lo
	s_branch .LBB0_218
.LBB0_283:
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
.LBB0_284:
	s_sethalt 5
	s_branch .LBB0_284
.LBB0_285:
	s_cbranch_execnz .LBB0_291
	s_or_b32 s17, s17, exec_lo
	s_branch .LBB0_216
.LBB0_287:
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
.LBB0_288:
	s_sethalt 5
	s_branch .LBB0_288
.LBB0_289:
	s_cbranch_execnz .LBB0_293
	s_mov_b32 s17, exec_lo
	s_xor_b32 s18, exec_lo, -1
	s_branch .LBB0_214
.LBB0_291:
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
.LBB0_292:
	s_sethalt 5
	s_branch .LBB0_292
.LBB0_293:
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
.LBB0_294:
	s_sethalt 5
	s_branch .LBB0_294
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel interpret
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 59
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
	.section	.text.interpret,"ax",@progbits
.Lfunc_end0:
	.size	interpret, .Lfunc_end0-interpret

	.set interpret.num_vgpr, 40
	.set interpret.num_agpr, 0
	.set interpret.numbered_sgpr, 59
	.set interpret.num_named_barrier, 0
	.set interpret.private_seg_size, 36
	.set interpret.uses_vcc, 1
	.set interpret.uses_flat_scratch, 1
	.set interpret.has_dyn_sized_stack, 0
	.set interpret.has_recursion, 0
	.set interpret.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.interpret,"ax",@progbits
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
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 1024
    .name:           interpret
    .private_segment_fixed_size: 36
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         interpret.kd
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
