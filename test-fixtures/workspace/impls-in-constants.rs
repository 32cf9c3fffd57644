//@ root: /app/src/lib.rs
//@ expect: 1 6 9

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"
[dependencies]
flags = { path = "../flags" }

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]

use flags::{Flags, Level};

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    unsafe {
        *out = Flags::ONE.bits();
        *out.add(1) = (Flags::TWO | Flags::FOUR).bits();
        *out.add(2) = Level(3).squared();
    }
}

//- /flags/Cargo.toml
[package]
name = "flags"
version = "0.1.0"
edition = "2021"

//- /flags/src/lib.rs
#![no_std]

macro_rules! flags {
    ($name:ident { $($flag:ident = $bit:expr;)* }) => {
        #[derive(Clone, Copy)]
        pub struct $name(u64);
        const _: () = {
            impl $name {
                $(pub const $flag: $name = $name($bit);)*
                pub const fn bits(self) -> u64 {
                    self.0
                }
            }
            const _: () = {
                impl core::ops::BitOr for $name {
                    type Output = $name;
                    fn bitor(self, other: $name) -> $name {
                        $name(self.0 | other.0)
                    }
                }
            };
        };
    };
}

flags! { Flags { ONE = 1; TWO = 1 << 1; FOUR = 1 << 2; } }

pub struct Level(pub u64);

const _: () = {
    impl Level {
        pub fn squared(&self) -> u64 {
            self.0 * self.0
        }
    }
};
