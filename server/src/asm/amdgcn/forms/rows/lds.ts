/** Workgroup memory (DS). `../form.ts` describes the notation. */
export const ldsForms = `
ds_add_f32 ds_add_u32 ds_and_b32 ds_dec_u32 ds_inc_u32 ds_max_i32 ds_max_u32 ds_min_i32 ds_min_u32 ds_or_b32 ds_rsub_u32 ds_sub_u32 ds_xor_b32
 v1 m1 offset? gds?
 v1 m1 offset? gds? <m0 | 900-950
ds_add_f64
 v1 m2 offset? gds? | 90a-950,1250-1251
ds_add_gs_reg_rtn ds_sub_gs_reg_rtn
 =v2 v1 offset? +gds <m0 | 1100-1150
ds_add_rtn_f32 ds_add_rtn_u32 ds_and_rtn_b32 ds_dec_rtn_u32 ds_inc_rtn_u32 ds_max_rtn_i32 ds_max_rtn_u32 ds_min_rtn_i32 ds_min_rtn_u32 ds_or_rtn_b32 ds_rsub_rtn_u32 ds_sub_rtn_u32 ds_xor_rtn_b32
 =a1 v1 a1 offset? gds? | 90a-950
 =v1 v1 v1 offset? gds?
 =v1 v1 v1 offset? gds? <m0 | 900-950
ds_add_rtn_f64
 =a2 v1 a2 offset? gds? | 90a-950
 =v2 v1 v2 offset? gds? | 90a-950,1250-1251
ds_add_rtn_u64 ds_and_rtn_b64 ds_condxchg32_rtn_b64 ds_dec_rtn_u64 ds_inc_rtn_u64 ds_max_rtn_i64 ds_max_rtn_u64 ds_min_rtn_i64 ds_min_rtn_u64 ds_or_rtn_b64 ds_rsub_rtn_u64 ds_sub_rtn_u64 ds_xor_rtn_b64
 =a2 v1 a2 offset? gds? | 90a-950
 =v2 v1 v2 offset? gds?
 =v2 v1 v2 offset? gds? <m0 | 900-950
ds_add_src2_f32 ds_add_src2_u32 ds_add_src2_u64 ds_and_src2_b32 ds_and_src2_b64 ds_dec_src2_u32 ds_dec_src2_u64 ds_inc_src2_u32 ds_inc_src2_u64 ds_max_src2_f32 ds_max_src2_f64 ds_max_src2_i32 ds_max_src2_i64 ds_max_src2_u32 ds_max_src2_u64 ds_min_src2_f32 ds_min_src2_f64 ds_min_src2_i32 ds_min_src2_i64 ds_min_src2_u32 ds_min_src2_u64 ds_or_src2_b32 ds_or_src2_b64 ds_rsub_src2_u32 ds_rsub_src2_u64 ds_sub_src2_u32 ds_sub_src2_u64 ds_write_src2_b32 ds_write_src2_b64 ds_xor_src2_b32 ds_xor_src2_b64
 v1 offset? gds? <m0 | 900-9g,1010-1013
ds_add_u64 ds_and_b64 ds_dec_u64 ds_inc_u64 ds_max_i64 ds_max_u64 ds_min_i64 ds_min_u64 ds_or_b64 ds_rsub_u64 ds_sub_u64 ds_xor_b64
 v1 m2 offset? gds?
 v1 m2 offset? gds? <m0 | 900-950
ds_append ds_consume
 =m1 offset? gds? <m0
ds_atomic_async_barrier_arrive_b64
 v1 offset? gds? | 1250-1251
ds_atomic_barrier_arrive_rtn_b64
 =v2 v1 v2 offset? gds? | 1250-1251
ds_bpermute_b32 ds_permute_b32
 =a1 v1 a1 offset? | 90a-950
 =v1 v1 v1 offset?
ds_bpermute_fi_b32
 =m1 v1 m1 offset? <m0 | 1200-1251
ds_bvh_stack_push4_pop1_rtn_b32
 =v1 =v1 v1 v4 offset? <m0 | 1200
ds_bvh_stack_push8_pop1_rtn_b32
 =v1 =v1 v1 v8 offset? <m0 | 1200
ds_bvh_stack_push8_pop2_rtn_b64
 =v2 =v1 v1 v8 offset? <m0 | 1200
ds_bvh_stack_rtn_b32
 =v1 =v1 v1 v4 offset? <m0 | 1100-1150
ds_cmpst_b32 ds_cmpst_f32
 v1 a1 a1 offset? gds? | 90a-950
 v1 v1 v1 offset? gds? | 900-1030
 v1 v1 v1 offset? gds? <m0 | 900-950
ds_cmpst_b64 ds_cmpst_f64
 v1 a2 a2 offset? gds? | 90a-950
 v1 v2 v2 offset? gds? | 900-1030
 v1 v2 v2 offset? gds? <m0 | 900-950
ds_cmpst_rtn_b32 ds_cmpst_rtn_f32
 =a1 v1 a1 a1 offset? gds? | 90a-950
 =v1 v1 v1 v1 offset? gds? | 900-1030
 =v1 v1 v1 v1 offset? gds? <m0 | 900-950
ds_cmpst_rtn_b64 ds_cmpst_rtn_f64
 =a2 v1 a2 a2 offset? gds? | 90a-950
 =v2 v1 v2 v2 offset? gds? | 900-1030
 =v2 v1 v2 v2 offset? gds? <m0 | 900-950
ds_cmpstore_b32
 v1 v1 v1 offset? gds? | 1100-1251
ds_cmpstore_b64
 v1 v2 v2 offset? gds? | 1100-1251
ds_cmpstore_f32
 v1 v1 v1 offset? gds? | 1100-1150
ds_cmpstore_f64
 v1 v2 v2 offset? gds? | 1100-1150
ds_cmpstore_rtn_b32
 =v1 v1 v1 v1 offset? gds? | 1100-1251
ds_cmpstore_rtn_b64
 =v2 v1 v2 v2 offset? gds? | 1100-1251
ds_cmpstore_rtn_f32
 =v1 v1 v1 v1 offset? gds? | 1100-1150
ds_cmpstore_rtn_f64
 =v2 v1 v2 v2 offset? gds? | 1100-1150
ds_cond_sub_rtn_u32 ds_max_num_rtn_f32 ds_min_num_rtn_f32 ds_sub_clamp_rtn_u32
 =v1 v1 v1 offset? gds? | 1200-1251
ds_cond_sub_u32 ds_max_num_f32 ds_min_num_f32 ds_sub_clamp_u32
 v1 m1 offset? gds? | 1200-1251
ds_direct_load
 =v1 wait_va_vdst? wait_vm_vsrc? <m0 | 1200
ds_gws_barrier ds_gws_init ds_gws_sema_br
 m1 offset? +gds <m0 | 900-1150
ds_gws_sema_p ds_gws_sema_release_all ds_gws_sema_v
 offset? +gds <m0 | 900-1150
ds_load_2addr_b32 ds_load_2addr_stride64_b32
 =m2 v1 offset0? offset1? gds? | 1100-1251
ds_load_2addr_b64 ds_load_2addr_stride64_b64
 =m4 v1 offset0? offset1? gds? | 1100-1251
ds_load_addtid_b32
 =m1 offset? gds? <m0 | 1100-1251
ds_load_b128
 =m4 v1 offset? gds? | 1100-1251
ds_load_b32 ds_load_i16 ds_load_i8 ds_load_i8_d16 ds_load_i8_d16_hi ds_load_u16 ds_load_u16_d16 ds_load_u16_d16_hi ds_load_u8 ds_load_u8_d16 ds_load_u8_d16_hi
 =m1 v1 offset? gds? | 1100-1251
ds_load_b64
 =m2 v1 offset? gds? | 1100-1251
ds_load_b96
 =m3 v1 offset? gds? | 1100-1251
ds_load_tr16_b128
 =v4 v1 offset? gds? @32 | 1250-1251
ds_load_tr4_b64 ds_load_tr8_b64
 =v2 v1 offset? gds? @32 | 1250-1251
ds_load_tr6_b96
 =v3 v1 offset? gds? @32 | 1250-1251
ds_max_f32 ds_min_f32
 v1 m1 offset? gds? | 900-1150
 v1 m1 offset? gds? <m0 | 900-950
ds_max_f64 ds_min_f64
 v1 m2 offset? gds? | 900-1150
 v1 m2 offset? gds? <m0 | 900-950
ds_max_num_f64 ds_min_num_f64
 v1 m2 offset? gds? | 1200-1251
ds_max_num_rtn_f64 ds_min_num_rtn_f64
 =v2 v1 v2 offset? gds? | 1200-1251
ds_max_rtn_f32 ds_min_rtn_f32
 =a1 v1 a1 offset? gds? | 90a-950
 =v1 v1 v1 offset? gds? | 900-1150
 =v1 v1 v1 offset? gds? <m0 | 900-950
ds_max_rtn_f64 ds_min_rtn_f64
 =a2 v1 a2 offset? gds? | 90a-950
 =v2 v1 v2 offset? gds? | 900-1150
 =v2 v1 v2 offset? gds? <m0 | 900-950
ds_mskor_b32
 v1 a1 a1 offset? gds? | 90a-950
 v1 v1 v1 offset? gds?
 v1 v1 v1 offset? gds? <m0 | 900-950
ds_mskor_b64
 v1 a2 a2 offset? gds? | 90a-950
 v1 v2 v2 offset? gds?
 v1 v2 v2 offset? gds? <m0 | 900-950
ds_mskor_rtn_b32
 =a1 v1 a1 a1 offset? gds? | 90a-950
 =v1 v1 v1 v1 offset? gds?
 =v1 v1 v1 v1 offset? gds? <m0 | 900-950
ds_mskor_rtn_b64
 =a2 v1 a2 a2 offset? gds? | 90a-950
 =v2 v1 v2 v2 offset? gds?
 =v2 v1 v2 v2 offset? gds? <m0 | 900-950
ds_nop
 <m0
ds_ordered_count
 =m1 v1 offset? +gds <m0 | 900-9g,1010-1150
ds_param_load
 =v1 attr attrchan wait_va_vdst? wait_vm_vsrc? <m0 | 1200
ds_pk_add_bf16 ds_pk_add_f16
 v1 m1 offset? gds? | 942-950,1200-1251
ds_pk_add_rtn_bf16 ds_pk_add_rtn_f16
 =a1 v1 a1 offset? gds? | 942-950
 =v1 v1 v1 offset? gds? | 942-950,1200-1251
ds_read2_b32 ds_read2st64_b32
 =m2 v1 offset0? offset1? gds? | 900-1030
 =m2 v1 offset0? offset1? gds? <m0 | 900-950
ds_read2_b64 ds_read2st64_b64
 =m4 v1 offset0? offset1? gds? | 900-1030
 =m4 v1 offset0? offset1? gds? <m0 | 900-950
ds_read_addtid_b32
 =m1 offset? gds? <m0 | 900-1030
ds_read_b128
 =m4 v1 offset? gds? | 900-1030
 =m4 v1 offset? gds? <m0 | 900-950
ds_read_b32 ds_read_i16 ds_read_i8 ds_read_u16 ds_read_u8
 =m1 v1 offset? gds? | 900-1030
 =m1 v1 offset? gds? <m0 | 900-950
ds_read_b64
 =m2 v1 offset? gds? | 900-1030
 =m2 v1 offset? gds? <m0 | 900-950
ds_read_b64_tr_b16 ds_read_b64_tr_b4 ds_read_b64_tr_b8
 =m2 v1 offset? gds? @64 | 950
ds_read_b96
 =m3 v1 offset? gds? | 900-1030
 =m3 v1 offset? gds? <m0 | 900-950
ds_read_b96_tr_b6
 =m3u v1 offset? gds? @64 | 950
ds_read_i8_d16 ds_read_i8_d16_hi ds_read_u16_d16 ds_read_u16_d16_hi ds_read_u8_d16 ds_read_u8_d16_hi
 =m1 v1 offset? gds? | 900-1030
ds_store_2addr_b32 ds_store_2addr_stride64_b32
 v1 v1 v1 offset0? offset1? gds? | 1100-1251
ds_store_2addr_b64 ds_store_2addr_stride64_b64
 v1 v2 v2 offset0? offset1? gds? | 1100-1251
ds_store_addtid_b32
 m1 offset? gds? <m0 | 1100-1251
ds_store_b128
 v1 m4 offset? gds? | 1100-1251
ds_store_b16 ds_store_b16_d16_hi ds_store_b32 ds_store_b8 ds_store_b8_d16_hi
 v1 m1 offset? gds? | 1100-1251
ds_store_b64
 v1 m2 offset? gds? | 1100-1251
ds_store_b96
 v1 m3 offset? gds? | 1100-1251
ds_storexchg_2addr_rtn_b32 ds_storexchg_2addr_stride64_rtn_b32
 =v2 v1 v1 v1 offset0? offset1? gds? | 1100-1251
ds_storexchg_2addr_rtn_b64 ds_storexchg_2addr_stride64_rtn_b64
 =v4 v1 v2 v2 offset0? offset1? gds? | 1100-1251
ds_storexchg_rtn_b32
 =v1 v1 v1 offset? gds? | 1100-1251
ds_storexchg_rtn_b64
 =v2 v1 v2 offset? gds? | 1100-1251
ds_swizzle_b32
 =m1 v1 offset? gds?
ds_wrap_rtn_b32
 =a1 v1 a1 a1 offset? gds? | 90a-950
 =v1 v1 v1 v1 offset? gds? | 900-1150
 =v1 v1 v1 v1 offset? gds? <m0 | 900-950
ds_write2_b32 ds_write2st64_b32
 v1 a1 a1 offset0? offset1? gds? | 90a-950
 v1 v1 v1 offset0? offset1? gds? | 900-1030
 v1 v1 v1 offset0? offset1? gds? <m0 | 900-950
ds_write2_b64 ds_write2st64_b64
 v1 a2 a2 offset0? offset1? gds? | 90a-950
 v1 v2 v2 offset0? offset1? gds? | 900-1030
 v1 v2 v2 offset0? offset1? gds? <m0 | 900-950
ds_write_addtid_b32
 m1 offset? gds? <m0 | 900-1030
ds_write_b128
 v1 m4 offset? gds? | 900-1030
 v1 m4 offset? gds? <m0 | 900-950
ds_write_b16 ds_write_b32 ds_write_b8
 v1 m1 offset? gds? | 900-1030
 v1 m1 offset? gds? <m0 | 900-950
ds_write_b16_d16_hi ds_write_b8_d16_hi
 v1 m1 offset? gds? | 900-1030
ds_write_b64
 v1 m2 offset? gds? | 900-1030
 v1 m2 offset? gds? <m0 | 900-950
ds_write_b96
 v1 m3 offset? gds? | 900-1030
 v1 m3 offset? gds? <m0 | 900-950
ds_wrxchg2_rtn_b32 ds_wrxchg2st64_rtn_b32
 =a2 v1 a1 a1 offset0? offset1? gds? | 90a-950
 =v2 v1 v1 v1 offset0? offset1? gds? | 900-1030
 =v2 v1 v1 v1 offset0? offset1? gds? <m0 | 900-950
ds_wrxchg2_rtn_b64 ds_wrxchg2st64_rtn_b64
 =a4 v1 a2 a2 offset0? offset1? gds? | 90a-950
 =v4 v1 v2 v2 offset0? offset1? gds? | 900-1030
 =v4 v1 v2 v2 offset0? offset1? gds? <m0 | 900-950
ds_wrxchg_rtn_b32
 =a1 v1 a1 offset? gds? | 90a-950
 =v1 v1 v1 offset? gds? | 900-1030
 =v1 v1 v1 offset? gds? <m0 | 900-950
ds_wrxchg_rtn_b64
 =a2 v1 a2 offset? gds? | 90a-950
 =v2 v1 v2 offset? gds? | 900-1030
 =v2 v1 v2 offset? gds? <m0 | 900-950
`;
