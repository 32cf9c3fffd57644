//! What `ref` borrows of a constant value lives for ever, as what `&` borrows.
//@ edition: 2021
#[derive(PartialEq, Debug)]
struct N(u8);

const SLICE: &'static [N; 2] = {
    let [_, ref x @ .., _] = [N(1), N(2), N(3), N(4)];
    x
};
const INNER: &'static u8 = {
    let [_, .., N(ref x)] = [N(1), N(2), N(3), N(4)];
    x
};
const fn last() -> &'static N {
    let [_, .., ref x] = [N(1), N(2), N(3), N(4)];
    x
}
static LAST: &'static N = last();
const fn matched() -> &'static u8 {
    match (5u8, 7u8) {
        (_, ref x) => x,
    }
}
const MATCHED: &'static u8 = matched();

fn main() {
    assert_eq!((SLICE, INNER, LAST), (&[N(2), N(3)], &4, &N(4)));
    assert_eq!((MATCHED, last()), (&7, &N(4)));
    // Not what is written.
    let (ref mut a, ref b) = (1, 2);
    *a += 1;
    assert_eq!((*a, *b), (2, 2));
}
