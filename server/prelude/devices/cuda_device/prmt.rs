//! Selection of bytes (`prmt`).

use crate::ptx::instructions;

instructions! {
    prmt(a, b, c) -> u32, reg32 = "prmt.b32";
    prmt_b4e(a, b, c) -> u32, reg32 = "prmt.b32.b4e";
    prmt_f4e(a, b, c) -> u32, reg32 = "prmt.b32.f4e";
}

/// Modes that take the bytes of one word.
macro_rules! of_one_word {
    ($($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        #[inline(always)]
        pub fn $name(word: u32, selector: u32) -> u32 {
            let bytes: u32;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {0}, {1}, 0, {2};"),
                    out(reg32) bytes,
                    in(reg32) word,
                    in(reg32) selector,
                    options(pure, nomem),
                );
            }
            bytes
        }
    )* };
}

of_one_word! {
    prmt_ecl = "prmt.b32.ecl";
    prmt_ecr = "prmt.b32.ecr";
    prmt_rc16 = "prmt.b32.rc16";
    prmt_rc8 = "prmt.b32.rc8";
}
