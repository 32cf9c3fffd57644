/** Vector conversions and what follows, v_cvt to v_fl. `../form.ts` describes the notation. */
export const vectorCForms = `
v_cvt_f16_bf8 v_cvt_f16_fp8
 e32 =v1l V.b32 | 1250-1251
 e64 =v1 V.b32 op_sel? byte_sel? | 1250-1251
 dpp =v1l v1 dpp8 fi? | 1250-1251
 dpp =v1l vmi ctrl fi? | 1250-1251
 e64_dpp =v1 v1 op_sel? byte_sel? dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 op_sel? byte_sel? ctrl fi? | 1250-1251
v_cvt_f16_f32
 e32 =v1l V.f32 | 1100-1251
 e32 =hl V.f32 | 1100-1150
 e32 =v1 V.f32 | 900-1030
 e64 =v1 VM.f32 clamp? omod?
 e64 =h VM.f32 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f32 clamp? omod? sel1 | 900-1030
 dpp =v1l v1 dpp8 fi? | 1100-1251
 dpp =hl v1 dpp8 fi? | 1100-1150
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm ctrl | 900-950
 dpp =v1l vm ctrl fi? | 1100-1251
 dpp =hl vm ctrl fi? | 1100-1150
 dpp =v1 vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h vm op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h vm op_sel? clamp? omod? ctrl fi? | 1100-1150
v_cvt_f16_i16 v_cvt_f16_u16
 e32 =v1l V.b16l | 1100-1251
 e32 =hl VT.b16l | 1100-1150
 e32 =v1 V.b16 | 900-1030
 e64 =v1 V.b16 clamp? omod?
 e64 =h VT.b16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.i16 clamp? omod? sel1 | 900-1030
 dpp =v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 v1 ctrl | 900-950
 dpp =v1l v1l ctrl fi? | 1100-1251
 dpp =hl hmil ctrl fi? | 1100-1150
 dpp =v1 v1 ctrl fi? | 1010-1030
 e64_dpp =v1 v1 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h h op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h h op_sel? clamp? omod? ctrl fi? | 1100-1150
v_cvt_f32_bf16
 e32 =v1 V.bf16 | 950
 e32 =v1 V.bf16l | 1250-1251
 e64 =v1 VM.f16 op_sel? | 1250-1251
 e64 =v1 VM.f16 clamp? omod? | 950
 sdwa =v1 W.f16 clamp? omod? sel1 | 950
 dpp =v1 v1l dpp8 fi? | 1250-1251
 dpp =v1 vm ctrl | 950
 dpp =v1 vm1l ctrl fi? | 1250-1251
 e64_dpp =v1 vm1 op_sel? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm1 op_sel? ctrl fi? | 1250-1251
v_cvt_f32_bf8
 e32 =v1 V.b32 | 942,950,1200-1251
 e64 =v1 V.b32 byte_sel? | 1200-1251
 e64 =v1 V.b32 clamp? omod? | 942,950
 sdwa =v1 W.b32 clamp? omod? src0_sel? | 942,950
 dpp =v1 v1 dpp8 fi? | 1200-1251
 dpp =v1 v1 ctrl | 942,950
 dpp =v1 v1 ctrl fi? | 1200-1251
 e64_dpp =v1 v1 byte_sel? dpp8 fi? | 1200-1251
 e64_dpp =v1 v1 byte_sel? ctrl fi? | 1200-1251
v_cvt_f32_f16
 e32 =v1 V.f16 | 900-1030
 e32 =v1 VT.f16l | 1100-1150
 e32 =v1 V.f16l | 1100-1251
 e64 =v1 VM.f16 clamp? omod?
 e64 =v1 VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 clamp? omod? sel1 | 900-1030
 dpp =v1 v1l dpp8 fi? | 1100-1251
 dpp =v1 hl dpp8 fi? | 1100-1150
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1030
 dpp =v1 hml ctrl fi? | 1100-1150
 dpp =v1 vm1l ctrl fi? | 1100-1251
 e64_dpp =v1 vm1 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 hm op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =v1 hm op_sel? clamp? omod? ctrl fi? | 1100-1150
v_cvt_f32_f64 v_cvt_i32_f64 v_cvt_u32_f64
 e32 =v1 V.f64
 e64 =v1 VM.f64 clamp? omod?
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm2 ctrl fi? | 1251
 e64_dpp =v1 vm2 clamp? omod? ctrl fi? | 1251
v_cvt_f32_fp8
 e32 =v1 V.b32 | 942,950,1200-1251
 e64 =v1 V.b32 byte_sel? | 1200
 e64 =v1 V.b32 clamp? omod? | 942,950
 e64 =v1 V.b32 byte_sel? clamp? | 1250-1251
 sdwa =v1 W.b32 clamp? omod? src0_sel? | 942,950
 dpp =v1 v1 dpp8 fi? | 1200-1251
 dpp =v1 v1 ctrl | 942,950
 dpp =v1 v1 ctrl fi? | 1200-1251
 e64_dpp =v1 v1 byte_sel? dpp8 fi? | 1200
 e64_dpp =v1 v1 byte_sel? clamp? dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 byte_sel? ctrl fi? | 1200
 e64_dpp =v1 v1 byte_sel? clamp? ctrl fi? | 1250-1251
v_cvt_f32_i32 v_cvt_f32_u32 v_cvt_f32_ubyte0 v_cvt_f32_ubyte1 v_cvt_f32_ubyte2 v_cvt_f32_ubyte3 v_cvt_off_f32_i4
 e32 =v1 V.b32
 e64 =v1 V.b32 clamp? omod?
 sdwa =v1 W.i32 clamp? omod? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 ctrl | 900-950
 dpp =v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 clamp? omod? ctrl fi? | 1100-1251
v_cvt_f64_f32
 e32 =v2 V.f32
 e64 =v2 VM.f32 clamp? omod?
 dpp =v2 vm ctrl | 900-950
 dpp =v2 vm ctrl fi? | 1251
 e64_dpp =v2 vm clamp? omod? ctrl fi? | 1251
v_cvt_f64_i32 v_cvt_f64_u32
 e32 =v2 V.b32
 e64 =v2 V.b32 clamp? omod?
 dpp =v2 v1 ctrl | 900-950
 dpp =v2 v1 ctrl fi? | 1251
 e64_dpp =v2 v1 clamp? omod? ctrl fi? | 1251
v_cvt_floor_i32_f32 v_cvt_nearest_i32_f32
 e32 =v1 V.f32 | 1100-1251
 e64 =v1 VM.f32 clamp? | 1100-1251
 dpp =v1 v1 dpp8 fi? | 1100-1251
 dpp =v1 vm ctrl fi? | 1100-1251
 e64_dpp =v1 vm clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm clamp? ctrl fi? | 1100-1251
v_cvt_flr_i32_f32 v_cvt_rpi_i32_f32
 e32 =v1 V.f32 | 900-1030
 e64 =v1 VM.f32 clamp? | 900-1030
 sdwa =v1 W.f32 clamp? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1030
v_cvt_i16_f16 v_cvt_norm_i16_f16 v_cvt_norm_u16_f16 v_cvt_u16_f16
 e32 =v1l V.f16l | 1100-1251
 e32 =hl VT.f16l | 1100-1150
 e32 =v1 V.f16 | 900-1030
 e64 =v1 VM.f16 clamp? omod?
 e64 =h VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 clamp? sel1 | 900-1030
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
v_cvt_i32_f32 v_cvt_u32_f32
 e32 =v1 V.f32
 e64 =v1 VM.f32 clamp? omod?
 sdwa =v1 W.f32 clamp? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm clamp? omod? ctrl fi? | 1100-1251
v_cvt_i32_i16 v_cvt_u32_u16
 e32 =v1 VT.b16l | 1100-1150
 e32 =v1 V.b16l | 1100-1251
 e64 =v1 V.b16 | 1100-1251
 e64 =v1 VT.b16 op_sel? | 1100-1150
 dpp =v1 v1l dpp8 fi? | 1100-1251
 dpp =v1 hl dpp8 fi? | 1100-1150
 dpp =v1 v1l ctrl fi? | 1100-1251
 dpp =v1 hmil ctrl fi? | 1100-1150
 e64_dpp =v1 v1 dpp8 fi? | 1100-1251
 e64_dpp =v1 h op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 ctrl fi? | 1100-1251
 e64_dpp =v1 h op_sel? ctrl fi? | 1100-1150
v_cvt_pk_f16_bf8 v_cvt_pk_f16_fp8
 e32 =v1 V.b16l | 1250-1251
 e64 =v1 V.b16 op_sel? | 1250-1251
 dpp =v1 v1l dpp8 fi? | 1250-1251
 dpp =v1 vm1il ctrl fi? | 1250-1251
 e64_dpp =v1 v1 op_sel? dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 op_sel? ctrl fi? | 1250-1251
v_cvt_pk_f32_bf8 v_cvt_pk_f32_fp8
 e32 =v2 V.f16l | 1200-1251
 e32 =v2 V.b32 | 942,950
 e64 =v2 VM.i16 op_sel? | 1200-1251
 e64 =v2 V.b32 clamp? omod? | 942,950
 sdwa =v2 W.b32 clamp? omod? src0_sel? | 942,950
 dpp =v2 v1 ctrl | 942,950,1251
v_cvt_pk_rtz_f16_f32
 e32 =v1 V.f32 v1 | 1100-1251
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 1100-1251
 dpp =v1 v1 v1 dpp8 fi? | 1100-1251
 dpp =v1 vm vm ctrl fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1100-1251
v_cvt_pkrtz_f16_f32
 e32 =v1 V.f32 v1 | 1010-1030
 e64 =v1 VC.f32 VC.f32 | 900-950
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 900-1030
 sdwa =v1 W.f32 W.f32 clamp? omod? sel2 | 1010-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm vm ctrl fi? | 1010-1030
v_dot2acc_f32_f16
 e32 =v1 V.v2f16 v1 | 1100-1150
 dpp =v1 v1 v1 dpp8 fi? | 1100-1150
 dpp =v1 vm vm ctrl fi? | 1100-1150
v_dot2c_f32_bf16
 e32 =v1 V.v2bf16 v1 | 950
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 950
 dpp =v1 vm vm ctrl | 950
v_dot2c_f32_f16
 e32 =v1 V.v2f16 v1 | 908,90a-950,1011,1030
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 908,90a-950
 dpp =v1 v1 v1 dpp8 fi? | 1011,1030
 dpp =v1 vm vm ctrl | 908,90a-950
 dpp =v1 vm vm ctrl fi? | 1011,1030
v_dot2c_i32_i16 v_dot8c_i32_i4
 e32 =v1 V.b32 v1 | 908,90a-950
 e64 =v1 V.b32 V.b32 clamp? | 908,90a-950
 dpp =v1 v1 v1 ctrl | 908,90a-950
v_dot4c_i32_i8
 e32 =v1 V.b32 v1 | 908,90a-950,1011,1030
 e64 =v1 V.b32 V.b32 clamp? | 908,90a-950
 dpp =v1 v1 v1 dpp8 fi? | 1011,1030
 dpp =v1 v1 v1 ctrl | 908,90a-950
 dpp =v1 v1 v1 ctrl fi? | 1011,1030
v_exp_bf16
 e32 =v1l V.bf16l | 1250-1251
 e64 =v1 VM.f16 | 1250-1251
 dpp =v1l v1l dpp8 fi? | 1250-1251
 dpp =v1l vm1l ctrl fi? | 1250-1251
 e64_dpp =v1 vm1 dpp8 fi? | 1250-1251
 e64_dpp =v1 vm1 ctrl fi? | 1250-1251
v_exp_f16 v_floor_f16
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
v_exp_f32 v_floor_f32
 e32 =v1 V.f32
 e64 =v1 VM.f32 clamp? omod?
 sdwa =v1 W.f32 clamp? omod? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm clamp? omod? ctrl fi? | 1100-1251
v_exp_legacy_f32
 e32 =v1 V.f32 | 900-950
 e64 =v1 VM.f32 clamp? omod? | 900-950
 sdwa =v1 W.f32 clamp? omod? sel1 | 900-950
 dpp =v1 vm ctrl | 900-950
v_ffbh_i32 v_ffbh_u32 v_ffbl_b32
 e32 =v1 V.b32 | 900-1030
 e64 =v1 V.b32 | 900-1030
 sdwa =v1 W.i32 clamp? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 v1 ctrl | 900-950
 dpp =v1 v1 ctrl fi? | 1010-1030
v_floor_f64
 e32 =v2 V.f64
 e64 =v2 VM.f64 clamp? omod?
 dpp =v2 vm ctrl | 900-950
 dpp =v2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 clamp? omod? ctrl fi? | 1251
v_cvt_pk_bf16_f32 v_cvt_pk_f16_f32
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 950,1250-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1250-1251
v_cvt_pk_bf8_f16 v_cvt_pk_fp8_f16
 e64 =v1 VM.f32 op_sel? clamp? | 1250-1251
 e64_dpp =v1 vm op_sel? clamp? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm op_sel? clamp? ctrl fi? | 1250-1251
v_cvt_pk_bf8_f32
 e64 =v1 VM.f32 VM.f32 op_sel? | 942,950,1200-1251
 e64_dpp =v1 vm VCM.f32 op_sel? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm VCM.f32 op_sel? ctrl fi? | 1200-1251
v_cvt_pk_fp8_f32
 e64 =v1 VM.f32 VM.f32 op_sel? | 942,950,1200
 e64 =v1 VM.f32 VM.f32 op_sel? clamp? | 1250-1251
 e64_dpp =v1 vm VCM.f32 op_sel? dpp8 fi? | 1200
 e64_dpp =v1 vm VCM.f32 op_sel? clamp? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm VCM.f32 op_sel? ctrl fi? | 1200
 e64_dpp =v1 vm VCM.f32 op_sel? clamp? ctrl fi? | 1250-1251
v_cvt_pk_i16_f32 v_cvt_pk_norm_i16_f32 v_cvt_pk_norm_u16_f32 v_cvt_pk_u16_f32
 e64 =v1 VM.f32 VM.f32 clamp? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? ctrl fi? | 1100-1251
v_cvt_pk_i16_i32 v_cvt_pk_u16_u32
 e64 =v1 V.b32 V.b32
 e64_dpp =v1 v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1100-1251
v_cvt_pk_norm_i16_f16 v_cvt_pk_norm_u16_f16
 e64 =v1 VMT.f16 VMT.f16 op_sel? clamp? | 1100-1150
 e64 =v1 VM.f16 VM.f16 op_sel? clamp? | 1100-1251
 e64_dpp =v1 vm1 VCM.f16 op_sel? clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 hm VCMT.f16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 op_sel? clamp? ctrl fi? | 1100-1251
 e64_dpp =v1 hm VCMT.f16 op_sel? clamp? ctrl fi? | 1100-1150
v_cvt_pk_u8_f32
 e64 =v1 VM.f32 V.b32 V.b32 clamp?
 e64_dpp =v1 vm VC.b32 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VC.b32 VC.b32 clamp? ctrl fi? | 1100-1251
v_cvt_pkaccum_u8_f32
 e64 =v1 VC.f32 VC.f32 | 900-950
 e64 =v1 VM.f32 V.b32 clamp? | 900-950
v_cvt_pknorm_i16_f16 v_cvt_pknorm_u16_f16
 e64 =v1 VM.f16 VM.f16 op_sel? clamp? | 900-1030
v_cvt_pknorm_i16_f32 v_cvt_pknorm_u16_f32
 e64 =v1 VC.f32 VC.f32 | 900-950
 e64 =v1 VM.f32 VM.f32 clamp? | 900-1030
v_cvt_scale_pk16_bf16_bf6 v_cvt_scale_pk16_bf16_fp6 v_cvt_scale_pk16_f16_bf6 v_cvt_scale_pk16_f16_fp6
 e64 =v8 v3 V.b32 scale_sel? | 1250-1251
v_cvt_scale_pk16_f32_bf6 v_cvt_scale_pk16_f32_fp6
 e64 =v16 v3 V.b32 scale_sel? | 1250-1251
v_cvt_scale_pk8_bf16_bf8 v_cvt_scale_pk8_bf16_fp8 v_cvt_scale_pk8_f16_bf8 v_cvt_scale_pk8_f16_fp8
 e64 =v4 v2 V.b32 scale_sel? | 1250-1251
v_cvt_scale_pk8_bf16_fp4 v_cvt_scale_pk8_f16_fp4
 e64 =v4 v1 V.b32 scale_sel? | 1250-1251
v_cvt_scale_pk8_f32_bf8 v_cvt_scale_pk8_f32_fp8
 e64 =v8 v2 V.b32 scale_sel? | 1250-1251
v_cvt_scale_pk8_f32_fp4
 e64 =v8 v1 V.b32 scale_sel? | 1250-1251
v_cvt_scalef32_2xpk16_bf6_f32 v_cvt_scalef32_2xpk16_fp6_f32
 e64 =v6 v16 v16 V.f32 | 950
v_cvt_scalef32_f16_bf8 v_cvt_scalef32_f16_fp8 v_cvt_scalef32_f32_bf8 v_cvt_scalef32_f32_fp8 v_cvt_scalef32_pk_bf16_bf8 v_cvt_scalef32_pk_bf16_fp4 v_cvt_scalef32_pk_bf16_fp8 v_cvt_scalef32_pk_f16_bf8 v_cvt_scalef32_pk_f16_fp4 v_cvt_scalef32_pk_f16_fp8
 e64 =v1 V.b32 VM.f32 op_sel? | 950
v_cvt_scalef32_pk16_bf6_bf16 v_cvt_scalef32_pk16_bf6_f16 v_cvt_scalef32_pk16_fp6_bf16 v_cvt_scalef32_pk16_fp6_f16
 e64 =v3 v8 V.f32 | 1250-1251
v_cvt_scalef32_pk16_bf6_f32 v_cvt_scalef32_pk16_fp6_f32
 e64 =v3 v16 V.f32 | 1250-1251
v_cvt_scalef32_pk32_bf16_bf6 v_cvt_scalef32_pk32_bf16_fp6 v_cvt_scalef32_pk32_f16_bf6 v_cvt_scalef32_pk32_f16_fp6
 e64 =v16 v6 V.f32 | 950
v_cvt_scalef32_pk32_bf6_bf16 v_cvt_scalef32_pk32_bf6_f16 v_cvt_scalef32_pk32_fp6_bf16 v_cvt_scalef32_pk32_fp6_f16
 e64 =v6 v16 V.f32 | 950
v_cvt_scalef32_pk32_f32_bf6 v_cvt_scalef32_pk32_f32_fp6
 e64 =v32 v6 V.f32 | 950
v_cvt_scalef32_pk8_bf8_bf16 v_cvt_scalef32_pk8_bf8_f16 v_cvt_scalef32_pk8_fp8_bf16 v_cvt_scalef32_pk8_fp8_f16
 e64 =v2 v4 V.f32 @32 | 1250-1251
v_cvt_scalef32_pk8_bf8_f32 v_cvt_scalef32_pk8_fp8_f32
 e64 =v2 v8 V.f32 @32 | 1250-1251
v_cvt_scalef32_pk8_fp4_bf16 v_cvt_scalef32_pk8_fp4_f16
 e64 =v1 v4 V.f32 @32 | 1250-1251
v_cvt_scalef32_pk8_fp4_f32
 e64 =v1 v8 V.f32 @32 | 1250-1251
v_cvt_scalef32_pk_bf8_bf16 v_cvt_scalef32_pk_bf8_f16 v_cvt_scalef32_pk_fp4_bf16 v_cvt_scalef32_pk_fp4_f16 v_cvt_scalef32_pk_fp8_bf16 v_cvt_scalef32_pk_fp8_f16
 e64 =v1 VM.f32 VM.f32 op_sel? | 950
v_cvt_scalef32_pk_bf8_f32 v_cvt_scalef32_pk_fp4_f32 v_cvt_scalef32_pk_fp8_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 op_sel? | 950
v_cvt_scalef32_pk_f32_bf8 v_cvt_scalef32_pk_f32_fp4 v_cvt_scalef32_pk_f32_fp8
 e64 =v2 V.b32 VM.f32 op_sel? | 950
v_cvt_scalef32_sr_bf8_bf16 v_cvt_scalef32_sr_bf8_f16 v_cvt_scalef32_sr_bf8_f32 v_cvt_scalef32_sr_fp8_bf16 v_cvt_scalef32_sr_fp8_f16 v_cvt_scalef32_sr_fp8_f32
 e64 =v1 VM.f32 V.b32 VM.f32 op_sel? | 950
v_cvt_scalef32_sr_pk16_bf6_bf16 v_cvt_scalef32_sr_pk16_bf6_f16 v_cvt_scalef32_sr_pk16_fp6_bf16 v_cvt_scalef32_sr_pk16_fp6_f16
 e64 =v3 v8 V.b32 V.f32 | 1250-1251
v_cvt_scalef32_sr_pk16_bf6_f32 v_cvt_scalef32_sr_pk16_fp6_f32
 e64 =v3 v16 V.b32 V.f32 | 1250-1251
v_cvt_scalef32_sr_pk32_bf6_bf16 v_cvt_scalef32_sr_pk32_bf6_f16 v_cvt_scalef32_sr_pk32_fp6_bf16 v_cvt_scalef32_sr_pk32_fp6_f16
 e64 =v6 v16 V.b32 V.f32 | 950
v_cvt_scalef32_sr_pk32_bf6_f32 v_cvt_scalef32_sr_pk32_fp6_f32
 e64 =v6 v32 V.b32 V.f32 | 950
v_cvt_scalef32_sr_pk8_bf8_bf16 v_cvt_scalef32_sr_pk8_bf8_f16 v_cvt_scalef32_sr_pk8_fp8_bf16 v_cvt_scalef32_sr_pk8_fp8_f16
 e64 =v2 v4 V.b32 V.f32 @32 | 1250-1251
v_cvt_scalef32_sr_pk8_bf8_f32 v_cvt_scalef32_sr_pk8_fp8_f32
 e64 =v2 v8 V.b32 V.f32 @32 | 1250-1251
v_cvt_scalef32_sr_pk8_fp4_bf16 v_cvt_scalef32_sr_pk8_fp4_f16
 e64 =v1 v4 V.b32 V.f32 @32 | 1250-1251
v_cvt_scalef32_sr_pk8_fp4_f32
 e64 =v1 v8 V.b32 V.f32 @32 | 1250-1251
v_cvt_scalef32_sr_pk_fp4_bf16 v_cvt_scalef32_sr_pk_fp4_f16
 e64 =v1 VM.v2f16 V.b32 VM.f32 op_sel? | 950
v_cvt_scalef32_sr_pk_fp4_f32
 e64 =v1 VM.v2f32 V.b32 VM.f32 op_sel? | 950
v_cvt_sr_bf16_f32 v_cvt_sr_f16_f32
 e64 =v1 VM.f32 V.b32 op_sel? | 950
v_cvt_sr_bf8_f16 v_cvt_sr_fp8_f16
 e64 =v1 VM.f16 V.b32 op_sel? byte_sel? | 1250-1251
 e64_dpp =v1 vm1 VC.b32 op_sel? byte_sel? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm1 VC.b32 op_sel? byte_sel? ctrl fi? | 1250-1251
v_cvt_sr_bf8_f32
 e64 =v1 VM.f32 V.b32 op_sel? | 942,950
 e64 =v1 VM.f32 V.b32 byte_sel? | 1200-1251
 e64_dpp =v1 vm VC.b32 byte_sel? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm VC.b32 byte_sel? ctrl fi? | 1200-1251
v_cvt_sr_fp8_f32
 e64 =v1 VM.f32 V.b32 op_sel? | 942,950
 e64 =v1 VM.f32 V.b32 byte_sel? | 1200
 e64 =v1 VM.f32 V.b32 byte_sel? clamp? | 1250-1251
 e64_dpp =v1 vm VC.b32 byte_sel? dpp8 fi? | 1200
 e64_dpp =v1 vm VC.b32 byte_sel? clamp? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm VC.b32 byte_sel? ctrl fi? | 1200
 e64_dpp =v1 vm VC.b32 byte_sel? clamp? ctrl fi? | 1250-1251
v_cvt_sr_pk_bf16_f32 v_cvt_sr_pk_f16_f32
 e64 =v1 VM.f32 VM.f32 V.b32 clamp? omod? | 1250-1251
 e64_dpp =v1 vm VCM.f32 VC.b32 clamp? omod? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm VCM.f32 VC.b32 clamp? omod? ctrl fi? | 1250-1251
v_div_fixup_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? clamp? omod?
 e64 =h VMT.f16 VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_div_fixup_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod?
v_div_fixup_f64
 e64 =v2 VM.f64 VM.f64 VM.f64 clamp? omod?
 e64_dpp =v2 vm2 VCM.f64 VCM.f64 clamp? omod? ctrl fi? | 1251
v_div_fixup_legacy_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 clamp? omod? | 900-950
v_div_fmas_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? <vcc
v_div_fmas_f64
 e64 =v2 VM.f64 VM.f64 VM.f64 clamp? omod? <vcc
 e64_dpp =v2 vm2 VCM.f64 VCM.f64 clamp? omod? ctrl fi? <vcc | 1251
v_div_scale_f32
 e64 =v1 =bool VM.f32 VM.f32 VM.f32 clamp? omod?
v_div_scale_f64
 e64 =v2 =bool VM.f64 VM.f64 VM.f64 clamp? omod?
 e64_dpp =v2 =bool vm2 VCM.f64 VCM.f64 clamp? omod? ctrl fi? | 1251
v_dot2_bf16_bf16 v_dot2_f16_f16
 e64 =v1 VM.f32 VM.f32 VM.f16 op_sel? | 1100-1200
 e64 =h VM.f32 VM.f32 VMT.f16 op_sel? | 1100-1150
 e64_dpp =v1 vm VCM.f32 VCM.f16 op_sel? dpp8 fi? | 1100-1200
 e64_dpp =h vm VCM.f32 VCMT.f16 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm VCM.f32 VCM.f16 op_sel? ctrl fi? | 1100-1200
 e64_dpp =h vm VCM.f32 VCMT.f16 op_sel? ctrl fi? | 1100-1150
v_dot2_f32_bf16
 e64 =v1 V.v2bf16 V.v2bf16 V.f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 950,1100-1200
 e64_dpp =v1 v1 VC.v2bf16 VC.f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? dpp8 fi? | 1100-1200
 e64_dpp =v1 v1 VC.v2bf16 VC.f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? ctrl fi? | 1100-1200
v_dot2_f32_f16
 e64 =v1 V.v2f16 V.v2f16 V.f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 906-908,90a-950,1011,1030-1200
 e64_dpp =v1 v1 VC.v2f16 VC.f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? dpp8 fi? | 1100-1200
 e64_dpp =v1 v1 VC.v2f16 VC.f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? ctrl fi? | 1100-1200
v_dot2_i32_i16 v_dot2_u32_u16
 e64 =v1 V.v2b16 V.v2b16 V.b32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 906-908,90a-950,1011,1030
v_dot4_f32_bf8_bf8 v_dot4_f32_bf8_fp8 v_dot4_f32_fp8_bf8 v_dot4_f32_fp8_fp8
 e64 =v1 V.b32 V.b32 V.f32 neg_lo? neg_hi? | 1200
 e64_dpp =v1 v1 v1 v1 neg_lo? neg_hi? dpp8 fi? | 1200
 e64_dpp =v1 v1 v1 v1 neg_lo? neg_hi? ctrl fi? | 1200
v_dot4_i32_i8 v_dot8_i32_i4
 e64 =v1 V.b32 V.b32 V.b32 neg_lo? neg_hi? clamp? | 906-908,90a-950,1011,1030
v_dot4_i32_iu8 v_dot8_i32_iu4
 e64 =v1 V.b32 V.b32 V.b32 neg_lo? neg_hi? clamp? | 1100-1251
v_dot4_u32_u8 v_dot8_u32_u4
 e64 =v1 V.b32 V.b32 V.b32 neg_lo? neg_hi? clamp? | 906-908,90a-950,1011,1030-1251
`;
