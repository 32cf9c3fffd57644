//! Pairs, prefixes and groups of iterators whose elements have an index: what runs, how often and in which order.
fn noted(log: &mut u64, digit: u64) -> u64 {
    *log = log.wrapping_mul(7).wrapping_add(digit + 1);
    *log
}

fn pairs(data: &[u64], out: &mut Out) {
    let (mut x, mut y) = (1, 2);
    let a = data.iter().map(|v| noted(&mut x, *v % 5));
    let b = data[1..].iter().enumerate().map(|(i, v)| noted(&mut y, (*v + i as u64) % 3));
    let mut both = a.zip(b);
    out.put(both.size_hint().0 as u64);
    out.put(both.next().map_or(0, |(p, q)| p ^ q));
    out.put(both.nth(2).map_or(0, |(p, q)| p ^ q));
    out.put(both.next_back().map_or(1, |(p, q)| p ^ q));
    out.put(both.len() as u64);
    out.put(both.fold(3, |s: u64, (p, q)| s.rotate_left(5) ^ p ^ (q << 1)));
    out.put(x);
    out.put(y);
}

fn skipped(data: &[u64], n: usize, out: &mut Out) {
    let mut log = 5;
    let late = data.iter().map(|v| noted(&mut log, *v % 4)).skip(n);
    for (i, v) in late.zip(10u16..) {
        out.put(i ^ v as u64);
    }
    out.put(log);
    let mut log = 6;
    let mut late = data.iter().map(|v| noted(&mut log, *v % 4)).skip(n).zip(data.chunks(2));
    out.put(late.next_back().map_or(9, |(p, q)| p + q.len() as u64));
    out.put(late.next().map_or(8, |(p, q)| p + q[0]));
    out.put(late.nth(9).map_or(7, |(p, q)| p + q[0]));
    out.put(log);
}

fn ranges(data: &[u64], n: usize, out: &mut Out) {
    let mut s = 0u64;
    for (i, v) in (0..n).zip(data) {
        s = s.wrapping_mul(31) + i as u64 * v;
    }
    for ((i, j), w) in (3u8..).zip(-4i32..n as i32).zip(data.windows(3)) {
        s = s.wrapping_mul(31).wrapping_add(i as u64 + j as u64 * w[2]);
    }
    for (c, r) in data.chunks_exact(3).zip(data.rchunks(4)) {
        s = s.wrapping_mul(31).wrapping_add(c[1] * r.len() as u64 + r[0]);
    }
    for (c, r) in data.rchunks_exact(2).zip(data.array_windows::<2>()) {
        s = s.wrapping_mul(31).wrapping_add(c[1] * 3 + r[0]);
    }
    let mut copy = [0; 11];
    for (to, from) in copy.rchunks_mut(3).zip(data.chunks(3).rev()) {
        to[0] = from[0] + 1;
        to[to.len() - 1] ^= 5;
    }
    for (to, from) in copy.chunks_mut(4).zip(data.iter().copied().skip(1)) {
        to[0] += from;
    }
    for (to, from) in copy.rchunks_exact_mut(5).zip("index".bytes()) {
        to[1] += from as u64;
    }
    for (to, from) in copy.chunks_exact_mut(2).zip([3u64, 4, 5]) {
        to[1] = to[1].wrapping_mul(from);
    }
    out.put(copy.iter().fold(s, |s, v| s.wrapping_mul(33) ^ v));
}

fn parts(data: &[u64], n: usize, out: &mut Out) {
    let mut calls = 0;
    out.put(data.iter().map(|v| { calls += 1; v * 3 }).take(n).fold(1, |s, v| s * 5 + v));
    out.put(calls);
    let mut sum = 0;
    data.iter().map(|v| { calls += 1; v * 3 }).take(n + 20).for_each(|v| sum ^= v);
    out.put(sum + calls);
    out.put((n..40).step_by(n + 3).fold(0, |s, v| s * 3 + v as u64));
    out.put((n as u8..250).step_by(300).fold(7, |s, v| s * 3 + v as u64));
    let mut steps = (n as u32..33).step_by(4);
    out.put((steps.next().unwrap() + steps.next_back().unwrap()) as u64 + steps.map(u64::from).sum::<u64>());
    let mut many = [n as u64; 9];
    many[2..n + 4].fill(77);
    many[..0].fill(1);
    out.put(many.iter().enumerate().map(|(i, v)| v << i).sum::<u64>());
    for part in many.split(|v| *v == 77) {
        out.put(part.len() as u64);
    }
    for run in many.chunk_by(|a, b| a == b) {
        out.put(run.len() as u64 * 10 + run[0]);
    }
    out.put((n as u64 + 2).pow(n as u32) + 3u64.wrapping_pow(70 + n as u32));
    out.put(data.iter().chain(&many).rev().skip(n).step_by(3).fold(0, |s: u64, v| s.wrapping_mul(9) + v));
}

pub fn test(input: &[u64], out: &mut Out) {
    let mut data = [0; 11];
    for (i, v) in data.iter_mut().enumerate() {
        *v = (input[0] >> i) % 100 + i as u64;
    }
    let n = (input[0] % 4) as usize;
    pairs(&data, out);
    skipped(&data[..6], n, out);
    ranges(&data, n + 2, out);
    parts(&data, n, out);
}

//@ expect: a 19 1932 2fe7c 5 1a7ee7d64a1 9d94fdb1 26fdc658 10f 72d 3202 15e6e 994b9 994b7 879 19ed8 7 b57e4 b9a908cdf3f61d4d 8 1 22 159e8 16 78 a4f 2 0 0 4 15 6b 29 5f77dd11edb8a78e 4db20a
//@ expect: a 19 1ce3 296f6 5 5fe37c4cde 90ebebc8 2a0a754b 348b 16f81 a0cc5 a0cc9 2f 1abcc 7 bb1a2 318c6ebc56eb5aea fb9 3 17 1989 18 88 29d5 2 0 0 0 0 2 17 7f 17 5b36c5a15b7de460 4e1877
//@ expect: a 18 1e8b 2bcc5 5 528ea11e30 8cbec2c0 26fdc658 2e f5 6f9 30ba 1550c 9531f 95310 3b46 19edd 7 b580d e0c47f3d0717d089 1 0 20 36bc85 15 90 39c 2 0 5 14 61 32 1fd29f05f9e837da 7d443
//@ expect: a 7 1ff8 2b62d 5 a453c2fefd 91cbedcb 2497993b 10f 72f 31f1 15de1 99176 99178 8d8 1b147 7 bd72b 3f9d8d05791a734c c8 1 130 159e8 16 78 a4f 2 0 0 4 15 6b 29 5f77dd11edb8a78e 4ebfc3
//@ expect: a 6 181c 2e6c6 5 15a62fcf15a 9e54c4a6 24d6789e 34e7 17277 a216a a2166 2e 1a2bf 7 b72ed 15dd19898bf53acd 4b2 3 15f 1989 18 88 29d5 2 0 0 0 0 2 17 7f 17 5b36c5a15b7de460 4e4995
//@ expect: a 1b 191d 21015 5 1f598d683b7 b0d2f7e9 2965859f 754 339d 16917 9dfb2 9dfbf 137 19eb0 7 b56c6 670ac7961fb12adb 3d 2 23 3994 17 80 1592 2 0 0 0 3 16 75 20 1e679735c929f6b1 98b28
//@ expect: a 18 1a2b 22298 5 1bf00865a2e a5253936 2965c77c 75b 3330 166ac 9ce6c 9ce61 132 19844 7 b2786 5303322fabb7bd30 5a7 2 123 3994 17 80 1592 2 0 0 0 3 16 75 20 1e679735c929f6b1 9a004
//@ expect: a 1a 1874 240f2 5 19eea3fd072 bd9625c8 29fa8ddd 2e f5 6f9 30ba 1550c 9531f 95310 3b46 19ef9 7 b580d bd98587c6ef9b16c 1 0 f5 36bc85 15 90 39c 2 0 5 14 61 32 1fd29f05f9e837da 7d51c
