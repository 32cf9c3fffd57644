//! The vectors of vek that cuda_std 0.2 brought: generic over their elements.
use core::iter::{Product, Sum};
use core::ops::{Add, AddAssign, Deref, DerefMut, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

use num_traits::{AsPrimitive, One, Real, Signed, Zero};

pub mod boxes;
pub mod num_traits;
pub mod ops;

pub use boxes::{Aabb, Aabr};
pub use ops::{Clamp, Clamp01, Lerp, MulAdd};

pub mod geom {
    pub use super::{Aabb, Aabr};

    pub mod repr_c {
        pub use super::super::{Aabb, Aabr};
    }
}

pub mod vec {
    pub use super::{Vec2, Vec3, Vec4};

    pub mod repr_c {
        pub use super::super::{Vec2, Vec3, Vec4};
    }
}

macro_rules! operator {
    ($name:ident { $($f:ident)* } $Trait:ident $method:ident $op:tt) => {
        impl<T: $Trait<Output = T>> $Trait for $name<T> {
            type Output = $name<T>;
            #[inline]
            fn $method(self, other: $name<T>) -> $name<T> {
                $name { $($f: self.$f $op other.$f),* }
            }
        }
        impl<'a, T> $Trait<&'a $name<T>> for $name<T>
        where
            T: Copy + $Trait<Output = T>,
        {
            type Output = $name<T>;
            #[inline]
            fn $method(self, other: &'a $name<T>) -> $name<T> {
                self $op *other
            }
        }
        impl<'a, T> $Trait<$name<T>> for &'a $name<T>
        where
            T: Copy + $Trait<Output = T>,
        {
            type Output = $name<T>;
            #[inline]
            fn $method(self, other: $name<T>) -> $name<T> {
                *self $op other
            }
        }
        impl<'a, 'b, T> $Trait<&'b $name<T>> for &'a $name<T>
        where
            T: Copy + $Trait<Output = T>,
        {
            type Output = $name<T>;
            #[inline]
            fn $method(self, other: &'b $name<T>) -> $name<T> {
                *self $op *other
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

macro_rules! operator_assign {
    ($name:ident { $($f:ident)* } $Trait:ident $method:ident $op:tt) => {
        impl<T: $Trait> $Trait for $name<T> {
            #[inline]
            fn $method(&mut self, other: $name<T>) {
                $(self.$f $op other.$f;)*
            }
        }
        impl<T: Copy + $Trait> $Trait<T> for $name<T> {
            #[inline]
            fn $method(&mut self, other: T) {
                $(self.$f $op other;)*
            }
        }
    };
}

macro_rules! scalar_first {
    ($name:ident { $($f:ident)* } $($ty:ident)*) => { $(
        scalar_first! { $name $ty Add add + }
        scalar_first! { $name $ty Sub sub - }
        scalar_first! { $name $ty Mul mul * }
        scalar_first! { $name $ty Div div / }
    )* };
    ($name:ident $ty:ident $Trait:ident $method:ident $op:tt) => {
        impl $Trait<$name<$ty>> for $ty {
            type Output = $name<$ty>;
            #[inline]
            fn $method(self, other: $name<$ty>) -> $name<$ty> {
                $name::broadcast(self) $op other
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
        impl<T> $name<T> {
            #[inline]
            pub fn map2<D, S, F: FnMut(T, S) -> D>(self, other: $name<S>, mut f: F) -> $name<D> {
                $name { $first: f(self.$first, other.$first), $($f: f(self.$f, other.$f)),* }
            }
            #[inline]
            pub fn map3<D, A, B, F: FnMut(T, A, B) -> D>(self, a: $name<A>, b: $name<B>, mut f: F) -> $name<D> {
                $name { $first: f(self.$first, a.$first, b.$first), $($f: f(self.$f, a.$f, b.$f)),* }
            }
            #[inline]
            pub fn apply<F: FnMut(T) -> T>(&mut self, f: F)
            where
                T: Copy,
            {
                *self = self.map(f);
            }
            #[inline]
            pub fn zip<S>(self, other: $name<S>) -> $name<(T, S)> {
                self.map2(other, |a, b| (a, b))
            }
            #[inline]
            pub fn reduce<F: FnMut(T, T) -> T>(self, mut f: F) -> T {
                let out = self.$first;
                $(let out = f(out, self.$f);)*
                out
            }
            #[inline]
            pub fn as_<D: 'static + Copy>(self) -> $name<D>
            where
                T: AsPrimitive<D>,
            {
                self.map(|x| x.as_())
            }
            #[inline]
            pub fn zero() -> $name<T>
            where
                T: Zero,
            {
                $name { $first: T::zero(), $($f: T::zero()),* }
            }
            #[inline]
            pub fn one() -> $name<T>
            where
                T: One,
            {
                $name { $first: T::one(), $($f: T::one()),* }
            }
            #[inline]
            pub fn as_slice(&self) -> &[T] {
                self
            }
            #[inline]
            pub fn as_mut_slice(&mut self) -> &mut [T] {
                self
            }
            #[inline]
            pub fn from_slice(slice: &[T]) -> $name<T>
            where
                T: Copy + Default,
            {
                let mut out = $name::default();
                let len = if slice.len() < $count { slice.len() } else { $count };
                out[..len].copy_from_slice(&slice[..len]);
                out
            }
            #[inline]
            pub fn min(a: $name<T>, b: $name<T>) -> $name<T>
            where
                T: Ord,
            {
                a.map2(b, core::cmp::min)
            }
            #[inline]
            pub fn max(a: $name<T>, b: $name<T>) -> $name<T>
            where
                T: Ord,
            {
                a.map2(b, core::cmp::max)
            }
            #[inline]
            pub fn partial_min(a: $name<T>, b: $name<T>) -> $name<T>
            where
                T: PartialOrd,
            {
                a.map2(b, |a, b| if a <= b { a } else { b })
            }
            #[inline]
            pub fn partial_max(a: $name<T>, b: $name<T>) -> $name<T>
            where
                T: PartialOrd,
            {
                a.map2(b, |a, b| if a >= b { a } else { b })
            }
            #[inline]
            pub fn reduce_min(self) -> T
            where
                T: Ord,
            {
                self.reduce(core::cmp::min)
            }
            #[inline]
            pub fn reduce_max(self) -> T
            where
                T: Ord,
            {
                self.reduce(core::cmp::max)
            }
            #[inline]
            pub fn reduce_partial_min(self) -> T
            where
                T: PartialOrd,
            {
                self.reduce(|a, b| if a <= b { a } else { b })
            }
            #[inline]
            pub fn reduce_partial_max(self) -> T
            where
                T: PartialOrd,
            {
                self.reduce(|a, b| if a >= b { a } else { b })
            }
            #[inline]
            pub fn mul_add(self, mul: $name<T>, add: $name<T>) -> $name<T>
            where
                T: MulAdd<Output = T>,
            {
                self.map3(mul, add, |x, m, a| x.mul_add(m, a))
            }
            #[inline]
            pub fn is_any_negative(&self) -> bool
            where
                T: Signed,
            {
                self.iter().any(|x| x.is_negative())
            }
        }
        impl<T: Real> $name<T> {
            #[inline]
            pub fn magnitude(self) -> T {
                self.dot(self).sqrt()
            }
            #[inline]
            pub fn distance_squared(self, other: $name<T>) -> T {
                (self - other).magnitude_squared()
            }
            #[inline]
            pub fn distance(self, other: $name<T>) -> T {
                (self - other).magnitude()
            }
            #[inline]
            pub fn normalized(self) -> $name<T> {
                self / self.magnitude()
            }
            #[inline]
            pub fn normalize(&mut self) {
                *self = self.normalized();
            }
            #[inline]
            pub fn normalized_and_get_magnitude(self) -> ($name<T>, T) {
                let length = self.magnitude();
                (self / length, length)
            }
            #[inline]
            pub fn angle_between(self, other: $name<T>) -> T {
                let cos = self.normalized().dot(other.normalized());
                num_traits::clamp(cos, -T::one(), T::one()).acos()
            }
            /// The direction mirrored at a surface.
            #[inline]
            pub fn reflected(self, surface_normal: $name<T>) -> $name<T> {
                let dot = self.dot(surface_normal);
                self - surface_normal * (dot + dot)
            }
            /// The direction behind a surface, by the ratio of both sides' indices; zero where all is mirrored.
            #[inline]
            pub fn refracted(self, surface_normal: $name<T>, eta: T) -> $name<T> {
                let dot = surface_normal.dot(self);
                let k = T::one() - eta * eta * (T::one() - dot * dot);
                if k < T::zero() {
                    $name::zero()
                } else {
                    self * eta - surface_normal * (eta * dot + k.sqrt())
                }
            }
            #[inline]
            pub fn sqrt(self) -> $name<T> {
                self.map(T::sqrt)
            }
            #[inline]
            pub fn recip(self) -> $name<T> {
                self.map(T::recip)
            }
            #[inline]
            pub fn ceil(self) -> $name<T> {
                self.map(T::ceil)
            }
            #[inline]
            pub fn floor(self) -> $name<T> {
                self.map(T::floor)
            }
            #[inline]
            pub fn round(self) -> $name<T> {
                self.map(T::round)
            }
            #[inline]
            pub fn lerp_unclamped(from: $name<T>, to: $name<T>, factor: T) -> $name<T> {
                from.map2(to, |a, b| factor.mul_add(b - a, a))
            }
            #[inline]
            pub fn lerp(from: $name<T>, to: $name<T>, factor: T) -> $name<T> {
                $name::lerp_unclamped(from, to, num_traits::clamp(factor, T::zero(), T::one()))
            }
        }
        impl<T: Clamp + Copy> Clamp for $name<T> {
            #[inline]
            fn clamped(self, lower: $name<T>, upper: $name<T>) -> $name<T> {
                self.map3(lower, upper, |x, l, u| x.clamped(l, u))
            }
        }
        impl<T: Clamp + Copy> Clamp<T> for $name<T> {
            #[inline]
            fn clamped(self, lower: T, upper: T) -> $name<T> {
                self.map(|x| x.clamped(lower, upper))
            }
        }
        impl<T> Deref for $name<T> {
            type Target = [T];
            #[inline]
            fn deref(&self) -> &[T] {
                unsafe { core::slice::from_raw_parts((self as *const $name<T>).cast::<T>(), $count) }
            }
        }
        impl<T> DerefMut for $name<T> {
            #[inline]
            fn deref_mut(&mut self) -> &mut [T] {
                unsafe { core::slice::from_raw_parts_mut((self as *mut $name<T>).cast::<T>(), $count) }
            }
        }
        impl<T> IntoIterator for $name<T> {
            type Item = T;
            type IntoIter = core::array::IntoIter<T, $count>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.into_array().into_iter()
            }
        }
        impl<T: Zero> Zero for $name<T> {
            #[inline]
            fn zero() -> $name<T> {
                $name { $first: T::zero(), $($f: T::zero()),* }
            }
            #[inline]
            fn is_zero(&self) -> bool {
                self.iter().all(|x| x.is_zero())
            }
        }
        impl<T: Zero> Sum for $name<T> {
            #[inline]
            fn sum<I: Iterator<Item = $name<T>>>(all: I) -> $name<T> {
                all.fold($name::zero(), |a, b| a + b)
            }
        }
        impl<T: One> Product for $name<T> {
            #[inline]
            fn product<I: Iterator<Item = $name<T>>>(all: I) -> $name<T> {
                all.fold($name::one(), |a, b| a * b)
            }
        }
        operator_assign! { $name { $first $($f)* } AddAssign add_assign += }
        operator_assign! { $name { $first $($f)* } SubAssign sub_assign -= }
        operator_assign! { $name { $first $($f)* } MulAssign mul_assign *= }
        operator_assign! { $name { $first $($f)* } DivAssign div_assign /= }
        operator_assign! { $name { $first $($f)* } RemAssign rem_assign %= }
        scalar_first! { $name { $first $($f)* } f32 f64 i32 u32 i64 u64 usize }
        operator! { $name { $first $($f)* } Rem rem % }
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
        impl<T: Copy> From<T> for $name<T> {
            #[inline]
            fn from(value: T) -> $name<T> {
                $name::broadcast(value)
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

macro_rules! axes {
    ($name:ident $($unit:ident $at:literal)*) => {
        impl<T: Zero + One> $name<T> { $(
            #[inline]
            pub fn $unit() -> $name<T> {
                let mut out = $name::zero();
                out[$at] = T::one();
                out
            }
        )* }
    };
}

axes! { Vec2 unit_x 0 unit_y 1 }
axes! { Vec3 unit_x 0 unit_y 1 unit_z 2 }
axes! { Vec4 unit_x 0 unit_y 1 unit_z 2 unit_w 3 }

impl<T> From<(T, T)> for Vec2<T> {
    #[inline]
    fn from((x, y): (T, T)) -> Vec2<T> {
        Vec2 { x, y }
    }
}

impl<T> From<(T, T, T)> for Vec3<T> {
    #[inline]
    fn from((x, y, z): (T, T, T)) -> Vec3<T> {
        Vec3 { x, y, z }
    }
}

impl<T> From<(T, T, T, T)> for Vec4<T> {
    #[inline]
    fn from((x, y, z, w): (T, T, T, T)) -> Vec4<T> {
        Vec4 { x, y, z, w }
    }
}

impl<T: Zero> From<Vec2<T>> for Vec3<T> {
    #[inline]
    fn from(v: Vec2<T>) -> Vec3<T> {
        Vec3 { x: v.x, y: v.y, z: T::zero() }
    }
}

impl<T> From<Vec3<T>> for Vec2<T> {
    #[inline]
    fn from(v: Vec3<T>) -> Vec2<T> {
        Vec2 { x: v.x, y: v.y }
    }
}

impl<T: Zero> From<Vec3<T>> for Vec4<T> {
    #[inline]
    fn from(v: Vec3<T>) -> Vec4<T> {
        Vec4 { x: v.x, y: v.y, z: v.z, w: T::zero() }
    }
}

impl<T> From<Vec4<T>> for Vec3<T> {
    #[inline]
    fn from(v: Vec4<T>) -> Vec3<T> {
        Vec3 { x: v.x, y: v.y, z: v.z }
    }
}

impl<T: Copy> Vec4<T> {
    #[inline]
    pub fn xyz(self) -> Vec3<T> {
        Vec3 { x: self.x, y: self.y, z: self.z }
    }
}

impl<T: Zero + One> Vec4<T> {
    #[inline]
    pub fn from_point(v: Vec3<T>) -> Vec4<T> {
        Vec4 { x: v.x, y: v.y, z: v.z, w: T::one() }
    }
    #[inline]
    pub fn from_direction(v: Vec3<T>) -> Vec4<T> {
        Vec4 { x: v.x, y: v.y, z: v.z, w: T::zero() }
    }
}

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
