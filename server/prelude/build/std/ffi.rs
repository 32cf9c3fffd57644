//! Texts of the operating system. Here they are UTF-8, as the paths of a workspace are.

pub use core::ffi::*;

use core::borrow::{Borrow, Cow, ToOwned};
use core::boxed::Box;
use core::cmp::Ordering;
use core::convert::Infallible;
use core::fmt::{self, Debug, Display, Formatter};
use core::hash::{Hash, Hasher};
use core::ops::{Deref, DerefMut};
use core::str::FromStr;
use core::string::String;

#[repr(transparent)]
pub struct OsStr {
    text: str,
}

impl OsStr {
    pub fn new<S: AsRef<OsStr> + ?Sized>(s: &S) -> &OsStr {
        s.as_ref()
    }
    pub(crate) fn of(text: &str) -> &OsStr {
        unsafe { &*(text as *const str as *const OsStr) }
    }
    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }
    pub fn to_str(&self) -> Option<&str> {
        Some(&self.text)
    }
    pub fn to_string_lossy(&self) -> Cow<'_, str> {
        Cow::Borrowed(&self.text)
    }
    pub fn to_os_string(&self) -> OsString {
        OsString { text: String::from(&self.text) }
    }
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }
    pub fn len(&self) -> usize {
        self.text.len()
    }
    pub fn as_encoded_bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }
    pub fn is_ascii(&self) -> bool {
        self.text.is_ascii()
    }
    pub fn eq_ignore_ascii_case<S: AsRef<OsStr>>(&self, other: S) -> bool {
        self.text.eq_ignore_ascii_case(&other.as_ref().text)
    }
}

#[derive(Clone, Default)]
pub struct OsString {
    text: String,
}

impl OsString {
    pub const fn new() -> OsString {
        OsString { text: String::new() }
    }
    pub fn as_os_str(&self) -> &OsStr {
        OsStr::of(&self.text)
    }
    pub fn into_string(self) -> Result<String, OsString> {
        Ok(self.text)
    }
    pub(crate) fn into_text(self) -> String {
        self.text
    }
    pub(crate) fn text_mut(&mut self) -> &mut String {
        &mut self.text
    }
    pub fn push<T: AsRef<OsStr>>(&mut self, more: T) {
        self.text.push_str(&more.as_ref().text);
    }
    pub fn clear(&mut self) {
        self.text.clear();
    }
    pub fn into_boxed_os_str(self) -> Box<OsStr> {
        crate::host::refuse("`OsString::into_boxed_os_str`")
    }
}

impl Deref for OsString {
    type Target = OsStr;
    fn deref(&self) -> &OsStr {
        self.as_os_str()
    }
}
impl Borrow<OsStr> for OsString {
    fn borrow(&self) -> &OsStr {
        self.as_os_str()
    }
}
impl ToOwned for OsStr {
    type Owned = OsString;
    fn to_owned(&self) -> OsString {
        self.to_os_string()
    }
}
impl Debug for OsStr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.text, f)
    }
}
impl Debug for OsString {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(self.as_os_str(), f)
    }
}

pub mod os_str {
    pub use super::{OsDisplay as Display, OsStr, OsString};
}
pub struct OsDisplay<'a>(&'a OsStr);
impl Display for OsDisplay<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0.text, f)
    }
}
impl OsStr {
    pub fn display(&self) -> OsDisplay<'_> {
        OsDisplay(self)
    }
}

impl PartialEq for OsStr {
    fn eq(&self, other: &OsStr) -> bool {
        self.text == other.text
    }
}
impl Eq for OsStr {}
impl PartialOrd for OsStr {
    fn partial_cmp(&self, other: &OsStr) -> Option<Ordering> {
        self.text.partial_cmp(&other.text)
    }
}
impl Ord for OsStr {
    fn cmp(&self, other: &OsStr) -> Ordering {
        self.text.cmp(&other.text)
    }
}
impl Hash for OsStr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state)
    }
}
impl PartialEq for OsString {
    fn eq(&self, other: &OsString) -> bool {
        self.text == other.text
    }
}
impl Eq for OsString {}
impl PartialOrd for OsString {
    fn partial_cmp(&self, other: &OsString) -> Option<Ordering> {
        self.text.partial_cmp(&other.text)
    }
}
impl Ord for OsString {
    fn cmp(&self, other: &OsString) -> Ordering {
        self.text.cmp(&other.text)
    }
}
impl Hash for OsString {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state)
    }
}
impl PartialEq<str> for OsStr {
    fn eq(&self, other: &str) -> bool {
        &self.text == other
    }
}
impl PartialEq<str> for OsString {
    fn eq(&self, other: &str) -> bool {
        self.text.as_str() == other
    }
}
impl PartialEq<&str> for OsString {
    fn eq(&self, other: &&str) -> bool {
        self.text.as_str() == *other
    }
}
impl PartialEq<OsStr> for OsString {
    fn eq(&self, other: &OsStr) -> bool {
        self.text.as_str() == &other.text
    }
}
impl PartialEq<&OsStr> for OsString {
    fn eq(&self, other: &&OsStr) -> bool {
        self.text.as_str() == &other.text
    }
}
impl PartialEq<OsString> for OsStr {
    fn eq(&self, other: &OsString) -> bool {
        &self.text == other.text.as_str()
    }
}

impl AsRef<OsStr> for OsStr {
    fn as_ref(&self) -> &OsStr {
        self
    }
}
impl AsRef<OsStr> for OsString {
    fn as_ref(&self) -> &OsStr {
        self.as_os_str()
    }
}
impl AsRef<OsStr> for str {
    fn as_ref(&self) -> &OsStr {
        OsStr::of(self)
    }
}
impl AsRef<OsStr> for String {
    fn as_ref(&self) -> &OsStr {
        OsStr::of(self)
    }
}
impl From<String> for OsString {
    fn from(text: String) -> OsString {
        OsString { text }
    }
}
impl<T: AsRef<OsStr> + ?Sized> From<&T> for OsString {
    fn from(text: &T) -> OsString {
        text.as_ref().to_os_string()
    }
}
impl FromStr for OsString {
    type Err = Infallible;
    fn from_str(text: &str) -> Result<OsString, Infallible> {
        Ok(OsString { text: String::from(text) })
    }
}
