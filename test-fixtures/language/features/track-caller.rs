//! `#[track_caller]`: lines and columns of callers, through functions of that kind, traits, operators, macros, pointers.

use core::ops::{Add, AddAssign, Deref, Index, Neg};
use core::panic::Location;

type Place = (u32, u32);
/// Lines count from here.
const BASE: u32 = line!();

#[track_caller]
fn place() -> Place {
    let at = Location::caller();
    (at.line() - BASE, at.column())
}
macro_rules! here {
    () => {
        place()
    };
}
macro_rules! pass {
    ($e:expr) => {
        ($e, here!())
    };
}
#[track_caller]
fn through() -> Place {
    place()
}
#[inline]
#[track_caller]
pub fn down(n: u64) -> Place {
    if n % 4 == 0 {
        place()
    } else {
        down(n - 1)
    }
}
fn not_through() -> Place {
    place()
}
#[track_caller]
fn with_closure() -> (Place, Place) {
    let inside = || place();
    (inside(), place())
}

trait Named {
    #[track_caller]
    fn named(&self) -> Place;
    fn plain(&self) -> Place {
        place()
    }
    #[track_caller]
    fn given(&self) -> Place {
        place()
    }
    fn only_here(&self) -> Place;
}
struct Own(u32);
impl Named for Own {
    fn named(&self) -> Place {
        place()
    }
    #[track_caller]
    fn only_here(&self) -> Place {
        place()
    }
}
struct Other;
impl Named for Other {
    #[track_caller]
    fn named(&self) -> Place {
        place()
    }
    fn only_here(&self) -> Place {
        place()
    }
}
impl Add for Own {
    type Output = Place;
    #[track_caller]
    fn add(self, _: Own) -> Place {
        place()
    }
}
impl Neg for &Own {
    type Output = Place;
    #[track_caller]
    fn neg(self) -> Place {
        place()
    }
}
impl AddAssign<u32> for Own {
    #[track_caller]
    fn add_assign(&mut self, n: u32) {
        self.0 = place().0 * n + place().1;
    }
}
impl Index<u8> for Own {
    type Output = &'static Location<'static>;
    #[track_caller]
    fn index(&self, n: u8) -> &&'static Location<'static> {
        static mut LAST: [Option<&'static Location<'static>>; 2] = [None; 2];
        unsafe {
            LAST[n as usize] = Some(Location::caller());
            (*&raw const LAST)[n as usize].as_ref().unwrap()
        }
    }
}
impl PartialEq<u8> for Own {
    #[track_caller]
    fn eq(&self, n: &u8) -> bool {
        place().1 as u8 == *n
    }
}
struct Times(u8);
impl Iterator for Times {
    type Item = Place;
    #[track_caller]
    fn next(&mut self) -> Option<Place> {
        self.0 = self.0.checked_sub(1)?;
        Some(place())
    }
}
struct Failure;
impl From<Failure> for Place {
    #[track_caller]
    fn from(_: Failure) -> Place {
        place()
    }
}
fn fails(n: u64) -> Result<u64, Place> {
    if n > 1 << 40 {
        Ok(n)
    } else {
        let wrong: Result<u64, Failure> = Err(Failure);
        Ok(1 + wrong?)
    }
}
struct Pointer(&'static u32);
impl Deref for Pointer {
    type Target = &'static Location<'static>;
    #[track_caller]
    fn deref(&self) -> &&'static Location<'static> {
        static mut LAST: Option<&'static Location<'static>> = None;
        unsafe {
            LAST = Some(Location::caller());
            (*&raw const LAST).as_ref().unwrap()
        }
    }
}
#[track_caller]
const fn while_compiling() -> Place {
    let at = Location::caller();
    (at.line() - BASE, at.column())
}
const COMPILED: Place = while_compiling();
static STATIC: &Location<'static> = Location::caller();
fn call<F: Fn() -> Place>(f: F) -> Place {
    f()
}
#[derive(Clone, Copy)]
struct Captured {
    at: &'static Location<'static>,
    word: u64,
}
impl Captured {
    #[track_caller]
    fn new(word: u64) -> Self {
        Captured { at: Location::caller(), word }
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    out.put(Location::caller().line() - BASE);
    out.put(Location::caller().column());
    out.put(place());
    out.put((here!(), pass!(place())));
	out.put({ let _é = (1, "日本\u{301}"); place() });
    out.put(through());
    out.put(down(input[1]));
    out.put(not_through());
    out.put(with_closure());
    let own = Own(1);
    out.put(own.named());
    out.put(own
        .plain());
    out.put((Named::given(&own), <Own as Named>::only_here(&own)));
    out.put(Own(1) + Own(2));
    out.put(-  &own);
    let mut more = Own(0); more += 1000;
    out.put(more.0);
    out.put(own == 13);
    out.put((own[1].line() - BASE, own[0].column()));
    for at in Times(2) {
        out.put(at);
    }
    out.put(Times(3).nth(1).is_some());
    out.put(match fails(input[0]) {
        Ok(n) => n as u32,
        Err((line, column)) => line * 1000 + column,
    });
    let place_of: Place = Failure.into();
    out.put(place_of);
    out.put(COMPILED);
    out.put((STATIC.line() - BASE, STATIC.column()));
    out.put(call(|| place()));
    let pointer: fn() -> Place = through;
    out.put(pointer());
    let objects: [&dyn Named; 2] = [&own, &Other];
    let one = objects[(input[2] & 1) as usize];
    out.put((one.named(), one.plain(), one.given()));
    out.put((objects[0].only_here(), objects[1].only_here()));
    out.put((place)());
    let item = place;
    out.put(item());
    out.put(Some(3).map(|_| place()).unwrap());
    let kept = [Captured::new(1), Captured::new(input[3])];
    let last = kept[(input[2] & 1) as usize];
    out.put((last.at.line() - BASE, last.at.column(), last.word));
    out.put((kept[0].at < kept[1].at, *kept[0].at == *kept[1].at, kept[0].at.file() == file!()));
    let star = Pointer(&1);
    out.put(((*star).line() - BASE, (*star).column(), star.column()));
}

//@ expect: a7 d a9 d aa e aa 1d aa 17 ab 2c ac d ad d 1f 5 23 15 af d b1 11 2b 9 b4 e b4 22 b5 d b6 d 2caf4 1 ba 27 bb 5 bb 5 1 1f7f8 c3 23 95 19 96 25 c7 15 12 1 cc 12 2b 9 cc 2c 39 5 44 9 ce d d0 d d1 1d d2 23 4 1 0 1 d7 25 37
//@ expect: a7 d a9 d aa e aa 1d aa 17 ab 2c ac d ad d 1f 5 23 15 af d b1 11 2b 9 b4 e b4 22 b5 d b6 d 2caf4 1 ba 27 bb 5 bb 5 1 7b1dcdaf c3 23 95 19 96 25 c7 15 12 1 cc 12 2b 9 cc 2c 39 5 44 9 ce d d0 d d1 1d d2 23 f88bb8a8724c81ec 1 0 1 d7 25 37
//@ expect: a7 d a9 d aa e aa 1d aa 17 ab 2c ac d ad d 1f 5 23 15 af d b1 11 2b 9 b4 e b4 22 b5 d b6 d 2caf4 1 ba 27 bb 5 bb 5 1 1f7f8 c3 23 95 19 96 25 c7 15 12 1 cc 12 2b 9 cc 2c 39 5 44 9 ce d d0 d d1 1d d2 23 8000000000000000 1 0 1 d7 25 37
