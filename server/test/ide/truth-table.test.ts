/** Formulas of truth tables: each is computed again, and must give its table. */
import assert from 'node:assert/strict';
import { truthTableFormula } from '../../src/ide/truth-table.ts';

/** From left to right; mixed operators stand in brackets. */
function evaluate(formula: string): number {
  const tokens = formula.match(/[abc0()~&|^]/g)!;
  const values = { a: 0xf0, b: 0xcc, c: 0xaa, 0: 0 };
  let at = 0;
  const term = (): number => {
    const token = tokens[at++]!;
    if (token === '~') return ~term() & 0xff;
    if (token !== '(') return values[token as keyof typeof values];
    const inner = list();
    at++;
    return inner;
  };
  const list = (): number => {
    let value = term();
    while (at < tokens.length && tokens[at] !== ')') {
      const sign = tokens[at++]!;
      const next = term();
      value = sign === '&' ? value & next : sign === '|' ? value | next : value ^ next;
    }
    return value;
  };
  return list();
}

describe('ide: truth tables', () => {
  it('formulas compute their tables, and most have one', () => {
    let made = 0;
    for (let table = 0; table < 256; table++) {
      const formula = truthTableFormula(table);
      if (formula === undefined || formula.startsWith('majority')) continue;
      made++;
      assert.equal(evaluate(formula), table, formula);
    }
    assert.ok(made > 150, `${made}`);
  });

  it('the usual ones are the shortest', () => {
    for (const [table, formula] of [
      [0x96, 'a ^ b ^ c'],
      [0xc0, 'a & b'],
      [0xfe, 'a | b | c'],
      [0x1e, '(b | c) ^ a'],
      [0xca, '(a & b) | (~a & c)'],
      [0x0f, '~a'],
      [0x30, 'a & ~b'],
    ] as const)
      assert.equal(truthTableFormula(table), formula);
  });
});
