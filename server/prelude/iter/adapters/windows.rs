//! Elements in groups of a fixed number.

use crate::iter::Iterator;
use crate::mem::MaybeUninit;

#[derive(Clone)]
pub struct ArrayChunks<I, const N: usize> {
    pub(crate) iter: I,
}
impl<I: Iterator, const N: usize> Iterator for ArrayChunks<I, N> {
    type Item = [I::Item; N];
    fn next(&mut self) -> Option<[I::Item; N]> {
        let mut out = MaybeUninit::<[I::Item; N]>::uninit();
        let data = out.as_mut_ptr() as *mut I::Item;
        let mut i = 0;
        while i < N {
            match self.iter.next() {
                Some(x) => unsafe { data.add(i).write(x) },
                None => {
                    while i > 0 {
                        i -= 1;
                        unsafe { crate::ptr::drop_in_place(data.add(i)) };
                    }
                    return None;
                }
            }
            i += 1;
        }
        Some(unsafe { out.assume_init() })
    }
}

pub struct MapWindows<I: Iterator, F, const N: usize> {
    iter: I,
    f: F,
    window: Option<[I::Item; N]>,
    started: bool,
}
impl<I: Iterator, F, const N: usize> MapWindows<I, F, N> {
    pub(crate) fn new(iter: I, f: F) -> Self {
        MapWindows { iter, f, window: None, started: false }
    }
}
impl<I: Iterator, F: FnMut(&[I::Item; N]) -> R, R, const N: usize> Iterator for MapWindows<I, F, N> {
    type Item = R;
    fn next(&mut self) -> Option<R> {
        if !self.started {
            self.started = true;
            self.window = ArrayChunks::<&mut I, N> { iter: &mut self.iter }.next();
        } else if let Some(window) = &mut self.window {
            match self.iter.next() {
                Some(x) => {
                    let mut i = 1;
                    while i < N {
                        window.swap(i - 1, i);
                        i += 1;
                    }
                    window[N - 1] = x;
                }
                None => self.window = None,
            }
        }
        match &self.window {
            Some(window) => Some((self.f)(window)),
            None => None,
        }
    }
}
