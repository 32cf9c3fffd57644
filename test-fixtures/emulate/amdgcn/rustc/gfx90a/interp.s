


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
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
	s_cbranch_execz .LBB0_242
	s_load_dwordx4 s[12:15], s[6:7], 0x10
	s_load_dwordx2 s[40:41], s[6:7], 0x20
	v_mov_b32_e32 v6, 0x401
	buffer_store_dword v1, off, s[0:3], 0 offset:28
	buffer_store_dword v1, off, s[0:3], 0 offset:24
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	buffer_store_dword v1, off, s[0:3], 0 offset:8
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	buffer_store_dword v1, off, s[0:3], 0
	s_cmp_eq_u32 s11, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v54, s12, 0
	v_writelane_b32 v54, s13, 1
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_writelane_b32 v54, s14, 2
	v_writelane_b32 v54, s15, 3
	s_cbranch_scc1 .LBB0_243
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v4, vcc, s12, v0
	v_addc_co_u32_e32 v5, vcc, v5, v1, vcc
	global_load_dword v53, v[4:5], off
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	v_writelane_b32 v54, s40, 4
	v_writelane_b32 v54, s41, 5
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v18, s11
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v54, s4, 6
	v_writelane_b32 v54, s5, 7
	s_load_dword s4, s[6:7], 0x8
	s_mov_b32 s5, 0
	v_pk_mov_b32 v[12:13], 0, 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_mov_b32 s33, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v54, s4, 8
	v_mov_b32_e32 v19, 6
	v_mov_b32_e32 v20, 9
	v_mov_b32_e32 v21, 11
	v_mov_b32_e32 v22, 12
	v_mov_b32_e32 v23, 13
	v_mov_b32_e32 v24, 10
	v_mov_b32_e32 v25, 7
	v_mov_b32_e32 v26, 8
	v_mov_b32_e32 v27, 2
	v_mov_b32_e32 v28, 4
	v_mov_b32_e32 v29, 5
	v_mov_b32_e32 v30, 3
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 1
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
	s_and_b64 s[34:35], s[52:53], exec
	s_and_b64 s[12:13], s[50:51], exec
	s_orn2_b64 s[28:29], s[48:49], exec
	s_orn2_b64 s[10:11], s[10:11], exec
	v_mov_b32_e32 v42, v50
	v_mov_b32_e32 v41, v47
	v_mov_b32_e32 v40, v46
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v39, v48
	v_mov_b32_e32 v38, v45
	v_mov_b32_e32 v37, v17
	v_mov_b32_e32 v36, v51
	v_mov_b32_e32 v35, v16
	v_mov_b32_e32 v34, v49
	v_mov_b32_e32 v33, v52
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
	s_xor_b64 s[34:35], s[34:35], -1
	s_xor_b64 s[12:13], s[12:13], -1
	s_xor_b64 s[28:29], s[28:29], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[36:37], s[10:11], s[36:37]
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
	s_andn2_b64 s[4:5], s[22:23], exec
	s_and_b64 s[10:11], s[52:53], exec
	s_or_b64 s[22:23], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[24:25], exec
	s_and_b64 s[10:11], s[56:57], exec
	s_or_b64 s[24:25], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[26:27], exec
	s_and_b64 s[10:11], s[54:55], exec
	s_or_b64 s[26:27], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[30:31], exec
	s_and_b64 s[10:11], s[34:35], exec
	s_or_b64 s[30:31], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[38:39], exec
	s_and_b64 s[10:11], s[12:13], exec
	s_or_b64 s[38:39], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[40:41], exec
	s_and_b64 s[10:11], s[28:29], exec
	s_or_b64 s[40:41], s[4:5], s[10:11]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_202
.LBB0_5:
	v_readlane_b32 s4, v54, 8
	v_readlane_b32 s5, v54, 9
	v_pk_mov_b32 v[4:5], v[12:13], v[12:13] op_sel:[0,1]
	v_cmp_gt_u64_e32 vcc, s[4:5], v[14:15]
	v_mov_b32_e32 v44, 0xff
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_55
	v_readlane_b32 s10, v54, 6
	v_lshlrev_b64 v[8:9], 2, v[14:15]
	v_readlane_b32 s11, v54, 7
	v_mov_b32_e32 v10, s11
	v_add_co_u32_e32 v8, vcc, s10, v8
	v_addc_co_u32_e32 v9, vcc, v10, v9, vcc
	global_load_dword v9, v[8:9], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v8, 8, v9
	v_cmp_gt_i16_sdwa s[10:11], v9, v19 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[50:51], exec, s[12:13]
	s_cbranch_execz .LBB0_32
	v_cmp_gt_i16_sdwa s[10:11], v9, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[52:53], exec, s[12:13]
	s_cbranch_execz .LBB0_23
	v_cmp_gt_i16_sdwa s[10:11], v9, v21 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB0_16
	v_cmp_gt_i16_sdwa s[12:13], v9, v22 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[12:13]
	s_xor_b64 s[12:13], exec, s[28:29]
	s_cbranch_execz .LBB0_13
	v_readlane_b32 s48, v54, 10
	v_cmp_eq_u16_sdwa s[34:35], v9, v23 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[46:47], -1
	v_mov_b32_e32 v44, 0xff
	v_readlane_b32 s49, v54, 11
	s_and_saveexec_b64 s[28:29], s[34:35]
	s_cbranch_execz .LBB0_12
	v_readlane_b32 s34, v54, 10
	v_cmp_lt_i32_e32 vcc, -1, v8
	v_sub_u32_e32 v6, 0, v8
	v_readlane_b32 s35, v54, 11
	v_max_i32_e32 v6, v6, v8
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[44:45], vcc, exec
	v_and_b32_e32 v43, 31, v6
	v_mov_b32_e32 v44, 12
	s_xor_b64 s[46:47], exec, -1
	s_or_b64 s[48:49], s[34:35], s[44:45]
.LBB0_12:
	s_or_b64 exec, exec, s[28:29]
.LBB0_13:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 11
	s_andn2_b64 s[46:47], s[46:47], exec
	s_or_b64 exec, exec, s[12:13]
.LBB0_16:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_22
	v_cmp_gt_i16_sdwa s[12:13], v9, v24 src0_sel:BYTE_0 src1_sel:DWORD
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[28:29], s[12:13]
	s_xor_b64 s[12:13], exec, s[28:29]
	v_pk_mov_b32 v[6:7], v[8:9], v[8:9] op_sel:[0,1]
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 10
	s_xor_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v44, 9
	v_pk_mov_b32 v[6:7], v[8:9], v[8:9] op_sel:[0,1]
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB0_22:
	s_or_b64 exec, exec, s[10:11]
.LBB0_23:
	s_andn2_saveexec_b64 s[10:11], s[52:53]
	s_cbranch_execz .LBB0_31
	v_cmp_gt_i16_sdwa s[12:13], v9, v25 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[12:13]
	s_xor_b64 s[12:13], exec, s[28:29]
	s_cbranch_execz .LBB0_28
	v_cmp_gt_i16_sdwa s[28:29], v9, v26 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[34:35], s[28:29]
	s_xor_b64 s[28:29], exec, s[34:35]
	s_or_saveexec_b64 s[28:29], s[28:29]
	v_mov_b32_e32 v44, 8
	s_xor_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v44, 7
	s_or_b64 exec, exec, s[28:29]
.LBB0_28:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 6
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB0_31:
	s_or_b64 exec, exec, s[10:11]
.LBB0_32:
	s_andn2_saveexec_b64 s[50:51], s[50:51]
	s_cbranch_execz .LBB0_54
	v_cmp_gt_i16_sdwa s[10:11], v9, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB0_43
	v_cmp_gt_i16_sdwa s[12:13], v9, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[12:13]
	s_xor_b64 s[12:13], exec, s[28:29]
	s_cbranch_execz .LBB0_38
	v_cmp_gt_i16_sdwa s[28:29], v9, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[34:35], s[28:29]
	s_xor_b64 s[28:29], exec, s[34:35]
	s_or_saveexec_b64 s[28:29], s[28:29]
	v_mov_b32_e32 v44, 5
	s_xor_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v44, 4
	s_or_b64 exec, exec, s[28:29]
.LBB0_38:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB0_42
	v_cmp_gt_i16_sdwa s[28:29], v9, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[34:35], s[28:29]
	s_xor_b64 s[28:29], exec, s[34:35]
	s_or_saveexec_b64 s[28:29], s[28:29]
	v_mov_b32_e32 v44, 3
	s_xor_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v44, 2
	s_or_b64 exec, exec, s[28:29]
.LBB0_42:
	s_or_b64 exec, exec, s[12:13]
.LBB0_43:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_53
	v_cmp_gt_i16_sdwa s[12:13], v9, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[12:13]
	s_xor_b64 s[12:13], exec, s[28:29]
	s_cbranch_execz .LBB0_50
	v_cmp_gt_i16_sdwa s[28:29], v9, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[34:35], s[28:29]
	s_xor_b64 s[28:29], exec, s[34:35]
	s_or_saveexec_b64 s[28:29], s[28:29]
	v_mov_b32_e32 v44, 1
	s_xor_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, v8
	s_or_b64 exec, exec, s[28:29]
.LBB0_50:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 13
	s_or_b64 exec, exec, s[12:13]
.LBB0_53:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB0_54:
	s_or_b64 exec, exec, s[50:51]
	v_readlane_b32 s12, v54, 10
	v_readlane_b32 s13, v54, 11
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[28:29], s[48:49], exec
	s_or_b64 s[12:13], s[12:13], s[28:29]
	v_writelane_b32 v54, s12, 10
	s_orn2_b64 s[10:11], s[46:47], exec
	v_writelane_b32 v54, s13, 11
.LBB0_55:
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s4, v54, 10
	v_readlane_b32 s5, v54, 11
	s_xor_b64 s[4:5], s[4:5], -1
	s_xor_b64 s[44:45], s[10:11], -1
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v8, 0x300
	s_andn2_b64 s[42:43], s[42:43], exec
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[34:35], 0
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
	v_cmp_gt_i16_sdwa s[10:11], v44, v25 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[48:49], -1
	v_mov_b32_e32 v8, 0x300
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[66:67], exec, s[12:13]
	s_cbranch_execz .LBB0_104
	v_cmp_gt_i16_sdwa s[10:11], v44, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v8, 0x300
	s_mov_b64 s[68:69], 0
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[50:51], exec, s[12:13]
	s_cbranch_execz .LBB0_85
	v_cmp_gt_i16_sdwa s[44:45], v44, v21 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v8, 0x300
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[52:53], s[44:45]
	s_xor_b64 s[52:53], exec, s[52:53]
	s_cbranch_execz .LBB0_82
	v_cmp_lt_i16_sdwa s[58:59], v44, v23 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[54:55], s[58:59]
	s_cbranch_execz .LBB0_81
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[60:61], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_70
	v_pk_mov_b32 v[8:9], 0, 0
	s_mov_b64 s[34:35], -1
	v_mov_b32_e32 v48, v39
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_65
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_mov_b64 s[58:59], 0
	v_pk_mov_b32 v[8:9], 0, 0
	s_and_saveexec_b64 s[28:29], s[4:5]
	s_cbranch_execz .LBB0_64
	v_add_co_u32_e64 v8, s[4:5], -1, v4
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v48, v12, s[0:3], 0 offen
	s_mov_b64 s[58:59], exec
	v_addc_co_u32_e64 v9, s[4:5], -1, v5, s[4:5]
.LBB0_64:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[28:29], exec
	s_xor_b64 s[34:35], exec, -1
	s_orn2_b64 s[58:59], s[58:59], exec
.LBB0_65:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[44:45], s[58:59]
	s_cbranch_execz .LBB0_69
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[58:59], exec, s[4:5]
	s_cbranch_execz .LBB0_68
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v12, v43, v48
	v_lshl_add_u32 v13, v8, 2, s33
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_add_co_u32_e64 v12, s[4:5], 1, v8
	s_mov_b64 s[12:13], exec
	v_addc_co_u32_e64 v13, s[4:5], 0, v9, s[4:5]
.LBB0_68:
	s_or_b64 exec, exec, s[58:59]
	s_mov_b64 s[4:5], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB0_69:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[68:69], s[28:29], exec
	s_orn2_b64 s[58:59], s[34:35], exec
	s_and_b64 s[64:65], s[4:5], exec
	s_and_b64 s[60:61], s[12:13], exec
.LBB0_70:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v47, v41
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_80
	s_mov_b64 s[70:71], -1
	s_mov_b64 s[4:5], 0
	v_pk_mov_b32 v[8:9], 0, 0
	s_mov_b64 s[12:13], s[64:65]
	s_mov_b64 s[28:29], s[58:59]
	s_mov_b64 s[34:35], s[68:69]
	v_mov_b32_e32 v47, v41
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_75
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_mov_b64 s[70:71], 0
	v_pk_mov_b32 v[8:9], 0, 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_74
	v_add_co_u32_e64 v8, s[4:5], -1, v4
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v47, v12, s[0:3], 0 offen
	s_mov_b64 s[70:71], exec
	v_addc_co_u32_e64 v9, s[4:5], -1, v5, s[4:5]
.LBB0_74:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[4:5], exec
	s_andn2_b64 s[34:35], s[68:69], exec
	s_andn2_b64 s[28:29], s[58:59], exec
	s_andn2_b64 s[12:13], s[64:65], exec
	s_orn2_b64 s[70:71], s[70:71], exec
.LBB0_75:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[72:73], s[60:61]
	s_and_saveexec_b64 s[44:45], s[70:71]
	s_cbranch_execz .LBB0_79
	s_mov_b64 s[70:71], s[60:61]
	s_and_saveexec_b64 s[72:73], vcc
	s_xor_b64 s[72:73], exec, s[72:73]
	s_cbranch_execz .LBB0_78
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v12, v43, v47
	v_lshl_add_u32 v13, v8, 2, s33
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_add_co_u32_e32 v12, vcc, 1, v8
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	s_or_b64 s[70:71], s[60:61], exec
.LBB0_78:
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 s[72:73], s[60:61], exec
	s_and_b64 s[70:71], s[70:71], exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[72:73], s[72:73], s[70:71]
.LBB0_79:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[70:71], s[4:5], exec
	s_andn2_b64 s[4:5], s[68:69], exec
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[68:69], s[4:5], s[34:35]
	s_andn2_b64 s[4:5], s[58:59], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[58:59], s[4:5], s[28:29]
	s_andn2_b64 s[4:5], s[64:65], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[64:65], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[12:13], s[72:73], exec
	s_or_b64 s[60:61], s[4:5], s[12:13]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v39
.LBB0_80:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[34:35], s[70:71], exec
	s_and_b64 s[28:29], s[68:69], exec
	s_orn2_b64 s[10:11], s[58:59], exec
	s_and_b64 s[44:45], s[64:65], exec
	s_and_b64 s[12:13], s[60:61], exec
.LBB0_81:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v8, 0x100
	s_and_b64 s[54:55], s[34:35], exec
	s_and_b64 s[34:35], s[28:29], exec
	s_and_b64 s[28:29], s[10:11], exec
	s_orn2_b64 s[10:11], s[44:45], exec
	s_and_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v9, 0
.LBB0_82:
	s_or_saveexec_b64 s[4:5], s[52:53]
	v_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,1]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_84
	v_cmp_ne_u16_sdwa s[44:45], v44, v24 src0_sel:BYTE_0 src1_sel:DWORD
	s_or_b64 s[12:13], s[12:13], exec
	s_and_b64 s[56:57], s[44:45], exec
	v_mov_b32_e32 v47, v41
	v_pk_mov_b32 v[14:15], v[6:7], v[6:7] op_sel:[0,1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v39
	v_pk_mov_b32 v[12:13], v[4:5], v[4:5] op_sel:[0,1]
.LBB0_84:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[54:55], s[54:55], exec
	s_and_b64 s[52:53], s[34:35], exec
	s_and_b64 s[70:71], s[28:29], exec
	s_orn2_b64 s[60:61], s[10:11], exec
	s_and_b64 s[68:69], s[12:13], exec
	s_and_b64 s[64:65], s[56:57], exec
.LBB0_85:
	s_or_saveexec_b64 s[50:51], s[50:51]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v50, v42
	s_xor_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_103
	v_cmp_gt_i16_sdwa s[4:5], v44, v26 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[56:57], s[68:69]
	s_mov_b64 s[58:59], s[60:61]
	s_mov_b64 s[72:73], s[70:71]
	s_mov_b64 s[74:75], s[52:53]
	s_mov_b64 s[78:79], s[54:55]
	s_mov_b64 s[76:77], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_96
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[72:73], -1
	s_mov_b64 s[4:5], 0
	v_pk_mov_b32 v[12:13], 0, 0
	s_mov_b64 s[12:13], s[60:61]
	s_mov_b64 s[28:29], s[70:71]
	s_mov_b64 s[34:35], s[52:53]
	s_mov_b64 s[56:57], s[54:55]
	v_mov_b32_e32 v50, v42
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_91
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_mov_b64 s[58:59], 0
	v_pk_mov_b32 v[12:13], 0, 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_90
	v_add_co_u32_e64 v12, s[4:5], -1, v4
	v_lshl_add_u32 v9, v12, 2, s33
	buffer_load_dword v50, v9, s[0:3], 0 offen
	s_mov_b64 s[58:59], exec
	v_addc_co_u32_e64 v13, s[4:5], -1, v5, s[4:5]
.LBB0_90:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[4:5], exec
	s_andn2_b64 s[56:57], s[54:55], exec
	s_andn2_b64 s[34:35], s[52:53], exec
	s_andn2_b64 s[28:29], s[70:71], exec
	s_andn2_b64 s[12:13], s[60:61], exec
	s_orn2_b64 s[72:73], s[58:59], exec
.LBB0_91:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[44:45], s[68:69]
	s_and_saveexec_b64 s[58:59], s[72:73]
	s_cbranch_execz .LBB0_95
	s_mov_b64 s[44:45], s[68:69]
	s_and_saveexec_b64 s[72:73], vcc
	s_xor_b64 s[72:73], exec, s[72:73]
	s_cbranch_execz .LBB0_94
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v50
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
	s_andn2_b64 s[56:57], s[56:57], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[44:45], s[72:73], s[44:45]
.LBB0_95:
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[76:77], s[4:5], exec
	s_andn2_b64 s[4:5], s[54:55], exec
	s_and_b64 s[56:57], s[56:57], exec
	s_or_b64 s[78:79], s[4:5], s[56:57]
	s_andn2_b64 s[4:5], s[52:53], exec
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[74:75], s[4:5], s[34:35]
	s_andn2_b64 s[4:5], s[70:71], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[72:73], s[4:5], s[28:29]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[58:59], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[68:69], exec
	s_and_b64 s[12:13], s[44:45], exec
	s_or_b64 s[56:57], s[4:5], s[12:13]
.LBB0_96:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_102
	v_cmp_eq_u64_e64 s[48:49], 0, v[4:5]
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[12:13], 0
	v_pk_mov_b32 v[12:13], 0, 0
	s_mov_b64 s[28:29], s[58:59]
	s_mov_b64 s[34:35], s[72:73]
	s_mov_b64 s[80:81], s[74:75]
	s_mov_b64 s[82:83], s[78:79]
	s_mov_b64 s[84:85], s[76:77]
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_99
	v_add_co_u32_e64 v12, s[4:5], -1, v4
	v_addc_co_u32_e64 v13, s[4:5], -1, v5, s[4:5]
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_andn2_b64 s[48:49], s[48:49], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_mov_b64 s[12:13], exec
	s_andn2_b64 s[84:85], s[76:77], exec
	s_andn2_b64 s[82:83], s[78:79], exec
	s_andn2_b64 s[80:81], s[74:75], exec
	s_andn2_b64 s[34:35], s[72:73], exec
	s_andn2_b64 s[28:29], s[58:59], exec
	s_or_b64 s[48:49], s[48:49], s[4:5]
.LBB0_99:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[4:5], s[56:57]
	s_and_saveexec_b64 s[44:45], s[48:49]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_101
	s_andn2_b64 s[4:5], s[56:57], exec
	s_and_b64 s[48:49], vcc, exec
	v_mov_b32_e32 v8, 0x100
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_or_b64 s[28:29], s[28:29], exec
	s_or_b64 s[4:5], s[4:5], s[48:49]
	v_mov_b32_e32 v9, 0
.LBB0_101:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[48:49], s[12:13], exec
	s_andn2_b64 s[12:13], s[76:77], exec
	s_and_b64 s[44:45], s[84:85], exec
	s_or_b64 s[76:77], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[78:79], exec
	s_and_b64 s[44:45], s[82:83], exec
	s_or_b64 s[78:79], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[74:75], exec
	s_and_b64 s[44:45], s[80:81], exec
	s_or_b64 s[74:75], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[72:73], exec
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[72:73], s[12:13], s[34:35]
	s_andn2_b64 s[12:13], s[58:59], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[58:59], s[12:13], s[28:29]
	s_andn2_b64 s[12:13], s[56:57], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[56:57], s[12:13], s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v50, v42
	v_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,1]
.LBB0_102:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[54:55], exec
	s_and_b64 s[12:13], s[78:79], exec
	s_or_b64 s[54:55], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[52:53], exec
	s_and_b64 s[12:13], s[74:75], exec
	s_or_b64 s[52:53], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[70:71], exec
	s_and_b64 s[12:13], s[72:73], exec
	s_or_b64 s[70:71], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[60:61], exec
	s_and_b64 s[12:13], s[58:59], exec
	s_or_b64 s[60:61], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[68:69], exec
	s_and_b64 s[12:13], s[56:57], exec
	s_and_b64 s[4:5], s[48:49], exec
	s_and_b64 s[48:49], s[76:77], exec
	s_or_b64 s[68:69], s[10:11], s[12:13]
	v_mov_b32_e32 v47, v41
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v39
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
	v_mov_b32_e32 v46, v40
	v_mov_b32_e32 v45, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v49, v34
	s_xor_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_156
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v54, s4, 12
	v_cmp_gt_i16_sdwa s[44:45], v44, v28 src0_sel:BYTE_0 src1_sel:DWORD
	v_writelane_b32 v54, s5, 13
	s_mov_b64 s[4:5], s[60:61]
	s_mov_b64 s[10:11], s[48:49]
	s_mov_b64 s[12:13], s[50:51]
	s_mov_b64 s[28:29], s[52:53]
	s_mov_b64 s[34:35], s[54:55]
	s_mov_b64 s[84:85], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_mov_b64 s[86:87], 0
	s_and_saveexec_b64 s[62:63], s[44:45]
	s_xor_b64 s[62:63], exec, s[62:63]
	v_writelane_b32 v54, s62, 14
	v_writelane_b32 v54, s63, 15
	s_cbranch_execz .LBB0_151
	s_mov_b64 s[10:11], 0
	v_cmp_gt_i16_sdwa s[4:5], v44, v29 src0_sel:BYTE_0 src1_sel:DWORD
	v_writelane_b32 v54, s10, 16
	s_mov_b64 s[74:75], s[60:61]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[82:83], s[54:55]
	s_mov_b64 s[84:85], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_mov_b64 s[90:91], 0
	v_writelane_b32 v54, s11, 17
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[70:71], exec, s[10:11]
	s_cbranch_execz .LBB0_138
	v_cmp_gt_i16_sdwa s[4:5], v44, v19 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[92:93], s[60:61]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[82:83], s[54:55]
	s_mov_b64 s[84:85], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[90:91], exec, s[10:11]
	s_cbranch_execz .LBB0_123
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[76:77], 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_mov_b64 s[92:93], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[82:83], s[54:55]
	s_mov_b64 s[84:85], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	v_mov_b32_e32 v45, v38
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_112
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_mov_b64 s[12:13], 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_and_saveexec_b64 s[28:29], s[4:5]
	s_cbranch_execz .LBB0_111
	v_add_co_u32_e64 v14, s[4:5], -1, v4
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v45, v9, s[0:3], 0 offen
	s_mov_b64 s[12:13], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v5, s[4:5]
.LBB0_111:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[76:77], exec
	s_andn2_b64 s[88:89], s[58:59], exec
	s_andn2_b64 s[84:85], s[56:57], exec
	s_andn2_b64 s[82:83], s[54:55], exec
	s_andn2_b64 s[80:81], s[52:53], exec
	s_andn2_b64 s[78:79], s[50:51], exec
	s_andn2_b64 s[92:93], s[48:49], exec
	s_orn2_b64 s[12:13], s[12:13], exec
.LBB0_112:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[4:5], s[60:61]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_122
	v_mov_b32_e32 v8, 0x100
	s_mov_b64 s[4:5], s[60:61]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_121
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	v_pk_mov_b32 v[16:17], 0, 0
	v_mov_b32_e32 v46, v40
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_116
	v_add_co_u32_e64 v16, s[4:5], -1, v14
	v_lshl_add_u32 v8, v16, 2, s33
	buffer_load_dword v46, v8, s[0:3], 0 offen
	v_addc_co_u32_e64 v17, s[4:5], -1, v15, s[4:5]
.LBB0_116:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v8, 0x100
	s_mov_b64 s[4:5], s[60:61]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_120
	v_mov_b32_e32 v12, 8
	v_lshl_add_u32 v14, v16, 2, s33
	v_cmp_ne_u64_e32 vcc, 6, v[16:17]
	v_mov_b32_e32 v8, 0x200
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v46, v14, s[0:3], 0 offen
	buffer_store_dword v45, v14, s[0:3], 0 offen offset:4
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_119
	v_add_co_u32_e64 v12, s[4:5], 3, v16
	v_mov_b32_e32 v8, 0xff00
	v_addc_co_u32_e64 v13, s[4:5], 0, v17, s[4:5]
	buffer_store_dword v46, v14, s[0:3], 0 offen offset:8
	v_mov_b32_e32 v9, 0
.LBB0_119:
	s_or_b64 exec, exec, s[34:35]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[34:35], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[34:35]
.LBB0_120:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[28:29], s[60:61], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[4:5], s[28:29], s[4:5]
.LBB0_121:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[60:61], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[88:89], s[88:89], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_or_b64 s[92:93], s[92:93], exec
	s_or_b64 s[4:5], s[12:13], s[4:5]
.LBB0_122:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[58:59], exec
	s_and_b64 s[12:13], s[88:89], exec
	s_or_b64 s[88:89], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[56:57], exec
	s_and_b64 s[12:13], s[84:85], exec
	s_or_b64 s[84:85], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[54:55], exec
	s_and_b64 s[12:13], s[82:83], exec
	s_or_b64 s[82:83], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[52:53], exec
	s_and_b64 s[12:13], s[80:81], exec
	s_or_b64 s[80:81], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[50:51], exec
	s_and_b64 s[12:13], s[78:79], exec
	s_or_b64 s[78:79], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[48:49], exec
	s_and_b64 s[12:13], s[92:93], exec
	s_and_b64 s[86:87], s[76:77], exec
	s_or_b64 s[76:77], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[60:61], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[92:93], s[10:11], s[4:5]
.LBB0_123:
	s_or_saveexec_b64 s[90:91], s[90:91]
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
	s_xor_b64 exec, exec, s[90:91]
	s_cbranch_execz .LBB0_137
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[44:45], -1
	v_pk_mov_b32 v[14:15], 0, 0
	s_mov_b64 s[94:95], s[76:77]
	s_mov_b64 s[96:97], s[78:79]
	s_mov_b64 s[98:99], s[80:81]
	s_mov_b64 s[12:13], s[82:83]
	s_mov_b64 s[10:11], s[84:85]
	s_mov_b64 s[28:29], s[88:89]
	s_mov_b64 s[34:35], s[86:87]
	v_mov_b32_e32 v16, v35
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_128
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_mov_b64 s[44:45], 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_127
	v_add_co_u32_e64 v14, s[4:5], -1, v4
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v16, v9, s[0:3], 0 offen
	s_mov_b64 s[44:45], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v5, s[4:5]
.LBB0_127:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[74:75], exec
	s_andn2_b64 s[34:35], s[86:87], exec
	s_andn2_b64 s[28:29], s[88:89], exec
	s_andn2_b64 s[10:11], s[84:85], exec
	s_andn2_b64 s[12:13], s[82:83], exec
	s_andn2_b64 s[98:99], s[80:81], exec
	s_andn2_b64 s[96:97], s[78:79], exec
	s_andn2_b64 s[94:95], s[76:77], exec
	s_orn2_b64 s[44:45], s[44:45], exec
.LBB0_128:
	s_or_b64 exec, exec, s[66:67]
	s_mov_b64 s[4:5], s[92:93]
	s_and_saveexec_b64 s[68:69], s[44:45]
	s_cbranch_execz .LBB0_136
	s_mov_b64 s[4:5], s[92:93]
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_135
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	v_pk_mov_b32 v[8:9], 0, 0
	v_mov_b32_e32 v17, v37
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_132
	v_add_co_u32_e64 v8, s[4:5], -1, v14
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v17, v12, s[0:3], 0 offen
	v_addc_co_u32_e64 v9, s[4:5], -1, v15, s[4:5]
.LBB0_132:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[4:5], s[92:93]
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_134
	v_lshl_add_u32 v12, v8, 2, s33
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, v12, s[0:3], 0 offen
	buffer_store_dword v17, v12, s[0:3], 0 offen offset:4
	v_add_co_u32_e32 v12, vcc, 2, v8
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	s_or_b64 s[4:5], s[92:93], exec
.LBB0_134:
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[44:45], s[92:93], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[4:5], s[44:45], s[4:5]
.LBB0_135:
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 s[44:45], s[92:93], exec
	s_and_b64 s[4:5], s[4:5], exec
	v_mov_b32_e32 v8, 0x100
	s_andn2_b64 s[74:75], s[74:75], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[98:99], s[98:99], exec
	s_andn2_b64 s[96:97], s[96:97], exec
	s_or_b64 s[94:95], s[94:95], exec
	s_or_b64 s[4:5], s[44:45], s[4:5]
	v_mov_b32_e32 v9, 0
.LBB0_136:
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 s[44:45], s[86:87], exec
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[86:87], s[44:45], s[34:35]
	s_andn2_b64 s[34:35], s[88:89], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[88:89], s[34:35], s[28:29]
	s_andn2_b64 s[28:29], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[28:29], s[10:11]
	s_andn2_b64 s[10:11], s[82:83], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[82:83], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[80:81], exec
	s_and_b64 s[12:13], s[98:99], exec
	s_or_b64 s[80:81], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[78:79], exec
	s_and_b64 s[12:13], s[96:97], exec
	s_or_b64 s[78:79], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[76:77], exec
	s_and_b64 s[12:13], s[94:95], exec
	s_or_b64 s[76:77], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[92:93], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_and_b64 s[74:75], s[74:75], exec
	s_or_b64 s[92:93], s[10:11], s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v40
	v_mov_b32_e32 v45, v38
.LBB0_137:
	s_or_b64 exec, exec, s[90:91]
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
	s_and_b64 s[10:11], s[92:93], exec
	s_and_b64 s[90:91], s[74:75], exec
	s_and_b64 s[86:87], s[86:87], exec
	s_or_b64 s[74:75], s[4:5], s[10:11]
.LBB0_138:
	s_or_saveexec_b64 s[70:71], s[70:71]
	v_mov_b32_e32 v49, v34
	s_xor_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_150
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[10:11], 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_mov_b64 s[12:13], s[76:77]
	s_mov_b64 s[28:29], s[78:79]
	s_mov_b64 s[34:35], s[80:81]
	s_mov_b64 s[92:93], s[82:83]
	s_mov_b64 s[94:95], s[84:85]
	s_mov_b64 s[96:97], s[88:89]
	s_mov_b64 s[98:99], s[86:87]
	s_mov_b64 s[68:69], s[90:91]
	v_mov_b32_e32 v49, v34
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_143
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_mov_b64 s[44:45], 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_142
	v_add_co_u32_e64 v14, s[4:5], -1, v4
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v49, v9, s[0:3], 0 offen
	s_mov_b64 s[44:45], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v5, s[4:5]
.LBB0_142:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], exec
	s_andn2_b64 s[68:69], s[90:91], exec
	s_andn2_b64 s[98:99], s[86:87], exec
	s_andn2_b64 s[96:97], s[88:89], exec
	s_andn2_b64 s[94:95], s[84:85], exec
	s_andn2_b64 s[92:93], s[82:83], exec
	s_andn2_b64 s[34:35], s[80:81], exec
	s_andn2_b64 s[28:29], s[78:79], exec
	s_andn2_b64 s[12:13], s[76:77], exec
	s_orn2_b64 s[44:45], s[44:45], exec
.LBB0_143:
	s_or_b64 exec, exec, s[66:67]
	s_mov_b64 s[4:5], s[74:75]
	s_and_saveexec_b64 s[66:67], s[44:45]
	s_cbranch_execz .LBB0_149
	v_mov_b32_e32 v8, 0x100
	s_mov_b64 s[4:5], s[74:75]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_148
	v_mov_b32_e32 v12, 8
	v_lshl_add_u32 v16, v14, 2, s33
	v_cmp_ne_u64_e32 vcc, 7, v[14:15]
	v_mov_b32_e32 v8, 0x200
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v49, v16, s[0:3], 0 offen
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_147
	v_add_co_u32_e64 v12, s[4:5], 2, v14
	v_mov_b32_e32 v8, 0xff00
	v_addc_co_u32_e64 v13, s[4:5], 0, v15, s[4:5]
	buffer_store_dword v49, v16, s[0:3], 0 offen offset:4
	v_mov_b32_e32 v9, 0
.LBB0_147:
	s_or_b64 exec, exec, s[62:63]
	s_andn2_b64 s[4:5], s[74:75], exec
	s_and_b64 s[62:63], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[62:63]
.LBB0_148:
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[44:45], s[74:75], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_andn2_b64 s[68:69], s[68:69], exec
	s_andn2_b64 s[98:99], s[98:99], exec
	s_andn2_b64 s[96:97], s[96:97], exec
	s_andn2_b64 s[94:95], s[94:95], exec
	s_andn2_b64 s[92:93], s[92:93], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[4:5], s[44:45], s[4:5]
.LBB0_149:
	s_or_b64 exec, exec, s[66:67]
	s_and_b64 s[10:11], s[10:11], exec
	v_writelane_b32 v54, s10, 16
	v_writelane_b32 v54, s11, 17
	s_andn2_b64 s[10:11], s[90:91], exec
	s_and_b64 s[44:45], s[68:69], exec
	s_or_b64 s[90:91], s[10:11], s[44:45]
	s_andn2_b64 s[10:11], s[86:87], exec
	s_and_b64 s[44:45], s[98:99], exec
	s_or_b64 s[86:87], s[10:11], s[44:45]
	s_andn2_b64 s[10:11], s[88:89], exec
	s_and_b64 s[44:45], s[96:97], exec
	s_or_b64 s[88:89], s[10:11], s[44:45]
	s_andn2_b64 s[10:11], s[84:85], exec
	s_and_b64 s[44:45], s[94:95], exec
	s_or_b64 s[84:85], s[10:11], s[44:45]
	s_andn2_b64 s[10:11], s[82:83], exec
	s_and_b64 s[44:45], s[92:93], exec
	s_or_b64 s[82:83], s[10:11], s[44:45]
	s_andn2_b64 s[10:11], s[80:81], exec
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[80:81], s[10:11], s[34:35]
	s_andn2_b64 s[10:11], s[78:79], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[78:79], s[10:11], s[28:29]
	s_andn2_b64 s[10:11], s[76:77], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[76:77], s[10:11], s[12:13]
	s_andn2_b64 s[10:11], s[74:75], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[74:75], s[10:11], s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v40
	v_mov_b32_e32 v45, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
.LBB0_150:
	s_or_b64 exec, exec, s[70:71]
	v_readlane_b32 s4, v54, 16
	v_readlane_b32 s5, v54, 17
	s_and_b64 s[70:71], s[4:5], exec
	s_andn2_b64 s[4:5], s[58:59], exec
	s_and_b64 s[10:11], s[88:89], exec
	s_or_b64 s[88:89], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[56:57], exec
	s_and_b64 s[10:11], s[84:85], exec
	s_or_b64 s[84:85], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[54:55], exec
	s_and_b64 s[10:11], s[82:83], exec
	s_or_b64 s[34:35], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[52:53], exec
	s_and_b64 s[10:11], s[80:81], exec
	s_or_b64 s[28:29], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[50:51], exec
	s_and_b64 s[10:11], s[78:79], exec
	s_or_b64 s[12:13], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[48:49], exec
	s_and_b64 s[10:11], s[76:77], exec
	s_or_b64 s[10:11], s[4:5], s[10:11]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[44:45], s[74:75], exec
	s_and_b64 s[68:69], s[90:91], exec
	s_and_b64 s[86:87], s[86:87], exec
	s_or_b64 s[4:5], s[4:5], s[44:45]
.LBB0_151:
	v_readlane_b32 s44, v54, 14
	v_readlane_b32 s45, v54, 15
	s_or_saveexec_b64 s[66:67], s[44:45]
	s_mov_b64 s[76:77], s[64:65]
	s_mov_b64 s[74:75], 0
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_155
	v_cmp_gt_i16_sdwa s[78:79], v44, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[76:77], s[64:65]
	s_and_saveexec_b64 s[74:75], s[78:79]
	v_cmp_ne_u16_sdwa s[76:77], v44, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b64 s[78:79], s[64:65], exec
	s_and_b64 s[76:77], s[76:77], exec
	s_mov_b64 s[44:45], exec
	s_xor_b64 s[62:63], exec, -1
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[44:45], s[44:45], exec
	v_writelane_b32 v54, s44, 12
	s_and_b64 s[74:75], s[62:63], exec
	v_writelane_b32 v54, s45, 13
	s_andn2_b64 s[44:45], s[64:65], exec
	s_and_b64 s[62:63], s[76:77], exec
	s_or_b64 s[76:77], s[44:45], s[62:63]
.LBB0_155:
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 s[44:45], s[58:59], exec
	s_and_b64 s[58:59], s[88:89], exec
	s_or_b64 s[58:59], s[44:45], s[58:59]
	s_andn2_b64 s[44:45], s[56:57], exec
	s_and_b64 s[56:57], s[84:85], exec
	s_or_b64 s[56:57], s[44:45], s[56:57]
	s_andn2_b64 s[44:45], s[54:55], exec
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[54:55], s[44:45], s[34:35]
	s_andn2_b64 s[34:35], s[52:53], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[52:53], s[34:35], s[28:29]
	s_andn2_b64 s[28:29], s[50:51], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[50:51], s[28:29], s[12:13]
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
	s_and_b64 s[70:71], s[70:71], exec
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[86:87], exec
	s_and_b64 s[74:75], s[74:75], exec
	s_or_b64 s[64:65], s[4:5], s[10:11]
	v_mov_b32_e32 v50, v42
	v_mov_b32_e32 v47, v41
	v_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v39
.LBB0_156:
	s_or_b64 exec, exec, s[72:73]
	s_mov_b64 s[72:73], 0
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v51, v36
	v_mov_b32_e32 v52, v33
	s_and_saveexec_b64 s[78:79], s[64:65]
	s_cbranch_execz .LBB0_175
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[10:11], 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_mov_b64 s[64:65], s[48:49]
	s_mov_b64 s[80:81], s[50:51]
	s_mov_b64 s[82:83], s[52:53]
	s_mov_b64 s[84:85], s[54:55]
	s_mov_b64 s[86:87], s[56:57]
	s_mov_b64 s[88:89], s[58:59]
	s_mov_b64 s[90:91], s[66:67]
	s_mov_b64 s[92:93], s[68:69]
	s_mov_b64 s[94:95], s[70:71]
	v_mov_b32_e32 v51, v36
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_161
	v_cmp_gt_u64_e64 s[4:5], 9, v[4:5]
	s_mov_b64 s[28:29], 0
	v_pk_mov_b32 v[14:15], 0, 0
	s_and_saveexec_b64 s[34:35], s[4:5]
	s_cbranch_execz .LBB0_160
	v_add_co_u32_e64 v14, s[4:5], -1, v4
	v_lshl_add_u32 v9, v14, 2, s33
	buffer_load_dword v51, v9, s[0:3], 0 offen
	s_mov_b64 s[28:29], exec
	v_addc_co_u32_e64 v15, s[4:5], -1, v5, s[4:5]
.LBB0_160:
	s_or_b64 exec, exec, s[34:35]
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
	s_orn2_b64 s[4:5], s[28:29], exec
.LBB0_161:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[96:97], s[4:5]
	s_cbranch_execz .LBB0_174
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_173
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	v_pk_mov_b32 v[8:9], 0, 0
	v_mov_b32_e32 v52, v33
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_165
	v_add_co_u32_e64 v8, s[4:5], -1, v14
	v_lshl_add_u32 v12, v8, 2, s33
	buffer_load_dword v52, v12, s[0:3], 0 offen
	v_addc_co_u32_e64 v9, s[4:5], -1, v15, s[4:5]
.LBB0_165:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_172
	v_cmp_gt_i16_sdwa s[28:29], v44, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[34:35], 0
	s_and_saveexec_b64 s[44:45], s[28:29]
	s_xor_b64 s[28:29], exec, s[44:45]
	s_cbranch_execnz .LBB0_193
	s_andn2_saveexec_b64 s[28:29], s[28:29]
	s_cbranch_execnz .LBB0_200
.LBB0_168:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[34:35]
	s_cbranch_execnz .LBB0_201
.LBB0_169:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[12:13]
	s_cbranch_execz .LBB0_171
.LBB0_170:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, v52, v51
.LBB0_171:
	s_or_b64 exec, exec, s[28:29]
	v_lshl_add_u32 v13, v8, 2, s33
	buffer_store_dword v12, v13, s[0:3], 0 offen
	v_add_co_u32_e32 v12, vcc, 1, v8
	s_mov_b64 s[12:13], exec
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
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
	s_and_b64 s[76:77], s[76:77], exec
	s_or_b64 s[60:61], s[4:5], s[10:11]
	s_andn2_b64 s[62:63], s[62:63], exec
	v_mov_b32_e32 v50, v42
	v_mov_b32_e32 v47, v41
	v_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,1]
	v_mov_b32_e32 v46, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v39
	v_mov_b32_e32 v45, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v49, v34
.LBB0_175:
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[4:5], s[62:63]
	s_xor_b64 s[62:63], exec, s[4:5]
	s_cbranch_execz .LBB0_183
	v_mov_b32_e32 v12, 8
	v_cmp_ne_u64_e32 vcc, 8, v[4:5]
	s_mov_b64 s[90:91], -1
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v8, 0x200
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[10:11], s[50:51]
	s_mov_b64 s[28:29], s[52:53]
	s_mov_b64 s[34:35], s[54:55]
	s_mov_b64 s[64:65], s[56:57]
	s_mov_b64 s[78:79], s[58:59]
	s_mov_b64 s[80:81], s[66:67]
	s_mov_b64 s[82:83], s[68:69]
	s_mov_b64 s[84:85], s[70:71]
	s_mov_b64 s[86:87], s[76:77]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_180
	v_mov_b32_e32 v12, 8
	v_cmp_gt_u64_e64 s[4:5], 8, v[4:5]
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_179
	v_lshl_add_u32 v8, v4, 2, s33
	v_add_co_u32_e64 v12, s[4:5], 1, v4
	s_mov_b64 s[44:45], exec
	s_waitcnt vmcnt(0)
	buffer_store_dword v53, v8, s[0:3], 0 offen
	v_addc_co_u32_e64 v13, s[4:5], 0, v5, s[4:5]
.LBB0_179:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[12:13], exec
	v_mov_b32_e32 v8, 0xff00
	s_andn2_b64 s[86:87], s[76:77], exec
	s_andn2_b64 s[84:85], s[70:71], exec
	s_andn2_b64 s[82:83], s[68:69], exec
	s_andn2_b64 s[80:81], s[66:67], exec
	s_andn2_b64 s[78:79], s[58:59], exec
	s_andn2_b64 s[64:65], s[56:57], exec
	s_andn2_b64 s[34:35], s[54:55], exec
	s_andn2_b64 s[28:29], s[52:53], exec
	s_andn2_b64 s[10:11], s[50:51], exec
	s_andn2_b64 s[4:5], s[48:49], exec
	s_orn2_b64 s[90:91], s[44:45], exec
	v_mov_b32_e32 v9, 0
.LBB0_180:
	s_or_b64 exec, exec, s[72:73]
	s_mov_b64 s[88:89], s[60:61]
	s_and_saveexec_b64 s[44:45], s[90:91]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_182
	s_andn2_b64 s[72:73], s[60:61], exec
	s_and_b64 s[88:89], vcc, exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[64:65], s[64:65], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], exec
	s_or_b64 s[88:89], s[72:73], s[88:89]
.LBB0_182:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[72:73], s[12:13], exec
	s_andn2_b64 s[12:13], s[76:77], exec
	s_and_b64 s[44:45], s[86:87], exec
	s_or_b64 s[76:77], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[70:71], exec
	s_and_b64 s[44:45], s[84:85], exec
	s_or_b64 s[70:71], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[68:69], exec
	s_and_b64 s[44:45], s[82:83], exec
	s_or_b64 s[68:69], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[66:67], exec
	s_and_b64 s[44:45], s[80:81], exec
	s_or_b64 s[66:67], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[58:59], exec
	s_and_b64 s[44:45], s[78:79], exec
	s_or_b64 s[58:59], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[56:57], exec
	s_and_b64 s[44:45], s[64:65], exec
	s_or_b64 s[56:57], s[12:13], s[44:45]
	s_andn2_b64 s[12:13], s[54:55], exec
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[54:55], s[12:13], s[34:35]
	s_andn2_b64 s[12:13], s[52:53], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[52:53], s[12:13], s[28:29]
	s_andn2_b64 s[12:13], s[50:51], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[50:51], s[12:13], s[10:11]
	s_andn2_b64 s[10:11], s[48:49], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[48:49], s[10:11], s[4:5]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[10:11], s[88:89], exec
	s_or_b64 s[60:61], s[4:5], s[10:11]
	v_mov_b32_e32 v50, v42
	v_mov_b32_e32 v47, v41
	v_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,1]
	v_mov_b32_e32 v46, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v39
	v_mov_b32_e32 v45, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v51, v36
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v49, v34
	v_mov_b32_e32 v52, v33
.LBB0_183:
	s_or_b64 exec, exec, s[62:63]
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_xor_b64 s[62:63], exec, s[10:11]
	s_cbranch_execz .LBB0_191
	v_mov_b32_e32 v12, 8
	v_cmp_ne_u64_e32 vcc, 8, v[4:5]
	s_mov_b64 s[90:91], -1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v8, 0x200
	s_mov_b64 s[10:11], s[48:49]
	s_mov_b64 s[12:13], s[50:51]
	s_mov_b64 s[28:29], s[52:53]
	s_mov_b64 s[34:35], s[54:55]
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
	v_cmp_gt_u64_e64 s[4:5], 8, v[4:5]
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_187
	v_lshl_add_u32 v8, v4, 2, s33
	v_add_co_u32_e64 v12, s[4:5], 1, v4
	s_mov_b64 s[44:45], exec
	buffer_store_dword v43, v8, s[0:3], 0 offen
	v_addc_co_u32_e64 v13, s[4:5], 0, v5, s[4:5]
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
	s_andn2_b64 s[34:35], s[54:55], exec
	s_andn2_b64 s[28:29], s[52:53], exec
	s_andn2_b64 s[12:13], s[50:51], exec
	s_andn2_b64 s[10:11], s[48:49], exec
	s_orn2_b64 s[90:91], s[44:45], exec
	v_mov_b32_e32 v9, 0
.LBB0_188:
	s_or_b64 exec, exec, s[88:89]
	s_mov_b64 s[88:89], s[60:61]
	s_and_saveexec_b64 s[44:45], s[90:91]
	s_cbranch_execz .LBB0_190
	s_andn2_b64 s[88:89], s[60:61], exec
	s_and_b64 s[90:91], vcc, exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[74:75], s[74:75], exec
	s_andn2_b64 s[64:65], s[64:65], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[90:91]
.LBB0_190:
	s_or_b64 exec, exec, s[44:45]
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
	s_and_b64 s[34:35], s[34:35], exec
	s_or_b64 s[54:55], s[44:45], s[34:35]
	s_andn2_b64 s[34:35], s[52:53], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[52:53], s[34:35], s[28:29]
	s_andn2_b64 s[28:29], s[50:51], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[50:51], s[28:29], s[12:13]
	s_andn2_b64 s[12:13], s[48:49], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[48:49], s[12:13], s[10:11]
	s_andn2_b64 s[10:11], s[60:61], exec
	s_and_b64 s[12:13], s[88:89], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[60:61], s[10:11], s[12:13]
	v_mov_b32_e32 v50, v42
	v_mov_b32_e32 v47, v41
	v_pk_mov_b32 v[14:15], v[10:11], v[10:11] op_sel:[0,1]
	v_mov_b32_e32 v46, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v39
	v_mov_b32_e32 v45, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v51, v36
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v49, v34
	v_mov_b32_e32 v52, v33
.LBB0_191:
	s_or_b64 exec, exec, s[62:63]
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[12:13], s[60:61]
	s_cbranch_execz .LBB0_3
	v_add_u32_e32 v18, -1, v18
	v_cmp_eq_u32_e32 vcc, 0, v18
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
	v_cmp_gt_i16_sdwa s[44:45], v44, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[98:99], s[44:45]
	s_xor_b64 s[44:45], exec, s[98:99]
	s_cbranch_execz .LBB0_197
	v_cmp_eq_u16_sdwa vcc, v44, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[34:35], -1
	s_and_saveexec_b64 s[98:99], vcc
	s_cbranch_execz .LBB0_196
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v12, v52, v51
	s_xor_b64 s[34:35], exec, -1
.LBB0_196:
	s_or_b64 exec, exec, s[98:99]
	s_and_b64 s[34:35], s[34:35], exec
.LBB0_197:
	s_andn2_saveexec_b64 s[44:45], s[44:45]
	s_cbranch_execz .LBB0_199
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v12, v52, v51
.LBB0_199:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[34:35], s[34:35], exec
	s_andn2_saveexec_b64 s[28:29], s[28:29]
	s_cbranch_execz .LBB0_168
.LBB0_200:
	v_cmp_ne_u16_sdwa s[44:45], v44, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[44:45], s[44:45], exec
	s_mov_b64 s[12:13], exec
	s_or_b64 s[34:35], s[34:35], s[44:45]
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[34:35]
	s_cbranch_execz .LBB0_169
.LBB0_201:
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v52, v51
	v_cndmask_b32_e64 v12, 0, 1, vcc
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[12:13]
	s_cbranch_execnz .LBB0_170
	s_branch .LBB0_171
.LBB0_202:
	s_or_b64 exec, exec, s[36:37]
	v_mov_b32_e32 v6, 0x401
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[4:5], s[40:41]
	v_readlane_b32 s40, v54, 4
	s_xor_b64 s[4:5], exec, s[4:5]
	v_readlane_b32 s41, v54, 5
	s_cbranch_execz .LBB0_238
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_xor_b64 s[34:35], exec, s[34:35]
	s_cbranch_execz .LBB0_233
	s_mov_b64 s[36:37], 0
	s_and_saveexec_b64 s[10:11], s[30:31]
	s_xor_b64 s[30:31], exec, s[10:11]
	s_cbranch_execz .LBB0_231
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[36:37], s[26:27]
	s_xor_b64 s[26:27], exec, s[36:37]
	s_cbranch_execz .LBB0_229
	s_mov_b64 s[36:37], 0
	s_and_saveexec_b64 s[12:13], s[24:25]
	s_xor_b64 s[24:25], exec, s[12:13]
	s_cbranch_execz .LBB0_227
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[22:23]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_225
	s_mov_b64 s[22:23], 0
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
	s_mov_b64 s[22:23], -1
	s_and_saveexec_b64 s[36:37], s[6:7]
	s_xor_b64 s[6:7], exec, s[36:37]
	s_cbranch_execnz .LBB0_259
.LBB0_214:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_215:
	s_andn2_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB0_258
.LBB0_216:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_217:
	s_andn2_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execnz .LBB0_257
.LBB0_218:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_219:
	s_andn2_saveexec_b64 s[6:7], s[16:17]
	s_cbranch_execnz .LBB0_256
.LBB0_220:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB0_221:
	s_andn2_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execnz .LBB0_255
.LBB0_222:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[36:37], s[22:23], exec
	s_and_b64 s[22:23], s[20:21], exec
.LBB0_223:
	s_andn2_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execnz .LBB0_254
.LBB0_224:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[12:13], s[22:23], exec
.LBB0_225:
	s_andn2_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execnz .LBB0_253
.LBB0_226:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[10:11], s[12:13], exec
.LBB0_227:
	s_andn2_saveexec_b64 s[6:7], s[24:25]
	s_cbranch_execnz .LBB0_252
.LBB0_228:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[12:13], s[36:37], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB0_229:
	s_andn2_saveexec_b64 s[6:7], s[26:27]
	s_cbranch_execnz .LBB0_250
.LBB0_230:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[36:37], s[12:13], exec
	s_and_b64 s[12:13], s[10:11], exec
.LBB0_231:
	s_andn2_saveexec_b64 s[6:7], s[30:31]
	s_cbranch_execnz .LBB0_249
.LBB0_232:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[10:11], s[36:37], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB0_233:
	s_or_saveexec_b64 s[6:7], s[34:35]
	v_mov_b32_e32 v6, 0x401
	v_mov_b32_e32 v7, 0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_244
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execnz .LBB0_248
.LBB0_235:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[28:29]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_237
.LBB0_236:
	v_lshlrev_b32_e32 v4, 2, v4
	s_mov_b32 s8, 0
	v_add3_u32 v4, s8, v4, -4
	buffer_load_dword v7, v4, s[0:3], 0 offen
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
	s_cbranch_execz .LBB0_242
.LBB0_241:
	v_and_b32_e32 v4, 1, v6
	v_readlane_b32 s4, v54, 0
	v_lshrrev_b32_e32 v5, 8, v6
	v_cmp_eq_u32_e32 vcc, 1, v4
	v_readlane_b32 s6, v54, 2
	v_readlane_b32 s7, v54, 3
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v4, v7, -1, vcc
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_mov_b32_e32 v6, s7
	v_add_co_u32_e32 v0, vcc, s6, v0
	v_addc_co_u32_e32 v1, vcc, v6, v1, vcc
	global_store_dword v[0:1], v4, off
	v_mov_b32_e32 v1, s41
	v_add_co_u32_e32 v0, vcc, s40, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	v_readlane_b32 s5, v54, 1
	global_store_byte v[0:1], v5, off
.LBB0_242:
	s_endpgm
.LBB0_243:
	s_mov_b64 s[10:11], -1
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_241
	s_branch .LBB0_242
.LBB0_244:
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], s[12:13]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_247
	v_cmp_lt_u64_e32 vcc, 8, v[4:5]
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[18:19], s[12:13]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_251
.LBB0_246:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[20:21], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_xor_b64 s[16:17], exec, -1
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[18:19], s[20:21], s[18:19]
.LBB0_247:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[8:9], s[10:11], exec
	s_and_b64 s[10:11], s[16:17], exec
	v_mov_b32_e32 v6, 0x101
	s_or_b64 s[10:11], s[8:9], s[10:11]
	s_andn2_b64 s[8:9], s[12:13], exec
	s_and_b64 s[12:13], s[18:19], exec
	v_mov_b32_e32 v7, 0
	s_and_b64 s[28:29], s[14:15], exec
	s_or_b64 s[12:13], s[8:9], s[12:13]
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB0_235
.LBB0_248:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[28:29]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB0_236
	s_branch .LBB0_237
.LBB0_249:
	s_or_b64 s[12:13], s[12:13], exec
	s_trap 2
	s_branch .LBB0_232
.LBB0_250:
	s_or_b64 s[10:11], s[10:11], exec
	s_trap 2
	s_branch .LBB0_230
.LBB0_251:
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 s[18:19], s[12:13], exec
	s_trap 2
	s_branch .LBB0_246
.LBB0_252:
	s_or_b64 s[10:11], s[10:11], exec
	s_trap 2
	s_branch .LBB0_228
.LBB0_253:
	s_or_b64 s[12:13], s[12:13], exec
	s_trap 2
	s_branch .LBB0_226
.LBB0_254:
	s_or_b64 s[22:23], s[22:23], exec
	s_trap 2
	s_branch .LBB0_224
.LBB0_255:
	s_or_b64 s[20:21], s[20:21], exec
	s_trap 2
	s_branch .LBB0_222
.LBB0_256:
	s_or_b64 s[20:21], s[20:21], exec
	s_trap 2
	s_branch .LBB0_220
.LBB0_257:
	s_trap 2
	s_or_b64 s[20:21], s[20:21], exec
	s_branch .LBB0_218
.LBB0_258:
	s_or_b64 s[20:21], s[20:21], exec
	s_trap 2
	s_branch .LBB0_216
.LBB0_259:
	s_mov_b64 s[20:21], exec
	s_xor_b64 s[22:23], exec, -1
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
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
		.amdhsa_accum_offset 56
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
  - .agpr_count:     0
    .args:
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
    .sgpr_spill_count: 22
    .symbol:         interpret.kd
    .uses_dynamic_stack: false
    .vgpr_count:     55
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
