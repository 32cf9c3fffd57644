//! CRCs of several widths and polynomials: tables as associated consts of generic types, sliced by eight.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

trait Word: Copy + Eq {
    const BITS: u32;
    fn low_byte(self) -> u8;
    fn shift_right(self, n: u32) -> Self;
    fn xor(self, other: Self) -> Self;
    fn widen(self) -> u64;
}

macro_rules! words {
    ($($t:ty),* $(,)?) => {$(
        impl Word for $t {
            const BITS: u32 = <$t>::BITS;
            fn low_byte(self) -> u8 { self as u8 }
            fn shift_right(self, n: u32) -> Self { self.checked_shr(n).unwrap_or_default() }
            fn xor(self, other: Self) -> Self { self ^ other }
            fn widen(self) -> u64 { self as u64 }
        }
    )*};
}
words!(u8, u16, u32, u64);

trait Algorithm {
    type Word: Word + 'static;
    const TABLE: &'static [[Self::Word; 256]];
    const INIT: Self::Word;
    const FINAL: Self::Word;
}

macro_rules! crc {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($t:ty) = $poly:expr, init $init:expr, xor $xor:expr, slices $n:expr) => {
        $(#[$meta])*
        $vis struct $name;
        impl $name {
            const fn tables() -> [[$t; 256]; $n] {
                let mut all = [[0; 256]; $n];
                let mut i = 0usize;
                while i < 256 {
                    let mut c = i as $t;
                    let mut k = 0;
                    while k < 8 {
                        c = if c & 1 == 1 { (c >> 1) ^ $poly } else { c >> 1 };
                        k += 1;
                    }
                    all[0][i] = c;
                    i += 1;
                }
                let mut s = 1;
                while s < $n {
                    let mut i = 0;
                    while i < 256 {
                        let before = all[s - 1][i];
                        all[s][i] = all[0][(before & 0xff) as usize] ^ (if <$t>::BITS > 8 { before >> (8 % <$t>::BITS) } else { 0 });
                        i += 1;
                    }
                    s += 1;
                }
                all
            }
        }
        impl Algorithm for $name {
            type Word = $t;
            const TABLE: &'static [[$t; 256]] = &Self::tables();
            const INIT: $t = $init;
            const FINAL: $t = $xor;
        }
    };
}

crc! {
    /// The one of zip and Ethernet.
    pub struct Crc32(u32) = 0xedb8_8320, init !0, xor !0, slices 4
}
crc!(struct Crc16(u16) = 0xa001, init 0, xor 0, slices 1);
crc!(struct Crc8(u8) = 0x8c, init 0x00, xor 0x55, slices 1);
crc!(struct Crc64(u64) = 0xc96c_5795_d787_0f42, init u64::MAX, xor u64::MAX, slices 2);

fn bytewise<A: Algorithm>(data: &[u8]) -> A::Word {
    let table = &A::TABLE[0];
    data.iter()
        .fold(A::INIT, |c, &b| {
            table[usize::from(c.low_byte() ^ b)].xor(c.shift_right(8))
        })
        .xor(A::FINAL)
}

fn sliced(data: &[u8]) -> u32 {
    let (quads, rest) = data.as_chunks::<4>();
    let [t0, t1, t2, t3] = Crc32::TABLE else {
        unreachable!()
    };
    let mut c = Crc32::INIT;
    for quad in quads {
        let [a, b, x, d] = (c ^ u32::from_le_bytes(*quad))
            .to_le_bytes()
            .map(usize::from);
        c = t3[a] ^ t2[b] ^ t1[x] ^ t0[d];
    }
    for &b in rest {
        c = t0[(c as u8 ^ b) as usize] ^ c >> 8;
    }
    c ^ Crc32::FINAL
}

trait Checksum {
    fn crc<A: Algorithm>(&self) -> u64;
}
impl<T: AsRef<[u8]> + ?Sized> Checksum for T {
    fn crc<A: Algorithm>(&self) -> u64 {
        bytewise::<A>(self.as_ref()).widen()
            | (A::Word::BITS as u64) << 56 >> (A::Word::BITS / 64 * 8)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn checksums(data: *const u8, stride: usize, out: *mut [u64; 5]) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let record = unsafe { core::slice::from_raw_parts(data.add(i * stride), stride - i % 5) };
    let results = [
        record.crc::<Crc32>(),
        record.crc::<Crc16>(),
        "fixed text".crc::<Crc8>() ^ [i as u8; 3].crc::<Crc8>(),
        record.crc::<Crc64>(),
        sliced(record) as u64,
    ];
    unsafe { out.add(i).write(results) };
}
