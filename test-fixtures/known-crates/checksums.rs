//@ depends: crc = { version = "1.8", default-features = false }
//@ depends: crc32fast = { version = "1.3", default-features = false }
//@ depends: adler = { version = "1", default-features = false }

//! Checksums whose tables a build script writes: `crc`, and `crc32fast` and `adler`.

use crc::{crc16, crc32, crc64, Hasher32, Hasher64};
fn answers(put: &mut impl FnMut(u64)) {
    let mut data = [0u8; 300];
    for (i, b) in data.iter_mut().enumerate() {
        *b = (i * i + 5) as u8;
    }
    for n in [0usize, 1, 7, 8, 31, 64, 299] {
        let d = &data[..n];
        put(crc32::checksum_ieee(d) as u64);
        put(crc32::checksum_castagnoli(d) as u64);
        put(crc32::checksum_koopman(d) as u64);
        put(crc64::checksum_ecma(d));
        put(crc64::checksum_iso(d));
        put(crc16::checksum_x25(d) as u64);
        put(crc16::checksum_usb(d) as u64);
        put(crc32fast::hash(d) as u64);
        put(adler::adler32_slice(d) as u64);
    }
    let mut h = crc32::Digest::new_with_initial(crc32::IEEE, 7);
    h.write(b"abcdef");
    put(h.sum32() as u64);
    let mut h = crc64::Digest::new(crc64::ECMA);
    h.write(b"xyz");
    put(h.sum64());
    let mut h = crc32fast::Hasher::new();
    h.update(b"one");
    let mut g = crc32fast::Hasher::new();
    g.update(b"two");
    h.combine(&g);
    put(h.finalize() as u64);
}
