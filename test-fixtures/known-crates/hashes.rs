//@ depends: sha2 = { version = "0.10", default-features = false, features = ["force-soft"] }

//! Hashes over `digest`: `sha2`.

use sha2::{Digest, Sha224, Sha256, Sha512};
fn answers(put: &mut impl FnMut(u64)) {
    let mut data = [0u8; 150];
    for (i, b) in data.iter_mut().enumerate() {
        *b = (i * 7 + 3) as u8;
    }
    for n in [0usize, 1, 55, 56, 64, 119, 150] {
        let out = Sha256::digest(&data[..n]);
        for c in out.chunks(8) {
            put(u64::from_le_bytes(c.try_into().unwrap()));
        }
    }
    let mut h = Sha512::new();
    h.update(&data[..100]);
    h.update(b"abc");
    for c in h.finalize().chunks(8) {
        put(u64::from_be_bytes(c.try_into().unwrap()));
    }
    let mut h = Sha224::new();
    Digest::update(&mut h, b"x");
    let out = h.finalize();
    put(out.len() as u64);
    for b in out {
        put(b as u64);
    }
}
