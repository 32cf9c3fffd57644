//! The vectors of glam in which thread indices come and kernels compute: structures of floats or integers with arithmetic by element.
use core::ops::{Add, AddAssign, Div, DivAssign, Index, IndexMut, Mul, MulAssign, Neg, Rem, Sub, SubAssign};

/// An operator whose operands may be references, in all ways.
macro_rules! by_reference {
    ($Left:ident $Right:ident $Out:ident $Trait:ident $method:ident) => {
        impl $Trait<&$Right> for $Left {
            type Output = $Out;
            #[inline]
            fn $method(self, other: &$Right) -> $Out {
                self.$method(*other)
            }
        }
        impl $Trait<$Right> for &$Left {
            type Output = $Out;
            #[inline]
            fn $method(self, other: $Right) -> $Out {
                (*self).$method(other)
            }
        }
        impl $Trait<&$Right> for &$Left {
            type Output = $Out;
            #[inline]
            fn $method(self, other: &$Right) -> $Out {
                (*self).$method(*other)
            }
        }
    };
}

macro_rules! operator {
    ($name:ident $ty:ident { $($f:ident)* } $Trait:ident $method:ident $Assign:ident $assign:ident $op:tt) => {
        impl $Trait for $name {
            type Output = $name;
            #[inline]
            fn $method(self, other: $name) -> $name {
                $name { $($f: self.$f $op other.$f),* }
            }
        }
        impl $Trait<$ty> for $name {
            type Output = $name;
            #[inline]
            fn $method(self, other: $ty) -> $name {
                $name { $($f: self.$f $op other),* }
            }
        }
        impl $Trait<$name> for $ty {
            type Output = $name;
            #[inline]
            fn $method(self, other: $name) -> $name {
                $name { $($f: self $op other.$f),* }
            }
        }
        impl $Assign for $name {
            #[inline]
            fn $assign(&mut self, other: $name) {
                *self = *self $op other;
            }
        }
        impl $Assign<$ty> for $name {
            #[inline]
            fn $assign(&mut self, other: $ty) {
                *self = *self $op other;
            }
        }
        impl $Assign<&$name> for $name {
            #[inline]
            fn $assign(&mut self, other: &$name) {
                *self = *self $op *other;
            }
        }
        impl $Assign<&$ty> for $name {
            #[inline]
            fn $assign(&mut self, other: &$ty) {
                *self = *self $op *other;
            }
        }
        by_reference! { $name $name $name $Trait $method }
        by_reference! { $name $ty $name $Trait $method }
        by_reference! { $ty $name $name $Trait $method }
    };
}

/// A vector of `count` elements, with what all element types have.
macro_rules! vector {
    ($(#[$attr:meta])* $name:ident $ty:ident $count:literal $zero:literal $one:literal { $($f:ident $at:literal)* } $make:ident) => {
        $(#[$attr])*
        #[derive(Clone, Copy, PartialEq, Debug, Default)]
        pub struct $name {
            $(pub $f: $ty,)*
        }

        #[inline]
        pub const fn $make($($f: $ty),*) -> $name {
            $name { $($f),* }
        }

        impl $name {
            pub const ZERO: $name = $name { $($f: $zero),* };
            pub const ONE: $name = $name { $($f: $one),* };

            #[inline]
            pub const fn new($($f: $ty),*) -> $name {
                $name { $($f),* }
            }
            #[inline]
            pub const fn splat(value: $ty) -> $name {
                $name { $($f: value),* }
            }
            #[inline]
            pub const fn from_array(all: [$ty; $count]) -> $name {
                $name { $($f: all[$at]),* }
            }
            #[inline]
            pub const fn to_array(&self) -> [$ty; $count] {
                [$(self.$f),*]
            }
            #[inline]
            pub fn from_slice(all: &[$ty]) -> $name {
                $name { $($f: all[$at]),* }
            }
            #[inline]
            pub fn dot(self, other: $name) -> $ty {
                let mut sum = $zero;
                $(sum += self.$f * other.$f;)*
                sum
            }
            #[inline]
            pub fn length_squared(self) -> $ty {
                self.dot(self)
            }
            #[inline]
            pub fn element_sum(self) -> $ty {
                let mut sum = $zero;
                $(sum += self.$f;)*
                sum
            }
            #[inline]
            pub fn element_product(self) -> $ty {
                let mut product = $one;
                $(product *= self.$f;)*
                product
            }
            #[inline]
            pub fn min(self, other: $name) -> $name {
                $name { $($f: if self.$f < other.$f { self.$f } else { other.$f }),* }
            }
            #[inline]
            pub fn max(self, other: $name) -> $name {
                $name { $($f: if self.$f > other.$f { self.$f } else { other.$f }),* }
            }
            #[inline]
            pub fn clamp(self, low: $name, high: $name) -> $name {
                self.max(low).min(high)
            }
            #[inline]
            pub fn max_element(self) -> $ty {
                let mut best = self.x;
                $(if self.$f > best { best = self.$f; })*
                best
            }
            #[inline]
            pub fn min_element(self) -> $ty {
                let mut best = self.x;
                $(if self.$f < best { best = self.$f; })*
                best
            }
        }

        operator! { $name $ty { $($f)* } Add add AddAssign add_assign + }
        operator! { $name $ty { $($f)* } Sub sub SubAssign sub_assign - }
        operator! { $name $ty { $($f)* } Mul mul MulAssign mul_assign * }
        operator! { $name $ty { $($f)* } Div div DivAssign div_assign / }

        impl Rem for $name {
            type Output = $name;
            #[inline]
            fn rem(self, other: $name) -> $name {
                $name { $($f: self.$f % other.$f),* }
            }
        }
        impl Index<usize> for $name {
            type Output = $ty;
            #[inline]
            fn index(&self, at: usize) -> &$ty {
                match at {
                    $($at => &self.$f,)*
                    _ => panic!("index out of bounds"),
                }
            }
        }
        impl IndexMut<usize> for $name {
            #[inline]
            fn index_mut(&mut self, at: usize) -> &mut $ty {
                match at {
                    $($at => &mut self.$f,)*
                    _ => panic!("index out of bounds"),
                }
            }
        }
        impl From<[$ty; $count]> for $name {
            #[inline]
            fn from(all: [$ty; $count]) -> $name {
                $name::from_array(all)
            }
        }
        impl From<$name> for [$ty; $count] {
            #[inline]
            fn from(vector: $name) -> [$ty; $count] {
                vector.to_array()
            }
        }
    };
}

/// What numbers with a sign have besides.
macro_rules! signed {
    ($($name:ident { $($f:ident)* })*) => { $(
        impl Neg for $name {
            type Output = $name;
            #[inline]
            fn neg(self) -> $name {
                $name { $($f: -self.$f),* }
            }
        }
        impl $name {
            #[inline]
            pub fn abs(self) -> $name {
                $name { $($f: self.$f.abs()),* }
            }
            #[inline]
            pub fn signum(self) -> $name {
                $name { $($f: self.$f.signum()),* }
            }
        }
    )* };
}

/// What floats have besides.
macro_rules! floats {
    ($($name:ident $ty:ident { $($f:ident)* })*) => { $(
        impl $name {
            #[inline]
            pub fn length(self) -> $ty {
                crate::GpuFloat::sqrt(self.dot(self))
            }
            #[inline]
            pub fn length_recip(self) -> $ty {
                1.0 / self.length()
            }
            #[inline]
            pub fn distance(self, other: $name) -> $ty {
                (self - other).length()
            }
            #[inline]
            pub fn distance_squared(self, other: $name) -> $ty {
                (self - other).length_squared()
            }
            #[inline]
            pub fn normalize(self) -> $name {
                self * self.length_recip()
            }
            #[inline]
            pub fn normalize_or_zero(self) -> $name {
                let part = self.length_recip();
                if part > 0.0 && part < $ty::INFINITY { self * part } else { $name::ZERO }
            }
            #[inline]
            pub fn try_normalize(self) -> Option<$name> {
                let part = self.length_recip();
                if part > 0.0 && part < $ty::INFINITY { Some(self * part) } else { None }
            }
            #[inline]
            pub fn is_normalized(self) -> bool {
                (self.length_squared() - 1.0).abs() <= 2e-4
            }
            #[inline]
            pub fn lerp(self, other: $name, s: $ty) -> $name {
                self * (1.0 - s) + other * s
            }
            #[inline]
            pub fn mul_add(self, a: $name, b: $name) -> $name {
                $name { $($f: crate::GpuFloat::mul_add(self.$f, a.$f, b.$f)),* }
            }
            #[inline]
            pub fn recip(self) -> $name {
                $name { $($f: 1.0 / self.$f),* }
            }
            #[inline]
            pub fn floor(self) -> $name {
                $name { $($f: crate::GpuFloat::floor(self.$f)),* }
            }
            #[inline]
            pub fn ceil(self) -> $name {
                $name { $($f: crate::GpuFloat::ceil(self.$f)),* }
            }
            #[inline]
            pub fn round(self) -> $name {
                $name { $($f: crate::GpuFloat::round(self.$f)),* }
            }
            #[inline]
            pub fn fract(self) -> $name {
                self - self.floor()
            }
            #[inline]
            pub fn exp(self) -> $name {
                $name { $($f: crate::GpuFloat::exp(self.$f)),* }
            }
            #[inline]
            pub fn powf(self, n: $ty) -> $name {
                $name { $($f: crate::GpuFloat::powf(self.$f, n)),* }
            }
            #[inline]
            pub fn is_nan(self) -> bool {
                $(self.$f != self.$f)||*
            }
            #[inline]
            pub fn is_finite(self) -> bool {
                $(self.$f - self.$f == 0.0)&&*
            }
            /// The direction in which the vector leaves a surface with this normal.
            #[inline]
            pub fn reflect(self, normal: $name) -> $name {
                self - 2.0 * self.dot(normal) * normal
            }
            #[inline]
            pub fn project_onto(self, other: $name) -> $name {
                other * self.dot(other) * (1.0 / other.dot(other))
            }
        }
    )* };
}

/// Vectors of three elements of one type, with those of two and four.
macro_rules! family {
    ($ty:ident $zero:literal $one:literal $two:ident $make2:ident $three:ident $make3:ident $four:ident $make4:ident) => {
        vector! { #[repr(C)] $two $ty 2 $zero $one { x 0 y 1 } $make2 }
        vector! { #[repr(C)] $three $ty 3 $zero $one { x 0 y 1 z 2 } $make3 }
        vector! { #[repr(C)] $four $ty 4 $zero $one { x 0 y 1 z 2 w 3 } $make4 }
        impl $two {
            pub const X: $two = $two::new($one, $zero);
            pub const Y: $two = $two::new($zero, $one);
            #[inline]
            pub const fn extend(self, z: $ty) -> $three {
                $three::new(self.x, self.y, z)
            }
            #[inline]
            pub const fn yx(self) -> $two {
                $two::new(self.y, self.x)
            }
        }
        impl $three {
            pub const X: $three = $three::new($one, $zero, $zero);
            pub const Y: $three = $three::new($zero, $one, $zero);
            pub const Z: $three = $three::new($zero, $zero, $one);
            #[inline]
            pub fn cross(self, other: $three) -> $three {
                $three::new(
                    self.y * other.z - other.y * self.z,
                    self.z * other.x - other.z * self.x,
                    self.x * other.y - other.x * self.y,
                )
            }
            #[inline]
            pub const fn extend(self, w: $ty) -> $four {
                $four::new(self.x, self.y, self.z, w)
            }
            #[inline]
            pub const fn truncate(self) -> $two {
                $two::new(self.x, self.y)
            }
            #[inline]
            pub const fn xy(self) -> $two {
                $two::new(self.x, self.y)
            }
            #[inline]
            pub const fn xz(self) -> $two {
                $two::new(self.x, self.z)
            }
            #[inline]
            pub const fn yz(self) -> $two {
                $two::new(self.y, self.z)
            }
        }
        impl $four {
            #[inline]
            pub const fn truncate(self) -> $three {
                $three::new(self.x, self.y, self.z)
            }
            #[inline]
            pub const fn xyz(self) -> $three {
                $three::new(self.x, self.y, self.z)
            }
            #[inline]
            pub const fn xy(self) -> $two {
                $two::new(self.x, self.y)
            }
        }
        impl From<($ty, $ty)> for $two {
            fn from((x, y): ($ty, $ty)) -> $two {
                $two { x, y }
            }
        }
        impl From<($ty, $ty, $ty)> for $three {
            fn from((x, y, z): ($ty, $ty, $ty)) -> $three {
                $three { x, y, z }
            }
        }
    };
}

family! { f32 0.0 1.0 Vec2 vec2 Vec3 vec3 Vec4 vec4 }
family! { f64 0.0 1.0 DVec2 dvec2 DVec3 dvec3 DVec4 dvec4 }
family! { i32 0 1 IVec2 ivec2 IVec3 ivec3 IVec4 ivec4 }
family! { u32 0 1 UVec2 uvec2 UVec3 uvec3 UVec4 uvec4 }
signed! {
    Vec2 { x y } Vec3 { x y z } Vec4 { x y z w } DVec2 { x y } DVec3 { x y z } DVec4 { x y z w }
    IVec2 { x y } IVec3 { x y z } IVec4 { x y z w }
}
floats! {
    Vec2 f32 { x y } Vec3 f32 { x y z } Vec4 f32 { x y z w } DVec2 f64 { x y } DVec3 f64 { x y z } DVec4 f64 { x y z w }
}

macro_rules! equal {
    ($($name:ident)*) => { $( impl Eq for $name {} )* };
}
equal! { IVec2 IVec3 IVec4 UVec2 UVec3 UVec4 }

macro_rules! conversions {
    ($($from:ident $to:ident $method:ident $ty:ident { $($f:ident)* })*) => { $(
        impl $from {
            #[inline]
            pub const fn $method(&self) -> $to {
                $to { $($f: self.$f as $ty),* }
            }
        }
    )* };
}
conversions! {
    UVec2 Vec2 as_vec2 f32 { x y } UVec3 Vec3 as_vec3 f32 { x y z } IVec2 Vec2 as_vec2 f32 { x y }
    IVec3 Vec3 as_vec3 f32 { x y z } Vec2 DVec2 as_dvec2 f64 { x y } Vec3 DVec3 as_dvec3 f64 { x y z }
    DVec2 Vec2 as_vec2 f32 { x y } DVec3 Vec3 as_vec3 f32 { x y z } UVec2 IVec2 as_ivec2 i32 { x y }
    UVec3 IVec3 as_ivec3 i32 { x y z } IVec2 UVec2 as_uvec2 u32 { x y } IVec3 UVec3 as_uvec3 u32 { x y z }
    Vec2 IVec2 as_ivec2 i32 { x y } Vec3 IVec3 as_ivec3 i32 { x y z } Vec2 UVec2 as_uvec2 u32 { x y }
    Vec3 UVec3 as_uvec3 u32 { x y z } UVec2 DVec2 as_dvec2 f64 { x y } UVec3 DVec3 as_dvec3 f64 { x y z }
}

/// Square matrices by columns.
macro_rules! matrix {
    ($name:ident $vec:ident $ty:ident $count:literal { $($axis:ident $f:ident $at:literal)* } $identity:expr) => {
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[repr(C)]
        pub struct $name {
            $(pub $axis: $vec,)*
        }
        impl $name {
            pub const IDENTITY: $name = $identity;
            pub const ZERO: $name = $name { $($axis: $vec::ZERO),* };
            #[inline]
            pub const fn from_cols($($axis: $vec),*) -> $name {
                $name { $($axis),* }
            }
            #[inline]
            pub fn col(&self, at: usize) -> $vec {
                match at {
                    $($at => self.$axis,)*
                    _ => panic!("index out of bounds"),
                }
            }
            #[inline]
            pub fn row(&self, at: usize) -> $vec {
                $vec { $($f: self.$axis[at]),* }
            }
            #[inline]
            pub fn transpose(&self) -> $name {
                $name { $($axis: self.row($at)),* }
            }
            #[inline]
            pub fn mul_mat(&self, other: &$name) -> $name {
                $name { $($axis: *self * other.$axis),* }
            }
        }
        impl Mul<$vec> for $name {
            type Output = $vec;
            #[inline]
            fn mul(self, v: $vec) -> $vec {
                let mut sum = $vec::ZERO;
                $(sum += self.$axis * v.$f;)*
                sum
            }
        }
        impl Mul for $name {
            type Output = $name;
            #[inline]
            fn mul(self, other: $name) -> $name {
                self.mul_mat(&other)
            }
        }
        impl Mul<$ty> for $name {
            type Output = $name;
            #[inline]
            fn mul(self, s: $ty) -> $name {
                $name { $($axis: self.$axis * s),* }
            }
        }
        impl Add for $name {
            type Output = $name;
            #[inline]
            fn add(self, other: $name) -> $name {
                $name { $($axis: self.$axis + other.$axis),* }
            }
        }
        impl Sub for $name {
            type Output = $name;
            #[inline]
            fn sub(self, other: $name) -> $name {
                $name { $($axis: self.$axis - other.$axis),* }
            }
        }
    };
}

matrix! { Mat2 Vec2 f32 2 { x_axis x 0 y_axis y 1 } Mat2 { x_axis: Vec2::X, y_axis: Vec2::Y } }
matrix! { Mat3 Vec3 f32 3 { x_axis x 0 y_axis y 1 z_axis z 2 } Mat3 { x_axis: Vec3::X, y_axis: Vec3::Y, z_axis: Vec3::Z } }
matrix! {
    Mat4 Vec4 f32 4 { x_axis x 0 y_axis y 1 z_axis z 2 w_axis w 3 }
    Mat4 {
        x_axis: Vec4::new(1.0, 0.0, 0.0, 0.0),
        y_axis: Vec4::new(0.0, 1.0, 0.0, 0.0),
        z_axis: Vec4::new(0.0, 0.0, 1.0, 0.0),
        w_axis: Vec4::new(0.0, 0.0, 0.0, 1.0),
    }
}

impl Mat4 {
    #[inline]
    pub fn transform_point3(&self, p: Vec3) -> Vec3 {
        (*self * p.extend(1.0)).truncate()
    }
    #[inline]
    pub fn transform_vector3(&self, v: Vec3) -> Vec3 {
        (*self * v.extend(0.0)).truncate()
    }
}

impl Mat2 {
    #[inline]
    pub const fn from_cols_array_2d(all: &[[f32; 2]; 2]) -> Mat2 {
        Mat2 { x_axis: Vec2::from_array(all[0]), y_axis: Vec2::from_array(all[1]) }
    }

    #[inline]
    pub fn determinant(&self) -> f32 {
        self.x_axis.x * self.y_axis.y - self.x_axis.y * self.y_axis.x
    }
}

impl Mat3 {
    #[inline]
    pub const fn from_cols_array_2d(all: &[[f32; 3]; 3]) -> Mat3 {
        Mat3 {
            x_axis: Vec3::from_array(all[0]),
            y_axis: Vec3::from_array(all[1]),
            z_axis: Vec3::from_array(all[2]),
        }
    }

    #[inline]
    pub fn determinant(&self) -> f32 {
        self.z_axis.dot(self.x_axis.cross(self.y_axis))
    }
}

impl Mat4 {
    #[inline]
    pub const fn from_cols_array_2d(all: &[[f32; 4]; 4]) -> Mat4 {
        Mat4 {
            x_axis: Vec4::from_array(all[0]),
            y_axis: Vec4::from_array(all[1]),
            z_axis: Vec4::from_array(all[2]),
            w_axis: Vec4::from_array(all[3]),
        }
    }

    #[inline]
    pub fn from_translation(by: Vec3) -> Mat4 {
        Mat4 { w_axis: by.extend(1.0), ..Mat4::IDENTITY }
    }

    #[inline]
    pub fn from_scale(by: Vec3) -> Mat4 {
        Mat4 {
            x_axis: Vec4::new(by.x, 0.0, 0.0, 0.0),
            y_axis: Vec4::new(0.0, by.y, 0.0, 0.0),
            z_axis: Vec4::new(0.0, 0.0, by.z, 0.0),
            w_axis: Mat4::IDENTITY.w_axis,
        }
    }

    /// A rotation about an axis of length one, by an angle in radians.
    #[inline]
    pub fn from_axis_angle(axis: Vec3, angle: f32) -> Mat4 {
        let (sin, cos) = crate::GpuFloat::sin_cos(angle);
        let (turned, squared, rest) = (axis * sin, axis * axis, 1.0 - cos);
        let (xy, xz, yz) = (axis.x * axis.y * rest, axis.x * axis.z * rest, axis.y * axis.z * rest);
        Mat4 {
            x_axis: Vec4::new(squared.x * rest + cos, xy + turned.z, xz - turned.y, 0.0),
            y_axis: Vec4::new(xy - turned.z, squared.y * rest + cos, yz + turned.x, 0.0),
            z_axis: Vec4::new(xz + turned.y, yz - turned.x, squared.z * rest + cos, 0.0),
            w_axis: Mat4::IDENTITY.w_axis,
        }
    }

    /// By the cofactors of 2x2 minors.
    #[inline]
    pub fn determinant(&self) -> f32 {
        let (a, b, c, d) = (self.x_axis, self.y_axis, self.z_axis, self.w_axis);
        let minor = |p: f32, q: f32, r: f32, s: f32| p * s - q * r;
        let (zw, yw, yz) = (minor(c.z, c.w, d.z, d.w), minor(c.y, c.w, d.y, d.w), minor(c.y, c.z, d.y, d.z));
        let (xw, xz, xy) = (minor(c.x, c.w, d.x, d.w), minor(c.x, c.z, d.x, d.z), minor(c.x, c.y, d.x, d.y));
        a.x * (b.y * zw - b.z * yw + b.w * yz) - a.y * (b.x * zw - b.z * xw + b.w * xz)
            + a.z * (b.x * yw - b.y * xw + b.w * xy)
            - a.w * (b.x * yz - b.y * xz + b.z * xy)
    }
}
