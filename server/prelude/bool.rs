//! Methods of `bool`.

impl bool {
    #[inline]
    pub fn then_some<T>(self, t: T) -> Option<T> {
        if self { Some(t) } else { None }
    }
    #[inline]
    pub fn then<T, F: FnOnce() -> T>(self, f: F) -> Option<T> {
        if self { Some(f()) } else { None }
    }
    #[inline]
    pub fn ok_or<E>(self, err: E) -> Result<(), E> {
        if self { Ok(()) } else { Err(err) }
    }
    #[inline]
    pub fn ok_or_else<E, F: FnOnce() -> E>(self, f: F) -> Result<(), E> {
        if self { Ok(()) } else { Err(f()) }
    }
    #[inline]
    pub fn select_unpredictable<T>(self, true_val: T, false_val: T) -> T {
        crate::intrinsics::select_unpredictable(self, true_val, false_val)
    }
}

/// Why a text is no `bool`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseBoolError(());

impl crate::str::FromStr for bool {
    type Err = ParseBoolError;
    fn from_str(s: &str) -> Result<bool, ParseBoolError> {
        match s {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(ParseBoolError(())),
        }
    }
}
