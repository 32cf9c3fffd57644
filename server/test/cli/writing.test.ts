/** What commands do to the user's files: outputs, fixes and formatting, and saves in between. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT, type Io } from '../../src/cli/io.ts';
import { runCli } from '../../src/cli/main.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
const UNNAMED = 'pub extern "gpu-kernel" fn fill(p: *mut u32) {}\n';
const NAMED = `#[unsafe(no_mangle)]\n${UNNAMED}`;
const PTX = '.version 7.8\n.target sm_70\n.address_size 64\n.visible .entry k()\n{\nret;\n}\n';

describe('cli: writing', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-writing-'))));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): string => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');

  const warplens = async (args: string, readFile = machine.readFile) => {
    let out = '';
    let err = '';
    const io: Io = {
      cwd: folder,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (more) => void (out += more),
      err: (more) => void (err += more),
      readStdin: async () => '',
      createEngine: () =>
        createEngine({ ...machine, readFile, env: () => undefined, prelude: preludeTexts() }),
      startServer: async () => undefined,
      interrupted: async () => undefined,
    };
    return { code: await runCli(args.split(' '), io), out, err };
  };

  describe('outputs', () => {
    it('no input is overwritten, under whatever name', async () => {
      put('Cargo.toml', '[package]\nname = "k"\nedition = "2024"\n');
      put('src/lib.rs', `${HEAD}mod m;\n#[path = "of.rs"]\nmod of;\n${NAMED}`);
      put('src/m.rs', '');
      put('src/of.rs', '');
      symlinkSync('src/m.rs', join(folder, 'link'));
      linkSync(join(folder, 'src/lib.rs'), join(folder, 'hard'));
      for (const [output, input] of [
        ['src/lib.rs', 'src/lib.rs'],
        ['src/m.rs', 'src/m.rs'],
        ['src/../src/of.rs', 'src/of.rs'],
        ['link', 'src/m.rs'],
        ['hard', 'src/lib.rs'],
        ['Cargo.toml', 'Cargo.toml'],
      ]) {
        const { code, err } = await warplens(`ptx . -o ${output}`);
        assert.equal(
          err,
          `cannot write \`${output}\`: the input file \`${input}\` would be overwritten\n`,
        );
        assert.equal(code, EXIT.input);
      }
      assert.equal(text('src/m.rs'), '');
      assert.ok(text('src/lib.rs').startsWith(HEAD));
      assert.equal((await warplens('ptx . -o k.ptx')).code, EXIT.done);
      assert.equal((await warplens('ptx . -o k.ptx')).code, EXIT.done);
    });

    it('keep the mode of what they replace, and follow links', async () => {
      put('k.rs', HEAD + NAMED);
      put('deep/k.ptx', 'old');
      chmodSync(join(folder, 'deep/k.ptx'), 0o640);
      symlinkSync('deep/k.ptx', join(folder, 'link'));
      symlinkSync('deep/new.ptx', join(folder, 'open'));
      for (const output of ['link', 'open'])
        assert.deepEqual(await warplens(`ptx k.rs -o ${output}`), {
          code: EXIT.done,
          out: '',
          err: '',
        });
      assert.match(text('deep/k.ptx'), /\.entry fill/);
      assert.match(text('deep/new.ptx'), /\.entry fill/);
      assert.equal(statSync(join(folder, 'deep/k.ptx')).mode & 0o777, 0o640);
      assert.ok(lstatSync(join(folder, 'link')).isSymbolicLink());
      chmodSync(join(folder, 'deep/k.ptx'), 0o444);
      const { code, err } = await warplens('ptx k.rs -o link');
      assert.equal(code, EXIT.input);
      assert.equal(err, 'cannot write `link`: it leads to `deep/k.ptx`: the file is read-only\n');
    });

    it('into a pipe with a name: its reader gets all of it, and it stays', async function () {
      if (spawnSync('mkfifo', [join(folder, 'pipe')]).status !== 0) this.skip();
      put('k.rs', HEAD + NAMED);
      const reader = spawn('cat', [join(folder, 'pipe')], { stdio: ['ignore', 'pipe', 'ignore'] });
      let got = '';
      reader.stdout.setEncoding('utf8').on('data', (more: string) => (got += more));
      const ended = once(reader, 'close');
      assert.equal((await warplens('ptx k.rs -o pipe')).code, EXIT.done);
      await ended;
      assert.equal(got, (await warplens('ptx k.rs')).out);
      assert.ok(lstatSync(join(folder, 'pipe')).isFIFO());
    });

    it('that the system refuses are reported in its words', async () => {
      put('k.rs', HEAD + NAMED);
      put('file', '');
      symlinkSync('b', join(folder, 'a'));
      symlinkSync('a', join(folder, 'b'));
      mkdirSync(join(folder, 'deep'));
      const before = readdirSync(folder).sort();
      const long = `${'x'.repeat(300)}.ptx`;
      for (const [output, reason] of [
        ['a', 'too many symbolic links encountered'],
        [long, 'name too long'],
        ['file/k.ptx', 'not a directory'],
        ['missing/k.ptx', 'no such file or directory'],
        ['deep', 'it is a folder'],
        ['/dev/full', 'no space left on device'],
      ]) {
        if (output === '/dev/full' && !existsSync(output)) continue;
        const { code, out, err } = await warplens(`ptx k.rs -o ${output}`);
        assert.equal(err, `cannot write \`${output}\`: ${reason}\n`);
        assert.deepEqual([code, out], [EXIT.input, '']);
      }
      assert.deepEqual(readdirSync(folder).sort(), before);
    });
  });

  describe('fmt', () => {
    it('keeps modes and links, and changes all files or none', async () => {
      put('a.ptx', PTX);
      chmodSync(join(folder, 'a.ptx'), 0o600);
      put('b.ptx', PTX);
      linkSync(join(folder, 'b.ptx'), join(folder, 'c.ptx'));
      put('bad.ptx', PTX);
      chmodSync(join(folder, 'bad.ptx'), 0o444);
      const refused = await warplens('fmt a.ptx b.ptx bad.ptx');
      assert.equal(refused.code, EXIT.input);
      assert.equal(
        refused.err,
        'cannot format, no file was changed: `bad.ptx`: the file is read-only\n',
      );
      assert.equal(text('a.ptx'), PTX);
      assert.deepEqual(await warplens('fmt a.ptx b.ptx'), { code: EXIT.done, out: '', err: '' });
      assert.notEqual(text('a.ptx'), PTX);
      assert.equal(text('a.ptx'), text('c.ptx'));
      assert.equal(statSync(join(folder, 'a.ptx')).mode & 0o777, 0o600);
      assert.equal(statSync(join(folder, 'b.ptx')).nlink, 2);
    });
  });

  describe('fmt of texts from Windows', () => {
    const windows = `\uFEFF${PTX.replaceAll('\n', '\r\n')}`;

    it('keeps the byte order mark and the ends of lines, and finds nothing to do then', async () => {
      put('w.ptx', windows);
      put('u.ptx', PTX);
      const done = { code: EXIT.done, out: '', err: '' };
      assert.deepEqual(await warplens('fmt w.ptx u.ptx'), done);
      const formatted = text('u.ptx');
      assert.ok(!formatted.includes('\r') && formatted !== PTX);
      assert.equal(text('w.ptx'), `\uFEFF${formatted.replaceAll('\n', '\r\n')}`);
      assert.deepEqual(await warplens('fmt --check w.ptx u.ptx'), done);
    });

    it('a symbolic link stays, and the file that it leads to is formatted', async () => {
      put('real.ptx', windows);
      symlinkSync('real.ptx', join(folder, 'link.ptx'));
      assert.equal((await warplens('fmt link.ptx')).code, EXIT.done);
      assert.ok(lstatSync(join(folder, 'link.ptx')).isSymbolicLink());
      assert.notEqual(text('real.ptx'), windows);
      assert.ok(text('real.ptx').startsWith('\uFEFF'));
    });
  });

  describe('check --fix', () => {
    const crate = (): void => {
      put('Cargo.toml', '[package]\nname = "k"\nedition = "2024"\n');
      put('src/lib.rs', `${HEAD}pub mod m;\npub mod n;\n${UNNAMED}`);
      put('src/m.rs', UNNAMED);
      put('src/n.rs', '// nothing to fix\n');
    };

    it('reads each file once, however many trials there are', async () => {
      crate();
      const reads = new Map<string, number>();
      const { err } = await warplens('check . --fix', (path) => {
        reads.set(path, (reads.get(path) ?? 0) + 1);
        return machine.readFile(path);
      });
      assert.match(err, /applied 2 fixes in 2 files/);
      assert.deepEqual(
        [...reads].filter(([, count]) => count > 1),
        [],
      );
    });

    for (const name of ['src/lib.rs', 'src/m.rs', 'src/n.rs'])
      it(`writes nothing when ${name} is saved in between`, async () => {
        crate();
        const saved = `${name === 'src/lib.rs' ? HEAD : ''}// A line that the user has added.\n`;
        const { code, err } = await warplens('check . --fix', (path) => {
          const read = machine.readFile(path);
          if (path === join(folder, name)) writeFileSync(path, saved);
          return read;
        });
        assert.equal(code, EXIT.input);
        assert.equal(
          err,
          `cannot write fixes, no file was changed: \`${name}\`: the file has changed since it was read\n`,
        );
        assert.equal(text(name), saved);
        for (const other of ['src/lib.rs', 'src/m.rs'])
          if (other !== name) assert.doesNotMatch(text(other), /no_mangle|export_name/);
        assert.deepEqual(readdirSync(folder).sort(), ['Cargo.toml', 'src']);
        assert.deepEqual(readdirSync(join(folder, 'src')).sort(), ['lib.rs', 'm.rs', 'n.rs']);
      });

    it('of ten runs at once none leaves half of the fixes', async () => {
      crate();
      const runs = await Promise.all(Array.from({ length: 10 }, () => warplens('check . --fix')));
      for (const { code, err } of runs)
        assert.ok(
          (code === EXIT.done && /applied 2 fixes/.test(err)) ||
            (code === EXIT.input && /no file was changed/.test(err)),
          `${code} ${err}`,
        );
      assert.equal(text('src/lib.rs').match(/no_mangle/g)?.length, 1);
      assert.equal(text('src/m.rs').match(/export_name/g)?.length, 1);
      assert.deepEqual(readdirSync(folder).sort(), ['Cargo.toml', 'src']);
    });
  });
});
