//! Macros in many forms: nested repetitions, token munchers, callbacks, internal rules, hygiene, `$crate`, macros making macros.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

#[macro_use]
mod tools {
    #[macro_export]
    macro_rules! count {
        () => { 0usize };
        ($head:tt $($tail:tt)*) => { 1usize + $crate::count!($($tail)*) };
    }

    macro_rules! max {
        ($x:expr $(,)?) => { $x };
        ($x:expr, $($rest:expr),+ $(,)?) => {{
            let (a, b) = ($x, max!($($rest),+));
            if a > b { a } else { b }
        }};
    }

    pub fn helper(x: u32) -> u32 {
        x ^ 0x55
    }
}

/// An enum with its opcodes, names and a decoder.
macro_rules! opcodes {
    (
        $(#[$attr:meta])*
        $vis:vis enum $name:ident : $repr:ty {
            $($variant:ident $(($($field:ident : $ty:ty),+))? = $code:literal => |$s:ident| $action:block),+ $(,)?
        }
    ) => {
        $(#[$attr])*
        $vis enum $name { $($variant $({ $($field: $ty),+ })?),+ }

        impl $name {
            pub const COUNT: usize = count!($($variant)+);
            pub const NAMES: [&'static str; Self::COUNT] = [$(stringify!($variant)),+];

            pub fn decode(code: $repr, words: &mut impl Iterator<Item = u32>) -> Option<Self> {
                match code {
                    $($code => Some($name::$variant $({ $($field: words.next()? as $ty),+ })?),)+
                    _ => None,
                }
            }
            pub fn code(&self) -> $repr {
                match self { $(opcodes!(@pattern $variant $($($field)+)?) => $code,)+ }
            }
            pub fn run(self, state: &mut State) {
                match self {
                    $($name::$variant $({ $($field),+ })? => { let $s = state; $action })+
                }
            }
        }
    };
    (@pattern $variant:ident) => { Self::$variant };
    (@pattern $variant:ident $($field:ident)+) => { Self::$variant { .. } };
}

#[derive(Default)]
pub struct State {
    acc: i64,
    x: i32,
    trace: u32,
}

opcodes! {
    /// What the small machine does.
    #[derive(Clone, Copy)]
    pub enum Instr: u8 {
        Nop = 0 => |_s| {},
        Load(value: i32) = 1 => |s| { s.x = value; },
        AddMul(k: u16, m: i8) = 2 => |s| { s.acc += s.x as i64 * i64::from(k) + m as i64; },
        Swap = 7 => |s| { let t = s.x; s.x = s.acc as i32; s.acc = t.into(); },
        Mark(bit: u8) = 9 => |s| { s.trace |= 1 << (bit & 31); },
    }
}

/// Reverse Polish at compile time.
macro_rules! rpn {
    (@ [$result:expr]) => { $result };
    (@ [$b:expr, $a:expr $(, $rest:expr)*] + $($tail:tt)*) => { rpn!(@ [$a + $b $(, $rest)*] $($tail)*) };
    (@ [$b:expr, $a:expr $(, $rest:expr)*] - $($tail:tt)*) => { rpn!(@ [$a - $b $(, $rest)*] $($tail)*) };
    (@ [$b:expr, $a:expr $(, $rest:expr)*] * $($tail:tt)*) => { rpn!(@ [$a * $b $(, $rest)*] $($tail)*) };
    (@ [$($stack:expr),*] $num:literal $($tail:tt)*) => { rpn!(@ [$num $(, $stack)*] $($tail)*) };
    (@ [$($stack:expr),*] $var:ident $($tail:tt)*) => { rpn!(@ [$var $(, $stack)*] $($tail)*) };
    ($($tokens:tt)+) => { rpn!(@ [] $($tokens)+) };
}

/// Hygiene: `tmp` inside is not `tmp` outside.
macro_rules! swap {
    ($a:expr, $b:expr) => {
        let tmp = $a;
        $a = $b;
        $b = tmp;
    };
}

macro_rules! make_const_fns {
    ($($name:ident => $op:tt $k:expr),*) => { $(const fn $name(x: u32) -> u32 { x $op $k })* };
}
make_const_fns!(shift_up => << 3, masked => & 0xff0f, flipped => ^ 0xaaaa);

/// Makes a macro that applies a chain of functions.
macro_rules! chain_macro {
    ($d:tt $name:ident: $($f:path),+) => {
        macro_rules! $name {
            ($d($d x:expr),*) => { [$d({ let mut v = $d x; $(v = $f(v);)+ v }),*] };
        }
    };
}
chain_macro!($ pipeline: shift_up, masked, crate::tools::helper, flipped);

/// A matrix by rows, with nested repetitions and its size from the tokens.
macro_rules! matrix {
    ($t:ty; $([$($cell:expr),* $(,)?]),* $(,)?) => {{
        const ROWS: usize = count!($([$($cell)*])*);
        let rows: [[$t; 2]; ROWS] = [$([[$($cell as $t),*].iter().sum(), count!($($cell)*) as $t]),*];
        rows
    }};
}

macro_rules! for_types {
    ($callback:ident => $($t:ident)*) => { $($callback!($t);)* };
}
trait Width {
    const BYTES: u32;
    fn bump(self) -> Self;
}
macro_rules! impl_width {
    ($t:ident) => {
        impl Width for $t {
            const BYTES: u32 = $t::BITS / 8;
            fn bump(self) -> $t {
                self.wrapping_add($t::MAX / 3)
            }
        }
    };
}
for_types!(impl_width => u8 i16 u32 i64);

macro_rules! lookup {
    ($key:expr; $($($pat:pat_param)|+ $(if $guard:expr)? => $value:expr),+; else $default:expr) => {
        match $key { $($($pat)|+ $(if $guard)? => $value,)+ _ => $default }
    };
}

macro_rules! block_and_life {
    ($l:lifetime: $b:block until $c:expr) => { $l: loop { $b if $c { break $l; } } };
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn machine(
    code: *const u32,
    len: usize,
    out: *mut [i64; 3],
    names: *mut u8,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let mut words = unsafe { core::slice::from_raw_parts(code, len) }
        .iter()
        .copied()
        .skip(i % 5);
    let mut state = State {
        x: i as i32,
        ..State::default()
    };
    let mut codes = 0i64;
    while let Some(word) = words.next() {
        if let Some(instr) = Instr::decode((word & 15) as u8, &mut words) {
            codes = codes * 10 + instr.code() as i64;
            codes %= 1_000_000_007;
            instr.run(&mut state);
        }
    }
    unsafe {
        *out.add(i) = [
            state.acc,
            state.x as i64 ^ (state.trace as i64) << 32,
            codes,
        ];
        *names.add(i) = Instr::NAMES[i % Instr::COUNT].as_bytes()[i / 5 % 3];
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn macros(out: *mut [u32; 12]) {
    let i = gpu::thread_idx() as u32;
    let (mut tmp, mut other) = (i, i * 2 + 1);
    swap!(tmp, other);
    let rows = matrix![u32; [1, i, 3], [], [tmp, other]];
    let mut steps = 0;
    block_and_life!('turn: { steps += 1; if steps > 7 { break 'turn; } } until steps * i > 9);
    let chained = pipeline!(i, i + 100, tmp);
    let results = [
        rpn!(i 3 + 4 * i -),
        max!(i, 7, other, 3),
        tmp * 1000 + other,
        rows.iter().map(|r| r[0] * 10 + r[1]).sum(),
        chained[0],
        chained[1] ^ chained[2],
        <u8 as Width>::BYTES + i16::BYTES * 10 + u32::BYTES * 100 + i64::BYTES * 1000,
        (i as u8).bump() as u32 + (i as i16).bump() as u32 + 7u32.bump(),
        lookup!(i % 9; 0 | 1 => 10, n if n % 2 == 0 => n * 2, 3..=5 => 99; else 1234),
        steps,
        count!(a b (c d) [e] { f g }) as u32,
        concat!("ab", 12, 'c', 1.5, true).len() as u32
            + line!() / 100_000
            + stringify!(a + b).len() as u32,
    ];
    unsafe { *out.add(i as usize) = results };
}
