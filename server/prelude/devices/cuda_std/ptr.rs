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
