//! Identities of types, values of unknown type, names of types.

use crate::intrinsics;

/// Which type it is. Equal for equal types only; the numbers mean nothing else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId {
    id: u128,
}

impl TypeId {
    pub(crate) fn number(&self) -> u128 {
        self.id
    }
}

impl TypeId {
    #[inline]
    pub const fn of<T: ?Sized + 'static>() -> TypeId {
        TypeId { id: const { intrinsics::type_id::<T>() } }
    }
}

pub trait Any: 'static {
    fn type_id(&self) -> TypeId;
}
impl<T: 'static + ?Sized> Any for T {
    #[inline]
    fn type_id(&self) -> TypeId {
        TypeId::of::<T>()
    }
}

macro_rules! downcasts {
    ($($t:ty),*) => { $(
        impl $t {
            #[inline]
            pub fn is<T: Any>(&self) -> bool {
                TypeId::of::<T>() == self.type_id()
            }
            pub fn downcast_ref<T: Any>(&self) -> Option<&T> {
                if self.is::<T>() { Some(unsafe { &*(self as *const $t as *const T) }) } else { None }
            }
            pub fn downcast_mut<T: Any>(&mut self) -> Option<&mut T> {
                if self.is::<T>() { Some(unsafe { &mut *(self as *mut $t as *mut T) }) } else { None }
            }
        }
    )* };
}
downcasts! { dyn Any, (dyn Any + Send), (dyn Any + Send + Sync) }

pub const fn type_name<T: ?Sized>() -> &'static str {
    intrinsics::type_name::<T>()
}

pub const fn type_name_of_val<T: ?Sized>(_val: &T) -> &'static str {
    intrinsics::type_name::<T>()
}
