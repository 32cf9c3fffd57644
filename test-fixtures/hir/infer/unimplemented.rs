//@ problem: invalid `Plain` does not implement `Ord`
struct Plain(u32);
fn one(a: u32) -> u32 {
    a
}
fn is_less<T: Ord>(a: T, b: T) -> bool {
    a < b
}
fn test(f: fn(u32) -> u32) -> bool {
    let same = f == one as fn(u32) -> u32;
    //  ^^^^ bool
    let pointers = is_less(Some(f), None);
    //  ^^^^^^^^ bool
    is_less(Plain(1), Plain(2)) && same && pointers
}
