/**
 * What a profiled run counts, against a second emulator that counts from the definitions: kernels
 * that rustc compiled, on the launches of their specs.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import {
  type ExpandedLaunch,
  type LaunchCounts,
  type LaunchSpec,
  runPtx,
  sourceOf,
} from '../../src/emulate/index.ts';
import { isNightly } from '../kit/sample.ts';
import {
  Oracle,
  type OracleCounts,
  type OracleLaunch,
  type OracleResult,
  TooLong,
} from './simt-oracle.ts';

const TEXTS = new URL('../../../test-fixtures/emulate/ptx/rustc/', import.meta.url);
const SPECS = new URL('../../../test-fixtures/kernels/', import.meta.url);

/** Lane steps that the second emulator takes for a launch. */
const MOST = isNightly() ? 20_000_000 : 250_000;

describe('profiles against a second emulator', function () {
  this.timeout(120_000);
  let compared = 0;
  for (const file of readdirSync(TEXTS).filter((name) => name.endsWith('.ptx'))) {
    it(file, function () {
      const text = readFileSync(new URL(file, TEXTS), 'utf8');
      const spec = JSON.parse(
        readFileSync(new URL(file.replace('.ptx', '.json'), SPECS), 'utf8'),
      ) as LaunchSpec;
      const counted: LaunchCounts[] = [];
      const source = sourceOf(spec);
      const launches: OracleLaunch[] = [];
      const result = runPtx(
        text,
        {
          ...source,
          expand: (index, earlier) => {
            const launch = source.expand(index, earlier);
            launches.push(oracleLaunch(launch));
            return launch;
          },
        },
        { profile: (counts) => counted.push(counts) },
      );
      assert.ok(result.ok);
      assert.equal(counted.length, spec.launches.length);
      let isAny = false;
      for (const [at, launch] of launches.entries()) {
        const expected = countedBy(text, launch);
        if (expected === undefined) continue;
        isAny = true;
        const actual = new Map<number, Record<string, unknown>>();
        for (const { line, index, barrierWaits, spaces, ...counts } of counted[at]!.instructions) {
          const { param, ...rest } = spaces;
          const [space] = Object.values(rest);
          const { accesses, ...own } = space ?? NONE;
          // Two instructions of a line, such as `trap; exit;`, are one row of the oracle.
          assert.ok(!actual.has(line), `line ${line + 1}`);
          actual.set(line, { ...counts, ...own });
        }
        assert.deepEqual(sorted(actual), sorted(expected));
      }
      if (!isAny) this.skip();
      compared++;
    });
  }

  it('compares most of them', () => {
    assert.ok(compared >= (isNightly() ? 24 : 18), `${compared} kernels`);
  });
});

/** Undefined for a launch that is too long. */
function countedBy(text: string, launch: OracleLaunch): OracleResult | undefined {
  try {
    return new Oracle(text, launch, MOST).run();
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}

const NONE: Omit<OracleCounts, 'executed'> & { accesses: number } = {
  accesses: 0,
} as never;

function sorted(map: ReadonlyMap<number, object>): unknown {
  return [...map]
    .sort((a, b) => a[0] - b[0])
    .map(([line, counts]) => {
      const kept = Object.entries(counts).filter(([, value]) => value !== 0);
      return [line + 1, Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))];
    });
}

function oracleLaunch(launch: ExpandedLaunch): OracleLaunch {
  const buffers = new Map<string, Uint8Array>();
  const args = launch.args.map((arg) => {
    if (arg.kind !== 'buffer') return arg.bytes.slice();
    buffers.set(arg.name, arg.bytes.slice());
    return arg.name;
  });
  const { kernel, grid, block, dynamicShared } = launch;
  return { kernel, grid, block, dynamicShared, args, buffers };
}
