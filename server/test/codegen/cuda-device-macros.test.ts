/**
 * What cuda-oxide's device library has beside functions of one instruction: `gpu_printf!` and
 * `ptx_asm!`, launch contexts, views of slices, constant memory, halves as atomics, and matrices of
 * warps and of tensor memory.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type LaunchArg, runPtx } from '../../src/emulate/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';
import { testEngine } from './engine.ts';

const FOLDER = 'server/prelude/devices/cuda_device';

interface Buffer {
  readonly name: string;
  readonly values: readonly number[];
  readonly type?: 'u32' | 'f32' | 'u16';
}

describe("cuda-oxide's macros, views and matrices", () => {
  const engine = testEngine();

  const emitted = (source: string, cpu = 'sm_90') => {
    engine.setFile('/lib.rs', source);
    return engine.emit('/lib.rs', 'ptx', { cpu });
  };
  const emit = (source: string, cpu?: string): string => {
    const { text, problems } = emitted(source, cpu);
    assert.deepEqual(problems, []);
    return text;
  };
  /** The first problem of a kernel. */
  const problemOf = (source: string): string => emitted(source).problems[0]?.message ?? '';

  const accepted = (ptxas: string, text: string, cpu: string): void => {
    const { status, stderr, stdout } = spawnSync(
      ptxas,
      [`-arch=${cpu}`, '-c', '-', '-o', '/dev/null'],
      {
        input: text,
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0, `${stderr}${stdout}`.slice(0, 2000));
  };

  /** Runs kernel `k`; what is in its buffers then, and what it printed. */
  const run = (source: string, threads: number, buffers: readonly Buffer[]) => {
    const {
      buffers: after,
      diagnostics,
      stdout: printed,
    } = runPtx(
      emit(source),
      {
        launches: [
          {
            kernel: 'k',
            grid: [1, 1, 1],
            block: [threads, 1, 1],
            args: buffers.flatMap(({ name, values, type = 'u32' }): LaunchArg[] => [
              {
                name,
                buffer: type,
                length: values.length,
                role: 'inout',
                init: { gen: 'values', values },
              },
              { name: `${name}_len`, scalar: 'u64', value: values.length },
            ]),
          },
        ],
      },
      {},
    );
    assert.deepEqual(diagnostics, []);
    const read = (name: string, type: Buffer['type']): number[] => {
      const { buffer } = new Uint8Array(after[0]!.get(name)!);
      const array = { u32: Uint32Array, f32: Float32Array, u16: Uint16Array }[type ?? 'u32'];
      return [...new array(buffer)];
    };
    return { values: buffers.map(({ name, type }) => read(name, type)), printed };
  };

  it('prints in the words of C, with values as upstream packs them', () => {
    const { printed } = run(
      `use cuda_device::*;
#[kernel]
pub fn k(out: DisjointSlice<u32>) {
  let (x, y): (i32, f32) = (-42, 3.5);
  gpu_printf!("plain, 100%, {{braces}}\\n");
  let n = gpu_printf!("{} [{:8}] {:08} {:-4}| {:+} {:x} {:#X} {:.2f} {:e}\\n", x, x, 42, 7, true as i32, 255u32, 255u64, y, 1234.5f64);
  gpu_printf!("{:*d} {:c} {:s} {}\\n", 6, x, 65u8, "text", n);
}`,
      1,
      [{ name: 'out', values: [0] }],
    );
    assert.equal(
      printed,
      'plain, 100%, {braces}\n-42 [     -42] 00000042 7   | +1 ff 0XFF 3.50 1.234500e+03\n   -42 A text 9\n',
    );
  });

  const WRONG: readonly (readonly [call: string, message: string])[] = [
    ['gpu_printf!("{} {}", 1)', 'format string requires 2 arguments but 1 were supplied'],
    ['gpu_printf!("}")', 'Unmatched `}` in format string'],
    ['gpu_printf!("{")', 'Unclosed format placeholder `{`'],
    ['ptx_asm!("mov.u32 %0, %laneid;", out("=r") x)', 'must be escaped as `%%laneid`'],
    ['ptx_asm!("mov.u32 %1, 0;", out("=r") x)', 'placeholder `%1` has no matching operand'],
    [
      'ptx_asm!("mov.u32 %0, 0;", out("r") x)',
      '`out` constraints must use output syntax such as `"=r"`',
    ],
    ['ptx_asm!("", in("r") 1u32, out("=r") x)', '`out` operands must appear before `in` operands'],
    ['ptx_asm!("", options(register_only))', 'requires an `out` or `inout` operand'],
    ['ptx_asm!("", lateout("=r") x)', 'unsupported ptx_asm! operand `lateout`'],
    ['ptx_asm!("", options(pure))', 'unsupported ptx_asm! option `pure`'],
    ['ptx_asm!("", clobber("r1"))', 'only `clobber("memory")`'],
  ];
  for (const [call, message] of WRONG)
    it(`refuses ${call}`, () => {
      const problem = problemOf(`use cuda_device::*;
#[kernel]
pub fn k(out: *mut u32) { let mut x: u32 = 0; unsafe { ${call}; *out = x; } }`);
      assert.ok(problem.includes(message), problem);
    });

  it('takes PTX with the operands of CUDA C++', () => {
    const { values } = run(
      `use cuda_device::*;
#[kernel]
pub fn k(mut out: DisjointSlice<u32>) {
  if let Some((slot, idx)) = out.get_mut_indexed() {
    const MODE: &[u8; 6] = b".wide\\0";
    let i = idx.get() as u32;
    let (doubled, lane): (u32, u32); let wide: u64; let mut sum = i + 10; let mut scale = i as f32 * 0.5;
    unsafe {
      ptx_asm!("add.u32 %0, %2, %2; mov.u32 %1, %%laneid;", out("=r") doubled, out("=r") lane, in("r") i);
      ptx_asm!("mul%1.u32 %0, %2, %3;", out("=l") wide, in("C") MODE, in("r") i + 65_537, in("r") 65_536u32, options(register_only));
      ptx_asm!("{ add.u32 %0, %0, %2; add.f32 %1, %1, %1; }", inout("+r") sum, inout("+f") scale, in("n") 100);
      ptx_asm!("membar.gl;", clobber("memory"));
    }
    *slot = doubled + lane + (wide >> 16) as u32 + sum + scale as u32;
  }
}`,
      40,
      [{ name: 'out', values: Array(40).fill(0) }],
    );
    assert.deepEqual(
      values[0],
      Array.from({ length: 40 }, (_, i) => 2 * i + (i % 32) + i + 65_537 + i + 110 + i),
    );
  });

  it('gives elements, runs and tiles by the launch context', () => {
    const { values } = run(
      `use cuda_device::*;
#[kernel(launch_context = lc)]
#[launch_contract(domain = 1, coordinates = u32, block = (8, 1, 1))]
pub fn k(mut one: DisjointSlice<u32>, mut four: DisjointSlice<u32, LinearTiles<4>>, mut warps: DisjointSlice<u32, WarpIndex>) {
  let i = thread::index_1d_u32(lc);
  let n = i.get();
  if let Some(mut element) = one.element_thread32(i) { let was = element.read(); element.write(was * 3 + n); }
  if let Some(mut run) = four.thread_run32(thread::index_1d_u32(lc)) {
    for k in 0..run.len() { if let Some(mut slot) = run.at(k) { let was = slot.read(); slot.write(was + n * 10 + k); } }
  }
  if let Some(w) = thread::warp_index() && let Some(slot) = warps.get_mut(w) { *slot = 77; }
}`,
      8,
      [
        { name: 'one', values: [1, 2, 3, 4, 5] },
        { name: 'four', values: Array(10).fill(1000) },
        { name: 'warps', values: [0, 0] },
      ],
    );
    assert.deepEqual(values, [
      [3, 7, 11, 15, 19],
      [1000, 1001, 1002, 1003, 1010, 1011, 1012, 1013, 1020, 1021],
      [77, 0],
    ]);
  });

  it('reads rows and columns of a matrix side by side', () => {
    const { values } = run(
      `use cuda_device::*;
#[kernel(launch_context = lc)]
#[launch_contract(domain = 2, coordinates = u32, block = (6, 1, 1))]
pub fn k(m: &[f32], mut out: DisjointSlice<f32, RowMajorTiles<1, 1, 6>>) {
  let at = thread::coord_2d_u32(lc);
  let view = MatrixView32::new(m, 3);
  let sum = if let Some(row) = view.row(at.col() / 2, 2) && let Some(col) = view.col(at.col() % 3, 2) && let Some(pairs) = row.zip_exact(col) {
    let mut sum = 0.0; for (x, y) in pairs { sum += x * y; } sum
  } else { -1.0 };
  if let Some(mut cell) = out.tile_2d32(at) { cell.at_const::<0, 0>().write(sum); }
}`,
      6,
      [
        { name: 'm', values: [1, 2, 3, 4, 5, 6], type: 'f32' },
        { name: 'out', values: Array(6).fill(9), type: 'f32' },
      ],
    );
    assert.deepEqual(values[1], [1 + 8, 2 + 10, 12 + 30, 4 + 20, -1, -1]);
  });

  const CONTRACTS: readonly (readonly [contract: string, call: string])[] = [
    ['', 'index_1d_u32'],
    ['#[launch_contract(domain = 2, coordinates = u32, block = (8, 8, 1))]', 'index_1d_u32'],
    ['#[launch_contract(domain = 1, block = (8, 1, 1))]', 'index_1d_u32'],
    ['#[launch_contract(domain = 1, coordinates = u32, block = (8, 1, 1))]', 'coord_2d_u32'],
  ];
  for (const [contract, call] of CONTRACTS)
    it(`refuses ${call} with ${contract === '' ? 'no contract' : contract}`, () => {
      const problem = problemOf(`use cuda_device::*;
#[kernel(launch_context = lc)]
${contract}
pub fn k(out: *mut u32) { let i = thread::${call}(lc); unsafe { *out = 0; } }`);
      assert.match(problem, /^rustc refuses this: E0308: mismatched types/);
    });

  it('adds halves one at a time', () => {
    const { values } = run(
      `#![feature(f16)]
use cuda_device::{*, atomic::*};
#[kernel]
pub fn k(cells: &[f16], mut old: DisjointSlice<u32>) {
  let cell = |i: usize| unsafe { &*(cells.as_ptr().add(i) as *const DeviceAtomicF16) };
  let was = cell(0).fetch_add(0.5, AtomicOrdering::Relaxed);
  cell(1).fetch_sub(1.0, AtomicOrdering::AcqRel);
  let swapped = cell(2).swap(8.0, AtomicOrdering::SeqCst);
  let i = thread::index_1d();
  if let Some(slot) = old.get_mut(i) { *slot = (was as f32 * 2.0) as u32 + (swapped as f32) as u32 * 100; }
}`,
      16,
      [
        { name: 'cells', values: [0, 0x4c00, 0x4700], type: 'u16' },
        { name: 'old', values: Array(16).fill(0) },
      ],
    );
    // 8 and 0 are what sixteen threads make of 0 and 16; 7 was there and came back once.
    assert.deepEqual(values[0], [0x4800, 0, 0x4800]);
    const seen = values[1]!;
    assert.deepEqual(
      seen.map((v) => v % 100).sort((a, b) => a - b),
      Array.from({ length: 16 }, (_, i) => i),
    );
    assert.deepEqual(seen.map((v) => Math.floor(v / 100)).sort(), [7, ...Array(15).fill(8)]);
  });

  it('places constants where the host writes them', function () {
    const text = emit(`use cuda_device::{*, constant};
#[constant]
static C: ConstantMemory<[f32; 4]> = ConstantMemory::UNINIT;
#[kernel]
pub fn k(mut out: DisjointSlice<f32>) {
  let i = thread::index_1d();
  let [a, b, _, _] = C.get();
  if let Some(slot) = out.get_mut(i) { *slot = a + b; }
}`);
    assert.match(text, /^\.const \.align 4 \.b8 \w+C\w*\[16\]/m);
    assert.match(text, /ld\.const\.b32/);
    accepted(requireTool(this, 'ptxas'), text, 'sm_90');
  });

  /** Functions of one family with how often each argument's register is taken. */
  const products = (
    pattern: RegExp,
  ): readonly { name: string; text: string; sparse: boolean }[] => {
    const out: { name: string; text: string; sparse: boolean }[] = [];
    let sparse = false;
    for (const line of readRepo(`${FOLDER}/wmma.rs`).split('\n')) {
      if (/^(?:sparse_)?products! \{/.test(line)) sparse = line.startsWith('sparse');
      const [, name, text] = /^ {4}(mma_\w+) = "(.*)";$/.exec(line) ?? [];
      if (name !== undefined && pattern.test(text!)) out.push({ name, text: text!, sparse });
    }
    return out;
  };

  const FAMILIES: readonly (readonly [what: string, pattern: RegExp, cpu: string])[] = [
    ['floats and integers', /^mma(?:\.sp)?\.sync\.(?!.*kind::)/, 'sm_90'],
    ['ordered metadata of integers', /^mma\.sp::(?!.*kind::)/, 'sm_90'],
    ['eight bits and fewer', /kind::/, 'sm_120a'],
  ];
  for (const [what, pattern, cpu] of FAMILIES)
    it(`matrix products of ${what} come out, accepted by ptxas for ${cpu}`, function () {
      const rows = products(pattern);
      assert.ok(rows.length > 30);
      const calls = rows.map(
        ({ name, sparse }) =>
          `black_box(wmma::${name}(zeroed(), zeroed(), zeroed()${sparse ? ', v, 0' : ''}));`,
      );
      const text = emit(
        `use cuda_device::{*, wmma}; use core::{hint::black_box, mem::zeroed};
#[kernel]
pub unsafe fn k(v: u32) { unsafe { ${calls.join('\n')} } }`,
        cpu,
      );
      for (const { text: instruction } of rows)
        assert.ok(text.includes(`${instruction} {`), instruction);
      accepted(requireTool(this, 'ptxas'), text, cpu);
    });

  it('matrices between lanes and shared memory come out', function () {
    const text = emit(`use cuda_device::{*, wmma::*};
#[kernel]
pub unsafe fn k(out: *mut u32) { unsafe {
  static mut S: SharedArray<u32, 128, 16> = SharedArray::UNINIT;
  let at = (&raw const S as *const u32).add(thread::threadIdx_x() as usize * 4);
  let (a, b) = (ldmatrix_x2(at), ldmatrix_x4_trans(at));
  let c = mma_m8n8k4_f64([0.0; 2], 1.0, 2.0);
  *out = movmatrix_trans_b16(ldmatrix_x1(at)) + a[1] + b[3] + c[1] as u32;
} }`);
    assert.match(text, /ldmatrix\.sync\.aligned\.m8n8\.x4\.trans\.shared\.b16 \{/);
    accepted(requireTool(this, 'ptxas'), text, 'sm_90');
  });

  it('products of a warpgroup come out', function () {
    const text = emit(
      `use cuda_device::{*, wgmma::*};
#[kernel]
pub unsafe fn k(out: *mut f32) { unsafe {
  static mut S: SharedArray<u8, 256, 128> = SharedArray::UNINIT;
  let d = make_smem_desc(&raw const S as *const u8);
  let mut acc = zero_accumulator();
  wgmma_fence(); wgmma_mma_m64n64k16_f32_bf16(&mut acc, d, d); wgmma_commit_group(); wgmma_wait_group::<0>();
  *out = acc[3][7];
} }`,
      'sm_90a',
    );
    assert.match(
      text,
      /wgmma\.mma_async\.sync\.aligned\.m64n64k16\.f32\.bf16\.bf16 \{(?:%r\d+,\s+){31}%r\d+\}/,
    );
    accepted(requireTool(this, 'ptxas'), text, 'sm_90a');
  });

  const SHAPES: readonly (readonly [shape: string, times: readonly number[], per: number])[] = [
    ['16x64b', [1, 2, 4, 8, 16, 32, 64, 128], 1],
    ['16x128b', [1, 2, 4, 8, 16, 32, 64], 2],
    ['16x256b', [1, 2, 4, 8, 16, 32], 4],
    ['32x32b', [1, 2, 4, 8, 16, 32, 64, 128], 1],
    ['16x32bx2', [1, 2, 4, 8, 16, 32, 64, 128], 1],
  ];
  for (const [shape, times, per] of SHAPES)
    it(`tensor memory is loaded and stored as ${shape}`, function () {
      const generics = shape === '16x32bx2' ? '::<16>' : '';
      const calls = times.flatMap((n) => {
        const zero = n * per === 1 ? '0' : `CuSimd::new([0; ${n * per}])`;
        return [
          `black_box(tcgen05_ld_${shape}_x${n}_raw${generics}(t));`,
          `black_box(tcgen05_ld_${shape}_x${n}_pack16${generics}(t));`,
          `tcgen05_st_${shape}_x${n}_raw${generics}(t, ${zero});`,
          `tcgen05_st_${shape}_x${n}_unpack16${generics}(t, ${zero});`,
        ];
      });
      const text = emit(
        `use cuda_device::{*, tcgen05::*}; use core::hint::black_box;
#[kernel]
pub unsafe fn k(t: u32) { unsafe { ${calls.join('\n')} } }`,
        'sm_100a',
      );
      for (const n of times)
        assert.ok(text.includes(`tcgen05.ld.sync.aligned.${shape}.x${n}.pack::16b.b32 {`));
      accepted(requireTool(this, 'ptxas'), text, 'sm_100a');
    });

  for (const group of [1, 2])
    it(`tensor memory is copied and multiplied, ${group} block(s)`, function () {
      const cg = group === 1 ? '' : '_cg2';
      const copies = [
        '128x128b',
        '128x256b_b4x16_p64',
        '32x128b_warpx4',
        '4x256b_b6x16_p32',
        '64x128b_warpx2_01_23',
        '64x128b_warpx2_02_13_b4x16_p64',
      ]
        .map((shape) => `tcgen05_cp_${shape}${cg}(d, b);`)
        .join(' ');
      const single =
        group === 1
          ? `tcgen05_mma_ws_shared::<0, 0, 0>(d, a, b, i, false); tcgen05_mma_ws_sp_tensor_zero_col_mask::<1, 2, 3>(d, t, b, i, true, t, a);
  tcgen05_mma_ws_tensor::<3, 3, 1>(d, t, b, i, true); tcgen05_mma_ws_e4m3(d, t, a, b, i, false); tcgen05_mma_ws_tf32(d, t, a, b, i, false);`
          : '';
      const text = emit(
        `use cuda_device::{*, tcgen05::*};
#[kernel]
pub unsafe fn k(d: u32, t: u32, a: u64, b: u64, i: u32) { unsafe {
  ${copies} tcgen05_shift_down${cg}(d);
  tcgen05_mma_shared::<0, ${group}, 0>(d, a, b, i, false); tcgen05_mma_tensor_ashift::<1, ${group}, 1>(d, t, b, i, true);
  tcgen05_mma_sp_shared::<2, ${group}, 2>(d, a, b, i, true, t); ${single}
} }`,
        'sm_100a',
      );
      assert.ok(
        text.includes(`tcgen05.mma.sp.cta_group::${group}.kind::f8f6f4.collector::a::fill [`),
      );
      accepted(requireTool(this, 'ptxas'), text, 'sm_100a');
    });
});
