/**
 * The vendors' device libraries by the names that foreign functions give: every function of the
 * prelude's comes out as code that assembles, and results are as near to the right ones as CUDA
 * documents of libdevice. `docs/reference/math.md` says how near; `UPDATE=1` rewrites it.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { INPUTS, type Measured, measure } from '../../../tools/measure-math.ts';
import { isNightly, readRepo, repoPath, requireTool, updating } from '../kit/index.ts';
import {
  declared,
  type Errors,
  LIBRARIES,
  mathRows,
  measured,
  programOf,
  type Row,
} from './device-math.ts';
import { testEngine } from './engine.ts';
import { mathPage } from './math-page.ts';

/** An assembler that reads from its input, or fails. */
const ASSEMBLERS = {
  ptx: { tool: 'ptxas', args: ['-O0', '-arch=sm_80', '-', '-o', '/dev/null'] },
  amdgcn: {
    tool: 'llvm-mc',
    args: ['--triple=amdgcn-amd-amdhsa', '--mcpu=gfx90a', '--filetype=obj', '-o', '/dev/null'],
  },
} as const;

describe('device libraries', () => {
  const rows = mathRows();
  const texts = new Map<string, string>();
  const errors = new Map<string, ReadonlyMap<Row, Errors>>();

  for (const library of LIBRARIES) {
    const { file, target, cpu } = library;

    it(`${file}: every function comes out`, () => {
      assert.ok(declared(library).length > 100);
      const engine = testEngine();
      engine.setFile('/lib.rs', programOf(library, rows));
      const { text, problems } = engine.emit('/lib.rs', target, { cpu });
      assert.deepEqual(problems, []);
      texts.set(file, text);
    });

    it(`${file}: the code assembles`, function () {
      const { tool, args } = ASSEMBLERS[target];
      const input = texts.get(file)!;
      const run = spawnSync(requireTool(this, tool), args, { input, encoding: 'utf8' });
      assert.equal(run.status, 0, run.stderr);
    });

    it(`${file}: no error is beyond what is documented`, () => {
      const found = measured(library, texts.get(file)!, rows);
      errors.set(file, found);
      const beyond = [...found].flatMap(([{ bound, noted }, { ulp, absolute }]) =>
        ulp > bound.ulp || absolute > (bound.absolute ?? 0)
          ? [`${noted.name}: ${ulp} ulp, ${absolute}`]
          : [],
      );
      assert.deepEqual(beyond, []);
    });
  }

  it('is the code that was measured natively', () => {
    // The reciprocal square root of `f32` is an instruction, of which the simulator has a model.
    const different = [...errors.get('nvidia')!].flatMap(([{ noted }, { ulp }]) =>
      ulp === noted.ulp || noted.name === 'rsqrtf'
        ? []
        : [`${noted.name}: ${ulp}, not ${noted.ulp}`],
    );
    assert.deepEqual(different, [], 'npx tsx tools/measure-math.ts measures anew');
  });

  // Some minutes long.
  if (isNightly()) {
    it('no error of a million inputs is larger than noted', function () {
      const tools = { rustc: requireTool(this, 'rustc-nightly'), gcc: requireTool(this, 'gcc') };
      const worst = (list: readonly Measured[]): string[] =>
        list.map(({ name, ulp }) => `${name} ${ulp}`);
      const noted = JSON.parse(readRepo(INPUTS)) as Measured[];
      assert.deepEqual(worst(measure(tools, [String(1 << 20)])), worst(noted));
    });
  }

  it('docs/reference/math.md is up to date', () => {
    const path = 'docs/reference/math.md';
    const page = mathPage(rows, errors, declared(LIBRARIES[0]!));
    if (updating()) writeFileSync(repoPath(path), page);
    else assert.equal(page, readRepo(path), 'UPDATE=1 rewrites it');
  });
});
