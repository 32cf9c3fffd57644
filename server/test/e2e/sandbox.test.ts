/** `check --sandbox`: what its process can do, beside what it answers. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repoPath } from '../kit/index.ts';

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
pub mod more;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) { unsafe { *out = more::ONE } }
`;

describe('e2e: check --sandbox', () => {
  let top: string;
  beforeEach(() => {
    top = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-sandbox-')));
  });
  afterEach(() => rmSync(top, { recursive: true, force: true }));
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(top, name)), { recursive: true });
    writeFileSync(join(top, name), text);
  };
  const warplens = (folder: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [repoPath('server/dist/cli.js'), ...args],
      {
        cwd: join(top, folder),
        encoding: 'utf8',
        env: {
          ...process.env,
          HOME: join(top, 'home'),
          SECRET_OF_THE_RUNNER: 'hunter2',
          WARPLENS_CACHE: join(top, 'cache'),
        },
      },
    );
    return { code: status, out: stdout, err: stderr };
  };

  it('answers as without it', () => {
    put('ws/Cargo.toml', '[package]\nname = "app"\nedition = "2024"\n');
    put('ws/src/lib.rs', KERNEL.replace('#[unsafe(no_mangle)]\n', ''));
    put('ws/src/more.rs', 'pub const ONE: u32 = 1;\n');
    for (const args of [
      ['check', '.'],
      ['check', '.', '--format', 'json'],
      ['check', 'src/lib.rs', '--fail-on', 'error'],
      ['check', 'none.rs'],
    ])
      assert.deepEqual(
        warplens('ws', ...args, '--sandbox'),
        warplens('ws', ...args),
        args.join(' '),
      );
  });

  it('sees no variables, and writes nothing', () => {
    put(
      'ws/k.rs',
      `${KERNEL.replace('pub mod more;\n', '').replace('more::ONE', 'ONE')}
const ONE: u32 = match option_env!("SECRET_OF_THE_RUNNER") { None => 1, Some(_) => panic!("seen") };
`,
    );
    assert.equal(warplens('ws', 'check', 'k.rs', '--fail-on-not-analysed').code, 2);
    rmSync(join(top, 'cache'), { recursive: true, force: true });
    const { code, err } = warplens('ws', 'check', 'k.rs', '--fail-on-not-analysed', '--sandbox');
    assert.equal(code, 0, err);
    // The command's own code, compiled for the process that only starts the other.
    const kept = readdirSync(join(top, 'cache'), { recursive: true, withFileTypes: true });
    assert.deepEqual(
      kept
        .filter((one) => one.isFile() && !one.name.startsWith('command-'))
        .map(({ name }) => name),
      [],
    );
    const fix = warplens('ws', 'check', 'k.rs', '--sandbox', '--fix');
    assert.deepEqual(
      [fix.code, fix.err],
      [2, '--fix does not go with --sandbox, which writes nothing\n'],
    );
    const watch = warplens('ws', 'check', 'k.rs', '--sandbox', '--watch');
    assert.deepEqual([watch.code, watch.err], [2, '--watch does not go with --sandbox\n']);
  });

  it('reads nothing outside of the project, a path dependency either', () => {
    put('ws/.git/HEAD', 'ref: refs/heads/main\n');
    put(
      'ws/Cargo.toml',
      '[package]\nname = "app"\nedition = "2024"\n[dependencies]\nmore = { path = "../more" }\n',
    );
    put('ws/src/lib.rs', KERNEL.replace('pub mod more;\n', ''));
    put('more/Cargo.toml', '[package]\nname = "more"\nedition = "2024"\n');
    put('more/src/lib.rs', '#![no_std]\npub const ONE: u32 = 1;\n');
    const args = ['check', '.', '--fail-on-not-analysed'];
    assert.equal(warplens('ws', ...args).code, 0);
    const { code, out, err } = warplens('ws', ...args, '--sandbox');
    assert.equal(code, 2);
    assert.match(out + err, /no `Cargo\.toml` of a package in/);
  });

  it('can do nothing but read what it is given', () => {
    put('ws/k.rs', KERNEL);
    put('secret.txt', 'hunter2');
    // What code of a project could do, if a mistake of ours let it run: in place of the command.
    writeFileSync(
      join(top, 'command.mjs'),
      `import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
const tried = {
  own: () => fs.readFileSync(${JSON.stringify(join(top, 'ws/k.rs'))}),
  listed: () => fs.readdirSync(${JSON.stringify(join(top, 'ws'))}),
  read: () => fs.readFileSync(${JSON.stringify(join(top, 'secret.txt'))}),
  write: () => fs.writeFileSync(${JSON.stringify(join(top, 'ws/new.txt'))}, ''),
  start: () => execFileSync(process.execPath, ['--version']),
  thread: () => new Worker('1', { eval: true }),
};
for (const [name, attempt] of Object.entries(tried))
  try { attempt(); console.error(name, 'done'); } catch (error) { console.error(name, error.code); }
`,
    );
    const copy = join(top, 'copy');
    mkdirSync(copy);
    writeFileSync(join(copy, 'main.mjs'), readFileSync(join(top, 'command.mjs')));
    const starter = `
      import { runSandboxed } from ${JSON.stringify(repoPath('server/src/toolchain/sandbox.ts'))};
      process.argv[1] = ${JSON.stringify(join(copy, 'main.mjs'))};
      const code = await runSandboxed([], [${JSON.stringify(join(top, 'ws'))}], [${JSON.stringify(join(top, 'ws/k.rs'))}]);
      process.exitCode = code;
    `;
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--import=tsx', '--input-type=module', '--eval', starter],
      { cwd: repoPath('.'), encoding: 'utf8' },
    );
    assert.equal(status, 0, stderr);
    for (const name of ['own', 'listed']) assert.match(stderr, new RegExp(`^${name} done$`, 'm'));
    for (const name of ['read', 'write', 'start', 'thread'])
      assert.match(stderr, new RegExp(`^${name} ERR_ACCESS_DENIED$`, 'm'));
    assert.ok(!existsSync(join(top, 'ws/new.txt')));
  });

  it('refuses what it cannot confine', () => {
    put('w*/k.rs', KERNEL);
    const { code, err } = warplens('w*', 'check', 'k.rs', '--sandbox');
    assert.equal(code, 3);
    assert.match(err, /^--sandbox: a path with `\*` cannot be allowed: /);
    put('one/k.rs', KERNEL);
    put('one.more/k.rs', KERNEL);
    const two = warplens('.', 'check', 'one', 'one.more', '--sandbox');
    assert.equal(two.code, 3);
    assert.match(
      two.err,
      /one` cannot be allowed beside `.*one\.more.*`; check them one by one\n$/,
    );
  });
});
