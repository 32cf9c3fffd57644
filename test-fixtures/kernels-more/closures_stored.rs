//! Closures in structs, returned, composed, by reference and behind dyn; function pointers as generic arguments.

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

struct Pipeline<F, G> {
    first: F,
    then: G,
    calls: u32,
}

impl<F, G> Pipeline<F, G> {
    fn call<A, B, C>(&mut self, a: A) -> C
    where
        F: FnMut(A) -> B,
        G: FnMut(B) -> C,
    {
        self.calls += 1;
        let b = (self.first)(a);
        (self.then)(b)
    }
}

fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |a| g(f(a))
}

fn adder(n: i32) -> impl Fn(i32) -> i32 + Copy {
    move |x| x.wrapping_add(n)
}

fn polynomial<const N: usize>(c: [i32; N]) -> impl Fn(i32) -> i32 {
    move |x| {
        c.iter()
            .rev()
            .fold(0, |acc, &k| acc.wrapping_mul(x).wrapping_add(k))
    }
}

fn choose<'a>(
    which: u32,
    up: &'a dyn Fn(i32) -> i32,
    down: &'a (dyn Fn(i32) -> i32 + 'a),
) -> &'a dyn Fn(i32) -> i32 {
    if which % 2 == 0 { up } else { down }
}

fn apply_n(f: &mut dyn FnMut(i32) -> bool, n: i32) -> i32 {
    (0..n).take_while(|&i| f(i)).count() as i32
}

fn fix<A: Copy, R>(f: &dyn Fn(&dyn Fn(A) -> R, A) -> R, a: A) -> R {
    f(&|x| fix(f, x), a)
}

fn once<T>(f: impl FnOnce() -> T) -> T {
    f()
}

struct Event<'a> {
    threshold: i32,
    action: &'a mut dyn FnMut(i32),
}

impl Event<'_> {
    fn fire(&mut self, v: i32) -> bool {
        let due = v > self.threshold;
        if due {
            (self.action)(v);
        }
        due
    }
}

fn map_pair<T, U>((a, b): (T, T), mut f: impl FnMut(T) -> U) -> (U, U) {
    let first = f(a);
    (first, f(b))
}

fn derivative<F>(f: F, h: f32) -> impl Fn(f32) -> f32
where
    F: Fn(f32) -> f32,
{
    move |x| (f(x + h) - f(x - h)) / (2.0 * h)
}

fn newton(f: impl Fn(f32) -> f32 + Copy, start: f32) -> f32 {
    let slope = derivative(f, 0.125);
    (0..6).fold(start, |x, _| x - f(x) / slope(x))
}

struct Counter<F: Fn(u32) -> u32 = fn(u32) -> u32> {
    state: u32,
    step: F,
}
impl<F: Fn(u32) -> u32> Iterator for Counter<F> {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.state = (self.step)(self.state);
        Some(self.state)
    }
}

fn collatz(n: u32) -> u32 {
    if n % 2 == 0 {
        n / 2
    } else {
        n.wrapping_mul(3) + 1
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn closures(
    input: *const i32,
    n: usize,
    out: *mut [i32; 12],
    roots: *mut f32,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let x = unsafe { *input.add(i) };
    let offset = i as i32;

    let mut seen = 0u32;
    let mut pipe = Pipeline {
        first: |v: i32| {
            seen |= 1 << (v & 31);
            v as i64 * 3
        },
        then: |w: i64| (w ^ offset as i64) as i32,
        calls: 0,
    };
    let piped = (0..5).map(|k| pipe.call(x + k)).fold(0, i32::wrapping_add);
    let calls = pipe.calls;

    let chain = compose(
        adder(offset),
        compose(polynomial([1, -2, 3]), |v| (v, v % 10)),
    );
    let (value, digit) = chain(x % 50);

    let up = |v: i32| v.wrapping_mul(2);
    let down = |v: i32| v / 2 - offset;
    let picked = (0..4).fold(x, |v, k| choose(k ^ i as u32, &up, &down)(v));

    let mut budget = 20;
    let steps = apply_n(
        &mut |k| {
            budget -= k;
            budget > 0
        },
        x.rem_euclid(12),
    );

    let fib = fix(
        &|me, n: u32| if n < 2 { n } else { me(n - 1) + me(n - 2) },
        i as u32 % 9,
    );

    let text = [x as u8, 2, 3];
    let moved = once(move || text.iter().map(|&b| i32::from(b)).sum::<i32>());

    let mut log = [0i32; 3];
    let mut at = 0;
    let mut record = |v: i32| {
        log[at % 3] ^= v;
        at += 1;
    };
    let mut event = Event {
        threshold: 10,
        action: &mut record,
    };
    let fired = [x, 11, 5, offset]
        .into_iter()
        .filter(|&v| event.fire(v))
        .count() as i32;

    let mut total = 0;
    let pair = map_pair((x % 7, offset), |v| {
        total += v;
        total * v
    });
    let table: [(&str, fn(i32, i32) -> i32); 3] = [
        ("add", i32::wrapping_add),
        ("min", Ord::min),
        ("sub", |a, b| a - b),
    ];
    let (name, f) = table[i % 3];
    let mut plain: Counter = Counter {
        state: i as u32 + 7,
        step: collatz,
    };
    let mut own = Counter {
        state: 1,
        step: |s| s.wrapping_mul(5) ^ offset as u32,
    };

    let results = [
        piped,
        calls as i32 + seen as i32,
        value,
        digit,
        picked,
        steps * 100 + budget,
        fib as i32,
        moved,
        fired * 1000 + log.iter().sum::<i32>(),
        pair.0 ^ pair.1,
        f(x, offset) + name.len() as i32,
        plain.by_ref().take_while(|&v| v != 1).count() as i32 + own.nth(3).unwrap_or(0) as i32,
    ];
    unsafe {
        *out.add(i) = results;
        *roots.add(i) = newton(|v| v * v - (1 + i) as f32, 2.0);
    }
}
