; saxpy, and a word of everything else
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.globl	saxpy
	.type	saxpy,@function
saxpy:
	s_load_dwordx4 s[8:11], s[2:3], 0x0
	v_cmp_gt_u32 vcc, s8, v0 // compare
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_4
	v_mad_u64_u32 v[2:3], s[6:7], s4, v1, v[0:1]
	global_load_dword v4, v[6:7], off offset:-16 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32 v4, 0x4f7ffffe, v4 clamp
	v_add_f32_e64 v4, -1.5, |v4|
	ds_write_b32 v0, v4 offset:4
	s_barrier
.LBB0_4:
	s_endpgm
	.amdhsa_kernel saxpy
		.amdhsa_next_free_vgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.kernels:
  - .args:
      - .offset: 0
        .value_kind: by_value
	.end_amdgpu_metadata
