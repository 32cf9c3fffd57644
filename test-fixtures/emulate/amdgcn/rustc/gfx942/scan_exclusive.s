


	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.section	.text.add_block_sums,"ax",@progbits
	.globl	add_block_sums
	.p2align	8
	.type	add_block_sums,@function
add_block_sums:
	s_load_dwordx2 s[6:7], s[2:3], 0x10
	s_load_dwordx4 s[8:11], s[2:3], 0x0
	s_mov_b32 s5, 0
	s_lshl_b64 s[2:3], s[4:5], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s6, s2
	s_addc_u32 s3, s7, s3
	s_cmp_eq_u64 s[2:3], s[6:7]
	s_cbranch_scc1 .LBB0_8
	s_sub_u32 s12, s2, s6
	s_subb_u32 s13, s3, s7
	s_lshr_b64 s[2:3], s[12:13], 2
	v_cmp_lt_u64_e64 s[12:13], s[12:13], 8
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_5
	s_and_b32 s12, s2, -2
	s_mov_b32 s13, s3
	s_mov_b64 s[14:15], s[6:7]
	s_mov_b64 s[16:17], s[12:13]
	s_mov_b32 s18, 0
.LBB0_3:
	s_load_dwordx2 s[20:21], s[14:15], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s18, s21, s18
	s_add_i32 s5, s20, s5
	s_add_u32 s16, s16, -2
	s_addc_u32 s17, s17, -1
	s_add_u32 s14, s14, 8
	s_addc_u32 s15, s15, 0
	s_cmp_lg_u64 s[16:17], 0
	s_cbranch_scc1 .LBB0_3
	s_add_i32 s5, s5, s18
	s_cmp_lg_u64 s[2:3], s[12:13]
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_6
	s_branch .LBB0_8
.LBB0_5:
	s_mov_b64 s[12:13], 0
	s_cbranch_execz .LBB0_8
.LBB0_6:
	s_sub_u32 s2, s2, s12
	s_subb_u32 s3, s3, s13
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s6, s6, s12
	s_addc_u32 s7, s7, s13
.LBB0_7:
	s_load_dword s12, s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s5, s12, s5
	s_add_u32 s2, s2, -1
	s_addc_u32 s3, s3, -1
	s_add_u32 s6, s6, 4
	s_addc_u32 s7, s7, 0
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB0_7
.LBB0_8:
	s_load_dword s0, s[0:1], 0x4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], s[0:1], s0, v2, v[0:1]
	v_cmp_gt_u64_e32 vcc, s[10:11], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, s5, v2
	global_store_dword v[0:1], v2, off
.LBB0_10:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_block_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 4
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
	.section	.text.add_block_sums,"ax",@progbits
.Lfunc_end0:
	.size	add_block_sums, .Lfunc_end0-add_block_sums

	.set add_block_sums.num_vgpr, 4
	.set add_block_sums.num_agpr, 0
	.set add_block_sums.numbered_sgpr, 22
	.set add_block_sums.num_named_barrier, 0
	.set add_block_sums.private_seg_size, 0
	.set add_block_sums.uses_vcc, 1
	.set add_block_sums.uses_flat_scratch, 0
	.set add_block_sums.has_dyn_sized_stack, 0
	.set add_block_sums.has_recursion, 0
	.set add_block_sums.has_indirect_call, 0
	.section	.text.scan_exclusive,"ax",@progbits
	.globl	scan_exclusive
	.p2align	8
	.type	scan_exclusive,@function
scan_exclusive:
	s_load_dword s5, s[0:1], 0x4
	s_load_dwordx8 s[8:15], s[2:3], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v4, 1, v0
	v_mov_b32_e32 v5, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s18, s5, 0xffff
	s_lshl_b32 s16, s18, 1
	v_mov_b32_e32 v2, s4
	v_mad_u64_u32 v[2:3], s[0:1], s16, v2, v[4:5]
	v_mov_b32_e32 v6, 0
	s_mov_b32 s19, 0
	v_cmp_gt_u64_e64 s[0:1], s[12:13], v[2:3]
	v_mov_b32_e32 v7, v6
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_2
	v_lshl_add_u64 v[8:9], v[2:3], 2, s[8:9]
	global_load_dword v7, v[8:9], off
.LBB1_2:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[8:9], v[2:3], 0, 1
	v_lshl_add_u32 v5, v4, 2, 0
	s_mov_b64 s[6:7], 1
	v_cmp_gt_u64_e64 s[2:3], s[12:13], v[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v7
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB1_4
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[8:9]
	global_load_dword v6, v[6:7], off offset:4
.LBB1_4:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_lg_u32 s18, 0
	s_cselect_b64 s[8:9], -1, 0
	v_or_b32_e32 v4, 1, v4
	s_and_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v6 offset:4
	s_cbranch_vccz .LBB1_9
	s_mov_b64 s[12:13], s[18:19]
	s_branch .LBB1_7
.LBB1_6:
	s_or_b64 exec, exec, s[20:21]
	s_lshl_b64 s[6:7], s[6:7], 1
	s_lshr_b64 s[12:13], s[12:13], 1
	s_cmp_eq_u64 s[12:13], 0
	s_cbranch_scc1 .LBB1_9
.LBB1_7:
	v_cmp_gt_u64_e32 vcc, s[12:13], v[0:1]
	buffer_wbl2 sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_inv sc0 sc1
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB1_6
	v_mul_lo_u32 v6, s6, v4
	v_add_lshl_u32 v7, v6, s6, 2
	v_lshlrev_b32_e32 v6, 2, v6
	v_add3_u32 v7, 0, v7, -4
	v_add3_u32 v6, 0, v6, -4
	ds_read_b32 v8, v7
	ds_read_b32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v6, v6, v8
	ds_write_b32 v7, v6
	s_branch .LBB1_6
.LBB1_9:
	s_mov_b32 s17, s19
	s_mov_b32 s5, s19
	v_cmp_eq_u32_e32 vcc, 0, v0
	buffer_wbl2 sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_inv sc0 sc1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_11
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	s_lshl2_add_u32 s14, s16, 0
	s_add_i32 s14, s14, -4
	v_mov_b32_e32 v6, s14
	ds_read_b32 v8, v6
	v_mov_b32_e32 v7, 0
	ds_write_b32 v6, v7
	s_waitcnt lgkmcnt(1)
	global_store_dword v7, v8, s[4:5]
.LBB1_11:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB1_16
	s_mov_b64 s[4:5], 1
	v_mov_b64_e32 v[6:7], s[16:17]
	s_branch .LBB1_14
.LBB1_13:
	s_or_b64 exec, exec, s[8:9]
	s_lshl_b64 s[4:5], s[4:5], 1
	v_cmp_ge_u64_e32 vcc, s[4:5], v[6:7]
	s_cbranch_vccnz .LBB1_16
.LBB1_14:
	s_lshr_b64 s[6:7], s[6:7], 1
	v_cmp_gt_u64_e32 vcc, s[4:5], v[0:1]
	buffer_wbl2 sc0 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_inv sc0 sc1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_13
	v_mul_lo_u32 v8, s6, v4
	v_lshlrev_b32_e32 v9, 2, v8
	v_add_lshl_u32 v8, v8, s6, 2
	v_add3_u32 v8, 0, v8, -4
	v_add3_u32 v9, 0, v9, -4
	ds_read_b32 v10, v8
	ds_read_b32 v11, v9
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v9, v10
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v9, v10, v11
	ds_write_b32 v8, v9
	s_branch .LBB1_13
.LBB1_16:
	buffer_wbl2 sc0 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_inv sc0 sc1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execnz .LBB1_19
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execnz .LBB1_20
.LBB1_18:
	s_endpgm
.LBB1_19:
	ds_read_b32 v4, v5
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[10:11]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v4, off
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB1_18
.LBB1_20:
	ds_read_b32 v4, v5 offset:4
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[10:11]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v4, off offset:4
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_exclusive
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 12
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
	.section	.text.scan_exclusive,"ax",@progbits
.Lfunc_end1:
	.size	scan_exclusive, .Lfunc_end1-scan_exclusive

	.set scan_exclusive.num_vgpr, 12
	.set scan_exclusive.num_agpr, 0
	.set scan_exclusive.numbered_sgpr, 22
	.set scan_exclusive.num_named_barrier, 0
	.set scan_exclusive.private_seg_size, 0
	.set scan_exclusive.uses_vcc, 1
	.set scan_exclusive.uses_flat_scratch, 0
	.set scan_exclusive.has_dyn_sized_stack, 0
	.set scan_exclusive.has_recursion, 0
	.set scan_exclusive.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.scan_exclusive,"ax",@progbits
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
        .size:           8
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           add_block_sums
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         add_block_sums.kd
    .uses_dynamic_stack: false
    .vgpr_count:     4
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
    .name:           scan_exclusive
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         scan_exclusive.kd
    .uses_dynamic_stack: false
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
