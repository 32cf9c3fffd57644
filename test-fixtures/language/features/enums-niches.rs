//! Enums: explicit discriminants, reprs, niches, nested options, sizes, casts, generic enums, recursion by reference.
use core::mem::{align_of, discriminant, size_of};
use core::num::{NonZeroU32, NonZeroU8};
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Op {
    Add = 1,
    Sub = 5,
    Mul,
    Div = 0x80,
}
impl TryFrom<u8> for Op {
    type Error = u8;
    fn try_from(v: u8) -> Result<Op, u8> {
        Ok(match v {
            1 => Op::Add,
            5 => Op::Sub,
            6 => Op::Mul,
            0x80 => Op::Div,
            other => return Err(other),
        })
    }
}
#[derive(Clone, Copy)]
enum Big {
    Neg = -1,
    Zero,
    Large = 1 << 40,
}
#[repr(C)]
enum CLike {
    A,
    B = 10,
}
#[repr(C, u16)]
enum Tagged {
    A(u32),
    B { x: u8, y: u64 },
}
#[derive(Clone, Copy)]
enum Expr<'a> {
    Num(i64),
    Neg(&'a Expr<'a>),
    Bin(Op, &'a Expr<'a>, &'a Expr<'a>),
}
fn eval(e: &Expr) -> Result<i64, &'static str> {
    Ok(match *e {
        Expr::Num(n) => n,
        Expr::Neg(inner) => eval(inner)?.wrapping_neg(),
        Expr::Bin(op, a, b) => {
            let (a, b) = (eval(a)?, eval(b)?);
            match op {
                Op::Add => a.wrapping_add(b),
                Op::Sub => a.wrapping_sub(b),
                Op::Mul => a.wrapping_mul(b),
                Op::Div if b == 0 => return Err("zero"),
                Op::Div => a.wrapping_div(b),
            }
        }
    })
}
enum Void {}
fn absurd(v: Result<u32, Void>) -> u32 {
    match v {
        Ok(x) => x,
        Err(never) => match never {},
    }
}
enum Multi {
    A(bool),
    B(bool),
    C,
    D(u8),
}
fn multi(m: &Multi) -> u32 {
    match m {
        Multi::A(true) => 1,
        Multi::A(false) => 2,
        Multi::B(b) => 3 + *b as u32,
        Multi::C => 5,
        Multi::D(x) => 6 + *x as u32,
    }
}
use Op::*;

pub fn test(input: &[u64], out: &mut Out) {
    out.put(Add as u8 + Sub as u8 + Mul as u8);
    out.put(Div as i32);
    out.put(Div as u8 as i8 as i32);
    out.put(Op::try_from(input[0] as u8).map(|o| o as u32));
    out.put((Op::try_from(6) == Ok(Mul), Mul < Div));
    out.put([Big::Neg as i64, Big::Zero as i64, Big::Large as i64]);
    out.put(Big::Large as u8);
    out.put(CLike::A as i32 + CLike::B as i32);
    let n1 = Expr::Num(input[1] as i64);
    let n2 = Expr::Num((input[2] & 3) as i64);
    let neg = Expr::Neg(&n1);
    let sum = Expr::Bin(Add, &neg, &n2);
    let prod = Expr::Bin(Mul, &sum, &n1);
    let div = Expr::Bin(Div, &prod, &n2);
    out.put(eval(&prod).is_ok());
    match eval(&div) {
        Ok(v) => out.put(v),
        Err(s) => out.put(s),
    }
    out.put(absurd(Ok(input[3] as u32)));
    out.put([
        size_of::<Option<&u8>>(), size_of::<Option<NonZeroU32>>(), size_of::<Option<Option<bool>>>(),
        size_of::<Option<char>>(), size_of::<Multi>(), size_of::<Option<Op>>(), size_of::<Option<Multi>>(),
        size_of::<Result<u32, Void>>(), size_of::<Tagged>(), size_of::<Big>(), size_of::<CLike>(),
        size_of::<Expr>(), size_of::<Option<Expr>>(), size_of::<Option<u64>>(), size_of::<Option<(u8, bool)>>(),
        size_of::<Option<[NonZeroU8; 3]>>(), size_of::<Option<()>>(), size_of::<Void>(), size_of::<Option<&[u8]>>(),
        size_of::<Option<&dyn Fn()>>(), size_of::<Option<fn()>>(), align_of::<Tagged>(), size_of::<Option<u128>>(),
    ]);
    for m in [Multi::A(true), Multi::A(false), Multi::B(input[4] & 1 == 1), Multi::C, Multi::D(input[5] as u8)] {
        out.put(multi(&m));
        out.put(multi(&Some(m).unwrap_or(Multi::C)));
    }
    let t = [Tagged::A(7), Tagged::B { x: 3, y: input[6] }];
    for t in &t {
        let tag = unsafe { *(t as *const Tagged as *const u16) };
        out.put(tag);
        out.put(match t {
            Tagged::A(x) => *x as u64,
            Tagged::B { x, y } => *x as u64 ^ *y,
        });
    }
    let nested: [Option<Option<Option<bool>>>; 5] = [None, Some(None), Some(Some(None)), Some(Some(Some(true))), Some(Some(Some(false)))];
    for (i, n) in nested.iter().enumerate() {
        out.put(match n {
            None => 1,
            Some(None) => 2,
            Some(Some(None)) => 3,
            Some(Some(Some(b))) => 4 + *b as u32 + i as u32,
        });
    }
    out.put(discriminant(&n1) == discriminant(&n2));
    out.put(discriminant(&n1) == discriminant(&neg));
    out.put(unsafe { core::mem::transmute::<Option<NonZeroU32>, u32>(NonZeroU32::new(input[7] as u32)) });
}

//@ expect: c 80 ffffffffffffff80 c 1 1 1 ffffffffffffffff 0 10000000000 0 a 1 0 4 8 4 1 4 2 1 2 4 18 8 4 18 18 10 2 3 1 0 10 10 8 8 20 1 1 2 2 4 4 5 5 c c 0 7 1 4 1 2 3 8 8 1 0 8
//@ expect: c 80 ffffffffffffff80 e44 af 1 1 ffffffffffffffff 0 10000000000 0 a 1 f309d6e4d34deb1a 724c81ec 8 4 1 4 2 1 2 4 18 8 4 18 18 10 2 3 1 0 10 10 8 8 20 1 1 2 2 4 4 5 5 f0 f0 0 7 1 2c829abe1f4532e2 1 2 3 8 8 1 0 c916ab3c
//@ expect: c 80 ffffffffffffff80 e44 0 1 1 ffffffffffffffff 0 10000000000 0 a 1 0 0 8 4 1 4 2 1 2 4 18 8 4 18 18 10 2 3 1 0 10 10 8 8 20 1 1 2 2 4 4 5 5 86 86 0 7 1 fc 1 2 3 8 8 1 0 7fffffff
