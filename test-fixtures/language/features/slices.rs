//! Slice and array methods.
use core::cmp::Ordering;
pub fn test(input: &[u64], out: &mut Out) {
    let v: [i32; 10] = core::array::from_fn(|i| (input[i] % 100) as i32 - 20);
    let s = &v[..];
    out.put((s.len(), s.is_empty()));
    out.put((s.first(), s.last(), s.get(3)));
    out.put((s.get(30), s.get(2..4).map(|x| x.len()), s.get(4..20).is_none()));
    out.put(s.split_first().map(|(a, b)| (*a, b.len())));
    out.put(s.split_last().map(|(a, b)| (*a, b.len())));
    let (a, b) = s.split_at(3);
    out.put((a, b));
    out.put(s.split_at_checked(11).is_none());
    out.put(s.first_chunk::<3>().copied());
    out.put(s.last_chunk::<2>());
    out.put(s.iter().rev().take(2).copied().sum::<i32>());
    out.put(s.contains(&3));
    out.put((s.starts_with(&v[..2]), s.ends_with(&[1])));
    out.put(s.strip_prefix(&v[..2]).map(|x| x.len()));
    let mut w = v;
    w.sort_unstable();
    out.put(w);
    out.put(w.binary_search(&v[4]).is_ok());
    out.put(w.binary_search(&1000));
    out.put(w.binary_search_by(|x| x.cmp(&-1000)));
    out.put(w.binary_search_by_key(&2000, |x| x * 2));
    out.put(w.partition_point(|x| *x < 10));
    w.sort_unstable_by(|a, b| b.cmp(a));
    out.put(w);
    w.sort_unstable_by_key(|x| (x % 7, *x));
    out.put(w);
    w.reverse();
    w.swap(0, 9);
    w.rotate_left(3);
    out.put(w);
    w.rotate_right(4);
    w[2..5].fill(7);
    w[5..7].fill_with(|| 8);
    w.copy_within(0..3, 6);
    out.put(w);
    w[..4].copy_from_slice(&v[6..]);
    w[4..6].clone_from_slice(&v[..2]);
    let (l, r) = w.split_at_mut(5);
    l.swap_with_slice(r);
    out.put(w);
    if let [first, .., last] = &mut w {
        core::mem::swap(first, last);
    }
    if let Some(x) = w.first_mut() {
        *x += 1;
    }
    *w.last_mut().unwrap() -= 1;
    if let Some(x) = w.get_mut(3) {
        *x = 55;
    }
    out.put(w);
    out.put(w.iter().copied().max().unwrap_or(0));
    let m = w.select_nth_unstable(4);
    out.put(*m.1);
    out.put(s.concat_len());
    out.put(unsafe { *s.get_unchecked(2) });
    out.put(s == &v[..]);
    out.put(s < &w[..]);
    out.put(s.cmp(&v[1..]));
    out.put([1u8, 2] < [1, 3]);
    out.put([1.0f32, f32::NAN].partial_cmp(&[1.0, 2.0]));
    out.put(s.iter().rev().eq(v.iter().rev()));
    out.put(&s[2..=4]);
    out.put(&s[..=1]);
    out.put(&s[8..]);
    out.put(s.chunks(4).map(|c| c.len()).fold(0, |a, b| a * 10 + b));
    let ce = s.chunks_exact(4);
    out.put((ce.len(), ce.remainder().len()));
    let (chunks, rest) = s.as_chunks::<4>();
    out.put((chunks.len(), rest.len()));
    out.put(s.rsplit(|x| *x == v[5]).count());
    out.put(s.splitn(2, |x| *x == v[5]).count());
    out.put(s.split_inclusive(|x| x % 2 == 0).count());
    out.put(s.chunk_by(|a, b| a <= b).count());
    out.put(s.to_array_sum());
    let mut grid = [[0u8; 4]; 3];
    for (y, row) in grid.iter_mut().enumerate() {
        for (x, c) in row.iter_mut().enumerate() {
            *c = (x + y * 4) as u8;
        }
    }
    grid.swap(0, 2);
    out.put(grid);
    out.put(grid.as_flattened().len());
    out.put(grid.concat_sum());
    let bytes = b"hello";
    out.put((bytes.is_ascii(), bytes.eq_ignore_ascii_case(b"HeLLo")));
    out.put(bytes.iter().position(|b| *b == b'l'));
    out.put(<[u8; 4]>::try_from(&bytes[1..]).is_ok());
    out.put(u32::from_le_bytes(bytes[..4].try_into().unwrap()));
    let each = v.each_ref();
    out.put(*each[1]);
    out.put([3u8; 4]);
    out.put(core::array::from_ref(&input[0])[0]);
    out.put(core::slice::from_ref(&input[1]).len());
    let mut z = [5, 3, 9, 1];
    z.sort_unstable_by(|a: &i32, b| match a.cmp(b) {
        Ordering::Less => Ordering::Greater,
        Ordering::Greater => Ordering::Less,
        Ordering::Equal => Ordering::Equal,
    });
    out.put(z);
    let many: [u32; 40] = core::array::from_fn(|i| (input[i % 16] as u32).wrapping_mul(i as u32 + 7) % 50);
    let mut sorted = many;
    sorted.sort_unstable();
    out.put(sorted.is_sorted());
    out.put(sorted.iter().enumerate().fold(0u32, |a, (i, x)| a.wrapping_mul(31).wrapping_add(x ^ i as u32)));
    let mut ded = 0;
    for w in sorted.windows(2) {
        if w[0] != w[1] {
            ded += 1;
        }
    }
    out.put(ded);
}
trait Extra {
    fn concat_len(&self) -> usize;
    fn to_array_sum(&self) -> i32;
}
impl Extra for [i32] {
    fn concat_len(&self) -> usize {
        self.len() * 2
    }
    fn to_array_sum(&self) -> i32 {
        match self {
            &[a, b, .., c] => a + b + c,
            _ => 0,
        }
    }
}
trait Sum2 {
    fn concat_sum(&self) -> u32;
}
impl<const A: usize, const B: usize> Sum2 for [[u8; A]; B] {
    fn concat_sum(&self) -> u32 {
        self.iter().flatten().map(|x| *x as u32).sum::<u32>() * (A * B) as u32
    }
}

//@ expect: a 0 5033 ffffffffffffffed 5033 fffffffffffffff6 5033 fffffffffffffff0 440 5033 2 1 5033 ffffffffffffffed 9 5033 fffffffffffffff6 9 3 ffffffffffffffed ffffffffffffffee ffffffffffffffef 7 fffffffffffffff0 fffffffffffffff1 fffffffffffffff2 fffffffffffffff3 fffffffffffffff4 fffffffffffffff5 fffffffffffffff6 1 5033 ffffffffffffffed ffffffffffffffee ffffffffffffffef 5033 fffffffffffffff5 fffffffffffffff6 ffffffffffffffeb 0 1 0 5033 8 ffffffffffffffed ffffffffffffffee ffffffffffffffef fffffffffffffff0 fffffffffffffff1 fffffffffffffff2 fffffffffffffff3 fffffffffffffff4 fffffffffffffff5 fffffffffffffff6 1 e44 a e44 0 e44 a a fffffffffffffff6 fffffffffffffff5 fffffffffffffff4 fffffffffffffff3 fffffffffffffff2 fffffffffffffff1 fffffffffffffff0 ffffffffffffffef ffffffffffffffee ffffffffffffffed fffffffffffffff3 ffffffffffffffed fffffffffffffff4 ffffffffffffffee fffffffffffffff5 ffffffffffffffef fffffffffffffff6 fffffffffffffff0 fffffffffffffff1 fffffffffffffff2 fffffffffffffff6 ffffffffffffffef fffffffffffffff5 ffffffffffffffee fffffffffffffff4 ffffffffffffffed fffffffffffffff2 fffffffffffffff3 fffffffffffffff1 fffffffffffffff0 fffffffffffffff2 fffffffffffffff3 7 7 7 8 fffffffffffffff2 fffffffffffffff3 7 ffffffffffffffed ffffffffffffffee fffffffffffffff2 fffffffffffffff3 7 ffffffffffffffed fffffffffffffff3 fffffffffffffff4 fffffffffffffff5 fffffffffffffff6 ffffffffffffffed ffffffffffffffee fffffffffffffff2 fffffffffffffff3 37 ffffffffffffffed fffffffffffffff3 fffffffffffffff4 fffffffffffffff5 fffffffffffffff6 ffffffffffffffed 37 fffffffffffffff3 14 ffffffffffffffef 1 0 ffffffffffffffff 1 440 1 3 ffffffffffffffef fffffffffffffff0 fffffffffffffff1 2 ffffffffffffffed ffffffffffffffee 2 fffffffffffffff5 fffffffffffffff6 1ba 2 2 2 2 2 2 5 1 ffffffffffffffd1 8 9 a b 4 5 6 7 0 1 2 3 c 318 1 1 5033 2 1 6c6c6568 ffffffffffffffee 3 3 3 3 1 1 9 5 3 1 1 435445d6 1a
//@ expect: a 0 5033 f 5033 46 5033 18 440 5033 2 1 5033 f 9 5033 46 9 3 f ffffffffffffffec 3b 7 18 1b 46 fffffffffffffff9 14 4f 46 1 5033 f ffffffffffffffec 3b 5033 4f 46 95 0 1 0 5033 8 ffffffffffffffec fffffffffffffff9 f 14 18 1b 3b 46 46 4f 1 e44 a e44 0 e44 a 2 4f 46 46 3b 1b 18 14 f fffffffffffffff9 ffffffffffffffec ffffffffffffffec fffffffffffffff9 46 46 f 4f 18 3b 14 1b 18 4f f 46 46 fffffffffffffff9 1b ffffffffffffffec 14 3b 1b ffffffffffffffec 7 7 7 8 1b ffffffffffffffec 7 fffffffffffffff9 ffffffffffffffec 1b ffffffffffffffec 7 fffffffffffffff9 fffffffffffffff9 14 4f 46 f 10 1b ffffffffffffffec 37 fffffffffffffff9 fffffffffffffff9 14 4f 46 ffffffffffffffeb 4f 10 14 3b 1 0 1 1 440 1 3 3b 18 1b 2 f ffffffffffffffec 2 4f 46 1ba 2 2 2 2 3 2 5 5 41 8 9 a b 4 5 6 7 0 1 2 3 c 318 1 1 5033 2 1 6c6c6568 ffffffffffffffec 3 3 3 3 e220a8397b1dcdaf 1 9 5 3 1 1 4f80d20 18
//@ expect: a 0 5033 ffffffffffffffec 5033 ffffffffffffffec 5033 fffffffffffffff4 440 5033 2 1 5033 ffffffffffffffec 9 5033 ffffffffffffffec 9 3 ffffffffffffffec ffffffffffffffed fffffffffffffffb 7 fffffffffffffff4 fffffffffffffff3 8 23 1b ffffffffffffffed ffffffffffffffec 1 5033 ffffffffffffffec ffffffffffffffed fffffffffffffffb 5033 ffffffffffffffed ffffffffffffffec ffffffffffffffd9 0 1 0 5033 8 ffffffffffffffec ffffffffffffffec ffffffffffffffed ffffffffffffffed fffffffffffffff3 fffffffffffffff4 fffffffffffffffb 8 1b 23 1 e44 a e44 0 e44 a 8 23 1b 8 fffffffffffffffb fffffffffffffff4 fffffffffffffff3 ffffffffffffffed ffffffffffffffed ffffffffffffffec ffffffffffffffec ffffffffffffffec ffffffffffffffec fffffffffffffff3 ffffffffffffffed ffffffffffffffed fffffffffffffff4 fffffffffffffffb 23 8 1b fffffffffffffffb fffffffffffffff4 ffffffffffffffed ffffffffffffffed fffffffffffffff3 ffffffffffffffec 1b ffffffffffffffec 8 23 1b ffffffffffffffec 7 7 7 8 1b ffffffffffffffec 7 ffffffffffffffec ffffffffffffffed 1b ffffffffffffffec 7 ffffffffffffffec 23 1b ffffffffffffffed ffffffffffffffec ffffffffffffffec ffffffffffffffed 1b ffffffffffffffec 37 ffffffffffffffec 23 1b ffffffffffffffed ffffffffffffffec ffffffffffffffec 37 ffffffffffffffed 14 fffffffffffffffb 1 0 ffffffffffffffff 1 440 1 3 fffffffffffffffb fffffffffffffff4 fffffffffffffff3 2 ffffffffffffffec ffffffffffffffed 2 ffffffffffffffed ffffffffffffffec 1ba 2 2 2 2 2 2 4 6 ffffffffffffffc5 8 9 a b 4 5 6 7 0 1 2 3 c 318 1 1 5033 2 1 6c6c6568 ffffffffffffffed 3 3 3 3 0 1 9 5 3 1 1 6213e65d 19
