//! The macros of `core`. Those that need types or the compiler's knowledge are built in.

macro_rules! builtin_macros {
    ($($name:ident)*) => { $(
        #[rustc_builtin_macro]
        #[macro_export]
        macro_rules! $name { () => {}; }
    )* };
}

builtin_macros! {
    assert cfg column compile_error concat env file format_args include include_bytes include_str line
    module_path option_env panic stringify unreachable todo unimplemented debug_assert cfg_select
    const_format_args format_args_nl naked_asm panic_as
}

/// What they print while rustc compiles has no effect on the program.
#[macro_export]
macro_rules! log_syntax { ($($tokens:tt)*) => {}; }
#[macro_export]
macro_rules! trace_macros {
    (true) => {};
    (false) => {};
}

#[macro_export]
macro_rules! matches {
    ($expression:expr, $pattern:pat $(if $guard:expr)? $(,)?) => {
        match $expression {
            $pattern $(if $guard)? => true,
            _ => false,
        }
    };
}

#[macro_export]
macro_rules! assert_eq {
    ($left:expr, $right:expr $(,)?) => {
        match (&$left, &$right) {
            (left, right) => {
                if !(*left == *right) {
                    $crate::panic_as!(
                        "assertion `left == right` failed";
                        "assertion `left == right` failed\n  left: {:?}\n right: {:?}", *left, *right
                    )
                }
            }
        }
    };
    ($left:expr, $right:expr, $($arg:tt)+) => {
        match (&$left, &$right) {
            (left, right) => {
                if !(*left == *right) {
                    $crate::panic_as!(
                        "assertion `left == right` failed";
                        "assertion `left == right` failed: {}\n  left: {:?}\n right: {:?}",
                        $crate::format_args!($($arg)+), *left, *right
                    )
                }
            }
        }
    };
}

#[macro_export]
macro_rules! assert_ne {
    ($left:expr, $right:expr $(,)?) => {
        match (&$left, &$right) {
            (left, right) => {
                if *left == *right {
                    $crate::panic_as!(
                        "assertion `left != right` failed";
                        "assertion `left != right` failed\n  left: {:?}\n right: {:?}", *left, *right
                    )
                }
            }
        }
    };
    ($left:expr, $right:expr, $($arg:tt)+) => {
        match (&$left, &$right) {
            (left, right) => {
                if *left == *right {
                    $crate::panic_as!(
                        "assertion `left != right` failed";
                        "assertion `left != right` failed: {}\n  left: {:?}\n right: {:?}",
                        $crate::format_args!($($arg)+), *left, *right
                    )
                }
            }
        }
    };
}

#[macro_export]
macro_rules! debug_assert_eq {
    ($($arg:tt)*) => {
        if $crate::cfg!(debug_assertions) {
            $crate::assert_eq!($($arg)*);
        }
    };
}

#[macro_export]
macro_rules! debug_assert_ne {
    ($($arg:tt)*) => {
        if $crate::cfg!(debug_assertions) {
            $crate::assert_ne!($($arg)*);
        }
    };
}

#[macro_export]
macro_rules! write {
    ($dst:expr, $($arg:tt)*) => {
        $dst.write_fmt($crate::format_args!($($arg)*))
    };
}

#[macro_export]
macro_rules! writeln {
    ($dst:expr $(,)?) => {
        $crate::write!($dst, "\n")
    };
    ($dst:expr, $($arg:tt)*) => {
        $dst.write_fmt($crate::format_args_nl!($($arg)*))
    };
}

#[macro_export]
macro_rules! assert_matches {
    ($left:expr, $(|)? $($pattern:pat_param)|+ $(if $guard:expr)? $(,)?) => {{
        match $left {
            $($pattern)|+ $(if $guard)? => {}
            _ => $crate::panic!("assertion `left matches right` failed"),
        }
    }};
    ($left:expr, $(|)? $($pattern:pat_param)|+ $(if $guard:expr)?, $($arg:tt)+) => {{
        match $left {
            $($pattern)|+ $(if $guard)? => {}
            _ => $crate::panic!($($arg)+),
        }
    }};
}

#[macro_export]
macro_rules! debug_assert_matches {
    ($($arg:tt)*) => {{
        if $crate::cfg!(debug_assertions) {
            $crate::assert_matches!($($arg)*);
        }
    }};
}

/// The operator `?` of old.
#[macro_export]
macro_rules! r#try {
    ($expr:expr $(,)?) => {
        match $expr {
            $crate::result::Result::Ok(value) => value,
            $crate::result::Result::Err(error) => {
                return $crate::result::Result::Err($crate::convert::From::from(error));
            }
        }
    };
}

/// Values on the heap.
#[macro_export]
macro_rules! vec {
    () => { $crate::vec::Vec::new() };
    ($value:expr; $count:expr) => { $crate::vec::from_elem($value, $count) };
    ($($value:expr),+ $(,)?) => { $crate::vec::Vec::of([$($value),+]) };
}

/// Text on the heap.
#[macro_export]
macro_rules! format {
    ($($arg:tt)*) => {
        $crate::fmt::format($crate::format_args!($($arg)*))
    };
}
