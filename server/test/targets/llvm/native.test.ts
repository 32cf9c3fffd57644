/**
 * The corpus on this machine's own processor: our front end and passes, LLVM IR for x86-64, clang,
 * native results, at two levels of LLVM and of our passes. What speaks to a GPU alone is left out
 * by its name. The same kernels for SPIR-V are valid modules.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch } from 'node:os';
import { readTextFile } from '../../../src/disk/index.ts';
import type { LaunchSpec } from '../../../src/emulate/index.ts';
import { createEngine } from '../../../src/workspace/index.ts';
import { isSampled, listFiles, repoPath, requireTool } from '../../kit/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';
import { verify } from './kit.ts';
import { runNative } from './native.ts';

/** Kernels that ask what only a GPU answers. */
const ON_A_GPU =
  /intrinsic \S+ on the host|intrinsic \S+ in SPIR-V|inline assembly of a GPU|unsupported/;

/** Why LLVM's SPIR-V back end, with all its extensions, refuses a module, if it does. */
function refusal(llc: string, ir: string): string | undefined {
  const args = ['-O0', '-spirv-ext=all', '-filetype=obj', '-o', '/dev/null', '-'];
  const { status, stderr } = spawnSync(llc, args, { input: ir, encoding: 'utf8' });
  return status === 0 ? undefined : stderr.slice(0, 1000);
}

describe('LLVM IR: native', () => {
  const engine = createEngine({ readFile: readTextFile, prelude: preludeTexts });
  const sources = ['test-fixtures/kernels', 'test-fixtures/kernels-more'].flatMap((folder) =>
    listFiles(folder, ['.rs']),
  );
  const ran: string[] = [];

  for (const [index, source] of sources.entries()) {
    if (!isSampled(index, 8)) continue;
    it(source.split('/').at(-1)!, function () {
      this.timeout(120_000);
      const clang = requireTool(this, 'clang');
      const opt = requireTool(this, 'opt');
      if (arch() !== 'x64') this.skip();
      const root = repoPath(source);
      const spec = JSON.parse(readFileSync(root.replace(/rs$/, 'json'), 'utf8')) as LaunchSpec;
      // Each launch is a program of its own here, and statics begin anew in each.
      const keeps =
        spec.launches.length > 1 &&
        /static (?:mut )?[A-Z_]+: .*(?:Atomic|Cell)|static mut/.test(readFileSync(root, 'utf8'));
      if (keeps) this.skip();
      for (const [level, ours] of [
        ['-O0', 'O0'],
        ['-O2', 'O2'],
      ] as const) {
        const { text, problems } = engine.emit(root, 'ptx', {
          cpu: 'x86-64',
          form: 'llvm-ir',
          opt: ours,
        });
        const [first] = problems.map(({ message }) => message);
        if (first !== undefined) {
          assert.match(first, ON_A_GPU);
          return;
        }
        verify(opt, text);
        assert.deepEqual(runNative(clang, text, spec, level), []);
      }
      const spirv = engine.emit(root, 'ptx', { cpu: 'spirv64', form: 'llvm-ir' });
      for (const { message } of spirv.problems) assert.match(message, /in SPIR-V/);
      verify(opt, spirv.text);
      const refused = refusal(requireTool(this, 'llc'), spirv.text);
      // Instruction selection for SPIR-V takes few operations of 128 bits.
      if (refused !== undefined) assert.match(refused, /s128/);
      ran.push(source);
    });
  }

  it('most of them run', function () {
    requireTool(this, 'clang');
    assert.ok(ran.length >= 10, `${ran.length}`);
  });
});
