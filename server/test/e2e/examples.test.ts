/** The projects of the folder `examples`: each is checked, compiled for its target, and run. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';

/** What shows the code of each example, and words of its text. */
const COMPILED: Readonly<Record<string, readonly [command: string, words: RegExp]>> = {
  'cuda-oxide': ['ptx', /\.visible \.entry double\w*\(/],
  mlir: ['ptx', /\.visible \.entry scale_kernel\(/],
  'rust-cuda': ['ptx', /\.visible \.entry add\(/],
  'rustc-amdgcn': ['amdgcn', /\.amdhsa_kernel square\b/],
  'rustc-ptx': ['ptx', /\.visible \.entry saxpy\(/],
};

/** Launch specs are found by this end of their names. */
const SPEC = '.warplens.json';

describe('e2e: examples', () => {
  const warplens = (...args: string[]) => {
    const done = spawnSync(process.execPath, [repoPath('server/dist/cli.js'), ...args], {
      cwd: repoPath('.'),
      encoding: 'utf8',
    });
    return { ...done, said: `${done.stdout}${done.stderr}` };
  };
  const folders = readdirSync(repoPath('examples'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

  it('are all known here and listed in their README', () => {
    assert.deepEqual(folders, Object.keys(COMPILED).sort());
    const readme = readRepo('examples/README.md');
    for (const name of folders) assert.ok(readme.includes(`| [${name}](${name}/`), name);
  });

  it('have no findings, and every kernel is analysed', () => {
    const { status, said, stdout } = warplens('check', 'examples', '--format', 'json');
    assert.equal(status, 0, said);
    assert.deepEqual(JSON.parse(stdout).diagnostics, []);
    assert.ok(!said.includes('not analysed'), said);
  });

  for (const [name, [command, words]] of Object.entries(COMPILED))
    it(`${name} compiles`, () => {
      const { status, stdout, said } = warplens(command, `examples/${name}`);
      assert.equal(status, 0, said);
      assert.match(stdout, words);
    });

  it('compute what their launch specs say', () => {
    const specs = listFiles('examples', ['.json']).filter((path) => path.endsWith(SPEC));
    assert.equal(specs.length, folders.length);
    const { status, said } = warplens('test', 'examples');
    assert.equal(status, 0, said);
    assert.match(said, new RegExp(`^${folders.length} passed$`, 'm'));
  });
});
