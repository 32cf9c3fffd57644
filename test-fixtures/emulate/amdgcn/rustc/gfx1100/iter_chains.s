


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.blend_chunks,"ax",@progbits
	.globl	blend_chunks
	.p2align	8
	.type	blend_chunks,@function
blend_chunks:
	s_load_b32 s0, s[0:1], 0x4
	s_load_b64 s[8:9], s[2:3], 0x20
	v_mov_b32_e32 v1, 0
	s_mov_b32 s10, exec_lo
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[2:3], null, s0, s15, v[0:1]
	s_load_b256 s[0:7], s[2:3], 0x0
	v_mul_lo_u32 v0, v3, s8
	v_mul_lo_u32 v1, v2, s9
	v_mad_u64_u32 v[4:5], null, v2, s8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v5, v5, v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u64_e64 s[6:7], v[4:5]
	s_cbranch_execz .LBB0_9
	v_sub_co_u32 v0, vcc_lo, s6, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v1, null, s7, v5, vcc_lo
	v_add_co_u32 v18, s0, s0, v4
	v_add_co_ci_u32_e64 v19, null, s1, v5, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cmp_gt_u64_e32 vcc_lo, s[8:9], v[0:1]
	s_mov_b32 s1, 0
	v_cndmask_b32_e32 v1, s9, v1, vcc_lo
	v_cndmask_b32_e32 v0, s8, v0, vcc_lo
	v_add_co_u32 v2, vcc_lo, s2, v4
	v_add_co_ci_u32_e64 v3, null, s3, v5, vcc_lo
	v_add_co_u32 v20, vcc_lo, s4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v21, null, s5, v5, vcc_lo
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_add_co_u32 v8, vcc_lo, v2, v0
	v_add_co_ci_u32_e64 v9, null, v3, v1, vcc_lo
	s_branch .LBB0_3
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s0, exec_lo, s3
	s_or_b32 s1, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB0_9
.LBB0_3:
	v_add_co_u32 v12, vcc_lo, v20, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v13, null, v21, v5, vcc_lo
	v_cmp_lt_u64_e32 vcc_lo, v[4:5], v[0:1]
	s_mov_b32 s2, exec_lo
	v_dual_cndmask_b32 v15, 0, v13 :: v_dual_cndmask_b32 v14, 0, v12
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_cmpx_ne_u64_e32 0, v[14:15]
	s_cbranch_execz .LBB0_7
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v17, v3
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v16, v2
	s_mov_b32 s3, exec_lo
	v_cmpx_ne_u64_e64 v[8:9], v[2:3]
	v_add_co_u32 v6, s0, v8, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, -1, v9, s0
	v_add_co_u32 v10, s0, v18, v4
	v_add_co_ci_u32_e64 v11, null, v19, v5, s0
	v_dual_mov_b32 v12, v14 :: v_dual_mov_b32 v13, v15
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v17, v7 :: v_dual_mov_b32 v16, v6
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v8, v16 :: v_dual_mov_b32 v9, v17
.LBB0_7:
	s_or_b32 exec_lo, exec_lo, s2
	s_mov_b32 s3, -1
	s_mov_b32 s2, exec_lo
	v_cmpx_ne_u64_e32 0, v[12:13]
	s_cbranch_execz .LBB0_2
	global_load_d16_u8 v14, v[10:11], off
	global_load_d16_hi_u8 v14, v[6:7], off
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_xor_b32 s3, exec_lo, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, v4, v15
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_waitcnt vmcnt(0)
	v_mad_u16 v14.l, v14.l, 3, v14.h
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u16 v14.l, v14.l, 2
	v_lshrrev_b16 v14.l, 2, v14.l
	global_store_b8 v[12:13], v14, off
	s_branch .LBB0_2
.LBB0_9:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel blend_chunks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 22
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
		.amdhsa_inst_pref_size 5
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.blend_chunks,"ax",@progbits
.Lfunc_end0:
	.size	blend_chunks, .Lfunc_end0-blend_chunks

	.set blend_chunks.num_vgpr, 22
	.set blend_chunks.num_agpr, 0
	.set blend_chunks.numbered_sgpr, 16
	.set blend_chunks.num_named_barrier, 0
	.set blend_chunks.private_seg_size, 0
	.set blend_chunks.uses_vcc, 1
	.set blend_chunks.uses_flat_scratch, 0
	.set blend_chunks.has_dyn_sized_stack, 0
	.set blend_chunks.has_recursion, 0
	.set blend_chunks.has_indirect_call, 0
	.section	.text.moving_average,"ax",@progbits
	.globl	moving_average
	.p2align	8
	.type	moving_average,@function
moving_average:
	s_load_b32 s0, s[0:1], 0x4
	s_load_b256 s[4:11], s[2:3], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[2:3], null, s0, s15, v[0:1]
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u64_e64 s[6:7], v[2:3]
	s_cbranch_execz .LBB1_14
	s_add_u32 s0, s8, 1
	s_addc_u32 s1, s9, 0
	v_add_co_u32 v6, vcc_lo, s0, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v7, null, s1, v3, vcc_lo
	v_sub_co_u32 v0, vcc_lo, v2, s8
	v_subrev_co_ci_u32_e32 v1, vcc_lo, s9, v3, vcc_lo
	v_cmp_lt_u64_e64 s0, s[6:7], v[6:7]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v0, v0, 0, vcc_lo
	v_cndmask_b32_e64 v1, v1, 0, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v5, v7, s7, s0
	v_cndmask_b32_e64 v4, v6, s6, s0
	s_mov_b32 s0, exec_lo
	v_cmpx_ge_u64_e64 v[4:5], v[0:1]
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB1_7
	v_bfrev_b32_e32 v10, 1
	s_mov_b32 s2, exec_lo
	v_cmpx_ne_u64_e64 v[4:5], v[0:1]
	s_cbranch_execz .LBB1_6
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_bfrev_b32_e32 v10, 1
	s_mov_b32 s3, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s4, v6
	v_add_co_ci_u32_e64 v7, null, s5, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, s4, v8
	v_add_co_ci_u32_e64 v9, null, s5, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v8, vcc_lo, v8, v6
	v_sub_co_ci_u32_e64 v9, null, v9, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_lshrrev_b64 v[8:9], 2, v[8:9]
.LBB1_4:
	global_load_b32 v11, v[6:7], off
	v_add_co_u32 v8, vcc_lo, v8, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, -1, v9, vcc_lo
	v_add_co_u32 v6, s0, v6, 4
	v_add_co_ci_u32_e64 v7, null, 0, v7, s0
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[8:9]
	s_or_b32 s3, vcc_lo, s3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v10, v11
	s_and_not1_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB1_4
	s_or_b32 exec_lo, exec_lo, s3
.LBB1_6:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s2
	v_sub_co_u32 v0, vcc_lo, v4, v0
	v_sub_co_ci_u32_e64 v1, null, v5, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_clz_i32_u32_e32 v4, v1
	v_min_u32_e32 v4, 32, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], v4, v[0:1]
	v_min_u32_e32 v0, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_or_b32_e32 v0, v1, v0
	v_sub_nc_u32_e32 v1, 32, v4
	v_cvt_f32_u32_e32 v0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f32 v4, v0, v1
	v_div_scale_f32 v0, null, v4, v4, v10
	v_div_scale_f32 v6, vcc_lo, v10, v4, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v5, -v0, v1, 1.0
	v_fmac_f32_e32 v1, v5, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v5, v6, v1
	v_fma_f32 v7, -v0, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v7, v1
	v_fma_f32 v0, -v0, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v5, v0, v1, v5
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_div_fixup_f32 v2, v5, v4, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
.LBB1_7:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB1_14
	s_mov_b32 s0, exec_lo
	v_cmpx_ge_u64_e64 v[6:7], v[0:1]
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB1_11
	s_mov_b32 vcc_lo, 0
.LBB1_10:
	s_cbranch_vccz .LBB1_10
.LBB1_11:
	s_and_not1_saveexec_b32 s0, s0
	s_cbranch_execz .LBB1_14
	s_mov_b32 vcc_lo, 0
.LBB1_13:
	s_cbranch_vccz .LBB1_13
.LBB1_14:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moving_average
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 12
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
		.amdhsa_inst_pref_size 5
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.moving_average,"ax",@progbits
.Lfunc_end1:
	.size	moving_average, .Lfunc_end1-moving_average

	.set moving_average.num_vgpr, 12
	.set moving_average.num_agpr, 0
	.set moving_average.numbered_sgpr, 16
	.set moving_average.num_named_barrier, 0
	.set moving_average.private_seg_size, 0
	.set moving_average.uses_vcc, 1
	.set moving_average.uses_flat_scratch, 0
	.set moving_average.has_dyn_sized_stack, 0
	.set moving_average.has_recursion, 0
	.set moving_average.has_indirect_call, 0
	.section	.text.row_stats,"ax",@progbits
	.globl	row_stats
	.p2align	8
	.type	row_stats,@function
row_stats:
	s_load_b32 s0, s[0:1], 0x4
	s_load_b256 s[4:11], s[2:3], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[17:18], null, s0, s15, v[0:1]
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u64_e64 s[6:7], v[17:18]
	s_cbranch_execz .LBB2_114
	v_mul_lo_u32 v0, v18, s8
	v_mul_lo_u32 v4, v17, s9
	v_mad_u64_u32 v[2:3], null, v17, s8, 0
	s_lshl_b64 s[2:3], s[8:9], 2
	s_cmp_lg_u64 s[8:9], 0
	s_cselect_b32 s1, -1, 0
	s_cmp_eq_u64 s[8:9], 0
	v_add3_u32 v3, v3, v4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[13:14], 2, v[2:3]
	v_add_co_u32 v19, vcc_lo, s4, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v20, null, s5, v14, vcc_lo
	v_add_co_u32 v5, vcc_lo, v19, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s3, v20, vcc_lo
	s_cbranch_scc1 .LBB2_5
	v_sub_co_u32 v0, vcc_lo, v5, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v1, null, v6, v20, vcc_lo
	v_mov_b32_e32 v7, v19
	s_mov_b32 s6, 0
	v_mov_b32_e32 v8, v20
	v_lshrrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v1, 0
.LBB2_3:
	global_load_b32 v0, v[7:8], off
	v_add_co_u32 v2, vcc_lo, v2, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, -1, v3, vcc_lo
	v_add_co_u32 v7, s0, v7, 4
	v_add_co_ci_u32_e64 v8, null, 0, v8, s0
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[2:3]
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v0, v1
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_3
	s_or_b32 exec_lo, exec_lo, s6
.LBB2_5:
	v_cndmask_b32_e64 v0, 0, 1, s1
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB2_22
	v_sub_co_u32 v2, vcc_lo, v5, v19
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v3, null, v6, v20, vcc_lo
	s_mov_b32 s6, 0
	v_dual_mov_b32 v7, v19 :: v_dual_mov_b32 v8, v20
	v_lshrrev_b64 v[3:4], 2, v[2:3]
	v_mov_b32_e32 v2, 0
	.p2align	6
.LBB2_7:
	global_load_b32 v9, v[7:8], off
	v_add_co_u32 v3, vcc_lo, v3, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, -1, v4, vcc_lo
	v_cmp_eq_u64_e32 vcc_lo, 0, v[3:4]
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, 1, v9
	v_mul_lo_u32 v9, v9, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_eq_u32_e64 s0, 0, v10
	v_cndmask_b32_e64 v9, 0, v9, s0
	v_add_co_u32 v7, s0, v7, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v8, null, 0, v8, s0
	v_add_nc_u32_e32 v2, v9, v2
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_7
	s_or_b32 exec_lo, exec_lo, s6
	s_mov_b64 s[6:7], 4
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB2_10
.LBB2_9:
	global_load_b32 v3, v[19:20], off
.LBB2_10:
	v_add_co_u32 v7, vcc_lo, v19, s6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s7, v20, vcc_lo
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB2_23
	s_cmp_eq_u64 s[6:7], s[2:3]
	s_cbranch_scc1 .LBB2_15
	v_sub_co_u32 v9, vcc_lo, v5, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_sub_co_ci_u32_e64 v10, null, v6, v8, vcc_lo
	v_dual_mov_b32 v12, v8 :: v_dual_mov_b32 v11, v7
	s_mov_b32 s12, 0
	v_lshrrev_b64 v[9:10], 2, v[9:10]
.LBB2_13:
	global_load_b32 v4, v[11:12], off
	v_add_co_u32 v9, vcc_lo, v9, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, -1, v10, vcc_lo
	v_add_co_u32 v11, s0, v11, 4
	v_add_co_ci_u32_e64 v12, null, 0, v12, s0
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[9:10]
	s_or_b32 s12, vcc_lo, s12
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v3, v3, v4
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB2_13
	s_or_b32 exec_lo, exec_lo, s12
.LBB2_15:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB2_17
.LBB2_16:
	global_load_b32 v4, v[19:20], off
.LBB2_17:
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB2_24
	s_cmp_eq_u64 s[6:7], s[2:3]
	s_cbranch_scc1 .LBB2_25
	v_sub_co_u32 v9, vcc_lo, v5, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v10, null, v6, v8, vcc_lo
	s_mov_b32 s6, 0
	v_lshrrev_b64 v[9:10], 2, v[9:10]
.LBB2_20:
	global_load_b32 v11, v[7:8], off
	v_add_co_u32 v9, vcc_lo, v9, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, -1, v10, vcc_lo
	v_add_co_u32 v7, s0, v7, 4
	v_add_co_ci_u32_e64 v8, null, 0, v8, s0
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[9:10]
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v4, v4, v11
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_20
	s_or_b32 exec_lo, exec_lo, s6
	s_branch .LBB2_25
.LBB2_22:
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccz .LBB2_9
	s_branch .LBB2_10
.LBB2_23:
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v3, 1
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccz .LBB2_16
	s_branch .LBB2_17
.LBB2_24:
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v4, -2
.LBB2_25:
	v_sub_co_u32 v21, vcc_lo, v5, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v22, null, v6, v20, vcc_lo
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_not1_b32 vcc_lo, exec_lo, s1
	v_lshrrev_b64 v[15:16], 2, v[21:22]
	s_cbranch_vccnz .LBB2_29
	v_dual_mov_b32 v7, v19 :: v_dual_mov_b32 v8, v20
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v11, v15 :: v_dual_mov_b32 v12, v16
	s_mov_b32 s6, 0
	.p2align	6
.LBB2_27:
	global_load_b32 v23, v[7:8], off
	v_add_co_u32 v11, vcc_lo, v11, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, -1, v12, vcc_lo
	v_add_co_u32 v7, vcc_lo, v7, 4
	v_add_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[11:12]
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v23, 31, v23
	v_add_co_u32 v9, s0, v9, v23
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, 0, v10, s0
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_27
	s_or_b32 exec_lo, exec_lo, s6
.LBB2_29:
	v_mov_b32_e32 v10, 0
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB2_33
	v_dual_mov_b32 v7, v19 :: v_dual_mov_b32 v8, v20
	s_mov_b64 s[6:7], 0
	s_mov_b32 s12, 0
.LBB2_31:
	global_load_b32 v23, v[7:8], off
	s_add_u32 s6, s6, 1
	s_addc_u32 s7, s7, 0
	v_add_co_u32 v7, s0, v7, 4
	v_cmp_eq_u64_e32 vcc_lo, s[6:7], v[15:16]
	v_add_co_ci_u32_e64 v8, null, 0, v8, s0
	s_or_b32 s12, vcc_lo, s12
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[11:12], null, v23, s6, v[10:11]
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v10, v11
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB2_31
	s_or_b32 exec_lo, exec_lo, s12
.LBB2_33:
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
	s_and_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccz .LBB2_39
	global_load_b32 v11, v[19:20], off
	v_add_co_u32 v7, vcc_lo, v19, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, 0, v20, vcc_lo
	s_mov_b32 s0, exec_lo
	v_sub_co_u32 v7, vcc_lo, v5, v7
	v_sub_co_ci_u32_e64 v8, null, v6, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_u64_e32 8, v[7:8]
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB2_38
	v_add_co_u32 v7, vcc_lo, v19, 16
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, 0, v20, vcc_lo
	s_mov_b32 s6, 0
.LBB2_36:
	global_load_b32 v25, v[7:8], off offset:-4
	v_sub_co_u32 v23, vcc_lo, v5, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v24, null, v6, v8, vcc_lo
	v_add_co_u32 v7, s0, v7, 12
	v_add_co_ci_u32_e64 v8, null, 0, v8, s0
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_gt_u64_e32 vcc_lo, 9, v[23:24]
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v11, v25, v11
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_36
	s_or_b32 exec_lo, exec_lo, s6
.LBB2_38:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
.LBB2_39:
	v_cmp_ne_u32_e32 vcc_lo, 1, v0
	s_cbranch_vccnz .LBB2_48
	global_load_b32 v12, v[5:6], off offset:-4
	s_cmp_eq_u64 s[8:9], 1
	s_cbranch_scc1 .LBB2_48
	global_load_b32 v23, v[5:6], off offset:-8
	s_cmp_eq_u64 s[8:9], 2
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[7:8], null, v12, 31, v[23:24]
	s_cbranch_scc1 .LBB2_47
	global_load_b32 v8, v[5:6], off offset:-12
	s_cmp_eq_u64 s[8:9], 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[23:24], null, v7, 31, v[8:9]
	s_cbranch_scc1 .LBB2_46
	global_load_b32 v12, v[5:6], off offset:-16
	s_cmp_eq_u64 s[8:9], 4
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[7:8], null, v23, 31, v[12:13]
	s_cbranch_scc1 .LBB2_45
	global_load_b32 v5, v[5:6], off offset:-20
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[23:24], null, v7, 31, v[5:6]
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v23
.LBB2_45:
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v23, v7
.LBB2_46:
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v23
.LBB2_47:
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v12, v7
.LBB2_48:
	v_cmp_lt_u64_e64 s1, s[8:9], 2
	v_cmp_gt_u64_e64 s0, s[8:9], 1
	s_and_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB2_50
	global_load_b64 v[5:6], v[19:20], off
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v5, v6, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v6, 0, v5
	v_max_i32_e32 v23, v6, v5
.LBB2_50:
	v_cndmask_b32_e64 v6, 0, 1, s0
	v_mov_b32_e32 v5, 0
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB2_55
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v5, s1, s8, v6
	v_sub_co_ci_u32_e64 v6, null, s9, 0, s1
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u64_e32 vcc_lo, 2, v[5:6]
	s_cbranch_vccnz .LBB2_54
	s_and_b32 s0, s0, exec_lo
	s_cselect_b32 s0, 4, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, v19, s0
	v_add_co_ci_u32_e64 v8, null, 0, v20, vcc_lo
	.p2align	6
.LBB2_53:
	global_load_b64 v[24:25], v[7:8], off
	v_add_co_u32 v5, vcc_lo, v5, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, -1, v6, vcc_lo
	v_add_co_u32 v7, s0, v7, 4
	v_add_co_ci_u32_e64 v8, null, 0, v8, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_lt_u64_e32 vcc_lo, 1, v[5:6]
	s_and_b32 vcc_lo, exec_lo, vcc_lo
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v24, v25, v24
	v_sub_nc_u32_e32 v25, 0, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_i32_e32 v24, v25, v24
	v_max_i32_e32 v23, v23, v24
	s_cbranch_vccnz .LBB2_53
.LBB2_54:
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v5, v23
.LBB2_55:
	v_cmp_lt_u64_e64 s0, s[8:9], 3
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB2_60
	v_add_co_u32 v8, vcc_lo, s4, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v14, null, s5, v14, vcc_lo
	v_mov_b32_e32 v6, 0
	v_add_co_u32 v13, vcc_lo, v8, 8
	v_mov_b32_e32 v7, 0
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_ci_u32_e64 v14, null, 0, v14, vcc_lo
	s_mov_b32 s6, 0
	s_mov_b64 s[0:1], s[8:9]
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB2_58
	.p2align	6
.LBB2_57:
	s_or_b32 exec_lo, exec_lo, s7
	s_add_u32 s0, s0, -1
	s_addc_u32 s1, s1, -1
	v_add_co_u32 v6, vcc_lo, v23, v6
	v_cmp_gt_u64_e64 s7, s[0:1], 2
	v_add_co_ci_u32_e64 v7, null, v24, v7, vcc_lo
	v_add_co_u32 v13, vcc_lo, v13, 4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, 0, v14, vcc_lo
	s_and_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccz .LBB2_60
.LBB2_58:
	global_load_b64 v[25:26], v[13:14], off offset:-8
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_mov_b32 s7, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e64 v25, v26
	s_cbranch_execz .LBB2_57
	global_load_b32 v8, v[13:14], off
	v_mov_b32_e32 v24, s6
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, v26, v8
	v_cndmask_b32_e64 v23, 0, 1, vcc_lo
	s_branch .LBB2_57
.LBB2_60:
	s_set_inst_prefetch_distance 0x2
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v13, v19
	v_mov_b32_e32 v14, v20
	s_mov_b32 s14, 0
	s_mov_b64 s[0:1], s[8:9]
	s_branch .LBB2_62
.LBB2_61:
	s_or_b32 exec_lo, exec_lo, s16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s6, exec_lo, s15
	s_or_b32 s14, s6, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s14
	s_cbranch_execz .LBB2_66
.LBB2_62:
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[13:14]
	s_cmp_lg_u64 s[0:1], 0
	v_mov_b32_e32 v7, v8
	s_cselect_b32 s6, -1, 0
	s_or_b32 s15, s15, exec_lo
	s_and_b32 s6, s6, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s16, s6
	s_cbranch_execz .LBB2_61
	v_cmp_lt_u64_e64 s6, s[0:1], 4
	v_mov_b32_e32 v24, v14
	v_dual_mov_b32 v8, 1 :: v_dual_mov_b32 v23, v13
	s_and_b32 s6, s6, exec_lo
	s_cselect_b32 s7, s1, 0
	s_cselect_b32 s6, s0, 4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b64 s[12:13], s[6:7]
.LBB2_64:
	global_load_b32 v25, v[23:24], off
	v_add_co_u32 v23, vcc_lo, v23, 4
	s_add_u32 s12, s12, -1
	v_add_co_ci_u32_e64 v24, null, 0, v24, vcc_lo
	s_addc_u32 s13, s13, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v25, v8
	s_cbranch_scc1 .LBB2_64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_mul_hi_i32 v23, 0x10624dd3, v8
	s_lshl_b64 s[12:13], s[6:7], 2
	s_sub_u32 s0, s0, s6
	v_add_co_u32 v13, vcc_lo, v13, s12
	v_add_co_ci_u32_e64 v14, null, s13, v14, vcc_lo
	s_subb_u32 s1, s1, s7
	v_lshrrev_b32_e32 v24, 31, v23
	v_ashrrev_i32_e32 v23, 6, v23
	s_and_not1_b32 s15, s15, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v23, v23, v24
	v_mul_lo_u32 v23, 0x3e8, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v8, v8, v23
	v_add_nc_u32_e32 v8, v8, v7
	s_branch .LBB2_61
.LBB2_66:
	s_or_b32 exec_lo, exec_lo, s14
	v_mov_b32_e32 v8, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_u64_e32 7, v[21:22]
	s_cbranch_execz .LBB2_70
	v_cmp_ne_u64_e32 vcc_lo, 0, v[15:16]
	s_mov_b32 s6, 0
	v_cndmask_b32_e64 v8, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v13, vcc_lo, v15, v8
	v_subrev_co_ci_u32_e64 v14, null, 0, v16, vcc_lo
	v_dual_mov_b32 v15, v19 :: v_dual_mov_b32 v16, v20
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_lt_u64_e32 vcc_lo, 1, v[13:14]
	v_dual_mov_b32 v8, 0 :: v_dual_cndmask_b32 v13, 1, v13
	v_cndmask_b32_e32 v14, 0, v14, vcc_lo
	.p2align	6
.LBB2_68:
	global_load_b64 v[21:22], v[15:16], off
	v_add_co_u32 v13, vcc_lo, v13, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, -1, v14, vcc_lo
	v_add_co_u32 v15, s0, v15, 4
	v_add_co_ci_u32_e64 v16, null, 0, v16, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[13:14]
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[23:24], null, v22, v21, v[8:9]
	v_mov_b32_e32 v8, v23
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_68
	s_or_b32 exec_lo, exec_lo, s6
.LBB2_70:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
	v_cmp_ne_u32_e32 vcc_lo, 1, v0
	s_cbranch_vccnz .LBB2_78
	v_dual_mov_b32 v13, v19 :: v_dual_mov_b32 v14, v20
	s_mov_b64 s[6:7], 0
	s_mov_b32 s15, 0
	s_mov_b64 s[0:1], s[2:3]
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB2_73
	.p2align	6
.LBB2_72:
	s_or_b32 exec_lo, exec_lo, s18
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_and_b32 s18, exec_lo, s17
	v_dual_mov_b32 v16, s7 :: v_dual_mov_b32 v15, s6
	s_or_b32 s15, s18, s15
	s_and_not1_b32 s6, s14, exec_lo
	s_and_b32 s7, s16, exec_lo
	s_or_b32 s14, s6, s7
	s_mov_b64 s[6:7], s[12:13]
	s_and_not1_b32 exec_lo, exec_lo, s15
	s_cbranch_execz .LBB2_75
.LBB2_73:
	global_load_b32 v0, v[13:14], off
	s_or_b32 s16, s16, exec_lo
	s_or_b32 s17, s17, exec_lo
	s_mov_b32 s18, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_gt_i32_e32 11, v0
	s_cbranch_execz .LBB2_72
	s_add_u32 s12, s6, 1
	s_addc_u32 s13, s7, 0
	s_add_u32 s0, s0, -4
	s_addc_u32 s1, s1, -1
	v_add_co_u32 v13, vcc_lo, v13, 4
	s_cmp_eq_u64 s[0:1], 0
	v_add_co_ci_u32_e64 v14, null, 0, v14, vcc_lo
	s_cselect_b32 s19, -1, 0
	s_and_not1_b32 s17, s17, exec_lo
	s_and_b32 s19, s19, exec_lo
	s_and_not1_b32 s16, s16, exec_lo
	s_or_b32 s17, s17, s19
	s_branch .LBB2_72
.LBB2_75:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s15
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b32 s0, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s0, exec_lo, s0
	v_mov_b32_e32 v13, v15
	s_or_b32 exec_lo, exec_lo, s0
	s_branch .LBB2_79
.LBB2_78:
	v_mov_b32_e32 v13, -1
.LBB2_79:
	v_dual_mov_b32 v14, v19 :: v_dual_mov_b32 v15, v20
	s_mov_b32 s7, 0
	s_mov_b64 s[0:1], s[2:3]
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB2_82
	.p2align	6
.LBB2_80:
	global_load_b32 v0, v[14:15], off
	v_add_co_u32 v14, vcc_lo, v14, 4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, 0, v15, vcc_lo
	s_add_u32 s0, s0, -4
	s_addc_u32 s1, s1, -1
	s_and_not1_b32 s12, s12, exec_lo
	s_mov_b32 s13, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, 0xffffffed, v0
	s_and_b32 s14, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s12, s12, s14
.LBB2_81:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s14, exec_lo, s12
	s_or_b32 s7, s14, s7
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s6, s6, s13
	s_and_not1_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB2_84
.LBB2_82:
	s_or_b32 s12, s12, exec_lo
	s_cmp_eq_u64 s[0:1], 0
	s_cbranch_scc0 .LBB2_80
	s_mov_b32 s13, -1
	s_branch .LBB2_81
.LBB2_84:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s7
	v_dual_mov_b32 v14, v19 :: v_dual_mov_b32 v15, v20
	s_mov_b32 s7, 0
	s_mov_b64 s[0:1], s[2:3]
	s_branch .LBB2_87
	.p2align	6
.LBB2_85:
	global_load_b32 v0, v[14:15], off
	v_add_co_u32 v14, vcc_lo, v14, 4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, 0, v15, vcc_lo
	s_add_u32 s0, s0, -4
	s_addc_u32 s1, s1, -1
	s_and_not1_b32 s12, s12, exec_lo
	s_mov_b32 s13, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 7, v0
	s_and_b32 s14, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s12, s12, s14
.LBB2_86:
	v_mov_b32_e32 v0, s13
	s_and_b32 s14, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s7, s14, s7
	s_and_not1_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB2_89
.LBB2_87:
	s_or_b32 s12, s12, exec_lo
	s_cmp_eq_u64 s[0:1], 0
	s_cbranch_scc0 .LBB2_85
	s_mov_b32 s13, 0
	s_branch .LBB2_86
.LBB2_89:
	s_or_b32 exec_lo, exec_lo, s7
	v_dual_mov_b32 v22, v20 :: v_dual_mov_b32 v21, v19
	s_mov_b32 s1, -1
	s_mov_b32 s0, 0
	s_branch .LBB2_92
	.p2align	6
.LBB2_90:
	global_load_b32 v14, v[21:22], off
	v_add_co_u32 v21, vcc_lo, v21, 4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, null, 0, v22, vcc_lo
	s_add_u32 s2, s2, -4
	s_addc_u32 s3, s3, -1
	s_and_not1_b32 s7, s7, exec_lo
	s_add_i32 s1, s1, 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v14
	s_and_b32 s12, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s7, s7, s12
.LBB2_91:
	v_mov_b32_e32 v15, s1
	s_and_b32 s12, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s0, s12, s0
	s_and_not1_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB2_94
.LBB2_92:
	s_or_b32 s7, s7, exec_lo
	s_cmp_eq_u64 s[2:3], 0
	s_cbranch_scc0 .LBB2_90
	s_mov_b32 s1, s8
	s_branch .LBB2_91
.LBB2_94:
	s_or_b32 exec_lo, exec_lo, s0
	v_lshlrev_b64 v[21:22], 2, v[17:18]
	s_mov_b32 s1, 0
	s_mov_b64 s[2:3], s[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v14, vcc_lo, v21, 4
	v_add_co_ci_u32_e64 v16, null, 0, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v23, s9, v14
	v_mad_u64_u32 v[21:22], null, s8, v14, s[4:5]
	v_mul_lo_u32 v16, s8, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add3_u32 v14, v23, v22, v16
	v_add_co_u32 v23, vcc_lo, v21, -4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v24, null, -1, v14, vcc_lo
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB2_97
	.p2align	6
.LBB2_95:
	global_load_b32 v14, v[23:24], off
	v_add_co_u32 v23, s0, v23, -4
	s_add_u32 s2, s2, -1
	v_add_co_ci_u32_e64 v24, null, -1, v24, s0
	s_addc_u32 s3, s3, -1
	s_and_not1_b32 s5, s5, exec_lo
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc_lo, 4, v14
	s_and_b32 s7, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s5, s5, s7
.LBB2_96:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_and_b32 s7, exec_lo, s5
	v_dual_mov_b32 v22, s3 :: v_dual_mov_b32 v21, s2
	s_or_b32 s1, s7, s1
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s4, s4, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB2_99
.LBB2_97:
	s_or_b32 s5, s5, exec_lo
	s_cmp_eq_u64 s[2:3], 0
	s_cbranch_scc0 .LBB2_95
	s_mov_b32 s0, -1
	s_branch .LBB2_96
.LBB2_99:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v16, -1
	s_mov_b32 s0, -1
	s_xor_b32 s1, s4, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_saveexec_b32 s2, s1
	s_xor_b32 s1, exec_lo, s2
	s_cbranch_execz .LBB2_112
	v_cmp_eq_u64_e64 s4, 0, v[21:22]
	s_mov_b64 s[2:3], 0
	s_mov_b32 s5, exec_lo
	v_cmpx_ne_u64_e32 0, v[21:22]
	s_cbranch_execz .LBB2_111
	v_add_co_u32 v23, vcc_lo, v21, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v24, null, -1, v22, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, s[8:9], v[23:24]
	s_mov_b32 s8, 0
	s_branch .LBB2_103
	.p2align	6
.LBB2_102:
	s_or_b32 exec_lo, exec_lo, s13
	s_xor_b32 s0, s9, -1
	s_and_b32 s13, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_or_b32 s8, s13, s8
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s7, s7, s0
	s_and_not1_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB2_105
.LBB2_103:
	s_or_b32 s9, s9, exec_lo
	s_or_b32 s12, s12, exec_lo
	s_and_saveexec_b32 s13, vcc_lo
	s_cbranch_execz .LBB2_102
	s_add_u32 s2, s2, 1
	s_addc_u32 s3, s3, 0
	s_and_not1_b32 s12, s12, exec_lo
	v_cmp_eq_u64_e64 s0, s[2:3], v[21:22]
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s12, s12, s0
	s_branch .LBB2_102
.LBB2_105:
	s_or_b32 exec_lo, exec_lo, s8
	s_mov_b32 s0, s4
	s_and_saveexec_b32 s2, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB2_107
	global_load_b32 v14, v[19:20], off
	s_or_b32 s0, s4, exec_lo
.LBB2_107:
	s_and_not1_saveexec_b32 s2, s2
	s_cbranch_execz .LBB2_110
	s_mov_b32 vcc_lo, 0
.LBB2_109:
	s_cbranch_vccz .LBB2_109
.LBB2_110:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s2, s4, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s4, s2, s0
.LBB2_111:
	s_or_b32 exec_lo, exec_lo, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v16, v14
	s_or_not1_b32 s0, s4, exec_lo
.LBB2_112:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB2_114
	v_lshlrev_b64 v[17:18], 6, v[17:18]
	v_cndmask_b32_e64 v14, 0, 1, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or_b32_e32 v14, v0, v14
	v_add_co_u32 v17, vcc_lo, s10, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v18, null, s11, v18, vcc_lo
	s_waitcnt vmcnt(0)
	s_clause 0x3
	global_store_b128 v[17:18], v[1:4], off
	global_store_b128 v[17:18], v[9:12], off offset:16
	global_store_b128 v[17:18], v[5:8], off offset:32
	global_store_b128 v[17:18], v[13:16], off offset:48
.LBB2_114:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel row_stats
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 20
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
		.amdhsa_inst_pref_size 28
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.row_stats,"ax",@progbits
.Lfunc_end2:
	.size	row_stats, .Lfunc_end2-row_stats

	.set row_stats.num_vgpr, 27
	.set row_stats.num_agpr, 0
	.set row_stats.numbered_sgpr, 20
	.set row_stats.num_named_barrier, 0
	.set row_stats.private_seg_size, 0
	.set row_stats.uses_vcc, 1
	.set row_stats.uses_flat_scratch, 0
	.set row_stats.has_dyn_sized_stack, 0
	.set row_stats.has_recursion, 0
	.set row_stats.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.row_stats,"ax",@progbits
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
        .size:           8
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 1024
    .name:           blend_chunks
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         blend_chunks.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 1024
    .name:           moving_average
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         moving_average.kd
    .uses_dynamic_stack: false
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 1024
    .name:           row_stats
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         row_stats.kd
    .uses_dynamic_stack: false
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
