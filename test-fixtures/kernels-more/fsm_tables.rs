//! Transition tables of an NFA made deterministic at compile time, packed bits, and a driver with function pointers per state.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(stdarch_nvptx)
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn block_idx() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn block_dim() -> usize {
        unsafe { _block_dim_x() as usize }
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
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Class {
    Space,
    Digit,
    Sign,
    Dot,
    Open,
    Close,
    Other,
}
impl Class {
    const COUNT: usize = Class::Other as usize + 1;
    const TABLE: [Class; 256] = {
        let mut t = [Class::Other; 256];
        let mut b = 0usize;
        while b < 256 {
            t[b] = match b as u8 {
                b' ' | b',' => Class::Space,
                b'0'..=b'9' => Class::Digit,
                b'+' | b'-' => Class::Sign,
                b'.' | b'/' => Class::Dot,
                b'(' | b'<' => Class::Open,
                b')' | b'>' | b'=' => Class::Close,
                _ => Class::Other,
            };
            b += 1;
        }
        t
    };
    const fn of(b: u8) -> Class {
        Self::TABLE[b as usize]
    }
}

macro_rules! nfa {
    ($name:ident[$states:literal]: $($from:literal -$($class:ident)|+-> $($to:literal)&+),* ; accept $($accept:literal => $kind:expr),*) => {
        const $name: Nfa<$states> = {
            let mut n = Nfa { next: [[0; Class::COUNT]; $states], kind: [0; $states] };
            $({
                let to = 0 $(| 1 << $to)+;
                $(n.next[$from][Class::$class as usize] |= to;)+
            })*
            $(n.kind[$accept] = $kind;)*
            n
        };
    };
}
struct Nfa<const N: usize> {
    next: [[u16; Class::COUNT]; N],
    kind: [u8; N],
}
struct Dfa<const D: usize> {
    next: [[u8; Class::COUNT]; D],
    kind: [u8; D],
    used: usize,
}
impl<const N: usize> Nfa<N> {
    const fn step(&self, set: u16, class: usize) -> u16 {
        let (mut out, mut i) = (0, 0);
        while i < N {
            if set >> i & 1 == 1 {
                out |= self.next[i][class];
            }
            i += 1;
        }
        out
    }
    const fn determine<const D: usize>(&self) -> Dfa<D> {
        let mut sets = [0u16; D];
        let mut dfa = Dfa { next: [[0; Class::COUNT]; D], kind: [0; D], used: 2 };
        sets[1] = 1;
        let mut at = 1;
        while at < dfa.used {
            let mut class = 0;
            while class < Class::COUNT {
                let to = self.step(sets[at], class);
                let mut k = 0;
                while k < dfa.used && sets[k] != to {
                    k += 1;
                }
                if k == dfa.used {
                    assert!(k < D, "too many states");
                    sets[k] = to;
                    dfa.used += 1;
                }
                dfa.next[at][class] = k as u8;
                class += 1;
            }
            let mut i = 0;
            while i < N {
                if sets[at] >> i & 1 == 1 && self.kind[i] > dfa.kind[at] {
                    dfa.kind[at] = self.kind[i];
                }
                i += 1;
            }
            at += 1;
        }
        dfa
    }
}

nfa! { NUMBERS[6]:
    0 -Digit-> 1 & 3, 0 -Sign-> 2, 0 -Dot-> 4, 0 -Space|Open|Close|Other-> 5,
    1 -Digit-> 1, 2 -Digit-> 1 & 3, 3 -Digit-> 3, 3 -Dot-> 4, 4 -Digit-> 4;
    accept 1 => 2, 4 => 3, 5 => 1, 2 => 4
}
static MACHINE: Dfa<12> = NUMBERS.determine();

#[derive(Default)]
struct Totals {
    depth: i32,
    deepest: i32,
    digits: u32,
    values: u32,
}
type Action = fn(&mut Totals, &[u8]);
static ACTIONS: [Action; 5] = [
    |_, _| {},
    |t, text| {
        if let [b] = *text {
            t.depth += match Class::of(b) {
                Class::Open => 1,
                Class::Close => -1,
                _ => 0,
            };
            t.deepest = t.deepest.max(t.depth);
        }
    },
    |t, text| {
        t.digits += text.len() as u32;
        t.values = text
            .iter()
            .filter(|b| b.is_ascii_digit())
            .fold(t.values, |v, b| v.wrapping_mul(10).wrapping_add((b - b'0') as u32));
    },
    |t, text| ACTIONS[2](t, text.split(|b| matches!(b, b'.' | b'/')).next().unwrap_or_default()),
    |t, _| t.values ^= 1 << 31,
];

fn longest(text: &[u8]) -> (usize, u8) {
    text.iter()
        .scan(1u8, |state, &b| {
            *state = MACHINE.next[*state as usize][Class::of(b) as usize];
            Some(*state)
        })
        .map_while(|s| (s != 0).then(|| MACHINE.kind[s as usize]))
        .enumerate()
        .filter(|&(_, kind)| kind != 0)
        .last()
        .map_or((1, 0), |(i, kind)| (i + 1, kind))
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tokens(text: *const u8, kinds: *mut u8, totals: *mut [u32; 4]) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let mut rest = unsafe { core::slice::from_raw_parts(text.add(i * 12), 12) };
    let mut kinds = unsafe { core::slice::from_raw_parts_mut(kinds.add(i * 12), 12) }.iter_mut();
    let mut t = Totals::default();
    while !rest.is_empty() {
        let (len, kind) = longest(rest);
        let (token, tail) = rest.split_at(len);
        ACTIONS[kind as usize](&mut t, token);
        kinds.by_ref().take(token.len()).for_each(|k| *k = kind);
        rest = tail;
    }
    let Totals { depth, deepest, digits, values } = t;
    unsafe { *totals.add(i) = [depth as u32, deepest as u32, digits, values.wrapping_add(MACHINE.used as u32)] };
}
