//! Atomics of one and two bytes work on the word around them, of which a static alone has only a part.

use core::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, Ordering};

static FLAG: AtomicBool = AtomicBool::new(true);
static BYTE: AtomicU8 = AtomicU8::new(3);
static HALF: AtomicU16 = AtomicU16::new(0x1234);
static BYTES: [AtomicU8; 5] = [const { AtomicU8::new(7) }; 5];

pub fn test(input: &[u64], out: &mut Out) {
    // Nothing changes: all threads see the same.
    out.put(FLAG.fetch_or(false, Ordering::SeqCst));
    out.put(FLAG.swap(true, Ordering::Relaxed));
    out.put(BYTE.fetch_add(0, Ordering::Relaxed) as u64);
    out.put(BYTE.fetch_max(input[0] as u8 & 3, Ordering::AcqRel) as u64);
    out.put(HALF.fetch_and(0xffff, Ordering::Relaxed) as u64);
    out.put(HALF.compare_exchange(1, input[0] as u16, Ordering::SeqCst, Ordering::Relaxed).is_err());
    out.put(BYTES.iter().map(|b| b.fetch_xor(0, Ordering::Relaxed) as u64).sum::<u64>());
}

//@ expect: 1 1 3 3 1234 1 23
//@ expect: 1 1 3 3 1234 1 23
//@ expect: 1 1 3 3 1234 1 23
//@ expect: 1 1 3 3 1234 1 23
//@ expect: 1 1 3 3 1234 1 23
//@ expect: 1 1 3 3 1234 1 23
//@ expect: 1 1 3 3 1234 1 23
//@ expect: 1 1 3 3 1234 1 23
