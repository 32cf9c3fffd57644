


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.matrix_iterate,"ax",@progbits
	.globl	matrix_iterate
	.p2align	8
	.type	matrix_iterate,@function
matrix_iterate:
	s_load_b32 s0, s[0:1], 0x4
	s_load_b64 s[4:5], s[2:3], 0x10
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[2:3], null, s0, s15, v[0:1]
	s_mov_b32 s0, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	v_cmp_gt_u64_e32 vcc_lo, s[0:1], v[2:3]
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_5
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc1 .LBB0_5
	s_load_b128 s[0:3], s[2:3], 0x0
	v_lshlrev_b64 v[0:1], 3, v[2:3]
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_load_b128 s[0:3], s[0:1], 0x0
	global_load_b64 v[2:3], v[0:1], off
	.p2align	6
.LBB0_3:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_dual_mul_f32 v4, s0, v2 :: v_dual_mul_f32 v5, s1, v3
	v_dual_mul_f32 v2, s2, v2 :: v_dual_mul_f32 v3, s3, v3
	s_and_b32 s6, s4, 3
	s_cmp_eq_u32 s6, 3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_f32_e32 v2, 0, v2
	v_add_f32_e32 v4, 0, v4
	s_cselect_b32 s6, -1, 0
	s_add_i32 s4, s4, 1
	v_dual_add_f32 v3, v2, v3 :: v_dual_add_f32 v4, v4, v5
	s_cmp_eq_u32 s5, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v3, v3, -v3, s6
	v_cndmask_b32_e64 v2, v4, -v4, s6
	s_cbranch_scc0 .LBB0_3
	global_store_b64 v[0:1], v[2:3], off
.LBB0_5:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matrix_iterate
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 6
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
		.amdhsa_inst_pref_size 2
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.matrix_iterate,"ax",@progbits
.Lfunc_end0:
	.size	matrix_iterate, .Lfunc_end0-matrix_iterate

	.set matrix_iterate.num_vgpr, 6
	.set matrix_iterate.num_agpr, 0
	.set matrix_iterate.numbered_sgpr, 16
	.set matrix_iterate.num_named_barrier, 0
	.set matrix_iterate.private_seg_size, 0
	.set matrix_iterate.uses_vcc, 1
	.set matrix_iterate.uses_flat_scratch, 0
	.set matrix_iterate.has_dyn_sized_stack, 0
	.set matrix_iterate.has_recursion, 0
	.set matrix_iterate.has_indirect_call, 0
	.section	.text.matrix_ops,"ax",@progbits
	.globl	matrix_ops
	.p2align	8
	.type	matrix_ops,@function
matrix_ops:
	s_load_b32 s1, s[0:1], 0x4
	s_load_b32 s0, s[2:3], 0x28
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[2:3], null, s1, s15, v[0:1]
	s_mov_b32 s1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	v_cmp_gt_u64_e32 vcc_lo, s[0:1], v[2:3]
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB1_19
	s_clause 0x1
	s_load_b128 s[4:7], s[2:3], 0x0
	s_load_b32 s8, s[2:3], 0x10
	v_mul_lo_u32 v4, v3, 48
	s_mov_b64 s[0:1], src_private_base
	s_mov_b32 s0, -1
	s_mov_b32 s14, -1
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[0:1], null, v2, 48, s[4:5]
	v_mad_u64_u32 v[16:17], null, v2, 48, s[6:7]
	v_mul_f32_e64 v29, s8, 0
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[6:7], 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v28, s8 :: v_dual_add_nc_u32 v1, v4, v1
	v_dual_mov_b32 v30, v29 :: v_dual_add_nc_u32 v17, v4, v17
	global_load_b128 v[4:7], v[0:1], off
	s_clause 0x2
	global_load_b128 v[8:11], v[16:17], off
	global_load_b128 v[12:15], v[16:17], off offset:16
	global_load_b128 v[16:19], v[16:17], off offset:32
	s_clause 0x1
	global_load_b128 v[20:23], v[0:1], off offset:16
	global_load_b128 v[24:27], v[0:1], off offset:32
	s_waitcnt vmcnt(4)
	v_dual_mov_b32 v31, v29 :: v_dual_mul_f32 v0, v4, v8
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v34, v4, v9 :: v_dual_mul_f32 v35, v5, v12
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v42, v20, v9 :: v_dual_mul_f32 v43, v21, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, v24, v9
	v_dual_mul_f32 v33, v7, v17 :: v_dual_mul_f32 v36, v6, v15
	v_mul_f32_e32 v37, v7, v18
	v_dual_mul_f32 v4, v4, v10 :: v_dual_mul_f32 v7, v7, v19
	v_dual_mul_f32 v38, v20, v8 :: v_dual_mul_f32 v41, v23, v17
	v_dual_mul_f32 v44, v22, v15 :: v_dual_mul_f32 v45, v23, v18
	v_dual_mul_f32 v20, v20, v10 :: v_dual_mul_f32 v23, v23, v19
	v_dual_mul_f32 v8, v24, v8 :: v_dual_mul_f32 v17, v27, v17
	v_dual_mul_f32 v12, v25, v12 :: v_dual_mul_f32 v15, v26, v15
	v_mul_f32_e32 v10, v24, v10
	v_mul_f32_e32 v18, v27, v18
	v_dual_add_f32 v24, 0, v34 :: v_dual_add_f32 v9, 0, v9
	v_dual_mul_f32 v1, v5, v11 :: v_dual_mul_f32 v32, v6, v14
	v_mul_f32_e32 v5, v5, v13
	v_dual_mul_f32 v39, v21, v11 :: v_dual_mul_f32 v40, v22, v14
	v_mul_f32_e32 v21, v21, v13
	v_dual_mul_f32 v11, v25, v11 :: v_dual_mul_f32 v14, v26, v14
	v_mul_f32_e32 v13, v25, v13
	v_dual_mul_f32 v19, v27, v19 :: v_dual_add_f32 v0, 0, v0
	v_dual_add_f32 v4, 0, v4 :: v_dual_add_f32 v25, 0, v38
	v_add_f32_e32 v20, 0, v20
	v_dual_add_f32 v10, 0, v10 :: v_dual_add_f32 v9, v9, v12
	v_mul_f32_e32 v6, v6, v16
	v_mul_f32_e32 v22, v22, v16
	v_mul_f32_e32 v16, v26, v16
	v_add_f32_e32 v26, 0, v42
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v1, v24, v35
	v_dual_add_f32 v4, v4, v5 :: v_dual_add_f32 v5, v25, v39
	v_dual_add_f32 v20, v20, v21 :: v_dual_add_f32 v15, v9, v15
	v_add_f32_e32 v8, 0, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v10, v10, v13 :: v_dual_add_f32 v1, v1, v36
	v_dual_add_f32 v24, v26, v43 :: v_dual_add_f32 v13, v20, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v8, v8, v11 :: v_dual_add_f32 v11, v5, v40
	v_add_f32_e32 v6, v4, v6
	v_dual_add_f32 v0, v0, v32 :: v_dual_add_f32 v5, v1, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v12, v24, v44 :: v_dual_add_f32 v9, v13, v23
	v_dual_add_f32 v6, v6, v7 :: v_dual_add_f32 v7, v11, v41
	v_add_f32_e32 v14, v8, v14
	v_dual_add_f32 v16, v10, v16 :: v_dual_add_f32 v11, v15, v18
	v_add_f32_e32 v4, v0, v33
	v_add_f32_e32 v8, v12, v45
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_e32 v10, v14, v17
	v_add_f32_e32 v0, v16, v19
	s_clause 0x5
	scratch_store_b128 off, v[28:31], off
	scratch_store_b128 off, v[28:31], off offset:16
	scratch_store_b128 off, v[4:7], off offset:36
	scratch_store_b128 off, v[8:11], off offset:52
	scratch_store_b32 off, v0, off offset:68
	scratch_store_b32 off, v28, off offset:32
	s_branch .LBB1_3
.LBB1_2:
	scratch_load_b32 v0, off, s13
	scratch_load_b32 v1, off, s12
	s_or_b32 s13, s15, s16
	s_add_i32 s14, s14, 4
	s_and_b32 s13, s13, exec_lo
	s_cselect_b32 s14, -1, s14
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v1
	scratch_store_b32 off, v0, s12
	s_cbranch_execz .LBB1_18
.LBB1_3:
	s_cmp_lg_u32 s14, -1
	s_mov_b32 s16, 0
	s_cselect_b32 s13, s1, 0
	s_cselect_b32 s12, s14, 0
	s_cmp_eq_u32 s14, -1
	s_cselect_b32 s15, -1, 0
	s_cmp_eq_u64 s[12:13], s[8:9]
	s_cselect_b32 s18, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s12, s15, s18
	s_and_not1_b32 vcc_lo, exec_lo, s12
	s_cbranch_vccnz .LBB1_6
	s_cmp_eq_u64 s[4:5], 36
	s_cselect_b32 s12, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s12
	s_cselect_b32 s12, 0, 12
	s_add_u32 s12, s12, s4
	s_addc_u32 s13, 0, s5
	s_cbranch_vccnz .LBB1_8
	s_add_i32 s14, s4, 36
	s_mov_b32 s17, 0
	s_add_u32 s8, s14, 12
	s_addc_u32 s9, s1, 0
	s_mov_b32 s15, 0
	s_branch .LBB1_9
.LBB1_6:
	s_mov_b32 s15, 0
	s_mov_b32 s12, -1
	s_branch .LBB1_10
.LBB1_7:
	s_cmp_eq_u32 s12, -1
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_17
.LBB1_8:
	s_mov_b32 s17, -1
	s_mov_b32 s16, s18
.LBB1_9:
	s_mov_b64 s[4:5], s[12:13]
	s_and_b32 vcc_lo, exec_lo, s17
	s_mov_b32 s12, -1
	s_cbranch_vccnz .LBB1_7
.LBB1_10:
	s_cmp_lg_u32 s0, -1
	s_mov_b32 s19, 0
	s_cselect_b32 s13, s1, 0
	s_cselect_b32 s12, s0, 0
	s_cmp_eq_u32 s0, -1
	s_cselect_b32 s17, -1, 0
	s_cmp_eq_u64 s[12:13], s[10:11]
	s_cselect_b32 s20, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s12, s17, s20
	s_and_not1_b32 vcc_lo, exec_lo, s12
	s_cbranch_vccnz .LBB1_13
	s_cmp_eq_u64 s[6:7], 36
	s_cselect_b32 s12, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s12
	s_cselect_b32 s12, 0, 12
	s_add_u32 s12, s12, s6
	s_addc_u32 s13, 0, s7
	s_cbranch_vccnz .LBB1_14
	s_add_u32 s10, s6, 12
	s_mov_b32 s0, s6
	s_mov_b32 s18, 0
	s_addc_u32 s11, s1, 0
	s_mov_b32 s17, 0
	s_branch .LBB1_15
.LBB1_13:
	s_mov_b32 s17, 0
	s_mov_b32 s18, 0
	s_branch .LBB1_16
.LBB1_14:
	s_mov_b32 s18, -1
	s_mov_b32 s19, s20
.LBB1_15:
	s_mov_b64 s[6:7], s[12:13]
.LBB1_16:
	s_or_b32 s12, s17, s19
	s_add_i32 s13, s0, 4
	s_and_b32 s12, s12, exec_lo
	s_cselect_b32 s17, -1, s13
	s_and_b32 s12, s18, exec_lo
	s_cselect_b32 s13, -1, s0
	s_cselect_b32 s12, -1, s14
	s_mov_b32 s0, s17
	s_cmp_eq_u32 s12, -1
	s_cbranch_scc0 .LBB1_2
.LBB1_17:
.LBB1_18:
	s_clause 0x2
	scratch_load_b128 v[4:7], off, off offset:36
	scratch_load_b128 v[8:11], off, off offset:52
	scratch_load_b32 v17, off, off offset:68
	s_load_b128 s[0:3], s[2:3], 0x18
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[0:1], null, v2, 36, s[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[14:15], null, v3, 36, v[1:2]
	v_add_co_u32 v15, vcc_lo, s2, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v16, null, s3, v13, vcc_lo
	s_waitcnt vmcnt(2)
	v_dual_mov_b32 v1, v14 :: v_dual_mov_b32 v2, v4
	s_waitcnt vmcnt(1)
	v_dual_mov_b32 v3, v7 :: v_dual_add_f32 v12, v4, v8
	v_mov_b32_e32 v4, v10
	v_dual_mov_b32 v10, v8 :: v_dual_mov_b32 v13, v9
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_add_f32 v7, v12, v17 :: v_dual_mov_b32 v12, v6
	global_store_b32 v[15:16], v7, off
	s_clause 0x2
	global_store_b128 v[0:1], v[2:5], off
	global_store_b128 v[0:1], v[10:13], off offset:16
	global_store_b32 v[0:1], v17, off offset:32
.LBB1_19:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matrix_ops
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 76
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 46
		.amdhsa_next_free_sgpr 21
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
		.amdhsa_inst_pref_size 9
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.matrix_ops,"ax",@progbits
.Lfunc_end1:
	.size	matrix_ops, .Lfunc_end1-matrix_ops

	.set matrix_ops.num_vgpr, 46
	.set matrix_ops.num_agpr, 0
	.set matrix_ops.numbered_sgpr, 21
	.set matrix_ops.num_named_barrier, 0
	.set matrix_ops.private_seg_size, 76
	.set matrix_ops.uses_vcc, 1
	.set matrix_ops.uses_flat_scratch, 1
	.set matrix_ops.has_dyn_sized_stack, 0
	.set matrix_ops.has_recursion, 0
	.set matrix_ops.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.matrix_ops,"ax",@progbits
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
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           matrix_iterate
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         matrix_iterate.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
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
        .size:           4
        .value_kind:     by_value
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .max_flat_workgroup_size: 1024
    .name:           matrix_ops
    .private_segment_fixed_size: 76
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         matrix_ops.kd
    .uses_dynamic_stack: false
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
