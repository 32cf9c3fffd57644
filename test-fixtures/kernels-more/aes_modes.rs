//! AES-128 and AES-256: S-box by field arithmetic at compile time, modes of operation behind traits, key size as a constant.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

const fn xtime(a: u8) -> u8 {
    (a << 1) ^ (0x1b * (a >> 7))
}
const fn gmul(mut a: u8, mut b: u8) -> u8 {
    let mut p = 0;
    while b != 0 {
        if b & 1 == 1 {
            p ^= a;
        }
        a = xtime(a);
        b >>= 1;
    }
    p
}
struct Tables {
    sbox: [u8; 256],
    inverse: [u8; 256],
    te: [[u32; 256]; 4],
}
const TABLES: Tables = {
    let (mut sbox, mut inverse, mut te) = ([0u8; 256], [0u8; 256], [[0u32; 256]; 4]);
    let (mut p, mut q) = (1u8, 1u8);
    loop {
        p = p ^ xtime(p);
        q ^= q << 1;
        q ^= q << 2;
        q ^= q << 4;
        if q & 0x80 != 0 {
            q ^= 0x09;
        }
        let s =
            q ^ q.rotate_left(1) ^ q.rotate_left(2) ^ q.rotate_left(3) ^ q.rotate_left(4) ^ 0x63;
        sbox[p as usize] = s;
        if p == 1 {
            break;
        }
    }
    sbox[0] = 0x63;
    let mut i = 0;
    while i < 256 {
        let s = sbox[i];
        inverse[s as usize] = i as u8;
        let word = u32::from_be_bytes([gmul(s, 2), s, s, gmul(s, 3)]);
        let mut k = 0;
        while k < 4 {
            te[k][i] = word.rotate_right(8 * k as u32);
            k += 1;
        }
        i += 1;
    }
    Tables { sbox, inverse, te }
};
static SBOX: [u8; 256] = TABLES.sbox;
static INV: [u8; 256] = TABLES.inverse;
static TE: [[u32; 256]; 4] = TABLES.te;
trait BlockCipher {
    const BLOCK: usize;
    type Block: AsRef<[u8]> + AsMut<[u8]> + Copy;
    fn encrypt(&self, b: &mut Self::Block);
}
struct Aes<const NK: usize, const ROUNDS: usize> {
    keys: [[u32; 4]; ROUNDS],
}
impl<const NK: usize, const ROUNDS: usize> Aes<NK, ROUNDS> {
    const VALID: () = assert!(ROUNDS == NK + 7);
    fn new(key: &[u8]) -> Option<Self> {
        let () = Self::VALID;
        if key.len() != NK * 4 {
            return None;
        }
        let mut keys = [[0u32; 4]; ROUNDS];
        let flat = keys.as_flattened_mut();
        for (w, c) in flat.iter_mut().zip(key.chunks_exact(4)) {
            *w = u32::from_be_bytes(c.try_into().ok()?);
        }
        let mut rcon = 1u8;
        for i in NK..flat.len() {
            let t = match i % NK {
                0 => {
                    let t = sub_word(flat[i - 1].rotate_left(8)) ^ ((rcon as u32) << 24);
                    rcon = xtime(rcon);
                    t
                }
                4 if NK > 6 => sub_word(flat[i - 1]),
                _ => flat[i - 1],
            };
            flat[i] = flat[i - NK] ^ t;
        }
        Some(Self { keys })
    }
}
fn sub_word(w: u32) -> u32 {
    u32::from_ne_bytes(w.to_ne_bytes().map(|b| SBOX[b as usize]))
}
impl<const NK: usize, const R: usize> BlockCipher for Aes<NK, R> {
    const BLOCK: usize = 16;
    type Block = [u8; 16];
    fn encrypt(&self, b: &mut [u8; 16]) {
        let [first, middle @ .., last] = &self.keys[..] else {
            unreachable!()
        };
        let mut s: [u32; 4] = core::array::from_fn(|i| {
            u32::from_be_bytes(*b[i * 4..].first_chunk().unwrap()) ^ first[i]
        });
        for rk in middle {
            s = core::array::from_fn(|c| {
                (0..4)
                    .map(|r| TE[r][(s[(c + r) % 4] >> (24 - 8 * r)) as u8 as usize])
                    .fold(rk[c], |a, t| a ^ t)
            });
        }
        for (c, out) in b.chunks_exact_mut(4).enumerate() {
            let w = (0..4).fold(0u32, |a, r| {
                (a << 8) | SBOX[(s[(c + r) % 4] >> (24 - 8 * r)) as u8 as usize] as u32
            });
            out.copy_from_slice(&(w ^ last[c]).to_be_bytes());
        }
    }
}
struct Ctr<'k, C: BlockCipher> {
    cipher: &'k C,
    counter: u128,
}
impl<C: BlockCipher<Block = [u8; 16]>> Iterator for Ctr<'_, C> {
    type Item = C::Block;
    fn next(&mut self) -> Option<Self::Item> {
        let mut b = self.counter.to_be_bytes();
        self.counter = self.counter.checked_add(1)?;
        self.cipher.encrypt(&mut b);
        Some(b)
    }
}
fn cbc_mac<C: BlockCipher>(c: &C, zero: C::Block, text: &[u8]) -> C::Block {
    text.chunks(C::BLOCK).fold(zero, |mut acc, chunk| {
        acc.as_mut()
            .iter_mut()
            .zip(chunk)
            .for_each(|(a, b)| *a ^= b);
        c.encrypt(&mut acc);
        acc
    })
}
fn words(b: &[u8], out: &mut Out) {
    for c in b.chunks(8) {
        out.put(c.iter().rev().fold(0u64, |a, &x| a << 8 | x as u64));
    }
}
fn run(input: &[u64], out: &mut Out) {
    let bytes: [u8; 32] = core::array::from_fn(|i| (input[i / 8] >> (i % 8 * 8)) as u8);
    let small = Aes::<4, 11>::new(&bytes[..16]).unwrap();
    let large = Aes::<8, 15>::new(&bytes).unwrap();
    out.put(Aes::<4, 11>::new(&bytes).is_none());
    let fips: [u8; 16] = core::array::from_fn(|i| i as u8);
    let known = Aes::<4, 11>::new(&fips).unwrap();
    let mut block: [u8; 16] = core::array::from_fn(|i| (i * 0x11) as u8);
    known.encrypt(&mut block);
    words(&block, out);
    for b in (Ctr {
        cipher: &small,
        counter: u128::MAX - 2,
    }) {
        words(&b, out);
    }
    let text: [u8; 40] = core::array::from_fn(|i| (input[4 + i / 8] >> (i % 8)) as u8);
    words(&cbc_mac(&large, [0; 16], &text), out);
    let mut pad = text;
    for (p, k) in pad.iter_mut().zip(
        Ctr {
            cipher: &large,
            counter: input[9] as u128,
        }
        .flatten(),
    ) {
        *p ^= k;
    }
    words(&pad, out);
    out.put(
        pad.iter()
            .map(|&b| INV[SBOX[b as usize] as usize] ^ b)
            .all(|x| x == 0),
    );
}

/// Where a thread leaves its results: a count and up to 255 words.
pub struct Out {
    words: *mut u64,
    count: usize,
}

impl Out {
    pub fn new(words: *mut u64) -> Self {
        Out { words, count: 0 }
    }
    pub fn word(&mut self, value: u64) {
        if self.count < 255 {
            self.count += 1;
            unsafe { *self.words.add(self.count) = value };
        }
    }
    pub fn put<T: Bits>(&mut self, value: T) {
        value.bits(self);
    }
    pub fn finish(self) {
        unsafe { *self.words = self.count as u64 };
    }
}

/// A value as words that are the same on every machine.
pub trait Bits {
    fn bits(self, out: &mut Out);
}

macro_rules! int_bits {
    ($($t:ty)*) => { $(
        impl Bits for $t {
            fn bits(self, out: &mut Out) {
                out.word(self as u64);
            }
        }
    )* };
}
int_bits! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize bool char }

impl Bits for u128 {
    fn bits(self, out: &mut Out) {
        out.word(self as u64);
        out.word((self >> 64) as u64);
    }
}
impl Bits for i128 {
    fn bits(self, out: &mut Out) {
        (self as u128).bits(out);
    }
}
impl Bits for f32 {
    fn bits(self, out: &mut Out) {
        out.word(if self.is_nan() {
            0x7fc0_0000
        } else {
            self.to_bits() as u64
        });
    }
}
impl Bits for f64 {
    fn bits(self, out: &mut Out) {
        out.word(if self.is_nan() {
            0x7ff8_0000_0000_0000
        } else {
            self.to_bits()
        });
    }
}
impl Bits for () {
    fn bits(self, out: &mut Out) {
        out.word(0x1117);
    }
}
impl Bits for core::cmp::Ordering {
    fn bits(self, out: &mut Out) {
        out.word(self as i8 as u64);
    }
}
impl<T: Bits + Copy> Bits for &T {
    fn bits(self, out: &mut Out) {
        (*self).bits(out);
    }
}
impl<T: Bits> Bits for Option<T> {
    fn bits(self, out: &mut Out) {
        match self {
            None => out.word(0x0440),
            Some(value) => {
                out.word(0x5033);
                value.bits(out);
            }
        }
    }
}
impl<T: Bits, E: Bits> Bits for Result<T, E> {
    fn bits(self, out: &mut Out) {
        match self {
            Ok(value) => {
                out.word(0x0c);
                value.bits(out);
            }
            Err(error) => {
                out.word(0xe44);
                error.bits(out);
            }
        }
    }
}
impl<T: Bits, const N: usize> Bits for [T; N] {
    fn bits(self, out: &mut Out) {
        for value in self {
            value.bits(out);
        }
    }
}
impl<T: Bits + Copy> Bits for &[T] {
    fn bits(self, out: &mut Out) {
        out.word(self.len() as u64);
        for value in self {
            value.bits(out);
        }
    }
}
impl Bits for &str {
    fn bits(self, out: &mut Out) {
        self.as_bytes().bits(out);
    }
}
impl<A: Bits> Bits for (A,) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
    }
}
impl<A: Bits, B: Bits> Bits for (A, B) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
        self.1.bits(out);
    }
}
impl<A: Bits, B: Bits, C: Bits> Bits for (A, B, C) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
        self.1.bits(out);
        self.2.bits(out);
    }
}

/// One thread for each row of inputs.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn aes_modes(input: *const u64, rows: u32, out: *mut u64) {
    let row = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if row < rows as usize {
        let words = unsafe { core::slice::from_raw_parts(input.add(row * 16), 16) };
        let mut results = Out::new(unsafe { out.add(row * 256) });
        run(words, &mut results);
        results.finish();
    }
}
