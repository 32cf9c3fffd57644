//! Comparing function pointers, also inside enums.
pub struct Vm {
    s: u64,
}
type F = fn(&mut Vm, usize) -> Result<u8, Er>;
#[derive(PartialEq, Clone, Copy, Debug)]
pub enum Er {
    A,
    B,
}
#[derive(PartialEq, Clone, Copy, Debug)]
enum V {
    F(F),
    N(u8),
    G(fn(u8) -> u8),
    H(fn(&u8) -> &u8),
    U(unsafe fn(u8)),
    E(extern "C" fn(u8)),
}
fn a(v: &mut Vm, x: usize) -> Result<u8, Er> {
    v.s += x as u64;
    if x > 3 { Err(Er::A) } else { Ok(1) }
}
fn g(x: u8) -> u8 {
    x + 1
}
fn h(x: &u8) -> &u8 {
    x
}
unsafe fn u(_: u8) {}
extern "C" fn e(_: u8) {}
pub fn test(input: &[u64], out: &mut Out) {
    let vs = [
        V::F(a),
        V::N(input[0] as u8),
        V::G(g),
        V::H(h),
        V::U(u),
        V::E(e),
    ];
    for i in 0..6 {
        for j in 0..6 {
            out.put(vs[i] == vs[j])
        }
    }
}

//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
//@ expect: 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0 0 0 0 0 0 1
