/** Division of numbers of 22 bits, beside what JavaScript divides. */
import assert from 'node:assert/strict';
import { parseMir } from '../../../src/mir/index.ts';
import { CPUS, emit, emulate } from './kit.ts';

const LANES = 64;
/** Bits of a magnitude. */
const BITS = 22;
const OPS: Readonly<Record<string, (n: number, d: number) => number>> = {
  udiv: (n, d) => Math.trunc(n / d),
  urem: (n, d) => n % d,
  sdiv: (n, d) => Math.trunc(n / d),
  srem: (n, d) => n % d,
};

/** The high bits of each lane's words, divided. */
function source(op: string): string {
  const shift = op.startsWith('u') ? 'lshr' : 'ashr';
  return `func kernel @k(a: ptr.global, b: ptr.global) {
entry(%a: ptr.global, %b: ptr.global):
  %t: i32 = gpu.thread.id x
  %w: i64 = int.zext %t
  %two: i64 = const.int 2
  %eight: i32 = const.int ${32 - BITS - (op.startsWith('u') ? 0 : 1)}
  %o: i64 = int.shl %w, %two
  %pa: ptr.global = ptr.add %a, %o
  %pb: ptr.global = ptr.add %b, %o
  %x: i32 = mem.load %pa align=4
  %y: i32 = mem.load %pb align=4
  %n: i32 = int.${shift} %x, %eight
  %d: i32 = int.${shift} %y, %eight
  %r: i32 = int.${op} %n, %d
  mem.store %r, %pa align=4
  ret
}
`;
}

const words = (list: readonly number[]): Uint8Array => new Uint8Array(Int32Array.from(list).buffer);

/** Ends of the range, neighbours of products, and numbers from a fixed sequence. */
function pairs(signed: boolean): [number, number][] {
  const most = 2 ** BITS - 1;
  const least = signed ? -(2 ** BITS) : 0;
  const found: [number, number][] = [
    [most, 1],
    [most, most],
    [most - 1, most],
    [least, 3],
    [least, most],
    [0, most],
  ];
  let seed = 12_345;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) >>> 4;
  while (found.length < 16 * LANES) {
    const d = 1 + (next() % (next() % 2 === 0 ? most : 4_000));
    const product = d * (1 + (next() % Math.max(1, Math.floor(most / d))));
    for (const n of [product - 1, product, product + 1, next() % most])
      if (n <= most) {
        found.push([n, d]);
        if (signed) found.push([-n, d], [n, -d], [-n, -d]);
      }
  }
  return found.slice(0, 16 * LANES);
}

describe('AMDGCN: division of short numbers', function () {
  this.timeout(60_000);
  for (const cpu of CPUS)
    for (const [op, made] of Object.entries(OPS))
      it(`${op} on ${cpu}`, () => {
        const { module, errors } = parseMir(source(op));
        assert.deepEqual(errors, []);
        const text = emit(module, cpu);
        assert.match(text, /v_rcp_iflag_f32/);
        assert.doesNotMatch(text, /v_mul_hi_u32/);
        const all = pairs(op.startsWith('s'));
        for (let at = 0; at < all.length; at += LANES) {
          const scale = 2 ** (32 - BITS - (op.startsWith('u') ? 0 : 1));
          const some = all.slice(at, at + LANES);
          const [result] = emulate(text, 'k', { block: LANES }, [
            words(some.map(([n]) => n * scale)),
            words(some.map(([, d]) => d * scale)),
          ]);
          const expected = words(some.map(([n, d]) => made(n, d)));
          assert.deepEqual(result, expected);
        }
      });
});
