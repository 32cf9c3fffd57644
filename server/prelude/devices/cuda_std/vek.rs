//! The vectors of vek that cuda_std 0.2 brought: generic over their elements.
use core::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

macro_rules! operator {
    ($name:ident { $($f:ident)* } $Trait:ident $method:ident $op:tt) => {
        impl<T: $Trait<Output = T>> $Trait for $name<T> {
            type Output = $name<T>;
            #[inline]
            fn $method(self, other: $name<T>) -> $name<T> {
                $name { $($f: self.$f $op other.$f),* }
            }
        }
        impl<T: Copy + $Trait<Output = T>> $Trait<T> for $name<T> {
            type Output = $name<T>;
            #[inline]
            fn $method(self, other: T) -> $name<T> {
                $name { $($f: self.$f $op other),* }
            }
        }
    };
}

macro_rules! vector {
    ($name:ident { $first:ident $($f:ident)* } $count:literal) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        #[repr(C)]
        pub struct $name<T> {
            pub $first: T,
            $(pub $f: T,)*
        }
        impl<T> $name<T> {
            #[inline]
            pub const fn new($first: T, $($f: T),*) -> $name<T> {
                $name { $first, $($f),* }
            }
            #[inline]
            pub fn into_array(self) -> [T; $count] {
                [self.$first, $(self.$f),*]
            }
            #[inline]
            pub fn map<D, F: FnMut(T) -> D>(self, mut f: F) -> $name<D> {
                $name { $first: f(self.$first), $($f: f(self.$f)),* }
            }
        }
        impl<T: Copy> $name<T> {
            #[inline]
            pub fn broadcast(value: T) -> $name<T> {
                $name { $first: value, $($f: value),* }
            }
        }
        impl<T: Copy + Add<Output = T> + Mul<Output = T>> $name<T> {
            #[inline]
            pub fn dot(self, other: $name<T>) -> T {
                self.$first * other.$first $(+ self.$f * other.$f)*
            }
            #[inline]
            pub fn magnitude_squared(self) -> T {
                self.dot(self)
            }
            #[inline]
            pub fn sum(self) -> T {
                self.$first $(+ self.$f)*
            }
            #[inline]
            pub fn product(self) -> T {
                self.$first $(* self.$f)*
            }
        }
        impl<T: crate::GpuFloat + Add<Output = T> + Sub<Output = T> + Mul<Output = T> + Div<Output = T>> $name<T> {
            #[inline]
            pub fn magnitude(self) -> T {
                self.dot(self).sqrt()
            }
            #[inline]
            pub fn distance(self, other: $name<T>) -> T {
                (self - other).magnitude()
            }
            #[inline]
            pub fn normalized(self) -> $name<T> {
                self / self.magnitude()
            }
        }
        operator! { $name { $first $($f)* } Add add + }
        operator! { $name { $first $($f)* } Sub sub - }
        operator! { $name { $first $($f)* } Mul mul * }
        operator! { $name { $first $($f)* } Div div / }
        impl<T: Neg<Output = T>> Neg for $name<T> {
            type Output = $name<T>;
            #[inline]
            fn neg(self) -> $name<T> {
                $name { $first: -self.$first, $($f: -self.$f),* }
            }
        }
        impl<T: AddAssign> AddAssign for $name<T> {
            #[inline]
            fn add_assign(&mut self, other: $name<T>) {
                self.$first += other.$first;
                $(self.$f += other.$f;)*
            }
        }
        impl<T: SubAssign> SubAssign for $name<T> {
            #[inline]
            fn sub_assign(&mut self, other: $name<T>) {
                self.$first -= other.$first;
                $(self.$f -= other.$f;)*
            }
        }
        impl<T: Copy + MulAssign> MulAssign<T> for $name<T> {
            #[inline]
            fn mul_assign(&mut self, other: T) {
                self.$first *= other;
                $(self.$f *= other;)*
            }
        }
        impl<T> From<[T; $count]> for $name<T> {
            #[inline]
            fn from(all: [T; $count]) -> $name<T> {
                let [$first, $($f),*] = all;
                $name { $first, $($f),* }
            }
        }
    };
}

vector! { Vec2 { x y } 2 }
vector! { Vec3 { x y z } 3 }
vector! { Vec4 { x y z w } 4 }

macro_rules! constants {
    ($($ty:ident $zero:literal $one:literal)*) => { $(
        impl Vec2<$ty> {
            #[inline]
            pub fn zero() -> Vec2<$ty> {
                Vec2::broadcast($zero)
            }
            #[inline]
            pub fn one() -> Vec2<$ty> {
                Vec2::broadcast($one)
            }
        }
        impl Vec3<$ty> {
            #[inline]
            pub fn zero() -> Vec3<$ty> {
                Vec3::broadcast($zero)
            }
            #[inline]
            pub fn one() -> Vec3<$ty> {
                Vec3::broadcast($one)
            }
        }
        impl Vec4<$ty> {
            #[inline]
            pub fn zero() -> Vec4<$ty> {
                Vec4::broadcast($zero)
            }
        }
    )* };
}
constants! { f32 0.0 1.0 f64 0.0 1.0 i32 0 1 u32 0 1 usize 0 1 }

impl<T: Copy + Mul<Output = T> + Sub<Output = T>> Vec3<T> {
    #[inline]
    pub fn cross(self, other: Vec3<T>) -> Vec3<T> {
        Vec3 {
            x: self.y * other.z - self.z * other.y,
            y: self.z * other.x - self.x * other.z,
            z: self.x * other.y - self.y * other.x,
        }
    }
}

impl<T: Copy> Vec3<T> {
    #[inline]
    pub fn xy(self) -> Vec2<T> {
        Vec2 { x: self.x, y: self.y }
    }
}

/// What of num-traits came along with vek.
pub mod num_traits {
    use core::ops::{Add, Div, Mul, Rem, Sub};

    pub trait Zero: Sized + Add<Self, Output = Self> {
        fn zero() -> Self;
        fn is_zero(&self) -> bool;
    }

    pub trait One: Sized + Mul<Self, Output = Self> {
        fn one() -> Self;
    }

    pub trait NumOps<Rhs = Self, Output = Self>:
        Add<Rhs, Output = Output> + Sub<Rhs, Output = Output> + Mul<Rhs, Output = Output> + Div<Rhs, Output = Output>
        + Rem<Rhs, Output = Output>
    {
    }

    pub trait Num: PartialEq + Zero + One + NumOps {}

    macro_rules! numbers {
        ($($ty:ident = $zero:literal $one:literal;)*) => { $(
            impl Zero for $ty {
                #[inline]
                fn zero() -> $ty {
                    $zero
                }
                #[inline]
                fn is_zero(&self) -> bool {
                    *self == $zero
                }
            }
            impl One for $ty {
                #[inline]
                fn one() -> $ty {
                    $one
                }
            }
            impl NumOps for $ty {}
            impl Num for $ty {}
        )* };
    }

    numbers! {
        i8 = 0 1; i16 = 0 1; i32 = 0 1; i64 = 0 1; isize = 0 1;
        u8 = 0 1; u16 = 0 1; u32 = 0 1; u64 = 0 1; usize = 0 1;
        f32 = 0.0 1.0; f64 = 0.0 1.0;
    }
}
