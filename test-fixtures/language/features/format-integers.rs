//! Integers in every radix, width, alignment and sign, and in scientific notation.
use core::fmt::{self, Write};
/// Text is folded into a number: lines by `\n`, which no format writes by itself.
struct Sum {
    hash: u64,
    len: u64,
}
impl Write for Sum {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        for b in s.bytes() {
            self.hash = (self.hash ^ b as u64).wrapping_mul(0x100000001b3);
            self.len += 1;
        }
        Ok(())
    }
}
macro_rules! put {
    ($out:ident, $($arg:tt)*) => {{
        let mut sum = Sum { hash: 0xcbf29ce484222325, len: 0 };
        $out.put(write!(sum, $($arg)*).is_ok());
        $out.put(sum.hash ^ sum.len << 48);
    }};
}
fn every<T>(x: T, out: &mut Out)
where
    T: Copy + fmt::Display + fmt::Debug + fmt::LowerHex + fmt::UpperHex + fmt::Octal + fmt::Binary + fmt::LowerExp + fmt::UpperExp,
{
    put!(out, "{x} {x:?} {x:x} {x:X} {x:o} {x:b} {x:e} {x:E}");
    put!(out, "{x:+} {x:#x} {x:#X} {x:#o} {x:#b} {x:#?} {x:x?} {x:#X?}");
    put!(out, "{x:7}|{x:<7}|{x:^7}|{x:>7}|{x:*^9}|{x:é>12}|{x:07}|{x:+07}|{x:<07}");
    put!(out, "{x:#010x}|{x:#10b}|{x:<#10o}|{x:+#012X}|{x:^+9?}");
    put!(out, "{x:.0e}|{x:.1e}|{x:.2E}|{x:.3e}|{x:.40e}|{x:12e}|{x:<12.2e}|{x:+015.1e}");
}
pub fn test(input: &[u64], out: &mut Out) {
    for &x in &input[..2] {
        every(x as u8, out);
        every(x as i32, out);
        every(x, out);
    }
    for &x in &input[4..5] {
        every((x as i128).wrapping_mul(-0x1234_5678_9abc_def0_1234_5678), out);
        every((x as u128) << 64 | x as u128, out);
    }
    every(u128::MAX, out);
    every(i128::MIN, out);
    every(0u128, out);
    every(10u64.pow(19), out);
    put!(out, "{0:1$} {1:.*} {2:w$.p$} {0:<1$}", (input[0] % 50) as usize, (input[1] % 20) as usize, input[2], w = 12, p = (input[3] % 9) as usize);
    put!(out, "{:5}{:<5}{:^5}", 1, 2, 3);
    put!(out, "{a}{b}{a}", a = 1u8 + input[0] as u8 % 3, b = -1i8);
}

//@ expect: 1 3bc40e47fafe5703 1 26902b9b4157796b 1 90d10ff7fb675937 1 a79b7959406400d3 1 a3690f783e37a5d4 1 3bc40e47fafe5703 1 26902b9b4157796b 1 90d10ff7fb675937 1 a79b7959406400d3 1 a3690f783e37a5d4 1 3bc40e47fafe5703 1 26902b9b4157796b 1 90d10ff7fb675937 1 a79b7959406400d3 1 a3690f783e37a5d4 1 57b9f4ac1a22b162 1 4db7b43b07e9d6ca 1 209125d455b87ec 1 f11c9e485bd838bf 1 bcf27fd442a42b3c 1 57b9f4ac1a22b162 1 4db7b43b07e9d6ca 1 209125d455b87ec 1 f11c9e485bd838bf 1 bcf27fd442a42b3c 1 57b9f4ac1a22b162 1 4db7b43b07e9d6ca 1 209125d455b87ec 1 f11c9e485bd838bf 1 bcf27fd442a42b3c 1 f4dbedf0358159bc 1 1ca3aac25f67101 1 4855a105c2601fa3 1 f5fac0cd5a8fc9ea 1 9466351bfaee35cc 1 2f33dc8866d823f 1 3395ff70bdeb0183 1 272661c4a0db6be4 1 b1d080931e081f1a 1 91ff572924478747 1 9bd47d87e42c6ba4 1 4c565484a683733a 1 a59e71d42bbcced1 1 7ffd1e8d715c926 1 6d2ab3f0cf37e737 1 86620e2d2b11d966 1 2119f235b2dc9199 1 579da34ebad8a05 1 7f3a0a8430d7f800 1 98b4348c0f622ca2 1 cf0f1bf0a7742347 1 a1e2b6a167db1ab3 1 ec9af8ed8aa3dd86 1 61896b3de2825ac2 1 8dd4bb83080b2eb8 1 872bef1c450db72 1 d47c4dd606f0bee6 1 1d34aad88428a633 1 ec2b14257223af56 1 2697afabaf61d1fa 1 1650b49240cfa6e 1 fccc38093f928153 1 bc6cb30b9269f10b
//@ expect: 1 b2192c9cd695b851 1 d16d0b0c2c4686d1 1 9e5eba3a71f32b9f 1 698b29e81c006b79 1 6c89c319031439a9 1 62f2245d8ac85f2d 1 88b58c6968657e2b 1 82f6bccacd53a01d 1 439dbed2ce34299d 1 1aadab66b614d826 1 2137b9e09d4a78c5 1 5b99d2667755759 1 ac6a2d2ca2bb1080 1 86d34f30747580aa 1 ed23b237235db7fe 1 a7078dbf3a2af3f1 1 9dec0f54352ff16b 1 6dd497068afdb4d4 1 194ac04b6e1e258a 1 4e4cfbc9ad412f1a 1 75bfa2b348b80c37 1 502fbaa48eecbb12 1 850c6284f1d29372 1 cfbd7e3d8ef3f6c4 1 a2192d0681d49991 1 a204691e34615c78 1 caaecc6021b40cf2 1 a3834291c63605d1 1 75535e5e6870b562 1 26c2c1f9658c064c 1 2b812cf446360fdc 1 f4d3cf1dcddbe9c 1 538234f41b640d50 1 6020c1f48cc73eab 1 76fb25c40c221b05 1 c7a9496e29560800 1 a8dc57cc8105ab12 1 254f9d04ee01ede1 1 d14c663e7bd1b4f0 1 504962bbc6b4aad3 1 9bd47d87e42c6ba4 1 4c565484a683733a 1 a59e71d42bbcced1 1 7ffd1e8d715c926 1 6d2ab3f0cf37e737 1 86620e2d2b11d966 1 2119f235b2dc9199 1 579da34ebad8a05 1 7f3a0a8430d7f800 1 98b4348c0f622ca2 1 cf0f1bf0a7742347 1 a1e2b6a167db1ab3 1 ec9af8ed8aa3dd86 1 61896b3de2825ac2 1 8dd4bb83080b2eb8 1 872bef1c450db72 1 d47c4dd606f0bee6 1 1d34aad88428a633 1 ec2b14257223af56 1 2697afabaf61d1fa 1 4782cd54cdd5b16a 1 fccc38093f928153 1 bc6cb30b9269f10b
//@ expect: 1 cf0f1bf0a7742347 1 a1e2b6a167db1ab3 1 ec9af8ed8aa3dd86 1 61896b3de2825ac2 1 8dd4bb83080b2eb8 1 cf0f1bf0a7742347 1 a1e2b6a167db1ab3 1 ec9af8ed8aa3dd86 1 61896b3de2825ac2 1 8dd4bb83080b2eb8 1 cf0f1bf0a7742347 1 a1e2b6a167db1ab3 1 ec9af8ed8aa3dd86 1 61896b3de2825ac2 1 8dd4bb83080b2eb8 1 3bc40e47fafe5703 1 26902b9b4157796b 1 90d10ff7fb675937 1 a79b7959406400d3 1 a3690f783e37a5d4 1 3bc40e47fafe5703 1 26902b9b4157796b 1 90d10ff7fb675937 1 a79b7959406400d3 1 a3690f783e37a5d4 1 3bc40e47fafe5703 1 26902b9b4157796b 1 90d10ff7fb675937 1 a79b7959406400d3 1 a3690f783e37a5d4 1 cc4a16d7961fa636 1 fb3d8b58fe396c61 1 cd47852729cda392 1 f5dbfa6cc6f8bbb9 1 c9c61ea2242c7417 1 bfcaac5fd18b4023 1 7878a515c612b2d7 1 28d0c3034f7e2ef0 1 3efe62e192177126 1 3531e55961c8f83 1 9bd47d87e42c6ba4 1 4c565484a683733a 1 a59e71d42bbcced1 1 7ffd1e8d715c926 1 6d2ab3f0cf37e737 1 86620e2d2b11d966 1 2119f235b2dc9199 1 579da34ebad8a05 1 7f3a0a8430d7f800 1 98b4348c0f622ca2 1 cf0f1bf0a7742347 1 a1e2b6a167db1ab3 1 ec9af8ed8aa3dd86 1 61896b3de2825ac2 1 8dd4bb83080b2eb8 1 872bef1c450db72 1 d47c4dd606f0bee6 1 1d34aad88428a633 1 ec2b14257223af56 1 2697afabaf61d1fa 1 47bc76c248afa175 1 fccc38093f928153 1 38caabf11113cec5
