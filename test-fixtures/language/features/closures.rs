//! Closures: captures by reference, unique borrow, move and by part; stored, returned, passed on, as function pointers.
struct Machine<F: FnMut(u32) -> u32> {
    step: F,
    runs: u32,
}
impl<F: FnMut(u32) -> u32> Machine<F> {
    fn run(&mut self, x: u32) -> u32 {
        self.runs += 1;
        (self.step)(x)
    }
}
fn call_once<R>(f: impl FnOnce() -> R) -> R {
    f()
}
fn call_mut(f: &mut dyn FnMut(u64)) {
    for i in 0..4 {
        f(i);
    }
}
fn by_pointer(f: fn(u64, u64) -> u64, a: u64, b: u64) -> u64 {
    f(a, b)
}
fn pass_on<F: FnMut(u32)>(mut f: F) {
    inner(&mut f);
    inner(f);
}
fn inner(mut f: impl FnMut(u32)) {
    f(1);
    f(2);
}
struct State {
    a: u32,
    b: [u32; 4],
    c: (u8, u16),
}
struct NoCopy(u32);

pub fn test(input: &[u64], out: &mut Out) {
    let mut total = 0u64;
    let mut add = |x: u64| total = total.wrapping_add(x);
    add(input[0]);
    add(input[1]);
    out.put(total);

    let mut m = Machine { step: |x| x.wrapping_mul(31).wrapping_add(input[2] as u32), runs: 0 };
    let r = m.run(5);
    out.put(m.run(r));
    out.put(m.runs);

    let mut s = State { a: 1, b: [1, 2, 3, 4], c: (5, 6) };
    {
        let a = &s.a;
        let mut edit = |i: usize| {
            s.b[i & 3] += *a;
            s.c.1 += 1;
        };
        edit(1);
        edit(input[3] as usize);
    }
    out.put(s.b);
    out.put(s.c.1 + s.c.0 as u16);

    let moved = NoCopy(input[4] as u32);
    let take = move || moved;
    out.put(call_once(take).0);

    let mut log = 0u64;
    call_mut(&mut |i| log = log * 10 + i);
    out.put(log);
    out.put(by_pointer(|a, b| a.rotate_right(7) ^ b, input[5], input[6]));
    out.put(by_pointer(u64::wrapping_add, input[5], input[6]));
    let mut sum = 0;
    pass_on(|x| sum += x);
    out.put(sum);

    let make = |n: u32| move |x: u32| x.wrapping_add(n);
    let (f, g) = (make(1), make(10));
    out.put(f(g(input[7] as u32)));

    let fact = |n: u64| {
        fn go(n: u64) -> u64 {
            if n < 2 { 1 } else { n * go(n - 1) }
        }
        go(n)
    };
    out.put(fact(input[0] % 12));

    let table: [fn(i32) -> i32; 3] = [|x| x.wrapping_add(1), |x| x.wrapping_mul(2), i32::wrapping_neg];
    let mut v = input[1] as i32;
    for f in table {
        v = f(v);
    }
    out.put(v);
    let mut opt: Option<NoCopy> = Some(NoCopy(3));
    let mut taker = || opt.take().map(|n| n.0);
    out.put(taker());
    out.put(taker());
    let nested = || {
        let k = input[8];
        let inner = || k + 1;
        inner() + k
    };
    out.put(nested() >> 1);
    let copy = f;
    out.put(copy(1) + f(2));
    let pattern = |&(a, ref b): &(u32, u32), [x, .., y]: [u32; 3]| a + *b + x * y;
    out.put(pattern(&(1, 2), [3, 4, 5]));
}

//@ expect: 3 1325 2 2 3 3 4 d 5 7b c00000000000007 d 6 13 1 fffffffffffffffa 5033 3 440 9 5 12
//@ expect: 509946a41cd733a3 128bca5 2 2 3 3 4 d 51a8749b 7b f8250d8007adcfa4 804e39ca93c3d5cb 6 c916ab47 13b0 ffffffffbc8d3416 5033 3 440 3ee5789041c98ac3 5 12
//@ expect: 1 12a5 2 2 3 3 4 d ffffffff 7b fe 17f 6 8000000a 1 fffffffffffffffc 5033 3 440 1 5 12
