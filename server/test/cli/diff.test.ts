/**
 * `warplens diff`: kernels that changed, came, went, moved and were renamed, in temporary
 * repositories; figures, findings and lines; that nothing of the repository is started or touched.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

type Files = Readonly<Record<string, string>>;

interface Change {
  status: string;
  before: { kernel: string; file: string } | null;
  after: { kernel: string; file: string } | null;
  code: {
    target: string;
    same: boolean;
    figures: { name: string; before: number | null; after: number | null }[];
    lines: { text: string; before: number; after: number }[];
  }[];
}

interface Document {
  kernels: Change[];
  unchanged: number;
  findings: { come: { code: string; file: string }[]; gone: { code: string }[] };
}

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::arch::nvptx::{_syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
`;

const kernel = (name: string, body: string): string => `
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ${name}(x: *mut f32, n: u32) {
    let i = _thread_idx_x();
    if i < n {
        unsafe { ${body} }
    }
}
`;
const DOUBLE = '*x.add(i as usize) = *x.add(i as usize) * 2.0';
const CUBE = 'let v = *x.add(i as usize); *x.add(i as usize) = v * v * v + 1.0';
const RACE = `
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn turn(x: *mut f32) {
    let t = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    unsafe {
        *tile.add(t) = *x.add(t);
        *x.add(t) = *tile.add(255 - t);
    }
}
`;
const MANIFEST = '[package]\nname = "app"\nedition = "2021"\n';
const lib = (...kernels: string[]): Files => ({
  'Cargo.toml': MANIFEST,
  'src/lib.rs': HEAD + kernels.join(''),
});
const CELLS = `macro_rules! scaled { ($name:ident, $by:expr) => {
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn $name(x: *mut f32) { unsafe { *x = *x * $by } }
} }
`;
const MLIR = (op: string): string => `gpu.module @m {
  gpu.func @work(%x: memref<64xf32, 1>) kernel {
    %i = gpu.thread_id x
    %v = memref.load %x[%i] : memref<64xf32, 1>
    %r = arith.${op} %v, %v : f32
    memref.store %r, %x[%i] : memref<64xf32, 1>
    gpu.return
  }
}
`;

/** Title, files before, files after (undefined: gone), and what is reported. */
const CASES: readonly (readonly [
  string,
  Files,
  Readonly<Record<string, string | undefined>>,
  readonly string[],
])[] = [
  ['nothing', lib(kernel('a', DOUBLE)), {}, []],
  [
    'a comment',
    lib(kernel('a', DOUBLE)),
    { 'src/lib.rs': `${HEAD}// more\n${kernel('a', DOUBLE)}` },
    [],
  ],
  ['a body', lib(kernel('a', DOUBLE)), lib(kernel('a', CUBE)), ['changed a']],
  [
    'one of two',
    lib(kernel('a', DOUBLE), kernel('b', DOUBLE)),
    lib(kernel('a', CUBE), kernel('b', DOUBLE)),
    ['changed a'],
  ],
  [
    'a kernel more',
    lib(kernel('a', DOUBLE)),
    lib(kernel('a', DOUBLE), kernel('b', CUBE)),
    ['added b'],
  ],
  [
    'a kernel less',
    lib(kernel('a', DOUBLE), kernel('b', CUBE)),
    lib(kernel('b', CUBE)),
    ['removed a'],
  ],
  ['a rename', lib(kernel('a', DOUBLE)), lib(kernel('twice', DOUBLE)), ['renamed a twice']],
  [
    'two renames',
    lib(kernel('a', DOUBLE), kernel('b', CUBE)),
    lib(kernel('twice', DOUBLE), kernel('third', CUBE)),
    ['renamed a twice', 'renamed b third'],
  ],
  [
    'a rename with an edit',
    lib(kernel('a', CUBE)),
    lib(kernel('third', CUBE.replace('1.0', '2.0'))),
    ['renamed a third'],
  ],
  [
    'two kernels change places',
    lib(kernel('a', DOUBLE), kernel('b', CUBE)),
    lib(kernel('b', CUBE), kernel('a', DOUBLE)),
    [],
  ],
  [
    'a move to a new module',
    lib(kernel('a', DOUBLE)),
    { 'src/lib.rs': `${HEAD}mod m;\n`, 'src/m.rs': `use super::*;\n${kernel('a', DOUBLE)}` },
    ['moved a src/lib.rs src/m.rs'],
  ],
  [
    'a module renamed',
    {
      'Cargo.toml': MANIFEST,
      'src/lib.rs': `${HEAD}mod m;\n`,
      'src/m.rs': `use super::*;\n${kernel('a', DOUBLE)}`,
    },
    {
      'src/lib.rs': `${HEAD}mod k;\n`,
      'src/m.rs': undefined,
      'src/k.rs': `use super::*;\n${kernel('a', DOUBLE)}`,
    },
    ['moved a src/m.rs src/k.rs'],
  ],
  [
    'a module deleted',
    {
      'Cargo.toml': MANIFEST,
      'src/lib.rs': `${HEAD}mod m;\n${kernel('b', CUBE)}`,
      'src/m.rs': `use super::*;\n${kernel('a', DOUBLE)}`,
    },
    { 'src/lib.rs': `${HEAD}${kernel('b', CUBE)}`, 'src/m.rs': undefined },
    ['removed a'],
  ],
  ['the last kernel deleted', lib(kernel('a', DOUBLE)), { 'src/lib.rs': HEAD }, ['removed a']],
  [
    'the crate deleted',
    lib(kernel('a', DOUBLE)),
    { 'Cargo.toml': undefined, 'src/lib.rs': undefined },
    ['removed a'],
  ],
  ['the first crate', { 'README.md': 'none' }, lib(kernel('a', DOUBLE)), ['added a']],
  [
    'a crate renamed',
    {
      'Cargo.toml': '[workspace]\nmembers = ["old"]\n',
      'old/Cargo.toml': MANIFEST,
      'old/src/lib.rs': HEAD + kernel('a', DOUBLE),
    },
    {
      'Cargo.toml': '[workspace]\nmembers = ["new"]\n',
      'old/Cargo.toml': undefined,
      'old/src/lib.rs': undefined,
      'new/Cargo.toml': MANIFEST.replace('app', 'new'),
      'new/src/lib.rs': HEAD + kernel('a', DOUBLE),
    },
    ['moved a old/src/lib.rs new/src/lib.rs'],
  ],
  [
    'another package changed',
    {
      'one/Cargo.toml': MANIFEST,
      'one/src/lib.rs': HEAD + kernel('a', DOUBLE),
      'two/Cargo.toml': MANIFEST.replace('app', 'two'),
      'two/src/lib.rs': HEAD + kernel('b', DOUBLE),
    },
    { 'two/src/lib.rs': HEAD + kernel('b', CUBE) },
    ['changed b'],
  ],
  [
    'a dependency by path changed',
    {
      'app/Cargo.toml': `${MANIFEST}[dependencies]\nhelp = { path = "../help" }\n`,
      'app/src/lib.rs': `${HEAD}${kernel('a', '*x = help::work(*x)')}`,
      'help/Cargo.toml': MANIFEST.replace('app', 'help'),
      'help/src/lib.rs': '#![no_std]\npub fn work(v: f32) -> f32 { v * 2.0 }\n',
    },
    { 'help/src/lib.rs': '#![no_std]\npub fn work(v: f32) -> f32 { v * v * v - 1.0 }\n' },
    ['changed a'],
  ],
  [
    'a helper changed that one of two calls',
    lib('fn h(v: f32) -> f32 { v + 1.0 }\n', kernel('a', '*x = h(*x)'), kernel('b', CUBE)),
    lib('fn h(v: f32) -> f32 { v * v + 3.0 }\n', kernel('a', '*x = h(*x)'), kernel('b', CUBE)),
    ['changed a'],
  ],
  [
    'a constant',
    lib('const BY: f32 = 2.0;\n', kernel('a', '*x *= BY')),
    lib('const BY: f32 = 4.0;\n', kernel('a', '*x *= BY')),
    ['changed a'],
  ],
  [
    'a feature on by default',
    {
      'Cargo.toml': `${MANIFEST}[features]\nmore = []\n`,
      'src/lib.rs': `${HEAD}${kernel('a', DOUBLE)}#[cfg(feature = "more")]\n${kernel('b', CUBE).trimStart()}`,
    },
    { 'Cargo.toml': `${MANIFEST}[features]\nmore = []\ndefault = ["more"]\n` },
    ['added b'],
  ],
  [
    'the GPU of warplens.toml',
    { ...lib(kernel('a', DOUBLE)), 'warplens.toml': '[preview]\ncpu = "sm_70"\n' },
    { 'warplens.toml': '[preview]\ncpu = "sm_90"\n' },
    ['changed a'],
  ],
  [
    'kernels that a macro makes',
    lib(CELLS, 'scaled!(two, 2.0);\nscaled!(three, 3.0);\n'),
    lib(CELLS, 'scaled!(two, 2.5);\nscaled!(three, 3.0);\nscaled!(four, 4.0);\n'),
    ['added four', 'changed two'],
  ],
  [
    'a macro renames its kernel',
    lib(CELLS, 'scaled!(two, 2.0);\n'),
    lib(CELLS, 'scaled!(dual, 2.0);\n'),
    ['renamed two dual'],
  ],
  [
    'a macro changed',
    lib(CELLS, 'scaled!(two, 2.0);\nscaled!(three, 3.0);\n'),
    lib(CELLS.replace('*x * $by', '*x + *x * $by'), 'scaled!(two, 2.0);\nscaled!(three, 3.0);\n'),
    ['changed three', 'changed two'],
  ],
  ['MLIR', { 'k.mlir': MLIR('mulf') }, { 'k.mlir': MLIR('divf') }, ['changed work']],
  [
    'MLIR moved',
    { 'k.mlir': MLIR('mulf') },
    { 'k.mlir': undefined, 'sub/l.mlir': MLIR('mulf') },
    ['moved work k.mlir sub/l.mlir'],
  ],
  [
    'a file alone',
    { 'k.rs': HEAD + kernel('a', DOUBLE) },
    { 'k.rs': HEAD + kernel('a', CUBE) },
    ['changed a'],
  ],
  [
    'code that does not parse',
    lib(kernel('a', DOUBLE)),
    { 'src/lib.rs': `${HEAD}${kernel('a', 'let = ;')}` },
    ['changed a'],
  ],
  [
    'a generic kernel gets another type',
    lib(
      'trait T { fn v(self) -> Self; }\nimpl T for f32 { fn v(self) -> f32 { self * 2.0 } }\n',
      kernel('a', '*x = (*x).v()'),
    ),
    lib(
      'trait T { fn v(self) -> Self; }\nimpl T for f32 { fn v(self) -> f32 { self - 9.0 } }\n',
      kernel('a', '*x = (*x).v()'),
    ),
    ['changed a'],
  ],
];

describe('warplens diff', () => {
  let folder: string;
  /** Kernels whose text was made. */
  const emitted: string[] = [];
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
    });
  const put = (files: Readonly<Record<string, string | undefined>>): void => {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
    }
  };
  const commit = (): void => {
    git('add', '-A');
    git('commit', '-q', '--allow-empty', '-m', 'state');
  };
  async function warplens(line: string) {
    let out = '';
    let err = '';
    const io: Io = {
      cwd: folder,
      env: {},
      version: '0.0.0',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      readStdin: () => Promise.resolve(''),
      createEngine: () => createEngine({ ...machine, prelude: preludeTexts() }),
      createEngineFor(host) {
        const engine = createEngine({ ...host, prelude: preludeTexts() });
        const emit: typeof engine.emit = (root, target, options) => {
          emitted.push(`${options?.kernel}`);
          return engine.emit(root, target, options);
        };
        return { ...engine, emit };
      },
      startServer: () => Promise.resolve(),
      interrupted: () => new Promise(() => undefined),
    };
    const code = await runCli(line.split(' '), io);
    return { code, out, err };
  }
  const document = async (line: string): Promise<Document> => {
    const { code, out, err } = await warplens(`${line} --format json`);
    assert.equal(code, EXIT.done, err);
    const found = JSON.parse(out) as Document;
    assert.ok(validate(found), JSON.stringify(validate.errors));
    return found;
  };
  const validate = new Ajv({ strict: false }).compile(
    JSON.parse(readRepo('schemas/diff.schema.json')) as object,
  );
  /** `changed a`, `renamed a b`, `moved a FROM TO`. */
  const said = ({ kernels }: Document): string[] =>
    kernels
      .map(({ status, before, after }) => {
        if (status === 'renamed') return `renamed ${before!.kernel} ${after!.kernel}`;
        if (status === 'moved') return `moved ${after!.kernel} ${before!.file} ${after!.file}`;
        return `${status} ${(after ?? before)!.kernel}`;
      })
      .sort();

  beforeEach(function () {
    folder = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-diff-'))));
    try {
      git('init', '-q');
    } catch {
      this.skip();
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  for (const [title, before, after, expected] of CASES)
    it(`sees ${title}`, async () => {
      put(before);
      commit();
      put(after);
      // With the work tree, and between commits, the answer is the same.
      const onDisk = await document('diff');
      assert.deepEqual(said(onDisk), [...expected].sort());
      commit();
      const status = git('status', '--porcelain');
      const between = await document('diff HEAD~1..HEAD');
      assert.deepEqual(between.kernels, onDisk.kernels);
      assert.equal(git('status', '--porcelain'), status);
    });

  it('has figures, lines, findings, table and Markdown', async () => {
    put(lib(kernel('a', DOUBLE)));
    commit();
    put(lib(kernel('a', CUBE), RACE));
    const found = await document('diff');
    const changed = found.kernels.find(({ after }) => after?.kernel === 'a')!;
    const instructions = changed.code[0]!.figures.find(({ name }) => name === 'instructions')!;
    assert.ok(instructions.after! > instructions.before!);
    assert.ok(changed.code[0]!.lines.some(({ text }) => text.includes('v * v * v')));
    assert.deepEqual(
      found.findings.come.map(({ code }) => code),
      ['workgroup-race'],
    );
    const table = await warplens('diff --lines');
    assert.match(table.out, /^changed `a` \(src\/lib\.rs:\d+\)$/m);
    assert.match(table.out, /^ +instructions +\d+ +-> +\d+ +\+[\d.]+ %$/m);
    assert.match(table.out, /^\+ src\/lib\.rs:\d+: warning: .* \[workgroup-race\]$/m);
    assert.match(table.out, /^HEAD to work tree: 1 changed, 1 added, 1 new finding$/m);
    const { out: markdown } = await warplens('diff --format markdown --lines');
    assert.match(markdown, /^<!-- warplens diff -->\n### GPU kernels: HEAD to work tree/);
    assert.match(markdown, /\| added `turn` \(src\/lib\.rs:\d+\) \| ptx sm_\d+ \|/);
    assert.equal((await warplens('diff --exit-code')).code, EXIT.findings);
    put(lib(kernel('a', CUBE)));
    commit();
    put(lib(kernel('a', CUBE), RACE));
    commit();
    const gone = await document('diff HEAD..HEAD~1');
    assert.deepEqual(
      gone.findings.gone.map(({ code }) => code),
      ['workgroup-race'],
    );
  });

  it('makes the text of kernels that differ alone, once for each side', async () => {
    const all = ['a', 'b', 'c'].map((name) => kernel(name, DOUBLE));
    const used = kernel('d', '*x = crate::far::far(*x)');
    // In the root of a package, which more depends on than on a module.
    const files = (first: string, factor: string): Files => ({
      ...lib('mod far;\n', first, ...all.slice(1), used),
      'src/far.rs': `pub fn far(v: f32) -> f32 { v * ${factor} }\n`,
    });
    put(files(all[0]!, '2.0'));
    commit();
    put(files(kernel('a', CUBE), '3.0'));
    emitted.length = 0;
    assert.deepEqual(said(await document('diff')), ['changed a', 'changed d']);
    // What an edit elsewhere reaches turns out to differ on the second side.
    assert.deepEqual(emitted, ['a', 'a', 'd', 'd']);
  });

  it('counts the work of launches with a spec', async () => {
    const spec = { grid: 1, block: 32, args: { x: '[1; 32]', n: 32 } };
    put({ ...lib(kernel('a', DOUBLE)), 'src/lib.warplens.json': JSON.stringify(spec) });
    commit();
    put(lib(kernel('a', CUBE)));
    const { kernels } = await document('diff');
    const work = kernels[0]!.code[0]!.figures.find(({ name }) => name === 'work');
    assert.ok(work && work.before! > 0 && work.after! > work.before!, JSON.stringify(kernels));
    const none = await document('diff --no-run');
    assert.equal(
      none.kernels[0]!.code[0]!.figures.find(({ name }) => name === 'work'),
      undefined,
    );
  });

  it('compares with the merge base, in a subfolder, for a target', async () => {
    put({
      'a/Cargo.toml': MANIFEST,
      'a/src/lib.rs': HEAD + kernel('a', DOUBLE),
      'b/k.rs': HEAD + kernel('b', DOUBLE),
    });
    commit();
    git('branch', 'side');
    put({ 'b/k.rs': HEAD + kernel('b', CUBE) });
    commit();
    git('checkout', '-q', 'side');
    put({ 'a/src/lib.rs': HEAD + kernel('a', CUBE) });
    commit();
    assert.deepEqual(said(await document('diff @{-1}...side')), ['changed a']);
    assert.deepEqual(said(await document('diff @{-1}..side b')), ['changed b']);
    const { kernels } = await document('diff @{-1}...side --cpu sm_90');
    assert.equal(kernels[0]!.code[0]!.target, 'ptx');
  });

  it('refuses wrong input by name', async () => {
    put(lib(kernel('a', DOUBLE)));
    commit();
    for (const [line, words] of [
      ['diff nowhere', /git: no commit is called 'nowhere'/],
      ['diff --upload-pack=x', /unknown option/],
      ['diff HEAD..-x', /no commit is called '-x'/],
      ['diff HEAD none', /none: no such folder/],
      ['diff --cpu sm_1', /unknown GPU 'sm_1'/],
      ['diff --target x86', /x86/],
      ['diff --format yaml', /yaml/],
    ] as const) {
      const { code, err } = await warplens(line);
      assert.equal(code, EXIT.input, line);
      assert.match(err, words);
    }
    rmSync(join(folder, '.git'), { recursive: true });
    const { code, err } = await warplens('diff');
    assert.equal(code, EXIT.input);
    assert.match(err, /git: .*not a git repository/);
  });

  it('starts nothing that the repository names', async () => {
    put(lib(kernel('a', DOUBLE)));
    put({ '.gitattributes': '*.rs filter=evil diff=evil\n' });
    commit();
    const trap = join(folder, '.git/trap');
    const flag = join(folder, '.git/sprung');
    writeFileSync(trap, `#!/bin/sh\necho sprung >> ${flag}\ncat\n`);
    chmodSync(trap, 0o755);
    for (const [name, value] of [
      ['core.fsmonitor', trap],
      ['core.pager', trap],
      ['core.hooksPath', join(folder, '.git')],
      ['core.sshCommand', trap],
      ['core.editor', trap],
      ['diff.external', trap],
      ['diff.evil.textconv', trap],
      ['diff.evil.command', trap],
      ['filter.evil.smudge', trap],
      ['filter.evil.clean', trap],
      ['filter.evil.process', trap],
      ['credential.helper', `!${trap}`],
      ['alias.rev-parse', `!${trap}`],
      ['alias.cat-file', `!${trap}`],
      ['remote.origin.url', `ext::${trap}`],
      ['remote.origin.promisor', 'true'],
      ['extensions.partialClone', 'origin'],
      ['protocol.ext.allow', 'always'],
      ['uploadpack.packObjectsHook', trap],
      ['gpg.program', trap],
    ])
      git('config', name!, value!);
    // An object that is not there would be fetched.
    const oid = git('rev-parse', 'HEAD:src/lib.rs').trim();
    rmSync(flag, { force: true });
    rmSync(join(folder, '.git/objects', oid.slice(0, 2), oid.slice(2)), { force: true });
    writeFileSync(join(folder, 'src/lib.rs'), HEAD + kernel('a', CUBE));
    await warplens('diff');
    assert.ok(!existsSync(flag), existsSync(flag) ? readFileSync(flag, 'utf8') : '');
  });
});
