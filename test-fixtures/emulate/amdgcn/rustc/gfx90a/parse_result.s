


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.parse_fields,"ax",@progbits
	.globl	parse_fields
	.p2align	8
	.type	parse_fields,@function
parse_fields:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[0:1], s[2:3], s2, v2, v[0:1]
	s_mov_b32 s3, 0
	s_mov_b32 s2, s1
	v_cmp_gt_u64_e32 vcc, s[2:3], v[0:1]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_46
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_cmp_eq_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_pk_mov_b32 v[2:3], s[4:5], s[4:5] op_sel:[0,1]
	v_mad_u64_u32 v[2:3], s[4:5], v0, s0, v[2:3]
	v_mov_b32_e32 v4, v3
	v_mad_u64_u32 v[4:5], s[4:5], v1, s0, v[4:5]
	v_mov_b32_e32 v3, v4
	v_pk_mov_b32 v[4:5], 0, 0
	s_cbranch_scc1 .LBB0_7
	v_add_co_u32_e32 v6, vcc, s0, v2
	s_mov_b32 s1, s3
	v_addc_co_u32_e32 v7, vcc, 0, v3, vcc
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_4
.LBB0_3:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[4:5]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	v_pk_mov_b32 v[10:11], v[2:3], v[2:3] op_sel:[0,1]
	v_pk_mov_b32 v[2:3], v[8:9], v[8:9] op_sel:[0,1]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_6
.LBB0_4:
	global_load_ubyte v8, v[2:3], off
	v_pk_mov_b32 v[4:5], s[0:1], s[0:1] op_sel:[0,1]
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e32 vcc, 32, v8
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_3
	s_add_u32 s0, s0, -1
	s_addc_u32 s1, s1, -1
	s_cmp_eq_u64 s[0:1], 0
	s_cselect_b64 s[10:11], -1, 0
	v_add_co_u32_e32 v8, vcc, 1, v2
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	v_addc_co_u32_e32 v9, vcc, 0, v3, vcc
	v_pk_mov_b32 v[4:5], 0, 0
	s_or_b64 s[4:5], s[4:5], s[10:11]
	v_pk_mov_b32 v[2:3], v[6:7], v[6:7] op_sel:[0,1]
	s_branch .LBB0_3
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	v_pk_mov_b32 v[2:3], v[10:11], v[10:11] op_sel:[0,1]
.LBB0_7:
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_9
.LBB0_8:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[8:9]
	s_or_b64 s[0:1], s[10:11], s[0:1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[10:11], s[4:5], exec
	s_or_b64 s[2:3], s[2:3], s[10:11]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_11
.LBB0_9:
	v_pk_mov_b32 v[6:7], v[4:5], v[4:5] op_sel:[0,1]
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_or_b64 s[4:5], s[4:5], exec
	s_or_b64 s[8:9], s[8:9], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_8
	v_add_co_u32_e32 v4, vcc, v2, v6
	v_addc_co_u32_e32 v5, vcc, v3, v7, vcc
	global_load_ubyte v8, v[4:5], off offset:-1
	v_add_co_u32_e32 v4, vcc, -1, v6
	v_addc_co_u32_e32 v5, vcc, -1, v7, vcc
	s_andn2_b64 s[8:9], s[8:9], exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e32 vcc, 32, v8
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[12:13]
	s_branch .LBB0_8
.LBB0_11:
	s_or_b64 exec, exec, s[0:1]
	s_xor_b64 s[0:1], s[2:3], -1
	s_mov_b64 s[2:3], 0
	v_pk_mov_b32 v[12:13], 0, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[0:1], exec, s[4:5]
	s_cbranch_execz .LBB0_23
	global_load_ubyte v10, v[2:3], off
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i16_e32 vcc, 44, v10
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_16
	v_cmp_eq_u16_e32 vcc, 45, v10
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[10:11], vcc
	v_add_co_u32_e32 v8, vcc, 1, v2
	v_addc_co_u32_e32 v9, vcc, 0, v3, vcc
	s_xor_b64 s[8:9], exec, -1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[8:9], s[8:9], exec
.LBB0_16:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	v_cmp_ne_u16_e32 vcc, 43, v10
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], vcc, exec
	s_mov_b64 s[2:3], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], -1
	v_pk_mov_b32 v[12:13], v[4:5], v[4:5] op_sel:[0,1]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_xor_b64 s[4:5], exec, -1
	s_andn2_b64 s[2:3], s[2:3], exec
	v_pk_mov_b32 v[8:9], v[2:3], v[2:3] op_sel:[0,1]
	v_pk_mov_b32 v[12:13], v[6:7], v[6:7] op_sel:[0,1]
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[8:9], s[2:3]
	v_add_co_u32_e32 v8, vcc, 1, v2
	v_addc_co_u32_e32 v9, vcc, 0, v3, vcc
	s_andn2_b64 s[4:5], s[4:5], exec
	v_pk_mov_b32 v[12:13], v[4:5], v[4:5] op_sel:[0,1]
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[2:3], s[4:5], exec
	v_pk_mov_b32 v[2:3], v[8:9], v[8:9] op_sel:[0,1]
.LBB0_23:
	s_or_b64 exec, exec, s[0:1]
	v_pk_mov_b32 v[10:11], 0, 0
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	s_mov_b64 s[8:9], 0
	v_pk_mov_b32 v[6:7], 0, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_31
	v_add_co_u32_e32 v8, vcc, v2, v12
	v_addc_co_u32_e32 v9, vcc, v3, v13, vcc
	v_pk_mov_b32 v[4:5], 0, 0
	v_mov_b32_e32 v16, 10
	v_mov_b32_e32 v13, 0
	s_branch .LBB0_27
.LBB0_25:
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[0:1], s[0:1], exec
	v_pk_mov_b32 v[4:5], v[10:11], v[10:11] op_sel:[0,1]
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[14:15], s[0:1]
	v_pk_mov_b32 v[10:11], v[14:15], v[14:15] op_sel:[0,1]
.LBB0_26:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[0:1], exec, s[14:15]
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_andn2_b64 s[0:1], s[10:11], exec
	s_and_b64 s[10:11], s[12:13], exec
	s_or_b64 s[10:11], s[0:1], s[10:11]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_30
.LBB0_27:
	v_cmp_ne_u64_e32 vcc, v[2:3], v[8:9]
	v_pk_mov_b32 v[6:7], -1, -1
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_26
	global_load_ubyte v6, v[2:3], off
	s_mov_b64 s[0:1], -1
	s_waitcnt vmcnt(0)
	v_subrev_u16_e32 v6, 48, v6
	v_and_b32_e32 v17, 0xff, v6
	v_cmp_lt_u16_sdwa s[20:21], v6, v16 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_25
	v_cndmask_b32_e64 v6, 0, 1, vcc
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_add_co_u32_e32 v14, vcc, v10, v6
	v_addc_co_u32_e32 v15, vcc, 0, v11, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v5, 10, 0
	v_mad_u64_u32 v[4:5], s[0:1], v4, 10, 0
	v_add_co_u32_e32 v10, vcc, v5, v6
	v_addc_co_u32_e32 v12, vcc, 0, v7, vcc
	v_add_co_u32_e64 v10, s[0:1], v4, v17
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	v_addc_co_u32_e64 v11, s[0:1], v5, v6, s[0:1]
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v6, 2
	v_mov_b32_e32 v7, 0
	s_orn2_b64 s[0:1], s[0:1], exec
	s_branch .LBB0_25
.LBB0_30:
	s_or_b64 exec, exec, s[8:9]
	s_xor_b64 s[0:1], s[10:11], -1
	s_and_b64 s[8:9], s[0:1], exec
.LBB0_31:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_35
	v_mov_b32_e32 v6, 2
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_34
	v_sub_co_u32_e32 v2, vcc, 0, v4
	v_subb_co_u32_e32 v3, vcc, 0, v5, vcc
	v_cndmask_b32_e64 v4, v4, v2, s[2:3]
	v_cndmask_b32_e64 v3, v5, v3, s[2:3]
	v_add_co_u32_e32 v2, vcc, 0x80000000, v4
	s_mov_b32 s2, 0
	v_addc_co_u32_e32 v3, vcc, -1, v3, vcc
	s_mov_b32 s3, -1
	v_cmp_gt_u64_e32 vcc, s[2:3], v[2:3]
	v_cndmask_b32_e64 v7, -1, 0, vcc
	v_cndmask_b32_e64 v6, -1, 2, vcc
.LBB0_34:
	s_or_b64 exec, exec, s[4:5]
.LBB0_35:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x10
	v_cmp_eq_u64_e32 vcc, -1, v[6:7]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_cndmask_b32_e32 v5, 0, v4, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	v_cmp_lt_i64_e32 vcc, 0, v[6:7]
	global_store_dword v[2:3], v5, off
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_41
	v_cmp_lt_i64_e32 vcc, 1, v[6:7]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v2, -2
	s_xor_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v2, 0xffffff9c, v4
	s_or_b64 exec, exec, s[4:5]
.LBB0_41:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_45
	v_cmp_eq_u64_e32 vcc, 0, v[6:7]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v2, -1
	s_or_b64 exec, exec, s[4:5]
.LBB0_45:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
.LBB0_46:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel parse_fields
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 20
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
	.section	.text.parse_fields,"ax",@progbits
.Lfunc_end0:
	.size	parse_fields, .Lfunc_end0-parse_fields

	.set parse_fields.num_vgpr, 18
	.set parse_fields.num_agpr, 0
	.set parse_fields.numbered_sgpr, 22
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
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         parse_fields.kd
    .uses_dynamic_stack: false
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
