


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 6
	.section	.text.add_block_sums,"ax",@progbits
	.globl	add_block_sums
	.p2align	8
	.type	add_block_sums,@function
add_block_sums:
	s_clause 0x1
	s_load_b64 s[10:11], s[2:3], 0x10
	s_load_b128 s[4:7], s[2:3], 0x0
	s_mov_b32 s8, ttmp9
	s_mov_b32 s9, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[8:9], 2
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[2:3], s[10:11], s[2:3]
	s_cmp_eq_u64 s[2:3], s[10:11]
	s_cbranch_scc1 .LBB0_3
	s_sub_nc_u64 s[2:3], s[2:3], s[10:11]
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshr_b64 s[2:3], s[2:3], 2
.LBB0_2:
	s_load_b32 s12, s[10:11], 0x0
	s_add_nc_u64 s[2:3], s[2:3], -1
	s_add_nc_u64 s[10:11], s[10:11], 4
	s_wait_kmcnt 0x0
	s_add_co_i32 s9, s12, s9
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB0_2
.LBB0_3:
	s_load_b32 s0, s[0:1], 0x4
	v_mov_b32_e32 v1, 0
	s_wait_kmcnt 0x0
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_co_u64_u32 v[0:1], null, s0, s8, v[0:1]
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u64_e64 s[6:7], v[0:1]
	s_cbranch_execz .LBB0_5
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v2, v[0:1], off
	s_wait_loadcnt 0x0
	v_add_nc_u32_e32 v2, s9, v2
	global_store_b32 v[0:1], v2, off
.LBB0_5:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_block_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 2
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.add_block_sums,"ax",@progbits
.Lfunc_end0:
	.size	add_block_sums, .Lfunc_end0-add_block_sums

	.set add_block_sums.num_vgpr, 3
	.set add_block_sums.num_agpr, 0
	.set add_block_sums.numbered_sgpr, 13
	.set add_block_sums.num_named_barrier, 0
	.set add_block_sums.private_seg_size, 0
	.set add_block_sums.uses_vcc, 1
	.set add_block_sums.uses_flat_scratch, 0
	.set add_block_sums.has_dyn_sized_stack, 0
	.set add_block_sums.has_recursion, 0
	.set add_block_sums.has_indirect_call, 0
	.section	.text.scan_exclusive,"ax",@progbits
	.globl	scan_exclusive
	.p2align	8
	.type	scan_exclusive,@function
scan_exclusive:
	s_load_b32 s0, s[0:1], 0x4
	s_load_b256 s[4:11], s[2:3], 0x0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v4, 1, v0
	s_mov_b32 s12, ttmp9
	s_mov_b32 s15, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_dual_mov_b32 v5, v1 :: v_dual_mov_b32 v6, v1
	s_wait_kmcnt 0x0
	s_and_b32 s14, s0, 0xffff
	s_lshl_b32 s2, s14, 1
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_co_u64_u32 v[2:3], null, s2, s12, v[4:5]
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u64_e64 s0, s[8:9], v[2:3]
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_2
	v_lshlrev_b64_e32 v[5:6], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, vcc_lo, s4, v5
	v_add_co_ci_u32_e64 v6, null, s5, v6, vcc_lo
	global_load_b32 v6, v[5:6], off
.LBB1_2:
	s_or_b32 exec_lo, exec_lo, s1
	v_add_co_u32 v7, vcc_lo, v2, 1
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v8, null, 0, v3, vcc_lo
	v_lshl_add_u32 v5, v4, 2, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_gt_u64_e64 s1, s[8:9], v[7:8]
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[8:9], 1
	s_wait_loadcnt 0x0
	ds_store_b32 v5, v6
	s_and_saveexec_b32 s3, s1
	s_cbranch_execz .LBB1_4
	v_lshlrev_b64_e32 v[6:7], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v6, vcc_lo, s4, v6
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v7, null, s5, v7, vcc_lo
	global_load_b32 v7, v[6:7], off offset:4
.LBB1_4:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s3
	s_cmp_lg_u32 s14, 0
	v_or_b32_e32 v4, 1, v4
	s_cselect_b32 s16, -1, 0
	s_mov_b32 s3, s15
	s_and_b32 vcc_lo, exec_lo, s16
	s_wait_loadcnt 0x0
	ds_store_b32 v5, v7 offset:4
	s_wait_alu depctr_sa_sdst(0)
	s_cbranch_vccz .LBB1_9
	s_mov_b64 s[4:5], s[14:15]
	s_branch .LBB1_7
.LBB1_6:
	s_or_b32 exec_lo, exec_lo, s13
	s_lshr_b64 s[4:5], s[4:5], 1
	s_lshl_b64 s[8:9], s[8:9], 1
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_eq_u64 s[4:5], 0
	s_cbranch_scc1 .LBB1_9
.LBB1_7:
	global_wb scope:SCOPE_SYS
	s_wait_storecnt_dscnt 0x0
	s_barrier_signal -1
	s_mov_b32 s13, exec_lo
	s_barrier_wait -1
	global_inv scope:SCOPE_SYS
	s_wait_alu depctr_sa_sdst(0)
	v_cmpx_gt_u64_e64 s[4:5], v[0:1]
	s_cbranch_execz .LBB1_6
	v_mul_lo_u32 v6, s8, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_lshl_u32 v7, v6, s8, 2
	v_lshlrev_b32_e32 v6, 2, v6
	v_add3_u32 v7, 0, v7, -4
	s_delay_alu instid0(VALU_DEP_2)
	v_add3_u32 v6, 0, v6, -4
	ds_load_b32 v8, v7
	ds_load_b32 v6, v6
	s_wait_dscnt 0x0
	v_add_nc_u32_e32 v6, v6, v8
	ds_store_b32 v7, v6
	s_branch .LBB1_6
.LBB1_9:
	global_wb scope:SCOPE_SYS
	s_wait_storecnt 0x0
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_mov_b32 s13, s15
	s_mov_b32 s4, exec_lo
	s_barrier_wait -1
	global_inv scope:SCOPE_SYS
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB1_11
	s_lshl2_add_u32 s5, s2, 0
	v_mov_b32_e32 v8, 0
	s_wait_alu depctr_sa_sdst(0)
	s_add_co_i32 s5, s5, -4
	s_lshl_b64 s[12:13], s[12:13], 2
	s_wait_alu depctr_sa_sdst(0)
	v_mov_b32_e32 v6, s5
	s_add_nc_u64 s[10:11], s[10:11], s[12:13]
	ds_load_b32 v7, v6
	ds_store_b32 v6, v8
	s_wait_dscnt 0x1
	global_store_b32 v8, v7, s[10:11]
.LBB1_11:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s16
	s_wait_alu depctr_sa_sdst(0)
	s_cbranch_vccnz .LBB1_16
	s_mov_b64 s[4:5], 1
	s_branch .LBB1_14
.LBB1_13:
	s_or_b32 exec_lo, exec_lo, s10
	s_lshl_b64 s[4:5], s[4:5], 1
	s_wait_alu depctr_sa_sdst(0)
	v_cmp_ge_u64_e64 s10, s[4:5], s[2:3]
	s_and_b32 vcc_lo, exec_lo, s10
	s_wait_alu depctr_sa_sdst(0)
	s_cbranch_vccnz .LBB1_16
.LBB1_14:
	global_wb scope:SCOPE_SYS
	s_wait_storecnt 0x0
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_lshr_b64 s[8:9], s[8:9], 1
	s_mov_b32 s10, exec_lo
	s_barrier_wait -1
	global_inv scope:SCOPE_SYS
	s_wait_alu depctr_sa_sdst(0)
	v_cmpx_gt_u64_e64 s[4:5], v[0:1]
	s_cbranch_execz .LBB1_13
	v_mul_lo_u32 v6, s8, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v7, 2, v6
	v_add_lshl_u32 v6, v6, s8, 2
	v_add3_u32 v7, 0, v7, -4
	s_delay_alu instid0(VALU_DEP_2)
	v_add3_u32 v6, 0, v6, -4
	ds_load_b32 v8, v7
	ds_load_b32 v9, v6
	s_wait_dscnt 0x0
	v_add_nc_u32_e32 v8, v9, v8
	ds_store_b32 v7, v9
	ds_store_b32 v6, v8
	s_branch .LBB1_13
.LBB1_16:
	global_wb scope:SCOPE_SYS
	s_wait_storecnt 0x0
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SYS
	s_and_saveexec_b32 s2, s0
	s_cbranch_execnz .LBB1_19
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB1_20
.LBB1_18:
	s_endpgm
.LBB1_19:
	ds_load_b32 v4, v5
	v_lshlrev_b64_e32 v[0:1], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s6, v0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	s_wait_dscnt 0x0
	global_store_b32 v[0:1], v4, off
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB1_18
.LBB1_20:
	ds_load_b32 v4, v5 offset:4
	v_lshlrev_b64_e32 v[0:1], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s6, v0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	s_wait_dscnt 0x0
	global_store_b32 v[0:1], v4, off offset:4
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_exclusive
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 17
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 8
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.scan_exclusive,"ax",@progbits
.Lfunc_end1:
	.size	scan_exclusive, .Lfunc_end1-scan_exclusive

	.set scan_exclusive.num_vgpr, 10
	.set scan_exclusive.num_agpr, 0
	.set scan_exclusive.numbered_sgpr, 17
	.set scan_exclusive.num_named_barrier, 0
	.set scan_exclusive.private_seg_size, 0
	.set scan_exclusive.uses_vcc, 1
	.set scan_exclusive.uses_flat_scratch, 0
	.set scan_exclusive.has_dyn_sized_stack, 0
	.set scan_exclusive.has_recursion, 0
	.set scan_exclusive.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.scan_exclusive,"ax",@progbits
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
    .name:           add_block_sums
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         add_block_sums.kd
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
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
    .name:           scan_exclusive
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         scan_exclusive.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
