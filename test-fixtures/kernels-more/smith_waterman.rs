//! Local alignment of byte strings (Smith-Waterman) with traceback: enums in arrays, nested patterns, labelled loops.

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

const MAX: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
#[repr(u8)]
enum Step {
    #[default]
    Stop,
    Diagonal = b'\\',
    Up = b'^',
    Left = b'<',
}

#[derive(Clone, Copy, Default)]
struct Cell {
    score: i16,
    step: Step,
}

fn similarity(a: u8, b: u8) -> i16 {
    match (a, b) {
        (x, y) if x == y => 5,
        (b'A', b'G') | (b'G', b'A') | (b'C', b'T') | (b'T', b'C') => 1,
        (b'N', _) | (_, b'N') => 0,
        (b'a'..=b'z', y @ b'A'..=b'Z') if a.to_ascii_uppercase() == y => 4,
        (x @ b'A'..=b'Z', b'a'..=b'z') if x.eq_ignore_ascii_case(&b) => 4,
        _ => -3,
    }
}

struct Alignment {
    score: i16,
    from: (usize, usize),
    to: (usize, usize),
    steps: [Step; 2 * MAX],
    len: usize,
}

impl Alignment {
    fn ops(&self) -> impl DoubleEndedIterator<Item = &Step> + '_ {
        self.steps[..self.len].iter()
    }
}

fn align(a: &[u8], b: &[u8]) -> Option<Alignment> {
    const GAP: i16 = 4;
    let mut table = [[Cell::default(); MAX + 1]; MAX + 1];
    let mut best = (0i16, 0usize, 0usize);
    for (i, &x) in (1..).zip(a) {
        for (j, &y) in (1..).zip(b) {
            let candidates = [
                (table[i - 1][j - 1].score + similarity(x, y), Step::Diagonal),
                (table[i - 1][j].score - GAP, Step::Up),
                (table[i][j - 1].score - GAP, Step::Left),
                (0, Step::Stop),
            ];
            let (score, step) = candidates
                .into_iter()
                .rev()
                .max_by_key(|&(score, step)| (score, step != Step::Stop))
                .unwrap();
            table[i][j] = Cell { score, step };
            if score > best.0 {
                best = (score, i, j);
            }
        }
    }
    let (score, mut i, mut j) = best;
    if score == 0 {
        return None;
    }
    let mut found = Alignment {
        score,
        from: (0, 0),
        to: (i, j),
        steps: [Step::Stop; 2 * MAX],
        len: 0,
    };
    found.from = 'walk: loop {
        let cell @ Cell { step, .. } = table[i][j];
        match step {
            Step::Stop => break 'walk (i, j),
            Step::Diagonal => {
                i -= 1;
                j -= 1;
            }
            Step::Up => i -= 1,
            Step::Left => j -= 1,
        }
        debug_assert!(cell.score > 0);
        found.steps[found.len] = step;
        found.len += 1;
    };
    Some(found)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn smith_waterman(
    left: *const u8,
    right: *const u8,
    len: u32,
    pairs: u32,
    scores: *mut i16,
    ranges: *mut [u8; 4],
    trace: *mut u8,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= pairs as usize {
        return;
    }
    let len = len as usize;
    let (a, b) = unsafe {
        (
            core::slice::from_raw_parts(left.add(i * len), len),
            core::slice::from_raw_parts(right.add(i * len), len),
        )
    };
    let b = b
        .split(|&c| c == b'-')
        .max_by_key(|part| part.len())
        .unwrap_or(b);
    let trace = unsafe { core::slice::from_raw_parts_mut(trace.add(i * 2 * MAX), 2 * MAX) };
    trace.fill(b' ');
    let Some(found) = align(a, b) else {
        unsafe { *scores.add(i) = -1 };
        return;
    };
    for (to, &step) in trace.iter_mut().zip(found.ops().rev()) {
        *to = step as u8;
    }
    let Alignment {
        from: (fi, fj),
        to: (ti, tj),
        score,
        ..
    } = found;
    unsafe {
        *scores.add(i) = score;
        *ranges.add(i) = [fi, fj, ti, tj].map(|v| v as u8);
    }
}
