/** Each rewrite rule is proven from the meaning of its operations. */
import assert from 'node:assert/strict';
import { parseRule } from '../../../src/mir/index.ts';
import { EXPAND_RULE_TEXTS, RULE_TEXTS, sourcesOf } from '../../../src/passes/combine/index.ts';
import { isNightly } from '../../kit/index.ts';
import { problemOf, THOROUGH } from './prove.ts';

describe('rewrite rules', () => {
  for (const texts of [...RULE_TEXTS, ...EXPAND_RULE_TEXTS]) {
    it(`about ${texts.about.toLowerCase()} are proven`, function () {
      this.timeout(isNightly() ? 3_600_000 : 300_000);
      const problems = sourcesOf([texts]).flatMap((source) => {
        const rule = source.read();
        const problem = problemOf(rule, isNightly() ? THOROUGH : undefined);
        return problem === undefined ? [] : [`${rule.text}: ${problem}`];
      });
      assert.deepEqual(problems, []);
    });
  }

  for (const [text, why] of [
    ['(sub (add a b) a) => a', /became/],
    ['(lshr (shl x C) C) => x', /became/],
    ['(sext x) => (zext x)', /became/],
    ['(mul x C) => (shl x (cttz C)) when (ne C 3)', /became/],
    ['(sub x C nsw) => (add x (sub 0 C) nsw)', /nsw of int.add/],
    ['(add (add x C nuw) D) => (add x (add C D) nuw)', /nuw of int.add/],
    ['(add x y) => (udiv x y)', /undefined|became/],
    ['(trunc (zext x:N)):T => (trunc x)', /not valid/],
    ['(ptr.add (ptr.add a C) D) => (ptr.add a (add C D) inbounds)', /inbounds/],
    ['(float.add x 0.0) => x', /became/],
    ['(float.sub x x) => 0.0', /became/],
    ['(add x C) => x when (eq C 1) (eq C 2)', /no values/],
    ['(cmp.p a b) => (cmp.[swap p] a b)', /became/],
    ['(usub.ovf a b) => _ (cmp.ule a b) when (unused.0)', /became/],
  ] as const) {
    it(`a wrong rule has no proof: ${text}`, () => {
      assert.match(problemOf(parseRule(text)) ?? '', why);
    });
  }
});
