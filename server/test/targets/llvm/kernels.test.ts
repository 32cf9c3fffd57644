/**
 * Whole kernels through the provider `llvm`: our IR, LLVM's optimiser and code, the emulators,
 * native results.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readTextFile } from '../../../src/disk/index.ts';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../../src/emulate/index.ts';
import { emitWithLlvm } from '../../../src/ide/index.ts';
import { compileWithLlvm } from '../../../src/toolchain/index.ts';
import { createEngine } from '../../../src/workspace/index.ts';
import { listFiles, repoPath, requireTool } from '../../kit/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';

const FOLDER = 'test-fixtures/kernels';

/** The emulator of each target. */
const RUN = { ptx: runPtx, amdgcn: runAmdgcn } as const;

describe('LLVM IR: kernels', () => {
  const engine = createEngine({
    readFile: readTextFile,
    prelude: preludeTexts,
  });
  const sources = listFiles(FOLDER, ['.rs']);

  it('are all of the corpus', () => assert.ok(sources.length >= 24, `${sources.length}`));

  for (const [index, source] of sources.entries()) {
    it(source.slice(FOLDER.length + 1), async function () {
      this.timeout(120_000);
      requireTool(this, 'opt');
      requireTool(this, 'llc');
      const spec = JSON.parse(
        readFileSync(repoPath(source.replace('.rs', '.json')), 'utf8'),
      ) as LaunchSpec;
      for (const [target, cpu] of [
        ['ptx', 'sm_80'],
        ['amdgcn', 'gfx90a'],
      ] as const) {
        const root = repoPath(source);
        // Without LLVM's optimiser all that our IR says is in the code.
        const opt = (index + (target === 'ptx' ? 0 : 1)) % 2 === 0 ? 'O2' : 'O0';
        const emitted = await emitWithLlvm(engine, root, target, { cpu, opt }, compileWithLlvm);
        assert.ok(!('kind' in emitted), JSON.stringify(emitted).slice(0, 1000));
        assert.deepEqual(emitted.problems, []);
        assert.equal(emitted.provider, 'llvm');
        assert.match(emitted.providerVersion ?? '', /^LLVM \d/);
        assert.ok(emitted.lineMap.filter((place) => place !== undefined).length > 5);
        const result = RUN[target](emitted.text, spec);
        assert.deepEqual(
          [...result.diagnostics, ...result.mismatches].map(({ message }) => message),
          [],
        );
        assert.ok(result.ok && result.steps > 0);
      }
    });
  }
});
