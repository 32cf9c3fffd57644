/** The Omega test against all points of a small box. */
import assert from 'node:assert/strict';
import {
  and,
  equal,
  type Formula,
  Linear,
  not,
  or,
  satisfy,
  solve,
} from '../../src/presburger/index.ts';

/** Numbers that are the same in every run. */
function* random(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state >>> 8;
  }
}

const SIZE = 7;
const VARIABLES = 3;

function* points(): Generator<ReadonlyMap<number, number>> {
  for (let i = 0; i < SIZE ** VARIABLES; i++) {
    yield new Map(
      Array.from({ length: VARIABLES }, (_, v) => [v, (Math.floor(i / SIZE ** v) % SIZE) - 2]),
    );
  }
}

const BOX: readonly Linear[] = Array.from({ length: VARIABLES }, (_, v) => [
  Linear.variable(v).shift(2),
  Linear.variable(v)
    .times(-1)
    .shift(SIZE - 3),
]).flat();

function expression(from: Generator<number, never>, most: number): Linear {
  let sum = Linear.of((from.next().value % 21) - 10);
  for (let v = 0; v < VARIABLES; v++)
    sum = sum.plus(Linear.variable(v), (from.next().value % (2 * most + 1)) - most);
  return sum;
}

describe('presburger: the Omega test', () => {
  it('agrees with all points of a box on 3,000 systems', () => {
    const from = random(1);
    let solvable = 0;
    for (let round = 0; round < 3000; round++) {
      const zero = round % 3 === 0 ? [expression(from, 6)] : [];
      const positive = Array.from({ length: 1 + (from.next().value % 4) }, () =>
        expression(from, 7),
      );
      const found = solve({ zero, positive: [...positive, ...BOX] });
      assert.notEqual(found, 'unknown');
      const isSolution = (at: ReadonlyMap<number, number>): boolean =>
        zero.every((one) => one.at(at) === 0) && positive.every((one) => one.at(at) >= 0);
      if (typeof found === 'string') assert.ok(![...points()].some(isSolution), `round ${round}`);
      else {
        solvable++;
        assert.ok(isSolution(found), `round ${round}`);
        for (const bound of BOX) assert.ok(bound.at(found) >= 0, `round ${round}`);
      }
    }
    assert.ok(solvable > 300 && solvable < 2900, `${solvable} have a solution`);
  });

  it('finds what only integers forbid', () => {
    const [x, y] = [Linear.variable(0), Linear.variable(1)];
    // 27 <= 11x + 13y <= 45 and -10 <= 7x - 9y <= 4: Pugh's example.
    const bounds = [
      x.times(11).plus(y, 13).shift(-27),
      x.times(-11).plus(y, -13).shift(45),
      x.times(7).plus(y, -9).shift(10),
      x.times(-7).plus(y, 9).shift(4),
    ];
    assert.equal(solve({ zero: [], positive: bounds }), 'none');
    assert.equal(solve({ zero: [x.times(6).plus(y, 15).shift(-4)], positive: [] }), 'none');
  });

  it('says so when the work is too much', () => {
    const positive = [...BOX, expression(random(3), 7)];
    assert.equal(solve({ zero: [], positive }, { left: 2 }), 'unknown');
  });
});

describe('presburger: formulas', () => {
  const formula = (from: Generator<number, never>, depth: number): Formula => {
    const what = from.next().value % (depth === 0 ? 2 : 4);
    if (what === 0) return { kind: 'positive', of: expression(from, 4) };
    if (what === 1) return { kind: 'zero', of: expression(from, 4) };
    const parts = [formula(from, depth - 1), formula(from, depth - 1)];
    const made = what === 2 ? and(...parts) : or(...parts);
    return from.next().value % 4 === 0 ? not(made) : made;
  };
  const holds = (of: Formula, at: ReadonlyMap<number, number>): boolean => {
    switch (of.kind) {
      case 'zero':
        return of.of.at(at) === 0;
      case 'positive':
        return of.of.at(at) >= 0;
      case 'and':
        return of.parts.every((part) => holds(part, at));
      case 'or':
        return of.parts.some((part) => holds(part, at));
    }
  };

  it('agree with all points of a box on 1,000 formulas', () => {
    const from = random(2);
    const box = and(...BOX.map((of) => ({ kind: 'positive', of }) as const));
    for (let round = 0; round < 1000; round++) {
      const one = formula(from, 3);
      const found = satisfy(and(one, box), () => undefined, { left: 1_000_000 });
      const expected = [...points()].some((at) => holds(one, at));
      assert.equal(typeof found !== 'string', expected, `round ${round}`);
      if (typeof found !== 'string') assert.ok(holds(one, found), `round ${round}`);
    }
  });

  it('take the definitions of variables into account', () => {
    // Variable 1 is a third of variable 0, rounded down.
    const [x, third] = [Linear.variable(0), Linear.variable(1)];
    const rest = x.plus(third, -3);
    const definition = (id: number): Formula | undefined =>
      id === 1
        ? and({ kind: 'positive', of: rest }, { kind: 'positive', of: rest.times(-1).shift(2) })
        : undefined;
    const budget = { left: 10_000 };
    const found = satisfy(equal(third, Linear.of(5)), definition, budget);
    assert.ok(typeof found !== 'string');
    assert.equal(Math.floor((found.get(0) ?? 0) / 3), 5);
    assert.equal(
      satisfy(and(equal(third, Linear.of(5)), equal(x, Linear.of(18))), definition, budget),
      'none',
    );
  });
});
