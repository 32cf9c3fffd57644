/**
 * Division by constants: `expand-division` must give the quotients and remainders of plain
 * division, at all the edges.
 */
import assert from 'node:assert/strict';
import { computeCallGraph } from '../../src/analysis/index.ts';
import { Interpreter, parseMir } from '../../src/mir/index.ts';
import { PASSES, runFuncPass } from '../../src/passes/index.ts';

const WIDTHS = [32, 64] as const;

function divisors(bits: number): bigint[] {
  const out = new Set<bigint>();
  for (let d = 1n; d <= 40n; d++) out.add(d);
  for (const d of [60n, 100n, 125n, 625n, 641n, 1000n, 1_000_003n, 6_700_417n, 0x7fff_ffffn])
    out.add(d);
  for (let s = 5; s < bits - 1; s += 3)
    for (const e of [-1n, 0n, 1n]) out.add((1n << BigInt(s)) + e);
  const max = (1n << BigInt(bits)) - 1n;
  for (const d of [max, max - 1n, max >> 1n, (max >> 1n) + 1n, (max >> 1n) + 2n]) out.add(d);
  return [...out];
}

function dividends(bits: number, d: bigint): bigint[] {
  const max = (1n << BigInt(bits)) - 1n;
  const half = 1n << BigInt(bits - 1);
  const out = [
    0n,
    1n,
    2n,
    d - 1n,
    d,
    d + 1n,
    2n * d - 1n,
    half - 1n,
    half,
    half + 1n,
    max - 1n,
    max,
    max / 3n,
    max / 7n,
  ];
  // Largest multiples and their neighbours are where a magic number that is too small shows.
  for (const top of [max, half - 1n]) for (const e of [-1n, 0n, 1n]) out.push((top / d) * d + e);
  out.push(
    BigInt.asUintN(bits, -d),
    BigInt.asUintN(bits, -d - 1n),
    BigInt.asUintN(bits, -((half / d) * d)),
  );
  return out.map((x) => BigInt.asUintN(bits, x));
}

for (const bits of WIDTHS) {
  for (const op of ['udiv', 'urem', 'sdiv', 'srem'] as const) {
    it(`int.${op} by constants, ${bits} bits`, () => {
      const all = divisors(bits);
      const text = all
        .map(
          (d, i) => `func device @f${i}(i${bits}) -> i${bits} {
entry(%x: i${bits}):
  %d: i${bits} = const.int ${BigInt.asIntN(bits, d)}
  %q: i${bits} = int.${op} %x, %d
  ret %q
}
`,
        )
        .join('');
      const { module, errors } = parseMir(text);
      assert.deepEqual(errors, []);
      const ctx = { module, calls: computeCallGraph(module, module.funcs.keys()) };
      for (const fn of module.funcs.values())
        runFuncPass(PASSES.get('expand-division')!, fn, ctx, { verify: true });
      const interpreter = new Interpreter(module);
      const isSigned = op.startsWith('s');
      const see = (x: bigint): bigint => (isSigned ? BigInt.asIntN(bits, x) : x);
      all.forEach((d, i) => {
        for (const x of dividends(bits, d)) {
          if (isSigned && see(d) === -1n && x === 1n << BigInt(bits - 1)) continue;
          const expected = op.endsWith('div') ? see(x) / see(d) : see(x) % see(d);
          const outcome = interpreter.call(`f${i}`, [x]);
          assert.ok(outcome.ok);
          assert.equal(
            outcome.values[0],
            BigInt.asUintN(bits, expected),
            `${see(x)} ${op} ${see(d)}`,
          );
        }
      });
    });
  }
}
