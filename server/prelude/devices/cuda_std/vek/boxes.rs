//! Boxes along the axes: `Aabr` in two dimensions, `Aabb` in three.
use core::ops::{Add, Div, Sub};

use super::num_traits::One;
use super::{Vec2, Vec3};

macro_rules! bounds {
    ($Name:ident $Vec:ident { $($f:ident)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
        #[repr(C)]
        pub struct $Name<T> {
            pub min: $Vec<T>,
            pub max: $Vec<T>,
        }

        impl<T> $Name<T> {
            /// A box that holds one point.
            #[inline]
            pub fn new_empty(p: $Vec<T>) -> $Name<T>
            where
                T: Copy,
            {
                $Name { min: p, max: p }
            }
            #[inline]
            pub fn is_valid(&self) -> bool
            where
                T: PartialOrd,
            {
                true $(&& self.min.$f <= self.max.$f)*
            }
            #[inline]
            pub fn made_valid(self) -> $Name<T>
            where
                T: Copy + PartialOrd,
            {
                $Name { min: $Vec::partial_min(self.min, self.max), max: $Vec::partial_max(self.min, self.max) }
            }
            #[inline]
            pub fn contains_point(self, p: $Vec<T>) -> bool
            where
                T: PartialOrd,
            {
                true $(&& self.min.$f <= p.$f && p.$f <= self.max.$f)*
            }
            #[inline]
            pub fn collides_with(self, other: $Name<T>) -> bool
            where
                T: PartialOrd,
            {
                true $(&& self.max.$f > other.min.$f && self.min.$f < other.max.$f)*
            }
            #[inline]
            pub fn union(self, other: $Name<T>) -> $Name<T>
            where
                T: Copy + PartialOrd,
            {
                $Name { min: $Vec::partial_min(self.min, other.min), max: $Vec::partial_max(self.max, other.max) }
            }
            #[inline]
            pub fn intersection(self, other: $Name<T>) -> $Name<T>
            where
                T: Copy + PartialOrd,
            {
                $Name { min: $Vec::partial_max(self.min, other.min), max: $Vec::partial_min(self.max, other.max) }
            }
            #[inline]
            pub fn expanded_to_contain_point(self, p: $Vec<T>) -> $Name<T>
            where
                T: Copy + PartialOrd,
            {
                self.union($Name { min: p, max: p })
            }
            #[inline]
            pub fn center(self) -> $Vec<T>
            where
                T: Copy + One + Add<Output = T> + Div<Output = T>,
            {
                (self.min + self.max) / (T::one() + T::one())
            }
            /// Half of each side.
            #[inline]
            pub fn half_size(self) -> $Vec<T>
            where
                T: Copy + One + Add<Output = T> + Sub<Output = T> + Div<Output = T>,
            {
                (self.max - self.min) / (T::one() + T::one())
            }
        }
    };
}

bounds! { Aabr Vec2 { x y } }
bounds! { Aabb Vec3 { x y z } }
