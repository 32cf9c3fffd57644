/** Examples of Rust-CUDA. */
import { createHash } from 'node:crypto';
import { type Case, f, N, pointer, product, scalar, slice, unit, up } from './kit.ts';

export const RUST_CUDA: readonly Case[] = [
  {
    crate: 'examples/vecadd/kernels',
    kernel: 'vecadd',
    grid: [1, 1, 1],
    block: [N, 1, 1],
    passed: [
      slice('a', 'f32', up(N, unit)),
      slice(
        'b',
        'f32',
        up(N, (i) => unit(i + 9)),
      ),
      pointer(
        'f32',
        up(N, (i) => f(unit(i) + unit(i + 9))),
      ),
    ],
  },
  {
    crate: 'examples/gemm/kernels',
    kernel: 'gemm_naive',
    grid: [2, 2, 1],
    block: [8, 8, 1],
    tolerance: 1e-6,
    passed: [
      slice('a', 'f32', up(12 * 10, unit)),
      slice(
        'b',
        'f32',
        up(10 * 14, (i) => unit(i + 3)),
      ),
      pointer(
        'f32',
        product(
          12,
          14,
          10,
          unit,
          (i) => unit(i + 3),
          (sum) => 2 * sum + 0.5,
        ),
        'c',
        up(12 * 14, () => 0.5),
      ),
      scalar('m', 'usize', 12),
      scalar('n', 'usize', 14),
      scalar('k', 'usize', 10),
      scalar('alpha', 'f32', 2),
      scalar('beta', 'f32', 1),
    ],
  },
  {
    crate: 'samples/introduction/matmul/kernels',
    kernel: 'matrix_mul_cuda',
    grid: [1, 2, 1],
    block: [32, 32, 1],
    tolerance: 1e-5,
    passed: [
      pointer(
        'f32',
        product(
          64,
          32,
          64,
          unit,
          (i) => unit(i + 1),
          (sum) => sum,
        ),
        'c',
      ),
      slice('a', 'f32', up(64 * 64, unit)),
      slice(
        'b',
        'f32',
        up(64 * 32, (i) => unit(i + 1)),
      ),
      scalar('wa', 'usize', 64),
      scalar('wb', 'usize', 32),
    ],
  },
  {
    crate: 'samples/introduction/async_api/kernels',
    kernel: 'increment',
    grid: [1, 1, 1],
    block: [N, 1, 1],
    passed: [
      pointer(
        'u32',
        up(N, (i) => i + 26),
        'data',
        up(N, (i) => i),
      ),
      scalar('by', 'u32', 26),
    ],
  },
  {
    crate: 'examples/sha2_crates_io/kernels',
    kernel: 'sha256_oneshot',
    grid: [1, 1, 1],
    block: [1, 1, 1],
    passed: [
      slice(
        'input',
        'u8',
        up(100, (i) => (i * 7) & 255),
      ),
      pointer('u8', [
        ...createHash('sha256')
          .update(Uint8Array.from(up(100, (i) => (i * 7) & 255).map(Number)))
          .digest(),
      ]),
    ],
  },
];
