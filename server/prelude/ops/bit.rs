//! Bit operators and shifts for the integer types (and `bool`), by value and by reference.

macro_rules! binary_trait {
    ($Trait:ident $method:ident $lang:literal, $Assign:ident $assign:ident $assign_lang:literal) => {
        #[lang = $lang]
        pub trait $Trait<Rhs = Self> {
            type Output;
            fn $method(self, rhs: Rhs) -> Self::Output;
        }
        #[lang = $assign_lang]
        pub trait $Assign<Rhs = Self> {
            fn $assign(&mut self, rhs: Rhs);
        }
    };
}

binary_trait!(BitAnd bitand "bitand", BitAndAssign bitand_assign "bitand_assign");
binary_trait!(BitOr bitor "bitor", BitOrAssign bitor_assign "bitor_assign");
binary_trait!(BitXor bitxor "bitxor", BitXorAssign bitxor_assign "bitxor_assign");
binary_trait!(Shl shl "shl", ShlAssign shl_assign "shl_assign");
binary_trait!(Shr shr "shr", ShrAssign shr_assign "shr_assign");

/// The types whose bit operators are built in. References to them go through these few generic impls, which
/// costs the compiler less than one impl for each type.
pub trait BuiltinBits: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self> {}

/// An amount to shift by: any integer type. Only its low bits count.
pub trait ShiftAmount: Copy {
    fn amount(self) -> u32;
}

macro_rules! bit_impls {
    ($Trait:ident $method:ident $Assign:ident $assign:ident $op:tt $op_assign:tt : $($t:ty)*) => {
        $(
            impl $Trait for $t {
                type Output = $t;
                #[inline]
                fn $method(self, rhs: $t) -> $t { self $op rhs }
            }
            impl $Assign for $t {
                #[inline]
                fn $assign(&mut self, rhs: $t) { *self $op_assign rhs }
            }
        )*
        impl<'a, T: BuiltinBits> $Trait<T> for &'a T {
            type Output = T;
            #[inline]
            fn $method(self, rhs: T) -> T { *self $op rhs }
        }
        impl<'a, T: BuiltinBits> $Trait<&'a T> for T {
            type Output = T;
            #[inline]
            fn $method(self, rhs: &'a T) -> T { self $op *rhs }
        }
        impl<'a, 'b, T: BuiltinBits> $Trait<&'a T> for &'b T {
            type Output = T;
            #[inline]
            fn $method(self, rhs: &'a T) -> T { *self $op *rhs }
        }
        impl<'a, T: BuiltinBits> $Assign<&'a T> for T {
            #[inline]
            fn $assign(&mut self, rhs: &'a T) { *self = *self $op *rhs }
        }
    };
}
bit_impls! { BitAnd bitand BitAndAssign bitand_assign & &= :
    bool i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
bit_impls! { BitOr bitor BitOrAssign bitor_assign | |= :
    bool i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
bit_impls! { BitXor bitxor BitXorAssign bitxor_assign ^ ^= :
    bool i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

macro_rules! not_impls {
    ($($t:ty)*) => { $(
        impl BuiltinBits for $t {}
        impl Not for $t {
            type Output = $t;
            #[inline]
            fn not(self) -> $t { !self }
        }
    )* };
}
not_impls! { bool i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
impl<'a, T: BuiltinBits> Not for &'a T {
    type Output = T;
    #[inline]
    fn not(self) -> T {
        !*self
    }
}

macro_rules! shift_impls {
    ($($t:ty)*) => { $(
        impl ShiftAmount for $t {
            #[inline]
            fn amount(self) -> u32 { self as u32 }
        }
        impl<R: ShiftAmount> Shl<R> for $t {
            type Output = $t;
            #[inline]
            fn shl(self, rhs: R) -> $t { self << rhs.amount() }
        }
        impl<R: ShiftAmount> ShlAssign<R> for $t {
            #[inline]
            fn shl_assign(&mut self, rhs: R) { *self <<= rhs.amount() }
        }
        impl<'a, R: ShiftAmount> Shl<R> for &'a $t {
            type Output = $t;
            #[inline]
            fn shl(self, rhs: R) -> $t { *self << rhs.amount() }
        }
        impl<R: ShiftAmount> Shr<R> for $t {
            type Output = $t;
            #[inline]
            fn shr(self, rhs: R) -> $t { self >> rhs.amount() }
        }
        impl<R: ShiftAmount> ShrAssign<R> for $t {
            #[inline]
            fn shr_assign(&mut self, rhs: R) { *self >>= rhs.amount() }
        }
        impl<'a, R: ShiftAmount> Shr<R> for &'a $t {
            type Output = $t;
            #[inline]
            fn shr(self, rhs: R) -> $t { *self >> rhs.amount() }
        }
    )* };
}
shift_impls! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
impl<'a, R: ShiftAmount> ShiftAmount for &'a R {
    #[inline]
    fn amount(self) -> u32 {
        (*self).amount()
    }
}

#[lang = "not"]
pub trait Not {
    type Output;
    fn not(self) -> Self::Output;
}
