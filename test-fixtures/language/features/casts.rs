//! Casts between all kinds of types.
#[repr(i8)]
#[derive(Clone, Copy)]
enum E {
    A = -3,
    B = 100,
}
fn f(x: u32) -> u32 {
    x + 1
}
pub fn test(input: &[u64], out: &mut Out) {
    for &x in input {
        out.put((x as u8, x as i8, x as u16));
        out.put((x as i32 as i64, x as u32 as i32 as i64, x as i16 as u64));
        out.put(x as i64 as i128);
        out.put((x as f32, x as f64, x as i64 as f32));
        out.put((x as u8 as char, x as u8 as f32));
        let f = f64::from_bits(x);
        out.put((f as u8, f as i8, f as u64));
        let g = f32::from_bits(x as u32);
        out.put((g as i32, g as u16, g as i64));
        out.put(f as f32);
        out.put(g as f64);
    }
    let values = [0.5f32, -0.5, 1e10, -1e10, 255.9, 256.0, -128.9, -129.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 2147483648.0];
    for v in values {
        out.put((v as u8, v as i8, v as u32));
        out.put((v as i32, v as u64, v as i64));
    }
    out.put((E::A as i8 as u8, E::A as i64, E::B as u32));
    out.put((true as u8, false as i32, 'é' as u32));
    out.put('é' as u8);
    let p = input.as_ptr();
    out.put(unsafe { (p as usize + 8) as *const u64 }.wrapping_sub(1) == p);
    out.put(unsafe { *(p.cast::<u8>().add(8) as *const u32) });
    let func = f as fn(u32) -> u32;
    out.put(func as usize != 0);
    let mut a = [1u16, 2, 3];
    let q = &mut a as *mut [u16; 3] as *mut u16;
    unsafe { *q.add(1) = 9 };
    out.put(a);
    let s: &[u16] = &a;
    let t = s as *const [u16] as *const u16;
    out.put(unsafe { *t });
    out.put(input[0] as u32 as u8 as i8 as i64 as u64);
    out.put(-1i32 as u32 as f32);
    out.put((3.99f64 as i32 as f64, -3.99f64 as i32));
    out.put(char::from_u32(input[1] as u32).map(|c| c as u32));
    out.put(char::from(65u8) as u8);
    out.put(u32::from('x') + u32::from(true) + u32::from(3u8));
    out.put(f64::from(3u32) + f64::from(1.5f32));
    out.put(i64::from(-3i8));
    out.put(usize::from(3u16));
    let n: Result<u8, _> = input[1].try_into();
    out.put(n.is_ok());
    out.put(u16::try_from(-1i8).is_err());
}
