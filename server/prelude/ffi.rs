//! C types. GPUs follow the data model of their 64-bit hosts.

mod va_list;

pub use va_list::{VaArgSafe, VaList};

/// What `void *` points to.
#[lang = "c_void"]
#[repr(u8)]
pub enum c_void {
    #[doc(hidden)]
    __variant1,
    #[doc(hidden)]
    __variant2,
}

pub type c_char = i8;
pub type c_schar = i8;
pub type c_uchar = u8;
pub type c_short = i16;
pub type c_ushort = u16;
pub type c_int = i32;
pub type c_uint = u32;
pub type c_long = i64;
pub type c_ulong = u64;
pub type c_longlong = i64;
pub type c_ulonglong = u64;
pub type c_float = f32;
pub type c_double = f64;

/// Text that ends with a zero byte, which belongs to it.
#[lang = "CStr"]
#[derive(PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct CStr {
    inner: [c_char],
}

impl CStr {
    /// The text up to and with the first zero byte at `ptr`.
    #[inline]
    pub const unsafe fn from_ptr<'a>(ptr: *const c_char) -> &'a CStr {
        unsafe {
            let mut len = 0;
            while *ptr.add(len) != 0 {
                len = len.wrapping_add(1);
            }
            let whole = crate::ptr::slice_from_raw_parts(ptr as *const u8, len.wrapping_add(1));
            CStr::from_bytes_with_nul_unchecked(&*whole)
        }
    }
    #[inline]
    pub const unsafe fn from_bytes_with_nul_unchecked(bytes: &[u8]) -> &CStr {
        unsafe { &*(bytes as *const [u8] as *const CStr) }
    }
    #[inline]
    pub const fn as_ptr(&self) -> *const c_char {
        self.inner.as_ptr()
    }
    /// Bytes before the zero.
    #[inline]
    pub const fn count_bytes(&self) -> usize {
        self.inner.len().wrapping_sub(1)
    }
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count_bytes() == 0
    }
    #[inline]
    pub const fn to_bytes(&self) -> &[u8] {
        let start = self.inner.as_ptr() as *const u8;
        unsafe { &*crate::ptr::slice_from_raw_parts(start, self.count_bytes()) }
    }
    #[inline]
    pub const fn to_bytes_with_nul(&self) -> &[u8] {
        unsafe { &*(&self.inner as *const [c_char] as *const [u8]) }
    }
    pub const fn to_str(&self) -> Result<&str, crate::str::Utf8Error> {
        crate::str::from_utf8(self.to_bytes())
    }
}

/// There is a zero byte in the text, or none at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FromBytesWithNulError {
    InteriorNul { position: usize },
    NotNulTerminated,
}
/// There is no zero byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FromBytesUntilNulError(());

pub mod c_str {
    pub use super::{CStr, FromBytesUntilNulError, FromBytesWithNulError};
}

impl CStr {
    pub const fn from_bytes_with_nul(bytes: &[u8]) -> Result<&CStr, FromBytesWithNulError> {
        match zero_in(bytes) {
            Some(at) if at + 1 == bytes.len() => Ok(unsafe { CStr::from_bytes_with_nul_unchecked(bytes) }),
            Some(position) => Err(FromBytesWithNulError::InteriorNul { position }),
            None => Err(FromBytesWithNulError::NotNulTerminated),
        }
    }
    pub const fn from_bytes_until_nul(bytes: &[u8]) -> Result<&CStr, FromBytesUntilNulError> {
        match zero_in(bytes) {
            Some(at) => Ok(unsafe { CStr::from_bytes_with_nul_unchecked(bytes.split_at(at + 1).0) }),
            None => Err(FromBytesUntilNulError(())),
        }
    }
}
const fn zero_in(bytes: &[u8]) -> Option<usize> {
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == 0 {
            return Some(at);
        }
        at += 1;
    }
    None
}
impl<'a> Default for &'a CStr {
    fn default() -> &'a CStr {
        unsafe { CStr::from_bytes_with_nul_unchecked(&[0]) }
    }
}
/// By bytes, which have no sign.
impl Ord for CStr {
    fn cmp(&self, other: &CStr) -> crate::cmp::Ordering {
        self.to_bytes().cmp(other.to_bytes())
    }
}
impl PartialOrd for CStr {
    fn partial_cmp(&self, other: &CStr) -> Option<crate::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl AsRef<CStr> for CStr {
    fn as_ref(&self) -> &CStr {
        self
    }
}
pub type c_size_t = usize;
pub type c_ssize_t = isize;
pub type c_ptrdiff_t = isize;
