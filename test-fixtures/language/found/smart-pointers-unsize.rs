//! `NonNull`, `Pin` and `Cell` around pointers that forget what they point to.
use core::cell::{Cell, RefCell};
use core::pin::Pin;
use core::ptr::NonNull;
trait Say {
    fn say(&self) -> u64;
}
impl Say for u64 {
    fn say(&self) -> u64 {
        *self ^ 3
    }
}
struct Hook<'h> {
    link: Option<NonNull<dyn Say + 'h>>,
    words: NonNull<[u16]>,
}
pub fn test(input: &[u64], out: &mut Out) {
    let (a, mut b) = (input[0], [1u16, 2, input[1] as u16]);
    let hook = Hook { link: Some(NonNull::from(&a)).map(|p| p as NonNull<dyn Say>), words: NonNull::from(&mut b) };
    out.put(hook.link.map(|p| unsafe { p.as_ref().say() }));
    out.put(unsafe { hook.words.as_ref() });
    let words: NonNull<[u8]> = NonNull::from(&mut [7u8, 8, 9]);
    out.put(words.len() as u64);
    let sized: Pin<&u64> = Pin::new(&a);
    let pin: Pin<&dyn Say> = sized;
    out.put(pin.say());
    let cell: Cell<&dyn Say> = Cell::new(&5u64);
    cell.set(&input[2]);
    out.put(cell.get().say());
    let shared = RefCell::new([1u32, 2, 3, input[3] as u32]);
    let guard = shared.borrow();
    let whole: &RefCell<[u32]> = &shared;
    out.put((whole.try_borrow_mut().is_err() as u64, guard[3] as u64));
    let mut pair = [3u32, 4];
    let cells: &Cell<[u32]> = Cell::from_mut(&mut pair);
    out.put(cells.as_slice_of_cells()[1].replace(9));
}

//@ expect: 5033 2 3 1 2 2 3 2 0 1 4 4
//@ expect: 5033 e220a8397b1dcdac 3 1 2 65f4 3 e220a8397b1dcdac 6c45d188009454c 1 724c81ec 4
//@ expect: 5033 3 3 1 2 1 3 3 fffffffffffffffc 1 0 4
//@ expect: 5033 690ed476743aae4a 3 1 2 0 3 690ed476743aae4a 21 1 a71a5eb1 4
//@ expect: 5033 8000000000000000 3 1 2 e 3 8000000000000000 466d5e7f3e46f140 1 fffffffe 4
//@ expect: 5033 1 3 1 2 16e8 3 1 2 1 14 4
//@ expect: 5033 12f6436ac376cc65 3 1 2 fffe 3 12f6436ac376cc65 8 1 9eba2304 4
//@ expect: 5033 83 3 1 2 9 3 83 f51c504764ed82f1 1 3 4
