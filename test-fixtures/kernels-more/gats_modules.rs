//! Modules, visibility and imports of all kinds; generic associated types; const generic expressions; traits for functions.

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

mod geometry {
    pub mod shapes {
        pub(crate) use self::kinds::Kind::{self, *};
        use super::traits::{self as t, Area as _};

        pub mod kinds {
            #[derive(Clone, Copy, PartialEq, Eq)]
            pub enum Kind {
                Square,
                Circle,
                Blob(u8),
            }
            pub(in crate::geometry) const UNIT: i32 = super::super::SCALE / 4;
        }

        pub struct Thing {
            pub kind: Kind,
            pub(super) size: i32,
        }
        impl t::Area for Thing {
            const SIDES: usize = 4;
            fn area(&self) -> i32 {
                match self.kind {
                    Square => self.size * self.size,
                    Circle => 3 * self.size * self.size,
                    Blob(n) => i32::from(n) * kinds::UNIT,
                }
            }
        }
        pub fn total<'a>(things: impl IntoIterator<Item = &'a Thing>) -> i32 {
            things.into_iter().map(Thing::area).sum()
        }
    }
    pub mod traits {
        pub trait Area {
            const SIDES: usize;
            fn area(&self) -> i32;
            fn doubled(&self) -> i32
            where
                Self: Sized,
            {
                twice(self)
            }
        }
        fn twice<A: Area>(a: &A) -> i32 {
            2 * a.area() + A::SIDES as i32
        }
    }
    pub(self) const SCALE: i32 = 32;
    pub use self::{shapes::*, traits::Area};
    pub fn thing(kind: Kind, size: i32) -> Thing {
        Thing { kind, size }
    }
}

use geometry::{Area, Kind, shapes::total as sum_areas, thing};

/// Lends windows that borrow from the lender: a generic associated type.
trait Lender {
    type Item<'a>
    where
        Self: 'a;
    fn lend<'a>(&'a mut self) -> Option<Self::Item<'a>>;
}
struct WindowsMut<'s, T, const N: usize = 3> {
    slice: &'s mut [T],
    at: usize,
}
impl<T, const N: usize> Lender for WindowsMut<'_, T, N> {
    type Item<'a>
        = &'a mut [T; N]
    where
        Self: 'a;
    fn lend<'a>(&'a mut self) -> Option<&'a mut [T; N]> {
        let window = self.slice.get_mut(self.at..)?.first_chunk_mut()?;
        self.at += 1;
        Some(window)
    }
}

trait Table {
    const LEN: usize;
    const ROW: [u16; 4];
    type Index: Into<usize> + Copy;
    fn at(i: Self::Index) -> u16 {
        Self::ROW[i.into() % Self::LEN]
    }
}
struct Powers<const BASE: u16>;
impl<const BASE: u16> Table for Powers<BASE> {
    const LEN: usize = Self::ROW.len() - 1;
    const ROW: [u16; 4] = [1, BASE, BASE * BASE, BASE * BASE * BASE];
    type Index = u8;
}

trait Shape2<A, B> {
    fn join(&self, a: A, b: B) -> i32;
}
impl<A: Into<i32>, B: Into<i32>, F: Fn(i32, i32) -> i32> Shape2<A, B> for F {
    fn join(&self, a: A, b: B) -> i32 {
        self(a.into(), b.into())
    }
}

struct Grid<T, const W: usize, const H: usize>([[T; W]; H]);
impl<T: Copy + Default, const W: usize, const H: usize> Grid<T, W, H> {
    const CELLS: usize = W * H;
    fn transpose(&self) -> Grid<T, H, W> {
        Grid(core::array::from_fn(|x| {
            core::array::from_fn(|y| self.0[y][x])
        }))
    }
    fn flat(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().flat_map(|row| row.iter().copied())
    }
    fn corner<const K: usize>(&self) -> Grid<T, K, K> {
        const { assert!(K <= W && K <= H) };
        let mut out = Grid([[T::default(); K]; K]);
        for (to, from) in out.0.iter_mut().zip(&self.0) {
            to.copy_from_slice(&from[..K]);
        }
        out
    }
}

trait SliceExt {
    type Elem;
    fn second(&self) -> Option<&Self::Elem>;
}
impl<T> SliceExt for [T] {
    type Elem = T;
    fn second(&self) -> Option<&T> {
        let [_, second, ..] = self else { return None };
        Some(second)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn modules(values: *mut i32, n: usize, out: *mut [i32; 8]) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let row = unsafe { core::slice::from_raw_parts_mut(values.add(i * 8), 8) };
    let kinds = [Kind::Square, Kind::Circle, Kind::Blob(i as u8)];
    let things = kinds.map(|k| thing(k, row[i % 8] % 50));
    let areas = sum_areas(&things) + things[i % 3].doubled();
    let second = row.second().map_or(-1, |v| v * 2);
    let mut windows = WindowsMut { slice: row, at: 0 };
    while let Some(w) = windows.lend() {
        let [a, b, c]: &mut [i32; 3] = w;
        *b = (*a + 2 * *b + *c) / 4;
    }
    let mut pairs = WindowsMut::<_, 2> {
        slice: &mut row[4..],
        at: 1,
    };
    while let Some([a, b]) = pairs.lend() {
        core::mem::swap(a, b);
    }
    let grid = Grid::<i32, 3, 2>([[row[0], row[1], row[2]], [row[3], row[4], i as i32]]);
    let turned = grid.transpose();
    let mix = |h: i32, v: i32| h.wrapping_mul(7).wrapping_add(v);
    let join = |a: i32, b: i32| a * 10 - b;
    let results = [
        areas,
        second,
        i32::from(Powers::<3>::at(i as u8)) + i32::from(<Powers<5> as Table>::at(2)) * 100,
        join.join(i as i16, 3u8) + (i32::wrapping_sub as fn(i32, i32) -> i32).join(true, row[0]),
        turned.flat().fold(0, mix),
        grid.corner::<2>().flat().fold(1, mix),
        Grid::<u8, 5, 7>::CELLS as i32 + (kinds[2] == Kind::Blob(3)) as i32 * 1000,
        row.iter().copied().fold(3, mix),
    ];
    unsafe { *out.add(i) = results };
}
