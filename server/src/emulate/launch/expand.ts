/**
 * A launch spec with all bytes filled in, and the comparison of what came out with what was
 * expected.
 */
import { LIMITS } from '../../base/index.ts';
import {
  crc32,
  decodeBase64,
  encodeBase64,
  numberOf,
  packElements,
  readElement,
  writeElement,
} from './bytes.ts';
import { generate } from './generators.ts';
import {
  type BufferArg,
  type BufferRole,
  type Dtype,
  type Launch,
  type LaunchArg,
  type LaunchSpec,
  type SliceArg,
  SpecError,
  sizeOfDtype,
} from './spec.ts';

/** An argument by value: a scalar, a structure, or address and length of a slice. */
export interface ValueArgument {
  readonly kind: 'value';
  readonly name: string;
  /** With zeros in the places of addresses. */
  readonly bytes: Uint8Array;
  /** A number that may stand for an address, such as null. */
  readonly isWord: boolean;
  /** Address and length: one parameter of 16 bytes or two of 8, as the kernel has it. */
  readonly isSlice: boolean;
  /** Where the addresses of buffers go. */
  readonly addresses: readonly { readonly offset: number; readonly buffer: string }[];
}

export interface BufferArgument {
  readonly kind: 'buffer';
  readonly name: string;
  readonly dtype: Dtype;
  readonly role: BufferRole;
  readonly bytes: Uint8Array;
  readonly uninitialised: boolean;
  readonly tolerance: number;
  readonly expected?: Uint8Array;
  /** Where the addresses of buffers go in it. */
  readonly addresses?: ValueArgument['addresses'];
}

export type ExpandedArgument = ValueArgument | BufferArgument;

export interface ExpandedLaunch {
  readonly index: number;
  readonly kernel: string;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  /** Blocks of a cluster; as the kernel has it, or 1, when absent. */
  readonly cluster?: readonly [number, number, number];
  readonly dynamicShared: number;
  readonly cooperative?: boolean;
  readonly args: readonly ExpandedArgument[];
  /** Buffers that are no arguments by themselves. */
  readonly memory: readonly BufferArgument[];
}

/** Final contents of the buffers of one launch, by name. */
export type BufferContents = ReadonlyMap<string, Uint8Array>;

export interface Mismatch {
  readonly launch: number;
  readonly kernel: string;
  readonly buffer: string;
  /** First element that differs; -1 when only the checksum is known. */
  readonly index: number;
  readonly got: string;
  readonly expected: string;
  readonly message: string;
  /** Elements that differ. */
  readonly count: number;
}

/** Largest grid in x, y and z: what CUDA allows for every compute capability. */
const LARGEST_GRID = [2147483647, 65535, 65535] as const;
/** Bytes of the arguments of a launch: more than a simulation can touch in any useful time. */
const MAX_BYTES = LIMITS.launchBytes.limit;

function dimension(
  launch: number,
  what: 'grid' | 'block' | 'cluster',
  values: readonly number[],
): [number, number, number] {
  const [x = 1, y = 1, z = 1] = values;
  for (const [at, v] of [x, y, z].entries()) {
    if (what === 'grid' && v > LARGEST_GRID[at]!)
      throw new SpecError(`launch ${launch}: grid ${'xyz'[at]} exceeds ${LARGEST_GRID[at]}`);
    if (!Number.isInteger(v) || v < 1)
      throw new SpecError(`launch ${launch}: ${what} [${values.join(', ')}] is no size`);
  }
  return [x, y, z];
}

function ownSize(arg: LaunchArg): number {
  if ('buffer' in arg) return arg.length * sizeOfDtype(arg.buffer);
  if ('slice' in arg) return arg.length * sizeOfDtype(arg.slice);
  return 'struct' in arg ? arg.size : 8;
}

function checkSize(arg: LaunchArg, others: number): number {
  const bytes = others + ownSize(arg);
  if (!(bytes <= MAX_BYTES)) throw new SpecError(`${bytes} bytes exceed ${MAX_BYTES}`);
  return bytes;
}

/**
 * Fills launch `index` in. `earlier` gives what earlier launches left; without a run, their
 * expected results serve. Throws `SpecError`, naming the argument, when the spec is wrong.
 */
export function expandLaunch(
  launch: Launch,
  index: number,
  earlier: (launch: number, arg: string) => Uint8Array | undefined,
): ExpandedLaunch {
  let bytes = 0;
  const named = <A extends LaunchArg, R>(arg: A, expand: (arg: A) => R): R => {
    try {
      bytes = checkSize(arg, bytes);
      return expand(arg);
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      throw new SpecError(`launch ${index}, argument \`${arg.name}\`: ${error.message}`);
    }
  };
  const memory: BufferArgument[] = [];
  const args = launch.args.map((arg) =>
    named(arg, (one) => {
      if ('slice' in one) memory.push(expandBuffer(bufferOf(one), launch, earlier));
      return expandArgument(one, launch, earlier);
    }),
  );
  for (const arg of launch.memory ?? [])
    memory.push(named(arg, (one) => expandBuffer(one, launch, earlier)));
  const expanded: ExpandedLaunch = {
    index,
    kernel: launch.kernel,
    grid: dimension(index, 'grid', launch.grid),
    block: dimension(index, 'block', launch.block),
    ...(launch.cluster && { cluster: dimension(index, 'cluster', launch.cluster) }),
    dynamicShared: launch.workgroup_mem ?? 0,
    args,
    memory,
  };
  checkNames(expanded);
  return expanded;
}

/** All buffers of a launch: those that parameters point to first. */
export function buffersOf({ args, memory }: ExpandedLaunch): readonly BufferArgument[] {
  return [...args.filter((arg) => arg.kind === 'buffer'), ...memory];
}

function bufferOf({ slice, ...rest }: SliceArg): BufferArg {
  return { ...rest, buffer: slice };
}

/** Throws `SpecError` for an address of no buffer, or of one of several. */
function checkNames(launch: ExpandedLaunch): void {
  const names = buffersOf(launch).map(({ name }) => name);
  for (const arg of launch.args) {
    if (arg.kind !== 'value') continue;
    for (const { buffer } of arg.addresses) {
      const count = names.filter((name) => name === buffer).length;
      if (count === 1) continue;
      const what = count === 0 ? 'there is no buffer' : 'there are several buffers';
      throw new SpecError(
        `launch ${launch.index}, argument \`${arg.name}\`: ${what} \`${buffer}\``,
      );
    }
  }
}

/** Bytes of a value with the addresses in their places. `address`: of a buffer, by its name. */
export function placeAddresses(
  { bytes, addresses = [] }: Pick<BufferArgument, 'bytes' | 'addresses'>,
  address: (buffer: string) => bigint,
): Uint8Array {
  if (addresses.length === 0) return bytes;
  const out = bytes.slice();
  const view = new DataView(out.buffer);
  for (const { offset, buffer } of addresses) view.setBigUint64(offset, address(buffer), true);
  return out;
}

function expandArgument(
  arg: LaunchArg,
  launch: Launch,
  earlier: (launch: number, arg: string) => Uint8Array | undefined,
): ExpandedArgument {
  if ('buffer' in arg) return expandBuffer(arg, launch, earlier);
  if ('struct' in arg) {
    const bytes = new Uint8Array(arg.size);
    const view = new DataView(bytes.buffer);
    const addresses: { offset: number; buffer: string }[] = [];
    for (const field of arg.fields) {
      if (field.offset + sizeOfDtype(field.type) > arg.size) {
        throw new SpecError(`field \`${field.name}\` lies outside the structure`);
      }
      if ('address' in field) {
        if (!isWordType(field.type))
          throw new SpecError(`field \`${field.name}\` is too small for an address`);
        addresses.push({ offset: field.offset, buffer: field.address });
      } else writeElement(view, field.offset, field.type, numberOf(field.value));
    }
    return { kind: 'value', name: arg.name, bytes, isWord: false, isSlice: false, addresses };
  }
  if ('slice' in arg) {
    const addresses = [{ offset: 0, buffer: arg.name }];
    const bytes = packElements('u64', [0, arg.length]);
    return { kind: 'value', name: arg.name, bytes, isWord: false, isSlice: true, addresses };
  }
  if ('scalar' in arg) {
    return {
      isWord: isWordType(arg.scalar),
      isSlice: false,
      addresses: [],
      kind: 'value',
      name: arg.name,
      bytes: packElements(arg.scalar, [numberOf(arg.value)]),
    };
  }
  throw new SpecError('it is neither buffer, slice, scalar nor struct');
}

/** A type that can hold an address. */
function isWordType(type: Dtype): boolean {
  return sizeOfDtype(type) === 8 && !type.startsWith('f');
}

function expandBuffer(
  arg: BufferArg,
  launch: Launch,
  earlier: (launch: number, arg: string) => Uint8Array | undefined,
): BufferArgument {
  // What an output buffer holds before the kernel writes it is a pattern nobody computes by chance.
  const bytes = generate(arg.buffer, arg.length, arg.init ?? { gen: 'byte', value: 0xa5 }, earlier);
  if (arg.init_crc32 !== undefined && arg.init?.gen !== 'from') {
    const crc = crc32(bytes);
    if (crc !== arg.init_crc32)
      throw new SpecError(`contents have CRC ${crc}, the spec says ${arg.init_crc32}`);
  }
  const want = launch.expected?.[arg.name];
  const expected = want?.b64 === undefined ? undefined : decodeBase64(want.b64);
  if (expected && want?.crc32 !== undefined && crc32(expected) !== want.crc32) {
    throw new SpecError('the expected bytes do not have the expected CRC');
  }
  return {
    kind: 'buffer',
    name: arg.name,
    dtype: arg.buffer,
    role: arg.role,
    bytes,
    uninitialised: arg.uninitialised ?? false,
    tolerance: arg.tolerance ?? 0,
    ...(expected ? { expected } : {}),
  };
}

/**
 * All launches at once, each judged alone: a `from` buffer starts with the expected result of its
 * source.
 */
export function expandLaunches(spec: LaunchSpec): ExpandedLaunch[] {
  const done: Map<string, Uint8Array>[] = [];
  return spec.launches.map((launch, index) => {
    const expanded = expandLaunch(launch, index, (k, name) => done[k]?.get(name));
    const mine = new Map<string, Uint8Array>();
    for (const arg of buffersOf(expanded)) mine.set(arg.name, arg.expected ?? arg.bytes);
    done.push(mine);
    return expanded;
  });
}

/**
 * Everything that differs from the spec's expectations after a launch. Inputs must be unchanged.
 */
export function checkExpected(
  launch: ExpandedLaunch,
  results: BufferContents,
  spec?: Launch,
): Mismatch[] {
  const out: Mismatch[] = [];
  for (const arg of buffersOf(launch)) {
    if (arg.role === 'scratch') continue;
    const got = results.get(arg.name);
    if (!got) continue;
    const want = arg.role === 'in' ? arg.bytes : arg.expected;
    if (want) {
      const found = compare(launch, arg, got, want);
      if (found) out.push(found);
      continue;
    }
    const crc = spec?.expected?.[arg.name]?.crc32;
    if (crc !== undefined && crc32(got) !== crc) {
      const [a, b] = [String(crc32(got)), String(crc)];
      out.push({
        launch: launch.index,
        kernel: launch.kernel,
        buffer: arg.name,
        index: -1,
        got: a,
        expected: b,
        count: 0,
        message: `\`${arg.name}\` of \`${launch.kernel}\` has CRC ${a}, expected ${b}`,
      });
    }
  }
  return out;
}

function compare(
  launch: ExpandedLaunch,
  arg: BufferArgument,
  got: Uint8Array,
  want: Uint8Array,
): Mismatch | undefined {
  const size = sizeOfDtype(arg.dtype);
  const gotView = new DataView(got.buffer, got.byteOffset, got.byteLength);
  const wantView = new DataView(want.buffer, want.byteOffset, want.byteLength);
  let first = -1;
  let count = 0;
  for (let i = 0; (i + 1) * size <= Math.max(got.length, want.length); i++) {
    if ((i + 1) * size <= got.length && (i + 1) * size <= want.length) {
      let same = true;
      for (let k = 0; k < size; k++) if (got[i * size + k] !== want[i * size + k]) same = false;
      if (same || close(arg, gotView, wantView, i * size)) continue;
    }
    if (first < 0) first = i;
    count++;
  }
  if (count === 0) return undefined;
  const show = (view: DataView): string =>
    (first + 1) * size <= view.byteLength
      ? String(readElement(view, first * size, arg.dtype))
      : 'nothing';
  const [a, b] = [show(gotView), show(wantView)];
  const why = arg.role === 'in' ? ' (an input the kernel must not change)' : '';
  return {
    launch: launch.index,
    kernel: launch.kernel,
    buffer: arg.name,
    index: first,
    got: a,
    expected: b,
    count,
    message: `\`${arg.name}[${first}]\` of \`${launch.kernel}\` is ${a}, expected ${b}${why}; ${count} elements differ`,
  };
}

function close(arg: BufferArgument, got: DataView, want: DataView, at: number): boolean {
  if (arg.tolerance === 0) return false;
  const a = Number(readElement(got, at, arg.dtype));
  const b = Number(readElement(want, at, arg.dtype));
  if (Number.isNaN(a) && Number.isNaN(b)) return true;
  return Math.abs(a - b) <= arg.tolerance * Math.max(1, Math.abs(b));
}

/** A buffer's final contents in the form results are written: checksum and base64. */
export function describeBuffer(bytes: Uint8Array): {
  readonly crc32: number;
  readonly b64: string;
} {
  return { crc32: crc32(bytes), b64: encodeBase64(bytes) };
}
