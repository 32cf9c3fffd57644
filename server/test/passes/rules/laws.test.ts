/**
 * Each rewrite rule applies in a fixture of its own, and each mistake in a rule is noticed: by its
 * reader, its proof or its fixtures.
 */
import assert from 'node:assert/strict';
import { bitWidth, Interpreter, isInt, type Module } from '../../../src/mir/index.ts';
import { sampled, updating } from '../../kit/index.ts';
import { LAWS, outcome, readCases, rulesOf, updateCases, whoNotices } from './laws.ts';
import { mutantsOf } from './mutants.ts';
import { parsed, rewrite } from './run.ts';
import { intSamples, Random } from './samples.ts';

/** Mutants that are right: another rule does the rest. */
const RIGHT_MUTANTS: readonly string[] = [
  // What is extended is not negative, so that a sign extension becomes a zero extension at once.
  '(zext (trunc x:S):N):T => (sext x) when (wider T S) (zeros (and x (xor (zext -1:N):S -1)))',
];

describe('rewrite rules: fixtures', () => {
  if (updating()) updateCases();

  it('each rule applies in a case of its own, and each case is about a rule', () => {
    const cases = [...readCases()].flatMap(([file, list]) => list.map((one) => ({ ...one, file })));
    const applied = new Set(
      cases.filter((one) => one.applies).map((one) => `${one.file}: ${one.law}`),
    );
    const laws = LAWS.map(({ file, rule }) => `${file}: ${rule.text}`);
    assert.deepEqual(
      laws.filter((law) => !applied.has(law)),
      [],
      'UPDATE=1 adds cases',
    );
    const known = new Set(laws);
    assert.deepEqual(
      cases.map(({ file, law }) => `${file}: ${law}`).filter((law) => !known.has(law)),
      [],
      'there are no such rules',
    );
    assert.equal(new Set(laws).size, laws.length, 'two rules are the same');
  });

  for (const [file, cases] of readCases()) {
    it(file, () => {
      for (const { law, applies, code, result } of cases) {
        const of = LAWS.find(({ rule }) => rule.text === law);
        if (of === undefined) continue;
        const got = outcome(code, rulesOf(of));
        assert.equal(got.result, result, `${law}\n${code}`);
        assert.equal(got.applied.has(law), applies, `${law}\n${code}`);
        // A promise that the inputs break makes anything right.
        if (/ n[us]w$/m.test(code)) continue;
        const before = results(parsed(code).module);
        results(rewrite(code, rulesOf(of)).module).forEach((after, i) => {
          // What is undefined may be anything.
          if (before[i] !== undefined) assert.equal(after, before[i], `${law}\n${code}`);
        });
      }
    });
  }

  it('each mistake in a rule is noticed', function () {
    this.timeout(900_000);
    const cases = readCases();
    const all = LAWS.flatMap((law) => mutantsOf(law.rule.text).map((mutant) => ({ law, mutant })));
    assert.ok(all.length > 1500, `${all.length} mutants`);
    const left = sampled(all, 3).filter(({ law, mutant }) => {
      if (RIGHT_MUTANTS.includes(mutant.text)) return false;
      return whoNotices(law, mutant, cases.get(law.file) ?? []) === undefined;
    });
    assert.deepEqual(
      left.map(({ law, mutant }) => `${law.rule.text}: ${mutant.what}: ${mutant.text}`),
      [],
    );
  });
});

/** What the last function gives for some integers; nothing where it has other parameters. */
function results(module: Module): (string | undefined)[] {
  const fn = [...module.funcs.values()].at(-1)!;
  if (![...fn.params, ...fn.results].every(isInt)) return [];
  const random = new Random(fn.params.join());
  return Array.from({ length: 12 }, () => {
    const args = fn.params.map((type) => random.sample(intSamples(bitWidth(type)), bitWidth(type)));
    const got = new Interpreter(module).call(fn.name, args);
    return got.ok && !got.values.includes(undefined) ? got.values.join() : undefined;
  });
}
