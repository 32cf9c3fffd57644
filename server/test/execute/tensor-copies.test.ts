/** Copies by tensor maps: values, races, and what is wrong with maps, in both engines. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const ROOT = '/src/lib.rs';
const TEXT = readFileSync(
  new URL('../../../test-fixtures/execute/tensors.rs', import.meta.url),
  'utf8',
);

interface Map {
  readonly type?: string;
  readonly dims: readonly number[];
  readonly strides?: readonly number[];
  readonly box: readonly number[];
  readonly element_strides?: readonly number[];
  readonly swizzle?: string;
  readonly fill?: string;
}

/** What a tensor of 32-bit words holds at an index: its place in the buffer. */
function expectedBox({ dims, strides, box, ...map }: Map, at: readonly number[]): number[] {
  const steps = map.element_strides ?? dims.map(() => 1);
  const bytes = strides ?? dims.slice(0, -1).map((_, i) => 4 * product(dims.slice(0, i + 1)));
  const counts = box.map((n, i) => (i === 0 ? n : Math.ceil(n / steps[i]!)));
  return Array.from({ length: product(counts) }, (_, index) => {
    let rest = index;
    let place = 0;
    let isInside = true;
    for (const [i, count] of counts.entries()) {
      const here = at[i]! + (rest % count) * (i === 0 ? 1 : steps[i]!);
      rest = Math.floor(rest / count);
      if (here < 0 || here >= dims[i]!) isInside = false;
      place += here * (i === 0 ? 4 : bytes[i - 1]!);
    }
    return isInside ? place / 4 : map.fill === 'nan' ? 0x7fffffff : 0;
  });
}

const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);

describe('execute: copies of boxes of tensors', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(ROOT, TEXT);

  /** What a launch finds and where it differs; messages of problems of the spec. */
  function run(launch: object, isExact: boolean): string[] {
    const report = runSpec(engine, {
      root: ROOT,
      target: 'ptx',
      cpu: 'sm_90',
      spec: readSpec(JSON.stringify(launch)),
      create: isExact ? createExecution : undefined,
      isExact,
      readFile: () => undefined,
    });
    if (!isReport(report)) return report.problems.map(({ message }) => message);
    return [
      ...report.findings.map(({ code, message }) => `${code}: ${message}`),
      ...report.launches.flatMap(({ buffers }) =>
        buffers.flatMap(({ name, comparison }) =>
          comparison.verdict === 'differs' ? [`${name} ${JSON.stringify(comparison)}`] : [],
        ),
      ),
    ];
  }

  function load(kernel: string, map: Map, at: readonly number[], out?: readonly number[]): object {
    const values = out ?? expectedBox(map, at);
    const coords = Object.fromEntries(at.map((one, i) => ['xyzvw'[i], one]));
    const words = Math.max(
      1,
      (map.strides?.at(-1) ?? 4 * product(map.dims.slice(0, -1))) * (map.dims.at(-1)! / 4),
    );
    return {
      kernel,
      grid: 1,
      block: 32,
      args: {
        desc: { tensor_map: { buffer: 'a', type: 'u32', ...map } },
        out: `[0; ${values.length}]`,
        bytes: 4 * values.length,
        ...coords,
      },
      memory: { a: `[i; ${words}]` },
      expected: { out: values },
    };
  }

  const put = (kernel: string, more: object = {}): object => ({
    kernel,
    grid: 2,
    block: 32,
    args: {
      desc: { tensor_map: { buffer: 'data', dims: [40, 2], box: [32, 1] } },
      data: '[100; 80]',
      flag: [0],
      x: 10,
    },
    ...more,
  });

  const row = (n: number): number[] =>
    Array.from({ length: 80 }, (_, i) => (i % 40 < 10 || i % 40 > 9 + n ? 100 : (i % 40) - 9));

  const SWIZZLED = (width: number, row: number): number[] => {
    // 8 rows; the 16-byte piece of each word is changed by bits 7 and up of its address.
    const out: number[] = new Array((8 * row) / 4);
    for (let at = 0; at < 8 * row; at += 4)
      out[(at ^ (((at >> 7) & (width / 16 - 1)) << 4)) / 4] = at / 4;
    return out;
  };

  for (const isExact of [true, false]) {
    const how = isExact ? 'exact' : 'text';
    const none = (launch: object): void => assert.deepEqual(run(launch, isExact), []);
    const one = (launch: object, finding: RegExp): void => {
      const found = run(launch, isExact);
      assert.equal(found.filter((text) => finding.test(text)).length, 1, found.join('\n'));
      assert.equal(found.filter((text) => !finding.test(text)).length, 0, found.join('\n'));
    };

    it(`${how}: boxes of 1 to 5 dimensions`, () => {
      none(load('load1', { dims: [100], box: [64] }, [8]));
      none(load('load2', { dims: [20, 10], box: [16, 8] }, [2, 1]));
      none(load('load3', { dims: [8, 6, 5], box: [8, 4, 4] }, [0, 1, 1]));
      none(load('load4', { dims: [8, 3, 4, 3], box: [4, 2, 3, 2] }, [4, 1, 1, 0]));
      none(load('load5', { dims: [4, 3, 2, 3, 2], box: [4, 2, 2, 2, 2] }, [0, 1, 0, 1, 0]));
    });
    it(`${how}: what is outside of the tensor`, () => {
      none(load('load2', { dims: [20, 10], box: [16, 8] }, [-3, -2]));
      none(load('load2', { dims: [20, 10], box: [16, 8] }, [12, 6]));
      none(load('load2', { dims: [20, 10], box: [16, 8] }, [100, 6]));
      const nan = { type: 'f32', fill: 'nan', dims: [20, 10], box: [16, 8] } as const;
      const memory = { a: { type: 'f32', length: 200, init: 0 } };
      const out = expectedBox(nan, [12, 6]).map((word) => (word === 0x7fffffff ? word : 0));
      none({ ...load('load2', nan, [12, 6], out), memory });
    });
    it(`${how}: rows with gaps, and every second and third row`, () => {
      none(load('load2', { dims: [20, 10], strides: [96], box: [16, 8] }, [2, 1]));
      none(
        load('load3', { dims: [8, 7, 5], box: [8, 5, 4], element_strides: [2, 2, 3] }, [0, 1, 1]),
      );
    });
    it(`${how}: swizzles`, () => {
      none(load('load2', { dims: [8, 8], box: [8, 8], swizzle: '32B' }, [0, 0], SWIZZLED(32, 32)));
      none(
        load('load2', { dims: [16, 8], box: [16, 8], swizzle: '64B' }, [0, 0], SWIZZLED(64, 64)),
      );
      none(
        load('load2', { dims: [32, 8], box: [32, 8], swizzle: '128B' }, [0, 0], SWIZZLED(128, 128)),
      );
    });
    it(`${how}: a map that is passed by value`, () =>
      none({
        kernel: 'by_value',
        grid: 1,
        block: 64,
        args: { desc: { tensor_map: { buffer: 'a', dims: [100], box: [64] } }, out: '[0; 64]' },
        memory: { a: { type: 'u32', length: 100, init: 'i' } },
        expected: { out: 'i + 8' },
      }));
    it(`${how}: stores, also over the end of the tensor`, () => {
      none(put('put', { expected: { data: row(30) } }));
    });
    it(`${how}: reductions of several blocks`, () => {
      const map = { buffer: 'data', dims: [28, 2], strides: [112], box: [32, 1] };
      const overlapping = {
        ...put('add'),
        args: {
          desc: { tensor_map: map },
          data: '[7; 56]',
          flag: [0],
          x: 0,
        },
        expected: { data: 'i % 28 + 8' },
      };
      none(overlapping);
      none({
        ...overlapping,
        kernel: 'most',
        expected: { data: 'max(i % 28 + 1, 7)' },
      });
      // Rows of 16 bytes that lie over each other.
      none({
        ...overlapping,
        args: {
          ...overlapping.args,
          desc: { tensor_map: { ...map, dims: [32, 2], strides: [16] } },
          data: '[0; 36]',
        },
        expected: {
          data: Array.from({ length: 36 }, (_, i) => (i < 32 ? i + 1 : 0) + (i < 4 ? 0 : i - 3)),
        },
      });
    });
    it(`${how}: copies to several blocks`, () =>
      none({
        kernel: 'multicast',
        grid: 2,
        block: 32,
        cluster: 2,
        args: {
          desc: { tensor_map: { buffer: 'a', dims: [32, 2], box: [32, 1] } },
          out: '[0; 64]',
        },
        memory: { a: { type: 'u32', length: 64, init: 'i' } },
        expected: { out: 'i % 32 + 32' },
      }));

    it(`${how}: races`, () => {
      one(load('early', { dims: [20, 10], box: [16, 8] }, [2, 1]), /^workgroup-race|^out /);
      one(put('unfenced'), /^workgroup-race: .*no fence of the proxies/);
      one(put('half'), /^global-race/);
      // Rows that lie over each other.
      const map = { buffer: 'data', dims: [32, 2], strides: [16], box: [32, 1] };
      const args = { desc: { tensor_map: map }, data: '[0; 36]', flag: [0], x: 0 };
      one({ ...put('put'), args }, /^global-race: .*both write/);
    });
    it(`${how}: reductions of single words`, () => {
      const launch = { kernel: 'counted', grid: 1, block: 32, args: { out: '[0; 32]' } };
      none({ ...launch, expected: { out: '501' } });
      one({ ...launch, kernel: 'uncounted' }, /^workgroup-race: .*a copy that thread/);
    });
    it(`${how}: maps that are wrong for the copy`, () => {
      const launch = load('load2', { dims: [20, 10], box: [16, 8] }, [2, 1]) as { args: object };
      one(
        { ...load('load2', { dims: [200], box: [64] }, [0]), kernel: 'load2' },
        /copies 2 dimensions by a tensor map of 1/,
      );
      const { out } = launch.args as { out: string };
      one(
        { ...launch, args: { out, bytes: 512, x: 0, y: 0 }, memory: undefined },
        /^unsupported: a copy by a tensor map that the spec does not give/,
      );
      const long = {
        ...load('load2', { dims: [20, 12], box: [16, 8] }, [2, 6]),
        memory: { a: '[i; 200]' },
      };
      one({ ...long, expected: {} }, /^out-of-bounds/);
      one(
        load('load2', { dims: [8, 8], box: [8, 8], swizzle: '128B' }, [0, 0]),
        /^unsupported: a swizzle of 128B/,
      );
    });
  }

  it('says what no driver would make', () => {
    const problem = (map: Map): string | undefined => run(load('load2', map, [0, 0], [0]), true)[0];
    assert.match(problem({ dims: [20, 10], box: [3, 8] })!, /12 bytes .* no multiple of 16/);
    assert.match(problem({ dims: [20, 10], box: [16, 300] })!, /1 to 256, not 300/);
    assert.match(problem({ dims: [5, 10], box: [4, 8] })!, /stride is a multiple of 16 bytes/);
    assert.match(problem({ dims: [20, 10], box: [16, 8], swizzle: '32B' })!, /takes at most 32/);
    assert.match(problem({ dims: [20, 10], box: [16] })!, /`box` of a tensor of 2 dimensions/);
    assert.match(problem({ dims: [20, 10], box: [16, 8], fill: 'nan' })!, /for floats only/);
    assert.match(problem({ dims: [20, 10], box: [16, 8], swizzle: '16B' })!, /is one of "none"/);
  });
});
