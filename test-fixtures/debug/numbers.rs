//! Values of all kinds, for what expressions of the debugger give.
use cuda_device::{DisjointSlice, kernel, thread};

const TILE: usize = 16;
const ROUND: usize = (TILE + 3) * 2 - 1;
const SCALE: f32 = 0.1;

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Fast,
    Exact { digits: u8 },
}

#[kernel]
pub fn numbers(input: &[u32], data: *const f32, mut out: DisjointSlice<u32>) {
    const LANES: u32 = 32;
    let i = thread::threadIdx_x();
    let mask = !(1u32 << i);
    let small = (250 + i) as u8;
    let signed: i32 = -7 - i as i32;
    let half: f16 = 0.1;
    let single = 0.1f32 + i as f32;
    let letter = 'ß';
    let mode = if i == 1 {
        Mode::Exact { digits: 3 }
    } else {
        Mode::Fast
    };
    let mut grid = [[1u16; 3]; 2];
    grid[1][2] = i as u16;
    let pair = (i, single);
    let picked = input
        .iter()
        .map(|x| {
            x * 2
        })
        .sum::<u32>();
    let low = unsafe { *data.add(1) };
    let mut cell = picked + mask % LANES + ROUND as u32 + SCALE as u32;
    cell = cell.wrapping_add(signed as u32) + small as u32 + half as u32 + letter as u32;
    if mode == Mode::Fast {
        cell += pair.0 + low as u32 + grid[1][2] as u32;
    }
    unsafe {
        *out.get_unchecked_mut(i as usize) = cell;
    }
}
