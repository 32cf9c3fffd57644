//! Structs whose tail loses its size two levels deep, beside a constant parameter, and from one `dyn` to another.
struct Inner<T: ?Sized, const N: usize> {
    head: [u8; N],
    body: T,
}
struct Outer<'a, T: ?Sized> {
    name: &'a str,
    part: Inner<T, 3>,
}
trait Base {
    fn base(&self) -> u64;
}
trait More: Base {
    fn more(&self) -> u64 {
        self.base() * 2
    }
}
impl Base for u64 {
    fn base(&self) -> u64 {
        *self ^ 1
    }
}
impl More for u64 {}
pub fn test(input: &[u64], out: &mut Out) {
    let words = Outer { name: "four", part: Inner { head: [1, 2, 3], body: [input[0], input[1], 5, 6] } };
    let slice: &Outer<[u64]> = &words;
    out.put(&slice.part.body);
    out.put((slice.name.len() as u64, slice.part.head.len() as u64, size_of_val(slice) as u64));
    let one = Outer { name: "x", part: Inner { head: [0; 3], body: input[2] } };
    let more: &Outer<dyn More + Send> = &one;
    out.put(more.part.body.more());
    let base: &Outer<dyn Base> = more;
    out.put((base.part.body.base(), size_of_val(base) as u64));
    let inner: &Inner<[u8], 2> = &Inner { head: [7; 2], body: *b"tail" };
    out.put(&inner.body);
    let f: &Inner<dyn Fn(u64) -> u64, 0> = &Inner { head: [], body: |x| x + input[3] % 5 };
    out.put((f.body)(3));
}

//@ expect: 4 1 2 5 6 4 3 38 4 2 20 4 74 61 69 6c 7
//@ expect: 4 e220a8397b1dcdaf 6e789e6aa1b965f4 5 6 4 3 38 d88ba3100128a9c 6c45d188009454e 20 4 74 61 69 6c 7
//@ expect: 4 0 1 5 6 4 3 38 fffffffffffffffc fffffffffffffffe 20 4 74 61 69 6c 6
//@ expect: 4 690ed476743aae49 0 5 6 4 3 38 46 23 20 4 74 61 69 6c 3
//@ expect: 4 8000000000000003 e 5 6 4 3 38 8cdabcfe7c8de284 466d5e7f3e46f142 20 4 74 61 69 6c 7
//@ expect: 4 2 96a573e9b48216e8 5 6 4 3 38 0 0 20 4 74 61 69 6c 3
//@ expect: 4 12f6436ac376cc66 7ffffffe 5 6 4 3 38 14 a 20 4 74 61 69 6c 5
//@ expect: 4 80 9 5 6 4 3 38 ea38a08ec9db05e6 f51c504764ed82f3 20 4 74 61 69 6c 6
