//! Pointers, tuples, lists, derives, builders and what users implement.
use core::fmt::{self, Write};
/// Text is folded into a number: lines by `\n`, which no format writes by itself.
struct Sum {
    hash: u64,
    len: u64,
}
impl Write for Sum {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        for b in s.bytes() {
            self.hash = (self.hash ^ b as u64).wrapping_mul(0x100000001b3);
            self.len += 1;
        }
        Ok(())
    }
}
macro_rules! put {
    ($out:ident, $($arg:tt)*) => {{
        let mut sum = Sum { hash: 0xcbf29ce484222325, len: 0 };
        $out.put(write!(sum, $($arg)*).is_ok());
        $out.put(sum.hash ^ sum.len << 48);
    }};
}
use core::cell::{Cell, RefCell};
use core::num::{NonZeroU8, Wrapping};
use core::time::Duration;

#[derive(Debug, Clone, Copy, Default)]
struct Unit;
#[derive(Debug)]
struct Tuple(i32, &'static str);
#[derive(Debug)]
struct Named<'a, T: ?Sized> {
    r#type: u8,
    inner: Option<Tuple>,
    tail: &'a T,
}
#[derive(Debug)]
enum Shape {
    Empty,
    Circle(f32),
    Rect { w: u32, h: u32 },
    Nothing {},
}
#[derive(Debug)]
enum Plain {
    A,
    B = 7,
}
#[derive(Debug)]
#[repr(C, packed)]
struct Packed {
    a: u8,
    b: u32,
}
#[derive(Debug)]
struct Generic<T, const N: usize>([T; N]);
struct Hex(u32);
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            f.write_str("hex:")?;
        }
        if let Some(width) = f.width() {
            write!(f, "{:0width$x}", self.0, width = width)
        } else {
            write!(f, "{:x}{}", self.0, f.fill())
        }
    }
}
impl fmt::LowerHex for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}
struct Failing;
impl fmt::Display for Failing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Err(fmt::Error)
    }
}
struct Padded(&'static str);
impl fmt::Display for Padded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}
struct Number(i64);
impl fmt::Binary for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(self.0 >= 0, "0q", "123")
    }
}
struct Hand<'a>(&'a [u32]);
impl fmt::Debug for Hand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hand").field("list", &self.0).finish_non_exhaustive()?;
        f.debug_set().entries(self.0).finish()?;
        f.debug_map().entries(self.0.iter().map(|x| (x, Some(x * 2)))).finish()?;
        f.debug_map().key(&"k").value(&Unit).finish()?;
        f.debug_list().entry(&1).entries([2, 3]).finish_non_exhaustive()?;
        f.debug_tuple("").field(&1).finish()?;
        f.debug_tuple("T").field(&1).field(&"two\nlines").finish_non_exhaustive()
    }
}
macro_rules! inner {
    ($x:expr) => {{
        let y = 5;
        (format_args!("{y} {}", $x).as_str(), y + $x)
    }};
}
trait Speak: fmt::Debug {
    fn speak(&self, f: &mut dyn Write) -> fmt::Result {
        writeln!(f, "I am {:?}", self)
    }
}
impl Speak for Unit {}
impl Speak for Tuple {}

pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0] as u32;
    let named = Named { r#type: n as u8, inner: Some(Tuple(-1, "x\"y")), tail: &[1u8, 2][..] };
    put!(out, "{named:?} {named:#?} {named:02x?}");
    for shape in [Shape::Empty, Shape::Circle(n as f32 / 4.0), Shape::Rect { w: n, h: 2 }, Shape::Nothing {}] {
        put!(out, "{shape:?} {shape:#?} {:?}", Some(&shape));
    }
    put!(out, "{:?} {:?} {:?} {:?}", Plain::A, Plain::B, Unit, Packed { a: 1, b: n });
    put!(out, "{:?} {:#?}", Generic([1.5, 2.0]), Generic([(); 0]));
    put!(out, "{:?} {:?} {:?} {:?}", (), (1,), (1, "a", 'b'), [Some(1), None]);
    put!(out, "{:#?}", (1, [[1, 2], [3, 4]], Some(Err::<(), _>("e")), ((),)));
    put!(out, "{:5?}|{:<5?}|{:05.1?}|{:#x?}", Some(n), [1, 2], (1.25, 2.0), [10, 11]);
    put!(out, "{:?} {:?} {:?} {:?} {:?} {:?}", 1..2, 1..=n, ..3, 4.., .., ..=5);
    put!(out, "{} {:6} {:#} {:x} {:#010x}", Hex(n), Hex(n), Hex(255), Hex(n), Hex(77));
    put!(out, "before {} after", Failing);
    put!(out, "{:>8}|{:<8}|{:^8}|{:.1}|{:*^7.2}", Padded("abc"), Padded("ab"), Padded("é"), Padded("xyz"), Padded("pqr"));
    put!(out, "{:b} {:#b} {:08b} {:+#09b} {:<9b}|", Number(1), Number(-1), Number(1), Number(2), Number(-3));
    put!(out, "{:?} {:#?}", Hand(&[1, n]), Hand(&[3]));
    put!(out, "{:?} {:?} {:?}", Cell::new(3), RefCell::new("r"), core::mem::ManuallyDrop::new(1));
    let cell = RefCell::new(n);
    let guard = cell.borrow_mut();
    put!(out, "{cell:?} {guard:?}");
    put!(out, "{} {:?} {:?} {:x}", Wrapping(n), Wrapping(5u8), NonZeroU8::new(9), NonZeroU8::MAX);
    put!(out, "{:?} {:p} {:#p} {:?}", 0x1f as *const u8, 0xabc as *const u32, 0xabc as *mut u8, core::ptr::null::<u8>());
    put!(out, "{:?} {:?} {:?} {:?}", core::cmp::Ordering::Less, core::cmp::Reverse(n), core::ops::Bound::Included(1), core::ops::ControlFlow::<u8>::Continue(()));
    put!(out, "{} {} {:?}", "x".parse::<u8>().unwrap_err(), "999".parse::<u8>().unwrap_err(), "".parse::<i32>());
    put!(out, "{} {} {:?}", "x".parse::<f32>().unwrap_err(), "".parse::<f64>().unwrap_err(), "ab".parse::<char>());
    put!(out, "{:?} {:?}", core::str::from_utf8(&[65, 0xff]), u8::try_from(n as u64 | 256).map_err(|_| ()));
    put!(out, "{:?} {:?} {:?} {:?} {:?}", Duration::new(3, 500_000_000), Duration::from_millis(2569), Duration::from_nanos(input[1] % 5_000_000), Duration::from_micros(1), Duration::ZERO);
    put!(out, "{:>9?}|{:.1?}|{:.0?}|{:+.12?}|{:<11.3?}|", Duration::from_millis(1500), Duration::from_nanos(2_449_999), Duration::from_millis(2500), Duration::from_micros(1001), Duration::from_secs(u64::MAX));
    put!(out, "{{}} {{{}}} {0:}", n);
    put!(out, "{}{}{}", format_args!("a{}", 1), format_args!("b"), format_args!("{:?}", format_args!("c{n}")));
    let kept = format_args!("{} {}", n + 1, String8(*b"12345678"));
    put!(out, "{kept} {kept:>40}");
    out.put(format_args!("no values").as_str());
    out.put(format_args!("{}", n).as_str().is_none());
    let (text, sum) = inner!(n % 7);
    out.put((text.is_none(), sum));
    let mut sum = Sum { hash: 1, len: 0 };
    let any: &mut dyn Write = &mut sum;
    for speaker in [&Unit as &dyn Speak, &Tuple(1, "t")] {
        out.put(speaker.speak(any).is_ok());
    }
    out.put(any.write_char('漢').is_ok());
    out.put(fmt::write(any, format_args!("{:>1$}", "w", 4)).is_ok());
    out.put((sum.hash, sum.len));
    put!(out, "{}", fmt::from_fn(|f| write!(f, "{:?}", f.precision())));
    let width = (n % 11) as usize;
    put!(out, "{:width$}|{:>1$}|{:>w2$}|{:.*}|{0:<width$.prec$}|", "a", 3, "b", 2, "cdef", w2 = 5, prec = 1);
    put!(out, concat!("{} ", stringify!(a + b), " {x}"), 1, x = 2);
    put!(out, "{}", {
        let t = (1, "two");
        t.1
    });
}
struct String8([u8; 8]);
impl fmt::Display for String8 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(core::str::from_utf8(&self.0).unwrap())
    }
}

//@ expect: 1 3fb251bf0d6207e5 1 766f6a829ed2011b 1 af50f989e7a09992 1 99f72b4ceddc9ff6 1 8a53e97823fa03df 1 2058b58badc15af 1 192b6af79f34f881 1 a2892615e50ae195 1 644b75f6003e15bf 1 a9056e64dd03bbb7 1 901088621c093050 1 50d31066cac764a5 0 be7624fc698c827a 1 93d3865d87ebd343 1 81c38fa86a368e6a 1 1a30ac8c4aa9f00f 1 d1407e71609e60b4 1 656c300046892e8a 1 aa31148a7efdaeab 1 161462ebcec66f72 1 23884ae7ef6bba45 1 8df5be0e779af162 1 b7e9c7caed1cd9c6 1 9c824685e36afabe 1 bfa2adcb8c10d3d6 1 23c11c6807d48a48 1 ec87430ad1e7f801 1 1126c8976596939f 1 830362c44a6a3817 5033 9 6e 6f 20 76 61 6c 75 65 73 1 1 6 1 1 1 1 51e50d479675888 24 1 669f18c6d2d9c95b 1 59fa7def98863d43 1 ffef12b01a3b7322 1 5717d319447c9709
//@ expect: 1 74ddc8085cfddea9 1 766f6a829ed2011b 1 826720c125e17061 1 eec0f8bb7d4b0014 1 8a53e97823fa03df 1 20a347243624d305 1 192b6af79f34f881 1 a2892615e50ae195 1 644b75f6003e15bf 1 33960e47cd0d2565 1 b2576e1f0fad8c24 1 ad2f43b338b13d72 0 be7624fc698c827a 1 93d3865d87ebd343 1 81c38fa86a368e6a 1 d03c5f6b8dc2eb20 1 d1407e71609e60b4 1 337e6f10049815a8 1 2f24aeb75f58db05 1 161462ebcec66f72 1 ebf54f18cb959a9 1 8df5be0e779af162 1 b7e9c7caed1cd9c6 1 9c824685e36afabe 1 765da63ce1ff082d 1 23c11c6807d48a48 1 76e289d8dc75c261 1 73f0b71a914b38fb 1 e4a25c7fdc55cab3 5033 9 6e 6f 20 76 61 6c 75 65 73 1 1 5 1 1 1 1 51e50d479675888 24 1 669f18c6d2d9c95b 1 ef96a527f2d940d3 1 ffef12b01a3b7322 1 5717d319447c9709
//@ expect: 1 750b7ca110ddecf6 1 766f6a829ed2011b 1 a03d566878cd71df 1 8bccb200fe1d6437 1 8a53e97823fa03df 1 adbb458bfc53c04 1 192b6af79f34f881 1 a2892615e50ae195 1 644b75f6003e15bf 1 2c98dc878162a0ca 1 7b273e8494d5317 1 55d7609753898804 0 be7624fc698c827a 1 93d3865d87ebd343 1 81c38fa86a368e6a 1 648eefa10917efe4 1 d1407e71609e60b4 1 656c31004689303d 1 dde0fc6f35630fc6 1 161462ebcec66f72 1 de8c24d3e1c663e6 1 8df5be0e779af162 1 b7e9c7caed1cd9c6 1 9c824685e36afabe 1 462320e757d90995 1 23c11c6807d48a48 1 9e470c045d3a4b13 1 1126c797659691ec 1 a2c15ef57096195 5033 9 6e 6f 20 76 61 6c 75 65 73 1 1 5 1 1 1 1 51e50d479675888 24 1 669f18c6d2d9c95b 1 59fa7def98863d43 1 ffef12b01a3b7322 1 5717d319447c9709
