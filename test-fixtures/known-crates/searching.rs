//@ depends: hex = { version = "0.4", default-features = false }
//@ depends: base64 = { version = "0.13", default-features = false }
//@ depends: data-encoding = { version = "2", default-features = false }
//@ depends: memchr = { version = "2", default-features = false }
//@ depends: itoa = { version = "1", default-features = false }
//@ depends: ryu = "1"

//! Searching, encoding and printing of texts: `memchr`, `hex`, `base64`, `data-encoding`, `itoa`, `ryu`.

use data_encoding::{BASE32, BASE64URL, HEXLOWER_PERMISSIVE};
use memchr::{memchr, memchr2, memchr3, memmem, memrchr};
fn answers(put: &mut impl FnMut(u64)) {
    let text = b"the quick brown fox jumps over the lazy dog; the end";
    let at = |x: Option<usize>| x.map_or(999, |v| v as u64);
    put(at(memchr(b'q', text)));
    put(at(memchr2(b'z', b'j', text)));
    put(at(memchr3(b'1', b';', b'x', text)));
    put(at(memrchr(b't', text)));
    put(at(memchr(b'!', text)));
    put(at(memmem::find(text, b"lazy")));
    put(at(memmem::rfind(text, b"the")));
    for i in memmem::find_iter(text, "the") {
        put(i as u64);
    }
    put(at(memmem::find(text, b"lazier")));
    for i in memchr::memchr_iter(b'o', text) {
        put(i as u64);
    }
    let f = memmem::Finder::new("over");
    put(at(f.find(text)));
    let mut out = [0u8; 80];
    hex::encode_to_slice(&text[..10], &mut out[..20]).unwrap();
    for b in &out[..20] {
        put(*b as u64);
    }
    let mut back = [0u8; 10];
    put(hex::decode_to_slice(&out[..20], &mut back).is_ok() as u64);
    put((&back == &text[..10]) as u64);
    put(hex::decode_to_slice("0g", &mut [0u8; 1]).is_err() as u64);
    let n = base64::encode_config_slice(&text[..13], base64::STANDARD, &mut out);
    for b in &out[..n] {
        put(*b as u64);
    }
    put(base64::decode_config_slice(b"aGk=", base64::STANDARD, &mut back).unwrap() as u64);
    put(back[0] as u64);
    let n = BASE32.encode_len(7);
    BASE32.encode_mut(&text[..7], &mut out[..n]);
    for b in &out[..n] {
        put(*b as u64);
    }
    let n = BASE64URL.encode_len(5);
    BASE64URL.encode_mut(b"\xff\xfe\xfd\x01\x02", &mut out[..n]);
    for b in &out[..n] {
        put(*b as u64);
    }
    put(HEXLOWER_PERMISSIVE.decode_len(8).unwrap() as u64);
    let mut b = itoa::Buffer::new();
    for s in [
        b.format(-128i8).len(),
        itoa::Buffer::new().format(u128::MAX).len(),
        itoa::Buffer::new()
            .format(1234567u32)
            .bytes()
            .map(|b| b as usize)
            .sum(),
    ] {
        put(s as u64);
    }
    for x in [0.1f64, 1e300, -2.5, 123456789.125, 5e-324, f64::MAX] {
        let mut r = ryu::Buffer::new();
        for c in r.format(x).bytes() {
            put(c as u64);
        }
    }
    let mut r = ryu::Buffer::new();
    put(r.format(0.3f32).len() as u64);
    put(ryu::Buffer::new().format(f32::NAN).len() as u64);
}
