


	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
	.amdhsa_code_object_version 6
	.section	.text.interpret,"ax",@progbits
	.globl	interpret
	.p2align	8
	.type	interpret,@function
interpret:
	s_add_u32 s0, s0, s9
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx2 s[10:11], s[6:7], 0x28
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	v_mad_u64_u32 v[2:3], s[4:5], s4, v2, v[0:1]
	s_mov_b32 s5, 0
	s_mov_b32 s4, s10
	v_cmp_gt_u64_e32 vcc, s[4:5], v[2:3]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_241
	s_load_dwordx4 s[12:15], s[6:7], 0x10
	s_load_dwordx2 s[40:41], s[6:7], 0x20
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_cmp_eq_u32 s11, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:28
	buffer_store_dword v1, off, s[0:3], 0 offset:24
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	buffer_store_dword v1, off, s[0:3], 0 offset:8
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v54, s12, 0
	v_writelane_b32 v54, s13, 1
	v_writelane_b32 v54, s14, 2
	buffer_store_dword v1, off, s[0:3], 0
	v_writelane_b32 v54, s15, 3
	s_cbranch_scc1 .LBB0_242
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v0, vcc, s12, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	global_load_dword v18, v[0:1], off
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	v_writelane_b32 v54, s40, 4
	v_writelane_b32 v54, s41, 5
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v54, s4, 6
	v_writelane_b32 v54, s5, 7
	s_load_dword s4, s[6:7], 0x8
	s_mov_b32 s5, 0
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v19, s11
	s_mov_b32 s33, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v54, s4, 8
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
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v33, 1
	v_writelane_b32 v54, s5, 9
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[42:43], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[42:43], s[12:13], s[4:5]
	s_and_b64 s[74:75], s[72:73], exec
	s_and_b64 s[72:73], s[76:77], exec
	s_and_b64 s[64:65], s[70:71], exec
	s_and_b64 s[62:63], s[68:69], exec
	s_and_b64 s[60:61], s[66:67], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[56:57], exec
	s_and_b64 s[54:55], s[54:55], exec
	s_and_b64 s[24:25], s[52:53], exec
	s_and_b64 s[12:13], s[50:51], exec
	s_orn2_b64 s[22:23], s[48:49], exec
	s_orn2_b64 s[10:11], s[10:11], exec
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
.LBB0_4:
	s_or_b64 exec, exec, s[46:47]
	s_xor_b64 s[4:5], s[74:75], -1
	s_xor_b64 s[44:45], s[72:73], -1
	s_xor_b64 s[46:47], s[64:65], -1
	s_xor_b64 s[48:49], s[62:63], -1
	s_xor_b64 s[50:51], s[60:61], -1
	s_xor_b64 s[52:53], s[58:59], -1
	s_xor_b64 s[56:57], s[56:57], -1
	s_xor_b64 s[54:55], s[54:55], -1
	s_xor_b64 s[24:25], s[24:25], -1
	s_xor_b64 s[12:13], s[12:13], -1
	s_xor_b64 s[22:23], s[22:23], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[26:27], s[10:11], s[26:27]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[42:43], exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_or_b64 s[8:9], s[8:9], s[4:5]
	s_andn2_b64 s[4:5], s[14:15], exec
	s_and_b64 s[10:11], s[44:45], exec
	s_or_b64 s[14:15], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[16:17], exec
	s_and_b64 s[10:11], s[46:47], exec
	s_or_b64 s[16:17], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[18:19], exec
	s_and_b64 s[10:11], s[48:49], exec
	s_or_b64 s[18:19], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[20:21], exec
	s_and_b64 s[10:11], s[50:51], exec
	s_or_b64 s[20:21], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[28:29], exec
	s_and_b64 s[10:11], s[52:53], exec
	s_or_b64 s[28:29], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[30:31], exec
	s_and_b64 s[10:11], s[56:57], exec
	s_or_b64 s[30:31], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[34:35], exec
	s_and_b64 s[10:11], s[54:55], exec
	s_or_b64 s[34:35], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[36:37], exec
	s_and_b64 s[10:11], s[24:25], exec
	s_or_b64 s[36:37], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[38:39], exec
	s_and_b64 s[10:11], s[12:13], exec
	s_or_b64 s[38:39], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[40:41], exec
	s_and_b64 s[10:11], s[22:23], exec
	s_or_b64 s[40:41], s[4:5], s[10:11]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_202
.LBB0_5:
	v_readlane_b32 s4, v54, 8
	v_readlane_b32 s5, v54, 9
	v_mov_b32_e32 v0, v12
	v_cmp_gt_u64_e32 vcc, s[4:5], v[14:15]
	v_mov_b32_e32 v1, v13
	v_mov_b32_e32 v45, 0xff
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_55
	v_lshlrev_b64 v[8:9], 2, v[14:15]
	v_readlane_b32 s10, v54, 6
	v_readlane_b32 s11, v54, 7
	v_mov_b32_e32 v10, s11
	v_add_co_u32_e32 v8, vcc, s10, v8
	v_addc_co_u32_e32 v9, vcc, v10, v9, vcc
	global_load_dword v9, v[8:9], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v8, 8, v9
	v_cmp_gt_i16_sdwa s[10:11], v9, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[50:51], exec, s[12:13]
	s_cbranch_execz .LBB0_32
	v_cmp_gt_i16_sdwa s[10:11], v9, v21 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB0_23
	v_cmp_gt_i16_sdwa s[12:13], v9, v22 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_xor_b64 s[12:13], exec, s[22:23]
	s_cbranch_execz .LBB0_16
	v_cmp_gt_i16_sdwa s[22:23], v9, v23 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, s[24:25]
	s_cbranch_execz .LBB0_13
	v_readlane_b32 s46, v54, 10
	v_cmp_eq_u16_sdwa s[44:45], v9, v24 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[48:49], -1
	v_mov_b32_e32 v45, 0xff
	v_readlane_b32 s47, v54, 11
	s_and_saveexec_b64 s[24:25], s[44:45]
	s_cbranch_execz .LBB0_12
	v_readlane_b32 s44, v54, 10
	v_cmp_lt_i32_e32 vcc, -1, v8
	v_sub_u32_e32 v6, 0, v8
	v_readlane_b32 s45, v54, 11
	v_max_i32_e32 v6, v6, v8
	s_andn2_b64 s[44:45], s[44:45], exec
	s_and_b64 s[46:47], vcc, exec
	v_and_b32_e32 v44, 31, v6
	v_mov_b32_e32 v45, 12
	s_xor_b64 s[48:49], exec, -1
	s_or_b64 s[46:47], s[44:45], s[46:47]
.LBB0_12:
	s_or_b64 exec, exec, s[24:25]
.LBB0_13:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v45, 11
	s_andn2_b64 s[48:49], s[48:49], exec
	s_or_b64 exec, exec, s[22:23]
.LBB0_16:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB0_22
	v_cmp_gt_i16_sdwa s[22:23], v9, v25 src0_sel:BYTE_0 src1_sel:DWORD
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, s[24:25]
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v7, v9
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v45, 10
	s_xor_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v45, 9
	v_mov_b32_e32 v7, v9
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[48:49], s[48:49], exec
.LBB0_22:
	s_or_b64 exec, exec, s[12:13]
.LBB0_23:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_31
	v_cmp_gt_i16_sdwa s[12:13], v9, v26 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_xor_b64 s[12:13], exec, s[22:23]
	s_cbranch_execz .LBB0_28
	v_cmp_gt_i16_sdwa s[22:23], v9, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, s[24:25]
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v45, 8
	s_xor_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v45, 7
	s_or_b64 exec, exec, s[22:23]
.LBB0_28:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v45, 6
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[48:49], s[48:49], exec
.LBB0_31:
	s_or_b64 exec, exec, s[10:11]
.LBB0_32:
	s_andn2_saveexec_b64 s[10:11], s[50:51]
	s_cbranch_execz .LBB0_54
	v_cmp_gt_i16_sdwa s[12:13], v9, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_xor_b64 s[12:13], exec, s[22:23]
	s_cbranch_execz .LBB0_43
	v_cmp_gt_i16_sdwa s[22:23], v9, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, s[24:25]
	s_cbranch_execz .LBB0_38
	v_cmp_gt_i16_sdwa s[24:25], v9, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[44:45], s[24:25]
	s_xor_b64 s[24:25], exec, s[44:45]
	s_or_saveexec_b64 s[24:25], s[24:25]
	v_mov_b32_e32 v45, 5
	s_xor_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v45, 4
	s_or_b64 exec, exec, s[24:25]
.LBB0_38:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB0_42
	v_cmp_gt_i16_sdwa s[24:25], v9, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[44:45], s[24:25]
	s_xor_b64 s[24:25], exec, s[44:45]
	s_or_saveexec_b64 s[24:25], s[24:25]
	v_mov_b32_e32 v45, 3
	s_xor_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v45, 2
	s_or_b64 exec, exec, s[24:25]
.LBB0_42:
	s_or_b64 exec, exec, s[22:23]
.LBB0_43:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB0_53
	v_cmp_gt_i16_sdwa s[22:23], v9, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, s[24:25]
	s_cbranch_execz .LBB0_50
	v_cmp_gt_i16_sdwa s[24:25], v9, v33 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[44:45], s[24:25]
	s_xor_b64 s[24:25], exec, s[44:45]
	s_or_saveexec_b64 s[24:25], s[24:25]
	v_mov_b32_e32 v45, 1
	s_xor_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v45, 0
	s_or_b64 exec, exec, s[24:25]
.LBB0_50:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v45, 13
	s_or_b64 exec, exec, s[22:23]
.LBB0_53:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[48:49], s[48:49], exec
	v_mov_b32_e32 v44, v8
.LBB0_54:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s12, v54, 10
	v_readlane_b32 s13, v54, 11
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[22:23], s[46:47], exec
	s_or_b64 s[12:13], s[12:13], s[22:23]
	v_writelane_b32 v54, s12, 10
	s_orn2_b64 s[10:11], s[48:49], exec
	v_writelane_b32 v54, s13, 11
.LBB0_55:
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s4, v54, 10
	v_readlane_b32 s5, v54, 11
	s_xor_b64 s[4:5], s[4:5], -1
	s_xor_b64 s[44:45], s[10:11], -1
	v_mov_b32_e32 v8, 0x300
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], 0
	s_andn2_b64 s[42:43], s[42:43], exec
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[72:73], 0
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[46:47], s[44:45]
	s_cbranch_execz .LBB0_4
	v_add_co_u32_e32 v10, vcc, 1, v14
	v_addc_co_u32_e32 v11, vcc, 0, v15, vcc
	v_cmp_gt_i16_sdwa s[10:11], v45, v26 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v8, 0x300
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[66:67], exec, s[12:13]
	s_cbranch_execz .LBB0_104
	v_cmp_gt_i16_sdwa s[10:11], v45, v21 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v8, 0x300
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[68:69], 0
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[50:51], exec, s[12:13]
	s_cbranch_execz .LBB0_85
	v_cmp_gt_i16_sdwa s[44:45], v45, v22 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v8, 0x300
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[52:53], s[44:45]
	s_xor_b64 s[52:53], exec, s[52:53]
	s_cbranch_execz .LBB0_82
	v_cmp_lt_i16_sdwa s[10:11], v45, v24 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[54:55], s[10:11]
	s_cbranch_execz .LBB0_81
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_xor_b64 s[60:61], exec, s[44:45]
	s_cbranch_execz .LBB0_70
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v49, v40
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_65
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_64
	v_add_co_u32_e64 v8, s[4:5], -1, v0
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v49, v12, s[0:3], 0 offen
	s_mov_b64 s[44:45], exec
	v_addc_co_u32_e64 v9, s[4:5], -1, v1, s[4:5]
.LBB0_64:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[12:13], exec
	s_xor_b64 s[58:59], exec, -1
	s_orn2_b64 s[44:45], s[44:45], exec
.LBB0_65:
	s_or_b64 exec, exec, s[22:23]
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[22:23], s[44:45]
	s_cbranch_execz .LBB0_69
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[44:45], exec, s[4:5]
	s_cbranch_execz .LBB0_68
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v12, v44, v49
	v_lshl_add_u32 v13, v8, 2, s33
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_add_co_u32_e64 v12, s[4:5], 1, v8
	s_mov_b64 s[10:11], exec
	v_addc_co_u32_e64 v13, s[4:5], 0, v9, s[4:5]
.LBB0_68:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[4:5], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[58:59], s[58:59], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB0_69:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[12:13], exec
	s_orn2_b64 s[12:13], s[58:59], exec
	s_and_b64 s[58:59], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB0_70:
	s_or_saveexec_b64 s[60:61], s[60:61]
	v_mov_b32_e32 v48, v42
	s_xor_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_80
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[72:73], -1
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[64:65], s[58:59]
	s_mov_b64 s[68:69], s[12:13]
	s_mov_b64 s[70:71], s[22:23]
	v_mov_b32_e32 v48, v42
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_75
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[64:65], s[4:5]
	s_cbranch_execz .LBB0_74
	v_add_co_u32_e64 v8, s[4:5], -1, v0
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v48, v12, s[0:3], 0 offen
	s_mov_b64 s[44:45], exec
	v_addc_co_u32_e64 v9, s[4:5], -1, v1, s[4:5]
.LBB0_74:
	s_or_b64 exec, exec, s[64:65]
	s_mov_b64 s[4:5], exec
	s_andn2_b64 s[70:71], s[22:23], exec
	s_andn2_b64 s[68:69], s[12:13], exec
	s_andn2_b64 s[64:65], s[58:59], exec
	s_orn2_b64 s[72:73], s[44:45], exec
.LBB0_75:
	s_or_b64 exec, exec, s[24:25]
	s_mov_b64 s[44:45], s[10:11]
	s_and_saveexec_b64 s[24:25], s[72:73]
	s_cbranch_execz .LBB0_79
	s_mov_b64 s[44:45], s[10:11]
	s_and_saveexec_b64 s[72:73], vcc
	s_xor_b64 s[72:73], exec, s[72:73]
	s_cbranch_execz .LBB0_78
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v12, v44, v48
	v_lshl_add_u32 v13, v8, 2, s33
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_add_co_u32_e32 v12, vcc, 1, v8
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	s_or_b64 s[44:45], s[10:11], exec
.LBB0_78:
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 s[72:73], s[10:11], exec
	s_and_b64 s[44:45], s[44:45], exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[70:71], s[70:71], exec
	s_andn2_b64 s[68:69], s[68:69], exec
	s_or_b64 s[64:65], s[64:65], exec
	s_or_b64 s[44:45], s[72:73], s[44:45]
.LBB0_79:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[4:5], exec
	s_andn2_b64 s[4:5], s[22:23], exec
	s_and_b64 s[22:23], s[70:71], exec
	s_or_b64 s[22:23], s[4:5], s[22:23]
	s_andn2_b64 s[4:5], s[12:13], exec
	s_and_b64 s[12:13], s[68:69], exec
	s_or_b64 s[12:13], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[58:59], exec
	s_and_b64 s[58:59], s[64:65], exec
	s_or_b64 s[58:59], s[4:5], s[58:59]
	s_andn2_b64 s[4:5], s[10:11], exec
	s_and_b64 s[10:11], s[44:45], exec
	s_or_b64 s[10:11], s[4:5], s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
.LBB0_80:
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_orn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[44:45], s[10:11], exec
.LBB0_81:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v8, 0x100
	s_and_b64 s[54:55], s[24:25], exec
	s_and_b64 s[24:25], s[22:23], exec
	s_and_b64 s[22:23], s[12:13], exec
	s_orn2_b64 s[10:11], s[58:59], exec
	s_and_b64 s[12:13], s[44:45], exec
	v_mov_b32_e32 v9, 0
.LBB0_82:
	s_or_saveexec_b64 s[4:5], s[52:53]
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v14, v10
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_84
	v_cmp_ne_u16_sdwa s[44:45], v45, v25 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v13, v1
	s_or_b64 s[12:13], s[12:13], exec
	s_and_b64 s[56:57], s[44:45], exec
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v14, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v12, v0
.LBB0_84:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[54:55], s[54:55], exec
	s_and_b64 s[52:53], s[24:25], exec
	s_and_b64 s[70:71], s[22:23], exec
	s_orn2_b64 s[60:61], s[10:11], exec
	s_and_b64 s[68:69], s[12:13], exec
	s_and_b64 s[64:65], s[56:57], exec
.LBB0_85:
	s_or_saveexec_b64 s[50:51], s[50:51]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v51, v43
	s_xor_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_103
	v_cmp_gt_i16_sdwa s[4:5], v45, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[12:13], s[68:69]
	s_mov_b64 s[10:11], s[60:61]
	s_mov_b64 s[56:57], s[70:71]
	s_mov_b64 s[58:59], s[52:53]
	s_mov_b64 s[72:73], s[54:55]
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB0_96
	v_mov_b32_e32 v12, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[72:73], -1
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[10:11], s[60:61]
	s_mov_b64 s[12:13], s[70:71]
	s_mov_b64 s[56:57], s[52:53]
	s_mov_b64 s[58:59], s[54:55]
	v_mov_b32_e32 v51, v43
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_91
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_90
	v_add_co_u32_e64 v12, s[4:5], -1, v0
	v_lshl_add_u32 v9, v12, 2, s33
	buffer_load_dword v51, v9, s[0:3], 0 offen
	s_mov_b64 s[44:45], exec
	v_addc_co_u32_e64 v13, s[4:5], -1, v1, s[4:5]
.LBB0_90:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[4:5], exec
	s_andn2_b64 s[58:59], s[54:55], exec
	s_andn2_b64 s[56:57], s[52:53], exec
	s_andn2_b64 s[12:13], s[70:71], exec
	s_andn2_b64 s[10:11], s[60:61], exec
	s_orn2_b64 s[72:73], s[44:45], exec
.LBB0_91:
	s_or_b64 exec, exec, s[22:23]
	s_mov_b64 s[44:45], s[68:69]
	s_and_saveexec_b64 s[22:23], s[72:73]
	s_cbranch_execz .LBB0_95
	s_mov_b64 s[44:45], s[68:69]
	s_and_saveexec_b64 s[72:73], vcc
	s_xor_b64 s[72:73], exec, s[72:73]
	s_cbranch_execz .LBB0_94
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v51
	v_cndmask_b32_e32 v15, v11, v7, vcc
	v_cndmask_b32_e32 v14, v10, v6, vcc
	s_or_b64 s[44:45], s[68:69], exec
.LBB0_94:
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v8, 0x100
	s_andn2_b64 s[72:73], s[68:69], exec
	s_and_b64 s[44:45], s[44:45], exec
	v_mov_b32_e32 v9, 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[58:59], s[58:59], exec
	s_andn2_b64 s[56:57], s[56:57], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[44:45], s[72:73], s[44:45]
.LBB0_95:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[4:5], exec
	s_andn2_b64 s[4:5], s[54:55], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_or_b64 s[72:73], s[4:5], s[58:59]
	s_andn2_b64 s[4:5], s[52:53], exec
	s_and_b64 s[56:57], s[56:57], exec
	s_or_b64 s[58:59], s[4:5], s[56:57]
	s_andn2_b64 s[4:5], s[70:71], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[56:57], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[10:11], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[68:69], exec
	s_and_b64 s[12:13], s[44:45], exec
	s_or_b64 s[12:13], s[4:5], s[12:13]
.LBB0_96:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v12, 0
	v_cmp_eq_u64_e64 s[44:45], 0, v[0:1]
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[74:75], s[10:11]
	s_mov_b64 s[76:77], s[56:57]
	s_mov_b64 s[78:79], s[58:59]
	s_mov_b64 s[80:81], s[72:73]
	s_mov_b64 s[82:83], s[22:23]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_99
	v_add_co_u32_e64 v12, s[4:5], -1, v0
	v_addc_co_u32_e64 v13, s[4:5], -1, v1, s[4:5]
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	s_andn2_b64 s[44:45], s[44:45], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_mov_b64 s[48:49], exec
	s_andn2_b64 s[82:83], s[22:23], exec
	s_andn2_b64 s[80:81], s[72:73], exec
	s_andn2_b64 s[78:79], s[58:59], exec
	s_andn2_b64 s[76:77], s[56:57], exec
	s_andn2_b64 s[74:75], s[10:11], exec
	s_or_b64 s[44:45], s[44:45], s[4:5]
.LBB0_99:
	s_or_b64 exec, exec, s[84:85]
	s_mov_b64 s[4:5], s[12:13]
	s_and_saveexec_b64 s[84:85], s[44:45]
	s_xor_b64 s[44:45], exec, s[84:85]
	s_cbranch_execz .LBB0_101
	s_andn2_b64 s[4:5], s[12:13], exec
	s_and_b64 s[84:85], vcc, exec
	v_mov_b32_e32 v8, 0x100
	s_andn2_b64 s[48:49], s[48:49], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_or_b64 s[74:75], s[74:75], exec
	s_or_b64 s[4:5], s[4:5], s[84:85]
	v_mov_b32_e32 v9, 0
.LBB0_101:
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[44:45], s[82:83], exec
	s_or_b64 s[22:23], s[22:23], s[44:45]
	s_andn2_b64 s[44:45], s[72:73], exec
	s_and_b64 s[72:73], s[80:81], exec
	s_or_b64 s[72:73], s[44:45], s[72:73]
	s_andn2_b64 s[44:45], s[58:59], exec
	s_and_b64 s[58:59], s[78:79], exec
	s_or_b64 s[58:59], s[44:45], s[58:59]
	s_andn2_b64 s[44:45], s[56:57], exec
	s_and_b64 s[56:57], s[76:77], exec
	s_or_b64 s[56:57], s[44:45], s[56:57]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[44:45], s[74:75], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[4:5], s[4:5], exec
	v_mov_b32_e32 v15, v11
	s_and_b64 s[48:49], s[48:49], exec
	s_or_b64 s[10:11], s[10:11], s[44:45]
	s_or_b64 s[12:13], s[12:13], s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v51, v43
	v_mov_b32_e32 v14, v10
.LBB0_102:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[4:5], s[48:49], exec
	s_and_b64 s[48:49], s[22:23], exec
	s_andn2_b64 s[22:23], s[54:55], exec
	s_and_b64 s[24:25], s[72:73], exec
	s_or_b64 s[54:55], s[22:23], s[24:25]
	s_andn2_b64 s[22:23], s[52:53], exec
	s_and_b64 s[24:25], s[58:59], exec
	s_or_b64 s[52:53], s[22:23], s[24:25]
	s_andn2_b64 s[22:23], s[70:71], exec
	s_and_b64 s[24:25], s[56:57], exec
	s_or_b64 s[70:71], s[22:23], s[24:25]
	s_andn2_b64 s[22:23], s[60:61], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[60:61], s[22:23], s[10:11]
	s_andn2_b64 s[10:11], s[68:69], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[68:69], s[10:11], s[12:13]
	v_mov_b32_e32 v48, v42
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
.LBB0_103:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[58:59], s[4:5], exec
	s_and_b64 s[56:57], s[48:49], exec
	s_and_b64 s[54:55], s[54:55], exec
	s_and_b64 s[52:53], s[52:53], exec
	s_and_b64 s[50:51], s[70:71], exec
	s_orn2_b64 s[48:49], s[60:61], exec
	s_and_b64 s[60:61], s[68:69], exec
	s_and_b64 s[64:65], s[64:65], exec
.LBB0_104:
	s_or_saveexec_b64 s[72:73], s[66:67]
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[66:67], 0
	s_mov_b64 s[68:69], 0
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v47, v41
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
	v_mov_b32_e32 v50, v35
	s_xor_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_156
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v54, s4, 12
	v_cmp_gt_i16_sdwa s[44:45], v45, v29 src0_sel:BYTE_0 src1_sel:DWORD
	v_writelane_b32 v54, s5, 13
	s_mov_b64 s[4:5], s[60:61]
	s_mov_b64 s[10:11], s[48:49]
	s_mov_b64 s[12:13], s[50:51]
	s_mov_b64 s[22:23], s[52:53]
	s_mov_b64 s[24:25], s[54:55]
	s_mov_b64 s[84:85], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_mov_b64 s[86:87], 0
	s_and_saveexec_b64 s[62:63], s[44:45]
	s_xor_b64 s[62:63], exec, s[62:63]
	v_writelane_b32 v54, s62, 14
	v_writelane_b32 v54, s63, 15
	s_cbranch_execz .LBB0_151
	v_cmp_gt_i16_sdwa s[4:5], v45, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[44:45], s[60:61]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[82:83], s[54:55]
	s_mov_b64 s[84:85], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_mov_b64 s[90:91], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_writelane_b32 v54, s10, 16
	v_writelane_b32 v54, s11, 17
	s_cbranch_execz .LBB0_138
	v_cmp_gt_i16_sdwa s[4:5], v45, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[74:75], s[60:61]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[82:83], s[54:55]
	s_mov_b64 s[84:85], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[92:93], exec, s[10:11]
	s_cbranch_execz .LBB0_123
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[66:67], -1
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[10:11], s[48:49]
	s_mov_b64 s[22:23], s[50:51]
	s_mov_b64 s[24:25], s[52:53]
	s_mov_b64 s[74:75], s[54:55]
	s_mov_b64 s[76:77], s[56:57]
	s_mov_b64 s[78:79], s[58:59]
	v_mov_b32_e32 v46, v39
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_112
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[66:67], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_111
	v_add_co_u32_e64 v14, s[4:5], -1, v0
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v46, v9, s[0:3], 0 offen
	s_mov_b64 s[66:67], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v1, s[4:5]
.LBB0_111:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[12:13], exec
	s_andn2_b64 s[78:79], s[58:59], exec
	s_andn2_b64 s[76:77], s[56:57], exec
	s_andn2_b64 s[74:75], s[54:55], exec
	s_andn2_b64 s[24:25], s[52:53], exec
	s_andn2_b64 s[22:23], s[50:51], exec
	s_andn2_b64 s[10:11], s[48:49], exec
	s_orn2_b64 s[66:67], s[66:67], exec
.LBB0_112:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[4:5], s[60:61]
	s_and_saveexec_b64 s[80:81], s[66:67]
	s_cbranch_execz .LBB0_122
	v_mov_b32_e32 v8, 0x100
	s_mov_b64 s[4:5], s[60:61]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_121
	v_mov_b32_e32 v16, 0
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v47, v41
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_116
	v_add_co_u32_e64 v16, s[4:5], -1, v14
	v_lshl_add_u32 v8, v16, 2, s33
	buffer_load_dword v47, v8, s[0:3], 0 offen
	v_addc_co_u32_e64 v17, s[4:5], -1, v15, s[4:5]
.LBB0_116:
	s_or_b64 exec, exec, s[44:45]
	v_mov_b32_e32 v8, 0x100
	s_mov_b64 s[4:5], s[60:61]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_120
	v_cmp_ne_u64_e32 vcc, 6, v[16:17]
	v_mov_b32_e32 v12, 8
	v_lshl_add_u32 v14, v16, 2, s33
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v8, 0x200
	s_waitcnt vmcnt(0)
	buffer_store_dword v47, v14, s[0:3], 0 offen
	v_mov_b32_e32 v9, 0
	buffer_store_dword v46, v14, s[0:3], 0 offen offset:4
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_119
	v_add_co_u32_e64 v12, s[4:5], 3, v16
	v_mov_b32_e32 v8, 0xff00
	v_addc_co_u32_e64 v13, s[4:5], 0, v17, s[4:5]
	v_mov_b32_e32 v9, 0
	buffer_store_dword v47, v14, s[0:3], 0 offen offset:8
.LBB0_119:
	s_or_b64 exec, exec, s[62:63]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[62:63], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[62:63]
.LBB0_120:
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[44:45], s[60:61], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[4:5], s[44:45], s[4:5]
.LBB0_121:
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 s[44:45], s[60:61], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[74:75], s[74:75], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[4:5], s[44:45], s[4:5]
.LBB0_122:
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[86:87], s[12:13], exec
	s_andn2_b64 s[12:13], s[58:59], exec
	s_and_b64 s[44:45], s[78:79], exec
	s_or_b64 s[88:89], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[56:57], exec
	s_and_b64 s[44:45], s[76:77], exec
	s_or_b64 s[84:85], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[54:55], exec
	s_and_b64 s[44:45], s[74:75], exec
	s_or_b64 s[82:83], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[52:53], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[80:81], s[12:13], s[24:25]
	s_andn2_b64 s[12:13], s[50:51], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[78:79], s[12:13], s[22:23]
	s_andn2_b64 s[12:13], s[48:49], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[12:13], s[10:11]
	s_andn2_b64 s[10:11], s[60:61], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[74:75], s[10:11], s[4:5]
.LBB0_123:
	s_or_saveexec_b64 s[92:93], s[92:93]
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
	s_xor_b64 exec, exec, s[92:93]
	s_cbranch_execz .LBB0_137
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[94:95], s[76:77]
	s_mov_b64 s[96:97], s[78:79]
	s_mov_b64 s[98:99], s[80:81]
	s_mov_b64 s[12:13], s[82:83]
	s_mov_b64 s[10:11], s[84:85]
	s_mov_b64 s[22:23], s[88:89]
	s_mov_b64 s[24:25], s[86:87]
	v_mov_b32_e32 v16, v36
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_128
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_127
	v_add_co_u32_e64 v14, s[4:5], -1, v0
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v16, v9, s[0:3], 0 offen
	s_mov_b64 s[44:45], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v1, s[4:5]
.LBB0_127:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[24:25], s[86:87], exec
	s_andn2_b64 s[22:23], s[88:89], exec
	s_andn2_b64 s[10:11], s[84:85], exec
	s_andn2_b64 s[12:13], s[82:83], exec
	s_andn2_b64 s[98:99], s[80:81], exec
	s_andn2_b64 s[96:97], s[78:79], exec
	s_andn2_b64 s[94:95], s[76:77], exec
	s_orn2_b64 s[4:5], s[44:45], exec
	s_mov_b64 s[90:91], exec
.LBB0_128:
	s_or_b64 exec, exec, s[66:67]
	s_mov_b64 s[44:45], s[74:75]
	s_and_saveexec_b64 s[70:71], s[4:5]
	s_cbranch_execz .LBB0_136
	s_mov_b64 s[4:5], s[74:75]
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_135
	v_mov_b32_e32 v8, 0
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v17, v38
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_132
	v_add_co_u32_e64 v8, s[4:5], -1, v14
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v17, v12, s[0:3], 0 offen
	v_addc_co_u32_e64 v9, s[4:5], -1, v15, s[4:5]
.LBB0_132:
	s_or_b64 exec, exec, s[62:63]
	s_mov_b64 s[62:63], s[74:75]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_134
	v_lshl_add_u32 v12, v8, 2, s33
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, v12, s[0:3], 0 offen
	buffer_store_dword v17, v12, s[0:3], 0 offen offset:4
	v_add_co_u32_e32 v12, vcc, 2, v8
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	s_or_b64 s[62:63], s[74:75], exec
.LBB0_134:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[4:5], s[74:75], exec
	s_and_b64 s[62:63], s[62:63], exec
	s_or_b64 s[4:5], s[4:5], s[62:63]
.LBB0_135:
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[44:45], s[74:75], exec
	s_and_b64 s[4:5], s[4:5], exec
	v_mov_b32_e32 v8, 0x100
	s_andn2_b64 s[90:91], s[90:91], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[98:99], s[98:99], exec
	s_andn2_b64 s[96:97], s[96:97], exec
	s_or_b64 s[94:95], s[94:95], exec
	s_or_b64 s[44:45], s[44:45], s[4:5]
	v_mov_b32_e32 v9, 0
.LBB0_136:
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 s[4:5], s[86:87], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[86:87], s[4:5], s[24:25]
	s_andn2_b64 s[4:5], s[88:89], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[88:89], s[4:5], s[22:23]
	s_andn2_b64 s[4:5], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[82:83], exec
	s_and_b64 s[10:11], s[12:13], exec
	s_or_b64 s[82:83], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[80:81], exec
	s_and_b64 s[10:11], s[98:99], exec
	s_or_b64 s[80:81], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[78:79], exec
	s_and_b64 s[10:11], s[96:97], exec
	s_or_b64 s[78:79], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[76:77], exec
	s_and_b64 s[10:11], s[94:95], exec
	s_or_b64 s[76:77], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[74:75], exec
	s_and_b64 s[10:11], s[44:45], exec
	s_and_b64 s[90:91], s[90:91], exec
	s_or_b64 s[74:75], s[4:5], s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v47, v41
	v_mov_b32_e32 v46, v39
.LBB0_137:
	s_or_b64 exec, exec, s[92:93]
	s_andn2_b64 s[4:5], s[58:59], exec
	s_and_b64 s[10:11], s[88:89], exec
	s_or_b64 s[88:89], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[56:57], exec
	s_and_b64 s[10:11], s[84:85], exec
	s_or_b64 s[84:85], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[54:55], exec
	s_and_b64 s[10:11], s[82:83], exec
	s_or_b64 s[82:83], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[52:53], exec
	s_and_b64 s[10:11], s[80:81], exec
	s_or_b64 s[80:81], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[50:51], exec
	s_and_b64 s[10:11], s[78:79], exec
	s_or_b64 s[78:79], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[48:49], exec
	s_and_b64 s[10:11], s[76:77], exec
	s_or_b64 s[76:77], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[10:11], s[74:75], exec
	s_and_b64 s[90:91], s[90:91], exec
	s_and_b64 s[86:87], s[86:87], exec
	s_or_b64 s[44:45], s[4:5], s[10:11]
.LBB0_138:
	v_readlane_b32 s4, v54, 16
	v_readlane_b32 s5, v54, 17
	s_or_saveexec_b64 s[70:71], s[4:5]
	v_mov_b32_e32 v50, v35
	s_xor_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_150
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[92:93], s[76:77]
	s_mov_b64 s[12:13], s[78:79]
	s_mov_b64 s[10:11], s[80:81]
	s_mov_b64 s[22:23], s[82:83]
	s_mov_b64 s[24:25], s[84:85]
	s_mov_b64 s[94:95], s[88:89]
	s_mov_b64 s[96:97], s[86:87]
	s_mov_b64 s[98:99], s[90:91]
	v_mov_b32_e32 v50, v35
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_143
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_142
	v_add_co_u32_e64 v14, s[4:5], -1, v0
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v50, v9, s[0:3], 0 offen
	s_mov_b64 s[68:69], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v1, s[4:5]
.LBB0_142:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[98:99], s[90:91], exec
	s_andn2_b64 s[96:97], s[86:87], exec
	s_andn2_b64 s[94:95], s[88:89], exec
	s_andn2_b64 s[24:25], s[84:85], exec
	s_andn2_b64 s[22:23], s[82:83], exec
	s_andn2_b64 s[10:11], s[80:81], exec
	s_andn2_b64 s[12:13], s[78:79], exec
	s_andn2_b64 s[92:93], s[76:77], exec
	s_orn2_b64 s[4:5], s[68:69], exec
	s_mov_b64 s[68:69], exec
.LBB0_143:
	s_or_b64 exec, exec, s[66:67]
	s_mov_b64 s[74:75], s[44:45]
	s_and_saveexec_b64 s[66:67], s[4:5]
	s_cbranch_execz .LBB0_149
	v_mov_b32_e32 v8, 0x100
	s_mov_b64 s[4:5], s[44:45]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_148
	v_cmp_ne_u64_e32 vcc, 7, v[14:15]
	v_mov_b32_e32 v12, 8
	v_lshl_add_u32 v16, v14, 2, s33
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v8, 0x200
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v16, s[0:3], 0 offen
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_147
	v_add_co_u32_e64 v12, s[4:5], 2, v14
	v_mov_b32_e32 v8, 0xff00
	v_addc_co_u32_e64 v13, s[4:5], 0, v15, s[4:5]
	buffer_store_dword v50, v16, s[0:3], 0 offen offset:4
	v_mov_b32_e32 v9, 0
.LBB0_147:
	s_or_b64 exec, exec, s[62:63]
	s_andn2_b64 s[4:5], s[44:45], exec
	s_and_b64 s[62:63], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[62:63]
.LBB0_148:
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 s[62:63], s[44:45], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[68:69], s[68:69], exec
	s_andn2_b64 s[98:99], s[98:99], exec
	s_andn2_b64 s[96:97], s[96:97], exec
	s_andn2_b64 s[94:95], s[94:95], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[92:93], s[92:93], exec
	s_or_b64 s[74:75], s[62:63], s[4:5]
.LBB0_149:
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 s[4:5], s[90:91], exec
	s_and_b64 s[62:63], s[98:99], exec
	s_or_b64 s[90:91], s[4:5], s[62:63]
	s_andn2_b64 s[4:5], s[86:87], exec
	s_and_b64 s[62:63], s[96:97], exec
	s_or_b64 s[86:87], s[4:5], s[62:63]
	s_andn2_b64 s[4:5], s[88:89], exec
	s_and_b64 s[62:63], s[94:95], exec
	s_or_b64 s[88:89], s[4:5], s[62:63]
	s_andn2_b64 s[4:5], s[84:85], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[84:85], s[4:5], s[24:25]
	s_andn2_b64 s[4:5], s[82:83], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[82:83], s[4:5], s[22:23]
	s_andn2_b64 s[4:5], s[80:81], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[80:81], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[78:79], exec
	s_and_b64 s[10:11], s[12:13], exec
	s_or_b64 s[78:79], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[76:77], exec
	s_and_b64 s[10:11], s[92:93], exec
	s_or_b64 s[76:77], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[44:45], exec
	s_and_b64 s[10:11], s[74:75], exec
	s_and_b64 s[68:69], s[68:69], exec
	s_or_b64 s[44:45], s[4:5], s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v47, v41
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
.LBB0_150:
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 s[4:5], s[58:59], exec
	s_and_b64 s[10:11], s[88:89], exec
	s_or_b64 s[88:89], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[56:57], exec
	s_and_b64 s[10:11], s[84:85], exec
	s_or_b64 s[84:85], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[54:55], exec
	s_and_b64 s[10:11], s[82:83], exec
	s_or_b64 s[24:25], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[52:53], exec
	s_and_b64 s[10:11], s[80:81], exec
	s_or_b64 s[22:23], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[50:51], exec
	s_and_b64 s[10:11], s[78:79], exec
	s_or_b64 s[12:13], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[48:49], exec
	s_and_b64 s[10:11], s[76:77], exec
	s_or_b64 s[10:11], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[44:45], s[44:45], exec
	s_and_b64 s[70:71], s[68:69], exec
	s_and_b64 s[68:69], s[90:91], exec
	s_and_b64 s[86:87], s[86:87], exec
	s_or_b64 s[4:5], s[4:5], s[44:45]
.LBB0_151:
	v_readlane_b32 s44, v54, 14
	v_readlane_b32 s45, v54, 15
	s_or_saveexec_b64 s[44:45], s[44:45]
	s_mov_b64 s[76:77], s[64:65]
	s_mov_b64 s[74:75], 0
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_155
	v_cmp_gt_i16_sdwa s[78:79], v45, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[66:67], s[64:65]
	s_and_saveexec_b64 s[76:77], s[78:79]
	v_cmp_ne_u16_sdwa s[66:67], v45, v33 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b64 s[78:79], s[64:65], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_mov_b64 s[62:63], exec
	s_xor_b64 s[74:75], exec, -1
	s_or_b64 s[66:67], s[78:79], s[66:67]
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[62:63], s[62:63], exec
	v_writelane_b32 v54, s62, 12
	v_writelane_b32 v54, s63, 13
	s_andn2_b64 s[62:63], s[64:65], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[74:75], s[74:75], exec
	s_or_b64 s[76:77], s[62:63], s[66:67]
.LBB0_155:
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[44:45], s[58:59], exec
	s_and_b64 s[58:59], s[88:89], exec
	s_or_b64 s[58:59], s[44:45], s[58:59]
	s_andn2_b64 s[44:45], s[56:57], exec
	s_and_b64 s[56:57], s[84:85], exec
	s_or_b64 s[56:57], s[44:45], s[56:57]
	s_andn2_b64 s[44:45], s[54:55], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[54:55], s[44:45], s[24:25]
	s_andn2_b64 s[24:25], s[52:53], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[52:53], s[24:25], s[22:23]
	s_andn2_b64 s[22:23], s[50:51], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[50:51], s[22:23], s[12:13]
	s_andn2_b64 s[12:13], s[48:49], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[48:49], s[12:13], s[10:11]
	s_andn2_b64 s[10:11], s[60:61], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[60:61], s[10:11], s[4:5]
	v_readlane_b32 s4, v54, 12
	v_readlane_b32 s5, v54, 13
	s_and_b64 s[62:63], s[4:5], exec
	s_andn2_b64 s[4:5], s[64:65], exec
	s_and_b64 s[10:11], s[76:77], exec
	v_mov_b32_e32 v15, v11
	s_and_b64 s[70:71], s[70:71], exec
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[86:87], exec
	s_and_b64 s[74:75], s[74:75], exec
	s_or_b64 s[64:65], s[4:5], s[10:11]
	v_mov_b32_e32 v51, v43
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v14, v10
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
.LBB0_156:
	s_or_b64 exec, exec, s[72:73]
	s_mov_b64 s[72:73], 0
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v52, v37
	v_mov_b32_e32 v53, v34
	s_and_saveexec_b64 s[78:79], s[64:65]
	s_cbranch_execz .LBB0_175
	v_mov_b32_e32 v14, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[64:65], s[48:49]
	s_mov_b64 s[80:81], s[50:51]
	s_mov_b64 s[82:83], s[52:53]
	s_mov_b64 s[84:85], s[54:55]
	s_mov_b64 s[86:87], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_mov_b64 s[90:91], s[66:67]
	s_mov_b64 s[92:93], s[68:69]
	s_mov_b64 s[94:95], s[70:71]
	v_mov_b32_e32 v52, v37
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_161
	v_cmp_gt_u64_e64 s[4:5], 9, v[0:1]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_160
	v_add_co_u32_e64 v14, s[4:5], -1, v0
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v52, v9, s[0:3], 0 offen
	s_mov_b64 s[22:23], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v1, s[4:5]
.LBB0_160:
	s_or_b64 exec, exec, s[24:25]
	s_mov_b64 s[76:77], exec
	s_andn2_b64 s[94:95], s[70:71], exec
	s_andn2_b64 s[92:93], s[68:69], exec
	s_andn2_b64 s[90:91], s[66:67], exec
	s_andn2_b64 s[88:89], s[58:59], exec
	s_andn2_b64 s[86:87], s[56:57], exec
	s_andn2_b64 s[84:85], s[54:55], exec
	s_andn2_b64 s[82:83], s[52:53], exec
	s_andn2_b64 s[80:81], s[50:51], exec
	s_andn2_b64 s[64:65], s[48:49], exec
	s_orn2_b64 s[4:5], s[22:23], exec
.LBB0_161:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[96:97], s[4:5]
	s_cbranch_execz .LBB0_174
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_173
	v_mov_b32_e32 v8, 0
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v53, v34
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_165
	v_add_co_u32_e64 v8, s[4:5], -1, v14
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v53, v12, s[0:3], 0 offen
	v_addc_co_u32_e64 v9, s[4:5], -1, v15, s[4:5]
.LBB0_165:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_172
	v_cmp_gt_i16_sdwa s[22:23], v45, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[44:45], s[22:23]
	s_xor_b64 s[22:23], exec, s[44:45]
	s_cbranch_execnz .LBB0_193
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execnz .LBB0_200
.LBB0_168:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execnz .LBB0_201
.LBB0_169:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_cbranch_execz .LBB0_171
.LBB0_170:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, v53, v52
.LBB0_171:
	s_or_b64 exec, exec, s[22:23]
	v_lshl_add_u32 v13, v8, 2, s33
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_add_co_u32_e32 v12, vcc, 1, v8
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	s_mov_b64 s[12:13], exec
.LBB0_172:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[12:13], exec
.LBB0_173:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, 0x100
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[94:95], s[94:95], exec
	s_andn2_b64 s[92:93], s[92:93], exec
	s_andn2_b64 s[90:91], s[90:91], exec
	s_andn2_b64 s[88:89], s[88:89], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_or_b64 s[64:65], s[64:65], exec
	s_and_b64 s[10:11], s[4:5], exec
	v_mov_b32_e32 v9, 0
.LBB0_174:
	s_or_b64 exec, exec, s[96:97]
	s_andn2_b64 s[4:5], s[70:71], exec
	s_and_b64 s[12:13], s[94:95], exec
	s_or_b64 s[70:71], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[68:69], exec
	s_and_b64 s[12:13], s[92:93], exec
	s_or_b64 s[68:69], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[66:67], exec
	s_and_b64 s[12:13], s[90:91], exec
	s_or_b64 s[66:67], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[58:59], exec
	s_and_b64 s[12:13], s[88:89], exec
	s_or_b64 s[58:59], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[56:57], exec
	s_and_b64 s[12:13], s[86:87], exec
	s_or_b64 s[56:57], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[54:55], exec
	s_and_b64 s[12:13], s[84:85], exec
	s_or_b64 s[54:55], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[52:53], exec
	s_and_b64 s[12:13], s[82:83], exec
	s_or_b64 s[52:53], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[50:51], exec
	s_and_b64 s[12:13], s[80:81], exec
	s_or_b64 s[50:51], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[48:49], exec
	s_and_b64 s[12:13], s[64:65], exec
	s_or_b64 s[48:49], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[10:11], s[10:11], exec
	v_mov_b32_e32 v15, v11
	s_and_b64 s[76:77], s[76:77], exec
	s_or_b64 s[60:61], s[4:5], s[10:11]
	s_andn2_b64 s[62:63], s[62:63], exec
	v_mov_b32_e32 v51, v43
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v47, v41
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v17, v38
	v_mov_b32_e32 v16, v36
	v_mov_b32_e32 v50, v35
.LBB0_175:
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[4:5], s[62:63]
	s_xor_b64 s[62:63], exec, s[4:5]
	s_cbranch_execz .LBB0_183
	v_mov_b32_e32 v12, 8
	v_cmp_ne_u64_e32 vcc, 8, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[72:73], -1
	v_mov_b32_e32 v8, 0x200
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[10:11], s[50:51]
	s_mov_b64 s[12:13], s[52:53]
	s_mov_b64 s[24:25], s[54:55]
	s_mov_b64 s[64:65], s[56:57]
	s_mov_b64 s[78:79], s[58:59]
	s_mov_b64 s[80:81], s[66:67]
	s_mov_b64 s[82:83], s[68:69]
	s_mov_b64 s[84:85], s[70:71]
	s_mov_b64 s[86:87], s[76:77]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_180
	v_mov_b32_e32 v12, 8
	v_cmp_gt_u64_e64 s[4:5], 8, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[72:73], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_179
	v_lshl_add_u32 v8, v0, 2, s33
	v_add_co_u32_e64 v12, s[4:5], 1, v0
	s_mov_b64 s[72:73], exec
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v8, s[0:3], 0 offen
	v_addc_co_u32_e64 v13, s[4:5], 0, v1, s[4:5]
.LBB0_179:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[22:23], exec
	v_mov_b32_e32 v8, 0xff00
	s_andn2_b64 s[86:87], s[76:77], exec
	s_andn2_b64 s[84:85], s[70:71], exec
	s_andn2_b64 s[82:83], s[68:69], exec
	s_andn2_b64 s[80:81], s[66:67], exec
	s_andn2_b64 s[78:79], s[58:59], exec
	s_andn2_b64 s[64:65], s[56:57], exec
	s_andn2_b64 s[24:25], s[54:55], exec
	s_andn2_b64 s[12:13], s[52:53], exec
	s_andn2_b64 s[10:11], s[50:51], exec
	s_andn2_b64 s[4:5], s[48:49], exec
	s_orn2_b64 s[72:73], s[72:73], exec
	v_mov_b32_e32 v9, 0
.LBB0_180:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[88:89], s[60:61]
	s_and_saveexec_b64 s[44:45], s[72:73]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_182
	s_andn2_b64 s[72:73], s[60:61], exec
	s_and_b64 s[88:89], vcc, exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[64:65], s[64:65], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], exec
	s_or_b64 s[88:89], s[72:73], s[88:89]
.LBB0_182:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[72:73], s[22:23], exec
	s_andn2_b64 s[22:23], s[76:77], exec
	s_and_b64 s[44:45], s[86:87], exec
	s_or_b64 s[76:77], s[22:23], s[44:45]
	s_andn2_b64 s[22:23], s[70:71], exec
	s_and_b64 s[44:45], s[84:85], exec
	s_or_b64 s[70:71], s[22:23], s[44:45]
	s_andn2_b64 s[22:23], s[68:69], exec
	s_and_b64 s[44:45], s[82:83], exec
	s_or_b64 s[68:69], s[22:23], s[44:45]
	s_andn2_b64 s[22:23], s[66:67], exec
	s_and_b64 s[44:45], s[80:81], exec
	s_or_b64 s[66:67], s[22:23], s[44:45]
	s_andn2_b64 s[22:23], s[58:59], exec
	s_and_b64 s[44:45], s[78:79], exec
	s_or_b64 s[58:59], s[22:23], s[44:45]
	s_andn2_b64 s[22:23], s[56:57], exec
	s_and_b64 s[44:45], s[64:65], exec
	s_or_b64 s[56:57], s[22:23], s[44:45]
	s_andn2_b64 s[22:23], s[54:55], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[54:55], s[22:23], s[24:25]
	s_andn2_b64 s[22:23], s[52:53], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[52:53], s[22:23], s[12:13]
	s_andn2_b64 s[12:13], s[50:51], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[50:51], s[12:13], s[10:11]
	s_andn2_b64 s[10:11], s[48:49], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[48:49], s[10:11], s[4:5]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[10:11], s[88:89], exec
	v_mov_b32_e32 v15, v11
	s_or_b64 s[60:61], s[4:5], s[10:11]
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
.LBB0_183:
	s_or_b64 exec, exec, s[62:63]
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_xor_b64 s[62:63], exec, s[10:11]
	s_cbranch_execz .LBB0_191
	v_mov_b32_e32 v12, 8
	v_cmp_ne_u64_e32 vcc, 8, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[44:45], -1
	v_mov_b32_e32 v8, 0x200
	s_mov_b64 s[10:11], s[48:49]
	s_mov_b64 s[12:13], s[50:51]
	s_mov_b64 s[22:23], s[52:53]
	s_mov_b64 s[24:25], s[54:55]
	s_mov_b64 s[64:65], s[56:57]
	s_mov_b64 s[74:75], s[58:59]
	s_mov_b64 s[78:79], s[66:67]
	s_mov_b64 s[80:81], s[68:69]
	s_mov_b64 s[82:83], s[70:71]
	s_mov_b64 s[84:85], s[76:77]
	s_mov_b64 s[86:87], s[72:73]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_188
	v_mov_b32_e32 v12, 8
	v_cmp_gt_u64_e64 s[4:5], 8, v[0:1]
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_187
	v_lshl_add_u32 v8, v0, 2, s33
	v_add_co_u32_e64 v12, s[4:5], 1, v0
	s_mov_b64 s[44:45], exec
	buffer_store_dword v44, v8, s[0:3], 0 offen
	v_addc_co_u32_e64 v13, s[4:5], 0, v1, s[4:5]
.LBB0_187:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[4:5], exec
	v_mov_b32_e32 v8, 0xff00
	s_andn2_b64 s[86:87], s[72:73], exec
	s_andn2_b64 s[84:85], s[76:77], exec
	s_andn2_b64 s[82:83], s[70:71], exec
	s_andn2_b64 s[80:81], s[68:69], exec
	s_andn2_b64 s[78:79], s[66:67], exec
	s_andn2_b64 s[74:75], s[58:59], exec
	s_andn2_b64 s[64:65], s[56:57], exec
	s_andn2_b64 s[24:25], s[54:55], exec
	s_andn2_b64 s[22:23], s[52:53], exec
	s_andn2_b64 s[12:13], s[50:51], exec
	s_andn2_b64 s[10:11], s[48:49], exec
	s_orn2_b64 s[44:45], s[44:45], exec
	v_mov_b32_e32 v9, 0
.LBB0_188:
	s_or_b64 exec, exec, s[88:89]
	s_mov_b64 s[88:89], s[60:61]
	s_and_saveexec_b64 s[90:91], s[44:45]
	s_cbranch_execz .LBB0_190
	s_andn2_b64 s[44:45], s[60:61], exec
	s_and_b64 s[88:89], vcc, exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[74:75], s[74:75], exec
	s_andn2_b64 s[64:65], s[64:65], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[44:45], s[88:89]
.LBB0_190:
	s_or_b64 exec, exec, s[90:91]
	s_andn2_b64 s[44:45], s[72:73], exec
	s_and_b64 s[72:73], s[86:87], exec
	s_or_b64 s[72:73], s[44:45], s[72:73]
	s_andn2_b64 s[44:45], s[76:77], exec
	s_and_b64 s[76:77], s[84:85], exec
	s_or_b64 s[76:77], s[44:45], s[76:77]
	s_andn2_b64 s[44:45], s[70:71], exec
	s_and_b64 s[70:71], s[82:83], exec
	s_or_b64 s[70:71], s[44:45], s[70:71]
	s_andn2_b64 s[44:45], s[68:69], exec
	s_and_b64 s[68:69], s[80:81], exec
	s_or_b64 s[68:69], s[44:45], s[68:69]
	s_andn2_b64 s[44:45], s[66:67], exec
	s_and_b64 s[66:67], s[78:79], exec
	s_or_b64 s[66:67], s[44:45], s[66:67]
	s_andn2_b64 s[44:45], s[58:59], exec
	s_and_b64 s[58:59], s[74:75], exec
	s_or_b64 s[58:59], s[44:45], s[58:59]
	s_andn2_b64 s[44:45], s[56:57], exec
	s_and_b64 s[56:57], s[64:65], exec
	s_or_b64 s[56:57], s[44:45], s[56:57]
	s_andn2_b64 s[44:45], s[54:55], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[54:55], s[44:45], s[24:25]
	s_andn2_b64 s[24:25], s[52:53], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[52:53], s[24:25], s[22:23]
	s_andn2_b64 s[22:23], s[50:51], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[50:51], s[22:23], s[12:13]
	s_andn2_b64 s[12:13], s[48:49], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[48:49], s[12:13], s[10:11]
	s_andn2_b64 s[10:11], s[60:61], exec
	s_and_b64 s[12:13], s[88:89], exec
	v_mov_b32_e32 v15, v11
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[60:61], s[10:11], s[12:13]
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
.LBB0_191:
	s_or_b64 exec, exec, s[62:63]
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[12:13], s[60:61]
	s_cbranch_execz .LBB0_3
	v_add_u32_e32 v19, -1, v19
	v_cmp_eq_u32_e32 vcc, 0, v19
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[72:73], s[72:73], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[70:71], s[70:71], exec
	s_andn2_b64 s[68:69], s[68:69], exec
	s_andn2_b64 s[66:67], s[66:67], exec
	s_andn2_b64 s[58:59], s[58:59], exec
	s_andn2_b64 s[56:57], s[56:57], exec
	s_andn2_b64 s[54:55], s[54:55], exec
	s_andn2_b64 s[52:53], s[52:53], exec
	s_andn2_b64 s[50:51], s[50:51], exec
	s_andn2_b64 s[48:49], s[48:49], exec
	s_orn2_b64 s[10:11], vcc, exec
	s_branch .LBB0_3
.LBB0_193:
	v_cmp_gt_i16_sdwa s[24:25], v45, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[98:99], s[24:25]
	s_xor_b64 s[24:25], exec, s[98:99]
	s_cbranch_execz .LBB0_197
	v_cmp_eq_u16_sdwa vcc, v45, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[44:45], -1
	s_and_saveexec_b64 s[98:99], vcc
	s_cbranch_execz .LBB0_196
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v12, v53, v52
	s_xor_b64 s[44:45], exec, -1
.LBB0_196:
	s_or_b64 exec, exec, s[98:99]
	s_and_b64 s[44:45], s[44:45], exec
.LBB0_197:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB0_199
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v12, v53, v52
.LBB0_199:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[44:45], exec
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB0_168
.LBB0_200:
	v_cmp_ne_u16_sdwa s[12:13], v45, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[24:25], s[24:25], s[12:13]
	s_mov_b64 s[12:13], exec
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_169
.LBB0_201:
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v53, v52
	v_cndmask_b32_e64 v12, 0, 1, vcc
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_cbranch_execnz .LBB0_170
	s_branch .LBB0_171
.LBB0_202:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v6, 0x401
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[4:5], s[40:41]
	v_readlane_b32 s40, v54, 4
	s_xor_b64 s[4:5], exec, s[4:5]
	v_readlane_b32 s41, v54, 5
	s_cbranch_execz .LBB0_238
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[24:25], s[38:39]
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB0_233
	s_mov_b64 s[38:39], 0
	s_and_saveexec_b64 s[10:11], s[36:37]
	s_xor_b64 s[26:27], exec, s[10:11]
	s_cbranch_execz .LBB0_231
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[36:37], s[34:35]
	s_xor_b64 s[34:35], exec, s[36:37]
	s_cbranch_execz .LBB0_229
	s_mov_b64 s[36:37], 0
	s_and_saveexec_b64 s[12:13], s[30:31]
	s_xor_b64 s[30:31], exec, s[12:13]
	s_cbranch_execz .LBB0_227
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[28:29]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_225
	s_mov_b64 s[28:29], 0
	s_and_saveexec_b64 s[12:13], s[20:21]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_223
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[36:37], s[18:19]
	s_xor_b64 s[18:19], exec, s[36:37]
	s_cbranch_execz .LBB0_221
	s_and_saveexec_b64 s[36:37], s[16:17]
	s_xor_b64 s[16:17], exec, s[36:37]
	s_cbranch_execz .LBB0_219
	s_and_saveexec_b64 s[36:37], s[14:15]
	s_xor_b64 s[14:15], exec, s[36:37]
	s_cbranch_execz .LBB0_217
	s_and_saveexec_b64 s[36:37], s[8:9]
	s_xor_b64 s[8:9], exec, s[36:37]
	s_cbranch_execz .LBB0_215
	s_mov_b64 s[28:29], -1
	s_and_saveexec_b64 s[36:37], s[6:7]
	s_xor_b64 s[6:7], exec, s[36:37]
	s_cbranch_execnz .LBB0_261
.LBB0_214:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_215:
	s_andn2_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB0_260
.LBB0_216:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_217:
	s_andn2_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execnz .LBB0_259
.LBB0_218:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_219:
	s_andn2_saveexec_b64 s[6:7], s[16:17]
	s_cbranch_execnz .LBB0_258
.LBB0_220:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_221:
	s_andn2_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execnz .LBB0_257
.LBB0_222:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[36:37], s[28:29], exec
	s_and_b64 s[28:29], s[20:21], exec
.LBB0_223:
	s_andn2_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execnz .LBB0_256
.LBB0_224:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[12:13], s[28:29], exec
.LBB0_225:
	s_andn2_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execnz .LBB0_255
.LBB0_226:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[10:11], s[12:13], exec
.LBB0_227:
	s_andn2_saveexec_b64 s[6:7], s[30:31]
	s_cbranch_execnz .LBB0_254
.LBB0_228:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[12:13], s[36:37], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB0_229:
	s_andn2_saveexec_b64 s[6:7], s[34:35]
	s_cbranch_execnz .LBB0_252
.LBB0_230:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[38:39], s[12:13], exec
	s_and_b64 s[12:13], s[10:11], exec
.LBB0_231:
	s_andn2_saveexec_b64 s[6:7], s[26:27]
	s_cbranch_execnz .LBB0_251
.LBB0_232:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[10:11], s[38:39], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB0_233:
	s_or_saveexec_b64 s[6:7], s[24:25]
	v_mov_b32_e32 v6, 0x401
	v_mov_b32_e32 v7, 0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_246
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execnz .LBB0_250
.LBB0_235:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[22:23]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_237
.LBB0_236:
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s8, 0
	v_add3_u32 v0, s8, v0, -4
	buffer_load_dword v7, v0, s[0:3], 0 offen
	v_mov_b32_e32 v6, 0
	s_or_b64 s[10:11], s[10:11], exec
.LBB0_237:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[10:11], s[10:11], exec
.LBB0_238:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_240
	s_mov_b32 s6, 0xff00
	v_and_or_b32 v6, v8, s6, 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, 0
	s_or_b64 s[10:11], s[10:11], exec
.LBB0_240:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_243
.LBB0_241:
	s_endpgm
.LBB0_242:
	v_mov_b32_e32 v6, 0x401
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], -1
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_241
.LBB0_243:
	v_and_b32_e32 v0, 1, v6
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v54, 0
	v_readlane_b32 s10, v54, 2
	v_readlane_b32 s11, v54, 3
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[6:7], s[10:11]
	v_readlane_b32 s9, v54, 1
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_245
	v_lshrrev_b32_e32 v0, 8, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, -1
.LBB0_245:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, s7
	v_add_co_u32_e32 v4, vcc, s6, v4
	v_addc_co_u32_e32 v5, vcc, v1, v5, vcc
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v7, off
	v_mov_b32_e32 v4, s41
	v_add_co_u32_e32 v1, vcc, s40, v2
	v_addc_co_u32_e32 v2, vcc, v4, v3, vcc
	global_store_byte v[1:2], v0, off
	s_endpgm
.LBB0_246:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], s[12:13]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_249
	v_cmp_lt_u64_e32 vcc, 8, v[0:1]
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[18:19], s[12:13]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_253
.LBB0_248:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[20:21], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_xor_b64 s[16:17], exec, -1
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[18:19], s[20:21], s[18:19]
.LBB0_249:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[8:9], s[10:11], exec
	s_and_b64 s[10:11], s[16:17], exec
	v_mov_b32_e32 v6, 0x101
	s_or_b64 s[10:11], s[8:9], s[10:11]
	s_andn2_b64 s[8:9], s[12:13], exec
	s_and_b64 s[12:13], s[18:19], exec
	v_mov_b32_e32 v7, 0
	s_and_b64 s[22:23], s[14:15], exec
	s_or_b64 s[12:13], s[8:9], s[12:13]
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_235
.LBB0_250:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[22:23]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB0_236
	s_branch .LBB0_237
.LBB0_251:
	s_or_b64 s[12:13], s[12:13], exec
	s_trap 2
	s_branch .LBB0_232
.LBB0_252:
	s_or_b64 s[10:11], s[10:11], exec
	s_trap 2
	s_branch .LBB0_230
.LBB0_253:
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 s[18:19], s[12:13], exec
	s_trap 2
	s_branch .LBB0_248
.LBB0_254:
	s_or_b64 s[10:11], s[10:11], exec
	s_trap 2
	s_branch .LBB0_228
.LBB0_255:
	s_or_b64 s[12:13], s[12:13], exec
	s_trap 2
	s_branch .LBB0_226
.LBB0_256:
	s_or_b64 s[28:29], s[28:29], exec
	s_trap 2
	s_branch .LBB0_224
.LBB0_257:
	s_or_b64 s[20:21], s[20:21], exec
	s_trap 2
	s_branch .LBB0_222
.LBB0_258:
	s_or_b64 s[20:21], s[20:21], exec
	s_trap 2
	s_branch .LBB0_220
.LBB0_259:
	s_trap 2
	s_or_b64 s[20:21], s[20:21], exec
	s_branch .LBB0_218
.LBB0_260:
	s_or_b64 s[20:21], s[20:21], exec
	s_trap 2
	s_branch .LBB0_216
.LBB0_261:
	s_mov_b64 s[20:21], exec
	s_xor_b64 s[28:29], exec, -1
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
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 55
		.amdhsa_next_free_sgpr 100
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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

	.set interpret.num_vgpr, 55
	.set interpret.num_agpr, 0
	.set interpret.numbered_sgpr, 100
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
    .sgpr_count:     104
    .sgpr_spill_count: 20
    .symbol:         interpret.kd
    .uses_dynamic_stack: false
    .vgpr_count:     55
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx906
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
