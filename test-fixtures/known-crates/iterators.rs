//@ depends: itertools = { version = "0.10", default-features = false }
//@ depends: either = { version = "1", default-features = false }

//! Adaptors of iterators: `itertools`.

use itertools::{iproduct, izip, EitherOrBoth, Itertools, MinMaxResult, Position};
fn answers(put: &mut impl FnMut(u64)) {
    let a = [5u64, 3, 9, 1, 7, 7, 2];
    for (x, y) in a.iter().tuple_windows() {
        put(x * 10 + y);
    }
    for (x, y, z) in a.iter().tuples() {
        put(x + y * z);
    }
    for p in a.iter().zip_longest([1u64, 2, 3].iter()) {
        put(match p {
            EitherOrBoth::Both(x, y) => x * y,
            EitherOrBoth::Left(x) => *x,
            EitherOrBoth::Right(y) => *y,
        });
    }
    for (i, j) in iproduct!(0..3u64, 4..6u64) {
        put(i * j);
    }
    for (x, y, z) in izip!(&a, a.iter().skip(1), 0u64..) {
        put(x ^ y ^ z);
    }
    for x in a.iter().interleave([100u64, 200].iter()) {
        put(*x);
    }
    put(a.iter().dedup().count() as u64);
    match a.iter().minmax() {
        MinMaxResult::MinMax(x, y) => {
            put(*x);
            put(*y)
        }
        _ => put(0),
    }
    put(a.iter().all_equal() as u64);
    put(a
        .iter()
        .fold_while(0u64, |acc, x| {
            if acc > 12 {
                itertools::FoldWhile::Done(acc)
            } else {
                itertools::FoldWhile::Continue(acc + x)
            }
        })
        .into_inner());
    for x in a.iter().merge([2u64, 8].iter()) {
        put(*x);
    }
    for p in a.iter().with_position() {
        put(match p {
            Position::First(x) => 1000 + x,
            Position::Middle(x) => *x,
            Position::Last(x) => 2000 + x,
            Position::Only(x) => 3000 + x,
        });
    }
    for x in a.iter().batching(|it| match it.next() {
        None => None,
        Some(x) => it.next().map(|y| x * y),
    }) {
        put(x);
    }
    put(a.iter().position_max().unwrap() as u64);
    put(a.iter().sum1::<u64>().unwrap());
    for x in a
        .iter()
        .coalesce(|x, y| if x == y { Ok(x) } else { Err((x, y)) })
    {
        put(*x);
    }
    put(a.iter().tree_fold1(|_, y| y).copied().unwrap_or(0));
    for x in itertools::unfold(1u64, |s| {
        if *s > 500 {
            None
        } else {
            *s *= 3;
            Some(*s)
        }
    }) {
        put(x);
    }
    for x in a.iter().take_while_ref(|x| **x != 1) {
        put(*x);
    }
    for x in itertools::intersperse(a.iter().copied(), 0) {
        put(x);
    }
    let (p, q) = (
        a.iter().find_position(|x| **x == 9).unwrap().0,
        a.iter().exactly_one().is_err(),
    );
    put(p as u64 + q as u64);
    for x in a.iter().pad_using(10, |i| &a[i % 7]) {
        put(*x);
    }
    for x in a
        .iter()
        .scan(0, |s, x| {
            *s += x;
            Some(*s)
        })
        .update(|x| *x += 1)
        .step_by(2)
    {
        put(x);
    }
    put(a
        .iter()
        .cartesian_product([1u64, 2].iter())
        .map(|(x, y)| x * y)
        .sum());
    put(a.iter().max_set_len());
}
trait M {
    fn max_set_len(self) -> u64;
}
impl<'a, I: Iterator<Item = &'a u64> + Clone> M for I {
    fn max_set_len(self) -> u64 {
        let m = self.clone().max().unwrap();
        self.filter(|x| *x == m).count() as u64
    }
}
