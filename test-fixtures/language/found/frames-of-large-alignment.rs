//! Locals with an alignment above 16 in functions that are called, also by themselves and through pointers.
#[derive(Clone, Copy)]
#[repr(align(256))]
struct Page(u32);

#[inline(never)]
fn deep(n: u32, page: Page, x: u64) -> u32 {
    let own = Page(page.0 ^ n);
    let at = &raw const own as usize;
    let seen = core::hint::black_box(own).0 + core::hint::black_box([n as u8; 5])[(x % 5) as usize] as u32;
    if n == 0 { return (at % 256) as u32 * 1000 + seen }
    deep(n - 1, own, x).wrapping_mul(3).wrapping_add((at % 256) as u32 + seen)
}
#[inline(never)]
fn called(n: u32, by: fn(u32, Page, u64) -> u32, x: u64) -> u32 {
    let own = Page(n);
    by(2, core::hint::black_box(own), x) + (&raw const own as usize % 256) as u32
}

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let odd = core::hint::black_box([x as u8; 3]);
    out.put(deep(4, Page(3), x));
    out.put(deep(odd[1] as u32 % 3, Page(3), x));
    out.put(called(5, deep, x));
}

//@ expect: 377 9 54
//@ expect: 377 9 54
//@ expect: 377 3 54
//@ expect: 377 9 54
//@ expect: 377 3 54
//@ expect: 377 6 54
//@ expect: 377 3 54
//@ expect: 377 6 54
