/** Buffers (MUBUF). `../form.ts` describes the notation. */
export const bufferForms = `
buffer_atomic_add buffer_atomic_and buffer_atomic_dec buffer_atomic_inc buffer_atomic_or buffer_atomic_smax buffer_atomic_smin buffer_atomic_sub buffer_atomic_swap buffer_atomic_umax buffer_atomic_umin buffer_atomic_xor
 =m1 +off s4.n SC.b32 offset? cpol_ret | 900-1030
 m1 +off s4.n SC.b32 offset? cpol_noret? | 900-1030
 =m1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 900-1030
 m1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 900-1030
 =m1 v1 s4.n SC.b32 +offen offset? cpol_ret | 900-1030
 m1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 900-1030
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 900-1030
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 900-1030
buffer_atomic_add_f32
 =m1 +off s4.n s1 offset? cpol_ret | 1200-1251
 m1 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =m1 +off s4.n SC.b32 offset? cpol_ret | 90a-950,1100-1150
 m1 +off s4.n SC.b32 offset? cpol_noret? | 908,90a-950,1100-1150
 =m1 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 90a-950,1100-1150
 m1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 908,90a-950,1100-1150
 =m1 v1 s4.n SC.b32 +offen offset? cpol_ret | 90a-950,1100-1150
 m1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 908,90a-950,1100-1150
 =m1 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 m1 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 90a-950,1100-1150
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 908,90a-950,1100-1150
buffer_atomic_add_f64
 =m2 +off s4.n s1 offset? cpol_ret | 1250-1251
 m2 +off s4.n s1 offset? cpol_noret? | 1250-1251
 =m2 +off s4.n SC.b32 offset? cpol_ret | 90a-950
 m2 +off s4.n SC.b32 offset? cpol_noret? | 90a-950
 =m2 v1 s4.n s1 +idxen offset? cpol_ret | 1250-1251
 m2 v1 s4.n s1 +idxen offset? cpol_noret? | 1250-1251
 =m2 v1 s4.n s1 +offen offset? cpol_ret | 1250-1251
 m2 v1 s4.n s1 +offen offset? cpol_noret? | 1250-1251
 =m2 v1 s4.n SC.b32 +idxen offset? cpol_ret | 90a-950
 m2 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 90a-950
 =m2 v1 s4.n SC.b32 +offen offset? cpol_ret | 90a-950
 m2 v1 s4.n SC.b32 +offen offset? cpol_noret? | 90a-950
 =m2 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1250-1251
 m2 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1250-1251
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 90a-950
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 90a-950
buffer_atomic_add_u32 buffer_atomic_and_b32 buffer_atomic_dec_u32 buffer_atomic_inc_u32 buffer_atomic_max_i32 buffer_atomic_max_u32 buffer_atomic_min_i32 buffer_atomic_min_u32 buffer_atomic_or_b32 buffer_atomic_sub_u32 buffer_atomic_swap_b32 buffer_atomic_xor_b32
 =m1 +off s4.n s1 offset? cpol_ret | 1200-1251
 m1 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =m1 +off s4.n SC.b32 offset? cpol_ret | 1100-1150
 m1 +off s4.n SC.b32 offset? cpol_noret? | 1100-1150
 =m1 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1100-1150
 m1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1100-1150
 =m1 v1 s4.n SC.b32 +offen offset? cpol_ret | 1100-1150
 m1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1100-1150
 =m1 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 m1 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1100-1150
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1100-1150
buffer_atomic_add_u64 buffer_atomic_and_b64 buffer_atomic_cmpswap_b32 buffer_atomic_dec_u64 buffer_atomic_inc_u64 buffer_atomic_max_i64 buffer_atomic_max_u64 buffer_atomic_min_i64 buffer_atomic_min_u64 buffer_atomic_or_b64 buffer_atomic_sub_u64 buffer_atomic_swap_b64 buffer_atomic_xor_b64
 =m2 +off s4.n s1 offset? cpol_ret | 1200-1251
 m2 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =m2 +off s4.n SC.b32 offset? cpol_ret | 1100-1150
 m2 +off s4.n SC.b32 offset? cpol_noret? | 1100-1150
 =m2 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 m2 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =m2 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 m2 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =m2 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1100-1150
 m2 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1100-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol_ret | 1100-1150
 m2 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1100-1150
 =m2 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 m2 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1100-1150
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1100-1150
buffer_atomic_add_x2 buffer_atomic_and_x2 buffer_atomic_cmpswap buffer_atomic_dec_x2 buffer_atomic_inc_x2 buffer_atomic_or_x2 buffer_atomic_smax_x2 buffer_atomic_smin_x2 buffer_atomic_sub_x2 buffer_atomic_swap_x2 buffer_atomic_umax_x2 buffer_atomic_umin_x2 buffer_atomic_xor_x2
 =m2 +off s4.n SC.b32 offset? cpol_ret | 900-1030
 m2 +off s4.n SC.b32 offset? cpol_noret? | 900-1030
 =m2 v1 s4.n SC.b32 +idxen offset? cpol_ret | 900-1030
 m2 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 900-1030
 =m2 v1 s4.n SC.b32 +offen offset? cpol_ret | 900-1030
 m2 v1 s4.n SC.b32 +offen offset? cpol_noret? | 900-1030
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 900-1030
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 900-1030
buffer_atomic_cmpswap_b64
 =m4 +off s4.n s1 offset? cpol_ret | 1200-1251
 m4 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =m4 +off s4.n SC.b32 offset? cpol_ret | 1100-1150
 m4 +off s4.n SC.b32 offset? cpol_noret? | 1100-1150
 =m4 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 m4 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =m4 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 m4 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =m4 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1100-1150
 m4 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1100-1150
 =m4 v1 s4.n SC.b32 +offen offset? cpol_ret | 1100-1150
 m4 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1100-1150
 =m4 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 m4 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1100-1150
 m4 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1100-1150
buffer_atomic_cmpswap_f32
 =m2 +off s4.n SC.b32 offset? cpol_ret | 1100-1150
 m2 +off s4.n SC.b32 offset? cpol_noret? | 1100-1150
 =m2 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1100-1150
 m2 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1100-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol_ret | 1100-1150
 m2 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1100-1150
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1100-1150
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1100-1150
buffer_atomic_cmpswap_x2
 =m4 +off s4.n SC.b32 offset? cpol_ret | 900-1030
 m4 +off s4.n SC.b32 offset? cpol_noret? | 900-1030
 =m4 v1 s4.n SC.b32 +idxen offset? cpol_ret | 900-1030
 m4 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 900-1030
 =m4 v1 s4.n SC.b32 +offen offset? cpol_ret | 900-1030
 m4 v1 s4.n SC.b32 +offen offset? cpol_noret? | 900-1030
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 900-1030
 m4 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 900-1030
buffer_atomic_cond_sub_u32 buffer_atomic_sub_clamp_u32
 =v1 +off s4.n s1 offset? cpol_ret | 1200-1251
 v1 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =v1 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 v1 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =v1 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 v1 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =v1 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 v1 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
buffer_atomic_csub
 =v1 +off s4.n SC.b32 offset? cpol_ret | 1030
 v1 +off s4.n SC.b32 offset? cpol_noret? | 1030
 =v1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1030
 v1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1030
 =v1 v1 s4.n SC.b32 +offen offset? cpol_ret | 1030
 v1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1030
 =v1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1030
 v1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1030
buffer_atomic_csub_u32
 =v1 +off s4.n SC.b32 offset? cpol_ret | 1100-1150
 v1 +off s4.n SC.b32 offset? cpol_noret? | 1100-1150
 =v1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1100-1150
 v1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1100-1150
 =v1 v1 s4.n SC.b32 +offen offset? cpol_ret | 1100-1150
 v1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1100-1150
 =v1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1100-1150
 v1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1100-1150
buffer_atomic_fcmpswap buffer_atomic_fmax_x2 buffer_atomic_fmin_x2
 =m2 +off s4.n SC.b32 offset? cpol_ret | 1010-1030
 m2 +off s4.n SC.b32 offset? cpol_noret? | 1010-1030
 =m2 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1010-1030
 m2 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1010-1030
 =m2 v1 s4.n SC.b32 +offen offset? cpol_ret | 1010-1030
 m2 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1010-1030
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1010-1030
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1010-1030
buffer_atomic_fcmpswap_x2
 =v4 +off s4.n SC.b32 offset? cpol_ret | 1010-1030
 v4 +off s4.n SC.b32 offset? cpol_noret? | 1010-1030
 =v4 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1010-1030
 v4 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1010-1030
 =v4 v1 s4.n SC.b32 +offen offset? cpol_ret | 1010-1030
 v4 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1010-1030
 =v4 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1010-1030
 v4 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1010-1030
buffer_atomic_fmax buffer_atomic_fmin
 =m1 +off s4.n SC.b32 offset? cpol_ret | 1010-1030
 m1 +off s4.n SC.b32 offset? cpol_noret? | 1010-1030
 =m1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1010-1030
 m1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1010-1030
 =m1 v1 s4.n SC.b32 +offen offset? cpol_ret | 1010-1030
 m1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1010-1030
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1010-1030
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1010-1030
buffer_atomic_max_f32 buffer_atomic_min_f32
 =m1 +off s4.n SC.b32 offset? cpol_ret | 1100-1150
 m1 +off s4.n SC.b32 offset? cpol_noret? | 1100-1150
 =m1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 1100-1150
 m1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 1100-1150
 =m1 v1 s4.n SC.b32 +offen offset? cpol_ret | 1100-1150
 m1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 1100-1150
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 1100-1150
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 1100-1150
buffer_atomic_max_f64 buffer_atomic_min_f64
 =m2 +off s4.n SC.b32 offset? cpol_ret | 90a-950
 m2 +off s4.n SC.b32 offset? cpol_noret? | 90a-950
 =m2 v1 s4.n SC.b32 +idxen offset? cpol_ret | 90a-950
 m2 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 90a-950
 =m2 v1 s4.n SC.b32 +offen offset? cpol_ret | 90a-950
 m2 v1 s4.n SC.b32 +offen offset? cpol_noret? | 90a-950
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 90a-950
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 90a-950
buffer_atomic_max_num_f32 buffer_atomic_min_num_f32
 =m1 +off s4.n s1 offset? cpol_ret | 1200-1251
 m1 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =m1 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 m1 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
buffer_atomic_max_num_f64 buffer_atomic_min_num_f64
 =m2 +off s4.n s1 offset? cpol_ret | 1250-1251
 m2 +off s4.n s1 offset? cpol_noret? | 1250-1251
 =m2 v1 s4.n s1 +idxen offset? cpol_ret | 1250-1251
 m2 v1 s4.n s1 +idxen offset? cpol_noret? | 1250-1251
 =m2 v1 s4.n s1 +offen offset? cpol_ret | 1250-1251
 m2 v1 s4.n s1 +offen offset? cpol_noret? | 1250-1251
 =m2 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1250-1251
 m2 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1250-1251
buffer_atomic_pk_add_bf16
 =m1 +off s4.n s1 offset? cpol_ret | 1200-1251
 m1 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =m1 +off s4.n SC.b32 offset? cpol_ret | 950
 m1 +off s4.n SC.b32 offset? cpol_noret? | 950
 =m1 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 950
 m1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 950
 =m1 v1 s4.n SC.b32 +offen offset? cpol_ret | 950
 m1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 950
 =m1 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 m1 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 950
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 950
buffer_atomic_pk_add_f16
 =m1 +off s4.n s1 offset? cpol_ret | 1200-1251
 m1 +off s4.n s1 offset? cpol_noret? | 1200-1251
 =m1 +off s4.n SC.b32 offset? cpol_ret | 90a-950
 m1 +off s4.n SC.b32 offset? cpol_noret? | 908,90a-950
 =m1 v1 s4.n s1 +idxen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +idxen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n s1 +offen offset? cpol_ret | 1200-1251
 m1 v1 s4.n s1 +offen offset? cpol_noret? | 1200-1251
 =m1 v1 s4.n SC.b32 +idxen offset? cpol_ret | 90a-950
 m1 v1 s4.n SC.b32 +idxen offset? cpol_noret? | 908,90a-950
 =m1 v1 s4.n SC.b32 +offen offset? cpol_ret | 90a-950
 m1 v1 s4.n SC.b32 +offen offset? cpol_noret? | 908,90a-950
 =m1 v2 s4.n s1 +idxen +offen offset? cpol_ret | 1200-1251
 m1 v2 s4.n s1 +idxen +offen offset? cpol_noret? | 1200-1251
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_ret | 90a-950
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol_noret? | 908,90a-950
buffer_gl0_inv buffer_gl1_inv
  | 1010-1150
buffer_inv
 cpol? | 942-950
buffer_invl2
  | 90a
buffer_load_b128
 =m4 +off s4.n s1 offset? cpol? | 1200-1251
 =m4 +off s4.n SC.b32 offset? cpol? | 1100-1150
 =m4 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 =m4 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 =m4 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 =m4 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 =m5 +off s4.n s1 offset? cpol? +tfe | 1200-1251
 =m5 +off s4.n SC.b32 offset? cpol? +tfe | 1100-1150
 =m4 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
 =m5 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200-1251
 =m5 v1 s4.n s1 +offen offset? cpol? +tfe | 1200-1251
 =m5 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 1100-1150
 =m5 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 1100-1150
 =m5 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200-1251
 =m5 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 1100-1150
buffer_load_b32 buffer_load_d16_b16 buffer_load_d16_hi_b16 buffer_load_d16_hi_i8 buffer_load_d16_hi_u8 buffer_load_d16_i8 buffer_load_d16_u8 buffer_load_i16 buffer_load_i8 buffer_load_u16 buffer_load_u8
 =m1 +off s4.n s1 offset? cpol? | 1200-1251
 =m1 +off s4.n SC.b32 offset? cpol? | 1100-1150
 =m1 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 =m1 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 =m1 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 =m1 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 =m2 +off s4.n s1 offset? cpol? +tfe | 1200-1251
 =m2 +off s4.n SC.b32 offset? cpol? +tfe | 1100-1150
 =m1 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
 =m2 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200-1251
 =m2 v1 s4.n s1 +offen offset? cpol? +tfe | 1200-1251
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 1100-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 1100-1150
 =m2 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200-1251
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 1100-1150
buffer_load_b64
 =m2 +off s4.n s1 offset? cpol? | 1200-1251
 =m2 +off s4.n SC.b32 offset? cpol? | 1100-1150
 =m2 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 =m2 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 =m3 +off s4.n s1 offset? cpol? +tfe | 1200-1251
 =m3 +off s4.n SC.b32 offset? cpol? +tfe | 1100-1150
 =m2 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
 =m3 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200-1251
 =m3 v1 s4.n s1 +offen offset? cpol? +tfe | 1200-1251
 =m3 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 1100-1150
 =m3 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 1100-1150
 =m3 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200-1251
 =m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 1100-1150
buffer_load_b96
 =m3 +off s4.n s1 offset? cpol? | 1200-1251
 =m3 +off s4.n SC.b32 offset? cpol? | 1100-1150
 =m3 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 =m3 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 =m3 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 =m3 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 =m4 +off s4.n s1 offset? cpol? +tfe | 1200-1251
 =m4 +off s4.n SC.b32 offset? cpol? +tfe | 1100-1150
 =m3 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 =m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
 =m4 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200-1251
 =m4 v1 s4.n s1 +offen offset? cpol? +tfe | 1200-1251
 =m4 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 1100-1150
 =m4 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 1100-1150
 =m4 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200-1251
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 1100-1150
buffer_load_d16_format_x buffer_load_d16_format_xy buffer_load_d16_hi_format_x
 =m1 +off s4.n s1 offset? cpol? | 1200
 =m1 +off s4.n SC.b32 offset? cpol? | 1100-1150
 =m1 v1 s4.n s1 +idxen offset? cpol? | 1200
 =m1 v1 s4.n s1 +offen offset? cpol? | 1200
 =m1 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 =m1 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 =m2 +off s4.n s1 offset? cpol? +tfe | 1200
 =m2 +off s4.n SC.b32 offset? cpol? +tfe | 1100-1150
 =m1 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
 =m2 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200
 =m2 v1 s4.n s1 +offen offset? cpol? +tfe | 1200
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 1100-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 1100-1150
 =m2 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 1100-1150
buffer_load_d16_format_xyz buffer_load_d16_format_xyzw
 =m2 +off s4.n s1 offset? cpol? | 1200
 =m2 +off s4.n SC.b32 offset? cpol? | 1100-1150
 =m2 v1 s4.n s1 +idxen offset? cpol? | 1200
 =m2 v1 s4.n s1 +offen offset? cpol? | 1200
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 =m3 +off s4.n s1 offset? cpol? +tfe | 1200
 =m3 +off s4.n SC.b32 offset? cpol? +tfe | 1100-1150
 =m2 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
 =m3 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200
 =m3 v1 s4.n s1 +offen offset? cpol? +tfe | 1200
 =m3 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 1100-1150
 =m3 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 1100-1150
 =m3 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200
 =m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 1100-1150
buffer_load_dword buffer_load_sbyte buffer_load_sshort buffer_load_ubyte buffer_load_ushort
 +off s4.n SC.b32 offset? cpol? +lds <m0 | 900-1030
 =m1 +off s4.n SC.b32 offset? cpol? | 900-1030
 v1 s4.n SC.b32 +idxen offset? cpol? +lds <m0 | 900-1030
 v1 s4.n SC.b32 +offen offset? cpol? +lds <m0 | 900-1030
 =m1 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 =m1 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 =m2 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1030
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1030
 =m2 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1030
 v2 s4.n SC.b32 +idxen +offen offset? cpol? +lds <m0 | 900-1030
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1030
buffer_load_dwordx2 buffer_load_format_d16_xyz buffer_load_format_d16_xyzw
 =m2 +off s4.n SC.b32 offset? cpol? | 900-1030
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 =m2 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 =m3 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1030
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
 =m3 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1030
 =m3 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1030
 =m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1030
buffer_load_dwordx3
 +off s4.n SC.b32 offset? cpol? +lds <m0 | 950
 =m3 +off s4.n SC.b32 offset? cpol? | 900-1030
 v1 s4.n SC.b32 +idxen offset? cpol? +lds <m0 | 950
 v1 s4.n SC.b32 +offen offset? cpol? +lds <m0 | 950
 =m3 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 =m3 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 =m4 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1030
 =m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
 =m4 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1030
 =m4 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1030
 v2 s4.n SC.b32 +idxen +offen offset? cpol? +lds <m0 | 950
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1030
buffer_load_dwordx4
 +off s4.n SC.b32 offset? cpol? +lds <m0 | 950
 =m4 +off s4.n SC.b32 offset? cpol? | 900-1030
 v1 s4.n SC.b32 +idxen offset? cpol? +lds <m0 | 950
 v1 s4.n SC.b32 +offen offset? cpol? +lds <m0 | 950
 =m4 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 =m4 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 =m5 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1030
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
 =m5 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1030
 =m5 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1030
 v2 s4.n SC.b32 +idxen +offen offset? cpol? +lds <m0 | 950
 =m5 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1030
buffer_load_format_d16_hi_x buffer_load_format_d16_x buffer_load_format_d16_xy buffer_load_sbyte_d16 buffer_load_sbyte_d16_hi buffer_load_short_d16 buffer_load_short_d16_hi buffer_load_ubyte_d16 buffer_load_ubyte_d16_hi
 =m1 +off s4.n SC.b32 offset? cpol? | 900-1030
 =m1 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 =m1 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 =m2 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1030
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1030
 =m2 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1030
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1030
buffer_load_format_x
 +off s4.n SC.b32 offset? cpol? +lds <m0 | 900-1030
 =m1 +off s4.n s1 offset? cpol? | 1200
 =m1 +off s4.n SC.b32 offset? cpol? | 900-1150
 v1 s4.n SC.b32 +idxen offset? cpol? +lds <m0 | 900-1030
 v1 s4.n SC.b32 +offen offset? cpol? +lds <m0 | 900-1030
 =m1 v1 s4.n s1 +idxen offset? cpol? | 1200
 =m1 v1 s4.n s1 +offen offset? cpol? | 1200
 =m1 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 =m1 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 =m2 +off s4.n s1 offset? cpol? +tfe | 1200
 =m2 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1150
 =m1 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 =m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
 =m2 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200
 =m2 v1 s4.n s1 +offen offset? cpol? +tfe | 1200
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1150
 v2 s4.n SC.b32 +idxen +offen offset? cpol? +lds <m0 | 900-1030
 =m2 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1150
buffer_load_format_xy
 =m2 +off s4.n s1 offset? cpol? | 1200
 =m2 +off s4.n SC.b32 offset? cpol? | 900-1150
 =m2 v1 s4.n s1 +idxen offset? cpol? | 1200
 =m2 v1 s4.n s1 +offen offset? cpol? | 1200
 =m2 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 =m2 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 =m3 +off s4.n s1 offset? cpol? +tfe | 1200
 =m3 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1150
 =m2 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 =m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
 =m3 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200
 =m3 v1 s4.n s1 +offen offset? cpol? +tfe | 1200
 =m3 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1150
 =m3 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1150
 =m3 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200
 =m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1150
buffer_load_format_xyz
 =m3 +off s4.n s1 offset? cpol? | 1200
 =m3 +off s4.n SC.b32 offset? cpol? | 900-1150
 =m3 v1 s4.n s1 +idxen offset? cpol? | 1200
 =m3 v1 s4.n s1 +offen offset? cpol? | 1200
 =m3 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 =m3 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 =m4 +off s4.n s1 offset? cpol? +tfe | 1200
 =m4 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1150
 =m3 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 =m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
 =m4 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200
 =m4 v1 s4.n s1 +offen offset? cpol? +tfe | 1200
 =m4 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1150
 =m4 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1150
 =m4 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1150
buffer_load_format_xyzw
 =m4 +off s4.n s1 offset? cpol? | 1200
 =m4 +off s4.n SC.b32 offset? cpol? | 900-1150
 =m4 v1 s4.n s1 +idxen offset? cpol? | 1200
 =m4 v1 s4.n s1 +offen offset? cpol? | 1200
 =m4 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 =m4 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 =m5 +off s4.n s1 offset? cpol? +tfe | 1200
 =m5 +off s4.n SC.b32 offset? cpol? +tfe | 900-9g,1010-1150
 =m4 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 =m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
 =m5 v1 s4.n s1 +idxen offset? cpol? +tfe | 1200
 =m5 v1 s4.n s1 +offen offset? cpol? +tfe | 1200
 =m5 v1 s4.n SC.b32 +idxen offset? cpol? +tfe | 900-9g,1010-1150
 =m5 v1 s4.n SC.b32 +offen offset? cpol? +tfe | 900-9g,1010-1150
 =m5 v2 s4.n s1 +idxen +offen offset? cpol? +tfe | 1200
 =m5 v2 s4.n SC.b32 +idxen +offen offset? cpol? +tfe | 900-9g,1010-1150
buffer_store_b128
 m4 +off s4.n s1 offset? cpol? | 1200-1251
 m4 +off s4.n SC.b32 offset? cpol? | 1100-1150
 m4 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 m4 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 m4 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 m4 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 m4 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
buffer_store_b16 buffer_store_b32 buffer_store_b8 buffer_store_d16_hi_b16 buffer_store_d16_hi_b8
 m1 +off s4.n s1 offset? cpol? | 1200-1251
 m1 +off s4.n SC.b32 offset? cpol? | 1100-1150
 m1 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 m1 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 m1 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 m1 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 m1 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
buffer_store_b64
 m2 +off s4.n s1 offset? cpol? | 1200-1251
 m2 +off s4.n SC.b32 offset? cpol? | 1100-1150
 m2 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 m2 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 m2 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 m2 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 m2 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
buffer_store_b96
 m3 +off s4.n s1 offset? cpol? | 1200-1251
 m3 +off s4.n SC.b32 offset? cpol? | 1100-1150
 m3 v1 s4.n s1 +idxen offset? cpol? | 1200-1251
 m3 v1 s4.n s1 +offen offset? cpol? | 1200-1251
 m3 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 m3 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 m3 v2 s4.n s1 +idxen +offen offset? cpol? | 1200-1251
 m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
buffer_store_byte buffer_store_byte_d16_hi buffer_store_dword buffer_store_format_d16_hi_x buffer_store_format_d16_x buffer_store_format_d16_xy buffer_store_short buffer_store_short_d16_hi
 m1 +off s4.n SC.b32 offset? cpol? | 900-1030
 m1 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 m1 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
buffer_store_d16_format_x buffer_store_d16_format_xy buffer_store_d16_hi_format_x
 m1 +off s4.n s1 offset? cpol? | 1200
 m1 +off s4.n SC.b32 offset? cpol? | 1100-1150
 m1 v1 s4.n s1 +idxen offset? cpol? | 1200
 m1 v1 s4.n s1 +offen offset? cpol? | 1200
 m1 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 m1 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 m1 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
buffer_store_d16_format_xyz buffer_store_d16_format_xyzw
 m2 +off s4.n s1 offset? cpol? | 1200
 m2 +off s4.n SC.b32 offset? cpol? | 1100-1150
 m2 v1 s4.n s1 +idxen offset? cpol? | 1200
 m2 v1 s4.n s1 +offen offset? cpol? | 1200
 m2 v1 s4.n SC.b32 +idxen offset? cpol? | 1100-1150
 m2 v1 s4.n SC.b32 +offen offset? cpol? | 1100-1150
 m2 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 1100-1150
buffer_store_dwordx2 buffer_store_format_d16_xyz buffer_store_format_d16_xyzw
 m2 +off s4.n SC.b32 offset? cpol? | 900-1030
 m2 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 m2 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
buffer_store_dwordx3
 m3 +off s4.n SC.b32 offset? cpol? | 900-1030
 m3 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 m3 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
buffer_store_dwordx4
 m4 +off s4.n SC.b32 offset? cpol? | 900-1030
 m4 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1030
 m4 v1 s4.n SC.b32 +offen offset? cpol? | 900-1030
 m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1030
buffer_store_format_x
 m1 +off s4.n s1 offset? cpol? | 1200
 m1 +off s4.n SC.b32 offset? cpol? | 900-1150
 m1 v1 s4.n s1 +idxen offset? cpol? | 1200
 m1 v1 s4.n s1 +offen offset? cpol? | 1200
 m1 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 m1 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 m1 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 m1 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
buffer_store_format_xy
 m2 +off s4.n s1 offset? cpol? | 1200
 m2 +off s4.n SC.b32 offset? cpol? | 900-1150
 m2 v1 s4.n s1 +idxen offset? cpol? | 1200
 m2 v1 s4.n s1 +offen offset? cpol? | 1200
 m2 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 m2 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 m2 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 m2 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
buffer_store_format_xyz
 m3 +off s4.n s1 offset? cpol? | 1200
 m3 +off s4.n SC.b32 offset? cpol? | 900-1150
 m3 v1 s4.n s1 +idxen offset? cpol? | 1200
 m3 v1 s4.n s1 +offen offset? cpol? | 1200
 m3 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 m3 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 m3 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 m3 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
buffer_store_format_xyzw
 m4 +off s4.n s1 offset? cpol? | 1200
 m4 +off s4.n SC.b32 offset? cpol? | 900-1150
 m4 v1 s4.n s1 +idxen offset? cpol? | 1200
 m4 v1 s4.n s1 +offen offset? cpol? | 1200
 m4 v1 s4.n SC.b32 +idxen offset? cpol? | 900-1150
 m4 v1 s4.n SC.b32 +offen offset? cpol? | 900-1150
 m4 v2 s4.n s1 +idxen +offen offset? cpol? | 1200
 m4 v2 s4.n SC.b32 +idxen +offen offset? cpol? | 900-1150
buffer_store_lds_dword
 s4.n SC.b32 offset? +lds cpol? <m0 | 900-90a
buffer_wbinvl1 buffer_wbinvl1_vol
  | 900-90a
buffer_wbl2
  | 90a
 cpol? | 942-950
`;
