/**
 * A `core` with what the texts of the schedules use and no more: reading the real one for each
 * server, and looking through it, takes far longer than all that schedules are about.
 */
const OPERATORS = ['Add add +', 'Sub sub -', 'Mul mul *'];
const NUMBERS = ['u32', 'i32', 'usize', 'f32'];

const operators = OPERATORS.map((row) => {
  const [trait, name, sign] = row.split(' ');
  const impls = NUMBERS.map(
    (type) => `impl ${trait} for ${type} {
    type Output = ${type};
    fn ${name}(self, other: ${type}) -> ${type} { self ${sign} other }
}`,
  );
  return `#[lang = "${name}"]
pub trait ${trait}<Rhs = Self> {
    type Output;
    fn ${name}(self, rhs: Rhs) -> Self::Output;
}
${impls.join('\n')}`;
});

const copies = [...NUMBERS, 'bool'].map((type) => `impl Copy for ${type} {}`);

export const SMALL_CORE: Readonly<Record<string, string>> = {
  'lib.rs': `#![no_core]
pub mod marker {
    #[lang = "sized"]
    pub trait Sized {}
    #[lang = "copy"]
    pub trait Copy: crate::clone::Clone {}
    ${copies.join('\n    ')}
    impl<T: ?Sized> Copy for *mut T {}
    pub unsafe auto trait Send {}
    pub unsafe auto trait Sync {}
    #[lang = "freeze"]
    pub unsafe auto trait Freeze {}
}
pub mod clone {
    #[lang = "clone"]
    pub trait Clone: Sized {
        #[lang = "clone_fn"]
        fn clone(&self) -> Self;
    }
}
pub mod ops {
${operators.join('\n')}
}
pub mod prelude {
    pub mod v1 {
        pub use crate::clone::Clone;
        pub use crate::marker::{Copy, Send, Sized, Sync};
    }
    pub mod rust_2021 { pub use super::v1::*; }
    pub mod rust_2024 { pub use super::v1::*; }
}
`,
};
