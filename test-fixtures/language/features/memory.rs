//! `mem`, `ptr`, `MaybeUninit`, `NonNull`, `ManuallyDrop`, `Cell`, `UnsafeCell`, unions, raw pointers, packed and aligned structs.
use core::cell::{Cell, UnsafeCell};
use core::mem::{self, ManuallyDrop, MaybeUninit};
use core::ptr::{self, NonNull};
#[repr(C)]
union Word {
    whole: u32,
    halves: [u16; 2],
    bytes: [u8; 4],
    float: f32,
}
#[repr(C, packed)]
#[derive(Clone, Copy)]
struct Packed {
    a: u8,
    b: u32,
    c: u16,
}
#[repr(align(32))]
struct Aligned(u8);
#[repr(C)]
struct Mixed {
    a: u8,
    b: u64,
    c: u16,
    d: [u8; 3],
}
#[repr(transparent)]
struct Newtype(u64);
#[derive(Clone, Copy)]
union Slot<T: Copy> {
    value: T,
    empty: (),
}
struct Node {
    value: u32,
    next: Option<NonNull<Node>>,
}
struct Stack<T, const N: usize> {
    items: [MaybeUninit<T>; N],
    len: usize,
}
impl<T, const N: usize> Stack<T, N> {
    fn new() -> Self {
        Stack { items: [const { MaybeUninit::uninit() }; N], len: 0 }
    }
    fn push(&mut self, x: T) -> Result<(), T> {
        if self.len == N {
            return Err(x);
        }
        self.items[self.len].write(x);
        self.len += 1;
        Ok(())
    }
    fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(unsafe { self.items[self.len].assume_init_read() })
    }
}
impl<T, const N: usize> Drop for Stack<T, N> {
    fn drop(&mut self) {
        while self.pop().is_some() {}
    }
}
struct Count<'a>(&'a Cell<u32>);
impl Drop for Count<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() + 1);
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut w = Word { whole: input[0] as u32 };
    unsafe {
        out.put(w.halves);
        out.put(w.bytes);
        w.bytes[2] = 0xff;
        out.put(w.whole);
        w.float = 1.5;
        out.put(w.whole);
        let Word { halves: [lo, _] } = w;
        out.put(lo);
        match w {
            Word { whole: 0x3fc0_0000 } => out.put(1u8),
            _ => out.put(2u8),
        }
    }
    let mut p = Packed { a: 1, b: input[1] as u32, c: 3 };
    p.b = p.b.wrapping_add(1);
    let copy = { p.b };
    out.put((copy, p.c as u32 + p.a as u32));
    out.put(unsafe { (&raw const p.b).read_unaligned() });
    out.put([mem::size_of::<Packed>(), mem::align_of::<Packed>(), mem::size_of::<Aligned>(), mem::align_of::<Aligned>()]);
    out.put([mem::size_of::<Mixed>(), mem::offset_of!(Mixed, b), mem::offset_of!(Mixed, d), mem::size_of::<(u8, u32, u8)>()]);
    let aligned = [Aligned(1), Aligned(input[2] as u8)];
    out.put(aligned[1].0);
    out.put(&raw const aligned[1] as usize - &raw const aligned[0] as usize);
    let m = Mixed { a: 1, b: input[3], c: 2, d: [3, 4, 5] };
    let bytes = unsafe { core::slice::from_raw_parts(&raw const m as *const u8, 8 + 8) };
    out.put(&bytes[8..16]);
    out.put(m.c as u64 + m.d[2] as u64 + m.a as u64);
    out.put(Newtype(5).0);
    let slots = [Slot { value: 7u64 }, Slot { empty: () }];
    out.put(unsafe { slots[0].value });

    let (mut a, mut b) = (input[4], input[5]);
    mem::swap(&mut a, &mut b);
    out.put((a, b, mem::replace(&mut a, 3)));
    out.put(mem::take(&mut b));
    out.put((a, b));
    let f: f32 = unsafe { mem::transmute(0x4048_0000u32) };
    out.put(f);
    let arr: [u16; 4] = unsafe { mem::transmute(input[6]) };
    out.put(arr);
    out.put(mem::size_of_val(&arr) + mem::size_of_val(&arr[..2]) + mem::align_of_val(&f));
    out.put(mem::needs_drop::<Count>() as u8 + mem::needs_drop::<u32>() as u8);
    let z: (u32, [u8; 3]) = unsafe { mem::zeroed() };
    out.put(z.0 + z.1[1] as u32);

    let mut buf = [0u32; 6];
    let q = buf.as_mut_ptr();
    unsafe {
        ptr::write(q, 1);
        q.add(1).write(2);
        *q.offset(2) = 3;
        ptr::copy(q, q.add(1), 3);
        ptr::copy_nonoverlapping(q, q.add(4), 2);
        ptr::swap(q, q.add(5));
        out.put(q.add(3).read());
        out.put(ptr::replace(q.add(2), 77));
        out.put(q.add(5).offset_from(q));
        q.write_volatile(9);
        out.put(q.read_volatile());
        ptr::write_bytes(q.add(1), 0x11, 1);
        let s = ptr::slice_from_raw_parts_mut(q, 3);
        (*s)[2] += 1;
        out.put((&(*s)).len());
        out.put(q.is_null());
        out.put(q.wrapping_add(3).wrapping_sub(3) == q);
        out.put(q.byte_add(4).cast::<u8>().read());
        out.put((q as *const u32).is_aligned());
        out.put(q.as_ref().copied());
    }
    out.put(buf);
    out.put(ptr::null::<u8>().is_null());
    out.put(ptr::eq(&buf[0], &buf[0]));

    let mut n1 = Node { value: 1, next: None };
    let mut n2 = Node { value: input[7] as u32, next: Some(NonNull::from(&mut n1)) };
    let mut n3 = Node { value: 3, next: NonNull::new(&mut n2) };
    n3.value += 1;
    let mut total = 0u32;
    let mut at = Some(NonNull::from(&mut n3));
    while let Some(node) = at {
        let r = unsafe { node.as_ref() };
        total = total.wrapping_mul(31).wrapping_add(r.value);
        at = r.next;
    }
    out.put(total);
    out.put(mem::size_of::<Option<NonNull<Node>>>());

    let mut s = Stack::<u32, 3>::new();
    for i in 0..4 {
        out.put(s.push(i * 10).err());
    }
    out.put(s.pop());
    let drops = Cell::new(0);
    {
        let mut t = Stack::<Count, 4>::new();
        let _ = t.push(Count(&drops));
        let _ = t.push(Count(&drops));
        let kept = ManuallyDrop::new(Count(&drops));
        out.put(kept.0.get());
        let mut again = ManuallyDrop::new(Count(&drops));
        unsafe { ManuallyDrop::drop(&mut again) };
    }
    out.put(drops.get());
    let mut u = MaybeUninit::<[u32; 2]>::uninit();
    let v = unsafe {
        u.as_mut_ptr().cast::<u32>().write(4);
        u.as_mut_ptr().cast::<u32>().add(1).write(5);
        u.assume_init()
    };
    out.put(v);
    let c = Cell::new(5u64);
    c.set(c.get() + 1);
    out.put((c.replace(9), c.take(), c.into_inner()));
    let (c1, c2) = (Cell::new(1u8), Cell::new(2));
    c1.swap(&c2);
    out.put((c1.get(), c2.get()));
    let uc = UnsafeCell::new(input[0]);
    unsafe { *uc.get() ^= 1 };
    out.put(uc.into_inner());
    let mut arr2 = [1u8, 2, 3];
    let cells = Cell::from_mut(&mut arr2[..]).as_slice_of_cells();
    cells[0].set(cells[2].get());
    out.put(arr2);
}

//@ expect: 1 0 1 0 0 0 ff0001 3fc00000 0 1 3 4 3 7 1 20 20 18 8 12 8 3 20 8 4 0 0 0 0 0 0 0 8 5 7 6 5 6 5 3 0 40480000 7 0 0 0 10 1 0 3 2 5 9 3 0 1 11 1 5033 9 9 11111111 4e 3 1 1 1 1 ffd 8 440 440 440 5033 1e 5033 14 0 3 4 5 6 9 0 2 1 0 3 2 3
//@ expect: cdaf 7b1d af cd 1d 7b 7bffcdaf 3fc00000 0 1 a1b965f5 4 a1b965f5 7 1 20 20 18 8 12 8 4f 20 8 ec 81 4c 72 a8 b8 8b f8 8 5 7 53cb9f0c747ea2ea 1b39896a51a8749b 53cb9f0c747ea2ea 1b39896a51a8749b 3 0 40480000 32e1 1f45 9abe 2c82 10 1 0 3 2 5 9 3 0 1 11 1 5033 9 9 11111111 4e 3 1 1 1 1 59becb49 8 440 440 440 5033 1e 5033 14 0 3 4 5 6 9 0 2 1 e220a8397b1dcdae 3 2 3
//@ expect: 0 0 0 0 0 0 ff0000 3fc00000 0 1 2 4 2 7 1 20 20 18 8 12 8 ff 20 8 0 0 0 0 0 0 0 80 8 5 7 80 7fffffffffffffff 80 7fffffffffffffff 3 0 40480000 ff 0 0 0 10 1 0 3 2 5 9 3 0 1 11 1 5033 9 9 11111111 4e 3 1 1 1 1 80000ee6 8 440 440 440 5033 1e 5033 14 0 3 4 5 6 9 0 2 1 1 3 2 3
