


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.jacobi,"ax",@progbits
	.globl	jacobi
	.p2align	8
	.type	jacobi,@function
jacobi:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x18
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s0, 16
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_mul_i32 s9, s9, s1
	v_add_u32_e32 v3, s8, v1
	v_add_u32_e32 v2, s9, v0
	v_cmp_gt_u32_e32 vcc, s12, v3
	v_cmp_gt_u32_e64 s[0:1], s13, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_30
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_ne_u32_e64 s[0:1], 0, v2
	v_add_u32_e32 v4, 1, v3
	v_mul_lo_u32 v6, v2, s12
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cmp_ne_u32_e32 vcc, s12, v4
	v_add_u32_e32 v2, 1, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cmp_ne_u32_e32 vcc, s13, v2
	s_mul_i32 s33, s13, s12
	v_add_u32_e32 v0, v6, v3
	v_mov_b32_e32 v1, 0
	s_and_b64 s[4:5], vcc, s[0:1]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[20:21], s[4:5]
	s_xor_b64 s[4:5], exec, s[20:21]
	s_cbranch_execz .LBB0_31
	v_add_u32_e32 v2, -1, v0
	v_cmp_le_u32_e32 vcc, s33, v2
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execnz .LBB0_34
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_23
.LBB0_4:
	v_add_u32_e32 v4, 1, v0
	v_cmp_le_u32_e32 vcc, s33, v4
	s_mov_b64 s[20:21], s[16:17]
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execnz .LBB0_36
	s_or_saveexec_b64 s[22:23], s[22:23]
	s_mov_b64 s[26:27], 0
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_22
.LBB0_6:
	v_subrev_u32_e32 v5, s12, v6
	v_add_u32_e32 v6, v5, v3
	v_cmp_le_u32_e32 vcc, s33, v6
	s_mov_b64 s[24:25], s[20:21]
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	s_cbranch_execnz .LBB0_37
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_mov_b64 s[28:29], 0
	s_xor_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_21
.LBB0_8:
	v_add_u32_e32 v8, s12, v0
	v_cmp_le_u32_e32 vcc, s33, v8
	s_mov_b64 s[12:13], s[24:25]
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	s_cbranch_execnz .LBB0_38
	s_or_saveexec_b64 s[28:29], s[28:29]
	s_mov_b64 s[34:35], 0
	s_xor_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_20
.LBB0_10:
	v_cmp_le_u32_e32 vcc, s33, v0
	s_mov_b64 s[30:31], s[12:13]
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
	s_cbranch_execnz .LBB0_39
	s_or_saveexec_b64 s[34:35], s[34:35]
	s_mov_b64 s[36:37], 0
	s_xor_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_19
.LBB0_12:
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v3, v9
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v5, v9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s9
	v_add_co_u32_e32 v2, vcc, s8, v2
	v_addc_co_u32_e32 v3, vcc, v10, v3, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v7, v9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v10, v5, vcc
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v6, vcc, s8, v6
	v_addc_co_u32_e32 v7, vcc, v10, v7, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32_e32 v8, vcc, s8, v8
	v_addc_co_u32_e32 v9, vcc, v10, v9, vcc
	global_load_dword v10, v[2:3], off
	global_load_dword v11, v[4:5], off
	global_load_dword v12, v[6:7], off
	global_load_dword v13, v[8:9], off
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v5, s11
	v_add_co_u32_e32 v4, vcc, s10, v2
	v_addc_co_u32_e32 v5, vcc, v5, v3, vcc
	global_load_dword v4, v[4:5], off
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v2, vcc, s8, v2
	v_addc_co_u32_e32 v3, vcc, v5, v3, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b64 s[36:37], exec
	s_mov_b32 s38, 0
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, s14, v4
	v_add_f32_e32 v4, v10, v11
	v_add_f32_e32 v4, v4, v12
	v_add_f32_e32 v4, v4, v13
	v_sub_f32_e32 v3, v4, v3
	v_mul_f32_e32 v5, 0x3e800000, v3
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v2, v5, v2
	v_and_b32_e32 v2, 0x7fffffff, v2
.LBB0_13:
	s_ff1_i32_b64 s10, s[36:37]
	v_readlane_b32 s11, v2, s10
	s_max_u32 s38, s38, s11
	s_lshl_b64 s[10:11], 1, s10
	s_andn2_b64 s[36:37], s[36:37], s[10:11]
	s_cbranch_scc1 .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_18
	s_load_dwordx2 s[6:7], s[6:7], 0x28
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s36, s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s36
.LBB0_16:
	v_max_u32_e32 v2, s38, v3
	global_atomic_cmpswap v2, v4, v[2:3], s[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	v_mov_b32_e32 v3, v2
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_16
	s_or_b64 exec, exec, s[14:15]
.LBB0_18:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[36:37], exec
.LBB0_19:
	s_or_b64 exec, exec, s[34:35]
	s_andn2_b64 s[6:7], s[12:13], exec
	s_waitcnt lgkmcnt(0)
	s_and_b64 s[10:11], s[30:31], exec
	s_and_b64 s[34:35], s[36:37], exec
	s_or_b64 s[12:13], s[6:7], s[10:11]
.LBB0_20:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[6:7], s[24:25], exec
	s_waitcnt lgkmcnt(0)
	s_and_b64 s[10:11], s[12:13], exec
	s_and_b64 s[28:29], s[34:35], exec
	s_or_b64 s[24:25], s[6:7], s[10:11]
.LBB0_21:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[6:7], s[20:21], exec
	s_waitcnt lgkmcnt(0)
	s_and_b64 s[10:11], s[24:25], exec
	s_and_b64 s[26:27], s[28:29], exec
	s_or_b64 s[20:21], s[6:7], s[10:11]
.LBB0_22:
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[6:7], s[16:17], exec
	s_waitcnt lgkmcnt(0)
	s_and_b64 s[10:11], s[20:21], exec
	s_and_b64 s[22:23], s[26:27], exec
	s_or_b64 s[16:17], s[6:7], s[10:11]
.LBB0_23:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[22:23], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB0_32
.LBB0_24:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[16:17]
	s_xor_b64 s[4:5], exec, s[4:5]
.LBB0_25:
.LBB0_26:
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[0:1], exec, s[4:5]
	s_cbranch_execz .LBB0_28
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v2, vcc, s8, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v5, v[2:3], off
	s_or_b64 s[18:19], s[18:19], exec
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
.LBB0_30:
	s_endpgm
.LBB0_31:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_24
.LBB0_32:
	v_cmp_le_u32_e32 vcc, s33, v0
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[6:7], s[16:17]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execnz .LBB0_35
.LBB0_33:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[16:17], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[16:17], s[10:11], s[6:7]
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[16:17]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB0_25
	s_branch .LBB0_26
.LBB0_34:
	s_mov_b64 s[16:17], exec
	s_trap 2
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_4
	s_branch .LBB0_23
.LBB0_35:
	s_xor_b64 s[0:1], exec, -1
	s_or_b64 s[6:7], s[16:17], exec
	s_trap 2
	s_branch .LBB0_33
.LBB0_36:
	s_trap 2
	s_or_b64 s[20:21], s[16:17], exec
	s_or_saveexec_b64 s[22:23], s[22:23]
	s_mov_b64 s[26:27], 0
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_6
.LBB0_37:
	s_trap 2
	s_or_b64 s[24:25], s[20:21], exec
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_mov_b64 s[28:29], 0
	s_xor_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_21
	s_branch .LBB0_8
.LBB0_38:
	s_trap 2
	s_or_b64 s[12:13], s[24:25], exec
	s_or_saveexec_b64 s[28:29], s[28:29]
	s_mov_b64 s[34:35], 0
	s_xor_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_20
	s_branch .LBB0_10
.LBB0_39:
	s_trap 2
	s_or_b64 s[30:31], s[12:13], exec
	s_or_saveexec_b64 s[34:35], s[34:35]
	s_mov_b64 s[36:37], 0
	s_xor_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_19
	s_branch .LBB0_12
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel jacobi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 39
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
	.section	.text.jacobi,"ax",@progbits
.Lfunc_end0:
	.size	jacobi, .Lfunc_end0-jacobi

	.set jacobi.num_vgpr, 14
	.set jacobi.num_agpr, 0
	.set jacobi.numbered_sgpr, 39
	.set jacobi.num_named_barrier, 0
	.set jacobi.private_seg_size, 0
	.set jacobi.uses_vcc, 1
	.set jacobi.uses_flat_scratch, 0
	.set jacobi.has_dyn_sized_stack, 0
	.set jacobi.has_recursion, 0
	.set jacobi.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.jacobi,"ax",@progbits
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
      - .address_space:  generic
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 1024
    .name:           jacobi
    .private_segment_fixed_size: 0
    .sgpr_count:     43
    .sgpr_spill_count: 0
    .symbol:         jacobi.kd
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
