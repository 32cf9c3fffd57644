//! Bytes as ASCII characters.

use crate::char::few::Few;

/// A byte as it is written in a program.
#[derive(Clone, Debug)]
pub struct EscapeDefault(Few<4>);
crate::char::few::few_iterator!(EscapeDefault, u8, c => c as u8);


/// Printable ASCII as it is, the rest as `\n` and the like or `\x..`.
pub fn escape_default(c: u8) -> EscapeDefault {
    EscapeDefault(match c {
        b'\t' => Few::escaped('t'),
        b'\r' => Few::escaped('r'),
        b'\n' => Few::escaped('n'),
        b'\\' | b'\'' | b'"' => Few::escaped(c as char),
        b' '..=b'~' => Few::of(c as char),
        _ => Few::byte(c),
    })
}
