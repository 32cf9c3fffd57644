use cuda_std::prelude::*;

#[kernel]
pub unsafe fn fill(out: *mut u32) {
    // The library brings a heap and a way to print.
    let v = vec![1, 2, 3];
    println!("{}", v.len());
    let text = format!("{}", 1).to_string();
    std::thread::spawn(|| 1);
  //^^^^^^^^^^^^^^^^^^ error[device-unsupported]: `std::thread::spawn` needs threads
    let start = std::time::Instant::now();
              //^^^^^^^^^^^^^^^^^^^^^^^ error[device-unsupported]: `std::time::Instant::now` needs an operating system
    unsafe { *out = v[0] };
}
