//! Formatting: the traits, the formatter, and how a format string becomes calls of them.
//!
//! `format_args!` is expanded by the compiler to `Arguments::new` over the pieces of its string. Each value is a reference to
//! an object of its trait, so that formatting is code of one kind for all types.

mod arguments;
mod builders;
mod duration;
mod float;
mod float_digits;
mod int;
mod options;
mod pad;
mod text;
mod types;

pub use arguments::{Argument, Arguments, Count, Spec};
pub use builders::{DebugList, DebugMap, DebugSet, DebugStruct, DebugTuple};
pub use int::{NumBuffer, NumBufferTrait};
pub use options::{Alignment, DebugAsHex, FormattingOptions, Sign};

pub type Result = crate::result::Result<(), Error>;

#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Error;

pub trait Write {
    fn write_str(&mut self, s: &str) -> Result;
    fn write_char(&mut self, c: char) -> Result {
        self.write_str(c.encode_utf8(&mut [0; 4]))
    }
    fn write_fmt(&mut self, args: Arguments<'_>) -> Result {
        // Of an unsized writer there is no object, but of a reference to it.
        let mut this = self;
        write(&mut this, args)
    }
}

impl<'a, W: Write + ?Sized> Write for &'a mut W {
    fn write_str(&mut self, s: &str) -> Result {
        (**self).write_str(s)
    }
    fn write_char(&mut self, c: char) -> Result {
        (**self).write_char(c)
    }
    fn write_fmt(&mut self, args: Arguments<'_>) -> Result {
        (**self).write_fmt(args)
    }
}

/// Where text goes, and how it is wanted.
pub struct Formatter<'a> {
    options: FormattingOptions,
    buf: &'a mut (dyn Write + 'a),
}

impl<'a> Formatter<'a> {
    pub const fn new(buf: &'a mut (dyn Write + 'a), options: FormattingOptions) -> Self {
        Formatter { options, buf }
    }
    pub const fn with_options<'b>(&'b mut self, options: FormattingOptions) -> Formatter<'b> {
        Formatter { options, buf: self.buf }
    }
    pub const fn options(&self) -> FormattingOptions {
        self.options
    }
    pub fn write_str(&mut self, data: &str) -> Result {
        self.buf.write_str(data)
    }
    pub fn write_fmt(&mut self, fmt: Arguments<'_>) -> Result {
        write(self.buf, fmt)
    }
    pub fn alternate(&self) -> bool {
        self.options.get_alternate()
    }
    pub fn width(&self) -> Option<usize> {
        match self.options.get_width() {
            Some(width) => Some(width as usize),
            None => None,
        }
    }
    pub fn precision(&self) -> Option<usize> {
        match self.options.get_precision() {
            Some(precision) => Some(precision as usize),
            None => None,
        }
    }
    pub fn flags(&self) -> u32 {
        self.options.old_flags()
    }
    pub fn fill(&self) -> char {
        self.options.get_fill()
    }
    pub fn align(&self) -> Option<Alignment> {
        self.options.get_align()
    }
    pub const fn sign(&self) -> Option<Sign> {
        self.options.get_sign()
    }
    pub fn sign_plus(&self) -> bool {
        matches!(self.options.get_sign(), Some(Sign::Plus))
    }
    pub fn sign_minus(&self) -> bool {
        matches!(self.options.get_sign(), Some(Sign::Minus))
    }
    pub fn sign_aware_zero_pad(&self) -> bool {
        self.options.get_sign_aware_zero_pad()
    }
}

impl<'a> Write for Formatter<'a> {
    fn write_str(&mut self, s: &str) -> Result {
        self.buf.write_str(s)
    }
    fn write_char(&mut self, c: char) -> Result {
        self.buf.write_char(c)
    }
    fn write_fmt(&mut self, args: Arguments<'_>) -> Result {
        write(self.buf, args)
    }
}

macro_rules! format_traits {
    ($($Trait:ident)*) => { $(
        pub trait $Trait {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result;
        }
        impl<'a, T: ?Sized + $Trait> $Trait for &'a T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                $Trait::fmt(&**self, f)
            }
        }
        impl<'a, T: ?Sized + $Trait> $Trait for &'a mut T {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                $Trait::fmt(&**self, f)
            }
        }
    )* };
}
format_traits! { Debug Display Binary Octal LowerHex UpperHex LowerExp UpperExp }

pub trait Pointer {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}

/// Writes the pieces of a format string and its values in turn.
pub fn write(output: &mut dyn Write, args: Arguments<'_>) -> Result {
    args.write_to(output)
}

impl Display for Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.pad("an error occurred when formatting an argument")
    }
}

/// Formats by a function.
pub struct FromFn<F>(F);
pub const fn from_fn<F: Fn(&mut Formatter<'_>) -> Result>(f: F) -> FromFn<F> {
    FromFn(f)
}
impl<F: Fn(&mut Formatter<'_>) -> Result> Debug for FromFn<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (self.0)(f)
    }
}
impl<F: Fn(&mut Formatter<'_>) -> Result> Display for FromFn<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (self.0)(f)
    }
}

/// The text on the heap.
pub fn format(args: Arguments<'_>) -> crate::string::String {
    let mut text = crate::string::String::new();
    text.write_fmt(args).expect("a formatting trait implementation returned an error when the underlying stream did not");
    text
}
