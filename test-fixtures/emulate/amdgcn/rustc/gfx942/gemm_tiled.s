


	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.section	.text.gemm,"ax",@progbits
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	s_load_dwordx4 s[8:11], s[0:1], 0x18
	s_load_dwordx4 s[12:15], s[0:1], 0x0
	s_load_dwordx2 s[18:19], s[0:1], 0x10
	s_load_dword s7, s[0:1], 0x28
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s16, s9
	s_mov_b32 s9, 0
	s_add_u32 s0, s10, 15
	s_mov_b32 s4, s3
	v_and_b32_e32 v4, 0x3ff, v0
	v_bfe_u32 v6, v0, 10, 10
	v_mov_b32_e32 v7, v5
	s_mov_b32 s3, s9
	s_mov_b32 s5, s9
	s_addc_u32 s1, 0, 0
	s_mov_b32 s17, s9
	v_lshl_add_u64 v[2:3], s[4:5], 4, v[6:7]
	v_lshl_add_u64 v[0:1], s[2:3], 4, v[4:5]
	s_lshr_b64 s[22:23], s[0:1], 4
	s_cmp_eq_u64 s[22:23], 0
	v_mov_b32_e32 v8, 0
	v_cmp_gt_u64_e64 s[0:1], s[8:9], v[2:3]
	v_cmp_gt_u64_e64 s[4:5], s[16:17], v[0:1]
	s_cbranch_scc1 .LBB0_7
	v_mad_u64_u32 v[10:11], s[24:25], v6, s16, 0
	s_lshl_b64 s[2:3], s[2:3], 6
	v_lshlrev_b32_e32 v12, 2, v4
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	v_mov_b32_e32 v13, v5
	s_mov_b32 s20, s10
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[12:13]
	v_lshl_add_u32 v8, v6, 4, v4
	v_lshl_add_u64 v[10:11], s[14:15], 0, v[10:11]
	v_mad_u64_u32 v[14:15], s[14:15], v2, s20, 0
	v_lshl_add_u32 v9, v8, 2, 0
	v_mov_b32_e32 v8, v15
	v_mad_u64_u32 v[18:19], s[14:15], v3, s20, v[8:9]
	v_mov_b32_e32 v15, v18
	v_add_u32_e32 v20, 0, v12
	v_lshl_add_u64 v[12:13], v[14:15], 2, v[12:13]
	v_mov_b32_e32 v17, 0
	s_mov_b32 s21, s9
	v_lshl_add_u32 v16, v6, 6, 0
	s_lshl_b64 s[2:3], s[16:17], 6
	v_lshl_add_u64 v[12:13], s[12:13], 0, v[12:13]
	s_mov_b64 s[12:13], 1
	v_mov_b64_e32 v[14:15], s[22:23]
	v_add_u32_e32 v18, 0x400, v20
	v_mov_b32_e32 v8, v17
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v19 offset:1024
	buffer_wbl2 sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_inv sc0 sc1
	ds_read2_b32 v[20:21], v18 offset1:16
	ds_read2_b32 v[22:23], v18 offset0:32 offset1:48
	ds_read2_b32 v[24:25], v18 offset0:64 offset1:80
	ds_read2_b32 v[26:27], v18 offset0:96 offset1:112
	ds_read2_b32 v[28:29], v16 offset1:1
	ds_read2_b32 v[30:31], v16 offset0:2 offset1:3
	ds_read2_b32 v[32:33], v16 offset0:4 offset1:5
	ds_read2_b32 v[34:35], v16 offset0:6 offset1:7
	ds_read2_b32 v[36:37], v18 offset0:128 offset1:144
	ds_read2_b32 v[38:39], v18 offset0:160 offset1:176
	ds_read2_b32 v[40:41], v18 offset0:192 offset1:208
	ds_read2_b32 v[42:43], v18 offset0:224 offset1:240
	ds_read2_b32 v[44:45], v16 offset0:8 offset1:9
	ds_read2_b32 v[46:47], v16 offset0:10 offset1:11
	ds_read2_b32 v[48:49], v16 offset0:12 offset1:13
	ds_read2_b32 v[50:51], v16 offset0:14 offset1:15
	s_waitcnt lgkmcnt(11)
	v_mul_f32_e32 v19, v28, v20
	v_mul_f32_e32 v52, v29, v21
	v_add_f32_e32 v8, v8, v19
	s_waitcnt lgkmcnt(10)
	v_mul_f32_e32 v53, v30, v22
	v_add_f32_e32 v8, v8, v52
	v_mul_f32_e32 v54, v31, v23
	v_add_f32_e32 v8, v8, v53
	s_waitcnt lgkmcnt(9)
	v_pk_mul_f32 v[20:21], v[32:33], v[24:25]
	v_add_f32_e32 v8, v8, v54
	v_add_f32_e32 v8, v8, v20
	s_waitcnt lgkmcnt(8)
	v_pk_mul_f32 v[22:23], v[34:35], v[26:27]
	v_add_f32_e32 v8, v8, v21
	v_add_f32_e32 v8, v8, v22
	s_waitcnt lgkmcnt(3)
	v_pk_mul_f32 v[24:25], v[44:45], v[36:37]
	v_add_f32_e32 v8, v8, v23
	v_add_f32_e32 v8, v8, v24
	s_waitcnt lgkmcnt(2)
	v_pk_mul_f32 v[26:27], v[46:47], v[38:39]
	v_add_f32_e32 v8, v8, v25
	v_add_f32_e32 v8, v8, v26
	s_waitcnt lgkmcnt(1)
	v_pk_mul_f32 v[28:29], v[48:49], v[40:41]
	v_add_f32_e32 v8, v8, v27
	v_add_f32_e32 v8, v8, v28
	s_add_u32 s14, s12, 1
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[30:31], v[50:51], v[42:43]
	v_add_f32_e32 v8, v8, v29
	v_cmp_ge_u64_e32 vcc, s[12:13], v[14:15]
	s_addc_u32 s15, s13, 0
	v_add_f32_e32 v8, v8, v30
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[2:3]
	v_lshl_add_u64 v[6:7], v[6:7], 0, 16
	v_lshl_add_u64 v[12:13], v[12:13], 0, 64
	v_lshl_add_u64 v[4:5], v[4:5], 0, 16
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[12:13], s[14:15]
	v_add_f32_e32 v8, v8, v31
	buffer_wbl2 sc0 sc1
	s_barrier
	buffer_inv sc0 sc1
	s_cbranch_vccnz .LBB0_7
.LBB0_3:
	v_cmp_gt_u64_e32 vcc, s[20:21], v[4:5]
	s_and_b64 s[22:23], s[0:1], vcc
	v_mov_b32_e32 v19, v17
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_cbranch_execz .LBB0_5
	global_load_dword v19, v[12:13], off
.LBB0_5:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_gt_u64_e32 vcc, s[20:21], v[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v19
	s_and_b64 s[22:23], vcc, s[4:5]
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_cbranch_execz .LBB0_2
	global_load_dword v19, v[10:11], off
	s_branch .LBB0_2
.LBB0_7:
	v_cmp_gt_u64_e32 vcc, s[8:9], v[2:3]
	v_cmp_gt_u64_e64 s[0:1], s[16:17], v[0:1]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_9
	v_mad_u64_u32 v[6:7], s[0:1], v2, s16, 0
	v_mov_b32_e32 v2, v7
	v_mad_u64_u32 v[2:3], s[0:1], v3, s16, v[2:3]
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	v_mov_b32_e32 v7, v2
	v_lshl_add_u64 v[2:3], v[6:7], 2, v[4:5]
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	global_load_dword v9, v[0:1], off
	s_mov_b32 s6, s11
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[2:3], s[6:7], v[8:9]
	s_nop 0
	v_add_f32_e32 v2, v2, v3
	global_store_dword v[0:1], v2, off
.LBB0_9:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 55
		.amdhsa_next_free_sgpr 26
		.amdhsa_accum_offset 56
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
	.section	.text.gemm,"ax",@progbits
.Lfunc_end0:
	.size	gemm, .Lfunc_end0-gemm

	.set gemm.num_vgpr, 55
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
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uses_dynamic_stack: false
    .vgpr_count:     55
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
