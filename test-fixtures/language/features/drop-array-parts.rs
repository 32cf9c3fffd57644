//! Parts moved out of an array on one path only: what was not moved is dropped where the array would have been.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(17).wrapping_add(self.1));
    }
}
fn maybe(log: &Cell<u64>, x: u64) {
    let l = [D(log, 3), D(log, 4), D(log, 5)];
    if x > 79 {
        let [a, _, c] = l;
        drop(c);
        log.set(log.get() ^ a.1);
    }
}
fn inline_condition(log: &Cell<u64>, x: u64) {
    let l = [D(log, 3), D(log, 4), D(log, 5)];
    if (if let Some(_o) = Some(-8.375f32) { x > 79 } else { true }) {
        let [a, _, c] = l;
        drop(c);
        log.set(log.get() ^ a.1);
    }
}
fn runs(log: &Cell<u64>, x: u64) {
    let l = [D(log, 1), D(log, 2), D(log, 3), D(log, 4), D(log, 5), D(log, 6)];
    if x > 79 {
        let [_, b, .., e, _] = l;
        log.set(log.get() ^ b.1 ^ e.1 << 3);
    }
}
fn nested(log: &Cell<u64>, x: u64) {
    let l = ([(D(log, 1), D(log, 2)), (D(log, 3), D(log, 4)), (D(log, 5), D(log, 6))], D(log, 7));
    if x > 79 {
        let ([_, (b, _), _], _) = l;
        log.set(log.get() ^ b.1);
    }
}
fn always(log: &Cell<u64>) {
    let l = [D(log, 3), D(log, 4), D(log, 5)];
    let [a, _, c] = l;
    drop(c);
    log.set(log.get() ^ a.1);
}
pub fn test(input: &[u64], out: &mut Out) {
    for x in [4, 100, input[0] % 160] {
        let log = Cell::new(1);
        maybe(&log, x);
        out.put(log.get());
        inline_condition(&log, x);
        out.put(log.get());
        always(&log);
        out.put(log.get());
        runs(&log, x);
        out.put(log.get());
        nested(&log, x);
        out.put(log.get());
    }
}

//@ expect: 191d 1e1fb79 2421eb21e4 33fbf62921d5cec9 37894060f1b11f55 17ec 1cb1f29 226b310694 3184c298703786e3 de3d798e29021e2c 191d 1e1fb79 2421eb21e4 33fbf62921d5cec9 37894060f1b11f55
//@ expect: 191d 1e1fb79 2421eb21e4 33fbf62921d5cec9 37894060f1b11f55 17ec 1cb1f29 226b310694 3184c298703786e3 de3d798e29021e2c 191d 1e1fb79 2421eb21e4 33fbf62921d5cec9 37894060f1b11f55
//@ expect: 191d 1e1fb79 2421eb21e4 33fbf62921d5cec9 37894060f1b11f55 17ec 1cb1f29 226b310694 3184c298703786e3 de3d798e29021e2c 191d 1e1fb79 2421eb21e4 33fbf62921d5cec9 37894060f1b11f55
