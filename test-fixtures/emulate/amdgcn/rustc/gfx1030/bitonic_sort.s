


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.section	.text.bitonic_sort,"ax",@progbits
	.globl	bitonic_sort
	.p2align	8
	.type	bitonic_sort,@function
bitonic_sort:
	s_load_dword s4, s[4:5], 0x4
	v_mov_b32_e32 v3, 0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_lshl_add_u32 v10, v0, 3, 0
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mad_u64_u32 v[4:5], null, s4, s8, v[0:1]
	s_cmp_lt_u32 s4, 2
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_co_u32 v4, vcc_lo, s0, v6
	v_add_co_ci_u32_e64 v5, null, s1, v7, vcc_lo
	global_load_dword v2, v[4:5], off
	s_waitcnt vmcnt(0)
	ds_write2_b32 v10, v2, v0 offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_8
	s_and_b32 s0, s8, 1
	s_mov_b32 s1, s5
	s_cmp_eq_u64 s[0:1], 0
	s_mov_b64 s[0:1], 2
	s_cselect_b32 s8, -1, 0
	s_inst_prefetch 0x1
	s_branch .LBB0_3
	.p2align	6
.LBB0_2:
	s_lshl_b64 s[0:1], s[0:1], 1
	v_cmp_gt_u64_e64 s6, s[0:1], s[4:5]
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_8
.LBB0_3:
	v_and_b32_e32 v2, s0, v0
	s_lshr_b64 s[6:7], s[0:1], 1
	v_cmp_eq_u64_e32 vcc_lo, 0, v[2:3]
	s_xor_b32 s9, s8, vcc_lo
	s_branch .LBB0_5
	.p2align	6
.LBB0_4:
	s_or_b32 exec_lo, exec_lo, s10
	s_lshr_b64 s[6:7], s[6:7], 1
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[6:7], 0
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_2
.LBB0_5:
	v_mov_b32_e32 v9, s7
	v_xor_b32_e32 v8, s6, v0
	s_mov_b32 s10, exec_lo
	v_cmpx_gt_u64_e64 v[8:9], v[0:1]
	s_cbranch_execz .LBB0_4
	v_lshl_add_u32 v2, v8, 3, 0
	ds_read2_b32 v[8:9], v10 offset1:1
	ds_read2_b32 v[11:12], v2 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v9, v12
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, v8, v11
	v_cndmask_b32_e64 v13, 0, 1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v8, v11
	v_cndmask_b32_e32 v11, v13, v12, vcc_lo
	v_and_b32_e32 v11, 1, v11
	v_cmp_eq_u32_e32 vcc_lo, 1, v11
	s_xor_b32 s11, s9, vcc_lo
	s_and_saveexec_b32 s12, s11
	s_xor_b32 s12, exec_lo, s12
	s_cbranch_execz .LBB0_4
	ds_read2_b32 v[11:12], v2 offset1:1
	s_waitcnt lgkmcnt(0)
	ds_write2_b32 v10, v11, v12 offset1:1
	ds_write2_b32 v2, v8, v9 offset1:1
	s_branch .LBB0_4
.LBB0_8:
	s_inst_prefetch 0x2
	ds_read2_b32 v[0:1], v10 offset1:1
	v_add_co_u32 v2, vcc_lo, s2, v6
	v_add_co_ci_u32_e64 v3, null, s3, v7, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_dword v[4:5], v0, off
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitonic_sort
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 14
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
	.section	.text.bitonic_sort,"ax",@progbits
.Lfunc_end0:
	.size	bitonic_sort, .Lfunc_end0-bitonic_sort

	.set bitonic_sort.num_vgpr, 14
	.set bitonic_sort.num_agpr, 0
	.set bitonic_sort.numbered_sgpr, 13
	.set bitonic_sort.num_named_barrier, 0
	.set bitonic_sort.private_seg_size, 0
	.set bitonic_sort.uses_vcc, 1
	.set bitonic_sort.uses_flat_scratch, 0
	.set bitonic_sort.has_dyn_sized_stack, 0
	.set bitonic_sort.has_recursion, 0
	.set bitonic_sort.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.bitonic_sort,"ax",@progbits
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           bitonic_sort
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         bitonic_sort.kd
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
