/** Examples of cuda-oxide: arrays, slices, closures, groups of threads. */
import { bytes, type Case, f, folds, N, out, oxide, scalar, slice, unit, up } from './kit.ts';

export const OXIDE_BASICS: readonly Case[] = [
  oxide(
    'vecadd',
    'vecadd',
    slice(
      'a',
      'f32',
      up(N, (i) => i),
    ),
    slice(
      'b',
      'f32',
      up(N, (i) => 2 * i),
    ),
    out(
      'f32',
      up(N, (i) => 3 * i),
    ),
  ),
  oxide(
    'async_vecadd',
    'vecadd',
    slice(
      'a',
      'f32',
      up(N, (i) => i),
    ),
    slice(
      'b',
      'f32',
      up(N, (i) => 0.5 * i),
    ),
    out(
      'f32',
      up(N, (i) => 1.5 * i),
    ),
  ),
  oxide(
    'async_mlp',
    'relu',
    out(
      'f32',
      up(N, (i) => Math.max(0, i - 32)),
      'out',
      up(N, (i) => i - 32),
    ),
  ),
  oxide(
    'array_for_loop',
    'sum_u32_array',
    out(
      'u32',
      up(N, (t) => 4 * t + 6),
    ),
  ),
  oxide(
    'array_for_loop',
    'sum_point_array',
    out(
      'u32',
      up(N, (t) => 10 * t + 20),
    ),
  ),
  oxide(
    'array_for_loop',
    'map_generated_array',
    out(
      'u32',
      up(N, (t) => 12 * t + 22),
    ),
  ),
  oxide(
    'array_index',
    'test_const_index_read',
    out(
      'u32',
      up(N, () => 100),
    ),
  ),
  oxide(
    'array_index',
    'test_runtime_index_read',
    scalar('index', 'u32', 2),
    out(
      'u32',
      up(N, () => 300),
    ),
  ),
  oxide(
    'array_index',
    'test_runtime_index_write_loop',
    out(
      'u32',
      up(N, () => 280),
    ),
  ),
  oxide(
    'array_index',
    'test_swap_elements',
    out(
      'u32',
      up(N, () => 4231),
    ),
  ),
  oxide(
    'array_index',
    'test_accumulate',
    slice(
      'input',
      'u32',
      up(37, (i) => i),
    ),
    out(
      'u32',
      up(N, () => 10),
    ),
  ),
  oxide(
    'array_init',
    'array_sum',
    out(
      'u32',
      up(N, (i) => 10 + i),
    ),
  ),
  oxide(
    'array_init',
    'zeroed_array_sum',
    out(
      'u32',
      up(N, (i) => 8 * i + 28),
    ),
  ),
  oxide(
    'bool_phi_cmp',
    'bool_phi_cmp',
    slice(
      'a',
      'u32',
      up(N, (i) => i & 3),
    ),
    slice(
      'b',
      'u32',
      up(N, (i) => (i >> 2) & 3),
    ),
    out(
      'u32',
      up(N, (i) => {
        const p = (i & 3) > 1 || ((i >> 2) & 3) > 2;
        const q = (i & 3) === 0;
        return Number(p === q) + 2 * Number(!p && q);
      }),
    ),
  ),
  { ...oxide('checked_arith', 'checked_add', ...bytes((a, b) => a + b)), block: [256, 1, 1] },
  { ...oxide('checked_arith', 'checked_sub', ...bytes((a, b) => a - b)), block: [256, 1, 1] },
  { ...oxide('checked_arith', 'checked_mul', ...bytes((a, b) => a * b)), block: [256, 1, 1] },
  oxide(
    'const_tuple_table_lookup',
    'sum_lookup',
    slice(
      'indices',
      'u32',
      up(N, (i) => i * 7),
    ),
    out(
      'u32',
      up(N, (i) => [11, 22, 33, 44][(i * 7) & 3]!),
    ),
  ),
  oxide(
    'copy_nonoverlapping',
    'copy_each',
    slice(
      'input',
      'u32',
      up(N, (i) => i * i),
    ),
    out(
      'u32',
      up(N, (i) => i * i),
    ),
  ),
  oxide(
    'copy_nonoverlapping',
    'copy_block_u32',
    slice(
      'input',
      'u32',
      up(N, (i) => i + 5),
    ),
    out(
      'u32',
      up(N, (i) => (i < 40 ? i + 5 : 0)),
    ),
    scalar('len', 'usize', 40),
  ),
  oxide(
    'compiler_features',
    'test_multiway_match_u32',
    scalar('val', 'u32', 2),
    out(
      'u32',
      up(N, () => 30),
    ),
  ),
  oxide(
    'compiler_features',
    'test_iter_sum',
    slice(
      'data',
      'u32',
      up(100, (i) => i + 1),
    ),
    out(
      'u32',
      up(N, () => 5050),
    ),
  ),
  oxide(
    'compiler_features',
    'test_enumerate',
    slice(
      'data',
      'u32',
      up(10, (i) => i),
    ),
    out(
      'u32',
      up(N, () => 285),
    ),
  ),
  oxide(
    'compiler_features',
    'parallel_polynomial_eval',
    slice('input', 'f32', up(N, unit)),
    out(
      'f32',
      up(N, (i) => {
        let [sum, power] = [0, 1];
        for (let k = 0; k < 8; k++) [sum, power] = [f(sum + power), f(power * unit(i))];
        return sum;
      }),
    ),
  ),
  oxide(
    'compiler_features',
    'parallel_chunked_sum',
    slice(
      'data',
      'u32',
      up(150, (i) => i),
    ),
    scalar('chunk_size', 'u32', 4),
    out(
      'u32',
      up(N, (t) =>
        up(4, (k) => 4 * t + k)
          .map(Number)
          .filter((i) => i < 150)
          .reduce((a, b) => a + b, 0),
      ),
    ),
  ),
  oxide(
    'compiler_features',
    'parallel_row_sum',
    slice(
      'matrix',
      'u32',
      up(N * 5, (i) => i),
    ),
    scalar('cols', 'u32', 5),
    out(
      'u32',
      up(N, (row) => 25 * row + 10),
    ),
  ),
  oxide(
    'compiler_features',
    'parallel_partial_product',
    scalar('elements_per_thread', 'u32', 5),
    out(
      'u64',
      up(N, (t) => [1n, 2n, 3n, 4n, 5n].reduce((a, i) => a * (BigInt(t) * 5n + i), 1n)),
    ),
  ),
  oxide(
    'device_closures',
    'scale_kernel',
    scalar('factor', 'u32', 3),
    slice(
      'input',
      'u32',
      up(N, (i) => i),
    ),
    out(
      'u32',
      up(N, (i) => 3 * i),
    ),
  ),
  oxide(
    'device_closures',
    'transform_kernel',
    scalar('offset', 'i32', -7),
    scalar('scale', 'i32', 2),
    slice(
      'input',
      'i32',
      up(N, (i) => i),
    ),
    out(
      'i32',
      up(N, (i) => 2 * (i - 7)),
    ),
  ),
  oxide(
    'coop_groups_demo',
    'test_warp_reduce_u32',
    out(
      'u32',
      up(12, (i) => folds(32, (l) => l)[i % 6]!),
    ),
  ),
  oxide(
    'coop_groups_demo',
    'test_warp_scan_u32',
    out(
      'u32',
      up(N * 6, (i) => folds((Math.floor(i / 6) % 32) + 1, (l) => l)[i % 6]!),
    ),
  ),
  {
    ...oxide(
      'coop_groups_demo',
      'test_block_reduce_u32',
      out(
        'u32',
        up(6, (i) => folds(96, (l) => l)[i]!),
      ),
    ),
    block: [96, 1, 1],
  },
  oxide(
    'barrier',
    'barrier_sync_test',
    out(
      'u32',
      up(N, () => 1),
    ),
  ),
  oxide(
    'barrier',
    'barrier_shared_data_test',
    out(
      'u32',
      up(N, (t) => (t + 1) % N),
    ),
  ),
  oxide(
    'complex_mul',
    'complex_square_add',
    scalar('c_re', 'f32', 0.5),
    scalar('c_im', 'f32', 0.25),
    // (c * c + c) of 0.5 + 0.25i is 0.6875 + 0.5i.
    out(
      'f32',
      up(N, () => 1.1875),
    ),
  ),
];
