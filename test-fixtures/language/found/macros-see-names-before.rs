//! Names and labels that a macro inside a body gives mean what was in scope where the macro stands, not what came since.
fn top() -> u64 { 60 }
pub fn test(input: &[u64], out: &mut Out) {
    let a = input[0];
    let mut n = 0u64;
    'a: loop { macro_rules! brk { ($e:expr) => { if $e { break 'a } } }
        'a: loop { n += 1; if n > 20 { break 'a } brk!(n > a % 8); if n > 4 { continue 'a } n += 2; }
        n += 100; }
    out.put(n);
    let r = 'b: { macro_rules! brk { ($e:expr) => { break 'b $e } } 'b: for i in 0..5u64 { if i == a % 7 { brk!(i + 70) } if i == 3 { break 'b } } 5 };
    out.put(r);
    macro_rules! mm { () => { top() } }
    { let top = || 5u64; out.put(mm!()); out.put(top()); }
    let v = 10u64;
    macro_rules! outer { ($n:ident) => { let w = v; macro_rules! $n { () => { w * 100 + v } } let w = w + 1; } }
    let v = a & 0xff;
    outer!(inner);
    let w = 77u64;
    out.put(inner!()); out.put(w + v);
    let f = |v: u64| { macro_rules! g { ($x:expr) => { v * 2 + $x } } let v = v + 1; g!(v) };
    out.put(f(v));
    for v in 0..2u64 { macro_rules! h { () => { v } } for v in 5..7u64 { out.put(h!() * 10 + v); } match v { v if { let v = v + 9; h!() < v } => out.put(h!() + v), _ => {} } }
    if let Some(v) = Some(3u64) && { macro_rules! k { () => { v } } let v = 4u64; k!() == 3 && v == 4 } { out.put(v); }
    macro_rules! rec { ($acc:expr;) => { $acc + v }; ($acc:expr; $h:tt $($t:tt)*) => {{ let v = 1000u64; rec!($acc + $h + v; $($t)*) }}; }
    let v = 1u64; out.put(rec!(v; v 2 v));
    macro_rules! shadow { ($i:ident = $e:expr) => { let v = 5u64; let $i = $e + v; } }
    shadow!(v = v + 1); out.put(v);
    mod inner_mod { pub const V2: u64 = 4; } macro_rules! q { () => { V2 } } { use inner_mod::V2; out.put(q!());  }
}

//@ expect: 4 47 3c 5 3f2 4e 4 5 6 0 f 10 2 3 bbe 7 4
//@ expect: 8 48 3c 5 3f2 fc 20e 5 6 0 f 10 2 3 c6c 7 4
//@ expect: 1 46 3c 5 3f2 4d 1 5 6 0 f 10 2 3 bbd 7 4
//@ expect: 4 46 3c 5 3f2 96 dc 5 6 0 f 10 2 3 c06 7 4
//@ expect: 4 5 3c 5 3f2 50 a 5 6 0 f 10 2 3 bc0 7 4
//@ expect: 4 48 3c 5 3f2 4f 7 5 6 0 f 10 2 3 bbf 7 4
//@ expect: 7 5 3c 5 3f2 b3 133 5 6 0 f 10 2 3 c23 7 4
//@ expect: 1 48 3c 5 3f2 cd 181 5 6 0 f 10 2 3 c3d 7 4
