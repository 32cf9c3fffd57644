


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.parse_fields,"ax",@progbits
	.globl	parse_fields
	.p2align	8
	.type	parse_fields,@function
parse_fields:
	s_load_b32 s4, s[0:1], 0x4
	s_load_b64 s[0:1], s[2:3], 0x8
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[3:4], null, s4, s15, v[0:1]
	s_mov_b32 s4, s1
	s_mov_b32 s1, exec_lo
	v_cmpx_gt_u64_e64 s[4:5], v[3:4]
	s_cbranch_execz .LBB0_47
	s_load_b64 s[6:7], s[2:3], 0x0
	s_cmp_eq_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[0:1], null, v3, s0, s[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v5, v1
	v_mad_u64_u32 v[1:2], null, v4, s0, v[5:6]
	s_cbranch_scc1 .LBB0_7
	v_add_co_u32 v7, vcc_lo, v0, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, 0, v1, vcc_lo
	s_mov_b32 s1, s5
	s_mov_b32 s4, 0
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_4
	.p2align	6
.LBB0_3:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s6, exec_lo, s5
	s_or_b32 s4, s6, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB0_6
.LBB0_4:
	global_load_d16_u8 v2, v[0:1], off
	v_dual_mov_b32 v6, s1 :: v_dual_mov_b32 v5, s0
	v_dual_mov_b32 v10, v1 :: v_dual_mov_b32 v9, v0
	s_or_b32 s5, s5, exec_lo
	s_mov_b32 s6, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u16_e32 32, v2.l
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB0_3
	s_add_u32 s0, s0, -1
	s_addc_u32 s1, s1, -1
	v_add_co_u32 v0, vcc_lo, v0, 1
	s_cmp_eq_u64 s[0:1], 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v10, v8
	s_cselect_b32 s7, -1, 0
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s7, s7, exec_lo
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, v7
	s_or_b32 s5, s5, s7
	s_branch .LBB0_3
.LBB0_6:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s4
	v_dual_mov_b32 v0, v9 :: v_dual_mov_b32 v1, v10
	s_branch .LBB0_8
.LBB0_7:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
.LBB0_8:
	s_mov_b32 s4, 0
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_10
	.p2align	6
.LBB0_9:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s0, exec_lo, s6
	s_or_b32 s4, s0, s4
	s_and_not1_b32 s0, s1, exec_lo
	s_and_b32 s1, s5, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s1, s0, s1
	s_and_not1_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB0_12
.LBB0_10:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v8, v6 :: v_dual_mov_b32 v7, v5
	s_or_b32 s5, s5, exec_lo
	s_or_b32 s6, s6, exec_lo
	s_mov_b32 s7, exec_lo
	v_cmpx_ne_u64_e32 0, v[7:8]
	s_cbranch_execz .LBB0_9
	v_add_co_u32 v5, vcc_lo, v0, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, v1, v8, vcc_lo
	s_and_not1_b32 s5, s5, exec_lo
	global_load_d16_u8 v2, v[5:6], off offset:-1
	v_add_co_u32 v5, s0, v7, -1
	v_add_co_ci_u32_e64 v6, null, -1, v8, s0
	s_and_not1_b32 s0, s6, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e32 vcc_lo, 32, v2.l
	s_and_b32 s6, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s6, s0, s6
	s_branch .LBB0_9
.LBB0_12:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	s_xor_b32 s0, s1, -1
	s_mov_b32 s4, 0
	s_and_saveexec_b32 s1, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s0, exec_lo, s1
	s_cbranch_execz .LBB0_24
	global_load_d16_u8 v2, v[0:1], off
	s_mov_b32 s1, 0
	s_mov_b32 s5, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i16_e32 44, v2.l
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB0_17
	s_mov_b32 s4, -1
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u16_e32 45, v2.l
	v_add_co_u32 v9, vcc_lo, v0, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, 0, v1, vcc_lo
	s_xor_b32 s4, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s4, s4, exec_lo
.LBB0_17:
	s_and_not1_saveexec_b32 s5, s5
	v_cmp_ne_u16_e32 vcc_lo, 43, v2.l
	s_and_not1_b32 s4, s4, exec_lo
	s_mov_b32 s1, exec_lo
	s_and_b32 s6, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s4, s4, s6
	s_or_b32 exec_lo, exec_lo, s5
	v_dual_mov_b32 v12, v6 :: v_dual_mov_b32 v11, v5
	s_mov_b32 s5, -1
	s_and_saveexec_b32 s6, s4
	v_dual_mov_b32 v10, v1 :: v_dual_mov_b32 v9, v0
	v_dual_mov_b32 v12, v8 :: v_dual_mov_b32 v11, v7
	s_xor_b32 s5, exec_lo, -1
	s_and_not1_b32 s1, s1, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s4, s1
	v_add_co_u32 v9, vcc_lo, v0, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, 0, v1, vcc_lo
	v_dual_mov_b32 v12, v6 :: v_dual_mov_b32 v11, v5
	s_and_not1_b32 s5, s5, exec_lo
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v0, v9 :: v_dual_mov_b32 v1, v10
	s_and_b32 s4, s5, exec_lo
.LBB0_24:
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b32 s1, 0
	s_mov_b32 s5, exec_lo
	v_cmpx_ne_u64_e32 0, v[11:12]
	s_cbranch_execz .LBB0_32
	v_add_co_u32 v9, vcc_lo, v0, v11
	v_mov_b32_e32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v5, 0
	v_add_co_ci_u32_e64 v10, null, v1, v12, vcc_lo
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v12, 0
	s_mov_b32 s6, 0
	s_branch .LBB0_28
.LBB0_26:
	s_or_b32 exec_lo, exec_lo, s11
	v_dual_mov_b32 v5, v13 :: v_dual_mov_b32 v6, v14
	v_dual_mov_b32 v13, v15 :: v_dual_mov_b32 v14, v16
	s_and_not1_b32 s0, s9, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_or_b32 s8, s8, exec_lo
	s_or_b32 s9, s0, s1
.LBB0_27:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s0, exec_lo, s9
	s_or_b32 s6, s0, s6
	s_and_not1_b32 s0, s7, exec_lo
	s_and_b32 s1, s8, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s7, s0, s1
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB0_31
.LBB0_28:
	v_cmp_ne_u64_e32 vcc_lo, v[0:1], v[9:10]
	v_mov_b32_e32 v7, -1
	v_mov_b32_e32 v8, -1
	s_and_not1_b32 s8, s8, exec_lo
	s_or_b32 s9, s9, exec_lo
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB0_27
	global_load_d16_u8 v2, v[0:1], off
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v8, 0
	s_mov_b32 s1, -1
	s_mov_b32 s11, exec_lo
	s_waitcnt vmcnt(0)
	v_sub_nc_u16 v2.l, v2.l, 48
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b16 v2.h, 0xff, v2.l
	v_cmpx_gt_u16_e32 10, v2.h
	s_cbranch_execz .LBB0_26
	v_mad_u64_u32 v[7:8], null, v6, 10, 0
	v_mad_u64_u32 v[17:18], null, v5, 10, 0
	v_cndmask_b32_e64 v5, 0, 1, vcc_lo
	v_and_b32_e32 v2, 0xff, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v0, s1, v0, v5
	v_add_co_u32 v6, vcc_lo, v18, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, 0, v8, vcc_lo
	v_add_co_u32 v15, vcc_lo, v13, v5
	v_add_co_ci_u32_e64 v16, null, 0, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[11:12]
	v_add_co_u32 v13, s0, v17, v2
	v_add_co_ci_u32_e64 v14, s0, v18, v7, s0
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	v_add_co_ci_u32_e64 v1, null, 0, v1, s1
	s_or_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_not1_b32 s1, s0, exec_lo
	s_branch .LBB0_26
.LBB0_31:
	s_or_b32 exec_lo, exec_lo, s6
	s_xor_b32 s0, s7, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s1, s0, exec_lo
.LBB0_32:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_36
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v8, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i64_e32 -1, v[5:6]
	s_cbranch_execz .LBB0_35
	v_sub_co_u32 v0, vcc_lo, 0, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_ci_u32_e64 v1, null, 0, v6, vcc_lo
	v_cndmask_b32_e64 v5, v5, v0, s4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v1, v6, v1, s4
	s_mov_b32 s4, 0
	s_mov_b32 s5, -1
	v_add_co_u32 v0, vcc_lo, 0x80000000, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, -1, v1, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, s[4:5], v[0:1]
	v_cndmask_b32_e64 v8, -1, 0, vcc_lo
	v_cndmask_b32_e64 v7, -1, 2, vcc_lo
.LBB0_35:
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_36:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s0
	s_load_b128 s[0:3], s[2:3], 0x10
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_cmp_eq_u64_e32 vcc_lo, -1, v[7:8]
	v_cndmask_b32_e32 v4, 0, v5, vcc_lo
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	s_mov_b32 s0, exec_lo
	global_store_b32 v[2:3], v4, off
	v_cmpx_lt_i64_e32 0, v[7:8]
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB0_42
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i64_e32 1, v[7:8]
	s_xor_b32 s1, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_saveexec_b32 s1, s1
	v_mov_b32_e32 v2, -2
	s_xor_b32 exec_lo, exec_lo, s1
	v_sub_nc_u32_e32 v2, 0xffffff9c, v5
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_42:
	s_and_not1_saveexec_b32 s0, s0
	s_cbranch_execz .LBB0_46
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_eq_u64_e32 0, v[7:8]
	v_mov_b32_e32 v2, -1
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_46:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s0
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
.LBB0_47:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel parse_fields
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 15
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
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 12
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.parse_fields,"ax",@progbits
.Lfunc_end0:
	.size	parse_fields, .Lfunc_end0-parse_fields

	.set parse_fields.num_vgpr, 19
	.set parse_fields.num_agpr, 0
	.set parse_fields.numbered_sgpr, 16
	.set parse_fields.num_named_barrier, 0
	.set parse_fields.private_seg_size, 0
	.set parse_fields.uses_vcc, 1
	.set parse_fields.uses_flat_scratch, 0
	.set parse_fields.has_dyn_sized_stack, 0
	.set parse_fields.has_recursion, 0
	.set parse_fields.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.parse_fields,"ax",@progbits
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
    .name:           parse_fields
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         parse_fields.kd
    .uses_dynamic_stack: false
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
