/**
 * Every option of every command, with a value that is wrong: refused with exit code 2 and a message
 * that names the option or the value. An option that this table does not know fails.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Option } from 'commander';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { createProgram } from '../../src/cli/main.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo, sampled } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

/** A wrong value for options that take a text, and what is said of it. */
const WRONG: Readonly<Record<string, readonly [value: string, says: RegExp]>> = {
  kernel: ['saxpi', /no kernel 'saxpi'; did you mean|no kernel 'saxpi'; there are/],
  schedules: ['-1', /must be a whole number/],
  'profile-against': ['nowhere.json', /cannot read `nowhere.json`: no such file/],
  replay: ['nowhere.replay', /cannot read `nowhere.replay`: no such file/],
  cpu: ['sm_8O', /unknown GPU 'sm_8O'.*; (?:did you mean 'sm_80'|known: gfx)/],
  codegen: ['debuginfo=9', /Levels are 0, 1, 2, none, /],
  'launch-bytes': ['many', /must be a number of bytes/],
  print: ['soup', /Allowed are tree, hir, mir/],
  'disable-pass': ['unrol', /Allowed are address-space, /],
  features: ['no-such', /no feature 'no-such'/],
  seed: ['x', /must be a whole number/],
  'max-steps': ['1.5', /must be a whole number/],
  'max-output': ['x', /must be a whole number/],
  jobs: ['0', /whole number of at least 1/],
  filter: ['no such test', /no test whose name contains/],
  select: ['workgroup-rase', /no rule is called 'workgroup-rase'; did you mean 'workgroup-race'/],
  ignore: ['workgroup-rase', /no rule is called 'workgroup-rase'/],
  package: ['no-such', /`Cargo.toml`|no package with crates for GPUs/],
  exclude: ['no-such', /--exclude goes with --workspace/],
  'stdin-filename': ['x.rs', /--stdin-filename goes with -/],
  'manifest-path': ['Cargo.lock', /must be a path to a `Cargo.toml`/],
  profile: ['no-such', /no profile 'no-such'/],
  config: ['nowhere.toml', /cannot read `nowhere.toml`: no such file/],
  baseline: ['nowhere.jsonl', /cannot read `nowhere.jsonl`: no such file/],
  launch: ['nowhere.json', /cannot read `nowhere.json`: no such file/],
  image: ['nowhere.o', /cannot read `nowhere.o`: no such file/],
  'profile-output': ['no/such/file', /cannot write `no\/such\/file`: no such/],
  results: ['no/such/file', /cannot write `no\/such\/file`: no such/],
  'output-file': ['no/such/file', /cannot write `no\/such\/file`: no such/],
};

/** A kernel with a test in a comment. */
const TESTED = `#![no_std]
#![feature(abi_gpu_kernel)]
// warplens: test(grid = 1, block = 1, out = [0; 1], expect out = 1)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one(out: *mut u32) {
    unsafe { *out = 1 };
}
`;

/** What a command is given besides the option. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  fmt: ['k.ptx'],
  explain: [],
  doctor: [],
  gpus: [],
  lsp: [],
  mcp: [],
  dap: [],
  completions: ['bash'],
  test: ['tests'],
  host: ['launch.rs'],
  diff: ['HEAD', 'nothing'],
};

describe('cli: a wrong value for every option', () => {
  let folder: string;
  before(() => {
    folder = slashes(mkdtempSync(join(tmpdir(), 'warplens-options-')));
    writeFileSync(join(folder, 'k.rs'), readRepo('test-fixtures/kernels/saxpy.rs'));
    writeFileSync(join(folder, 'k.ptx'), '.version 7.0\n.target sm_80\n.address_size 64\n');
    writeFileSync(
      join(folder, 'launch.rs'),
      readRepo('test-fixtures/offload/rustc/array-by-reference.rs'),
    );
    mkdirSync(join(folder, 'tests'));
    writeFileSync(join(folder, 'tests/t.rs'), TESTED);
    mkdirSync(join(folder, 'nothing'));
    const git = (...args: string[]): void => {
      const who = ['-c', 'user.name=t', '-c', 'user.email=t@t'];
      execFileSync('git', ['-C', join(folder, 'nothing'), ...who, ...args], { stdio: 'ignore' });
    };
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'nothing');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const io = (say: (text: string) => void): Io => ({
    cwd: folder,
    env: {},
    version: '1.2.3',
    colors: { out: false, err: false },
    outIsTerminal: false,
    out: say,
    err: say,
    readStdin: async () => '',
    createEngine: () => createEngine({ ...machine, prelude: preludeTexts() }),
    createEngineFor: (host) => createEngine({ ...host, prelude: preludeTexts() }),
    startServer: async () => undefined,
    interrupted: async () => undefined,
  });
  const warplens = async (args: readonly string[]): Promise<readonly [number, string]> => {
    let said = '';
    const code = await runCli(
      args,
      io((text) => {
        said += text;
      }),
    );
    return [code, said];
  };

  const program = createProgram(
    io(() => undefined),
    async () => undefined,
  );
  /** The option with a wrong value, and what must be said. */
  const wrongUse = (option: Option): readonly [readonly string[], RegExp] => {
    const flag = option.long!;
    if (!option.required && !option.optional)
      return [[`${flag}=maybe`], /unknown option .*=maybe|did you mean/];
    if (option.argChoices !== undefined)
      return [[flag, 'no-such'], /is invalid\. Allowed choices are/];
    const row = WRONG[option.name()];
    assert.ok(row, `${flag} has no wrong value in this table`);
    return [[flag, row[0]], row[1]];
  };

  for (const command of program.commands) {
    const name = command.name();
    const shown = command.options.filter(({ hidden }) => !hidden);
    for (const option of sampled(shown, 2, program.commands.indexOf(command))) {
      // Before it writes, this command starts an assembler, which need not be there.
      if (name === 'sass' && option.long!.startsWith('--output')) continue;
      it(`${name} ${option.long}`, async function () {
        this.timeout(60_000);
        const [use, says] = wrongUse(option);
        const own = ARGUMENTS[name] ?? ['k.rs'];
        const takesPaths = !['--package', '--manifest-path', '--exclude'].includes(option.long!);
        const [code, said] = await warplens([name, ...(takesPaths ? own : []), ...use]);
        assert.equal(code, EXIT.input, said);
        assert.match(said, says);
        assert.doesNotMatch(said, /internal|at Object|undefined|NaN/);
        if (option.required) {
          const [without, message] = await warplens([name, ...own, option.long!]);
          assert.equal(without, EXIT.input);
          assert.match(message, /argument missing/);
        }
      });
    }
    it(`${name}: an option that is not there`, async () => {
      const [code, said] = await warplens([name, ...(ARGUMENTS[name] ?? ['k.rs']), '--no-such']);
      assert.equal(code, EXIT.input);
      assert.match(said, /unknown option '--no-such'/);
    });
  }

  it('has one option for a file on all commands, under its other name too', async () => {
    for (const command of program.commands) {
      if (['lsp', 'mcp', 'dap'].includes(command.name())) continue;
      const longs = command.options.map(({ long }) => long);
      assert.ok(longs.includes('--output-file'), command.name());
      assert.ok(!longs.includes('--output'), command.name());
      const short = command.options.find((option) => option.short === '-o');
      const long = command.name() === 'run' ? '--results' : '--output-file';
      assert.equal(short?.long, long, command.name());
    }
    const lines: Readonly<Record<string, readonly string[]>> = {
      ptx: ['k.rs'],
      check: ['k.rs'],
      kernels: ['k.rs'],
      spec: ['k.rs'],
      baseline: ['k.rs'],
      gpus: [],
    };
    for (const [name, own] of Object.entries(lines)) {
      const texts: string[] = [];
      for (const flag of [['-o', 'o1'], ['--output-file', 'o2'], ['--output=o3'], ['-oo4']]) {
        const [code, said] = await warplens([name, ...own, '--quiet', ...flag]);
        assert.equal(code, EXIT.done, said);
        assert.equal(said, '', `${name} ${flag.join(' ')}`);
        const file = join(folder, `o${texts.length + 1}`);
        texts.push(readFileSync(file, 'utf8'));
        rmSync(file);
      }
      assert.deepEqual(new Set(texts).size, 1);
      // `check` and `baseline` find nothing here.
      if (name !== 'check' && name !== 'baseline') assert.notEqual(texts[0], '');
    }
    writeFileSync(join(folder, 't.rs'), TESTED);
    const [, said] = await warplens(['run', 't.rs', '--output', 'r.json']);
    assert.notEqual(said, '');
    assert.ok(JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')));
    await warplens(['run', 't.rs', '--format', 'sarif', '--output-file', 'r.sarif']);
    assert.match(readFileSync(join(folder, 'r.sarif'), 'utf8'), /sarif-2\.1\.0|"2\.1\.0"/);
  });

  it('names the option or the command that was meant', async () => {
    assert.match(
      (await warplens(['check', 'k.rs', '--formt', 'json']))[1],
      /Did you mean --format/,
    );
    assert.match((await warplens(['chek']))[1], /Did you mean check/);
    assert.match((await warplens(['ptx', 'k.rs', '--cpu', 'sm_8O']))[1], /did you mean 'sm_80'/);
    assert.match((await warplens(['ptx', 'k.rs', '--kernel', 'saxpi']))[1], /did you mean 'saxpy'/);
  });
});
