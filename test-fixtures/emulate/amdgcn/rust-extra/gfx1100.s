


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text._RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area,"ax",@progbits
	.p2align	2
	.type	_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area,@function
_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_b32 v3, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mad_u64_u32 v[0:1], null, v3, v3, v[2:3]
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area, .Lfunc_end0-_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area

	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.num_vgpr, 4
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.num_agpr, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.numbered_sgpr, 32
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.num_named_barrier, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.private_seg_size, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.uses_vcc, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.uses_flat_scratch, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.has_dyn_sized_stack, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.has_recursion, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.has_indirect_call, 0
	.section	.text._RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area,"ax",@progbits
	.p2align	2
	.type	_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area,@function
_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_b64 v[0:1], v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v0, v1, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v0, v2
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area, .Lfunc_end1-_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area

	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.num_vgpr, 3
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.num_agpr, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.numbered_sgpr, 32
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.num_named_barrier, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.private_seg_size, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.uses_vcc, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.uses_flat_scratch, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.has_dyn_sized_stack, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.has_recursion, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.has_indirect_call, 0
	.section	.text._RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,"ax",@progbits
	.p2align	2
	.type	_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,@function
_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_, .Lfunc_end2-_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_

	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_vgpr, 1
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_agpr, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.numbered_sgpr, 32
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_named_barrier, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.private_seg_size, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_vcc, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_flat_scratch, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_dyn_sized_stack, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_recursion, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_indirect_call, 0
	.section	.text._RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,"ax",@progbits
	.p2align	2
	.type	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,@function
_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_sub_nc_u32_e32 v0, 0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_, .Lfunc_end3-_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_

	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_vgpr, 1
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_agpr, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.numbered_sgpr, 32
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_named_barrier, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.private_seg_size, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_vcc, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_flat_scratch, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_dyn_sized_stack, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_recursion, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_indirect_call, 0
	.section	.text._RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,"ax",@progbits
	.p2align	2
	.type	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,@function
_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_, .Lfunc_end4-_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_

	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_vgpr, 1
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_agpr, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.numbered_sgpr, 32
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_named_barrier, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.private_seg_size, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_vcc, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_flat_scratch, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_dyn_sized_stack, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_recursion, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_indirect_call, 0
	.section	.text.dynamic,"ax",@progbits
	.globl	dynamic
	.p2align	8
	.type	dynamic,@function
dynamic:
	v_mov_b32_e32 v31, v0
	s_load_b128 s[52:55], s[4:5], 0x0
	s_mov_b32 s50, s13
	s_mov_b64 s[38:39], s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _RNvCsftYdGJzTDlp_5extra5TABLE@rel32@lo+4
	s_addc_u32 s1, s1, _RNvCsftYdGJzTDlp_5extra5TABLE@rel32@hi+12
	v_dual_mov_b32 v5, 0 :: v_dual_and_b32 v0, 0x3ff, v31
	s_add_u32 s48, s4, 16
	s_mov_b32 s33, s15
	s_mov_b32 s51, s14
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_add_u32 v4, s50, 6, v0
	s_mov_b64 s[34:35], s[6:7]
	s_mov_b64 s[36:37], s[2:3]
	s_addc_u32 s49, s5, 0
	s_mov_b32 s32, 0
	v_lshlrev_b64 v[40:41], 2, v[4:5]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s54, v40
	v_add_co_ci_u32_e64 v1, null, s55, v41, vcc_lo
	s_mov_b32 s54, exec_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 3, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 4, v0
	global_load_b128 v[0:3], v0, s[0:1]
	s_waitcnt vmcnt(0)
	flat_load_b64 v[2:3], v[2:3] offset:24
.LBB5_1:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_mov_b32 s55, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[2:3]
	v_mov_b32_e32 v2, v4
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_xor_b32 exec_lo, exec_lo, s55
	s_cbranch_execnz .LBB5_1
	s_mov_b32 exec_lo, s54
	v_add_co_u32 v2, vcc_lo, s52, v40
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s53, v41, vcc_lo
	global_store_b32 v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dynamic
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(dynamic.num_agpr, dynamic.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(dynamic.numbered_sgpr+2, 1, 0)-2
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
		.amdhsa_inst_pref_size 3
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.dynamic,"ax",@progbits
.Lfunc_end5:
	.size	dynamic, .Lfunc_end5-dynamic

	.set dynamic.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set dynamic.num_agpr, max(0, amdgpu.max_num_agpr)
	.set dynamic.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set dynamic.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set dynamic.private_seg_size, 0
	.set dynamic.uses_vcc, 1
	.set dynamic.uses_flat_scratch, 1
	.set dynamic.has_dyn_sized_stack, 1
	.set dynamic.has_recursion, 1
	.set dynamic.has_indirect_call, 1
	.section	.text.pointers,"ax",@progbits
	.globl	pointers
	.p2align	8
	.type	pointers,@function
pointers:
	v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v1, 0
	s_load_b128 s[52:55], s[4:5], 0x0
	s_mov_b32 s50, s13
	s_mov_b32 s33, s15
	s_delay_alu instid0(VALU_DEP_1)
	v_and_b32_e32 v0, 0x3ff, v40
	s_mov_b32 s51, s14
	s_mov_b64 s[34:35], s[6:7]
	s_mov_b64 s[36:37], s[2:3]
	s_mov_b64 s[38:39], s[0:1]
	v_lshl_add_u32 v0, s50, 6, v0
	s_mov_b32 s64, exec_lo
	s_mov_b32 s32, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[41:42], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s54, v41
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s55, v42, vcc_lo
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _RNvCsftYdGJzTDlp_5extra3FNS@rel32@lo+4
	s_addc_u32 s55, s55, _RNvCsftYdGJzTDlp_5extra3FNS@rel32@hi+12
	s_add_u32 s48, s4, 16
	s_addc_u32 s49, s5, 0
	global_load_b32 v1, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v0, 0xaaaaaaab, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v0, 1, v0
	v_lshl_add_u32 v0, v0, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v1, v0
	v_lshlrev_b32_e32 v0, 3, v0
	global_load_b64 v[2:3], v0, s[54:55]
.LBB6_1:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_mov_b32 s65, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[2:3]
	v_dual_mov_b32 v31, v40 :: v_dual_mov_b32 v0, v1
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
	s_xor_b32 exec_lo, exec_lo, s65
	s_cbranch_execnz .LBB6_1
	s_mov_b32 exec_lo, s64
	v_xor_b32_e32 v1, 1, v0
	s_mov_b32 s64, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v2, 0xaaaaaaab, v1
	v_lshrrev_b32_e32 v2, 1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v2, v2, 1, v2
	v_sub_nc_u32_e32 v1, v1, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 3, v1
	global_load_b64 v[2:3], v1, s[54:55]
.LBB6_3:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_mov_b32 s65, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[2:3]
	v_mov_b32_e32 v31, v40
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_xor_b32 exec_lo, exec_lo, s65
	s_cbranch_execnz .LBB6_3
	s_mov_b32 exec_lo, s64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v0, 2, v1
	s_mov_b32 s64, exec_lo
	v_mul_hi_u32 v2, 0xaaaaaaab, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshl_add_u32 v2, v2, 1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v0, v2
	v_lshlrev_b32_e32 v0, 3, v0
	global_load_b64 v[3:4], v0, s[54:55]
.LBB6_5:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v3
	v_readfirstlane_b32 s1, v4
	s_mov_b32 s65, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[3:4]
	v_dual_mov_b32 v31, v40 :: v_dual_mov_b32 v0, v1
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v2, v0
	s_xor_b32 exec_lo, exec_lo, s65
	s_cbranch_execnz .LBB6_5
	s_mov_b32 exec_lo, s64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v0, 3, v2
	s_mov_b32 s64, exec_lo
	v_mul_hi_u32 v1, 0xaaaaaaab, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v1, 1, v1
	v_lshl_add_u32 v1, v1, 1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v0, v1
	v_lshlrev_b32_e32 v0, 3, v0
	global_load_b64 v[3:4], v0, s[54:55]
.LBB6_7:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v3
	v_readfirstlane_b32 s1, v4
	s_mov_b32 s65, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[3:4]
	v_dual_mov_b32 v31, v40 :: v_dual_mov_b32 v0, v2
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
	s_xor_b32 exec_lo, exec_lo, s65
	s_cbranch_execnz .LBB6_7
	s_mov_b32 exec_lo, s64
	v_xor_b32_e32 v1, 4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v2, 0xaaaaaaab, v1
	v_lshrrev_b32_e32 v2, 1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v2, v2, 1, v2
	v_sub_nc_u32_e32 v1, v1, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 3, v1
	global_load_b64 v[2:3], v1, s[54:55]
	s_mov_b32 s54, exec_lo
.LBB6_9:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_mov_b32 s55, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[2:3]
	v_mov_b32_e32 v31, v40
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_xor_b32 exec_lo, exec_lo, s55
	s_cbranch_execnz .LBB6_9
	s_mov_b32 exec_lo, s54
	v_add_co_u32 v2, vcc_lo, s52, v41
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s53, v42, vcc_lo
	global_store_b32 v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pointers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(pointers.num_agpr, pointers.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(pointers.numbered_sgpr+2, 1, 0)-2
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
		.amdhsa_inst_pref_size 7
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.pointers,"ax",@progbits
.Lfunc_end6:
	.size	pointers, .Lfunc_end6-pointers

	.set pointers.num_vgpr, max(43, amdgpu.max_num_vgpr)
	.set pointers.num_agpr, max(0, amdgpu.max_num_agpr)
	.set pointers.numbered_sgpr, max(66, amdgpu.max_num_sgpr)
	.set pointers.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set pointers.private_seg_size, 0
	.set pointers.uses_vcc, 1
	.set pointers.uses_flat_scratch, 1
	.set pointers.has_dyn_sized_stack, 1
	.set pointers.has_recursion, 1
	.set pointers.has_indirect_call, 1
	.section	.text._RNvCsftYdGJzTDlp_5extra3ack,"ax",@progbits
	.p2align	2
	.type	_RNvCsftYdGJzTDlp_5extra3ack,@function
_RNvCsftYdGJzTDlp_5extra3ack:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b32 s1, -1
	scratch_store_b32 off, v41, s33 offset:4
	s_mov_b32 exec_lo, s1
	v_writelane_b32 v41, s0, 4
	scratch_store_b32 off, v40, s33
	v_mov_b32_e32 v40, v0
	v_mov_b32_e32 v0, 1
	s_add_i32 s32, s32, 16
	v_writelane_b32 v41, s30, 0
	v_writelane_b32 v41, s31, 1
	v_writelane_b32 v41, s34, 2
	s_mov_b32 s34, exec_lo
	v_writelane_b32 v41, s35, 3
	v_cmpx_ne_u32_e32 0, v1
	s_cbranch_execz .LBB7_2
	v_dual_mov_b32 v0, v40 :: v_dual_add_nc_u32 v1, -1, v1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _RNvCsftYdGJzTDlp_5extra3ack@rel32@lo+4
	s_addc_u32 s1, s1, _RNvCsftYdGJzTDlp_5extra3ack@rel32@hi+12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_swappc_b64 s[30:31], s[0:1]
.LBB7_2:
	s_or_b32 exec_lo, exec_lo, s34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s34, exec_lo
	v_cmpx_ne_u32_e32 1, v40
	s_cbranch_execz .LBB7_6
	v_mov_b32_e32 v1, 1
	s_mov_b32 s0, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_xor_b32 s35, exec_lo, s0
	s_cbranch_execz .LBB7_5
	v_dual_mov_b32 v0, 1 :: v_dual_add_nc_u32 v1, -1, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _RNvCsftYdGJzTDlp_5extra3ack@rel32@lo+4
	s_addc_u32 s1, s1, _RNvCsftYdGJzTDlp_5extra3ack@rel32@hi+12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
.LBB7_5:
	s_or_b32 exec_lo, exec_lo, s35
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v0, v1
.LBB7_6:
	s_or_b32 exec_lo, exec_lo, s34
	scratch_load_b32 v40, off, s33
	v_add_nc_u32_e32 v0, 1, v0
	v_readlane_b32 s35, v41, 3
	v_readlane_b32 s34, v41, 2
	v_readlane_b32 s31, v41, 1
	v_readlane_b32 s30, v41, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v41, 4
	s_or_saveexec_b32 s1, -1
	scratch_load_b32 v41, off, s33 offset:4
	s_mov_b32 exec_lo, s1
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	_RNvCsftYdGJzTDlp_5extra3ack, .Lfunc_end7-_RNvCsftYdGJzTDlp_5extra3ack

	.set .L_RNvCsftYdGJzTDlp_5extra3ack.num_vgpr, 42
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.num_agpr, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.numbered_sgpr, 36
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.num_named_barrier, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.private_seg_size, 16
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.uses_vcc, 1
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.uses_flat_scratch, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.has_dyn_sized_stack, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.has_recursion, 1
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.has_indirect_call, 0
	.section	.text.recursion,"ax",@progbits
	.globl	recursion
	.p2align	8
	.type	recursion,@function
recursion:
	s_load_b128 s[36:39], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u32 v0, s15, 6, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _RNvCsftYdGJzTDlp_5extra3ack@rel32@lo+4
	s_addc_u32 s1, s1, _RNvCsftYdGJzTDlp_5extra3ack@rel32@hi+12
	s_mov_b32 s32, 0
	v_lshlrev_b64 v[42:43], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s38, v42
	v_add_co_ci_u32_e64 v1, null, s39, v43, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v1, 0xaaaaaaab, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v1, 2, v1
	v_mul_lo_u32 v1, v1, 6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v1, v0, v1
	v_mov_b32_e32 v0, 2
	s_swappc_b64 s[30:31], s[0:1]
	v_add_co_u32 v1, vcc_lo, s36, v42
	v_add_co_ci_u32_e64 v2, null, s37, v43, vcc_lo
	global_store_b32 v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel recursion
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 40
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
		.amdhsa_inst_pref_size 2
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.recursion,"ax",@progbits
.Lfunc_end8:
	.size	recursion, .Lfunc_end8-recursion

	.set recursion.num_vgpr, max(44, .L_RNvCsftYdGJzTDlp_5extra3ack.num_vgpr)
	.set recursion.num_agpr, max(0, .L_RNvCsftYdGJzTDlp_5extra3ack.num_agpr)
	.set recursion.numbered_sgpr, max(40, .L_RNvCsftYdGJzTDlp_5extra3ack.numbered_sgpr)
	.set recursion.num_named_barrier, max(0, .L_RNvCsftYdGJzTDlp_5extra3ack.num_named_barrier)
	.set recursion.private_seg_size, 0+max(.L_RNvCsftYdGJzTDlp_5extra3ack.private_seg_size)
	.set recursion.uses_vcc, or(1, .L_RNvCsftYdGJzTDlp_5extra3ack.uses_vcc)
	.set recursion.uses_flat_scratch, or(0, .L_RNvCsftYdGJzTDlp_5extra3ack.uses_flat_scratch)
	.set recursion.has_dyn_sized_stack, or(0, .L_RNvCsftYdGJzTDlp_5extra3ack.has_dyn_sized_stack)
	.set recursion.has_recursion, or(1, .L_RNvCsftYdGJzTDlp_5extra3ack.has_recursion)
	.set recursion.has_indirect_call, or(0, .L_RNvCsftYdGJzTDlp_5extra3ack.has_indirect_call)
	.section	.text.slices,"ax",@progbits
	.globl	slices
	.p2align	8
	.type	slices,@function
slices:
	s_load_b64 s[2:3], s[0:1], 0x8
	v_lshl_add_u32 v4, s15, 6, v0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u64_e32 vcc_lo, s[2:3], v[4:5]
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB9_28
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x28
	s_load_b32 s8, s[0:1], 0x20
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s3, 0
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB9_14
	s_load_b64 s[4:5], s[0:1], 0x18
	s_mov_b64 s[10:11], 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc0 .LBB9_15
	s_load_b64 s[6:7], s[0:1], 0x10
	v_cvt_f32_u32_e32 v11, s4
	v_cvt_f32_u32_e32 v12, s5
	v_cvt_f32_u32_e32 v10, s4
	s_cmp_eq_u32 s8, 1
	s_mov_b32 s9, 0
	s_cbranch_scc1 .LBB9_16
	s_delay_alu instid0(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v10
	v_fmamk_f32 v0, v12, 0x4f800000, v11
	s_and_b32 s2, 0xffff, s2
	s_sub_i32 s3, 0, s4
	s_and_b32 s10, s8, -2
	s_mov_b32 s11, s9
	v_rcp_f32_e32 v0, v0
	s_mov_b64 s[12:13], 1
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], s[10:11]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v1, 0x4f7ffffe, v1 :: v_dual_mov_b32 v14, v4
	v_mov_b32_e32 v13, s2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v2, v1
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_lo_u32 v3, s3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v6, v1
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v3, v2, v3
	v_fmamk_f32 v0, v6, 0xcf800000, v0
	v_cvt_u32_f32_e32 v16, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_u32_f32_e32 v15, v0
	v_add_nc_u32_e32 v17, v2, v3
	s_branch .LBB9_6
.LBB9_5:
	s_or_b32 exec_lo, exec_lo, s2
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	s_add_u32 s14, s14, 2
	s_addc_u32 s15, s15, 0
	s_add_u32 s12, s12, 2
	s_addc_u32 s13, s13, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v6, vcc_lo, s6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s7, v7, vcc_lo
	v_add_co_u32 v2, vcc_lo, s6, v2
	v_add_co_ci_u32_e64 v3, null, s7, v3, vcc_lo
	global_load_d16_b16 v0, v[6:7], off
	s_add_u32 s16, s16, -2
	s_addc_u32 s17, s17, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u64 s[16:17], 0
	global_load_d16_hi_b16 v0, v[2:3], off
	s_waitcnt vmcnt(0)
	v_pk_add_u16 v13, v0, v13
	s_cbranch_scc0 .LBB9_17
.LBB9_6:
	v_add_co_u32 v3, s2, s14, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v0, null, s15, 0, s2
	s_mov_b32 s2, exec_lo
	v_or_b32_e32 v2, s5, v0
	v_cmpx_ne_u64_e32 0, v[1:2]
	s_xor_b32 s3, exec_lo, s2
	s_cbranch_execz .LBB9_8
	v_readfirstlane_b32 s2, v15
	v_readfirstlane_b32 s18, v16
	s_sub_u32 s19, 0, s4
	s_subb_u32 s20, 0, s5
	s_mul_hi_u32 s21, s19, s2
	s_mul_i32 s22, s19, s18
	s_mul_i32 s23, s20, s2
	s_add_i32 s21, s21, s22
	s_mul_i32 s22, s19, s2
	s_add_i32 s21, s21, s23
	s_mul_hi_u32 s23, s2, s22
	s_mul_i32 s24, s2, s21
	s_mul_hi_u32 s25, s2, s21
	s_add_u32 s23, s23, s24
	s_mul_i32 s26, s18, s22
	s_addc_u32 s24, 0, s25
	s_mul_hi_u32 s22, s18, s22
	s_mul_hi_u32 s25, s18, s21
	s_add_u32 s23, s23, s26
	s_addc_u32 s22, s24, s22
	s_mul_i32 s21, s18, s21
	s_addc_u32 s23, s25, 0
	s_add_u32 s21, s22, s21
	s_addc_u32 s22, 0, s23
	s_add_u32 s2, s2, s21
	s_addc_u32 s18, s18, s22
	s_mul_hi_u32 s22, s19, s2
	s_mul_i32 s21, s19, s18
	s_mul_i32 s20, s20, s2
	s_add_i32 s21, s22, s21
	s_mul_i32 s19, s19, s2
	s_add_i32 s21, s21, s20
	s_mul_hi_u32 s22, s18, s19
	s_mul_i32 s23, s18, s19
	s_mul_i32 s24, s2, s21
	s_mul_hi_u32 s19, s2, s19
	s_mul_hi_u32 s25, s2, s21
	s_add_u32 s19, s19, s24
	s_addc_u32 s24, 0, s25
	s_mul_hi_u32 s20, s18, s21
	s_add_u32 s19, s19, s23
	s_addc_u32 s19, s24, s22
	s_mul_i32 s21, s18, s21
	s_addc_u32 s20, s20, 0
	s_add_u32 s19, s19, s21
	s_addc_u32 s20, 0, s20
	s_add_u32 s2, s2, s19
	s_addc_u32 s18, s18, s20
	v_mul_hi_u32 v2, v3, s2
	v_mad_u64_u32 v[6:7], null, v3, s18, 0
	v_mad_u64_u32 v[8:9], null, v0, s2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v2, v6
	v_add_co_ci_u32_e64 v18, null, 0, v7, vcc_lo
	v_mad_u64_u32 v[6:7], null, v0, s18, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v2, vcc_lo, v2, v8
	v_add_co_ci_u32_e32 v2, vcc_lo, v18, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v7, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v8, null, 0, v7, vcc_lo
	v_mul_lo_u32 v9, s5, v2
	v_mad_u64_u32 v[6:7], null, s4, v2, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v2, s4, v8
	v_sub_co_u32 v3, vcc_lo, v3, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v2, v7, v2, v9
	v_cmp_le_u32_e64 s2, s4, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v7, v0, v2
	v_sub_co_ci_u32_e64 v0, null, v0, v2, vcc_lo
	v_cndmask_b32_e64 v8, 0, -1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_subrev_co_ci_u32_e64 v6, null, s5, v7, vcc_lo
	v_sub_co_u32 v2, vcc_lo, v3, s4
	v_subrev_co_ci_u32_e64 v7, null, 0, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cmp_le_u32_e64 s2, s4, v2
	v_subrev_co_ci_u32_e64 v6, null, s5, v6, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s5, v0
	v_cndmask_b32_e64 v9, 0, -1, s2
	v_cmp_le_u32_e64 s2, s5, v7
	v_cndmask_b32_e64 v19, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s5, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v18, 0, -1, s2
	v_cmp_eq_u32_e64 s2, s5, v0
	v_cndmask_b32_e32 v9, v18, v9, vcc_lo
	v_sub_co_u32 v18, vcc_lo, v2, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_subrev_co_ci_u32_e64 v6, null, 0, v6, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v9
	v_cndmask_b32_e64 v8, v19, v8, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v6, v7, v6, vcc_lo
	v_cndmask_b32_e32 v2, v2, v18, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v7, v0, v6, vcc_lo
	v_cndmask_b32_e32 v6, v3, v2, vcc_lo
.LBB9_8:
	s_and_not1_saveexec_b32 s2, s3
	s_cbranch_execz .LBB9_10
	v_mul_hi_u32 v0, v3, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v0, v0, s4
	v_sub_nc_u32_e32 v0, v3, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v2, s4, v0
	v_cmp_le_u32_e32 vcc_lo, s4, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v2, s4, v0
	v_cmp_le_u32_e32 vcc_lo, s4, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v7, v1 :: v_dual_mov_b32 v6, v0
.LBB9_10:
	s_or_b32 exec_lo, exec_lo, s2
	v_add_co_u32 v8, s2, s12, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v0, null, s13, 0, s2
	v_or_b32_e32 v2, s5, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[1:2]
	s_and_saveexec_b32 s2, vcc_lo
	s_xor_b32 s3, exec_lo, s2
	s_cbranch_execz .LBB9_12
	v_readfirstlane_b32 s2, v15
	v_readfirstlane_b32 s18, v16
	s_sub_u32 s19, 0, s4
	s_subb_u32 s20, 0, s5
	s_mul_hi_u32 s21, s19, s2
	s_mul_i32 s22, s19, s18
	s_mul_i32 s23, s20, s2
	s_add_i32 s21, s21, s22
	s_mul_i32 s22, s19, s2
	s_add_i32 s21, s21, s23
	s_mul_hi_u32 s23, s2, s22
	s_mul_i32 s24, s2, s21
	s_mul_hi_u32 s25, s2, s21
	s_add_u32 s23, s23, s24
	s_mul_i32 s26, s18, s22
	s_addc_u32 s24, 0, s25
	s_mul_hi_u32 s22, s18, s22
	s_mul_hi_u32 s25, s18, s21
	s_add_u32 s23, s23, s26
	s_addc_u32 s22, s24, s22
	s_mul_i32 s21, s18, s21
	s_addc_u32 s23, s25, 0
	s_add_u32 s21, s22, s21
	s_addc_u32 s22, 0, s23
	s_add_u32 s2, s2, s21
	s_addc_u32 s18, s18, s22
	s_mul_hi_u32 s22, s19, s2
	s_mul_i32 s21, s19, s18
	s_mul_i32 s20, s20, s2
	s_add_i32 s21, s22, s21
	s_mul_i32 s19, s19, s2
	s_add_i32 s21, s21, s20
	s_mul_hi_u32 s22, s18, s19
	s_mul_i32 s23, s18, s19
	s_mul_i32 s24, s2, s21
	s_mul_hi_u32 s19, s2, s19
	s_mul_hi_u32 s25, s2, s21
	s_add_u32 s19, s19, s24
	s_addc_u32 s24, 0, s25
	s_mul_hi_u32 s20, s18, s21
	s_add_u32 s19, s19, s23
	s_addc_u32 s19, s24, s22
	s_mul_i32 s21, s18, s21
	s_addc_u32 s20, s20, 0
	s_add_u32 s19, s19, s21
	s_addc_u32 s20, 0, s20
	s_add_u32 s2, s2, s19
	s_addc_u32 s18, s18, s20
	v_mul_hi_u32 v9, v8, s2
	v_mad_u64_u32 v[2:3], null, v8, s18, 0
	v_mad_u64_u32 v[18:19], null, v0, s2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v9, vcc_lo, v9, v2
	v_add_co_ci_u32_e64 v20, null, 0, v3, vcc_lo
	v_mad_u64_u32 v[2:3], null, v0, s18, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v9, vcc_lo, v9, v18
	v_add_co_ci_u32_e32 v9, vcc_lo, v20, v19, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v3, vcc_lo
	v_add_co_u32 v9, vcc_lo, v9, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v18, null, 0, v3, vcc_lo
	v_mul_lo_u32 v19, s5, v9
	v_mad_u64_u32 v[2:3], null, s4, v9, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v9, s4, v18
	v_sub_co_u32 v2, vcc_lo, v8, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v3, v3, v9, v19
	v_cmp_le_u32_e64 s2, s4, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v9, v0, v3
	v_sub_co_ci_u32_e64 v0, null, v0, v3, vcc_lo
	v_cndmask_b32_e64 v18, 0, -1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_subrev_co_ci_u32_e64 v8, null, s5, v9, vcc_lo
	v_sub_co_u32 v3, vcc_lo, v2, s4
	v_subrev_co_ci_u32_e64 v9, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cmp_le_u32_e64 s2, s4, v3
	v_subrev_co_ci_u32_e64 v8, null, s5, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s5, v0
	v_cndmask_b32_e64 v19, 0, -1, s2
	v_cmp_le_u32_e64 s2, s5, v9
	v_cndmask_b32_e64 v21, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s5, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v20, 0, -1, s2
	v_cmp_eq_u32_e64 s2, s5, v0
	v_cndmask_b32_e32 v19, v20, v19, vcc_lo
	v_sub_co_u32 v20, vcc_lo, v3, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_subrev_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v19
	v_cndmask_b32_e64 v18, v21, v18, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v8, v9, v8, vcc_lo
	v_cndmask_b32_e32 v9, v3, v20, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v18
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_cndmask_b32 v3, v0, v8 :: v_dual_cndmask_b32 v2, v2, v9
.LBB9_12:
	s_and_not1_saveexec_b32 s2, s3
	s_cbranch_execz .LBB9_5
	v_mul_hi_u32 v0, v8, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v0, v0, s4
	v_sub_nc_u32_e32 v0, v8, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v2, s4, v0
	v_cmp_le_u32_e32 vcc_lo, s4, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v2, s4, v0
	v_cmp_le_u32_e32 vcc_lo, s4, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v3, v1 :: v_dual_mov_b32 v2, v0
	s_branch .LBB9_5
.LBB9_14:
	v_mov_b16_e32 v0.l, s2
	s_cbranch_execnz .LBB9_27
	s_branch .LBB9_28
.LBB9_15:
	s_mov_b32 s2, -1
	s_branch .LBB9_25
.LBB9_16:
	v_mov_b16_e32 v0.l, s2
	s_mov_b64 s[2:3], 1
	s_cbranch_execnz .LBB9_18
	s_branch .LBB9_24
.LBB9_17:
	s_or_b32 s2, s8, 1
	s_cmp_lg_u64 s[10:11], s[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_add_nc_u16 v0.l, v13.l, v13.h
	s_mov_b32 s3, s9
	s_cselect_b32 s9, -1, 0
	s_and_b32 vcc_lo, exec_lo, s9
	s_cbranch_vccz .LBB9_24
.LBB9_18:
	v_rcp_iflag_f32_e32 v2, v10
	v_fmamk_f32 v1, v12, 0x4f800000, v11
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, 0, 0
	s_sub_i32 s12, 0, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v6, s12, v3
	v_mul_hi_u32 v6, v3, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v1, 0x5f7ffffc, v1 :: v_dual_add_nc_u32 v10, v3, v6
	v_mul_f32_e32 v2, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v7, v2
	v_dual_mov_b32 v2, 0 :: v_dual_fmamk_f32 v1, v7, 0xcf800000, v1
	v_cvt_u32_f32_e32 v9, v7
	s_delay_alu instid0(VALU_DEP_2)
	v_cvt_u32_f32_e32 v8, v1
	s_branch .LBB9_20
.LBB9_19:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	s_add_u32 s2, s10, 1
	s_addc_u32 s3, s11, 0
	s_cmp_lg_u64 s[8:9], s[2:3]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s6, v6
	v_add_co_ci_u32_e64 v7, null, s7, v7, vcc_lo
	global_load_d16_hi_b16 v0, v[6:7], off
	s_waitcnt vmcnt(0)
	v_add_nc_u16 v0.l, v0.h, v0.l
	s_cbranch_scc0 .LBB9_24
.LBB9_20:
	v_add_co_u32 v11, s10, s10, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s11, 0, s10
	s_mov_b64 s[10:11], s[2:3]
	s_mov_b32 s2, exec_lo
	v_or_b32_e32 v3, s5, v1
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s3, exec_lo, s2
	s_cbranch_execz .LBB9_22
	v_readfirstlane_b32 s2, v8
	v_readfirstlane_b32 s12, v9
	s_sub_u32 s13, 0, s4
	s_subb_u32 s14, 0, s5
	s_mul_hi_u32 s15, s13, s2
	s_mul_i32 s16, s13, s12
	s_mul_i32 s17, s14, s2
	s_add_i32 s15, s15, s16
	s_mul_i32 s16, s13, s2
	s_add_i32 s15, s15, s17
	s_mul_hi_u32 s17, s2, s16
	s_mul_i32 s18, s2, s15
	s_mul_hi_u32 s19, s2, s15
	s_add_u32 s17, s17, s18
	s_mul_i32 s20, s12, s16
	s_addc_u32 s18, 0, s19
	s_mul_hi_u32 s16, s12, s16
	s_mul_hi_u32 s19, s12, s15
	s_add_u32 s17, s17, s20
	s_addc_u32 s16, s18, s16
	s_mul_i32 s15, s12, s15
	s_addc_u32 s17, s19, 0
	s_add_u32 s15, s16, s15
	s_addc_u32 s16, 0, s17
	s_add_u32 s2, s2, s15
	s_addc_u32 s12, s12, s16
	s_mul_hi_u32 s16, s13, s2
	s_mul_i32 s15, s13, s12
	s_mul_i32 s14, s14, s2
	s_add_i32 s15, s16, s15
	s_mul_i32 s13, s13, s2
	s_add_i32 s15, s15, s14
	s_mul_hi_u32 s16, s12, s13
	s_mul_i32 s17, s12, s13
	s_mul_i32 s18, s2, s15
	s_mul_hi_u32 s13, s2, s13
	s_mul_hi_u32 s19, s2, s15
	s_add_u32 s13, s13, s18
	s_addc_u32 s18, 0, s19
	s_mul_hi_u32 s14, s12, s15
	s_add_u32 s13, s13, s17
	s_addc_u32 s13, s18, s16
	s_mul_i32 s15, s12, s15
	s_addc_u32 s14, s14, 0
	s_add_u32 s13, s13, s15
	s_addc_u32 s14, 0, s14
	s_add_u32 s2, s2, s13
	s_addc_u32 s12, s12, s14
	v_mul_hi_u32 v3, v11, s2
	v_mad_u64_u32 v[6:7], null, v11, s12, 0
	v_mad_u64_u32 v[12:13], null, v1, s2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, v3, v6
	v_add_co_ci_u32_e64 v14, null, 0, v7, vcc_lo
	v_mad_u64_u32 v[6:7], null, v1, s12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v3, vcc_lo, v3, v12
	v_add_co_ci_u32_e32 v3, vcc_lo, v14, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v7, vcc_lo
	v_add_co_u32 v3, vcc_lo, v3, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v12, null, 0, v7, vcc_lo
	v_mul_lo_u32 v13, s5, v3
	v_mad_u64_u32 v[6:7], null, s4, v3, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v3, s4, v12
	v_sub_co_u32 v6, vcc_lo, v11, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v3, v7, v3, v13
	v_cmp_le_u32_e64 s2, s4, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v7, v1, v3
	v_sub_co_ci_u32_e64 v1, null, v1, v3, vcc_lo
	v_cndmask_b32_e64 v12, 0, -1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_subrev_co_ci_u32_e64 v7, null, s5, v7, vcc_lo
	v_sub_co_u32 v3, vcc_lo, v6, s4
	v_subrev_co_ci_u32_e64 v11, null, 0, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cmp_le_u32_e64 s2, s4, v3
	v_subrev_co_ci_u32_e64 v7, null, s5, v7, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s5, v1
	v_cndmask_b32_e64 v13, 0, -1, s2
	v_cmp_le_u32_e64 s2, s5, v11
	v_cndmask_b32_e64 v15, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s5, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v14, 0, -1, s2
	v_cmp_eq_u32_e64 s2, s5, v1
	v_cndmask_b32_e32 v13, v14, v13, vcc_lo
	v_sub_co_u32 v14, vcc_lo, v3, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_subrev_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v13
	v_cndmask_b32_e64 v12, v15, v12, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v7, v11, v7, vcc_lo
	v_cndmask_b32_e32 v3, v3, v14, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v12
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v7, v1, v7, vcc_lo
	v_cndmask_b32_e32 v6, v6, v3, vcc_lo
.LBB9_22:
	s_and_not1_saveexec_b32 s2, s3
	s_cbranch_execz .LBB9_19
	v_mul_hi_u32 v1, v11, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s4
	v_sub_nc_u32_e32 v1, v11, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s4, v1
	v_cmp_le_u32_e32 vcc_lo, s4, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s4, v1
	v_cmp_le_u32_e32 vcc_lo, s4, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v7, v2 :: v_dual_mov_b32 v6, v1
	s_branch .LBB9_19
.LBB9_24:
	s_mov_b32 s2, 0
	s_mov_b32 s3, -1
.LBB9_25:
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccz .LBB9_29
	s_and_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccz .LBB9_28
.LBB9_27:
	s_load_b64 s[0:1], s[0:1], 0x0
	v_lshlrev_b64 v[1:2], 1, v[4:5]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	global_store_b16 v[1:2], v0, off
.LBB9_28:
	s_endpgm
.LBB9_29:
	s_endpgm
	s_and_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB9_27
	s_branch .LBB9_28
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel slices
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 27
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
		.amdhsa_inst_pref_size 22
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.slices,"ax",@progbits
.Lfunc_end9:
	.size	slices, .Lfunc_end9-slices

	.set slices.num_vgpr, 22
	.set slices.num_agpr, 0
	.set slices.numbered_sgpr, 27
	.set slices.num_named_barrier, 0
	.set slices.private_seg_size, 0
	.set slices.uses_vcc, 1
	.set slices.uses_flat_scratch, 0
	.set slices.has_dyn_sized_stack, 0
	.set slices.has_recursion, 0
	.set slices.has_indirect_call, 0
	.section	.text.votes,"ax",@progbits
	.globl	votes
	.p2align	8
	.type	votes,@function
votes:
	s_load_b128 s[0:3], s[0:1], 0x0
	v_mov_b32_e32 v3, 0
	v_lshl_add_u32 v2, s15, 6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_mov_b32 s2, exec_lo
	global_load_b32 v6, v[0:1], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 1, v6
	v_lshlrev_b64 v[0:1], 5, v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	v_add_co_u32 v8, s0, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s1, v1, s0
	s_mov_b32 s1, 0
	s_mov_b32 s0, 0
.LBB10_1:
	s_ctz_i32_b32 s3, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	v_readlane_b32 s4, v6, s3
	s_bitset0_b32 s2, s3
	s_add_i32 s1, s1, s4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .LBB10_1
	v_dual_mov_b32 v4, 0 :: v_dual_and_b32 v7, 2, v6
	v_mov_b32_e32 v2, s1
	v_dual_mov_b32 v0, vcc_lo :: v_dual_mov_b32 v1, s0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s0, exec_lo
	global_store_b128 v[8:9], v[0:3], off
	v_cmpx_ne_u32_e32 0, v7
	s_cbranch_execz .LBB10_6
	s_mov_b32 s2, exec_lo
	s_mov_b32 s1, 0
.LBB10_4:
	s_ctz_i32_b32 s3, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	v_readlane_b32 s4, v6, s3
	s_bitset0_b32 s2, s3
	s_max_u32 s1, s1, s4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .LBB10_4
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v4, s1
.LBB10_6:
	s_or_b32 exec_lo, exec_lo, s0
	v_readfirstlane_b32 s0, v6
	s_mul_i32 s1, s0, 5
	s_mul_hi_u32 s0, s0, 5
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_mov_b32 v6, s1 :: v_dual_mov_b32 v7, s0
	global_store_b128 v[8:9], v[4:7], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel votes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_inst_pref_size 3
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.votes,"ax",@progbits
.Lfunc_end10:
	.size	votes, .Lfunc_end10-votes

	.set votes.num_vgpr, 10
	.set votes.num_agpr, 0
	.set votes.numbered_sgpr, 16
	.set votes.num_named_barrier, 0
	.set votes.private_seg_size, 0
	.set votes.uses_vcc, 1
	.set votes.uses_flat_scratch, 0
	.set votes.has_dyn_sized_stack, 0
	.set votes.has_recursion, 0
	.set votes.has_indirect_call, 0
	.section	.text.wide,"ax",@progbits
	.globl	wide
	.p2align	8
	.type	wide,@function
wide:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_mov_b32_e32 v13, 0
	v_lshl_add_u32 v12, s15, 6, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v10, v13
	v_lshlrev_b64 v[0:1], 4, v[12:13]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b128 v[0:3], v[2:3], off
	global_load_b128 v[4:7], v[4:5], off
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[8:9], null, v4, v0, 0
	v_mul_lo_u32 v11, v1, v6
	v_mad_u64_u32 v[18:19], null, v0, v6, 0
	v_mul_lo_u32 v20, v2, v5
	v_mul_lo_u32 v22, v3, v4
	v_or_b32_e32 v21, v5, v7
	v_mad_u64_u32 v[14:15], null, v5, v0, v[9:10]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v16, v14 :: v_dual_mov_b32 v17, v13
	v_mul_lo_u32 v14, v0, v7
	v_mad_u64_u32 v[9:10], null, v4, v1, v[16:17]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v19, v19, v14, v11
	v_add_co_u32 v10, s0, v15, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v11, null, 0, 0, s0
	v_mad_u64_u32 v[16:17], null, v2, v4, v[18:19]
	v_mad_u64_u32 v[14:15], null, v12, 48, s[4:5]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[18:19], null, v5, v1, v[10:11]
	s_mov_b32 s0, exec_lo
	v_add3_u32 v11, v22, v17, v20
	v_or_b32_e32 v20, v4, v6
	v_add_co_u32 v10, vcc_lo, v18, v16
	v_add_co_ci_u32_e64 v11, null, v19, v11, vcc_lo
	global_store_b128 v[14:15], v[8:11], off
	v_cmpx_ne_u64_e32 0, v[20:21]
	s_xor_b32 s2, exec_lo, s0
	s_cbranch_execnz .LBB11_3
	s_and_not1_saveexec_b32 s0, s2
	s_cbranch_execnz .LBB11_10
.LBB11_2:
	s_endpgm
.LBB11_3:
	v_clz_i32_u32_e32 v8, v4
	v_clz_i32_u32_e32 v9, v5
	v_clz_i32_u32_e32 v16, v0
	v_clz_i32_u32_e32 v10, v6
	v_clz_i32_u32_e32 v11, v7
	v_add_nc_u32_e32 v8, 32, v8
	v_clz_i32_u32_e32 v17, v2
	v_add_nc_u32_e32 v16, 32, v16
	v_add_nc_u32_e32 v10, 32, v10
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	v_min_u32_e32 v8, v8, v9
	v_clz_i32_u32_e32 v9, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_min_u32_e32 v10, v10, v11
	v_add_co_u32 v8, s0, v8, 64
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_min_u32_e32 v9, v16, v9
	v_add_nc_u32_e32 v11, 32, v17
	v_clz_i32_u32_e32 v16, v3
	v_add_co_ci_u32_e64 v18, null, 0, 0, s0
	v_add_co_u32 v9, s0, v9, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v17, null, 0, 0, s0
	v_cmp_ne_u64_e64 s0, 0, v[2:3]
	v_cndmask_b32_e32 v8, v8, v10, vcc_lo
	v_min_u32_e32 v11, v11, v16
	v_cndmask_b32_e64 v16, v18, 0, vcc_lo
	v_cndmask_b32_e64 v10, v17, 0, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v9, v9, v11, s0
	v_sub_co_u32 v18, vcc_lo, v8, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e32 v19, vcc_lo, v16, v10, vcc_lo
	v_sub_co_ci_u32_e32 v16, vcc_lo, 0, v13, vcc_lo
	v_sub_co_ci_u32_e32 v17, vcc_lo, 0, v13, vcc_lo
	v_cmp_lt_u64_e32 vcc_lo, 0x7f, v[18:19]
	v_or_b32_e32 v10, v1, v3
	v_xor_b32_e32 v11, 0x7f, v18
	v_cndmask_b32_e64 v8, 0, 1, vcc_lo
	v_cmp_ne_u64_e32 vcc_lo, 0, v[16:17]
	v_cndmask_b32_e64 v9, 0, 1, vcc_lo
	v_cmp_eq_u64_e32 vcc_lo, 0, v[16:17]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b16 v8.l, v9.l, v8.l, vcc_lo
	v_or_b32_e32 v9, v0, v2
	v_and_b16 v8.l, 1, v8.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[9:10]
	v_or_b32_e32 v9, v11, v16
	v_or_b32_e32 v10, v19, v17
	v_cmp_eq_u16_e64 s0, 1, v8.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e64 s1, 0, v[9:10]
	s_or_b32 s0, vcc_lo, s0
	v_cndmask_b32_e64 v11, v3, 0, s0
	v_cndmask_b32_e64 v10, v2, 0, s0
	v_cndmask_b32_e64 v9, v1, 0, s0
	v_cndmask_b32_e64 v8, v0, 0, s0
	s_xor_b32 s0, s0, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s0, s0, s1
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB11_9
	v_sub_nc_u32_e32 v22, 0x7f, v18
	v_add_co_u32 v13, vcc_lo, v18, 1
	v_sub_nc_u32_e32 v18, 63, v18
	v_add_co_ci_u32_e32 v26, vcc_lo, 0, v19, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v10, 64, v22
	v_lshlrev_b64 v[8:9], v22, v[2:3]
	v_add_co_ci_u32_e32 v27, vcc_lo, 0, v16, vcc_lo
	v_lshlrev_b64 v[18:19], v18, v[0:1]
	v_lshrrev_b64 v[10:11], v10, v[0:1]
	v_add_co_ci_u32_e32 v28, vcc_lo, 0, v17, vcc_lo
	v_cmp_gt_u32_e32 vcc_lo, 64, v22
	v_lshlrev_b64 v[20:21], v22, v[0:1]
	v_cmp_eq_u32_e64 s0, 0, v22
	v_or_b32_e32 v11, v9, v11
	v_or_b32_e32 v10, v8, v10
	v_or_b32_e32 v8, v13, v27
	v_or_b32_e32 v9, v26, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v16, 0 :: v_dual_cndmask_b32 v11, v19, v11
	v_dual_cndmask_b32 v10, v18, v10 :: v_dual_mov_b32 v17, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cmp_ne_u64_e64 s1, 0, v[8:9]
	v_cndmask_b32_e32 v9, 0, v21, vcc_lo
	v_cndmask_b32_e64 v11, v11, v3, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_cndmask_b32_e64 v10, v10, v2, s0
	v_cndmask_b32_e32 v8, 0, v20, vcc_lo
	s_and_saveexec_b32 s0, s1
	s_xor_b32 s4, exec_lo, s0
	s_cbranch_execz .LBB11_8
	v_sub_nc_u32_e32 v18, 64, v13
	v_lshrrev_b64 v[16:17], v13, v[0:1]
	v_subrev_nc_u32_e32 v22, 64, v13
	v_cmp_gt_u32_e64 s0, 64, v13
	v_lshrrev_b64 v[20:21], v13, v[2:3]
	v_lshlrev_b64 v[18:19], v18, v[2:3]
	v_add_co_u32 v29, vcc_lo, v4, -1
	v_lshrrev_b64 v[22:23], v22, v[2:3]
	v_cmp_eq_u32_e64 s1, 0, v13
	v_add_co_ci_u32_e32 v30, vcc_lo, -1, v5, vcc_lo
	v_or_b32_e32 v17, v17, v19
	v_or_b32_e32 v16, v16, v18
	v_add_co_ci_u32_e32 v31, vcc_lo, -1, v6, vcc_lo
	v_mov_b32_e32 v18, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v17, v23, v17, s0
	v_cndmask_b32_e64 v16, v22, v16, s0
	v_cndmask_b32_e64 v25, 0, v21, s0
	v_cndmask_b32_e64 v24, 0, v20, s0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_cndmask_b32_e64 v23, v17, v1, s1
	v_cndmask_b32_e64 v22, v16, v0, s1
	v_add_co_ci_u32_e32 v32, vcc_lo, -1, v7, vcc_lo
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v17, 0
	s_mov_b32 s0, 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB11_6:
	v_lshlrev_b64 v[33:34], 1, v[22:23]
	v_lshrrev_b32_e32 v16, 31, v11
	v_lshlrev_b64 v[24:25], 1, v[24:25]
	v_lshrrev_b32_e32 v22, 31, v23
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or_b32_e32 v16, v33, v16
	v_or_b32_e32 v24, v24, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or3_b32 v11, v11, 0, v19
	v_sub_co_u32 v22, vcc_lo, v29, v16
	v_sub_co_ci_u32_e32 v22, vcc_lo, v30, v34, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_co_ci_u32_e32 v22, vcc_lo, v31, v24, vcc_lo
	v_sub_co_ci_u32_e32 v22, vcc_lo, v32, v25, vcc_lo
	v_ashrrev_i32_e32 v37, 31, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_and_b32_e32 v22, v37, v4
	v_and_b32_e32 v23, v37, v5
	v_and_b32_e32 v35, v37, v6
	v_sub_co_u32 v22, vcc_lo, v16, v22
	v_and_b32_e32 v16, 1, v37
	v_and_b32_e32 v33, v37, v7
	v_sub_co_ci_u32_e32 v23, vcc_lo, v34, v23, vcc_lo
	v_sub_co_ci_u32_e32 v24, vcc_lo, v24, v35, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_sub_co_ci_u32_e32 v25, vcc_lo, v25, v33, vcc_lo
	v_add_co_u32 v13, vcc_lo, v13, -1
	v_add_co_ci_u32_e32 v26, vcc_lo, -1, v26, vcc_lo
	v_add_co_ci_u32_e32 v27, vcc_lo, -1, v27, vcc_lo
	v_add_co_ci_u32_e32 v28, vcc_lo, -1, v28, vcc_lo
	v_lshlrev_b64 v[33:34], 1, v[8:9]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_or_b32_e32 v35, v13, v27
	v_lshrrev_b32_e32 v8, 31, v9
	v_or_b32_e32 v36, v26, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or_b32_e32 v9, v21, v34
	v_or3_b32 v10, v10, v8, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[35:36]
	v_or_b32_e32 v8, v20, v33
	v_dual_mov_b32 v21, v17 :: v_dual_mov_b32 v20, v16
	s_or_b32 s0, vcc_lo, s0
	s_and_not1_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB11_6
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s0
.LBB11_8:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshlrev_b64 v[5:6], 1, v[8:9]
	v_lshrrev_b32_e32 v7, 31, v9
	v_or_b32_e32 v10, v10, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_or_b32_e32 v9, v17, v6
	v_or_b32_e32 v8, v16, v5
.LBB11_9:
	s_or_b32 exec_lo, exec_lo, s3
	v_and_b32_e32 v5, 64, v12
	v_not_b32_e32 v29, v12
	v_lshrrev_b64 v[20:21], v4, v[2:3]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	v_and_b32_e32 v28, 0x7f, v4
	v_lshrrev_b64 v[5:6], v4, v[0:1]
	v_cndmask_b32_e32 v17, v1, v3, vcc_lo
	v_sub_nc_u32_e32 v7, 64, v28
	v_dual_cndmask_b32 v19, v3, v1 :: v_dual_cndmask_b32 v18, v2, v0
	v_cndmask_b32_e32 v16, v0, v2, vcc_lo
	v_subrev_nc_u32_e32 v13, 64, v28
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[22:23], v7, v[2:3]
	v_cmp_gt_u32_e32 vcc_lo, 64, v28
	v_lshrrev_b64 v[24:25], 1, v[18:19]
	v_lshrrev_b64 v[26:27], 1, v[16:17]
	v_lshrrev_b64 v[2:3], v13, v[2:3]
	v_lshlrev_b64 v[16:17], v12, v[16:17]
	v_lshlrev_b64 v[12:13], v12, v[18:19]
	v_or_b32_e32 v18, v6, v23
	v_or_b32_e32 v19, v5, v22
	v_lshrrev_b64 v[6:7], v29, v[24:25]
	v_lshrrev_b64 v[4:5], v29, v[26:27]
	v_cmp_eq_u32_e64 s0, 0, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v3, v3, v18 :: v_dual_cndmask_b32 v2, v2, v19
	v_or_b32_e32 v7, v17, v7
	v_or_b32_e32 v6, v16, v6
	v_or_b32_e32 v5, v13, v5
	v_or_b32_e32 v4, v12, v4
	v_dual_cndmask_b32 v12, 0, v21 :: v_dual_cndmask_b32 v13, 0, v20
	v_cndmask_b32_e64 v1, v3, v1, s0
	v_cndmask_b32_e64 v0, v2, v0, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v3, v12, v5
	v_xor_b32_e32 v2, v13, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v1, v1, v7
	v_xor_b32_e32 v0, v0, v6
	s_clause 0x1
	global_store_b128 v[14:15], v[8:11], off offset:16
	global_store_b128 v[14:15], v[0:3], off offset:32
	s_and_not1_saveexec_b32 s0, s2
	s_cbranch_execz .LBB11_2
.LBB11_10:
	s_endpgm
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 38
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
	.section	.text.wide,"ax",@progbits
.Lfunc_end11:
	.size	wide, .Lfunc_end11-wide

	.set wide.num_vgpr, 38
	.set wide.num_agpr, 0
	.set wide.numbered_sgpr, 16
	.set wide.num_named_barrier, 0
	.set wide.private_seg_size, 0
	.set wide.uses_vcc, 1
	.set wide.uses_flat_scratch, 0
	.set wide.has_dyn_sized_stack, 0
	.set wide.has_recursion, 0
	.set wide.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 42
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 36
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.wide,"ax",@progbits
	.type	_RNvCsftYdGJzTDlp_5extra3FNS,@object
	.section	.data.rel.ro._RNvCsftYdGJzTDlp_5extra3FNS,"aw",@progbits
	.p2align	3, 0x0
_RNvCsftYdGJzTDlp_5extra3FNS:
	.quad	_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_
	.quad	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_
	.quad	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_
	.size	_RNvCsftYdGJzTDlp_5extra3FNS, 24

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.0,@object
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.0:
	.asciz	"\003\000\000"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.0, 4

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.1,@object
	.section	.data.rel.ro..Lanon.c78cd091426a677e6210479fae5a31f8.1,"aw",@progbits
	.p2align	3, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.1:
	.asciz	"\000\000\000\000\000\000\000\000\004\000\000\000\000\000\000\000\004\000\000\000\000\000\000"
	.quad	_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.1, 32

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.2,@object
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.2:
	.asciz	"\004\000\000\000\005\000\000"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.2, 8

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.3,@object
	.section	.data.rel.ro..Lanon.c78cd091426a677e6210479fae5a31f8.3,"aw",@progbits
	.p2align	3, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.3:
	.asciz	"\000\000\000\000\000\000\000\000\b\000\000\000\000\000\000\000\004\000\000\000\000\000\000"
	.quad	_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.3, 32

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.4,@object
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.4:
	.ascii	"\371\377\377\377"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.4, 4

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.5,@object
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.5:
	.asciz	"\002\000\000\000d\000\000"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.5, 8

	.type	_RNvCsftYdGJzTDlp_5extra5TABLE,@object
	.section	.data.rel.ro._RNvCsftYdGJzTDlp_5extra5TABLE,"aw",@progbits
	.p2align	3, 0x0
_RNvCsftYdGJzTDlp_5extra5TABLE:
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.0
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.1
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.2
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.3
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.4
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.1
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.5
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.3
	.size	_RNvCsftYdGJzTDlp_5extra5TABLE, 64

	.type	.Lanon.3776e70fb690262331ea3b4835755599.6,@object
	.section	.rodata..Lanon.3776e70fb690262331ea3b4835755599.6,"a",@progbits
.Lanon.3776e70fb690262331ea3b4835755599.6:
	.ascii	"attempt to divide by zero"
	.size	.Lanon.3776e70fb690262331ea3b4835755599.6, 25

	.type	.Lanon.3776e70fb690262331ea3b4835755599.8,@object
	.section	.rodata..Lanon.3776e70fb690262331ea3b4835755599.8,"a",@progbits
.Lanon.3776e70fb690262331ea3b4835755599.8:
	.ascii	"attempt to calculate the remainder with a divisor of zero"
	.size	.Lanon.3776e70fb690262331ea3b4835755599.8, 57

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
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 1024
    .name:           dynamic
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         dynamic.kd
    .uses_dynamic_stack: true
    .vgpr_count:     42
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
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 1024
    .name:           pointers
    .private_segment_fixed_size: 0
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         pointers.kd
    .uses_dynamic_stack: true
    .vgpr_count:     43
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           recursion
    .private_segment_fixed_size: 16
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         recursion.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access:  write_only
        .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     by_value
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           8
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 1024
    .name:           slices
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         slices.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           votes
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         votes.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
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
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           wide
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         wide.kd
    .uses_dynamic_stack: false
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
