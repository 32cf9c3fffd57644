//! Inline assembly of one line: barriers, fences, registers, atomic operations.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]
use core::arch::asm;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

unsafe fn tid() -> u32 {
    let i: u32;
    unsafe { asm!("mov.u32 {0}, %tid.x;", out(reg32) i) };
    i
}

// run reverse block=64 bytes=256 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn reverse(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        let i = tid() as usize;
        *tile.add(i) = *x.add(i);
        //% *tile.add(i + 1) = *x.add(i); => workgroup-memory@here
        asm!("bar.sync 0;");
        //% if i < 32 { asm!("bar.sync 0;"); } => deadlock@here
        asm!("membar.gl;");
        asm!("fence.acq_rel.gpu;");
        asm!("bar.sync 1, 64;");
        //% asm!("bar.sync 1, 60;"); => barrier-count@here
        *y.add(i) = *tile.add(63 - i);
        asm!("barrier.sync 0;");
    }
}

// run flags block=64 flag=u32[2] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn flags(flag: *mut u32, y: *mut u32) {
    unsafe {
        let i = tid() as usize;
        let place = flag.add(1);
        let old: u32;
        asm!("atom.add.release.gpu.global.u32 {0}, [{1}+0], {2};", out(reg32) old, in(reg64) place, in(reg32) 1u32);
        //% asm!("atom.add.release.gpu.global.u32 {0}, [{1}+4], {2};", out(reg32) old, in(reg64) place, in(reg32) 1u32); => out-of-bounds@here
        loop {
            let now: u32;
            asm!("ld.acquire.gpu.global.u32 {0}, [{1}];", out(reg32) now, in(reg64) place); // %spin
            if now >= 65 {
                //% if now >= 66 { => deadlock@spin
                break;
            }
        }
        *y.add(i) = old;
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
