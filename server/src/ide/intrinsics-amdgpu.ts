/**
 * Rows of the intrinsics of `core::arch::amdgpu` beyond the indices: what each is, the instruction
 * it becomes, and its words in HIP, CUDA and OpenCL.
 */
import type { IntrinsicDoc } from './intrinsic-doc.ts';

const row = (
  name: string,
  signature: string,
  what: string,
  more: Partial<IntrinsicDoc> = {},
): readonly [string, IntrinsicDoc] => [name, { what, signature, library: 'amdgpu', ...more }];

/** Sums and the like over a wave; which way they are computed is the constant's choice. */
const reduce = (op: string, type: string, what: string): readonly [string, IntrinsicDoc] =>
  row(
    `wave_reduce_${op}`,
    `fn wave_reduce_${op}<const STRATEGY: u32>(value: ${type}) -> ${type}`,
    `${what} over the active lanes of the wave`,
    {
      amdgcn: 'DPP moves and readlane, or a loop over the lanes',
      note: '`STRATEGY`: 0 lets the compiler choose, 1 goes lane by lane, 2 uses DPP.',
    },
  );

export const AMDGPU_ROWS: readonly (readonly [string, IntrinsicDoc])[] = [
  row('groupstaticsize', 'fn groupstaticsize() -> u32', 'Bytes of workgroup memory of fixed size', {
    amdgcn: 'a constant',
  }),
  row('dispatch_id', 'fn dispatch_id() -> u64', 'Number of the running dispatch in its queue', {
    amdgcn: 'a pair of user SGPRs',
  }),
  row('wavefrontsize', 'fn wavefrontsize() -> u32', 'Lanes of a wave, 32 or 64', {
    amdgcn: 'a constant',
    hip: 'warpSize',
    cuda: 'warpSize',
    opencl: 'get_max_sub_group_size()',
  }),
  row('wave_id', 'fn wave_id() -> u32', 'Number of this wave in its workgroup; gfx12 only', {
    amdgcn: 's_bfe_u32 of ttmp8',
    opencl: 'get_sub_group_id()',
  }),
  row(
    's_get_waveid_in_workgroup',
    'fn s_get_waveid_in_workgroup() -> u32',
    'Number of this wave in its workgroup; gfx10.1 only',
    { amdgcn: 's_get_waveid_in_workgroup', opencl: 'get_sub_group_id()' },
  ),
  row('wave_barrier', 'fn wave_barrier()', 'Keeps the compiler from moving code across', {
    amdgcn: 'no instruction',
    cuda: '__syncwarp()',
    hip: '__builtin_amdgcn_wave_barrier()',
  }),
  row('s_sleep', 'fn s_sleep<const COUNT: u32>()', 'Sleeps for about 64 times `COUNT` cycles', {
    amdgcn: 's_sleep COUNT',
    cuda: '__nanosleep(..)',
    hip: '__builtin_amdgcn_s_sleep(COUNT)',
  }),
  row('s_sethalt', 'fn s_sethalt<const VALUE: u32>() -> !', 'Halts the wave', {
    amdgcn: 's_sethalt VALUE',
  }),
  row('s_getpc', 'fn s_getpc() -> i64', 'The program counter', { amdgcn: 's_getpc_b64' }),
  row('endpgm', 'fn endpgm() -> !', 'Ends the wave', {
    amdgcn: 's_endpgm',
    hip: '__builtin_amdgcn_endpgm()',
  }),
  row(
    's_memrealtime',
    'fn s_memrealtime() -> u64',
    'A clock of constant speed, common to the chip; not on gfx11 and later',
    { amdgcn: 's_memrealtime', hip: 'wall_clock64()', cuda: 'globaltimer' },
  ),
  row(
    'mbcnt_lo',
    'fn mbcnt_lo(value: u32, init: u32) -> u32',
    'Bits of `value` that belong to lower lanes among the first 32, counted and added to `init`',
    {
      amdgcn: 'v_mbcnt_lo_u32_b32',
      hip: '__builtin_amdgcn_mbcnt_lo(value, init)',
      note: '`mbcnt_hi(!0, mbcnt_lo(!0, 0))` is the number of the lane, in CUDA `%laneid`.',
    },
  ),
  row(
    'mbcnt_hi',
    'fn mbcnt_hi(value: u32, init: u32) -> u32',
    'Bits of `value` that belong to lower lanes among the last 32, counted and added to `init`',
    { amdgcn: 'v_mbcnt_hi_u32_b32', hip: '__builtin_amdgcn_mbcnt_hi(value, init)' },
  ),
  row('ballot', 'fn ballot(b: bool) -> u64', 'Mask of the active lanes in which `b` is true', {
    amdgcn: 'v_cmp_ne_u32 into a scalar pair',
    cuda: '__ballot_sync(mask, b)',
    hip: '__ballot(b)',
    opencl: 'sub_group_ballot(b)',
    module: 'amdgpu',
  }),
  row('inverse_ballot', 'fn inverse_ballot(value: u64) -> bool', "This lane's bit of a mask", {
    amdgcn: 'the mask as a condition',
    opencl: 'sub_group_inverse_ballot(..)',
  }),
  reduce('umin', 'u32', 'Unsigned minimum'),
  reduce('min', 'i32', 'Signed minimum'),
  reduce('umax', 'u32', 'Unsigned maximum'),
  reduce('max', 'i32', 'Signed maximum'),
  reduce('add', 'u32', 'Sum'),
  reduce('and', 'u32', 'Bitwise and'),
  reduce('or', 'u32', 'Bitwise or'),
  reduce('xor', 'u32', 'Bitwise exclusive or'),
  ...(['u32', 'u64'] as const).map((type) =>
    row(
      `readfirstlane_${type}`,
      `fn readfirstlane_${type}(value: ${type}) -> ${type}`,
      'The value of the first active lane, in a scalar register',
      {
        amdgcn: 'v_readfirstlane_b32',
        hip: '__builtin_amdgcn_readfirstlane(value)',
        opencl: 'sub_group_broadcast_first(value)',
      },
    ),
  ),
  ...(['u32', 'u64'] as const).map((type) =>
    row(
      `readlane_${type}`,
      `unsafe fn readlane_${type}(value: ${type}, lane: u32) -> ${type}`,
      'The value of one lane, the same in all',
      {
        amdgcn: 'v_readlane_b32',
        cuda: '__shfl_sync(mask, value, lane)',
        hip: '__builtin_amdgcn_readlane(value, lane)',
        opencl: 'sub_group_broadcast(value, lane)',
        note: '`lane` must be the same in all lanes.',
      },
    ),
  ),
  ...(['u32', 'u64'] as const).map((type) =>
    row(
      `writelane_${type}`,
      `unsafe fn writelane_${type}(value: ${type}, lane: u32, default: ${type}) -> ${type}`,
      '`value` in one lane, `default` in the others',
      { amdgcn: 'v_writelane_b32', note: '`value` and `lane` must be the same in all lanes.' },
    ),
  ),
  row(
    's_barrier_signal',
    'unsafe fn s_barrier_signal<const BARRIER_TYPE: i32>()',
    'Tells a barrier that this wave has come; gfx12',
    { amdgcn: 's_barrier_signal', cuda: 'barrier.arrive' },
  ),
  row(
    's_barrier_signal_isfirst',
    'unsafe fn s_barrier_signal_isfirst<const BARRIER_TYPE: i32>() -> bool',
    'Tells a barrier that this wave has come, and says whether it is the first; gfx12',
    { amdgcn: 's_barrier_signal_isfirst' },
  ),
  row(
    's_barrier_wait',
    'unsafe fn s_barrier_wait<const BARRIER_TYPE: i16>()',
    'Waits at a barrier; gfx12',
    { amdgcn: 's_barrier_wait' },
  ),
  row(
    's_get_barrier_state',
    'unsafe fn s_get_barrier_state<const BARRIER_TYPE: i32>() -> u32',
    'The state of a barrier; gfx12',
    { amdgcn: 's_get_barrier_state' },
  ),
  row(
    'sched_barrier',
    'unsafe fn sched_barrier<const MASK: u32>()',
    'Kinds of instructions that the scheduler may move across',
    { amdgcn: 'no instruction', hip: '__builtin_amdgcn_sched_barrier(MASK)' },
  ),
  row(
    'sched_group_barrier',
    'unsafe fn sched_group_barrier<const MASK: u32, const SIZE: u32, const SYNC_ID: u32>()',
    'A group of instructions for the scheduler',
    { amdgcn: 'no instruction', hip: '__builtin_amdgcn_sched_group_barrier(..)' },
  ),
  row(
    'update_dpp',
    'unsafe fn update_dpp<const DPP_CTRL: u32, const ROW_MASK: u32, const BANK_MASK: u32, const BOUND_CONTROL: bool>(old: u32, src: u32) -> u32',
    '`src` of another lane by the data-parallel pattern `DPP_CTRL`, else `old`',
    { amdgcn: 'v_mov_b32 with a DPP pattern', hip: '__builtin_amdgcn_update_dpp(..)' },
  ),
  row(
    'ds_permute',
    'unsafe fn ds_permute(lane: u32, value: u32) -> u32',
    'Sends `value` to the lane whose number times four is `lane`',
    { amdgcn: 'ds_permute_b32', hip: '__builtin_amdgcn_ds_permute(lane, value)' },
  ),
  row(
    'ds_bpermute',
    'unsafe fn ds_bpermute(lane: u32, value: u32) -> u32',
    'Fetches `value` from the lane whose number times four is `lane`',
    {
      amdgcn: 'ds_bpermute_b32',
      cuda: '__shfl_sync(mask, value, lane / 4)',
      hip: '__shfl(value, lane / 4)',
      opencl: 'sub_group_shuffle(value, lane / 4)',
    },
  ),
  row(
    'perm',
    'unsafe fn perm(src0: u32, src1: u32, selector: u32) -> u32',
    'Four bytes chosen out of two words by the bytes of `selector`',
    {
      amdgcn: 'v_perm_b32',
      cuda: '__byte_perm(a, b, s)',
      module: 'amdgpu',
    },
  ),
  ...['permlane16_u32', 'permlanex16_u32'].map((name) =>
    row(
      name,
      `unsafe fn ${name}<const FI: bool, const BOUND_CONTROL: bool>(old: u32, src0: u32, src1: u32, src2: u32) -> u32`,
      `Gathers ${name.includes('x') ? 'across two rows' : 'within rows'} of 16 lanes; from gfx10 on`,
      { amdgcn: `v_${name.replace('_u32', '')}_b32` },
    ),
  ),
  row(
    'permlane64_u32',
    'unsafe fn permlane64_u32(value: u32) -> u32',
    'Swaps the lower and the upper 32 lanes; from gfx11 on',
    { amdgcn: 'v_permlane64_b32' },
  ),
  ...['permlane16_var', 'permlanex16_var'].map((name) =>
    row(
      name,
      `unsafe fn ${name}<const FI: bool, const BOUND_CONTROL: bool>(old: u32, src0: u32, src1: u32) -> u32`,
      `Gathers ${name.includes('x') ? 'across two rows' : 'within rows'} of 16 lanes, each lane choosing its own source; gfx12`,
      { amdgcn: `v_${name}_b32` },
    ),
  ),
  ...['permlane16_swap', 'permlane32_swap'].map((name) =>
    row(
      name,
      `unsafe fn ${name}<const FI: bool, const BOUND_CONTROL: bool>(vdst_old: u32, vsrc_src0: u32) -> (u32, u32)`,
      name.startsWith('permlane16')
        ? 'Swaps odd rows of the first with even rows of the second operand; gfx950'
        : 'Swaps the upper half of the first with the lower half of the second operand; gfx950',
      { amdgcn: `v_${name}_b32` },
    ),
  ),
];
