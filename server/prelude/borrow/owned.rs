//! What a borrowed value becomes when it is to be owned.

use super::Borrow;
use crate::string::String;
use crate::vec::Vec;

pub trait ToOwned {
    type Owned: Borrow<Self>;
    fn to_owned(&self) -> Self::Owned;
    fn clone_into(&self, target: &mut Self::Owned) {
        *target = self.to_owned();
    }
}
impl<T: Clone> ToOwned for T {
    type Owned = T;
    fn to_owned(&self) -> T {
        self.clone()
    }
    fn clone_into(&self, target: &mut T) {
        target.clone_from(self);
    }
}
impl ToOwned for str {
    type Owned = String;
    fn to_owned(&self) -> String {
        String::from(self)
    }
    fn clone_into(&self, target: &mut String) {
        target.clear();
        target.push_str(self);
    }
}
impl<T: Clone> ToOwned for [T] {
    type Owned = Vec<T>;
    fn to_owned(&self) -> Vec<T> {
        Vec::from(self)
    }
    fn clone_into(&self, target: &mut Vec<T>) {
        target.truncate(self.len());
        let (same, more) = self.split_at(target.len());
        target.clone_from_slice(same);
        target.extend_from_slice(more);
    }
}
