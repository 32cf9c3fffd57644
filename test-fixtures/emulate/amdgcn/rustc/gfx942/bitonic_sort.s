


	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.section	.text.bitonic_sort,"ax",@progbits
	.globl	bitonic_sort
	.p2align	8
	.type	bitonic_sort,@function
bitonic_sort:
	s_load_dwordx4 s[8:11], s[2:3], 0x0
	s_load_dword s5, s[0:1], 0x4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, s4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s8
	s_and_b32 s6, s5, 0xffff
	v_mov_b32_e32 v5, s9
	v_mad_u64_u32 v[2:3], s[0:1], s6, v2, v[0:1]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_load_dword v6, v[4:5], off
	s_mov_b32 s7, 0
	v_lshl_add_u32 v12, v0, 3, 0
	s_cmp_lt_u32 s6, 2
	s_waitcnt vmcnt(0)
	ds_write2_b32 v12, v6, v0 offset1:1
	buffer_wbl2 sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_inv sc0 sc1
	s_cbranch_scc1 .LBB0_8
	s_and_b32 s2, s4, 1
	s_mov_b32 s3, s7
	s_cmp_eq_u64 s[2:3], 0
	s_mov_b64 s[0:1], 2
	s_cselect_b64 s[2:3], -1, 0
	v_mov_b64_e32 v[8:9], s[6:7]
	s_branch .LBB0_3
.LBB0_2:
	s_lshl_b64 s[0:1], s[0:1], 1
	v_cmp_gt_u64_e32 vcc, s[0:1], v[8:9]
	s_cbranch_vccnz .LBB0_8
.LBB0_3:
	v_and_b32_e32 v6, s0, v0
	v_cmp_eq_u64_e32 vcc, 0, v[6:7]
	s_lshr_b64 s[4:5], s[0:1], 1
	s_xor_b64 s[6:7], s[2:3], vcc
	s_branch .LBB0_5
.LBB0_4:
	s_or_b64 exec, exec, s[8:9]
	s_lshr_b64 s[4:5], s[4:5], 1
	s_cmp_eq_u64 s[4:5], 0
	buffer_wbl2 sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_inv sc0 sc1
	s_cbranch_scc1 .LBB0_2
.LBB0_5:
	v_mov_b32_e32 v11, s5
	v_xor_b32_e32 v10, s4, v0
	v_cmp_gt_u64_e32 vcc, v[10:11], v[0:1]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_4
	v_lshl_add_u32 v6, v10, 3, 0
	ds_read2_b32 v[10:11], v12 offset1:1
	ds_read2_b32 v[14:15], v6 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, v11, v15
	s_nop 1
	v_cndmask_b32_e64 v13, 0, 1, vcc
	v_cmp_gt_i32_e32 vcc, v10, v14
	s_nop 1
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v10, v14
	s_nop 1
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_and_b32_e32 v13, 1, v13
	v_cmp_eq_u32_e32 vcc, 1, v13
	s_xor_b64 s[12:13], s[6:7], vcc
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_4
	ds_read2_b32 v[14:15], v6 offset1:1
	s_waitcnt lgkmcnt(0)
	ds_write2_b32 v12, v14, v15 offset1:1
	ds_write2_b32 v6, v10, v11 offset1:1
	s_branch .LBB0_4
.LBB0_8:
	ds_read2_b32 v[6:7], v12 offset1:1
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[4:5], v6, off
	global_store_dword v[0:1], v7, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitonic_sort
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 16
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
	.section	.text.bitonic_sort,"ax",@progbits
.Lfunc_end0:
	.size	bitonic_sort, .Lfunc_end0-bitonic_sort

	.set bitonic_sort.num_vgpr, 16
	.set bitonic_sort.num_agpr, 0
	.set bitonic_sort.numbered_sgpr, 16
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           bitonic_sort
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         bitonic_sort.kd
    .uses_dynamic_stack: false
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
