/** What host code passes to a kernel: all that a launch says, where it is known. */

import type { Span } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import {
  bytesOf,
  elementOf,
  type HostValue,
  type LinkedLaunch,
  SCALAR_BYTES,
} from '../../host/index.ts';
import { expectedOf } from './match.ts';

/** Sizes along x, y and z. */
export type Triple = readonly [number, number, number];

/** One parameter of the code: what it holds, and the memory behind it. */
export interface Passed {
  readonly bits: bigint | undefined;
  readonly bytes: number | undefined;
  readonly name: string;
  readonly span: Span;
}

/** A launch of which all sizes are known. */
export interface SizedLaunch {
  readonly grid: Triple;
  readonly block: Triple;
  /** Bits of the numbers in decimal digits, in the order of the code's parameters. */
  readonly passed: readonly (string | undefined)[];
}

/** Sizes that are all known and can be. */
export function tripleOf(
  sizes: readonly { readonly value: bigint | undefined }[],
): Triple | undefined {
  const numbers = sizes.map(({ value }) => Number(value ?? 0n));
  const [x, y, z] = numbers as [number, number, number];
  return numbers.every((n) => n >= 1 && n <= 2147483647) && x * y * z > 0 ? [x, y, z] : undefined;
}

const sized = memo<LinkedLaunch, { readonly of: SizedLaunch | undefined }>('rules.launches.sized');

/** The launch, where it is known how many workgroups of how many threads it has. */
export function sizedLaunch(launch: LinkedLaunch): SizedLaunch | undefined {
  let known = sized.get(launch);
  if (known === undefined) {
    const grid = launch.grid && tripleOf(launch.grid.sizes);
    const block = launch.block && tripleOf(launch.block.sizes);
    const passed = passedBy(launch)?.map(({ bits }) => bits?.toString()) ?? [];
    known = { of: grid && block && { grid, block, passed } };
    sized.set(launch, known);
  }
  return known.of;
}

/** What the launch passes, in the order of the code's parameters. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of slot
export function passedBy(launch: LinkedLaunch): readonly Passed[] | undefined {
  const kernel = launch.link?.kernel;
  const { args } = launch;
  const expected = kernel && expectedOf(launch, kernel);
  if (args === undefined || expected === undefined || args.length !== expected.length)
    return undefined;
  const out: Passed[] = [];
  for (const [at, { value, span }] of args.entries()) {
    const wanted = expected[at]!;
    const slots = wanted.slot === undefined ? wanted.param.slots : [wanted.slot];
    for (const slot of slots) {
      const name = value.memory?.name ?? '';
      const none: Passed = { bits: undefined, bytes: undefined, name, span };
      if (slot.kind === 'unknown') return undefined;
      if (slot.kind === 'pointer') out.push({ ...none, bytes: memoryBytes(value) });
      else if (slot.kind === 'length')
        out.push({ ...none, bits: wanted.slot === undefined ? value.len : value.int });
      else if (slot.kind === 'scalar' && value.int !== undefined)
        out.push({ ...none, bits: BigInt.asUintN((SCALAR_BYTES[slot.type] ?? 8) * 8, value.int) });
      else out.push(none);
    }
  }
  return out;
}

/** Bytes of a buffer of which the type and the number of elements are known. */
function memoryBytes({ memory, part, type, len }: HostValue): number | undefined {
  if (memory === undefined || part === undefined || part === 'length' || len === undefined)
    return undefined;
  const elem = bytesOf(type.kind === 'ptr' ? type.inner : elementOf(type));
  return elem === undefined ? undefined : elem * Number(len);
}
