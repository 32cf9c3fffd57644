//@ depends: rand_chacha = { version = "0.3", default-features = false }
//@ depends: rand_core = { version = "0.6", default-features = false }
//@ depends: rand_pcg = { version = "0.3", default-features = false }
//@ depends: rand_xoshiro = { version = "0.6", default-features = false }
//@ depends: rand = { version = "0.8", default-features = false }

//! Generators of numbers and what is drawn from them: `rand` and its generators.

use rand::{
    distributions::{Bernoulli, Distribution, Standard, Uniform},
    seq::SliceRandom,
    Rng,
};
use rand_core::{RngCore, SeedableRng};
fn answers(put: &mut impl FnMut(u64)) {
    let mut r = rand_chacha::ChaCha20Rng::seed_from_u64(42);
    for _ in 0..20 {
        put(r.next_u64());
        put(r.next_u32() as u64);
    }
    r.set_word_pos(1000);
    put(r.next_u64());
    put(r.get_word_pos() as u64);
    let mut r = rand_chacha::ChaCha8Rng::from_seed([7; 32]);
    let mut b = [0u8; 37];
    r.fill_bytes(&mut b);
    for x in b {
        put(x as u64);
    }
    let mut p = rand_pcg::Pcg64::seed_from_u64(3);
    for _ in 0..6 {
        put(p.next_u64());
    }
    let mut x = rand_xoshiro::Xoshiro256StarStar::seed_from_u64(9);
    x.jump();
    for _ in 0..6 {
        put(x.next_u64());
    }
    for _ in 0..6 {
        put(x.gen_range(10..100u64));
        put(x.gen::<f64>().to_bits());
        put(x.gen_bool(0.3) as u64);
        put(x.gen_range(-5i32..=5) as u64);
        put(x.gen_range(0.5f32..2.5).to_bits() as u64);
    }
    let mut a: [u64; 9] = core::array::from_fn(|i| i as u64);
    a.shuffle(&mut x);
    for v in a {
        put(v);
    }
    put(*a.choose(&mut x).unwrap());
    let u = Uniform::new(1000u32, 2000);
    for _ in 0..4 {
        put(u.sample(&mut x) as u64);
    }
    put(Bernoulli::new(0.5).unwrap().sample(&mut x) as u64);
    let t: (u8, i16, bool) = x.sample(Standard);
    put(t.0 as u64);
    put(t.1 as u64);
    put(t.2 as u64);
    let arr: [u16; 5] = x.gen();
    for v in arr {
        put(v as u64);
    }
    put(x.gen::<u128>() as u64);
    put(x.gen::<char>() as u64);
}
