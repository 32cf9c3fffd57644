//! A format string with its values: what `format_args!` expands to.

use super::*;

/// A value behind its trait.
#[derive(Clone, Copy)]
pub struct Argument<'a> {
    value: Value<'a>,
}

#[derive(Clone, Copy)]
enum Value<'a> {
    Display(&'a dyn Display),
    Debug(&'a dyn Debug),
    LowerHex(&'a dyn LowerHex),
    UpperHex(&'a dyn UpperHex),
    Octal(&'a dyn Octal),
    Binary(&'a dyn Binary),
    LowerExp(&'a dyn LowerExp),
    UpperExp(&'a dyn UpperExp),
    Pointer(&'a dyn Pointer),
    Count(u16),
}

macro_rules! constructors {
    ($($name:ident $Trait:ident)*) => {
        impl<'a> Argument<'a> {
            $(
                #[inline]
                #[warplens_extends_temporaries]
                pub const fn $name<T: $Trait>(value: &'a T) -> Self {
                    Argument { value: Value::$Trait(value) }
                }
            )*
        }
    };
}
constructors! {
    display Display debug Debug lower_hex LowerHex upper_hex UpperHex octal Octal binary Binary
    lower_exp LowerExp upper_exp UpperExp pointer Pointer
}

impl<'a> Argument<'a> {
    /// A width or precision, which must fit 16 bits.
    #[track_caller]
    #[warplens_extends_temporaries]
    pub const fn count(value: &usize) -> Self {
        if *value > u16::MAX as usize {
            panic!("Formatting argument out of range");
        }
        Argument { value: Value::Count(*value as u16) }
    }
    fn as_count(&self) -> Option<u16> {
        match self.value {
            Value::Count(count) => Some(count),
            _ => None,
        }
    }
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.value {
            Value::Display(value) => value.fmt(f),
            Value::Debug(value) => value.fmt(f),
            Value::LowerHex(value) => value.fmt(f),
            Value::UpperHex(value) => value.fmt(f),
            Value::Octal(value) => value.fmt(f),
            Value::Binary(value) => value.fmt(f),
            Value::LowerExp(value) => value.fmt(f),
            Value::UpperExp(value) => value.fmt(f),
            Value::Pointer(value) => value.fmt(f),
            Value::Count(_) => Err(Error),
        }
    }
}

/// A width or precision in a format string.
#[derive(Clone, Copy)]
pub enum Count {
    Implied,
    Is(u16),
    /// The number of an argument.
    Param(usize),
}

/// A `{..}` with all that it says. Plain fields, so that a list of them is a constant.
#[derive(Clone, Copy)]
pub struct Spec {
    pub argument: usize,
    pub fill: char,
    /// 1 left, 2 right, 3 centre.
    pub align: u8,
    /// The bits of `Formatter::flags`.
    pub flags: u8,
    pub width: Count,
    pub precision: Count,
}

impl Spec {
    #[inline(never)]
    fn options(&self) -> FormattingOptions {
        let mut options = FormattingOptions::new();
        options.fill(self.fill);
        options.align(match self.align {
            1 => Some(Alignment::Left),
            2 => Some(Alignment::Right),
            3 => Some(Alignment::Center),
            _ => None,
        });
        options.sign(match self.flags & 3 {
            1 => Some(Sign::Plus),
            2 => Some(Sign::Minus),
            _ => None,
        });
        options.alternate(self.flags & 4 != 0);
        options.sign_aware_zero_pad(self.flags & 8 != 0);
        options.debug_as_hex(match self.flags & 48 {
            16 => Some(DebugAsHex::Lower),
            32 => Some(DebugAsHex::Upper),
            _ => None,
        });
        options
    }
}

/// A format string with its values.
#[derive(Clone, Copy)]
pub struct Arguments<'a> {
    /// The text before the first value.
    head: &'static str,
    /// The text behind each value.
    pieces: &'a [&'static str],
    args: &'a [Argument<'a>],
    /// One for each value; none when all are plain and in order.
    specs: &'a [Spec],
}

impl<'a> Arguments<'a> {
    #[inline]
    #[warplens_extends_temporaries]
    pub const fn new(
        head: &'static str,
        pieces: &'a [&'static str],
        args: &'a [Argument<'a>],
        specs: &'a [Spec],
    ) -> Self {
        Arguments { head, pieces, args, specs }
    }
    #[inline]
    pub const fn from_str(text: &'static str) -> Arguments<'a> {
        Arguments { head: text, pieces: &[], args: &[], specs: &[] }
    }
    #[inline]
    pub const fn as_str(&self) -> Option<&'static str> {
        if self.pieces.is_empty() { Some(self.head) } else { None }
    }
    #[inline(never)]
    fn count(&self, count: Count) -> Option<u16> {
        match count {
            Count::Implied => None,
            Count::Is(count) => Some(count),
            Count::Param(index) => self.args[index].as_count(),
        }
    }
    #[inline(never)]
    pub(super) fn write_to(&self, output: &mut dyn Write) -> Result {
        if !self.head.is_empty() {
            output.write_str(self.head)?;
        }
        let mut index = 0;
        while index < self.pieces.len() {
            let (argument, options) = if self.specs.is_empty() {
                (index, FormattingOptions::new())
            } else {
                let spec = &self.specs[index];
                let mut options = spec.options();
                options.width(self.count(spec.width)).precision(self.count(spec.precision));
                (spec.argument, options)
            };
            self.args[argument].fmt(&mut Formatter::new(&mut *output, options))?;
            let piece = self.pieces[index];
            if !piece.is_empty() {
                output.write_str(piece)?;
            }
            index += 1;
        }
        Ok(())
    }
}

impl Debug for Arguments<'_> {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.write_to(f.buf)
    }
}
impl Display for Arguments<'_> {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.write_to(f.buf)
    }
}
