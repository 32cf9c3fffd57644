//! Attributes whose arguments come out of macros.
macro_rules! aligned {
    ($name:ident, $align:literal, $repr:ident) => {
        #[repr($repr, align($align))]
        #[derive(Clone, Copy)]
        struct $name(u8, u32, u8);
    };
}
aligned!(Wide, 64, C);
aligned!(Narrow, 0x8, C);

macro_rules! numbered {
    ($name:ident, $int:ident, $($variant:ident = $value:expr),*) => {
        #[repr($int)]
        #[derive(Clone, Copy)]
        enum $name { $($variant = $value),* }
    };
}
numbered!(Level, u16, Low = 1 << 3, High = 300 + 2);

pub fn test(input: &[u64], out: &mut Out) {
    out.put(core::mem::align_of::<Wide>() as u64);
    out.put(core::mem::size_of::<Wide>() as u64);
    out.put(core::mem::align_of::<Narrow>() as u64);
    out.put(core::mem::size_of::<[Narrow; 3]>() as u64);
    out.put(core::mem::size_of::<Level>() as u64);
    let level = if input[0] % 2 == 0 { Level::Low } else { Level::High };
    out.put(level as u64);
}

//@ expect: 40 40 8 30 2 12e
//@ expect: 40 40 8 30 2 12e
//@ expect: 40 40 8 30 2 8
