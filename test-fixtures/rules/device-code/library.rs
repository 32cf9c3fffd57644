#![feature(abi_gpu_kernel)]

use std::collections::HashMap;
use std::sync::{atomic::AtomicU32, Arc, Mutex};
use std::thread::spawn;

trait Job {
    fn run(&self, out: *mut f32);
}

struct Direct;
struct Generic;

impl Job for Direct {
    fn run(&self, out: *mut f32) {
        let x: Vec<f32> = Vec::with_capacity(3);
                        //^^^^^^^^^^^^^^^^^^ error[device-unsupported]: `Vec::with_capacity` needs a heap
    }
}

impl Job for Generic {
    fn run(&self, out: *mut f32) {
        eprintln!("{}", 1);
      //^^^^^^^^^^^^^^^^^^ error[device-unsupported]: `eprintln!` has nowhere to print
    }
}

struct OnTheHost;

impl Job for OnTheHost {
    fn run(&self, out: *mut f32) {
        println!("{}", 1);
    }
}

fn host() {
    generic(&OnTheHost, core::ptr::null_mut());
}

fn generic<J: Job>(job: &J, out: *mut f32) {
    inner::<J, 3>(job, out);
}

fn inner<T: Job, const N: usize>(job: &T, out: *mut f32) -> [(); N] {
    job.run(out);
    [(); N]
}

fn table() -> u32 {
    let m: HashMap<u32, u32> = HashMap::new();
                             //^^^^^^^^^^^^ error[device-unsupported]: `std::collections::HashMap::new` needs a heap
    1
}

fn never_called() -> Vec<u32> {
    println!("on the host");
    vec![1, 2]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn everything(out: *mut f32, count: *const AtomicU32) {
    let w = vec![1];
          //^^^^^^^ error[device-unsupported]: `vec!` needs a heap
    println!("x");
  //^^^^^^^^^^^^^ error[device-unsupported]: `println!` has nowhere to print
    let t = std::thread::spawn(|| 1);
          //^^^^^^^^^^^^^^^^^^ error[device-unsupported]: `std::thread::spawn` needs threads
    let q: Box<u32> = Box::new(1);
                    //^^^^^^^^ error[device-unsupported]: `Box::new` needs a heap
    let s = "a".to_string();
              //^^^^^^^^^ error[device-unsupported]: `to_string` needs a heap
    let y = [1, 2, 3].to_vec();
                    //^^^^^^ error[device-unsupported]: `to_vec` needs a heap
    let z = (1.0f32).sin();
                   //^^^ error[device-undefined-function]: `sin` of floats is a method of `std`
    let m = Mutex::new(1);
          //^^^^^^^^^^ error[device-unsupported]: `std::sync::Mutex::new` needs threads
    let a = Arc::new(1);
          //^^^^^^^^ error[device-unsupported]: `std::sync::Arc::new` needs a heap
    spawn(|| 1);
  //^^^^^ error[device-unsupported]: `std::thread::spawn` needs threads
    let c = || String::from("x");
             //^^^^^^^^^^^^ error[device-unsupported]: `String::from` needs a heap
    c();
    table();
    Direct.run(out);
    generic(&Generic, out);
    let e = std::env::var("x");
          //^^^^^^^^^^^^^ error[device-unsupported]: `std::env::var` needs an operating system
    let n = std::num::Wrapping(3u32);
    if out.is_null() {
        panic!("no output {}", 1);
    }
    dbg!(1);
  //^^^^^^^ error[device-unsupported]: `dbg!` has nowhere to print
    let text = format!("{}", 1);
             //^^^^^^^^^^^^^^^^ error[device-unsupported]: `format!` needs a heap
}

fn collected(out: *mut f32) {
    let v: Vec<f32> = (0..3).map(|x| x as f32).collect();
         //^^^^^^^^ error[device-unsupported]: `Vec` needs a heap
    let m: std::collections::HashMap<u32, u32> = Default::default();
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[device-unsupported]: `std::collections::HashMap` needs a heap
    unsafe { *out = v[0] }
}
#[no_mangle]
pub extern "gpu-kernel" fn collects(out: *mut f32) {
    collected(out);
}
