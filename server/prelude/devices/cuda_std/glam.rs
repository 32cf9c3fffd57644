//! The vectors in which thread indices come.

/// Two unsigned numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct UVec2 {
    pub x: u32,
    pub y: u32,
}

impl UVec2 {
    pub const fn new(x: u32, y: u32) -> UVec2 {
        UVec2 { x, y }
    }

    pub const fn to_array(&self) -> [u32; 2] {
        [self.x, self.y]
    }
}

/// Three unsigned numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct UVec3 {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl UVec3 {
    pub const fn new(x: u32, y: u32, z: u32) -> UVec3 {
        UVec3 { x, y, z }
    }

    pub const fn to_array(&self) -> [u32; 3] {
        [self.x, self.y, self.z]
    }
}
