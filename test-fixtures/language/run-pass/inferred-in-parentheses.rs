// `_` in parentheses stands for a constant as well as for a type.
struct Kept<T, const N: usize>([T; N]);
impl<T, const N: usize> Kept<T, N> {
    fn count(&self) -> usize {
        N
    }
}
struct Tag<const N: i64>;
fn tag<const N: i64>() -> Tag<N> {
    Tag
}

fn main() {
    let _: Tag<-3> = tag::<(((_)))>();
    let kept: Kept<(_), (_)> = Kept([1u8, 2]);
    assert_eq!(kept.count() + Kept::<u8, ((_))>([3; 5]).count(), 7);
}
