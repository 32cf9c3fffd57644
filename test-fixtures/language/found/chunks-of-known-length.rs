//! `next_chunk` of an iterator that knows its length takes what is left and asks for no more: `step_by` skips nothing behind the end.
pub fn test(input: &[u64], out: &mut Out) {
    let seen = core::cell::Cell::new(0u64);
    let see = |x: u64| { seen.set(seen.get() + 1); x };
    let l = [input[0], 1, 2, 3, 4, 5];
    macro_rules! t { ($e:expr) => {{ let r = $e.is_ok(); out.put(r); out.put(seen.get()); seen.set(0); }} }
    t!(l.chunks_exact(1).map(|w| w[0]).map(|x| see(x)).step_by(3).next_chunk::<3>());
    t!(l.iter().map(|x| see(*x)).step_by(4).next_chunk::<2>());
    t!(l.chunks(2).map(|w| see(w[0])).next_chunk::<4>());
    t!((0..6u64).map(|x| see(x)).step_by(4).next_chunk::<3>());
    t!(l.iter().zip(l.iter().map(|x| see(*x))).step_by(4).next_chunk::<3>());
}

//@ expect: 0 4 1 5 0 3 0 5 0 5
//@ expect: 0 4 1 5 0 3 0 5 0 5
//@ expect: 0 4 1 5 0 3 0 5 0 5
//@ expect: 0 4 1 5 0 3 0 5 0 5
//@ expect: 0 4 1 5 0 3 0 5 0 5
//@ expect: 0 4 1 5 0 3 0 5 0 5
//@ expect: 0 4 1 5 0 3 0 5 0 5
//@ expect: 0 4 1 5 0 3 0 5 0 5
