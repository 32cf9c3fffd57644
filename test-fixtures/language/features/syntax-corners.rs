//! Surface syntax: raw names, raw and byte strings, nested comments, attributes everywhere, `cfg`, unusual literals, casts and operators in odd places.
#![allow(non_snake_case, unused_parens, clippy::all)]
#[derive(Clone, Copy)]
struct r#struct {
    r#type: u8,
    #[cfg(any())]
    gone: NoSuchType,
    #[allow(dead_code)]
    kept: u16,
}
#[inline(never)]
#[must_use]
#[doc = "documented"]
const unsafe extern "C" fn c_abi(x: u32, y: u32) -> u32 {
    x.wrapping_mul(y)
}
#[cold]
#[track_caller]
fn cold(x: u64) -> u64 {
    x + 1
}
#[cfg(not(any()))]
fn chosen() -> u8 {
    1
}
#[cfg(any())]
fn chosen() -> u8 {
    2
}
enum Ünïcode {
    Größe(u8),
}
unsafe trait Marker {
    const OK: bool = true;
}
struct NotSync(*const u8);
unsafe impl Sync for NotSync {}
unsafe impl Marker for NotSync {}
static PTR: NotSync = NotSync(core::ptr::null());
type Fun<'a> = dyn Fn(u64) -> u64 + 'a;
fn call(f: &Fun<'_>, x: u64) -> u64 {
    (f)(x)
}
fn attrs(#[allow(unused)] x: u64, mut y: u64) -> u64 {
    #[allow(unused_assignments)]
    let mut z = 3;
    #[cfg(any())]
    {
        z = compile_error!("never");
    }
    #[rustfmt::skip]
    let w = match x {
        #[cfg(any())]
        0 => 100,
        #[cfg(not(any()))]
        0 => 200,
        _ => 300,
    };
    z = 4;
    y += 1;
    w + z + y
}
pub fn test(input: &[u64], out: &mut Out) {
    /* a /* nested */ comment */
    let r#match = r#struct { r#type: 5, kept: 6 };
    out.put((r#match.r#type, r#match.kept));
    out.put(unsafe { c_abi(3, input[0] as u32) });
    out.put(cold(input[1] >> 1));
    out.put(chosen());
    let Ünïcode::Größe(é) = Ünïcode::Größe(7);
    out.put(é);
    out.put(PTR.0.is_null() && <NotSync as Marker>::OK);
    out.put(call(&|x| x ^ input[2], 3));
    out.put(attrs(input[3] & 1, 5));
    out.put(r"raw \n".len() + r#"quote " inside"#.len() + r##"x"#y"##.len());
    out.put(b"\x41\n\\\"\0");
    out.put(br#"raw\bytes"#.len());
    out.put(b'\'' + b'\x7f');
    out.put("line one \
             continued".len());
    out.put("\u{48}\u{1F600}\t\r\0\x21".len());
    out.put('\u{1F600}');
    out.put((1_000_000u32, 0xFF_u8, 0o17i16));
    out.put((0b1010_1010u8, 1e3f32, 2.5E-3_f64));
    out.put(1_0.0_1f64);
    out.put((1.0f32, 2.0f64, 3u8.max(4)));
    let t = ((1, 2), (3, (4u8, 5)));
    out.put(t.1.1.0 + t.0.0);
    let x = 5i32;
    out.put(-x.pow(2) + !x - -x);
    out.put((x as u8 as char as u32 as f32 as i32) << 1);
    out.put((x < 6) as u8 + (x as i64 > 3) as u8);
    out.put(&x == &5 && *&x != 6);
    out.put({ 1 } + { 2 } * if x > 3 { 3 } else { 4 });
    let _ = (|| ())();
    let y = { { { x } } };
    out.put(y);
    let v @ (a, b) = (1u8, 2u8);
    out.put((v.0, a + b));
    let closure = |(a, b): (u8, u8), [c, _]: [u8; 2], r#struct { r#type: d, .. }: r#struct| a + b + c + d;
    out.put(closure((1, 2), [3, 4], r#match));
    let unit_like = (());
    let () = unit_like;
    out.put(if let 1..=9 = x && let y = x * 2 && y == 10 { 1u8 } else { 2 });
    let mut n = 0u8;
    'outer_label: loop {
        'inner: while n < 10 {
            n += 1;
            if n % 2 == 0 { continue 'inner }
            if n == 7 { break 'outer_label }
        }
    }
    out.put(n);
    let f: for<'a> fn(&'a [u64]) -> &'a u64 = |s: &[u64]| &s[1];
    out.put(f(input));
    out.put(<[u64]>::len(input) + <u8>::MAX as usize + <str>::len("abc"));
    out.put(<u8 as Into<u64>>::into(4) + u64::from(<bool as Default>::default()));
    out.put((0..3u8, ..5u8, 1u8..).1.end);
    out.put([1, 2, 3,][1..][0]);
    struct Inner<'x, T: 'x + ?Sized>(&'x T);
    out.put(Inner::<'_, [u64]>(&input[..2]).0.len());
    match (x, y) {
        (5, z) | (z, 5) if z > 0 => out.put(z),
        (_, _) => out.put(0),
    };
    return ();
}

//@ expect: 5 6 3 2 1 7 1 0 d2 18 41 a 5c 22 0 9 a6 12 9 1f600 f4240 ff f aa 447a0000 3f647ae147ae147b 4024051eb851eb85 3f800000 4000000000000000 4 5 ffffffffffffffe6 a 2 1 7 5 1 3 b 1 7 2 112 4 5 2 2 5
//@ expect: 5 6 7159690d 373c4f3550dcb2fb 1 7 1 6c45d188009454c d2 18 41 a 5c 22 0 9 a6 12 9 1f600 f4240 ff f aa 447a0000 3f647ae147ae147b 4024051eb851eb85 3f800000 4000000000000000 4 5 ffffffffffffffe6 a 2 1 7 5 1 3 b 1 7 6e789e6aa1b965f4 112 4 5 2 2 5
//@ expect: 5 6 0 1 1 7 1 fffffffffffffffc d2 18 41 a 5c 22 0 9 a6 12 9 1f600 f4240 ff f aa 447a0000 3f647ae147ae147b 4024051eb851eb85 3f800000 4000000000000000 4 5 ffffffffffffffe6 a 2 1 7 5 1 3 b 1 7 1 112 4 5 2 2 5
