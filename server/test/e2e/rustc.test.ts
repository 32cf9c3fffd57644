/**
 * The nightly rustc of this machine as a second compiler: its text, where its lines come from, and
 * what it refuses.
 */
import assert from 'node:assert/strict';
import { emitOutside } from '../../src/ide/index.ts';
import { compileWithRustc } from '../../src/toolchain/index.ts';
import type { EmitOptions, EmittedText, TargetName } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo, repoPath, requireTool } from '../kit/index.ts';

const PATH = 'test-fixtures/toolchain/no-core.rs';

describe('e2e: rustc as a provider', () => {
  const emit = async (target: TargetName, options: EmitOptions = {}): Promise<EmittedText> => {
    const engine = testEngine();
    const root = repoPath(PATH);
    engine.setFile(root, readRepo(PATH));
    const answer = await emitOutside(engine, root, target, options, compileWithRustc);
    assert.ok(!('kind' in answer), JSON.stringify(answer));
    return answer;
  };

  /** Lines of the source, from 1, for the lines of the text that match. */
  const sourceLines = ({ text, lineMap }: EmittedText, pattern: RegExp): number[] =>
    text.split('\n').flatMap((line, at) => {
      const span = pattern.test(line) ? lineMap[at] : undefined;
      return span === undefined ? [] : [readRepo(PATH).slice(0, span.start).split('\n').length];
    });
  const lineOf = (text: string): number =>
    readRepo(PATH).slice(0, readRepo(PATH).indexOf(text)).split('\n').length;

  it('gives PTX of one kernel, linked to the source', async function () {
    requireTool(this, 'rustc-nightly');
    const emitted = await emit('ptx', { kernel: 'bump', cpu: 'sm_80' });
    assert.equal(emitted.provider, 'rustc');
    assert.match(emitted.text, /LLVM NVPTX Back-End/);
    assert.match(emitted.text, /^\.target sm_80$/m);
    assert.match(emitted.text, /\.entry bump\(/);
    assert.doesNotMatch(emitted.text, /\.entry clear\(|\.loc|\.file|\$L__tmp|debug/);
    assert.deepEqual(sourceLines(emitted, /st\.global/), [lineOf('*p = *p + by')]);
    assert.deepEqual(
      emitted.summary.map(({ kernel }) => kernel),
      ['bump'],
    );
  });

  it('gives AMDGCN with its figures', async function () {
    requireTool(this, 'rustc-nightly');
    const emitted = await emit('amdgcn', { cpu: 'gfx1100' });
    assert.match(emitted.text, /amdgcn-amd-amdhsa--gfx1100/);
    assert.deepEqual(sourceLines(emitted, /global_store/), [
      lineOf('*p = *p + by'),
      lineOf('*p = 0'),
    ]);
    assert.deepEqual(
      emitted.summary.map(({ kernel }) => kernel),
      ['bump', 'clear'],
    );
    assert.ok(emitted.summary.every(({ registers }) => registers['vgpr']! > 0));
  });

  it('keeps line directives when asked to', async function () {
    requireTool(this, 'rustc-nightly');
    assert.match((await emit('ptx', { lineInfo: true })).text, /^\s*\.loc\s/m);
  });

  it('says so when there is no rustc', async () => {
    const engine = testEngine();
    engine.setFile('/k.rs', readRepo(PATH));
    const path = process.env['PATH'];
    process.env['PATH'] = '';
    try {
      const answer = await emitOutside(engine, '/k.rs', 'ptx', {}, compileWithRustc);
      assert.ok('kind' in answer && answer.kind === 'missing');
      assert.match(answer.message, /no nightly rustc on PATH/);
    } finally {
      process.env['PATH'] = path;
    }
  });

  it('hands on what rustc says', async function () {
    requireTool(this, 'rustc-nightly');
    const engine = testEngine();
    engine.setFile('/broken.rs', 'fn broken( {');
    const answer = await emitOutside(engine, '/broken.rs', 'ptx', {}, compileWithRustc);
    assert.ok('kind' in answer && answer.kind === 'failed');
    assert.match(answer.message, /this file contains an unclosed delimiter|expected/);
  });
});
