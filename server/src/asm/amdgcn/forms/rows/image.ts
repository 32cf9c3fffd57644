/**
 * Images; data and address registers are counted by the check itself. `../form.ts` describes the
 * notation.
 */
export const imageForms = `
image_atomic_add image_atomic_dec image_atomic_inc image_atomic_smax image_atomic_smin image_atomic_sub image_atomic_umax image_atomic_umin
 vdata vaddr s8.n dmask? unorm? cpol? r128a16? lwe? da? | 90a
 vdata vaddr s8.n dmask? unorm? cpol? r128a16? tfe? lwe? da? | 900-9g
 vdata vaddr s8.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? | 1010-1150
image_atomic_add_flt image_atomic_add_uint image_atomic_dec_uint image_atomic_inc_uint image_atomic_max_flt image_atomic_max_int image_atomic_max_uint image_atomic_min_flt image_atomic_min_int image_atomic_min_uint image_atomic_pk_add_bf16 image_atomic_pk_add_f16 image_atomic_sub_uint
 vdata vaddr s8.n dmask? dim? cpol? r128a16? a16? tfe? | 1200
image_atomic_and image_atomic_cmpswap image_atomic_or image_atomic_swap image_atomic_xor image_get_resinfo image_load_mip_pck image_load_mip_pck_sgn image_load_pck image_load_pck_sgn image_store_mip_pck image_store_pck
 vdata vaddr s8.n dmask? unorm? cpol? r128a16? lwe? da? | 90a
 vdata vaddr s8.n dmask? dim? cpol? r128a16? a16? tfe? | 1200
 vdata vaddr s8.n dmask? unorm? cpol? r128a16? tfe? lwe? da? | 900-9g
 vdata vaddr s8.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? | 1010-1150
image_atomic_fcmpswap image_atomic_fmax image_atomic_fmin
 vdata vaddr s8.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? | 1010-1030
image_bvh64_intersect_ray image_bvh_intersect_ray
 vdata vaddr s4.n a16? | 1013-1200
image_bvh8_intersect_ray image_bvh_dual_intersect_ray
 vdata vaddr s4.n | 1200
image_gather4 image_gather4_b image_gather4_b_cl image_gather4_c image_gather4_c_b image_gather4_c_b_cl image_gather4_c_cl image_gather4_c_l image_gather4_c_lz image_gather4_c_lz_o image_gather4_cl image_gather4_l image_gather4_lz image_gather4_lz_o image_gather4_o image_gather4h
 vdata vaddr s8.n s4.n dmask? unorm? cpol? r128a16? tfe? lwe? da? d16? | 900-9g
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1200
image_gather4_b_cl_o image_gather4_b_o image_gather4_c_b_cl_o image_gather4_c_b_o image_gather4_c_cl_o image_gather4_c_l_o image_gather4_c_o image_gather4_cl_o image_gather4_l_o
 vdata vaddr s8.n s4.n dmask? unorm? cpol? r128a16? tfe? lwe? da? d16? | 900-9g
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1030
image_get_lod
 vdata vaddr s8.n s4.n dmask? unorm? cpol? r128a16? tfe? lwe? da? | 900-9g
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? | 1010-1200
image_load image_load_mip image_store image_store_mip
 vdata vaddr s8.n dmask? unorm? cpol? r128a16? lwe? da? d16? | 90a
 vdata vaddr s8.n dmask? dim? cpol? r128a16? a16? tfe? d16? | 1200
 vdata vaddr s8.n dmask? unorm? cpol? r128a16? tfe? lwe? da? d16? | 900-9g
 vdata vaddr s8.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1150
image_msaa_load
 vdata vaddr s8.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1013-1200
image_sample
 vdata vaddr s8.n s4.n dmask? unorm? cpol? r128a16? lwe? da? d16? | 90a
 vdata vaddr s8.n s4.n dmask? unorm? cpol? r128a16? tfe? lwe? da? d16? | 900-9g
 +off vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1200
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1200
image_sample_b image_sample_b_cl image_sample_b_cl_o image_sample_b_o image_sample_c image_sample_c_b image_sample_c_b_cl image_sample_c_b_cl_o image_sample_c_b_o image_sample_c_cl image_sample_c_cl_o image_sample_c_d image_sample_c_d_cl image_sample_c_d_cl_o image_sample_c_d_o image_sample_c_l image_sample_c_l_o image_sample_c_lz image_sample_c_lz_o image_sample_c_o image_sample_cl image_sample_cl_o image_sample_d image_sample_d_cl image_sample_d_cl_o image_sample_d_o image_sample_l image_sample_l_o image_sample_lz image_sample_lz_o image_sample_o
 vdata vaddr s8.n s4.n dmask? unorm? cpol? r128a16? tfe? lwe? da? d16? | 900-9g
 +off vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1200
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1200
image_sample_c_cd image_sample_c_cd_cl image_sample_c_cd_cl_o image_sample_c_cd_o image_sample_cd image_sample_cd_cl image_sample_cd_cl_o image_sample_cd_o
 vdata vaddr s8.n s4.n dmask? unorm? cpol? r128a16? tfe? lwe? da? d16? | 900-9g
 +off vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1030
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1030
image_sample_c_cd_cl_g16 image_sample_c_cd_cl_o_g16 image_sample_c_cd_g16 image_sample_c_cd_o_g16 image_sample_cd_cl_g16 image_sample_cd_cl_o_g16 image_sample_cd_g16 image_sample_cd_o_g16
 +off vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1030
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1030
image_sample_c_d_cl_g16 image_sample_c_d_cl_o_g16 image_sample_c_d_g16 image_sample_c_d_o_g16 image_sample_d_cl_g16 image_sample_d_cl_o_g16 image_sample_d_g16 image_sample_d_o_g16
 +off vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1200
 vdata vaddr s8.n s4.n dmask? dim? unorm? cpol? r128a16? a16? tfe? lwe? d16? | 1010-1200
`;
