/**
 * Atomic operations at one address: a single lane does them for its wave, and each lane gets what
 * it would have got had the lanes come one after the other.
 */
import assert from 'node:assert/strict';
import { parseMir } from '../../../src/mir/index.ts';
import { CPUS, emit, emulate } from './kit.ts';

const KINDS: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  smax: (a, b) => Math.max(a | 0, b | 0),
  smin: (a, b) => Math.min(a | 0, b | 0),
  umax: (a, b) => Math.max(a >>> 0, b >>> 0),
  umin: (a, b) => Math.min(a >>> 0, b >>> 0),
};
const START = 0x5a5a_1234;
const LANES = 64;

/** Each lane that is active gives `value` of its number; what it gets goes to its element. */
function source(kind: string, value: string, isNeeded: boolean): string {
  const store = isNeeded
    ? '  %o: i64 = int.shl %w, %two\n  %e: ptr.global = ptr.add %out, %o\n  mem.store %r, %e align=4\n'
    : '';
  return `func kernel @k(counter: ptr.global, out: ptr.global) {
entry(%counter: ptr.global, %out: ptr.global):
  %t: i32 = gpu.thread.id x
  %w: i64 = int.zext %t
  %two: i64 = const.int 2
  %three: i32 = const.int 3
  %one: i32 = const.int 1
  %odd: i32 = int.and %t, %three
  %c: i1 = int.cmp ne %odd, %one
  br.if %c, active, done
active:
  ${value}
  %r: i32 = atomic.rmw ${kind} %counter, %v ordering=relaxed scope=device align=4
${store}  br done
done:
  ret
}
`;
}

const VALUES: readonly (readonly [string, string, (lane: number) => number])[] = [
  ['one that differs', '%v: i32 = int.mul %t, %three', (lane) => lane * 3],
  ['the same', '%v: i32 = const.int 5', () => 5],
  ['one', '%v: i32 = const.int 1', () => 1],
];

function words(list: Int32Array): Uint8Array {
  return new Uint8Array(list.buffer);
}

/** Runs one operation in all lanes that are active and compares with lane after lane. */
function check(cpu: string, kind: string, row: (typeof VALUES)[number], isNeeded: boolean): void {
  const [name, text, given] = row;
  const { module, errors } = parseMir(source(kind, text, isNeeded));
  assert.deepEqual(errors, []);
  const expected = new Int32Array(LANES);
  let memory = START | 0;
  for (let lane = 0; lane < LANES; lane++) {
    if ((lane & 3) === 1) continue;
    if (isNeeded) expected[lane] = memory;
    memory = KINDS[kind]!(memory, given(lane)) | 0;
  }
  const made = emit(module, cpu);
  const results = emulate(made, 'k', { block: LANES }, [
    words(Int32Array.of(START)),
    words(new Int32Array(LANES)),
  ]);
  const what = `${kind}, ${name}${isNeeded ? '' : ', no result'}`;
  assert.deepEqual(results[0], words(Int32Array.of(memory)), what);
  assert.deepEqual(results[1], words(expected), what);
  assert.match(made, name === 'one that differs' ? /v_readlane_b32/ : /v_mbcnt_lo/);
}

describe('AMDGCN: atomics of a wave', function () {
  this.timeout(60_000);
  for (const cpu of CPUS)
    it(`give each lane its result on ${cpu}`, () => {
      for (const kind of Object.keys(KINDS))
        for (const row of VALUES)
          for (const isNeeded of [true, false]) check(cpu, kind, row, isNeeded);
    });
});
