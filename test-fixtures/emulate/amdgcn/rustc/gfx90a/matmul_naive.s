


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.matmul,"ax",@progbits
	.globl	matmul
	.p2align	8
	.type	matmul,@function
matmul:
	s_load_dwordx4 s[12:15], s[6:7], 0x18
	s_load_dword s0, s[4:5], 0x4
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v0, 0x3ff, v0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s0, 16
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s9, s9, s1
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v2, s9, v1
	v_add_u32_e32 v6, s8, v0
	v_cmp_gt_u32_e32 vcc, s12, v2
	v_cmp_gt_u32_e64 s[0:1], s13, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[8:9], s[6:7], 0x10
	v_mov_b32_e32 v7, 0
	s_mov_b32 s4, s13
	s_mov_b32 s5, 0
	s_cmp_eq_u32 s14, 0
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	s_cbranch_scc1 .LBB0_15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v8, vcc, s2, v0
	s_mul_hi_u32 s7, s14, s12
	s_mul_i32 s6, s14, s12
	v_mad_u64_u32 v[4:5], s[12:13], v2, s14, 0
	v_addc_co_u32_e32 v9, vcc, v3, v1, vcc
	v_subrev_co_u32_e32 v6, vcc, s4, v6
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_subb_co_u32_e64 v7, s[12:13], 0, 0, vcc
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v10, vcc, s0, v10
	s_mov_b32 s15, s5
	s_mul_hi_u32 s11, s14, s4
	s_mul_i32 s10, s14, s4
	s_lshl_b64 s[2:3], s[4:5], 2
	v_addc_co_u32_e32 v11, vcc, v3, v11, vcc
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[26:27], s[30:31], exec
	s_or_b64 s[22:23], s[22:23], s[26:27]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[26:27], s[28:29], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], s[26:27]
.LBB0_4:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[24:25], s[18:19], -1
	s_and_b64 s[26:27], exec, s[20:21]
	s_or_b64 s[12:13], s[26:27], s[12:13]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[26:27], s[22:23], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[0:1], s[0:1], s[26:27]
	s_or_b64 s[16:17], s[16:17], s[24:25]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_8
.LBB0_5:
	v_cmp_gt_u64_e32 vcc, s[6:7], v[4:5]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_4
	v_add_co_u32_e32 v6, vcc, s4, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_cmp_gt_u64_e32 vcc, s[10:11], v[6:7]
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[30:31], -1
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_3
	global_load_dword v12, v[10:11], off
	global_load_dword v13, v[8:9], off
	v_add_co_u32_e32 v10, vcc, 4, v10
	s_add_u32 s14, s14, -1
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_add_co_u32_e32 v4, vcc, 1, v4
	s_addc_u32 s15, s15, -1
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u64 s[14:15], 0
	v_mov_b32_e32 v14, s3
	v_add_co_u32_e32 v8, vcc, s2, v8
	s_cselect_b64 s[28:29], -1, 0
	v_addc_co_u32_e32 v9, vcc, v9, v14, vcc
	s_xor_b64 s[30:31], exec, -1
	s_orn2_b64 s[28:29], s[28:29], exec
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, v12, v13
	v_add_f32_e32 v3, v3, v12
	s_branch .LBB0_3
.LBB0_8:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[6:7], s[16:17]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB0_16
	s_andn2_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execnz .LBB0_18
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_xor_b64 s[0:1], exec, s[0:1]
.LBB0_11:
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_14
.LBB0_13:
	v_mad_u64_u32 v[2:3], s[0:1], v2, s4, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v2, vcc, s8, v2
	v_addc_co_u32_e32 v3, vcc, v5, v3, vcc
	v_add_co_u32_e32 v0, vcc, v2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v4, off
.LBB0_14:
	s_endpgm
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[2:3], -1
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_13
	s_branch .LBB0_14
.LBB0_16:
	s_mov_b64 s[2:3], -1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_xor_b64 s[0:1], exec, s[12:13]
	s_cbranch_execnz .LBB0_19
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[2:3], s[2:3], exec
	s_and_b64 s[10:11], s[10:11], exec
	v_mov_b32_e32 v4, v3
	s_andn2_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_10
.LBB0_18:
	s_or_b64 s[10:11], s[10:11], exec
	s_trap 2
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execnz .LBB0_11
	s_branch .LBB0_12
.LBB0_19:
	s_mov_b64 s[10:11], exec
	s_trap 2
	s_xor_b64 s[2:3], exec, -1
	s_branch .LBB0_17
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 32
		.amdhsa_accum_offset 16
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
	.section	.text.matmul,"ax",@progbits
.Lfunc_end0:
	.size	matmul, .Lfunc_end0-matmul

	.set matmul.num_vgpr, 15
	.set matmul.num_agpr, 0
	.set matmul.numbered_sgpr, 32
	.set matmul.num_named_barrier, 0
	.set matmul.private_seg_size, 0
	.set matmul.uses_vcc, 1
	.set matmul.uses_flat_scratch, 0
	.set matmul.has_dyn_sized_stack, 0
	.set matmul.has_recursion, 0
	.set matmul.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.matmul,"ax",@progbits
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
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 1024
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
    .uses_dynamic_stack: false
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
