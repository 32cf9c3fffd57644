/** Flat, global and scratch memory. `../form.ts` describes the notation. */
export const flatForms = `
cluster_load_async_to_lds_b128 cluster_load_async_to_lds_b32 cluster_load_async_to_lds_b64 cluster_load_async_to_lds_b8
 v1 v1 s2 offset? cpol? <m0 @32 | 1250-1251
 v1 v2 +off offset? cpol? <m0 @32 | 1250-1251
cluster_load_b128
 =v4 v1 s2.en offset? cpol? <m0 @32 | 1250-1251
 =v4 v2 +off offset? cpol? <m0 @32 | 1250-1251
cluster_load_b32
 =v1 v1 s2.en offset? cpol? <m0 @32 | 1250-1251
 =v1 v2 +off offset? cpol? <m0 @32 | 1250-1251
cluster_load_b64
 =v2 v1 s2.en offset? cpol? <m0 @32 | 1250-1251
 =v2 v2 +off offset? cpol? <m0 @32 | 1250-1251
flat_atomic_add flat_atomic_and flat_atomic_dec flat_atomic_inc flat_atomic_or flat_atomic_smax flat_atomic_smin flat_atomic_sub flat_atomic_swap flat_atomic_umax flat_atomic_umin flat_atomic_xor
 v2 m1 offset? cpol? <flat_scratch | 900-1030
 =a1 v2 a1 offset? cpol? <flat_scratch | 90a-950
 =v1 v2 v1 offset? cpol? <flat_scratch | 900-1030
flat_atomic_add_f32
 v2 m1 offset? cpol? <flat_scratch | 942-950,1100-1251
 =a1 v2 a1 offset? cpol? <flat_scratch | 942-950
 v1 m1 s2 offset? cpol? <flat_scratch | 1250-1251
 =v1 v2 v1 offset? cpol? <flat_scratch | 942-950,1100-1251
 =v1 v1 v1 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_add_f64
 v2 m2 offset? cpol? <flat_scratch | 90a-950,1250-1251
 =a2 v2 a2 offset? cpol? <flat_scratch | 90a-950
 v1 m2 s2 offset? cpol? <flat_scratch | 1250-1251
 =v2 v2 v2 offset? cpol? <flat_scratch | 90a-950,1250-1251
 =v2 v1 v2 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_add_u32 flat_atomic_and_b32 flat_atomic_dec_u32 flat_atomic_inc_u32 flat_atomic_max_i32 flat_atomic_max_u32 flat_atomic_min_i32 flat_atomic_min_u32 flat_atomic_or_b32 flat_atomic_sub_u32 flat_atomic_swap_b32 flat_atomic_xor_b32
 v2 m1 offset? cpol? <flat_scratch | 1100-1251
 v1 m1 s2 offset? cpol? <flat_scratch | 1250-1251
 =v1 v2 v1 offset? cpol? <flat_scratch | 1100-1251
 =v1 v1 v1 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_add_u64 flat_atomic_and_b64 flat_atomic_dec_u64 flat_atomic_inc_u64 flat_atomic_max_i64 flat_atomic_max_u64 flat_atomic_min_i64 flat_atomic_min_u64 flat_atomic_or_b64 flat_atomic_sub_u64 flat_atomic_swap_b64 flat_atomic_xor_b64
 v2 m2 offset? cpol? <flat_scratch | 1100-1251
 v1 m2 s2 offset? cpol? <flat_scratch | 1250-1251
 =v2 v2 v2 offset? cpol? <flat_scratch | 1100-1251
 =v2 v1 v2 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_add_x2 flat_atomic_and_x2 flat_atomic_dec_x2 flat_atomic_inc_x2 flat_atomic_or_x2 flat_atomic_smax_x2 flat_atomic_smin_x2 flat_atomic_sub_x2 flat_atomic_swap_x2 flat_atomic_umax_x2 flat_atomic_umin_x2 flat_atomic_xor_x2
 v2 m2 offset? cpol? <flat_scratch | 900-1030
 =a2 v2 a2 offset? cpol? <flat_scratch | 90a-950
 =v2 v2 v2 offset? cpol? <flat_scratch | 900-1030
flat_atomic_cmpswap
 v2 m2 offset? cpol? <flat_scratch | 900-1030
 =a1 v2 a2 offset? cpol? <flat_scratch | 90a-950
 =v1 v2 v2 offset? cpol? <flat_scratch | 900-1030
flat_atomic_cmpswap_b32
 v2 m2 offset? cpol? <flat_scratch | 1100-1251
 v1 m2 s2 offset? cpol? <flat_scratch | 1250-1251
 =v1 v2 v2 offset? cpol? <flat_scratch | 1100-1251
 =v1 v1 v2 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_cmpswap_b64
 v2 m4 offset? cpol? <flat_scratch | 1100-1251
 v1 m4 s2 offset? cpol? <flat_scratch | 1250-1251
 =v2 v2 v4 offset? cpol? <flat_scratch | 1100-1251
 =v2 v1 v4 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_cmpswap_f32
 v2 m2 offset? cpol? <flat_scratch | 1100-1150
 =v1 v2 v2 offset? cpol? <flat_scratch | 1100-1150
flat_atomic_cmpswap_x2
 v2 m4 offset? cpol? <flat_scratch | 900-1030
 =a2 v2 a4 offset? cpol? <flat_scratch | 90a-950
 =v2 v2 v4 offset? cpol? <flat_scratch | 900-1030
flat_atomic_cond_sub_u32 flat_atomic_sub_clamp_u32
 v2 v1 offset? cpol? <flat_scratch | 1200-1251
 v1 v1 s2 offset? cpol? <flat_scratch | 1250-1251
 =v1 v2 v1 offset? cpol? <flat_scratch | 1200-1251
 =v1 v1 v1 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_fcmpswap
 v2 m2 offset? cpol? <flat_scratch | 1010-1030
 =v1 v2 v2 offset? cpol? <flat_scratch | 1010-1030
flat_atomic_fcmpswap_x2
 v2 m4 offset? cpol? <flat_scratch | 1010-1030
 =v2 v2 v4 offset? cpol? <flat_scratch | 1010-1030
flat_atomic_fmax flat_atomic_fmin
 v2 m1 offset? cpol? <flat_scratch | 1010-1030
 =v1 v2 v1 offset? cpol? <flat_scratch | 1010-1030
flat_atomic_fmax_x2 flat_atomic_fmin_x2
 v2 m2 offset? cpol? <flat_scratch | 1010-1030
 =v2 v2 v2 offset? cpol? <flat_scratch | 1010-1030
flat_atomic_max_f32 flat_atomic_min_f32
 v2 m1 offset? cpol? <flat_scratch | 1100-1150
 =v1 v2 v1 offset? cpol? <flat_scratch | 1100-1150
flat_atomic_max_f64 flat_atomic_min_f64
 v2 m2 offset? cpol? <flat_scratch | 90a-950
 =a2 v2 a2 offset? cpol? <flat_scratch | 90a-950
 =v2 v2 v2 offset? cpol? <flat_scratch | 90a-950
flat_atomic_max_num_f32 flat_atomic_min_num_f32
 v2 m1 offset? cpol? <flat_scratch | 1200-1251
 v1 m1 s2 offset? cpol? <flat_scratch | 1250-1251
 =v1 v2 v1 offset? cpol? <flat_scratch | 1200-1251
 =v1 v1 v1 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_max_num_f64 flat_atomic_min_num_f64
 v2 m2 offset? cpol? <flat_scratch | 1250-1251
 v1 m2 s2 offset? cpol? <flat_scratch | 1250-1251
 =v2 v2 v2 offset? cpol? <flat_scratch | 1250-1251
 =v2 v1 v2 s2 offset? cpol? <flat_scratch | 1250-1251
flat_atomic_pk_add_bf16 flat_atomic_pk_add_f16
 v2 m1 offset? cpol? <flat_scratch | 942-950,1200-1251
 =a1 v2 a1 offset? cpol? <flat_scratch | 942-950
 v1 m1 s2 offset? cpol? <flat_scratch | 1250-1251
 =v1 v2 v1 offset? cpol? <flat_scratch | 942-950,1200-1251
 =v1 v1 v1 s2 offset? cpol? <flat_scratch | 1250-1251
flat_load_b128
 =m4 v2 offset? cpol? <flat_scratch | 1100-1251
 =m4 v1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_load_b32 flat_load_d16_b16 flat_load_d16_hi_b16 flat_load_d16_hi_i8 flat_load_d16_hi_u8 flat_load_d16_i8 flat_load_d16_u8 flat_load_i16 flat_load_i8 flat_load_u16 flat_load_u8
 =m1 v2 offset? cpol? <flat_scratch | 1100-1251
 =m1 v1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_load_b64
 =m2 v2 offset? cpol? <flat_scratch | 1100-1251
 =m2 v1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_load_b96
 =m3 v2 offset? cpol? <flat_scratch | 1100-1251
 =m3 v1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_load_dword flat_load_sbyte flat_load_sbyte_d16 flat_load_sbyte_d16_hi flat_load_short_d16 flat_load_short_d16_hi flat_load_sshort flat_load_ubyte flat_load_ubyte_d16 flat_load_ubyte_d16_hi flat_load_ushort
 =m1 v2 offset? cpol? <flat_scratch | 900-1030
flat_load_dwordx2
 =m2 v2 offset? cpol? <flat_scratch | 900-1030
flat_load_dwordx3
 =m3 v2 offset? cpol? <flat_scratch | 900-1030
flat_load_dwordx4
 =m4 v2 offset? cpol? <flat_scratch | 900-1030
flat_load_monitor_b128
 =v4 v2 offset? cpol? <flat_scratch | 1250-1251
 =v4 v1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_load_monitor_b32
 =v1 v2 offset? cpol? <flat_scratch | 1250-1251
 =v1 v1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_load_monitor_b64
 =v2 v2 offset? cpol? <flat_scratch | 1250-1251
 =v2 v1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_prefetch_b8
 v2 offset? cpol? <flat_scratch | 1250-1251
 v1 s2 offset? cpol? <flat_scratch | 1250-1251
flat_store_b128
 v2 m4 offset? cpol? <flat_scratch | 1100-1251
 v1 m4 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_store_b16 flat_store_b32 flat_store_b8 flat_store_d16_hi_b16 flat_store_d16_hi_b8
 v2 m1 offset? cpol? <flat_scratch | 1100-1251
 v1 m1 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_store_b64
 v2 m2 offset? cpol? <flat_scratch | 1100-1251
 v1 m2 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_store_b96
 v2 m3 offset? cpol? <flat_scratch | 1100-1251
 v1 m3 s2.en offset? cpol? <flat_scratch | 1250-1251
flat_store_byte flat_store_byte_d16_hi flat_store_dword flat_store_short flat_store_short_d16_hi
 v2 m1 offset? cpol? <flat_scratch | 900-1030
flat_store_dwordx2
 v2 m2 offset? cpol? <flat_scratch | 900-1030
flat_store_dwordx3
 v2 m3 offset? cpol? <flat_scratch | 900-1030
flat_store_dwordx4
 v2 m4 offset? cpol? <flat_scratch | 900-1030
global_atomic_add global_atomic_and global_atomic_dec global_atomic_inc global_atomic_or global_atomic_smax global_atomic_smin global_atomic_sub global_atomic_swap global_atomic_umax global_atomic_umin global_atomic_xor
 v1 m1 s2.en offset? cpol? | 900-1030
 v2 m1 +off offset? cpol? | 900-1030
 =a1 v1 a1 s2.en offset? cpol? | 90a-950
 =a1 v2 a1 +off offset? cpol? | 90a-950
 =v1 v1 v1 s2.en offset? cpol? | 900-1030
 =v1 v2 v1 +off offset? cpol? | 900-1030
global_atomic_add_f32
 v1 m1 s2.en offset? cpol? | 908,90a-950,1100-1251
 v2 m1 +off offset? cpol? | 908,90a-950,1100-1251
 =a1 v1 a1 s2.en offset? cpol? | 90a
 =a1 v2 a1 +off offset? cpol? | 90a
 =v1 v1 v1 s2.en offset? cpol? | 90a-950,1100-1251
 =v1 v2 v1 +off offset? cpol? | 90a-950,1100-1251
global_atomic_add_f64
 v1 m2 s2.en offset? cpol? | 90a-950,1250-1251
 v2 m2 +off offset? cpol? | 90a-950,1250-1251
 =a2 v1 a2 s2.en offset? cpol? | 90a-950
 =a2 v2 a2 +off offset? cpol? | 90a-950
 =v2 v1 v2 s2.en offset? cpol? | 90a-950,1250-1251
 =v2 v2 v2 +off offset? cpol? | 90a-950,1250-1251
global_atomic_add_u32 global_atomic_and_b32 global_atomic_dec_u32 global_atomic_inc_u32 global_atomic_max_i32 global_atomic_max_u32 global_atomic_min_i32 global_atomic_min_u32 global_atomic_or_b32 global_atomic_sub_u32 global_atomic_swap_b32 global_atomic_xor_b32
 v1 m1 s2.en offset? cpol? | 1100-1251
 v2 m1 +off offset? cpol? | 1100-1251
 =v1 v1 v1 s2.en offset? cpol? | 1100-1251
 =v1 v2 v1 +off offset? cpol? | 1100-1251
global_atomic_add_u64 global_atomic_and_b64 global_atomic_dec_u64 global_atomic_inc_u64 global_atomic_max_i64 global_atomic_max_u64 global_atomic_min_i64 global_atomic_min_u64 global_atomic_or_b64 global_atomic_sub_u64 global_atomic_swap_b64 global_atomic_xor_b64
 v1 m2 s2.en offset? cpol? | 1100-1251
 v2 m2 +off offset? cpol? | 1100-1251
 =v2 v1 v2 s2.en offset? cpol? | 1100-1251
 =v2 v2 v2 +off offset? cpol? | 1100-1251
global_atomic_add_x2 global_atomic_and_x2 global_atomic_dec_x2 global_atomic_inc_x2 global_atomic_or_x2 global_atomic_smax_x2 global_atomic_smin_x2 global_atomic_sub_x2 global_atomic_swap_x2 global_atomic_umax_x2 global_atomic_umin_x2 global_atomic_xor_x2
 v1 m2 s2.en offset? cpol? | 900-1030
 v2 m2 +off offset? cpol? | 900-1030
 =a2 v1 a2 s2.en offset? cpol? | 90a-950
 =a2 v2 a2 +off offset? cpol? | 90a-950
 =v2 v1 v2 s2.en offset? cpol? | 900-1030
 =v2 v2 v2 +off offset? cpol? | 900-1030
global_atomic_cmpswap
 v1 m2 s2.en offset? cpol? | 900-1030
 v2 m2 +off offset? cpol? | 900-1030
 =a1 v1 a2 s2.en offset? cpol? | 90a-950
 =a1 v2 a2 +off offset? cpol? | 90a-950
 =v1 v1 v2 s2.en offset? cpol? | 900-1030
 =v1 v2 v2 +off offset? cpol? | 900-1030
global_atomic_cmpswap_b32
 v1 m2 s2.en offset? cpol? | 1100-1251
 v2 m2 +off offset? cpol? | 1100-1251
 =v1 v1 v2 s2.en offset? cpol? | 1100-1251
 =v1 v2 v2 +off offset? cpol? | 1100-1251
global_atomic_cmpswap_b64
 v1 m4 s2.en offset? cpol? | 1100-1251
 v2 m4 +off offset? cpol? | 1100-1251
 =v2 v1 v4 s2.en offset? cpol? | 1100-1251
 =v2 v2 v4 +off offset? cpol? | 1100-1251
global_atomic_cmpswap_f32
 v1 m2 s2.en offset? cpol? | 1100-1150
 v2 m2 +off offset? cpol? | 1100-1150
 =v1 v1 v2 s2.en offset? cpol? | 1100-1150
 =v1 v2 v2 +off offset? cpol? | 1100-1150
global_atomic_cmpswap_x2
 v1 m4 s2.en offset? cpol? | 900-1030
 v2 m4 +off offset? cpol? | 900-1030
 =a2 v1 a4 s2.en offset? cpol? | 90a-950
 =a2 v2 a4 +off offset? cpol? | 90a-950
 =v2 v1 v4 s2.en offset? cpol? | 900-1030
 =v2 v2 v4 +off offset? cpol? | 900-1030
global_atomic_cond_sub_u32 global_atomic_sub_clamp_u32
 v1 v1 s2.en offset? cpol? | 1200-1251
 v2 v1 +off offset? cpol? | 1200-1251
 =v1 v1 v1 s2.en offset? cpol? | 1200-1251
 =v1 v2 v1 +off offset? cpol? | 1200-1251
global_atomic_csub
 v1 v1 s2.en offset? cpol? | 1030
 v2 v1 +off offset? cpol? | 1030
 =v1 v1 v1 s2.en offset? cpol? | 1030
 =v1 v2 v1 +off offset? cpol? | 1030
global_atomic_csub_u32
 v1 v1 s2.en offset? cpol? | 1100-1150
 v2 v1 +off offset? cpol? | 1100-1150
 =v1 v1 v1 s2.en offset? cpol? | 1100-1150
 =v1 v2 v1 +off offset? cpol? | 1100-1150
global_atomic_fcmpswap
 v1 m2 s2.en offset? cpol? | 1010-1030
 v2 m2 +off offset? cpol? | 1010-1030
 =v1 v1 v2 s2.en offset? cpol? | 1010-1030
 =v1 v2 v2 +off offset? cpol? | 1010-1030
global_atomic_fcmpswap_x2
 v1 m4 s2.en offset? cpol? | 1010-1030
 v2 m4 +off offset? cpol? | 1010-1030
 =v2 v1 v4 s2.en offset? cpol? | 1010-1030
 =v2 v2 v4 +off offset? cpol? | 1010-1030
global_atomic_fmax global_atomic_fmin
 v1 m1 s2.en offset? cpol? | 1010-1030
 v2 m1 +off offset? cpol? | 1010-1030
 =v1 v1 v1 s2.en offset? cpol? | 1010-1030
 =v1 v2 v1 +off offset? cpol? | 1010-1030
global_atomic_fmax_x2 global_atomic_fmin_x2
 v1 m2 s2.en offset? cpol? | 1010-1030
 v2 m2 +off offset? cpol? | 1010-1030
 =v2 v1 v2 s2.en offset? cpol? | 1010-1030
 =v2 v2 v2 +off offset? cpol? | 1010-1030
global_atomic_max_f32 global_atomic_min_f32
 v1 m1 s2.en offset? cpol? | 1100-1150
 v2 m1 +off offset? cpol? | 1100-1150
 =v1 v1 v1 s2.en offset? cpol? | 1100-1150
 =v1 v2 v1 +off offset? cpol? | 1100-1150
global_atomic_max_f64 global_atomic_min_f64
 v1 m2 s2.en offset? cpol? | 90a-950
 v2 m2 +off offset? cpol? | 90a-950
 =a2 v1 a2 s2.en offset? cpol? | 90a-950
 =a2 v2 a2 +off offset? cpol? | 90a-950
 =v2 v1 v2 s2.en offset? cpol? | 90a-950
 =v2 v2 v2 +off offset? cpol? | 90a-950
global_atomic_max_num_f32 global_atomic_min_num_f32
 v1 m1 s2.en offset? cpol? | 1200-1251
 v2 m1 +off offset? cpol? | 1200-1251
 =v1 v1 v1 s2.en offset? cpol? | 1200-1251
 =v1 v2 v1 +off offset? cpol? | 1200-1251
global_atomic_max_num_f64 global_atomic_min_num_f64
 v1 m2 s2.en offset? cpol? | 1250-1251
 v2 m2 +off offset? cpol? | 1250-1251
 =v2 v1 v2 s2.en offset? cpol? | 1250-1251
 =v2 v2 v2 +off offset? cpol? | 1250-1251
global_atomic_ordered_add_b64
 v1 v2 s2.en offset? cpol? | 1200
 v2 v2 +off offset? cpol? | 1200
 =v2 v1 v2 s2.en offset? cpol? | 1200
 =v2 v2 v2 +off offset? cpol? | 1200
global_atomic_pk_add_bf16
 v1 m1 s2.en offset? cpol? | 942-950,1200-1251
 v2 m1 +off offset? cpol? | 942-950,1200-1251
 =a1 v1 a1 s2.en offset? cpol? | 942-950
 =a1 v2 a1 +off offset? cpol? | 942-950
 =v1 v1 v1 s2.en offset? cpol? | 942-950,1200-1251
 =v1 v2 v1 +off offset? cpol? | 942-950,1200-1251
global_atomic_pk_add_f16
 v1 m1 s2.en offset? cpol? | 908,90a-950,1200-1251
 v2 m1 +off offset? cpol? | 908,90a-950,1200-1251
 =a1 v1 a1 s2.en offset? cpol? | 90a
 =a1 v2 a1 +off offset? cpol? | 90a
 =v1 v1 v1 s2.en offset? cpol? | 90a-950,1200-1251
 =v1 v2 v1 +off offset? cpol? | 90a-950,1200-1251
global_inv global_wb global_wbinv
 cpol? | 1200-1251
global_load_addtid_b32
 =v1 +off offset? cpol? | 1100-1251
 =v1 s2 offset? cpol? | 1100-1251
global_load_async_to_lds_b128 global_load_async_to_lds_b32 global_load_async_to_lds_b64 global_load_async_to_lds_b8
 v1 v1 s2 offset? cpol? | 1250-1251
 v1 v2 +off offset? cpol? | 1250-1251
global_load_b128
 =m4 v1 s2.en offset? cpol? | 1100-1251
 =m4 v2 +off offset? cpol? | 1100-1251
global_load_b32 global_load_d16_b16 global_load_d16_hi_b16 global_load_d16_hi_i8 global_load_d16_hi_u8 global_load_d16_i8 global_load_d16_u8 global_load_i16 global_load_i8 global_load_u16 global_load_u8
 =m1 v1 s2.en offset? cpol? | 1100-1251
 =m1 v2 +off offset? cpol? | 1100-1251
global_load_b64
 =m2 v1 s2.en offset? cpol? | 1100-1251
 =m2 v2 +off offset? cpol? | 1100-1251
global_load_b96
 =m3 v1 s2.en offset? cpol? | 1100-1251
 =m3 v2 +off offset? cpol? | 1100-1251
global_load_block
 =v32 v1 s2.en offset? cpol? <m0 | 1200-1251
 =v32 v2 +off offset? cpol? <m0 | 1200-1251
global_load_dword global_load_sbyte global_load_sshort global_load_ubyte global_load_ushort
 v1 s2 offset? cpol? +lds <m0 | 900-90a,1010-1030
 =m1 v1 s2.en offset? cpol? | 900-1030
 =m1 v2 +off offset? cpol? | 900-1030
 v2 +off offset? cpol? +lds <m0 | 900-90a,1010-1030
global_load_dword_addtid
 =v1 +off offset? cpol? | 1030
 =v1 s2 offset? cpol? | 1030
global_load_dwordx2
 =m2 v1 s2.en offset? cpol? | 900-1030
 =m2 v2 +off offset? cpol? | 900-1030
global_load_dwordx3
 =m3 v1 s2.en offset? cpol? | 900-1030
 =m3 v2 +off offset? cpol? | 900-1030
global_load_dwordx4
 =m4 v1 s2.en offset? cpol? | 900-1030
 =m4 v2 +off offset? cpol? | 900-1030
global_load_lds_dword global_load_lds_sbyte global_load_lds_sshort global_load_lds_ubyte global_load_lds_ushort
 v1 s2 offset? cpol? <m0 | 942-950
 v2 +off offset? cpol? <m0 | 942-950
global_load_lds_dwordx3 global_load_lds_dwordx4
 v1 s2 offset? cpol? <m0 | 950
 v2 +off offset? cpol? <m0 | 950
global_load_monitor_b128
 =v4 v1 s2.en offset? cpol? | 1250-1251
 =v4 v2 +off offset? cpol? | 1250-1251
global_load_monitor_b32
 =v1 v1 s2.en offset? cpol? | 1250-1251
 =v1 v2 +off offset? cpol? | 1250-1251
global_load_monitor_b64
 =v2 v1 s2.en offset? cpol? | 1250-1251
 =v2 v2 +off offset? cpol? | 1250-1251
global_load_sbyte_d16 global_load_sbyte_d16_hi global_load_short_d16 global_load_short_d16_hi global_load_ubyte_d16 global_load_ubyte_d16_hi
 =m1 v1 s2.en offset? cpol? | 900-1030
 =m1 v2 +off offset? cpol? | 900-1030
global_load_tr16_b128
 =v4 v1 s2.en offset? cpol? @32 | 1250-1251
 =v4 v2 +off offset? cpol? @32 | 1250-1251
global_load_tr4_b64 global_load_tr8_b64
 =v2 v1 s2.en offset? cpol? @32 | 1250-1251
 =v2 v2 +off offset? cpol? @32 | 1250-1251
global_load_tr6_b96
 =v3 v1 s2.en offset? cpol? @32 | 1250-1251
 =v3 v2 +off offset? cpol? @32 | 1250-1251
global_load_tr_b128
 =v2 v1 s2.en offset? cpol? @64 | 1200
 =v2 v2 +off offset? cpol? @64 | 1200
 =v4 v1 s2.en offset? cpol? @32 | 1200
 =v4 v2 +off offset? cpol? @32 | 1200
global_load_tr_b64
 =v1 v1 s2.en offset? cpol? @64 | 1200
 =v1 v2 +off offset? cpol? @64 | 1200
 =v2 v1 s2.en offset? cpol? @32 | 1200
 =v2 v2 +off offset? cpol? @32 | 1200
global_prefetch_b8
 v1 s2 offset? cpol? | 1250-1251
 v2 +off offset? cpol? | 1250-1251
global_store_addtid_b32
 v1 +off offset? cpol? | 1100-1251
 v1 s2 offset? cpol? | 1100-1251
global_store_async_from_lds_b128 global_store_async_from_lds_b32 global_store_async_from_lds_b64 global_store_async_from_lds_b8
 v1 v1 s2 offset? cpol? | 1250-1251
 v2 v1 +off offset? cpol? | 1250-1251
global_store_b128
 v1 m4 s2.en offset? cpol? | 1100-1251
 v2 m4 +off offset? cpol? | 1100-1251
global_store_b16 global_store_b32 global_store_b8 global_store_d16_hi_b16 global_store_d16_hi_b8
 v1 m1 s2.en offset? cpol? | 1100-1251
 v2 m1 +off offset? cpol? | 1100-1251
global_store_b64
 v1 m2 s2.en offset? cpol? | 1100-1251
 v2 m2 +off offset? cpol? | 1100-1251
global_store_b96
 v1 m3 s2.en offset? cpol? | 1100-1251
 v2 m3 +off offset? cpol? | 1100-1251
global_store_block
 v1 v32 s2.en offset? cpol? <m0 | 1200-1251
 v2 v32 +off offset? cpol? <m0 | 1200-1251
global_store_byte global_store_byte_d16_hi global_store_dword global_store_short global_store_short_d16_hi
 v1 m1 s2.en offset? cpol? | 900-1030
 v2 m1 +off offset? cpol? | 900-1030
global_store_dword_addtid
 v1 +off offset? cpol? | 1030
 v1 s2 offset? cpol? | 1030
global_store_dwordx2
 v1 m2 s2.en offset? cpol? | 900-1030
 v2 m2 +off offset? cpol? | 900-1030
global_store_dwordx3
 v1 m3 s2.en offset? cpol? | 900-1030
 v2 m3 +off offset? cpol? | 900-1030
global_store_dwordx4
 v1 m4 s2.en offset? cpol? | 900-1030
 v2 m4 +off offset? cpol? | 900-1030
scratch_load_b128
 =m4 +off +off offset? cpol? <flat_scratch | 1100-1251
 =m4 +off s1.h offset? cpol? <flat_scratch | 1100-1251
 =m4 v1 +off offset? cpol? <flat_scratch | 1100-1251
 =m4 v1 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_load_b32 scratch_load_d16_b16 scratch_load_d16_hi_b16 scratch_load_d16_hi_i8 scratch_load_d16_hi_u8 scratch_load_d16_i8 scratch_load_d16_u8 scratch_load_i16 scratch_load_i8 scratch_load_u16 scratch_load_u8
 =m1 +off +off offset? cpol? <flat_scratch | 1100-1251
 =m1 +off s1.h offset? cpol? <flat_scratch | 1100-1251
 =m1 v1 +off offset? cpol? <flat_scratch | 1100-1251
 =m1 v1 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_load_b64
 =m2 +off +off offset? cpol? <flat_scratch | 1100-1251
 =m2 +off s1.h offset? cpol? <flat_scratch | 1100-1251
 =m2 v1 +off offset? cpol? <flat_scratch | 1100-1251
 =m2 v1 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_load_b96
 =m3 +off +off offset? cpol? <flat_scratch | 1100-1251
 =m3 +off s1.h offset? cpol? <flat_scratch | 1100-1251
 =m3 v1 +off offset? cpol? <flat_scratch | 1100-1251
 =m3 v1 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_load_block
 =v32 +off +off offset? cpol? <flat_scratch <m0 | 1200-1251
 =v32 +off s1.h offset? cpol? <flat_scratch <m0 | 1200-1251
 =v32 v1 +off offset? cpol? <flat_scratch <m0 | 1200-1251
 =v32 v1 s1.h offset? cpol? <flat_scratch <m0 | 1200-1251
scratch_load_dword scratch_load_sbyte scratch_load_sshort scratch_load_ubyte scratch_load_ushort
 +off +off offset? cpol? +lds <m0 | 1010-1030
 +off s1.h offset? cpol? +lds <m0 | 900-90a,1010-1030
 v1 +off offset? cpol? +lds <m0 | 900-90a,1010-1030
 =m1 +off +off offset? cpol? <flat_scratch | 942-950,1030
 =m1 +off s1.h offset? cpol? <flat_scratch | 900-1030
 =m1 v1 +off offset? cpol? <flat_scratch | 900-1030
 =m1 v1 s1.h offset? cpol? <flat_scratch | 942-950
scratch_load_dwordx2
 =m2 +off +off offset? cpol? <flat_scratch | 942-950,1030
 =m2 +off s1.h offset? cpol? <flat_scratch | 900-1030
 =m2 v1 +off offset? cpol? <flat_scratch | 900-1030
 =m2 v1 s1.h offset? cpol? <flat_scratch | 942-950
scratch_load_dwordx3
 =m3 +off +off offset? cpol? <flat_scratch | 942-950,1030
 =m3 +off s1.h offset? cpol? <flat_scratch | 900-1030
 =m3 v1 +off offset? cpol? <flat_scratch | 900-1030
 =m3 v1 s1.h offset? cpol? <flat_scratch | 942-950
scratch_load_dwordx4
 =m4 +off +off offset? cpol? <flat_scratch | 942-950,1030
 =m4 +off s1.h offset? cpol? <flat_scratch | 900-1030
 =m4 v1 +off offset? cpol? <flat_scratch | 900-1030
 =m4 v1 s1.h offset? cpol? <flat_scratch | 942-950
scratch_load_lds_dword scratch_load_lds_sbyte scratch_load_lds_sshort scratch_load_lds_ubyte scratch_load_lds_ushort
 +off +off offset? cpol? <m0 | 942-950
 +off s1.h offset? cpol? <m0 | 942-950
 v1 +off offset? cpol? <m0 | 942-950
 v1 s1.h offset? cpol? <m0 | 942-950
scratch_load_sbyte_d16 scratch_load_sbyte_d16_hi scratch_load_short_d16 scratch_load_short_d16_hi scratch_load_ubyte_d16 scratch_load_ubyte_d16_hi
 =m1 +off +off offset? cpol? <flat_scratch | 942-950,1030
 =m1 +off s1.h offset? cpol? <flat_scratch | 900-1030
 =m1 v1 +off offset? cpol? <flat_scratch | 900-1030
 =m1 v1 s1.h offset? cpol? <flat_scratch | 942-950
scratch_store_b128
 +off m4 +off offset? cpol? <flat_scratch | 1100-1251
 +off m4 s1.h offset? cpol? <flat_scratch | 1100-1251
 v1 m4 +off offset? cpol? <flat_scratch | 1100-1251
 v1 m4 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_store_b16 scratch_store_b32 scratch_store_b8 scratch_store_d16_hi_b16 scratch_store_d16_hi_b8
 +off m1 +off offset? cpol? <flat_scratch | 1100-1251
 +off m1 s1.h offset? cpol? <flat_scratch | 1100-1251
 v1 m1 +off offset? cpol? <flat_scratch | 1100-1251
 v1 m1 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_store_b64
 +off m2 +off offset? cpol? <flat_scratch | 1100-1251
 +off m2 s1.h offset? cpol? <flat_scratch | 1100-1251
 v1 m2 +off offset? cpol? <flat_scratch | 1100-1251
 v1 m2 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_store_b96
 +off m3 +off offset? cpol? <flat_scratch | 1100-1251
 +off m3 s1.h offset? cpol? <flat_scratch | 1100-1251
 v1 m3 +off offset? cpol? <flat_scratch | 1100-1251
 v1 m3 s1.h offset? cpol? <flat_scratch | 1100-1251
scratch_store_block
 +off v32 +off offset? cpol? <flat_scratch <m0 | 1200-1251
 +off v32 s1.h offset? cpol? <flat_scratch <m0 | 1200-1251
 v1 v32 +off offset? cpol? <flat_scratch <m0 | 1200-1251
 v1 v32 s1.h offset? cpol? <flat_scratch <m0 | 1200-1251
scratch_store_byte scratch_store_byte_d16_hi scratch_store_dword scratch_store_short scratch_store_short_d16_hi
 +off m1 +off offset? cpol? <flat_scratch | 942-950,1030
 +off m1 s1.h offset? cpol? <flat_scratch | 900-1030
 v1 m1 +off offset? cpol? <flat_scratch | 900-1030
 v1 m1 s1.h offset? cpol? <flat_scratch | 942-950
scratch_store_dwordx2
 +off m2 +off offset? cpol? <flat_scratch | 942-950,1030
 +off m2 s1.h offset? cpol? <flat_scratch | 900-1030
 v1 m2 +off offset? cpol? <flat_scratch | 900-1030
 v1 m2 s1.h offset? cpol? <flat_scratch | 942-950
scratch_store_dwordx3
 +off m3 +off offset? cpol? <flat_scratch | 942-950,1030
 +off m3 s1.h offset? cpol? <flat_scratch | 900-1030
 v1 m3 +off offset? cpol? <flat_scratch | 900-1030
 v1 m3 s1.h offset? cpol? <flat_scratch | 942-950
scratch_store_dwordx4
 +off m4 +off offset? cpol? <flat_scratch | 942-950,1030
 +off m4 s1.h offset? cpol? <flat_scratch | 900-1030
 v1 m4 +off offset? cpol? <flat_scratch | 900-1030
 v1 m4 s1.h offset? cpol? <flat_scratch | 942-950
tensor_load_to_lds tensor_store_from_lds
 s4.n s8.n r128a16? cpol? | 1250-1251
 s4.n s8.n s4.n s4.n r128a16? cpol? | 1250-1251
tensor_save
 s2 offset? cpol? | 1250-1251
tensor_stop
 cpol? | 1250-1251
`;
