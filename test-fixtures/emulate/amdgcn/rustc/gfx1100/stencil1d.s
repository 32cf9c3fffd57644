


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.stencil,"ax",@progbits
	.globl	stencil
	.p2align	8
	.type	stencil,@function
stencil:
	s_load_b64 s[4:5], s[0:1], 0x10
	s_mov_b32 s8, s15
	s_mov_b32 s11, -1
	s_mov_b32 s9, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s4, -1
	s_addc_u32 s7, s5, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_cmp_gt_i64_e64 s2, s[6:7], -1
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccz .LBB0_51
	s_load_b128 s[0:3], s[0:1], 0x0
	s_and_not1_b32 vcc_lo, exec_lo, s11
	s_cbranch_vccnz .LBB0_53
.LBB0_2:
	s_lshl_b64 s[12:13], s[8:9], 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s8, s12, v0
	v_add_co_ci_u32_e64 v2, null, s13, 0, s8
	s_mov_b32 s8, exec_lo
	v_cmp_gt_u64_e32 vcc_lo, s[6:7], v[1:2]
	v_cndmask_b32_e32 v4, s7, v2, vcc_lo
	v_cndmask_b32_e32 v3, s6, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_le_u64_e64 s[4:5], v[3:4]
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execnz .LBB0_34
	s_or_saveexec_b32 s8, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB0_33
.LBB0_4:
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshl_add_u32 v5, v0, 2, 0
	s_mov_b32 s12, 0
	s_mov_b32 s13, -1
	s_mov_b32 s9, s10
	s_mov_b32 s11, exec_lo
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	ds_store_b32 v5, v3 offset:12
	v_cmpx_gt_u32_e32 3, v0
	s_cbranch_execz .LBB0_12
	v_add_co_u32 v3, vcc_lo, v1, -3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, -1, v2, vcc_lo
	s_mov_b32 s14, 0
	s_mov_b32 s9, s10
	s_mov_b32 s13, exec_lo
	v_cmp_gt_u64_e32 vcc_lo, s[6:7], v[3:4]
	v_cndmask_b32_e32 v0, s6, v3, vcc_lo
	v_cndmask_b32_e32 v3, s7, v4, vcc_lo
	v_cmp_lt_u64_e32 vcc_lo, 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v4, 0, v3 :: v_dual_cndmask_b32 v3, 0, v0
	v_cmpx_le_u64_e64 s[4:5], v[3:4]
	s_xor_b32 s13, exec_lo, s13
	s_cbranch_execnz .LBB0_38
	s_and_not1_saveexec_b32 s13, s13
	s_cbranch_execz .LBB0_11
.LBB0_7:
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	global_load_b32 v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, v1, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, s[6:7], v[3:4]
	v_cndmask_b32_e32 v4, s7, v4, vcc_lo
	v_cndmask_b32_e32 v3, s6, v3, vcc_lo
	s_mov_b32 s6, s9
	s_mov_b32 s7, exec_lo
	s_waitcnt vmcnt(0)
	ds_store_b32 v5, v0
	v_cmpx_le_u64_e64 s[4:5], v[3:4]
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execnz .LBB0_42
	s_or_saveexec_b32 s7, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB0_10
.LBB0_9:
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_mov_b32 s14, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	global_load_b32 v0, v[3:4], off
	s_waitcnt vmcnt(0)
	ds_store_b32 v5, v0 offset:268
.LBB0_10:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s0, s9, exec_lo
	s_and_b32 s1, s6, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_or_b32 s9, s0, s1
.LBB0_11:
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s0, s10, exec_lo
	s_and_b32 s1, s9, exec_lo
	s_or_not1_b32 s13, s14, exec_lo
	s_or_b32 s9, s0, s1
.LBB0_12:
	s_or_b32 exec_lo, exec_lo, s11
	s_and_saveexec_b32 s11, s13
	s_cbranch_execz .LBB0_32
	s_mov_b32 s0, 0
	s_mov_b32 s1, s9
	s_mov_b32 s12, exec_lo
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	v_cmpx_gt_u64_e64 s[4:5], v[1:2]
	s_cbranch_execz .LBB0_31
	ds_load_b32 v0, v5 offset:12
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+4
	s_addc_u32 s1, s1, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+12
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+20
	s_addc_u32 s5, s5, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+28
	s_sub_u32 s4, s4, s0
	s_subb_u32 s5, s5, s1
	s_cmp_eq_u64 s[0:1], 0
	v_cmp_lt_u64_e64 s4, s[4:5], 5
	s_cselect_b32 s0, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s0, s4, s0
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_mov_b32 s0, -1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, 0x3ea00000, v0
	s_cbranch_vccz .LBB0_25
	ds_load_2addr_b32 v[7:8], v5 offset0:2 offset1:4
	v_mov_b32_e32 v3, 2
	v_mov_b32_e32 v4, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+12
	s_addc_u32 s5, s5, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+20
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+8
	s_addc_u32 s1, s1, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v7, v8
	s_branch .LBB0_18
.LBB0_16:
	s_mov_b32 s13, 0
	s_mov_b32 s15, -1
	s_mov_b32 s14, -1
.LBB0_17:
	s_load_b32 s0, s[0:1], 0x0
	s_and_b32 vcc_lo, exec_lo, s14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, s0, v0
	s_mov_b64 s[0:1], s[6:7]
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v6, v6, v0
	v_mov_b32_e32 v0, v7
	s_cbranch_vccnz .LBB0_26
.LBB0_18:
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+20
	s_addc_u32 s7, s7, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+28
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_cmp_lg_u64 s[4:5], s[6:7]
	s_cselect_b32 s13, -1, 0
	s_and_b32 s6, s13, exec_lo
	s_cselect_b32 s7, s5, 0
	s_cselect_b32 s6, s4, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u64 s[6:7], 0
	s_cbranch_scc1 .LBB0_16
	v_sub_co_u32 v7, vcc_lo, 3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v8, null, 0, v4, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, 7, v[7:8]
	s_cbranch_vccz .LBB0_22
	v_add_co_u32 v7, vcc_lo, v3, 3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, 0, v4, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, 7, v[7:8]
	s_cbranch_vccz .LBB0_23
	v_lshlrev_b32_e32 v7, 2, v3
	v_cndmask_b32_e64 v9, 0, 1, s13
	s_add_u32 s14, s4, 4
	s_addc_u32 s15, s5, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+20
	s_addc_u32 s5, s5, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+28
	v_sub_nc_u32_e32 v8, v5, v7
	v_add_nc_u32_e32 v7, v5, v7
	v_add_co_u32 v3, vcc_lo, v3, v9
	s_and_b32 s13, s13, exec_lo
	ds_load_b32 v8, v8 offset:12
	ds_load_b32 v7, v7 offset:12
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_cselect_b32 s5, s15, s5
	s_cselect_b32 s4, s14, s4
	s_mov_b32 s14, 0
	s_mov_b32 s13, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v8, v7
	s_branch .LBB0_24
.LBB0_22:
	s_mov_b32 s13, -1
	s_mov_b32 s14, -1
	s_branch .LBB0_24
.LBB0_23:
	s_mov_b32 s14, -1
	s_mov_b32 s13, 0
.LBB0_24:
	s_mov_b32 s15, 0
	s_branch .LBB0_17
.LBB0_25:
	s_mov_b32 s1, s9
	s_branch .LBB0_30
.LBB0_26:
	s_xor_b32 s1, s15, -1
	s_mov_b32 s0, -1
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_mov_b32 s1, s9
	s_cbranch_vccnz .LBB0_30
	s_xor_b32 s0, s13, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s0
	s_mov_b32 s0, -1
	s_cbranch_vccnz .LBB0_46
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB0_48
.LBB0_29:
	s_mov_b32 s1, -1
	s_mov_b32 s0, 0
.LBB0_30:
	s_and_not1_b32 s4, s9, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s1, s4, s1
.LBB0_31:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s4, s9, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_and_b32 s12, s0, exec_lo
	s_or_b32 s9, s4, s1
.LBB0_32:
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s0, s10, exec_lo
	s_and_b32 s1, s9, exec_lo
	s_and_b32 s9, s12, exec_lo
	s_or_b32 s10, s0, s1
.LBB0_33:
	s_or_b32 exec_lo, exec_lo, s8
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s0, s10
	s_cbranch_execnz .LBB0_54
	s_branch .LBB0_55
.LBB0_34:
	s_cbranch_execnz .LBB0_36
	s_or_b32 s10, s10, exec_lo
	s_or_saveexec_b32 s8, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB0_4
	s_branch .LBB0_33
.LBB0_36:
	s_trap 2
	s_waitcnt lgkmcnt(0)
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
.LBB0_37:
	s_sethalt 5
	s_branch .LBB0_37
.LBB0_38:
	s_cbranch_execnz .LBB0_40
	s_or_b32 s9, s10, exec_lo
	s_and_not1_saveexec_b32 s13, s13
	s_cbranch_execnz .LBB0_7
	s_branch .LBB0_11
.LBB0_40:
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
.LBB0_41:
	s_sethalt 5
	s_branch .LBB0_41
.LBB0_42:
	s_cbranch_execnz .LBB0_44
	s_or_b32 s6, s9, exec_lo
	s_or_saveexec_b32 s7, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB0_9
	s_branch .LBB0_10
.LBB0_44:
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
.LBB0_45:
	s_sethalt 5
	s_branch .LBB0_45
.LBB0_46:
	s_cbranch_execnz .LBB0_58
	s_cbranch_execnz .LBB0_29
.LBB0_48:
	s_cbranch_execz .LBB0_29
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
.LBB0_50:
	s_sethalt 5
	s_branch .LBB0_50
.LBB0_51:
	s_cbranch_execnz .LBB0_60
	s_mov_b32 s10, -1
	s_load_b128 s[0:3], s[0:1], 0x0
	s_cbranch_execz .LBB0_2
.LBB0_53:
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s0, s10
.LBB0_54:
.LBB0_55:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s9
	s_cbranch_execnz .LBB0_57
	s_endpgm
.LBB0_57:
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v6, off
	s_endpgm
.LBB0_58:
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
.LBB0_59:
	s_sethalt 5
	s_branch .LBB0_59
.LBB0_60:
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
.LBB0_61:
	s_sethalt 5
	s_branch .LBB0_61
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stencil
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 16
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
		.amdhsa_inst_pref_size 14
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.stencil,"ax",@progbits
.Lfunc_end0:
	.size	stencil, .Lfunc_end0-stencil

	.set stencil.num_vgpr, 10
	.set stencil.num_agpr, 0
	.set stencil.numbered_sgpr, 16
	.set stencil.num_named_barrier, 0
	.set stencil.private_seg_size, 0
	.set stencil.uses_vcc, 1
	.set stencil.uses_flat_scratch, 0
	.set stencil.has_dyn_sized_stack, 0
	.set stencil.has_recursion, 0
	.set stencil.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.stencil,"ax",@progbits
	.type	.Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7,@object
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	2, 0x0
.Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7:
	.ascii	"\000\000\240>\000\000p>\000\000\300=\000\000\200<"
	.size	.Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7, 16

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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           stencil
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         stencil.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
