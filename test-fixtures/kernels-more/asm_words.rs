//! Words by inline assembly where the target has it: several instructions, predicates, labels, registers of all widths.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx, asm_experimental_arch))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;
    pub fn thread_idx() -> u32 {
        unsafe { _thread_idx_x() }
    }
    pub fn block_idx() -> u32 {
        unsafe { _block_idx_x() }
    }
    pub fn block_dim() -> u32 {
        unsafe { _block_dim_x() }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu as a;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    #[repr(C)]
    struct Packet {
        header: u16,
        setup: u16,
        workgroup: [u16; 3],
        reserved: u16,
        grid: [u32; 3],
    }
    fn packet() -> &'static Packet {
        unsafe { &*(amdgpu_dispatch_ptr() as *const Packet) }
    }
    pub fn thread_idx() -> u32 {
        a::workitem_id_x()
    }
    pub fn block_idx() -> u32 {
        a::workgroup_id_x()
    }
    pub fn block_dim() -> u32 {
        packet().workgroup[0] as u32
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

const FIELD: u32 = 9;

#[cfg(target_arch = "nvptx64")]
mod words {
    use core::arch::asm;

    pub fn majority(a: u32, b: u32, c: u32) -> u32 {
        let d: u32;
        unsafe {
            asm!("lop3.b32 {d}, {a}, {b}, {c}, 0xe8;", d = out(reg32) d, a = in(reg32) a, b = in(reg32) b,
                 c = in(reg32) c, options(pure, nomem, nostack))
        }
        d
    }
    pub fn pick_bytes<const SELECTOR: u32>(a: u32, b: u32) -> u32 {
        let d: u32;
        unsafe {
            asm!("prmt.b32 {}, {}, {}, {};", lateout(reg32) d, in(reg32) a, in(reg32) b, const SELECTOR)
        }
        d
    }
    pub fn wide(a: u32, b: u32, c: u64) -> u64 {
        let d: u64;
        unsafe {
            asm!("mad.wide.u32 {0}, {1}, {2}, {3};", out(reg64) d, in(reg32) a, in(reg32) b, in(reg64) c)
        }
        d
    }
    pub fn field(a: u32, b: u32) -> u32 {
        let mut d = b;
        unsafe {
            asm!("bfi.b32 {0}, {1}, {0}, 4, {len};", inout(reg32) d, in(reg32) a, len = const super::FIELD)
        }
        d
    }
    pub fn counts(a: u32) -> (u32, u32, u32) {
        let (zeros, turned, ones);
        unsafe {
            asm!("clz.b32 {0}, {3};", "brev.b32 {1}, {3};", "popc.b32 {2}, {3};",
                 out(reg32) zeros, out(reg32) turned, out(reg32) ones, in(reg32) a)
        }
        (zeros, turned, ones)
    }
    /// Steps of the Collatz sequence, 60 at most.
    pub fn collatz(n: u32) -> u32 {
        let steps: u32;
        unsafe {
            asm!(
                "{{",
                "    .reg .pred odd, more;",
                "    .reg .u32 low;",
                "    .reg .u64 x;",
                "    cvt.u64.u32 x, {n};",
                "    mov.u32 {steps}, 0;",
                "AGAIN: // until 1 is there",
                "    cvt.u32.u64 low, x;",
                "    and.b32 low, low, 1;",
                "    setp.ne.u32 odd, low, 0;",
                "    @odd mad.lo.u64 x, x, 3, 1;",
                "    @!odd shr.u64 x, x, 1;",
                "    add.u32 {steps}, {steps}, 1;",
                "    setp.gt.u64 more, x, 1;",
                "    setp.lt.and.u32 more, {steps}, 60, more;",
                "    @more bra AGAIN;",
                "}}",
                n = in(reg32) n, steps = out(reg32) steps,
            )
        }
        steps
    }
    pub fn halves(a: u16, b: u8) -> (i16, u8) {
        let (sum, cut);
        unsafe {
            asm!("add.u16 {0}, {1}, {2};", out(reg16) sum, in(reg16) a, in(reg16) b);
            asm!("mul.lo.u32 {0}, {1}, {2};", out(reg32) cut, in(reg32) a, in(reg32) b);
        }
        (sum, cut)
    }
}

#[cfg(not(target_arch = "nvptx64"))]
mod words {
    pub fn majority(a: u32, b: u32, c: u32) -> u32 {
        a & b | a & c | b & c
    }
    pub fn pick_bytes<const SELECTOR: u32>(a: u32, b: u32) -> u32 {
        let all = (b as u64) << 32 | a as u64;
        u32::from_le_bytes([0, 1, 2, 3].map(|i| (all >> (8 * (SELECTOR >> (4 * i) & 7))) as u8))
    }
    pub fn wide(a: u32, b: u32, c: u64) -> u64 {
        (a as u64 * b as u64).wrapping_add(c)
    }
    pub fn field(a: u32, b: u32) -> u32 {
        let mask = ((1 << super::FIELD) - 1) << 4;
        b & !mask | a << 4 & mask
    }
    pub fn counts(a: u32) -> (u32, u32, u32) {
        (a.leading_zeros(), a.reverse_bits(), a.count_ones())
    }
    pub fn collatz(n: u32) -> u32 {
        let mut x = n as u64;
        for steps in 1.. {
            x = if x & 1 != 0 {
                x.wrapping_mul(3).wrapping_add(1)
            } else {
                x >> 1
            };
            if x <= 1 || steps >= 60 {
                return steps;
            }
        }
        0
    }
    pub fn halves(a: u16, b: u8) -> (i16, u8) {
        (a.wrapping_add(b as u16) as i16, (a as u8).wrapping_mul(b))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mix(v: *const u32, out: *mut [u32; 8]) {
    let i = (gpu::block_idx() * gpu::block_dim() + gpu::thread_idx()) as usize;
    let (a, b) = unsafe { (*v.add(i), *v.add(i + 96)) };
    let wide = words::wide(a, b, 0xffff_0000_0007);
    let (zeros, turned, ones) = words::counts(a >> (b & 31));
    let (sum, cut) = words::halves(a as u16, b as u8);
    let picked = words::pick_bytes::<0x6420>(a, b) ^ words::pick_bytes::<0x1357>(a, b);
    unsafe {
        *out.add(i) = [
            words::majority(a, b, a.rotate_left(7)),
            picked,
            wide as u32,
            (wide >> 32) as u32,
            words::field(a, b),
            zeros | ones << 8 | words::collatz(a % 1000 + 1) << 16,
            turned,
            sum as u32 ^ (cut as u32) << 16,
        ];
    }
}
