//! Copying by method. Scalars, references, tuples, arrays and closures are cloned by the compiler.

#[lang = "clone"]
pub trait Clone: Sized {
    #[lang = "clone_fn"]
    fn clone(&self) -> Self;
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        *self = source.clone()
    }
}
