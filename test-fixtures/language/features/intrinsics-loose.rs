//! Intrinsics for floats that need not be exact, hints about memory, bytes compared and exchanged.
use core::intrinsics as i;
#[inline(never)]
fn floats(x: f32, y: f64) -> [u64; 5] {
    unsafe {
        [
            i::fabs(x).to_bits() as u64 ^ i::fabs(-y).to_bits(),
            i::fadd_algebraic(x, 1.5).to_bits() as u64 ^ i::fsub_fast(y, 0.5).to_bits(),
            i::fmul_algebraic(y, 0.25).to_bits() ^ i::fdiv_fast(x, 2.0).to_bits() as u64,
            i::fmuladdf32(x, 2.0, 1.0).to_bits() as u64,
            i::minimum_number_nsz_f32(x, f32::NAN).to_bits() as u64 ^ i::maximum_number_nsz_f64(y, 3.0).to_bits(),
        ]
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let v = (input[0] % 1000) as f32 - 400.0;
    for bits in floats(v, v as f64 / 8.0) {
        out.put(bits);
    }
    let mut pair = [input[1], input[2], input[3]];
    i::prefetch_read_data::<u64, 3>(&pair[0]);
    unsafe {
        let [a, _, c] = pair.each_mut();
        i::typed_swap_nonoverlapping(a, c);
        i::nontemporal_store(&mut pair[1], 7);
        out.put(i::raw_eq(&[pair[0], pair[1]], &[input[3], 7]));
        out.put(i::raw_eq(&pair, &[input[3], 7, input[3]]));
        let odd = (&raw const pair).cast::<u8>().add(13);
        out.put(i::ptr_mask(odd, !7).read());
    }
    out.put(pair[2]);
}

//@ expect: 4048f00043c78000 c0493000c3c6c000 c028f000c3478000 c4474000 40080000c3c78000 1 0 7 2
//@ expect: 4030e00043070000 4030600043088000 4010e00042870000 43878000 4030e00043070000 1 0 7 6e789e6aa1b965f4
//@ expect: 4049000043c80000 c0494000c3c74000 c0290000c3480000 c447c000 40080000c3c80000 1 0 7 1
