/**
 * Random kernels, structured as compilers structure them: branches, loops that lanes leave one by
 * one, guards, and accesses of all widths, counted by the simulator and by a second emulator.
 */
import assert from 'node:assert/strict';
import type { LaunchCounts } from '../../src/emulate/index.ts';
import { isNightly } from '../kit/sample.ts';
import { launch, randomWords } from './launches.ts';
import { Oracle } from './simt-oracle.ts';

const CASES = isNightly() ? 500 : 40;
/** Bytes of the buffer and of the tile. */
const BYTES = 4096;

class Writer {
  private readonly lines: string[] = [];
  private readonly next: () => number;
  private labels = 0;
  private counters = 0;

  constructor(seed: number) {
    this.next = randomWords(seed);
    for (let i = 0; i < 3; i++) this.block(3);
  }

  text(): string {
    return `.version 8.0
.target sm_80
.address_size 64
.shared .align 16 .b8 tile[${BYTES + 16}];
.visible .entry k(.param .u64 p)
{
.reg .pred %p<9>;
.reg .b32 %r<64>;
.reg .b64 %rd<9>;
ld.param.u64 %rd1, [p];
mov.u32 %r1, %tid.x;
mov.u64 %rd2, tile;
mov.u32 %r2, %ctaid.x;
mad.lo.u32 %r3, %r1, 7, %r2;
${this.lines.join('\n')}
ret;
}
`;
  }

  private below(n: number): number {
    return (this.next() >>> 4) % n;
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  private add(line: string): void {
    this.lines.push(line);
  }

  private block(depth: number): void {
    for (let i = this.below(4) + 1; i > 0; i--) this.statement(depth);
  }

  private statement(depth: number): void {
    const kind = this.below(depth > 0 ? 9 : 6);
    if (kind < 2) this.arithmetic();
    else if (kind < 5) this.access();
    else if (kind < 6) this.add(`@${this.condition()} add.u32 %r3, %r3, 5;`);
    else if (kind < 7) this.branch(depth);
    else if (kind < 8) this.loop(depth);
    else if (depth === 3) this.add('bar.sync 0;');
  }

  private arithmetic(): void {
    const to = this.pick(['%r3', '%r4', '%r5']);
    const op = this.pick(['add.u32', 'xor.b32', 'mul.lo.u32', 'and.b32', 'sub.u32']);
    this.add(`${op} ${to}, ${this.pick(['%r1', '%r3', '%r4', '%r5'])}, ${this.below(64)};`);
  }

  /** A predicate of the thread and of what was computed: never of what was loaded. */
  private condition(): string {
    const p = `%p${this.below(8) + 1}`;
    this.add(
      `and.b32 %r6, ${this.pick(['%r1', '%r1', '%r3', '%r4'])}, ${this.pick([1, 3, 15, 31, 63])};`,
    );
    this.add(`setp.${this.pick(['lt', 'eq', 'ge', 'ne'])}.u32 ${p}, %r6, ${this.below(32)};`);
    return this.pick([p, `!${p}`]);
  }

  private branch(depth: number): void {
    const at = this.labels++;
    const p = this.condition();
    this.add(`@${p} bra E${at};`);
    this.block(depth - 1);
    if (this.below(2) === 0) {
      this.add(`E${at}:`);
      return;
    }
    this.add(`bra.uni F${at};`);
    this.add(`E${at}:`);
    this.block(depth - 1);
    this.add(`F${at}:`);
  }

  private loop(depth: number): void {
    const at = this.labels++;
    const counter = `%r${16 + 2 * (this.counters % 16)}`;
    const most = `%r${17 + 2 * (this.counters++ % 16)}`;
    this.add(`mov.u32 ${counter}, 0;`);
    this.add(`and.b32 ${most}, ${this.pick(['%r1', '%r3'])}, ${this.pick([1, 3, 7])};`);
    this.add(`L${at}:`);
    this.block(depth - 1);
    this.add(`add.u32 ${counter}, ${counter}, 1;`);
    this.add(`setp.le.u32 %p8, ${counter}, ${most};`);
    this.add(`@%p8 bra L${at};`);
  }

  private access(): void {
    const bytes = this.pick([1, 2, 4, 4, 8, 16]);
    const isShared = this.below(2) === 0;
    const space = isShared ? 'shared' : 'global';
    const stride = this.pick([1, 1, 2, 3, 8, 32, 33]);
    this.add(`mul.lo.u32 %r7, ${this.pick(['%r1', '%r1', '%r3', '%r4'])}, ${stride * bytes};`);
    this.add(`and.b32 %r7, %r7, ${(BYTES - 1) & -bytes};`);
    this.add('cvt.u64.u32 %rd3, %r7;');
    this.add(`add.s64 %rd4, %rd3, ${isShared ? '%rd2' : '%rd1'};`);
    const guard = this.below(3) === 0 ? `@${this.condition()} ` : '';
    const four = '{%r9, %r10, %r11, %r12}';
    const [type, value] =
      bytes === 16 ? ['v4.u32', four] : bytes === 8 ? ['u64', '%rd5'] : [`u${bytes * 8}`, '%r9'];
    const kind = this.below(bytes === 4 ? 4 : 3);
    if (kind < 2) this.add(`${guard}ld.${space}.${type} ${value}, [%rd4];`);
    else if (kind < 3) this.add(`${guard}st.${space}.${type} [%rd4], ${value};`);
    else this.add(`${guard}red.${space}.add.u32 [%rd4], %r1;`);
  }
}

describe('profiles of random kernels', function () {
  this.timeout(300_000);
  it(`${CASES} kernels are counted as a second emulator counts them`, () => {
    let divergent = 0;
    let passes = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const text = new Writer(seed * 7919).text();
      const grid = 1 + (seed % 2);
      const block = [32, 40, 64, 100][seed % 4]!;
      const counted: LaunchCounts[] = [];
      const bytes = new Uint8Array(BYTES + 16);
      const result = launch(
        text,
        { kernel: 'k', grid, block, args: { p: bytes } },
        { profile: (counts) => counted.push(counts) },
      );
      const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
      assert.deepEqual(errors, [], text);
      const oracle = new Oracle(
        text,
        {
          kernel: 'k',
          grid: [grid, 1, 1],
          block: [block, 1, 1],
          dynamicShared: 0,
          args: ['p'],
          buffers: new Map([['p', bytes]]),
        },
        10_000_000,
      );
      const expected = new Map(
        [...oracle.run()].map(([line, counts]) => [line, withoutZeros(counts)]),
      );
      const lines = text.split('\n');
      for (const { line, index, barrierWaits, spaces, ...flow } of counted[0]!.instructions) {
        const { param, ...rest } = spaces;
        const { accesses, ...own } = Object.values(rest)[0] ?? { accesses: 0 };
        const where = `seed ${seed}, line ${line + 1}: ${lines[line]}`;
        assert.deepEqual(withoutZeros({ ...flow, ...own }), expected.get(line), where);
        expected.delete(line);
        divergent += flow.divergent;
        passes += spaces.shared?.passes ?? 0;
      }
      assert.deepEqual([...expected.keys()], [], `seed ${seed}`);
    }
    // The generator makes what the counters are for.
    assert.ok(divergent > 10 * CASES && passes > 10 * CASES, `${divergent} ${passes}`);
  });
});

function withoutZeros(counts: object): object {
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([, value]) => value !== 0)
      .sort(),
  );
}
