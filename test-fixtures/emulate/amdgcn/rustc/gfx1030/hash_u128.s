


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.section	.text.hash_rows,"ax",@progbits
	.globl	hash_rows
	.p2align	8
	.type	hash_rows,@function
hash_rows:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x8
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[3:4], null, s0, s8, v[1:2]
	s_mov_b32 s8, s5
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u64_e64 s[8:9], v[3:4]
	s_cbranch_execz .LBB0_10
	s_load_dwordx4 s[0:3], s[6:7], 0x10
	v_mad_u64_u32 v[5:6], null, v3, s4, 0
	s_load_dwordx2 s[6:7], s[6:7], 0x0
	s_and_b32 s8, s4, -2
	s_mov_b32 s5, s9
	v_mad_u64_u32 v[6:7], null, v4, s4, v[6:7]
	v_lshlrev_b64 v[0:1], 3, v[5:6]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v5, vcc_lo, v3, s0
	v_add_co_ci_u32_e64 v6, null, s1, v4, vcc_lo
	v_add_co_u32 v7, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v8, null, s7, v1, vcc_lo
	v_xor_b32_e32 v1, 0x8bb84b93, v6
	v_xor_b32_e32 v0, 0x962eacc9, v5
	s_mov_b64 s[0:1], s[8:9]
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v7
	s_branch .LBB0_3
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v11, v13
	v_mov_b32_e32 v12, v14
	s_and_b32 s6, exec_lo, s7
	s_or_b32 s5, s6, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB0_7
.LBB0_3:
	v_cmp_lt_u64_e64 s6, s[0:1], 2
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v14, 0
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_5
	v_add_co_u32 v9, vcc_lo, v11, 16
	v_mov_b32_e32 v14, v12
	v_add_co_ci_u32_e64 v10, null, 0, v12, vcc_lo
	v_mov_b32_e32 v13, v11
	s_add_u32 s0, s0, -2
	s_addc_u32 s1, s1, -1
.LBB0_5:
	s_mov_b32 s7, -1
	s_mov_b32 s6, exec_lo
	v_cmpx_ne_u64_e32 0, v[13:14]
	s_cbranch_execz .LBB0_2
	global_load_dwordx4 v[11:14], v[13:14], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v11, 0xd433d4a3, v11
	v_xor_b32_e32 v15, v13, v5
	v_xor_b32_e32 v16, v14, v6
	v_xor_b32_e32 v17, 0x4b33a62e, v12
	v_mad_u64_u32 v[0:1], null, v15, v11, 0
	v_mad_u64_u32 v[13:14], null, v16, v11, v[1:2]
	v_mov_b32_e32 v1, v13
	v_mad_u64_u32 v[11:12], null, v15, v17, v[1:2]
	v_add_co_u32 v12, s7, v14, v12
	v_add_co_ci_u32_e64 v13, null, 0, 0, s7
	s_xor_b32 s7, exec_lo, -1
	v_mad_u64_u32 v[12:13], null, v16, v17, v[12:13]
	v_xor_b32_e32 v1, v13, v11
	v_mov_b32_e32 v14, v10
	v_xor_b32_e32 v0, v12, v0
	v_mov_b32_e32 v13, v9
	s_branch .LBB0_2
.LBB0_7:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_b32 s0, s4, 1
	s_mov_b32 s1, 0
	s_cmp_eq_u64 s[0:1], 0
	s_cbranch_scc1 .LBB0_9
	s_lshl_b64 s[0:1], s[8:9], 3
	v_mov_b32_e32 v2, 0
	v_add_co_u32 v0, vcc_lo, v7, s0
	v_add_co_ci_u32_e64 v1, null, s1, v8, vcc_lo
	global_load_dwordx2 v[7:8], v[0:1], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v9, 0x1de1aa47, v7
	v_xor_b32_e32 v10, 0x4d5a2da5, v8
	v_mad_u64_u32 v[0:1], null, v9, v5, 0
	v_mad_u64_u32 v[7:8], null, v10, v5, v[1:2]
	v_mov_b32_e32 v1, v7
	v_mad_u64_u32 v[1:2], null, v9, v6, v[1:2]
	v_add_co_u32 v7, s0, v8, v2
	v_add_co_ci_u32_e64 v8, null, 0, 0, s0
	v_mad_u64_u32 v[5:6], null, v10, v6, v[7:8]
	v_xor_b32_e32 v6, v6, v1
	v_xor_b32_e32 v5, v5, v0
.LBB0_9:
	v_xor_b32_e32 v5, s4, v5
	v_mov_b32_e32 v2, 0
	v_mad_u64_u32 v[0:1], null, 0x78bd642f, v5, 0
	v_mad_u64_u32 v[7:8], null, 0x78bd642f, v6, v[1:2]
	v_mov_b32_e32 v1, v7
	v_mad_u64_u32 v[1:2], null, 0xa0761d64, v5, v[1:2]
	v_add_co_u32 v7, s0, v8, v2
	v_add_co_ci_u32_e64 v8, null, 0, 0, s0
	v_lshlrev_b64 v[2:3], 3, v[3:4]
	v_mad_u64_u32 v[5:6], null, 0xa0761d64, v6, v[7:8]
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	v_xor_b32_e32 v1, v6, v1
	v_xor_b32_e32 v0, v5, v0
	global_store_dwordx2 v[2:3], v[0:1], off
.LBB0_10:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_rows
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 10
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
	.section	.text.hash_rows,"ax",@progbits
.Lfunc_end0:
	.size	hash_rows, .Lfunc_end0-hash_rows

	.set hash_rows.num_vgpr, 18
	.set hash_rows.num_agpr, 0
	.set hash_rows.numbered_sgpr, 10
	.set hash_rows.num_named_barrier, 0
	.set hash_rows.private_seg_size, 0
	.set hash_rows.uses_vcc, 1
	.set hash_rows.uses_flat_scratch, 0
	.set hash_rows.has_dyn_sized_stack, 0
	.set hash_rows.has_recursion, 0
	.set hash_rows.has_indirect_call, 0
	.section	.text.lcg128,"ax",@progbits
	.globl	lcg128
	.p2align	8
	.type	lcg128,@function
lcg128:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[4:5], null, s0, s8, v[0:1]
	s_mov_b32 s0, s3
	v_cmp_gt_u64_e32 vcc_lo, s[0:1], v[4:5]
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB1_4
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	v_lshlrev_b64 v[6:7], 3, v[4:5]
	v_mov_b32_e32 v3, s1
	s_cmp_eq_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s4, v6
	v_add_co_ci_u32_e64 v1, null, s5, v7, vcc_lo
	global_load_dwordx2 v[1:2], v[0:1], off
	v_mov_b32_e32 v0, v4
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v1, v1, v5
	s_cbranch_scc1 .LBB1_3
.LBB1_2:
	v_mad_u64_u32 v[8:9], null, 0x9fccf645, v0, 0
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v12, s1
	v_mul_lo_u32 v13, 0x9fccf645, v3
	v_mul_lo_u32 v14, 0x2360ed05, v0
	v_mul_lo_u32 v15, 0x1fc65da4, v1
	s_add_i32 s2, s2, -1
	v_mad_u64_u32 v[9:10], null, 0x9fccf645, v1, v[9:10]
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v11, v9
	v_mul_lo_u32 v9, 0x4385df64, v2
	v_mad_u64_u32 v[2:3], null, 0x9fccf645, v2, 0
	v_mad_u64_u32 v[11:12], null, 0x4385df64, v0, v[11:12]
	v_add3_u32 v3, v3, v9, v13
	v_add_co_u32 v9, s0, v10, v12
	v_add_co_ci_u32_e64 v10, null, 0, 0, s0
	v_mad_u64_u32 v[2:3], null, 0x1fc65da4, v0, v[2:3]
	v_add_co_u32 v0, vcc_lo, 0xf767814f, v8
	v_mad_u64_u32 v[9:10], null, 0x4385df64, v1, v[9:10]
	v_add3_u32 v1, v15, v3, v14
	v_add_co_u32 v2, s0, v9, v2
	v_add_co_ci_u32_e64 v3, null, v10, v1, s0
	v_add_co_ci_u32_e32 v1, vcc_lo, 0x14057b7e, v11, vcc_lo
	v_add_co_ci_u32_e32 v2, vcc_lo, 0x4c957f2d, v2, vcc_lo
	v_add_co_ci_u32_e32 v3, vcc_lo, 0x5851f42d, v3, vcc_lo
	s_cbranch_scc1 .LBB1_2
.LBB1_3:
	s_load_dwordx4 s[0:3], s[6:7], 0x10
	v_lshrrev_b32_e32 v10, 26, v3
	v_xor_b32_e32 v9, v3, v1
	v_xor_b32_e32 v8, v2, v0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	v_sub_nc_u32_e32 v12, 0, v10
	v_lshrrev_b64 v[10:11], v10, v[8:9]
	v_lshlrev_b64 v[8:9], v12, v[8:9]
	v_or_b32_e32 v9, v11, v9
	v_or_b32_e32 v8, v10, v8
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e64 v7, null, s1, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e64 v5, null, s3, v5, vcc_lo
	global_store_dwordx2 v[6:7], v[8:9], off
	global_store_dwordx4 v[4:5], v[0:3], off
.LBB1_4:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lcg128
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 9
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
	.section	.text.lcg128,"ax",@progbits
.Lfunc_end1:
	.size	lcg128, .Lfunc_end1-lcg128

	.set lcg128.num_vgpr, 16
	.set lcg128.num_agpr, 0
	.set lcg128.numbered_sgpr, 9
	.set lcg128.num_named_barrier, 0
	.set lcg128.private_seg_size, 0
	.set lcg128.uses_vcc, 1
	.set lcg128.uses_flat_scratch, 0
	.set lcg128.has_dyn_sized_stack, 0
	.set lcg128.has_recursion, 0
	.set lcg128.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.lcg128,"ax",@progbits
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
        .size:           4
        .value_kind:     by_value
      - .offset:         12
        .size:           4
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
    .name:           hash_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         hash_rows.kd
    .uses_dynamic_stack: false
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 1024
    .name:           lcg128
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         lcg128.kd
    .uses_dynamic_stack: false
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
