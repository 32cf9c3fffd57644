//! `asm!`: the text stands as it was written, as rustc prints it, and values fill the registers of their classes.
//@ cpu: sm_80
#![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_nvptx)]
#![no_std]
use core::arch::{asm, nvptx::*};

// CHECK-LABEL: .entry scopes(
// CHECK: // begin inline asm
// CHECK-NEXT: {
// CHECK-NEXT: .reg .pred big;
// CHECK-NEXT: setp.gt.u32 big, [[X:%r[0-9]+]],
// CHECK-NEXT: @!big add.u32 [[Y:%r[0-9]+]], [[X]], 1;
// CHECK-NEXT: @big mov.u32 [[Y]], 7;
// CHECK-NEXT: }
// CHECK-NEXT: // end inline asm
// CHECK: // a note
// CHECK-NEXT: // end inline asm
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scopes(out: *mut u32, limit: u32) {
    unsafe {
        let i = _thread_idx_x();
        let y: u32;
        asm!(
            "{{",
            ".reg .pred big;",
            "setp.gt.u32 big, {x}, {limit};",
            "@!big add.u32 {y}, {x}, 1;",
            "@big mov.u32 {y}, 7;",
            "}}",
            x = in(reg32) i, limit = in(reg32) limit, y = out(reg32) y,
        );
        asm!("// a note");
        *out.add(i as usize) = y;
    }
}

// A byte in a word, a word in 64 bits, words of 16 bits of their own, a float in 64 bits; results are cut.
// CHECK-LABEL: .entry widths(
// CHECK: add.u32 [[BYTE:%r[0-9]+]], {{%r[0-9]+}}, 250;
// CHECK: add.u16 {{%rs[0-9]+}}, {{%rs[0-9]+}}, {{%rs[0-9]+}};
// CHECK: shl.b64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, 8;
// CHECK: not.b64 {{%rd[0-9]+}}, {{%rd[0-9]+}};
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn widths(src: *const u32, out: *mut [u32; 4]) {
    unsafe {
        let i = _thread_idx_x() as usize;
        let v = *src.add(i);
        let (byte, half): (u8, i16);
        asm!("add.u32 {0}, {1}, {k};", out(reg32) byte, in(reg32) v as u8, k = const 250);
        asm!("add.u16 {0}, {1}, {2};", lateout(reg16) half, in(reg16) v as u16, in(reg16) v as u8);
        let mut word = v;
        asm!("shl.b64 {0}, {0}, 8;", inout(reg64) word);
        let float: f32;
        asm!("not.b64 {0}, {1};", out(reg64) float, in(reg64) f32::from_bits(v));
        *out.add(i) = [byte as u32, half as u32, word, float.to_bits()];
    }
}
// CHECK-LABEL: .entry raw(
// CHECK: { .reg .u32 seven; mov.u32 seven, 7;
// CHECK-NEXT: st.global.u32 [{{%rd[0-9]+}}], seven; }
// CHECK: { membar.gl; }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn raw(out: *mut u32) {
    unsafe {
        asm!(r"{{ .reg .u32 seven; mov.u32 seven, 7;", r#"st.global.u32 [{}], seven; }}"#, in(reg64) out);
        asm!("{ membar.gl; }", options(raw));
    }
}
#[panic_handler] fn p(_: &core::panic::PanicInfo) -> ! { loop {} }
