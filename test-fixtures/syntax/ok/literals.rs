const INTS: [u128; 9] = [0, 1_000, 0xff_u8, 0o17, 0b1010_1010u16, 42usize, 0xE, 1_u64, 0x1e3];
const FLOATS: [f64; 8] = [1.0, 1., 1e10, 1.5E-3, 2_000.000_1f64, 3f32, 1e+7_f32, 0.5e1_0];
const CHARS: [char; 7] = ['a', '\'', '\\', '\u{1F600}', '\x41', '"', 'é'];
const BYTES: [u8; 4] = [b'a', b'\'', b'\xff', b'"'];
const STRS: [&str; 5] = ["", "a \"quoted\" b", "two\nlines \
    joined", r"raw \n", r##"with "# inside"##];
const BYTE_STRS: [&[u8]; 3] = [b"bytes\xff", br"raw\", br#"a "b" c"#];
const C_STRS: [&core::ffi::CStr; 3] = [c"text", cr"raw\", cr#"a"b"#];
const BOOLS: (bool, bool) = (true, false);
fn ranges() {
    let _ = 1..2;
    let _ = 1.max(2);
    let _ = 1.0.max(2.);
    let _ = t.0.1 + t.0.1.2 + t.0 .1 + u.0.foo();
    let _ = 0..=9;
}
