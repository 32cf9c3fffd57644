//! A method, a field, an element and a coercion behind twenty `Deref`s: rustc goes as far as its recursion limit of 128.

pub struct Inner { pub field: u32, pub list: [u32; 4] }
impl Inner {
    fn method(&self) -> u32 { self.field * 3 }
}
macro_rules! wrap {
    ($inner:ident) => {};
    ($inner:ident $outer:ident $($rest:ident)*) => {
        pub struct $outer(pub $inner);
        impl core::ops::Deref for $outer {
            type Target = $inner;
            fn deref(&self) -> &$inner { &self.0 }
        }
        wrap!($outer $($rest)*);
    };
}
wrap!(Inner A B C D E F G H I J K L M N O P Q R S T);

fn coerced(inner: &Inner) -> u32 { inner.list[2] }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0] as u32;
    let inner = Inner { field: x, list: [1, x, 3 ^ x, 4] };
    let a = D(C(B(A(inner))));
    let b = L(K(J(I(H(G(F(E(a))))))));
    let t = T(S(R(Q(P(O(N(M(b))))))));
    out.put(t.method());
    out.put(t.field);
    out.put(t.list[1]);
    out.put(coerced(&t));
}

//@ expect: 3 1 1 2
//@ expect: 7159690d 7b1dcdaf 7b1dcdaf 7b1dcdac
//@ expect: 0 0 0 3
//@ expect: 5cb00adb 743aae49 743aae49 743aae4a
//@ expect: 9 3 3 0
//@ expect: 6 2 2 1
//@ expect: 4a646532 c376cc66 c376cc66 c376cc65
//@ expect: 180 80 80 83
