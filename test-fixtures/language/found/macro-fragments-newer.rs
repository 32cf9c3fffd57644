//! Fragments `expr_2021`, `stmt` and `literal`, repetitions that match nothing between separators, and calls at the end of what statements give.
macro_rules! old { ($e:expr_2021) => { 1u8 }; (_) => { 2u8 }; (const $b:block) => { 3u8 } }
macro_rules! rows { ($($($x:expr),*);*) => { [$( 0u64 $(.wrapping_mul(10).wrapping_add($x))* ),*] } }
macro_rules! statements { ($($s:stmt)*) => { $($s)* } }
macro_rules! twice { ($a:expr, $o:ident) => { $o.put($a); $o.put($a + 1) } }
macro_rules! through { ($a:expr, $o:ident) => { twice!($a, $o) } }
macro_rules! lets { ($a:ident $b:ident) => { let $a = 1u64; let $b = 2u64; } }
macro_rules! through_lets { ($a:ident $b:ident) => { lets!($a $b) } }
macro_rules! literal { ($l:literal) => { match 5u8 { $l => 1u8, _ => 2 } }; ($l:expr) => { 3u8 } }
macro_rules! through_expr { ($l:expr) => { literal!($l) } }

pub fn test(input: &[u64], out: &mut Out) {
    let a = input[0] & 0xff;
    out.put((old!(5), old!(_), old!(const { 1 })));
    for row in rows!(1, a; ; 3, 4) {
        out.put(row);
    }
    statements!(let p = a; ; let q = p + 1);
    out.put(q);
    through!(a, out);
    through_lets!(x y);
    out.put(x + y);
    out.put((through_expr!(5), through_expr!(5 + 1)));
}

//@ expect: 1 2 3 b 0 22 2 1 2 3 1 3
//@ expect: 1 2 3 b9 0 22 b0 af b0 3 1 3
//@ expect: 1 2 3 a 0 22 1 0 1 3 1 3
//@ expect: 1 2 3 53 0 22 4a 49 4a 3 1 3
//@ expect: 1 2 3 d 0 22 4 3 4 3 1 3
//@ expect: 1 2 3 c 0 22 3 2 3 3 1 3
//@ expect: 1 2 3 70 0 22 67 66 67 3 1 3
//@ expect: 1 2 3 8a 0 22 81 80 81 3 1 3
