//! The macros that write to the script's output.

#[macro_export]
macro_rules! print {
    ($($arg:tt)*) => { $crate::io::print_out($crate::format_args!($($arg)*)) };
}
#[macro_export]
macro_rules! println {
    () => { $crate::print!("\n") };
    ($($arg:tt)*) => { $crate::io::print_out($crate::format_args_nl!($($arg)*)) };
}
#[macro_export]
macro_rules! eprint {
    ($($arg:tt)*) => { $crate::io::print_err($crate::format_args!($($arg)*)) };
}
#[macro_export]
macro_rules! eprintln {
    () => { $crate::eprint!("\n") };
    ($($arg:tt)*) => { $crate::io::print_err($crate::format_args_nl!($($arg)*)) };
}
#[macro_export]
macro_rules! dbg {
    () => { () };
    ($value:expr $(,)?) => { $value };
    ($($value:expr),+ $(,)?) => { ($($crate::dbg!($value)),+,) };
}
