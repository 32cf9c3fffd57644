//! Unions, packed and aligned structs, transparent wrappers, discriminants with values, niches: how data lies in memory.

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

use core::mem::{align_of, discriminant, offset_of, size_of, transmute};
use core::num::NonZeroU16;
use core::ptr::addr_of;

#[repr(C)]
union Word {
    int: u32,
    float: f32,
    bytes: [u8; 4],
    halves: (u16, u16),
    parts: Parts,
}

#[derive(Clone, Copy)]
#[repr(C)]
struct Parts {
    low: u16,
    high: i16,
}

#[derive(Clone, Copy)]
#[repr(C, packed)]
struct Header {
    tag: u8,
    len: u32,
    check: u16,
    time: u64,
}

#[derive(Clone, Copy)]
#[repr(C, packed(2))]
struct Loose {
    a: u8,
    b: u32,
    c: u64,
}

#[repr(C, align(16))]
#[derive(Clone, Copy, Default)]
struct Lane {
    v: [f32; 3],
}

#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Metres(f64);

#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tagged {
    Empty = 3,
    Byte(u8),
    Wide { x: u16, y: u32 } = 9,
    Last(i64),
}

#[repr(i16)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Low = -300,
    Mid,
    High = 1000,
}

enum Niche<'a> {
    None,
    Zero,
    Text(&'a str),
}

impl Tagged {
    fn tag(&self) -> u8 {
        unsafe { *(self as *const Self as *const u8) }
    }
}

impl Level {
    const ALL: [Level; 3] = [Level::Low, Level::Mid, Level::High];
    fn from_raw(v: i16) -> Option<Self> {
        Self::ALL.into_iter().find(|&l| l as i16 == v)
    }
}

fn niche(n: &Niche<'_>) -> usize {
    match n {
        Niche::None => 1,
        Niche::Zero => 2,
        Niche::Text(s) if s.is_empty() => 3,
        Niche::Text(s) => s.len() * 10,
    }
}

struct Empty;
struct Holder<T>(u8, T, u8);

const SIZES: [usize; 16] = [
    size_of::<Word>(),
    size_of::<Header>(),
    size_of::<Loose>(),
    size_of::<Lane>(),
    align_of::<Lane>(),
    size_of::<Option<NonZeroU16>>(),
    size_of::<Option<Option<bool>>>(),
    size_of::<Niche<'static>>(),
    size_of::<Tagged>(),
    size_of::<[Empty; 5]>(),
    size_of::<Holder<[u64; 0]>>(),
    offset_of!(Header, time),
    offset_of!(Loose, c),
    size_of::<Option<&u8>>(),
    size_of::<Option<Level>>(),
    size_of::<Result<u32, Empty>>(),
];

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn layouts(
    records: *const u8,
    n: usize,
    out: *mut [u64; 10],
    lanes: *mut Lane,
    sizes: *mut u32,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i < SIZES.len() {
        unsafe { *sizes.add(i) = SIZES[i] as u32 };
    }
    if i >= n {
        return;
    }
    let header = unsafe { &*records.add(i * size_of::<Header>()).cast::<Header>() };
    let len = unsafe { addr_of!(header.len).read_unaligned() };
    let Header { tag, check, .. } = *header;
    let mut word = Word { int: len };
    let float = unsafe { word.float };
    unsafe {
        word.bytes[1] ^= tag;
        word.parts.high = word.parts.high.wrapping_sub(2);
    }
    let halves = unsafe { word.halves };
    let is_nan = match word {
        Word { float: f } if f.is_nan() => 1,
        Word {
            parts: Parts { low: 0..=999, .. },
        } => 2,
        _ => 3,
    };

    let mut loose = Loose {
        a: tag,
        b: len,
        c: { header.time },
    };
    loose.b = loose.b.wrapping_mul(3);
    let c = loose.c;
    let raw: [u8; size_of::<Loose>()] = unsafe {
        let mut raw = [0; size_of::<Loose>()];
        core::ptr::copy_nonoverlapping(&raw const loose.a, raw.as_mut_ptr(), 1);
        core::ptr::copy_nonoverlapping(
            (&raw const loose).cast::<u8>().add(2),
            raw.as_mut_ptr().add(2),
            12,
        );
        raw
    };

    let tagged = match tag % 4 {
        0 => Tagged::Empty,
        1 => Tagged::Byte(tag),
        2 => Tagged::Wide { x: check, y: len },
        _ => Tagged::Last(-(len as i64)),
    };
    let level = Level::from_raw(if tag % 2 == 0 { -299 } else { 1000 });
    let niches = [
        Niche::None,
        Niche::Zero,
        Niche::Text(""),
        Niche::Text("abc"),
    ];
    let metres = [Metres(0.5 + i as f64), Metres(4.0)]
        .into_iter()
        .fold(Metres(2.0), |a, b| if a < b { b } else { a });
    let bits: u64 = unsafe { transmute(metres) };
    let as_array: [u8; 4] = unsafe { transmute::<(u8, u8, u8, u8), _>((1, 2, 3, tag)) };

    let lane = Lane {
        v: [1.0, 2.0, i as f32],
    };
    let results = [
        u64::from(float.to_bits()) ^ check as u64,
        u64::from(halves.0) << 16 | u64::from(halves.1),
        is_nan,
        c ^ raw.iter().fold(0, |h, &b| h * 31 % 65521 + b as u64),
        u64::from(tagged.tag())
            | (discriminant(&tagged) == discriminant(&Tagged::Byte(0))) as u64 * 256,
        match tagged {
            Tagged::Empty => 0,
            Tagged::Byte(b) => b.into(),
            Tagged::Wide { x, y } => u64::from(x) * 7 + y as u64,
            Tagged::Last(v) => v as u64,
        },
        level.map_or(0, |l| l as i16 as u64 + (l > Level::Mid) as u64),
        niche(&niches[i % 4]) as u64,
        bits,
        u32::from_le_bytes(as_array) as u64 + (addr_of!(lane) as usize % 16) as u64,
    ];
    unsafe {
        *out.add(i) = results;
        (*lanes.add(i)).v = lane.v;
    }
}
