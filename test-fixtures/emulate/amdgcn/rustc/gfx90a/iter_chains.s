


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.blend_chunks,"ax",@progbits
	.globl	blend_chunks
	.p2align	8
	.type	blend_chunks,@function
blend_chunks:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[0:1], s[2:3], s2, v2, v[0:1]
	v_mul_lo_u32 v1, v1, s0
	v_mul_lo_u32 v2, v0, s1
	v_mad_u64_u32 v[6:7], s[2:3], v0, s0, 0
	v_add3_u32 v7, v7, v2, v1
	v_cmp_gt_u64_e32 vcc, s[18:19], v[6:7]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
	v_mov_b32_e32 v1, s19
	v_sub_co_u32_e32 v0, vcc, s18, v6
	v_subb_co_u32_e32 v1, vcc, v1, v7, vcc
	v_mov_b32_e32 v2, s1
	v_cmp_gt_u64_e32 vcc, s[0:1], v[0:1]
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_mov_b32_e32 v2, s0
	v_cndmask_b32_e32 v0, v2, v0, vcc
	v_mov_b32_e32 v3, s13
	v_add_co_u32_e32 v2, vcc, s12, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	v_mov_b32_e32 v5, s15
	v_add_co_u32_e32 v4, vcc, s14, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	v_mov_b32_e32 v8, s17
	v_add_co_u32_e32 v6, vcc, s16, v6
	v_addc_co_u32_e32 v7, vcc, v8, v7, vcc
	v_add_co_u32_e32 v14, vcc, v4, v0
	v_addc_co_u32_e32 v15, vcc, v5, v1, vcc
	s_mov_b64 s[2:3], 0
	v_pk_mov_b32 v[8:9], 0, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[0:1], exec, s[6:7]
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_9
.LBB0_3:
	v_add_co_u32_e32 v16, vcc, v6, v8
	v_addc_co_u32_e32 v17, vcc, v7, v9, vcc
	v_cmp_lt_u64_e32 vcc, v[8:9], v[0:1]
	v_cndmask_b32_e32 v19, 0, v17, vcc
	v_cndmask_b32_e32 v18, 0, v16, vcc
	v_cmp_ne_u64_e64 s[0:1], 0, v[18:19]
	v_pk_mov_b32 v[16:17], 0, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_7
	v_cmp_ne_u64_e64 s[0:1], v[14:15], v[4:5]
	v_pk_mov_b32 v[16:17], 0, 0
	v_pk_mov_b32 v[20:21], v[4:5], v[4:5] op_sel:[0,1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	v_add_co_u32_e64 v10, s[0:1], v2, v8
	v_addc_co_u32_e64 v11, s[0:1], v3, v9, s[0:1]
	v_add_co_u32_e64 v12, s[0:1], -1, v14
	v_addc_co_u32_e64 v13, s[0:1], -1, v15, s[0:1]
	v_pk_mov_b32 v[16:17], v[18:19], v[18:19] op_sel:[0,1]
	v_pk_mov_b32 v[20:21], v[12:13], v[12:13] op_sel:[0,1]
	s_or_b64 exec, exec, s[6:7]
	v_pk_mov_b32 v[14:15], v[20:21], v[20:21] op_sel:[0,1]
.LBB0_7:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ne_u64_e64 s[0:1], 0, v[16:17]
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_2
	global_load_ubyte v18, v[10:11], off
	global_load_ubyte v19, v[12:13], off
	v_cndmask_b32_e64 v20, 0, 1, vcc
	v_add_co_u32_e32 v8, vcc, v8, v20
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	s_xor_b64 s[6:7], exec, -1
	s_waitcnt vmcnt(0)
	v_mad_legacy_u16 v18, v18, 3, v19
	v_add_u16_e32 v18, 2, v18
	v_lshrrev_b16_e32 v18, 2, v18
	global_store_byte v[16:17], v18, off
	s_branch .LBB0_2
.LBB0_9:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel blend_chunks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 24
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
	.section	.text.blend_chunks,"ax",@progbits
.Lfunc_end0:
	.size	blend_chunks, .Lfunc_end0-blend_chunks

	.set blend_chunks.num_vgpr, 22
	.set blend_chunks.num_agpr, 0
	.set blend_chunks.numbered_sgpr, 20
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
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], s[0:1], s0, v2, v[0:1]
	v_cmp_gt_u64_e32 vcc, s[14:15], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_14
	v_mov_b32_e32 v2, s17
	v_subrev_co_u32_e32 v3, vcc, s16, v0
	s_add_u32 s0, s16, 1
	v_subb_co_u32_e32 v4, vcc, v1, v2, vcc
	s_addc_u32 s1, s17, 0
	v_cndmask_b32_e64 v2, v3, 0, vcc
	v_cndmask_b32_e64 v3, v4, 0, vcc
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v6, vcc, s0, v0
	v_addc_co_u32_e32 v7, vcc, v4, v1, vcc
	v_mov_b32_e32 v4, s15
	v_cmp_lt_u64_e32 vcc, s[14:15], v[6:7]
	v_cndmask_b32_e32 v5, v7, v4, vcc
	v_mov_b32_e32 v4, s14
	v_cndmask_b32_e32 v4, v6, v4, vcc
	v_cmp_ge_u64_e32 vcc, v[4:5], v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB1_7
	v_cmp_ne_u64_e32 vcc, v[4:5], v[2:3]
	v_bfrev_b32_e32 v10, 1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_6
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_mov_b32_e32 v8, s13
	v_add_co_u32_e32 v6, vcc, s12, v6
	v_addc_co_u32_e32 v7, vcc, v8, v7, vcc
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_mov_b32_e32 v10, s13
	v_add_co_u32_e32 v8, vcc, s12, v8
	v_addc_co_u32_e32 v9, vcc, v10, v9, vcc
	v_sub_co_u32_e32 v8, vcc, v8, v6
	v_subb_co_u32_e32 v9, vcc, v9, v7, vcc
	v_lshrrev_b64 v[8:9], 2, v[8:9]
	s_mov_b64 s[4:5], 0
	v_bfrev_b32_e32 v10, 1
.LBB1_4:
	global_load_dword v11, v[6:7], off
	v_add_co_u32_e32 v8, vcc, -1, v8
	v_addc_co_u32_e32 v9, vcc, -1, v9, vcc
	v_add_co_u32_e32 v6, vcc, 4, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v10, v11
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_4
	s_or_b64 exec, exec, s[4:5]
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	v_sub_co_u32_e32 v2, vcc, v4, v2
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	v_ffbh_u32_e32 v4, v3
	v_min_u32_e32 v4, 32, v4
	v_lshlrev_b64 v[2:3], v4, v[2:3]
	v_min_u32_e32 v2, 1, v2
	v_or_b32_e32 v2, v3, v2
	v_cvt_f32_u32_e32 v2, v2
	v_sub_u32_e32 v3, 32, v4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_ldexp_f32 v2, v2, v3
	v_div_scale_f32 v3, s[2:3], v2, v2, v10
	v_rcp_f32_e32 v4, v3
	v_fma_f32 v5, -v3, v4, 1.0
	v_fmac_f32_e32 v4, v5, v4
	v_div_scale_f32 v5, vcc, v10, v2, v10
	v_mul_f32_e32 v6, v5, v4
	v_fma_f32 v7, -v3, v6, v5
	v_fmac_f32_e32 v6, v7, v4
	v_fma_f32 v3, -v3, v6, v5
	v_div_fmas_f32 v3, v3, v4, v6
	v_div_fixup_f32 v2, v3, v2, v10
	v_mov_b32_e32 v3, s19
	v_add_co_u32_e32 v0, vcc, s18, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
.LBB1_7:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB1_14
	v_cmp_ge_u64_e32 vcc, v[6:7], v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB1_11
	s_and_b64 vcc, exec, 0
.LBB1_10:
	s_mov_b64 vcc, vcc
	s_cbranch_vccz .LBB1_10
.LBB1_11:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB1_14
	s_and_b64 vcc, exec, 0
.LBB1_13:
	s_mov_b64 vcc, vcc
	s_cbranch_vccz .LBB1_13
.LBB1_14:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moving_average
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 12
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
	.section	.text.moving_average,"ax",@progbits
.Lfunc_end1:
	.size	moving_average, .Lfunc_end1-moving_average

	.set moving_average.num_vgpr, 12
	.set moving_average.num_agpr, 0
	.set moving_average.numbered_sgpr, 20
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
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[16:17], s[0:1], s0, v2, v[0:1]
	v_cmp_gt_u64_e32 vcc, s[14:15], v[16:17]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_153
	v_mul_lo_u32 v2, v17, s16
	v_mul_lo_u32 v3, v16, s17
	v_mad_u64_u32 v[0:1], s[0:1], v16, s16, 0
	v_add3_u32 v1, v1, v3, v2
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	v_mov_b32_e32 v0, s13
	v_add_co_u32_e32 v18, vcc, s12, v12
	v_addc_co_u32_e32 v19, vcc, v0, v13, vcc
	s_lshl_b64 s[4:5], s[16:17], 2
	v_mov_b32_e32 v0, s5
	v_add_co_u32_e32 v14, vcc, s4, v18
	s_cmp_lg_u64 s[16:17], 0
	v_mov_b32_e32 v1, 0
	v_addc_co_u32_e32 v15, vcc, v19, v0, vcc
	s_mov_b64 s[2:3], 0
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	v_mov_b32_e32 v0, v1
	s_cbranch_scc1 .LBB2_11
	v_sub_co_u32_e32 v4, vcc, v14, v18
	v_subb_co_u32_e32 v5, vcc, v15, v19, vcc
	v_lshrrev_b64 v[2:3], 2, v[4:5]
	v_cmp_lt_u64_e32 vcc, 7, v[4:5]
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v0, 0
	v_pk_mov_b32 v[4:5], 0, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_6
	v_and_b32_e32 v4, -2, v2
	v_mov_b32_e32 v5, v3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, 0
	v_pk_mov_b32 v[8:9], v[18:19], v[18:19] op_sel:[0,1]
	v_pk_mov_b32 v[10:11], v[4:5], v[4:5] op_sel:[0,1]
.LBB2_4:
	global_load_dwordx2 v[20:21], v[8:9], off
	v_add_co_u32_e32 v10, vcc, -2, v10
	v_addc_co_u32_e32 v11, vcc, -1, v11, vcc
	v_add_co_u32_e32 v8, vcc, 8, v8
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v21, v7
	v_add_u32_e32 v0, v20, v0
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_4
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u64_e32 vcc, v[2:3], v[4:5]
	v_add_u32_e32 v0, v0, v7
	s_orn2_b64 s[8:9], vcc, exec
.LBB2_6:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB2_10
	v_sub_co_u32_e32 v2, vcc, v2, v4
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v4, vcc, v12, v4
	v_addc_co_u32_e32 v5, vcc, v13, v5, vcc
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	s_mov_b64 s[8:9], 0
.LBB2_8:
	global_load_dword v6, v[4:5], off
	v_add_co_u32_e32 v2, vcc, -1, v2
	v_addc_co_u32_e32 v3, vcc, -1, v3, vcc
	v_add_co_u32_e32 v4, vcc, 4, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v6, v0
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_8
	s_or_b64 exec, exec, s[8:9]
.LBB2_10:
	s_or_b64 exec, exec, s[0:1]
.LBB2_11:
	v_cndmask_b32_e64 v2, 0, 1, s[6:7]
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_21
	v_sub_co_u32_e32 v4, vcc, v14, v18
	v_subb_co_u32_e32 v5, vcc, v15, v19, vcc
	v_lshrrev_b64 v[2:3], 2, v[4:5]
	v_cmp_lt_u64_e32 vcc, 7, v[4:5]
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v1, 0
	v_pk_mov_b32 v[4:5], 0, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_16
	v_and_b32_e32 v4, -2, v2
	v_mov_b32_e32 v5, v3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, 0
	v_pk_mov_b32 v[8:9], v[18:19], v[18:19] op_sel:[0,1]
	v_pk_mov_b32 v[10:11], v[4:5], v[4:5] op_sel:[0,1]
.LBB2_14:
	global_load_dwordx2 v[20:21], v[8:9], off
	v_add_co_u32_e32 v10, vcc, -2, v10
	v_addc_co_u32_e32 v11, vcc, -1, v11, vcc
	v_add_co_u32_e32 v8, vcc, 8, v8
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v22, 1, v20
	v_and_b32_e32 v7, 1, v21
	v_mul_lo_u32 v20, v20, v20
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_mul_lo_u32 v21, v21, v21
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v7, 0, v21, vcc
	v_add_u32_e32 v1, v7, v1
	v_add_u32_e32 v6, v20, v6
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_14
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u64_e32 vcc, v[2:3], v[4:5]
	v_add_u32_e32 v1, v6, v1
	s_orn2_b64 s[8:9], vcc, exec
.LBB2_16:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB2_20
	v_sub_co_u32_e32 v2, vcc, v2, v4
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v4, vcc, v12, v4
	v_addc_co_u32_e32 v5, vcc, v13, v5, vcc
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	s_mov_b64 s[8:9], 0
.LBB2_18:
	global_load_dword v6, v[4:5], off
	v_add_co_u32_e32 v2, vcc, -1, v2
	v_addc_co_u32_e32 v3, vcc, -1, v3, vcc
	v_add_co_u32_e32 v4, vcc, 4, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 1, v6
	v_mul_lo_u32 v6, v6, v6
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v6, v1
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_18
	s_or_b64 exec, exec, s[8:9]
.LBB2_20:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], 4
.LBB2_21:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_23
	global_load_dword v6, v[18:19], off
	s_branch .LBB2_24
.LBB2_23:
.LBB2_24:
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v4, vcc, s2, v18
	v_addc_co_u32_e32 v5, vcc, v19, v2, vcc
	s_and_b64 vcc, exec, s[0:1]
	v_bfrev_b32_e32 v2, 1
	s_cbranch_vccnz .LBB2_36
	s_cmp_eq_u64 s[2:3], s[4:5]
	s_cbranch_scc1 .LBB2_35
	v_sub_co_u32_e32 v2, vcc, v14, v4
	v_subb_co_u32_e32 v3, vcc, v15, v5, vcc
	v_lshrrev_b64 v[8:9], 2, v[2:3]
	v_cmp_lt_u64_e32 vcc, 7, v[2:3]
	s_mov_b64 s[10:11], -1
	v_pk_mov_b32 v[2:3], 0, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_30
	v_and_b32_e32 v2, -2, v8
	v_mov_b32_e32 v3, v9
	s_mov_b64 s[10:11], 0
	v_pk_mov_b32 v[10:11], v[4:5], v[4:5] op_sel:[0,1]
	v_pk_mov_b32 v[20:21], v[2:3], v[2:3] op_sel:[0,1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v6
.LBB2_28:
	global_load_dwordx2 v[22:23], v[10:11], off
	v_add_co_u32_e32 v20, vcc, -2, v20
	v_addc_co_u32_e32 v21, vcc, -1, v21, vcc
	v_add_co_u32_e32 v10, vcc, 8, v10
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[20:21]
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v7, v7, v23
	v_max_i32_e32 v6, v6, v22
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_28
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u64_e32 vcc, v[8:9], v[2:3]
	v_max_i32_e32 v6, v6, v7
	s_orn2_b64 s[10:11], vcc, exec
.LBB2_30:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB2_34
	v_sub_co_u32_e32 v8, vcc, v8, v2
	v_subb_co_u32_e32 v9, vcc, v9, v3, vcc
	v_mov_b32_e32 v7, s3
	v_add_co_u32_e32 v10, vcc, s2, v12
	v_addc_co_u32_e32 v7, vcc, v7, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v2, vcc, v10, v2
	v_addc_co_u32_e32 v3, vcc, v7, v3, vcc
	v_mov_b32_e32 v7, s13
	v_add_co_u32_e32 v2, vcc, s12, v2
	v_addc_co_u32_e32 v3, vcc, v7, v3, vcc
	s_mov_b64 s[10:11], 0
.LBB2_32:
	global_load_dword v7, v[2:3], off
	v_add_co_u32_e32 v8, vcc, -1, v8
	v_addc_co_u32_e32 v9, vcc, -1, v9, vcc
	v_add_co_u32_e32 v2, vcc, 4, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v6, v6, v7
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_32
	s_or_b64 exec, exec, s[10:11]
.LBB2_34:
	s_or_b64 exec, exec, s[8:9]
.LBB2_35:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v6
.LBB2_36:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_38
	global_load_dword v6, v[18:19], off
	s_and_b64 vcc, exec, s[0:1]
	v_bfrev_b32_e32 v3, -2
	s_cbranch_vccz .LBB2_39
	s_branch .LBB2_50
.LBB2_38:
	s_and_b64 vcc, exec, s[0:1]
	v_bfrev_b32_e32 v3, -2
	s_cbranch_vccnz .LBB2_50
.LBB2_39:
	s_cmp_eq_u64 s[2:3], s[4:5]
	s_cbranch_scc1 .LBB2_49
	v_sub_co_u32_e32 v8, vcc, v14, v4
	v_subb_co_u32_e32 v9, vcc, v15, v5, vcc
	v_lshrrev_b64 v[10:11], 2, v[8:9]
	v_cmp_lt_u64_e32 vcc, 7, v[8:9]
	s_mov_b64 s[10:11], -1
	v_pk_mov_b32 v[8:9], 0, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_44
	v_and_b32_e32 v8, -2, v10
	v_mov_b32_e32 v9, v11
	s_mov_b64 s[10:11], 0
	v_pk_mov_b32 v[20:21], v[8:9], v[8:9] op_sel:[0,1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v6
.LBB2_42:
	global_load_dwordx2 v[22:23], v[4:5], off
	v_add_co_u32_e32 v20, vcc, -2, v20
	v_addc_co_u32_e32 v21, vcc, -1, v21, vcc
	v_add_co_u32_e32 v4, vcc, 8, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[20:21]
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v3, v3, v23
	v_min_i32_e32 v6, v6, v22
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_42
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	v_min_i32_e32 v6, v6, v3
	s_orn2_b64 s[10:11], vcc, exec
.LBB2_44:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB2_48
	v_sub_co_u32_e32 v4, vcc, v10, v8
	v_subb_co_u32_e32 v5, vcc, v11, v9, vcc
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v7, vcc, s2, v12
	v_addc_co_u32_e32 v3, vcc, v3, v13, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32_e32 v7, vcc, v7, v8
	v_addc_co_u32_e32 v3, vcc, v3, v9, vcc
	v_mov_b32_e32 v9, s13
	v_add_co_u32_e32 v8, vcc, s12, v7
	v_addc_co_u32_e32 v9, vcc, v9, v3, vcc
	s_mov_b64 s[2:3], 0
.LBB2_46:
	global_load_dword v3, v[8:9], off
	v_add_co_u32_e32 v4, vcc, -1, v4
	v_addc_co_u32_e32 v5, vcc, -1, v5, vcc
	v_add_co_u32_e32 v8, vcc, 4, v8
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v6, v6, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_46
	s_or_b64 exec, exec, s[2:3]
.LBB2_48:
	s_or_b64 exec, exec, s[8:9]
.LBB2_49:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v6
.LBB2_50:
	v_sub_co_u32_e32 v28, vcc, v14, v18
	v_subb_co_u32_e32 v29, vcc, v15, v19, vcc
	v_lshrrev_b64 v[26:27], 2, v[28:29]
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[6:7], 0, 0
	s_and_b64 vcc, exec, s[0:1]
	v_pk_mov_b32 v[4:5], 0, 0
	s_cbranch_vccnz .LBB2_54
	s_mov_b64 s[2:3], 0
	v_pk_mov_b32 v[4:5], v[18:19], v[18:19] op_sel:[0,1]
	v_pk_mov_b32 v[8:9], v[26:27], v[26:27] op_sel:[0,1]
.LBB2_52:
	global_load_dword v10, v[4:5], off
	v_add_co_u32_e32 v8, vcc, -1, v8
	v_addc_co_u32_e32 v9, vcc, -1, v9, vcc
	v_add_co_u32_e32 v4, vcc, 4, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v10, 31, v10
	v_add_co_u32_e32 v6, vcc, v6, v10
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_52
	s_or_b64 exec, exec, s[2:3]
	v_pk_mov_b32 v[4:5], v[6:7], v[6:7] op_sel:[0,1]
.LBB2_54:
	v_mov_b32_e32 v6, 0
	s_and_b64 vcc, exec, s[0:1]
	v_cmp_lt_u64_e64 s[2:3], 7, v[28:29]
	v_mov_b32_e32 v20, v6
	s_cbranch_vccnz .LBB2_64
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v20, 0
	v_pk_mov_b32 v[8:9], 0, 0
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB2_59
	v_and_b32_e32 v8, -2, v26
	v_mov_b32_e32 v9, v27
	s_mov_b32 s10, 1
	s_mov_b32 s11, 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v5, 0
	v_pk_mov_b32 v[20:21], v[18:19], v[18:19] op_sel:[0,1]
	v_pk_mov_b32 v[22:23], v[8:9], v[8:9] op_sel:[0,1]
.LBB2_57:
	global_load_dwordx2 v[24:25], v[20:21], off
	v_add_co_u32_e32 v22, vcc, -2, v22
	v_addc_co_u32_e32 v23, vcc, -1, v23, vcc
	v_add_co_u32_e32 v20, vcc, 8, v20
	v_addc_co_u32_e32 v21, vcc, 0, v21, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[22:23]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v7, v24, s11
	v_mul_lo_u32 v11, v25, s10
	s_add_i32 s11, s11, 2
	s_add_i32 s10, s10, 2
	v_add3_u32 v5, v11, v25, v5
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add3_u32 v10, v7, v24, v10
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_57
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ne_u64_e32 vcc, v[26:27], v[8:9]
	v_add_u32_e32 v20, v10, v5
	s_orn2_b64 s[10:11], vcc, exec
.LBB2_59:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB2_63
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_add_co_u32_e32 v5, vcc, v12, v10
	v_addc_co_u32_e32 v7, vcc, v13, v11, vcc
	v_mov_b32_e32 v11, s13
	v_add_co_u32_e32 v10, vcc, s12, v5
	v_addc_co_u32_e32 v11, vcc, v11, v7, vcc
	s_mov_b64 s[8:9], 0
.LBB2_61:
	global_load_dword v5, v[10:11], off
	v_add_co_u32_e32 v8, vcc, 1, v8
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v10, vcc, 4, v10
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_eq_u64_e32 vcc, v[26:27], v[8:9]
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[20:21], s[10:11], v5, v8, v[20:21]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_61
	s_or_b64 exec, exec, s[8:9]
.LBB2_63:
	s_or_b64 exec, exec, s[2:3]
.LBB2_64:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_70
	global_load_dword v6, v[18:19], off
	v_add_co_u32_e32 v5, vcc, 4, v18
	v_addc_co_u32_e32 v7, vcc, 0, v19, vcc
	v_sub_co_u32_e32 v8, vcc, v14, v5
	v_subb_co_u32_e32 v9, vcc, v15, v7, vcc
	v_cmp_lt_u64_e32 vcc, 8, v[8:9]
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_69
	v_add_co_u32_e32 v8, vcc, 16, v18
	v_addc_co_u32_e32 v9, vcc, 0, v19, vcc
	s_mov_b64 s[6:7], 0
.LBB2_67:
	global_load_dword v5, v[8:9], off offset:-4
	v_sub_co_u32_e32 v10, vcc, v14, v8
	v_subb_co_u32_e32 v11, vcc, v15, v9, vcc
	v_add_co_u32_e32 v8, vcc, 12, v8
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_gt_u64_e32 vcc, 9, v[10:11]
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v5, v6
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_67
	s_or_b64 exec, exec, s[6:7]
.LBB2_69:
	s_or_b64 exec, exec, s[2:3]
.LBB2_70:
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v22, 0
	s_cbranch_vccnz .LBB2_76
	global_load_dword v22, v[14:15], off offset:-4
	s_cmp_eq_u64 s[16:17], 1
	s_cbranch_scc1 .LBB2_76
	global_load_dword v8, v[14:15], off offset:-8
	s_cmp_eq_u64 s[16:17], 2
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[22:23], s[2:3], v22, 31, v[8:9]
	s_cbranch_scc1 .LBB2_76
	global_load_dword v8, v[14:15], off offset:-12
	s_cmp_eq_u64 s[16:17], 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[22:23], s[2:3], v22, 31, v[8:9]
	s_cbranch_scc1 .LBB2_76
	global_load_dword v8, v[14:15], off offset:-16
	s_cmp_eq_u64 s[16:17], 4
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[22:23], s[2:3], v22, 31, v[8:9]
	s_cbranch_scc1 .LBB2_76
	global_load_dword v8, v[14:15], off offset:-20
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[22:23], s[2:3], v22, 31, v[8:9]
.LBB2_76:
	v_cmp_lt_u64_e64 s[6:7], s[16:17], 2
	v_cmp_gt_u64_e64 s[2:3], s[16:17], 1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_78
	global_load_dwordx2 v[8:9], v[18:19], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, v9, v8
	v_sub_u32_e32 v7, 0, v5
	v_max_i32_e32 v10, v7, v5
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccz .LBB2_79
	s_branch .LBB2_87
.LBB2_78:
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB2_87
.LBB2_79:
	v_readfirstlane_b32 s6, v5
	s_sub_u32 s8, s16, s6
	s_subb_u32 s9, s17, 0
	v_cmp_lt_u64_e64 s[6:7], s[8:9], 2
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_86
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s2, 4, 0
	v_add_co_u32_e32 v8, vcc, s2, v18
	v_addc_co_u32_e32 v9, vcc, 0, v19, vcc
	s_add_u32 s2, s8, -1
	s_addc_u32 s3, s9, -1
	v_add_co_u32_e32 v24, vcc, 4, v8
	s_mov_b64 s[6:7], -1
	s_cmp_eq_u64 s[8:9], 2
	v_addc_co_u32_e32 v25, vcc, 0, v9, vcc
	s_cbranch_scc1 .LBB2_84
	s_and_b32 s6, s2, -2
	s_mov_b32 s7, s3
	s_mov_b64 s[8:9], s[6:7]
	v_mov_b32_e32 v5, v10
.LBB2_82:
	global_load_dwordx3 v[30:32], v[24:25], off offset:-4
	s_add_u32 s8, s8, -2
	v_add_co_u32_e32 v24, vcc, 8, v24
	s_addc_u32 s9, s9, -1
	v_addc_co_u32_e32 v25, vcc, 0, v25, vcc
	s_cmp_lg_u64 s[8:9], 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, v32, v31
	v_sub_u32_e32 v11, v31, v30
	v_sub_u32_e32 v21, 0, v11
	v_sub_u32_e32 v23, 0, v7
	v_max_i32_e32 v11, v21, v11
	v_max_i32_e32 v7, v23, v7
	v_max_i32_e32 v5, v5, v7
	v_max_i32_e32 v10, v10, v11
	s_cbranch_scc1 .LBB2_82
	s_lshl_b64 s[10:11], s[6:7], 2
	v_mov_b32_e32 v7, s11
	v_add_co_u32_e32 v8, vcc, s10, v8
	s_and_b32 s8, s2, 1
	v_addc_co_u32_e32 v9, vcc, v9, v7, vcc
	s_mov_b32 s9, 0
	v_add_co_u32_e32 v24, vcc, 4, v8
	s_cmp_lg_u64 s[2:3], s[6:7]
	v_addc_co_u32_e32 v25, vcc, 0, v9, vcc
	v_max_i32_e32 v10, v10, v5
	s_cselect_b64 s[6:7], -1, 0
	s_mov_b64 s[2:3], s[8:9]
.LBB2_84:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_86
.LBB2_85:
	global_load_dwordx2 v[30:31], v[8:9], off
	v_pk_mov_b32 v[8:9], v[24:25], v[24:25] op_sel:[0,1]
	s_mov_b64 s[6:7], s[2:3]
	v_add_co_u32_e32 v24, vcc, 4, v8
	s_add_u32 s2, s6, -1
	v_addc_co_u32_e32 v25, vcc, 0, v9, vcc
	v_cmp_gt_u64_e64 s[8:9], s[6:7], 1
	s_addc_u32 s3, s7, -1
	s_and_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, v31, v30
	v_sub_u32_e32 v7, 0, v5
	v_max_i32_e32 v5, v7, v5
	v_max_i32_e32 v10, v10, v5
	s_cbranch_vccnz .LBB2_85
.LBB2_86:
	v_mov_b32_e32 v8, v10
.LBB2_87:
	v_cmp_lt_u64_e64 s[2:3], s[16:17], 3
	s_and_b64 vcc, exec, s[2:3]
	v_pk_mov_b32 v[24:25], 0, 0
	s_cbranch_vccnz .LBB2_92
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v7, vcc, s12, v12
	v_addc_co_u32_e32 v5, vcc, v5, v13, vcc
	v_add_co_u32_e32 v10, vcc, 8, v7
	v_pk_mov_b32 v[30:31], 0, 0
	v_addc_co_u32_e32 v11, vcc, 0, v5, vcc
	s_mov_b32 s8, 0
	s_mov_b64 s[2:3], s[16:17]
	v_pk_mov_b32 v[24:25], v[30:31], v[30:31] op_sel:[0,1]
	s_branch .LBB2_90
.LBB2_89:
	s_or_b64 exec, exec, s[6:7]
	v_add_co_u32_e32 v24, vcc, v32, v24
	v_addc_co_u32_e32 v25, vcc, v33, v25, vcc
	s_add_u32 s2, s2, -1
	s_addc_u32 s3, s3, -1
	v_add_co_u32_e32 v10, vcc, 4, v10
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_gt_u64_e64 s[6:7], s[2:3], 2
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_92
.LBB2_90:
	global_load_dwordx2 v[34:35], v[10:11], off offset:-8
	v_pk_mov_b32 v[32:33], v[30:31], v[30:31] op_sel:[0,1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v34, v35
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_89
	global_load_dword v5, v[10:11], off
	v_mov_b32_e32 v33, s8
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v35, v5
	v_cndmask_b32_e64 v32, 0, 1, vcc
	s_branch .LBB2_89
.LBB2_92:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s22, 0x10624dd3
	s_movk_i32 s23, 0x3e8
	v_pk_mov_b32 v[30:31], v[18:19], v[18:19] op_sel:[0,1]
	s_mov_b64 s[8:9], s[16:17]
	s_branch .LBB2_94
.LBB2_93:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[6:7]
	s_or_b64 s[2:3], s[10:11], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_98
.LBB2_94:
	s_cmp_lg_u64 s[8:9], 0
	s_cselect_b64 s[10:11], -1, 0
	v_cmp_ne_u64_e32 vcc, 0, v[30:31]
	v_mov_b32_e32 v10, v5
	s_and_b64 s[14:15], s[10:11], vcc
	s_or_b64 s[6:7], s[6:7], exec
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB2_93
	v_cmp_lt_u64_e64 s[14:15], s[8:9], 4
	s_and_b64 s[14:15], s[14:15], exec
	s_cselect_b32 s15, s9, 0
	s_cselect_b32 s14, s8, 4
	v_mov_b32_e32 v5, 1
	v_pk_mov_b32 v[32:33], v[30:31], v[30:31] op_sel:[0,1]
	s_mov_b64 s[20:21], s[14:15]
.LBB2_96:
	global_load_dword v7, v[32:33], off
	s_add_u32 s20, s20, -1
	v_add_co_u32_e32 v32, vcc, 4, v32
	s_addc_u32 s21, s21, -1
	v_addc_co_u32_e32 v33, vcc, 0, v33, vcc
	s_cmp_lg_u64 s[20:21], 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v7, v5
	s_cbranch_scc1 .LBB2_96
	s_lshl_b64 s[20:21], s[14:15], 2
	v_mov_b32_e32 v7, s21
	v_add_co_u32_e32 v30, vcc, s20, v30
	v_addc_co_u32_e32 v31, vcc, v31, v7, vcc
	v_mul_hi_i32 v7, v5, s22
	v_lshrrev_b32_e32 v9, 31, v7
	v_ashrrev_i32_e32 v7, 6, v7
	v_add_u32_e32 v7, v7, v9
	v_mul_lo_u32 v7, v7, s23
	s_sub_u32 s8, s8, s14
	v_sub_u32_e32 v5, v5, v7
	s_subb_u32 s9, s9, s15
	v_add_u32_e32 v5, v5, v10
	s_andn2_b64 s[6:7], s[6:7], exec
	s_branch .LBB2_93
.LBB2_98:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_u64_e32 vcc, 7, v[28:29]
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_110
	v_cmp_ne_u64_e32 vcc, 0, v[26:27]
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_sub_co_u32_e32 v28, vcc, v26, v5
	v_subbrev_co_u32_e32 v29, vcc, 0, v27, vcc
	v_cmp_lt_u64_e32 vcc, 1, v[28:29]
	s_mov_b64 s[8:9], 0
	v_cndmask_b32_e32 v5, 0, v29, vcc
	v_cndmask_b32_e32 v7, 1, v28, vcc
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB2_102
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v28, v11
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_105
.LBB2_101:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB2_106
	s_branch .LBB2_109
.LBB2_102:
	v_mov_b32_e32 v9, s13
	v_add_co_u32_e32 v11, vcc, s12, v12
	v_addc_co_u32_e32 v9, vcc, v9, v13, vcc
	v_and_b32_e32 v27, 0x3fffffff, v5
	v_and_b32_e32 v26, -2, v7
	v_add_co_u32_e32 v30, vcc, 4, v11
	v_addc_co_u32_e32 v31, vcc, 0, v9, vcc
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v34, 0
	v_pk_mov_b32 v[36:37], v[26:27], v[26:27] op_sel:[0,1]
.LBB2_103:
	global_load_dwordx3 v[38:40], v[30:31], off offset:-4
	v_add_co_u32_e32 v36, vcc, -2, v36
	v_addc_co_u32_e32 v37, vcc, -1, v37, vcc
	v_add_co_u32_e32 v30, vcc, 8, v30
	v_addc_co_u32_e32 v31, vcc, 0, v31, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[36:37]
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[34:35], s[10:11], v40, v39, v[34:35]
	v_mad_u64_u32 v[32:33], s[10:11], v39, v38, v[32:33]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_103
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u64_e32 vcc, v[28:29], v[26:27]
	v_add_u32_e32 v11, v32, v34
	s_and_b64 s[8:9], vcc, exec
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v28, v11
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_101
.LBB2_105:
	v_pk_mov_b32 v[26:27], 0, 0
	v_mov_b32_e32 v28, 0
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB2_109
.LBB2_106:
	v_lshlrev_b64 v[30:31], 2, v[26:27]
	v_add_co_u32_e32 v9, vcc, v12, v30
	v_addc_co_u32_e32 v11, vcc, v13, v31, vcc
	v_mov_b32_e32 v13, s13
	v_add_co_u32_e32 v12, vcc, s12, v9
	v_addc_co_u32_e32 v13, vcc, v13, v11, vcc
	v_sub_co_u32_e32 v26, vcc, v26, v7
	v_subb_co_u32_e32 v5, vcc, v27, v5, vcc
	s_mov_b64 s[8:9], 0
.LBB2_107:
	global_load_dwordx2 v[30:31], v[12:13], off
	v_add_co_u32_e32 v12, vcc, 4, v12
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_add_co_u32_e32 v26, vcc, 1, v26
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[28:29], s[10:11], v31, v30, v[28:29]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_107
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v11, v28
.LBB2_109:
	s_or_b64 exec, exec, s[6:7]
.LBB2_110:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v12, -1
	s_cbranch_vccnz .LBB2_118
	s_add_u32 s0, s4, -4
	s_addc_u32 s1, s5, -1
	s_lshr_b64 s[0:1], s[0:1], 2
	v_add_co_u32_e32 v12, vcc, 4, v18
	s_add_u32 s0, s0, 1
	v_addc_co_u32_e32 v13, vcc, 0, v19, vcc
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[6:7], 0
	v_pk_mov_b32 v[26:27], v[18:19], v[18:19] op_sel:[0,1]
	s_branch .LBB2_113
.LBB2_112:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], exec, s[10:11]
	s_or_b64 s[6:7], s[22:23], s[6:7]
	v_pk_mov_b32 v[28:29], s[14:15], s[14:15] op_sel:[0,1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[14:15], s[8:9], exec
	s_or_b64 s[2:3], s[2:3], s[14:15]
	s_mov_b64 s[14:15], s[20:21]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_115
.LBB2_113:
	global_load_dword v5, v[26:27], off
	v_pk_mov_b32 v[26:27], v[12:13], v[12:13] op_sel:[0,1]
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 11, v5
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB2_112
	s_add_u32 s20, s14, 1
	s_addc_u32 s21, s15, 0
	v_cmp_eq_u64_e32 vcc, v[26:27], v[14:15]
	s_cmp_eq_u64 s[0:1], s[20:21]
	v_cndmask_b32_e64 v5, 4, 0, vcc
	s_cselect_b64 s[24:25], -1, 0
	v_add_co_u32_e32 v12, vcc, v26, v5
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[24:25], s[24:25], exec
	v_addc_co_u32_e32 v13, vcc, 0, v27, vcc
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[24:25]
	s_branch .LBB2_112
.LBB2_115:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v12, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 s[0:1], exec, s[0:1]
	v_mov_b32_e32 v12, v28
	s_or_b64 exec, exec, s[0:1]
.LBB2_118:
	s_mov_b64 s[0:1], 0
	s_movk_i32 s14, 0xffed
	s_mov_b64 s[8:9], s[4:5]
	v_pk_mov_b32 v[14:15], v[18:19], v[18:19] op_sel:[0,1]
	s_branch .LBB2_121
.LBB2_119:
	global_load_dword v5, v[14:15], off
	v_add_co_u32_e32 v14, vcc, 4, v14
	v_addc_co_u32_e32 v15, vcc, 0, v15, vcc
	s_add_u32 s8, s8, -4
	s_addc_u32 s9, s9, -1
	s_andn2_b64 s[6:7], s[6:7], exec
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, s14, v5
	s_and_b64 s[20:21], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[20:21]
.LBB2_120:
	s_and_b64 s[20:21], exec, s[6:7]
	s_or_b64 s[0:1], s[20:21], s[0:1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[2:3], s[2:3], s[10:11]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_123
.LBB2_121:
	s_or_b64 s[6:7], s[6:7], exec
	s_cmp_eq_u64 s[8:9], 0
	s_cbranch_scc0 .LBB2_119
	s_mov_b64 s[10:11], -1
	s_branch .LBB2_120
.LBB2_123:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[8:9], s[4:5]
	v_pk_mov_b32 v[14:15], v[18:19], v[18:19] op_sel:[0,1]
	s_branch .LBB2_126
.LBB2_124:
	global_load_dword v5, v[14:15], off
	v_add_co_u32_e32 v14, vcc, 4, v14
	v_addc_co_u32_e32 v15, vcc, 0, v15, vcc
	s_add_u32 s8, s8, -4
	s_addc_u32 s9, s9, -1
	s_andn2_b64 s[6:7], s[6:7], exec
	s_mov_b32 s10, 2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 7, v5
	s_and_b64 s[14:15], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[14:15]
.LBB2_125:
	s_and_b64 s[14:15], exec, s[6:7]
	s_or_b64 s[0:1], s[14:15], s[0:1]
	v_mov_b32_e32 v5, s10
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_128
.LBB2_126:
	s_or_b64 s[6:7], s[6:7], exec
	s_cmp_eq_u64 s[8:9], 0
	s_cbranch_scc0 .LBB2_124
	s_mov_b32 s10, 0
	s_branch .LBB2_125
.LBB2_128:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s8, -1
	s_mov_b64 s[0:1], 0
	v_pk_mov_b32 v[26:27], v[18:19], v[18:19] op_sel:[0,1]
	s_branch .LBB2_131
.LBB2_129:
	global_load_dword v7, v[26:27], off
	v_add_co_u32_e32 v26, vcc, 4, v26
	v_addc_co_u32_e32 v27, vcc, 0, v27, vcc
	s_add_u32 s4, s4, -4
	s_addc_u32 s5, s5, -1
	s_andn2_b64 s[6:7], s[6:7], exec
	s_add_i32 s8, s8, 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB2_130:
	s_and_b64 s[10:11], exec, s[6:7]
	s_or_b64 s[0:1], s[10:11], s[0:1]
	v_mov_b32_e32 v14, s8
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_133
.LBB2_131:
	s_or_b64 s[6:7], s[6:7], exec
	s_cmp_eq_u64 s[4:5], 0
	s_cbranch_scc0 .LBB2_129
	s_mov_b32 s8, s16
	s_branch .LBB2_130
.LBB2_133:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[26:27], 2, v[16:17]
	v_add_co_u32_e32 v7, vcc, 4, v26
	v_addc_co_u32_e32 v9, vcc, 0, v27, vcc
	v_pk_mov_b32 v[26:27], s[12:13], s[12:13] op_sel:[0,1]
	v_mul_lo_u32 v9, s16, v9
	v_mul_lo_u32 v13, s17, v7
	v_mad_u64_u32 v[26:27], s[0:1], s16, v7, v[26:27]
	v_add3_u32 v7, v13, v27, v9
	v_add_co_u32_e32 v28, vcc, -4, v26
	v_addc_co_u32_e32 v29, vcc, -1, v7, vcc
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[8:9], s[16:17]
	s_branch .LBB2_136
.LBB2_134:
	global_load_dword v7, v[28:29], off
	v_add_co_u32_e32 v28, vcc, -4, v28
	v_addc_co_u32_e32 v29, vcc, -1, v29, vcc
	s_add_u32 s8, s8, -1
	s_addc_u32 s9, s9, -1
	s_andn2_b64 s[6:7], s[6:7], exec
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 4, v7
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
.LBB2_135:
	s_and_b64 s[12:13], exec, s[6:7]
	s_or_b64 s[0:1], s[12:13], s[0:1]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	v_pk_mov_b32 v[26:27], s[8:9], s[8:9] op_sel:[0,1]
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_138
.LBB2_136:
	s_or_b64 s[6:7], s[6:7], exec
	s_cmp_eq_u64 s[8:9], 0
	s_cbranch_scc0 .LBB2_134
	s_mov_b64 s[10:11], -1
	s_branch .LBB2_135
.LBB2_138:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], -1
	s_xor_b64 s[4:5], s[4:5], -1
	v_mov_b32_e32 v15, -1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[4:5], exec, s[6:7]
	s_cbranch_execz .LBB2_151
	s_mov_b64 s[10:11], 0
	v_cmp_eq_u64_e64 s[6:7], 0, v[26:27]
	v_cmp_ne_u64_e32 vcc, 0, v[26:27]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_150
	v_add_co_u32_e32 v28, vcc, -1, v26
	v_addc_co_u32_e32 v29, vcc, -1, v27, vcc
	v_cmp_gt_u64_e32 vcc, s[16:17], v[28:29]
	s_mov_b64 s[20:21], 0
	s_branch .LBB2_142
.LBB2_141:
	s_or_b64 exec, exec, s[22:23]
	s_xor_b64 s[0:1], s[14:15], -1
	s_and_b64 s[22:23], exec, s[16:17]
	s_or_b64 s[10:11], s[22:23], s[10:11]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[12:13], s[12:13], s[0:1]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_144
.LBB2_142:
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB2_141
	s_add_u32 s20, s20, 1
	s_addc_u32 s21, s21, 0
	v_cmp_eq_u64_e64 s[0:1], s[20:21], v[26:27]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], s[0:1]
	s_branch .LBB2_141
.LBB2_144:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[0:1], s[6:7]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_146
	global_load_dword v7, v[18:19], off
	s_or_b64 s[0:1], s[6:7], exec
.LBB2_146:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB2_149
	s_and_b64 vcc, exec, 0
.LBB2_148:
	s_mov_b64 vcc, vcc
	s_cbranch_vccz .LBB2_148
.LBB2_149:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[6:7], s[6:7], s[0:1]
.LBB2_150:
	s_or_b64 exec, exec, s[8:9]
	s_orn2_b64 s[0:1], s[6:7], exec
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v7
.LBB2_151:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_153
	v_cndmask_b32_e64 v7, 0, 1, s[2:3]
	v_lshlrev_b64 v[16:17], 6, v[16:17]
	v_or_b32_e32 v13, v5, v7
	v_mov_b32_e32 v5, s19
	v_add_co_u32_e32 v16, vcc, s18, v16
	v_addc_co_u32_e32 v17, vcc, v5, v17, vcc
	v_mov_b32_e32 v5, v20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v22
	v_mov_b32_e32 v9, v24
	global_store_dwordx4 v[16:17], v[0:3], off
	global_store_dwordx4 v[16:17], v[4:7], off offset:16
	global_store_dwordx4 v[16:17], v[8:11], off offset:32
	global_store_dwordx4 v[16:17], v[12:15], off offset:48
.LBB2_153:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel row_stats
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
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 26
		.amdhsa_accum_offset 44
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
	.section	.text.row_stats,"ax",@progbits
.Lfunc_end2:
	.size	row_stats, .Lfunc_end2-row_stats

	.set row_stats.num_vgpr, 41
	.set row_stats.num_agpr, 0
	.set row_stats.numbered_sgpr, 26
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         blend_chunks.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         moving_average.kd
    .uses_dynamic_stack: false
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         row_stats.kd
    .uses_dynamic_stack: false
    .vgpr_count:     41
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
