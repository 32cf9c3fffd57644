/** Examples of cuda-oxide: enums, pointers, inline PTX, warps, loops. */
import { type Case, N, out, oxide, pointer, scalar, slice, u32, up } from './kit.ts';

export const OXIDE_LANGUAGE: readonly Case[] = [
  oxide(
    'cuda_module_nested',
    'fill_index',
    out(
      'f32',
      up(N, (i) => i),
    ),
  ),
  oxide(
    'cuda_module_nested',
    'scale_by',
    slice(
      'a',
      'f32',
      up(N, (i) => i),
    ),
    out(
      'f32',
      up(N, (i) => 2 * i),
    ),
  ),
  oxide(
    'debug',
    'launch_bounds_test',
    slice(
      'input',
      'i32',
      up(N, (i) => i),
    ),
    out(
      'i32',
      up(N, (i) => 3 * i + 1),
    ),
  ),
  oxide(
    'disjoint_slice_len',
    'write_len',
    out(
      'u32',
      up(50, () => 50),
    ),
  ),
  oxide(
    'enum_payload_addr',
    'assign_payload',
    slice(
      'input',
      'f32',
      up(N, (i) => i),
    ),
    out(
      'f32',
      up(N, (i) => 2 * i),
    ),
  ),
  oxide(
    'enum_array_match',
    'match_runtime_index',
    scalar('index', 'u32', 1),
    out(
      'u32',
      up(N, () => 1008),
    ),
  ),
  oxide(
    'exact_div_chunks',
    'chunk_sum',
    slice(
      'input',
      'f32',
      up(42, (i) => i),
    ),
    out(
      'f32',
      up(N, (i) => (i < 10 ? 4 * i + 2 * (4 * i + 1) + 3 * (4 * i + 2) + 4 * (4 * i + 3) : -1)),
    ),
  ),
  oxide(
    'fcmp_ne_nan_smoke',
    'float_ne',
    slice(
      'a',
      'f32',
      up(N, (i) => i & 3),
    ),
    slice(
      'b',
      'f32',
      up(N, () => 2),
    ),
    out(
      'f32',
      up(N, (i) => Number((i & 3) !== 2)),
    ),
  ),
  oxide(
    'field_array_assign',
    'sum_packet',
    scalar('scale', 'u32', 5),
    out(
      'u32',
      up(N, (i) => 20 * i + 6),
    ),
  ),
  oxide(
    'fn_ptr_naming',
    'fn_ptr_eq',
    out(
      'u32',
      up(N, () => 1),
    ),
  ),
  oxide('hello_constant', 'hello_constant', pointer('i32', [42])),
  oxide(
    'helper_fn',
    'vecadd_with_helper',
    slice(
      'a',
      'f32',
      up(N, (i) => i),
    ),
    slice(
      'b',
      'f32',
      up(N, (i) => i * i),
    ),
    out(
      'f32',
      up(N, (i) => i + i * i),
    ),
  ),
  oxide(
    'inline_ptx',
    'inline_ptx_c_constraint_kernel',
    out(
      'u64',
      up(N, (i) => BigInt(i + 65_537) * BigInt(i + 3)),
    ),
  ),
  oxide(
    'inline_ptx',
    'inline_ptx_inout_kernel',
    out(
      'u32',
      up(N, (i) => 4 * i + 11),
    ),
  ),
  oxide(
    'lanemask_scan',
    'lanemask_lt_values',
    out(
      'u32',
      up(N, (i) => u32((1 << (i % 32)) - 1)),
    ),
  ),
  {
    ...oxide(
      'ptr_copy',
      'shift_right_one',
      slice(
        'input',
        'i32',
        up(N, (i) => i),
      ),
      out(
        'i32',
        up(N, (i) => Math.max(0, i - 1)),
      ),
      scalar('n', 'usize', N),
    ),
  },
  { ...oxide('redux_sum', 'redux_lane_sum', out('u32', [496, 496])) },
  oxide(
    'ref_operand_mul',
    'ref_pieces_mul',
    scalar('x0', 'u32', 2),
    scalar('x1', 'u32', 3),
    scalar('y0', 'u32', 5),
    scalar('y1', 'u32', 7),
    out(
      'u32',
      up(N, () => 10 * 10 + 21 * 21),
    ),
  ),
  oxide(
    'select_unpredictable',
    'select_max_i32',
    slice(
      'a',
      'i32',
      up(N, (i) => i - 9),
    ),
    slice(
      'b',
      'i32',
      up(N, (i) => 20 - i),
    ),
    out(
      'i32',
      up(N, (i) => Math.max(i - 9, 20 - i)),
    ),
  ),
  {
    ...oxide(
      'sharedmem',
      'shared_test',
      slice(
        'data',
        'f32',
        up(256, (i) => i),
      ),
      out(
        'f32',
        up(256, (i) => (i + 1) % 256),
      ),
    ),
    block: [256, 1, 1],
  },
  {
    ...oxide(
      'shuffle_64',
      'shuffle_f64_butterfly_sum',
      out(
        'f64',
        up(32, () => 528),
      ),
    ),
    block: [32, 1, 1],
  },
  oxide(
    'slice_index_bounds_check',
    'gather',
    slice(
      'src',
      'f32',
      up(N, (i) => 3 * i),
    ),
    slice(
      'indices',
      'u32',
      up(N, (i) => (i * 5) % N),
    ),
    out(
      'f32',
      up(N, (i) => 3 * ((i * 5) % N)),
    ),
  ),
  {
    ...oxide(
      'split_at_mut',
      'split_and_bump',
      out(
        'u32',
        up(N, (i) => (i < 20 ? i + 1 : i + 100)),
        'buf',
        up(N, (i) => i),
      ),
      scalar('n', 'usize', N),
      scalar('k', 'usize', 20),
    ),
  },
  oxide(
    'step_by',
    'step_by_sum',
    out(
      'u64',
      up(N, (t) => BigInt(4 * t + 384)),
    ),
  ),
  oxide(
    'uninit_const',
    'write_through_uninit',
    out(
      'f32',
      up(N, (t) => 3 * t + 3),
    ),
  ),
  oxide(
    'unroll_smoke',
    'full_unroll',
    out(
      'u32',
      up(N, (t) => t + 12),
    ),
  ),
  oxide(
    'unroll_smoke',
    'partial_unroll',
    out(
      'u32',
      up(N, () => 171),
    ),
    scalar('n', 'u32', 19),
  ),
  oxide(
    'warp_reduce',
    'warp_broadcast',
    slice(
      'data',
      'f32',
      up(N, (i) => i + 7),
    ),
    out(
      'f32',
      up(N, (i) => (i < 32 ? 7 : 39)),
    ),
  ),
];
