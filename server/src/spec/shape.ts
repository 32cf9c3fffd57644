/**
 * The form of a launch spec: every key with its meaning. The reader takes its keys from here, the
 * JSON schema and the reference are made of it.
 */

import { FILLS, SWIZZLES, TENSOR_TYPES } from '../emulate/index.ts';

/** A piece of JSON schema. */
export type Schema = Readonly<Record<string, unknown>>;

export interface KeyDoc {
  readonly doc: string;
  readonly schema: Schema;
}

const text: Schema = { type: 'string' };
const count: Schema = { type: 'integer', minimum: 0 };
const real: Schema = { type: 'number' };
const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
const size: Schema = { anyOf: [{ type: 'integer', minimum: 1 }, text] };
const sizes: Schema = {
  anyOf: [
    { type: 'integer', minimum: 1 },
    text,
    { type: 'array', minItems: 1, maxItems: 3, items: size },
  ],
};

/** Codes of findings that a launch may be expected to have: those of all engines. */
export const FINDING_CODES = [
  'out-of-bounds',
  'null-pointer',
  'misaligned',
  'invalid-pointer',
  'read-only',
  'dangling-pointer',
  'foreign-private',
  'uninitialised',
  'invalid-value',
  'panic',
  'trap',
  'assertion',
  'undefined-behaviour',
  'unreachable',
  'barrier-divergence',
  'divergent-barrier',
  'barrier-mismatch',
  'barrier-count',
  'warp-mask',
  'warp-lane',
  'sync-mask',
  'workgroup-race',
  'global-race',
  'missing-wait',
  'deadlock',
  'workgroup-memory',
  'memory-use',
  'heap-exhausted',
  'invalid-free',
  'stack-overflow',
  'step-limit',
  'interrupted',
  'bad-call',
  'invalid-launch',
  'invalid-module',
  'unsupported',
] as const;

/** Element types of buffers, as Rust names them. */
export const DTYPES = [
  'u8',
  'i8',
  'bool',
  'u16',
  'i16',
  'u32',
  'i32',
  'u64',
  'i64',
  'usize',
  'isize',
  'f16',
  'bf16',
  'f32',
  'f64',
] as const;

export const TOLERANCE_KEYS = {
  abs: {
    doc: 'A value passes when it differs by at most so much from the expected one.',
    schema: { type: 'number', minimum: 0 },
  },
  rel: {
    doc: 'A value passes when it differs by at most this part of the expected one, such as `1e-6`.',
    schema: { type: 'number', minimum: 0 },
  },
  ulp: {
    doc: 'A value passes when at most so many floats of its type lie between it and the expected one.',
    schema: count,
  },
} satisfies Record<string, KeyDoc>;

export const LAUNCH_KEYS = {
  kernel: {
    doc: 'Name of the kernel in the source, or its symbol; of a generic one with its types, `scale::<f32>`. May be left out where the file has one kernel.',
    schema: text,
  },
  name: { doc: 'Name of the launch in reports.', schema: text },
  grid: {
    doc: 'Blocks (workgroups): a number, or a list of x, y and z; each may be an expression of numbers among `args`, `"div_ceil(n, 64)"`, `"x.len"`, `"job.n"`. Left out: as the launch in host code has it, else 1, or 2 where neither `block` nor `args` is there.',
    schema: sizes,
  },
  block: {
    doc: 'Threads of a block: a number, or a list of x, y and z, or expressions. Left out: as host code, a launch comment or an attribute has it, else 64.',
    schema: sizes,
  },
  cluster: {
    doc: 'Blocks of a cluster (CUDA, from sm_90 on): a number, or a list of x, y and z, or expressions; at most 8 together, and each divides that of `grid`. Left out: as host code or an attribute of the kernel has it, else blocks are in no clusters.',
    schema: sizes,
  },
  workgroup_mem: {
    doc: 'Bytes of dynamic shared memory (CUDA), dynamic LDS (HIP): a number, or an expression of numbers among `args`, `"4 * n"`.',
    schema: { anyOf: [count, text] },
  },
  cooperative: {
    doc: 'A cooperative launch: all blocks are on the GPU at once, or the launch is refused.',
    schema: { type: 'boolean' },
  },
  args: {
    doc: 'Arguments by the names of the parameters, or in their order as a list. What is left out is as host code has it, else it is made from the type and reported.',
    schema: {
      anyOf: [
        { type: 'object', additionalProperties: ref('argument') },
        { type: 'array', items: ref('argument') },
      ],
    },
  },
  memory: {
    doc: 'Buffers that no parameter takes, by name; pointers in structs and buffers point to them with `{"same": "NAME"}`, which says the type of their elements.',
    schema: {
      anyOf: [
        { type: 'object', additionalProperties: ref('argument') },
        { type: 'array', items: ref('explicitBuffer') },
      ],
    },
  },
  expected: {
    doc: 'What buffers hold after the launch, by name. What is not named is not compared.',
    schema: { type: 'object', additionalProperties: ref('expected') },
  },
  findings: {
    doc: 'Codes of findings that the launch must have, such as `out-of-bounds`: a test of a kernel that is wrong. The launch passes only when each of them is found and no other.',
    schema: { type: 'array', items: { enum: FINDING_CODES } },
  },
  ...TOLERANCE_KEYS,
} satisfies Record<string, KeyDoc>;

export const FILE_KEYS = {
  $schema: { doc: 'This schema.', schema: text },
  name: { doc: 'Name of the spec in reports.', schema: text },
  title: { doc: 'What the spec shows, for readers.', schema: text },
  description: { doc: 'More words for readers.', schema: text },
  file: {
    doc: 'The Rust, MLIR or assembly file, relative to the spec. Left out: the file beside the spec with the same name.',
    schema: text,
  },
  gpu: {
    doc: 'The GPU to compile for, such as `sm_80` or `gfx90a`. Of a list `warplens test` runs the spec on each, `run` on the first.',
    schema: { anyOf: [text, { type: 'array', items: text, minItems: 1 }] },
  },
  cargo_features: {
    doc: 'Features of the package, as for `cargo --features`.',
    schema: { type: 'array', items: text },
  },
  debug_assertions: {
    doc: 'Compile as a debug build: arithmetic overflow and `debug_assert!` are checked. True when left out.',
    schema: { type: 'boolean' },
  },
  seed: { doc: 'Seed of what the model leaves open, such as the order of blocks.', schema: count },
  launches: {
    doc: 'Launches in their order. A spec of one launch may have its keys at the top instead.',
    schema: { type: 'array', items: ref('launch') },
  },
  level: { doc: 'For readers; not used.', schema: real },
  features: {
    doc: 'Words about what the spec shows, for readers; not used.',
    schema: { type: 'array', items: text },
  },
  host_stub: { doc: 'For readers; not used.', schema: text },
} satisfies Record<string, KeyDoc>;

export const BUFFER_KEYS = {
  type: {
    doc: "Type of an element, `f32`. Needed only where the kernel's own type does not say it, as in assembly files, and for a buffer of `memory` to which nothing points.",
    schema: { enum: DTYPES },
  },
  length: {
    doc: 'Elements: a number, or an expression of scalar arguments such as `"n * n"`.',
    schema: { anyOf: [count, text] },
  },
  shape: {
    doc: 'Sizes of a memref, or the rows and columns of a buffer; `length` is their product.',
    schema: { type: 'array', items: { anyOf: [count, text] } },
  },
  init: { doc: 'Contents before the launch.', schema: ref('contents') },
  file: {
    doc: 'Contents from an `.npy` file, or the bytes of any other file; relative to the spec.',
    schema: text,
  },
  uninitialised: {
    doc: 'Nothing has written the buffer before the launch: reading an element before it is written is a finding.',
    schema: { type: 'boolean' },
  },
  readonly: { doc: 'Writing the buffer is a finding.', schema: { type: 'boolean' } },
  same: {
    doc: 'The buffer of another argument or of `memory`, by its name: both point to the same memory.',
    schema: text,
  },
} satisfies Record<string, KeyDoc>;

/** A tensor map (CUDA driver API, `cuTensorMapEncodeTiled`). */
export const TENSOR_MAP_KEYS = {
  buffer: {
    doc: 'The tensor: the name of another buffer of the launch, or a buffer of its own as an object, `{"type": "f32", "length": 64}`.',
    schema: { anyOf: [text, { type: 'object' }] },
  },
  type: {
    doc: 'Type of an element. Left out: that of the buffer.',
    schema: { enum: TENSOR_TYPES },
  },
  dims: {
    doc: 'Elements of each dimension, 1 to 5, the innermost first; numbers, or expressions of scalar arguments.',
    schema: { type: 'array', minItems: 1, maxItems: 5, items: { anyOf: [count, text] } },
  },
  strides: {
    doc: 'Bytes from one index to the next, of all dimensions but the first; multiples of 16. Left out: rows follow each other without gaps.',
    schema: { type: 'array', maxItems: 4, items: { anyOf: [count, text] } },
  },
  box: {
    doc: 'Elements of the box that one copy moves, of each dimension, at most 256; its rows are multiples of 16 bytes.',
    schema: { type: 'array', minItems: 1, maxItems: 5, items: { anyOf: [count, text] } },
  },
  element_strides: {
    doc: 'The box is copied by steps of so many elements, 1 to 8 in each dimension; the first has no steps. Left out: 1.',
    schema: { type: 'array', minItems: 1, maxItems: 5, items: { anyOf: [count, text] } },
  },
  interleave: { doc: 'Only `none` is executed.', schema: { enum: ['none'] } },
  swizzle: {
    doc: 'How the 16-byte pieces of rows are permuted in shared memory.',
    schema: { enum: SWIZZLES },
  },
  fill: {
    doc: 'What a load puts where the box lies outside of the tensor: `zeros`, or `nan` for floats.',
    schema: { enum: FILLS },
  },
} satisfies Record<string, KeyDoc>;

export const EXPECTED_KEYS = {
  value: {
    doc: 'A list of the first values, an expression of `i`, an object of expressions for structs, an `.npy` file, a number for all elements, or `"from(y, 0)"`.',
    schema: ref('contents'),
  },
  values: { doc: 'The same as `value`.', schema: ref('contents') },
  file: {
    doc: 'An `.npy` file, or the bytes of any other file; relative to the spec.',
    schema: text,
  },
  fn: {
    doc: "A function of the crate that computes the expected values: `reference`, or `module::reference`. Its parameters are found by name: `i: usize` is the index, the others are arguments of the launch as they are before it, buffers as `&[T]`. It returns one element, or takes `&mut [T]` under the buffer's name and fills it. It is executed like a kernel, by one thread, so that it cannot use `std`.",
    schema: text,
  },
  crc32: { doc: 'CRC-32 of the bytes.', schema: count },
  b64: { doc: 'The bytes in base64.', schema: text },
  ...TOLERANCE_KEYS,
} satisfies Record<string, KeyDoc>;

/** What a `TmaDescriptor` gets, or a pointer to one. */
const TENSOR_MAP: KeyDoc = {
  doc: 'A tensor in global memory, and the box of it that a copy moves.',
  schema: ref('tensorMap'),
};

/** The long form of arguments, which says each type itself. */
export const EXPLICIT_KEYS = {
  name: { doc: 'Name of the parameter.', schema: text },
  buffer: { doc: 'A buffer of so many elements of this type.', schema: { enum: DTYPES } },
  slice: { doc: 'A buffer that is passed with its number of elements.', schema: { enum: DTYPES } },
  scalar: { doc: 'A number of this type.', schema: { enum: DTYPES } },
  struct: { doc: 'A struct, by its fields.', schema: text },
  value: { doc: 'The number.', schema: { anyOf: [real, text, { type: 'boolean' }] } },
  role: {
    doc: '`in` is not changed by the kernel; `out` holds nothing of use before; `inout`; `scratch` is not compared.',
    schema: { enum: ['in', 'out', 'inout', 'scratch'] },
  },
  init_crc32: { doc: 'CRC-32 of the contents before the launch, as a check.', schema: count },
  tolerance: { doc: 'Difference that passes, absolute or relative.', schema: real },
  size: { doc: 'Bytes of a struct.', schema: count },
  align: { doc: 'Alignment of a struct in bytes.', schema: count },
  fields: {
    doc: 'Fields of a struct with `name`, `type`, `offset`, and `value` or `address`, the name of a buffer.',
    schema: { type: 'array', items: { type: 'object' } },
  },
  tensor_map: {
    doc: 'A tensor map of 128 bytes, by value; with `pointer` its address.',
    schema: ref('tensorMap'),
  },
  pointer: {
    doc: 'The parameter is the address of the tensor map.',
    schema: { type: 'boolean' },
  },
  length: { doc: 'Elements.', schema: count },
  init: { doc: 'Contents before the launch.', schema: ref('contents') },
  uninitialised: BUFFER_KEYS.uninitialised,
} satisfies Record<string, KeyDoc>;

/** Generators in their long form, by `gen`, with their other keys. */
export const GENERATORS: Readonly<Record<string, readonly string[]>> = {
  zeros: [],
  byte: ['value'],
  fill: ['value'],
  iota: ['start', 'step'],
  rand: ['seed'],
  range: ['seed', 'lo', 'hi'],
  sorted: ['seed', 'lo', 'hi'],
  uniform: ['seed', 'lo', 'hi'],
  perm: ['seed'],
  values: ['values'],
  text: ['text'],
  b64: ['b64'],
  parts: ['parts'],
  from: ['launch', 'arg'],
};

function objectOf(keys: Readonly<Record<string, KeyDoc>>, more: Schema = {}): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(keys).map(([key, { doc, schema }]) => [key, described(schema, doc)]),
    ),
    ...more,
  };
}

/** Siblings of `$ref` are ignored in draft 7. */
function described(schema: Schema, description: string): Schema {
  return '$ref' in schema ? { description, allOf: [schema] } : { description, ...schema };
}

/** The JSON schema of a spec, draft 7. */
export function specSchema(): Schema {
  const generator = {
    type: 'object',
    required: ['gen'],
    properties: { gen: { enum: Object.keys(GENERATORS) } },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://github.com/warplens/warplens/raw/main/schemas/spec.schema.json',
    title: 'Launch spec of Warplens',
    description:
      'Launches of kernels with their arguments and expected results, for `warplens run`. docs/reference/spec.md has examples.',
    allowComments: true,
    allowTrailingCommas: true,
    ...objectOf({ ...LAUNCH_KEYS, ...FILE_KEYS }),
    definitions: {
      launch: objectOf(LAUNCH_KEYS),
      argument: {
        description:
          'What a parameter gets. A number: a plain number or text such as `"0x10"`. A buffer: a list of values, an expression of `i` such as `"i * 0.5"`, `"[random(1); 1000]"` with its length, an `.npy` file, or an object with `length`, `init` and others. A tensor map: `{"tensor_map": {..}}`. A struct: an object of its fields.',
        anyOf: [
          ref('contents'),
          objectOf(BUFFER_KEYS),
          objectOf({ tensor_map: TENSOR_MAP }),
          ref('explicitArgument'),
          { type: 'object' },
          { type: 'null' },
        ],
      },
      contents: {
        description:
          'A list of values, a number for all elements, `zeros`, an expression of `i` such as `"random(1)"` or `"i * 0.5"`, an object of expressions for structs, an `.npy` file, or a generator in its long form.',
        anyOf: [real, text, { type: 'boolean' }, { type: 'array' }, generator, { type: 'object' }],
      },
      expected: {
        anyOf: [real, text, { type: 'boolean' }, { type: 'array' }, objectOf(EXPECTED_KEYS)],
      },
      tensorMap: objectOf(TENSOR_MAP_KEYS, { required: ['buffer', 'dims', 'box'] }),
      explicitArgument: objectOf(EXPLICIT_KEYS, { required: ['name'] }),
      explicitBuffer: objectOf(EXPLICIT_KEYS, { required: ['name', 'buffer'] }),
    },
  };
}
