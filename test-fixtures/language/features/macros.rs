//! `macro_rules!`: repetitions, nesting, fragments, recursion, hygiene, macros that make items, built-in macros.
macro_rules! max {
    ($x:expr) => { $x };
    ($x:expr, $($rest:expr),+ $(,)?) => {{
        let a = $x;
        let b = max!($($rest),+);
        if a > b { a } else { b }
    }};
}
macro_rules! count {
    () => { 0usize };
    ($head:tt $($tail:tt)*) => { 1usize + count!($($tail)*) };
}
macro_rules! make_struct {
    ($(#[$m:meta])* $vis:vis struct $name:ident { $($field:ident : $t:ty = $init:expr),* $(,)? }) => {
        $(#[$m])*
        $vis struct $name { $($field: $t),* }
        impl $name {
            const FIELDS: usize = count!($($field)*);
            fn new() -> Self { Self { $($field: $init),* } }
            $(fn $field(&self) -> $t { self.$field })*
        }
    };
}
make_struct! {
    #[derive(Clone, Copy)]
    pub struct Config { width: u32 = 7, height: u8 = 3, scale: f32 = 1.5 }
}
macro_rules! hygiene {
    ($e:expr) => {{
        let x = 100;
        $e + x
    }};
}
macro_rules! swap_names {
    ($a:ident, $b:ident) => {
        let ($a, $b) = ($b, $a);
    };
}
macro_rules! matrix {
    ($([$($x:expr),*]),* $(,)?) => { [$([$($x as u32),*]),*] };
}
macro_rules! ops {
    ($($name:ident => $op:tt),*) => { $(fn $name(a: u64, b: u64) -> u64 { a $op b })* };
}
ops!(xor => ^, or => |, and => &);
macro_rules! dispatch {
    ($v:expr; $($p:pat => $e:expr),*; $d:block) => {
        match $v { $($p => $e,)* _ => $d }
    };
}
macro_rules! callback {
    ($m:ident, $($args:tt)*) => { $m!($($args)*) };
}
macro_rules! closure {
    (|$($p:ident),*| $body:expr) => { |$($p: u64),*| -> u64 { $body } };
}
macro_rules! nested {
    ($name:ident, $($v:literal)*) => {
        macro_rules! $name {
            ($x:expr) => { [$($v + $x),*] };
        }
    };
}
nested!(plus, 1 2 3);
macro_rules! impl_trait {
    ($($t:ty as $n:literal),*) => { $(
        impl Id for $t { const ID: u32 = $n; fn name() -> &'static str { stringify!($t) } }
    )* };
}
trait Id {
    const ID: u32;
    fn name() -> &'static str;
}
impl_trait!(u8 as 1, [u16; 3] as 2, (i32, f32) as 3);
macro_rules! lifetimes {
    ($lt:lifetime, $name:ident) => {
        fn $name<$lt>(a: &$lt [u64]) -> &$lt u64 { &a[0] }
    };
}
lifetimes!('a, first);
macro_rules! block_labels {
    ($l:lifetime: $b:block) => { $l: { $b; 5u32 } };
}
macro_rules! stmts {
    ($($s:stmt;)*) => { $($s;)* };
}
macro_rules! path_and_ty {
    ($p:path, $t:ty) => { <$t>::from($p(3u8).unwrap()) };
}
macro_rules! opt {
    ($a:expr $(, $b:expr)?) => { ($a, 0 $(+ $b)?) };
}
macro_rules! tuple_sum {
    ($t:expr; $($i:tt)*) => { 0 $(+ $t.$i)* };
}
macro_rules! enumerate_consts {
    ($($name:ident),*) => { enumerate_consts!(@step 0u32; $($name,)*); };
    (@step $n:expr; $head:ident, $($tail:ident,)*) => {
        const $head: u32 = $n;
        enumerate_consts!(@step $n + 1; $($tail,)*);
    };
    (@step $n:expr;) => {};
}
enumerate_consts!(ZERO, ONE, TWO);
mod inner {
    macro_rules! helper {
        ($x:expr) => { $x * 2 };
    }
    pub(super) fn twice(x: u64) -> u64 {
        helper!(x % 1000)
    }
    pub(super) use helper;
}

pub fn test(input: &[u64], out: &mut Out) {
    out.put(max!(input[0], input[1], input[2],));
    out.put(count!(a b (c d) [e] {f}));
    let c = Config::new();
    out.put((c.width() + c.height() as u32, c.scale(), Config::FIELDS));
    let x = 5;
    out.put(hygiene!(x * 2));
    let (p, q) = (1u8, 2u8);
    swap_names!(p, q);
    out.put((p, q));
    out.put(matrix!([1, 2], [input[3], 4]));
    out.put(xor(input[0], input[1]) ^ or(input[2], input[3]) ^ and(input[4], input[5]));
    out.put(dispatch!(input[0] % 5; 0 | 1 => 10u32, 2 => 20, 3..=4 => 30; { 40 }));
    out.put(callback!(max, 3u8, 9u8));
    out.put(closure!(|a, b| a.wrapping_mul(b))(input[0], input[1]));
    out.put(plus!(input[0] % 100));
    out.put((<u8 as Id>::ID, <[u16; 3]>::ID, <(i32, f32)>::ID));
    out.put(<[u16; 3] as Id>::name().len() + u8::name().len());
    out.put(first(input));
    out.put(block_labels!('out: { if x > 3 { break 'out 9u32; } }));
    stmts! { let mut s = 1u32; s += 2; s <<= 3; }
    out.put(s);
    out.put(path_and_ty!(Some, u64));
    out.put((opt!(1u32), opt!(2u32, 3u32)));
    out.put(tuple_sum!((1u8, 2u8, 3u8); 0 1 2));
    out.put((ZERO, ONE, TWO));
    out.put(inner::twice(input[6]) + inner::helper!(4));
    out.put(concat!("ab", 1, 2.5, 'c', true).len());
    out.put(stringify!(a + b * 2).len());
    out.put(matches!(input[7], 1..=9 | 100));
    out.put(matches!(Some(x), Some(n) if n > 3));
    assert!(x == 5, "x is {}", x);
    assert_eq!(x, 5);
    assert_ne!(x, 6, "message");
    debug_assert!(x > 0);
    debug_assert_eq!(x + 1, 6);
    out.put(cfg!(any(windows, not(windows))));
    out.put(line!() > 0);
    out.put(module_path!().is_empty());
    if input[0] == 0xdead_beef {
        todo!();
    } else if input[0] == 0xdead_beee {
        unimplemented!("no {}", x);
    } else if input[0] == 0xdead_beed {
        panic!("bad {x} {:?}", input[1]);
    }
    let t = match x { 5 => 1u8, _ => unreachable!() };
    out.put(t);
    let v = c;
    out.put(unsafe { core::ptr::addr_of!(v.height).read() });
    out.put(option_env!("SURELY_NOT_SET_ANYWHERE").is_none());
}

//@ expect: 3 5 a 3fc00000 3 6e 2 1 1 2 4 4 0 a 9 2 2 3 4 1 2 3 a 1 9 18 3 1 0 2 3 6 0 1 2 16 b 9 1 1 1 1 0 1 3 1
//@ expect: e220a8397b1dcdaf 5 a 3fc00000 3 6e 2 1 1 2 724c81ec 4 619e42e378c14d3e a 9 1cc7e7b6cd0515cc 24 25 26 1 2 3 a e220a8397b1dcdaf 9 18 3 1 0 2 3 6 0 1 2 72a b 9 0 1 1 1 0 1 3 1
//@ expect: ffffffffffffffff 5 a 3fc00000 3 6e 2 1 1 2 0 4 ffffffffffffff7e a 9 0 1 2 3 1 2 3 a 0 9 18 3 1 0 2 3 6 0 1 2 206 b 9 0 1 1 1 0 1 3 1
