//! Arithmetic operators for the number types, by value and by reference.

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

binary_trait!(Add add "add", AddAssign add_assign "add_assign");
binary_trait!(Sub sub "sub", SubAssign sub_assign "sub_assign");
binary_trait!(Mul mul "mul", MulAssign mul_assign "mul_assign");
binary_trait!(Div div "div", DivAssign div_assign "div_assign");
binary_trait!(Rem rem "rem", RemAssign rem_assign "rem_assign");

/// The types whose arithmetic is built in. References to them go through these few generic impls, which costs the
/// compiler less than one impl for each type.
pub trait BuiltinNumber:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Rem<Output = Self>
{
}

macro_rules! binary_impls {
    ($Trait:ident $method:ident $Assign:ident $assign:ident $op:tt $op_assign:tt : $($t:ty)*) => {
        $(
            impl $Trait for $t {
                type Output = $t;
                #[inline]
                #[rustc_inherit_overflow_checks]
                fn $method(self, rhs: $t) -> $t { self $op rhs }
            }
            impl $Assign for $t {
                #[inline]
                #[rustc_inherit_overflow_checks]
                fn $assign(&mut self, rhs: $t) { *self $op_assign rhs }
            }
        )*
        impl<'a, T: BuiltinNumber> $Trait<T> for &'a T {
            type Output = T;
            #[inline]
            fn $method(self, rhs: T) -> T { *self $op rhs }
        }
        impl<'a, T: BuiltinNumber> $Trait<&'a T> for T {
            type Output = T;
            #[inline]
            fn $method(self, rhs: &'a T) -> T { self $op *rhs }
        }
        impl<'a, 'b, T: BuiltinNumber> $Trait<&'a T> for &'b T {
            type Output = T;
            #[inline]
            fn $method(self, rhs: &'a T) -> T { *self $op *rhs }
        }
        impl<'a, T: BuiltinNumber> $Assign<&'a T> for T {
            #[inline]
            fn $assign(&mut self, rhs: &'a T) { *self = *self $op *rhs }
        }
    };
}

macro_rules! all_numbers {
    ($Trait:ident $method:ident $Assign:ident $assign:ident $op:tt $op_assign:tt) => {
        binary_impls! { $Trait $method $Assign $assign $op $op_assign :
            i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f16 f32 f64 }
    };
}

all_numbers!(Add add AddAssign add_assign + +=);
all_numbers!(Sub sub SubAssign sub_assign - -=);
all_numbers!(Mul mul MulAssign mul_assign * *=);
all_numbers!(Div div DivAssign div_assign / /=);
all_numbers!(Rem rem RemAssign rem_assign % %=);

macro_rules! builtin_numbers {
    ($($t:ty)*) => { $(impl BuiltinNumber for $t {})* };
}
builtin_numbers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f16 f32 f64 }

#[lang = "neg"]
pub trait Neg {
    type Output;
    fn neg(self) -> Self::Output;
}

macro_rules! neg_impls {
    ($($t:ty)*) => { $(
        impl Neg for $t {
            type Output = $t;
            #[inline]
            fn neg(self) -> $t { -self }
        }
        impl<'a> Neg for &'a $t {
            type Output = $t;
            #[inline]
            fn neg(self) -> $t { -*self }
        }
    )* };
}
neg_impls! { i8 i16 i32 i64 i128 isize f16 f32 f64 }
