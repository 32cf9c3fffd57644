//! What arrays, sources of elements, `Option` and `Result` drop, and when.
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1 + 1));
    }
}
impl Clone for D<'_> {
    fn clone(&self) -> Self {
        self.0.set(self.0.get().wrapping_mul(37).wrapping_add(self.1 + 100));
        D(self.0, self.1 + 50)
    }
}
/// An iterator with an effect of its own when it is dropped and when it is asked.
struct It<'a>(&'a Cell<u64>, u64, u64, u64);
impl<'a> Iterator for It<'a> {
    type Item = D<'a>;
    fn next(&mut self) -> Option<D<'a>> {
        self.0.set(self.0.get() ^ (self.3 << 8));
        if self.1 >= self.2 {
            self.0.set(self.0.get().wrapping_mul(3));
            return None;
        }
        self.1 += 1;
        Some(D(self.0, self.1 + self.3))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = (self.2 - self.1) as usize;
        (n, Some(n))
    }
}
impl<'a> DoubleEndedIterator for It<'a> {
    fn next_back(&mut self) -> Option<D<'a>> {
        if self.1 >= self.2 {
            self.0.set(self.0.get().wrapping_mul(5));
            return None;
        }
        self.2 -= 1;
        Some(D(self.0, self.2 + 1 + self.3))
    }
}
impl ExactSizeIterator for It<'_> {}
impl Drop for It<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(41).wrapping_add(self.3 * 1000 + self.2 - self.1));
    }
}
fn it(c: &Cell<u64>, n: u64, k: u64) -> It<'_> {
    It(c, 0, n, k)
}
fn arr<const N: usize>(c: &Cell<u64>, k: u64) -> [D<'_>; N] {
    core::array::from_fn(|i| D(c, i as u64 * 7 + k))
}

pub fn test(input: &[u64], out: &mut Out) {
    let c = &Cell::new(0u64);
    let n = input[0] % 5;
    macro_rules! t {
        ($e:expr) => {{
            c.set(1);
            let r = $e;
            out.put(r as u64);
            out.put(c.get());
        }};
    }
    t!({ arr::<4>(c, 1).into_iter().map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ let mut i = arr::<4>(c, 1).into_iter(); i.next(); i.next_back(); i.as_slice()[0].1 });
    t!({ let mut i = arr::<6>(c, 1).into_iter(); i.nth(1); i.nth_back(1); i.len() as u64 });
    t!({ arr::<5>(c, 1).into_iter().skip(1).step_by(2).map(|d| d.1).sum::<u64>() });
    t!({ arr::<5>(c, 1).into_iter().zip(arr::<3>(c, 2)).map(|(a, b)| a.1 * b.1).sum::<u64>() });
    t!({ arr::<3>(c, 1).into_iter().zip(arr::<5>(c, 2)).rev().map(|(a, b)| a.1 * b.1).sum::<u64>() });
    t!({ arr::<3>(c, 1).into_iter().zip(arr::<5>(c, 2)).nth(1).map_or(0, |(a, b)| a.1 * b.1) });
    t!({ arr::<3>(c, 1).map(|d| D(c, d.1 * 2)).iter().map(|d| d.1).sum::<u64>() });
    t!({ arr::<3>(c, 1).try_map(|d| if d.1 == 8 { None } else { Some(d) }).map_or(1, |a| a[0].1) });
    t!({ core::array::try_from_fn::<Option<D>, 4, _>(|i| if i == n as usize { None } else { Some(D(c, i as u64)) }).map_or(1, |a| a[0].1) });
    t!({ arr::<3>(c, 1).each_ref().map(|d| d.1).iter().sum::<u64>() });
    t!({ arr::<3>(c, 1).clone().into_iter().rev().map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ arr::<3>(c, 1).into_iter().cycle().take(7).map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ let i = arr::<3>(c, 1).into_iter(); let mut j = i.clone(); j.next(); drop(i); j.count() as u64 });
    t!({ core::iter::once(D(c, 4)).chain(core::iter::repeat_n(D(c, 5), 3)).map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ core::iter::repeat_n(D(c, 5), 3).take(2).map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ core::iter::repeat_n(D(c, 5), 0).count() as u64 });
    t!({ let mut r = core::iter::repeat_n(D(c, 5), 3); r.next(); r.next(); r.len() as u64 });
    t!({ core::iter::repeat(D(c, 5)).take(2).map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ core::iter::repeat_with(|| D(c, 5)).take(2).map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ core::iter::successors(Some(D(c, 1)), |d| if d.1 < 4 { Some(D(c, d.1 + 1)) } else { None }).map(|d| d.1).fold(0, |a, b| a * 3 + b) });
    t!({ core::iter::successors(Some(D(c, 1)), |d| Some(D(c, d.1 + 1))).nth(2).map_or(0, |d| d.1) });
    t!({ let mut k = 0; core::iter::from_fn(|| { k += 1; if k < 4 { Some(D(c, k)) } else { None } }).map(|d| d.1).sum::<u64>() });
    t!({ core::iter::once_with(|| D(c, 6)).chain(core::iter::empty()).map(|d| d.1).sum::<u64>() });
    t!({ Some(D(c, 1)).into_iter().chain(Some(D(c, 2))).zip(arr::<1>(c, 9)).map(|(a, b)| a.1 + b.1).sum::<u64>() });
    t!({ Some(D(c, 1)).zip(Some(D(c, 2))).map_or(0, |(a, b)| a.1 + b.1) + Some(D(c, 1)).zip(None::<D>).map_or(3, |(a, _)| a.1) });
    t!({ Some(D(c, 1)).xor(Some(D(c, 2))).map_or(0, |a| a.1) + Some(D(c, 1)).or(Some(D(c, 2))).map_or(3, |a| a.1) });
    t!({ let mut o = Some(D(c, 1)); let p = o.replace(D(c, 2)); let q = o.take_if(|d| d.1 == 2); o.insert(D(c, 3)).1 += 1; o.get_or_insert_with(|| D(c, 9)).1 + p.map_or(0, |d| d.1) + q.map_or(0, |d| d.1) });
    t!({ Some(D(c, 1)).filter(|d| d.1 > 3).map_or(5, |d| d.1) + Some(D(c, 7)).and_then(|d| if d.1 > 3 { Some(d) } else { None }).map_or(5, |d| d.1) });
    t!({ Some(D(c, 1)).is_some_and(|d| d.1 == 1) as u64 + Some(D(c, 2)).is_none_or(|d| d.1 == 1) as u64 });
    t!({ Some(D(c, 1)).ok_or(D(c, 2)).map_or_else(|e| e.1, |d| d.1) + None.ok_or(D(c, 2)).map_or_else(|e: D| e.1, |d: D| d.1 * 10) });
    t!({ Ok::<D, D>(D(c, 1)).and(Err::<D, D>(D(c, 2))).unwrap_or_else(|e| e).1 + Err::<D, D>(D(c, 3)).or(Ok::<D, D>(D(c, 4))).unwrap_or(D(c, 5)).1 });
    t!({ Some(Ok::<D, D>(D(c, 1))).transpose().map_or(9, |o| o.map_or(8, |d| d.1)) + Some(Some(D(c, 2))).flatten().map_or(1, |d| d.1) + Ok::<D, D>(D(c, 3)).iter().map(|d| d.1).sum::<u64>() });
    t!({ let mut a = arr::<4>(c, 1); a[1] = D(c, 50); a.swap(0, 3); a.reverse(); core::mem::replace(&mut a[2], D(c, 60)).1 });
    t!({ let mut a = arr::<5>(c, 1); a.sort_unstable_by(|x, y| (x.1 % 4).cmp(&(y.1 % 4))); a.rotate_left(2); a[0].1 });
    t!({ let mut a = arr::<3>(c, 1); a.fill_with(|| D(c, 30)); a[1].1 });
    t!({ let mut a = arr::<3>(c, 1); a.fill(D(c, 30)); a[1].1 });
    t!({ let mut a = arr::<3>(c, 1); let b = arr::<3>(c, 2); a.clone_from_slice(&b); a[1].1 });
}

//@ expect: a6 f240f 8 f57bd 2 38e00468 1e 1d55def 13a da474baf25 13a 1923c06f497 48 d414504d09 30 38d61369 1 9676 1 20 18 7d08 32a 9bd06a9476f7 1f61 18169468b4467ebd 2 9bd04f7a1165 305 5e8939be dc 97448c9 0 25 1 97448c9 dc 97448c9 14 481 3a f0c03 3 f0c03 6 7c42 6 26 a 9a2a 6 7fe2 1 f0be1 7 7c43 c 407 1 402 3 7fe3 6 1d2f041 6 7c42 32 4711b3d3 1d 3664b6f 1e 38d67e37 50 4fe2dac240f 3b 45e70d646f2c0261
//@ expect: a6 f240f 8 f57bd 2 38e00468 1e 1d55def 13a da474baf25 13a 1923c06f497 48 d414504d09 30 38d61369 1 9676 1 1 18 7d08 32a 9bd06a9476f7 1f61 18169468b4467ebd 2 9bd04f7a1165 305 5e8939be dc 97448c9 0 25 1 97448c9 dc 97448c9 14 481 3a f0c03 3 f0c03 6 7c42 6 26 a 9a2a 6 7fe2 1 f0be1 7 7c43 c 407 1 402 3 7fe3 6 1d2f041 6 7c42 32 4711b3d3 1d 3664b6f 1e 38d67e37 50 4fe2dac240f 3b 45e70d646f2c0261
//@ expect: a6 f240f 8 f57bd 2 38e00468 1e 1d55def 13a da474baf25 13a 1923c06f497 48 d414504d09 30 38d61369 1 9676 1 1 18 7d08 32a 9bd06a9476f7 1f61 18169468b4467ebd 2 9bd04f7a1165 305 5e8939be dc 97448c9 0 25 1 97448c9 dc 97448c9 14 481 3a f0c03 3 f0c03 6 7c42 6 26 a 9a2a 6 7fe2 1 f0be1 7 7c43 c 407 1 402 3 7fe3 6 1d2f041 6 7c42 32 4711b3d3 1d 3664b6f 1e 38d67e37 50 4fe2dac240f 3b 45e70d646f2c0261
