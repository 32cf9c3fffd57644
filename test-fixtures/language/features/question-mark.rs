//! `?` on options and results in functions, closures, loops and nested; conversions of errors; early exits through iterators.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Low {
    Zero,
    Big(u64),
}
#[derive(Debug, Clone, Copy, PartialEq)]
enum High {
    Low(Low),
    Text(&'static str),
    Code(i32),
}
impl From<Low> for High {
    fn from(l: Low) -> High {
        High::Low(l)
    }
}
impl From<&'static str> for High {
    fn from(s: &'static str) -> High {
        High::Text(s)
    }
}
impl Bits for High {
    fn bits(self, out: &mut Out) {
        match self {
            High::Low(Low::Zero) => out.put(1u8),
            High::Low(Low::Big(x)) => out.put((2u8, x)),
            High::Text(s) => out.put((3u8, s.len())),
            High::Code(c) => out.put((4u8, c)),
        }
    }
}
type Res<T> = Result<T, High>;
fn low(x: u64) -> Result<u32, Low> {
    match x {
        0 => Err(Low::Zero),
        x if x > u32::MAX as u64 => Err(Low::Big(x)),
        x => Ok(x as u32),
    }
}
fn text(x: u32) -> Result<u32, &'static str> {
    if x % 7 == 3 { Err("three") } else { Ok(x / 2) }
}
fn both(x: u64) -> Res<u32> {
    let a = low(x)?;
    let b = text(a)?;
    if b == 99 {
        return Err(High::Code(-99));
    }
    Ok(a + b)
}
fn sum(xs: &[u64]) -> Res<u64> {
    let mut t = 0u64;
    for x in xs {
        t += both(*x)? as u64;
    }
    Ok(t)
}
fn nested(x: u64) -> Option<Result<u32, Low>> {
    let y = x.checked_sub(2)?;
    Some((|| {
        let z = low(y)?;
        let w = low(z as u64 - 1)?;
        Ok(w * 2)
    })())
}
fn first_even(xs: &[u64]) -> Option<usize> {
    let i = xs.iter().position(|x| x % 2 == 0)?;
    let v = xs.get(i + 1)?;
    (*v > 3).then_some(i + *v as usize % 10)
}
fn chain(a: Option<u8>, b: Option<u8>) -> Option<u8> {
    a?.checked_add(b?)?.checked_mul(2)
}
fn tried(xs: &[u64]) -> Result<u32, Low> {
    xs.iter().try_fold(0u32, |acc, x| Ok(acc.wrapping_add(low(*x)?)))
}
fn methods(x: u64) -> Res<u32> {
    low(x).map_err(High::from).and_then(|v| Ok(text(v)? + 1)).or_else(|e| match e {
        High::Low(Low::Zero) => Ok(0),
        other => Err(other),
    })
}
fn control(xs: &[u64]) -> core::ops::ControlFlow<u64, ()> {
    for x in xs {
        if *x > 9 {
            core::ops::ControlFlow::Break(*x)?;
        }
    }
    core::ops::ControlFlow::Continue(())
}
pub fn test(input: &[u64], out: &mut Out) {
    for x in [0, 3, 10, 198, input[0], input[1], input[2] & 0xffff] {
        out.put(both(x));
        out.put(methods(x));
        match nested(x) {
            None => out.put(0u8),
            Some(Ok(v)) => out.put(v),
            Some(Err(e)) => out.put(High::from(e)),
        }
    }
    out.put(sum(&input[..4]));
    out.put(sum(&[1, 2, 4]));
    out.put(first_even(input));
    out.put((chain(Some(3), Some(4)), chain(Some(200), Some(100)), chain(None, Some(1))));
    out.put(tried(input).is_ok());
    out.put(tried(&[5, 6]).ok());
    out.put(control(input).is_break());
    let v: Option<u32> = (|| Some(low(input[3] & 0xff).ok()? + 1))();
    out.put(v);
}

//@ expect: e44 1 c 0 0 e44 3 5 e44 3 5 1 e44 3 5 e44 3 5 e e44 4 ffffffffffffff9d c 64 186 c 1 c 1 0 c 3 c 2 1 e44 3 5 e44 3 5 1 e44 3 5 c a 440 5033 e 440 440 1 5033 b 1 5033 5
//@ expect: e44 1 c 0 0 e44 3 5 e44 3 5 1 e44 3 5 e44 3 5 e e44 4 ffffffffffffff9d c 64 186 e44 2 e220a8397b1dcdaf e44 2 e220a8397b1dcdaf 2 e220a8397b1dcdad e44 2 6e789e6aa1b965f4 e44 2 6e789e6aa1b965f4 2 6e789e6aa1b965f2 c 67f6 c 22a8 8a98 e44 2 e220a8397b1dcdaf c a 5033 a 5033 e 440 440 0 5033 b 1 5033 ed
//@ expect: e44 1 c 0 0 e44 3 5 e44 3 5 1 e44 3 5 e44 3 5 e e44 4 ffffffffffffff9d c 64 186 e44 1 c 0 0 c 1 c 1 0 c 17ffe c 8000 1fff8 e44 1 c a 440 5033 e 440 440 0 5033 b 1 440
