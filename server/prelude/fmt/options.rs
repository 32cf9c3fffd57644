//! How a value is to be written: width, precision, fill, sign and the other parts of `{:..}`.

/// Where text stands in a wider field.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Alignment {
    Left,
    Right,
    Center,
}

/// Which sign is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    Plus,
    Minus,
}

/// Numbers in hexadecimal under `Debug`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DebugAsHex {
    Lower,
    Upper,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct FormattingOptions {
    fill: char,
    align: Option<Alignment>,
    sign: Option<Sign>,
    alternate: bool,
    zero: bool,
    hex: Option<DebugAsHex>,
    width: Option<u16>,
    precision: Option<u16>,
}

impl FormattingOptions {
    pub const fn new() -> Self {
        FormattingOptions {
            fill: ' ',
            align: None,
            sign: None,
            alternate: false,
            zero: false,
            hex: None,
            width: None,
            precision: None,
        }
    }
    pub const fn sign(&mut self, sign: Option<Sign>) -> &mut Self {
        self.sign = sign;
        self
    }
    pub const fn sign_aware_zero_pad(&mut self, zero: bool) -> &mut Self {
        self.zero = zero;
        self
    }
    pub const fn alternate(&mut self, alternate: bool) -> &mut Self {
        self.alternate = alternate;
        self
    }
    pub const fn fill(&mut self, fill: char) -> &mut Self {
        self.fill = fill;
        self
    }
    pub const fn align(&mut self, align: Option<Alignment>) -> &mut Self {
        self.align = align;
        self
    }
    pub const fn width(&mut self, width: Option<u16>) -> &mut Self {
        self.width = width;
        self
    }
    pub const fn precision(&mut self, precision: Option<u16>) -> &mut Self {
        self.precision = precision;
        self
    }
    pub const fn debug_as_hex(&mut self, hex: Option<DebugAsHex>) -> &mut Self {
        self.hex = hex;
        self
    }
    pub const fn get_sign(&self) -> Option<Sign> {
        self.sign
    }
    pub const fn get_sign_aware_zero_pad(&self) -> bool {
        self.zero
    }
    pub const fn get_alternate(&self) -> bool {
        self.alternate
    }
    pub const fn get_fill(&self) -> char {
        self.fill
    }
    pub const fn get_align(&self) -> Option<Alignment> {
        self.align
    }
    pub const fn get_width(&self) -> Option<u16> {
        self.width
    }
    pub const fn get_precision(&self) -> Option<u16> {
        self.precision
    }
    pub const fn get_debug_as_hex(&self) -> Option<DebugAsHex> {
        self.hex
    }
    pub const fn create_formatter<'a>(self, write: &'a mut (dyn super::Write + 'a)) -> super::Formatter<'a> {
        super::Formatter::new(write, self)
    }
    /// The bits of the deprecated `Formatter::flags`.
    pub(super) const fn old_flags(&self) -> u32 {
        let sign = match self.sign {
            None => 0,
            Some(Sign::Plus) => 1,
            Some(Sign::Minus) => 2,
        };
        let hex = match self.hex {
            None => 0,
            Some(DebugAsHex::Lower) => 16,
            Some(DebugAsHex::Upper) => 32,
        };
        sign | (self.alternate as u32) << 2 | (self.zero as u32) << 3 | hex
    }
}

impl Default for FormattingOptions {
    fn default() -> Self {
        FormattingOptions::new()
    }
}
