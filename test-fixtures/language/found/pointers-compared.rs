//! Pointers into arrays in private memory, compared: on AMD processors they are 32 bits wide.
//@ levels: O1 O2
use core::cell::Cell;

#[inline(never)]
fn find(a: &[u8; 9], n: usize) -> (*const u8, *const u8) {
    (&a[n % 9], &a[n / 9 % 9])
}
fn swap(input: &[u64]) -> [u8; 2] {
    let cells = [Cell::new(1u8), Cell::new(input[0] as u8)];
    cells[0].swap(&cells[1]);
    [cells[0].get(), cells[1].get()]
}
pub fn test(input: &[u64], out: &mut Out) {
    out.put(swap(input));
    let a: [u8; 9] = core::array::from_fn(|i| input[i] as u8);
    let n = input[0] as usize;
    let (p, q) = (&raw const a[n % 9], &raw const a[n / 9 % 9]);
    out.put((p == q, p < q, core::ptr::eq(p, &a[4])));
    let mut sum = 0;
    let mut at = a.as_ptr();
    while at != p {
        sum = sum * 3 + unsafe { *at } as u32;
        at = unsafe { at.add(1) };
    }
    out.put(sum);
    let (p, q) = find(&a, input[1] as usize);
    out.put((p == q, p.cmp(&q)));
}

//@ expect: 1 1 0 0 0 1 0 1
//@ expect: af 1 0 0 0 314e8 0 ffffffffffffffff
//@ expect: 0 1 1 0 0 0 0 1
//@ expect: 49 1 0 1 0 0 1 0
//@ expect: 3 1 0 1 0 17 0 1
//@ expect: 2 1 0 0 0 ee 0 1
//@ expect: 66 1 0 1 0 0 0 ffffffffffffffff
//@ expect: 80 1 0 1 0 189 0 ffffffffffffffff
