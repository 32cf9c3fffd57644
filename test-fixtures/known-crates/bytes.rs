//@ depends: half = { version = "1", default-features = false }
//@ depends: bytemuck = "1"
//@ depends: fnv = { version = "1", default-features = false }
//@ depends: byteorder = { version = "1", default-features = false }
//@ depends: siphasher = { version = "0.3", default-features = false }
//@ depends: itoa = "1"
//@ depends: rand_core = { version = "0.6", default-features = false }

//! Halves, bytes as other types, hashes, digits of integers, random numbers.

use byteorder::{BigEndian, ByteOrder, LittleEndian};
use core::hash::{Hash, Hasher};
use half::{bf16, f16};
use rand_core::{RngCore, SeedableRng};
#[derive(Clone, Copy)]
#[repr(C)]
struct P {
    x: f32,
    y: u32,
}
unsafe impl bytemuck::Zeroable for P {}
unsafe impl bytemuck::Pod for P {}
struct Xor([u8; 8]);
impl RngCore for Xor {
    fn next_u32(&mut self) -> u32 {
        self.next_u64() as u32
    }
    fn next_u64(&mut self) -> u64 {
        let mut x = u64::from_le_bytes(self.0);
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.0 = x.to_le_bytes();
        x
    }
    fn fill_bytes(&mut self, d: &mut [u8]) {
        rand_core::impls::fill_bytes_via_next(self, d)
    }
    fn try_fill_bytes(&mut self, d: &mut [u8]) -> Result<(), rand_core::Error> {
        self.fill_bytes(d);
        Ok(())
    }
}
impl SeedableRng for Xor {
    type Seed = [u8; 8];
    fn from_seed(s: [u8; 8]) -> Self {
        Xor(s)
    }
}
pub fn answers(put: &mut impl FnMut(u64)) {
    for x in [
        0.1f32,
        -2.5,
        65519.9,
        1e-8,
        f32::INFINITY,
        3.14159,
        2049.0,
        6.1e-5,
    ] {
        let h = f16::from_f32(x);
        let b = bf16::from_f32(x);
        put(h.to_bits() as u64);
        put(b.to_bits() as u64);
        put(h.to_f32().to_bits() as u64);
        put(b.to_f64().to_bits());
        put(f16::from_f64(x as f64).to_bits() as u64);
        put((h < f16::from_f32(1.0)) as u64);
        put(h.is_sign_negative() as u64);
        put(h.classify() as u64);
    }
    let ps = [P { x: 1.5, y: 7 }, P { x: -2.0, y: 9 }];
    let bytes: &[u8] = bytemuck::cast_slice(&ps);
    put(bytes.iter().fold(0, |a, b| a * 31u64 + *b as u64));
    let words: &[u32] = bytemuck::cast_slice(bytes);
    put(words[2] as u64);
    put(bytemuck::cast::<f32, u32>(1.0) as u64);
    put(bytemuck::bytes_of(&ps[1])[3] as u64);
    put(bytemuck::try_cast_slice::<u8, u64>(&bytes[..7]).is_err() as u64);
    let z: P = bytemuck::Zeroable::zeroed();
    put(z.y as u64);
    put(*bytemuck::from_bytes::<u32>(&bytes[4..8]) as u64);
    put(bytemuck::pod_align_to::<u8, u32>(bytes).1.len() as u64);
    let mut h = fnv::FnvHasher::default();
    h.write(b"hello");
    put(h.finish());
    5u32.hash(&mut h);
    "text".hash(&mut h);
    (1u8, 2i64).hash(&mut h);
    [1u16, 2].hash(&mut h);
    put(h.finish());
    let mut s = siphasher::sip::SipHasher13::new_with_keys(1, 2);
    s.write(bytes);
    77u64.hash(&mut s);
    put(s.finish());
    let mut s = siphasher::sip::SipHasher24::new();
    "abc".hash(&mut s);
    put(s.finish());
    let mut s = siphasher::sip128::SipHasher24::new();
    s.write(b"abcdefgh12345");
    put(siphasher::sip128::Hasher128::finish128(&s).h1);
    let mut buf = [0u8; 16];
    BigEndian::write_u32(&mut buf, 0x01020304);
    LittleEndian::write_u64(&mut buf[4..], 0xa1b2c3d4e5f60718);
    put(LittleEndian::read_u32(&buf) as u64);
    put(BigEndian::read_u64(&buf[4..]));
    put(BigEndian::read_u24(&buf[1..]) as u64);
    put(LittleEndian::read_i16(&buf[5..]) as u64);
    BigEndian::write_f32(&mut buf, 1.5);
    put(BigEndian::read_f32(&buf).to_bits() as u64);
    put(LittleEndian::read_uint(&buf, 5));
    let mut w = [0u16; 4];
    BigEndian::read_u16_into(&buf[..8], &mut w);
    put(w[1] as u64);
    let mut i = itoa::Buffer::new();
    for b in i.format(-1234567i32).bytes() {
        put(b as u64);
    }
    for b in i.format(u64::MAX).bytes() {
        put(b as u64);
    }
    put(i.format(-7i128).len() as u64);
    let mut r = Xor::seed_from_u64(42);
    for _ in 0..4 {
        put(r.next_u64());
    }
    let mut d = [0u8; 11];
    r.fill_bytes(&mut d);
    put(d[10] as u64);
    put(r.next_u32() as u64);
}
