//! Constants and statics: evaluated while compiling, promoted, structured, with addresses inside.
//@ run: tables(3) == 31508
//@ run: computed(10) == 61765
//@ run: statics(2) == 114304
//@ run: nested(1) == 42807
//@ run: promoted(2) == 5214
//@ run: assoc() == 2833
//@ run: strings() == 107499
//@ run: pointers(1) == 3020
//@ run: crc(255) == 755167117
//@ run: enums(2) == 931001
//@ run: blocks(3) == 24
//@ run: mutable(4) == 18
//@ run: generic_consts() == 7248116
//@ run: fn_table(5) == 360
//@ run: floats() == 49546
//@ run: interior(3) == 31
//@ run: sizes() == 16080824
//@ run: arrays() == 111234
//@ run: slices(2) == 3303
//@ run: discriminants(2) == 25096035
//@ run: shadowed(1) == 31
//@ run: dyn_const(4) == 508
//@ run: unions(0x3f800000) == 106308
//@ run: cell_const() == 61
//@ run: elements(1) == 214

const T: [u32; 5] = [1, 2, 4, 8, 16];
fn tables(i: usize) -> u32 { T[i] + T.len() as u32 * 100 + T.iter().sum::<u32>() * 1000 }
const fn fib(n: u32) -> u64 { let mut a = 0; let mut b = 1; let mut i = 0; while i < n { let t = a + b; a = b; b = t; i += 1; } a }
const FIBS: [u64; 12] = { let mut t = [0; 12]; let mut i = 0; while i < 12 { t[i] = fib(i as u32); i += 1; } t };
fn computed(i: usize) -> u64 { FIBS[i] * 1000 + const { fib(20) } }
static LUT: [u16; 4] = [100, 200, 300, 400];
static NAME: &str = "warp";
fn statics(i: usize) -> u32 { LUT[i] as u32 + NAME.len() as u32 + NAME.as_bytes()[i] as u32 * 1000 }
struct Cfg { sizes: &'static [u32], name: &'static str, next: Option<&'static Cfg> }
const BASE: Cfg = Cfg { sizes: &[1, 2, 3], name: "base", next: None };
static TOP: Cfg = Cfg { sizes: &[7, 8], name: "topmost", next: Some(&BASE) };
fn nested(i: usize) -> u32 { TOP.sizes[i] * 100 + TOP.name.len() as u32 + TOP.next.map_or(0, |n| n.sizes[i] + n.name.len() as u32 * 10) * 1000 }
fn pick(i: u32) -> &'static [u32] { match i { 0 => &[], 1 => &[5], _ => &[6, 7, 8] } }
fn promoted(i: u32) -> u32 { let p: &'static (u32, bool) = &(4, true); pick(i).iter().sum::<u32>() * 10 + p.0 + pick(1)[0] * 1000 }
struct Q; impl Q { const A: u32 = 5; const B: u32 = Self::A * 3 + fib(7) as u32; const C: [u32; Self::A as usize] = [Self::B; Self::A as usize]; }
fn assoc() -> u32 { Q::B * 100 + Q::C.len() as u32 + Q::C[4] }
fn strings() -> u32 { let s = "h\u{e9}llo\n"; let b = b"ab\x00c"; s.len() as u32 * 1000 + b.len() as u32 * 100 + b[3] as u32 + (s.as_bytes()[1] == 0xc3) as u32 * 100000 }
const PTRS: [&u32; 2] = [&10, &20];
fn pointers(i: usize) -> u32 { *PTRS[i] + PTRS.iter().map(|p| **p).sum::<u32>() * 100 }
const CRC: [u32; 256] = { let mut t = [0u32; 256]; let mut i = 0; while i < 256 { let mut c = i as u32; let mut k = 0; while k < 8 { c = if c & 1 != 0 { 0xEDB88320 ^ (c >> 1) } else { c >> 1 }; k += 1; } t[i] = c; i += 1; } t };
fn crc(i: usize) -> u32 { CRC[i] }
#[derive(Clone, Copy)] enum Op { Nop, Push(i32), Jump { to: u16, cond: bool } }
const PROG: [Op; 3] = [Op::Push(-7), Op::Jump { to: 9, cond: true }, Op::Nop];
fn enums(i: usize) -> i32 { let mut s = 0; for op in &PROG { s = s * 100 + match op { Op::Nop => 1, Op::Push(x) => *x, Op::Jump { to, cond } => *to as i32 + *cond as i32 }; } s + matches!(PROG[i], Op::Nop) as i32 * 1000000 }
fn blocks(n: u32) -> u32 { const K: u32 = 3 + 4; static S: u32 = K * 2; let b = const { K + S }; b + n }
static mut COUNTER: u32 = 5;
fn mutable(n: u32) -> u32 { unsafe { COUNTER = 5; COUNTER += n; COUNTER *= 2; COUNTER } }
trait HasId { const ID: u32; const DOUBLE: u32 = Self::ID * 2; }
impl HasId for u8 { const ID: u32 = 8; } impl HasId for [u8; 3] { const ID: u32 = 24; const DOUBLE: u32 = 1; }
impl<T: HasId> HasId for (T, T) { const ID: u32 = T::ID + T::DOUBLE; }
fn generic_consts() -> u32 { <u8 as HasId>::DOUBLE + <[u8; 3]>::DOUBLE * 100 + <(u8, u8)>::DOUBLE * 1000 + <((u8, u8), (u8, u8))>::ID * 100000 }
fn inc(x: u32) -> u32 { x + 1 } fn sqr(x: u32) -> u32 { x * x }
static OPS: [fn(u32) -> u32; 3] = [inc, sqr, |x| x * 10];
fn fn_table(n: u32) -> u32 { OPS.iter().fold(n, |a, f| f(a)) }
const PI2: f64 = 3.25 * 2.0; const NEG: f32 = -0.5;
fn floats() -> u32 { (PI2 * 100.0) as u32 + (NEG.to_bits() >> 16) as u32 }
fn interior(n: u32) -> u32 { use core::cell::Cell; const C: Cell<u32> = Cell::new(1); let a = C; let b = C; a.set(n); a.get() * 10 + b.get() }
struct Z; #[repr(C)] struct Pad { a: u8, b: u64, c: u8 }
fn sizes() -> u32 { (size_of::<Pad>() + size_of::<Option<&u8>>() * 100 + align_of::<Pad>() * 10000 + size_of::<Z>() + core::mem::offset_of!(Pad, c) * 1000000) as u32 }
const GRID: [[u8; 3]; 2] = [[1; 3], [2, 3, 4]];
fn arrays() -> u32 { let g = GRID; let mut s = 0; for r in g { for x in r { s = s * 10 + x as u32; } } s }
const SL: &[(u8, &str)] = &[(1, "a"), (2, "bc"), (3, "def")];
fn slices(i: usize) -> u32 { let (n, s) = SL[i]; n as u32 * 100 + s.len() as u32 + SL.len() as u32 * 1000 }
#[repr(u8)] #[derive(Clone, Copy)] enum Code { A = 10, B, C = Q::A as u8 * 7 } enum Neg { M = -5, N }
fn discriminants(i: usize) -> i32 { let c = [Code::A, Code::B, Code::C][i]; c as i32 + Neg::N as i32 * 1000 + Neg::M as u8 as i32 * 100000 }
fn shadowed(n: u32) -> u32 { const X: u32 = 1; let r = { const X: u32 = 2; X + n }; r * 10 + X }
trait Sp { fn s(&self) -> u32; } impl Sp for u32 { fn s(&self) -> u32 { *self } } impl Sp for &'static str { fn s(&self) -> u32 { self.len() as u32 } }
const OBJ: [&(dyn Sp + Sync); 2] = [&5u32, &"four"];
fn dyn_const(n: u32) -> u32 { OBJ[0].s() * 100 + OBJ[1].s() + n }
union U { f: f32, i: u32, b: [u8; 4] } const ONE: U = U { f: 1.0 };
fn unions(x: u32) -> u32 { let u = U { i: x }; unsafe { (u.f * 8.0) as u32 + u.b[3] as u32 * 100 + (ONE.i == x) as u32 * 100000 } }
fn cell_const() -> u32 { const N: Option<core::num::NonZeroU32> = core::num::NonZeroU32::new(6); const M: core::num::NonZeroU8 = core::num::NonZeroU8::MIN; N.map_or(0, |n| n.get()) * 10 + M.get() as u32 }

const ROWS: [(u32, [u8; 3]); 3] = [(1, [1, 2, 3]), (4, [5, 6, 7]), (8, [9, 10, 11])];
const CELLS: [core::cell::Cell<u32>; 2] = [const { core::cell::Cell::new(3) }; 2];
trait HasTable { const A: [u64; 2]; }
struct Given<const N: usize>;
impl<const N: usize> HasTable for Given<N> { const A: [u64; 2] = [N as u64, 2]; }
fn of_table<Y: HasTable>(i: usize) -> u64 { Y::A[i] + [1u64, 2][i] }
fn elements(i: usize) -> u32 {
    let c = CELLS[i].get();
    CELLS[i].set(9);
    let d = CELLS[i].replace(4);
    let mut t = ROWS;
    t[i].0 += 1;
    ROWS[i].1[1].clone_from(&3);
    ROWS[i].0 + ROWS[i].1[i] as u32 + c + d + of_table::<Given<5>>(i) as u32 + t[i].0 + { let mut a = ROWS; a[i].0 = 91; a }[i].0 + "abc".as_bytes()[i] as u32
}
