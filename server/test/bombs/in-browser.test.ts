/** A few bombs through the library for a browser; `npm run bombs -- --browser` runs the others. */
import assert from 'node:assert/strict';
import { repoPath } from '../kit/index.ts';
import { type Bomb, rust } from './bomb.ts';
import { callsFor, explodeInBrowser } from './in-browser.ts';
import { BOMBS } from './index.ts';
import { commandsFor, type Outcome } from './run.ts';

const LIBRARY = repoPath('server/dist/library-web.js');

async function outcomesOf(bomb: Bomb): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const call of callsFor(bomb)) outcomes.push(await explodeInBrowser(bomb, call, LIBRARY));
  return outcomes;
}

describe('bombs: the library for a browser', () => {
  it('takes what commands are run on, but for their options', () => {
    const calls = BOMBS.flatMap(callsFor);
    const names = new Set(calls.map(([name]) => name));
    assert.deepEqual([...names].sort(), ['amdgcn', 'check', 'ptx', 'run']);
    const commands = BOMBS.flatMap(commandsFor);
    assert.ok(calls.length > commands.length * 0.8, `${calls.length} of ${commands.length}`);
  });

  for (const name of ['a struct that holds a larger self', 'run: 2,000 GPUs'])
    it(`${name}: ends with a message`, async () => {
      const bomb = BOMBS.find((each) => each.name === name)!;
      const outcomes = await outcomesOf(bomb);
      assert.ok(outcomes.length > 0);
      for (const { failure, output, seconds } of outcomes) {
        assert.equal(failure, undefined);
        assert.notEqual(output, '');
        assert.ok(seconds > 0);
      }
    });

  it('a valid kernel is compiled, and what is not said is a failure', async () => {
    const valid = rust('valid', '', '*p = 3;', { isValid: true, says: /never said/ });
    const failures = (await outcomesOf(valid)).map(({ failure }) => failure);
    assert.equal(failures.length, 3);
    assert.match(failures[0] ?? '', /^does not say/);
    assert.deepEqual(failures.slice(1), [undefined, undefined]);
    const wrong = rust('wrong', '', '*p = missing;', { isValid: true });
    // What keeps a kernel from being analysed is not a finding of `check`.
    const refused = (await outcomesOf(wrong)).map(({ failure }) => failure?.slice(0, 8));
    assert.deepEqual(refused, [undefined, 'is valid', 'is valid']);
  });
});
