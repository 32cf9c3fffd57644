//! Litmus tests of the PTX memory consistency model (PTX ISA, section 8): each line says whether the
//! two accesses to `data` are ordered. Blocks of one thread, unless a test is about one block.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, stdarch_nvptx)]
#![allow(internal_features)]
use core::arch::asm;
use core::arch::nvptx::*;

macro_rules! st {
    ($op:literal, $p:expr, $v:expr) => {
        asm!(concat!("st.", $op, ".global.u32 [{0}], {1};"), in(reg64) $p, in(reg32) $v) // %st
    };
}
macro_rules! ld {
    ($op:literal, $p:expr) => {{
        let v: u32;
        asm!(concat!("ld.", $op, ".global.u32 {0}, [{1}];"), out(reg32) v, in(reg64) $p); // %ld
        v
    }};
}
macro_rules! rmw {
    ($op:literal, $p:expr, $v:expr) => {{
        let v: u32;
        asm!(concat!("atom.", $op, ".u32 {0}, [{1}], {2};"), out(reg32) v, in(reg64) $p, in(reg32) $v);
        v
    }};
}

// Fences that all threads of a block execute in front of its barrier: 8.9.4 and 8.10.2.
// run fence_order grid=2 block=4 data=u32[4] flag=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fence_order(data: *mut u32, flag: *mut u32, out: *mut u32) {
    let t = unsafe { _thread_idx_x() as usize };
    unsafe {
        if _block_idx_x() == 0 {
            *data.add(t) = 1; // %fo_data
            asm!("fence.sc.gpu;");
            //% asm!("membar.gl;"); => nothing
            //% asm!("fence.acq_rel.gpu;"); => global-race@fo_data, global-race@fo_got
            //% asm!("fence.sc.cta;"); => global-race@fo_data, global-race@fo_got
            //% => global-race@fo_data, global-race@fo_got
            _syncthreads();
            //% => global-race@fo_data, global-race@fo_got
            if t == 0 {
                st!("relaxed.gpu", flag, 7u32);
                //% st!("relaxed.gpu", flag.add(1), 7u32); st!("relaxed.gpu", flag, 7u32); => nothing
            }
        } else if t == 0 {
            while ld!("relaxed.gpu", flag) != 7 {}
            asm!("fence.sc.gpu;");
            //% asm!("fence.acq_rel.gpu;"); => global-race@fo_data, global-race@fo_got
            //% => global-race@fo_data, global-race@fo_got
            let mut sum = 0;
            for k in 0..4 {
                sum += *data.add(k); // %fo_got
            }
            *out = sum;
        }
    }
}

// Message passing between blocks: 8.8 release and acquire patterns, 8.9.5 scopes (morally strong).
// run mp grid=2 block=1 data=u32[4] flag=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mp(data: *mut u32, flag: *mut u32, out: *mut u32) {
    unsafe {
        if _block_idx_x() == 0 {
            *data = 1; // %mp_data
            st!("release.gpu", flag, 7u32);
            //% st!("relaxed.gpu", flag, 7u32); => global-race@mp_data, global-race@mp_got
            //% st!("release.sys", flag, 7u32); => nothing
            //% st!("release.cta", flag, 7u32); => global-race@st, global-race@ld, global-race@mp_data, global-race@mp_got
            //% st!("volatile", flag, 7u32); => global-race@st, global-race@ld, global-race@mp_data, global-race@mp_got
            //% asm!("fence.acq_rel.gpu;"); st!("relaxed.gpu", flag, 7u32); => nothing
            //% asm!("fence.sc.sys;"); st!("relaxed.gpu", flag, 7u32); => nothing
            //% asm!("fence.acq_rel.cta;"); st!("relaxed.gpu", flag, 7u32); => global-race@mp_data, global-race@mp_got
            //% asm!("membar.gl;"); st!("relaxed.gpu", flag, 7u32); => nothing
            //% asm!("membar.cta;"); st!("relaxed.gpu", flag, 7u32); => global-race@mp_data, global-race@mp_got
            //% st!("relaxed.gpu", flag, 7u32); asm!("fence.acq_rel.gpu;"); => global-race@mp_data, global-race@mp_got
            //% rmw!("exch.release.gpu", flag, 7u32); => nothing
            //% rmw!("exch.relaxed.gpu", flag, 7u32); => global-race@mp_data, global-race@mp_got
            //% rmw!("exch.acq_rel.gpu", flag, 7u32); => nothing
            //% rmw!("exch.acquire.gpu", flag, 7u32); => global-race@mp_data, global-race@mp_got
            //% st!("release.gpu", flag, 7u32); *data.add(1) = 1; => nothing
        } else {
            while ld!("acquire.gpu", flag) != 7 {}
            //% while ld!("relaxed.gpu", flag) != 7 {} => global-race@mp_data, global-race@mp_got
            //% while ld!("relaxed.gpu", flag) != 7 {} asm!("fence.acq_rel.gpu;"); => nothing
            //% while ld!("relaxed.gpu", flag) != 7 {} asm!("fence.acq_rel.cta;"); => global-race@mp_data, global-race@mp_got
            //% while ld!("acquire.cta", flag) != 7 {} => global-race@ld, global-race@st, global-race@mp_data, global-race@mp_got
            //% while ld!("acquire.sys", flag) != 7 {} => nothing
            //% while rmw!("add.acquire.gpu", flag, 0u32) != 7 {} => nothing
            *out = *data; // %mp_got
        }
    }
}

// Message passing in a block, by threads of two warps: the scope of the block suffices.
// run mp_cta block=64 data=u32[4] flag=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mp_cta(data: *mut u32, flag: *mut u32, out: *mut u32) {
    unsafe {
        if _thread_idx_x() == 0 {
            *data = 1; // %cta_data
            st!("release.cta", flag, 7u32);
            //% st!("relaxed.cta", flag, 7u32); => global-race@cta_data, global-race@cta_got
            //% asm!("fence.acq_rel.cta;"); st!("relaxed.cta", flag, 7u32); => nothing
        } else if _thread_idx_x() == 32 {
            while ld!("acquire.cta", flag) != 7 {}
            //% while ld!("relaxed.cta", flag) != 7 {} => global-race@cta_data, global-race@cta_got
            *out = *data; // %cta_got
        }
    }
}

// Release sequences: a read-modify-write goes on with what the release before it passed on (8.7).
// run sequence grid=3 block=1 data=u32[4] flag=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sequence(data: *mut u32, flag: *mut u32, out: *mut u32) {
    unsafe {
        match _block_idx_x() {
            0 => {
                *data = 1; // %seq_data
                st!("release.gpu", flag, 7u32);
            }
            1 => {
                while ld!("relaxed.gpu", flag) != 7 {}
                rmw!("add.relaxed.gpu", flag, 1u32);
                //% st!("relaxed.gpu", flag, 8u32); => global-race@seq_data, global-race@seq_got
            }
            _ => {
                while ld!("acquire.gpu", flag) != 8 {}
                *out = *data; // %seq_got
            }
        }
    }
}

// Write-to-read causality: causality order is transitive (8.9.4).
// run wrc grid=3 block=1 data=u32[4] flag=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn wrc(data: *mut u32, flag: *mut u32, out: *mut u32) {
    unsafe {
        match _block_idx_x() {
            0 => {
                *data = 1; // %wrc_data
                st!("release.gpu", flag, 7u32);
            }
            1 => {
                while ld!("acquire.gpu", flag) != 7 {}
                //% while ld!("relaxed.gpu", flag) != 7 {} => global-race@wrc_data, global-race@wrc_got
                st!("release.gpu", flag.add(1), 7u32);
                //% st!("relaxed.gpu", flag.add(1), 7u32); => global-race@wrc_data, global-race@wrc_got
            }
            _ => {
                while ld!("acquire.gpu", flag.add(1)) != 7 {}
                *out = *data; // %wrc_got
                //% *data = 2; => nothing
            }
        }
    }
}

// Store buffering, load buffering, 2+2W, coherence, IRIW: atomic operations never race (8.9.1).
// run sb grid=2 block=1 d=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sb(d: *mut u32, out: *mut u32) {
    unsafe {
        let b = _block_idx_x() as usize;
        st!("relaxed.gpu", d.add(b), 1u32);
        //% *d.add(b) = 1; => global-race@here, global-race@ld
        *out.add(b) = ld!("relaxed.gpu", d.add(1 - b));
        //% *out.add(b) = *d.add(1 - b); => global-race@here, global-race@st
        //% st!("relaxed.gpu", d.add(1 - b), 2u32); => nothing
        //% st!("relaxed.cta", d.add(1 - b), 2u32); => global-race@st
        //% *d.add(1 - b) = 2; => global-race@here, global-race@st
        //% asm!("fence.sc.gpu;"); *out.add(b) = ld!("relaxed.gpu", d.add(1 - b)); => nothing
    }
}

// Load buffering (LB), 2+2W and coherence of reads (CoRR): morally strong operations on one place
// are in coherence order (8.10.1 to 8.10.3), and no data race (8.9.1).
// run lb grid=2 block=1 d=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn lb(d: *mut u32, out: *mut u32) {
    unsafe {
        let b = _block_idx_x() as usize;
        *out.add(b) = ld!("relaxed.gpu", d.add(b));
        //% *out.add(b) = *d.add(b); => global-race@here, global-race@st
        //% *out.add(b) = ld!("relaxed.cta", d.add(b)); => global-race@ld, global-race@st
        st!("relaxed.gpu", d.add(1 - b), 1u32);
        //% *d.add(1 - b) = 1; => global-race@here, global-race@ld
        //% st!("release.sys", d.add(1 - b), 1u32); => nothing
    }
}

// run two_writes grid=2 block=1 d=u32[4]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn two_writes(d: *mut u32) {
    unsafe {
        let b = _block_idx_x() as usize;
        st!("relaxed.gpu", d.add(b), 1u32);
        st!("relaxed.gpu", d.add(1 - b), 2u32);
        //% *d.add(1 - b) = 2; => global-race@here, global-race@st
        //% rmw!("exch.relaxed.gpu", d.add(1 - b), 2u32); => nothing
    }
}

// run corr grid=2 block=1 d=u32[4] out=u32[4]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn corr(d: *mut u32, out: *mut u32) {
    unsafe {
        if _block_idx_x() == 0 {
            st!("relaxed.gpu", d, 1u32);
            //% st!("relaxed.cta", d, 1u32); => global-race@st, global-race@ld
        } else {
            *out = ld!("relaxed.gpu", d);
            *out.add(1) = ld!("relaxed.gpu", d);
            //% *out.add(1) = *d; => global-race@here, global-race@st
        }
    }
}

// run iriw grid=4 block=1 d=u32[4] out=u32[8]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn iriw(d: *mut u32, out: *mut u32) {
    unsafe {
        let b = _block_idx_x() as usize;
        if b < 2 {
            st!("relaxed.gpu", d.add(b), 1u32);
            //% *d.add(b) = 1; => global-race@here, global-race@ld
        } else {
            *out.add(2 * b) = ld!("relaxed.gpu", d.add(b - 2));
            //% *out.add(2 * b) = *d.add(b - 2); => global-race@here, global-race@st
            *out.add(2 * b + 1) = ld!("relaxed.gpu", d.add(3 - b));
        }
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
