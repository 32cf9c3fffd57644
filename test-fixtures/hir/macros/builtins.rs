//@ debug-assertions
//- /core/lib.rs
pub mod prelude { pub mod v1 { pub use crate::option::Option::*; pub use crate::cmp_macros::*; } }
pub mod option { pub enum Option<T> { None, Some(T) } }
pub mod cmp_macros {}
macro_rules! declare { ($($n:ident)*) => { $( #[rustc_builtin_macro] #[macro_export] macro_rules! $n { () => {} } )* }; }
declare! { panic unreachable todo unimplemented assert debug_assert concat stringify line column file module_path cfg
  compile_error include include_str include_bytes env option_env format_args asm offset_of cfg_select }
#[rustc_builtin_macro(addr_of)] #[macro_export] macro_rules! take_address { () => {} }
#[rustc_builtin_macro(from_the_future)] #[macro_export] macro_rules! future { () => {} }
#[macro_export] macro_rules! assert_eq { ($l:expr, $r:expr) => { if !($l == $r) { $crate::panic!("differs") } }; }
//- /src/lib.rs
mod inner {
    macro_rules! where_am_i { () => { (line!(), column!(), module_path!()) } }
    fn body(c: bool) {
        assert!(c);
        assert!(c && true, "message {}", 1);
        debug_assert!(c, "in debug");
        assert_eq!(1, 2);
        if c { panic!() } else { panic!("at {}", 3) }
        unreachable!();
        unreachable!("because {}", "x");
        todo!();
        unimplemented!(r"raw");
        let _ = concat!("a", 1, -2, 3.5, true, 'c', stringify!(x + y), concat!("n", "m"));
        let _ = where_am_i!();
        let _ = file!();
        let _ = (cfg!(target_arch = "nvptx64"), cfg!(not(target_os = "cuda")));
        let _ = include_str!("data.txt");
        let _ = include_bytes!("data.txt");
        let _ = include!("expr.in");
        let _ = (env!("WARPLENS_TEST"), option_env!("NOT_SET"), option_env!("WARPLENS_TEST"));
        let _ = format_args!("{}", 1);
        let _ = offset_of!(S, a.b);
        let _ = take_address!(x.y);
        asm!("nop", in(reg) x);
        let _ = cfg_select! { target_os = "none" => { 1 } any(windows, target_os = "cuda") => { 2 } _ => { 3 } };
        compile_error!("stop here");
        env!("NOT_SET");
        concat!(x);
        include_str!("absent");
        future!(1);
    }
}
//- /src/data.txt
a"b
//- /src/expr.in
1 + 1
