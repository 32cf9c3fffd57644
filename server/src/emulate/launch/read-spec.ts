/**
 * Reading a launch spec from JSON: its shape is checked here, once, so that everything behind takes
 * it for what its types say.
 */
import * as v from 'valibot';
import { type Generator, type LaunchSpec, SpecError } from './spec.ts';

const dtype = v.picklist(
  [
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
  ],
  ({ input }) => `there is no element type \`${String(input)}\``,
);
const text = v.string('this is no string');
const number = v.number('this is no number');
const count = v.pipe(
  v.number('this is no number'),
  v.safeInteger('this is no whole number'),
  v.minValue(0, 'this is negative'),
);
const word = v.union([text, number], 'this is neither a number nor a string');
const bytes = v.pipe(text, v.base64('this is not base64'));
const crc = v.pipe(count, v.maxValue(0xffffffff, 'this has more than 32 bits'));
const seeded = { seed: number };
const bounded = v.object({
  gen: v.picklist(['range', 'sorted', 'uniform']),
  ...seeded,
  lo: number,
  hi: number,
});

const generator: v.GenericSchema<unknown, Generator> = v.lazy(
  () => generators as v.GenericSchema<unknown, Generator>,
);

const generators = v.variant(
  'gen',
  [
    v.object({ gen: v.literal('zeros') }),
    v.object({ gen: v.literal('byte'), value: number }),
    v.object({ gen: v.literal('fill'), value: word }),
    v.object({
      gen: v.literal('iota'),
      start: v.exactOptional(number),
      step: v.exactOptional(number),
    }),
    v.object({ gen: v.literal('rand'), ...seeded }),
    bounded,
    v.object({ gen: v.literal('perm'), ...seeded }),
    v.object({ gen: v.literal('values'), values: v.array(word, 'this is no list') }),
    v.object({ gen: v.literal('text'), text }),
    v.object({ gen: v.literal('b64'), b64: bytes }),
    v.object({
      gen: v.literal('parts'),
      parts: v.array(v.tuple([count, generator]), 'this is no list'),
    }),
    v.object({ gen: v.literal('from'), launch: count, arg: text }),
  ],
  'there is no such generator',
);

const contents = {
  name: text,
  length: count,
  role: v.picklist(['in', 'out', 'inout', 'scratch'], 'a role is in, out, inout or scratch'),
  init: v.exactOptional(generator),
  init_crc32: v.exactOptional(crc),
  tolerance: v.exactOptional(number),
  uninitialised: v.exactOptional(v.boolean('this is neither true nor false')),
};
const buffer = v.looseObject({ ...contents, buffer: dtype });
const slice = v.looseObject({ ...contents, slice: dtype });
const scalar = v.looseObject({ name: text, scalar: dtype, value: word });
const place = { name: text, type: dtype, offset: count };
const numberField = v.looseObject({ ...place, value: word });
const addressField = v.looseObject({ ...place, address: text });
const field = v.lazy((given) =>
  typeof given === 'object' && given !== null && 'address' in given ? addressField : numberField,
);
const struct = v.looseObject({
  name: text,
  struct: text,
  size: count,
  align: v.exactOptional(count),
  fields: v.array(field, 'this is no list'),
});

/**
 * One key says which of the four it is; the rest is then checked against that alone, so that a
 * message is about what was meant.
 */
const argument = v.lazy((given) => {
  if (typeof given !== 'object' || given === null) return buffer;
  if ('scalar' in given) return scalar;
  if ('slice' in given) return slice;
  return 'struct' in given ? struct : buffer;
});

const size = v.pipe(
  v.array(number, 'this is no list of sizes'),
  v.minLength(1, 'no size is given'),
  v.maxLength(3, 'more than three sizes'),
);
const launch = v.looseObject({
  kernel: text,
  grid: size,
  block: size,
  workgroup_mem: v.exactOptional(count),
  args: v.array(argument, 'this is no list'),
  memory: v.exactOptional(v.array(buffer, 'this is no list')),
  expected: v.exactOptional(
    v.record(text, v.looseObject({ crc32: v.exactOptional(crc), b64: v.exactOptional(bytes) })),
  ),
});
const spec = v.looseObject(
  {
    name: v.exactOptional(text),
    launches: v.array(launch, 'no list "launches" in this spec'),
  },
  'no list "launches" in this spec',
);

/**
 * A launch spec out of what `JSON.parse` gives.
 * @throws SpecError with the path of the first part that is not what it must be
 */
export function readLaunchSpec(given: unknown): LaunchSpec {
  const result = v.safeParse(spec, given, { abortEarly: true });
  if (result.success) return result.output as unknown as LaunchSpec;
  const [issue] = result.issues;
  const path = v.getDotPath(issue)?.replace(/\.(\d+)/g, '[$1]') ?? null;
  const missing = issue.received === 'undefined' && path !== null && path.includes('.');
  throw new SpecError(
    path === null || path === 'launches'
      ? issue.message
      : `${path}: ${missing ? 'this is missing' : issue.message}`,
  );
}
