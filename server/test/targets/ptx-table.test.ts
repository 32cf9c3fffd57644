/** Every instruction that our PTX printer prints is one of the table of forms, for the GPU that it is printed for. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { checkPtx, parsePtx } from '../../src/asm/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo, repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const FOLDER = 'test-fixtures/kernels';
const CPUS = ['sm_70', 'sm_75', 'sm_80', 'sm_90', 'sm_100', 'sm_120'];

describe('PTX: what is printed passes the table', () => {
  const names = readdirSync(repoPath(FOLDER)).filter((name) => name.endsWith('.rs'));
  it('all kernels, each for another GPU', () => {
    const prelude = preludeTexts();
    let printed = 0;
    for (const [i, name] of names.entries()) {
      const engine = createEngine({ readFile: () => undefined, prelude });
      engine.setFile(`/${name}`, readRepo(`${FOLDER}/${name}`));
      const cpus = engine.cpus('ptx');
      const cpu = [CPUS[i % CPUS.length]!].find((one) => cpus.includes(one)) ?? cpus[0]!;
      const { text } = engine.emit(`/${name}`, 'ptx', { cpu });
      const { module, errors } = parsePtx(text);
      const found = [...errors, ...checkPtx(module)];
      assert.deepEqual(found, [], `${name} for ${cpu}`);
      printed += module.functions.length;
    }
    assert.ok(printed >= names.length, `${printed}`);
  });
});
