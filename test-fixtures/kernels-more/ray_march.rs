//! A ray marcher: vectors with operators, scenes behind enums and dyn, sqrt and floor from core's float math, u8 pixels.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![feature(core_float_math)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx_x() -> u32 {
        (unsafe { _thread_idx_x() }) as u32
    }
    pub fn thread_idx_y() -> u32 {
        (unsafe { _thread_idx_y() }) as u32
    }
    pub fn block_idx_x() -> u32 {
        (unsafe { _block_idx_x() }) as u32
    }
    pub fn block_idx_y() -> u32 {
        (unsafe { _block_idx_y() }) as u32
    }
    pub fn block_dim_x() -> u32 {
        (unsafe { _block_dim_x() }) as u32
    }
    pub fn block_dim_y() -> u32 {
        (unsafe { _block_dim_y() }) as u32
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

    pub fn thread_idx_x() -> u32 {
        (workitem_id_x()) as u32
    }
    pub fn thread_idx_y() -> u32 {
        (workitem_id_y()) as u32
    }
    pub fn block_idx_x() -> u32 {
        (workgroup_id_x()) as u32
    }
    pub fn block_idx_y() -> u32 {
        (workgroup_id_y()) as u32
    }
    pub fn block_dim_x() -> u32 {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as u32
    }
    pub fn block_dim_y() -> u32 {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(3) }) as u32
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::f32::math::{floor, mul_add, sqrt};
use core::ops::{Add, Mul, Neg, Sub};

#[derive(Clone, Copy, PartialEq, Default)]
#[repr(C)]
struct Vec3 {
    x: f32,
    y: f32,
    z: f32,
}

const fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3 { x, y, z }
}

macro_rules! lanewise {
    ($($op:ident::$f:ident),*) => {$(
        impl $op for Vec3 {
            type Output = Vec3;
            fn $f(self, o: Vec3) -> Vec3 { vec3(self.x.$f(o.x), self.y.$f(o.y), self.z.$f(o.z)) }
        }
        impl $op<f32> for Vec3 {
            type Output = Vec3;
            fn $f(self, k: f32) -> Vec3 { $op::$f(self, vec3(k, k, k)) }
        }
    )*};
}
lanewise!(Add::add, Sub::sub, Mul::mul);

impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        vec3(0.0, 0.0, 0.0) - self
    }
}

impl Vec3 {
    const X: Vec3 = vec3(1.0, 0.0, 0.0);
    const Y: Vec3 = vec3(0.0, 1.0, 0.0);
    const Z: Vec3 = vec3(0.0, 0.0, 1.0);
    fn dot(self, o: Vec3) -> f32 {
        mul_add(self.x, o.x, mul_add(self.y, o.y, self.z * o.z))
    }
    fn length(self) -> f32 {
        sqrt(self.dot(self))
    }
    fn unit(self) -> Vec3 {
        self * (1.0 / self.length())
    }
    fn map(self, f: impl Fn(f32) -> f32) -> Vec3 {
        vec3(f(self.x), f(self.y), f(self.z))
    }
    fn max_part(self) -> f32 {
        self.x.max(self.y).max(self.z)
    }
}

trait Shape {
    fn distance(&self, p: Vec3) -> f32;
    fn colour(&self, _p: Vec3) -> u8 {
        200
    }
}

struct Sphere(Vec3, f32);
struct Floor {
    height: f32,
}
enum Csg<'a> {
    Leaf(&'a dyn Shape),
    Union(&'a Csg<'a>, &'a Csg<'a>),
    Minus { from: &'a Csg<'a>, cut: &'a Csg<'a> },
    Repeat(f32, &'a Csg<'a>),
}
struct Cube<const HALF_TENTHS: u32>(Vec3);

impl Shape for Sphere {
    fn distance(&self, p: Vec3) -> f32 {
        (p - self.0).length() - self.1
    }
}
impl Shape for Floor {
    fn distance(&self, p: Vec3) -> f32 {
        p.y - self.height
    }
    fn colour(&self, p: Vec3) -> u8 {
        if (floor(p.x) as i32 ^ floor(p.z) as i32) & 1 == 0 {
            90
        } else {
            30
        }
    }
}
impl<const H: u32> Shape for Cube<H> {
    fn distance(&self, p: Vec3) -> f32 {
        let half = const { H as f32 / 10.0 };
        let d = (p - self.0).map(f32::abs) - half;
        d.map(|v| v.max(0.0)).length() + d.max_part().min(0.0)
    }
    fn colour(&self, p: Vec3) -> u8 {
        (p.y * 64.0) as u8
    }
}
impl Csg<'_> {
    fn hit(&self, p: Vec3) -> (f32, u8) {
        match *self {
            Csg::Leaf(shape) => (shape.distance(p), shape.colour(p)),
            Csg::Union(a, b) => {
                let (a, b) = (a.hit(p), b.hit(p));
                if b.0 < a.0 { b } else { a }
            }
            Csg::Minus { from, cut } => {
                let (d, c) = from.hit(p);
                (d.max(-cut.hit(p).0), c)
            }
            Csg::Repeat(period, inner) => {
                let x = p.x - period * floor(p.x / period + 0.5);
                inner.hit(Vec3 { x, ..p })
            }
        }
    }
}

fn march(scene: &Csg<'_>, from: Vec3, along: Vec3) -> Option<(Vec3, u8, u32)> {
    let mut t = 0.0;
    for step in 0..48 {
        let p = from + along * t;
        let (d, colour) = scene.hit(p);
        if d < 0.01 {
            return Some((p, colour, step));
        }
        t += d;
        if t > 20.0 {
            break;
        }
    }
    None
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn render(
    eye: *const Vec3,
    width: u32,
    height: u32,
    image: *mut u8,
    steps: *mut u16,
) {
    let (x, y) = (
        gpu::block_idx_x() * gpu::block_dim_x() + gpu::thread_idx_x(),
        gpu::block_idx_y() * gpu::block_dim_y() + gpu::thread_idx_y(),
    );
    if x >= width || y >= height {
        return;
    }
    let (ball, cube, ground) = (
        Sphere(vec3(0.0, 1.0, 4.0), 1.0),
        Cube::<7>(vec3(0.0, 0.75, 3.5)),
        Floor { height: 0.0 },
    );
    let leaves = [Csg::Leaf(&cube), Csg::Leaf(&ball), Csg::Leaf(&ground)];
    let cut = Csg::Minus {
        from: &leaves[0],
        cut: &leaves[1],
    };
    let row = Csg::Repeat(2.5, &cut);
    let scene = Csg::Union(&row, &leaves[2]);
    let at = |v: u32, n: u32| (v as f32 + 0.5) / n as f32 * 2.0 - 1.0;
    let eye = unsafe { *eye };
    let along = (Vec3::X * at(x, width) - Vec3::Y * at(y, height) + Vec3::Z).unit();
    let light = vec3(0.5, 1.0, -0.5).unit();
    let (pixel, count) = match march(&scene, eye, along) {
        None => (255, 0),
        Some((p, colour, n)) => {
            let slope = |axis: Vec3| scene.hit(p + axis * 0.01).0 - scene.hit(p - axis * 0.01).0;
            let normal = vec3(slope(Vec3::X), slope(Vec3::Y), slope(Vec3::Z)).unit();
            let shade = normal.dot(light).clamp(0.1, 1.0);
            let dark = march(&scene, p + normal * 0.05, light).is_some();
            ((colour as f32 * if dark { 0.3 } else { shade }) as u8, n)
        }
    };
    let i = (y * width + x) as usize;
    unsafe {
        *image.add(i) = pixel;
        *steps.add(i) = count as u16;
    }
}
