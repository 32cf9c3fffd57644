//@ depends: nom = { version = "7", default-features = false }

//! Parsers made of closures: `nom`.

use nom::{
    branch::alt,
    bytes::complete::{tag, take, take_while},
    character::complete::{char, digit1, hex_digit1, multispace0, one_of},
    combinator::{map, map_res, opt, recognize, value, verify},
    multi::fold_many0,
    number::complete::{be_u16, le_u32},
    sequence::{delimited, pair, preceded, terminated, tuple},
    IResult,
};
fn num(i: &str) -> IResult<&str, i64> {
    map_res(recognize(pair(opt(char('-')), digit1)), |s: &str| {
        s.parse::<i64>()
    })(i)
}
fn atom(i: &str) -> IResult<&str, i64> {
    delimited(
        multispace0,
        alt((num, delimited(char('('), expr, char(')')))),
        multispace0,
    )(i)
}
fn term(i: &str) -> IResult<&str, i64> {
    let (i, first) = atom(i)?;
    fold_many0(
        pair(one_of("*/"), atom),
        move || first,
        |acc, (op, v)| {
            if op == '*' {
                acc.wrapping_mul(v)
            } else if v == 0 {
                0
            } else {
                acc / v
            }
        },
    )(i)
}
fn expr(i: &str) -> IResult<&str, i64> {
    let (i, first) = term(i)?;
    fold_many0(
        pair(one_of("+-"), term),
        move || first,
        |acc, (op, v)| if op == '+' { acc + v } else { acc - v },
    )(i)
}
fn color(i: &str) -> IResult<&str, (u8, u8, u8)> {
    let h = |i| {
        map_res(verify(take(2usize), |s: &str| s.len() == 2), |s: &str| {
            u8::from_str_radix(s, 16)
        })(i)
    };
    let (i, _) = tag("#")(i)?;
    tuple((h, h, h))(i)
}
fn header(i: &[u8]) -> IResult<&[u8], (u16, u32, &[u8])> {
    let (i, n) = be_u16(i)?;
    let (i, m) = le_u32(i)?;
    let (i, rest) = take(n as usize)(i)?;
    Ok((i, (n, m, rest)))
}
fn answers(put: &mut impl FnMut(u64)) {
    for s in [
        "1+2*3",
        " ( 4 - 10 ) * 7 / 2",
        "8",
        "-3*-4+x",
        "",
        "(1",
        "2**3",
        "((((5))))-1",
        "1 +",
        "7*(3-9)/4",
        "a",
        "6/4*2",
        "10/0",
    ] {
        match expr(s) {
            Ok((rest, v)) => {
                put(v as u64);
                put(rest.len() as u64);
            }
            Err(nom::Err::Error(e)) => {
                put(100 + e.input.len() as u64);
                put(e.code as u64);
            }
            Err(nom::Err::Failure(_)) => put(7),
            Err(nom::Err::Incomplete(_)) => put(8),
        }
    }
    for s in [
        "#ff8000", "#12", "#000001", "#7f7f7f", "# 1234", "#abcdef", "#ABCDEF", "#fffffg", "", "#",
        "123456", "#gg0000",
    ] {
        match color(s) {
            Ok((_, (r, g, b))) => put((r as u64) << 16 | (g as u64) << 8 | b as u64),
            Err(e) => put(match e {
                nom::Err::Error(e) => 1 + e.code as u64,
                _ => 0,
            }),
        }
    }
    for d in [
        &[0u8, 2, 1, 0, 0, 0, 9, 8, 7][..],
        &[0, 9, 1, 1, 1, 1, 2],
        &[0],
    ] {
        match header(d) {
            Ok((r, (n, m, x))) => {
                put(n as u64);
                put(m as u64);
                put(x.len() as u64 * 10 + r.len() as u64);
            }
            Err(e) => put(match e {
                nom::Err::Error(e) => e.code as u64,
                _ => 55,
            }),
        }
    }
    let r: IResult<&str, (&str, &str)> =
        pair(take_while(|c: char| c.is_alphabetic()), hex_digit1)("xyz12g");
    match r {
        Ok((r, (a, b))) => {
            put(a.len() as u64);
            put(b.len() as u64);
            put(r.len() as u64)
        }
        Err(_) => put(1),
    }
    let r: IResult<&str, bool> = alt((value(true, tag("yes")), value(false, tag("no"))))("nope");
    put(r.map_or(9, |(r, v)| v as u64 + r.len() as u64));
    let r: IResult<&str, u32> = preceded(
        tag("k="),
        terminated(
            map(digit1, |s: &str| {
                s.bytes()
                    .map(|b| (b - b'0') as u32)
                    .fold(0, |a, b| a * 10 + b)
            }),
            char(';'),
        ),
    )("k=4711;");
    put(r.map_or(9, |(_, v)| v as u64));
}
