//! Locals of scalar types: all widths, signs, floats, characters; shadowing and assignment.

pub fn k_integers() {
    let a = 200u8;
    let b = -100i8;
    let c = 60_000u16;
    let d = -30_000i16;
    let e = 4_000_000_000u32;
    let f = -2_000_000_000i32;
    let g = u64::MAX - 1;
    let h = i64::MIN + 1;
    let i = u128::MAX;
    let j = -170_141_183_460_469_231_731_687_303_715_884_105_727i128;
    let k = 1usize << 40;
    let l = -1isize;
    stop!(1, a, b, c, d, e, f, g, h, i, j, k, l);
    let m = a.wrapping_add(100);
    let n = e as i32;
    stop!(2, a, b, c, d, e, f, g, h, i, j, k, l, m, n);
}

pub fn k_floats() {
    let a = 1.5f32;
    let b = -0.1f64;
    let c = a / 3.0;
    let d = f64::MAX;
    let e = f32::MIN_POSITIVE;
    let f = 1.0f32 / 0.0;
    let g = -1.0f64 / 0.0;
    let h = -0.0f32;
    let i = 1e16f64;
    let j = 1.0e-5f32;
    let k = 123456.79f32;
    stop!(1, a, b, c, d, e, f, g, h, i, j, k);
    let l = b as f32;
    let m = (c * 1000.0) as i32;
    stop!(2, a, b, c, d, e, f, g, h, i, j, k, l, m);
}

pub fn k_others() {
    let a = 'x';
    let b = '\n';
    let c = 'é';
    let d = '\u{1F600}';
    let e = true;
    let f = !e;
    let g = ();
    let h = '\'';
    stop!(1, a, b, c, d, e, f, g, h);
}

pub fn k_shadowing() {
    let x = 1u32;
    stop!(1, x);
    let x = x + 1;
    stop!(2, x);
    {
        let x = 'i';
        let y = 2.5f64;
        stop!(3, x, y);
    }
    stop!(4, x);
    let x = x as f32 * 0.5;
    stop!(5, x);
}

pub fn k_assigned() {
    let mut n = 27u32;
    let mut steps = 0u8;
    let late;
    while n != 1 && steps < 12 {
        let odd = n % 2 == 1;
        stop!(1, n, steps, odd; late);
        if odd {
            n = 3 * n + 1;
        } else {
            n /= 2;
        }
        steps += 1;
    }
    late = n as f32;
    stop!(2, n, steps, late);
}
