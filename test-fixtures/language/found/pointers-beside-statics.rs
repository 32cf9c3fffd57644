//! Pointers of statics that lie outside what they were made from, and some that point nowhere.
struct At(*const u32);
unsafe impl Sync for At {}
static TABLE: [u32; 4] = [5, 6, 7, 8];
static BEFORE: At = At((&raw const TABLE).cast::<u32>().wrapping_sub(3));
static END: At = At((&raw const TABLE).cast::<u32>().wrapping_add(4));
static BEHIND: [At; 2] = [
    At((&raw const TABLE).cast::<u32>().wrapping_add(9)),
    At(core::ptr::dangling()),
];
pub fn test(input: &[u64], out: &mut Out) {
    let i = (input[0] % 4) as usize;
    unsafe {
        out.put(*BEFORE.0.wrapping_add(3 + i) as u64);
        out.put(*END.0.sub(1 + i) as u64);
        out.put(*BEHIND[0].0.wrapping_sub(9 - i) as u64);
    }
    out.put(BEHIND[1].0 as usize as u64);
}

//@ expect: 6 7 6 4
//@ expect: 8 5 8 4
//@ expect: 5 8 5 4
//@ expect: 6 7 6 4
//@ expect: 8 5 8 4
//@ expect: 7 6 7 4
//@ expect: 7 6 7 4
//@ expect: 5 8 5 4
