//! Each lane's stack begins at an aligned address, whatever lies on it.
//@ levels: O2 O1 O0
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

fn add<'a>(cells: &'a [AtomicU64], odd: &mut [u8], at: usize) -> &'a AtomicU64 {
    odd[at % odd.len()] += 1;
    &cells[at % cells.len()]
}

pub fn test(input: &[u64], out: &mut Out) {
    let cells = [const { AtomicU64::new(5) }; 3];
    let mut odd = [0u8; 13];
    for &x in input {
        add(&cells, &mut odd, (x % 39) as usize).fetch_add(x, Relaxed);
    }
    for c in &cells {
        out.put(c.load(Relaxed));
    }
    for b in odd {
        out.put(b);
    }
}

//@ expect: 32 38 2d 1 2 2 2 1 1 1 1 1 1 1 1 1
//@ expect: d685530c8f2e8d8d a9b79ab99846a634 d9f27e2b617e66a4 2 1 0 2 3 1 1 0 1 1 1 1 2
//@ expect: 80000181 8000000080000005 8000000000000181 2 3 1 0 0 0 1 2 2 2 1 1 1
//@ expect: 9d0b5c0f75a6faac 7ddf5222cb23cbec 63ddd86ba71a5eb9 4 0 0 3 1 1 1 0 3 0 1 1 1
//@ expect: 466d5e7f3e46f169 b3e27ff98a8f569a 8dfec0f1cc5c64a9 1 3 2 1 0 2 0 2 2 1 0 1 1
//@ expect: a2c4859bdde7d869 166 91cd642057e002d0 1 1 1 1 1 2 1 1 0 2 1 3 1
//@ expect: d9ba5453f1ad83fa ea9233b3f5f4e6c0 18 0 0 4 0 0 2 3 2 3 1 0 1 0
//@ expect: cf43e0aaea062405 6831f09bc7dd4697 f51c504764ed838c 2 3 0 1 0 1 2 0 1 2 1 2 1
