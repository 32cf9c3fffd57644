


	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.section	.text.hash_rows,"ax",@progbits
	.globl	hash_rows
	.p2align	8
	.type	hash_rows,@function
hash_rows:
	s_load_dword s5, s[0:1], 0x4
	s_load_dwordx2 s[8:9], s[2:3], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s5, 0xffff
	v_mad_u64_u32 v[2:3], s[0:1], s0, v2, v[0:1]
	s_mov_b32 s1, 0
	s_mov_b32 s0, s9
	v_cmp_gt_u64_e32 vcc, s[0:1], v[2:3]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_10
	s_load_dwordx2 s[10:11], s[2:3], 0x0
	s_load_dwordx4 s[4:7], s[2:3], 0x10
	v_mad_u64_u32 v[4:5], s[2:3], v2, s8, 0
	v_mov_b32_e32 v0, v5
	v_mad_u64_u32 v[6:7], s[2:3], v3, s8, v[0:1]
	v_mov_b32_e32 v5, v6
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[4:5], 3, s[10:11]
	v_lshl_add_u64 v[6:7], v[2:3], 0, s[4:5]
	s_and_b32 s0, s8, -2
	v_xor_b32_e32 v7, 0x8bb84b93, v7
	v_xor_b32_e32 v6, 0x962eacc9, v6
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[4:5], s[0:1]
	v_mov_b64_e32 v[12:13], v[4:5]
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[12:13]
	s_or_b64 s[2:3], s[10:11], s[2:3]
	v_mov_b64_e32 v[10:11], v[6:7]
	v_mov_b64_e32 v[12:13], v[14:15]
	v_mov_b64_e32 v[6:7], v[16:17]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_7
.LBB0_3:
	v_cmp_lt_u64_e64 s[10:11], s[4:5], 2
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b64_e32 v[14:15], 0
	s_cbranch_vccnz .LBB0_5
	s_add_u32 s4, s4, -2
	v_lshl_add_u64 v[8:9], v[12:13], 0, 16
	s_addc_u32 s5, s5, -1
	v_mov_b64_e32 v[14:15], v[12:13]
.LBB0_5:
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_2
	global_load_dwordx4 v[10:13], v[14:15], off
	v_mov_b32_e32 v15, v1
	s_xor_b64 s[12:13], exec, -1
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v14, 0xd433d4a3, v10
	v_xor_b32_e32 v16, v12, v6
	v_xor_b32_e32 v18, 0x4b33a62e, v11
	v_mad_u64_u32 v[10:11], s[14:15], v16, v14, 0
	v_xor_b32_e32 v19, v13, v7
	v_mov_b32_e32 v0, v11
	v_mad_u64_u32 v[12:13], s[14:15], v19, v14, v[0:1]
	v_mov_b32_e32 v0, v12
	v_mad_u64_u32 v[16:17], s[14:15], v16, v18, v[0:1]
	v_mov_b32_e32 v0, v13
	v_mov_b32_e32 v14, v17
	v_lshl_add_u64 v[12:13], v[0:1], 0, v[14:15]
	v_mad_u64_u32 v[12:13], s[14:15], v19, v18, v[12:13]
	v_xor_b32_e32 v17, v13, v16
	v_xor_b32_e32 v16, v12, v10
	v_mov_b64_e32 v[14:15], v[8:9]
	s_branch .LBB0_2
.LBB0_7:
	s_or_b64 exec, exec, s[2:3]
	s_and_b32 s2, s8, 1
	s_mov_b32 s3, 0
	s_cmp_eq_u64 s[2:3], 0
	s_cbranch_scc1 .LBB0_9
	v_lshl_add_u64 v[0:1], s[0:1], 3, v[4:5]
	global_load_dwordx2 v[0:1], v[0:1], off
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, v5
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, 0x1de1aa47, v0
	v_xor_b32_e32 v14, 0x4d5a2da5, v1
	v_mad_u64_u32 v[0:1], s[0:1], v6, v10, 0
	v_mov_b32_e32 v4, v1
	v_mad_u64_u32 v[8:9], s[0:1], v14, v10, v[4:5]
	v_mov_b32_e32 v4, v8
	v_mad_u64_u32 v[12:13], s[0:1], v6, v11, v[4:5]
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v6, v13
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	v_mad_u64_u32 v[4:5], s[0:1], v14, v11, v[4:5]
	v_xor_b32_e32 v11, v5, v12
	v_xor_b32_e32 v10, v4, v0
.LBB0_9:
	v_xor_b32_e32 v10, s8, v10
	s_mov_b32 s2, 0x78bd642f
	v_mad_u64_u32 v[4:5], s[0:1], v10, s2, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v5
	v_mad_u64_u32 v[8:9], s[0:1], v11, s2, v[6:7]
	v_mov_b32_e32 v6, v8
	s_mov_b32 s2, 0xa0761d64
	v_mad_u64_u32 v[12:13], s[0:1], v10, s2, v[6:7]
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, v7
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	v_mad_u64_u32 v[6:7], s[0:1], v11, s2, v[6:7]
	v_xor_b32_e32 v5, v7, v12
	v_xor_b32_e32 v4, v6, v4
	v_lshl_add_u64 v[0:1], v[2:3], 3, v[0:1]
	global_store_dwordx2 v[0:1], v[4:5], off
.LBB0_10:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_rows
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 20
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
	.section	.text.hash_rows,"ax",@progbits
.Lfunc_end0:
	.size	hash_rows, .Lfunc_end0-hash_rows

	.set hash_rows.num_vgpr, 20
	.set hash_rows.num_agpr, 0
	.set hash_rows.numbered_sgpr, 16
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
	s_load_dword s5, s[0:1], 0x4
	s_load_dwordx2 s[6:7], s[2:3], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s5, 0xffff
	v_mad_u64_u32 v[4:5], s[0:1], s0, v2, v[0:1]
	s_mov_b32 s1, 0
	s_mov_b32 s0, s7
	v_cmp_gt_u64_e32 vcc, s[0:1], v[4:5]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_5
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	v_mov_b32_e32 v3, s1
	s_cmp_eq_u32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[4:5], 3, s[4:5]
	global_load_dwordx2 v[0:1], v[0:1], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	v_or_b32_e32 v1, v0, v5
	v_mov_b32_e32 v0, v4
	s_cbranch_scc1 .LBB1_4
	s_mov_b32 s0, 0x9fccf645
	s_mov_b32 s1, 0x4385df64
	s_mov_b32 s4, 0x1fc65da4
	s_mov_b32 s5, 0x2360ed05
	s_mov_b32 s7, 0
	v_mov_b32_e32 v6, 0x14057b7e
	v_mov_b32_e32 v7, 0x4c957f2d
	v_mov_b32_e32 v8, 0x5851f42d
.LBB1_3:
	v_mul_lo_u32 v9, v3, s0
	v_mul_lo_u32 v10, v2, s1
	v_mad_u64_u32 v[2:3], s[8:9], v2, s0, 0
	v_add3_u32 v3, v3, v10, v9
	v_mad_u64_u32 v[2:3], s[8:9], v0, s4, v[2:3]
	v_mul_lo_u32 v9, v0, s5
	v_mul_lo_u32 v10, v1, s4
	v_add3_u32 v3, v10, v3, v9
	v_mad_u64_u32 v[10:11], s[8:9], v0, s0, 0
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v13, s7
	v_mad_u64_u32 v[12:13], s[8:9], v1, s0, v[12:13]
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, s7
	v_mad_u64_u32 v[12:13], s[8:9], v0, s1, v[12:13]
	v_mov_b32_e32 v15, s7
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v17, s7
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[16:17]
	v_mad_u64_u32 v[0:1], s[8:9], v1, s1, v[14:15]
	v_lshl_add_u64 v[2:3], v[0:1], 0, v[2:3]
	v_add_co_u32_e32 v0, vcc, 0xf767814f, v10
	s_add_i32 s6, s6, -1
	s_nop 0
	v_addc_co_u32_e32 v1, vcc, v12, v6, vcc
	s_cmp_lg_u32 s6, 0
	s_nop 0
	v_addc_co_u32_e32 v2, vcc, v2, v7, vcc
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, v3, v8, vcc
	s_cbranch_scc1 .LBB1_3
.LBB1_4:
	s_load_dwordx4 s[0:3], s[2:3], 0x10
	v_lshrrev_b32_e32 v14, 26, v3
	v_xor_b32_e32 v7, v3, v1
	v_xor_b32_e32 v6, v2, v0
	v_sub_u32_e32 v12, 0, v14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v10, s2
	v_mov_b32_e32 v11, s3
	v_lshlrev_b64 v[12:13], v12, v[6:7]
	v_lshrrev_b64 v[6:7], v14, v[6:7]
	v_or_b32_e32 v7, v7, v13
	v_or_b32_e32 v6, v6, v12
	v_lshl_add_u64 v[8:9], v[4:5], 3, v[8:9]
	v_lshl_add_u64 v[4:5], v[4:5], 4, v[10:11]
	global_store_dwordx2 v[8:9], v[6:7], off
	global_store_dwordx4 v[4:5], v[0:3], off
.LBB1_5:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lcg128
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 20
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
	.section	.text.lcg128,"ax",@progbits
.Lfunc_end1:
	.size	lcg128, .Lfunc_end1-lcg128

	.set lcg128.num_vgpr, 18
	.set lcg128.num_agpr, 0
	.set lcg128.numbered_sgpr, 10
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
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         hash_rows.kd
    .uses_dynamic_stack: false
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         lcg128.kd
    .uses_dynamic_stack: false
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
