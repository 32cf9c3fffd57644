//! Products of packed bytes and halves (`dp4a`, `dp2a`).

macro_rules! products {
    ($($(#[$doc:meta])* fn $name:ident($c:ty) = $text:literal;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(arg0: u32, arg1: u32, arg2: $c) -> $c {
            let sum: $c;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {0}, {1}, {2}, {3};"),
                    out(reg32) sum,
                    in(reg32) arg0,
                    in(reg32) arg1,
                    in(reg32) arg2,
                    options(pure, nomem),
                );
            }
            sum
        }
    )* };
}

products! {
    /// Two signed halves with two signed bytes.
    fn dp2a_s32(i32) = "dp2a.lo.s32.s32";
    /// Two unsigned halves with two unsigned bytes.
    fn dp2a_u32(u32) = "dp2a.lo.u32.u32";
    /// Four signed bytes.
    fn dp4a_s32(i32) = "dp4a.s32.s32";
    /// Four unsigned bytes.
    fn dp4a_u32(u32) = "dp4a.u32.u32";
}
