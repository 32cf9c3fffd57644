//! Some lanes write and then trap while the others go on to the end: on AMDGCN the wave ended before it ran the trap.
pub const LANES: usize = 33;

fn step(tid: usize, input: &[u64], global: *mut u64) -> u64 {
    let last = (input[0] & 1) as usize;
    if tid % 5 < 5 - last {
        return tid as u64 * input[0];
    }
    unsafe { *global.add(tid) = tid as u64 };
    panic!();
}

#[cfg(any(target_arch = "nvptx64", target_arch = "amdgpu"))]
fn group(tid: usize, input: &[u64], out: *mut u64, _shared: *mut u64) {
    let word = step(tid, input, unsafe { out.add(100) });
    unsafe { *out.add(1 + tid) = word };
    if tid == 0 {
        unsafe { *out = LANES as u64 };
    }
}

#[cfg(not(any(target_arch = "nvptx64", target_arch = "amdgpu")))]
pub fn test(input: &[u64], out: &mut Out) {
    let mut global = [0u64; LANES];
    for tid in 0..LANES {
        out.word(step(tid, input, global.as_mut_ptr()));
    }
}

//@ expect: panic
//@ expect: panic
//@ expect: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
//@ expect: panic
//@ expect: panic
//@ expect: 0 2 4 6 8 a c e 10 12 14 16 18 1a 1c 1e 20 22 24 26 28 2a 2c 2e 30 32 34 36 38 3a 3c 3e 40
//@ expect: 0 12f6436ac376cc66 25ec86d586ed98cc 38e2ca404a646532 4bd90dab0ddb3198 5ecf5115d151fdfe 71c5948094c8ca64 84bbd7eb583f96ca 97b21b561bb66330 aaa85ec0df2d2f96 bd9ea22ba2a3fbfc d094e596661ac862 e38b2901299194c8 f6816c6bed08612e 977afd6b07f2d94 1c6df34173f5f9fa 2f6436ac376cc660 425a7a16fae392c6 5550bd81be5a5f2c 684700ec81d12b92 7b3d44574547f7f8 8e3387c208bec45e a129cb2ccc3590c4 b4200e978fac5d2a c716520253232990 da0c956d1699f5f6 ed02d8d7da10c25c fff91c429d878ec2 12ef5fad60fe5b28 25e5a3182475278e 38dbe682e7ebf3f4 4bd229edab62c05a 5ec86d586ed98cc0
//@ expect: 0 80 100 180 200 280 300 380 400 480 500 580 600 680 700 780 800 880 900 980 a00 a80 b00 b80 c00 c80 d00 d80 e00 e80 f00 f80 1000
