//! `match` on 128-bit integers and booleans.
fn f(x: u128) -> u32 { match x { 0 => 1, 5 => 2, 6 => 3, 7 => 8, 8 => 10, 9 => 11, 0x1_0000_0000_0000_0005 => 4, u128::MAX => 9, _ => 5 } }
fn g(x: i128) -> u32 { match x { -1 => 1, 5 => 2, -3 => 3, i128::MIN => 8, _ => 5 } }
fn h(x: bool, y: u64) -> u64 { match (x, y) { (true, 3) => y, (false, 4) => 9, (true, _) => 1, (false, _) => 2 } }
pub fn test(input: &[u64], out: &mut Out) {
    for hi in [0, 1, input[0]] { for lo in [0, 5, 6, 8, input[1], u64::MAX] {
        let x = (hi as u128) << 64 | lo as u128;
        out.put(f(x)); out.put(g(x as i128)); out.put(g(-(lo as i128)));
        out.put(h(hi > 3, lo));
    } }
    out.put(f(u128::MAX)); out.put(g(i128::MIN));
}

//@ expect: 1 5 5 2 2 2 5 2 3 5 5 2 a 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 4 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 4 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 9 8
//@ expect: 1 5 5 2 2 2 5 2 3 5 5 2 a 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 4 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 5 5 5 2 5 5 5 1 5 5 5 1 5 5 5 1 5 5 5 1 5 5 5 1 5 5 5 1 9 8
//@ expect: 1 5 5 2 2 2 5 2 3 5 5 2 a 5 5 2 5 5 1 2 5 5 5 2 5 5 5 2 4 5 5 2 5 5 5 2 5 5 5 2 5 5 1 2 5 5 5 2 1 5 5 2 2 2 5 2 3 5 5 2 a 5 5 2 5 5 1 2 5 5 5 2 9 8
