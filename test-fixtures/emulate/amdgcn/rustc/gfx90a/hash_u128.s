


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.hash_rows,"ax",@progbits
	.globl	hash_rows
	.p2align	8
	.type	hash_rows,@function
hash_rows:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[10:11], s[6:7], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[2:3], s[0:1], s0, v2, v[0:1]
	s_mov_b32 s4, s11
	v_cmp_gt_u64_e32 vcc, s[4:5], v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	s_load_dwordx4 s[0:3], s[6:7], 0x10
	v_mad_u64_u32 v[4:5], s[6:7], v2, s10, 0
	v_mov_b32_e32 v0, v5
	v_mad_u64_u32 v[6:7], s[6:7], v3, s10, v[0:1]
	v_mov_b32_e32 v5, v6
	v_lshlrev_b64 v[4:5], 3, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v0, v5, vcc
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v6, vcc, s0, v2
	v_addc_co_u32_e32 v0, vcc, v3, v0, vcc
	s_and_b32 s4, s10, -2
	v_xor_b32_e32 v7, 0x8bb84b93, v0
	v_xor_b32_e32 v6, 0x962eacc9, v6
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[6:7], s[4:5]
	v_pk_mov_b32 v[12:13], v[4:5], v[4:5] op_sel:[0,1]
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[12:13]
	s_or_b64 s[0:1], s[8:9], s[0:1]
	v_pk_mov_b32 v[10:11], v[6:7], v[6:7] op_sel:[0,1]
	v_pk_mov_b32 v[12:13], v[14:15], v[14:15] op_sel:[0,1]
	v_pk_mov_b32 v[6:7], v[16:17], v[16:17] op_sel:[0,1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_7
.LBB0_3:
	v_cmp_lt_u64_e64 s[8:9], s[6:7], 2
	s_and_b64 vcc, exec, s[8:9]
	v_pk_mov_b32 v[14:15], 0, 0
	s_cbranch_vccnz .LBB0_5
	v_add_co_u32_e32 v8, vcc, 16, v12
	s_add_u32 s6, s6, -2
	v_addc_co_u32_e32 v9, vcc, 0, v13, vcc
	s_addc_u32 s7, s7, -1
	v_pk_mov_b32 v[14:15], v[12:13], v[12:13] op_sel:[0,1]
.LBB0_5:
	v_cmp_ne_u64_e32 vcc, 0, v[14:15]
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_2
	global_load_dwordx4 v[10:13], v[14:15], off
	s_xor_b64 s[12:13], exec, -1
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v14, 0xd433d4a3, v10
	v_xor_b32_e32 v15, v12, v6
	v_xor_b32_e32 v16, 0x4b33a62e, v11
	v_mad_u64_u32 v[10:11], s[14:15], v15, v14, 0
	v_xor_b32_e32 v17, v13, v7
	v_mov_b32_e32 v0, v11
	v_mad_u64_u32 v[12:13], s[14:15], v17, v14, v[0:1]
	v_mov_b32_e32 v0, v12
	v_mad_u64_u32 v[14:15], s[14:15], v15, v16, v[0:1]
	v_add_co_u32_e32 v12, vcc, v13, v15
	v_addc_co_u32_e64 v13, s[14:15], 0, 0, vcc
	v_mad_u64_u32 v[12:13], s[14:15], v17, v16, v[12:13]
	v_xor_b32_e32 v17, v13, v14
	v_xor_b32_e32 v16, v12, v10
	v_pk_mov_b32 v[14:15], v[8:9], v[8:9] op_sel:[0,1]
	s_branch .LBB0_2
.LBB0_7:
	s_or_b64 exec, exec, s[0:1]
	s_and_b32 s0, s10, 1
	s_mov_b32 s1, 0
	s_cmp_eq_u64 s[0:1], 0
	s_cbranch_scc1 .LBB0_9
	s_lshl_b64 s[0:1], s[4:5], 3
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v4
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	global_load_dwordx2 v[0:1], v[0:1], off
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v9, 0x1de1aa47, v0
	v_xor_b32_e32 v8, 0x4d5a2da5, v1
	v_mad_u64_u32 v[0:1], s[0:1], v9, v10, 0
	v_mov_b32_e32 v4, v1
	v_mad_u64_u32 v[6:7], s[0:1], v8, v10, v[4:5]
	v_mov_b32_e32 v4, v6
	v_mad_u64_u32 v[4:5], s[0:1], v9, v11, v[4:5]
	v_add_co_u32_e32 v6, vcc, v7, v5
	v_addc_co_u32_e64 v7, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v8, v11, v[6:7]
	v_xor_b32_e32 v11, v7, v4
	v_xor_b32_e32 v10, v6, v0
.LBB0_9:
	v_xor_b32_e32 v8, s10, v10
	s_mov_b32 s4, 0x78bd642f
	v_mad_u64_u32 v[0:1], s[0:1], v8, s4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v1
	v_mad_u64_u32 v[6:7], s[0:1], v11, s4, v[4:5]
	v_mov_b32_e32 v4, v6
	s_mov_b32 s4, 0xa0761d64
	v_mad_u64_u32 v[4:5], s[0:1], v8, s4, v[4:5]
	v_add_co_u32_e32 v6, vcc, v7, v5
	v_addc_co_u32_e64 v7, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v11, s4, v[6:7]
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_xor_b32_e32 v1, v7, v4
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_xor_b32_e32 v0, v6, v0
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 20
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
	.section	.text.hash_rows,"ax",@progbits
.Lfunc_end0:
	.size	hash_rows, .Lfunc_end0-hash_rows

	.set hash_rows.num_vgpr, 18
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
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[4:5], s[2:3], s2, v2, v[0:1]
	s_mov_b32 s3, 0
	s_mov_b32 s2, s1
	v_cmp_gt_u64_e32 vcc, s[2:3], v[4:5]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_5
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	v_lshlrev_b64 v[6:7], 3, v[4:5]
	v_mov_b32_e32 v3, s3
	s_cmp_eq_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s5
	v_add_co_u32_e32 v0, vcc, s4, v6
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	global_load_dwordx2 v[0:1], v[0:1], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	v_or_b32_e32 v1, v0, v5
	v_mov_b32_e32 v0, v4
	s_cbranch_scc1 .LBB1_4
	s_mov_b32 s1, 0x9fccf645
	s_mov_b32 s2, 0x4385df64
	s_mov_b32 s3, 0x1fc65da4
	s_mov_b32 s4, 0x2360ed05
	s_mov_b32 s5, 0
	v_mov_b32_e32 v8, 0x14057b7e
	v_mov_b32_e32 v9, 0x4c957f2d
	v_mov_b32_e32 v10, 0x5851f42d
.LBB1_3:
	v_mul_lo_u32 v11, v3, s1
	v_mul_lo_u32 v12, v2, s2
	v_mad_u64_u32 v[2:3], s[8:9], v2, s1, 0
	v_add3_u32 v3, v3, v12, v11
	v_mad_u64_u32 v[2:3], s[8:9], v0, s3, v[2:3]
	v_mul_lo_u32 v11, v0, s4
	v_mul_lo_u32 v12, v1, s3
	v_add3_u32 v3, v12, v3, v11
	v_mad_u64_u32 v[12:13], s[8:9], v0, s1, 0
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v15, s5
	v_mad_u64_u32 v[14:15], s[8:9], v1, s1, v[14:15]
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v17, s5
	v_mad_u64_u32 v[16:17], s[8:9], v0, s2, v[16:17]
	v_add_co_u32_e32 v14, vcc, v15, v17
	v_addc_co_u32_e64 v15, s[8:9], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[8:9], v1, s2, v[14:15]
	v_add_co_u32_e32 v2, vcc, v0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	v_add_co_u32_e32 v0, vcc, 0xf767814f, v12
	v_addc_co_u32_e32 v1, vcc, v16, v8, vcc
	v_addc_co_u32_e32 v2, vcc, v2, v9, vcc
	s_add_i32 s0, s0, -1
	s_cmp_lg_u32 s0, 0
	v_addc_co_u32_e32 v3, vcc, v3, v10, vcc
	s_cbranch_scc1 .LBB1_3
.LBB1_4:
	s_load_dwordx4 s[0:3], s[6:7], 0x10
	v_lshrrev_b32_e32 v12, 26, v3
	v_xor_b32_e32 v9, v3, v1
	v_xor_b32_e32 v8, v2, v0
	v_sub_u32_e32 v10, 0, v12
	v_lshlrev_b64 v[10:11], v10, v[8:9]
	v_lshrrev_b64 v[8:9], v12, v[8:9]
	v_or_b32_e32 v8, v8, v10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s1
	v_add_co_u32_e32 v6, vcc, s0, v6
	v_or_b32_e32 v9, v9, v11
	v_addc_co_u32_e32 v7, vcc, v10, v7, vcc
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	global_store_dwordx2 v[6:7], v[8:9], off
	v_mov_b32_e32 v6, s3
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_store_dwordx4 v[4:5], v[0:3], off
.LBB1_5:
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 20
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         hash_rows.kd
    .uses_dynamic_stack: false
    .vgpr_count:     18
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         lcg128.kd
    .uses_dynamic_stack: false
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
