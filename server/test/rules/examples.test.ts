/**
 * The examples of every rule do what they say: bad ones are reported at their carets, fixed ones
 * become clean.
 */
import assert from 'node:assert/strict';
import { RULES } from '../../src/rules/index.ts';
import { applyFix, asSeen, engine, exampleFixture, findingsIn, textOf } from './check.ts';

/** Fixing may take several rounds: one for each place. */
const MAX_ROUNDS = 8;

describe('rules: examples', () => {
  for (const rule of RULES) {
    describe(rule.name, () => {
      it('has a bad and a good example, and a fixed one when it has a fix', () => {
        const kinds = new Set<string>(rule.examples.map((e) => e.kind));
        assert.ok(kinds.has('bad') && kinds.has('good'));
        assert.equal(kinds.has('fixed'), rule.safety !== undefined);
      });

      rule.examples.forEach((example, index) => {
        // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of example
        it(`${example.kind} ${index + 1}`, () => {
          engine.setRules({ [rule.name]: 'on' });
          const fixture = exampleFixture(example, example.code);
          const seen = asSeen(findingsIn(fixture));
          const shown = JSON.stringify(seen, undefined, 1);
          if (example.kind === 'good') return assert.equal(seen.length, 0, shown);
          if (example.kind === 'bad') {
            assert.equal(seen.length, 1, shown);
            const [only] = seen;
            const [at] = fixture.annotations;
            assert.equal(fixture.annotations.length, 1, 'a bad example has one row of carets');
            assert.deepEqual(
              { code: only!.code, file: only!.file, start: only!.start, end: only!.end },
              { code: rule.name, file: at!.file, start: at!.start, end: at!.end },
              shown,
            );
            return;
          }
          if (example.kind !== 'fixed') return;
          let current = fixture;
          for (let round = 0; round < MAX_ROUNDS; round += 1) {
            const [first] = findingsIn(current);
            if (first === undefined) break;
            assert.equal(first.code, rule.name, shown);
            const fix = first.fixes?.[0];
            assert.ok(fix, `no fix for ${JSON.stringify(first)}`);
            assert.equal(fix.safety, rule.safety);
            current = applyFix(current, fix);
          }
          assert.equal(textOf(current), textOf(exampleFixture(example, example.after)));
          assert.deepEqual(asSeen(findingsIn(current)), []);
          // What a fix made must compile.
          assert.deepEqual(asSeen(engine.check('/src/lib.rs', 'ptx')), []);
        });
      });
    });
  }
});
