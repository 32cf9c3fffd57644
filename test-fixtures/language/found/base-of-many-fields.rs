//! A struct of more than 64 fields, of which a base gives one with a drop.
struct D<'a>(&'a core::cell::Cell<u64>, u64);
impl<'a> Drop for D<'a> { fn drop(&mut self) { self.0.set(self.0.get() * 3 + self.1); } }
struct Big<'a> { f0: u8, f1: u8, f2: u8, f3: u8, f4: u8, f5: u8, f6: u8, f7: u8, f8: u8, f9: u8, f10: u8, f11: u8, f12: u8, f13: u8, f14: u8, f15: u8, f16: u8, f17: u8, f18: u8, f19: u8, f20: u8, f21: u8, f22: u8, f23: u8, f24: u8, f25: u8, f26: u8, f27: u8, f28: u8, f29: u8, f30: u8, f31: u8, f32: u8, f33: u8, f34: u8, f35: u8, f36: u8, f37: u8, f38: u8, f39: u8, f40: u8, f41: u8, f42: u8, f43: u8, f44: u8, f45: u8, f46: u8, f47: u8, f48: u8, f49: u8, f50: u8, f51: u8, f52: u8, f53: u8, f54: u8, f55: u8, f56: u8, f57: u8, f58: u8, f59: u8, f60: u8, f61: u8, f62: u8, f63: u8, f64: u8, f65: u8, f66: u8, f67: u8, f68: u8, f69: u8, last: D<'a>, also: D<'a> }
pub fn test(input: &[u64], out: &mut Out) {
 let log = core::cell::Cell::new(input[0] & 7);
 {
 let a = Big { f0: 0, f1: 1, f2: 2, f3: 3, f4: 4, f5: 5, f6: 6, f7: 7, f8: 8, f9: 9, f10: 10, f11: 11, f12: 12, f13: 13, f14: 14, f15: 15, f16: 16, f17: 17, f18: 18, f19: 19, f20: 20, f21: 21, f22: 22, f23: 23, f24: 24, f25: 25, f26: 26, f27: 27, f28: 28, f29: 29, f30: 30, f31: 31, f32: 32, f33: 33, f34: 34, f35: 35, f36: 36, f37: 37, f38: 38, f39: 39, f40: 40, f41: 41, f42: 42, f43: 43, f44: 44, f45: 45, f46: 46, f47: 47, f48: 48, f49: 49, f50: 50, f51: 51, f52: 52, f53: 53, f54: 54, f55: 55, f56: 56, f57: 57, f58: 58, f59: 59, f60: 60, f61: 61, f62: 62, f63: 63, f64: 64, f65: 65, f66: 66, f67: 67, f68: 68, f69: 69, last: D(&log, 1), also: D(&log, 2) };
 let b = Big { f0: 9, also: D(&log, 5), ..a };
 out.word(b.f69 as u64); out.word(log.get());
 }
 out.word(log.get());
}

//@ expect: 45 1 35
//@ expect: 45 7 d7
//@ expect: 45 0 1a
//@ expect: 45 1 35
//@ expect: 45 3 6b
//@ expect: 45 2 50
//@ expect: 45 6 bc
//@ expect: 45 0 1a
