/**
 * Examples of the reference of launch specs: each is printed there, and each is run by a test.
 */

export interface SpecExample {
  readonly title: string;
  /** Before the code. */
  readonly words: string;
  /** The kernel, without what every file of its dialect begins with. */
  readonly code: string;
  readonly dialect: 'gpu-kernel' | 'cuda-oxide' | 'mlir';
  /** Text of the spec, as people write it. */
  readonly spec: string;
  /** Behind it. */
  readonly after?: string;
  /** Files of NumPy beside the spec: 32-bit floats. */
  readonly npy?: Readonly<Record<string, readonly number[]>>;
}

export const SPEC_EXAMPLES: readonly SpecExample[] = [
  {
    title: 'Slices, and sizes by expressions',
    words:
      'A slice is one argument. Sizes of the launch may be expressions of its numbers, and so may lengths.',
    dialect: 'gpu-kernel',
    code: `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn blend(a: &[f32], b: &[f32], out: *mut f32, n: u32, t: f32) {
    let i = index();
    if i < n as usize { unsafe { *out.add(i) = a[i] + t * (b[i] - a[i]) } }
}`,
    spec: `{
  "kernel": "blend",
  "grid": "div_ceil(n, 64)",
  "block": 64,
  "args": { "n": 150, "t": 0.25, "a": "[i; n]", "b": "[random(1, -1, 1); a.len]", "out": "[0; n]" },
  "expected": { "out": { "value": "a[i] + t * (b[i] - a[i])", "ulp": 2 } }
}`,
  },
  {
    title: 'References',
    words:
      'A reference points to one value, so that a value alone is enough: a number, a list for an array, an object for a struct.',
    dialect: 'gpu-kernel',
    code: `use core::sync::atomic::{AtomicU32, Ordering};
#[repr(C)] pub struct Limits { low: i32, high: i32 }

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count(x: &[i32], limits: &Limits, weights: &[u32; 3], seen: &AtomicU32) {
    let i = index();
    if i < x.len() && x[i] >= limits.low && x[i] < limits.high {
        seen.fetch_add(weights[i % 3], Ordering::Relaxed);
    }
}`,
    spec: `{
  "kernel": "count",
  "grid": 2,
  "args": { "x": "[i - 20; 100]", "limits": { "low": 0, "high": 30 }, "weights": [1, 1, 1], "seen": 0 },
  "expected": { "seen": 30 }
}`,
  },
  {
    title: 'Structs with pointers, and `memory`',
    words:
      'A pointer in a struct takes a buffer of its own, which is called by its path, `job.src`; or `{"same": "NAME"}`, the buffer of another argument or one of `memory`. What `memory` holds has the type that these pointers point to. A field that is left out is made up.',
    dialect: 'gpu-kernel',
    code: `#[repr(C)] pub struct Job { src: *const f32, dst: *mut f32, n: u32, factor: f32 }

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scale(job: Job) {
    let i = index();
    if i < job.n as usize { unsafe { *job.dst.add(i) = job.factor * *job.src.add(i) } }
}`,
    spec: `{
  "launches": [
    {
      "kernel": "scale",
      "grid": 2,
      "args": { "job": { "src": "[i; 100]", "dst": "[0; 100]", "n": 100, "factor": 2.5 } },
      "expected": { "job.dst": "job.factor * job.src[i]" }
    },
    {
      "kernel": "scale",
      "grid": 2,
      "memory": { "x": "[i * 0.5; 100]" },
      "args": { "job": { "src": { "same": "x" }, "dst": { "same": "x" }, "n": 100, "factor": 3 } },
      "expected": { "x": "3 * x[i]" }
    }
  ]
}`,
  },
  {
    title: 'Buffers of structs with pointers, and pointers to pointers',
    words:
      'A list has an object for each element. The buffers that they point to are in `memory`, or written in place, as `jobs[0].src`.',
    dialect: 'gpu-kernel',
    code: `#[repr(C)] pub struct Part { src: *const u8, n: u32 }

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sums(parts: *const Part, rows: *const *mut u32) {
    let (b, t) = unsafe { (_block_idx_x() as usize, _thread_idx_x()) };
    let part = unsafe { &*parts.add(b) };
    if t == 0 {
        let mut sum = 0;
        for k in 0..part.n as usize { sum += unsafe { *part.src.add(k) } as u32 }
        unsafe { *(*rows.add(b)) = sum };
    }
}`,
    spec: `{
  "kernel": "sums",
  "grid": 2,
  "memory": { "bytes": "[i; 10]", "first": [0], "second": [0] },
  "args": {
    "parts": [{ "src": { "same": "bytes" }, "n": 10 }, { "src": [1, 2, 3], "n": 3 }],
    "rows": [{ "same": "first" }, { "same": "second" }]
  },
  "expected": { "first": 45, "second": [6] }
}`,
  },
  {
    title: 'Buffers of structs',
    words:
      'One object fills all elements: texts in it are expressions of the index of the element. An expression reads a field as `p[i].x`.',
    dialect: 'gpu-kernel',
    code: `#[repr(C)] #[derive(Clone, Copy)] pub struct Particle { x: f32, v: f32, id: u32 }

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn step(p: *mut Particle, dt: f32) {
    let at = unsafe { &mut *p.add(index()) };
    at.x += dt * at.v;
    at.id += 1;
}`,
    spec: `{
  "launches": [
    {
      "kernel": "step",
      "block": 32,
      "args": { "p": { "length": 32, "init": { "x": "i", "v": "random(1)", "id": "2 * i" } }, "dt": 0.5 },
      "expected": { "p": { "value": { "x": "p[i].x + dt * p[i].v", "v": "p[i].v", "id": "2 * i + 1" }, "ulp": 1 } }
    },
    {
      "kernel": "step",
      "block": 2,
      "args": { "p": [{ "x": 1, "v": 2, "id": 7 }, [3, 4, 8]], "dt": 0.5 },
      "expected": { "p": [{ "x": 2, "v": 2, "id": 8 }, [5, 4, 9]] }
    }
  ]
}`,
  },
  {
    title: 'Enums, `bool`, `char`, arrays by value',
    words:
      'A variant goes by its name or its number. A `char` is text of one character, a `bool` is `true` or `false`. Values that a type does not have are refused.',
    dialect: 'gpu-kernel',
    code: `#[repr(u8)] #[derive(Clone, Copy)] pub enum Op { Add, Mul = 4 }

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn apply(op: Op, ops: *const Op, flip: bool, mark: char, w: [u32; 2], y: *mut u32) {
    let i = index();
    let k = if flip { w[1] } else { w[0] };
    let first = match op { Op::Add => k + 2, Op::Mul => k * 2 };
    unsafe { *y.add(i) = match *ops.add(i) { Op::Add => first + 1, Op::Mul => mark as u32 } }
}`,
    spec: `{
  "kernel": "apply",
  "block": 4,
  "args": { "op": "Mul", "ops": ["Add", "Mul", 0, 4], "flip": true, "mark": "é", "w": [5, 6], "y": "[0; 4]" },
  "expected": { "y": [13, "0xe9", 13, 233] }
}`,
  },
  {
    title: 'Large integers',
    words:
      'Integers beyond 2^53 are text. 128 bits have expressions as all others; `random` without bounds gives any number.',
    dialect: 'gpu-kernel',
    code: `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mul(x: *const u128, y: *mut u128, k: u64) {
    let i = index();
    unsafe { *y.add(i) = (*x.add(i)).wrapping_mul(k as u128) }
}`,
    spec: `{
  "kernel": "mul",
  "block": 16,
  "args": { "x": "[random(7) + 2 ** 100; 16]", "y": "[0; 16]", "k": "0xffff_ffff_ffff_fff1" },
  "expected": { "y": "x[i] * k" }
}`,
  },
  {
    title: 'Several launches',
    words:
      '`"from(y)"` is what `y` held after the last launch that has it, for contents and for expected values; `"from(y, 0)"` after launch 0.',
    dialect: 'gpu-kernel',
    code: `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(y: *mut i32, n: u32) {
    let i = index();
    if i < n as usize { unsafe { *y.add(i) = i as i32 * 3 } }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn negate(x: *const i32, y: *mut i32, n: u32) {
    let i = index();
    if i < n as usize { unsafe { *y.add(i) = -*x.add(i) } }
}`,
    spec: `{
  "launches": [
    { "kernel": "fill", "grid": 2, "args": { "y": { "length": 100, "uninitialised": true }, "n": 100 } },
    { "kernel": "negate", "grid": 2, "args": { "x": "from(y)", "y": "[0; 100]", "n": 100 }, "expected": { "y": "-3 * i" } },
    { "kernel": "negate", "grid": 2, "args": { "x": "from(y)", "y": "[0; 100]", "n": 100 }, "expected": { "y": "from(y, 0)" } }
  ]
}`,
  },
  {
    title: 'Ways to expect values',
    words:
      'A list (of the first values), a number for all, an expression, a file, or a function of the crate; with tolerances where floats may differ. Here `y.npy` is beside the spec.',
    dialect: 'gpu-kernel',
    code: `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halve(x: *const f32, y: *mut f32, z: *mut f32, ones: *mut u8) {
    let i = index();
    unsafe { *y.add(i) = *x.add(i) / 2.0; *z.add(i) = *x.add(i) + 0.1; *ones.add(i) = 1 }
}
fn shifted(i: usize, x: &[f32]) -> f32 { x[i] + 0.1 }`,
    npy: { 'x.npy': [0, 1, 2, 3], 'y.npy': [0, 0.5, 1, 1.5] },
    spec: `{
  "launches": [
    {
      "kernel": "halve",
      "block": 4,
      "args": { "x": "x.npy", "y": "[0; 4]", "z": "[0; 4]", "ones": "[0; 4]" },
      "expected": { "y": "y.npy", "z": { "fn": "shifted", "ulp": 1 }, "ones": 1 }
    },
    {
      "kernel": "halve",
      "block": 4,
      "args": { "x": { "file": "x.npy" }, "y": "[0; 4]", "z": "[0; 4]", "ones": "[0; 4]" },
      "expected": { "y": [0, 0.5], "z": { "value": "x[i] + 0.1", "abs": 1e-6 }, "ones": [1, 1, 1, 1] }
    }
  ]
}`,
  },
  {
    title: 'Kernels that are wrong',
    words: '`findings` are the codes that must be found; then the spec passes.',
    dialect: 'gpu-kernel',
    code: `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tail(y: *mut u32, n: u32) {
    let i = index();
    if i <= n as usize { unsafe { *y.add(i) = 1 } }
}`,
    spec: `{ "kernel": "tail", "args": { "y": "[0; n]", "n": 10 }, "findings": ["out-of-bounds"] }`,
  },
  {
    title: 'Row widths',
    words:
      'A `DisjointSlice` in two dimensions whose width the host sets has it as `row_width`, here for rows of `n` elements.',
    dialect: 'cuda-oxide',
    code: `use cuda_device::{kernel, thread, DisjointSlice};

#[kernel]
pub fn outer(a: &[f32], b: &[f32], mut c: DisjointSlice<f32, thread::Runtime2DIndex>) {
    let n = b.len();
    if let Some(at) = thread::index_2d_runtime(&c) {
        let k = at.get();
        if let Some(cell) = c.get_mut(at) { *cell = a[k / n] * b[k % n]; }
    }
}`,
    spec: `{
  "kernel": "outer",
  "grid": [2, 1],
  "block": [4, 4],
  "args": { "a": "[i; 3]", "b": "[i + 1; 5]", "c": { "init": "[0; 3 * 5]", "row_width": "b.len" } },
  "expected": { "c": "a[i / c.row_width] * b[i % c.row_width]" }
}`,
  },
  {
    title: 'Dynamic workgroup memory',
    words: '`workgroup_mem` is its size in bytes.',
    dialect: 'cuda-oxide',
    code: `use cuda_device::{kernel, thread, DisjointSlice, DynamicSharedArray};

#[kernel]
pub fn rotate(x: &[f32], mut out: DisjointSlice<f32>) {
    let tile: *mut f32 = DynamicSharedArray::<f32>::get();
    let (t, size) = (thread::threadIdx_x() as usize, thread::blockDim_x() as usize);
    unsafe { *tile.add(t) = x[thread::index_1d().get()] };
    thread::sync_threads();
    if let Some(cell) = out.get_mut(thread::index_1d()) {
        *cell = unsafe { *tile.add((t + 1) % size) };
    }
}`,
    spec: `{
  "kernel": "rotate",
  "block": 64,
  "workgroup_mem": "4 * 64",
  "args": { "x": "[i * i; 64]", "out": "[0; 64]" },
  "expected": { "out": "x[(i + 1) % len]" }
}`,
  },
  {
    title: 'Tensor maps',
    words:
      'What host code makes with `cuTensorMapEncodeTiled` a spec writes as `tensor_map`, for a `TmaDescriptor`, a pointer to one, or in a list for several. The tensor is a buffer by its name; dimension 0 is the innermost.',
    dialect: 'cuda-oxide',
    code: `use cuda_device::barrier::{mbarrier_arrive_expect_tx, mbarrier_init, mbarrier_try_wait_parity, Barrier};
use cuda_device::barrier::fence_proxy_async_shared_cta;
use cuda_device::tma::{cp_async_bulk_tensor_2d_g2s, TmaDescriptor};
use cuda_device::{kernel, thread, SharedArray};

#[kernel]
pub unsafe fn tile(map: *const TmaDescriptor, out: *mut f32, x: i32, y: i32) {
    static mut TILE: SharedArray<f32, 64, 128> = SharedArray::UNINIT;
    static mut BAR: Barrier = Barrier::UNINIT;
    let t = thread::threadIdx_x();
    unsafe {
        if t == 0 {
            mbarrier_init(&raw mut BAR, 1);
            fence_proxy_async_shared_cta();
        }
        thread::sync_threads();
        if t == 0 {
            cp_async_bulk_tensor_2d_g2s(&raw mut TILE as *mut u8, map, x, y, &raw mut BAR);
            mbarrier_arrive_expect_tx(&raw const BAR, 1, 256);
        }
        while !mbarrier_try_wait_parity(&raw const BAR, 0) {}
        *out.add(t as usize) = TILE[t as usize];
    }
}`,
    spec: `{
  "kernel": "tile",
  "gpu": "sm_90",
  "grid": 1,
  "block": 64,
  "args": {
    "map": { "tensor_map": { "buffer": "image", "dims": [40, 20], "box": [8, 8], "fill": "zeros" } },
    "out": "[0; 64]", "x": 36, "y": 2
  },
  "memory": { "image": { "type": "f32", "init": "[i; 800]" } },
  "expected": { "out": "if(i % 8 < 4, (i / 8 + 2) * 40 + 36 + i % 8, 0)" }
}`,
  },
  {
    title: 'MLIR',
    words:
      'Arguments go by the names of the values without `%`, in the order of the kernel where they have none. `shape` says the sizes that a memref leaves open.',
    dialect: 'mlir',
    code: `gpu.module @kernels {
  gpu.func @scale(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %a: f32) kernel {
    %i = gpu.block_id x
    %j = gpu.thread_id x
    %v = memref.load %x[%i, %j] : memref<?x?xf32>
    %w = arith.mulf %v, %a : f32
    memref.store %w, %y[%i, %j] : memref<?x?xf32>
    gpu.return
  }
}`,
    spec: `{
  "kernel": "scale",
  "grid": 3,
  "block": 8,
  "args": { "x": { "shape": [3, 8], "init": "i" }, "y": { "shape": [3, 8], "init": "zeros" }, "a": 0.5 },
  "expected": { "y": "a * x[i]" }
}`,
  },
];
