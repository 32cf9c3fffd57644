


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.int_edge_32,"ax",@progbits
	.globl	int_edge_32
	.p2align	8
	.type	int_edge_32,@function
int_edge_32:
	s_load_b32 s8, s[0:1], 0x4
	s_load_b256 s[0:7], s[2:3], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[12:13], null, s8, s15, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u64_e32 vcc_lo, s[4:5], v[12:13]
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_14
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	v_bfrev_b32_e32 v6, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	global_load_b32 v4, v[0:1], off
	s_waitcnt vmcnt(1)
	v_sub_nc_u32_e32 v0, 0, v2
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v3, 0, v4
	v_cmp_ne_u32_e32 vcc_lo, 0x80000000, v2
	v_cmp_ne_u32_e64 s0, -1, v4
	v_cmp_ne_u32_e64 s1, 0, v4
	v_max_i32_e32 v1, v0, v2
	v_max_i32_e32 v0, v3, v4
	s_or_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s0, s1, s0
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_3
	v_cvt_f32_u32_e32 v3, v0
	v_sub_nc_u32_e32 v5, 0, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v3, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v5, v3, v0
	v_add_nc_u32_e32 v6, 1, v3
	v_sub_nc_u32_e32 v5, v1, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v7, v5, v0
	v_cmp_ge_u32_e32 vcc_lo, v5, v0
	v_cndmask_b32_e32 v3, v3, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v5, v5, v7, vcc_lo
	v_xor_b32_e32 v6, v2, v4
	v_add_nc_u32_e32 v7, 1, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_ge_u32_e32 vcc_lo, v5, v0
	v_ashrrev_i32_e32 v6, 31, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	v_xor_b32_e32 v3, v3, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v6, v3, v6
.LBB0_3:
	s_or_b32 exec_lo, exec_lo, s1
	v_bfrev_b32_e32 v7, -2
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_5
	v_cvt_f32_u32_e32 v3, v0
	v_sub_nc_u32_e32 v5, 0, v0
	v_ashrrev_i32_e32 v7, 31, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v3, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, v3, v0
	v_sub_nc_u32_e32 v3, v1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v5, v3, v0
	v_cmp_ge_u32_e32 vcc_lo, v3, v0
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v5, v3, v0
	v_cmp_ge_u32_e32 vcc_lo, v3, v0
	v_cndmask_b32_e32 v0, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v0, v0, v7
	v_sub_nc_u32_e32 v7, v0, v7
.LBB0_5:
	s_or_b32 exec_lo, exec_lo, s1
	v_mul_hi_u32 v0, 0x24924925, v4
	v_mov_b32_e32 v10, 1
	s_mov_b32 s1, 0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v3, v4, v0
	v_lshrrev_b32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v0, v3, v0
	v_lshrrev_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v0, v0, 7
	v_sub_nc_u32_e32 v0, v4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v10, 1
	v_ashrrev_i32_e32 v3, 1, v2
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_8
	.p2align	6
.LBB0_7:
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s2, exec_lo, s3
	s_or_b32 s1, s2, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB0_12
.LBB0_8:
	v_and_b32_e32 v5, 1, v0
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_eq_u32_e64 s2, 0, v5
	v_cmpx_eq_u32_e32 1, v5
	v_cmp_ne_u32_e32 vcc_lo, 1, v0
	v_mul_lo_u32 v10, v3, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s2, s2, exec_lo
	s_and_b32 s4, vcc_lo, exec_lo
	s_or_b32 s2, s2, s4
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s3, -1
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB0_7
	v_mul_lo_u32 v3, v3, v3
	v_lshrrev_b32_e32 v0, 1, v0
	s_xor_b32 s3, exec_lo, -1
	s_branch .LBB0_7
.LBB0_12:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_13:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s0
	v_mul_hi_u32 v3, 0xbacf914d, v4
	v_add_nc_u32_e32 v9, -1, v2
	v_sub_co_u32 v20, s3, v2, v4
	v_sub_nc_u32_e32 v5, v4, v2
	v_cndmask_b32_e64 v21, 0, 1, s3
	s_delay_alu instid0(VALU_DEP_4)
	v_clz_i32_u32_e32 v9, v9
	v_cmp_gt_i32_e64 s3, v4, v2
	v_sub_nc_u32_e32 v11, v4, v3
	v_cmp_lt_i32_e32 vcc_lo, 0, v2
	v_cmp_lt_i32_e64 s1, 0, v4
	v_lshrrev_b32_e64 v9, v9, -1
	v_mul_lo_u32 v14, v2, v4
	v_lshrrev_b32_e32 v11, 1, v11
	v_xor_b32_e32 v15, v4, v2
	v_cmp_lt_i32_e64 s0, -1, v2
	v_cmp_lt_i32_e64 s2, -1, v4
	v_mul_hi_i32 v8, v2, v4
	v_add_nc_u32_e32 v11, v11, v3
	v_cndmask_b32_e64 v3, v20, v5, s3
	v_cmp_lt_u32_e64 s3, 1, v2
	v_cndmask_b16 v5.l, 0, 1, vcc_lo
	v_cndmask_b16 v5.h, 0, 1, s1
	v_lshrrev_b32_e32 v11, 5, v11
	v_ashrrev_i32_e32 v16, 31, v15
	v_cndmask_b32_e64 v9, 0, v9, s3
	v_ashrrev_i32_e32 v17, 31, v14
	v_cndmask_b16 v18.l, -1, v5.l, s0
	v_mul_lo_u32 v11, v11, 37
	v_cndmask_b16 v19.l, -1, v5.h, s2
	v_add_co_u32 v9, s1, v9, 1
	v_mad_u64_u32 v[26:27], null, 0x60, v12, s[6:7]
	v_xor_b32_e32 v16, 0x7fffffff, v16
	s_delay_alu instid0(VALU_DEP_3)
	v_ctz_i32_b32_e32 v9, v9
	v_sub_nc_u32_e32 v11, v11, v4
	v_cmp_ne_u32_e32 vcc_lo, v8, v17
	v_bfe_i32 v8, v18, 0, 16
	v_bfe_i32 v18, v19, 0, 16
	v_min_u32_e32 v9, 32, v9
	v_lshlrev_b32_e32 v19, v4, v2
	v_ashrrev_i32_e32 v22, v2, v4
	v_and_b32_e32 v23, v4, v2
	v_clz_i32_u32_e32 v28, v2
	v_alignbit_b32 v24, v2, v2, v11.l
	v_cndmask_b32_e32 v17, v14, v16, vcc_lo
	v_cndmask_b32_e64 v11, v9, -1, s1
	v_mad_i32_i24 v9, v8, 3, v18
	v_xor_b32_e32 v8, v19, v22
	v_not_b32_e32 v16, v23
	v_bcnt_u32_b32 v19, v15, 0
	v_add_nc_i32 v15, v2, v4 clamp
	v_add_nc_u32_e32 v18, v2, v4
	v_mad_u64_u32 v[22:23], null, 0x60, v13, v[27:28]
	v_perm_b32 v12, 0, v2, 0x10203
	v_ctz_i32_b32_e32 v29, v2
	v_cndmask_b32_e64 v5, v14, -1, vcc_lo
	v_bcnt_u32_b32 v16, v16, 0
	v_cmp_ne_u32_e32 vcc_lo, v18, v15
	v_bfrev_b32_e32 v25, v12
	v_min_u32_e32 v12, 32, v28
	v_min_u32_e32 v13, 32, v29
	v_sub_nc_u32_e32 v23, v19, v16
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	v_mov_b32_e32 v27, v22
	v_sub_nc_i32 v16, v2, v4 clamp
	v_sub_nc_u32_e64 v4, v2, v4 clamp
	v_sub_nc_u32_e32 v0, 0, v2
	v_mov_b32_e32 v2, v1
	v_mad_u32_u24 v22, 0x64, v12, v13
	s_clause 0x5
	global_store_b128 v[26:27], v[18:21], off
	global_store_b128 v[26:27], v[14:17], off offset:16
	global_store_b128 v[26:27], v[4:7], off offset:32
	global_store_b128 v[26:27], v[0:3], off offset:48
	global_store_b128 v[26:27], v[22:25], off offset:64
	global_store_b128 v[26:27], v[8:11], off offset:80
.LBB0_14:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel int_edge_32
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
		.amdhsa_next_free_vgpr 30
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
		.amdhsa_inst_pref_size 10
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

	.set int_edge_32.num_vgpr, 30
	.set int_edge_32.num_agpr, 0
	.set int_edge_32.numbered_sgpr, 16
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
	s_load_b32 s8, s[0:1], 0x4
	s_load_b256 s[0:7], s[2:3], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[12:13], null, s8, s15, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u64_e32 vcc_lo, s[4:5], v[12:13]
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB1_50
	v_lshlrev_b64 v[0:1], 3, v[12:13]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b64 v[14:15], v[2:3], off
	global_load_b64 v[16:17], v[0:1], off
	s_mov_b32 s0, 0
	s_brev_b32 s1, 1
	v_mov_b32_e32 v0, -7
	v_mov_b32_e32 v1, -1
	s_waitcnt vmcnt(1)
	v_cmp_ne_u64_e32 vcc_lo, s[0:1], v[14:15]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s1, -1, v[16:17]
	v_cmp_ne_u64_e64 s0, 0, v[16:17]
	v_or_b32_e32 v7, v15, v17
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s3, s0, s1
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB1_7
	v_mov_b32_e32 v6, 0
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[6:7]
	s_xor_b32 s4, exec_lo, s1
	s_cbranch_execz .LBB1_4
	v_ashrrev_i32_e32 v0, 31, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v16, v0
	v_add_co_ci_u32_e64 v2, null, v17, v0, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v8, v1, v0
	v_xor_b32_e32 v9, v2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cvt_f32_u32_e32 v0, v8
	v_sub_co_u32 v10, vcc_lo, 0, v8
	v_cvt_f32_u32_e32 v1, v9
	v_sub_co_ci_u32_e64 v11, null, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v0, v1, 0x4f800000, v0
	v_rcp_f32_e32 v0, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmamk_f32 v0, v1, 0xcf800000, v0
	v_cvt_u32_f32_e32 v18, v1
	v_cvt_u32_f32_e32 v19, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v2, v10, v18
	v_mul_lo_u32 v3, v11, v19
	v_mad_u64_u32 v[0:1], null, v10, v19, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v20, v1, v2, v3
	v_mul_hi_u32 v21, v19, v0
	v_mad_u64_u32 v[3:4], null, v18, v0, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[1:2], null, v19, v20, 0
	v_mad_u64_u32 v[5:6], null, v18, v20, 0
	v_add_co_u32 v0, vcc_lo, v21, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v1, null, 0, v2, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v0, vcc_lo, v1, v4, vcc_lo
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v6, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_add_co_u32 v19, vcc_lo, v19, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v18, null, v18, v1, vcc_lo
	v_mul_lo_u32 v2, v11, v19
	v_mad_u64_u32 v[0:1], null, v10, v19, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v3, v10, v18
	v_mul_hi_u32 v11, v19, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add3_u32 v10, v1, v3, v2
	v_mad_u64_u32 v[3:4], null, v18, v0, 0
	v_mad_u64_u32 v[1:2], null, v19, v10, 0
	v_mad_u64_u32 v[5:6], null, v18, v10, 0
	v_ashrrev_i32_e32 v10, 31, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v11, v1
	v_add_co_ci_u32_e64 v1, null, 0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, v0, v3
	v_add_co_ci_u32_e32 v0, vcc_lo, v1, v4, vcc_lo
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v6, vcc_lo
	v_add_co_u32 v2, vcc_lo, v14, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v3, null, v15, v10, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_xor_b32_e32 v6, v2, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, v19, v0
	v_add_co_ci_u32_e64 v11, null, v18, v1, vcc_lo
	v_xor_b32_e32 v18, v3, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v19, v6, v4
	v_mad_u64_u32 v[0:1], null, v6, v11, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[2:3], null, v18, v4, 0
	v_mad_u64_u32 v[4:5], null, v18, v11, 0
	v_add_co_u32 v0, vcc_lo, v19, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v0, vcc_lo, v1, v3, vcc_lo
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v5, vcc_lo
	v_add_co_u32 v2, vcc_lo, v0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, 0, v1, vcc_lo
	v_mul_lo_u32 v4, v9, v2
	v_mad_u64_u32 v[0:1], null, v8, v2, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v2, v8, v3
	v_sub_co_u32 v0, vcc_lo, v6, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v1, v1, v2, v4
	v_cmp_ge_u32_e64 s1, v0, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v2, v18, v1
	v_sub_co_ci_u32_e64 v1, null, v18, v1, vcc_lo
	v_cndmask_b32_e64 v5, 0, -1, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v2, null, v2, v9, vcc_lo
	v_sub_co_u32 v3, vcc_lo, v0, v8
	v_subrev_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cmp_ge_u32_e64 s1, v3, v8
	v_sub_co_ci_u32_e64 v2, null, v2, v9, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v1, v9
	v_cndmask_b32_e64 v6, 0, -1, s1
	v_cmp_ge_u32_e64 s1, v4, v9
	v_cndmask_b32_e64 v18, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v4, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v11, 0, -1, s1
	v_cmp_eq_u32_e64 s1, v1, v9
	v_cndmask_b32_e32 v6, v11, v6, vcc_lo
	v_sub_co_u32 v8, vcc_lo, v3, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_subrev_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v6
	v_cndmask_b32_e64 v5, v18, v5, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_cndmask_b32 v2, v4, v2 :: v_dual_cndmask_b32 v3, v3, v8
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v0, v0, v3 :: v_dual_cndmask_b32 v1, v1, v2
	v_xor_b32_e32 v0, v0, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, v1, v10
	v_sub_co_u32 v0, vcc_lo, v0, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v1, null, v1, v10, vcc_lo
.LBB1_4:
	s_and_not1_saveexec_b32 s1, s4
	s_cbranch_execz .LBB1_6
	v_cvt_f32_u32_e32 v0, v16
	v_sub_nc_u32_e32 v1, 0, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v0, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v14, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v0, v0, v16
	v_sub_nc_u32_e32 v0, v14, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v1, v0, v16
	v_cmp_ge_u32_e32 vcc_lo, v0, v16
	v_cndmask_b32_e32 v0, v0, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v1, v0, v16
	v_cmp_ge_u32_e32 vcc_lo, v0, v16
	v_dual_cndmask_b32 v0, v0, v1 :: v_dual_mov_b32 v1, 0
.LBB1_6:
	s_or_b32 exec_lo, exec_lo, s1
	v_ashrrev_i32_e32 v2, 31, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v5, 31, v1
	v_xor_b32_e32 v3, v16, v2
	v_xor_b32_e32 v4, v17, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v3, vcc_lo, v3, v2
	v_sub_co_ci_u32_e64 v2, null, v4, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_b32_e32 v3, v5, v3
	v_and_b32_e32 v2, v5, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v3, v0
	v_add_co_ci_u32_e64 v1, null, v2, v1, vcc_lo
.LBB1_7:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v2, -9
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB1_19
	v_mov_b32_e32 v6, 0
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[6:7]
	s_xor_b32 s3, exec_lo, s1
	s_cbranch_execz .LBB1_10
	v_ashrrev_i32_e32 v10, 31, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v16, v10
	v_add_co_ci_u32_e64 v3, null, v17, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v11, v2, v10
	v_xor_b32_e32 v18, v3, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cvt_f32_u32_e32 v2, v11
	v_sub_co_u32 v19, vcc_lo, 0, v11
	v_cvt_f32_u32_e32 v3, v18
	v_sub_co_ci_u32_e64 v20, null, 0, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v2, v3, 0x4f800000, v2
	v_rcp_f32_e32 v2, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x5f7ffffc, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v3, 0x2f800000, v2
	v_trunc_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmamk_f32 v2, v3, 0xcf800000, v2
	v_cvt_u32_f32_e32 v21, v3
	v_cvt_u32_f32_e32 v22, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v4, v19, v21
	v_mul_lo_u32 v5, v20, v22
	v_mad_u64_u32 v[2:3], null, v19, v22, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v23, v3, v4, v5
	v_mul_hi_u32 v24, v22, v2
	v_mad_u64_u32 v[5:6], null, v21, v2, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[3:4], null, v22, v23, 0
	v_mad_u64_u32 v[8:9], null, v21, v23, 0
	v_add_co_u32 v2, vcc_lo, v24, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, 0, v4, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v2, vcc_lo, v3, v6, vcc_lo
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v9, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v22, vcc_lo, v22, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v21, null, v21, v3, vcc_lo
	v_mul_lo_u32 v4, v20, v22
	v_mad_u64_u32 v[2:3], null, v19, v22, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v5, v19, v21
	v_mul_hi_u32 v20, v22, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add3_u32 v19, v3, v5, v4
	v_mad_u64_u32 v[5:6], null, v21, v2, 0
	v_mad_u64_u32 v[3:4], null, v22, v19, 0
	v_mad_u64_u32 v[8:9], null, v21, v19, 0
	v_ashrrev_i32_e32 v19, 31, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v20, v3
	v_add_co_ci_u32_e64 v3, null, 0, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v2, vcc_lo, v2, v5
	v_add_co_ci_u32_e32 v2, vcc_lo, v3, v6, vcc_lo
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v9, vcc_lo
	v_add_co_u32 v4, vcc_lo, v14, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v5, null, v15, v19, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_xor_b32_e32 v6, v4, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v22, v2
	v_add_co_ci_u32_e64 v20, null, v21, v3, vcc_lo
	v_xor_b32_e32 v21, v5, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v22, v6, v8
	v_mad_u64_u32 v[2:3], null, v6, v20, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[4:5], null, v21, v8, 0
	v_mad_u64_u32 v[8:9], null, v21, v20, 0
	v_add_co_u32 v2, vcc_lo, v22, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v2, vcc_lo, v3, v5, vcc_lo
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v9, vcc_lo
	v_add_co_u32 v4, vcc_lo, v2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, 0, v3, vcc_lo
	v_mul_lo_u32 v8, v18, v4
	v_mad_u64_u32 v[2:3], null, v11, v4, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v9, v11, v5
	v_sub_co_u32 v2, vcc_lo, v6, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v3, v3, v9, v8
	v_sub_nc_u32_e32 v8, v21, v3
	v_sub_co_ci_u32_e64 v3, null, v21, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v6, null, v8, v18, vcc_lo
	v_add_co_u32 v8, s1, v4, 2
	v_add_co_ci_u32_e64 v9, null, 0, v5, s1
	v_sub_co_u32 v20, s1, v2, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v6, null, 0, v6, s1
	v_cmp_ge_u32_e32 vcc_lo, v20, v11
	v_cndmask_b32_e64 v20, 0, -1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_ge_u32_e32 vcc_lo, v6, v18
	v_cndmask_b32_e64 v21, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v2, v11
	v_cndmask_b32_e64 v2, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v3, v18
	v_cndmask_b32_e64 v11, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v6, v18
	v_cndmask_b32_e32 v6, v21, v20, vcc_lo
	v_add_co_u32 v20, vcc_lo, v4, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v21, null, 0, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v3, v18
	v_cndmask_b32_e32 v2, v11, v2, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v6
	v_xor_b32_e32 v6, v19, v10
	v_cmp_ne_u32_e64 s1, 0, v2
	v_dual_cndmask_b32 v2, v20, v8 :: v_dual_cndmask_b32 v3, v21, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v2, v4, v2, s1
	v_cndmask_b32_e64 v3, v5, v3, s1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v2, v2, v6
	v_xor_b32_e32 v3, v3, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v2, vcc_lo, v2, v6
	v_sub_co_ci_u32_e64 v3, null, v3, v6, vcc_lo
.LBB1_10:
	s_and_not1_saveexec_b32 s1, s3
	s_cbranch_execz .LBB1_12
	v_cvt_f32_u32_e32 v2, v16
	v_sub_nc_u32_e32 v3, 0, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v2, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, v3, v2
	v_mul_hi_u32 v3, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v2, v3
	v_mul_hi_u32 v2, v14, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v3, v2, v16
	v_add_nc_u32_e32 v4, 1, v2
	v_sub_nc_u32_e32 v3, v14, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v5, v3, v16
	v_cmp_ge_u32_e32 vcc_lo, v3, v16
	v_dual_cndmask_b32 v3, v3, v5 :: v_dual_cndmask_b32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v3, v16
	v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v4, 1, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v2, v2, v4, vcc_lo
.LBB1_12:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v6, v3, v16
	v_mul_lo_u32 v8, v2, v17
	v_mad_u64_u32 v[4:5], null, v2, v16, 0
	s_mov_b32 s1, exec_lo
	v_add3_u32 v5, v5, v8, v6
	v_sub_co_u32 v4, vcc_lo, v14, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v5, null, v15, v5, vcc_lo
	v_cmpx_gt_i64_e32 0, v[4:5]
	s_cbranch_execz .LBB1_18
	s_mov_b32 s3, exec_lo
	v_cmpx_gt_i64_e32 1, v[16:17]
	s_xor_b32 s3, exec_lo, s3
	v_add_co_u32 v2, vcc_lo, v2, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_and_not1_saveexec_b32 s3, s3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v2, -1
	v_add_co_ci_u32_e64 v3, null, -1, v3, vcc_lo
	s_or_b32 exec_lo, exec_lo, s3
.LBB1_18:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
.LBB1_19:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB1_25
	v_mov_b32_e32 v6, 0
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[6:7]
	s_xor_b32 s3, exec_lo, s1
	s_cbranch_execz .LBB1_22
	v_cvt_f32_u32_e32 v4, v16
	v_cvt_f32_u32_e32 v5, v17
	v_sub_co_u32 v18, vcc_lo, 0, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v19, null, 0, v17, vcc_lo
	v_fmamk_f32 v4, v5, 0x4f800000, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v4, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v4, 0x5f7ffffc, v4
	v_mul_f32_e32 v5, 0x2f800000, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v5, v5
	v_fmamk_f32 v4, v5, 0xcf800000, v4
	v_cvt_u32_f32_e32 v20, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v21, v4
	v_mul_lo_u32 v6, v18, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v8, v19, v21
	v_mad_u64_u32 v[4:5], null, v18, v21, 0
	v_add3_u32 v22, v5, v6, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v23, v21, v4
	v_mad_u64_u32 v[8:9], null, v20, v4, 0
	v_mad_u64_u32 v[5:6], null, v21, v22, 0
	v_mad_u64_u32 v[10:11], null, v20, v22, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, v23, v5
	v_add_co_ci_u32_e64 v5, null, 0, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v4, vcc_lo, v4, v8
	v_add_co_ci_u32_e32 v4, vcc_lo, v5, v9, vcc_lo
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, v4, v10
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v21, vcc_lo, v21, v4
	v_add_co_ci_u32_e64 v20, null, v20, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v6, v19, v21
	v_mad_u64_u32 v[4:5], null, v18, v21, 0
	v_mul_lo_u32 v8, v18, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v19, v21, v4
	v_add3_u32 v18, v5, v8, v6
	v_mad_u64_u32 v[8:9], null, v20, v4, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[5:6], null, v21, v18, 0
	v_mad_u64_u32 v[10:11], null, v20, v18, 0
	v_add_co_u32 v4, vcc_lo, v19, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, 0, v6, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v4, vcc_lo, v5, v9, vcc_lo
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v11, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_add_co_u32 v6, vcc_lo, v21, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v18, null, v20, v5, vcc_lo
	v_mul_hi_u32 v19, v14, v6
	v_mad_u64_u32 v[8:9], null, v15, v6, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[4:5], null, v14, v18, 0
	v_mad_u64_u32 v[10:11], null, v15, v18, 0
	v_add_co_u32 v4, vcc_lo, v19, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v4, vcc_lo, v5, v9, vcc_lo
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v11, vcc_lo
	v_add_co_u32 v6, vcc_lo, v4, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v8, null, 0, v5, vcc_lo
	v_mul_lo_u32 v9, v17, v6
	v_mad_u64_u32 v[4:5], null, v16, v6, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v10, v16, v8
	v_sub_co_u32 v4, vcc_lo, v14, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v5, v5, v10, v9
	v_add_co_u32 v10, s1, v6, 2
	v_add_co_ci_u32_e64 v11, null, 0, v8, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v9, v15, v5
	v_sub_co_u32 v18, s1, v4, v16
	v_sub_co_ci_u32_e64 v5, null, v15, v5, vcc_lo
	v_sub_co_ci_u32_e64 v9, null, v9, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v18, v16
	v_subrev_co_ci_u32_e64 v9, null, 0, v9, s1
	v_cndmask_b32_e64 v18, 0, -1, vcc_lo
	v_cmp_eq_u32_e64 s1, v5, v17
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_ge_u32_e32 vcc_lo, v9, v17
	v_cndmask_b32_e64 v19, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v4, v16
	v_cndmask_b32_e64 v4, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v5, v17
	v_cndmask_b32_e64 v20, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v9, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v4, v20, v4, s1
	v_cndmask_b32_e32 v9, v19, v18, vcc_lo
	v_add_co_u32 v18, vcc_lo, v6, 1
	v_add_co_ci_u32_e64 v19, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v9
	v_cndmask_b32_e32 v5, v19, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v9, v18, v10, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	v_cndmask_b32_e32 v11, v8, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v10, v6, v9, vcc_lo
.LBB1_22:
	s_and_not1_saveexec_b32 s1, s3
	s_cbranch_execz .LBB1_24
	v_cvt_f32_u32_e32 v4, v16
	v_sub_nc_u32_e32 v5, 0, v16
	v_mov_b32_e32 v11, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v4, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v4, v4, v5
	v_mul_hi_u32 v4, v14, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v5, v4, v16
	v_add_nc_u32_e32 v6, 1, v4
	v_sub_nc_u32_e32 v5, v14, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v8, v5, v16
	v_cmp_ge_u32_e32 vcc_lo, v5, v16
	v_dual_cndmask_b32 v5, v5, v8 :: v_dual_cndmask_b32 v4, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v5, v16
	v_add_nc_u32_e32 v6, 1, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v10, v4, v6, vcc_lo
.LBB1_24:
	s_or_b32 exec_lo, exec_lo, s1
.LBB1_25:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s2
	v_clz_i32_u32_e32 v23, v14
	v_clz_i32_u32_e32 v22, v15
	s_mov_b64 s[2:3], 0xffffffff
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_u64_e64 s[2:3], v[14:15]
	s_xor_b32 s2, exec_lo, s1
	s_cbranch_execz .LBB1_31
	v_add_nc_u32_e32 v4, 32, v23
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s5, s5, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	v_mov_b16_e32 v25.h, 0
	v_min_u32_e32 v24, v4, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b16_e32 v6.h, v25.h
	v_and_b32_e32 v4, 62, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[8:9], v4, v[14:15]
	v_lshrrev_b32_e32 v4, 23, v9
	v_lshrrev_b32_e32 v18, 20, v9
	v_lshrrev_b32_e32 v20, 8, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v4, 0x1fe, v4
	v_add_co_u32 v4, s1, s4, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s5, 0, s1
	global_load_d16_b16 v4, v[4:5], off
	s_waitcnt vmcnt(0)
	v_and_b16 v4.h, 0xff, v4.l
	v_lshrrev_b16 v5.l, 8, v4.l
	v_lshlrev_b16 v4.l, 4, v4.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b16 v6.l, 1, v4.h
	v_and_b16 v4.h, v18.l, 15
	v_lshlrev_b16 v5.l, 4, v5.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_and_b16 v4.l, 0xf0, v4.l
	v_cvt_f32_u32_e32 v18, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or_b16 v25.l, v5.l, v4.h
	v_rcp_iflag_f32_e32 v5, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v19, v25
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, v19, v5
	v_trunc_f32_e32 v5, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v19, -v5, v18, v19
	v_cvt_u32_f32_e32 v5, v5
	v_cmp_ge_f32_e64 vcc_lo, |v19|, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v18, null, 0, v5, vcc_lo
	v_and_b16 v5.l, v9.h, 15
	v_mul_lo_u16 v4.h, v18.l, v6.l
	v_mul_lo_u16 v5.h, v18.l, v18.l
	v_add_nc_u16 v4.l, v18.l, v4.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u16 v4.h, v25.l, v4.h
	v_lshlrev_b16 v4.h, 4, v4.h
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b16 v4.h, v4.h, v5.l
	v_cmp_lt_u16_e32 vcc_lo, v4.h, v5.h
	v_sub_nc_u16 v4.h, v4.h, v5.h
	v_mov_b16_e32 v5.h, v25.h
	v_cndmask_b32_e64 v6, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b16_e32 v5.l, v6.l
	v_sub_nc_u16 v25.l, v4.l, v5.l
	v_lshlrev_b16 v4.l, 1, v4.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v6, 1, v25
	v_add_nc_u16 v4.l, v4.l, -1
	v_lshlrev_b16 v25.l, 8, v25.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cvt_f32_u32_e32 v18, v6
	v_sub_nc_u32_e32 v19, 0, v6
	v_cndmask_b16 v4.l, 0, v4.l, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v18, v18
	v_add_nc_u16 v5.l, v4.h, v4.l
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_perm_b32 v4, v5, v20, 0x6050400
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v19, v19, v18
	v_mul_hi_u32 v19, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v5, v18, v19
	v_mul_hi_u32 v5, v4, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v18, v5, v6
	v_add_nc_u32_e32 v19, 1, v5
	v_sub_nc_u32_e32 v18, v4, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v20, v18, v6
	v_cmp_ge_u32_e32 vcc_lo, v18, v6
	v_dual_cndmask_b32 v5, v5, v19 :: v_dual_cndmask_b32 v18, v18, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v19, 1, v5
	v_cmp_ge_u32_e32 vcc_lo, v18, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v5, v5, v19, vcc_lo
	v_mul_lo_u32 v6, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v4, v4, v6
	v_add_nc_u32_e32 v6, v5, v25
	v_mul_lo_u32 v5, v5, v5
	v_mov_b16_e32 v25.l, v8.h
	v_perm_b32 v4, v4, v9, 0x6050400
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshl_add_u32 v18, v6, 1, -1
	v_sub_co_u32 v19, vcc_lo, v4, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_cndmask_b32 v18, 0, v18 :: v_dual_mov_b32 v5, 0
	v_subrev_co_ci_u32_e64 v4, null, 0, v6, vcc_lo
	v_dual_mov_b32 v21, v5 :: v_dual_add_nc_u32 v20, v19, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[18:19], 1, v[4:5]
	v_lshlrev_b64 v[20:21], 16, v[20:21]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or_b32_e32 v6, v21, v19
	v_or_b32_e32 v20, v20, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[5:6]
	s_and_saveexec_b32 s1, vcc_lo
	s_xor_b32 s3, exec_lo, s1
	s_cbranch_execz .LBB1_28
	v_cvt_f32_u32_e32 v5, v18
	v_cvt_f32_ubyte0_e32 v6, v19
	v_sub_co_u32 v29, vcc_lo, 0, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v30, null, 0, v19, vcc_lo
	v_fmamk_f32 v5, v6, 0x4f800000, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v5, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x5f7ffffc, v5
	v_mul_f32_e32 v6, 0x2f800000, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v6, v6
	v_fmamk_f32 v5, v6, 0xcf800000, v5
	v_cvt_u32_f32_e32 v31, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v32, v5
	v_mul_lo_u32 v25, v29, v31
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v26, v30, v32
	v_mad_u64_u32 v[5:6], null, v29, v32, 0
	v_add3_u32 v33, v6, v25, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v34, v32, v5
	v_mad_u64_u32 v[27:28], null, v31, v5, 0
	v_mad_u64_u32 v[25:26], null, v32, v33, 0
	v_mad_u64_u32 v[5:6], null, v31, v33, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v25, vcc_lo, v34, v25
	v_add_co_ci_u32_e64 v26, null, 0, v26, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v25, vcc_lo, v25, v27
	v_add_co_ci_u32_e32 v25, vcc_lo, v26, v28, vcc_lo
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, vcc_lo, v25, v5
	v_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v32, vcc_lo, v32, v5
	v_add_co_ci_u32_e64 v31, null, v31, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v25, v30, v32
	v_mad_u64_u32 v[5:6], null, v29, v32, 0
	v_mul_lo_u32 v26, v29, v31
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v30, v32, v5
	v_mad_u64_u32 v[27:28], null, v31, v5, 0
	v_add3_u32 v29, v6, v26, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[25:26], null, v32, v29, 0
	v_mad_u64_u32 v[5:6], null, v31, v29, 0
	v_add_co_u32 v25, vcc_lo, v30, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v26, null, 0, v26, vcc_lo
	v_add_co_u32 v25, vcc_lo, v25, v27
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v25, vcc_lo, v26, v28, vcc_lo
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v6, vcc_lo
	v_add_co_u32 v5, vcc_lo, v25, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo
	v_add_co_u32 v27, vcc_lo, v32, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v29, null, v31, v6, vcc_lo
	v_mul_hi_u32 v30, v20, v27
	v_mad_u64_u32 v[25:26], null, v21, v27, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[5:6], null, v20, v29, 0
	v_mad_u64_u32 v[27:28], null, v21, v29, 0
	v_add_co_u32 v5, vcc_lo, v30, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo
	v_add_co_u32 v5, vcc_lo, v5, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v5, vcc_lo, v6, v26, vcc_lo
	v_add_co_ci_u32_e32 v6, vcc_lo, 0, v28, vcc_lo
	v_add_co_u32 v25, vcc_lo, v5, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v26, null, 0, v6, vcc_lo
	v_mul_lo_u32 v27, v19, v25
	v_mad_u64_u32 v[5:6], null, v18, v25, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v28, v18, v26
	v_sub_co_u32 v5, vcc_lo, v20, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v6, v6, v28, v27
	v_sub_nc_u32_e32 v27, v21, v6
	v_sub_co_ci_u32_e64 v6, null, v21, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v20, null, v27, v19, vcc_lo
	v_add_co_u32 v27, s1, v25, 2
	v_add_co_ci_u32_e64 v28, null, 0, v26, s1
	v_sub_co_u32 v29, s1, v5, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_subrev_co_ci_u32_e64 v20, null, 0, v20, s1
	v_cmp_eq_u32_e64 s1, v6, v19
	v_cmp_ge_u32_e32 vcc_lo, v29, v18
	v_cndmask_b32_e64 v21, 0, -1, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_ge_u32_e32 vcc_lo, v20, v19
	v_cndmask_b32_e64 v29, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v5, v18
	v_cndmask_b32_e64 v5, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v6, v19
	v_cndmask_b32_e64 v18, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v20, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v5, v18, v5, s1
	v_cndmask_b32_e32 v20, v29, v21, vcc_lo
	v_add_co_u32 v21, vcc_lo, v25, 1
	v_add_co_ci_u32_e64 v29, null, 0, v26, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v20
	v_cndmask_b32_e32 v6, v29, v28, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v18, v21, v27, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	v_cndmask_b32_e32 v6, v26, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v5, v25, v18, vcc_lo
.LBB1_28:
	s_and_not1_saveexec_b32 s1, s3
	s_cbranch_execz .LBB1_30
	v_cvt_f32_u32_e32 v5, v18
	v_sub_nc_u32_e32 v6, 0, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v5, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v6, v6, v5
	v_mul_hi_u32 v6, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v5, v5, v6
	v_mul_hi_u32 v5, v20, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v6, v5, v18
	v_add_nc_u32_e32 v19, 1, v5
	v_sub_nc_u32_e32 v6, v20, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v20, v6, v18
	v_cmp_ge_u32_e32 vcc_lo, v6, v18
	v_dual_cndmask_b32 v6, v6, v20 :: v_dual_cndmask_b32 v5, v5, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v6, v18
	v_dual_mov_b32 v6, 0 :: v_dual_add_nc_u32 v19, 1, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v5, v5, v19, vcc_lo
.LBB1_30:
	s_or_b32 exec_lo, exec_lo, s1
	v_lshlrev_b32_e32 v4, 16, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v25, vcc_lo, v5, v4
	v_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[18:19], null, v25, v25, 0
	v_mad_u64_u32 v[4:5], null, v25, v6, 0
	v_mad_u64_u32 v[20:21], null, v6, v6, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v26, vcc_lo, v19, v4
	v_add_co_ci_u32_e64 v27, null, 0, v5, vcc_lo
	v_add3_u32 v19, v19, v4, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v26, vcc_lo, v26, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, v27, v5, vcc_lo
	v_add_co_ci_u32_e32 v21, vcc_lo, 0, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, v5, v20
	v_add_co_ci_u32_e64 v5, null, 0, v21, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, v[18:19], v[8:9]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e64 s1, 0, v[4:5]
	s_or_b32 s1, s1, vcc_lo
	v_cndmask_b32_e64 v4, 0, 1, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v4, vcc_lo, v25, v4
	v_subrev_co_ci_u32_e64 v5, null, 0, v6, vcc_lo
	v_lshrrev_b32_e32 v6, 1, v24
	s_delay_alu instid0(VALU_DEP_1)
	v_lshrrev_b64 v[4:5], v6, v[4:5]
.LBB1_31:
	s_and_not1_saveexec_b32 s2, s2
	s_cbranch_execz .LBB1_41
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_u64_e32 0xffff, v[14:15]
	s_xor_b32 s3, exec_lo, s1
	s_cbranch_execz .LBB1_34
	v_and_b32_e32 v4, 30, v23
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s5, s5, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	v_mov_b16_e32 v6.h, 0
	v_lshlrev_b32_e32 v8, v4, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b16_e32 v9.h, v6.h
	v_lshrrev_b32_e32 v4, 23, v8
	v_lshrrev_b32_e32 v18, 20, v8
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v4, 0x1fe, v4
	global_load_d16_b16 v4, v4, s[4:5]
	s_waitcnt vmcnt(0)
	v_and_b16 v4.h, 0xff, v4.l
	v_lshrrev_b16 v5.l, 4, v4.l
	v_lshlrev_b16 v4.l, 4, v4.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b16 v9.l, 1, v4.h
	v_and_b16 v4.h, v18.l, 15
	v_and_b16 v5.l, 0xff0, v5.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_and_b16 v4.l, 0xf0, v4.l
	v_cvt_f32_u32_e32 v18, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or_b16 v6.l, v5.l, v4.h
	v_rcp_iflag_f32_e32 v5, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v19, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, v19, v5
	v_trunc_f32_e32 v5, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v19, -v5, v18, v19
	v_cvt_u32_f32_e32 v5, v5
	v_cmp_ge_f32_e64 vcc_lo, |v19|, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v18, null, 0, v5, vcc_lo
	v_and_b16 v5.l, v8.h, 15
	v_mul_lo_u16 v4.h, v18.l, v9.l
	v_mul_lo_u16 v5.h, v18.l, v18.l
	v_add_nc_u16 v4.l, v18.l, v4.l
	v_lshrrev_b32_e32 v18, 8, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u16 v4.h, v6.l, v4.h
	v_lshlrev_b16 v4.h, 4, v4.h
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_or_b16 v4.h, v4.h, v5.l
	v_lshlrev_b16 v5.l, 1, v4.l
	v_cmp_lt_u16_e32 vcc_lo, v4.h, v5.h
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_nc_u16 v5.l, v5.l, -1
	v_cndmask_b32_e64 v9, 0, 1, vcc_lo
	v_mov_b16_e32 v9.h, v6.h
	v_mov_b16_e32 v6.l, v9.l
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u16 v6.l, v4.l, v6.l
	v_sub_nc_u16 v4.l, v4.h, v5.h
	v_cndmask_b16 v4.h, 0, v5.l, vcc_lo
	v_lshlrev_b32_e32 v5, 1, v6
	v_lshlrev_b16 v6.l, 8, v6.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u16 v9.l, v4.l, v4.h
	v_cvt_f32_u32_e32 v4, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_perm_b32 v5, v9, v18, 0x6050400
	v_rcp_iflag_f32_e32 v9, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v5, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v9, v5, v9
	v_trunc_f32_e32 v9, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v5, -v9, v4, v5
	v_cvt_u32_f32_e32 v9, v9
	v_cmp_ge_f32_e64 vcc_lo, |v5|, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v9, vcc_lo
	v_and_b32_e32 v4, 0xffffff, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v4, v4, v6
	v_mul_hi_u32 v5, v4, v4
	v_mul_lo_u32 v6, v4, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	v_cmp_gt_u32_e64 s1, v6, v8
	v_lshrrev_b32_e32 v5, 1, v23
	s_or_b32 vcc_lo, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_subrev_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	v_lshrrev_b32_e32 v4, v5, v4
.LBB1_34:
	s_and_not1_saveexec_b32 s3, s3
	s_cbranch_execz .LBB1_40
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_u64_e32 0xff, v[14:15]
	s_xor_b32 s4, exec_lo, s1
	s_cbranch_execz .LBB1_37
	v_mov_b16_e32 v8.l, 0
	v_mov_b16_e32 v8.h, v14.l
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s9, s9, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	v_mov_b16_e32 v5.h, v8.l
	v_clz_i32_u32_e32 v9, v8
	v_mov_b16_e32 v18.h, v8.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b16 v4.l, v9.l, 14
	v_lshlrev_b16 v4.l, v4.l, v14.l
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b16 v5.l, 8, v4.l
	v_lshlrev_b32_e32 v5, 1, v5
	global_load_d16_hi_b16 v4, v5, s[8:9]
	s_waitcnt vmcnt(0)
	v_lshrrev_b16 v5.h, 4, v4.l
	v_and_b16 v5.l, 0xff, v4.h
	v_lshrrev_b16 v6.l, 4, v4.h
	v_lshlrev_b16 v4.h, 4, v4.h
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b16 v18.l, 1, v5.l
	v_and_b16 v5.l, v5.h, 15
	v_and_b16 v5.h, 0xff0, v6.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_and_b16 v4.h, 0xf0, v4.h
	v_cvt_f32_u32_e32 v6, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or_b16 v18.l, v5.h, v5.l
	v_rcp_iflag_f32_e32 v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v18, v18
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, v18, v5
	v_trunc_f32_e32 v5, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v18, -v5, v6, v18
	v_cvt_u32_f32_e32 v5, v5
	v_cmp_ge_f32_e64 vcc_lo, |v18|, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_mov_b16_e32 v5.h, v8.l
	v_and_b16 v5.l, 0xfff, v5.l
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u16 v5.l, v5.l, v4.h
	v_mul_u32_u24_e32 v6, v5, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u16_e32 vcc_lo, 0, v6.h
	v_cmp_gt_u16_e64 s1, v6.l, v4.l
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v4, 0, 1, s1
	v_lshrrev_b16 v4.h, 1, v9.l
	v_sub_nc_u16 v4.l, v5.l, v4.l
	s_delay_alu instid0(VALU_DEP_1)
	v_lshrrev_b16 v4.l, v4.h, v4.l
.LBB1_37:
	s_and_not1_saveexec_b32 s1, s4
	s_cbranch_execz .LBB1_39
	v_lshlrev_b64 v[4:5], 1, v[14:15]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@lo+4
	s_addc_u32 s5, s5, .Lanon.688f4d37ef14f562c52512a32fe243e9.0@rel32@hi+12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
	global_load_d16_u8 v4, v[4:5], off
.LBB1_39:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v4.h, 0
.LBB1_40:
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v5, 0
.LBB1_41:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v18, 0xffffff9c
	v_mov_b32_e32 v19, -1
	s_mov_b32 s1, exec_lo
	v_cmpx_ne_u64_e32 0, v[14:15]
	v_add_nc_u32_e32 v6, 32, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_min_u32_e32 v6, v6, v22
	v_xor_b32_e32 v6, 63, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_hi_u32_u24_e32 v19, 0x64, v6
	v_mul_u32_u24_e32 v18, 0x64, v6
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v20, -1
	v_mov_b32_e32 v21, -1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_45
	v_mul_hi_u32 v20, 0xbdedd5bf, v16
	v_mov_b32_e32 v21, 0
	s_mov_b32 s2, 0x540be3ff
	s_mov_b32 s3, 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_lt_u64_e32 vcc_lo, s[2:3], v[16:17]
	v_mad_u64_u32 v[8:9], null, 0xbdedd5bf, v17, v[20:21]
	v_cndmask_b32_e64 v28, 0, 10, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v20, v8
	v_mad_u64_u32 v[24:25], null, 0xdbe6fece, v16, v[20:21]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, v9, v25
	v_add_co_ci_u32_e64 v9, null, 0, 0, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[24:25], null, 0xdbe6fece, v17, v[8:9]
	v_cndmask_b32_e64 v9, v17, 0, vcc_lo
	v_lshrrev_b32_e32 v29, 5, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v6, 1, v25
	v_cndmask_b32_e32 v8, v16, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_alignbit_b32 v6, v9, v8, 5
	v_cmp_lt_u64_e32 vcc_lo, 0x1869f, v[8:9]
	v_mul_hi_u32 v20, 0x71b47843, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[24:25], null, 0x71b47843, v29, v[20:21]
	v_mov_b32_e32 v20, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[26:27], null, 0xa7c5ac4, v6, v[20:21]
	v_or_b32_e32 v6, 5, v28
	v_cndmask_b32_e32 v6, v28, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v24, s0, v25, v27
	v_add_co_ci_u32_e64 v25, null, 0, 0, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[26:27], null, 0xa7c5ac4, v29, v[24:25]
	v_alignbit_b32 v9, v27, v26, 7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v8, v8, v9, vcc_lo
	v_add_nc_u32_e32 v9, 0x5fff6, v8
	v_add_nc_u32_e32 v20, 0x7ff9c, v8
	v_add_nc_u32_e32 v24, 0xdfc18, v8
	v_add_nc_u32_e32 v8, 0x7d8f0, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_b32_e32 v9, v9, v20
	v_and_b32_e32 v8, v24, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v8, v9, v8
	v_lshrrev_b32_e32 v8, 17, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v20, v8, v6
	v_dual_mov_b32 v8, v10 :: v_dual_mov_b32 v9, v11
.LBB1_45:
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_or_b32_e32 v6, 1, v16
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB1_47
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v7, v6
	v_cvt_f32_u32_e32 v10, v17
	v_sub_co_u32 v28, vcc_lo, 0, v6
	v_sub_co_ci_u32_e64 v29, null, 0, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v7, v10, 0x4f800000, v7
	v_rcp_f32_e32 v7, v7
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v7, 0x5f7ffffc, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v10, 0x2f800000, v7
	v_trunc_f32_e32 v10, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmamk_f32 v7, v10, 0xcf800000, v7
	v_cvt_u32_f32_e32 v30, v10
	v_cvt_u32_f32_e32 v7, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v24, v28, v30
	v_mul_lo_u32 v25, v29, v7
	v_mad_u64_u32 v[10:11], null, v28, v7, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v31, v11, v24, v25
	v_mul_hi_u32 v32, v7, v10
	v_mad_u64_u32 v[26:27], null, v30, v10, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[24:25], null, v7, v31, 0
	v_mad_u64_u32 v[10:11], null, v30, v31, 0
	v_add_co_u32 v24, vcc_lo, v32, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v25, null, 0, v25, vcc_lo
	v_add_co_u32 v24, vcc_lo, v24, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v24, vcc_lo, v25, v27, vcc_lo
	v_add_co_ci_u32_e32 v11, vcc_lo, 0, v11, vcc_lo
	v_add_co_u32 v10, vcc_lo, v24, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v11, null, 0, v11, vcc_lo
	v_add_co_u32 v7, vcc_lo, v7, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v30, null, v30, v11, vcc_lo
	v_mul_lo_u32 v24, v29, v7
	v_mad_u64_u32 v[10:11], null, v28, v7, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v25, v28, v30
	v_mul_hi_u32 v29, v7, v10
	v_mad_u64_u32 v[26:27], null, v30, v10, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v28, v11, v25, v24
	v_mad_u64_u32 v[24:25], null, v7, v28, 0
	v_mad_u64_u32 v[10:11], null, v30, v28, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v24, vcc_lo, v29, v24
	v_add_co_ci_u32_e64 v25, null, 0, v25, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v24, vcc_lo, v24, v26
	v_add_co_ci_u32_e32 v24, vcc_lo, v25, v27, vcc_lo
	v_add_co_ci_u32_e32 v11, vcc_lo, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, vcc_lo, v24, v10
	v_add_co_ci_u32_e64 v11, null, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, v7, v10
	v_add_co_ci_u32_e64 v28, null, v30, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v29, v14, v7
	v_mad_u64_u32 v[24:25], null, v15, v7, 0
	v_mad_u64_u32 v[10:11], null, v14, v28, 0
	v_mad_u64_u32 v[26:27], null, v15, v28, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, v29, v10
	v_add_co_ci_u32_e64 v10, null, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v7, vcc_lo, v7, v24
	v_add_co_ci_u32_e32 v7, vcc_lo, v10, v25, vcc_lo
	v_add_co_ci_u32_e32 v10, vcc_lo, 0, v27, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, v7, v26
	v_add_co_ci_u32_e64 v24, null, 0, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v25, v17, v7
	v_mad_u64_u32 v[10:11], null, v6, v7, 0
	v_mul_lo_u32 v7, v6, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v10, vcc_lo, v14, v10
	v_add3_u32 v7, v11, v7, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e64 s0, v10, v6
	v_sub_nc_u32_e32 v11, v15, v7
	v_sub_co_ci_u32_e64 v7, null, v15, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v26, 0, -1, s0
	v_sub_co_ci_u32_e64 v11, null, v11, v17, vcc_lo
	v_sub_co_u32 v24, vcc_lo, v10, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v25, null, 0, v11, vcc_lo
	v_cmp_ge_u32_e64 s0, v24, v6
	v_sub_co_ci_u32_e64 v11, null, v11, v17, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v7, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v27, 0, -1, s0
	v_cmp_ge_u32_e64 s0, v25, v17
	v_cndmask_b32_e64 v29, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v25, v17
	v_cndmask_b32_e64 v28, 0, -1, s0
	v_cmp_eq_u32_e64 s0, v7, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v27, v28, v27, vcc_lo
	v_sub_co_u32 v6, vcc_lo, v24, v6
	v_subrev_co_ci_u32_e64 v11, null, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v27
	v_cndmask_b32_e64 v26, v29, v26, s0
	v_dual_cndmask_b32 v11, v25, v11 :: v_dual_cndmask_b32 v6, v24, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v26
	v_dual_cndmask_b32 v11, v7, v11 :: v_dual_cndmask_b32 v10, v10, v6
.LBB1_47:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB1_49
	v_cvt_f32_u32_e32 v7, v6
	v_sub_nc_u32_e32 v10, 0, v6
	v_mov_b32_e32 v11, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v7, v7
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v10, v10, v7
	v_mul_hi_u32 v10, v7, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v7, v7, v10
	v_mul_hi_u32 v7, v14, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v7, v7, v6
	v_sub_nc_u32_e32 v7, v14, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v10, v7, v6
	v_cmp_ge_u32_e32 vcc_lo, v7, v6
	v_cndmask_b32_e32 v7, v7, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v10, v7, v6
	v_cmp_ge_u32_e32 vcc_lo, v7, v6
	v_cndmask_b32_e32 v10, v7, v10, vcc_lo
.LBB1_49:
	s_or_b32 exec_lo, exec_lo, s0
	v_mad_u64_u32 v[6:7], null, v14, v17, 0
	v_mad_u64_u32 v[26:27], null, v16, v14, 0
	v_mad_u64_u32 v[31:32], null, v15, v16, 0
	v_sub_nc_u32_e32 v28, 0, v16
	v_mad_i64_i32 v[24:25], null, v15, v17, 0
	v_lshrrev_b64 v[29:30], v16, v[14:15]
	v_add_co_u32 v33, vcc_lo, v27, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	v_lshlrev_b64 v[34:35], v28, v[14:15]
	v_add_co_u32 v28, vcc_lo, v33, v31
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e32 v7, vcc_lo, v7, v32, vcc_lo
	v_add_co_ci_u32_e32 v25, vcc_lo, 0, v25, vcc_lo
	v_or_b32_e32 v33, v30, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, v7, v24
	v_add_co_ci_u32_e64 v32, null, 0, v25, vcc_lo
	v_add3_u32 v44, v27, v6, v31
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v30, vcc_lo, v7, v16
	v_subrev_co_ci_u32_e64 v35, null, 0, v32, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 0, v15
	v_dual_mov_b32 v28, 0 :: v_dual_and_b32 v47, v17, v15
	v_and_b32_e32 v48, v16, v14
	v_add_co_u32 v24, s0, v16, v14
	v_dual_cndmask_b32 v30, v7, v30 :: v_dual_cndmask_b32 v35, v32, v35
	v_xor_b32_e32 v7, v17, v15
	v_mad_u64_u32 v[40:41], null, v17, v14, v[27:28]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v31, vcc_lo, v30, v14
	v_subrev_co_ci_u32_e64 v6, null, 0, v35, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 0, v17
	v_or_b32_e32 v32, v29, v34
	v_ashrrev_i32_e32 v29, 31, v44
	v_mov_b32_e32 v27, v40
	v_ashrrev_i32_e32 v45, 31, v7
	v_dual_cndmask_b32 v35, v35, v6 :: v_dual_cndmask_b32 v34, v30, v31
	v_xor_b32_e32 v6, v16, v14
	v_ashrrev_i32_e32 v31, 31, v17
	v_mov_b32_e32 v30, v29
	v_add_co_ci_u32_e64 v25, s0, v17, v15, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i64 v[38:39], 1, v[6:7]
	v_mul_lo_u32 v49, v15, v31
	v_mad_u64_u32 v[42:43], null, v14, v31, 0
	v_xor_b32_e32 v46, 0x7fffffff, v45
	v_not_b32_e32 v31, v45
	v_add_co_u32 v50, vcc_lo, v48, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v51, null, v47, v39, vcc_lo
	v_cmp_ne_u64_e32 vcc_lo, v[34:35], v[29:30]
	v_mad_u64_u32 v[29:30], null, v16, v15, v[27:28]
	v_lshrrev_b32_e32 v38, 31, v51
	v_add3_u32 v43, v43, v42, v49
	v_ashrrev_i32_e32 v27, 31, v15
	v_cndmask_b32_e64 v36, v24, -1, s0
	v_cndmask_b32_e64 v37, v25, -1, s0
	v_not_b32_e32 v40, v17
	v_add_co_u32 v29, s0, v41, v30
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, 0, 0, s0
	v_dual_cndmask_b32 v35, v44, v46 :: v_dual_cndmask_b32 v34, v26, v31
	v_and_b32_e32 v45, v6, v38
	v_mad_u64_u32 v[38:39], null, v27, v16, v[42:43]
	v_mul_lo_u32 v31, v27, v17
	v_mul_lo_u32 v46, v27, v16
	v_lshrrev_b64 v[6:7], 1, v[6:7]
	v_mad_u64_u32 v[42:43], null, v17, v15, v[29:30]
	v_not_b32_e32 v15, v16
	v_ctz_i32_b32_e32 v17, v40
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_add_co_u32 v40, vcc_lo, v48, v6
	v_add3_u32 v6, v46, v39, v31
	v_add_co_ci_u32_e64 v41, null, v47, v7, vcc_lo
	v_add_nc_u32_e64 v7, v23, 32 clamp
	v_add_nc_u32_e64 v17, v17, 32 clamp
	v_ctz_i32_b32_e32 v15, v15
	v_add_co_u32 v38, vcc_lo, v42, v38
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v39, null, v43, v6, vcc_lo
	v_add_co_u32 v6, vcc_lo, v20, v18
	v_min3_u32 v22, v7, v22, 64
	v_min3_u32 v15, v15, v17, 64
	v_add_co_ci_u32_e64 v7, null, v21, v19, vcc_lo
	v_lshlrev_b32_e32 v18, 8, v16
	v_add_co_u32 v16, vcc_lo, s6, v12
	v_lshlrev_b32_e32 v29, 24, v14
	v_and_b32_e32 v19, 0xff, v27
	v_add_co_ci_u32_e64 v17, null, s7, v13, vcc_lo
	v_mov_b32_e32 v27, v44
	v_sub_co_u32 v30, s0, v22, v15
	v_add_co_u32 v12, vcc_lo, v45, v50
	v_sub_co_ci_u32_e64 v31, null, 0, 0, s0
	v_ashrrev_i64 v[14:15], 24, v[28:29]
	v_add_co_ci_u32_e64 v13, null, 0, v51, vcc_lo
	v_and_or_b32 v14, 0xffff00, v18, v19
	s_clause 0x7
	global_store_b128 v[16:17], v[24:27], off
	global_store_b128 v[16:17], v[34:37], off offset:16
	global_store_b128 v[16:17], v[0:3], off offset:32
	global_store_b128 v[16:17], v[8:11], off offset:48
	global_store_b128 v[16:17], v[30:33], off offset:64
	global_store_b128 v[16:17], v[4:7], off offset:80
	global_store_b128 v[16:17], v[38:41], off offset:96
	global_store_b128 v[16:17], v[12:15], off offset:112
.LBB1_50:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel int_edge_64
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
		.amdhsa_next_free_vgpr 52
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
		.amdhsa_inst_pref_size 63
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

	.set int_edge_64.num_vgpr, 52
	.set int_edge_64.num_agpr, 0
	.set int_edge_64.numbered_sgpr, 16
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
	s_load_b32 s0, s[0:1], 0x4
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[2:3], null, s0, s15, v[0:1]
	v_mov_b16_e32 v1.h, 0
	v_mov_b16_e32 v1.l, 0x63
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v4, 8, v2
	v_and_b16 v0.l, 0xff, v2.l
	v_and_b16 v0.h, 0xff, v4.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u16_e32 vcc_lo, 0x80, v0.l
	v_cmp_ne_u16_e64 s0, 0xff, v0.h
	v_cmp_ne_u16_e64 s1, 0, v0.h
	s_or_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, s1, s0
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB2_2
	v_bfe_i32 v5, v4, 0, 8
	v_bfe_i32 v7, v2, 0, 8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f32_i32_e32 v6, v5
	v_xor_b32_e32 v5, v7, v5
	v_cvt_f32_i32_e32 v9, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_rcp_iflag_f32_e32 v8, v6
	v_ashrrev_i32_e32 v5, 30, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_or_b32_e32 v5, 1, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v8, v9, v8
	v_trunc_f32_e32 v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v8, -v7, v6, v9
	v_cvt_i32_f32_e32 v7, v7
	v_cmp_ge_f32_e64 vcc_lo, |v8|, |v6|
	v_cndmask_b32_e32 v5, 0, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v5, v7, v5
	v_bfe_i32 v5, v5, 0, 8
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v1.l, v5.l
.LBB2_2:
	s_or_b32 exec_lo, exec_lo, s0
	v_sub_nc_u16 v4.h, 0, v4.l
	v_and_b16 v5.l, v4.l, 7
	v_and_b32_e32 v6, 0xff, v2
	s_load_b64 s[0:1], s[2:3], 0x0
	v_lshlrev_b16 v5.h, 8, v2.l
	v_and_b16 v4.h, v4.h, 7
	v_lshlrev_b16 v5.l, v5.l, v2.l
	v_clz_i32_u32_e32 v6, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshrrev_b16 v4.h, v4.h, v0.l
	v_add_nc_u16 v0.l, v0.l, v0.h
	v_min_u32_e32 v6, 32, v6
	v_mov_b16_e32 v6.h, v1.h
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_or_b16 v4.h, v5.l, v4.h
	v_mul_lo_u16 v5.l, v4.l, v2.l
	v_lshlrev_b16 v4.l, 8, v4.l
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_sub_nc_u16 v4.h, v4.h, v6.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b16 v1.l, v1.l, v5.l
	v_sub_nc_i16 v0.h, v5.h, v4.l clamp
	v_min_u16 v6.l, 0xff, v0.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u16 v5.l, v4.h, 24
	v_and_b32_e32 v4, 0xff, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b16 v1.l, 0xff00, v0.h
	v_lshlrev_b32_e32 v5, 24, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v0, v4, 16, v5
	v_or3_b32 v4, v0, v1, v6
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v3, vcc_lo
	global_store_b32 v[0:1], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel int_edge_8
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_inst_pref_size 4
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

	.set int_edge_8.num_vgpr, 10
	.set int_edge_8.num_agpr, 0
	.set int_edge_8.numbered_sgpr, 16
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         int_edge_32.kd
    .uses_dynamic_stack: false
    .vgpr_count:     30
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         int_edge_64.kd
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         int_edge_8.kd
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
