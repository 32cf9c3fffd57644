#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, f16)]
use core::arch::nvptx::*;
use core::num::NonZeroU32;
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point { pub x: f32, pub y: f32 }
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape { Circle(f32), Square { side: f32 }, Nothing }
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(u8)]
pub enum Mode { Fast = 1, Slow = 7 }
#[derive(Clone, Copy)]
pub struct Grid<const W: usize, T> { pub cells: [T; W], pub at: usize }
pub const LIMIT: u32 = 40;
const TABLE: [u16; 4] = [1, 2, 3, 500];
impl<const W: usize, T: Copy> Grid<W, T> {
    fn cell(&self, i: usize) -> T { let w = W; let v = self.cells[i % w]; v }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut f32, n: u32, data: &[i32]) {
    let i = unsafe { _thread_idx_x() } as usize;
    let p = Point { x: 1.5, y: -2.0 };
    let q = Point { x: 1.5, y: -2.0 };
    let shape = if i % 3 == 0 { Shape::Circle(i as f32) } else if i % 3 == 1 { Shape::Square { side: 2.0 } } else { Shape::Nothing };
    let mode = if i > 8 { Mode::Slow } else { Mode::Fast };
    let maybe: Option<u32> = if i > 2 { Some(n + i as u32) } else { None };
    let nested: Option<Option<bool>> = if i == 0 { None } else if i < 4 { Some(None) } else { Some(Some(i % 2 == 0)) };
    let nz: Option<NonZeroU32> = NonZeroU32::new(i as u32 & 3);
    let result: Result<u8, i16> = if i & 1 == 0 { Ok(200) } else { Err(-300) };
    let grid = Grid::<4, i16> { cells: [1, -2, 3, -4], at: i };
    let big: u128 = (i as u128) << 100 | 7;
    let half: f16 = i as f16 / 4.0;
    let neg: i8 = -(i as i8);
    let r = &p;
    let rr = &r;
    let pair = (i as u8, (p, neg));
    let slice = &data[2..6];
    let adder = |x: f32| x + p.x + grid.at as f32;
    let c = 'q';
    let flag = i > 3;
    let text = "hello";
    let cell = grid.cell(i);
    let sum: i32 = slice.iter().map(|v| v * 2).filter(|v| *v > 4).sum();
    let e = match shape { Shape::Circle(r) if r > 3.0 => r, Shape::Circle(_) => 0.0, Shape::Square { side } => side, Shape::Nothing => -1.0 };
    let out_value = adder(e) + sum as f32 + cell as f32 + big as f32 + half as f32;
    unsafe { *out.add(i) = out_value + rr.x + pair.1.0.y + q.y + TABLE[i & 3] as f32 + c as u32 as f32 + flag as u32 as f32 + text.len() as f32 + nested.is_some() as u32 as f32 + nz.map_or(0, |v| v.get()) as f32 + result.is_ok() as u32 as f32 + maybe.unwrap_or(LIMIT) as f32 + mode as u8 as f32 };
}

/// What a debugger writes whole: structs, variants, arrays and tuples in memory.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn places(out: *mut f32) {
    let mut shapes = [Shape::Nothing; 3];
    let mut points = [(Point { x: 0.0, y: 0.0 }, 0u8); 2];
    let mut maybe = [Some(false), None];
    let mut modes = [Mode::Fast, Mode::Slow];
    let i = unsafe { _thread_idx_x() } as usize;
    shapes[i % 3] = Shape::Circle(1.0);
    points[i % 2].1 = 3;
    maybe[i % 2] = Some(true);
    modes[i % 2] = Mode::Slow;
    let sum = match shapes[0] { Shape::Circle(r) => r, Shape::Square { side } => side, Shape::Nothing => 0.0 };
    unsafe { *out.add(i) = sum + points[0].0.x + maybe[0].is_some() as u32 as f32 + modes[0] as u8 as f32 };
}
