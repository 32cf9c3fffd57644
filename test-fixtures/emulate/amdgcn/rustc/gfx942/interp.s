


	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.section	.text.interpret,"ax",@progbits
	.globl	interpret
	.p2align	8
	.type	interpret,@function
interpret:
	s_load_dword s5, s[0:1], 0x4
	s_load_dwordx2 s[6:7], s[2:3], 0x28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s4
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s5, 0xffff
	v_mad_u64_u32 v[0:1], s[0:1], s0, v2, v[0:1]
	s_mov_b32 s0, s6
	s_mov_b32 s1, s8
	v_cmp_gt_u64_e32 vcc, s[0:1], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_213
	s_load_dwordx4 s[40:43], s[2:3], 0x10
	s_load_dwordx2 s[36:37], s[2:3], 0x20
	s_mov_b32 s9, s8
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	v_mov_b64_e32 v[2:3], s[8:9]
	v_mov_b64_e32 v[4:5], s[10:11]
	scratch_store_dwordx4 off, v[2:5], off offset:16
	scratch_store_dwordx4 off, v[2:5], off
	s_cmp_eq_u32 s7, 0
	s_nop 0
	v_mov_b64_e32 v[4:5], 0x401
	s_cbranch_scc1 .LBB0_214
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s40
	v_writelane_b32 v52, s36, 0
	s_load_dwordx2 s[0:1], s[2:3], 0x0
	s_mov_b64 s[30:31], 0
	v_writelane_b32 v52, s37, 1
	v_writelane_b32 v52, s40, 2
	v_mov_b32_e32 v18, s7
	v_mov_b64_e32 v[10:11], 0
	v_mov_b32_e32 v3, s41
	v_lshl_add_u64 v[2:3], v[0:1], 2, v[2:3]
	global_load_dword v51, v[2:3], off
	v_writelane_b32 v52, s41, 3
	v_writelane_b32 v52, s42, 4
	v_writelane_b32 v52, s43, 5
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v52, s0, 6
	v_mov_b64_e32 v[12:13], 0
	v_mov_b32_e32 v19, 6
	v_writelane_b32 v52, s1, 7
	s_load_dword s0, s[2:3], 0x8
	s_mov_b32 s1, 0
	v_mov_b32_e32 v20, 9
	v_mov_b32_e32 v21, 11
	v_mov_b32_e32 v22, 12
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v52, s0, 8
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
	v_writelane_b32 v52, s1, 9
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[38:39], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[38:39], s[12:13], s[0:1]
	s_and_b64 s[70:71], s[68:69], exec
	s_and_b64 s[68:69], s[72:73], exec
	s_and_b64 s[60:61], s[66:67], exec
	s_and_b64 s[58:59], s[64:65], exec
	s_and_b64 s[56:57], s[62:63], exec
	s_and_b64 s[54:55], s[54:55], exec
	s_and_b64 s[52:53], s[52:53], exec
	s_and_b64 s[50:51], s[50:51], exec
	s_and_b64 s[48:49], s[48:49], exec
	s_and_b64 s[12:13], s[46:47], exec
	s_orn2_b64 s[44:45], s[44:45], exec
	s_orn2_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v42, v48
	v_mov_b32_e32 v41, v45
	v_mov_b32_e32 v40, v14
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v39, v46
	v_mov_b32_e32 v38, v15
	v_mov_b32_e32 v37, v17
	v_mov_b32_e32 v36, v49
	v_mov_b32_e32 v35, v16
	v_mov_b32_e32 v34, v47
	v_mov_b32_e32 v33, v50
.LBB0_4:
	s_or_b64 exec, exec, s[42:43]
	s_xor_b64 s[0:1], s[70:71], -1
	s_xor_b64 s[26:27], s[68:69], -1
	s_xor_b64 s[28:29], s[60:61], -1
	s_xor_b64 s[42:43], s[58:59], -1
	s_xor_b64 s[46:47], s[56:57], -1
	s_xor_b64 s[54:55], s[54:55], -1
	s_xor_b64 s[52:53], s[52:53], -1
	s_xor_b64 s[50:51], s[50:51], -1
	s_xor_b64 s[48:49], s[48:49], -1
	s_xor_b64 s[12:13], s[12:13], -1
	s_xor_b64 s[44:45], s[44:45], -1
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[30:31], s[6:7], s[30:31]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[6:7], s[38:39], exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[2:3], s[2:3], s[6:7]
	s_or_b64 s[4:5], s[4:5], s[0:1]
	s_andn2_b64 s[0:1], s[8:9], exec
	s_and_b64 s[6:7], s[26:27], exec
	s_or_b64 s[8:9], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[10:11], exec
	s_and_b64 s[6:7], s[28:29], exec
	s_or_b64 s[10:11], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[14:15], exec
	s_and_b64 s[6:7], s[42:43], exec
	s_or_b64 s[14:15], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[16:17], exec
	s_and_b64 s[6:7], s[46:47], exec
	s_or_b64 s[16:17], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[18:19], exec
	s_and_b64 s[6:7], s[54:55], exec
	s_or_b64 s[18:19], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[20:21], exec
	s_and_b64 s[6:7], s[52:53], exec
	s_or_b64 s[20:21], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[22:23], exec
	s_and_b64 s[6:7], s[50:51], exec
	s_or_b64 s[22:23], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[24:25], exec
	s_and_b64 s[6:7], s[48:49], exec
	s_or_b64 s[24:25], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[34:35], exec
	s_and_b64 s[6:7], s[12:13], exec
	s_or_b64 s[34:35], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[36:37], exec
	s_and_b64 s[6:7], s[44:45], exec
	s_or_b64 s[36:37], s[0:1], s[6:7]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_202
.LBB0_5:
	v_readlane_b32 s0, v52, 8
	v_readlane_b32 s1, v52, 9
	v_mov_b64_e32 v[2:3], v[10:11]
	v_mov_b32_e32 v44, 0xff
	v_cmp_gt_u64_e32 vcc, s[0:1], v[12:13]
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_55
	v_readlane_b32 s6, v52, 6
	v_readlane_b32 s7, v52, 7
	s_nop 1
	v_lshl_add_u64 v[6:7], v[12:13], 2, s[6:7]
	global_load_dword v7, v[6:7], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v6, 8, v7
	v_cmp_gt_i16_sdwa s[6:7], v7, v19 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[46:47], exec, s[12:13]
	s_cbranch_execz .LBB0_32
	v_cmp_gt_i16_sdwa s[6:7], v7, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[48:49], exec, s[12:13]
	s_cbranch_execz .LBB0_23
	v_cmp_gt_i16_sdwa s[6:7], v7, v21 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[6:7], exec, s[12:13]
	s_cbranch_execz .LBB0_16
	v_cmp_gt_i16_sdwa s[12:13], v7, v22 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_xor_b64 s[12:13], exec, s[26:27]
	s_cbranch_execz .LBB0_13
	v_cmp_eq_u16_sdwa s[28:29], v7, v23 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[42:43], -1
	v_mov_b32_e32 v44, 0xff
	s_mov_b64 s[44:45], s[40:41]
	s_and_saveexec_b64 s[26:27], s[28:29]
	v_cmp_lt_i32_e32 vcc, -1, v6
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v4, v6
	s_andn2_b64 s[28:29], s[40:41], exec
	s_and_b64 s[44:45], vcc, exec
	v_and_b32_e32 v43, 31, v4
	v_mov_b32_e32 v44, 12
	s_xor_b64 s[42:43], exec, -1
	s_or_b64 s[44:45], s[28:29], s[44:45]
	s_or_b64 exec, exec, s[26:27]
.LBB0_13:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 11
	s_andn2_b64 s[42:43], s[42:43], exec
	s_or_b64 exec, exec, s[12:13]
.LBB0_16:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_22
	v_cmp_gt_i16_sdwa s[12:13], v7, v24 src0_sel:BYTE_0 src1_sel:DWORD
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_xor_b64 s[12:13], exec, s[26:27]
	v_mov_b64_e32 v[4:5], v[6:7]
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 10
	s_xor_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v44, 9
	v_mov_b64_e32 v[4:5], v[6:7]
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB0_22:
	s_or_b64 exec, exec, s[6:7]
.LBB0_23:
	s_andn2_saveexec_b64 s[6:7], s[48:49]
	s_cbranch_execz .LBB0_31
	v_cmp_gt_i16_sdwa s[12:13], v7, v25 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_xor_b64 s[12:13], exec, s[26:27]
	s_cbranch_execz .LBB0_28
	v_cmp_gt_i16_sdwa s[26:27], v7, v26 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, s[28:29]
	s_or_saveexec_b64 s[26:27], s[26:27]
	v_mov_b32_e32 v44, 8
	s_xor_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v44, 7
	s_or_b64 exec, exec, s[26:27]
.LBB0_28:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 6
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB0_31:
	s_or_b64 exec, exec, s[6:7]
.LBB0_32:
	s_andn2_saveexec_b64 s[46:47], s[46:47]
	s_cbranch_execz .LBB0_54
	v_cmp_gt_i16_sdwa s[6:7], v7, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[6:7], exec, s[12:13]
	s_cbranch_execz .LBB0_43
	v_cmp_gt_i16_sdwa s[12:13], v7, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_xor_b64 s[12:13], exec, s[26:27]
	s_cbranch_execz .LBB0_38
	v_cmp_gt_i16_sdwa s[26:27], v7, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, s[28:29]
	s_or_saveexec_b64 s[26:27], s[26:27]
	v_mov_b32_e32 v44, 5
	s_xor_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v44, 4
	s_or_b64 exec, exec, s[26:27]
.LBB0_38:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB0_42
	v_cmp_gt_i16_sdwa s[26:27], v7, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, s[28:29]
	s_or_saveexec_b64 s[26:27], s[26:27]
	v_mov_b32_e32 v44, 3
	s_xor_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v44, 2
	s_or_b64 exec, exec, s[26:27]
.LBB0_42:
	s_or_b64 exec, exec, s[12:13]
.LBB0_43:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_53
	v_cmp_gt_i16_sdwa s[12:13], v7, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_xor_b64 s[12:13], exec, s[26:27]
	s_cbranch_execz .LBB0_50
	v_cmp_gt_i16_sdwa s[26:27], v7, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, s[28:29]
	s_or_saveexec_b64 s[26:27], s[26:27]
	v_mov_b32_e32 v44, 1
	s_xor_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, v6
	s_or_b64 exec, exec, s[26:27]
.LBB0_50:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v44, 13
	s_or_b64 exec, exec, s[12:13]
.LBB0_53:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB0_54:
	s_or_b64 exec, exec, s[46:47]
	s_andn2_b64 s[12:13], s[40:41], exec
	s_and_b64 s[26:27], s[44:45], exec
	s_orn2_b64 s[6:7], s[42:43], exec
	s_or_b64 s[40:41], s[12:13], s[26:27]
.LBB0_55:
	s_or_b64 exec, exec, s[0:1]
	s_xor_b64 s[0:1], s[40:41], -1
	s_xor_b64 s[26:27], s[6:7], -1
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[12:13], 0
	v_mov_b64_e32 v[6:7], 0x300
	s_andn2_b64 s[38:39], s[38:39], exec
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[68:69], 0
	s_mov_b64 s[70:71], 0
	s_and_saveexec_b64 s[42:43], s[26:27]
	s_cbranch_execz .LBB0_4
	v_lshl_add_u64 v[8:9], v[12:13], 0, 1
	v_cmp_gt_i16_sdwa s[6:7], v44, v25 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b64_e32 v[6:7], 0x300
	s_mov_b64 s[46:47], 0
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[62:63], exec, s[12:13]
	s_cbranch_execz .LBB0_104
	v_cmp_gt_i16_sdwa s[6:7], v44, v20 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[44:45], 0
	v_mov_b64_e32 v[6:7], 0x300
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[66:67], 0
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[46:47], exec, s[12:13]
	s_cbranch_execz .LBB0_85
	v_cmp_gt_i16_sdwa s[26:27], v44, v21 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[6:7], -1
	v_mov_b64_e32 v[6:7], 0x300
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[56:57], 0
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[48:49], exec, s[28:29]
	s_cbranch_execz .LBB0_82
	v_cmp_lt_i16_sdwa s[54:55], v44, v23 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[28:29], 0
	s_and_saveexec_b64 s[50:51], s[54:55]
	s_cbranch_execz .LBB0_81
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[54:55], -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_70
	s_mov_b64 s[56:57], -1
	v_mov_b64_e32 v[6:7], 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v46, v39
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_65
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_64
	v_lshl_add_u64 v[6:7], v[2:3], 0, -1
	v_lshlrev_b32_e32 v10, 2, v6
	scratch_load_dword v46, v10, off
	s_mov_b64 s[28:29], exec
.LBB0_64:
	s_or_b64 exec, exec, s[54:55]
	s_mov_b64 s[0:1], exec
	s_xor_b64 s[54:55], exec, -1
	s_orn2_b64 s[56:57], s[28:29], exec
.LBB0_65:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[28:29], 0
	s_and_saveexec_b64 s[26:27], s[56:57]
	s_cbranch_execz .LBB0_69
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	s_cbranch_execz .LBB0_68
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v10, v43, v46
	v_lshlrev_b32_e32 v11, 2, v6
	s_mov_b64 s[12:13], exec
	scratch_store_dword v11, v10, off
	v_lshl_add_u64 v[10:11], v[6:7], 0, 1
.LBB0_68:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[28:29], exec
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[54:55], s[54:55], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB0_69:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[64:65], s[0:1], exec
	s_orn2_b64 s[54:55], s[54:55], exec
	s_and_b64 s[60:61], s[28:29], exec
	s_and_b64 s[56:57], s[12:13], exec
.LBB0_70:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v45, v41
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_80
	s_mov_b64 s[66:67], -1
	s_mov_b64 s[0:1], 0
	v_mov_b64_e32 v[6:7], 0
	s_mov_b64 s[12:13], s[60:61]
	s_mov_b64 s[68:69], s[54:55]
	s_mov_b64 s[70:71], s[64:65]
	v_mov_b32_e32 v45, v41
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_75
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	s_mov_b64 s[28:29], 0
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_74
	v_lshl_add_u64 v[6:7], v[2:3], 0, -1
	v_lshlrev_b32_e32 v10, 2, v6
	scratch_load_dword v45, v10, off
	s_mov_b64 s[28:29], exec
.LBB0_74:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[0:1], exec
	s_andn2_b64 s[70:71], s[64:65], exec
	s_andn2_b64 s[68:69], s[54:55], exec
	s_andn2_b64 s[12:13], s[60:61], exec
	s_orn2_b64 s[66:67], s[28:29], exec
.LBB0_75:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[28:29], s[56:57]
	s_and_saveexec_b64 s[26:27], s[66:67]
	s_cbranch_execz .LBB0_79
	s_mov_b64 s[28:29], s[56:57]
	s_and_saveexec_b64 s[66:67], vcc
	s_xor_b64 s[66:67], exec, s[66:67]
	s_cbranch_execz .LBB0_78
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v10, v43, v45
	v_lshlrev_b32_e32 v11, 2, v6
	scratch_store_dword v11, v10, off
	v_lshl_add_u64 v[10:11], v[6:7], 0, 1
	s_or_b64 s[28:29], s[56:57], exec
.LBB0_78:
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 s[66:67], s[56:57], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[70:71], s[70:71], exec
	s_andn2_b64 s[68:69], s[68:69], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[28:29], s[66:67], s[28:29]
.LBB0_79:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[66:67], s[0:1], exec
	s_andn2_b64 s[0:1], s[64:65], exec
	s_and_b64 s[26:27], s[70:71], exec
	s_or_b64 s[64:65], s[0:1], s[26:27]
	s_andn2_b64 s[0:1], s[54:55], exec
	s_and_b64 s[26:27], s[68:69], exec
	s_or_b64 s[54:55], s[0:1], s[26:27]
	s_andn2_b64 s[0:1], s[60:61], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[60:61], s[0:1], s[12:13]
	s_andn2_b64 s[0:1], s[56:57], exec
	s_and_b64 s[12:13], s[28:29], exec
	s_or_b64 s[56:57], s[0:1], s[12:13]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v39
.LBB0_80:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[28:29], s[64:65], exec
	s_orn2_b64 s[6:7], s[54:55], exec
	s_and_b64 s[26:27], s[60:61], exec
	s_and_b64 s[12:13], s[56:57], exec
.LBB0_81:
	s_or_b64 exec, exec, s[50:51]
	v_mov_b64_e32 v[6:7], 0x100
	s_and_b64 s[50:51], s[66:67], exec
	s_and_b64 s[56:57], s[28:29], exec
	s_and_b64 s[54:55], s[6:7], exec
	s_orn2_b64 s[6:7], s[26:27], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB0_82:
	s_or_saveexec_b64 s[0:1], s[48:49]
	v_mov_b64_e32 v[12:13], v[8:9]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_84
	v_cmp_ne_u16_sdwa s[26:27], v44, v24 src0_sel:BYTE_0 src1_sel:DWORD
	s_or_b64 s[12:13], s[12:13], exec
	s_and_b64 s[52:53], s[26:27], exec
	v_mov_b32_e32 v45, v41
	v_mov_b64_e32 v[12:13], v[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v39
	v_mov_b64_e32 v[10:11], v[2:3]
.LBB0_84:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[50:51], s[50:51], exec
	s_and_b64 s[48:49], s[56:57], exec
	s_and_b64 s[66:67], s[54:55], exec
	s_orn2_b64 s[56:57], s[6:7], exec
	s_and_b64 s[64:65], s[12:13], exec
	s_and_b64 s[60:61], s[52:53], exec
.LBB0_85:
	s_or_saveexec_b64 s[46:47], s[46:47]
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v48, v42
	s_xor_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_103
	v_cmp_gt_i16_sdwa s[0:1], v44, v26 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[52:53], s[64:65]
	s_mov_b64 s[54:55], s[56:57]
	s_mov_b64 s[68:69], s[66:67]
	s_mov_b64 s[70:71], s[48:49]
	s_mov_b64 s[74:75], s[50:51]
	s_mov_b64 s[72:73], 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_96
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[70:71], -1
	s_mov_b64 s[0:1], 0
	v_mov_b64_e32 v[10:11], 0
	s_mov_b64 s[12:13], s[56:57]
	s_mov_b64 s[52:53], s[66:67]
	s_mov_b64 s[54:55], s[48:49]
	s_mov_b64 s[68:69], s[50:51]
	v_mov_b32_e32 v48, v42
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_91
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	s_mov_b64 s[28:29], 0
	v_mov_b64_e32 v[10:11], 0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_90
	v_lshl_add_u64 v[10:11], v[2:3], 0, -1
	v_lshlrev_b32_e32 v7, 2, v10
	scratch_load_dword v48, v7, off
	s_mov_b64 s[28:29], exec
.LBB0_90:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[0:1], exec
	s_andn2_b64 s[68:69], s[50:51], exec
	s_andn2_b64 s[54:55], s[48:49], exec
	s_andn2_b64 s[52:53], s[66:67], exec
	s_andn2_b64 s[12:13], s[56:57], exec
	s_orn2_b64 s[70:71], s[28:29], exec
.LBB0_91:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[26:27], s[64:65]
	s_and_saveexec_b64 s[28:29], s[70:71]
	s_cbranch_execz .LBB0_95
	s_mov_b64 s[26:27], s[64:65]
	s_and_saveexec_b64 s[70:71], vcc
	s_xor_b64 s[70:71], exec, s[70:71]
	s_cbranch_execz .LBB0_94
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v48
	s_or_b64 s[26:27], s[64:65], exec
	s_nop 0
	v_cndmask_b32_e32 v13, v9, v5, vcc
	v_cndmask_b32_e32 v12, v8, v4, vcc
.LBB0_94:
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 s[70:71], s[64:65], exec
	s_and_b64 s[26:27], s[26:27], exec
	v_mov_b64_e32 v[6:7], 0x100
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[68:69], s[68:69], exec
	s_andn2_b64 s[54:55], s[54:55], exec
	s_andn2_b64 s[52:53], s[52:53], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[26:27], s[70:71], s[26:27]
.LBB0_95:
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[72:73], s[0:1], exec
	s_andn2_b64 s[0:1], s[50:51], exec
	s_and_b64 s[28:29], s[68:69], exec
	s_or_b64 s[74:75], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[48:49], exec
	s_and_b64 s[28:29], s[54:55], exec
	s_or_b64 s[70:71], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[66:67], exec
	s_and_b64 s[28:29], s[52:53], exec
	s_or_b64 s[68:69], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[56:57], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[54:55], s[0:1], s[12:13]
	s_andn2_b64 s[0:1], s[64:65], exec
	s_and_b64 s[12:13], s[26:27], exec
	s_or_b64 s[52:53], s[0:1], s[12:13]
.LBB0_96:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_102
	v_cmp_eq_u64_e64 s[26:27], 0, v[2:3]
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[12:13], 0
	v_mov_b64_e32 v[10:11], 0
	s_mov_b64 s[76:77], s[54:55]
	s_mov_b64 s[78:79], s[68:69]
	s_mov_b64 s[80:81], s[70:71]
	s_mov_b64 s[82:83], s[74:75]
	s_mov_b64 s[84:85], s[72:73]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_99
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_mov_b64 s[12:13], exec
	v_lshl_add_u64 v[10:11], v[2:3], 0, -1
	s_andn2_b64 s[84:85], s[72:73], exec
	s_andn2_b64 s[82:83], s[74:75], exec
	s_andn2_b64 s[80:81], s[70:71], exec
	s_andn2_b64 s[78:79], s[68:69], exec
	s_andn2_b64 s[76:77], s[54:55], exec
	s_or_b64 s[26:27], s[26:27], s[0:1]
.LBB0_99:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[0:1], s[52:53]
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, s[28:29]
	s_cbranch_execz .LBB0_101
	s_andn2_b64 s[0:1], s[52:53], exec
	s_and_b64 s[28:29], vcc, exec
	v_mov_b64_e32 v[6:7], 0x100
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_or_b64 s[76:77], s[76:77], exec
	s_or_b64 s[0:1], s[0:1], s[28:29]
.LBB0_101:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[44:45], s[12:13], exec
	s_andn2_b64 s[12:13], s[72:73], exec
	s_and_b64 s[26:27], s[84:85], exec
	s_or_b64 s[72:73], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[74:75], exec
	s_and_b64 s[26:27], s[82:83], exec
	s_or_b64 s[74:75], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[70:71], exec
	s_and_b64 s[26:27], s[80:81], exec
	s_or_b64 s[70:71], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[68:69], exec
	s_and_b64 s[26:27], s[78:79], exec
	s_or_b64 s[68:69], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[54:55], exec
	s_and_b64 s[26:27], s[76:77], exec
	s_or_b64 s[54:55], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[52:53], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[52:53], s[12:13], s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v48, v42
	v_mov_b64_e32 v[12:13], v[8:9]
.LBB0_102:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[6:7], s[50:51], exec
	s_and_b64 s[12:13], s[74:75], exec
	s_or_b64 s[50:51], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[48:49], exec
	s_and_b64 s[12:13], s[70:71], exec
	s_or_b64 s[48:49], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[66:67], exec
	s_and_b64 s[12:13], s[68:69], exec
	s_or_b64 s[66:67], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[56:57], exec
	s_and_b64 s[12:13], s[54:55], exec
	s_or_b64 s[56:57], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[64:65], exec
	s_and_b64 s[12:13], s[52:53], exec
	s_and_b64 s[0:1], s[44:45], exec
	s_and_b64 s[44:45], s[72:73], exec
	s_or_b64 s[64:65], s[6:7], s[12:13]
	v_mov_b32_e32 v45, v41
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v39
.LBB0_103:
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[54:55], s[0:1], exec
	s_and_b64 s[52:53], s[44:45], exec
	s_and_b64 s[50:51], s[50:51], exec
	s_and_b64 s[48:49], s[48:49], exec
	s_and_b64 s[46:47], s[66:67], exec
	s_orn2_b64 s[44:45], s[56:57], exec
	s_and_b64 s[56:57], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
.LBB0_104:
	s_or_saveexec_b64 s[68:69], s[62:63]
	s_mov_b64 s[70:71], 0
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[66:67], 0
	v_mov_b32_e32 v14, v40
	v_mov_b32_e32 v15, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v47, v34
	s_xor_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_156
	v_cmp_gt_i16_sdwa s[26:27], v44, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[0:1], s[56:57]
	s_mov_b64 s[6:7], s[44:45]
	s_mov_b64 s[12:13], s[46:47]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[84:85], s[54:55]
	s_mov_b64 s[82:83], 0
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[28:29], exec, s[28:29]
	v_writelane_b32 v52, s28, 10
	s_nop 1
	v_writelane_b32 v52, s29, 11
	s_cbranch_execz .LBB0_151
	v_cmp_gt_i16_sdwa s[0:1], v44, v29 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[26:27], s[56:57]
	s_mov_b64 s[72:73], s[44:45]
	s_mov_b64 s[74:75], s[46:47]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[84:85], s[54:55]
	s_mov_b64 s[86:87], 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	v_writelane_b32 v52, s6, 12
	s_nop 1
	v_writelane_b32 v52, s7, 13
	s_cbranch_execz .LBB0_138
	v_cmp_gt_i16_sdwa s[0:1], v44, v19 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[88:89], s[56:57]
	s_mov_b64 s[72:73], s[44:45]
	s_mov_b64 s[74:75], s[46:47]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[84:85], s[54:55]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[86:87], exec, s[6:7]
	s_cbranch_execz .LBB0_123
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[0:1], 0
	v_mov_b64_e32 v[12:13], 0
	s_mov_b64 s[72:73], s[44:45]
	s_mov_b64 s[74:75], s[46:47]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[84:85], s[54:55]
	v_mov_b32_e32 v15, v38
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_112
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	s_mov_b64 s[12:13], 0
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_111
	v_lshl_add_u64 v[12:13], v[2:3], 0, -1
	v_lshlrev_b32_e32 v7, 2, v12
	scratch_load_dword v15, v7, off
	s_mov_b64 s[12:13], exec
.LBB0_111:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[0:1], exec
	s_andn2_b64 s[84:85], s[54:55], exec
	s_andn2_b64 s[80:81], s[52:53], exec
	s_andn2_b64 s[78:79], s[50:51], exec
	s_andn2_b64 s[76:77], s[48:49], exec
	s_andn2_b64 s[74:75], s[46:47], exec
	s_andn2_b64 s[72:73], s[44:45], exec
	s_orn2_b64 s[26:27], s[12:13], exec
.LBB0_112:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[12:13], s[56:57]
	s_and_saveexec_b64 s[6:7], s[26:27]
	s_cbranch_execz .LBB0_122
	v_mov_b64_e32 v[6:7], 0x100
	s_mov_b64 s[26:27], s[56:57]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_121
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	v_mov_b64_e32 v[16:17], 0
	v_mov_b32_e32 v14, v40
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_116
	v_lshl_add_u64 v[16:17], v[12:13], 0, -1
	v_lshlrev_b32_e32 v6, 2, v16
	scratch_load_dword v14, v6, off
.LBB0_116:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b64_e32 v[6:7], 0x100
	s_mov_b64 s[28:29], s[56:57]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_120
	v_lshlrev_b32_e32 v12, 2, v16
	v_cmp_ne_u64_e32 vcc, 6, v[16:17]
	v_mov_b64_e32 v[6:7], 0x200
	v_mov_b64_e32 v[10:11], 8
	s_waitcnt vmcnt(0)
	scratch_store_dwordx2 v12, v[14:15], off
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_119
	v_mov_b32_e32 v6, v12
	v_lshl_add_u64 v[10:11], v[16:17], 0, 3
	scratch_store_dword v6, v14, off offset:8
	v_mov_b64_e32 v[6:7], 0xff00
.LBB0_119:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[28:29], s[56:57], exec
	s_and_b64 s[62:63], vcc, exec
	s_or_b64 s[28:29], s[28:29], s[62:63]
.LBB0_120:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[26:27], s[56:57], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[26:27], s[26:27], s[28:29]
.LBB0_121:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[56:57], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[74:75], s[74:75], exec
	s_or_b64 s[72:73], s[72:73], exec
	s_or_b64 s[12:13], s[12:13], s[26:27]
.LBB0_122:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[82:83], s[0:1], exec
	s_andn2_b64 s[0:1], s[54:55], exec
	s_and_b64 s[6:7], s[84:85], exec
	s_or_b64 s[84:85], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[52:53], exec
	s_and_b64 s[6:7], s[80:81], exec
	s_or_b64 s[80:81], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[50:51], exec
	s_and_b64 s[6:7], s[78:79], exec
	s_or_b64 s[78:79], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[48:49], exec
	s_and_b64 s[6:7], s[76:77], exec
	s_or_b64 s[76:77], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[46:47], exec
	s_and_b64 s[6:7], s[74:75], exec
	s_or_b64 s[74:75], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[44:45], exec
	s_and_b64 s[6:7], s[72:73], exec
	s_or_b64 s[72:73], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[56:57], exec
	s_and_b64 s[6:7], s[12:13], exec
	s_or_b64 s[88:89], s[0:1], s[6:7]
.LBB0_123:
	s_or_saveexec_b64 s[86:87], s[86:87]
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
	s_xor_b64 exec, exec, s[86:87]
	s_cbranch_execz .LBB0_137
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[0:1], 0
	v_mov_b64_e32 v[12:13], 0
	s_mov_b64 s[90:91], s[72:73]
	s_mov_b64 s[92:93], s[74:75]
	s_mov_b64 s[94:95], s[76:77]
	s_mov_b64 s[96:97], s[78:79]
	s_mov_b64 s[98:99], s[80:81]
	s_mov_b64 s[12:13], s[84:85]
	s_mov_b64 s[6:7], s[82:83]
	v_mov_b32_e32 v16, v35
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_128
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	s_mov_b64 s[28:29], 0
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_127
	v_lshl_add_u64 v[12:13], v[2:3], 0, -1
	v_lshlrev_b32_e32 v7, 2, v12
	scratch_load_dword v16, v7, off
	s_mov_b64 s[28:29], exec
.LBB0_127:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[0:1], exec
	s_andn2_b64 s[6:7], s[82:83], exec
	s_andn2_b64 s[12:13], s[84:85], exec
	s_andn2_b64 s[98:99], s[80:81], exec
	s_andn2_b64 s[96:97], s[78:79], exec
	s_andn2_b64 s[94:95], s[76:77], exec
	s_andn2_b64 s[92:93], s[74:75], exec
	s_andn2_b64 s[90:91], s[72:73], exec
	s_orn2_b64 s[28:29], s[28:29], exec
.LBB0_128:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[26:27], s[88:89]
	s_and_saveexec_b64 s[70:71], s[28:29]
	s_cbranch_execz .LBB0_136
	s_mov_b64 s[28:29], s[88:89]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_135
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	v_mov_b64_e32 v[6:7], 0
	v_mov_b32_e32 v17, v37
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_132
	v_lshl_add_u64 v[6:7], v[12:13], 0, -1
	v_lshlrev_b32_e32 v10, 2, v6
	scratch_load_dword v17, v10, off
.LBB0_132:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[28:29], s[88:89]
	s_and_saveexec_b64 s[62:63], vcc
	s_xor_b64 vcc, exec, s[62:63]
	s_cbranch_execz .LBB0_134
	v_lshlrev_b32_e32 v10, 2, v6
	s_waitcnt vmcnt(0)
	scratch_store_dwordx2 v10, v[16:17], off
	v_lshl_add_u64 v[10:11], v[6:7], 0, 2
	s_or_b64 s[28:29], s[88:89], exec
.LBB0_134:
	s_or_b64 exec, exec, vcc
	s_andn2_b64 vcc, s[88:89], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[28:29], vcc, s[28:29]
.LBB0_135:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[26:27], s[88:89], exec
	s_and_b64 s[28:29], s[28:29], exec
	v_mov_b64_e32 v[6:7], 0x100
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[98:99], s[98:99], exec
	s_andn2_b64 s[96:97], s[96:97], exec
	s_andn2_b64 s[94:95], s[94:95], exec
	s_andn2_b64 s[92:93], s[92:93], exec
	s_or_b64 s[90:91], s[90:91], exec
	s_or_b64 s[26:27], s[26:27], s[28:29]
.LBB0_136:
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], s[0:1], exec
	s_andn2_b64 s[0:1], s[82:83], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[82:83], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[84:85], exec
	s_and_b64 s[6:7], s[12:13], exec
	s_or_b64 s[84:85], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[80:81], exec
	s_and_b64 s[6:7], s[98:99], exec
	s_or_b64 s[80:81], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[78:79], exec
	s_and_b64 s[6:7], s[96:97], exec
	s_or_b64 s[78:79], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[76:77], exec
	s_and_b64 s[6:7], s[94:95], exec
	s_or_b64 s[76:77], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[74:75], exec
	s_and_b64 s[6:7], s[92:93], exec
	s_or_b64 s[74:75], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[72:73], exec
	s_and_b64 s[6:7], s[90:91], exec
	s_or_b64 s[72:73], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[88:89], exec
	s_and_b64 s[6:7], s[26:27], exec
	s_or_b64 s[88:89], s[0:1], s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, v40
	v_mov_b32_e32 v15, v38
.LBB0_137:
	s_or_b64 exec, exec, s[86:87]
	s_andn2_b64 s[0:1], s[54:55], exec
	s_and_b64 s[6:7], s[84:85], exec
	s_or_b64 s[84:85], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[52:53], exec
	s_and_b64 s[6:7], s[80:81], exec
	s_or_b64 s[80:81], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[50:51], exec
	s_and_b64 s[6:7], s[78:79], exec
	s_or_b64 s[78:79], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[48:49], exec
	s_and_b64 s[6:7], s[76:77], exec
	s_or_b64 s[76:77], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[46:47], exec
	s_and_b64 s[6:7], s[74:75], exec
	s_or_b64 s[74:75], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[44:45], exec
	s_and_b64 s[6:7], s[72:73], exec
	s_or_b64 s[72:73], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[56:57], exec
	s_and_b64 s[6:7], s[88:89], exec
	s_and_b64 s[86:87], s[70:71], exec
	s_and_b64 s[82:83], s[82:83], exec
	s_or_b64 s[26:27], s[0:1], s[6:7]
.LBB0_138:
	v_readlane_b32 s0, v52, 12
	v_readlane_b32 s1, v52, 13
	s_or_saveexec_b64 s[66:67], s[0:1]
	v_mov_b32_e32 v47, v34
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_150
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[0:1], 0
	v_mov_b64_e32 v[12:13], 0
	s_mov_b64 s[6:7], s[72:73]
	s_mov_b64 s[12:13], s[74:75]
	s_mov_b64 s[88:89], s[76:77]
	s_mov_b64 s[90:91], s[78:79]
	s_mov_b64 s[92:93], s[80:81]
	s_mov_b64 s[94:95], s[84:85]
	s_mov_b64 s[96:97], s[82:83]
	s_mov_b64 s[98:99], s[86:87]
	v_mov_b32_e32 v47, v34
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_143
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	s_mov_b64 s[28:29], 0
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_142
	v_lshl_add_u64 v[12:13], v[2:3], 0, -1
	v_lshlrev_b32_e32 v7, 2, v12
	scratch_load_dword v47, v7, off
	s_mov_b64 s[28:29], exec
.LBB0_142:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[0:1], exec
	s_andn2_b64 s[98:99], s[86:87], exec
	s_andn2_b64 s[96:97], s[82:83], exec
	s_andn2_b64 s[94:95], s[84:85], exec
	s_andn2_b64 s[92:93], s[80:81], exec
	s_andn2_b64 s[90:91], s[78:79], exec
	s_andn2_b64 s[88:89], s[76:77], exec
	s_andn2_b64 s[12:13], s[74:75], exec
	s_andn2_b64 s[6:7], s[72:73], exec
	s_orn2_b64 s[28:29], s[28:29], exec
.LBB0_143:
	s_or_b64 exec, exec, s[64:65]
	s_mov_b64 s[70:71], s[26:27]
	s_and_saveexec_b64 s[64:65], s[28:29]
	s_cbranch_execz .LBB0_149
	v_mov_b64_e32 v[6:7], 0x100
	s_mov_b64 s[70:71], s[26:27]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_148
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v14, 2, v12
	v_cmp_ne_u64_e32 vcc, 7, v[12:13]
	v_mov_b64_e32 v[6:7], 0x200
	v_mov_b64_e32 v[10:11], 8
	scratch_store_dword v14, v47, off
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_147
	v_mov_b32_e32 v6, v14
	v_lshl_add_u64 v[10:11], v[12:13], 0, 2
	scratch_store_dword v6, v47, off offset:4
	v_mov_b64_e32 v[6:7], 0xff00
.LBB0_147:
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 s[62:63], s[26:27], exec
	s_and_b64 s[70:71], vcc, exec
	s_or_b64 s[70:71], s[62:63], s[70:71]
.LBB0_148:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[28:29], s[26:27], exec
	s_and_b64 s[62:63], s[70:71], exec
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[98:99], s[98:99], exec
	s_andn2_b64 s[96:97], s[96:97], exec
	s_andn2_b64 s[94:95], s[94:95], exec
	s_andn2_b64 s[92:93], s[92:93], exec
	s_andn2_b64 s[90:91], s[90:91], exec
	s_andn2_b64 s[88:89], s[88:89], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 s[70:71], s[28:29], s[62:63]
.LBB0_149:
	s_or_b64 exec, exec, s[64:65]
	s_and_b64 s[64:65], s[0:1], exec
	s_andn2_b64 s[0:1], s[86:87], exec
	s_and_b64 s[28:29], s[98:99], exec
	s_or_b64 s[86:87], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[82:83], exec
	s_and_b64 s[28:29], s[96:97], exec
	s_or_b64 s[82:83], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[84:85], exec
	s_and_b64 s[28:29], s[94:95], exec
	s_or_b64 s[84:85], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[80:81], exec
	s_and_b64 s[28:29], s[92:93], exec
	s_or_b64 s[80:81], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[78:79], exec
	s_and_b64 s[28:29], s[90:91], exec
	s_or_b64 s[78:79], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[76:77], exec
	s_and_b64 s[28:29], s[88:89], exec
	s_or_b64 s[76:77], s[0:1], s[28:29]
	s_andn2_b64 s[0:1], s[74:75], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[74:75], s[0:1], s[12:13]
	s_andn2_b64 s[0:1], s[72:73], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[72:73], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[26:27], exec
	s_and_b64 s[6:7], s[70:71], exec
	s_or_b64 s[26:27], s[0:1], s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, v40
	v_mov_b32_e32 v15, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
.LBB0_150:
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 s[0:1], s[54:55], exec
	s_and_b64 s[6:7], s[84:85], exec
	s_or_b64 s[84:85], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[52:53], exec
	s_and_b64 s[6:7], s[80:81], exec
	s_or_b64 s[80:81], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[50:51], exec
	s_and_b64 s[6:7], s[78:79], exec
	s_or_b64 s[78:79], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[48:49], exec
	s_and_b64 s[6:7], s[76:77], exec
	s_or_b64 s[76:77], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[46:47], exec
	s_and_b64 s[6:7], s[74:75], exec
	s_or_b64 s[12:13], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[44:45], exec
	s_and_b64 s[6:7], s[72:73], exec
	s_or_b64 s[6:7], s[0:1], s[6:7]
	s_andn2_b64 s[0:1], s[56:57], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[66:67], s[64:65], exec
	s_and_b64 s[64:65], s[86:87], exec
	s_and_b64 s[82:83], s[82:83], exec
	s_or_b64 s[0:1], s[0:1], s[26:27]
.LBB0_151:
	v_readlane_b32 s26, v52, 10
	v_readlane_b32 s27, v52, 11
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_mov_b64 s[72:73], s[60:61]
	s_mov_b64 s[70:71], 0
	s_xor_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_155
	v_cmp_gt_i16_sdwa s[72:73], v44, v31 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[62:63], s[60:61]
	s_and_saveexec_b64 s[70:71], s[72:73]
	v_cmp_ne_u16_sdwa s[62:63], v44, v32 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b64 s[72:73], s[60:61], exec
	s_and_b64 s[62:63], s[62:63], exec
	s_mov_b64 s[28:29], exec
	s_xor_b64 s[58:59], exec, -1
	s_or_b64 s[62:63], s[72:73], s[62:63]
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], s[58:59], exec
	s_and_b64 s[58:59], s[28:29], exec
	s_andn2_b64 s[28:29], s[60:61], exec
	s_and_b64 s[62:63], s[62:63], exec
	s_or_b64 s[72:73], s[28:29], s[62:63]
.LBB0_155:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[26:27], s[54:55], exec
	s_and_b64 s[28:29], s[84:85], exec
	s_or_b64 s[54:55], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[52:53], exec
	s_and_b64 s[28:29], s[80:81], exec
	s_or_b64 s[52:53], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[50:51], exec
	s_and_b64 s[28:29], s[78:79], exec
	s_or_b64 s[50:51], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[48:49], exec
	s_and_b64 s[28:29], s[76:77], exec
	s_or_b64 s[48:49], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[46:47], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[46:47], s[26:27], s[12:13]
	s_andn2_b64 s[12:13], s[44:45], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[44:45], s[12:13], s[6:7]
	s_andn2_b64 s[6:7], s[56:57], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[56:57], s[6:7], s[0:1]
	s_andn2_b64 s[0:1], s[60:61], exec
	s_and_b64 s[6:7], s[72:73], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[62:63], s[82:83], exec
	s_and_b64 s[70:71], s[70:71], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_or_b64 s[60:61], s[0:1], s[6:7]
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v45, v41
	v_mov_b64_e32 v[12:13], v[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v39
.LBB0_156:
	s_or_b64 exec, exec, s[68:69]
	s_mov_b64 s[68:69], 0
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v49, v36
	v_mov_b32_e32 v50, v33
	s_and_saveexec_b64 s[74:75], s[60:61]
	s_cbranch_execz .LBB0_175
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[92:93], 0
	v_mov_b64_e32 v[12:13], 0
	s_mov_b64 s[0:1], s[44:45]
	s_mov_b64 s[60:61], s[46:47]
	s_mov_b64 s[76:77], s[48:49]
	s_mov_b64 s[78:79], s[50:51]
	s_mov_b64 s[80:81], s[52:53]
	s_mov_b64 s[82:83], s[54:55]
	s_mov_b64 s[84:85], s[62:63]
	s_mov_b64 s[86:87], s[64:65]
	s_mov_b64 s[88:89], s[66:67]
	v_mov_b32_e32 v49, v36
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_161
	v_cmp_gt_u64_e64 s[0:1], 9, v[2:3]
	s_mov_b64 s[12:13], 0
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_160
	v_lshl_add_u64 v[12:13], v[2:3], 0, -1
	v_lshlrev_b32_e32 v7, 2, v12
	scratch_load_dword v49, v7, off
	s_mov_b64 s[12:13], exec
.LBB0_160:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[72:73], exec
	s_andn2_b64 s[88:89], s[66:67], exec
	s_andn2_b64 s[86:87], s[64:65], exec
	s_andn2_b64 s[84:85], s[62:63], exec
	s_andn2_b64 s[82:83], s[54:55], exec
	s_andn2_b64 s[80:81], s[52:53], exec
	s_andn2_b64 s[78:79], s[50:51], exec
	s_andn2_b64 s[76:77], s[48:49], exec
	s_andn2_b64 s[60:61], s[46:47], exec
	s_andn2_b64 s[0:1], s[44:45], exec
	s_orn2_b64 s[12:13], s[12:13], exec
.LBB0_161:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[90:91], s[12:13]
	s_cbranch_execz .LBB0_174
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_173
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	v_mov_b64_e32 v[6:7], 0
	v_mov_b32_e32 v50, v33
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_165
	v_lshl_add_u64 v[6:7], v[12:13], 0, -1
	v_lshlrev_b32_e32 v10, 2, v6
	scratch_load_dword v50, v10, off
.LBB0_165:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[26:27], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_172
	v_cmp_gt_i16_sdwa s[26:27], v44, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[28:29], 0
	s_and_saveexec_b64 s[94:95], s[26:27]
	s_xor_b64 s[26:27], exec, s[94:95]
	s_cbranch_execnz .LBB0_193
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execnz .LBB0_200
.LBB0_168:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], s[28:29]
	s_cbranch_execnz .LBB0_201
.LBB0_169:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], s[92:93]
	s_cbranch_execz .LBB0_171
.LBB0_170:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, v50, v49
.LBB0_171:
	s_or_b64 exec, exec, s[26:27]
	v_lshlrev_b32_e32 v11, 2, v6
	s_mov_b64 s[26:27], exec
	scratch_store_dword v11, v10, off
	v_lshl_add_u64 v[10:11], v[6:7], 0, 1
.LBB0_172:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[26:27], exec
.LBB0_173:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b64_e32 v[6:7], 0x100
	s_andn2_b64 s[72:73], s[72:73], exec
	s_andn2_b64 s[88:89], s[88:89], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[60:61], s[60:61], exec
	s_or_b64 s[0:1], s[0:1], exec
	s_and_b64 s[92:93], s[12:13], exec
.LBB0_174:
	s_or_b64 exec, exec, s[90:91]
	s_andn2_b64 s[6:7], s[66:67], exec
	s_and_b64 s[12:13], s[88:89], exec
	s_or_b64 s[66:67], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[64:65], exec
	s_and_b64 s[12:13], s[86:87], exec
	s_or_b64 s[64:65], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[62:63], exec
	s_and_b64 s[12:13], s[84:85], exec
	s_or_b64 s[62:63], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[54:55], exec
	s_and_b64 s[12:13], s[82:83], exec
	s_or_b64 s[54:55], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[52:53], exec
	s_and_b64 s[12:13], s[80:81], exec
	s_or_b64 s[52:53], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[50:51], exec
	s_and_b64 s[12:13], s[78:79], exec
	s_or_b64 s[50:51], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[48:49], exec
	s_and_b64 s[12:13], s[76:77], exec
	s_or_b64 s[48:49], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[46:47], exec
	s_and_b64 s[12:13], s[60:61], exec
	s_or_b64 s[46:47], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[44:45], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[44:45], s[6:7], s[0:1]
	s_andn2_b64 s[0:1], s[56:57], exec
	s_and_b64 s[6:7], s[92:93], exec
	s_and_b64 s[72:73], s[72:73], exec
	s_or_b64 s[56:57], s[0:1], s[6:7]
	s_andn2_b64 s[58:59], s[58:59], exec
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v45, v41
	v_mov_b64_e32 v[12:13], v[8:9]
	v_mov_b32_e32 v14, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v15, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v47, v34
.LBB0_175:
	s_or_b64 exec, exec, s[74:75]
	s_and_saveexec_b64 s[0:1], s[58:59]
	s_xor_b64 s[58:59], exec, s[0:1]
	s_cbranch_execz .LBB0_183
	v_cmp_ne_u64_e32 vcc, 8, v[2:3]
	s_mov_b64 s[68:69], -1
	s_mov_b64 s[12:13], 0
	v_mov_b64_e32 v[10:11], 8
	v_mov_b64_e32 v[6:7], 0x200
	s_mov_b64 s[0:1], s[44:45]
	s_mov_b64 s[6:7], s[46:47]
	s_mov_b64 s[60:61], s[48:49]
	s_mov_b64 s[74:75], s[50:51]
	s_mov_b64 s[76:77], s[52:53]
	s_mov_b64 s[78:79], s[54:55]
	s_mov_b64 s[80:81], s[62:63]
	s_mov_b64 s[82:83], s[64:65]
	s_mov_b64 s[84:85], s[66:67]
	s_mov_b64 s[86:87], s[72:73]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_180
	v_cmp_gt_u64_e64 s[0:1], 8, v[2:3]
	s_mov_b64 s[28:29], 0
	v_mov_b64_e32 v[10:11], 8
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_179
	v_lshlrev_b32_e32 v6, 2, v2
	s_mov_b64 s[28:29], exec
	s_waitcnt vmcnt(0)
	scratch_store_dword v6, v51, off
	v_lshl_add_u64 v[10:11], v[2:3], 0, 1
.LBB0_179:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[12:13], exec
	v_mov_b64_e32 v[6:7], 0xff00
	s_andn2_b64 s[86:87], s[72:73], exec
	s_andn2_b64 s[84:85], s[66:67], exec
	s_andn2_b64 s[82:83], s[64:65], exec
	s_andn2_b64 s[80:81], s[62:63], exec
	s_andn2_b64 s[78:79], s[54:55], exec
	s_andn2_b64 s[76:77], s[52:53], exec
	s_andn2_b64 s[74:75], s[50:51], exec
	s_andn2_b64 s[60:61], s[48:49], exec
	s_andn2_b64 s[6:7], s[46:47], exec
	s_andn2_b64 s[0:1], s[44:45], exec
	s_orn2_b64 s[68:69], s[28:29], exec
.LBB0_180:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[88:89], s[56:57]
	s_and_saveexec_b64 s[26:27], s[68:69]
	s_xor_b64 s[26:27], exec, s[26:27]
	s_cbranch_execz .LBB0_182
	s_andn2_b64 s[28:29], s[56:57], exec
	s_and_b64 s[68:69], vcc, exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[74:75], s[74:75], exec
	s_andn2_b64 s[60:61], s[60:61], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_or_b64 s[0:1], s[0:1], exec
	s_or_b64 s[88:89], s[28:29], s[68:69]
.LBB0_182:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[68:69], s[12:13], exec
	s_andn2_b64 s[12:13], s[72:73], exec
	s_and_b64 s[26:27], s[86:87], exec
	s_or_b64 s[72:73], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[66:67], exec
	s_and_b64 s[26:27], s[84:85], exec
	s_or_b64 s[66:67], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[64:65], exec
	s_and_b64 s[26:27], s[82:83], exec
	s_or_b64 s[64:65], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[62:63], exec
	s_and_b64 s[26:27], s[80:81], exec
	s_or_b64 s[62:63], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[54:55], exec
	s_and_b64 s[26:27], s[78:79], exec
	s_or_b64 s[54:55], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[52:53], exec
	s_and_b64 s[26:27], s[76:77], exec
	s_or_b64 s[52:53], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[50:51], exec
	s_and_b64 s[26:27], s[74:75], exec
	s_or_b64 s[50:51], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[48:49], exec
	s_and_b64 s[26:27], s[60:61], exec
	s_or_b64 s[48:49], s[12:13], s[26:27]
	s_andn2_b64 s[12:13], s[46:47], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[46:47], s[12:13], s[6:7]
	s_andn2_b64 s[6:7], s[44:45], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[44:45], s[6:7], s[0:1]
	s_andn2_b64 s[0:1], s[56:57], exec
	s_and_b64 s[6:7], s[88:89], exec
	s_or_b64 s[56:57], s[0:1], s[6:7]
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v45, v41
	v_mov_b64_e32 v[12:13], v[8:9]
	v_mov_b32_e32 v14, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v15, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v49, v36
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v47, v34
	v_mov_b32_e32 v50, v33
.LBB0_183:
	s_or_b64 exec, exec, s[58:59]
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[6:7], s[70:71]
	s_xor_b64 s[58:59], exec, s[6:7]
	s_cbranch_execz .LBB0_191
	v_cmp_ne_u64_e32 vcc, 8, v[2:3]
	s_mov_b64 s[90:91], -1
	v_mov_b64_e32 v[10:11], 8
	v_mov_b64_e32 v[6:7], 0x200
	s_mov_b64 s[6:7], s[44:45]
	s_mov_b64 s[12:13], s[46:47]
	s_mov_b64 s[60:61], s[48:49]
	s_mov_b64 s[70:71], s[50:51]
	s_mov_b64 s[74:75], s[52:53]
	s_mov_b64 s[76:77], s[54:55]
	s_mov_b64 s[78:79], s[62:63]
	s_mov_b64 s[80:81], s[64:65]
	s_mov_b64 s[82:83], s[66:67]
	s_mov_b64 s[84:85], s[72:73]
	s_mov_b64 s[86:87], s[68:69]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_188
	v_cmp_gt_u64_e64 s[0:1], 8, v[2:3]
	s_mov_b64 s[28:29], 0
	v_mov_b64_e32 v[10:11], 8
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_187
	v_lshlrev_b32_e32 v6, 2, v2
	s_mov_b64 s[28:29], exec
	scratch_store_dword v6, v43, off
	v_lshl_add_u64 v[10:11], v[2:3], 0, 1
.LBB0_187:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[0:1], exec
	v_mov_b64_e32 v[6:7], 0xff00
	s_andn2_b64 s[86:87], s[68:69], exec
	s_andn2_b64 s[84:85], s[72:73], exec
	s_andn2_b64 s[82:83], s[66:67], exec
	s_andn2_b64 s[80:81], s[64:65], exec
	s_andn2_b64 s[78:79], s[62:63], exec
	s_andn2_b64 s[76:77], s[54:55], exec
	s_andn2_b64 s[74:75], s[52:53], exec
	s_andn2_b64 s[70:71], s[50:51], exec
	s_andn2_b64 s[60:61], s[48:49], exec
	s_andn2_b64 s[12:13], s[46:47], exec
	s_andn2_b64 s[6:7], s[44:45], exec
	s_orn2_b64 s[90:91], s[28:29], exec
.LBB0_188:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[88:89], s[56:57]
	s_and_saveexec_b64 s[26:27], s[90:91]
	s_cbranch_execz .LBB0_190
	s_andn2_b64 s[28:29], s[56:57], exec
	s_and_b64 s[88:89], vcc, exec
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[86:87], s[86:87], exec
	s_andn2_b64 s[84:85], s[84:85], exec
	s_andn2_b64 s[82:83], s[82:83], exec
	s_andn2_b64 s[80:81], s[80:81], exec
	s_andn2_b64 s[78:79], s[78:79], exec
	s_andn2_b64 s[76:77], s[76:77], exec
	s_andn2_b64 s[74:75], s[74:75], exec
	s_andn2_b64 s[70:71], s[70:71], exec
	s_andn2_b64 s[60:61], s[60:61], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 s[88:89], s[28:29], s[88:89]
.LBB0_190:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[26:27], s[68:69], exec
	s_and_b64 s[28:29], s[86:87], exec
	s_or_b64 s[68:69], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[72:73], exec
	s_and_b64 s[28:29], s[84:85], exec
	s_or_b64 s[72:73], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[66:67], exec
	s_and_b64 s[28:29], s[82:83], exec
	s_or_b64 s[66:67], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[64:65], exec
	s_and_b64 s[28:29], s[80:81], exec
	s_or_b64 s[64:65], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[62:63], exec
	s_and_b64 s[28:29], s[78:79], exec
	s_or_b64 s[62:63], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[54:55], exec
	s_and_b64 s[28:29], s[76:77], exec
	s_or_b64 s[54:55], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[52:53], exec
	s_and_b64 s[28:29], s[74:75], exec
	s_or_b64 s[52:53], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[50:51], exec
	s_and_b64 s[28:29], s[70:71], exec
	s_or_b64 s[50:51], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[48:49], exec
	s_and_b64 s[28:29], s[60:61], exec
	s_or_b64 s[48:49], s[26:27], s[28:29]
	s_andn2_b64 s[26:27], s[46:47], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[46:47], s[26:27], s[12:13]
	s_andn2_b64 s[12:13], s[44:45], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[44:45], s[12:13], s[6:7]
	s_andn2_b64 s[6:7], s[56:57], exec
	s_and_b64 s[12:13], s[88:89], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[56:57], s[6:7], s[12:13]
	v_mov_b32_e32 v48, v42
	v_mov_b32_e32 v45, v41
	v_mov_b64_e32 v[12:13], v[8:9]
	v_mov_b32_e32 v14, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v46, v39
	v_mov_b32_e32 v15, v38
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v49, v36
	v_mov_b32_e32 v16, v35
	v_mov_b32_e32 v47, v34
	v_mov_b32_e32 v50, v33
.LBB0_191:
	s_or_b64 exec, exec, s[58:59]
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[12:13], s[56:57]
	s_cbranch_execz .LBB0_3
	v_add_u32_e32 v18, -1, v18
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[68:69], s[68:69], exec
	s_andn2_b64 s[72:73], s[72:73], exec
	s_andn2_b64 s[66:67], s[66:67], exec
	s_andn2_b64 s[64:65], s[64:65], exec
	s_andn2_b64 s[62:63], s[62:63], exec
	s_andn2_b64 s[54:55], s[54:55], exec
	s_andn2_b64 s[52:53], s[52:53], exec
	s_andn2_b64 s[50:51], s[50:51], exec
	s_andn2_b64 s[48:49], s[48:49], exec
	s_andn2_b64 s[46:47], s[46:47], exec
	s_andn2_b64 s[44:45], s[44:45], exec
	s_orn2_b64 s[6:7], vcc, exec
	s_branch .LBB0_3
.LBB0_193:
	v_cmp_gt_i16_sdwa s[94:95], v44, v30 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[96:97], s[94:95]
	s_xor_b64 s[94:95], exec, s[96:97]
	s_cbranch_execz .LBB0_197
	v_cmp_eq_u16_sdwa s[98:99], v44, v28 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[28:29], -1
	s_and_saveexec_b64 s[96:97], s[98:99]
	s_cbranch_execz .LBB0_196
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v10, v50, v49
	s_xor_b64 s[28:29], exec, -1
.LBB0_196:
	s_or_b64 exec, exec, s[96:97]
	s_and_b64 s[28:29], s[28:29], exec
.LBB0_197:
	s_andn2_saveexec_b64 s[94:95], s[94:95]
	s_cbranch_execz .LBB0_199
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v10, v50, v49
.LBB0_199:
	s_or_b64 exec, exec, s[94:95]
	s_and_b64 s[28:29], s[28:29], exec
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execz .LBB0_168
.LBB0_200:
	v_cmp_ne_u16_sdwa s[94:95], v44, v27 src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[94:95], s[94:95], exec
	s_mov_b64 s[92:93], exec
	s_or_b64 s[28:29], s[28:29], s[94:95]
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], s[28:29]
	s_cbranch_execz .LBB0_169
.LBB0_201:
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v50, v49
	s_andn2_b64 s[92:93], s[92:93], exec
	s_nop 0
	v_cndmask_b32_e64 v10, 0, 1, vcc
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], s[92:93]
	s_cbranch_execnz .LBB0_170
	s_branch .LBB0_171
.LBB0_202:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[6:7], 0
	v_mov_b64_e32 v[4:5], 0x401
	s_and_saveexec_b64 s[0:1], s[36:37]
	v_readlane_b32 s36, v52, 0
	v_readlane_b32 s40, v52, 2
	s_xor_b64 s[0:1], exec, s[0:1]
	v_readlane_b32 s37, v52, 1
	v_readlane_b32 s42, v52, 4
	v_readlane_b32 s43, v52, 5
	v_readlane_b32 s41, v52, 3
	s_cbranch_execz .LBB0_209
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[28:29], s[34:35]
	s_xor_b64 s[28:29], exec, s[28:29]
	s_cbranch_execnz .LBB0_215
	s_or_saveexec_b64 s[2:3], s[28:29]
	v_mov_b64_e32 v[4:5], 0x401
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_244
.LBB0_205:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execnz .LBB0_248
.LBB0_206:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_208
.LBB0_207:
	s_mov_b32 s4, 0
	v_lshl_add_u32 v2, v2, 2, s4
	v_add_u32_e32 v2, -4, v2
	scratch_load_dword v5, v2, off
	v_mov_b32_e32 v4, 0
	s_or_b64 s[6:7], s[6:7], exec
.LBB0_208:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[6:7], s[6:7], exec
.LBB0_209:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_211
	s_mov_b32 s2, 0xff00
	v_and_or_b32 v4, v6, s2, 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	s_or_b64 s[6:7], s[6:7], exec
.LBB0_211:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_213
.LBB0_212:
	v_and_b32_e32 v6, 1, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	v_lshrrev_b32_e32 v4, 8, v4
	v_cmp_eq_u32_e32 vcc, 1, v6
	v_lshl_add_u64 v[2:3], v[0:1], 2, v[2:3]
	v_lshl_add_u64 v[0:1], s[36:37], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v5, v5, -1, vcc
	v_cndmask_b32_e32 v4, 0, v4, vcc
	global_store_dword v[2:3], v5, off
	global_store_byte v[0:1], v4, off
.LBB0_213:
	s_endpgm
.LBB0_214:
	s_mov_b64 s[6:7], -1
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_212
	s_branch .LBB0_213
.LBB0_215:
	s_mov_b64 s[30:31], 0
	s_and_saveexec_b64 s[6:7], s[24:25]
	s_xor_b64 s[24:25], exec, s[6:7]
	s_cbranch_execz .LBB0_242
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[30:31], s[22:23]
	s_xor_b64 s[22:23], exec, s[30:31]
	s_cbranch_execz .LBB0_240
	s_and_saveexec_b64 s[30:31], s[20:21]
	s_xor_b64 s[20:21], exec, s[30:31]
	s_cbranch_execz .LBB0_238
	s_mov_b64 s[30:31], 0
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_xor_b64 s[18:19], exec, s[12:13]
	s_cbranch_execz .LBB0_236
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[6:7], s[16:17]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_234
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_232
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[30:31], s[10:11]
	s_xor_b64 s[10:11], exec, s[30:31]
	s_cbranch_execz .LBB0_230
	s_and_saveexec_b64 s[30:31], s[8:9]
	s_xor_b64 s[8:9], exec, s[30:31]
	s_cbranch_execz .LBB0_228
	s_and_saveexec_b64 s[30:31], s[4:5]
	s_xor_b64 s[4:5], exec, s[30:31]
	s_cbranch_execz .LBB0_226
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_xor_b64 s[2:3], exec, s[30:31]
	s_cbranch_execnz .LBB0_259
.LBB0_225:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB0_226:
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_258
.LBB0_227:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB0_228:
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execnz .LBB0_257
.LBB0_229:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB0_230:
	s_andn2_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execnz .LBB0_256
.LBB0_231:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[30:31], s[16:17], exec
	s_and_b64 s[16:17], s[14:15], exec
.LBB0_232:
	s_andn2_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execnz .LBB0_255
.LBB0_233:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[30:31], s[30:31], exec
	s_and_b64 s[12:13], s[16:17], exec
.LBB0_234:
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execnz .LBB0_254
.LBB0_235:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[30:31], s[30:31], exec
	s_and_b64 s[6:7], s[12:13], exec
.LBB0_236:
	s_andn2_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execnz .LBB0_253
.LBB0_237:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[12:13], s[30:31], exec
	s_and_b64 s[6:7], s[6:7], exec
.LBB0_238:
	s_andn2_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execnz .LBB0_252
.LBB0_239:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[12:13], s[12:13], exec
	s_and_b64 s[6:7], s[6:7], exec
.LBB0_240:
	s_andn2_saveexec_b64 s[2:3], s[22:23]
	s_cbranch_execnz .LBB0_250
.LBB0_241:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[30:31], s[12:13], exec
	s_and_b64 s[12:13], s[6:7], exec
.LBB0_242:
	s_andn2_saveexec_b64 s[2:3], s[24:25]
	s_cbranch_execnz .LBB0_249
.LBB0_243:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[6:7], s[30:31], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_saveexec_b64 s[2:3], s[28:29]
	v_mov_b64_e32 v[4:5], 0x401
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_205
.LBB0_244:
	s_mov_b64 s[8:9], 0
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[14:15], s[12:13]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_247
	v_cmp_lt_u64_e32 vcc, 8, v[2:3]
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[14:15], s[12:13]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execnz .LBB0_251
.LBB0_246:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[16:17], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_xor_b64 s[10:11], exec, -1
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[14:15], s[16:17], s[14:15]
.LBB0_247:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[4:5], s[6:7], exec
	s_and_b64 s[6:7], s[10:11], exec
	s_or_b64 s[6:7], s[4:5], s[6:7]
	s_and_b64 s[26:27], s[8:9], exec
	s_andn2_b64 s[4:5], s[12:13], exec
	s_and_b64 s[8:9], s[14:15], exec
	v_mov_b64_e32 v[4:5], 0x101
	s_or_b64 s[12:13], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_206
.LBB0_248:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execnz .LBB0_207
	s_branch .LBB0_208
.LBB0_249:
	s_or_b64 s[12:13], s[12:13], exec
	s_trap 2
	s_branch .LBB0_243
.LBB0_250:
	s_or_b64 s[6:7], s[6:7], exec
	s_trap 2
	s_branch .LBB0_241
.LBB0_251:
	s_xor_b64 s[8:9], exec, -1
	s_or_b64 s[14:15], s[12:13], exec
	s_trap 2
	s_branch .LBB0_246
.LBB0_252:
	s_or_b64 s[6:7], s[6:7], exec
	s_trap 2
	s_branch .LBB0_239
.LBB0_253:
	s_or_b64 s[6:7], s[6:7], exec
	s_trap 2
	s_branch .LBB0_237
.LBB0_254:
	s_or_b64 s[12:13], s[12:13], exec
	s_trap 2
	s_branch .LBB0_235
.LBB0_255:
	s_or_b64 s[16:17], s[16:17], exec
	s_trap 2
	s_branch .LBB0_233
.LBB0_256:
	s_or_b64 s[14:15], s[14:15], exec
	s_trap 2
	s_branch .LBB0_231
.LBB0_257:
	s_trap 2
	s_or_b64 s[14:15], s[14:15], exec
	s_branch .LBB0_229
.LBB0_258:
	s_or_b64 s[14:15], s[14:15], exec
	s_trap 2
	s_branch .LBB0_227
.LBB0_259:
	s_mov_b64 s[14:15], exec
	s_xor_b64 s[16:17], exec, -1
	s_trap 2
	s_branch .LBB0_225
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel interpret
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 53
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 56
		.amdhsa_reserve_vcc 1
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

	.set interpret.num_vgpr, 53
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
    .sgpr_count:     106
    .sgpr_spill_count: 14
    .symbol:         interpret.kd
    .uses_dynamic_stack: false
    .vgpr_count:     53
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
