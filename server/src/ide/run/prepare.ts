/** A planned launch with its contents filled in, in the form that each engine takes. */
import {
  type ExpandedLaunch,
  generate,
  type LaunchSource,
  SpecError,
} from '../../emulate/index.ts';
import type { LaunchInput } from '../../execute/index.ts';
import { innermost, type PlannedBuffer, type PlannedLaunch, sizeOf } from '../../spec/index.ts';

/** Contents after earlier launches, by launch and name. */
export type Earlier = (launch: number, buffer: string) => Uint8Array | undefined;

/** A buffer and what it holds before the launch. */
export interface FilledBuffer {
  readonly buffer: PlannedBuffer;
  readonly bytes: Uint8Array;
}

/** Throws `SpecError` where contents of an earlier launch are not there. */
export function fillBuffers(launch: PlannedLaunch, earlier: Earlier): readonly FilledBuffer[] {
  return launch.buffers.map((buffer) => ({ buffer, bytes: bytesOf(buffer, launch, earlier) }));
}

function bytesOf(buffer: PlannedBuffer, launch: PlannedLaunch, earlier: Earlier): Uint8Array {
  const { contents, elem, name } = buffer;
  if (contents.kind === 'bytes') return contents.bytes;
  if (contents.kind === 'generator')
    return generate(innermost(elem) ?? 'u8', contents.length, contents.init, earlier);
  for (let at = contents.launch ?? launch.index - 1; at >= 0; at--) {
    const bytes = earlier(at, contents.name);
    if (bytes !== undefined) return bytes;
    if (contents.launch !== undefined) break;
  }
  throw new SpecError(`\`${name}\`: no earlier launch has left a buffer \`${contents.name}\``);
}

/** Arguments with the lengths of buffers that earlier launches left. */
function withLengths(
  launch: PlannedLaunch,
  filled: readonly FilledBuffer[],
): PlannedLaunch['args'] {
  return launch.args.map((arg) => {
    const [address] = arg.addresses;
    const own = filled.find(({ buffer }) => buffer.name === address?.buffer);
    if (!arg.isSlice || own === undefined || own.buffer.length >= 0) return arg;
    const bytes = arg.bytes.slice();
    const length = own.bytes.length / Math.max(1, sizeOf(own.buffer.elem));
    new DataView(bytes.buffer).setBigUint64(8, BigInt(length), true);
    return { ...arg, bytes };
  });
}

/** For the engine that executes MIR. */
export function executeInput(launch: PlannedLaunch, filled: readonly FilledBuffer[]): LaunchInput {
  const args = withLengths(launch, filled).flatMap((arg) => {
    const { name, bytes, addresses, isApart } = arg;
    return isApart ? wordsOf(arg) : [{ name, bytes, addresses }];
  });
  return {
    kernel: launch.kernel,
    grid: launch.grid,
    block: launch.block,
    ...(launch.cluster && { cluster: launch.cluster }),
    dynamicBytes: launch.dynamicBytes,
    cooperative: launch.cooperative,
    args,
    buffers: filled.map(({ buffer, bytes }) => ({
      name: buffer.name,
      bytes,
      elementSize: sizeOf(buffer.elem),
      elementType: buffer.elem.rust,
      uninitialised: buffer.uninitialised,
      readonly: buffer.isReadonly,
      isInput: buffer.role === 'in',
      ...addressesOf(buffer),
    })),
  };
}

/** Addresses in the elements of a buffer. */
function addressesOf({ contents }: PlannedBuffer) {
  const addresses = contents.kind === 'bytes' ? contents.addresses : undefined;
  return addresses && { addresses };
}

/** The words of a memref, each a parameter of its own. */
function wordsOf({ name, bytes, addresses }: PlannedLaunch['args'][number]) {
  return Array.from({ length: bytes.length / 8 }, (_, at) => ({
    name: `${name}.${at}`,
    bytes: bytes.slice(8 * at, 8 * at + 8),
    addresses: addresses
      .filter(({ offset }) => offset === 8 * at)
      .map(({ buffer }) => ({ offset: 0, buffer })),
  }));
}

/** For the interpreters of texts. */
function expanded(launch: PlannedLaunch, filled: readonly FilledBuffer[]): ExpandedLaunch {
  const args = withLengths(launch, filled).flatMap((arg) => {
    const { isWord, isSlice } = arg;
    const parts = arg.isApart
      ? wordsOf(arg).map((part) => ({ ...part, isWord: true }))
      : [{ ...arg, isWord }];
    return parts.map((part) => ({ kind: 'value' as const, ...part, isSlice }));
  });
  return {
    index: launch.index,
    kernel: launch.kernel,
    grid: launch.grid,
    block: launch.block,
    ...(launch.cluster && { cluster: launch.cluster }),
    dynamicShared: launch.dynamicBytes,
    cooperative: launch.cooperative,
    args,
    memory: filled.map(({ buffer, bytes }) => ({
      kind: 'buffer' as const,
      name: buffer.name,
      dtype: innermost(buffer.elem) ?? 'u8',
      role: buffer.role,
      bytes,
      uninitialised: buffer.uninitialised,
      tolerance: 0,
      ...addressesOf(buffer),
    })),
  };
}

/** All launches for an interpreter; `before` is given what buffers held before each. */
export function textSource(
  launches: readonly PlannedLaunch[],
  before: (launch: number, filled: readonly FilledBuffer[]) => void,
): LaunchSource {
  return {
    kernels: launches.map(({ kernel }) => kernel),
    expand: (index, earlier) => {
      const filled = fillBuffers(launches[index]!, earlier);
      before(index, filled);
      return expanded(launches[index]!, filled);
    },
  };
}
