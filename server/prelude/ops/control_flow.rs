//! The `?` operator.

use crate::convert::Infallible;

#[lang = "Try"]
pub trait Try: FromResidual<Self::Residual> {
    type Output;
    type Residual;
    fn from_output(output: Self::Output) -> Self;
    fn branch(self) -> ControlFlow<Self::Residual, Self::Output>;
}

#[lang = "FromResidual"]
pub trait FromResidual<R> {
    fn from_residual(residual: R) -> Self;
}

/// Which type a residual makes together with an output: `Option<Infallible>` and `T` make `Option<T>`.
pub trait Residual<O> {
    type TryType: Try<Output = O, Residual = Self>;
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ControlFlow<B, C = ()> {
    #[lang = "Continue"]
    Continue(C),
    #[lang = "Break"]
    Break(B),
}

impl<B, C> Try for ControlFlow<B, C> {
    type Output = C;
    type Residual = ControlFlow<B, Infallible>;
    #[inline]
    fn from_output(output: C) -> Self {
        ControlFlow::Continue(output)
    }
    #[inline]
    fn branch(self) -> ControlFlow<ControlFlow<B, Infallible>, C> {
        match self {
            ControlFlow::Continue(c) => ControlFlow::Continue(c),
            ControlFlow::Break(b) => ControlFlow::Break(ControlFlow::Break(b)),
        }
    }
}

impl<B, C> FromResidual<ControlFlow<B, Infallible>> for ControlFlow<B, C> {
    #[inline]
    fn from_residual(residual: ControlFlow<B, Infallible>) -> Self {
        match residual {
            ControlFlow::Break(b) => ControlFlow::Break(b),
            ControlFlow::Continue(never) => match never {},
        }
    }
}

impl<B, C> Residual<C> for ControlFlow<B, Infallible> {
    type TryType = ControlFlow<B, C>;
}

impl<R: Try> ControlFlow<R, R::Output> {
    /// What goes on with the value of a success, and stops with a failure.
    #[inline]
    pub(crate) fn from_try(r: R) -> ControlFlow<R, R::Output> {
        match R::branch(r) {
            ControlFlow::Continue(value) => ControlFlow::Continue(value),
            ControlFlow::Break(residual) => ControlFlow::Break(R::from_residual(residual)),
        }
    }
    #[inline]
    pub(crate) fn into_try(self) -> R {
        match self {
            ControlFlow::Continue(value) => R::from_output(value),
            ControlFlow::Break(r) => r,
        }
    }
}

impl<B, C> ControlFlow<B, C> {
    pub fn is_break(&self) -> bool {
        matches!(*self, ControlFlow::Break(_))
    }
    pub fn is_continue(&self) -> bool {
        matches!(*self, ControlFlow::Continue(_))
    }
    pub fn break_ok(self) -> Result<B, C> {
        match self {
            ControlFlow::Break(b) => Ok(b),
            ControlFlow::Continue(c) => Err(c),
        }
    }
    pub fn continue_ok(self) -> Result<C, B> {
        match self {
            ControlFlow::Continue(c) => Ok(c),
            ControlFlow::Break(b) => Err(b),
        }
    }
    pub fn break_value(self) -> Option<B> {
        match self {
            ControlFlow::Break(b) => Some(b),
            ControlFlow::Continue(_) => None,
        }
    }
    pub fn continue_value(self) -> Option<C> {
        match self {
            ControlFlow::Continue(c) => Some(c),
            ControlFlow::Break(_) => None,
        }
    }
    pub fn map_break<T, F: FnOnce(B) -> T>(self, f: F) -> ControlFlow<T, C> {
        match self {
            ControlFlow::Continue(c) => ControlFlow::Continue(c),
            ControlFlow::Break(b) => ControlFlow::Break(f(b)),
        }
    }
    pub fn map_continue<T, F: FnOnce(C) -> T>(self, f: F) -> ControlFlow<B, T> {
        match self {
            ControlFlow::Continue(c) => ControlFlow::Continue(f(c)),
            ControlFlow::Break(b) => ControlFlow::Break(b),
        }
    }
}
