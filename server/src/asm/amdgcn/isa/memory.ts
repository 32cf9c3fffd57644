/** Vector memory (global, flat, private, buffer) and workgroup memory, with their atomics. */
import { type AmdgcnInstructionRow, rows } from './row.ts';

const SPACES: readonly (readonly [string, string, string, string, string])[] = [
  ['global', 'global memory', 'vdst, vaddr, saddr', 'vaddr, vdata, saddr', '9-'],
  ['flat', 'whatever memory the address belongs to', 'vdst, vaddr2', 'vaddr2, vdata', '9-'],
  ['scratch', 'private memory', 'vdst, vaddr, saddr', 'vaddr, vdata, saddr', '9-'],
  [
    'buffer',
    'a buffer or swizzled private memory',
    'vdst, vaddr, srsrc4, soffset',
    'vdata, vaddr, srsrc4, soffset',
    '9-',
  ],
];

const LOADS: readonly (readonly [string, string])[] = [
  ['u8', 'a byte, zero-extended'],
  ['i8', 'a byte, sign-extended'],
  ['u16', '16 bits, zero-extended'],
  ['i16', '16 bits, sign-extended'],
  ['b32', '32 bits'],
  ['b64', '64 bits'],
  ['b96', '96 bits'],
  ['b128', '128 bits'],
  ['d16_u8', 'a byte, zero-extended, into the low half of the register'],
  ['d16_i8', 'a byte, sign-extended, into the low half of the register'],
  ['d16_b16', '16 bits into the low half of the register'],
  ['d16_hi_u8', 'a byte, zero-extended, into the high half of the register'],
  ['d16_hi_i8', 'a byte, sign-extended, into the high half of the register'],
  ['d16_hi_b16', '16 bits into the high half of the register'],
];

const STORES: readonly (readonly [string, string])[] = [
  ['b8', 'the low byte'],
  ['b16', 'the low 16 bits'],
  ['b32', '32 bits'],
  ['b64', '64 bits'],
  ['b96', '96 bits'],
  ['b128', '128 bits'],
  ['d16_hi_b8', 'the low byte of the high half'],
  ['d16_hi_b16', 'the high half'],
];

/** Name, width in bits, what happens, generations. */
const ATOMICS: readonly (readonly [string, number, string, string])[] = [
  ['add_u32', 32, 'adds', '9-'],
  ['sub_u32', 32, 'subtracts', '9-'],
  ['csub_u32', 32, 'subtracts, not below zero,', '10-'],
  ['sub_clamp_u32', 32, 'subtracts, not below zero,', '12'],
  ['cond_sub_u32', 32, 'subtracts if the result stays positive,', '12'],
  ['min_i32', 32, 'takes the signed minimum', '9-'],
  ['min_u32', 32, 'takes the unsigned minimum', '9-'],
  ['max_i32', 32, 'takes the signed maximum', '9-'],
  ['max_u32', 32, 'takes the unsigned maximum', '9-'],
  ['and_b32', 32, 'takes the AND', '9-'],
  ['or_b32', 32, 'takes the OR', '9-'],
  ['xor_b32', 32, 'takes the exclusive OR', '9-'],
  ['inc_u32', 32, 'counts up, back to zero at the limit,', '9-'],
  ['dec_u32', 32, 'counts down, back to the limit at zero,', '9-'],
  ['add_f32', 32, 'adds singles', 'cdna 11-'],
  ['min_f32', 32, 'takes the smaller single', '10-'],
  ['max_f32', 32, 'takes the larger single', '10-'],
  ['pk_add_f16', 32, 'adds two halves', 'cdna 12'],
  ['pk_add_bf16', 32, 'adds two bfloats', 'cdna 12'],
  ['add_u64', 64, 'adds', '9-'],
  ['sub_u64', 64, 'subtracts', '9-'],
  ['min_i64', 64, 'takes the signed minimum', '9-'],
  ['min_u64', 64, 'takes the unsigned minimum', '9-'],
  ['max_i64', 64, 'takes the signed maximum', '9-'],
  ['max_u64', 64, 'takes the unsigned maximum', '9-'],
  ['and_b64', 64, 'takes the AND', '9-'],
  ['or_b64', 64, 'takes the OR', '9-'],
  ['xor_b64', 64, 'takes the exclusive OR', '9-'],
  ['inc_u64', 64, 'counts up, back to zero at the limit,', '9-'],
  ['dec_u64', 64, 'counts down, back to the limit at zero,', '9-'],
  ['add_f64', 64, 'adds doubles', 'cdna'],
  ['min_f64', 64, 'takes the smaller double', 'cdna 10'],
  ['max_f64', 64, 'takes the larger double', 'cdna 10'],
];

export const vectorMemoryRows: readonly AmdgcnInstructionRow[] = SPACES.flatMap(
  ([space, where, loadOps, storeOps, generations]) => [
    ...LOADS.flatMap(([type, what]) =>
      rows('vector memory', generations, loadOps, {
        [`${space}_load_${type}`]: `Loads ${what} from ${where}, for each active lane.`,
      }),
    ),
    ...STORES.flatMap(([type, what]) =>
      rows('vector memory', generations, storeOps, {
        [`${space}_store_${type}`]: `Stores ${what} to ${where}, for each active lane.`,
      }),
    ),
    ...(space === 'scratch'
      ? []
      : [
          ...ATOMICS.flatMap(([name, bits, what, since]) =>
            rows('vector memory atomic', since, `vdst?, ${storeOps}`, {
              [`${space}_atomic_${name}`]: `Atomically ${what} on ${bits} bits of ${where}; with \`glc\`, \`sc0\` or \`th:TH_ATOMIC_RETURN\` it gives the old value back.`,
            }),
          ),
          ...(['b32', 'b64'] as const).flatMap((width) =>
            rows('vector memory atomic', '9-', `vdst?, ${storeOps}`, {
              [`${space}_atomic_swap_${width}`]: `Atomically exchanges ${width.slice(1)} bits of ${where}.`,
              [`${space}_atomic_cmpswap_${width}`]: `Atomically replaces ${width.slice(1)} bits of ${where} if they equal the second half of the data; the first half is the new value.`,
            }),
          ),
        ]),
  ],
);

const GROUP_LOADS: readonly (readonly [string, string])[] = [
  ['u8', 'a byte, zero-extended,'],
  ['i8', 'a byte, sign-extended,'],
  ['u16', '16 bits, zero-extended,'],
  ['i16', '16 bits, sign-extended,'],
  ['u8_d16', 'a byte into the low half'],
  ['u8_d16_hi', 'a byte into the high half'],
  ['i8_d16', 'a signed byte into the low half'],
  ['i8_d16_hi', 'a signed byte into the high half'],
  ['u16_d16', '16 bits into the low half'],
  ['u16_d16_hi', '16 bits into the high half'],
  ['b32', '32 bits'],
  ['b64', '64 bits'],
  ['b96', '96 bits'],
  ['b128', '128 bits'],
];

const GROUP_STORES: readonly (readonly [string, string])[] = [
  ['b8', 'the low byte'],
  ['b16', 'the low 16 bits'],
  ['b8_d16_hi', 'the low byte of the high half'],
  ['b16_d16_hi', 'the high half'],
  ['b32', '32 bits'],
  ['b64', '64 bits'],
  ['b96', '96 bits'],
  ['b128', '128 bits'],
];

const groupAtomics = [
  ...ATOMICS,
  ['rsub_u32', 32, 'subtracts the value in memory from the operand', '9-'] as const,
  ['rsub_u64', 64, 'subtracts the value in memory from the operand', '9-'] as const,
].flatMap(([name, bits, what, since]) => {
  const at = name.lastIndexOf('_');
  const returning = `${name.slice(0, at)}_rtn${name.slice(at)}`;
  return [
    ...rows('workgroup memory atomic', since, 'vaddr, vdata', {
      [`ds_${name}`]: `Atomically ${what} on ${bits} bits of workgroup memory.`,
    }),
    ...rows('workgroup memory atomic', since, 'vdst, vaddr, vdata', {
      [`ds_${returning}`]: `Atomically ${what} on ${bits} bits of workgroup memory and gives the old value back.`,
    }),
  ];
});

const groupExchanges = (['b32', 'b64'] as const).flatMap((width) => [
  ...rows('workgroup memory atomic', '9-', 'vdst, vaddr, vdata', {
    [`ds_storexchg_rtn_${width}`]: `Exchanges ${width.slice(1)} bits of workgroup memory. GFX9 calls it \`ds_wrxchg_rtn_${width}\`.`,
  }),
  ...rows('workgroup memory atomic', '9-10', 'vaddr, vdata, vdata', {
    [`ds_cmpst_${width}`]: `Replaces ${width.slice(1)} bits if they equal the first data operand; the second is the new value.`,
  }),
  ...rows('workgroup memory atomic', '9-10', 'vdst, vaddr, vdata, vdata', {
    [`ds_cmpst_rtn_${width}`]: `Replaces ${width.slice(1)} bits if they equal the first data operand, and gives the old value back.`,
  }),
  ...rows('workgroup memory atomic', '11-', 'vaddr, vdata, vdata', {
    [`ds_cmpstore_${width}`]: `Replaces ${width.slice(1)} bits by the first data operand if they equal the second.`,
  }),
  ...rows('workgroup memory atomic', '11-', 'vdst, vaddr, vdata, vdata', {
    [`ds_cmpstore_rtn_${width}`]: `Replaces ${width.slice(1)} bits by the first data operand if they equal the second, and gives the old value back.`,
  }),
  ...rows('workgroup memory', '9-', 'vdst, vaddr', {
    [`ds_load_2addr_${width}`]: `Loads two ${width.slice(1)}-bit values from two offsets, counted in values.`,
    [`ds_load_2addr_stride64_${width}`]: `Loads two ${width.slice(1)}-bit values from two offsets, counted in 64 values.`,
  }),
  ...rows('workgroup memory', '9-', 'vaddr, vdata, vdata', {
    [`ds_store_2addr_${width}`]: `Stores two ${width.slice(1)}-bit values at two offsets, counted in values.`,
    [`ds_store_2addr_stride64_${width}`]: `Stores two ${width.slice(1)}-bit values at two offsets, counted in 64 values.`,
  }),
]);

/** Compared as numbers: 0 equals -0, and a NaN equals nothing. */
const groupFloatExchanges = (['f32', 'f64'] as const).flatMap((type) => {
  const bits = type.slice(1);
  return [
    ...rows('workgroup memory atomic', '9-10', 'vaddr, vdata, vdata', {
      [`ds_cmpst_${type}`]: `Replaces a float of ${bits} bits if it equals the first data operand; the second is the new value.`,
    }),
    ...rows('workgroup memory atomic', '9-10', 'vdst, vaddr, vdata, vdata', {
      [`ds_cmpst_rtn_${type}`]: `Replaces a float of ${bits} bits if it equals the first data operand, and gives the old value back.`,
    }),
    ...rows('workgroup memory atomic', '11', 'vaddr, vdata, vdata', {
      [`ds_cmpstore_${type}`]: `Replaces a float of ${bits} bits by the first data operand if it equals the second.`,
    }),
    ...rows('workgroup memory atomic', '11', 'vdst, vaddr, vdata, vdata', {
      [`ds_cmpstore_rtn_${type}`]: `Replaces a float of ${bits} bits by the first data operand if it equals the second, and gives the old value back.`,
    }),
  ];
});

/** Float comparisons of vector memory, under the names of GFX11 and, for 64 bits, of GFX10. */
export const floatExchangeRows: readonly AmdgcnInstructionRow[] = (
  [
    ['flat', 'vdst?, vaddr, vdata'],
    ['global', 'vdst?, vaddr, vdata, saddr'],
    ['buffer', 'vdata, vaddr, srsrc, soffset'],
  ] as const
).flatMap(([space, operands]) => [
  ...rows('vector memory atomic', '10-11', operands, {
    [`${space}_atomic_cmpswap_f32`]:
      'Replaces a float if it equals the second data register; the first is the new value.',
  }),
  ...rows('vector memory atomic', '10', operands, {
    [`${space}_atomic_fcmpswap_x2`]:
      'Replaces a double if it equals the second pair of data registers; the first is the new value.',
  }),
]);

export const groupMemoryRows: readonly AmdgcnInstructionRow[] = [
  ...GROUP_LOADS.flatMap(([type, what]) =>
    rows('workgroup memory', '9-', 'vdst, vaddr', {
      [`ds_load_${type}`]: `Loads ${what} from workgroup memory, for each active lane.`,
    }),
  ),
  ...GROUP_STORES.flatMap(([type, what]) =>
    rows('workgroup memory', '9-', 'vaddr, vdata', {
      [`ds_store_${type}`]: `Stores ${what} to workgroup memory, for each active lane.`,
    }),
  ),
  ...groupExchanges,
  ...groupFloatExchanges,
  ...groupAtomics,
  ...rows('cross lane', '9-', 'vdst, vaddr, vdata', {
    ds_permute_b32: 'Sends the value of each active lane to the lane its address names, in bytes.',
    ds_bpermute_b32:
      'Reads the value of the lane the address names, in bytes; inactive lanes give zero.',
  }),
  ...rows('cross lane', '12', 'vdst, vaddr, vdata', {
    ds_bpermute_fi_b32: 'Reads the value of the lane the address names, active or not.',
  }),
  ...rows('cross lane', '9-', 'vdst, vsrc', {
    ds_swizzle_b32: 'Reads another lane by a fixed pattern within 32 lanes; touches no memory.',
  }),
  ...rows('workgroup memory', '9-', '', { ds_nop: 'Does nothing.' }),
];
