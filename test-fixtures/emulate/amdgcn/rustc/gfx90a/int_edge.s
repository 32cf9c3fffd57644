


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.int_edge_32,"ax",@progbits
	.globl	int_edge_32
	.p2align	8
	.type	int_edge_32,@function
int_edge_32:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[16:17], s[0:1], s0, v2, v[0:1]
	v_cmp_gt_u64_e32 vcc, s[16:17], v[16:17]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	v_mov_b32_e32 v2, s13
	v_add_co_u32_e32 v4, vcc, s12, v0
	v_addc_co_u32_e32 v5, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, s15
	v_add_co_u32_e32 v0, vcc, s14, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_load_dword v2, v[0:1], off
	global_load_dword v18, v[4:5], off
	v_bfrev_b32_e32 v6, 1
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[2:3], -1, v2
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v18, v6
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_sub_u32_e32 v0, 0, v18
	v_sub_u32_e32 v3, 0, v2
	s_or_b64 s[0:1], s[0:1], s[2:3]
	v_max_i32_e32 v1, v0, v18
	s_and_b64 s[0:1], vcc, s[0:1]
	v_max_i32_e32 v0, v3, v2
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_3
	v_cvt_f32_u32_e32 v3, v0
	v_sub_u32_e32 v5, 0, v0
	v_xor_b32_e32 v4, v18, v2
	v_ashrrev_i32_e32 v4, 31, v4
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v5, v3, v0
	v_sub_u32_e32 v5, v1, v5
	v_add_u32_e32 v6, 1, v3
	v_cmp_ge_u32_e32 vcc, v5, v0
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_sub_u32_e32 v6, v5, v0
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_add_u32_e32 v6, 1, v3
	v_cmp_ge_u32_e32 vcc, v5, v0
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_xor_b32_e32 v3, v3, v4
	v_sub_u32_e32 v6, v3, v4
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
	v_bfrev_b32_e32 v7, -2
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_5
	v_cvt_f32_u32_e32 v3, v0
	v_sub_u32_e32 v5, 0, v0
	v_ashrrev_i32_e32 v4, 31, v18
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v3, v3, v0
	v_sub_u32_e32 v3, v1, v3
	v_sub_u32_e32 v5, v3, v0
	v_cmp_ge_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_sub_u32_e32 v5, v3, v0
	v_cmp_ge_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v0, v3, v5, vcc
	v_xor_b32_e32 v0, v0, v4
	v_sub_u32_e32 v7, v0, v4
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s0, 0x24924925
	v_mul_hi_u32 v0, v2, s0
	v_sub_u32_e32 v3, v2, v0
	v_lshrrev_b32_e32 v3, 1, v3
	v_add_u32_e32 v0, v3, v0
	v_lshrrev_b32_e32 v0, 2, v0
	v_mul_lo_u32 v0, v0, 7
	v_sub_u32_e32 v0, v2, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v10, 1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
	v_ashrrev_i32_e32 v3, 1, v18
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v10, 1
	s_branch .LBB0_8
.LBB0_7:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[4:5], exec, s[6:7]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_12
.LBB0_8:
	v_and_b32_e32 v4, 1, v0
	v_cmp_eq_u32_e64 s[4:5], 0, v4
	v_cmp_eq_u32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[6:7], vcc
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], vcc, exec
	v_mul_lo_u32 v10, v3, v10
	s_or_b64 s[4:5], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_7
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v3, v3, v3
	s_xor_b64 s[6:7], exec, -1
	s_branch .LBB0_7
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0xbacf914d
	v_mul_hi_u32 v0, v2, s0
	v_sub_u32_e32 v3, v2, v0
	v_lshrrev_b32_e32 v3, 1, v3
	v_add_u32_e32 v0, v3, v0
	v_lshrrev_b32_e32 v0, 5, v0
	v_mul_lo_u32 v0, v0, 37
	v_sub_u32_e32 v0, v0, v2
	v_sub_co_u32_e32 v20, vcc, v18, v2
	v_mul_lo_u32 v22, v18, v2
	v_alignbit_b32 v14, v18, v18, v0
	v_sub_u32_e32 v0, v2, v18
	v_cndmask_b32_e64 v21, 0, 1, vcc
	v_cmp_gt_i32_e32 vcc, v2, v18
	v_mul_hi_i32 v4, v18, v2
	v_ashrrev_i32_e32 v5, 31, v22
	v_cndmask_b32_e32 v3, v20, v0, vcc
	v_cmp_ne_u32_e32 vcc, v4, v5
	v_xor_b32_e32 v4, v2, v18
	v_ashrrev_i32_e32 v8, 31, v4
	v_xor_b32_e32 v8, 0x7fffffff, v8
	v_cndmask_b32_e32 v25, v22, v8, vcc
	v_add_u32_e32 v8, -1, v18
	v_ffbh_u32_e32 v8, v8
	v_cndmask_b32_e64 v5, v22, -1, vcc
	v_lshrrev_b32_e64 v8, v8, -1
	v_cmp_lt_u32_e32 vcc, 1, v18
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_add_co_u32_e32 v8, vcc, 1, v8
	v_ffbl_b32_e32 v8, v8
	v_min_u32_e32 v8, 32, v8
	v_cndmask_b32_e64 v11, v8, -1, vcc
	v_cmp_lt_i32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_cmp_lt_i32_e32 vcc, -1, v18
	v_cndmask_b32_e32 v8, -1, v8, vcc
	v_cmp_lt_i32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_cmp_lt_i32_e32 vcc, -1, v2
	v_cndmask_b32_e32 v9, -1, v9, vcc
	v_bfe_i32 v8, v8, 0, 16
	v_bfe_i32 v9, v9, 0, 16
	v_mad_i32_i24 v9, v8, 3, v9
	v_lshlrev_b32_e32 v8, v2, v18
	v_ashrrev_i32_e32 v12, v18, v2
	s_mov_b32 s0, 0x10203
	v_xor_b32_e32 v8, v8, v12
	v_perm_b32 v12, 0, v18, s0
	v_bfrev_b32_e32 v15, v12
	v_and_b32_e32 v12, v2, v18
	v_not_b32_e32 v12, v12
	v_bcnt_u32_b32 v4, v4, 0
	v_bcnt_u32_b32 v12, v12, 0
	v_sub_u32_e32 v13, v4, v12
	v_ffbh_u32_e32 v4, v18
	v_ffbl_b32_e32 v12, v18
	v_mov_b32_e32 v26, s18
	v_mov_b32_e32 v27, s19
	v_min_u32_e32 v4, 32, v4
	v_min_u32_e32 v12, 32, v12
	s_movk_i32 s0, 0x64
	s_movk_i32 s2, 0x60
	v_mad_u32_u24 v12, v4, s0, v12
	v_mad_u64_u32 v[26:27], s[0:1], v16, s2, v[26:27]
	v_sub_u32_e32 v0, 0, v18
	v_sub_u32_e64 v4, v18, v2 clamp
	v_sub_i32 v24, v18, v2 clamp
	v_add_i32 v23, v18, v2 clamp
	v_add_u32_e32 v18, v18, v2
	v_mov_b32_e32 v2, v27
	v_cmp_ne_u32_e32 vcc, v18, v23
	v_mad_u64_u32 v[16:17], s[0:1], v17, s2, v[2:3]
	v_cndmask_b32_e64 v19, 0, 1, vcc
	v_mov_b32_e32 v27, v16
	v_mov_b32_e32 v2, v1
	global_store_dwordx4 v[26:27], v[18:21], off
	global_store_dwordx4 v[26:27], v[22:25], off offset:16
	global_store_dwordx4 v[26:27], v[4:7], off offset:32
	global_store_dwordx4 v[26:27], v[0:3], off offset:48
	global_store_dwordx4 v[26:27], v[12:15], off offset:64
	global_store_dwordx4 v[26:27], v[8:11], off offset:80
.LBB0_14:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel int_edge_32
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 28
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
	.section	.text.int_edge_32,"ax",@progbits
.Lfunc_end0:
	.size	int_edge_32, .Lfunc_end0-int_edge_32

	.set int_edge_32.num_vgpr, 28
	.set int_edge_32.num_agpr, 0
	.set int_edge_32.numbered_sgpr, 20
	.set int_edge_32.num_named_barrier, 0
	.set int_edge_32.private_seg_size, 0
	.set int_edge_32.uses_vcc, 1
	.set int_edge_32.uses_flat_scratch, 0
	.set int_edge_32.has_dyn_sized_stack, 0
	.set int_edge_32.has_recursion, 0
	.set int_edge_32.has_indirect_call, 0
	.section	.text.int_edge_64,"ax",@progbits
	.globl	int_edge_64
	.p2align	8
	.type	int_edge_64,@function
int_edge_64:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[16:17], s[0:1], s0, v2, v[0:1]
	v_cmp_gt_u64_e32 vcc, s[16:17], v[16:17]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_50
	v_lshlrev_b64 v[0:1], 3, v[16:17]
	v_mov_b32_e32 v3, s13
	v_add_co_u32_e32 v2, vcc, s12, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	v_mov_b32_e32 v4, s15
	v_add_co_u32_e32 v0, vcc, s14, v0
	v_addc_co_u32_e32 v1, vcc, v4, v1, vcc
	global_load_dwordx2 v[18:19], v[0:1], off
	global_load_dwordx2 v[20:21], v[2:3], off
	s_mov_b32 s2, 0
	s_brev_b32 s3, 1
	v_mov_b32_e32 v0, -7
	v_mov_b32_e32 v1, -1
	s_waitcnt vmcnt(1)
	v_cmp_ne_u64_e64 s[0:1], 0, v[18:19]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[2:3], v[20:21]
	v_cmp_ne_u64_e64 s[2:3], -1, v[18:19]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_and_b64 s[6:7], s[0:1], s[2:3]
	v_or_b32_e32 v7, v21, v19
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB1_7
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[10:11], exec, s[2:3]
	s_cbranch_execz .LBB1_4
	v_ashrrev_i32_e32 v0, 31, v19
	v_add_co_u32_e32 v1, vcc, v18, v0
	v_addc_co_u32_e32 v2, vcc, v19, v0, vcc
	v_xor_b32_e32 v6, v2, v0
	v_xor_b32_e32 v10, v1, v0
	v_cvt_f32_u32_e32 v0, v10
	v_cvt_f32_u32_e32 v1, v6
	v_sub_co_u32_e32 v5, vcc, 0, v10
	v_subb_co_u32_e32 v8, vcc, 0, v6, vcc
	v_madmk_f32 v0, v1, 0x4f800000, v0
	v_rcp_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v1, v1
	v_madmk_f32 v0, v1, 0xcf800000, v0
	v_cvt_u32_f32_e32 v4, v0
	v_cvt_u32_f32_e32 v9, v1
	v_mul_lo_u32 v2, v8, v4
	v_mad_u64_u32 v[0:1], s[2:3], v5, v4, 0
	v_mul_lo_u32 v3, v5, v9
	v_add3_u32 v1, v1, v3, v2
	v_mad_u64_u32 v[2:3], s[2:3], v4, v1, 0
	v_mul_hi_u32 v11, v4, v0
	v_add_co_u32_e32 v11, vcc, v11, v2
	v_addc_co_u32_e32 v12, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v9, v1, 0
	v_mad_u64_u32 v[0:1], s[2:3], v9, v0, 0
	v_add_co_u32_e32 v0, vcc, v11, v0
	v_addc_co_u32_e32 v0, vcc, v12, v1, vcc
	v_addc_co_u32_e32 v1, vcc, 0, v3, vcc
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_add_co_u32_e32 v11, vcc, v4, v0
	v_addc_co_u32_e32 v12, vcc, v9, v1, vcc
	v_mul_lo_u32 v2, v5, v12
	v_mul_lo_u32 v3, v8, v11
	v_mad_u64_u32 v[0:1], s[2:3], v5, v11, 0
	v_add3_u32 v1, v1, v2, v3
	v_mad_u64_u32 v[4:5], s[2:3], v12, v0, 0
	v_mad_u64_u32 v[8:9], s[2:3], v11, v1, 0
	v_mul_hi_u32 v0, v11, v0
	v_add_co_u32_e32 v0, vcc, v0, v8
	v_mad_u64_u32 v[2:3], s[2:3], v12, v1, 0
	v_addc_co_u32_e32 v1, vcc, 0, v9, vcc
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v0, vcc, v1, v5, vcc
	v_addc_co_u32_e32 v1, vcc, 0, v3, vcc
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_add_co_u32_e32 v2, vcc, v11, v0
	v_addc_co_u32_e32 v3, vcc, v12, v1, vcc
	v_ashrrev_i32_e32 v4, 31, v21
	v_add_co_u32_e32 v0, vcc, v20, v4
	v_addc_co_u32_e32 v1, vcc, v21, v4, vcc
	v_xor_b32_e32 v8, v0, v4
	v_xor_b32_e32 v5, v1, v4
	v_mad_u64_u32 v[0:1], s[2:3], v8, v3, 0
	v_mul_hi_u32 v9, v8, v2
	v_add_co_u32_e32 v9, vcc, v9, v0
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v5, v3, 0
	v_mad_u64_u32 v[2:3], s[2:3], v5, v2, 0
	v_add_co_u32_e32 v2, vcc, v9, v2
	v_addc_co_u32_e32 v2, vcc, v11, v3, vcc
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_add_co_u32_e32 v0, vcc, v2, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v2, v6, v0
	v_mul_lo_u32 v3, v10, v1
	v_mad_u64_u32 v[0:1], s[2:3], v10, v0, 0
	v_add3_u32 v1, v1, v3, v2
	v_sub_u32_e32 v2, v5, v1
	v_sub_co_u32_e32 v0, vcc, v8, v0
	v_subb_co_u32_e64 v2, s[2:3], v2, v6, vcc
	v_sub_co_u32_e64 v3, s[2:3], v0, v10
	v_subbrev_co_u32_e64 v8, s[4:5], 0, v2, s[2:3]
	v_cmp_ge_u32_e64 s[4:5], v8, v6
	v_cndmask_b32_e64 v9, 0, -1, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v3, v10
	v_cndmask_b32_e64 v11, 0, -1, s[4:5]
	v_cmp_eq_u32_e64 s[4:5], v8, v6
	v_subb_co_u32_e64 v2, s[2:3], v2, v6, s[2:3]
	v_cndmask_b32_e64 v9, v9, v11, s[4:5]
	v_sub_co_u32_e64 v11, s[2:3], v3, v10
	v_subb_co_u32_e32 v1, vcc, v5, v1, vcc
	v_subbrev_co_u32_e64 v2, s[2:3], 0, v2, s[2:3]
	v_cmp_ge_u32_e32 vcc, v1, v6
	v_cmp_ne_u32_e64 s[2:3], 0, v9
	v_cndmask_b32_e64 v5, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v0, v10
	v_cndmask_b32_e64 v2, v8, v2, s[2:3]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v1, v6
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_cndmask_b32_e64 v2, v3, v11, s[2:3]
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_xor_b32_e32 v0, v0, v4
	v_xor_b32_e32 v1, v1, v4
	v_sub_co_u32_e32 v0, vcc, v0, v4
	v_subb_co_u32_e32 v1, vcc, v1, v4, vcc
.LBB1_4:
	s_andn2_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB1_6
	v_cvt_f32_u32_e32 v0, v18
	v_sub_u32_e32 v1, 0, v18
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v20, v0
	v_mul_lo_u32 v0, v0, v18
	v_sub_u32_e32 v0, v20, v0
	v_sub_u32_e32 v1, v0, v18
	v_cmp_ge_u32_e32 vcc, v0, v18
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_sub_u32_e32 v1, v0, v18
	v_cmp_ge_u32_e32 vcc, v0, v18
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_mov_b32_e32 v1, 0
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	v_ashrrev_i32_e32 v2, 31, v19
	v_xor_b32_e32 v4, v18, v2
	v_xor_b32_e32 v3, v19, v2
	v_sub_co_u32_e32 v4, vcc, v4, v2
	v_subb_co_u32_e32 v2, vcc, v3, v2, vcc
	v_ashrrev_i32_e32 v3, 31, v1
	v_and_b32_e32 v2, v3, v2
	v_and_b32_e32 v3, v3, v4
	v_add_co_u32_e32 v0, vcc, v3, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
.LBB1_7:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v2, -9
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB1_19
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB1_10
	v_ashrrev_i32_e32 v6, 31, v19
	v_add_co_u32_e32 v2, vcc, v18, v6
	v_addc_co_u32_e32 v3, vcc, v19, v6, vcc
	v_xor_b32_e32 v12, v3, v6
	v_xor_b32_e32 v13, v2, v6
	v_cvt_f32_u32_e32 v2, v13
	v_cvt_f32_u32_e32 v3, v12
	v_sub_co_u32_e32 v9, vcc, 0, v13
	v_subb_co_u32_e32 v10, vcc, 0, v12, vcc
	v_madmk_f32 v2, v3, 0x4f800000, v2
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x5f7ffffc, v2
	v_mul_f32_e32 v3, 0x2f800000, v2
	v_trunc_f32_e32 v3, v3
	v_madmk_f32 v2, v3, 0xcf800000, v2
	v_cvt_u32_f32_e32 v8, v2
	v_cvt_u32_f32_e32 v11, v3
	v_mul_lo_u32 v4, v10, v8
	v_mad_u64_u32 v[2:3], s[2:3], v9, v8, 0
	v_mul_lo_u32 v5, v9, v11
	v_add3_u32 v3, v3, v5, v4
	v_mad_u64_u32 v[4:5], s[2:3], v8, v3, 0
	v_mul_hi_u32 v14, v8, v2
	v_add_co_u32_e32 v14, vcc, v14, v4
	v_addc_co_u32_e32 v15, vcc, 0, v5, vcc
	v_mad_u64_u32 v[4:5], s[2:3], v11, v3, 0
	v_mad_u64_u32 v[2:3], s[2:3], v11, v2, 0
	v_add_co_u32_e32 v2, vcc, v14, v2
	v_addc_co_u32_e32 v2, vcc, v15, v3, vcc
	v_addc_co_u32_e32 v3, vcc, 0, v5, vcc
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_add_co_u32_e32 v14, vcc, v8, v2
	v_addc_co_u32_e32 v15, vcc, v11, v3, vcc
	v_mul_lo_u32 v4, v9, v15
	v_mul_lo_u32 v5, v10, v14
	v_mad_u64_u32 v[2:3], s[2:3], v9, v14, 0
	v_add3_u32 v3, v3, v4, v5
	v_mad_u64_u32 v[8:9], s[2:3], v15, v2, 0
	v_mad_u64_u32 v[10:11], s[2:3], v14, v3, 0
	v_mul_hi_u32 v2, v14, v2
	v_add_co_u32_e32 v2, vcc, v2, v10
	v_mad_u64_u32 v[4:5], s[2:3], v15, v3, 0
	v_addc_co_u32_e32 v3, vcc, 0, v11, vcc
	v_add_co_u32_e32 v2, vcc, v2, v8
	v_addc_co_u32_e32 v2, vcc, v3, v9, vcc
	v_addc_co_u32_e32 v3, vcc, 0, v5, vcc
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_add_co_u32_e32 v4, vcc, v14, v2
	v_addc_co_u32_e32 v5, vcc, v15, v3, vcc
	v_ashrrev_i32_e32 v8, 31, v21
	v_add_co_u32_e32 v2, vcc, v20, v8
	v_addc_co_u32_e32 v3, vcc, v21, v8, vcc
	v_xor_b32_e32 v10, v2, v8
	v_xor_b32_e32 v9, v3, v8
	v_mad_u64_u32 v[2:3], s[2:3], v10, v5, 0
	v_mul_hi_u32 v11, v10, v4
	v_add_co_u32_e32 v11, vcc, v11, v2
	v_addc_co_u32_e32 v14, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v9, v5, 0
	v_mad_u64_u32 v[4:5], s[2:3], v9, v4, 0
	v_add_co_u32_e32 v4, vcc, v11, v4
	v_addc_co_u32_e32 v4, vcc, v14, v5, vcc
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_add_co_u32_e32 v4, vcc, v4, v2
	v_addc_co_u32_e32 v5, vcc, 0, v3, vcc
	v_mul_lo_u32 v11, v12, v4
	v_mul_lo_u32 v14, v13, v5
	v_mad_u64_u32 v[2:3], s[2:3], v13, v4, 0
	v_add3_u32 v3, v3, v14, v11
	v_sub_u32_e32 v11, v9, v3
	v_sub_co_u32_e32 v2, vcc, v10, v2
	v_subb_co_u32_e64 v10, s[2:3], v11, v12, vcc
	v_sub_co_u32_e64 v11, s[2:3], v2, v13
	v_subbrev_co_u32_e64 v10, s[2:3], 0, v10, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v10, v12
	v_cndmask_b32_e64 v14, 0, -1, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v11, v13
	v_cndmask_b32_e64 v11, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], v10, v12
	v_cndmask_b32_e64 v10, v14, v11, s[2:3]
	v_add_co_u32_e64 v11, s[2:3], 2, v4
	v_subb_co_u32_e32 v3, vcc, v9, v3, vcc
	v_addc_co_u32_e64 v14, s[2:3], 0, v5, s[2:3]
	v_cmp_ge_u32_e32 vcc, v3, v12
	v_add_co_u32_e64 v15, s[2:3], 1, v4
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v2, v13
	v_addc_co_u32_e64 v22, s[2:3], 0, v5, s[2:3]
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v3, v12
	v_cmp_ne_u32_e64 s[2:3], 0, v10
	v_cndmask_b32_e32 v2, v9, v2, vcc
	v_cndmask_b32_e64 v10, v22, v14, s[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v3, v15, v11, s[2:3]
	v_cndmask_b32_e32 v2, v5, v10, vcc
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_xor_b32_e32 v4, v8, v6
	v_xor_b32_e32 v5, v2, v4
	v_xor_b32_e32 v2, v3, v4
	v_sub_co_u32_e32 v2, vcc, v2, v4
	v_subb_co_u32_e32 v3, vcc, v5, v4, vcc
.LBB1_10:
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB1_12
	v_cvt_f32_u32_e32 v2, v18
	v_sub_u32_e32 v3, 0, v18
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, v3, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, v2, v3
	v_mul_hi_u32 v2, v20, v2
	v_mul_lo_u32 v3, v2, v18
	v_sub_u32_e32 v3, v20, v3
	v_add_u32_e32 v4, 1, v2
	v_sub_u32_e32 v5, v3, v18
	v_cmp_ge_u32_e32 vcc, v3, v18
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_u32_e32 v4, 1, v2
	v_cmp_ge_u32_e32 vcc, v3, v18
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_mov_b32_e32 v3, 0
.LBB1_12:
	s_or_b64 exec, exec, s[2:3]
	v_mul_lo_u32 v6, v3, v18
	v_mul_lo_u32 v8, v2, v19
	v_mad_u64_u32 v[4:5], s[2:3], v2, v18, 0
	v_add3_u32 v5, v5, v8, v6
	v_sub_co_u32_e32 v4, vcc, v20, v4
	v_subb_co_u32_e32 v5, vcc, v21, v5, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_18
	v_cmp_gt_i64_e32 vcc, 1, v[18:19]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_add_co_u32_e32 v2, vcc, 1, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_add_co_u32_e32 v2, vcc, -1, v2
	v_addc_co_u32_e32 v3, vcc, -1, v3, vcc
	s_or_b64 exec, exec, s[6:7]
.LBB1_18:
	s_or_b64 exec, exec, s[2:3]
.LBB1_19:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_25
	v_mov_b32_e32 v6, 0
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB1_22
	v_cvt_f32_u32_e32 v4, v18
	v_cvt_f32_u32_e32 v5, v19
	v_sub_co_u32_e32 v11, vcc, 0, v18
	v_subb_co_u32_e32 v12, vcc, 0, v19, vcc
	v_madmk_f32 v4, v5, 0x4f800000, v4
	v_rcp_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x5f7ffffc, v4
	v_mul_f32_e32 v5, 0x2f800000, v4
	v_trunc_f32_e32 v5, v5
	v_madmk_f32 v4, v5, 0xcf800000, v4
	v_cvt_u32_f32_e32 v6, v5
	v_cvt_u32_f32_e32 v10, v4
	v_mul_lo_u32 v8, v11, v6
	v_mul_lo_u32 v9, v12, v10
	v_mad_u64_u32 v[4:5], s[2:3], v11, v10, 0
	v_add3_u32 v5, v5, v8, v9
	v_mad_u64_u32 v[8:9], s[2:3], v10, v5, 0
	v_mul_hi_u32 v13, v10, v4
	v_add_co_u32_e32 v13, vcc, v13, v8
	v_addc_co_u32_e32 v14, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[2:3], v6, v5, 0
	v_mad_u64_u32 v[4:5], s[2:3], v6, v4, 0
	v_add_co_u32_e32 v4, vcc, v13, v4
	v_addc_co_u32_e32 v4, vcc, v14, v5, vcc
	v_addc_co_u32_e32 v5, vcc, 0, v9, vcc
	v_add_co_u32_e32 v4, vcc, v4, v8
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_add_co_u32_e32 v14, vcc, v10, v4
	v_addc_co_u32_e32 v6, vcc, v6, v5, vcc
	v_mul_lo_u32 v8, v11, v6
	v_mul_lo_u32 v9, v12, v14
	v_mad_u64_u32 v[4:5], s[2:3], v11, v14, 0
	v_add3_u32 v5, v5, v8, v9
	v_mad_u64_u32 v[10:11], s[2:3], v6, v4, 0
	v_mad_u64_u32 v[12:13], s[2:3], v14, v5, 0
	v_mul_hi_u32 v4, v14, v4
	v_add_co_u32_e32 v4, vcc, v4, v12
	v_mad_u64_u32 v[8:9], s[2:3], v6, v5, 0
	v_addc_co_u32_e32 v5, vcc, 0, v13, vcc
	v_add_co_u32_e32 v4, vcc, v4, v10
	v_addc_co_u32_e32 v4, vcc, v5, v11, vcc
	v_addc_co_u32_e32 v5, vcc, 0, v9, vcc
	v_add_co_u32_e32 v4, vcc, v4, v8
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_add_co_u32_e32 v8, vcc, v14, v4
	v_addc_co_u32_e32 v6, vcc, v6, v5, vcc
	v_mad_u64_u32 v[4:5], s[2:3], v20, v6, 0
	v_mul_hi_u32 v9, v20, v8
	v_add_co_u32_e32 v10, vcc, v9, v4
	v_addc_co_u32_e32 v11, vcc, 0, v5, vcc
	v_mad_u64_u32 v[8:9], s[2:3], v21, v8, 0
	v_mad_u64_u32 v[4:5], s[2:3], v21, v6, 0
	v_add_co_u32_e32 v6, vcc, v10, v8
	v_addc_co_u32_e32 v6, vcc, v11, v9, vcc
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_add_co_u32_e32 v6, vcc, v6, v4
	v_addc_co_u32_e32 v8, vcc, 0, v5, vcc
	v_mul_lo_u32 v9, v19, v6
	v_mul_lo_u32 v10, v18, v8
	v_mad_u64_u32 v[4:5], s[2:3], v18, v6, 0
	v_add3_u32 v5, v5, v10, v9
	v_sub_u32_e32 v9, v21, v5
	v_sub_co_u32_e32 v4, vcc, v20, v4
	v_subb_co_u32_e64 v9, s[2:3], v9, v19, vcc
	v_sub_co_u32_e64 v10, s[2:3], v4, v18
	v_subbrev_co_u32_e64 v9, s[2:3], 0, v9, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v9, v19
	v_cndmask_b32_e64 v11, 0, -1, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v10, v18
	v_cndmask_b32_e64 v10, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], v9, v19
	v_cndmask_b32_e64 v9, v11, v10, s[2:3]
	v_add_co_u32_e64 v10, s[2:3], 2, v6
	v_addc_co_u32_e64 v11, s[2:3], 0, v8, s[2:3]
	v_add_co_u32_e64 v12, s[2:3], 1, v6
	v_addc_co_u32_e64 v13, s[2:3], 0, v8, s[2:3]
	v_subb_co_u32_e32 v5, vcc, v21, v5, vcc
	v_cmp_ne_u32_e64 s[2:3], 0, v9
	v_cmp_ge_u32_e32 vcc, v5, v19
	v_cndmask_b32_e64 v9, v13, v11, s[2:3]
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v4, v18
	v_cndmask_b32_e64 v4, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v5, v19
	v_cndmask_b32_e32 v4, v11, v4, vcc
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v4, v12, v10, s[2:3]
	v_cndmask_b32_e32 v11, v8, v9, vcc
	v_cndmask_b32_e32 v10, v6, v4, vcc
.LBB1_22:
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB1_24
	v_cvt_f32_u32_e32 v4, v18
	v_sub_u32_e32 v5, 0, v18
	v_mov_b32_e32 v11, 0
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, v4, v5
	v_mul_hi_u32 v4, v20, v4
	v_mul_lo_u32 v5, v4, v18
	v_sub_u32_e32 v5, v20, v5
	v_add_u32_e32 v6, 1, v4
	v_sub_u32_e32 v8, v5, v18
	v_cmp_ge_u32_e32 vcc, v5, v18
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e32 v6, 1, v4
	v_cmp_ge_u32_e32 vcc, v5, v18
	v_cndmask_b32_e32 v10, v4, v6, vcc
.LBB1_24:
	s_or_b64 exec, exec, s[2:3]
.LBB1_25:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[2:3], 0xffffffff
	v_cmp_lt_u64_e32 vcc, s[2:3], v[20:21]
	v_ffbh_u32_e32 v26, v20
	v_ffbh_u32_e32 v27, v21
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[4:5], exec, s[2:3]
	s_cbranch_execz .LBB1_31
	v_add_u32_e32 v4, 32, v26
	v_min_u32_e32 v4, v4, v27
	v_and_b32_e32 v5, 62, v4
	v_lshlrev_b64 v[8:9], v5, v[20:21]
	v_mov_b32_e32 v5, 1
	v_lshlrev_b32_sdwa v6, v5, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s3, s3, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	v_mov_b32_e32 v13, s3
	v_add_co_u32_e32 v12, vcc, s2, v6
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	global_load_ushort v6, v[12:13], off
	v_mov_b32_e32 v12, 4
	v_lshrrev_b32_e32 v14, 20, v9
	v_and_b32_e32 v14, 15, v14
	v_mov_b32_e32 v13, 15
	v_and_b32_sdwa v13, v9, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x6050400
	v_lshrrev_b32_e32 v24, 8, v9
	s_waitcnt vmcnt(0)
	v_lshlrev_b16_sdwa v5, v5, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_cvt_f32_u32_e32 v15, v5
	v_lshlrev_b16_sdwa v12, v12, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_or_b32_e32 v12, v12, v14
	v_cvt_f32_u32_sdwa v14, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v22, v15
	v_lshlrev_b16_e32 v6, 4, v6
	v_and_b32_e32 v6, 0xf0, v6
	v_mul_f32_e32 v22, v14, v22
	v_trunc_f32_e32 v22, v22
	v_cvt_u32_f32_e32 v23, v22
	v_mad_f32 v14, -v22, v15, v14
	v_cmp_ge_f32_e64 vcc, |v14|, v15
	v_addc_co_u32_e32 v14, vcc, 0, v23, vcc
	v_mul_lo_u16_e32 v5, v14, v5
	v_sub_u16_e32 v5, v12, v5
	v_lshlrev_b16_e32 v5, 4, v5
	v_add_u16_e32 v6, v14, v6
	v_mul_lo_u16_e32 v14, v14, v14
	v_or_b32_e32 v5, v5, v13
	v_cmp_lt_u16_e32 vcc, v5, v14
	v_cndmask_b32_e64 v13, 0, 1, vcc
	v_lshlrev_b16_e32 v12, 1, v6
	v_sub_u16_e32 v6, v6, v13
	v_lshlrev_b32_e32 v15, 1, v6
	v_cvt_f32_u32_e32 v22, v15
	v_add_u16_e32 v12, -1, v12
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_sub_u16_e32 v5, v5, v14
	v_rcp_iflag_f32_e32 v22, v22
	v_add_u16_e32 v5, v5, v12
	v_sub_u32_e32 v14, 0, v15
	v_perm_b32 v5, v5, v24, s2
	v_mul_f32_e32 v12, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v12, v12
	v_lshlrev_b16_e32 v6, 8, v6
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v23, v13
	v_mul_lo_u32 v14, v14, v12
	v_mul_hi_u32 v14, v12, v14
	v_add_u32_e32 v12, v12, v14
	v_mul_hi_u32 v12, v5, v12
	v_mul_lo_u32 v14, v12, v15
	v_sub_u32_e32 v14, v5, v14
	v_add_u32_e32 v22, 1, v12
	v_cmp_ge_u32_e32 vcc, v14, v15
	v_cndmask_b32_e32 v12, v12, v22, vcc
	v_sub_u32_e32 v22, v14, v15
	v_cndmask_b32_e32 v14, v14, v22, vcc
	v_add_u32_e32 v22, 1, v12
	v_cmp_ge_u32_e32 vcc, v14, v15
	v_cndmask_b32_e32 v12, v12, v22, vcc
	v_mul_lo_u32 v14, v12, v15
	v_sub_u32_e32 v5, v5, v14
	v_add_u32_e32 v6, v12, v6
	v_mul_lo_u32 v12, v12, v12
	v_perm_b32 v5, v5, v9, s2
	v_lshl_add_u32 v14, v6, 1, -1
	v_sub_co_u32_e32 v5, vcc, v5, v12
	v_cndmask_b32_e32 v12, 0, v14, vcc
	v_add_u32_e32 v22, v5, v12
	v_subbrev_co_u32_e32 v12, vcc, 0, v6, vcc
	v_lshlrev_b64 v[14:15], 1, v[12:13]
	v_lshlrev_b64 v[22:23], 16, v[22:23]
	v_or_b32_e32 v25, v23, v15
	v_mov_b32_e32 v24, v13
	v_or_b32_sdwa v22, v22, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_ne_u64_e32 vcc, 0, v[24:25]
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB1_28
	v_cvt_f32_u32_e32 v5, v14
	v_cvt_f32_ubyte0_e32 v6, v15
	v_sub_co_u32_e32 v13, vcc, 0, v14
	v_madmk_f32 v5, v6, 0x4f800000, v5
	v_rcp_f32_e32 v5, v5
	v_subb_co_u32_e32 v30, vcc, 0, v15, vcc
	v_mul_f32_e32 v5, 0x5f7ffffc, v5
	v_mul_f32_e32 v6, 0x2f800000, v5
	v_trunc_f32_e32 v6, v6
	v_madmk_f32 v5, v6, 0xcf800000, v5
	v_cvt_u32_f32_e32 v6, v6
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v28, v13, v6
	v_mul_lo_u32 v29, v30, v5
	v_mad_u64_u32 v[24:25], s[2:3], v13, v5, 0
	v_add3_u32 v25, v25, v28, v29
	v_mad_u64_u32 v[28:29], s[2:3], v5, v25, 0
	v_mul_hi_u32 v31, v5, v24
	v_add_co_u32_e32 v31, vcc, v31, v28
	v_addc_co_u32_e32 v32, vcc, 0, v29, vcc
	v_mad_u64_u32 v[28:29], s[2:3], v6, v25, 0
	v_mad_u64_u32 v[24:25], s[2:3], v6, v24, 0
	v_add_co_u32_e32 v24, vcc, v31, v24
	v_addc_co_u32_e32 v24, vcc, v32, v25, vcc
	v_addc_co_u32_e32 v25, vcc, 0, v29, vcc
	v_add_co_u32_e32 v24, vcc, v24, v28
	v_addc_co_u32_e32 v25, vcc, 0, v25, vcc
	v_add_co_u32_e32 v5, vcc, v5, v24
	v_addc_co_u32_e32 v6, vcc, v6, v25, vcc
	v_mul_lo_u32 v28, v13, v6
	v_mul_lo_u32 v29, v30, v5
	v_mad_u64_u32 v[24:25], s[2:3], v13, v5, 0
	v_add3_u32 v13, v25, v28, v29
	v_mad_u64_u32 v[28:29], s[2:3], v6, v13, 0
	v_mad_u64_u32 v[32:33], s[2:3], v5, v13, 0
	v_mul_hi_u32 v13, v5, v24
	v_add_co_u32_e32 v13, vcc, v13, v32
	v_mad_u64_u32 v[30:31], s[2:3], v6, v24, 0
	v_addc_co_u32_e32 v24, vcc, 0, v33, vcc
	v_add_co_u32_e32 v13, vcc, v13, v30
	v_addc_co_u32_e32 v13, vcc, v24, v31, vcc
	v_addc_co_u32_e32 v24, vcc, 0, v29, vcc
	v_add_co_u32_e32 v13, vcc, v13, v28
	v_addc_co_u32_e32 v24, vcc, 0, v24, vcc
	v_add_co_u32_e32 v5, vcc, v5, v13
	v_addc_co_u32_e32 v6, vcc, v6, v24, vcc
	v_mad_u64_u32 v[24:25], s[2:3], v22, v6, 0
	v_mul_hi_u32 v13, v22, v5
	v_add_co_u32_e32 v13, vcc, v13, v24
	v_addc_co_u32_e32 v30, vcc, 0, v25, vcc
	v_mad_u64_u32 v[28:29], s[2:3], v23, v5, 0
	v_add_co_u32_e32 v5, vcc, v13, v28
	v_mad_u64_u32 v[24:25], s[2:3], v23, v6, 0
	v_addc_co_u32_e32 v5, vcc, v30, v29, vcc
	v_addc_co_u32_e32 v6, vcc, 0, v25, vcc
	v_add_co_u32_e32 v5, vcc, v5, v24
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_mul_lo_u32 v13, v15, v5
	v_mul_lo_u32 v28, v14, v6
	v_mad_u64_u32 v[24:25], s[2:3], v14, v5, 0
	v_add3_u32 v13, v25, v28, v13
	v_sub_u32_e32 v25, v23, v13
	v_sub_co_u32_e32 v22, vcc, v22, v24
	v_subb_co_u32_e64 v24, s[2:3], v25, v15, vcc
	v_sub_co_u32_e64 v25, s[2:3], v22, v14
	v_subbrev_co_u32_e64 v24, s[2:3], 0, v24, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v24, v15
	v_cndmask_b32_e64 v28, 0, -1, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v25, v14
	v_cndmask_b32_e64 v25, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], v24, v15
	v_cndmask_b32_e64 v24, v28, v25, s[2:3]
	v_add_co_u32_e64 v28, s[2:3], 2, v5
	v_subb_co_u32_e32 v13, vcc, v23, v13, vcc
	v_addc_co_u32_e64 v25, s[2:3], 0, v6, s[2:3]
	v_cmp_ge_u32_e32 vcc, v13, v15
	v_add_co_u32_e64 v29, s[2:3], 1, v5
	v_cndmask_b32_e64 v23, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v22, v14
	v_addc_co_u32_e64 v30, s[2:3], 0, v6, s[2:3]
	v_cndmask_b32_e64 v14, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v15
	v_cmp_ne_u32_e64 s[2:3], 0, v24
	v_cndmask_b32_e32 v13, v23, v14, vcc
	v_cndmask_b32_e64 v24, v30, v25, s[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v13
	v_cndmask_b32_e32 v25, v6, v24, vcc
	v_cndmask_b32_e64 v6, v29, v28, s[2:3]
	v_cndmask_b32_e32 v24, v5, v6, vcc
.LBB1_28:
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB1_30
	v_cvt_f32_u32_e32 v5, v14
	v_sub_u32_e32 v6, 0, v14
	v_mov_b32_e32 v25, 0
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, v6, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v5, v5, v6
	v_mul_hi_u32 v5, v22, v5
	v_mul_lo_u32 v6, v5, v14
	v_sub_u32_e32 v6, v22, v6
	v_add_u32_e32 v13, 1, v5
	v_sub_u32_e32 v15, v6, v14
	v_cmp_ge_u32_e32 vcc, v6, v14
	v_cndmask_b32_e32 v6, v6, v15, vcc
	v_cndmask_b32_e32 v5, v5, v13, vcc
	v_add_u32_e32 v13, 1, v5
	v_cmp_ge_u32_e32 vcc, v6, v14
	v_cndmask_b32_e32 v24, v5, v13, vcc
.LBB1_30:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v5, 16, v12
	v_add_co_u32_e32 v5, vcc, v24, v5
	v_addc_co_u32_e32 v6, vcc, 0, v25, vcc
	v_mad_u64_u32 v[12:13], s[2:3], v5, v6, 0
	v_mad_u64_u32 v[14:15], s[2:3], v5, v5, 0
	v_add_co_u32_e32 v24, vcc, v15, v12
	v_addc_co_u32_e32 v25, vcc, 0, v13, vcc
	v_add_co_u32_e32 v24, vcc, v24, v12
	v_mad_u64_u32 v[22:23], s[2:3], v6, v6, 0
	v_addc_co_u32_e32 v13, vcc, v25, v13, vcc
	v_addc_co_u32_e32 v23, vcc, 0, v23, vcc
	v_add_co_u32_e32 v22, vcc, v13, v22
	v_addc_co_u32_e32 v23, vcc, 0, v23, vcc
	v_add3_u32 v15, v15, v12, v12
	v_cmp_ne_u64_e32 vcc, 0, v[22:23]
	v_cmp_gt_u64_e64 s[2:3], v[14:15], v[8:9]
	s_or_b64 s[2:3], vcc, s[2:3]
	v_cndmask_b32_e64 v8, 0, 1, s[2:3]
	v_sub_co_u32_e32 v8, vcc, v5, v8
	v_subbrev_co_u32_e32 v9, vcc, 0, v6, vcc
	v_lshrrev_b32_e32 v4, 1, v4
	v_lshrrev_b64 v[4:5], v4, v[8:9]
.LBB1_31:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_41
	s_mov_b64 s[2:3], 0xffff
	v_cmp_lt_u64_e32 vcc, s[2:3], v[20:21]
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB1_34
	v_and_b32_e32 v4, 30, v26
	v_lshlrev_b32_e32 v4, v4, v20
	v_mov_b32_e32 v5, 1
	v_lshlrev_b32_sdwa v6, v5, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s3, s3, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	global_load_ushort v6, v6, s[2:3]
	v_lshrrev_b32_e32 v9, 20, v4
	v_and_b32_e32 v9, 15, v9
	v_mov_b32_e32 v8, 15
	v_and_b32_sdwa v8, v4, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x6050400
	v_lshrrev_b32_e32 v15, 8, v4
	s_waitcnt vmcnt(0)
	v_lshlrev_b16_sdwa v5, v5, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_cvt_f32_u32_e32 v13, v5
	v_lshrrev_b16_e32 v12, 4, v6
	v_and_b32_e32 v12, 0xff0, v12
	v_or_b32_e32 v9, v12, v9
	v_cvt_f32_u32_sdwa v12, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v14, v13
	v_lshlrev_b16_e32 v6, 4, v6
	v_and_b32_e32 v6, 0xf0, v6
	v_mul_f32_e32 v14, v12, v14
	v_trunc_f32_e32 v14, v14
	v_cvt_u32_f32_e32 v22, v14
	v_mad_f32 v12, -v14, v13, v12
	v_cmp_ge_f32_e64 vcc, |v12|, v13
	v_addc_co_u32_e32 v12, vcc, 0, v22, vcc
	v_mul_lo_u16_e32 v5, v12, v5
	v_sub_u16_e32 v5, v9, v5
	v_add_u16_e32 v6, v12, v6
	v_lshlrev_b16_e32 v5, 4, v5
	v_mul_lo_u16_e32 v12, v12, v12
	v_lshlrev_b16_e32 v9, 1, v6
	v_or_b32_e32 v5, v5, v8
	v_add_u16_e32 v9, -1, v9
	v_cmp_lt_u16_e32 vcc, v5, v12
	v_sub_u16_e32 v8, v5, v12
	v_cndmask_b32_e32 v5, 0, v9, vcc
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_sub_u16_e32 v6, v6, v9
	v_lshlrev_b32_e32 v9, 1, v6
	v_cvt_f32_u32_e32 v9, v9
	v_add_u16_e32 v5, v8, v5
	v_perm_b32 v5, v5, v15, s2
	v_cvt_f32_u32_e32 v5, v5
	v_rcp_iflag_f32_e32 v8, v9
	v_lshlrev_b16_e32 v6, 8, v6
	v_mul_f32_e32 v8, v5, v8
	v_trunc_f32_e32 v8, v8
	v_cvt_u32_f32_e32 v12, v8
	v_mad_f32 v5, -v8, v9, v5
	v_cmp_ge_f32_e64 vcc, |v5|, v9
	v_addc_co_u32_e32 v5, vcc, 0, v12, vcc
	v_and_b32_e32 v5, 0xffffff, v5
	v_add_u32_e32 v5, v5, v6
	v_mul_hi_u32 v6, v5, v5
	v_mul_lo_u32 v8, v5, v5
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_cmp_gt_u32_e64 s[2:3], v8, v4
	s_or_b64 vcc, vcc, s[2:3]
	v_subbrev_co_u32_e32 v4, vcc, 0, v5, vcc
	v_lshrrev_b32_e32 v5, 1, v26
	v_lshrrev_b32_e32 v4, v5, v4
.LBB1_34:
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB1_40
	s_mov_b64 s[6:7], 0xff
	v_cmp_lt_u64_e32 vcc, s[6:7], v[20:21]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_37
	v_lshlrev_b32_e32 v4, 16, v20
	v_ffbh_u32_e32 v4, v4
	v_and_b32_e32 v5, 14, v4
	v_lshlrev_b16_e32 v5, v5, v20
	v_mov_b32_e32 v6, 1
	v_lshlrev_b32_sdwa v8, v6, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s9, s9, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	global_load_ushort v8, v8, s[8:9]
	v_lshrrev_b16_e32 v9, 4, v5
	v_and_b32_e32 v9, 15, v9
	v_mov_b32_e32 v13, 0
	v_lshrrev_b16_e32 v4, 1, v4
	s_waitcnt vmcnt(0)
	v_lshlrev_b16_sdwa v6, v6, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_cvt_f32_u32_e32 v6, v6
	v_lshrrev_b16_e32 v12, 4, v8
	v_and_b32_e32 v12, 0xff0, v12
	v_or_b32_e32 v9, v12, v9
	v_cvt_f32_u32_sdwa v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v12, v6
	v_lshlrev_b16_e32 v8, 4, v8
	v_and_b32_e32 v8, 0xf0, v8
	v_mul_f32_e32 v12, v9, v12
	v_trunc_f32_e32 v12, v12
	v_cvt_u32_f32_e32 v14, v12
	v_mad_f32 v9, -v12, v6, v9
	v_cmp_ge_f32_e64 vcc, |v9|, v6
	v_addc_co_u32_e32 v6, vcc, 0, v14, vcc
	v_and_b32_e32 v6, 0xfff, v6
	v_add_u16_e32 v6, v6, v8
	v_mul_u32_u24_e32 v8, v6, v6
	v_cmp_ne_u16_sdwa s[8:9], v8, v13 src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_gt_u16_e32 vcc, v8, v5
	s_or_b64 s[8:9], s[8:9], vcc
	v_cndmask_b32_e64 v5, 0, 1, s[8:9]
	v_sub_u16_e32 v5, v6, v5
	v_lshrrev_b16_e32 v4, v4, v5
.LBB1_37:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_39
	v_lshlrev_b64 v[4:5], 1, v[20:21]
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s9, s9, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	v_mov_b32_e32 v6, s9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_load_ubyte v4, v[4:5], off
.LBB1_39:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 0xffff, v4
.LBB1_40:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, 0
.LBB1_41:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v12, 0xffffff9c
	v_cmp_ne_u64_e32 vcc, 0, v[20:21]
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[2:3], vcc
	v_add_u32_e32 v6, 32, v26
	v_min_u32_e32 v6, v6, v27
	v_xor_b32_e32 v6, 63, v6
	v_mul_hi_u32_u24_e32 v13, 0x64, v6
	v_mul_u32_u24_e32 v12, 0x64, v6
	s_or_b64 exec, exec, s[2:3]
	v_pk_mov_b32 v[22:23], -1, -1
	v_pk_mov_b32 v[8:9], 0, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_45
	s_mov_b32 s4, 0xbdedd5bf
	v_mul_hi_u32 v22, v18, s4
	v_mov_b32_e32 v23, 0
	v_mad_u64_u32 v[8:9], s[4:5], v19, s4, v[22:23]
	v_mov_b32_e32 v22, v8
	s_mov_b32 s6, 0xdbe6fece
	v_mad_u64_u32 v[14:15], s[4:5], v18, s6, v[22:23]
	v_add_co_u32_e32 v8, vcc, v9, v15
	s_mov_b32 s0, 0x540be3ff
	v_addc_co_u32_e64 v9, s[4:5], 0, 0, vcc
	s_mov_b32 s1, 2
	v_mad_u64_u32 v[8:9], s[4:5], v19, s6, v[8:9]
	v_lshrrev_b32_e32 v6, 1, v9
	v_cmp_lt_u64_e32 vcc, s[0:1], v[18:19]
	v_cndmask_b32_e32 v8, v18, v6, vcc
	v_cndmask_b32_e64 v9, v19, 0, vcc
	v_alignbit_b32 v24, v9, v8, 5
	s_mov_b32 s4, 0x71b47843
	v_mul_hi_u32 v22, v24, s4
	v_lshrrev_b32_e32 v29, 5, v9
	v_mad_u64_u32 v[14:15], s[4:5], v29, s4, v[22:23]
	v_mov_b32_e32 v22, v14
	s_mov_b32 s6, 0xa7c5ac4
	v_mad_u64_u32 v[24:25], s[4:5], v24, s6, v[22:23]
	v_cndmask_b32_e64 v28, 0, 10, vcc
	v_add_co_u32_e32 v14, vcc, v15, v25
	v_addc_co_u32_e64 v15, s[4:5], 0, 0, vcc
	s_mov_b64 s[0:1], 0x1869f
	v_mad_u64_u32 v[14:15], s[4:5], v29, s6, v[14:15]
	v_cmp_lt_u64_e32 vcc, s[0:1], v[8:9]
	v_alignbit_b32 v9, v15, v14, 7
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_u32_e32 v9, 0x5fff6, v8
	v_add_u32_e32 v14, 0x7ff9c, v8
	v_and_b32_e32 v9, v9, v14
	v_add_u32_e32 v14, 0xdfc18, v8
	v_add_u32_e32 v8, 0x7d8f0, v8
	v_and_b32_e32 v8, v14, v8
	v_or_b32_e32 v6, 5, v28
	v_xor_b32_e32 v8, v9, v8
	v_cndmask_b32_e32 v6, v28, v6, vcc
	v_lshrrev_b32_e32 v8, 17, v8
	v_add_u32_e32 v22, v8, v6
	v_pk_mov_b32 v[8:9], v[10:11], v[10:11] op_sel:[0,1]
.LBB1_45:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, 0
	v_or_b32_e32 v14, 1, v18
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB1_47
	v_cvt_f32_u32_e32 v6, v14
	v_cvt_f32_u32_e32 v7, v19
	v_sub_co_u32_e32 v25, vcc, 0, v14
	v_subb_co_u32_e32 v28, vcc, 0, v19, vcc
	v_madmk_f32 v6, v7, 0x4f800000, v6
	v_rcp_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x5f7ffffc, v6
	v_mul_f32_e32 v7, 0x2f800000, v6
	v_trunc_f32_e32 v7, v7
	v_madmk_f32 v6, v7, 0xcf800000, v6
	v_cvt_u32_f32_e32 v15, v7
	v_cvt_u32_f32_e32 v24, v6
	v_mul_lo_u32 v10, v25, v15
	v_mul_lo_u32 v11, v28, v24
	v_mad_u64_u32 v[6:7], s[0:1], v25, v24, 0
	v_add3_u32 v7, v7, v10, v11
	v_mad_u64_u32 v[10:11], s[0:1], v24, v7, 0
	v_mul_hi_u32 v29, v24, v6
	v_add_co_u32_e32 v29, vcc, v29, v10
	v_addc_co_u32_e32 v30, vcc, 0, v11, vcc
	v_mad_u64_u32 v[10:11], s[0:1], v15, v7, 0
	v_mad_u64_u32 v[6:7], s[0:1], v15, v6, 0
	v_add_co_u32_e32 v6, vcc, v29, v6
	v_addc_co_u32_e32 v6, vcc, v30, v7, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v11, vcc
	v_add_co_u32_e32 v6, vcc, v6, v10
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v30, vcc, v24, v6
	v_addc_co_u32_e32 v15, vcc, v15, v7, vcc
	v_mul_lo_u32 v10, v25, v15
	v_mul_lo_u32 v11, v28, v30
	v_mad_u64_u32 v[6:7], s[0:1], v25, v30, 0
	v_add3_u32 v7, v7, v10, v11
	v_mad_u64_u32 v[24:25], s[0:1], v15, v6, 0
	v_mad_u64_u32 v[28:29], s[0:1], v30, v7, 0
	v_mul_hi_u32 v6, v30, v6
	v_add_co_u32_e32 v6, vcc, v6, v28
	v_mad_u64_u32 v[10:11], s[0:1], v15, v7, 0
	v_addc_co_u32_e32 v7, vcc, 0, v29, vcc
	v_add_co_u32_e32 v6, vcc, v6, v24
	v_addc_co_u32_e32 v6, vcc, v7, v25, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v11, vcc
	v_add_co_u32_e32 v6, vcc, v6, v10
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v10, vcc, v30, v6
	v_addc_co_u32_e32 v11, vcc, v15, v7, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v20, v11, 0
	v_mul_hi_u32 v15, v20, v10
	v_add_co_u32_e32 v15, vcc, v15, v6
	v_addc_co_u32_e32 v24, vcc, 0, v7, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v21, v11, 0
	v_mad_u64_u32 v[10:11], s[0:1], v21, v10, 0
	v_add_co_u32_e32 v10, vcc, v15, v10
	v_addc_co_u32_e32 v10, vcc, v24, v11, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v6, vcc, v10, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_mul_lo_u32 v10, v19, v6
	v_mul_lo_u32 v11, v14, v7
	v_mad_u64_u32 v[6:7], s[0:1], v14, v6, 0
	v_add3_u32 v7, v7, v11, v10
	v_sub_u32_e32 v10, v21, v7
	v_sub_co_u32_e32 v6, vcc, v20, v6
	v_subb_co_u32_e64 v10, s[0:1], v10, v19, vcc
	v_sub_co_u32_e64 v15, s[0:1], v6, v14
	v_subbrev_co_u32_e64 v11, s[2:3], 0, v10, s[0:1]
	v_cmp_ge_u32_e64 s[2:3], v11, v19
	v_cndmask_b32_e64 v24, 0, -1, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v15, v14
	v_cndmask_b32_e64 v25, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], v11, v19
	v_subb_co_u32_e64 v10, s[0:1], v10, v19, s[0:1]
	v_cndmask_b32_e64 v24, v24, v25, s[2:3]
	v_sub_co_u32_e64 v25, s[0:1], v15, v14
	v_subbrev_co_u32_e64 v10, s[0:1], 0, v10, s[0:1]
	v_subb_co_u32_e32 v7, vcc, v21, v7, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v24
	v_cmp_ge_u32_e32 vcc, v7, v19
	v_cndmask_b32_e64 v10, v11, v10, s[0:1]
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v6, v14
	v_cndmask_b32_e64 v14, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v7, v19
	v_cndmask_b32_e32 v11, v11, v14, vcc
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v11, v7, v10, vcc
	v_cndmask_b32_e64 v7, v15, v25, s[0:1]
	v_cndmask_b32_e32 v10, v6, v7, vcc
.LBB1_47:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_49
	v_cvt_f32_u32_e32 v6, v14
	v_sub_u32_e32 v7, 0, v14
	v_mov_b32_e32 v11, 0
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, v20, v6
	v_mul_lo_u32 v6, v6, v14
	v_sub_u32_e32 v6, v20, v6
	v_sub_u32_e32 v7, v6, v14
	v_cmp_ge_u32_e32 vcc, v6, v14
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_sub_u32_e32 v7, v6, v14
	v_cmp_ge_u32_e32 vcc, v6, v14
	v_cndmask_b32_e32 v10, v6, v7, vcc
.LBB1_49:
	s_or_b64 exec, exec, s[0:1]
	v_add_co_u32_e32 v28, vcc, v18, v20
	v_sub_u32_e32 v14, 0, v18
	v_addc_co_u32_e32 v29, vcc, v19, v21, vcc
	v_mad_u64_u32 v[32:33], s[0:1], v20, v19, 0
	v_mad_u64_u32 v[30:31], s[0:1], v18, v20, 0
	v_lshrrev_b64 v[6:7], v18, v[20:21]
	v_lshlrev_b64 v[14:15], v14, v[20:21]
	v_cndmask_b32_e64 v34, v28, -1, vcc
	v_cndmask_b32_e64 v35, v29, -1, vcc
	v_add_co_u32_e32 v38, vcc, v31, v32
	v_or_b32_e32 v15, v7, v15
	v_or_b32_e32 v14, v6, v14
	v_mad_u64_u32 v[6:7], s[0:1], v21, v18, 0
	v_addc_co_u32_e32 v33, vcc, 0, v33, vcc
	v_add_co_u32_e32 v38, vcc, v38, v6
	v_mad_i64_i32 v[36:37], s[0:1], v21, v19, 0
	v_addc_co_u32_e32 v7, vcc, v33, v7, vcc
	v_addc_co_u32_e32 v33, vcc, 0, v37, vcc
	v_add_co_u32_e32 v7, vcc, v7, v36
	v_addc_co_u32_e32 v33, vcc, 0, v33, vcc
	v_sub_co_u32_e32 v36, vcc, v7, v18
	v_subbrev_co_u32_e32 v37, vcc, 0, v33, vcc
	v_cmp_gt_i32_e32 vcc, 0, v21
	v_cndmask_b32_e32 v7, v7, v36, vcc
	v_cndmask_b32_e32 v33, v33, v37, vcc
	v_sub_co_u32_e32 v36, vcc, v7, v20
	v_mov_b32_e32 v24, v31
	v_subbrev_co_u32_e32 v37, vcc, 0, v33, vcc
	v_add3_u32 v31, v31, v32, v6
	v_cmp_gt_i32_e32 vcc, 0, v19
	v_ashrrev_i32_e32 v6, 31, v31
	v_xor_b32_e32 v39, v19, v21
	v_cndmask_b32_e32 v37, v33, v37, vcc
	v_cndmask_b32_e32 v36, v7, v36, vcc
	v_mov_b32_e32 v7, v6
	v_xor_b32_e32 v38, v18, v20
	v_ashrrev_i32_e32 v32, 31, v39
	v_not_b32_e32 v40, v32
	v_xor_b32_e32 v32, 0x7fffffff, v32
	v_cmp_ne_u64_e32 vcc, v[36:37], v[6:7]
	v_ashrrev_i64 v[6:7], 1, v[38:39]
	v_and_b32_e32 v37, v18, v20
	v_cndmask_b32_e32 v33, v31, v32, vcc
	v_cndmask_b32_e32 v32, v30, v40, vcc
	v_and_b32_e32 v36, v19, v21
	v_add_co_u32_e32 v42, vcc, v37, v6
	v_addc_co_u32_e32 v43, vcc, v36, v7, vcc
	v_lshrrev_b32_e32 v6, 31, v43
	v_and_b32_e32 v44, v38, v6
	v_lshrrev_b64 v[6:7], 1, v[38:39]
	v_add_co_u32_e32 v38, vcc, v37, v6
	v_ashrrev_i32_e32 v6, 31, v19
	v_addc_co_u32_e32 v39, vcc, v36, v7, vcc
	v_mul_lo_u32 v36, v21, v6
	v_mad_u64_u32 v[6:7], s[0:1], v20, v6, 0
	v_add3_u32 v7, v7, v6, v36
	v_ashrrev_i32_e32 v45, 31, v21
	v_mov_b32_e32 v25, 0
	v_mad_u64_u32 v[6:7], s[0:1], v45, v18, v[6:7]
	v_mul_lo_u32 v36, v45, v19
	v_mul_lo_u32 v37, v45, v18
	v_add3_u32 v7, v37, v7, v36
	v_mad_u64_u32 v[36:37], s[0:1], v19, v20, v[24:25]
	v_mov_b32_e32 v24, v36
	v_mad_u64_u32 v[40:41], s[0:1], v18, v21, v[24:25]
	v_add_co_u32_e32 v36, vcc, v37, v41
	v_addc_co_u32_e64 v37, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[36:37], s[0:1], v19, v21, v[36:37]
	v_add_co_u32_e32 v36, vcc, v36, v6
	v_addc_co_u32_e32 v37, vcc, v37, v7, vcc
	v_add_co_u32_e32 v6, vcc, v22, v12
	v_addc_co_u32_e32 v7, vcc, v23, v13, vcc
	v_not_b32_e32 v13, v19
	v_not_b32_e32 v19, v18
	v_ffbl_b32_e32 v13, v13
	v_add_u32_e64 v12, v26, 32 clamp
	v_add_u32_e64 v13, v13, 32 clamp
	v_ffbl_b32_e32 v19, v19
	v_min3_u32 v12, v12, v27, 64
	v_min3_u32 v13, v19, v13, 64
	v_sub_co_u32_e32 v12, vcc, v12, v13
	v_subb_co_u32_e64 v13, s[0:1], 0, 0, vcc
	v_add_co_u32_e32 v22, vcc, v44, v42
	v_lshlrev_b32_e32 v21, 24, v20
	v_mov_b32_e32 v20, v25
	v_addc_co_u32_e32 v23, vcc, 0, v43, vcc
	v_ashrrev_i64 v[24:25], 24, v[20:21]
	v_lshlrev_b32_e32 v18, 8, v18
	v_and_b32_e32 v19, 0xff, v45
	s_mov_b32 s0, 0xffff00
	v_lshlrev_b64 v[16:17], 7, v[16:17]
	v_and_or_b32 v24, v18, s0, v19
	v_mov_b32_e32 v18, s19
	v_add_co_u32_e32 v16, vcc, s18, v16
	v_addc_co_u32_e32 v17, vcc, v18, v17, vcc
	global_store_dwordx4 v[16:17], v[28:31], off
	global_store_dwordx4 v[16:17], v[32:35], off offset:16
	global_store_dwordx4 v[16:17], v[0:3], off offset:32
	global_store_dwordx4 v[16:17], v[8:11], off offset:48
	global_store_dwordx4 v[16:17], v[12:15], off offset:64
	global_store_dwordx4 v[16:17], v[4:7], off offset:80
	global_store_dwordx4 v[16:17], v[36:39], off offset:96
	global_store_dwordx4 v[16:17], v[22:25], off offset:112
.LBB1_50:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel int_edge_64
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 46
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 48
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
	.section	.text.int_edge_64,"ax",@progbits
.Lfunc_end1:
	.size	int_edge_64, .Lfunc_end1-int_edge_64

	.set int_edge_64.num_vgpr, 46
	.set int_edge_64.num_agpr, 0
	.set int_edge_64.numbered_sgpr, 20
	.set int_edge_64.num_named_barrier, 0
	.set int_edge_64.private_seg_size, 0
	.set int_edge_64.uses_vcc, 1
	.set int_edge_64.uses_flat_scratch, 0
	.set int_edge_64.has_dyn_sized_stack, 0
	.set int_edge_64.has_recursion, 0
	.set int_edge_64.has_indirect_call, 0
	.section	.text.int_edge_8,"ax",@progbits
	.globl	int_edge_8
	.p2align	8
	.type	int_edge_8,@function
int_edge_8:
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_movk_i32 s4, 0xff
	s_movk_i32 s2, 0x80
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[2:3], s[0:1], s0, v2, v[0:1]
	v_lshrrev_b32_e32 v0, 8, v2
	v_cmp_ne_u16_sdwa s[2:3], v2, s2 src0_sel:BYTE_0 src1_sel:DWORD
	v_cmp_ne_u16_sdwa s[4:5], v0, s4 src0_sel:BYTE_0 src1_sel:DWORD
	v_cmp_ne_u16_sdwa s[0:1], v0, v1 src0_sel:BYTE_0 src1_sel:DWORD
	s_or_b64 s[2:3], s[2:3], s[4:5]
	s_and_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v1, 0x63
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB2_2
	v_cvt_f32_i32_sdwa v1, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
	v_cvt_f32_i32_sdwa v4, sext(v2) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
	v_xor_b32_sdwa v6, sext(v2), sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_ashrrev_i32_e32 v6, 30, v6
	v_rcp_iflag_f32_e32 v5, v1
	v_or_b32_e32 v6, 1, v6
	v_mul_f32_e32 v5, v4, v5
	v_trunc_f32_e32 v5, v5
	v_cvt_i32_f32_e32 v7, v5
	v_mad_f32 v4, -v5, v1, v4
	v_cmp_ge_f32_e64 vcc, |v4|, |v1|
	v_cndmask_b32_e32 v1, 0, v6, vcc
	v_add_u32_e32 v1, v7, v1
	v_bfe_i32 v1, v1, 0, 8
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u16_e32 v6, v0, v2
	v_lshlrev_b16_e32 v4, 8, v0
	v_lshlrev_b16_e32 v5, 8, v2
	v_xor_b32_e32 v1, v1, v6
	v_sub_u16_e32 v6, 0, v0
	v_sub_i16 v4, v5, v4 clamp
	v_add_u16_sdwa v5, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_and_b32_e32 v6, 7, v6
	v_and_b32_e32 v0, 7, v0
	v_lshrrev_b16_sdwa v6, v6, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshlrev_b16_e32 v0, v0, v2
	v_or_b32_e32 v0, v0, v6
	v_ffbh_u32_sdwa v6, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
	v_min_u32_e32 v6, 32, v6
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_sub_u16_e32 v0, v0, v6
	v_mov_b32_e32 v6, 24
	v_add_u16_sdwa v0, v0, v6 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_and_b32_e32 v1, 0xff, v1
	v_lshl_or_b32 v0, v1, 16, v0
	v_and_b32_e32 v1, 0xffffff00, v4
	v_and_b32_e32 v1, 0xffff, v1
	v_min_u16_e32 v4, 0xff, v5
	v_or3_b32 v4, v0, v1, v4
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel int_edge_8
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 9
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
	.section	.text.int_edge_8,"ax",@progbits
.Lfunc_end2:
	.size	int_edge_8, .Lfunc_end2-int_edge_8

	.set int_edge_8.num_vgpr, 8
	.set int_edge_8.num_agpr, 0
	.set int_edge_8.numbered_sgpr, 9
	.set int_edge_8.num_named_barrier, 0
	.set int_edge_8.private_seg_size, 0
	.set int_edge_8.uses_vcc, 1
	.set int_edge_8.uses_flat_scratch, 0
	.set int_edge_8.has_dyn_sized_stack, 0
	.set int_edge_8.has_recursion, 0
	.set int_edge_8.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.int_edge_8,"ax",@progbits
	.type	.Lanon.688f4d37ef14f562c52512a32fe243e9.0,@object
	.section	.rodata..Lanon.688f4d37ef14f562c52512a32fe243e9.0,"a",@progbits
.Lanon.688f4d37ef14f562c52512a32fe243e9.0:
	.ascii	"\000\000\001\000\001\001\001\002\002\000\002\001\002\002\002\003\002\004\003\000\003\001\003\002\003\003\003\004\003\005\003\006\004\000\004\001\004\002\004\003\004\004\004\005\004\006\004\007\004\b\005\000\005\001\005\002\005\003\005\004\005\005\005\006\005\007\005\b\005\t\005\n\006\000\006\001\006\002\006\003\006\004\006\005\006\006\006\007\006\b\006\t\006\n\006\013\006\f\007\000\007\001\007\002\007\003\007\004\007\005\007\006\007\007\007\b\007\t\007\n\007\013\007\f\007\r\007\016\b\000\b\001\b\002\b\003\b\004\b\005\b\006\b\007\b\b\b\t\b\n\b\013\b\f\b\r\b\016\b\017\b\020\t\000\t\001\t\002\t\003\t\004\t\005\t\006\t\007\t\b\t\t\t\n\t\013\t\f\t\r\t\016\t\017\t\020\t\021\t\022\n\000\n\001\n\002\n\003\n\004\n\005\n\006\n\007\n\b\n\t\n\n\n\013\n\f\n\r\n\016\n\017\n\020\n\021\n\022\n\023\n\024\013\000\013\001\013\002\013\003\013\004\013\005\013\006\013\007\013\b\013\t\013\n\013\013\013\f\013\r\013\016\013\017\013\020\013\021\013\022\013\023\013\024\013\025\013\026\f\000\f\001\f\002\f\003\f\004\f\005\f\006\f\007\f\b\f\t\f\n\f\013\f\f\f\r\f\016\f\017\f\020\f\021\f\022\f\023\f\024\f\025\f\026\f\027\f\030\r\000\r\001\r\002\r\003\r\004\r\005\r\006\r\007\r\b\r\t\r\n\r\013\r\f\r\r\r\016\r\017\r\020\r\021\r\022\r\023\r\024\r\025\r\026\r\027\r\030\r\031\r\032\016\000\016\001\016\002\016\003\016\004\016\005\016\006\016\007\016\b\016\t\016\n\016\013\016\f\016\r\016\016\016\017\016\020\016\021\016\022\016\023\016\024\016\025\016\026\016\027\016\030\016\031\016\032\016\033\016\034\017\000\017\001\017\002\017\003\017\004\017\005\017\006\017\007\017\b\017\t\017\n\017\013\017\f\017\r\017\016\017\017\017\020\017\021\017\022\017\023\017\024\017\025\017\026\017\027\017\030\017\031\017\032\017\033\017\034\017\035\017\036"
	.size	.Lanon.688f4d37ef14f562c52512a32fe243e9.0, 512

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
    .name:           int_edge_32
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         int_edge_32.kd
    .uses_dynamic_stack: false
    .vgpr_count:     28
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
    .name:           int_edge_64
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         int_edge_64.kd
    .uses_dynamic_stack: false
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name:           int_edge_8
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         int_edge_8.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
