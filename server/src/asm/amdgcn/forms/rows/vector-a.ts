/** Vector arithmetic, v_a to v_ct. `../form.ts` describes the notation. */
export const vectorAForms = `
v_accvgpr_mov_b32
 e32 =a1 a1 | 90a-950
v_add_co_ci_u32
 e32 =v1 V.b32 v1 <vcc >vcc | 1010-1251
 e32 =v1 =vccw V.b32 v1 vccw | 1010-1251
 e64 =v1 =bool V.b32 V.b32 bool clamp? | 1010-1251
 sdwa =v1 W.i32 W.i32 clamp? sel2 <vcc >vcc | 1010-1030
 sdwa =v1 =vccw W.i32 W.i32 vccw clamp? sel2 | 1010-1030
 dpp =v1 v1 v1 dpp8 fi? <vcc >vcc | 1010-1251
 dpp =v1 =vccw v1 v1 vccw dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl fi? <vcc >vcc | 1010-1251
 dpp =v1 =vccw v1 v1 vccw ctrl fi? | 1010-1251
 e64_dpp =v1 =bool v1 VC.b32 bool clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 =bool v1 VC.b32 bool clamp? ctrl fi? | 1100-1251
v_add_co_u32
 e32 =v1 V.b32 v1 >vcc @32 | 900-950
 e32 =v1 V.b32 v1 >vcc @64 | 900-950
 e32 =v1 vcc V.b32 v1 >vcc | 900-950
 e64 =v1 =bool V.b32 V.b32 clamp?
 sdwa =v1 vcc W.i32 W.i32 clamp? sel2 >vcc | 900-950
 dpp =v1 vcc v1 v1 ctrl >vcc | 900-950
 e64_dpp =v1 =bool v1 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 =bool v1 VC.b32 clamp? ctrl fi? | 1100-1251
v_add_f16
 e32 =v1l V.f16l v1l | 1100-1251
 e32 =hl VT.f16l hl | 1100-1150
 e32 =v1 V.f16 v1 | 900-1030
 e64 =v1 VM.f16 VM.f16 clamp? omod?
 e64 =h VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 W.f16 clamp? omod? sel2 | 900-1030
 dpp =v1l v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm vm ctrl | 900-950
 dpp =v1l vm1l vm1l ctrl fi? | 1100-1251
 dpp =hl hml hml ctrl fi? | 1100-1150
 dpp =v1 vm vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_add_f32
 e32 =v1 V.f32 v1
 e64 =v1 VM.f32 VM.f32 clamp? omod?
 sdwa =v1 W.f32 W.f32 clamp? omod? sel2 | 900-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm vm ctrl | 900-950
 dpp =v1 vm vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1100-1251
v_add_f64
 e32 =v2 V.f64 v2 | 1200-1251
 e64 =v2 VM.f64 VM.f64 clamp? omod?
 dpp =v2 vm2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 VCM.f64 clamp? omod? ctrl fi? | 1251
v_add_nc_u32
 e32 =v1 V.b32 v1 | 1010-1251
 e64 =v1 V.b32 V.b32 clamp? | 1010-1251
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 1010-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 clamp? ctrl fi? | 1100-1251
v_add_nc_u64
 e32 =v2 V.b64 v2 | 1250-1251
 e64 =v2 V.b64 V.b64 clamp? | 1250-1251
 dpp =v2 v2 v2 ctrl fi? | 1251
 e64_dpp =v2 v2 VC.b64 clamp? ctrl fi? | 1251
v_add_u16
 e32 =v1 V.b16 v1 | 900-950
 e64 =v1 V.b16 V.b16 clamp? | 900-950
 sdwa =v1 W.i16 W.i16 clamp? sel2 | 900-950
 dpp =v1 v1 v1 ctrl | 900-950
v_add_u32
 e32 =v1 V.b32 v1 | 900-950
 e64 =v1 V.b32 V.b32 clamp? | 900-950
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 900-950
 dpp =v1 v1 v1 ctrl | 900-950
v_addc_co_u32
 e32 =v1 =vccw V.b32 v1 vccw | 900-950
 e32 =v1 vcc V.b32 v1 vcc <vcc >vcc | 900-950
 e64 =v1 =bool V.b32 V.b32 bool clamp? | 900-950
 sdwa =v1 vcc W.i32 W.i32 vcc clamp? sel2 <vcc >vcc | 900-950
 dpp =v1 vcc v1 v1 vcc ctrl <vcc >vcc | 900-950
v_and_b32 v_ashrrev_i32
 e32 =v1 V.b32 v1
 e64 =v1 V.b32 V.b32
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 900-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl | 900-950
 dpp =v1 v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1100-1251
v_ashrrev_i16
 e32 =v1 V.b16 v1 | 900-950
 e64 =v1 V.b16 V.b16 | 900-950,1100-1251
 e64 =h VT.b16 VT.b16 op_sel? | 1100-1150
 e64 =v1 V.b16 V.b16 op_sel? clamp? | 1010-1030
 sdwa =v1 W.i16 W.i16 clamp? sel2 | 900-950
 dpp =v1 v1 v1 ctrl | 900-950
 e64_dpp =v1 v1 VC.b16 dpp8 fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 ctrl fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? ctrl fi? | 1100-1150
v_bfrev_b32
 e32 =v1 V.b32
 e64 =v1 V.b32
 sdwa =v1 W.i32 clamp? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 ctrl | 900-950
 dpp =v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 ctrl fi? | 1100-1251
v_ceil_f16 v_cos_f16
 e32 =v1l V.f16l | 1100-1251
 e32 =hl VT.f16l | 1100-1150
 e32 =v1 V.f16 | 900-1030
 e64 =v1 VM.f16 clamp? omod?
 e64 =h VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 clamp? omod? sel1 | 900-1030
 dpp =v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm ctrl | 900-950
 dpp =v1l vm1l ctrl fi? | 1100-1251
 dpp =hl hml ctrl fi? | 1100-1150
 dpp =v1 vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm op_sel? clamp? omod? ctrl fi? | 1100-1150
v_ceil_f32 v_cos_f32
 e32 =v1 V.f32
 e64 =v1 VM.f32 clamp? omod?
 sdwa =v1 W.f32 clamp? omod? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm clamp? omod? ctrl fi? | 1100-1251
v_ceil_f64
 e32 =v2 V.f64
 e64 =v2 VM.f64 clamp? omod?
 dpp =v2 vm ctrl | 900-950
 dpp =v2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 clamp? omod? ctrl fi? | 1251
v_clrexcp
 e32 | 900-1030
 e64 | 900-1030
v_cls_i32 v_clz_i32_u32 v_ctz_i32_b32
 e32 =v1 V.b32 | 1100-1251
 e64 =v1 V.b32 | 1100-1251
 dpp =v1 v1 dpp8 fi? | 1100-1251
 dpp =v1 v1 ctrl fi? | 1100-1251
 e64_dpp =v1 v1 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 ctrl fi? | 1100-1251
v_cndmask_b32
 e32 =v1 V.f32 v1 <vcc
 e32 =v1 V.b32 v1 vccw
 e64 =v1 VM.f32 VM.f32 bool
 sdwa =v1 W.f32 W.f32 clamp? sel2 <vcc | 1010-1030
 sdwa =v1 W.f32 W.f32 vccw clamp? sel2 | 1010-1030
 sdwa =v1 W.f32 W.f32 vcc clamp? sel2 <vcc | 900-950
 dpp =v1 v1 v1 dpp8 fi? <vcc | 1010-1251
 dpp =v1 v1 v1 vccw dpp8 fi? | 1010-1251
 dpp =v1 vm vm vcc ctrl <vcc | 900-950
 dpp =v1 vm vm ctrl fi? <vcc | 1010-1251
 dpp =v1 vm vm vccw ctrl fi? | 1010-1251
 e64_dpp =v1 vm VCM.f32 bool dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 bool ctrl fi? | 1100-1251
v_cos_bf16
 e32 =v1l V.bf16l | 1250-1251
 e64 =v1 VM.f16 | 1250-1251
 dpp =v1l v1l dpp8 fi? | 1250-1251
 dpp =v1l vm1l ctrl fi? | 1250-1251
 e64_dpp =v1 vm1 dpp8 fi? | 1250-1251
 e64_dpp =v1 vm1 ctrl fi? | 1250-1251
v_accvgpr_read_b32
 e64 =v1 a1 | 908,90a-950
v_accvgpr_write_b32
 e64 =a1 VC.b32 | 908,90a-950
v_add3_u32 v_add_lshl_u32 v_and_or_b32 v_bfe_i32 v_bfe_u32 v_bfi_b32
 e64 =v1 V.b32 V.b32 V.b32
 e64_dpp =v1 v1 VC.b32 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 ctrl fi? | 1100-1251
v_add_i16
 e64 =v1 V.b16 V.b16 op_sel? clamp? | 900-950
v_add_i32
 e64 =v1 V.b32 V.b32 clamp? | 900-950
v_add_max_i32 v_add_max_u32 v_add_min_i32 v_add_min_u32
 e64 =v1 V.b32 V.b32 V.b32 clamp? | 1250-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 clamp? dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 clamp? ctrl fi? | 1250-1251
v_add_nc_i16 v_add_nc_u16
 e64 =v1 V.b16 V.b16 op_sel? clamp? | 1010-1251
 e64 =h VT.b16 VT.b16 op_sel? clamp? | 1100-1150
 e64_dpp =v1 v1 VC.b16 op_sel? clamp? dpp8 fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 op_sel? clamp? ctrl fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? clamp? ctrl fi? | 1100-1150
v_add_nc_i32
 e64 =v1 V.b32 V.b32 clamp? | 1010-1251
 e64_dpp =v1 v1 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 clamp? ctrl fi? | 1100-1251
v_alignbit_b32 v_alignbyte_b32
 e64 =v1 V.b32 V.b32 V.b16 op_sel? clamp? | 1100-1251
 e64 =v1 V.b32 V.b32 VT.b16 op_sel? clamp? | 1100-1150
 e64 =v1 V.b32 V.b32 V.b32 op_sel? clamp? | 900-1030
 e64_dpp =v1 v1 VC.b32 VC.b16 op_sel? clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VCT.b16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b32 VC.b16 op_sel? clamp? ctrl fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VCT.b16 op_sel? clamp? ctrl fi? | 1100-1150
v_and_b16
 e64 =v1 V.b16 V.b16 | 1100-1251
 e64 =h VT.b16 VT.b16 op_sel? | 1100-1150
 e64_dpp =v1 v1 VC.b16 dpp8 fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 ctrl fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? ctrl fi? | 1100-1150
v_ashr_pk_i8_i32 v_ashr_pk_u8_i32
 e64 =v1 V.b32 V.b32 V.b32 op_sel? | 950,1250-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 op_sel? dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 op_sel? ctrl fi? | 1250-1251
v_ashrrev_i64
 e64 =v2 V.b32 V.b64
 e64_dpp =v2 v1 VC.b64 ctrl fi? | 1251
v_bcnt_u32_b32 v_bfm_b32
 e64 =v1 V.b32 V.b32
 e64_dpp =v1 v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1100-1251
v_bitop3_b16
 e64 =v1 V.b16 V.b16 V.b16 bitop3? op_sel? | 950,1250-1251
 e64_dpp =v1 v1 VC.b16 VC.b16 bitop3? op_sel? dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 VC.b16 VC.b16 bitop3? op_sel? ctrl fi? | 1250-1251
v_bitop3_b32
 e64 =v1 V.b32 V.b32 V.b32 bitop3? | 950,1250-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 bitop3? dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 bitop3? ctrl fi? | 1250-1251
v_cndmask_b16
 e64 =v1 VM.f16 VM.f16 bool | 1100-1251
 e64 =h VMT.f16 VMT.f16 bool | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 bool dpp8 fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 bool dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 bool ctrl fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 bool ctrl fi? | 1100-1150
v_cubeid_f32 v_cubema_f32 v_cubesc_f32 v_cubetc_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod?
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? ctrl fi? | 1100-1251
`;
