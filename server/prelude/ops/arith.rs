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

macro_rules! binary_impls {
    ($Trait:ident $method:ident $Assign:ident $assign:ident $op:tt $op_assign:tt : $($t:ty)*) => { $(
        impl $Trait for $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: $t) -> $t { self $op rhs }
        }
        impl<'a> $Trait<$t> for &'a $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: $t) -> $t { *self $op rhs }
        }
        impl<'a> $Trait<&'a $t> for $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: &'a $t) -> $t { self $op *rhs }
        }
        impl<'a, 'b> $Trait<&'a $t> for &'b $t {
            type Output = $t;
            #[inline]
            fn $method(self, rhs: &'a $t) -> $t { *self $op *rhs }
        }
        impl $Assign for $t {
            #[inline]
            fn $assign(&mut self, rhs: $t) { *self $op_assign rhs }
        }
        impl<'a> $Assign<&'a $t> for $t {
            #[inline]
            fn $assign(&mut self, rhs: &'a $t) { *self $op_assign *rhs }
        }
    )* };
}

binary_trait!(Add add "add", AddAssign add_assign "add_assign");
binary_trait!(Sub sub "sub", SubAssign sub_assign "sub_assign");
binary_trait!(Mul mul "mul", MulAssign mul_assign "mul_assign");
binary_trait!(Div div "div", DivAssign div_assign "div_assign");
binary_trait!(Rem rem "rem", RemAssign rem_assign "rem_assign");

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
