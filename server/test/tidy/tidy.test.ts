/**
 * The code base keeps its own habits. Every check is also shown a planted violation: a gate that
 * cannot fail is none.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';
import {
  checkClient,
  checkCommentWidth,
  checkCycles,
  checkForeign,
  checkHeaders,
  checkLayers,
  checkNames,
  checkPlayground,
  checkSizes,
  checkVocabulary,
  checkWords,
  LAYERS,
  layerOf,
  MAX_LINES,
  type Source,
} from '../kit/tidy.ts';
import { checkCaches } from '../kit/tidy-caches.ts';
import { checkSpreads } from '../kit/tidy-limits.ts';
import { checkExponential, checkPolynomial } from '../kit/tidy-regexps.ts';

const CODE_FOLDERS = [
  'client/src',
  'playground/src',
  'server/src',
  'server/test',
  'bench',
  'tools',
];
const TEXT_FOLDERS = [...CODE_FOLDERS, 'docs', 'syntaxes', '.ci', 'server/prelude'];

const load = (path: string): Source => ({ path, text: readRepo(path) });
const code = CODE_FOLDERS.flatMap((f) => listFiles(f, ['.ts', '.mjs', '.cjs'])).map(load);
const product = code.filter((f) => f.path.startsWith('server/src/'));
const top = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'AGENTS.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  '.mocharc.json',
  '.pre-commit-hooks.yaml',
  'action.yml',
];
const texts = [
  ...top.filter((f) => existsSync(repoPath(f))),
  ...TEXT_FOLDERS.flatMap((f) => listFiles(f)),
].map(load);

/** The list of the terms itself, and what was released under other words. */
const UNHELD = new Set(['server/test/kit/tidy.ts', 'CHANGELOG.md']);

interface Row {
  readonly name: string;
  readonly check: (files: readonly Source[]) => string[];
  readonly files: readonly Source[];
  readonly canary: readonly Source[];
  /** What the report of the canary must say. */
  readonly says: RegExp;
}

/** Functions over the limit of complexity, all with a reason. */
const MAX_COMPLEX = 163;

const at = (path: string, text: string): Source => ({ path, text });
const open = 'TO'.concat('DO');

const ROWS: readonly Row[] = [
  {
    name: 'no regular expression takes exponential time',
    check: checkExponential,
    files: code,
    canary: [at('server/src/ide/x.ts', 'const NAMES = /^(?:_\\w*?\\d+)*$/;')],
    says: /x\.ts:1: .* takes exponential time/,
  },
  {
    name: 'imports follow the arrows, type imports included',
    check: checkLayers,
    files: product,
    canary: [at('server/src/mir/x.ts', "import type { A } from '../hir/index.ts';")],
    says: /mir may not import hir/,
  },
  {
    name: 'a layer is entered through its index.ts',
    check: checkLayers,
    files: product,
    canary: [at('server/src/hir/x.ts', "import {\n  a,\n} from '../syntax/lexer.ts';")],
    says: /past its index\.ts/,
  },
  {
    name: 'one target never imports another',
    check: checkLayers,
    files: product,
    canary: [at('server/src/targets/ptx/x.ts', "import { a } from '../amdgcn/index.ts';")],
    says: /targets\/ptx may not import targets\/amdgcn/,
  },
  {
    name: 'Node stays in lsp, cli and toolchain',
    check: checkForeign,
    files: product,
    canary: [at('server/src/workspace/x.ts', "import { readFileSync } from 'node:fs';")],
    says: /may not use Node/,
  },
  {
    name: 'no process, console or Buffer in the core',
    check: checkForeign,
    files: product,
    canary: [at('server/src/passes/x.ts', 'console.log(1);')],
    says: /process, console or Buffer/,
  },
  {
    name: 'packages stay in their layers',
    check: checkForeign,
    files: product,
    canary: [at('server/src/ide/x.ts', "import type { Hover } from 'vscode-languageserver';")],
    says: /ide may not import the package/,
  },
  {
    name: 'the client knows only the types of the protocol',
    check: checkClient,
    files: code,
    canary: [at('client/src/x.ts', "import { a } from '../../server/src/protocol/index.ts';")],
    says: /not only types/,
  },
  {
    name: 'the playground knows types of the protocol, and the bands of the client',
    check: checkPlayground,
    files: code,
    canary: [at('playground/src/x.ts', "import { a } from '../../server/src/ide/index.ts';")],
    says: /the playground imports server\/src\/ide/,
  },
  {
    name: 'no import cycles',
    check: checkCycles,
    files: code,
    canary: [
      at('server/src/mir/a.ts', "import { b } from './b.ts';"),
      at('server/src/mir/b.ts', "import type { A } from './a.ts';"),
    ],
    says: /import cycle: .*a\.ts -> .*b\.ts -> .*a\.ts/,
  },
  {
    name: 'every file says what it is',
    check: checkHeaders,
    files: code,
    canary: [at('server/src/mir/x.ts', 'export const a = 1;\n')],
    says: /does not open with/,
  },
  {
    name: `no file over ${MAX_LINES} lines`,
    check: checkSizes,
    files: code,
    canary: [at('server/src/mir/x.ts', '/** x */\n'.repeat(MAX_LINES + 1))],
    says: /over 800/,
  },
  {
    name: 'comments keep to the width of code',
    check: checkCommentWidth,
    files: code,
    canary: [at('server/src/mir/x.ts', `  // ${'word '.repeat(20)}`)],
    says: /x\.ts:1: comment over 100 columns/,
  },
  {
    name: 'names are kebab-case',
    check: checkNames,
    files: code,
    canary: [at('server/src/mir/theThing.ts', '')],
    says: /theThing\.ts is not kebab-case/,
  },
  {
    name: 'no open ends, switched-off tests, silenced types, machine paths, hosts',
    check: checkWords,
    files: texts,
    canary: [at('docs/x.md', `one\ntwo ${open} three`)],
    says: /docs\/x\.md:2: an open end/,
  },
  {
    name: 'the terms of the field',
    check: checkVocabulary,
    files: texts.filter(({ path }) => !UNHELD.has(path)),
    canary: [at('docs/x.md', `one\neach mistake ${'is'} told at its place`)],
    says: /docs\/x\.md:2: .*write: reported/,
  },
  {
    name: 'no list is taken apart into arguments',
    check: checkSpreads,
    files: product,
    canary: [at('server/src/mir/x.ts', 'list.push(first, ...others);\n')],
    says: /x\.ts:1: a list taken apart/,
  },
  {
    name: 'what is computed is kept in db',
    check: (files) => (files.length < 40 ? checkCaches(files, {}, {}) : checkCaches(files)),
    files: product,
    canary: [
      at('server/src/hir/x.ts', 'const known = new WeakMap<object, number>();'),
      at('server/src/mir/y.ts', 'const cache = new Map<string, number>();'),
    ],
    says: /hir\/x\.ts: 1 weak tables, 0 allowed[\s\S]*mir\/y\.ts: 1 variables or tables of the module, 0/,
  },
];

describe('tidy', () => {
  for (const row of ROWS) {
    it(row.name, () => {
      assert.match(row.check(row.canary).join('\n'), row.says, 'the planted violation is reported');
      assert.ok(row.files.length >= 40, `looked at only ${row.files.length} files`);
      const problems = row.check(row.files);
      assert.ok(problems.length === 0, problems.join('\n'));
    });
  }

  it('every folder of server/src is a layer of the table', () => {
    const layers = new Set(product.map((f) => layerOf(f.path) ?? f.path));
    const known = (layer: string): boolean => layer.replace(/\/.*/, '/*') in LAYERS;
    assert.deepEqual(
      [...layers].filter((layer) => !known(layer)),
      [],
    );
    assert.ok(layers.size >= 10, `only ${layers.size} layers`);
  });

  it('every layer with files has a public face', () => {
    const files = new Set(product.map((f) => f.path));
    const layers = new Set(product.map((f) => layerOf(f.path)).filter((layer) => layer !== 'main'));
    const faceless = [...layers].filter((layer) => !files.has(`server/src/${layer}/index.ts`));
    assert.deepEqual(faceless, []);
  });

  it('the linter and the formatter have nothing to say', () => {
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    // Suppressions that nothing needs are warnings.
    const run = spawnSync(process.execPath, [biome, 'check', '--error-on-warnings'], {
      cwd: repoPath('.'),
      encoding: 'utf8',
    });
    assert.equal(run.status, 0, `${run.stdout}${run.stderr}\n\`npm run fix\` repairs most of it`);
  });

  it('what is too complex has its reason beside it', () => {
    const { overrides, linter } = JSON.parse(readRepo('biome.json'));
    assert.equal(overrides, undefined, 'no file is excepted from a rule as a whole');
    const limit = linter.rules.complexity.noExcessiveCognitiveComplexity;
    assert.deepEqual(limit, { level: 'error', options: { maxAllowedComplexity: 25 } });
    const reasons = code.flatMap(({ text }) =>
      [...text.matchAll(/biome-ignore[\w-]* lint\/complexity\/noExcessive\w+: (.*)/g)].map(
        ([, reason = '']) => reason,
      ),
    );
    assert.deepEqual(
      reasons.filter((reason) => reason.split(' ').length < 4),
      [],
    );
    // The number may only become smaller.
    assert.ok(reasons.length <= MAX_COMPLEX, `${reasons.length} functions are too complex`);
  });

  it('regular expressions are linear, or their text is bounded', () => {
    assert.deepEqual(checkPolynomial(product), []);
    const canary = at('server/src/ide/x.ts', 'const END = /\\s+$/;');
    assert.equal(checkPolynomial([canary]).length, 1);
  });

  it('the lock file names no host', () => {
    assert.doesNotMatch(readRepo('package-lock.json'), /"resolved"/);
  });
});
