//! What pointers hold beside an address: read, taken apart, put together again.
use core::ptr;
trait Obj { fn f(&self) -> u64; fn g(&self) -> u64 { self.f() * 2 } }
impl Obj for u32 { fn f(&self) -> u64 { *self as u64 } }
impl Obj for [u64; 3] { fn f(&self) -> u64 { self[0] ^ self[2] } }
pub fn test(input: &[u64], out: &mut Out) {
    let s: &[u64] = &input[..5];
    let p: *const [u64] = s;
    out.put(ptr::metadata(p));
    let q: *const [u64] = ptr::from_raw_parts(p as *const u64, 3);
    out.put(unsafe { (*q)[2] });
    let (a, m) = p.to_raw_parts();
    out.put((m, a == p as *const ()));
    let d: &dyn Obj = &7u32;
    let e: &dyn Obj = &[1u64, 2, 4];
    let md = ptr::metadata(d);
    let me = ptr::metadata(e as *const dyn Obj);
    out.put((md.size_of(), md.align_of(), me.size_of()));
    out.put((md.layout().size(), md == me, me == me));
    let x = [input[0], 5, 9];
    let back: &dyn Obj = unsafe { &*ptr::from_raw_parts((&raw const x).cast::<()>(), me) };
    out.put(back.g());
    let st: &str = "abc";
    out.put(ptr::metadata(st));
    let t: *const u32 = &5;
    let () = ptr::metadata(t);
    let nn = ptr::NonNull::from(e);
    let (c, m2) = nn.to_raw_parts();
    out.put((m2 == me, unsafe { ptr::NonNull::<dyn Obj>::from_raw_parts(c, m2).as_ref() }.f()));
    fn meta<T: ?Sized + ptr::Pointee<Metadata = usize>>(t: &T) -> usize { ptr::metadata(t) }
    fn thin<T: ptr::Thin>(t: *const T) -> T where T: Copy { unsafe { *ptr::from_raw_parts::<T>(t as *const (), ()) } }
    out.put((meta(s), meta("xyzw"), thin(&4u8)));
    struct Tail<T: ?Sized>(u32, T);
    let z: &Tail<[u16]> = &Tail(1, [2, 3, 4]);
    out.put((meta(z), z.1[1], z.0));
}

//@ expect: 5 3 5 1 4 4 18 4 0 1 10 3 1 5 5 4 4 3 3 1
//@ expect: 5 6c45d188009454f 5 1 4 4 18 4 0 1 c4415072f63b9b4c 3 1 5 5 4 4 3 3 1
//@ expect: 5 ffffffffffffffff 5 1 4 4 18 4 0 1 12 3 1 5 5 4 4 3 3 1
