


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.matrix_iterate,"ax",@progbits
	.globl	matrix_iterate
	.p2align	8
	.type	matrix_iterate,@function
matrix_iterate:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], s[0:1], s0, v2, v[0:1]
	s_mov_b32 s1, 0
	s_mov_b32 s0, s10
	v_cmp_gt_u64_e32 vcc, s[0:1], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_5
	s_load_dwordx4 s[4:7], s[6:7], 0x0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s7
	v_add_co_u32_e32 v0, vcc, s6, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_load_dwordx2 v[2:3], v[0:1], off
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s4, 0
.LBB0_3:
	s_and_b32 s5, s4, 3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v4, s0, v2
	v_mul_f32_e32 v2, s2, v2
	s_cmp_eq_u32 s5, 3
	v_add_f32_e32 v4, 0, v4
	v_mul_f32_e32 v5, s1, v3
	v_add_f32_e32 v2, 0, v2
	v_mul_f32_e32 v3, s3, v3
	v_add_f32_e32 v4, v4, v5
	v_add_f32_e32 v3, v2, v3
	s_cselect_b64 s[6:7], -1, 0
	s_add_i32 s4, s4, 1
	v_cndmask_b32_e64 v2, v4, -v4, s[6:7]
	s_cmp_eq_u32 s11, s4
	v_cndmask_b32_e64 v3, v3, -v3, s[6:7]
	s_cbranch_scc0 .LBB0_3
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB0_5:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matrix_iterate
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
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
	.section	.text.matrix_iterate,"ax",@progbits
.Lfunc_end0:
	.size	matrix_iterate, .Lfunc_end0-matrix_iterate

	.set matrix_iterate.num_vgpr, 6
	.set matrix_iterate.num_agpr, 0
	.set matrix_iterate.numbered_sgpr, 12
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
	s_add_u32 s0, s0, s11
	s_load_dword s11, s[4:5], 0x4
	s_load_dword s8, s[6:7], 0x28
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s11, 0xffff
	s_mov_b32 s9, 0
	v_mad_u64_u32 v[2:3], s[4:5], s4, v2, v[0:1]
	v_cmp_gt_u64_e32 vcc, s[8:9], v[2:3]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_19
	s_mov_b64 s[4:5], src_private_base
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x10
	v_mul_lo_u32 v0, v3, 48
	s_mov_b64 s[12:13], 0
	s_mov_b32 s30, -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	v_mov_b32_e32 v12, s8
	v_mov_b32_e32 v13, s9
	v_mad_u64_u32 v[14:15], s[8:9], v2, 48, v[4:5]
	v_add_u32_e32 v15, v0, v15
	v_mad_u64_u32 v[28:29], s[8:9], v2, 48, v[12:13]
	global_load_dwordx4 v[4:7], v[14:15], off offset:16
	global_load_dwordx4 v[8:11], v[14:15], off
	v_add_u32_e32 v29, v0, v29
	global_load_dwordx4 v[12:15], v[14:15], off offset:32
	s_nop 0
	global_load_dwordx4 v[16:19], v[28:29], off offset:32
	global_load_dwordx4 v[20:23], v[28:29], off
	global_load_dwordx4 v[24:27], v[28:29], off offset:16
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(5)
	v_mov_b32_e32 v29, v4
	s_waitcnt vmcnt(4)
	v_mov_b32_e32 v28, v11
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v11, v16, v10
	s_waitcnt vmcnt(1)
	v_pk_mul_f32 v[34:35], v[20:21], v[8:9] op_sel_hi:[0,1]
	v_mov_b32_e32 v38, v22
	v_pk_mul_f32 v[40:41], v[22:23], v[6:7] op_sel_hi:[0,1]
	v_mov_b32_e32 v42, v23
	v_mov_b32_e32 v0, v23
	v_pk_mov_b32 v[22:23], v[8:9], v[8:9] op_sel:[1,0]
	v_mov_b32_e32 v30, v13
	v_mov_b32_e32 v31, v14
	v_mul_f32_e32 v45, v17, v5
	v_mul_f32_e32 v51, v19, v15
	v_mov_b32_e32 v32, v20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v33, v24
	v_mov_b32_e32 v36, v21
	v_pk_mov_b32 v[46:47], v[6:7], v[6:7] op_sel:[1,0]
	v_pk_mul_f32 v[8:9], v[16:17], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[18:19], v[6:7] op_sel_hi:[0,1]
	v_pk_mul_f32 v[20:21], v[20:21], v[28:29] op_sel:[1,0]
	v_mov_b32_e32 v4, v19
	v_pk_mul_f32 v[16:17], v[16:17], v[28:29] op_sel:[1,0]
	v_pk_add_f32 v[34:35], v[34:35], 0 op_sel_hi:[1,0]
	v_add_f32_e32 v19, 0, v11
	v_mov_b32_e32 v11, v23
	v_pk_mov_b32 v[28:29], v[28:29], v[28:29] op_sel:[1,0]
	v_mov_b32_e32 v37, v25
	v_mov_b32_e32 v44, v5
	v_pk_add_f32 v[20:21], v[34:35], v[20:21]
	v_pk_mul_f32 v[34:35], v[0:1], v[30:31] op_sel_hi:[0,1]
	v_mov_b32_e32 v23, v10
	v_pk_add_f32 v[8:9], v[8:9], 0 op_sel_hi:[1,0]
	v_add_f32_e32 v0, v19, v45
	v_pk_mul_f32 v[10:11], v[32:33], v[10:11]
	v_mov_b32_e32 v45, v29
	v_mov_b32_e32 v39, v26
	v_mov_b32_e32 v13, v47
	v_pk_mul_f32 v[48:49], v[4:5], v[30:31] op_sel_hi:[0,1]
	v_pk_mov_b32 v[30:31], v[30:31], v[30:31] op_sel:[1,0]
	v_pk_mul_f32 v[22:23], v[24:25], v[22:23] op_sel_hi:[0,1]
	v_mov_b32_e32 v29, v5
	v_pk_add_f32 v[8:9], v[8:9], v[16:17]
	v_pk_add_f32 v[16:17], v[20:21], v[40:41]
	v_pk_add_f32 v[10:11], v[10:11], 0 op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[36:37], v[44:45]
	v_mul_f32_e32 v50, v18, v12
	v_mov_b32_e32 v43, v27
	v_mov_b32_e32 v18, v15
	v_mov_b32_e32 v47, v12
	v_pk_mul_f32 v[12:13], v[38:39], v[12:13]
	v_mov_b32_e32 v19, v31
	v_pk_add_f32 v[22:23], v[22:23], 0 op_sel_hi:[1,0]
	v_pk_mul_f32 v[24:25], v[24:25], v[28:29] op_sel:[1,0]
	v_pk_add_f32 v[10:11], v[10:11], v[20:21]
	v_mov_b32_e32 v14, v27
	v_pk_mul_f32 v[4:5], v[26:27], v[46:47] op_sel_hi:[0,1]
	v_mov_b32_e32 v31, v15
	v_add_f32_e32 v0, v0, v50
	v_pk_mul_f32 v[18:19], v[42:43], v[18:19]
	v_pk_add_f32 v[6:7], v[8:9], v[6:7]
	v_pk_add_f32 v[8:9], v[16:17], v[34:35]
	v_pk_add_f32 v[16:17], v[22:23], v[24:25]
	v_pk_add_f32 v[10:11], v[10:11], v[12:13]
	v_pk_mul_f32 v[14:15], v[14:15], v[30:31] op_sel_hi:[0,1]
	v_add_f32_e32 v0, v0, v51
	buffer_store_dword v9, off, s[0:3], 0 offset:40
	buffer_store_dword v8, off, s[0:3], 0 offset:36
	v_pk_add_f32 v[4:5], v[16:17], v[4:5]
	v_pk_add_f32 v[8:9], v[10:11], v[18:19]
	v_pk_add_f32 v[6:7], v[6:7], v[48:49]
	v_pk_add_f32 v[4:5], v[4:5], v[14:15]
	buffer_store_dword v9, off, s[0:3], 0 offset:48
	buffer_store_dword v8, off, s[0:3], 0 offset:44
	buffer_store_dword v5, off, s[0:3], 0 offset:56
	buffer_store_dword v4, off, s[0:3], 0 offset:52
	buffer_store_dword v6, off, s[0:3], 0 offset:60
	buffer_store_dword v0, off, s[0:3], 0 offset:68
	v_mov_b32_e32 v0, 1.0
	v_pk_mul_f32 v[0:1], s[4:5], v[0:1] op_sel_hi:[0,1]
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	buffer_store_dword v0, off, s[0:3], 0
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	buffer_store_dword v1, off, s[0:3], 0 offset:8
	v_mov_b32_e32 v0, s4
	s_mov_b32 s4, -1
	buffer_store_dword v7, off, s[0:3], 0 offset:64
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	buffer_store_dword v0, off, s[0:3], 0 offset:16
	buffer_store_dword v1, off, s[0:3], 0 offset:28
	buffer_store_dword v1, off, s[0:3], 0 offset:24
	buffer_store_dword v0, off, s[0:3], 0 offset:32
	s_branch .LBB1_3
.LBB1_2:
	v_mov_b32_e32 v0, s21
	v_mov_b32_e32 v1, s20
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v5, v1, s[0:3], 0 offen
	s_add_i32 s20, s30, 4
	s_or_b64 s[16:17], s[16:17], s[18:19]
	s_and_b64 s[16:17], s[16:17], exec
	s_cselect_b32 s30, -1, s20
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v4, v5
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_cbranch_execz .LBB1_18
.LBB1_3:
	s_cmp_lg_u32 s30, -1
	s_cselect_b32 s19, s5, 0
	s_cselect_b32 s18, s30, 0
	s_cmp_eq_u32 s30, -1
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_eq_u64 s[18:19], s[8:9]
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[20:21], s[16:17], s[18:19]
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_6
	s_cmp_eq_u64 s[12:13], 36
	s_cselect_b64 s[20:21], -1, 0
	s_and_b64 vcc, exec, s[20:21]
	s_cselect_b32 s20, 0, 12
	s_add_u32 s20, s20, s12
	s_addc_u32 s21, 0, s13
	s_cbranch_vccnz .LBB1_8
	s_add_i32 s30, s12, 36
	s_add_u32 s8, s30, 12
	s_addc_u32 s9, s5, 0
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[18:19], 0
	s_branch .LBB1_9
.LBB1_6:
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], 0
	s_mov_b32 s20, -1
	s_branch .LBB1_10
.LBB1_7:
	s_cmp_eq_u32 s20, -1
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_17
.LBB1_8:
	s_mov_b64 s[22:23], -1
.LBB1_9:
	s_mov_b64 s[12:13], s[20:21]
	s_mov_b32 s20, -1
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB1_7
.LBB1_10:
	s_cmp_lg_u32 s4, -1
	s_cselect_b32 s23, s5, 0
	s_cselect_b32 s22, s4, 0
	s_cmp_eq_u32 s4, -1
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u64 s[22:23], s[10:11]
	s_cselect_b64 s[28:29], -1, 0
	s_or_b64 s[22:23], s[20:21], s[28:29]
	s_andn2_b64 vcc, exec, s[22:23]
	s_mov_b64 s[26:27], 0
	s_cbranch_vccnz .LBB1_13
	s_cmp_eq_u64 s[14:15], 36
	s_cselect_b64 s[22:23], -1, 0
	s_and_b64 vcc, exec, s[22:23]
	s_cselect_b32 s22, 0, 12
	s_add_u32 s24, s22, s14
	s_addc_u32 s25, 0, s15
	s_cbranch_vccnz .LBB1_14
	s_add_u32 s10, s14, 12
	s_mov_b32 s4, s14
	s_addc_u32 s11, s5, 0
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], 0
	s_branch .LBB1_15
.LBB1_13:
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[22:23], 0
	s_branch .LBB1_16
.LBB1_14:
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[26:27], s[28:29]
.LBB1_15:
	s_mov_b64 s[14:15], s[24:25]
.LBB1_16:
	s_add_i32 s24, s4, 4
	s_or_b64 s[20:21], s[20:21], s[26:27]
	s_and_b64 s[20:21], s[20:21], exec
	s_cselect_b32 s24, -1, s24
	s_and_b64 s[20:21], s[22:23], exec
	s_cselect_b32 s21, -1, s4
	s_cselect_b32 s20, -1, s30
	s_mov_b32 s4, s24
	s_cmp_eq_u32 s20, -1
	s_cbranch_scc0 .LBB1_2
.LBB1_17:
.LBB1_18:
	buffer_load_dword v14, off, s[0:3], 0 offset:68
	buffer_load_dword v4, off, s[0:3], 0 offset:36
	buffer_load_dword v7, off, s[0:3], 0 offset:40
	buffer_load_dword v10, off, s[0:3], 0 offset:44
	buffer_load_dword v8, off, s[0:3], 0 offset:52
	buffer_load_dword v5, off, s[0:3], 0 offset:48
	buffer_load_dword v11, off, s[0:3], 0 offset:56
	buffer_load_dword v6, off, s[0:3], 0 offset:60
	buffer_load_dword v9, off, s[0:3], 0 offset:64
	s_load_dwordx4 s[8:11], s[6:7], 0x18
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s8
	v_mov_b32_e32 v13, s9
	v_mad_u64_u32 v[12:13], s[4:5], v2, 36, v[12:13]
	v_mov_b32_e32 v2, v13
	v_mad_u64_u32 v[2:3], s[4:5], v3, 36, v[2:3]
	v_mov_b32_e32 v15, s11
	v_add_co_u32_e32 v0, vcc, s10, v0
	v_mov_b32_e32 v13, v2
	v_addc_co_u32_e32 v1, vcc, v15, v1, vcc
	s_waitcnt vmcnt(4)
	v_add_f32_e32 v2, v4, v8
	v_add_f32_e32 v2, v2, v14
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(2)
	global_store_dwordx4 v[12:13], v[4:7], off
	s_waitcnt vmcnt(2)
	global_store_dwordx4 v[12:13], v[8:11], off offset:16
	global_store_dword v[12:13], v14, off offset:32
.LBB1_19:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matrix_ops
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 76
		.amdhsa_kernarg_size 44
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
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
		.amdhsa_next_free_vgpr 52
		.amdhsa_next_free_sgpr 31
		.amdhsa_accum_offset 52
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
	.section	.text.matrix_ops,"ax",@progbits
.Lfunc_end1:
	.size	matrix_ops, .Lfunc_end1-matrix_ops

	.set matrix_ops.num_vgpr, 52
	.set matrix_ops.num_agpr, 0
	.set matrix_ops.numbered_sgpr, 31
	.set matrix_ops.num_named_barrier, 0
	.set matrix_ops.private_seg_size, 76
	.set matrix_ops.uses_vcc, 1
	.set matrix_ops.uses_flat_scratch, 0
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         matrix_iterate.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         matrix_ops.kd
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
