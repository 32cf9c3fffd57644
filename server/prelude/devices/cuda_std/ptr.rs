//! Address spaces of pointers.

/// Where a pointer leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressSpace {
    Global,
    Shared,
    Constant,
    Local,
}

macro_rules! is_space {
    ($ptr:expr, $($space:ident = $text:literal),*) => {{
        let found: u32;
        match $ptr {
            $((AddressSpace::$space, ptr) => unsafe {
                core::arch::asm!(
                    "{{ .reg .pred p;",
                    concat!("isspacep.", $text, " p, {1};"),
                    "selp.u32 {0}, 1, 0, p; }}",
                    out(reg32) found,
                    in(reg64) ptr,
                );
            })*
        }
        found != 0
    }};
}

/// Does the pointer lead into the address space?
///
/// # Safety
/// The pointer is a generic address.
pub unsafe fn is_in_address_space<T>(ptr: *const T, space: AddressSpace) -> bool {
    let at = ptr as u64;
    is_space!((space, at), Global = "global", Shared = "shared", Constant = "const", Local = "local")
}

macro_rules! conversions {
    ($($(#[$doc:meta])* $name:ident = $global:literal $shared:literal $constant:literal $local:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// The pointer leads into the address space.
        #[inline(always)]
        pub unsafe fn $name<T>(ptr: *const T, address_space: AddressSpace) -> *const T {
            let out: *const T;
            unsafe {
                match address_space {
                    AddressSpace::Global => core::arch::asm!($global, out(reg64) out, in(reg64) ptr),
                    AddressSpace::Shared => core::arch::asm!($shared, out(reg64) out, in(reg64) ptr),
                    AddressSpace::Constant => core::arch::asm!($constant, out(reg64) out, in(reg64) ptr),
                    AddressSpace::Local => core::arch::asm!($local, out(reg64) out, in(reg64) ptr),
                }
            }
            out
        }
    )* };
}

conversions! {
    /// From a generic address: `cvta.to`.
    convert_generic_to_specific_address_space =
        "cvta.to.global.u64 {0}, {1};" "cvta.to.shared.u64 {0}, {1};" "cvta.to.const.u64 {0}, {1};"
        "cvta.to.local.u64 {0}, {1};";
    /// To a generic address: `cvta`.
    convert_specific_address_space_to_generic =
        "cvta.global.u64 {0}, {1};" "cvta.shared.u64 {0}, {1};" "cvta.const.u64 {0}, {1};"
        "cvta.local.u64 {0}, {1};";
}
