//! Casts between all kinds of types.
#[repr(i8)]
#[derive(Clone, Copy)]
enum E {
    A = -3,
    B = 100,
}
fn f(x: u32) -> u32 {
    x + 1
}
pub fn test(input: &[u64], out: &mut Out) {
    for &x in input {
        out.put((x as u8, x as i8, x as u16));
        out.put((x as i32 as i64, x as u32 as i32 as i64, x as i16 as u64));
        out.put(x as i64 as i128);
        out.put((x as f32, x as f64, x as i64 as f32));
        out.put((x as u8 as char, x as u8 as f32));
        let f = f64::from_bits(x);
        out.put((f as u8, f as i8, f as u64));
        let g = f32::from_bits(x as u32);
        out.put((g as i32, g as u16, g as i64));
        out.put(f as f32);
        out.put(g as f64);
    }
    let values = [0.5f32, -0.5, 1e10, -1e10, 255.9, 256.0, -128.9, -129.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 2147483648.0];
    for v in values {
        out.put((v as u8, v as i8, v as u32));
        out.put((v as i32, v as u64, v as i64));
    }
    out.put((E::A as i8 as u8, E::A as i64, E::B as u32));
    out.put((true as u8, false as i32, 'é' as u32));
    out.put('é' as u8);
    let p = input.as_ptr();
    out.put(unsafe { (p as usize + 8) as *const u64 }.wrapping_sub(1) == p);
    out.put(unsafe { *(p.cast::<u8>().add(8) as *const u32) });
    let func = f as fn(u32) -> u32;
    out.put(func as usize != 0);
    let mut a = [1u16, 2, 3];
    let q = &mut a as *mut [u16; 3] as *mut u16;
    unsafe { *q.add(1) = 9 };
    out.put(a);
    let s: &[u16] = &a;
    let t = s as *const [u16] as *const u16;
    out.put(unsafe { *t });
    out.put(input[0] as u32 as u8 as i8 as i64 as u64);
    out.put(-1i32 as u32 as f32);
    out.put((3.99f64 as i32 as f64, -3.99f64 as i32));
    out.put(char::from_u32(input[1] as u32).map(|c| c as u32));
    out.put(char::from(65u8) as u8);
    out.put(u32::from('x') + u32::from(true) + u32::from(3u8));
    out.put(f64::from(3u32) + f64::from(1.5f32));
    out.put(i64::from(-3i8));
    out.put(usize::from(3u16));
    let n: Result<u8, _> = input[1].try_into();
    out.put(n.is_ok());
    out.put(u16::try_from(-1i8).is_err());
}

//@ expect: 1 1 1 1 1 1 1 0 3f800000 3ff0000000000000 3f800000 1 3f800000 0 0 0 0 0 0 0 36a0000000000000 2 2 2 2 2 2 2 0 40000000 4000000000000000 40000000 2 40000000 0 0 0 0 0 0 0 36b0000000000000 3 3 3 3 3 3 3 0 40400000 4008000000000000 40400000 3 40400000 0 0 0 0 0 0 0 36b8000000000000 4 4 4 4 4 4 4 0 40800000 4010000000000000 40800000 4 40800000 0 0 0 0 0 0 0 36c0000000000000 5 5 5 5 5 5 5 0 40a00000 4014000000000000 40a00000 5 40a00000 0 0 0 0 0 0 0 36c4000000000000 6 6 6 6 6 6 6 0 40c00000 4018000000000000 40c00000 6 40c00000 0 0 0 0 0 0 0 36c8000000000000 7 7 7 7 7 7 7 0 40e00000 401c000000000000 40e00000 7 40e00000 0 0 0 0 0 0 0 36cc000000000000 8 8 8 8 8 8 8 0 41000000 4020000000000000 41000000 8 41000000 0 0 0 0 0 0 0 36d0000000000000 9 9 9 9 9 9 9 0 41100000 4022000000000000 41100000 9 41100000 0 0 0 0 0 0 0 36d2000000000000 a a a a a a a 0 41200000 4024000000000000 41200000 a 41200000 0 0 0 0 0 0 0 36d4000000000000 b b b b b b b 0 41300000 4026000000000000 41300000 b 41300000 0 0 0 0 0 0 0 36d6000000000000 c c c c c c c 0 41400000 4028000000000000 41400000 c 41400000 0 0 0 0 0 0 0 36d8000000000000 d d d
//@ expect: af ffffffffffffffaf cdaf 7b1dcdaf 7b1dcdaf ffffffffffffcdaf e220a8397b1dcdaf ffffffffffffffff 5f6220a8 43ec4415072f63ba ddeefabe af 432f0000 0 ffffffffffffff80 0 7fffffff ffff 7fffffffffffffff ff800000 4763b9b5e0000000 f4 fffffffffffffff4 65f4 ffffffffa1b965f4 ffffffffa1b965f4 65f4 6e789e6aa1b965f4 0 5edcf13d 43db9e279aa86e59 5edcf13d f4 43740000 ff 7f ffffffffffffffff 0 0 0 7f800000 bc372cbe80000000 4f 4f 454f ffffffff8009454f ffffffff8009454f 454f 6c45d188009454f 0 5cd88ba3 439b117462002515 5cd88ba3 4f 429e0000 0 0 0 0 0 0 0 b7d28a9e00000000 ec ffffffffffffffec 81ec 724c81ec 724c81ec ffffffffffff81ec f88bb8a8724c81ec ffffffffffffffff 5f788bb9 43ef1177150e4990 dcee88eb ec 436c0000 0 ffffffffffffff80 0 7fffffff ffff 7fffffffffffffff ff800000 4649903d80000000 9b ffffffffffffff9b 749b 51a8749b 51a8749b 749b 1b39896a51a8749b 0 5dd9cc4b 43bb39896a51a875 5dd9cc4b 9b 431b0000 0 0 0 7fffffff ffff 150e936000 0 42350e9360000000 ea ffffffffffffffea a2ea 747ea2ea 747ea2ea ffffffffffffa2ea 53cb9f0c747ea2ea 0 5ea7973e 43d4f2e7c31d1fa9 5ea7973e ea 436a0000 ff 7f ffffffffffffffff 7fffffff ffff 7fffffffffffffff 7f800000 468fd45d40000000 e1 ffffffffffffffe1 32e1 1f4532e1 1f4532e1 32e1 2c829abe1f4532e1 0 5e320a6b 43c6414d5f0fa299 5e320a6b e1 43610000 0 0 0 0 0 0 0 3be8a65c20000000 3c 3c ab3c ffffffffc916ab3c ffffffffc916ab3c ffffffffffffab3c c584133ac916ab3c ffffffffffffffff 5f458413 43e8b082675922d5 de69efb3 3c 42700000 0 ffffffffffffff80 0 fffffffffff6954d 0 fffffffffff6954d ec2099d6 c122d56780000000 c3 ffffffffffffffc3 8ac3 41c98ac3 41c98ac3 ffffffffffff8ac3 3ee5789041c98ac3 0 5e7b95e2 43cf72bc4820e4c5 5e7b95e2 c3 43430000 0 0 0 19 19 19 372bc482 4039315860000000 a6 ffffffffffffffa6 b0a6 368cb0a6 368cb0a6 ffffffffffffb0a6 f3b8488c368cb0a6 ffffffffffffffff 5f73b849 43ee77091186d196 dd447b77 a6 43260000 0 ffffffffffffff80 0 0 0 0 ff800000 3ed19614c0000000 9 9 3d09 3cb13d09 3cb13d09 3d09 657eecdd3cb13d09 0 5ecafdda 43d95fbb374f2c4f 5ecafdda 9 41100000 ff 7f ffffffffffffffff 0 0 0 7f800000 3f9627a120000000 f6 fffffffffffffff6 def6 55bdef6 55bdef6 ffffffffffffdef6 c2d326e0055bdef6 ffffffffffffffff 5f42d327 43e85a64dc00ab7c de74b364 f6 43760000 0 ffffffffffffff80 0 0 0 0 d6993700 38ab7bdec0000000 7b 7b db7b
//@ expect: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 0 3f800000 3ff0000000000000 3f800000 1 3f800000 0 0 0 0 0 0 0 36a0000000000000 ff ffffffffffffffff ffff ffffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffff 5f800000 43f0000000000000 bf800000 ff 437f0000 0 0 0 0 0 0 7fc00000 7ff8000000000000 0 0 0 0 0 0 8000000000000000 ffffffffffffffff 5f000000 43e0000000000000 df000000 0 0 0 0 0 0 0 0 80000000 0 ff ffffffffffffffff ffff ffffffffffffffff ffffffffffffffff ffffffffffffffff 7fffffffffffffff 0 5f000000 43e0000000000000 5f000000 ff 437f0000 0 0 0 0 0 0 7fc00000 7ff8000000000000 80 ffffffffffffff80 80 80 80 80 80 0 43000000 4060000000000000 43000000 80 43000000 0 0 0 0 0 0 0 3710000000000000 ff ffffffffffffffff ff ff ff ff ff 0 437f0000 406fe00000000000 437f0000 ff 437f0000 0 0 0 0 0 0 0 371fe00000000000 ff ffffffffffffffff ffff 7fffffff 7fffffff ffffffffffffffff 7fffffff 0 4f000000 41dfffffffc00000 4f000000 ff 437f0000 0 0 0 0 0 0 0 7ff8000000000000 1 1 1 1 1 1 1 0 3f800000 3ff0000000000000 3f800000 1 3f800000 0 0 0 0 0 0 0 36a0000000000000 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 fe fffffffffffffffe fffe fffffffffffffffe fffffffffffffffe fffffffffffffffe fffffffffffffffe ffffffffffffffff 5f800000 43f0000000000000 c0000000 fe 437e0000 0 0 0 0 0 0 7fc00000 7ff8000000000000 1 1 1 1 1 1 8000000000000001 ffffffffffffffff 5f000000 43e0000000000000 df000000 1 3f800000 0 0 0 0 0 0 80000000 36a0000000000000 fe fffffffffffffffe fffe
