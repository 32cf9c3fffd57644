/** Results of a launch beside what is expected of them. */
import { crc32 } from '../../emulate/index.ts';
import {
  type Comparison,
  compareBytes,
  type Expectation,
  expectedBytes,
  namesBefore,
  type PlannedLaunch,
  Problems,
  sizeOf,
  summarise,
} from '../../spec/index.ts';
import type { FilledBuffer } from './prepare.ts';
import type { RunBuffer } from './report.ts';

/** What a host function computes for a buffer: bytes, or why it does not. */
export type HostFunction = (
  name: string,
  launch: PlannedLaunch,
  buffer: string,
  before: readonly FilledBuffer[],
) => Uint8Array | string;

export interface ResultInput {
  readonly launch: PlannedLaunch;
  readonly before: readonly FilledBuffer[];
  readonly after: ReadonlyMap<string, Uint8Array>;
  /** It came to its end without a fault: its results mean something. */
  readonly isWhole: boolean;
  /** Has the kernel stored anything in a buffer? Undefined where that is not known. */
  isWritten(name: string): boolean | undefined;
  readFile(path: string): Uint8Array | undefined;
  /** What a buffer held after an earlier launch: the last one that has it, where none is named. */
  earlier(name: string, launch: number | undefined): Uint8Array | undefined;
  readonly hostFunction: HostFunction;
}

const NOT_COMPARED = { compared: 0, total: 0, differing: 0, differences: [] } as const;

/** The buffers of a launch, in the order of the parameters. */
export function resultsOf(input: ResultInput): readonly RunBuffer[] {
  const { launch, before, after } = input;
  return before.flatMap(({ buffer, bytes: old }): RunBuffer[] => {
    const bytes = after.get(buffer.name);
    if (bytes === undefined) return [];
    const { name, elem, role, shape } = buffer;
    const expectation = launch.expected.find((one) => one.buffer === name);
    const [now, then] = [withoutAddresses(bytes, buffer), withoutAddresses(old, buffer)];
    const comparison =
      expectation === undefined
        ? unexpected(buffer.mustNotChange === true, now, then, elem)
        : compare(input, expectation, bytes);
    return [
      {
        name,
        type: elem,
        role,
        ...(shape && { shape }),
        summary: summarise(bytes, elem),
        comparison,
        bytes,
        isChanged: !sameBytes(now, then),
        isWritten: input.isWritten(name),
      },
    ];
  });
}

/** Nothing is expected of a buffer: an input in the long form must not change. */
function unexpected(
  mustNotChange: boolean,
  bytes: Uint8Array,
  old: Uint8Array,
  elem: RunBuffer['type'],
): Comparison {
  if (!mustNotChange || sameBytes(bytes, old)) return { verdict: 'not compared', ...NOT_COMPARED };
  const comparison = compareBytes(bytes, old, elem, { abs: 0, rel: 0, ulp: 0 });
  return { ...comparison, note: 'an input that the kernel changed' };
}

function compare(
  { launch, before, isWhole, readFile, hostFunction, earlier }: ResultInput,
  expectation: Expectation,
  bytes: Uint8Array,
): Comparison {
  if (!isWhole)
    return { verdict: 'not compared', ...NOT_COMPARED, note: 'the launch did not complete' };
  const { what, tolerance } = expectation;
  const { buffer } = before.find((one) => one.buffer.name === expectation.buffer)!;
  const { elem } = buffer;
  if (what.kind === 'crc32') {
    const own = crc32(bytes);
    const isSame = own === what.value;
    const total = bytes.length / Math.max(1, sizeOf(elem));
    return {
      verdict: isSame ? 'as expected' : 'differs',
      compared: total,
      total,
      differing: isSame ? 0 : total,
      differences: [],
      ...(!isSame && { note: `CRC-32 is ${own}, expected ${what.value}` }),
    };
  }
  if (what.kind === 'function') {
    const wanted = hostFunction(what.name, launch, expectation.buffer, before);
    if (typeof wanted === 'string')
      return { verdict: 'not compared', ...NOT_COMPARED, note: wanted };
    return compareBytes(bytes, wanted, elem, tolerance);
  }
  const problems = new Problems();
  const old = new Map(before.map((one) => [one.buffer.name, one.bytes]));
  const names = namesBefore(launch.names, launch.buffers, old);
  const length = bytes.length / Math.max(1, sizeOf(elem));
  const cx = { problems, names, readFile };
  const wanted = expectedBytes(expectation, { elem, length }, cx, earlier);
  if (wanted === undefined)
    return {
      verdict: 'not compared',
      ...NOT_COMPARED,
      note: problems.found[0]?.message ?? 'what is expected is not known',
    };
  return compareBytes(bytes, wanted, elem, tolerance);
}

/** Addresses are put in by the launch: they are no result. */
function withoutAddresses(bytes: Uint8Array, { contents }: FilledBuffer['buffer']): Uint8Array {
  const addresses = contents.kind === 'bytes' ? (contents.addresses ?? []) : [];
  if (addresses.length === 0) return bytes;
  const out = bytes.slice();
  for (const { offset } of addresses) out.fill(0, offset, offset + 8);
  return out;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/** Mistakes of expectations that can be found before the run. */
export function checkExpectations(
  launches: readonly PlannedLaunch[],
  readFile: (path: string) => Uint8Array | undefined,
  problems: Problems,
): void {
  for (const { expected, buffers, names } of launches) {
    // What earlier launches leave is not known yet.
    const cx = { problems, names, readFile, ignoresLater: true } as const;
    for (const expectation of expected) {
      const buffer = buffers.find(({ name }) => name === expectation.buffer);
      if (buffer === undefined || buffer.length > MOST_CHECKED) continue;
      // One of which the length is not known either.
      const isOpen = buffer.length < 0;
      if (isOpen && expectation.what.kind === 'contents' && expectation.what.node.type === 'array')
        continue;
      const { elem } = buffer;
      problems.caught(expectation.node, () =>
        expectedBytes(expectation, { elem, length: Math.max(0, buffer.length) }, cx),
      );
    }
  }
}

/** Elements of an expectation that is computed before the run as well, to find its mistakes. */
const MOST_CHECKED = 2 ** 16;
