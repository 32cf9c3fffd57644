/**
 * Properties of the IR of small kernels, for both vendors: FileCheck lines with the prefixes
 * `NVPTX` and `AMD`.
 */
import assert from 'node:assert/strict';
import { testEngine } from '../../codegen/engine.ts';
import { fileCheck, listFiles, readRepo, requireTool } from '../../kit/index.ts';
import { verify } from './kit.ts';

const FOLDER = 'test-fixtures/codegen/llvm';

describe('LLVM IR: fixtures', () => {
  for (const path of listFiles(FOLDER, ['.rs'])) {
    const text = readRepo(path);
    for (const [prefix, target, cpu] of [
      ['NVPTX', 'ptx', 'sm_90'],
      ['AMD', 'amdgcn', 'gfx1100'],
    ] as const) {
      it(`${path.slice(FOLDER.length + 1)} for ${cpu}`, function () {
        const engine = testEngine();
        engine.setFile('/k.rs', text);
        for (const lineInfo of [false, true]) {
          const emitted = engine.emit('/k.rs', target, { cpu, form: 'llvm-ir', lineInfo });
          assert.deepEqual(emitted.problems, []);
          assert.equal(/!DILocation/.test(emitted.text), lineInfo);
          assert.equal(emitted.text.split('\n').length - 1, emitted.lineMap.length);
          fileCheck(emitted.text, text.replaceAll(`// ${prefix}`, '// CHECK'));
        }
        const { text: ir } = engine.emit('/k.rs', target, { cpu, form: 'llvm-ir', lineInfo: true });
        verify(requireTool(this, 'opt'), ir);
      });
    }
  }
});
