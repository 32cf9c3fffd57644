//! Borrowed constant expressions that live for ever, also where their arithmetic wraps.
fn forever(x: &'static u64) -> u64 {
    *x
}
struct Table {
    rows: &'static [&'static [u8]],
}
const EMPTY: Option<&'static Table> = None;
fn pick(i: usize) -> &'static (u8, [i32; 2]) {
    match i & 3 {
        0 => &(1, [2, 3]),
        1 => &(4, [-5, 6 * 7]),
        2 => {
            const LOCAL: (u8, [i32; 2]) = (9, [8; 2]);
            &LOCAL
        }
        _ => &(0, [10 / 3, 10 % 3]),
    }
}
fn names() -> [&'static str; 2] {
    ["a", concat!("b", "c")]
}
pub fn test(input: &[u64], out: &mut Out) {
    out.put(forever(&5) + forever(&(2 + 3)));
    let i = input[0] as usize;
    let p = pick(i);
    out.put(p.0);
    out.put(p.1);
    let t = Table { rows: &[&[1, 2], &[], &[3]] };
    out.put(t.rows.iter().map(|r| r.len()).sum::<usize>());
    out.put(t.rows[2]);
    out.put(EMPTY.is_none());
    out.put(names()[i & 1]);
    let keep: &'static [u32] = &[];
    out.put(keep.len());
    let option: &'static Option<u8> = &Some(3);
    out.put(option.unwrap_or(1));
    let long: &[fn(u64) -> u64] = &[|x| x, |x| x ^ 1];
    out.put(long[i & 1](input[1]));
    let d: &dyn Fn(u64) -> u64 = &|x| x + 1;
    out.put(d(3));
}

//@ expect: a 4 fffffffffffffffb 2a 3 1 3 1 2 62 63 0 3 3 4
//@ expect: a 0 3 1 3 1 3 1 2 62 63 0 3 6e789e6aa1b965f5 4
//@ expect: a 1 2 3 3 1 3 1 1 61 0 3 1 4
