//! How the other modules write PTX: addresses in shared memory, and functions that are one instruction.

/// The offset in shared memory that a generic address means.
#[inline(always)]
pub(crate) fn shared_offset<T: ?Sized>(pointer: *const T) -> u32 {
    let offset: u32;
    unsafe {
        core::arch::asm!(
            "{{ .reg .u64 a; cvta.to.shared.u64 a, {1}; cvt.u32.u64 {0}, a; }}",
            out(reg32) offset,
            in(reg64) pointer as *const u8 as u64,
            options(pure, nomem),
        );
    }
    offset
}

/// The global address that a generic address means.
#[inline(always)]
pub(crate) fn global_address<T: ?Sized>(pointer: *const T) -> u64 {
    let address: u64;
    unsafe {
        core::arch::asm!(
            "cvta.to.global.u64 {0}, {1};",
            out(reg64) address,
            in(reg64) pointer as *const u8 as u64,
            options(pure, nomem),
        );
    }
    address
}

/// Functions without operands that are an instruction each.
macro_rules! plain_instructions {
    ($($(#[$doc:meta])* $vis:vis [$($qualifier:tt)?] fn $name:ident = $text:literal;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        $vis $($qualifier)? fn $name() {
            unsafe { core::arch::asm!($text) }
        }
    )* };
}
pub(crate) use plain_instructions;

/// Functions that read a special register of 32 bits.
macro_rules! special_registers {
    ($($(#[$doc:meta])* $vis:vis fn $name:ident = $register:literal;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        $vis fn $name() -> u32 {
            let value: u32;
            unsafe {
                core::arch::asm!(
                    concat!("mov.u32 {0}, %", $register, ";"),
                    out(reg32) value,
                    options(pure, nomem),
                );
            }
            value
        }
    )* };
}
pub(crate) use special_registers;

/// Functions that are one instruction whose operands and result have one type.
macro_rules! instructions {
    ($($name:ident($($arg:ident),+) -> $type:ty, $class:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        #[inline(always)]
        pub fn $name($($arg: $type),+) -> $type {
            let result: $type;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {result}" $(, ", {", stringify!($arg), "}")+, ";"),
                    result = out($class) result,
                    $($arg = in($class) $arg,)+
                    options(pure, nomem),
                );
            }
            result
        }
    )* };
}
pub(crate) use instructions;
