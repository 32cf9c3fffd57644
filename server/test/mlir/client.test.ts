/** VS Code and the server agree about which texts of MLIR have GPU code. */
import assert from 'node:assert/strict';
import { listFiles, readRepo } from '../kit/index.ts';

describe('mlir: GPU code', () => {
  it('with operations of the gpu dialect, and with no other', () => {
    const [, words] = /const MLIR_WORDS =\s*\/(.*)\/;/.exec(readRepo('client/src/gpu-code.ts'))!;
    const [, own] = /const GPU_OPS =\s*\/(.*)\/;/.exec(
      readRepo('server/src/workspace/mlir-program.ts'),
    )!;
    assert.equal(words, own);
    // Invalid texts are of all dialects.
    for (const path of listFiles('test-fixtures/mlir'))
      if (!path.includes('/invalid/')) assert.match(readRepo(path), new RegExp(words!));
    assert.doesNotMatch('func.func @f(%x: tensor<4xf32>) { return }', new RegExp(words!));
  });
});
