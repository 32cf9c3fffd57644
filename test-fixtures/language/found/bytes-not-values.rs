//! `ptr::swap` of bytes that are no `bool`, numbers without a type behind `dyn`, empty arrays, and names of constructors.

use core::any::{Any, type_name};

struct Velocity(#[allow(dead_code)] f32);
struct NoDefault;

trait Weight {
    fn weight(&self) -> u64;
}

impl Weight for u8 {
    fn weight(&self) -> u64 {
        u64::from(*self) + 1
    }
}

impl Weight for i32 {
    fn weight(&self) -> u64 {
        *self as u64 + 2
    }
}

const NOTHING: &[u32] = None.as_slice();
const SOMETHING: &[u32] = Some(44).as_slice();

fn name_of<T>(_: T) -> &'static str {
    type_name::<T>()
}

fn ends_with(name: &str, end: &str) -> bool {
    name.ends_with(end)
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut x = input[0] as u8 | 4;
    let mut y = input[1] as u8;
    let (a, b) = ((&raw mut x).cast::<bool>(), (&raw mut y).cast::<bool>());
    unsafe { core::ptr::swap(a, b) };
    out.put((x, y));
    unsafe { core::ptr::swap_nonoverlapping(a, b, 1) };
    out.put((x, y));
    out.put((&5 as &dyn Any).is::<i32>());
    out.put((&2.5 as &dyn Any).is::<f64>());
    let k = 3;
    let all: [&dyn Weight; 3] = [&8, &k, &7u8];
    out.put(all.iter().map(|w| w.weight()).sum::<u64>());
    let none: [NoDefault; 0] = Default::default();
    out.put(none.len() as u64);
    out.put(<[u32; 4]>::default());
    out.put((NOTHING.len() as u64, SOMETHING.len() as u64, SOMETHING[0]));
    out.put(ends_with(name_of(Velocity), "Velocity::{{constructor}}"));
    out.put(ends_with(name_of(Velocity(1.0)), "Velocity"));
    out.put(ends_with(name_of(Some::<i32>), "Option<i32>::Some::{{constructor}}"));
    let flat = [[1u32, 2], [3, input[2] as u32]];
    out.put(flat.as_flattened().iter().sum::<u32>());
}

//@ expect: 2 5 5 2 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 9
//@ expect: f4 af af f4 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 80094555
//@ expect: 1 4 4 1 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 5
//@ expect: 0 4d 4d 0 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 28
//@ expect: e 7 7 e 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 3e46f149
//@ expect: e8 6 6 e8 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 7
//@ expect: fe 66 66 fe 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 11
//@ expect: 9 84 84 9 1 1 17 0 0 0 0 0 0 1 2c 1 1 1 64ed82f8
