


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.monte_carlo,"ax",@progbits
	.globl	monte_carlo
	.p2align	8
	.type	monte_carlo,@function
monte_carlo:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_u32_e32 v0, s8, v0
	s_mov_b32 s2, 0
	s_cmp_eq_u32 s1, 0
	s_cbranch_scc1 .LBB0_3
	v_xor_b32_e32 v1, s0, v0
	s_mov_b32 s0, 0x85ebca6b
	v_mul_lo_u32 v1, v1, s0
	v_add_u32_e32 v1, 0xc10eda53, v1
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	s_mov_b32 s3, 1
	v_or_b32_e32 v1, 1, v1
	v_mov_b32_e32 v2, 0
.LBB0_2:
	v_lshlrev_b32_e32 v3, 13, v1
	v_xor_b32_e32 v1, v3, v1
	v_lshrrev_b32_e32 v3, 17, v1
	v_xor_b32_e32 v1, v3, v1
	v_lshlrev_b32_e32 v3, 5, v1
	v_xor_b32_e32 v1, v3, v1
	v_and_b32_e32 v3, 0xffff, v1
	v_mul_hi_u32_u24_sdwa v5, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
	v_mul_u32_u24_sdwa v4, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
	v_mad_u64_u32 v[4:5], s[4:5], v3, v3, v[4:5]
	s_add_i32 s1, s1, -1
	v_cmp_gt_u64_e32 vcc, s[2:3], v[4:5]
	s_cmp_lg_u32 s1, 0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cbranch_scc1 .LBB0_2
.LBB0_3:
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_mov_b64 s[4:5], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v4, vcc, s0, v4
	v_addc_co_u32_e32 v5, vcc, v0, v5, vcc
	s_mov_b64 s[0:1], 0
	global_store_dword v[4:5], v2, off
.LBB0_4:
	s_ff1_i32_b64 s6, s[4:5]
	v_readlane_b32 s8, v2, s6
	v_readlane_b32 s7, v1, s6
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, s1, s7
	s_lshl_b64 s[6:7], 1, s6
	s_andn2_b64 s[4:5], s[4:5], s[6:7]
	s_cbranch_scc1 .LBB0_4
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_7
	v_mov_b32_e32 v0, 0
	v_pk_mov_b32 v[2:3], s[0:1], s[0:1] op_sel:[0,1]
	global_atomic_add_x2 v0, v[2:3], s[2:3]
.LBB0_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel monte_carlo
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 8
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
	.section	.text.monte_carlo,"ax",@progbits
.Lfunc_end0:
	.size	monte_carlo, .Lfunc_end0-monte_carlo

	.set monte_carlo.num_vgpr, 6
	.set monte_carlo.num_agpr, 0
	.set monte_carlo.numbered_sgpr, 9
	.set monte_carlo.num_named_barrier, 0
	.set monte_carlo.private_seg_size, 0
	.set monte_carlo.uses_vcc, 1
	.set monte_carlo.uses_flat_scratch, 0
	.set monte_carlo.has_dyn_sized_stack, 0
	.set monte_carlo.has_recursion, 0
	.set monte_carlo.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.monte_carlo,"ax",@progbits
	.ident	"rustc version 1.97.0-nightly (e50aa6fba 2026-05-19)"
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .offset:         0
        .size:           4
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           monte_carlo
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         monte_carlo.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
