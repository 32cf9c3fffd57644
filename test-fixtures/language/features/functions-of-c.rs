//! Functions of C that Rust's library for GPUs has under their names: those whose results are exact.
unsafe extern "C" {
    fn floorf(x: f32) -> f32;
    fn trunc(x: f64) -> f64;
    fn rintf(x: f32) -> f32;
    fn sqrt(x: f64) -> f64;
    fn fmod(x: f64, y: f64) -> f64;
    fn fdim(x: f64, y: f64) -> f64;
    fn ldexpf(x: f32, n: i32) -> f32;
    fn copysign(x: f64, y: f64) -> f64;
    fn fma(x: f64, y: f64, z: f64) -> f64;
}
pub fn test(input: &[u64], out: &mut Out) {
    let x = (input[0] % 1000) as f64 * 0.37 - 50.0;
    let y = (input[1] % 77) as f64 + 0.5;
    unsafe {
        out.put(floorf(x as f32).to_bits());
        out.put(trunc(x).to_bits());
        out.put(rintf(x as f32).to_bits());
        out.put(sqrt(y).to_bits());
        out.put(fmod(x, y).to_bits());
        out.put(fdim(y, x).to_bits());
        out.put(ldexpf(x as f32, (input[2] % 20) as i32 - 10).to_bits());
        out.put(copysign(y, x).to_bits());
        out.put(fma(x, y, 0.25).to_bits());
    }
}

//@ expect: c2480000 c048800000000000 c2480000 3ff94c583ada5b53 c0010a3d70a3d710 404a10a3d70a3d71 bec6851f c004000000000000 c05ef4cccccccccd
//@ expect: 43130000 4062600000000000 43140000 401a61be6cfec997 4031733333333330 0 4793f333 4045c00000000000 40b9241333333333
//@ expect: c2480000 c049000000000000 c2480000 3ff3988e1409212e bfe0000000000000 4049c00000000000 c4c80000 bff8000000000000 c052b00000000000
