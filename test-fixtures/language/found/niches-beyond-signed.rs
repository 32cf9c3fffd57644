//! Which values a niche has and which of them `None` is: discriminants over more than half of a signed type leave the room
//! outside them, and a single value is the one next to zero.
use core::mem::transmute_copy as bits;
#[derive(Clone, Copy)]
enum Three { A, B, C }
enum OneMore { A(Three), B }
enum WithBytes { B(u8), A(u8, Three) }
enum TwoMore { A(char), B, C }
enum NonZero { A(core::num::NonZero<u8>), B }
#[repr(u8)]
#[derive(Clone, Copy)]
enum Only { A }
macro_rules! niches {
    ($($int:ident: $low:literal $middle:literal $high:literal;)*) => { |x: usize, out: &mut Out| { $({
        #[repr($int)]
        #[derive(Clone, Copy)]
        enum E { A = $low, B = $middle, C = $high }
        let some = Some([E::A, E::B, E::C][x % 3]);
        out.put((size_of_val(&some), size_of::<Option<Option<E>>>()));
        out.put(some.map_or(7, |e| e as i64));
        let none: Option<E> = if x == 99 { some } else { None };
        if size_of_val(&none) == size_of::<E>() { out.put(unsafe { core::mem::transmute_copy::<_, $int>(&none) }); }
    })* } };
}

pub fn test(input: &[u64], out: &mut Out) {
    let all = niches! {
        i8: -128 0 127; i8: -128 -127 127; i8: -1 0 127; i8: -128 -1 0; i8: -127 -126 127; i8: -100 -90 100; u8: 0 128 255;
        u8: 254 255 0; i64: -9223372036854775808 -1 9223372036854775807; i64: -9223372036854775807 -1 3; u64: 0 1 0xffff_ffff_ffff_ffff;
    };
    unsafe {
        out.put(bits::<_, u32>(&None::<char>));
        out.put(bits::<_, u32>(&None::<Option<char>>));
        out.put(bits::<_, u8>(&None::<bool>));
        out.put(bits::<_, u8>(&None::<Option<bool>>));
        out.put(bits::<_, u8>(&None::<Option<Option<bool>>>));
        out.put(bits::<_, i8>(&None::<core::cmp::Ordering>));
        out.put(bits::<_, [u8; 2]>(&None::<(bool, Three)>));
        out.put(bits::<_, u8>(&OneMore::B));
        out.put(bits::<_, [u8; 2]>(&WithBytes::B(input[0] as u8)));
        out.put(bits::<_, u32>(&TwoMore::B) ^ bits::<_, u32>(&TwoMore::C) << 1);
        out.put(bits::<_, u8>(&NonZero::B));
        out.put(bits::<_, u8>(&None::<Only>));
        out.put(bits::<_, u8>(&None::<Option<Only>>));
        out.put(bits::<_, u8>(&Ok::<(), Three>(())));
        out.put(bits::<_, u32>(&[None, Some('a'), Some('b')][(input[0] % 3) as usize]));
        out.put(match [OneMore::A(Three::B), OneMore::A(Three::C), OneMore::B, OneMore::A(Three::A)][(input[0] % 4) as usize] { OneMore::A(t) => t as u8, OneMore::B => 9 });
    }
    all((input[0] % 3) as usize, out);
}

//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff 1 330002 0 ff 1 ff 61 2 2 2 0 2 2 ffffffffffffff81 1 1 0 fffffffffffffffe 1 1 ffffffffffffffff 1 1 2 ffffffffffffff82 ffffffffffffff80 1 1 ffffffffffffffa6 ffffffffffffff9b 1 1 80 1 1 1 ff 1 10 10 ffffffffffffffff 8 8 ffffffffffffffff 4 8 8 1 fffffffffffffffe
//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff af 330002 0 ff 1 ff 61 0 2 2 0 2 2 ffffffffffffff81 1 1 0 fffffffffffffffe 1 1 ffffffffffffffff 1 1 2 ffffffffffffff82 ffffffffffffff80 1 1 ffffffffffffffa6 ffffffffffffff9b 1 1 80 1 1 1 ff 1 10 10 ffffffffffffffff 8 8 ffffffffffffffff 4 8 8 1 fffffffffffffffe
//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff 0 330002 0 ff 1 ff ffffffff 1 2 2 ffffffffffffff80 2 2 ffffffffffffff80 1 1 ffffffffffffffff fffffffffffffffe 1 1 ffffffffffffff80 1 1 2 ffffffffffffff81 ffffffffffffff80 1 1 ffffffffffffff9c ffffffffffffff9b 1 1 0 1 1 1 fe 1 10 10 8000000000000000 8 8 8000000000000001 4 8 8 0 fffffffffffffffe
//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff 49 330002 0 ff 1 ff ffffffff 2 2 2 ffffffffffffff80 2 2 ffffffffffffff80 1 1 ffffffffffffffff fffffffffffffffe 1 1 ffffffffffffff80 1 1 2 ffffffffffffff81 ffffffffffffff80 1 1 ffffffffffffff9c ffffffffffffff9b 1 1 0 1 1 1 fe 1 10 10 8000000000000000 8 8 8000000000000001 4 8 8 0 fffffffffffffffe
//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff 3 330002 0 ff 1 ff 62 0 2 2 7f 2 2 7f 1 1 7f fffffffffffffffe 1 1 0 1 1 2 7f ffffffffffffff80 1 1 64 ffffffffffffff9b 1 1 ff 1 1 1 0 1 10 10 7fffffffffffffff 8 8 3 4 8 8 ffffffffffffffff fffffffffffffffe
//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff 2 330002 0 ff 1 ff 62 9 2 2 7f 2 2 7f 1 1 7f fffffffffffffffe 1 1 0 1 1 2 7f ffffffffffffff80 1 1 64 ffffffffffffff9b 1 1 ff 1 1 1 0 1 10 10 7fffffffffffffff 8 8 3 4 8 8 ffffffffffffffff fffffffffffffffe
//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff 66 330002 0 ff 1 ff ffffffff 9 2 2 ffffffffffffff80 2 2 ffffffffffffff80 1 1 ffffffffffffffff fffffffffffffffe 1 1 ffffffffffffff80 1 1 2 ffffffffffffff81 ffffffffffffff80 1 1 ffffffffffffff9c ffffffffffffff9b 1 1 0 1 1 1 fe 1 10 10 8000000000000000 8 8 8000000000000001 4 8 8 0 fffffffffffffffe
//@ expect: ffffffff fffffffe 2 ff fe fffffffffffffffe 2 0 ff ff 80 330002 0 ff 1 ff 62 1 2 2 7f 2 2 7f 1 1 7f fffffffffffffffe 1 1 0 1 1 2 7f ffffffffffffff80 1 1 64 ffffffffffffff9b 1 1 ff 1 1 1 0 1 10 10 7fffffffffffffff 8 8 3 4 8 8 ffffffffffffffff fffffffffffffffe
