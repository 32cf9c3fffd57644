


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.section	.text.interpret,"ax",@progbits
	.globl	interpret
	.p2align	8
	.type	interpret,@function
interpret:
	s_add_u32 s0, s0, s9
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x28
	v_mov_b32_e32 v1, 0
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	v_mad_u64_u32 v[2:3], null, s9, s8, v[0:1]
	s_mov_b32 s9, 0
	s_mov_b32 s8, s4
	s_mov_b32 s4, exec_lo
	v_cmpx_gt_u64_e64 s[8:9], v[2:3]
	s_cbranch_execz .LBB0_241
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[6:7], 0x10
	s_load_dwordx2 s[12:13], s[6:7], 0x20
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_cmp_eq_u32 s5, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:28
	buffer_store_dword v1, off, s[0:3], 0 offset:24
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	buffer_store_dword v1, off, s[0:3], 0 offset:8
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	buffer_store_dword v1, off, s[0:3], 0
	s_cbranch_scc1 .LBB0_242
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s8, v4
	v_add_co_ci_u32_e64 v1, null, s9, v5, vcc_lo
	s_clause 0x1
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x8
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	global_load_dword v18, v[0:1], off
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v20, 6
	v_mov_b32_e32 v21, 9
	v_mov_b32_e32 v22, 11
	v_mov_b32_e32 v23, 12
	v_mov_b32_e32 v24, 13
	v_mov_b32_e32 v25, 10
	v_mov_b32_e32 v26, 7
	v_mov_b32_e32 v27, 8
	v_mov_b32_e32 v28, 2
	v_mov_b32_e32 v29, 4
	v_mov_b32_e32 v30, 5
	v_mov_b32_e32 v31, 3
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v33, 1
	s_mov_b32 s7, 0
	s_mov_b32 s25, s7
	s_branch .LBB0_5
.LBB0_3:
	s_or_b32 exec_lo, exec_lo, s38
	v_mov_b32_e32 v43, v51
	v_mov_b32_e32 v42, v48
	v_mov_b32_e32 v41, v47
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v40, v49
	v_mov_b32_e32 v39, v46
	v_mov_b32_e32 v38, v17
	v_mov_b32_e32 v37, v52
	v_mov_b32_e32 v36, v16
	v_mov_b32_e32 v35, v50
	v_mov_b32_e32 v34, v53
	s_andn2_b32 s26, s26, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s43, s42, exec_lo
	s_or_b32 s26, s26, s4
	s_and_b32 s42, s44, exec_lo
	s_and_b32 s41, s41, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_and_b32 s38, s39, exec_lo
	s_and_b32 s36, s31, exec_lo
	s_and_b32 s34, s34, exec_lo
	s_and_b32 s31, s30, exec_lo
	s_and_b32 s30, s33, exec_lo
	s_and_b32 s33, s29, exec_lo
	s_orn2_b32 s35, s35, exec_lo
	s_orn2_b32 s29, s37, exec_lo
.LBB0_4:
	s_or_b32 exec_lo, exec_lo, s28
	s_xor_b32 s4, s43, -1
	s_xor_b32 s28, s42, -1
	s_xor_b32 s37, s41, -1
	s_xor_b32 s39, s40, -1
	s_xor_b32 s38, s38, -1
	s_xor_b32 s36, s36, -1
	s_xor_b32 s34, s34, -1
	s_xor_b32 s31, s31, -1
	s_xor_b32 s30, s30, -1
	s_xor_b32 s33, s33, -1
	s_xor_b32 s35, s35, -1
	s_and_b32 s29, exec_lo, s29
	s_or_b32 s25, s29, s25
	s_andn2_b32 s14, s14, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_andn2_b32 s16, s16, exec_lo
	s_or_b32 s14, s14, s4
	s_andn2_b32 s4, s15, exec_lo
	s_and_b32 s15, s28, exec_lo
	s_and_b32 s28, s37, exec_lo
	s_or_b32 s15, s4, s15
	s_or_b32 s16, s16, s28
	s_andn2_b32 s4, s17, exec_lo
	s_and_b32 s17, s39, exec_lo
	s_andn2_b32 s18, s18, exec_lo
	s_and_b32 s28, s38, exec_lo
	s_or_b32 s17, s4, s17
	s_or_b32 s18, s18, s28
	s_andn2_b32 s4, s19, exec_lo
	s_and_b32 s19, s36, exec_lo
	s_andn2_b32 s20, s20, exec_lo
	s_and_b32 s28, s34, exec_lo
	s_or_b32 s19, s4, s19
	s_or_b32 s20, s20, s28
	s_andn2_b32 s4, s21, exec_lo
	s_and_b32 s21, s31, exec_lo
	s_andn2_b32 s22, s22, exec_lo
	s_and_b32 s28, s30, exec_lo
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s29, s26, exec_lo
	s_or_b32 s21, s4, s21
	s_or_b32 s22, s22, s28
	s_andn2_b32 s4, s23, exec_lo
	s_and_b32 s23, s33, exec_lo
	s_andn2_b32 s24, s24, exec_lo
	s_and_b32 s28, s35, exec_lo
	s_or_b32 s5, s5, s29
	s_or_b32 s23, s4, s23
	s_or_b32 s24, s24, s28
	s_andn2_b32 exec_lo, exec_lo, s25
	s_cbranch_execz .LBB0_202
.LBB0_5:
	v_mov_b32_e32 v0, v12
	v_mov_b32_e32 v1, v13
	v_mov_b32_e32 v45, 0xff
	s_mov_b32 s28, -1
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u64_e64 s[6:7], v[14:15]
	s_cbranch_execz .LBB0_55
	v_lshlrev_b64 v[8:9], 2, v[14:15]
	v_add_co_u32 v8, vcc_lo, s8, v8
	v_add_co_ci_u32_e64 v9, null, s9, v9, vcc_lo
	global_load_dword v9, v[8:9], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v8, 8, v9
	v_cmp_gt_i16_sdwa s30, v9, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s31, s30
	s_xor_b32 s30, exec_lo, s31
	s_cbranch_execz .LBB0_32
	v_cmp_gt_i16_sdwa s31, v9, v21 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s33, s31
	s_xor_b32 s31, exec_lo, s33
	s_cbranch_execz .LBB0_23
	v_cmp_gt_i16_sdwa s33, v9, v22 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s34, s33
	s_xor_b32 s33, exec_lo, s34
	s_cbranch_execz .LBB0_16
	v_cmp_gt_i16_sdwa s34, v9, v23 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s35, s34
	s_xor_b32 s34, exec_lo, s35
	s_cbranch_execz .LBB0_13
	v_cmp_eq_u16_sdwa s36, v9, v24 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v45, 0xff
	s_mov_b32 s29, -1
	s_mov_b32 s28, s27
	s_and_saveexec_b32 s35, s36
	v_sub_nc_u32_e32 v6, 0, v8
	v_cmp_lt_i32_e32 vcc_lo, -1, v8
	v_mov_b32_e32 v45, 12
	s_andn2_b32 s28, s27, exec_lo
	s_xor_b32 s29, exec_lo, -1
	v_max_i32_e32 v6, v6, v8
	s_and_b32 s36, vcc_lo, exec_lo
	s_or_b32 s28, s28, s36
	v_and_b32_e32 v44, 31, v6
	s_or_b32 exec_lo, exec_lo, s35
.LBB0_13:
	s_andn2_saveexec_b32 s34, s34
	v_mov_b32_e32 v45, 11
	s_andn2_b32 s29, s29, exec_lo
	s_or_b32 exec_lo, exec_lo, s34
.LBB0_16:
	s_andn2_saveexec_b32 s33, s33
	s_cbranch_execz .LBB0_22
	v_cmp_gt_i16_sdwa s34, v9, v25 src0_sel:BYTE_0 src1_sel:DWORD
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b32 s35, s34
	s_xor_b32 s34, exec_lo, s35
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v7, v9
	s_or_saveexec_b32 s34, s34
	v_mov_b32_e32 v45, 10
	s_xor_b32 exec_lo, exec_lo, s34
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v45, 9
	v_mov_b32_e32 v7, v9
	s_or_b32 exec_lo, exec_lo, s34
	s_andn2_b32 s29, s29, exec_lo
.LBB0_22:
	s_or_b32 exec_lo, exec_lo, s33
.LBB0_23:
	s_andn2_saveexec_b32 s31, s31
	s_cbranch_execz .LBB0_31
	v_cmp_gt_i16_sdwa s33, v9, v26 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s34, s33
	s_xor_b32 s33, exec_lo, s34
	s_cbranch_execz .LBB0_28
	v_cmp_gt_i16_sdwa s34, v9, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s35, s34
	s_xor_b32 s34, exec_lo, s35
	s_or_saveexec_b32 s34, s34
	v_mov_b32_e32 v45, 8
	s_xor_b32 exec_lo, exec_lo, s34
	v_mov_b32_e32 v45, 7
	s_or_b32 exec_lo, exec_lo, s34
.LBB0_28:
	s_andn2_saveexec_b32 s33, s33
	v_mov_b32_e32 v45, 6
	s_or_b32 exec_lo, exec_lo, s33
	s_andn2_b32 s29, s29, exec_lo
.LBB0_31:
	s_or_b32 exec_lo, exec_lo, s31
.LBB0_32:
	s_andn2_saveexec_b32 s30, s30
	s_cbranch_execz .LBB0_54
	v_cmp_gt_i16_sdwa s31, v9, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s33, s31
	s_xor_b32 s31, exec_lo, s33
	s_cbranch_execz .LBB0_43
	v_cmp_gt_i16_sdwa s33, v9, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s34, s33
	s_xor_b32 s33, exec_lo, s34
	s_cbranch_execz .LBB0_38
	v_cmp_gt_i16_sdwa s34, v9, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s35, s34
	s_xor_b32 s34, exec_lo, s35
	s_or_saveexec_b32 s34, s34
	v_mov_b32_e32 v45, 5
	s_xor_b32 exec_lo, exec_lo, s34
	v_mov_b32_e32 v45, 4
	s_or_b32 exec_lo, exec_lo, s34
.LBB0_38:
	s_andn2_saveexec_b32 s33, s33
	s_cbranch_execz .LBB0_42
	v_cmp_gt_i16_sdwa s34, v9, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s35, s34
	s_xor_b32 s34, exec_lo, s35
	s_or_saveexec_b32 s34, s34
	v_mov_b32_e32 v45, 3
	s_xor_b32 exec_lo, exec_lo, s34
	v_mov_b32_e32 v45, 2
	s_or_b32 exec_lo, exec_lo, s34
.LBB0_42:
	s_or_b32 exec_lo, exec_lo, s33
.LBB0_43:
	s_andn2_saveexec_b32 s31, s31
	s_cbranch_execz .LBB0_53
	v_cmp_gt_i16_sdwa s33, v9, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s34, s33
	s_xor_b32 s33, exec_lo, s34
	s_cbranch_execz .LBB0_50
	v_cmp_gt_i16_sdwa s34, v9, v33 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b32 s35, s34
	s_xor_b32 s34, exec_lo, s35
	s_or_saveexec_b32 s34, s34
	v_mov_b32_e32 v45, 1
	s_xor_b32 exec_lo, exec_lo, s34
	v_mov_b32_e32 v45, 0
	s_or_b32 exec_lo, exec_lo, s34
.LBB0_50:
	s_andn2_saveexec_b32 s33, s33
	v_mov_b32_e32 v45, 13
	s_or_b32 exec_lo, exec_lo, s33
.LBB0_53:
	s_or_b32 exec_lo, exec_lo, s31
	v_mov_b32_e32 v44, v8
	s_andn2_b32 s29, s29, exec_lo
.LBB0_54:
	s_or_b32 exec_lo, exec_lo, s30
	s_andn2_b32 s27, s27, exec_lo
	s_and_b32 s30, s28, exec_lo
	s_orn2_b32 s28, s29, exec_lo
	s_or_b32 s27, s27, s30
.LBB0_55:
	s_or_b32 exec_lo, exec_lo, s4
	s_xor_b32 s4, s27, -1
	s_xor_b32 s37, s28, -1
	s_mov_b32 s29, -1
	s_mov_b32 s33, 0
	s_andn2_b32 s26, s26, exec_lo
	s_mov_b32 s35, -1
	s_mov_b32 s30, 0
	s_mov_b32 s31, 0
	s_mov_b32 s34, 0
	s_mov_b32 s36, 0
	s_mov_b32 s38, 0
	s_mov_b32 s40, 0
	s_mov_b32 s41, 0
	s_mov_b32 s42, 0
	s_mov_b32 s43, 0
	v_mov_b32_e32 v8, 0x300
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s28, s37
	s_cbranch_execz .LBB0_4
	v_add_co_u32 v10, vcc_lo, v14, 1
	v_add_co_ci_u32_e64 v11, null, 0, v15, vcc_lo
	v_cmp_gt_i16_sdwa s39, v45, v26 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s37, 0
	s_mov_b32 s29, 0
	v_mov_b32_e32 v8, 0x300
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s40, s39
	s_xor_b32 s39, exec_lo, s40
	s_cbranch_execz .LBB0_104
	v_cmp_gt_i16_sdwa s30, v45, v21 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s40, -1
	s_mov_b32 s35, 0
	v_mov_b32_e32 v8, 0x300
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s31, s30
	s_xor_b32 s30, exec_lo, s31
	s_cbranch_execz .LBB0_85
	v_cmp_gt_i16_sdwa s33, v45, v22 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s34, -1
	s_mov_b32 s31, 0
	s_mov_b32 s40, 0
	v_mov_b32_e32 v8, 0x300
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s41, s33
	s_xor_b32 s33, exec_lo, s41
	s_cbranch_execz .LBB0_82
	v_cmp_lt_i16_sdwa s40, v45, v24 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s35, -1
	s_mov_b32 s41, 0
	s_and_saveexec_b32 s34, s40
	s_cbranch_execz .LBB0_81
	s_mov_b32 s40, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	s_and_saveexec_b32 s42, s4
	s_xor_b32 s42, exec_lo, s42
	s_cbranch_execz .LBB0_70
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v49, v40
	s_mov_b32 s43, -1
	s_mov_b32 s40, -1
	s_mov_b32 s35, 0
	s_and_saveexec_b32 s36, vcc_lo
	s_cbranch_execz .LBB0_65
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b32 s43, 0
	s_mov_b32 s35, exec_lo
	v_cmpx_gt_u64_e32 9, v[0:1]
	s_cbranch_execz .LBB0_64
	v_add_co_u32 v8, s4, v0, -1
	s_mov_b32 s43, exec_lo
	v_add_co_ci_u32_e64 v9, null, -1, v1, s4
	v_lshl_add_u32 v12, v8, 2, 0
	buffer_load_dword v49, v12, s[0:3], 0 offen
.LBB0_64:
	s_or_b32 exec_lo, exec_lo, s35
	s_mov_b32 s35, exec_lo
	s_xor_b32 s40, exec_lo, -1
	s_orn2_b32 s43, s43, exec_lo
.LBB0_65:
	s_or_b32 exec_lo, exec_lo, s36
	s_mov_b32 s4, 0
	s_and_saveexec_b32 s36, s43
	s_cbranch_execz .LBB0_69
	s_and_saveexec_b32 s4, vcc_lo
	s_xor_b32 s43, exec_lo, s4
	s_cbranch_execz .LBB0_68
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v14, v44, v49
	v_lshl_add_u32 v15, v8, 2, 0
	v_add_co_u32 v12, s4, v8, 1
	s_mov_b32 s38, exec_lo
	v_add_co_ci_u32_e64 v13, null, 0, v9, s4
	buffer_store_dword v14, v15, s[0:3], 0 offen
.LBB0_68:
	s_or_b32 exec_lo, exec_lo, s43
	s_mov_b32 s4, exec_lo
	s_andn2_b32 s35, s35, exec_lo
	s_andn2_b32 s40, s40, exec_lo
	s_and_b32 s38, s38, exec_lo
.LBB0_69:
	s_or_b32 exec_lo, exec_lo, s36
	s_and_b32 s36, s35, exec_lo
	s_orn2_b32 s35, s40, exec_lo
	s_and_b32 s40, s4, exec_lo
	s_and_b32 s38, s38, exec_lo
.LBB0_70:
	s_or_saveexec_b32 s42, s42
	v_mov_b32_e32 v48, v42
	s_xor_b32 exec_lo, exec_lo, s42
	s_cbranch_execz .LBB0_80
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v48, v42
	s_mov_b32 s47, -1
	s_mov_b32 s4, 0
	s_mov_b32 s43, s40
	s_mov_b32 s44, s35
	s_mov_b32 s45, s36
	s_and_saveexec_b32 s41, vcc_lo
	s_cbranch_execz .LBB0_75
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b32 s46, 0
	s_mov_b32 s43, exec_lo
	v_cmpx_gt_u64_e32 9, v[0:1]
	s_cbranch_execz .LBB0_74
	v_add_co_u32 v8, s4, v0, -1
	s_mov_b32 s46, exec_lo
	v_add_co_ci_u32_e64 v9, null, -1, v1, s4
	v_lshl_add_u32 v12, v8, 2, 0
	buffer_load_dword v48, v12, s[0:3], 0 offen
.LBB0_74:
	s_or_b32 exec_lo, exec_lo, s43
	s_mov_b32 s4, exec_lo
	s_andn2_b32 s45, s36, exec_lo
	s_andn2_b32 s44, s35, exec_lo
	s_andn2_b32 s43, s40, exec_lo
	s_orn2_b32 s47, s46, exec_lo
.LBB0_75:
	s_or_b32 exec_lo, exec_lo, s41
	s_mov_b32 s46, s38
	s_and_saveexec_b32 s41, s47
	s_cbranch_execz .LBB0_79
	s_mov_b32 s46, s38
	s_and_saveexec_b32 s47, vcc_lo
	s_xor_b32 s47, exec_lo, s47
	s_cbranch_execz .LBB0_78
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v14, v44, v48
	v_lshl_add_u32 v15, v8, 2, 0
	v_add_co_u32 v12, vcc_lo, v8, 1
	v_add_co_ci_u32_e64 v13, null, 0, v9, vcc_lo
	s_or_b32 s46, s38, exec_lo
	buffer_store_dword v14, v15, s[0:3], 0 offen
.LBB0_78:
	s_or_b32 exec_lo, exec_lo, s47
	s_andn2_b32 s47, s38, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s45, s45, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_or_b32 s43, s43, exec_lo
	s_or_b32 s46, s47, s46
.LBB0_79:
	s_or_b32 exec_lo, exec_lo, s41
	s_and_b32 s41, s4, exec_lo
	s_andn2_b32 s4, s36, exec_lo
	s_and_b32 s36, s45, exec_lo
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	s_andn2_b32 s35, s35, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_or_b32 s36, s4, s36
	s_andn2_b32 s4, s40, exec_lo
	s_and_b32 s40, s43, exec_lo
	s_andn2_b32 s38, s38, exec_lo
	s_and_b32 s43, s46, exec_lo
	s_or_b32 s35, s35, s44
	s_or_b32 s40, s4, s40
	s_or_b32 s38, s38, s43
.LBB0_80:
	s_or_b32 exec_lo, exec_lo, s42
	s_and_b32 s42, s41, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_orn2_b32 s35, s35, exec_lo
	s_and_b32 s41, s40, exec_lo
	s_and_b32 s38, s38, exec_lo
.LBB0_81:
	s_or_b32 exec_lo, exec_lo, s34
	s_and_b32 s40, s42, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_orn2_b32 s34, s41, exec_lo
	s_and_b32 s38, s38, exec_lo
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
.LBB0_82:
	s_or_saveexec_b32 s4, s33
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v14, v10
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB0_84
	v_cmp_ne_u16_sdwa s31, v45, v25 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v14, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v12, v0
	s_or_b32 s38, s38, exec_lo
	s_and_b32 s31, s31, exec_lo
.LBB0_84:
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s33, s40, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_orn2_b32 s40, s34, exec_lo
	s_and_b32 s41, s38, exec_lo
	s_and_b32 s38, s31, exec_lo
.LBB0_85:
	s_or_saveexec_b32 s30, s30
	v_mov_b32_e32 v51, v43
	s_mov_b32 s4, 0
	s_xor_b32 exec_lo, exec_lo, s30
	s_cbranch_execz .LBB0_103
	v_cmp_gt_i16_sdwa s4, v45, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s31, s41
	s_mov_b32 s45, s40
	s_mov_b32 s34, s35
	s_mov_b32 s44, s36
	s_mov_b32 s42, s33
	s_mov_b32 s43, 0
	s_and_saveexec_b32 s46, s4
	s_xor_b32 s46, exec_lo, s46
	s_cbranch_execz .LBB0_96
	v_mov_b32_e32 v12, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v51, v43
	s_mov_b32 s47, -1
	s_mov_b32 s4, 0
	s_mov_b32 s31, s40
	s_mov_b32 s34, s35
	s_mov_b32 s44, s36
	s_mov_b32 s42, s33
	s_and_saveexec_b32 s43, vcc_lo
	s_cbranch_execz .LBB0_91
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s45, 0
	s_mov_b32 s31, exec_lo
	v_cmpx_gt_u64_e32 9, v[0:1]
	s_cbranch_execz .LBB0_90
	v_add_co_u32 v12, s4, v0, -1
	s_mov_b32 s45, exec_lo
	v_add_co_ci_u32_e64 v13, null, -1, v1, s4
	v_lshl_add_u32 v9, v12, 2, 0
	buffer_load_dword v51, v9, s[0:3], 0 offen
.LBB0_90:
	s_or_b32 exec_lo, exec_lo, s31
	s_mov_b32 s4, exec_lo
	s_andn2_b32 s42, s33, exec_lo
	s_andn2_b32 s44, s36, exec_lo
	s_andn2_b32 s34, s35, exec_lo
	s_andn2_b32 s31, s40, exec_lo
	s_orn2_b32 s47, s45, exec_lo
.LBB0_91:
	s_or_b32 exec_lo, exec_lo, s43
	s_mov_b32 s45, s41
	s_and_saveexec_b32 s43, s47
	s_cbranch_execz .LBB0_95
	s_mov_b32 s45, s41
	s_and_saveexec_b32 s47, vcc_lo
	s_xor_b32 s47, exec_lo, s47
	s_cbranch_execz .LBB0_94
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v51
	s_or_b32 s45, s41, exec_lo
	v_cndmask_b32_e32 v15, v11, v7, vcc_lo
	v_cndmask_b32_e32 v14, v10, v6, vcc_lo
.LBB0_94:
	s_or_b32 exec_lo, exec_lo, s47
	s_andn2_b32 s47, s41, exec_lo
	s_and_b32 s45, s45, exec_lo
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s42, s42, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_andn2_b32 s34, s34, exec_lo
	s_or_b32 s31, s31, exec_lo
	s_or_b32 s45, s47, s45
.LBB0_95:
	s_or_b32 exec_lo, exec_lo, s43
	s_andn2_b32 s47, s33, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_and_b32 s43, s4, exec_lo
	s_or_b32 s42, s47, s42
	s_andn2_b32 s4, s36, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_andn2_b32 s47, s35, exec_lo
	s_and_b32 s34, s34, exec_lo
	s_or_b32 s44, s4, s44
	s_or_b32 s34, s47, s34
	s_andn2_b32 s4, s40, exec_lo
	s_and_b32 s31, s31, exec_lo
	s_andn2_b32 s47, s41, exec_lo
	s_and_b32 s48, s45, exec_lo
	s_or_b32 s45, s4, s31
	s_or_b32 s31, s47, s48
.LBB0_96:
	s_andn2_saveexec_b32 s46, s46
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v12, 0
	v_cmp_eq_u64_e64 s52, 0, v[0:1]
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b32 s4, s45
	s_mov_b32 s47, s34
	s_mov_b32 s48, s44
	s_mov_b32 s49, s42
	s_mov_b32 s50, s43
	s_and_saveexec_b32 s51, vcc_lo
	s_cbranch_execz .LBB0_99
	v_add_co_u32 v12, s4, v0, -1
	v_add_co_ci_u32_e64 v13, null, -1, v1, s4
	v_cmp_gt_u64_e64 s4, 9, v[0:1]
	s_andn2_b32 s52, s52, exec_lo
	s_mov_b32 s29, exec_lo
	s_andn2_b32 s50, s43, exec_lo
	s_andn2_b32 s49, s42, exec_lo
	s_andn2_b32 s48, s44, exec_lo
	s_and_b32 s53, s4, exec_lo
	s_andn2_b32 s47, s34, exec_lo
	s_andn2_b32 s4, s45, exec_lo
	s_or_b32 s52, s52, s53
.LBB0_99:
	s_or_b32 exec_lo, exec_lo, s51
	s_mov_b32 s51, s31
	s_and_saveexec_b32 s53, s52
	s_xor_b32 s52, exec_lo, s53
	s_andn2_b32 s51, s31, exec_lo
	s_and_b32 s53, vcc_lo, exec_lo
	s_andn2_b32 s29, s29, exec_lo
	s_andn2_b32 s50, s50, exec_lo
	s_andn2_b32 s49, s49, exec_lo
	s_andn2_b32 s48, s48, exec_lo
	s_andn2_b32 s47, s47, exec_lo
	s_or_b32 s4, s4, exec_lo
	s_or_b32 s51, s51, s53
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
	s_or_b32 exec_lo, exec_lo, s52
	s_andn2_b32 s34, s34, exec_lo
	s_and_b32 s47, s47, exec_lo
	v_mov_b32_e32 v15, v11
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v51, v43
	v_mov_b32_e32 v14, v10
	s_andn2_b32 s43, s43, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_andn2_b32 s42, s42, exec_lo
	s_and_b32 s49, s49, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_or_b32 s34, s34, s47
	s_andn2_b32 s45, s45, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_andn2_b32 s31, s31, exec_lo
	s_and_b32 s47, s51, exec_lo
	s_and_b32 s29, s29, exec_lo
	s_or_b32 s43, s43, s50
	s_or_b32 s42, s42, s49
	s_or_b32 s44, s44, s48
	s_or_b32 s45, s45, s4
	s_or_b32 s31, s31, s47
.LBB0_102:
	s_or_b32 exec_lo, exec_lo, s46
	s_andn2_b32 s33, s33, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_andn2_b32 s35, s35, exec_lo
	s_and_b32 s34, s34, exec_lo
	v_mov_b32_e32 v48, v42
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	s_or_b32 s33, s33, s42
	s_andn2_b32 s36, s36, exec_lo
	s_and_b32 s42, s44, exec_lo
	s_or_b32 s35, s35, s34
	s_andn2_b32 s34, s40, exec_lo
	s_and_b32 s40, s45, exec_lo
	s_andn2_b32 s41, s41, exec_lo
	s_and_b32 s31, s31, exec_lo
	s_and_b32 s4, s29, exec_lo
	s_and_b32 s29, s43, exec_lo
	s_or_b32 s36, s36, s42
	s_or_b32 s40, s34, s40
	s_or_b32 s41, s41, s31
.LBB0_103:
	s_or_b32 exec_lo, exec_lo, s30
	s_and_b32 s31, s4, exec_lo
	s_and_b32 s34, s29, exec_lo
	s_and_b32 s30, s33, exec_lo
	s_and_b32 s33, s36, exec_lo
	s_and_b32 s29, s35, exec_lo
	s_orn2_b32 s35, s40, exec_lo
	s_and_b32 s36, s41, exec_lo
	s_and_b32 s38, s38, exec_lo
.LBB0_104:
	s_or_saveexec_b32 s42, s39
	v_mov_b32_e32 v47, v41
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
	v_mov_b32_e32 v50, v35
	s_mov_b32 s43, 0
	s_mov_b32 s39, 0
	s_mov_b32 s40, 0
	s_mov_b32 s41, 0
	s_xor_b32 exec_lo, exec_lo, s42
	s_cbranch_execz .LBB0_156
	v_cmp_gt_i16_sdwa s39, v45, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s4, s36
	s_mov_b32 s44, s35
	s_mov_b32 s43, s29
	s_mov_b32 s47, s33
	s_mov_b32 s45, s30
	s_mov_b32 s49, s34
	s_mov_b32 s52, s31
	s_mov_b32 s46, 0
	s_and_saveexec_b32 s48, s39
	s_xor_b32 s39, exec_lo, s48
	s_cbranch_execz .LBB0_151
	v_cmp_gt_i16_sdwa s4, v45, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s50, s36
	s_mov_b32 s51, s35
	s_mov_b32 s43, s29
	s_mov_b32 s48, s33
	s_mov_b32 s44, s30
	s_mov_b32 s49, s34
	s_mov_b32 s46, s31
	s_mov_b32 s47, 0
	s_mov_b32 s45, 0
	s_and_saveexec_b32 s41, s4
	s_xor_b32 s41, exec_lo, s41
	s_cbranch_execz .LBB0_138
	v_cmp_gt_i16_sdwa s4, v45, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s43, 0
	s_mov_b32 s51, s36
	s_mov_b32 s52, s35
	s_mov_b32 s48, s29
	s_mov_b32 s50, s33
	s_mov_b32 s44, s30
	s_mov_b32 s49, s34
	s_mov_b32 s46, s31
	s_and_saveexec_b32 s45, s4
	s_xor_b32 s45, exec_lo, s45
	s_cbranch_execz .LBB0_123
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v46, v39
	s_mov_b32 s53, -1
	s_mov_b32 s44, 0
	s_mov_b32 s51, s35
	s_mov_b32 s48, s29
	s_mov_b32 s50, s33
	s_mov_b32 s49, s30
	s_mov_b32 s52, s34
	s_mov_b32 s46, s31
	s_and_saveexec_b32 s47, vcc_lo
	s_cbranch_execz .LBB0_112
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b32 s53, 0
	s_mov_b32 s44, exec_lo
	v_cmpx_gt_u64_e32 9, v[0:1]
	s_cbranch_execz .LBB0_111
	v_add_co_u32 v14, s4, v0, -1
	s_mov_b32 s53, exec_lo
	v_add_co_ci_u32_e64 v15, null, -1, v1, s4
	v_lshl_add_u32 v9, v14, 2, 0
	buffer_load_dword v46, v9, s[0:3], 0 offen
.LBB0_111:
	s_or_b32 exec_lo, exec_lo, s44
	s_mov_b32 s44, exec_lo
	s_andn2_b32 s46, s31, exec_lo
	s_andn2_b32 s52, s34, exec_lo
	s_andn2_b32 s49, s30, exec_lo
	s_andn2_b32 s50, s33, exec_lo
	s_andn2_b32 s48, s29, exec_lo
	s_andn2_b32 s51, s35, exec_lo
	s_orn2_b32 s53, s53, exec_lo
.LBB0_112:
	s_or_b32 exec_lo, exec_lo, s47
	s_mov_b32 s4, s36
	s_and_saveexec_b32 s47, s53
	s_cbranch_execz .LBB0_122
	s_mov_b32 s4, s36
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s53, vcc_lo
	s_cbranch_execz .LBB0_121
	v_mov_b32_e32 v16, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[14:15]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v47, v41
	s_and_saveexec_b32 s54, vcc_lo
	s_cbranch_execz .LBB0_116
	v_add_co_u32 v16, s4, v14, -1
	v_add_co_ci_u32_e64 v17, null, -1, v15, s4
	v_lshl_add_u32 v8, v16, 2, 0
	buffer_load_dword v47, v8, s[0:3], 0 offen
.LBB0_116:
	s_or_b32 exec_lo, exec_lo, s54
	s_mov_b32 s4, s36
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s54, vcc_lo
	s_cbranch_execz .LBB0_120
	v_cmp_ne_u64_e32 vcc_lo, 6, v[16:17]
	v_mov_b32_e32 v12, 8
	v_lshl_add_u32 v14, v16, 2, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v8, 0x200
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v47, v14, s[0:3], 0 offen
	buffer_store_dword v46, v14, s[0:3], 0 offen offset:4
	s_and_saveexec_b32 s55, vcc_lo
	s_cbranch_execz .LBB0_119
	v_add_co_u32 v12, s4, v16, 3
	v_mov_b32_e32 v8, 0xff00
	v_mov_b32_e32 v9, 0
	v_add_co_ci_u32_e64 v13, null, 0, v17, s4
	buffer_store_dword v47, v14, s[0:3], 0 offen offset:8
.LBB0_119:
	s_or_b32 exec_lo, exec_lo, s55
	s_andn2_b32 s4, s36, exec_lo
	s_and_b32 s55, vcc_lo, exec_lo
	s_or_b32 s4, s4, s55
.LBB0_120:
	s_or_b32 exec_lo, exec_lo, s54
	s_andn2_b32 s54, s36, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_or_b32 s4, s54, s4
.LBB0_121:
	s_or_b32 exec_lo, exec_lo, s53
	s_andn2_b32 s53, s36, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_andn2_b32 s46, s46, exec_lo
	s_andn2_b32 s52, s52, exec_lo
	s_andn2_b32 s49, s49, exec_lo
	s_andn2_b32 s50, s50, exec_lo
	s_andn2_b32 s48, s48, exec_lo
	s_or_b32 s51, s51, exec_lo
	s_or_b32 s4, s53, s4
.LBB0_122:
	s_or_b32 exec_lo, exec_lo, s47
	s_andn2_b32 s53, s31, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_and_b32 s47, s44, exec_lo
	s_or_b32 s46, s53, s46
	s_andn2_b32 s44, s34, exec_lo
	s_and_b32 s52, s52, exec_lo
	s_andn2_b32 s53, s30, exec_lo
	s_and_b32 s54, s49, exec_lo
	s_or_b32 s49, s44, s52
	s_or_b32 s44, s53, s54
	s_andn2_b32 s52, s33, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_andn2_b32 s53, s29, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_or_b32 s50, s52, s50
	s_or_b32 s48, s53, s48
	s_andn2_b32 s52, s35, exec_lo
	s_and_b32 s51, s51, exec_lo
	s_andn2_b32 s53, s36, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_or_b32 s52, s52, s51
	s_or_b32 s51, s53, s4
.LBB0_123:
	s_or_saveexec_b32 s45, s45
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
	s_xor_b32 exec_lo, exec_lo, s45
	s_cbranch_execz .LBB0_137
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, v36
	s_mov_b32 s61, -1
	s_mov_b32 s53, s52
	s_mov_b32 s54, s48
	s_mov_b32 s55, s50
	s_mov_b32 s56, s44
	s_mov_b32 s57, s49
	s_mov_b32 s58, s46
	s_mov_b32 s59, s47
	s_and_saveexec_b32 s60, vcc_lo
	s_cbranch_execz .LBB0_128
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b32 s61, 0
	s_mov_b32 s43, exec_lo
	v_cmpx_gt_u64_e32 9, v[0:1]
	s_cbranch_execz .LBB0_127
	v_add_co_u32 v14, s4, v0, -1
	s_mov_b32 s61, exec_lo
	v_add_co_ci_u32_e64 v15, null, -1, v1, s4
	v_lshl_add_u32 v9, v14, 2, 0
	buffer_load_dword v16, v9, s[0:3], 0 offen
.LBB0_127:
	s_or_b32 exec_lo, exec_lo, s43
	s_mov_b32 s43, exec_lo
	s_andn2_b32 s59, s47, exec_lo
	s_andn2_b32 s58, s46, exec_lo
	s_andn2_b32 s57, s49, exec_lo
	s_andn2_b32 s56, s44, exec_lo
	s_andn2_b32 s55, s50, exec_lo
	s_andn2_b32 s54, s48, exec_lo
	s_andn2_b32 s53, s52, exec_lo
	s_orn2_b32 s61, s61, exec_lo
.LBB0_128:
	s_or_b32 exec_lo, exec_lo, s60
	s_mov_b32 s4, s51
	s_and_saveexec_b32 s60, s61
	s_cbranch_execz .LBB0_136
	s_mov_b32 s4, s51
	s_and_saveexec_b32 s61, vcc_lo
	s_cbranch_execz .LBB0_135
	v_mov_b32_e32 v8, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[14:15]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v17, v38
	s_and_saveexec_b32 s62, vcc_lo
	s_cbranch_execz .LBB0_132
	v_add_co_u32 v8, s4, v14, -1
	v_add_co_ci_u32_e64 v9, null, -1, v15, s4
	v_lshl_add_u32 v12, v8, 2, 0
	buffer_load_dword v17, v12, s[0:3], 0 offen
.LBB0_132:
	s_or_b32 exec_lo, exec_lo, s62
	s_mov_b32 s62, s51
	s_and_saveexec_b32 s4, vcc_lo
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB0_134
	v_add_co_u32 v12, vcc_lo, v8, 2
	v_lshl_add_u32 v14, v8, 2, 0
	v_add_co_ci_u32_e64 v13, null, 0, v9, vcc_lo
	s_or_b32 s62, s51, exec_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, v14, s[0:3], 0 offen
	buffer_store_dword v17, v14, s[0:3], 0 offen offset:4
.LBB0_134:
	s_or_b32 exec_lo, exec_lo, s4
	s_andn2_b32 s4, s51, exec_lo
	s_and_b32 s62, s62, exec_lo
	s_or_b32 s4, s4, s62
.LBB0_135:
	s_or_b32 exec_lo, exec_lo, s61
	s_andn2_b32 s61, s51, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_andn2_b32 s43, s43, exec_lo
	s_andn2_b32 s59, s59, exec_lo
	s_andn2_b32 s58, s58, exec_lo
	s_andn2_b32 s57, s57, exec_lo
	s_andn2_b32 s56, s56, exec_lo
	s_andn2_b32 s55, s55, exec_lo
	s_andn2_b32 s54, s54, exec_lo
	s_or_b32 s53, s53, exec_lo
	s_or_b32 s4, s61, s4
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
.LBB0_136:
	s_or_b32 exec_lo, exec_lo, s60
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v47, v41
	v_mov_b32_e32 v46, v39
	s_andn2_b32 s47, s47, exec_lo
	s_and_b32 s59, s59, exec_lo
	s_andn2_b32 s46, s46, exec_lo
	s_and_b32 s58, s58, exec_lo
	s_andn2_b32 s49, s49, exec_lo
	s_and_b32 s57, s57, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_and_b32 s56, s56, exec_lo
	s_andn2_b32 s50, s50, exec_lo
	s_and_b32 s55, s55, exec_lo
	s_andn2_b32 s48, s48, exec_lo
	s_and_b32 s54, s54, exec_lo
	s_andn2_b32 s52, s52, exec_lo
	s_and_b32 s53, s53, exec_lo
	s_andn2_b32 s51, s51, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_or_b32 s47, s47, s59
	s_or_b32 s46, s46, s58
	s_or_b32 s49, s49, s57
	s_or_b32 s44, s44, s56
	s_or_b32 s50, s50, s55
	s_or_b32 s48, s48, s54
	s_or_b32 s52, s52, s53
	s_or_b32 s51, s51, s4
.LBB0_137:
	s_or_b32 exec_lo, exec_lo, s45
	s_and_b32 s45, s43, exec_lo
	s_andn2_b32 s4, s31, exec_lo
	s_and_b32 s43, s46, exec_lo
	s_andn2_b32 s53, s30, exec_lo
	s_or_b32 s46, s4, s43
	s_andn2_b32 s4, s34, exec_lo
	s_and_b32 s43, s49, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_or_b32 s49, s4, s43
	s_or_b32 s44, s53, s44
	s_andn2_b32 s4, s33, exec_lo
	s_and_b32 s43, s50, exec_lo
	s_andn2_b32 s50, s29, exec_lo
	s_and_b32 s53, s48, exec_lo
	s_or_b32 s48, s4, s43
	s_or_b32 s43, s50, s53
	s_andn2_b32 s4, s35, exec_lo
	s_and_b32 s50, s52, exec_lo
	s_andn2_b32 s52, s36, exec_lo
	s_and_b32 s53, s51, exec_lo
	s_and_b32 s47, s47, exec_lo
	s_or_b32 s51, s4, s50
	s_or_b32 s50, s52, s53
.LBB0_138:
	s_or_saveexec_b32 s41, s41
	v_mov_b32_e32 v50, v35
	s_xor_b32 exec_lo, exec_lo, s41
	s_cbranch_execz .LBB0_150
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v50, v35
	s_mov_b32 s61, -1
	s_mov_b32 s52, s51
	s_mov_b32 s53, s43
	s_mov_b32 s54, s48
	s_mov_b32 s55, s44
	s_mov_b32 s56, s49
	s_mov_b32 s57, s46
	s_mov_b32 s58, s47
	s_mov_b32 s59, s45
	s_and_saveexec_b32 s60, vcc_lo
	s_cbranch_execz .LBB0_143
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b32 s61, 0
	s_mov_b32 s40, exec_lo
	v_cmpx_gt_u64_e32 9, v[0:1]
	s_cbranch_execz .LBB0_142
	v_add_co_u32 v14, s4, v0, -1
	s_mov_b32 s61, exec_lo
	v_add_co_ci_u32_e64 v15, null, -1, v1, s4
	v_lshl_add_u32 v9, v14, 2, 0
	buffer_load_dword v50, v9, s[0:3], 0 offen
.LBB0_142:
	s_or_b32 exec_lo, exec_lo, s40
	s_mov_b32 s40, exec_lo
	s_andn2_b32 s59, s45, exec_lo
	s_andn2_b32 s58, s47, exec_lo
	s_andn2_b32 s57, s46, exec_lo
	s_andn2_b32 s56, s49, exec_lo
	s_andn2_b32 s55, s44, exec_lo
	s_andn2_b32 s54, s48, exec_lo
	s_andn2_b32 s53, s43, exec_lo
	s_andn2_b32 s52, s51, exec_lo
	s_orn2_b32 s61, s61, exec_lo
.LBB0_143:
	s_or_b32 exec_lo, exec_lo, s60
	s_mov_b32 s4, s50
	s_and_saveexec_b32 s60, s61
	s_cbranch_execz .LBB0_149
	s_mov_b32 s4, s50
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s61, vcc_lo
	s_cbranch_execz .LBB0_148
	v_cmp_ne_u64_e32 vcc_lo, 7, v[14:15]
	v_mov_b32_e32 v12, 8
	v_lshl_add_u32 v16, v14, 2, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v8, 0x200
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v16, s[0:3], 0 offen
	s_and_saveexec_b32 s62, vcc_lo
	s_cbranch_execz .LBB0_147
	v_add_co_u32 v12, s4, v14, 2
	v_mov_b32_e32 v8, 0xff00
	v_mov_b32_e32 v9, 0
	v_add_co_ci_u32_e64 v13, null, 0, v15, s4
	buffer_store_dword v50, v16, s[0:3], 0 offen offset:4
.LBB0_147:
	s_or_b32 exec_lo, exec_lo, s62
	s_andn2_b32 s4, s50, exec_lo
	s_and_b32 s62, vcc_lo, exec_lo
	s_or_b32 s4, s4, s62
.LBB0_148:
	s_or_b32 exec_lo, exec_lo, s61
	s_andn2_b32 s61, s50, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_andn2_b32 s40, s40, exec_lo
	s_andn2_b32 s59, s59, exec_lo
	s_andn2_b32 s58, s58, exec_lo
	s_andn2_b32 s57, s57, exec_lo
	s_andn2_b32 s56, s56, exec_lo
	s_andn2_b32 s55, s55, exec_lo
	s_andn2_b32 s54, s54, exec_lo
	s_andn2_b32 s53, s53, exec_lo
	s_or_b32 s52, s52, exec_lo
	s_or_b32 s4, s61, s4
.LBB0_149:
	s_or_b32 exec_lo, exec_lo, s60
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v47, v41
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
	s_andn2_b32 s45, s45, exec_lo
	s_and_b32 s59, s59, exec_lo
	s_andn2_b32 s47, s47, exec_lo
	s_and_b32 s58, s58, exec_lo
	s_andn2_b32 s46, s46, exec_lo
	s_and_b32 s57, s57, exec_lo
	s_andn2_b32 s49, s49, exec_lo
	s_and_b32 s56, s56, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_and_b32 s55, s55, exec_lo
	s_andn2_b32 s48, s48, exec_lo
	s_and_b32 s54, s54, exec_lo
	s_andn2_b32 s43, s43, exec_lo
	s_and_b32 s53, s53, exec_lo
	s_andn2_b32 s51, s51, exec_lo
	s_and_b32 s52, s52, exec_lo
	s_andn2_b32 s50, s50, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_or_b32 s45, s45, s59
	s_or_b32 s47, s47, s58
	s_or_b32 s46, s46, s57
	s_or_b32 s49, s49, s56
	s_or_b32 s44, s44, s55
	s_or_b32 s48, s48, s54
	s_or_b32 s43, s43, s53
	s_or_b32 s51, s51, s52
	s_or_b32 s50, s50, s4
.LBB0_150:
	s_or_b32 exec_lo, exec_lo, s41
	s_and_b32 s41, s40, exec_lo
	s_and_b32 s40, s45, exec_lo
	s_andn2_b32 s4, s31, exec_lo
	s_and_b32 s45, s46, exec_lo
	s_and_b32 s46, s47, exec_lo
	s_or_b32 s52, s4, s45
	s_andn2_b32 s4, s34, exec_lo
	s_and_b32 s45, s49, exec_lo
	s_andn2_b32 s47, s30, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_or_b32 s49, s4, s45
	s_or_b32 s45, s47, s44
	s_andn2_b32 s4, s33, exec_lo
	s_and_b32 s44, s48, exec_lo
	s_andn2_b32 s48, s29, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_or_b32 s47, s4, s44
	s_or_b32 s43, s48, s43
	s_andn2_b32 s4, s35, exec_lo
	s_and_b32 s44, s51, exec_lo
	s_andn2_b32 s48, s36, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_or_b32 s44, s4, s44
	s_or_b32 s4, s48, s50
.LBB0_151:
	s_or_saveexec_b32 s39, s39
	s_mov_b32 s48, s38
	s_mov_b32 s50, 0
	s_xor_b32 exec_lo, exec_lo, s39
	s_cbranch_execz .LBB0_155
	v_cmp_gt_i16_sdwa s53, v45, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s50, -1
	s_mov_b32 s48, s38
	s_and_saveexec_b32 s51, s53
	v_cmp_ne_u16_sdwa s48, v45, v33 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b32 s53, s38, exec_lo
	s_mov_b32 s37, exec_lo
	s_xor_b32 s50, exec_lo, -1
	s_and_b32 s48, s48, exec_lo
	s_or_b32 s48, s53, s48
	s_or_b32 exec_lo, exec_lo, s51
	s_andn2_b32 s51, s38, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_or_b32 s48, s51, s48
.LBB0_155:
	s_or_b32 exec_lo, exec_lo, s39
	s_andn2_b32 s30, s30, exec_lo
	s_and_b32 s45, s45, exec_lo
	s_andn2_b32 s29, s29, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_andn2_b32 s36, s36, exec_lo
	s_and_b32 s4, s4, exec_lo
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v51, v43
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v14, v10
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	s_andn2_b32 s31, s31, exec_lo
	s_and_b32 s51, s52, exec_lo
	s_and_b32 s39, s46, exec_lo
	s_andn2_b32 s34, s34, exec_lo
	s_and_b32 s46, s49, exec_lo
	s_or_b32 s30, s30, s45
	s_andn2_b32 s33, s33, exec_lo
	s_and_b32 s45, s47, exec_lo
	s_or_b32 s29, s29, s43
	s_andn2_b32 s35, s35, exec_lo
	s_and_b32 s43, s44, exec_lo
	s_or_b32 s36, s36, s4
	s_andn2_b32 s4, s38, exec_lo
	s_and_b32 s38, s48, exec_lo
	s_and_b32 s41, s41, exec_lo
	s_and_b32 s40, s40, exec_lo
	s_or_b32 s31, s31, s51
	s_or_b32 s34, s34, s46
	s_or_b32 s33, s33, s45
	s_or_b32 s35, s35, s43
	s_and_b32 s43, s50, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_or_b32 s38, s4, s38
.LBB0_156:
	s_or_b32 exec_lo, exec_lo, s42
	v_mov_b32_e32 v52, v37
	v_mov_b32_e32 v53, v34
	s_mov_b32 s42, 0
	s_mov_b32 s44, 0
	s_and_saveexec_b32 s45, s38
	s_cbranch_execz .LBB0_175
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v52, v37
	s_mov_b32 s4, -1
	s_mov_b32 s55, 0
	s_mov_b32 s38, s35
	s_mov_b32 s46, s29
	s_mov_b32 s47, s33
	s_mov_b32 s48, s30
	s_mov_b32 s49, s34
	s_mov_b32 s50, s31
	s_mov_b32 s51, s39
	s_mov_b32 s52, s40
	s_mov_b32 s53, s41
	s_and_saveexec_b32 s54, vcc_lo
	s_cbranch_execz .LBB0_161
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b32 s56, 0
	s_mov_b32 s38, exec_lo
	v_cmpx_gt_u64_e32 9, v[0:1]
	s_cbranch_execz .LBB0_160
	v_add_co_u32 v14, s4, v0, -1
	s_mov_b32 s56, exec_lo
	v_add_co_ci_u32_e64 v15, null, -1, v1, s4
	v_lshl_add_u32 v9, v14, 2, 0
	buffer_load_dword v52, v9, s[0:3], 0 offen
.LBB0_160:
	s_or_b32 exec_lo, exec_lo, s38
	s_mov_b32 s44, exec_lo
	s_andn2_b32 s53, s41, exec_lo
	s_andn2_b32 s52, s40, exec_lo
	s_andn2_b32 s51, s39, exec_lo
	s_andn2_b32 s50, s31, exec_lo
	s_andn2_b32 s49, s34, exec_lo
	s_andn2_b32 s48, s30, exec_lo
	s_andn2_b32 s47, s33, exec_lo
	s_andn2_b32 s46, s29, exec_lo
	s_andn2_b32 s38, s35, exec_lo
	s_orn2_b32 s4, s56, exec_lo
.LBB0_161:
	s_or_b32 exec_lo, exec_lo, s54
	s_and_saveexec_b32 s54, s4
	s_cbranch_execz .LBB0_174
	s_mov_b32 s4, 0
	s_and_saveexec_b32 s55, vcc_lo
	s_cbranch_execz .LBB0_173
	v_mov_b32_e32 v8, 0
	v_cmp_ne_u64_e32 vcc_lo, 0, v[14:15]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v53, v34
	s_and_saveexec_b32 s56, vcc_lo
	s_cbranch_execz .LBB0_165
	v_add_co_u32 v8, s4, v14, -1
	v_add_co_ci_u32_e64 v9, null, -1, v15, s4
	v_lshl_add_u32 v12, v8, 2, 0
	buffer_load_dword v53, v12, s[0:3], 0 offen
.LBB0_165:
	s_or_b32 exec_lo, exec_lo, s56
	s_mov_b32 s56, 0
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_172
	v_cmp_gt_i16_sdwa s57, v45, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s58, 0
	s_and_saveexec_b32 s59, s57
	s_xor_b32 s57, exec_lo, s59
	s_cbranch_execnz .LBB0_193
	s_andn2_saveexec_b32 s57, s57
	s_cbranch_execnz .LBB0_200
.LBB0_168:
	s_or_b32 exec_lo, exec_lo, s57
	s_and_saveexec_b32 s57, s58
	s_cbranch_execnz .LBB0_201
.LBB0_169:
	s_or_b32 exec_lo, exec_lo, s57
	s_and_saveexec_b32 s57, s56
	s_cbranch_execz .LBB0_171
.LBB0_170:
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v14, v53, v52
.LBB0_171:
	s_or_b32 exec_lo, exec_lo, s57
	v_lshl_add_u32 v15, v8, 2, 0
	v_add_co_u32 v12, vcc_lo, v8, 1
	s_mov_b32 s56, exec_lo
	v_add_co_ci_u32_e64 v13, null, 0, v9, vcc_lo
	buffer_store_dword v14, v15, s[0:3], 0 offen
.LBB0_172:
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s4, s56, exec_lo
.LBB0_173:
	s_or_b32 exec_lo, exec_lo, s55
	s_andn2_b32 s44, s44, exec_lo
	s_andn2_b32 s53, s53, exec_lo
	s_andn2_b32 s52, s52, exec_lo
	s_andn2_b32 s51, s51, exec_lo
	s_andn2_b32 s50, s50, exec_lo
	s_andn2_b32 s49, s49, exec_lo
	s_andn2_b32 s48, s48, exec_lo
	s_andn2_b32 s47, s47, exec_lo
	s_andn2_b32 s46, s46, exec_lo
	s_or_b32 s38, s38, exec_lo
	s_and_b32 s55, s4, exec_lo
	v_mov_b32_e32 v8, 0x100
	v_mov_b32_e32 v9, 0
.LBB0_174:
	s_or_b32 exec_lo, exec_lo, s54
	s_andn2_b32 s4, s41, exec_lo
	s_and_b32 s41, s53, exec_lo
	v_mov_b32_e32 v15, v11
	s_or_b32 s41, s4, s41
	s_andn2_b32 s4, s39, exec_lo
	s_and_b32 s39, s51, exec_lo
	v_mov_b32_e32 v51, v43
	s_or_b32 s39, s4, s39
	s_andn2_b32 s4, s34, exec_lo
	s_and_b32 s34, s49, exec_lo
	v_mov_b32_e32 v48, v42
	s_or_b32 s34, s4, s34
	s_andn2_b32 s4, s33, exec_lo
	s_and_b32 s33, s47, exec_lo
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v47, v41
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
	v_mov_b32_e32 v50, v35
	s_andn2_b32 s40, s40, exec_lo
	s_and_b32 s52, s52, exec_lo
	s_andn2_b32 s31, s31, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_andn2_b32 s30, s30, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_andn2_b32 s29, s29, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_or_b32 s33, s4, s33
	s_andn2_b32 s4, s35, exec_lo
	s_and_b32 s35, s38, exec_lo
	s_andn2_b32 s36, s36, exec_lo
	s_and_b32 s38, s55, exec_lo
	s_and_b32 s44, s44, exec_lo
	s_or_b32 s40, s40, s52
	s_or_b32 s31, s31, s50
	s_or_b32 s30, s30, s48
	s_or_b32 s29, s29, s46
	s_or_b32 s35, s4, s35
	s_or_b32 s36, s36, s38
	s_andn2_b32 s37, s37, exec_lo
.LBB0_175:
	s_or_b32 exec_lo, exec_lo, s45
	s_and_saveexec_b32 s4, s37
	s_xor_b32 s37, exec_lo, s4
	s_cbranch_execz .LBB0_183
	v_mov_b32_e32 v12, 8
	v_cmp_ne_u64_e32 vcc_lo, 8, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b32 s54, -1
	s_mov_b32 s4, s35
	s_mov_b32 s38, s29
	s_mov_b32 s45, s33
	s_mov_b32 s46, s30
	s_mov_b32 s47, s34
	s_mov_b32 s48, s31
	s_mov_b32 s49, s39
	s_mov_b32 s50, s40
	s_mov_b32 s51, s41
	s_mov_b32 s52, s44
	v_mov_b32_e32 v8, 0x200
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s53, vcc_lo
	s_cbranch_execz .LBB0_180
	v_mov_b32_e32 v12, 8
	v_mov_b32_e32 v13, 0
	s_mov_b32 s54, 0
	s_mov_b32 s38, exec_lo
	v_cmpx_gt_u64_e32 8, v[0:1]
	s_cbranch_execz .LBB0_179
	v_lshl_add_u32 v8, v0, 2, 0
	v_add_co_u32 v12, s4, v0, 1
	s_mov_b32 s54, exec_lo
	v_add_co_ci_u32_e64 v13, null, 0, v1, s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v8, s[0:3], 0 offen
.LBB0_179:
	s_or_b32 exec_lo, exec_lo, s38
	s_mov_b32 s42, exec_lo
	s_andn2_b32 s52, s44, exec_lo
	s_andn2_b32 s51, s41, exec_lo
	s_andn2_b32 s50, s40, exec_lo
	s_andn2_b32 s49, s39, exec_lo
	s_andn2_b32 s48, s31, exec_lo
	s_andn2_b32 s47, s34, exec_lo
	s_andn2_b32 s46, s30, exec_lo
	s_andn2_b32 s45, s33, exec_lo
	s_andn2_b32 s38, s29, exec_lo
	s_andn2_b32 s4, s35, exec_lo
	s_orn2_b32 s54, s54, exec_lo
	v_mov_b32_e32 v8, 0xff00
	v_mov_b32_e32 v9, 0
.LBB0_180:
	s_or_b32 exec_lo, exec_lo, s53
	s_mov_b32 s53, s36
	s_and_saveexec_b32 s55, s54
	s_xor_b32 s54, exec_lo, s55
	s_andn2_b32 s53, s36, exec_lo
	s_and_b32 s55, vcc_lo, exec_lo
	s_andn2_b32 s42, s42, exec_lo
	s_andn2_b32 s52, s52, exec_lo
	s_andn2_b32 s51, s51, exec_lo
	s_andn2_b32 s50, s50, exec_lo
	s_andn2_b32 s49, s49, exec_lo
	s_andn2_b32 s48, s48, exec_lo
	s_andn2_b32 s47, s47, exec_lo
	s_andn2_b32 s46, s46, exec_lo
	s_andn2_b32 s45, s45, exec_lo
	s_andn2_b32 s38, s38, exec_lo
	s_or_b32 s4, s4, exec_lo
	s_or_b32 s53, s53, s55
	s_or_b32 exec_lo, exec_lo, s54
	s_andn2_b32 s29, s29, exec_lo
	s_and_b32 s38, s38, exec_lo
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v51, v43
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v47, v41
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v52, v37
	v_mov_b32_e32 v16, v36
	v_mov_b32_e32 v50, v35
	v_mov_b32_e32 v53, v34
	s_andn2_b32 s44, s44, exec_lo
	s_and_b32 s52, s52, exec_lo
	s_andn2_b32 s41, s41, exec_lo
	s_and_b32 s51, s51, exec_lo
	s_andn2_b32 s40, s40, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_andn2_b32 s39, s39, exec_lo
	s_and_b32 s49, s49, exec_lo
	s_andn2_b32 s31, s31, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_andn2_b32 s34, s34, exec_lo
	s_and_b32 s47, s47, exec_lo
	s_andn2_b32 s30, s30, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_andn2_b32 s33, s33, exec_lo
	s_and_b32 s45, s45, exec_lo
	s_or_b32 s29, s29, s38
	s_andn2_b32 s35, s35, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_andn2_b32 s36, s36, exec_lo
	s_and_b32 s38, s53, exec_lo
	s_and_b32 s42, s42, exec_lo
	s_or_b32 s44, s44, s52
	s_or_b32 s41, s41, s51
	s_or_b32 s40, s40, s50
	s_or_b32 s39, s39, s49
	s_or_b32 s31, s31, s48
	s_or_b32 s34, s34, s47
	s_or_b32 s30, s30, s46
	s_or_b32 s33, s33, s45
	s_or_b32 s35, s35, s4
	s_or_b32 s36, s36, s38
.LBB0_183:
	s_or_b32 exec_lo, exec_lo, s37
	s_mov_b32 s4, 0
	s_and_saveexec_b32 s37, s43
	s_xor_b32 s37, exec_lo, s37
	s_cbranch_execz .LBB0_191
	v_mov_b32_e32 v12, 8
	v_cmp_ne_u64_e32 vcc_lo, 8, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b32 s55, -1
	s_mov_b32 s38, s35
	s_mov_b32 s43, s29
	s_mov_b32 s45, s33
	s_mov_b32 s46, s30
	s_mov_b32 s47, s34
	s_mov_b32 s48, s31
	s_mov_b32 s49, s39
	s_mov_b32 s50, s40
	s_mov_b32 s51, s41
	s_mov_b32 s52, s44
	s_mov_b32 s53, s42
	v_mov_b32_e32 v8, 0x200
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b32 s54, vcc_lo
	s_cbranch_execz .LBB0_188
	v_mov_b32_e32 v12, 8
	v_mov_b32_e32 v13, 0
	s_mov_b32 s55, 0
	s_mov_b32 s38, exec_lo
	v_cmpx_gt_u64_e32 8, v[0:1]
	s_cbranch_execz .LBB0_187
	v_lshl_add_u32 v8, v0, 2, 0
	v_add_co_u32 v12, s4, v0, 1
	s_mov_b32 s55, exec_lo
	v_add_co_ci_u32_e64 v13, null, 0, v1, s4
	buffer_store_dword v44, v8, s[0:3], 0 offen
.LBB0_187:
	s_or_b32 exec_lo, exec_lo, s38
	s_mov_b32 s4, exec_lo
	s_andn2_b32 s53, s42, exec_lo
	s_andn2_b32 s52, s44, exec_lo
	s_andn2_b32 s51, s41, exec_lo
	s_andn2_b32 s50, s40, exec_lo
	s_andn2_b32 s49, s39, exec_lo
	s_andn2_b32 s48, s31, exec_lo
	s_andn2_b32 s47, s34, exec_lo
	s_andn2_b32 s46, s30, exec_lo
	s_andn2_b32 s45, s33, exec_lo
	s_andn2_b32 s43, s29, exec_lo
	s_andn2_b32 s38, s35, exec_lo
	s_orn2_b32 s55, s55, exec_lo
	v_mov_b32_e32 v8, 0xff00
	v_mov_b32_e32 v9, 0
.LBB0_188:
	s_or_b32 exec_lo, exec_lo, s54
	s_mov_b32 s54, s36
	s_and_saveexec_b32 s56, s55
	s_andn2_b32 s54, s36, exec_lo
	s_and_b32 s55, vcc_lo, exec_lo
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s53, s53, exec_lo
	s_andn2_b32 s52, s52, exec_lo
	s_andn2_b32 s51, s51, exec_lo
	s_andn2_b32 s50, s50, exec_lo
	s_andn2_b32 s49, s49, exec_lo
	s_andn2_b32 s48, s48, exec_lo
	s_andn2_b32 s47, s47, exec_lo
	s_andn2_b32 s46, s46, exec_lo
	s_andn2_b32 s45, s45, exec_lo
	s_andn2_b32 s43, s43, exec_lo
	s_or_b32 s38, s38, exec_lo
	s_or_b32 s54, s54, s55
	s_or_b32 exec_lo, exec_lo, s56
	s_andn2_b32 s29, s29, exec_lo
	s_and_b32 s43, s43, exec_lo
	s_andn2_b32 s42, s42, exec_lo
	s_and_b32 s53, s53, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_and_b32 s52, s52, exec_lo
	s_andn2_b32 s41, s41, exec_lo
	s_and_b32 s51, s51, exec_lo
	s_andn2_b32 s40, s40, exec_lo
	s_and_b32 s50, s50, exec_lo
	s_andn2_b32 s39, s39, exec_lo
	s_and_b32 s49, s49, exec_lo
	s_andn2_b32 s31, s31, exec_lo
	s_and_b32 s48, s48, exec_lo
	s_andn2_b32 s34, s34, exec_lo
	s_and_b32 s47, s47, exec_lo
	s_andn2_b32 s30, s30, exec_lo
	s_and_b32 s46, s46, exec_lo
	s_andn2_b32 s33, s33, exec_lo
	s_and_b32 s45, s45, exec_lo
	s_or_b32 s29, s29, s43
	s_andn2_b32 s35, s35, exec_lo
	s_and_b32 s38, s38, exec_lo
	s_andn2_b32 s36, s36, exec_lo
	s_and_b32 s43, s54, exec_lo
	v_mov_b32_e32 v15, v11
	s_and_b32 s4, s4, exec_lo
	s_or_b32 s42, s42, s53
	s_or_b32 s44, s44, s52
	s_or_b32 s41, s41, s51
	s_or_b32 s40, s40, s50
	s_or_b32 s39, s39, s49
	s_or_b32 s31, s31, s48
	s_or_b32 s34, s34, s47
	s_or_b32 s30, s30, s46
	s_or_b32 s33, s33, s45
	v_mov_b32_e32 v51, v43
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v47, v41
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v52, v37
	v_mov_b32_e32 v16, v36
	v_mov_b32_e32 v50, v35
	v_mov_b32_e32 v53, v34
	s_or_b32 s35, s35, s38
	s_or_b32 s36, s36, s43
.LBB0_191:
	s_or_b32 exec_lo, exec_lo, s37
	s_mov_b32 s37, -1
	s_and_saveexec_b32 s38, s36
	s_cbranch_execz .LBB0_3
	v_add_nc_u32_e32 v19, -1, v19
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s42, s42, exec_lo
	s_andn2_b32 s44, s44, exec_lo
	s_andn2_b32 s41, s41, exec_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v19
	s_andn2_b32 s40, s40, exec_lo
	s_andn2_b32 s39, s39, exec_lo
	s_andn2_b32 s31, s31, exec_lo
	s_andn2_b32 s34, s34, exec_lo
	s_andn2_b32 s30, s30, exec_lo
	s_andn2_b32 s33, s33, exec_lo
	s_andn2_b32 s29, s29, exec_lo
	s_andn2_b32 s35, s35, exec_lo
	s_orn2_b32 s37, vcc_lo, exec_lo
	s_branch .LBB0_3
.LBB0_193:
	v_cmp_gt_i16_sdwa s58, v45, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s59, 0
	s_and_saveexec_b32 s60, s58
	s_xor_b32 s58, exec_lo, s60
	s_cbranch_execz .LBB0_197
	v_cmp_eq_u16_sdwa s61, v45, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s59, -1
	s_and_saveexec_b32 s60, s61
	s_cbranch_execz .LBB0_196
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v14, v53, v52
	s_xor_b32 s59, exec_lo, -1
.LBB0_196:
	s_or_b32 exec_lo, exec_lo, s60
	s_and_b32 s59, s59, exec_lo
.LBB0_197:
	s_andn2_saveexec_b32 s58, s58
	s_cbranch_execz .LBB0_199
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v14, v53, v52
.LBB0_199:
	s_or_b32 exec_lo, exec_lo, s58
	s_and_b32 s58, s59, exec_lo
	s_andn2_saveexec_b32 s57, s57
	s_cbranch_execz .LBB0_168
.LBB0_200:
	v_cmp_ne_u16_sdwa s59, v45, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b32 s58, s58, exec_lo
	s_mov_b32 s56, exec_lo
	s_and_b32 s59, s59, exec_lo
	s_or_b32 s58, s58, s59
	s_or_b32 exec_lo, exec_lo, s57
	s_and_saveexec_b32 s57, s58
	s_cbranch_execz .LBB0_169
.LBB0_201:
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc_lo, v53, v52
	s_andn2_b32 s56, s56, exec_lo
	v_cndmask_b32_e64 v14, 0, 1, vcc_lo
	s_or_b32 exec_lo, exec_lo, s57
	s_and_saveexec_b32 s57, s56
	s_cbranch_execnz .LBB0_170
	s_branch .LBB0_171
.LBB0_202:
	s_or_b32 exec_lo, exec_lo, s25
	v_mov_b32_e32 v6, 0x401
	v_mov_b32_e32 v7, 0
	s_mov_b32 s6, 0
	s_and_saveexec_b32 s4, s24
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB0_238
	s_mov_b32 s9, 0
	s_mov_b32 s8, 0
	s_and_saveexec_b32 s7, s23
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_233
	s_mov_b32 s23, 0
	s_and_saveexec_b32 s8, s22
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB0_231
	s_mov_b32 s22, 0
	s_and_saveexec_b32 s9, s21
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB0_229
	s_mov_b32 s21, 0
	s_and_saveexec_b32 s23, s20
	s_xor_b32 s20, exec_lo, s23
	s_cbranch_execz .LBB0_227
	s_and_saveexec_b32 s23, s19
	s_xor_b32 s19, exec_lo, s23
	s_cbranch_execz .LBB0_225
	s_and_saveexec_b32 s23, s18
	s_xor_b32 s18, exec_lo, s23
	s_cbranch_execz .LBB0_223
	s_and_saveexec_b32 s23, s17
	s_xor_b32 s17, exec_lo, s23
	s_cbranch_execz .LBB0_221
	s_and_saveexec_b32 s23, s16
	s_xor_b32 s16, exec_lo, s23
	s_cbranch_execz .LBB0_219
	s_and_saveexec_b32 s23, s15
	s_xor_b32 s15, exec_lo, s23
	s_cbranch_execz .LBB0_217
	s_and_saveexec_b32 s23, s14
	s_xor_b32 s14, exec_lo, s23
	s_cbranch_execz .LBB0_215
	s_mov_b32 s22, -1
	s_and_saveexec_b32 s23, s5
	s_xor_b32 s5, exec_lo, s23
	s_cbranch_execnz .LBB0_261
.LBB0_214:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s22, s22, exec_lo
	s_and_b32 s21, s21, exec_lo
.LBB0_215:
	s_andn2_saveexec_b32 s5, s14
	s_cbranch_execnz .LBB0_260
.LBB0_216:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s22, s22, exec_lo
	s_and_b32 s21, s21, exec_lo
.LBB0_217:
	s_andn2_saveexec_b32 s5, s15
	s_cbranch_execnz .LBB0_259
.LBB0_218:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s22, s22, exec_lo
	s_and_b32 s21, s21, exec_lo
.LBB0_219:
	s_andn2_saveexec_b32 s5, s16
	s_cbranch_execnz .LBB0_258
.LBB0_220:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s22, s22, exec_lo
	s_and_b32 s21, s21, exec_lo
.LBB0_221:
	s_andn2_saveexec_b32 s5, s17
	s_cbranch_execnz .LBB0_257
.LBB0_222:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s22, s22, exec_lo
	s_and_b32 s21, s21, exec_lo
.LBB0_223:
	s_andn2_saveexec_b32 s5, s18
	s_cbranch_execnz .LBB0_256
.LBB0_224:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s22, s22, exec_lo
	s_and_b32 s21, s21, exec_lo
.LBB0_225:
	s_andn2_saveexec_b32 s5, s19
	s_cbranch_execnz .LBB0_255
.LBB0_226:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s22, s22, exec_lo
	s_and_b32 s21, s21, exec_lo
.LBB0_227:
	s_andn2_saveexec_b32 s5, s20
	s_cbranch_execnz .LBB0_254
.LBB0_228:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s23, s22, exec_lo
	s_and_b32 s22, s21, exec_lo
.LBB0_229:
	s_andn2_saveexec_b32 s5, s9
	s_cbranch_execnz .LBB0_252
.LBB0_230:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s23, s23, exec_lo
	s_and_b32 s9, s22, exec_lo
.LBB0_231:
	s_andn2_saveexec_b32 s5, s8
	s_cbranch_execnz .LBB0_251
.LBB0_232:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s8, s23, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB0_233:
	s_or_saveexec_b32 s5, s7
	v_mov_b32_e32 v6, 0x401
	v_mov_b32_e32 v7, 0
	s_xor_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB0_246
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s9
	s_cbranch_execnz .LBB0_250
.LBB0_235:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s6
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB0_237
.LBB0_236:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v6, 0
	s_or_b32 s8, s8, exec_lo
	v_add3_u32 v0, 0, v0, -4
	buffer_load_dword v7, v0, s[0:3], 0 offen
.LBB0_237:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s6, s8, exec_lo
.LBB0_238:
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB0_240
	v_and_or_b32 v6, 0xff00, v8, 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, 0
	s_or_b32 s6, s6, exec_lo
.LBB0_240:
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB0_243
.LBB0_241:
	s_endpgm
.LBB0_242:
	v_mov_b32_e32 v6, 0x401
	v_mov_b32_e32 v7, 0
	s_mov_b32 s6, -1
	s_and_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB0_241
.LBB0_243:
	v_and_b32_e32 v0, 1, v6
	s_mov_b32 s4, exec_lo
	v_cmpx_ne_u32_e32 1, v0
	s_xor_b32 s4, exec_lo, s4
	s_or_saveexec_b32 s4, s4
	v_mov_b32_e32 v0, 0
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB0_245
	v_lshrrev_b32_e32 v0, 8, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, -1
.LBB0_245:
	s_or_b32 exec_lo, exec_lo, s4
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s10, v4
	v_add_co_ci_u32_e64 v5, null, s11, v5, vcc_lo
	v_add_co_u32 v1, vcc_lo, s12, v2
	v_add_co_ci_u32_e64 v2, null, s13, v3, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v7, off
	global_store_byte v[1:2], v0, off
	s_endpgm
.LBB0_246:
	s_mov_b32 s7, 0
	s_mov_b32 s14, -1
	s_mov_b32 s15, s9
	s_mov_b32 s6, exec_lo
	v_cmpx_ne_u64_e32 0, v[0:1]
	s_cbranch_execz .LBB0_249
	s_mov_b32 s7, -1
	s_mov_b32 s15, s9
	s_mov_b32 s14, exec_lo
	v_cmpx_lt_u64_e32 8, v[0:1]
	s_cbranch_execnz .LBB0_253
.LBB0_248:
	s_or_b32 exec_lo, exec_lo, s14
	s_andn2_b32 s16, s9, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_xor_b32 s14, exec_lo, -1
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s15, s16, s15
.LBB0_249:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v6, 0x101
	v_mov_b32_e32 v7, 0
	s_andn2_b32 s6, s8, exec_lo
	s_and_b32 s8, s14, exec_lo
	s_andn2_b32 s9, s9, exec_lo
	s_and_b32 s14, s15, exec_lo
	s_or_b32 s8, s6, s8
	s_and_b32 s6, s7, exec_lo
	s_or_b32 s9, s9, s14
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s9
	s_cbranch_execz .LBB0_235
.LBB0_250:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s6
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execnz .LBB0_236
	s_branch .LBB0_237
.LBB0_251:
	s_or_b32 s9, s9, exec_lo
	s_trap 2
	s_branch .LBB0_232
.LBB0_252:
	s_or_b32 s22, s22, exec_lo
	s_trap 2
	s_branch .LBB0_230
.LBB0_253:
	s_xor_b32 s7, exec_lo, -1
	s_or_b32 s15, s9, exec_lo
	s_trap 2
	s_branch .LBB0_248
.LBB0_254:
	s_or_b32 s21, s21, exec_lo
	s_trap 2
	s_branch .LBB0_228
.LBB0_255:
	s_or_b32 s21, s21, exec_lo
	s_trap 2
	s_branch .LBB0_226
.LBB0_256:
	s_or_b32 s21, s21, exec_lo
	s_trap 2
	s_branch .LBB0_224
.LBB0_257:
	s_or_b32 s21, s21, exec_lo
	s_trap 2
	s_branch .LBB0_222
.LBB0_258:
	s_or_b32 s21, s21, exec_lo
	s_trap 2
	s_branch .LBB0_220
.LBB0_259:
	s_or_b32 s21, s21, exec_lo
	s_trap 2
	s_branch .LBB0_218
.LBB0_260:
	s_or_b32 s21, s21, exec_lo
	s_trap 2
	s_branch .LBB0_216
.LBB0_261:
	s_mov_b32 s21, exec_lo
	s_xor_b32 s22, exec_lo, -1
	s_trap 2
	s_branch .LBB0_214
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel interpret
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 54
		.amdhsa_next_free_sgpr 63
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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

	.set interpret.num_vgpr, 54
	.set interpret.num_agpr, 0
	.set interpret.numbered_sgpr, 63
	.set interpret.num_named_barrier, 0
	.set interpret.private_seg_size, 36
	.set interpret.uses_vcc, 1
	.set interpret.uses_flat_scratch, 0
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
    .sgpr_count:     65
    .sgpr_spill_count: 0
    .symbol:         interpret.kd
    .uses_dynamic_stack: false
    .vgpr_count:     54
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
