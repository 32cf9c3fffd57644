//! Zero-sized types, unsized structs, `str`, slices of ZSTs, custom DSTs, empty arrays, units everywhere.
#[derive(Clone, Copy, PartialEq, Default)]
struct Nothing;
struct Holder<T: ?Sized> {
    len: u32,
    tail: T,
}
trait Speak {
    fn say(&self) -> u32;
}
impl Speak for Nothing {
    fn say(&self) -> u32 {
        5
    }
}
impl Speak for u64 {
    fn say(&self) -> u32 {
        *self as u32
    }
}
impl<T: Speak> Speak for [T] {
    fn say(&self) -> u32 {
        self.iter().map(|x| x.say()).fold(0, u32::wrapping_add)
    }
}
impl<T: Speak + ?Sized> Speak for &T {
    fn say(&self) -> u32 {
        (**self).say().wrapping_add(1)
    }
}
fn talk<T: Speak + ?Sized>(t: &T) -> u32 {
    t.say()
}
fn unit(_: ()) {}
struct Marker<const B: bool>;
trait Choice {
    fn pick() -> u8;
}
impl Choice for Marker<true> {
    fn pick() -> u8 {
        1
    }
}
impl Choice for Marker<false> {
    fn pick() -> u8 {
        2
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let h = Holder { len: 3, tail: [input[0], input[1], input[2]] };
    let d: &Holder<[u64]> = &h;
    out.put((d.len, d.tail.len(), d.tail[1]));
    out.put(core::mem::size_of_val(d));
    let o = Holder { len: 1, tail: input[3] };
    let s: &Holder<dyn Speak> = &o;
    out.put((s.len, s.tail.say()));
    out.put(core::mem::size_of_val(s) + core::mem::align_of_val(s));
    out.put(talk(&input[..3]));
    out.put(talk::<[u64]>(&[]));
    out.put(talk(&&&input[4]));
    out.put(talk(&[Nothing; 4][..]));
    let units = [(); 7];
    out.put(units.len() + units.iter().count() + core::mem::size_of_val(&units));
    unit(unit(()));
    let v: [Nothing; 3] = Default::default();
    out.put(v == [Nothing; 3]);
    out.put(v.iter().zip(input).map(|(_, x)| *x).fold(0, u64::wrapping_add));
    let text: &str = "héllo";
    out.put((text.len(), text.chars().count()));
    out.put(text.bytes().map(|b| b as u32).sum::<u32>());
    out.put(text.as_bytes()[1]);
    out.put(text.chars().rev().next());
    out.put((text == "héllo", text < "i", text.starts_with("hé")));
    out.put(&text[1..3]);
    out.put(core::str::from_utf8(b"abc").map_or(0, |s| s.len()));
    out.put(Marker::<true>::pick() + <Marker<{ 1 > 2 }> as Choice>::pick() * 10);
    let e: [u8; 0] = [];
    out.put(e.iter().max().is_none());
    out.put(e.first().copied());
    let speakers: [&dyn Speak; 3] = [&Nothing, &input[5], &&input[6]];
    out.put(speakers.iter().map(|s| s.say()).fold(0u32, |a, b| a.wrapping_mul(3).wrapping_add(b)));
    let f = || ();
    f();
    out.put(core::mem::size_of_val(&f));
    let r = match () {
        () => 4u8,
    };
    out.put(r);
    out.put(Some(()).map(|()| 3u8));
}

//@ expect: 3 3 2 20 1 4 18 6 0 7 14 e 1 6 6 5 31b c3 5033 6f 1 1 1 2 c3 a9 3 15 1 440 54 0 4 5033 3
//@ expect: 3 3 6e789e6aa1b965f4 20 1 724c81ec 18 9ce078f2 0 51a8749d 14 e 1 575da3bc9ce078f2 6 5 31b c3 5033 6f 1 1 1 2 c3 a9 3 15 1 440 7cc11bda 0 4 5033 3
//@ expect: 3 3 1 20 1 0 18 0 0 1 14 e 1 0 6 5 31b c3 5033 6f 1 1 1 2 c3 a9 3 15 1 440 2ba 0 4 5033 3
