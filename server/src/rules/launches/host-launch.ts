/** How the crate's own host code launches a kernel, where all its launches agree. */
import type { Span } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import type { LinkedLaunch } from '../../host/index.ts';
import type { Launch } from '../launch-comment.ts';
import { type SizedLaunch, sizedLaunch } from './passed.ts';

/** What one launch says of its sizes, and a text that is the same for the same sizes. */
interface Case {
  readonly launch: Launch | undefined;
  readonly key: string;
}

const cases = memo<LinkedLaunch, Case>('rules.launches.cases');

function caseOf(launch: LinkedLaunch): Case {
  let known = cases.get(launch);
  if (known === undefined) {
    const one = sizesIn(launch);
    known = { launch: one, key: `${one?.block} ${one?.workgroupMem}` };
    cases.set(launch, known);
  }
  return known;
}

/** The sizes that are constants; undefined where none is. */
function sizesIn({ block, shared, callee }: LinkedLaunch): Launch | undefined {
  const sizes = block?.sizes.map(({ value }) => value) ?? [];
  const fits =
    sizes.length === 3 &&
    sizes.every((size) => size !== undefined && size >= 1n && size <= 1024n) &&
    sizes.reduce<bigint>((product, size) => product * size!, 1n) <= 1024n;
  const bytes = shared?.value;
  const isSize = bytes !== undefined && bytes >= 0n && bytes < 1n << 31n;
  if (!fits && !isSize) return undefined;
  const [x, y, z] = sizes.map(Number);
  return {
    workgroupMem: isSize ? Number(bytes) : undefined,
    memSpan: undefined,
    block: fits ? [x!, y!, z!] : undefined,
    at: callee,
    inHost: true,
  };
}

/** How host code launches a kernel. */
export interface HostLaunches {
  /** What all launches agree on; undefined where that is nothing. */
  readonly all: Launch | undefined;
  /**
   * The different sizes that it is launched with, where there are several; each at its first place.
   */
  readonly cases: readonly Launch[];
  /** The launches of the spec beside the kernel. */
  readonly specs?: readonly SpecLaunch[];
  /** All launches of host code, else of the spec; undefined where sizes of one are not known. */
  readonly sized?: readonly SizedLaunch[] | undefined;
}

/** A launch of a spec, with what it passes in the order of the code's parameters. */
export interface SpecLaunch {
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly at: Span;
  readonly passed: readonly SpecPassed[];
}

export interface SpecPassed {
  /** Of the parameter. */
  readonly name: string;
  /** Bits of a number, in decimal digits. */
  readonly bits?: string;
  /** Bytes of a buffer. */
  readonly bytes?: number;
  readonly span: Span;
}

export const NO_LAUNCHES: HostLaunches = { all: undefined, cases: [] };

/** So many different sizes are looked at. */
const MOST_CASES = 6;

/** `place`: where the launch is told to be. */
export function launchesInHost(
  own: readonly LinkedLaunch[],
  place: (span: Span) => Span = (span) => span,
): HostLaunches {
  if (own.length === 0) return NO_LAUNCHES;
  const byKey = new Map<string, Launch | undefined>();
  for (const one of own) {
    const { key, launch } = caseOf(one);
    if (!byKey.has(key)) byKey.set(key, launch);
  }
  const distinct = [...byKey.values()];
  const at = (one: Launch): Launch => ({ ...one, at: one.at && place(one.at) });
  const [first] = distinct;
  const sameBlock = distinct.every((one) => `${one?.block}` === `${first?.block}`);
  const sameBytes = distinct.every((one) => one?.workgroupMem === first?.workgroupMem);
  const all: Launch | undefined =
    first === undefined
      ? undefined
      : at({
          ...first,
          block: sameBlock ? first.block : undefined,
          workgroupMem: sameBytes ? first.workgroupMem : undefined,
        });
  const told = all?.block === undefined && all?.workgroupMem === undefined ? undefined : all;
  const cases = distinct.flatMap((one) => (one === undefined ? [] : [at(one)]));
  const sized = own.flatMap((one) => sizedLaunch(one) ?? []);
  return {
    all: told,
    cases: distinct.length < 2 ? [] : cases.slice(0, MOST_CASES),
    sized: sized.length === own.length ? sized : undefined,
  };
}

/** A launch's sizes in words. */
export function sizesOf({ block, workgroupMem }: Launch): string {
  const parts = [
    ...(block === undefined ? [] : [`blocks of (${block.join(', ')})`]),
    ...(workgroupMem === undefined ? [] : [`${workgroupMem} bytes of dynamic workgroup memory`]),
  ];
  return parts.join(' and ');
}

/** Launches of a spec, as those of host code are. */
export function sizedInSpec(specs: readonly SpecLaunch[]): readonly SizedLaunch[] {
  return specs.map(({ grid, block, passed }) => ({
    grid,
    block,
    passed: passed.map(({ bits }) => bits),
  }));
}
