//! `core::offload`: kernels that the compiler itself prepares for the device and launches from the host.
//!
//! The attribute macro is known to the front end; here it has a name only. What runs on the host is declared, not done.

use crate::marker::PhantomData;
use crate::ptr::NonNull;

// Exported macros can be named from everywhere without an import; in `core` these two cannot.
pub use crate::{__offload as offload, __offload_kernel as offload_kernel};

/// `#[offload_kernel]`: the function is an entry point on the device, and what the host launches by its name.
#[macro_export]
macro_rules! __offload_kernel {
    () => {};
}

/// A launch by named fields, in any order. Each `@field` picks one out of them, or gives what holds without it.
#[macro_export]
macro_rules! __offload {
    (@kernel kernel = $value:expr $(, $($rest:tt)*)?) => { $value };
    (@kernel $other:ident = $value:expr $(, $($rest:tt)*)?) => { $crate::__offload!(@kernel $($($rest)*)?) };
    (@args args = $value:expr $(, $($rest:tt)*)?) => { $value };
    (@args $other:ident = $value:expr $(, $($rest:tt)*)?) => { $crate::__offload!(@args $($($rest)*)?) };
    (@kernel) => { $crate::compile_error!("missing `kernel`") };
    (@args) => { $crate::compile_error!("missing `args`") };
    (@workgroup_dim workgroup_dim = $value:expr $(, $($rest:tt)*)?) => { $value };
    (@workgroup_dim $other:ident = $value:expr $(, $($rest:tt)*)?) => { $crate::__offload!(@workgroup_dim $($($rest)*)?) };
    (@workgroup_dim) => { [1, 1, 1] };
    (@thread_dim thread_dim = $value:expr $(, $($rest:tt)*)?) => { $value };
    (@thread_dim $other:ident = $value:expr $(, $($rest:tt)*)?) => { $crate::__offload!(@thread_dim $($($rest)*)?) };
    (@thread_dim) => { [1, 1, 1] };
    (@dyn_cache dyn_cache = $value:expr $(, $($rest:tt)*)?) => { $value };
    (@dyn_cache $other:ident = $value:expr $(, $($rest:tt)*)?) => { $crate::__offload!(@dyn_cache $($($rest)*)?) };
    (@dyn_cache) => { 0 };
    (@device device = $value:expr $(, $($rest:tt)*)?) => { $value };
    (@device $other:ident = $value:expr $(, $($rest:tt)*)?) => { $crate::__offload!(@device $($($rest)*)?) };
    (@device) => { -1 };
    ($($fields:tt)*) => {
        $crate::__offload_launch!(
            $crate::__offload!(@kernel $($fields)*),
            $crate::__offload!(@workgroup_dim $($fields)*),
            $crate::__offload!(@thread_dim $($fields)*),
            $crate::__offload!(@dyn_cache $($fields)*),
            $crate::__offload!(@device $($fields)*),
            $crate::__offload!(@args $($fields)*),
        )
    };
}

/// What a launch is: the intrinsic; where the host's code is read for what it launches, a call of the kernel.
#[cfg(not(warplens_host_view))]
#[macro_export]
macro_rules! __offload_launch {
    ($kernel:expr, $groups:expr, $threads:expr, $cache:expr, $device:expr, $args:expr $(,)?) => {
        $crate::intrinsics::offload::<_, _, ()>($kernel, $groups, $threads, $cache, $device, $args)
    };
}
#[cfg(warplens_host_view)]
#[macro_export]
macro_rules! __offload_launch {
    ($kernel:expr, $groups:expr, $threads:expr, $cache:expr, $device:expr, $args:expr $(,)?) => {
        $crate::offload::launched($kernel, $groups, $threads, $cache, $device, $args)
    };
}

/// The arguments decide what the parameters of a generic kernel are.
#[cfg(warplens_host_view)]
#[doc(hidden)]
pub fn launched<F: FnOnce<T>, T: crate::marker::Tuple>(
    kernel: F,
    workgroup_dim: [u32; 3],
    thread_dim: [u32; 3],
    dyn_cache: u32,
    device: i32,
    args: T,
) {
    let _ = (kernel, workgroup_dim, thread_dim, dyn_cache, device, args);
}

/// Memory that is on the device as long as this lives.
pub struct Preload<'a, T: ?Sized>(PhantomData<&'a T>);

/// Memory that is on the device as long as this lives, and is copied back then.
pub struct PreloadMut<'a, T: ?Sized>(PhantomData<&'a mut T>);

/// Copies memory to the device before the launches that use it.
pub fn preload<T: ?Sized>(data: &T) -> Preload<'_, T> {
    let _ = data;
    Preload(PhantomData)
}

/// Copies memory to the device before the launches that use it, and back behind them.
pub fn preload_mut<T: ?Sized>(data: &mut T) -> PreloadMut<'_, T> {
    let _ = data;
    PreloadMut(PhantomData)
}

/// Why a launch does not fit a way of dividing memory.
#[derive(Debug)]
pub struct LaunchError {
    message: &'static str,
}

impl LaunchError {
    pub const fn new(message: &'static str) -> Self {
        LaunchError { message }
    }
}

impl crate::fmt::Display for LaunchError {
    fn fmt(&self, f: &mut crate::fmt::Formatter<'_>) -> crate::fmt::Result {
        f.write_str(self.message)
    }
}

/// Which part of a region belongs to whom.
pub unsafe trait PartitioningStrategy {
    type View<'a, T: 'a>;
    type ViewMut<'a, T: 'a>;

    fn index() -> usize;
    unsafe fn get<'a, T>(ptr: NonNull<T>, len: usize) -> Option<Self::View<'a, T>>;
    unsafe fn get_mut<'a, T>(ptr: NonNull<T>, len: usize) -> Option<Self::ViewMut<'a, T>>;
    fn check_launch(len: usize, grid: [u32; 3], block: [u32; 3]) -> Result<(), LaunchError>;
}

/// Memory with the way in which threads divide it; travels as a slice does.
pub struct Region<'a, T, S: PartitioningStrategy> {
    ptr: NonNull<T>,
    len: usize,
    _marker: PhantomData<(&'a mut [T], S)>,
}

/// What a region is made of.
pub struct RawRegion<'a, T> {
    ptr: NonNull<T>,
    len: usize,
    _marker: PhantomData<&'a mut [T]>,
}

impl<'a, T> From<&'a mut [T]> for RawRegion<'a, T> {
    fn from(data: &'a mut [T]) -> Self {
        let len = data.len();
        RawRegion { ptr: unsafe { NonNull::new_unchecked(data.as_mut_ptr()) }, len, _marker: PhantomData }
    }
}

impl<'a, T, const N: usize> From<&'a mut [T; N]> for RawRegion<'a, T> {
    fn from(data: &'a mut [T; N]) -> Self {
        RawRegion { ptr: unsafe { NonNull::new_unchecked(data.as_mut_ptr()) }, len: N, _marker: PhantomData }
    }
}

impl<'a, T, S: PartitioningStrategy> Region<'a, T, S> {
    pub fn new<D: Into<RawRegion<'a, T>>>(data: D) -> Self {
        let raw = data.into();
        Region { ptr: raw.ptr, len: raw.len, _marker: PhantomData }
    }

    pub fn get(&self) -> Option<S::View<'_, T>> {
        unsafe { S::get(self.ptr, self.len) }
    }

    pub fn get_mut(&mut self) -> Option<S::ViewMut<'_, T>> {
        unsafe { S::get_mut(self.ptr, self.len) }
    }

    pub fn check_launch(&self, grid: [u32; 3], block: [u32; 3]) -> Result<(), LaunchError> {
        S::check_launch(self.len, grid, block)
    }

    pub fn reborrow(&mut self) -> Region<'_, T, S> {
        Region { ptr: self.ptr, len: self.len, _marker: PhantomData }
    }
}
