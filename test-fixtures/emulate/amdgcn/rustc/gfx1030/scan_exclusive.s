


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.section	.text.add_block_sums,"ax",@progbits
	.globl	add_block_sums
	.p2align	8
	.type	add_block_sums,@function
add_block_sums:
	s_clause 0x1
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s9, 0
	s_lshl_b64 s[6:7], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s10, s6
	s_addc_u32 s7, s11, s7
	s_cmp_eq_u64 s[6:7], s[10:11]
	s_cbranch_scc1 .LBB0_3
	s_sub_u32 s6, s6, s10
	s_subb_u32 s7, s7, s11
	s_lshr_b64 s[6:7], s[6:7], 2
.LBB0_2:
	s_load_dword s12, s[10:11], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s9, s12, s9
	s_add_u32 s6, s6, -1
	s_addc_u32 s7, s7, -1
	s_add_u32 s10, s10, 4
	s_addc_u32 s11, s11, 0
	s_cmp_lg_u64 s[6:7], 0
	s_cbranch_scc1 .LBB0_2
.LBB0_3:
	s_load_dword s4, s[4:5], 0x4
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mad_u64_u32 v[0:1], null, s4, s8, v[0:1]
	v_cmp_gt_u64_e32 vcc_lo, s[2:3], v[0:1]
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, s9, v2
	global_store_dword v[0:1], v2, off
.LBB0_5:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_block_sums
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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

	.set add_block_sums.num_vgpr, 3
	.set add_block_sums.num_agpr, 0
	.set add_block_sums.numbered_sgpr, 13
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
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v4, 1, v0
	s_mov_b32 s7, 0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s0, 0xffff
	s_lshl_b32 s2, s6, 1
	v_mad_u64_u32 v[2:3], null, s2, s8, v[4:5]
	v_cmp_gt_u64_e64 s0, s[16:17], v[2:3]
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_2
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_add_co_u32 v5, vcc_lo, s12, v5
	v_add_co_ci_u32_e64 v6, null, s13, v6, vcc_lo
	global_load_dword v6, v[5:6], off
.LBB1_2:
	s_or_b32 exec_lo, exec_lo, s1
	v_add_co_u32 v7, vcc_lo, v2, 1
	v_add_co_ci_u32_e64 v8, null, 0, v3, vcc_lo
	v_lshl_add_u32 v5, v4, 2, 0
	s_mov_b64 s[4:5], 1
	v_cmp_gt_u64_e64 s1, s[16:17], v[7:8]
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v6
	s_and_saveexec_b32 s3, s1
	s_cbranch_execz .LBB1_4
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_co_u32 v6, vcc_lo, s12, v6
	v_add_co_ci_u32_e64 v7, null, s13, v7, vcc_lo
	global_load_dword v7, v[6:7], off offset:4
.LBB1_4:
	s_or_b32 exec_lo, exec_lo, s3
	s_cmp_lg_u32 s6, 0
	v_or_b32_e32 v4, 1, v4
	s_cselect_b32 s12, -1, 0
	s_mov_b32 s3, s7
	s_and_b32 vcc_lo, exec_lo, s12
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v7 offset:4
	s_cbranch_vccz .LBB1_9
	s_mov_b64 s[10:11], s[6:7]
	s_inst_prefetch 0x1
	s_branch .LBB1_7
	.p2align	6
.LBB1_6:
	s_or_b32 exec_lo, exec_lo, s6
	s_lshr_b64 s[10:11], s[10:11], 1
	s_lshl_b64 s[4:5], s[4:5], 1
	s_cmp_eq_u64 s[10:11], 0
	s_cbranch_scc1 .LBB1_9
.LBB1_7:
	s_mov_b32 s6, exec_lo
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	v_cmpx_gt_u64_e64 s[10:11], v[0:1]
	s_cbranch_execz .LBB1_6
	v_mul_lo_u32 v6, s4, v4
	v_add_lshl_u32 v7, v6, s4, 2
	v_lshlrev_b32_e32 v6, 2, v6
	v_add3_u32 v7, 0, v7, -4
	v_add3_u32 v6, 0, v6, -4
	ds_read_b32 v8, v7
	ds_read_b32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v6, v6, v8
	ds_write_b32 v7, v6
	s_branch .LBB1_6
.LBB1_9:
	s_inst_prefetch 0x2
	s_mov_b32 s9, s7
	s_mov_b32 s6, exec_lo
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB1_11
	s_lshl_b64 s[8:9], s[8:9], 2
	v_mov_b32_e32 v8, 0
	s_add_u32 s8, s18, s8
	s_addc_u32 s9, s19, s9
	s_lshl2_add_u32 s7, s2, 0
	s_add_i32 s7, s7, -4
	v_mov_b32_e32 v6, s7
	ds_read_b32 v7, v6
	ds_write_b32 v6, v8
	s_waitcnt lgkmcnt(1)
	global_store_dword v8, v7, s[8:9]
.LBB1_11:
	s_or_b32 exec_lo, exec_lo, s6
	s_andn2_b32 vcc_lo, exec_lo, s12
	s_cbranch_vccnz .LBB1_16
	s_mov_b64 s[6:7], 1
	s_inst_prefetch 0x1
	s_branch .LBB1_14
	.p2align	6
.LBB1_13:
	s_or_b32 exec_lo, exec_lo, s8
	s_lshl_b64 s[6:7], s[6:7], 1
	v_cmp_ge_u64_e64 s8, s[6:7], s[2:3]
	s_and_b32 vcc_lo, exec_lo, s8
	s_cbranch_vccnz .LBB1_16
.LBB1_14:
	s_lshr_b64 s[4:5], s[4:5], 1
	s_mov_b32 s8, exec_lo
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	v_cmpx_gt_u64_e64 s[6:7], v[0:1]
	s_cbranch_execz .LBB1_13
	v_mul_lo_u32 v6, s4, v4
	v_lshlrev_b32_e32 v7, 2, v6
	v_add_lshl_u32 v6, v6, s4, 2
	v_add3_u32 v7, 0, v7, -4
	v_add3_u32 v6, 0, v6, -4
	ds_read_b32 v8, v7
	ds_read_b32 v9, v6
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v8, v9, v8
	ds_write_b32 v7, v9
	ds_write_b32 v6, v8
	s_branch .LBB1_13
.LBB1_16:
	s_inst_prefetch 0x2
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	s_and_saveexec_b32 s2, s0
	s_cbranch_execnz .LBB1_19
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB1_20
.LBB1_18:
	s_endpgm
.LBB1_19:
	ds_read_b32 v4, v5
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_co_u32 v0, vcc_lo, s14, v0
	v_add_co_ci_u32_e64 v1, null, s15, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v4, off
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB1_18
.LBB1_20:
	ds_read_b32 v4, v5 offset:4
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_co_u32 v0, vcc_lo, s14, v0
	v_add_co_ci_u32_e64 v1, null, s15, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v4, off offset:4
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_exclusive
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 20
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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

	.set scan_exclusive.num_vgpr, 10
	.set scan_exclusive.num_agpr, 0
	.set scan_exclusive.numbered_sgpr, 20
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
  - .args:
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         add_block_sums.kd
    .uses_dynamic_stack: false
    .vgpr_count:     3
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
    .name:           scan_exclusive
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         scan_exclusive.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
