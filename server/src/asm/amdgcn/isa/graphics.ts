/**
 * Images, typed buffers and what belongs to graphics: no compute kernel of Rust has them, but texts
 * of other compilers do. The names of image instructions are put together from parts, and so are
 * the sentences here. The processors are those that LLVM's assembler knows.
 */
import { type AmdgcnFamily, type AmdgcnInstructionRow, rows } from './row.ts';

/** GFX9 without the chips that are for computing alone: these have no texture units. */
const GRAPHICS_9 = '900 902 904 906 908 909 90c';
const TEXTURES = `${GRAPHICS_9} 10-`;
const OLD_TEXTURES = `${GRAPHICS_9} 10`;
const IMAGES = '90 10-';

/** Addresses are vector registers, after them the resource of eight scalar registers. */
const LOAD = 'vdata, vaddr, srsrc8';
const SAMPLE = 'vdata, vaddr, srsrc8, ssamp4';

/** What `dmask` and the others say is a modifier; these are the instructions. */
const access: readonly AmdgcnInstructionRow[] = [
  ...rows('image', IMAGES, LOAD, {
    image_load: 'Reads a texel by whole coordinates; `dmask` says which channels.',
    image_load_mip: 'Reads a texel by whole coordinates and level of detail.',
    image_load_pck: 'Reads a texel as it lies in memory, without conversion.',
    image_load_pck_sgn: 'Reads a texel as it lies in memory, sign-extended.',
    image_load_mip_pck: 'Reads a texel of a level of detail as it lies in memory.',
    image_load_mip_pck_sgn:
      'Reads a texel of a level of detail as it lies in memory, sign-extended.',
    image_store: 'Writes a texel by whole coordinates; `dmask` says which channels.',
    image_store_mip: 'Writes a texel by whole coordinates and level of detail.',
    image_store_pck: 'Writes a texel as it is to lie in memory, without conversion.',
    image_store_mip_pck: 'Writes a texel of a level of detail as it is to lie in memory.',
    image_get_resinfo: 'Width, height, depth and number of levels of the image.',
  }),
  ...rows('image', '103 11-', LOAD, {
    image_msaa_load: 'Reads one channel of up to four samples of a multisampled texel.',
  }),
  ...rows('image', TEXTURES, SAMPLE, {
    image_get_lod:
      'The level of detail that a sample at these coordinates would take, raw and clamped.',
  }),
];

const rays: readonly AmdgcnInstructionRow[] = [
  ...rows('image', '103 11-', 'vdata4, vaddr, srsrc4', {
    image_bvh_intersect_ray:
      'Tests a ray against a node of a bounding volume hierarchy: four boxes, or a triangle. Addresses of nodes have 32 bits.',
    image_bvh64_intersect_ray:
      'Tests a ray against a node of a bounding volume hierarchy: four boxes, or a triangle. Addresses of nodes have 64 bits.',
  }),
  ...rows('image', '12', 'vdata10, vaddr, srsrc4', {
    image_bvh8_intersect_ray: 'Tests a ray against a node with eight boxes.',
    image_bvh_dual_intersect_ray: 'Tests a ray against two nodes at once.',
  }),
];

/** Operation, in the words of GFX6 to GFX11 and of GFX12, with what happens. */
const ATOMICS: readonly (readonly [string, string, string])[] = [
  ['swap', 'swap', 'replaces it'],
  ['cmpswap', 'cmpswap', 'replaces it when it equals the second word of the data'],
  ['add', 'add_uint', 'adds'],
  ['sub', 'sub_uint', 'subtracts'],
  ['smin', 'min_int', 'takes the signed minimum'],
  ['umin', 'min_uint', 'takes the unsigned minimum'],
  ['smax', 'max_int', 'takes the signed maximum'],
  ['umax', 'max_uint', 'takes the unsigned maximum'],
  ['and', 'and', 'takes the AND'],
  ['or', 'or', 'takes the OR'],
  ['xor', 'xor', 'takes the exclusive OR'],
  ['inc', 'inc_uint', 'counts up, back to zero at the limit'],
  ['dec', 'dec_uint', 'counts down, back to the limit at zero'],
];

const atomics: readonly AmdgcnInstructionRow[] = [
  ...ATOMICS.flatMap(([old, now, what]) => {
    const doc = `Atomically reads a texel and ${what}; with \`glc\` or \`th:TH_ATOMIC_RETURN\` the old value is returned.`;
    const names =
      old === now
        ? [[IMAGES, old]]
        : [
            [IMAGES, old],
            ['12', now],
          ];
    return names.flatMap(([generations, name]) =>
      rows('image', generations!, LOAD, { [`image_atomic_${name}`]: doc }),
    );
  }),
  ...rows('image', '10', LOAD, {
    image_atomic_fcmpswap:
      'Atomically replaces a texel, as a single, when it equals the second word.',
  }),
  ...rows('image', '10 12', LOAD, {
    image_atomic_fmin: 'Atomically takes the minimum of a texel and a single.',
    image_atomic_fmax: 'Atomically takes the maximum of a texel and a single.',
  }),
  ...rows('image', '12', LOAD, {
    image_atomic_min_flt: 'Atomically takes the minimum of a texel and a single.',
    image_atomic_max_flt: 'Atomically takes the maximum of a texel and a single.',
    image_atomic_add_flt: 'Atomically adds a single to a texel.',
    image_atomic_pk_add_f16: 'Atomically adds two halves to a texel.',
    image_atomic_pk_add_bf16: 'Atomically adds two bfloats to a texel.',
  }),
];

/** How a sample finds its level of detail: the part of the name, and the words for it. */
const LEVELS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['_d', ' Derivatives are given.'],
  ['_cd', ' Derivatives are given, coarse ones.'],
  ['_l', ' The level of detail is given.'],
  ['_b', ' The level of detail has a bias.'],
  ['_lz', ' At level of detail 0.'],
];
const CLAMPED = ' The level of detail is clamped.';
const COMPARED = ' What is read is compared with a reference value.';
const OFFSET = ' Offsets in texels are given.';
const HALVES = ' Derivatives are halves.';

/**
 * Names and sentences of a family of samples: `_c`, then the level, then `_cl`, `_o` and `_g16`.
 */
function sampled(base: string, doc: string, levels: readonly string[]): [string, string][] {
  return LEVELS.filter(([level]) => levels.includes(level)).flatMap(([level, how]) =>
    ['', '_c'].flatMap((compare) =>
      (level === '_l' || level === '_lz' ? [''] : ['', '_cl']).flatMap((clamp) =>
        ['', '_o'].flatMap((offset) =>
          (level === '_d' || level === '_cd' ? ['', '_g16'] : ['']).map(
            (half): [string, string] => [
              `${base}${compare}${level}${clamp}${offset}${half}`,
              `${doc}${compare && COMPARED}${how}${clamp && CLAMPED}${offset && OFFSET}${half && HALVES}`,
            ],
          ),
        ),
      ),
    ),
  );
}

/**
 * Coarse derivatives, and gathers with a bias, a clamp or a level beside their offsets, went with
 * GFX11.
 */
function sampleGenerations(name: string): string {
  if (name === 'image_sample') return IMAGES;
  if (/_g16$/.test(name)) return /_cd(?:_|$)/.test(name) ? '10' : '10-';
  if (/_cd(?:_|$)/.test(name)) return OLD_TEXTURES;
  const keeps = /^image_gather4(?:_c)?_lz_o$|^image_gather4_o$/.test(name);
  return /^image_gather4.*_o$/.test(name) && !keeps ? OLD_TEXTURES : TEXTURES;
}

const samples: readonly AmdgcnInstructionRow[] = [
  ...sampled('image_sample', 'Samples an image with a filter.', [
    '',
    '_d',
    '_cd',
    '_l',
    '_b',
    '_lz',
  ]),
  ...sampled(
    'image_gather4',
    'Reads one channel of the four texels that a bilinear filter would take.',
    ['', '_l', '_b', '_lz'],
  ),
].flatMap(([name, doc]) => rows('image', sampleGenerations(name), SAMPLE, { [name]: doc }));

const gather: readonly AmdgcnInstructionRow[] = rows('image', TEXTURES, SAMPLE, {
  image_gather4h: 'Reads one channel of four texels that lie side by side.',
});

/** Channels, and halves of registers, of loads and stores with a format. */
const CHANNELS: readonly (readonly [string, string])[] = [
  ['x', 'one channel'],
  ['xy', 'two channels'],
  ['xyz', 'three channels'],
  ['xyzw', 'four channels'],
];

function formatted(kind: 'buffer' | 'tbuffer'): AmdgcnInstructionRow[] {
  const format =
    kind === 'buffer' ? 'the format of the buffer' : 'the format that the instruction names';
  const family: AmdgcnFamily = 'vector memory';
  const operands = 'vdata, vaddr, srsrc4, soffset';
  return [
    ['load', 'Reads', 'from'],
    ['store', 'Writes', 'to'],
  ].flatMap(([verb, word, way]) => [
    ...CHANNELS.flatMap(([name, what]) => [
      ...rows(family, '9-', operands, {
        [`${kind}_${verb}_format_${name}`]: `${word} ${what} ${way} a buffer, converted by ${format}.`,
        [`${kind}_${verb}_format_d16_${name}`]: `${word} ${what} of 16 bits each ${way} a buffer, converted by ${format}.`,
      }),
      ...rows(family, '11-', operands, {
        [`${kind}_${verb}_d16_format_${name}`]: `${word} ${what} of 16 bits each ${way} a buffer, converted by ${format}.`,
      }),
    ]),
    ...(kind === 'buffer'
      ? [
          ...rows(family, '9-', operands, {
            [`buffer_${verb}_format_d16_hi_x`]: `${word} one channel of 16 bits, in the high half of the register, ${way} a buffer, converted by ${format}.`,
          }),
          ...rows(family, '11-', operands, {
            [`buffer_${verb}_d16_hi_format_x`]: `${word} one channel of 16 bits, in the high half of the register, ${way} a buffer, converted by ${format}.`,
          }),
        ]
      : []),
  ]);
}

const interpolation: readonly AmdgcnInstructionRow[] = [
  ...rows('interpolation', OLD_TEXTURES, 'vdst, vsrc, attr', {
    v_interp_p1_f32:
      'First step of interpolating an attribute: its value at a corner and the first difference.',
    v_interp_p1ll_f16: 'First step for a half, from workgroup memory alone.',
    v_interp_p2_f16: 'Second step for a half.',
    v_interp_mov_f32: 'An attribute of a corner without interpolation.',
  }),
  ...rows('interpolation', TEXTURES, 'vdst, vsrc, attr', {
    v_interp_p2_f32: 'Second step of interpolating an attribute: adds the second difference.',
  }),
  ...rows('interpolation', OLD_TEXTURES, 'vdst, vsrc, attr, vsrc', {
    v_interp_p1lv_f16: 'First step for a half, from workgroup memory and a register.',
  }),
  ...rows('interpolation', GRAPHICS_9, 'vdst, vsrc, attr, vsrc', {
    v_interp_p2_legacy_f16: 'Second step for a half; the upper half of the register becomes 0.',
  }),
  ...rows('interpolation', '11-', 'vdst, vsrc, vsrc, vsrc', {
    v_interp_p10_f32:
      'First step of interpolating an attribute: difference times coordinate, plus the value.',
    v_interp_p10_f16_f32: 'First step for a half, in single precision.',
    v_interp_p2_f16_f32: 'Second step for a half, from single precision.',
    v_interp_p10_rtz_f16_f32: 'First step for a half, rounded towards zero.',
    v_interp_p2_rtz_f16_f32: 'Second step for a half, rounded towards zero.',
  }),
  ...rows('interpolation', '11-', 'vdst, attr', {
    lds_param_load: 'Loads an attribute of the three corners for interpolation.',
  }),
  ...rows('interpolation', '11-', 'vdst', {
    lds_direct_load: 'Loads a word of workgroup memory, at the address in `m0`, into all lanes.',
  }),
  ...rows('interpolation', TEXTURES, 'target, vsrc, vsrc, vsrc, vsrc', {
    exp: 'Exports four values: a position, a parameter, or a colour of a pixel.',
  }),
  ...rows('interpolation', '12', 'target, vsrc, vsrc, vsrc, vsrc', {
    export: 'Exports four values: a position, a parameter, or a colour of a pixel.',
  }),
];

/** Operations between two places of workgroup memory. */
const SRC2: Readonly<Record<string, string>> = {
  add: 'adds',
  sub: 'subtracts',
  rsub: 'subtracts the other way round',
  inc: 'counts up to the limit',
  dec: 'counts down from the limit',
  min: 'takes the minimum',
  max: 'takes the maximum',
  and: 'takes the AND',
  or: 'takes the OR',
  xor: 'takes the exclusive OR',
  write: 'copies',
};

const NUMBERS = ['u32', 'u64'];
const SIGNED = ['i32', 'u32', 'f32', 'i64', 'u64', 'f64'];
const BITS = ['b32', 'b64'];
const SRC2_TYPES: Readonly<Record<string, readonly string[]>> = {
  add: [...NUMBERS, 'f32'],
  sub: NUMBERS,
  rsub: NUMBERS,
  inc: NUMBERS,
  dec: NUMBERS,
  min: SIGNED,
  max: SIGNED,
  and: BITS,
  or: BITS,
  xor: BITS,
  write: BITS,
};

const betweenPlaces: readonly AmdgcnInstructionRow[] = Object.entries(SRC2).flatMap(([op, what]) =>
  SRC2_TYPES[op]!.flatMap((type) =>
    rows('workgroup memory atomic', `${GRAPHICS_9} 101`, 'vaddr', {
      [`ds_${op}_src2_${type}`]: `Between two places of workgroup memory: ${what}. The offset gives the second place.`,
    }),
  ),
);

const ordered: readonly AmdgcnInstructionRow[] = rows(
  'workgroup memory',
  `${GRAPHICS_9} 10-11`,
  'vdst, vaddr',
  { ds_ordered_count: 'Counts in the order in which waves were started.' },
);

export const graphicsRows: readonly AmdgcnInstructionRow[] = [
  ...access,
  ...rays,
  ...atomics,
  ...samples,
  ...gather,
  ...formatted('buffer'),
  ...formatted('tbuffer'),
  ...interpolation,
  ...betweenPlaces,
  ...ordered,
];
