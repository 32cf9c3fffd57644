//! Derived comparisons of a struct with more fields than comparisons are put inside one another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wide {
    f0: u16, f1: u16, f2: u16, f3: u16, f4: u16, f5: u16, f6: u16, f7: u16, f8: u16, f9: u16,
    f10: u16, f11: u16, f12: u16, f13: u16, f14: u16, f15: u16, f16: u16, f17: u16, f18: u16, f19: u16,
    f20: u16, f21: u16, f22: u16, f23: u16, f24: u16, f25: u16, f26: u16, f27: u16, f28: u16, f29: u16,
    f30: u16, f31: u16, f32: u16, f33: u16, f34: u16, f35: u16, f36: u16, f37: u16, f38: u16, f39: u16,
    f40: u16, f41: u16, f42: u16, f43: u16, f44: u16, f45: u16, f46: u16, f47: u16, f48: u16, f49: u16,
    f50: u16, f51: u16, f52: u16, f53: u16, f54: u16, f55: u16, f56: u16, f57: u16, f58: u16, f59: u16,
    f60: u16, f61: u16, f62: u16, f63: u16, f64: u16, f65: u16, f66: u16, f67: u16, f68: u16, f69: u16,
}

fn wide(x: u64) -> Wide {
    let at = |i: u32| (x >> (i % 48)) as u16;
    Wide {
        f0: at(0), f1: at(1), f2: at(2), f3: at(3), f4: at(4), f5: at(5), f6: at(6), f7: at(7), f8: at(8), f9: at(9),
        f10: at(10), f11: at(11), f12: at(12), f13: at(13), f14: at(14), f15: at(15), f16: at(16), f17: at(17), f18: at(18), f19: at(19),
        f20: at(20), f21: at(21), f22: at(22), f23: at(23), f24: at(24), f25: at(25), f26: at(26), f27: at(27), f28: at(28), f29: at(29),
        f30: at(30), f31: at(31), f32: at(32), f33: at(33), f34: at(34), f35: at(35), f36: at(36), f37: at(37), f38: at(38), f39: at(39),
        f40: at(40), f41: at(41), f42: at(42), f43: at(43), f44: at(44), f45: at(45), f46: at(46), f47: at(47), f48: at(48), f49: at(49),
        f50: at(50), f51: at(51), f52: at(52), f53: at(53), f54: at(54), f55: at(55), f56: at(56), f57: at(57), f58: at(58), f59: at(59),
        f60: at(60), f61: at(61), f62: at(62), f63: at(63), f64: at(64), f65: at(65), f66: at(66), f67: at(67), f68: at(68), f69: at(69),
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let a = wide(input[0]);
    let changes: [fn(&mut Wide); 5] = [|_| {}, |w| w.f0 ^= 1, |w| w.f5 ^= 1, |w| w.f6 ^= 0x8000, |w| w.f69 ^= 1];
    for (i, change) in changes.iter().enumerate() {
        let mut b = a;
        change(&mut b);
        out.put((i as u8, a == b, a.cmp(&b) as i8));
        out.put((a.partial_cmp(&b) == Some(a.cmp(&b)), a < b, a.max(b) == a));
    }
}

//@ expect: 0 1 0 1 0 1 1 0 1 1 0 1 2 0 ffffffffffffffff 1 1 0 3 0 ffffffffffffffff 1 1 0 4 0 ffffffffffffffff 1 1 0
//@ expect: 0 1 0 1 0 1 1 0 1 1 0 1 2 0 1 1 0 1 3 0 ffffffffffffffff 1 1 0 4 0 ffffffffffffffff 1 1 0
//@ expect: 0 1 0 1 0 1 1 0 ffffffffffffffff 1 1 0 2 0 ffffffffffffffff 1 1 0 3 0 ffffffffffffffff 1 1 0 4 0 ffffffffffffffff 1 1 0
//@ expect: 0 1 0 1 0 1 1 0 1 1 0 1 2 0 ffffffffffffffff 1 1 0 3 0 1 1 0 1 4 0 1 1 0 1
//@ expect: 0 1 0 1 0 1 1 0 1 1 0 1 2 0 ffffffffffffffff 1 1 0 3 0 ffffffffffffffff 1 1 0 4 0 ffffffffffffffff 1 1 0
//@ expect: 0 1 0 1 0 1 1 0 ffffffffffffffff 1 1 0 2 0 ffffffffffffffff 1 1 0 3 0 ffffffffffffffff 1 1 0 4 0 ffffffffffffffff 1 1 0
//@ expect: 0 1 0 1 0 1 1 0 ffffffffffffffff 1 1 0 2 0 1 1 0 1 3 0 1 1 0 1 4 0 1 1 0 1
//@ expect: 0 1 0 1 0 1 1 0 ffffffffffffffff 1 1 0 2 0 ffffffffffffffff 1 1 0 3 0 ffffffffffffffff 1 1 0 4 0 ffffffffffffffff 1 1 0
