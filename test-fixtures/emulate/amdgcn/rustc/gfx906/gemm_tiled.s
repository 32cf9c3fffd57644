


	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
	.amdhsa_code_object_version 6
	.section	.text.gemm,"ax",@progbits
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	s_load_dwordx4 s[8:11], s[4:5], 0x18
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_load_dword s22, s[4:5], 0x28
	s_mov_b32 s0, s7
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s9
	s_mov_b32 s9, 0
	s_mov_b32 s1, s9
	s_lshl_b64 s[0:1], s[0:1], 4
	v_mov_b32_e32 v3, v0
	s_mov_b32 s7, s9
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v5, vcc, s0, v1
	v_addc_co_u32_e32 v6, vcc, 0, v0, vcc
	s_lshl_b64 s[0:1], s[6:7], 4
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v7, vcc, s0, v3
	s_add_u32 s0, s10, 15
	s_mov_b32 s5, s9
	v_addc_co_u32_e32 v8, vcc, 0, v0, vcc
	s_addc_u32 s1, 0, 0
	s_lshr_b64 s[20:21], s[0:1], 4
	v_cmp_gt_u64_e64 s[0:1], s[8:9], v[5:6]
	v_cmp_gt_u64_e64 s[2:3], s[4:5], v[7:8]
	v_mov_b32_e32 v4, 0
	s_cmp_eq_u64 s[20:21], 0
	s_cbranch_scc1 .LBB0_7
	v_mad_u64_u32 v[9:10], s[24:25], v1, s4, 0
	s_lshl_b64 s[6:7], s[6:7], 6
	s_mov_b32 s18, s10
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v11, s7
	v_add_co_u32_e32 v9, vcc, s6, v9
	v_addc_co_u32_e32 v10, vcc, v10, v11, vcc
	v_mad_u64_u32 v[11:12], s[6:7], v5, s18, 0
	v_lshlrev_b32_e32 v14, 2, v3
	v_add_co_u32_e32 v9, vcc, v9, v14
	v_mad_u64_u32 v[12:13], s[6:7], v6, s18, v[12:13]
	v_addc_co_u32_e32 v10, vcc, 0, v10, vcc
	v_mov_b32_e32 v17, s15
	v_add_co_u32_e32 v9, vcc, s14, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_co_u32_e32 v10, vcc, v17, v10, vcc
	v_add_co_u32_e32 v11, vcc, v11, v14
	v_addc_co_u32_e32 v12, vcc, 0, v12, vcc
	v_mov_b32_e32 v13, s13
	v_add_co_u32_e32 v11, vcc, s12, v11
	v_lshl_add_u32 v0, v1, 4, v3
	v_add_u32_e32 v16, 0, v14
	v_addc_co_u32_e32 v12, vcc, v13, v12, vcc
	v_mov_b32_e32 v14, v4
	s_mov_b32 s19, s9
	v_mov_b32_e32 v2, v4
	v_lshl_add_u32 v0, v0, 2, 0
	v_lshl_add_u32 v15, v1, 6, 0
	s_lshl_b64 s[6:7], s[4:5], 6
	s_mov_b64 s[12:13], 1
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v21, 0x400, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v3 offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_wbinvl1_vol
	ds_read2_b32 v[17:18], v15 offset1:1
	ds_read2_b32 v[19:20], v21 offset1:16
	v_add_co_u32_e32 v9, vcc, s6, v9
	s_add_u32 s14, s12, 1
	s_addc_u32 s15, s13, 0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v17, v19
	v_add_f32_e32 v3, v4, v3
	v_mul_f32_e32 v4, v18, v20
	v_add_f32_e32 v19, v3, v4
	ds_read2_b32 v[3:4], v15 offset0:2 offset1:3
	ds_read2_b32 v[17:18], v21 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v19, v3
	v_mul_f32_e32 v4, v4, v18
	v_add_f32_e32 v19, v3, v4
	ds_read2_b32 v[3:4], v15 offset0:4 offset1:5
	ds_read2_b32 v[17:18], v21 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v19, v3
	v_mul_f32_e32 v4, v4, v18
	v_add_f32_e32 v19, v3, v4
	ds_read2_b32 v[3:4], v15 offset0:6 offset1:7
	ds_read2_b32 v[17:18], v21 offset0:96 offset1:112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v19, v3
	v_mul_f32_e32 v4, v4, v18
	v_add_f32_e32 v19, v3, v4
	ds_read2_b32 v[3:4], v15 offset0:8 offset1:9
	ds_read2_b32 v[17:18], v21 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v19, v3
	v_mul_f32_e32 v4, v4, v18
	v_add_f32_e32 v19, v3, v4
	ds_read2_b32 v[3:4], v15 offset0:10 offset1:11
	ds_read2_b32 v[17:18], v21 offset0:160 offset1:176
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v19, v3
	v_mul_f32_e32 v4, v4, v18
	v_add_f32_e32 v19, v3, v4
	ds_read2_b32 v[3:4], v15 offset0:12 offset1:13
	ds_read2_b32 v[17:18], v21 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v19, v3
	v_mul_f32_e32 v4, v4, v18
	v_add_f32_e32 v19, v3, v4
	ds_read2_b32 v[3:4], v15 offset0:14 offset1:15
	ds_read2_b32 v[17:18], v21 offset0:224 offset1:240
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v19, v3
	v_mul_f32_e32 v4, v4, v18
	v_add_f32_e32 v4, v3, v4
	v_mov_b32_e32 v3, s7
	v_addc_co_u32_e32 v10, vcc, v10, v3, vcc
	v_add_co_u32_e32 v1, vcc, 16, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_add_co_u32_e32 v11, vcc, 64, v11
	v_addc_co_u32_e32 v12, vcc, 0, v12, vcc
	v_add_co_u32_e32 v13, vcc, 16, v13
	v_mov_b32_e32 v17, s20
	v_addc_co_u32_e32 v14, vcc, 0, v14, vcc
	v_mov_b32_e32 v18, s21
	v_cmp_ge_u64_e32 vcc, s[12:13], v[17:18]
	s_mov_b64 s[12:13], s[14:15]
	s_barrier
	buffer_wbinvl1_vol
	s_cbranch_vccnz .LBB0_7
.LBB0_3:
	v_cmp_gt_u64_e32 vcc, s[18:19], v[13:14]
	v_mov_b32_e32 v3, 0
	s_and_b64 s[24:25], s[0:1], vcc
	s_and_saveexec_b64 s[14:15], s[24:25]
	s_cbranch_execz .LBB0_5
	global_load_dword v3, v[11:12], off
.LBB0_5:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_gt_u64_e32 vcc, s[18:19], v[1:2]
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v3
	s_and_b64 s[24:25], vcc, s[2:3]
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[14:15], s[24:25]
	s_cbranch_execz .LBB0_2
	global_load_dword v3, v[9:10], off
	s_branch .LBB0_2
.LBB0_7:
	v_cmp_gt_u64_e32 vcc, s[8:9], v[5:6]
	v_cmp_gt_u64_e64 s[0:1], s[4:5], v[7:8]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_9
	v_mad_u64_u32 v[0:1], s[0:1], v5, s4, 0
	v_mov_b32_e32 v5, s17
	v_mad_u64_u32 v[1:2], s[0:1], v6, s4, v[1:2]
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32_e32 v0, vcc, s16, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_load_dword v2, v[0:1], off
	v_mul_f32_e32 v3, s11, v4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s22, v2
	v_add_f32_e32 v2, v3, v2
	global_store_dword v[0:1], v2, off
.LBB0_9:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 26
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.gemm,"ax",@progbits
.Lfunc_end0:
	.size	gemm, .Lfunc_end0-gemm

	.set gemm.num_vgpr, 22
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 26
	.set gemm.num_named_barrier, 0
	.set gemm.private_seg_size, 0
	.set gemm.uses_vcc, 1
	.set gemm.uses_flat_scratch, 0
	.set gemm.has_dyn_sized_stack, 0
	.set gemm.has_recursion, 0
	.set gemm.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.gemm,"ax",@progbits
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
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .max_flat_workgroup_size: 1024
    .name:           gemm
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx906
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
