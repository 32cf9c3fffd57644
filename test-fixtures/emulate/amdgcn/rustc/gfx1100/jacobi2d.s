


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.jacobi,"ax",@progbits
	.globl	jacobi
	.p2align	8
	.type	jacobi,@function
jacobi:
	s_load_b32 s0, s[0:1], 0x4
	s_load_b128 s[16:19], s[2:3], 0x18
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s0, 16
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[3:4], null, s14, s0, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[0:1], null, s15, s1, v[2:3]
	v_cmp_gt_u32_e32 vcc_lo, s16, v3
	v_cmp_gt_u32_e64 s0, s17, v0
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_33
	s_clause 0x1
	s_load_b128 s[8:11], s[2:3], 0x0
	s_load_b64 s[6:7], s[2:3], 0x10
	v_add_nc_u32_e32 v1, 1, v3
	v_mul_lo_u32 v6, v0, s16
	v_add_nc_u32_e32 v2, 1, v0
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	v_cmp_ne_u32_e64 s0, 0, v0
	v_cmp_ne_u32_e64 s1, s16, v1
	v_mov_b32_e32 v1, 0
	v_cmp_ne_u32_e64 s4, s17, v2
	s_mul_i32 s12, s17, s16
	s_and_b32 s0, vcc_lo, s0
	v_add_nc_u32_e32 v0, v6, v3
	s_and_b32 s0, s1, s0
	s_mov_b32 s5, 0
	s_and_b32 s4, s4, s0
	s_mov_b32 s1, 0
	s_mov_b32 s0, 0
	s_and_saveexec_b32 s13, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s4, exec_lo, s13
	s_cbranch_execz .LBB0_24
	v_add_nc_u32_e32 v2, -1, v0
	s_mov_b32 s13, 0
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_le_u32_e64 s12, v2
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execnz .LBB0_34
	s_or_saveexec_b32 s14, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s14
	s_cbranch_execz .LBB0_23
.LBB0_4:
	v_add_nc_u32_e32 v4, 1, v0
	s_mov_b32 s15, s13
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_le_u32_e64 s12, v4
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execnz .LBB0_42
	s_or_saveexec_b32 s17, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s17
	s_cbranch_execz .LBB0_22
.LBB0_6:
	v_subrev_nc_u32_e32 v5, s16, v6
	s_mov_b32 s19, s15
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, v5, v3
	v_cmpx_le_u32_e64 s12, v6
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execnz .LBB0_46
	s_or_saveexec_b32 s20, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s20
	s_cbranch_execz .LBB0_21
.LBB0_8:
	v_add_nc_u32_e32 v8, s16, v0
	s_mov_b32 s16, s19
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_le_u32_e64 s12, v8
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execnz .LBB0_50
	s_or_saveexec_b32 s21, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s21
	s_cbranch_execz .LBB0_20
.LBB0_10:
	s_mov_b32 s22, s16
	s_mov_b32 s0, exec_lo
	v_cmpx_le_u32_e64 s12, v0
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execnz .LBB0_54
	s_or_saveexec_b32 s23, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s23
	s_cbranch_execz .LBB0_19
.LBB0_12:
	v_mov_b32_e32 v9, 0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v7, v9
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s8, v2
	v_add_co_ci_u32_e64 v3, null, s9, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s8, v4
	v_add_co_ci_u32_e64 v5, null, s9, v5, vcc_lo
	v_add_co_u32 v6, vcc_lo, s8, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	s_clause 0x2
	global_load_b32 v10, v[2:3], off
	global_load_b32 v11, v[4:5], off
	global_load_b32 v12, v[6:7], off
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s8, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, s9, v9, vcc_lo
	v_add_co_u32 v6, vcc_lo, s10, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s11, v3, vcc_lo
	global_load_b32 v4, v[4:5], off
	global_load_b32 v5, v[6:7], off
	v_add_co_u32 v2, vcc_lo, s8, v2
	v_add_co_ci_u32_e64 v3, null, s9, v3, vcc_lo
	s_mov_b32 s10, 0
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(4)
	v_add_f32_e32 v3, v10, v11
	s_waitcnt vmcnt(3)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v3, v3, v12
	s_waitcnt vmcnt(1)
	v_dual_add_f32 v3, v3, v4 :: v_dual_mul_f32 v4, s18, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_f32_e32 v3, v3, v4
	v_mul_f32_e32 v5, 0x3e800000, v3
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_f32_e32 v2, v5, v2
	v_and_b32_e32 v2, 0x7fffffff, v2
.LBB0_13:
	s_ctz_i32_b32 s1, s0
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_readlane_b32 s11, v2, s1
	s_lshl_b32 s1, 1, s1
	s_max_u32 s10, s10, s11
	s_and_not1_b32 s0, s0, s1
	s_cbranch_scc1 .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_mov_b32 s18, 0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v2
	s_xor_b32 s11, exec_lo, s0
	s_cbranch_execz .LBB0_18
	s_load_b64 s[0:1], s[2:3], 0x28
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_load_b32 s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s2
.LBB0_16:
	s_delay_alu instid0(VALU_DEP_1)
	v_max_u32_e32 v2, s10, v3
	global_atomic_cmpswap_b32 v2, v4, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v2, v3
	v_mov_b32_e32 v3, v2
	s_or_b32 s18, vcc_lo, s18
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s18
	s_cbranch_execnz .LBB0_16
	s_or_b32 exec_lo, exec_lo, s18
.LBB0_18:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s11
	s_mov_b32 s0, exec_lo
.LBB0_19:
	s_or_b32 exec_lo, exec_lo, s23
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s1, s16, exec_lo
	s_and_b32 s2, s22, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s16, s1, s2
.LBB0_20:
	s_or_b32 exec_lo, exec_lo, s21
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s1, s19, exec_lo
	s_and_b32 s2, s16, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s19, s1, s2
.LBB0_21:
	s_or_b32 exec_lo, exec_lo, s20
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s1, s15, exec_lo
	s_and_b32 s2, s19, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s15, s1, s2
.LBB0_22:
	s_or_b32 exec_lo, exec_lo, s17
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s1, s13, exec_lo
	s_and_b32 s2, s15, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s13, s1, s2
.LBB0_23:
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s0, s0, exec_lo
	s_and_b32 s1, s13, exec_lo
.LBB0_24:
	s_and_not1_saveexec_b32 s2, s4
	s_cbranch_execz .LBB0_27
	s_mov_b32 s3, -1
	s_mov_b32 s4, s1
	s_mov_b32 s5, exec_lo
	v_cmpx_le_u32_e64 s12, v0
	s_cbranch_execnz .LBB0_36
.LBB0_26:
	s_or_b32 exec_lo, exec_lo, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s1, s1, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s5, s3, exec_lo
	s_or_b32 s1, s1, s4
.LBB0_27:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_and_saveexec_b32 s1, s5
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB0_31
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s8, v0
	v_add_co_ci_u32_e64 v3, null, s9, v1, vcc_lo
	s_or_b32 s0, s0, exec_lo
	global_load_b32 v5, v[2:3], off
.LBB0_31:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB0_33
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_b32 v[0:1], v5, off
.LBB0_33:
	s_endpgm
.LBB0_34:
	s_cbranch_execnz .LBB0_38
	s_mov_b32 s13, exec_lo
	s_or_saveexec_b32 s14, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 exec_lo, exec_lo, s14
	s_cbranch_execnz .LBB0_4
	s_branch .LBB0_23
.LBB0_36:
	s_cbranch_execnz .LBB0_40
	s_xor_b32 s3, exec_lo, -1
	s_or_b32 s4, s1, exec_lo
	s_branch .LBB0_26
.LBB0_38:
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
.LBB0_39:
	s_sethalt 5
	s_branch .LBB0_39
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
	s_or_b32 s15, s13, exec_lo
	s_or_saveexec_b32 s17, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s17
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_6
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
	s_cbranch_execnz .LBB0_48
	s_or_b32 s19, s15, exec_lo
	s_or_saveexec_b32 s20, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s20
	s_cbranch_execz .LBB0_21
	s_branch .LBB0_8
.LBB0_48:
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
.LBB0_49:
	s_sethalt 5
	s_branch .LBB0_49
.LBB0_50:
	s_cbranch_execnz .LBB0_52
	s_or_b32 s16, s19, exec_lo
	s_or_saveexec_b32 s21, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s21
	s_cbranch_execz .LBB0_20
	s_branch .LBB0_10
.LBB0_52:
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
.LBB0_53:
	s_sethalt 5
	s_branch .LBB0_53
.LBB0_54:
	s_cbranch_execnz .LBB0_56
	s_or_b32 s22, s16, exec_lo
	s_or_saveexec_b32 s23, s0
	s_mov_b32 s0, 0
	s_xor_b32 exec_lo, exec_lo, s23
	s_cbranch_execz .LBB0_19
	s_branch .LBB0_12
.LBB0_56:
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
.LBB0_57:
	s_sethalt 5
	s_branch .LBB0_57
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel jacobi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 24
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
	.section	.text.jacobi,"ax",@progbits
.Lfunc_end0:
	.size	jacobi, .Lfunc_end0-jacobi

	.set jacobi.num_vgpr, 13
	.set jacobi.num_agpr, 0
	.set jacobi.numbered_sgpr, 24
	.set jacobi.num_named_barrier, 0
	.set jacobi.private_seg_size, 0
	.set jacobi.uses_vcc, 1
	.set jacobi.uses_flat_scratch, 0
	.set jacobi.has_dyn_sized_stack, 0
	.set jacobi.has_recursion, 0
	.set jacobi.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.jacobi,"ax",@progbits
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
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 1024
    .name:           jacobi
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         jacobi.kd
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
