// Operands of `asm!` for AMD GPUs: classes of all widths, names, ties, constants, clobbers.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_amdgpu, repr_simd)]
#![allow(internal_features)]
use core::arch::{amdgpu::workitem_id_x, asm, global_asm};

global_asm!(".set from_the_module, {}", const 40 + 2);

#[repr(simd)]
#[derive(Clone, Copy)]
pub struct Four([f32; 4]);

/// 13 words per thread; what each is stands beside it.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn words(out: *mut u32, data: *const u32, n: u32) {
    unsafe {
        let t = workitem_id_x();
        let x = *data.add(t as usize);
        let out = out.add(16 * t as usize);
        // x ^ n
        let a: u32;
        asm!("v_xor_b32 {}, {}, {}", out(vgpr32) a, in(vgpr32) n, in(vgpr32) x);
        *out = a;
        // n + 5
        let b: u32;
        asm!("s_add_i32 {sum}, {n}, {k}", sum = out(sgpr32) b, n = in(sgpr32) n, k = const 5);
        *out.add(1) = b;
        // (x << 3) & 0xffff, in place
        let mut c = x;
        asm!("v_lshlrev_b32 {0}, 3, {0}", "v_and_b32 {0}, 0xffff, {0}", inout(vgpr32) c);
        *out.add(2) = c;
        // x << n as 64 bits
        let d: u64;
        asm!("v_lshlrev_b64 {}, {}, {}", out(vgpr64) d, in(vgpr32) n, in(vgpr64) x as u64);
        *out.add(3) = d as u32;
        *out.add(4) = (d >> 32) as u32;
        // by name, with a clobber that a live value must avoid
        let e: u32;
        asm!("v_mov_b32 v1, v0", "v_mul_u32_u24 v0, v1, v1", inout("v0") x & 0xfff => e, out("v1") _);
        *out.add(5) = e;
        let f: u64;
        asm!("s_lshl_b64 s[4:5], s[2:3], 4", in("s[2:3]") n as u64 | 1 << 40, lateout("s[4:5]") f, out("s[0:1]") _);
        *out.add(6) = f as u32;
        *out.add(7) = (f >> 32) as u32;
        // a load that the text waits for
        let g: u32;
        asm!("global_load_dword {}, {}, off", "s_waitcnt vmcnt(0)", out(vgpr32) g, in(vgpr64) data.add((t ^ 1) as usize));
        *out.add(8) = g;
        // four elements of a vector
        let v = Four([1.0, x as f32, 3.0, n as f32]);
        let w: Four;
        asm!("v_mov_b32 v8, v16", "v_mov_b32 v9, v17", "v_add_f32 v10, v18, v19", "v_mov_b32 v11, v19", in("v[16:19]") v, out("v[8:11]") w);
        let w: [f32; 4] = core::mem::transmute(w);
        *out.add(9) = w[0] as u32;
        *out.add(10) = w[1] as u32;
        *out.add(11) = w[2] as u32;
        // a register for the text alone
        let h: u32;
        asm!("s_mov_b32 {2}, 0x70", "v_xor_b32 {0}, {2}, {1}", out(vgpr32) h, in(vgpr32) t, out(sgpr32) _);
        *out.add(12) = h;
    }
}
