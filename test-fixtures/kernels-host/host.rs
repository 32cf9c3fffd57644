//! A grid of threads of the system: the host's side of a kernel file's `mod gpu`.
use std::cell::Cell;
use std::io::{Read, Write};
use std::sync::Barrier;
use std::sync::atomic::{AtomicU64, Ordering};

type Size = (u32, u32, u32);

#[derive(Clone, Copy)]
struct Place {
    thread: Size,
    block: Size,
    block_size: Size,
    grid: Size,
    memory: usize,
    barrier: usize,
    warp: usize,
}

/// Threads of a warp as the kernels see it, on devices with wider waves too.
const LANES: usize = 32;

/// What the lanes of one warp show each other.
struct Warp {
    shown: [AtomicU64; LANES],
    barrier: Barrier,
    lanes: usize,
}

thread_local! {
    static PLACE: Cell<Option<Place>> = const { Cell::new(None) };
}

fn place() -> Place {
    PLACE.get().expect("only kernels ask for their place")
}
pub fn thread_idx() -> Size {
    place().thread
}
pub fn block_idx() -> Size {
    place().block
}
pub fn block_dim() -> Size {
    place().block_size
}
pub fn grid_dim() -> Size {
    place().grid
}
pub fn barrier() {
    unsafe { &*(place().barrier as *const Barrier) }.wait();
}
pub fn workgroup_mem() -> *mut u8 {
    place().memory as *mut u8
}

fn linear() -> usize {
    let Place { thread, block_size, .. } = place();
    ((thread.2 * block_size.1 + thread.1) * block_size.0 + thread.0) as usize
}
/// Place of the thread in its warp.
pub fn lane() -> u32 {
    (linear() % LANES) as u32
}
/// Each lane of the warp shows a value; all lanes that there are see all of them.
pub fn show(value: u64) -> Vec<u64> {
    let warp = unsafe { &*(place().warp as *const Warp) };
    warp.shown[lane() as usize].store(value, Ordering::SeqCst);
    warp.barrier.wait();
    let seen = warp.shown[..warp.lanes].iter().map(|v| v.load(Ordering::SeqCst)).collect();
    warp.barrier.wait();
    seen
}

fn each(size: Size) -> impl Iterator<Item = Size> {
    (0..size.2).flat_map(move |z| (0..size.1).flat_map(move |y| (0..size.0).map(move |x| (x, y, z))))
}

/// Runs the blocks one after the other, the threads of a block at the same time. A thread that is done early leaves the
/// barrier alone: whole blocks return before the first barrier, and single threads after the last.
pub fn run(grid: Size, block: Size, memory: usize, kernel: impl Fn() + Sync) {
    for index in each(grid) {
        let mut words = vec![0xa5a5_a5a5_a5a5_a5a5_a5a5_a5a5_a5a5_a5a5u128; memory / 16 + 17];
        let memory = (words.as_mut_ptr() as usize + 255) & !255;
        let threads = (block.0 * block.1 * block.2) as usize;
        let warps: Vec<Warp> = (0..threads)
            .step_by(LANES)
            .map(|first| {
                let lanes = LANES.min(threads - first);
                Warp { shown: Default::default(), barrier: Barrier::new(lanes), lanes }
            })
            .collect();
        let warps = warps.as_slice();
        let barrier = Barrier::new(threads);
        let barrier = &barrier as *const Barrier as usize;
        std::thread::scope(|scope| {
            for (i, thread) in each(block).enumerate() {
                let warp = &raw const warps[i / LANES] as usize;
                let kernel = &kernel;
                scope.spawn(move || {
                    PLACE.set(Some(Place { thread, block: index, block_size: block, grid, memory, barrier, warp }));
                    kernel();
                });
            }
        });
    }
}

/// The arguments of one launch.
pub struct Launch {
    arguments: Vec<Argument>,
}

struct Argument {
    is_buffer: bool,
    words: Vec<[u128; 16]>,
    len: usize,
    address: usize,
}

fn word(input: &mut impl Read) -> usize {
    let mut bytes = [0; 8];
    input.read_exact(&mut bytes).unwrap();
    u64::from_le_bytes(bytes) as usize
}

impl Launch {
    pub fn read(input: &mut impl Read) -> Launch {
        let arguments = (0..word(input))
            .map(|_| {
                let (kind, len) = (word(input), word(input));
                let mut words = vec![[0u128; 16]; len / 256 + 2];
                let address = (words.as_mut_ptr() as usize + 255) & !255;
                let bytes = unsafe { std::slice::from_raw_parts_mut(address as *mut u8, len) };
                input.read_exact(bytes).unwrap();
                Argument { is_buffer: kind == 1, words, len, address }
            })
            .collect();
        Launch { arguments }
    }

    pub fn write(&self, output: &mut impl Write) {
        for a in self.arguments.iter().filter(|a| a.is_buffer) {
            debug_assert!(!a.words.is_empty());
            let bytes = unsafe { std::slice::from_raw_parts(a.address as *const u8, a.len) };
            output.write_all(bytes).unwrap();
        }
        output.flush().unwrap();
    }
}

/// The value of an argument: a pointer to the buffer, or the bytes themselves.
pub fn argument<T>(launch: &Launch, index: usize) -> T {
    let argument = &launch.arguments[index];
    if argument.is_buffer {
        unsafe { (&raw const argument.address).cast::<T>().read_unaligned() }
    } else {
        assert_eq!(size_of::<T>(), argument.len);
        unsafe { (argument.address as *const T).read_unaligned() }
    }
}
