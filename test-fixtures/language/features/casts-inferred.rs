//! Casts to `_`: the place says what the type is, before or after.

use core::mem::MaybeUninit;

struct Stack {
    xs: [MaybeUninit<u32>; 4],
}
impl Stack {
    fn as_ptr(&self) -> *const u32 {
        self.xs.as_ptr() as _
    }
}
fn take(x: u8, y: i64, z: f32) -> u64 {
    x as u64 + y as u64 + z as u64
}
struct Fields {
    small: u16,
    bytes: *const u8,
}

fn whole(x: &MaybeUninit<[u8; 4]>) -> u32 {
    u32::from_le_bytes(unsafe { *x.assume_init_ref() })
}

pub fn test(input: &[u64], out: &mut Out) {
    let stack = Stack { xs: [3, 4, 5, 6].map(MaybeUninit::new) };
    out.put(unsafe { *stack.as_ptr().add(2) });
    out.put(take(input[0] as _, input[1] as u32 as _, input[2] as u8 as _));
    let x: u8 = input[1] as _;
    out.put(x);
    let fields = Fields { small: input[2] as _, bytes: &input[1] as *const u64 as _ };
    out.put(fields.small);
    out.put(unsafe { *fields.bytes });
    let later = input[3] as _;
    let both = [later, 7i16];
    out.put(both[0]);
    let half: *mut u16 = &mut 5u64 as *mut u64 as _;
    out.put(unsafe { *half });
    out.put(if input[0] > 3 { input[1] as _ } else { 9u32 });
    let f: f32 = (input[1] as i32) as _;
    out.put(f);
    let slice: &[u32] = &[1u32, 2] as _;
    out.put(slice.len());
    let bytes = input[1].to_be_bytes();
    out.put(whole(unsafe { &*(bytes.as_ptr() as *const _) }));
    let words = &bytes[4..] as *const [u8] as *const _;
    out.put(whole(unsafe { &*words }));
}

//@ expect: 5 6 2 3 2 4 5 9 40000000 2 0 2000000
//@ expect: 5 a1b966f2 f4 454f f4 ffffffffffff81ec 5 a1b965f4 cebc8d34 2 6a9e786e f465b9a1
//@ expect: 5 100 1 ffff 1 0 5 9 3f800000 2 0 1000000
