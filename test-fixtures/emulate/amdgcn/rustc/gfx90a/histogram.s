


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.histogram,"ax",@progbits
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s22, s0, 0xffff
	s_cbranch_scc0 .LBB0_29
	v_cvt_f32_u32_e32 v2, s22
	v_sub_co_u32_e32 v1, vcc, 0x100, v0
	v_subb_co_u32_e64 v3, s[2:3], 0, 0, vcc
	v_cndmask_b32_e64 v3, v1, 0, s[2:3]
	v_cvt_f32_u32_e32 v4, v3
	v_rcp_iflag_f32_e32 v5, v2
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[10:11], -1
	v_mul_f32_e32 v5, v4, v5
	v_trunc_f32_e32 v5, v5
	v_cvt_u32_f32_e32 v6, v5
	v_mad_f32 v4, -v5, v2, v4
	v_cmp_ge_f32_e64 vcc, |v4|, v2
	v_addc_co_u32_e32 v2, vcc, 0, v6, vcc
	v_mul_lo_u16_e32 v4, s0, v2
	v_sub_u16_e32 v3, v3, v4
	v_and_b32_e32 v2, 0xffff, v2
	v_cmp_ne_u16_e32 vcc, 0, v3
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v3, v1
	v_cmp_ne_u32_e64 s[0:1], 0, v2
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
	v_subrev_co_u32_e32 v4, vcc, s22, v0
	v_subb_co_u32_e64 v5, s[10:11], 0, 0, vcc
	v_lshl_add_u32 v8, v0, 2, 0
	s_lshl_b32 s9, s22, 2
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[14:15], 0x100
	v_pk_mov_b32 v[6:7], v[2:3], v[2:3] op_sel:[0,1]
	s_branch .LBB0_4
.LBB0_3:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[18:19]
	s_or_b64 s[10:11], s[20:21], s[10:11]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[20:21], s[16:17], exec
	s_or_b64 s[12:13], s[12:13], s[20:21]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_6
.LBB0_4:
	v_add_co_u32_e32 v4, vcc, s22, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_gt_u64_e32 vcc, s[14:15], v[4:5]
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_3
	v_add_co_u32_e32 v6, vcc, -1, v6
	v_addc_co_u32_e32 v7, vcc, -1, v7, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[6:7]
	v_add_u32_e32 v9, s9, v8
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], vcc, exec
	ds_write_b32 v8, v1
	s_andn2_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
	v_mov_b32_e32 v8, v9
	s_branch .LBB0_3
.LBB0_6:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_10
	s_and_b64 vcc, exec, -1
.LBB0_8:
	s_mov_b64 vcc, vcc
	s_cbranch_vccnz .LBB0_8
	s_xor_b64 s[14:15], exec, -1
.LBB0_10:
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[10:11], s[14:15], exec
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_25
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[4:5], s[6:7], s22, v4, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, s[14:15], v[4:5]
	buffer_wbl2
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_15
	v_cvt_f32_u32_e32 v1, s22
	s_load_dword s8, s[4:5], 0xc
	s_sub_i32 s9, 0, s22
	s_mov_b64 s[4:5], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v6, v1
	v_mov_b32_e32 v1, s13
	v_readfirstlane_b32 s13, v6
	s_mul_i32 s9, s9, s13
	s_mul_hi_u32 s9, s13, s9
	s_add_i32 s13, s13, s9
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s9, s8, s13
	s_mul_i32 s9, s9, s22
	s_sub_i32 s9, s8, s9
	s_sub_i32 s13, s9, s22
	s_cmp_ge_u32 s9, s22
	s_cselect_b32 s9, s13, s9
	s_sub_i32 s13, s9, s22
	s_cmp_ge_u32 s9, s22
	s_cselect_b32 s9, s13, s9
	s_sub_u32 s8, s8, s9
	s_subb_u32 s9, 0, 0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, s9
.LBB0_14:
	v_add_co_u32_e32 v8, vcc, s12, v4
	v_addc_co_u32_e32 v9, vcc, v1, v5, vcc
	global_load_ubyte v8, v[8:9], off
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	v_cmp_le_u64_e32 vcc, s[14:15], v[4:5]
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v8, v8, 2, 0
	ds_add_u32 v8, v6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_14
.LBB0_15:
	s_or_b64 exec, exec, s[6:7]
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_25
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, s11
	v_add_co_u32_e32 v4, vcc, s10, v1
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_subrev_co_u32_e32 v0, vcc, s22, v0
	v_add_u32_e32 v6, 0, v1
	v_subb_co_u32_e64 v1, s[0:1], 0, 0, vcc
	s_lshl_b32 s16, s22, 2
	s_lshl_b32 s17, s22, 2
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[6:7], 0x100
	s_branch .LBB0_19
.LBB0_17:
	s_or_b64 exec, exec, s[14:15]
	v_add_co_u32_e32 v2, vcc, -1, v2
	v_addc_co_u32_e32 v3, vcc, -1, v3, vcc
	v_add_co_u32_e32 v4, vcc, s16, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	v_add_u32_e32 v6, s17, v6
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
.LBB0_18:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[0:1], s[12:13], s[0:1]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_22
.LBB0_19:
	v_add_co_u32_e32 v0, vcc, s22, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_gt_u64_e32 vcc, s[6:7], v[0:1]
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_18
	ds_read_b32 v7, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_17
	global_atomic_add v[4:5], v7, off
	s_branch .LBB0_17
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_25
	s_and_b64 vcc, exec, 0
.LBB0_24:
	s_mov_b64 vcc, vcc
	s_cbranch_vccz .LBB0_24
.LBB0_25:
	s_or_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_28
.LBB0_26:
	s_and_b64 vcc, exec, 0
.LBB0_27:
	s_mov_b64 vcc, vcc
	s_cbranch_vccz .LBB0_27
.LBB0_28:
	s_endpgm
.LBB0_29:
	s_branch .LBB0_26
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 26
		.amdhsa_accum_offset 12
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
	.section	.text.histogram,"ax",@progbits
.Lfunc_end0:
	.size	histogram, .Lfunc_end0-histogram

	.set histogram.num_vgpr, 10
	.set histogram.num_agpr, 0
	.set histogram.numbered_sgpr, 26
	.set histogram.num_named_barrier, 0
	.set histogram.private_seg_size, 0
	.set histogram.uses_vcc, 1
	.set histogram.uses_flat_scratch, 0
	.set histogram.has_dyn_sized_stack, 0
	.set histogram.has_recursion, 0
	.set histogram.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.histogram,"ax",@progbits
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
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
