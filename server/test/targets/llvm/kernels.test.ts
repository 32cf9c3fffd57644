/**
 * Whole kernels through the provider `llvm`: our IR, LLVM's optimiser and code, the emulators,
 * native results.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readTextFile } from '../../../src/disk/index.ts';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../../src/emulate/index.ts';
import { emitWithLlvm } from '../../../src/ide/index.ts';
import { compileWithLlvm } from '../../../src/toolchain/index.ts';
import { createEngine } from '../../../src/workspace/index.ts';
import { isSampled, listFiles, repoPath, requireTool, sampled } from '../../kit/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';

const FOLDER = 'test-fixtures/kernels';
/** The second corpus, of which a run takes one file of six. */
const MORE = 'test-fixtures/kernels-more';

/**
 * Each kernel runs on one of each vendor's. What LLVM generates for gfx1250 has halves of registers
 * and dual instructions that are not simulated.
 */
const GPUS = {
  ptx: ['sm_80', 'sm_90', 'sm_120'],
  amdgcn: ['gfx90a', 'gfx1100', 'gfx1201'],
} as const;

/** What LLVM 22 makes of these at its highest level for AMD is wrong; their other code is run. */
const FAULTS_OF_LLVM: Readonly<Record<string, string>> = {
  atomics_zoo: 'no selection for a read-modify-write of a byte that changes nothing',
  dyn_dispatch: 'the remainder of 64 bits by 3, times 24, loses bit 31 of the quotient',
  iter_zoo: 'strength reduction of a negated truth: a sort does not end',
  wg_locks: 'the release of a lock moves behind the loop of lanes that wait for it',
};

/** The emulator of each target. */
const RUN = { ptx: runPtx, amdgcn: runAmdgcn } as const;

describe('LLVM IR: kernels', () => {
  const engine = createEngine({
    readFile: readTextFile,
    prelude: preludeTexts,
  });
  const sources = [...listFiles(FOLDER, ['.rs']), ...sampled(listFiles(MORE, ['.rs']), 6)];

  it('are all of the corpus', () => assert.ok(sources.length >= 35, `${sources.length}`));

  for (const [index, source] of sources.entries()) {
    it(source.split('/').at(-1)!, async function () {
      this.timeout(120_000);
      requireTool(this, 'opt');
      requireTool(this, 'llc');
      const spec = JSON.parse(
        readFileSync(repoPath(source.replace('.rs', '.json')), 'utf8'),
      ) as LaunchSpec;
      // The targets take turns, three kernels each.
      for (const [t, target] of (['ptx', 'amdgcn'] as const).entries()) {
        if (!isSampled(Math.floor(index / 3) + t, 2)) continue;
        const cpu = GPUS[target][index % GPUS[target].length]!;
        const root = repoPath(source);
        // Without LLVM's optimiser all that our IR says is in the code.
        const turn = Math.floor(index / GPUS[target].length) + index;
        const opt = (turn + (target === 'ptx' ? 0 : 1)) % 2 === 0 ? 'O2' : 'O0';
        const faulty = target === 'amdgcn' && opt === 'O2';
        if (faulty && basename(source, '.rs') in FAULTS_OF_LLVM) continue;
        const emitted = await emitWithLlvm(engine, root, target, { cpu, opt }, compileWithLlvm);
        assert.ok(!('kind' in emitted), JSON.stringify(emitted).slice(0, 1000));
        assert.deepEqual(emitted.problems, []);
        assert.equal(emitted.provider, 'llvm');
        assert.match(emitted.providerVersion ?? '', /^LLVM \d/);
        assert.ok(emitted.lineMap.filter((place) => place !== undefined).length > 5);
        const result = RUN[target](emitted.text, spec);
        // LLVM copies bytes that nothing has written too, which is a warning.
        const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
        assert.deepEqual(
          [...errors, ...result.mismatches].map(({ message }) => message),
          [],
        );
        assert.ok(result.ok && result.steps > 0);
      }
    });
  }
});
