//! Every method of `Option` and `Result` that needs no allocation, `?` with conversion, and `Try` types in closures.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    Small(u8),
    Other,
}
impl From<u8> for Fault {
    fn from(x: u8) -> Self {
        Fault::Small(x)
    }
}
impl From<core::num::TryFromIntError> for Fault {
    fn from(_: core::num::TryFromIntError) -> Self {
        Fault::Other
    }
}
impl Bits for Fault {
    fn bits(self, out: &mut Out) {
        match self {
            Fault::Small(x) => out.put(x),
            Fault::Other => out.put(999u32),
        }
    }
}
fn small(x: u64) -> Result<u32, u8> {
    if x & 0x10 == 0 { Ok(x as u32) } else { Err(x as u8) }
}
fn chain(x: u64) -> Result<i16, Fault> {
    let a = small(x)?;
    let b = small(x >> 8)?;
    let c: i16 = i16::try_from(a ^ b)?;
    Ok(c)
}
fn opt(a: Option<u32>, b: Option<u32>) -> Option<u32> {
    Some(a? + b.filter(|b| *b > 2)?)
}
pub fn test(input: &[u64], out: &mut Out) {
    let some = Some((input[0] & 0xff) as u32);
    let none: Option<u32> = None;
    for o in [some, none] {
        out.put((o.is_some(), o.is_none()));
        out.put(o.is_some_and(|x| x > 3));
        out.put(o.is_none_or(|x| x > 3));
        out.put(o.unwrap_or(9));
        out.put(o.unwrap_or_else(|| 8));
        out.put(o.unwrap_or_default());
        out.put(o.map(|x| x + 1));
        out.put(o.map_or(7, |x| x * 2));
        out.put(o.map_or_else(|| 6, |x| x * 3));
        out.put(o.ok_or(5u8));
        out.put(o.ok_or_else(|| 4u8));
        out.put(o.and(Some(3u8)));
        out.put(o.and_then(|x| x.checked_sub(2)));
        out.put(o.filter(|x| x % 2 == 0));
        out.put(o.or(Some(1)));
        out.put(o.or_else(|| Some(2)));
        out.put(o.xor(none));
        out.put(o.zip(Some(3u8)));
        out.put(o.iter().count());
        out.put(o.into_iter().sum::<u32>());
        out.put(o.as_ref().copied());
        out.put(o.inspect(|x| assert!(*x < 256)));
        let mut m = o;
        out.put(m.take());
        out.put(m);
        out.put(*m.insert(4));
        out.put(m.replace(6));
        out.put(*m.get_or_insert(1));
        let mut e = o;
        out.put(*e.get_or_insert_with(|| 11));
        if let Some(x) = e.as_mut() {
            *x += 1;
        }
        out.put(e.take_if(|x| *x % 2 == 0));
        out.put(e);
        out.put(Some(o).flatten());
        out.put(o.cmp(&Some(3)));
        out.put(Some(o.ok_or(3u8)).transpose());
        out.put(o.map(|x| (x, 1u8)).unzip().0);
    }
    out.put(Some(&3u8).copied());
    out.put(Some(&3u8).cloned());
    out.put(Some(Ok::<u8, u8>(3)).transpose().ok().flatten());
    for r in [small(input[1]), small(input[1] ^ 0x10)] {
        out.put((r.is_ok(), r.is_err()));
        out.put(r.ok());
        out.put(r.err());
        out.put(r.map(|x| x as u64 + 1));
        out.put(r.map_err(|e| e as u32 + 1));
        out.put(r.map_or(1, |x| x / 2));
        out.put(r.map_or_else(|e| e as u32, |x| x / 2));
        out.put(r.and(Ok::<u8, u8>(1)));
        out.put(r.and_then(|x| small(x as u64 * 2)));
        out.put(r.or(Err::<u32, u16>(1)));
        out.put(r.or_else(|e| if e > 20 { Ok(1) } else { Err(e) }));
        out.put(r.unwrap_or(3));
        out.put(r.unwrap_or_else(|e| e as u32));
        out.put(r.unwrap_or_default());
        out.put(r.is_ok_and(|x| x > 3));
        out.put(r.is_err_and(|x| x > 3));
        out.put(r.iter().count());
        out.put(r.as_ref().map(|x| *x));
        out.put(r.inspect_err(|_| ()).is_ok());
        let mut m = r;
        if let Ok(x) = &mut m {
            *x ^= 1;
        }
        out.put(m);
        out.put(r == m);
    }
    for x in 0..4 {
        out.put(chain(input[2 + x]));
    }
    out.put(opt(some, Some(5)));
    out.put(opt(some, Some(1)));
    out.put(opt(none, Some(5)));
    let r: Result<u32, u8> = (|| {
        let x = small(input[6])?;
        Ok(x + 1 & 0xff)
    })();
    out.put(r);
    let all: Option<[u32; 3]> = {
        let mut v = [0; 3];
        let mut ok = true;
        for (slot, x) in v.iter_mut().zip(&input[..3]) {
            match small(*x) {
                Ok(y) => *slot = y,
                Err(_) => ok = false,
            }
        }
        ok.then_some(v)
    };
    out.put(all);
    out.put(input[..4].iter().map(|x| small(*x)).sum::<Result<u32, u8>>().is_ok());
    out.put(input[..4].iter().map(|x| small(*x & 0xf).ok()).sum::<Option<u32>>());
    out.put(input.iter().try_fold(0u32, |a, x| small(*x).map(|y| a.wrapping_add(y))));
    out.put(Some(3).unwrap() + Ok::<u32, Fault>(4).unwrap());
    out.put(Some(3).expect("a value"));
}

//@ expect: 1 0 0 0 1 1 1 5033 2 2 3 c 1 c 1 5033 3 440 440 5033 1 5033 1 5033 1 5033 1 3 1 1 5033 1 5033 1 5033 1 440 4 5033 4 6 1 5033 2 440 5033 1 ffffffffffffffff c 5033 1 5033 1 0 1 0 1 9 8 0 440 7 6 e44 5 e44 4 440 440 440 5033 1 5033 2 440 440 0 0 440 440 440 440 4 5033 4 6 b 5033 c 440 440 ffffffffffffffff e44 3 440 5033 3 5033 3 5033 3 1 0 5033 2 440 c 3 c 2 1 1 c 1 c 4 c 2 c 2 2 2 2 0 0 1 c 2 1 c 3 0 0 1 440 5033 12 e44 12 e44 13 1 12 e44 12 e44 12 e44 1 e44 12 3 12 0 0 1 0 e44 12 0 e44 12 1 c 3 c 4 c 5 c 6 5033 6 440 440 c 8 5033 1 2 3 1 5033 a e44 10 7 3
//@ expect: 1 0 1 1 af af af 5033 b0 15e 20d c af c af 5033 3 5033 ad 440 5033 af 5033 af 5033 af 5033 af 3 1 af 5033 af 5033 af 5033 af 440 4 5033 4 6 af 5033 b0 440 5033 af 1 c 5033 af 5033 af 0 1 0 1 9 8 0 440 7 6 e44 5 e44 4 440 440 440 5033 1 5033 2 440 440 0 0 440 440 440 440 4 5033 4 6 b 5033 c 440 440 ffffffffffffffff e44 3 440 5033 3 5033 3 5033 3 0 1 440 5033 f4 e44 f4 e44 f5 1 f4 e44 f4 e44 f4 e44 1 c 1 3 f4 0 0 1 0 e44 f4 0 e44 f4 1 1 0 5033 a1b965e4 440 c a1b965e5 c a1b965e4 50dcb2f2 50dcb2f2 c 1 c 4372cbc8 c a1b965e4 c a1b965e4 a1b965e4 a1b965e4 a1b965e4 1 0 1 c a1b965e4 1 c a1b965e5 0 e44 3e7 e44 3e7 e44 9b e44 3e7 5033 b4 440 440 c e2 440 0 5033 2e e44 f4 7 3
//@ expect: 1 0 0 0 0 0 0 5033 1 0 0 c 0 c 0 5033 3 440 5033 0 5033 0 5033 0 5033 0 5033 0 3 1 0 5033 0 5033 0 5033 0 440 4 5033 4 6 0 440 5033 1 5033 0 ffffffffffffffff c 5033 0 5033 0 0 1 0 1 9 8 0 440 7 6 e44 5 e44 4 440 440 440 5033 1 5033 2 440 440 0 0 440 440 440 440 4 5033 4 6 b 5033 c 440 440 ffffffffffffffff e44 3 440 5033 3 5033 3 5033 3 1 0 5033 1 440 c 2 c 1 0 0 c 1 c 2 c 1 c 1 1 1 1 0 0 1 c 1 1 c 0 0 0 1 440 5033 11 e44 11 e44 12 1 11 e44 11 e44 11 e44 1 e44 11 3 11 0 0 1 0 e44 11 0 e44 11 1 e44 ff c 0 e44 ff c 80 5033 5 440 440 e44 ff 440 0 5033 10 e44 ff 7 3
