


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 6
	.section	.text.gemm,"ax",@progbits
	.globl	gemm
	.p2align	8
	.type	gemm,@function
gemm:
	s_clause 0x3
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b32 s20, s[0:1], 0x28
	v_bfe_u32 v4, v0, 10, 10
	s_mov_b32 s16, ttmp7
	v_dual_mov_b32 v7, 0 :: v_dual_and_b32 v6, 0x3ff, v0
	s_mov_b32 s18, ttmp9
	s_wait_kmcnt 0x0
	s_mov_b32 s12, s5
	s_mov_b32 s5, 0
	s_mov_b32 s14, s6
	s_mov_b32 s17, s5
	s_mov_b32 s19, s5
	s_lshl_b64 s[0:1], s[16:17], 4
	s_lshl_b64 s[16:17], s[18:19], 4
	v_add_co_u32 v2, s0, s0, v4
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	v_add_co_u32 v0, s0, s16, v6
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v1, null, s17, 0, s0
	s_mov_b32 s15, s5
	s_mov_b32 s13, s5
	s_add_nc_u64 s[16:17], s[14:15], 15
	v_cmp_gt_u64_e64 s0, s[4:5], v[2:3]
	v_cmp_gt_u64_e64 s1, s[12:13], v[0:1]
	s_wait_alu depctr_sa_sdst(0)
	s_lshr_b64 s[16:17], s[16:17], 4
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .LBB0_7
	v_mad_co_u64_u32 v[10:11], null, v4, s12, 0
	v_mad_co_u64_u32 v[8:9], null, v2, s14, 0
	s_lshl_b64 s[18:19], s[18:19], 6
	v_dual_mov_b32 v5, v7 :: v_dual_lshlrev_b32 v16, 2, v6
	v_lshl_add_u32 v13, v4, 4, v6
	v_lshlrev_b64_e32 v[11:12], 2, v[10:11]
	v_lshl_add_u32 v14, v4, 6, 0
	v_mad_co_u64_u32 v[9:10], null, v3, s14, v[9:10]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v15, v13, 2, 0
	v_add_nc_u32_e32 v13, 0, v16
	v_add_co_u32 v10, vcc_lo, v11, s18
	v_add_co_ci_u32_e64 v11, null, s19, v12, vcc_lo
	v_lshlrev_b64_e32 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v10, vcc_lo, v10, v16
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v11, null, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v12, vcc_lo, v8, v16
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v16, null, 0, v9, vcc_lo
	v_add_co_u32 v8, vcc_lo, s10, v10
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v9, null, s11, v11, vcc_lo
	v_add_co_u32 v10, vcc_lo, s8, v12
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v11, null, s9, v16, vcc_lo
	v_dual_mov_b32 v13, v7 :: v_dual_add_nc_u32 v16, 0x400, v13
	v_dual_mov_b32 v12, v6 :: v_dual_mov_b32 v7, 0
	s_lshl_b64 s[8:9], s[12:13], 6
	s_mov_b64 s[10:11], 1
	s_branch .LBB0_3
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s6
	s_wait_loadcnt 0x0
	ds_store_b32 v15, v17 offset:1024
	global_wb scope:SCOPE_SYS
	s_wait_storecnt_dscnt 0x0
	s_barrier_signal -1
	v_add_co_u32 v8, vcc_lo, v8, s8
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v9, null, s9, v9, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, 16
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_add_co_u32 v10, vcc_lo, v10, 64
	v_cmp_ge_u64_e64 s6, s[10:11], s[16:17]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v11, null, 0, v11, vcc_lo
	v_add_co_u32 v12, vcc_lo, v12, 16
	s_barrier_wait -1
	global_inv scope:SCOPE_SYS
	ds_load_2addr_b32 v[17:18], v16 offset1:16
	ds_load_2addr_b32 v[19:20], v16 offset0:32 offset1:48
	ds_load_2addr_b32 v[21:22], v16 offset0:64 offset1:80
	ds_load_2addr_b32 v[23:24], v14 offset1:1
	ds_load_2addr_b32 v[25:26], v14 offset0:2 offset1:3
	ds_load_2addr_b32 v[27:28], v14 offset0:4 offset1:5
	ds_load_2addr_b32 v[29:30], v14 offset0:6 offset1:7
	ds_load_2addr_b32 v[31:32], v16 offset0:96 offset1:112
	ds_load_2addr_b32 v[33:34], v16 offset0:128 offset1:144
	ds_load_2addr_b32 v[35:36], v16 offset0:160 offset1:176
	ds_load_2addr_b32 v[37:38], v16 offset0:192 offset1:208
	ds_load_2addr_b32 v[39:40], v14 offset0:8 offset1:9
	ds_load_2addr_b32 v[41:42], v14 offset0:10 offset1:11
	ds_load_2addr_b32 v[43:44], v14 offset0:12 offset1:13
	ds_load_2addr_b32 v[45:46], v14 offset0:14 offset1:15
	ds_load_2addr_b32 v[47:48], v16 offset0:224 offset1:240
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v13, null, 0, v13, vcc_lo
	s_add_nc_u64 s[18:19], s[10:11], 1
	s_and_b32 vcc_lo, exec_lo, s6
	s_wait_alu depctr_sa_sdst(0)
	s_mov_b64 s[10:11], s[18:19]
	s_wait_dscnt 0xc
	v_dual_mul_f32 v6, v23, v17 :: v_dual_mul_f32 v17, v24, v18
	s_wait_dscnt 0xb
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v6, v7, v6 :: v_dual_mul_f32 v7, v25, v19
	v_add_f32_e32 v6, v6, v17
	v_mul_f32_e32 v17, v26, v20
	s_wait_dscnt 0xa
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v6, v6, v7 :: v_dual_mul_f32 v7, v27, v21
	v_dual_add_f32 v6, v6, v17 :: v_dual_mul_f32 v17, v28, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v6, v6, v7
	s_wait_dscnt 0x8
	v_dual_mul_f32 v7, v29, v31 :: v_dual_add_f32 v6, v6, v17
	v_mul_f32_e32 v17, v30, v32
	s_wait_dscnt 0x4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v6, v6, v7 :: v_dual_mul_f32 v7, v39, v33
	v_dual_add_f32 v6, v6, v17 :: v_dual_mul_f32 v17, v40, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v6, v6, v7
	s_wait_dscnt 0x3
	v_dual_mul_f32 v7, v41, v35 :: v_dual_add_f32 v6, v6, v17
	v_mul_f32_e32 v17, v42, v36
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v6, v6, v7 :: v_dual_mul_f32 v7, v43, v37
	v_dual_add_f32 v6, v6, v17 :: v_dual_mul_f32 v17, v44, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v6, v6, v7
	s_wait_dscnt 0x0
	v_dual_mul_f32 v7, v45, v47 :: v_dual_add_f32 v6, v6, v17
	v_mul_f32_e32 v17, v46, v48
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v6, v6, v7
	v_add_f32_e32 v7, v6, v17
	global_wb scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SYS
	s_cbranch_vccnz .LBB0_7
.LBB0_3:
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u64_e32 vcc_lo, s[14:15], v[12:13]
	v_mov_b32_e32 v6, 0
	s_and_b32 s18, s0, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s6, s18
	s_cbranch_execz .LBB0_5
	global_load_b32 v6, v[10:11], off
.LBB0_5:
	s_or_b32 exec_lo, exec_lo, s6
	v_cmp_gt_u64_e32 vcc_lo, s[14:15], v[4:5]
	v_mov_b32_e32 v17, 0
	s_wait_loadcnt 0x0
	ds_store_b32 v15, v6
	s_and_b32 s18, vcc_lo, s1
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s6, s18
	s_cbranch_execz .LBB0_2
	global_load_b32 v17, v[8:9], off
	s_branch .LBB0_2
.LBB0_7:
	v_cmp_gt_u64_e32 vcc_lo, s[4:5], v[2:3]
	v_cmp_gt_u64_e64 s0, s[12:13], v[0:1]
	s_and_b32 s0, vcc_lo, s0
	s_wait_alu depctr_sa_sdst(0)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_9
	v_mad_co_u64_u32 v[4:5], null, v2, s12, 0
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_co_u64_u32 v[5:6], null, v3, s12, v[5:6]
	v_lshlrev_b64_e32 v[2:3], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v2, vcc_lo, s2, v2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, v2, v0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, v3, v1, vcc_lo
	global_load_b32 v2, v[0:1], off
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v3, s7, v7 :: v_dual_mul_f32 v2, s20, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v2, v3, v2
	global_store_b32 v[0:1], v2, off
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 49
		.amdhsa_next_free_sgpr 21
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 10
		.amdhsa_round_robin_scheduling 0
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

	.set gemm.num_vgpr, 49
	.set gemm.num_agpr, 0
	.set gemm.numbered_sgpr, 21
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
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         gemm.kd
    .uses_dynamic_stack: false
    .vgpr_count:     49
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
