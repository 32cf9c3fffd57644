/**
 * Previews of another compiler: shown when they are there, compiled again when edits rest, never
 * pointing beside the source.
 */
import assert from 'node:assert/strict';
import type { OutsideAnswer, OutsideRequest } from '../../src/ide/index.ts';
import { llvmOutsider, rustcOutsider } from '../../src/lsp/installed-compilers.ts';
import { OutsideTexts } from '../../src/lsp/outside-texts.ts';
import { compileWithLlvm } from '../../src/toolchain/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { requireTool, until } from '../kit/index.ts';

const PATH = '/k.rs';
const SOURCE = `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one(p: *mut u32) {
    unsafe { *p = 1 };
}
`;
const assembly = (line: number): string => `.version 7.8
.target sm_70, debug
.address_size 64
.file 1 "${PATH}"
.visible .entry one(.param .u64 one_param_0)
{
.loc 1 ${line} 5
ret;
}
`;

describe('lsp: texts of another compiler', () => {
  let engine: Engine;
  let asked: OutsideRequest[];
  let answers: ((answer: OutsideAnswer) => void)[];
  let stopped: number;
  let told: number;
  let texts: OutsideTexts;

  beforeEach(() => {
    engine = testEngine();
    engine.setFile(PATH, SOURCE);
    [asked, answers, stopped, told] = [[], [], 0, 0];
    const compile = (request: OutsideRequest, signal?: AbortSignal): Promise<OutsideAnswer> => {
      asked.push(request);
      signal?.addEventListener('abort', () => stopped++);
      return new Promise((resolve) => answers.push(resolve));
    };
    texts = new OutsideTexts(rustcOutsider(compile), () => told++);
  });
  afterEach(() => texts.dispose());

  const show = () => texts.text(engine, PATH, 'ptx', {});
  const wait = (done: () => boolean): Promise<void> =>
    until(done, () => `${asked.length} compilations, told ${told} times`);
  const answer = async (given: OutsideAnswer): Promise<void> => {
    const before = told;
    answers.shift()!(given);
    await wait(() => told > before);
  };
  const text = (line: number): OutsideAnswer => ({
    kind: 'text',
    text: assembly(line),
    version: 'rustc 1.97.0-nightly',
  });

  it('say that they are being made, then tell when they are there', async () => {
    assert.match(show().note ?? '', /compiling/);
    assert.equal(show().emitted, undefined);
    await wait(() => asked.length > 0);
    assert.equal(asked.length, 1);
    assert.equal(asked[0]!.text, SOURCE);
    await answer(text(3));
    const { emitted, note } = show();
    assert.equal(note, undefined);
    assert.equal(emitted?.providerVersion, 'rustc 1.97.0-nightly');
    assert.match(emitted?.text ?? '', /^\.target sm_70$/m);
    const at = emitted!.text.split('\n').findIndex((line) => line.includes('ret;'));
    assert.equal(emitted!.lineMap[at]?.start, SOURCE.indexOf('unsafe { *p'));
    assert.equal(asked.length, 1);
  });

  it('stay after an edit without their places, and are made anew once', async () => {
    show();
    await wait(() => asked.length === 1);
    await answer(text(3));
    for (const edit of ['// a\n', '// b\n']) {
      engine.setFile(PATH, edit + SOURCE);
      const { emitted, note } = show();
      assert.match(note ?? '', /older source/);
      assert.match(emitted?.text ?? '', /ret;/);
      assert.ok(emitted!.lineMap.every((place) => place === undefined));
    }
    await wait(() => asked.length === 2);
    assert.match(asked[1]!.text ?? '', /^\/\/ b/);
    await answer(text(4));
    assert.equal(show().note, undefined);
    assert.equal(asked.length, 2);
  });

  it('stop a compilation that an edit has made useless', async () => {
    show();
    await wait(() => asked.length === 1);
    engine.setFile(PATH, `// new\n${SOURCE}`);
    show();
    assert.equal(stopped, 1);
    answers.shift()!(text(3));
    await wait(() => asked.length === 2);
    await answer(text(4));
    assert.equal(told, 1);
  });

  it('hand on why there are none', async () => {
    show();
    await wait(() => asked.length === 1);
    await answer({ kind: 'failed', message: 'error: no' });
    assert.deepEqual(show(), { emitted: undefined, note: 'error: no' });
  });
});

describe('lsp: texts of LLVM', () => {
  /** What is shown when LLVM has answered. */
  const settled = async (source: string, target: 'ptx' | 'amdgcn') => {
    const engine = testEngine();
    // A folder, as debug information has it apart.
    const path = `/src${PATH}`;
    engine.setFile(path, source);
    let told = 0;
    const texts = new OutsideTexts(llvmOutsider(compileWithLlvm), () => told++);
    const show = () => texts.text(engine, path, target, {});
    const first = show();
    if (first.note !== undefined)
      await until(
        () => told > 0,
        () => 'LLVM has not answered',
      );
    const last = show();
    texts.dispose();
    return { first, last };
  };

  it('are of both makers, with places and figures', async function () {
    requireTool(this, 'llc');
    for (const target of ['ptx', 'amdgcn'] as const) {
      const { first, last } = await settled(SOURCE, target);
      assert.equal(first.note, 'LLVM is compiling ...');
      assert.equal(last.note, undefined);
      const { emitted } = last;
      assert.equal(emitted?.provider, 'llvm');
      assert.match(emitted?.providerVersion ?? '', /^LLVM \d/);
      assert.deepEqual(
        emitted?.summary.map(({ kernel }) => kernel),
        ['one'],
      );
      const store = emitted!.text
        .split('\n')
        .findIndex((line) => /st\.global|global_store/.test(line));
      assert.equal(emitted!.lineMap[store]?.start, SOURCE.indexOf('*p = 1'));
    }
  });

  it('say which programs are missing', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = '';
    try {
      const { last } = await settled(SOURCE, 'ptx');
      assert.equal(last.emitted, undefined);
      assert.match(last.note ?? '', /^no `opt` and `llc` of one LLVM on PATH/);
    } finally {
      process.env['PATH'] = path;
    }
  });

  it('are not asked for where no kernel compiles', async () => {
    const { first } = await settled('fn one() {}', 'ptx');
    assert.equal(first.note, undefined);
    assert.deepEqual(first.emitted?.summary, []);
  });
});
