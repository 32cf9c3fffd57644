//! The helpers of hand-written `Debug` implementations; they collect nothing.

use super::{Debug, Error, Formatter, Result};
use crate::marker::PhantomData;

macro_rules! builders {
    ($($Builder:ident $start:ident($($name:ident)?): $($method:ident($($arg:ident: $T:ty),*))*;)*) => { $(
        pub struct $Builder<'a, 'b: 'a> {
            lifetime: PhantomData<(&'a (), &'b ())>,
        }

        impl<'a, 'b: 'a> $Builder<'a, 'b> {
            $(
                pub fn $method(&mut self, $($arg: $T),*) -> &mut $Builder<'a, 'b> {
                    self
                }
            )*
            pub fn finish_non_exhaustive(&mut self) -> Result {
                Err(Error)
            }
            pub fn finish(&mut self) -> Result {
                Err(Error)
            }
        }

        impl<'b> Formatter<'b> {
            pub fn $start<'a>(&'a mut self $(, $name: &str)?) -> $Builder<'a, 'b> {
                $Builder { lifetime: PhantomData }
            }
        }
    )* };
}
builders! {
    DebugStruct debug_struct(_name): field(_name: &str, _value: &dyn Debug);
    DebugTuple debug_tuple(_name): field(_value: &dyn Debug);
    DebugList debug_list(): entry(_entry: &dyn Debug);
    DebugSet debug_set(): entry(_entry: &dyn Debug);
    DebugMap debug_map(): entry(_key: &dyn Debug, _value: &dyn Debug)
        key(_key: &dyn Debug) value(_value: &dyn Debug);
}

impl<'a, 'b: 'a> DebugList<'a, 'b> {
    pub fn entries<D: Debug, I: IntoIterator<Item = D>>(&mut self, _entries: I) -> &mut Self {
        self
    }
}
impl<'a, 'b: 'a> DebugSet<'a, 'b> {
    pub fn entries<D: Debug, I: IntoIterator<Item = D>>(&mut self, _entries: I) -> &mut Self {
        self
    }
}
impl<'a, 'b: 'a> DebugMap<'a, 'b> {
    pub fn entries<K: Debug, V: Debug, I: IntoIterator<Item = (K, V)>>(&mut self, _entries: I) -> &mut Self {
        self
    }
}
