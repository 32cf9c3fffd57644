/**
 * Spelling of instructions by generation. Selection speaks GFX9; later generations renamed many.
 */
import type { AmdCpu, Generation } from './cpus.ts';

type Renames = Readonly<Record<string, string>>;

const GFX10: Renames = {
  v_add_u32: 'v_add_nc_u32',
  v_sub_u32: 'v_sub_nc_u32',
  v_subrev_u32: 'v_subrev_nc_u32',
  v_add_i32: 'v_add_nc_i32',
  v_sub_i32: 'v_sub_nc_i32',
  v_addc_co_u32: 'v_add_co_ci_u32',
  v_subb_co_u32: 'v_sub_co_ci_u32',
  v_subbrev_co_u32: 'v_subrev_co_ci_u32',
};

const words = (family: string): [string, string][] => [
  [`${family}_load_ubyte`, `${family}_load_u8`],
  [`${family}_load_sbyte`, `${family}_load_i8`],
  [`${family}_load_ushort`, `${family}_load_u16`],
  [`${family}_load_sshort`, `${family}_load_i16`],
  [`${family}_load_dword`, `${family}_load_b32`],
  [`${family}_load_dwordx2`, `${family}_load_b64`],
  [`${family}_load_dwordx3`, `${family}_load_b96`],
  [`${family}_load_dwordx4`, `${family}_load_b128`],
  [`${family}_store_byte`, `${family}_store_b8`],
  [`${family}_store_short`, `${family}_store_b16`],
  [`${family}_store_dword`, `${family}_store_b32`],
  [`${family}_store_dwordx2`, `${family}_store_b64`],
  [`${family}_store_dwordx3`, `${family}_store_b96`],
  [`${family}_store_dwordx4`, `${family}_store_b128`],
];
const atomics = (family: string): [string, string][] => {
  const kinds: [string, string][] = [
    ['swap', 'swap_b'],
    ['cmpswap', 'cmpswap_b'],
    ['add', 'add_u'],
    ['sub', 'sub_u'],
    ['smin', 'min_i'],
    ['umin', 'min_u'],
    ['smax', 'max_i'],
    ['umax', 'max_u'],
    ['and', 'and_b'],
    ['or', 'or_b'],
    ['xor', 'xor_b'],
    ['inc', 'inc_u'],
    ['dec', 'dec_u'],
  ];
  return kinds.flatMap(([old, now]): [string, string][] => [
    [`${family}_atomic_${old}`, `${family}_atomic_${now}32`],
    [`${family}_atomic_${old}_x2`, `${family}_atomic_${now}64`],
  ]);
};
const lds: [string, string][] = ['b32', 'b64', 'b96', 'b128', 'u8', 'i8', 'u16', 'i16'].flatMap(
  (t): [string, string][] => [
    [`ds_read_${t}`, `ds_load_${t}`],
    [`ds_write_${t.replace(/^[ui]/, 'b')}`, `ds_store_${t.replace(/^[ui]/, 'b')}`],
  ],
);

const ldsPairs: [string, string][] = ['b32', 'b64'].flatMap((t): [string, string][] => [
  [`ds_read2_${t}`, `ds_load_2addr_${t}`],
  [`ds_read2st64_${t}`, `ds_load_2addr_stride64_${t}`],
  [`ds_write2_${t}`, `ds_store_2addr_${t}`],
  [`ds_write2st64_${t}`, `ds_store_2addr_stride64_${t}`],
]);

const formats: [string, string][] = ['x', 'xy', 'xyz', 'xyzw'].flatMap((which) =>
  ['buffer_load', 'buffer_store', 'tbuffer_load', 'tbuffer_store'].map((what): [string, string] => [
    `${what}_format_d16_${which}`,
    `${what}_d16_format_${which}`,
  ]),
);

const GFX11: Renames = {
  ...GFX10,
  ...Object.fromEntries([
    ...words('global'),
    ...words('flat'),
    ...words('scratch'),
    ...words('buffer'),
    ...atomics('buffer'),
    ...formats,
    ...atomics('global'),
    ...atomics('flat'),
    ...lds,
    ...ldsPairs,
  ]),
  s_load_dword: 's_load_b32',
  s_load_dwordx2: 's_load_b64',
  s_load_dwordx4: 's_load_b128',
  s_load_dwordx8: 's_load_b256',
  s_load_dwordx16: 's_load_b512',
  s_buffer_load_dword: 's_buffer_load_b32',
  s_buffer_load_dwordx2: 's_buffer_load_b64',
  s_buffer_load_dwordx4: 's_buffer_load_b128',
  s_buffer_load_dwordx8: 's_buffer_load_b256',
  s_buffer_load_dwordx16: 's_buffer_load_b512',
  s_andn2_b32: 's_and_not1_b32',
  s_andn2_b64: 's_and_not1_b64',
  s_orn2_b32: 's_or_not1_b32',
  s_orn2_b64: 's_or_not1_b64',
  s_ff1_i32_b32: 's_ctz_i32_b32',
  s_ff1_i32_b64: 's_ctz_i32_b64',
  s_flbit_i32_b32: 's_clz_i32_u32',
  s_flbit_i32_b64: 's_clz_i32_u64',
  v_ffbh_u32: 'v_clz_i32_u32',
  v_ffbl_b32: 'v_ctz_i32_b32',
  ds_wrxchg_rtn_b32: 'ds_storexchg_rtn_b32',
  ds_wrxchg_rtn_b64: 'ds_storexchg_rtn_b64',
  ds_cmpst_rtn_b32: 'ds_cmpstore_rtn_b32',
  ds_cmpst_rtn_b64: 'ds_cmpstore_rtn_b64',
};

const GFX12: Renames = {
  ...GFX11,
  s_add_u32: 's_add_co_u32',
  s_addc_u32: 's_add_co_ci_u32',
  s_sub_u32: 's_sub_co_u32',
  s_subb_u32: 's_sub_co_ci_u32',
  s_add_i32: 's_add_co_i32',
  s_sub_i32: 's_sub_co_i32',
  v_mad_u64_u32: 'v_mad_co_u64_u32',
  v_med3_f32: 'v_med3_num_f32',
  v_med3_f16: 'v_med3_num_f16',
  v_min_f32: 'v_min_num_f32',
  v_max_f32: 'v_max_num_f32',
  v_min_f16: 'v_min_num_f16',
  v_max_f16: 'v_max_num_f16',
  v_min_f64: 'v_min_num_f64',
  v_max_f64: 'v_max_num_f64',
};

const GFX1250: Renames = {
  ...GFX12,
  s_getpc_b64: 's_get_pc_i64',
  s_setpc_b64: 's_set_pc_i64',
  s_swappc_b64: 's_swap_pc_i64',
};

const TABLES: Readonly<Record<Generation, Renames>> = {
  gfx9: {},
  gfx10: GFX10,
  gfx11: GFX11,
  gfx12: GFX12,
};

/** A processor's name of an instruction. */
export function spelling(cpu: AmdCpu): (op: string) => string {
  const table = cpu.gfx1250 ? GFX1250 : TABLES[cpu.generation];
  return (op) => table[op] ?? op;
}
