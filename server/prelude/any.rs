//! Names of types. Identities of types are not supported.

pub const fn type_name<T: ?Sized>() -> &'static str {
    crate::intrinsics::type_name::<T>()
}

pub const fn type_name_of_val<T: ?Sized>(_val: &T) -> &'static str {
    crate::intrinsics::type_name::<T>()
}
