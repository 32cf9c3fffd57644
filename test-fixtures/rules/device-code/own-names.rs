// Names of the standard library that mean something else here.
#![no_std]
#![feature(abi_gpu_kernel)]

macro_rules! vec {
    ($($x:expr),*) => { [$($x),*] };
}

macro_rules! println {
    ($x:expr) => { let _ = $x; };
}

struct Vec {
    len: usize,
}

impl Vec {
    fn new() -> Self {
        Vec { len: 0 }
    }
}

trait Sine {
    fn sin(self) -> Self;
    fn to_vec(&self) -> Vec;
}

impl Sine for f32 {
    fn sin(self) -> f32 {
        self - self * self * self / 6.0
    }
    fn to_vec(&self) -> Vec {
        Vec::new()
    }
}

mod thread {
    pub fn spawn(n: u32) -> u32 {
        n
    }
}

#[cfg(not(target_arch = "nvptx64"))]
fn log(text: &str) {
    std::println!("{text}");
}

#[cfg(target_arch = "nvptx64")]
fn log(_text: &str) {}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn own(out: *mut f32) {
    println!(vec![1, 2]);
    log("on the host only");
    *out = 1.0f32.sin() + 2.0f32.to_vec().len as f32 + thread::spawn(3) as f32;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn broken(out: *mut f32) {
    *out = undefined_name(Vec::new());
}
