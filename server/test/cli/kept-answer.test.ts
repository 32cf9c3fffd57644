/**
 * Answers of `check` that are kept between runs: each input that can change an answer makes the
 * command run again, nothing else does, and what is damaged, foreign or of another program does not
 * count.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { showsLinks } from '../../src/cli/hyperlinks.ts';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { CliError, type ExitCode } from '../../src/cli/io.ts';
import { ANSWER_VARIABLES, keptAnswer } from '../../src/cli/kept-answer.ts';
import { colorsByEnvironment } from '../../src/cli/process-io.ts';
import {
  answersOnDisk,
  lineOfProcess,
  machine,
  slashes,
  VARIABLES_OF_LOOKS,
} from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo, repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

/** A kernel that returns a value, which a rule finds. */
const wrong = (name: string): string =>
  `#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn ${name}(out: *mut f32) -> u32 {\n    unsafe { *out = 1.0 };\n    1\n}\n`;

const MANIFEST = (name: string, more = ''): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2024"\n${more}`;

const HOST = `use cust::prelude::*;
static PTX: &str = include_str!("../../gpu.ptx");
fn main() {
    let module = Module::from_ptx(PTX, &[]).unwrap();
    let scale = module.get_function("scale").unwrap();
    let stream = Stream::new(StreamFlags::DEFAULT, None).unwrap();
    unsafe { launch!(scale<<<1, 2048, 0, stream>>>()).unwrap(); }
}
`;

const PTX = '.version 7.0\n.target sm_80\n.address_size 64\n';

const MLIR = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
}
`;

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';

/** A project with a file of every kind that a report is made from. */
const PROJECT: Readonly<Record<string, string>> = {
  'Cargo.toml': '[workspace]\nmembers = ["cpu", "gpu"]\nresolver = "3"\n',
  'gpu/Cargo.toml': MANIFEST('gpu', '[features]\ndefault = ["some"]\nsome = []\nmore = []\n'),
  'gpu/build.rs': 'fn main() { println!("cargo::rustc-cfg=built"); }\n',
  'gpu/src/lib.rs': `${HEAD}mod inner;\nmod late;\ninclude!("part.rs");\n#[cfg(feature = "more")]\n${wrong('featured')}#[cfg(built)]\n${wrong('built_in')}`,
  'gpu/src/inner.rs': wrong('inner'),
  'gpu/src/part.rs': wrong('part'),
  'gpu/src/inner.warplens.json':
    '{ "kernel": "inner", "args": { "out": [0] }, "block": 64, "grid": 1 }\n',
  'cpu/Cargo.toml': MANIFEST('cpu', '[dependencies]\ncust = "0.3"\n'),
  'cpu/src/main.rs': HOST,
  'gpu.ptx': PTX,
  'scale.mlir': MLIR,
  'Cargo.lock': 'version = 4\n\n[[package]]\nname = "gpu"\nversion = "0.1.0"\n',
};

describe('answers that are kept', function () {
  this.timeout(120_000);
  let base: string;
  let folder: string;
  const variables = ['WARPLENS_CACHE', 'CARGO_HOME', 'RUSTFLAGS'] as const;
  const before = variables.map((name) => process.env[name]);
  beforeEach(() => {
    base = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-kept-'))));
    folder = `${base}/project`;
    process.env['WARPLENS_CACHE'] = `${base}/cache`;
    process.env['CARGO_HOME'] = `${base}/cargo`;
    delete process.env['RUSTFLAGS'];
    for (const [name, text] of Object.entries(PROJECT)) put(name, text);
  });
  afterEach(() => {
    for (const [i, name] of variables.entries()) {
      if (before[i] === undefined) delete process.env[name];
      else process.env[name] = before[i];
    }
    rmSync(base, { recursive: true, force: true });
  });

  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  interface Report {
    readonly code: ExitCode;
    readonly text: string;
    /** Was it computed? */
    readonly ran: boolean;
  }

  type More = Partial<Io> & { readonly program?: string };

  const run = async (
    args: readonly string[] = ['check', '.'],
    { program = 'a program', ...more }: More = {},
  ): Promise<Report> => {
    const parts: string[] = [];
    let ran = false;
    const code = await runCli(args, {
      cwd: folder,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (text) => void parts.push(`out ${text}`),
      err: (text) => void parts.push(`err ${text}`),
      readStdin: async () => '',
      ...answersOnDisk('1.2.3', program),
      startServer: async () => undefined,
      interrupted: async () => undefined,
      ...more,
      createEngine() {
        ran = true;
        return (more.createEngine ?? fresh)();
      },
    });
    return { code, text: parts.join(''), ran };
  };
  const fresh = () => createEngine({ ...machine, prelude: preludeTexts() });

  /** Would it be computed? Nothing is. */
  const isAskedAnew = async (args?: readonly string[], more: More = {}): Promise<boolean> => {
    const createEngine = (): never => {
      throw new CliError('asked');
    };
    return (await run(args, { ...more, createEngine })).ran;
  };

  const filesIn = (at: string): string[] =>
    (readdirSync(at, { recursive: true }) as string[]).sort();

  it('are given again without an engine, whole', async () => {
    const tree = filesIn(folder);
    const first = await run();
    assert.ok(first.ran);
    assert.equal(first.code, 1);
    const second = await run();
    assert.equal(second.ran, false);
    assert.deepEqual({ ...second, ran: true }, first);
    assert.deepEqual(filesIn(folder), tree, 'nothing is written in the workspace');
    // By content: a time alone is no edit.
    utimesSync(join(folder, 'gpu/src/inner.rs'), 1, 1);
    assert.equal((await run()).ran, false);
  });

  it('are asked for anew by an edit of each input', async () => {
    const first = await run();
    const edits: Readonly<Record<string, () => void>> = {
      'a root': () => put('gpu/src/lib.rs', `${PROJECT['gpu/src/lib.rs']}${wrong('another')}`),
      'a module': () => put('gpu/src/inner.rs', wrong('renamed')),
      'an included file': () => put('gpu/src/part.rs', wrong('piece')),
      'a manifest': () =>
        put('gpu/Cargo.toml', PROJECT['gpu/Cargo.toml']!.replace('["some"]', '["more"]')),
      'a manifest of the workspace': () =>
        put('Cargo.toml', PROJECT['Cargo.toml']!.replace('"3"', '"2"')),
      'a lock': () => put('Cargo.lock', '# other\n'),
      'a build script': () => put('gpu/build.rs', 'fn main() {}\n'),
      'a spec beside a kernel': () => put('gpu/src/inner.warplens.json', '{}'),
      'PTX beside host code': () => put('gpu.ptx', `${PTX}.visible .entry other() { rett; }\n`),
      'host code': () => put('cpu/src/main.rs', HOST.replace('2048', '4096')),
      MLIR: () => put('scale.mlir', MLIR.replace('gpu.return', 'gpu.retur')),
      'a module that appears': () => put('gpu/src/late.rs', wrong('late')),
      'a crate that appears': () => put('more.rs', `${HEAD}${wrong('alone')}`),
      'a configuration that appears': () => put('warplens.toml', '[rules]\n'),
      "Cargo's configuration": () =>
        put('.cargo/config.toml', '[build]\nrustflags = ["--cfg", "flagged"]\n'),
      'a toolchain file': () => put('rust-toolchain.toml', '[toolchain]\nchannel = "nightly"\n'),
      'a file that goes': () => rmSync(join(folder, 'gpu/src/inner.rs')),
      'a file that becomes no text': () =>
        writeFileSync(join(folder, 'gpu/src/part.rs'), Buffer.from([0xff, 0xfe])),
      'a link out of the workspace in place of a file': () => {
        renameSync(join(folder, 'gpu/src/part.rs'), join(base, 'part.rs'));
        symlinkSync(join(base, 'part.rs'), join(folder, 'gpu/src/part.rs'));
      },
      'a variable': () => void (process.env['RUSTFLAGS'] = '--cfg flagged'),
      "Cargo's home": () => void (process.env['CARGO_HOME'] = `${base}/other`),
    };
    const reset = (): void => {
      rmSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(PROJECT)) put(name, text);
      delete process.env['RUSTFLAGS'];
      process.env['CARGO_HOME'] = `${base}/cargo`;
    };
    for (const [what, edit] of Object.entries(edits)) {
      assert.equal(await isAskedAnew(), false, `${what}: before`);
      edit();
      assert.ok(await isAskedAnew(), `${what}: was not noticed`);
      reset();
    }
    // The answer after many of them is that of a run that has never seen the old texts.
    for (const what of ['a root', 'a module', 'an included file', 'a manifest', 'a build script'])
      edits[what]!();
    for (const what of ['PTX beside host code', 'host code', 'MLIR', 'a module that appears'])
      edits[what]!();
    edits['a crate that appears']!();
    const kept = await run();
    const { text, code } = await run(['check', '.', '--no-cache']);
    assert.deepEqual(kept, { text, code, ran: true });
    const kernels = ['another', 'renamed', 'piece', 'featured', 'late', 'alone'];
    const signs = [
      ...kernels.map((name) => `kernel '${name}' has`),
      'rett',
      '4,?096',
      '`gpu.retur`',
    ];
    for (const sign of signs) {
      assert.match(text, new RegExp(sign));
      assert.doesNotMatch(first.text, new RegExp(sign));
    }
    assert.match(first.text, /'built_in' has/);
    assert.doesNotMatch(text, /'built_in' has/);
  });

  it('depend on options, the folder, the way of showing, and the program', async () => {
    const args = ['check', 'gpu'];
    for (const name of ['base.jsonl', 'first.txt']) put(name, '');
    await run(args);
    const others: readonly [string, readonly string[], More?][] = [
      ['an option', [...args, '--select', 'kernel-signature']],
      ['another form', [...args, '--format', 'json']],
      ['features', [...args, '--features', 'more']],
      ['a GPU', [...args, '--cpu', 'sm_90']],
      ['the exit code', [...args, '--exit-zero']],
      ['the folder', ['check', '.'], { cwd: `${folder}/gpu` }],
      ['colours', args, { colors: { out: true, err: true } }],
      ['a terminal', args, { outIsTerminal: true }],
      ['links', args, { showsLinks: true }],
      ['quiet', [...args, '--quiet']],
      ['the form of workflows', args, { env: { GITHUB_ACTIONS: 'true' } }],
      ['another program', args, { program: 'another program' }],
      ['another version', args, { version: '1.2.4' }],
      ['no cache', [...args, '--no-cache']],
    ];
    for (const [what, line, more] of others) assert.ok(await isAskedAnew(line, more), what);
    assert.equal(await isAskedAnew(args), false);
    // Variables that decide nothing.
    assert.equal(await isAskedAnew(args, { env: { LANG: 'de' } }), false);
    // A baseline is read like a source.
    await run(['baseline', 'gpu', '-o', 'base.jsonl']);
    const baseline = ['check', 'gpu', '--baseline', 'base.jsonl'];
    assert.equal((await run(baseline)).code, 0);
    assert.equal(await isAskedAnew(baseline), false);
    put('base.jsonl', '');
    assert.ok(await isAskedAnew(baseline));
    // What is written to a file is the same.
    const toFile = ['check', 'gpu', '-o', 'first.txt'];
    assert.equal((await run(toFile)).ran, false);
    assert.match(readFileSync(join(folder, 'first.txt'), 'utf8'), /built_in/);
  });

  it('notice what leaves size and time of modification as they were', async () => {
    const now = Date.now;
    const path = join(folder, 'gpu/src/inner.rs');
    const other = wrong('rinne');
    const timed = (edit: () => void) => () => {
      const { atime, mtime } = statSync(path);
      edit();
      utimesSync(path, atime, mtime);
    };
    const edits: Readonly<Record<string, () => void>> = {
      'written in place': timed(() => writeFileSync(path, other)),
      'another file under its name': timed(() => {
        writeFileSync(`${path}.new`, wrong('nerin'));
        renameSync(`${path}.new`, path);
      }),
      'a link in its place': () => {
        put('gpu/src/other.txt', wrong('third'));
        rmSync(path);
        symlinkSync('other.txt', path);
      },
      'a link to another file': () => {
        rmSync(path);
        symlinkSync('part.rs', path);
      },
      'a link to its folder': () => {
        renameSync(join(folder, 'gpu/src'), join(folder, 'gpu/moved'));
        rmSync(join(folder, 'gpu/moved/inner.rs'));
        put('gpu/moved/inner.rs', other);
        symlinkSync('moved', join(folder, 'gpu/src'));
      },
      'another folder behind a link': () => {
        cpSync(join(folder, 'gpu/moved'), join(folder, 'gpu/third'), { recursive: true });
        rmSync(join(folder, 'gpu/third/inner.rs'));
        put('gpu/third/inner.rs', wrong('ninth'));
        rmSync(join(folder, 'gpu/src'));
        symlinkSync('third', join(folder, 'gpu/src'));
      },
    };
    try {
      for (const [what, edit] of Object.entries(edits)) {
        // All that was written here is long past, so that files have stamps.
        Date.now = () => now() + 3_600_000;
        await run();
        assert.equal(await isAskedAnew(), false, `${what}: before`);
        edit();
        assert.ok(await isAskedAnew(), `${what}: was not noticed`);
      }
    } finally {
      Date.now = now;
    }
  });

  it('are found without reading files whose stamps are the same', async () => {
    const now = Date.now;
    const open = fs.openSync;
    const opened: string[] = [];
    try {
      Date.now = () => now() + 3_600_000;
      await run();
      fs.openSync = (path, ...rest) => {
        const name = slashes(String(path));
        if (name.startsWith(`${folder}/`)) opened.push(name);
        return open(path, ...rest);
      };
      syncBuiltinESMExports();
      assert.equal(await isAskedAnew(), false);
      assert.deepEqual(opened, []);
      // A time alone: read once, and not again.
      utimesSync(join(folder, 'gpu/src/inner.rs'), 1, 1);
      assert.equal(await isAskedAnew(), false);
      assert.deepEqual(opened.splice(0), [`${folder}/gpu/src/inner.rs`]);
      assert.equal(await isAskedAnew(), false);
      assert.deepEqual(opened, []);
    } finally {
      Date.now = now;
      fs.openSync = open;
      syncBuiltinESMExports();
    }
  });

  it('have no stamps of what has just been written', async () => {
    await run();
    const [file] = answerFiles().filter((path) => readFileSync(path, 'utf8').includes('inner.rs'));
    const { reads } = JSON.parse(readFileSync(file!, 'utf8').replace(/^.*\n/, '')) as {
      reads: (readonly string[])[];
    };
    const inner = reads.find(
      ([kind, name]) => kind === 'bytes' && name === `${folder}/gpu/src/inner.rs`,
    );
    assert.equal(inner?.length, 3);
  });

  it('are found by the line only for the variables that decide how they look', () => {
    const asked = new Set<string>();
    const env = new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          asked.add(String(name));
          return undefined;
        },
      },
    );
    colorsByEnvironment(env);
    showsLinks(env);
    const ofColors = readRepo('node_modules/picocolors/picocolors.js').matchAll(/\benv\.(\w+)/g);
    for (const [, name] of ofColors) asked.add(name!);
    for (const name of ANSWER_VARIABLES) asked.add(name);
    assert.ok(asked.size > 6);
    for (const name of asked) assert.ok(VARIABLES_OF_LOOKS.includes(name as never), name);
    const line = lineOfProcess(['check']);
    process.env['FORCE_COLOR'] = '1';
    try {
      assert.notEqual(lineOfProcess(['check']), line);
    } finally {
      delete process.env['FORCE_COLOR'];
    }
  });

  it('are given again by the line, without the command', function () {
    this.timeout(120_000);
    const dist = `${base}/dist`;
    for (const name of ['cli.js', 'command.js', 'command.cjs', 'prelude.json'])
      cpSync(repoPath('server/dist', name), join(dist, name));
    const start = (args: readonly string[], more: Record<string, string> = {}, cwd = folder) => {
      const env = {
        PATH: process.env['PATH']!,
        HOME: base,
        WARPLENS_CACHE: `${base}/cache`,
        ...more,
      };
      const line = [join(dist, 'cli.js'), ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, line, {
        cwd,
        env,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    const lines = [
      ['check', '.'],
      ['warplens', 'check'],
      ['check', '--format', 'json', 'gpu'],
    ];
    const first = lines.map((args) => start(args));
    start(['check', '-o', '../report.txt']);
    start(['check', '--no-cache', 'gpu']);
    rmSync(join(dist, 'command.js'));
    for (const [i, args] of lines.entries()) assert.deepEqual(start(args), first[i]);
    assert.equal(first[0]!.status, 1);
    const needs = /Cannot find module/;
    assert.match(start(['check', '-o', '../report.txt']).stderr, needs);
    assert.match(start(['check', '--no-cache', 'gpu']).stderr, needs);
    assert.match(start(['check', '.'], { FORCE_COLOR: '1' }).stderr, needs);
    assert.match(start(['check', '.'], {}, `${folder}/gpu`).stderr, needs);
    assert.match(start(['check', '.'], { RUSTFLAGS: '--cfg more' }).stderr, needs);
    put('gpu/src/inner.rs', wrong('edited'));
    for (const args of lines) assert.match(start(args).stderr, needs);
  });

  it('are not kept of standard input, of what changes files, and of errors', async () => {
    put('one.rs', '#![no_std]\n');
    const lines = [['-'], ['one.rs', '--fix'], ['one.rs', '--no-cache'], ['absent.rs']];
    for (const args of lines) {
      const line = ['check', ...args];
      assert.ok((await run(line)).ran);
      assert.ok(await isAskedAnew(line), args.join(' '));
    }
    assert.deepEqual(answerFiles(), []);
  });

  /** A question about one file, answered with its text. */
  const ask = async (name = 'gpu.ptx', during = (): void => undefined) => {
    let ran = false;
    const parts: string[] = [];
    const io = {
      cwd: folder,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (text: string) => void parts.push(text),
      err: (text: string) => void parts.push(text),
      ...answersOnDisk('1.2.3', 'a program'),
    } as unknown as Io;
    const code = await keptAnswer(io, [name], async (to) => {
      ran = true;
      to.out(`${machine.readFile(join(folder, name))}`);
      during();
      machine.readFile(join(folder, name));
      return EXIT.done;
    });
    return { ran, code, text: parts.join('') };
  };
  const answerFiles = (): string[] =>
    existsSync(`${base}/cache`)
      ? filesIn(`${base}/cache`)
          .map((name) => `${base}/cache/${slashes(name)}`)
          .filter((path) => statSync(path).isFile())
      : [];

  it('do not count when damaged, foreign or unreadable, and are for the user alone', async () => {
    const { text } = await ask();
    const [file] = answerFiles();
    assert.equal(answerFiles().length, 1);
    if (process.platform !== 'win32') {
      assert.equal(statSync(file!).mode & 0o077, 0);
      assert.equal(statSync(dirname(file!)).mode & 0o077, 0);
    }
    const whole = readFileSync(file!, 'utf8');
    const damages: Readonly<Record<string, string>> = {
      'cut off': whole.slice(0, whole.length / 2),
      empty: '',
      'another answer': whole.replace('sm_80', 'sm_90'),
      'no checksum': whole.slice(whole.indexOf('\n') + 1),
      'another form': whole.replace('answer-2', 'answer-0'),
      'something else': '{}',
    };
    for (const [what, damaged] of Object.entries(damages)) {
      assert.equal((await ask()).ran, false);
      writeFileSync(file!, damaged);
      assert.deepEqual(await ask(), { ran: true, code: EXIT.done, text }, what);
      assert.equal(readFileSync(file!, 'utf8'), whole, `${what}: is replaced`);
    }
    // The answer to another question, under this one's name.
    await ask('scale.mlir');
    const other = answerFiles().find((path) => path !== file);
    cpSync(other!, file!);
    assert.deepEqual(await ask(), { ran: true, code: EXIT.done, text });
    // A cache that cannot be written is none.
    rmSync(`${base}/cache`, { recursive: true });
    writeFileSync(`${base}/cache`, '');
    for (let round = 0; round < 2; round++)
      assert.deepEqual(await ask(), { ran: true, code: EXIT.done, text });
    process.env['WARPLENS_CACHE'] = '';
    for (let round = 0; round < 2; round++) assert.ok((await ask()).ran);
  });

  it('are not kept of a file that changed meanwhile', async () => {
    await ask('gpu.ptx', () => put('gpu.ptx', `${PTX}\n`));
    assert.deepEqual(answerFiles(), []);
    assert.equal((await ask()).text, `${PTX}\n`);
  });

  it('know every path in the workspace that was looked at', async () => {
    const touched = new Set<string>();
    const names = ['readFileSync', 'statSync', 'existsSync', 'readdirSync'] as const;
    const real = names.map((name) => fs[name]);
    for (const [i, name] of names.entries()) {
      const call = real[i] as (...args: unknown[]) => unknown;
      Object.assign(fs, {
        [name]: (...args: unknown[]) => {
          if (typeof args[0] === 'string') touched.add(slashes(args[0]));
          return call(...args);
        },
      });
    }
    syncBuiltinESMExports();
    try {
      await run();
    } finally {
      for (const [i, name] of names.entries()) Object.assign(fs, { [name]: real[i] });
      syncBuiltinESMExports();
    }
    const whole = readFileSync(answerFiles()[0]!, 'utf8');
    const { reads } = JSON.parse(whole.slice(whole.indexOf('\n') + 1));
    const known = new Set(reads.map(([, path]: string[]) => path));
    const walked = reads.flatMap(([kind, path]: string[]) =>
      kind === 'below' ? [path!.slice(path!.indexOf(' ') + 1)] : [],
    );
    // What writes of an earlier run have left is put back before any answer.
    const unknown = [...touched].filter(
      (path) =>
        path.startsWith(`${folder}/`) &&
        !known.has(path) &&
        !walked.some(
          (one: string) => path === one || statSync(path, { throwIfNoEntry: false })?.isDirectory(),
        ) &&
        !/\/\.(?:git|hg|jj|warplens\.\w+)$/.test(path),
    );
    assert.ok(touched.size > 30 && known.size > 30);
    assert.deepEqual(unknown, []);
  });

  it('are as many as are of use', async () => {
    const { answers } = answersOnDisk('1.2.3', 'a program');
    for (let i = 0; i < 600; i++) answers!.write(String(i), [], 'answer');
    assert.equal(answers!.read('599'), 'answer');
    assert.equal(answerFiles().length, 512);
  });
});
