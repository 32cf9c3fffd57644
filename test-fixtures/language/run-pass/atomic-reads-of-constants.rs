// A static that nobody writes is read atomically as it is read otherwise.
use std::sync::atomic::{AtomicI32, Ordering};

static WORDS: [i32; 3] = [4, 5, 6];

fn main() {
    let mut sum = 0;
    for order in [Ordering::Relaxed, Ordering::Acquire, Ordering::SeqCst] {
        for word in &WORDS {
            sum += unsafe { &*(word as *const i32 as *const AtomicI32) }.load(order);
        }
    }
    assert_eq!(sum, 45);
}
