/**
 * A second corpus of kernels, denser in language than the first: from source to both targets, the
 * emulated results are those of the native build. `UPDATE=1` derives the results anew where a
 * nightly rustc is installed.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuffer, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import type { EmitOptions, Engine, TargetName } from '../../src/workspace/index.ts';
import {
  findTool,
  isSampled,
  listFiles,
  readRepo,
  repoPath,
  requireTool,
  updating,
} from '../kit/index.ts';
import { assemble } from '../targets/amdgcn/kit.ts';
import { testEngine } from './engine.ts';
import { type KernelCase, runNatively } from './native.ts';

const FOLDER = 'test-fixtures/kernels-more';
const SMS = ['sm_75', 'sm_80', 'sm_90', 'sm_120'];
const GFXS = ['gfx90a', 'gfx1100', 'gfx942', 'gfx1030', 'gfx1201'];
/**
 * Files whose results are derived again in every run; the others take as long and show the same.
 */
const DERIVED = ['queens_recursion', 'statics_atomics'];

const nameOf = (path: string): string => path.split('/').pop()!.replace(/\.rs$/, '');
const specOf = (path: string): KernelCase =>
  JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as KernelCase;

/** The expectations of each launch as rustc's build has them. */
function derive(rustc: string, path: string): Record<string, { crc32: number; b64: string }>[] {
  const spec = specOf(path);
  const done = runNatively(rustc, readRepo(path), spec);
  return spec.launches.map((launch, i) =>
    Object.fromEntries(
      launch.args
        .filter((arg) => 'buffer' in arg && (arg.role === 'out' || arg.role === 'inout'))
        .map((arg) => [arg.name, describeBuffer(done[i]!.get(arg.name)!)]),
    ),
  );
}

/** The spec's text with other expectations: one line for each buffer, in order. */
function withExpectations(text: string, launches: ReturnType<typeof derive>): string {
  const lines = launches.flatMap((launch) => Object.values(launch)).map((v) => JSON.stringify(v));
  return text.replace(/\{"crc32":.*?\}/g, () => lines.shift() ?? '');
}

describe('more kernels', () => {
  const paths = listFiles(FOLDER, ['.rs']);
  /** The PTX of every other file, for `ptxas`. */
  const texts = new Map<string, { readonly cpu: string; readonly text: string }>();
  let engine: Engine;
  const emit = (path: string, target: TargetName, options: EmitOptions): string => {
    engine.setFile(`/${path}`, readRepo(path));
    const { text, problems } = engine.emit(`/${path}`, target, options);
    assert.deepEqual(problems, []);
    return text;
  };

  before(() => {
    engine = testEngine();
    const rustc = findTool('rustc-nightly');
    if (!updating() || rustc === undefined) return;
    for (const path of paths) {
      const json = path.replace(/\.rs$/, '.json');
      const text = readRepo(json);
      const next = withExpectations(text, derive(rustc, path));
      if (next !== text) writeFileSync(repoPath(json), next);
    }
  });

  it('has all its files', () => {
    assert.ok(paths.length >= 30);
  });

  paths.forEach((path, index) => {
    const name = nameOf(path);
    it(`${name}: PTX`, () => {
      // Checks for overflow and assertions never fire in these kernels.
      const debugAssertions = index % 3 === 0;
      const cpu = SMS[(index >> 1) % SMS.length]!;
      const text = emit(path, 'ptx', { cpu, debugAssertions });
      if (index % 2 === 0) texts.set(path, { cpu, text });
      const result = runPtx(text, specOf(path), {});
      const errors = result.diagnostics.filter((d) => d.severity === 'error');
      assert.deepEqual([result.mismatches, errors], [[], []]);
    });

    // PTX runs all of them; the other corpus runs as a whole on both targets.
    if (!isSampled(index, 3, 1)) return;
    it(`${name}: AMDGCN`, () => {
      const cpu = GFXS[index % GFXS.length]!;
      const text = emit(path, 'amdgcn', { cpu });
      const result = runAmdgcn(text, specOf(path), { strict: true });
      assert.deepEqual([cpu, result.mismatches, result.diagnostics], [cpu, [], []]);
      const mc = findTool('llvm-mc');
      if (mc !== undefined && index % 4 === 1) assemble(mc, findTool('ld.lld'), text, cpu);
    });
  });

  it('are accepted by ptxas', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
    try {
      for (const [path, { cpu, text }] of texts) {
        const file = join(folder, 'kernel.ptx');
        writeFileSync(file, text);
        const args = [`-arch=${cpu}`, '-O1', file, '-o', join(folder, 'out')];
        const { status, stderr } = spawnSync(ptxas, args, { encoding: 'utf8' });
        assert.equal(status, 0, `${path}: ${stderr}`);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are what rustc makes of them', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    for (const name of DERIVED) {
      const path = `${FOLDER}/${name}.rs`;
      assert.deepEqual(
        derive(rustc, path),
        specOf(path).launches.map((launch) => launch.expected),
        name,
      );
    }
  });
});
