use cuda_device::*;
use cuda_host::cuda_module;
use std::collections::HashMap;

fn helper(n: usize) -> usize {
    let v = vec![0u8; n];
          //^^^^^^^^^^^^ error[device-unsupported]: `vec!` needs a heap
    let w = v.to_vec();
            //^^^^^^ error[device-unsupported]: `to_vec` needs a heap
    // Moved along, not made.
    let kept = Some(w).unwrap();
    [1, 2, 3].to_vec().len()
            //^^^^^^ error[device-unsupported]: `to_vec` needs a heap
}

fn on_the_host(n: usize) -> Vec<u8> {
    println!("{n}");
    vec![0u8; n]
}

#[cuda_module]
pub mod kernels {
    use super::*;

    #[kernel]
    pub fn fill(mut out: DisjointSlice<u32>) {
        let i = thread::index_1d();
        println!("thread {}", i.get());
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[device-unsupported]: `println!` has nowhere to print
        let m: HashMap<u32, u32> = HashMap::new();
                                 //^^^^^^^^^^^^ error[device-unsupported]: `std::collections::HashMap::new` needs a heap
        if let Some(slot) = out.get_mut(i) {
            *slot = helper(i.get()) as u32 + f32::sin(1.0) as u32;
        }
    }
}
