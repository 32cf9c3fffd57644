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

macro_rules! pair_impls {
    ($Trait:ident $method:ident $Assign:ident $assign:ident $op:tt $op_assign:tt : $(($t:ty, $r:ty))*) => { $(
        impl $Trait<$r> for $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: $r) -> $t { self $op rhs }
        }
        impl<'a> $Trait<$r> for &'a $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: $r) -> $t { *self $op rhs }
        }
        impl<'a> $Trait<&'a $r> for $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: &'a $r) -> $t { self $op *rhs }
        }
        impl<'a, 'b> $Trait<&'a $r> for &'b $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: &'a $r) -> $t { *self $op *rhs }
        }
        impl $Assign<$r> for $t {
            #[inline]
            fn $assign(&mut self, rhs: $r) { *self $op_assign rhs }
        }
        impl<'a> $Assign<&'a $r> for $t {
            #[inline]
            fn $assign(&mut self, rhs: &'a $r) { *self $op_assign *rhs }
        }
    )* };
}

binary_trait!(BitAnd bitand "bitand", BitAndAssign bitand_assign "bitand_assign");
binary_trait!(BitOr bitor "bitor", BitOrAssign bitor_assign "bitor_assign");
binary_trait!(BitXor bitxor "bitxor", BitXorAssign bitxor_assign "bitxor_assign");
binary_trait!(Shl shl "shl", ShlAssign shl_assign "shl_assign");
binary_trait!(Shr shr "shr", ShrAssign shr_assign "shr_assign");

macro_rules! bit_impls {
    ($($t:ty)*) => { $(
        pair_impls! { BitAnd bitand BitAndAssign bitand_assign & &= : ($t, $t) }
        pair_impls! { BitOr bitor BitOrAssign bitor_assign | |= : ($t, $t) }
        pair_impls! { BitXor bitxor BitXorAssign bitxor_assign ^ ^= : ($t, $t) }
        impl Not for $t {
            type Output = $t;
            #[inline]
            fn not(self) -> $t { !self }
        }
        impl<'a> Not for &'a $t {
            type Output = $t;
            #[inline]
            fn not(self) -> $t { !*self }
        }
    )* };
}
bit_impls! { bool i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

macro_rules! shift_impls {
    ($($t:ty)*) => { $(
        shift_row! { $t : i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
    )* };
}
macro_rules! shift_row {
    ($t:ty : $($r:ty)*) => {
        pair_impls! { Shl shl ShlAssign shl_assign << <<= : $(($t, $r))* }
        pair_impls! { Shr shr ShrAssign shr_assign >> >>= : $(($t, $r))* }
    };
}
shift_impls! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

#[lang = "not"]
pub trait Not {
    type Output;
    fn not(self) -> Self::Output;
}
