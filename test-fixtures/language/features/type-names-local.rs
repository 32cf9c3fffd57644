//! `type_name` of what stands in bodies: the path leads through the item of the body.
use core::any::type_name;
fn put(out: &mut Out, s: &str) {
    // The path of the module differs: what comes after it is compared.
    let at = s.find("test").map_or(0, |i| i);
    out.put(&s[at..]);
}
struct W<T>(T);
trait Tr { fn name(&self) -> &'static str { type_name::<Self>() } }
impl<T> Tr for W<T> { fn name(&self) -> &'static str { struct Inner; type_name::<Inner>() } }
impl Tr for u8 {}
fn of<T: ?Sized>(_: &T) -> &'static str { type_name::<T>() }
fn test2(out: &mut Out) {
    struct Local;
    enum E { A }
    let _ = E::A;
    fn inner() {}
    put(out, type_name::<Local>());
    put(out, type_name::<E>());
    put(out, of(&inner));
    let c = || { struct Deep; type_name::<Deep>() };
    put(out, c());
    { struct Local; put(out, type_name::<W<Local>>()); }
    { struct Local; put(out, type_name::<W<Local>>()); }
    const { struct InConst; }
    let s = { const N: usize = { struct InC; core::mem::size_of::<InC>() }; N };
    out.put(s);
}
pub fn test(input: &[u64], out: &mut Out) {
    test2(out);
    // Where the impl stands is left out.
    let s = W(3u8).name();
    let mut parts = s.rsplit("::");
    for _ in 0..3 {
        let part = parts.next().unwrap_or_default();
        out.put(part);
    }
    out.put(s.matches("W<_> as ").count());
    out.put(3u8.name());
    out.put(input.len());
}

//@ expect: c 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 8 74 65 73 74 32 3a 3a 45 c 74 65 73 74 32 3a 3a 69 6e 6e 65 72 18 74 65 73 74 32 3a 3a 7b 7b 63 6c 6f 73 75 72 65 7d 7d 3a 3a 44 65 65 70 d 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 3e d 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 3e 0 5 49 6e 6e 65 72 4 6e 61 6d 65 3 54 72 3e 1 2 75 38 10
//@ expect: c 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 8 74 65 73 74 32 3a 3a 45 c 74 65 73 74 32 3a 3a 69 6e 6e 65 72 18 74 65 73 74 32 3a 3a 7b 7b 63 6c 6f 73 75 72 65 7d 7d 3a 3a 44 65 65 70 d 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 3e d 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 3e 0 5 49 6e 6e 65 72 4 6e 61 6d 65 3 54 72 3e 1 2 75 38 10
//@ expect: c 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 8 74 65 73 74 32 3a 3a 45 c 74 65 73 74 32 3a 3a 69 6e 6e 65 72 18 74 65 73 74 32 3a 3a 7b 7b 63 6c 6f 73 75 72 65 7d 7d 3a 3a 44 65 65 70 d 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 3e d 74 65 73 74 32 3a 3a 4c 6f 63 61 6c 3e 0 5 49 6e 6e 65 72 4 6e 61 6d 65 3 54 72 3e 1 2 75 38 10
