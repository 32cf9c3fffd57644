/**
 * The command's contract: what goes to stdout, what to stderr, and the exit code, with a toy engine
 * behind it.
 */
import assert from 'node:assert/strict';
import {
  lstatSync,
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
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { readTextFile, slashes } from '../../src/disk/index.ts';
import { expectSnapshot, readRepo, repoPath, until } from '../kit/index.ts';
import { createToyEngine } from '../kit/toy-engine.ts';

interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

describe('cli', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-cli-'))));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const warplens = async (
    args: string,
    more: Partial<Io> & { stdin?: string } = {},
  ): Promise<Result> => {
    let out = '';
    let err = '';
    const io: Io = {
      cwd: folder,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      readStdin: async () => more.stdin ?? '',
      createEngine: () => createToyEngine(readTextFile),
      startServer: async () => undefined,
      interrupted: async () => undefined,
      ...more,
    };
    const code = await runCli(
      args.split(' ').filter((a) => a !== ''),
      io,
    );
    return { code, out, err };
  };

  const GOOD = 'kernel one\n  fine\nkernel two\n  fine\n';
  const MIXED = 'kernel one\n  fine\nkernel two\n  new\n';

  describe('ptx', () => {
    it('prints the text and nothing else', async () => {
      put('k.rs', GOOD);
      const { code, out, err } = await warplens('ptx k.rs');
      assert.deepEqual([code, err], [EXIT.done, '']);
      assert.equal(out, '.visible .entry _one()\n  do fine;\n.visible .entry _two()\n  do fine;\n');
    });

    it('prints one kernel', async () => {
      put('k.rs', GOOD);
      const { out } = await warplens('ptx k.rs --kernel two');
      assert.equal(out, '.visible .entry _two()\n  do fine;\n');
    });

    it('prints what compiles, places what does not, and exits 2', async () => {
      put('k.rs', MIXED);
      const { code, out, err } = await warplens('ptx k.rs');
      assert.equal(code, EXIT.input);
      assert.equal(out, '.visible .entry _one()\n  do fine;\n');
      assert.equal(err, 'k.rs:4:3: error: unsupported: new\n');
    });

    it('reads standard input', async () => {
      const { code, out } = await warplens('ptx -', { stdin: GOOD });
      assert.equal(code, EXIT.done);
      assert.match(out, /_two/);
      const bad = await warplens('ptx -', { stdin: MIXED });
      assert.match(bad.err, /^<stdin>:4:3: error: /);
    });

    it('writes a file whole, leaving no other file', async () => {
      put('k.rs', GOOD);
      const { code, out } = await warplens('ptx k.rs -o k.ptx');
      assert.deepEqual([code, out], [EXIT.done, '']);
      assert.match(readFileSync(join(folder, 'k.ptx'), 'utf8'), /_one[\s\S]*_two/);
      assert.deepEqual(readdirSync(folder).sort(), ['k.ptx', 'k.rs']);
      const lost = await warplens('ptx k.rs -o no/such/k.ptx');
      assert.equal(lost.code, EXIT.input);
      assert.equal(lost.err, 'cannot write `no/such/k.ptx`: no such file or directory\n');
    });

    it('writes no file when nothing compiles', async () => {
      put('k.rs', 'kernel one\n  new\n');
      put('old.ptx', 'old');
      const { code } = await warplens('ptx k.rs -o old.ptx');
      assert.equal(code, EXIT.input);
      assert.equal(readFileSync(join(folder, 'old.ptx'), 'utf8'), 'old');
    });

    it('prints JSON with a line map', async () => {
      put('k.rs', MIXED);
      const { out } = await warplens('ptx k.rs --emit json --cpu sm_80');
      const json = JSON.parse(out);
      assert.equal(json.cpu, 'sm_80');
      assert.deepEqual(json.lineMap, { sources: ['k.rs'], lines: [[0, 1], [0, 2], null] });
      assert.deepEqual(json.problems[0].range.start, { offset: 31, line: 4, column: 3 });
    });

    it('takes all options of the family of kernels', async () => {
      put('k.rs', GOOD);
      assert.equal(
        (await warplens('ptx k.rs --provider core --dialect auto --opt-level 2')).code,
        EXIT.done,
      );
    });

    it('does not flood the terminal with problems', async () => {
      put('k.rs', `kernel one\n${'  new\n'.repeat(50)}`);
      const { err } = await warplens('ptx k.rs');
      assert.equal(err.trimEnd().split('\n').length, 21);
      assert.match(err, /\.\.\. and 30 more\n$/);
    });

    it('writes into what is no file, and through links', async () => {
      put('k.rs', GOOD);
      assert.equal((await warplens('ptx k.rs -o /dev/null')).code, EXIT.done);
      assert.ok(statSync('/dev/null').isCharacterDevice());
      put('real.ptx', 'old');
      symlinkSync('real.ptx', join(folder, 'link.ptx'));
      assert.equal((await warplens('ptx k.rs -o link.ptx')).code, EXIT.done);
      assert.ok(lstatSync(join(folder, 'link.ptx')).isSymbolicLink());
      assert.match(readFileSync(join(folder, 'real.ptx'), 'utf8'), /_one/);
      assert.equal((await warplens('ptx k.rs -o .')).err, 'cannot write `.`: it is a folder\n');
    });

    const WRONG: readonly (readonly [args: string, message: RegExp])[] = [
      ['ptx', /missing required argument 'file'/],
      ['ptx k.rs --kernel three', /^k\.rs:1:1: no kernel 'three'; there are: one, two\n$/],
      ['ptx k.rs --cpu sm_1', /unknown GPU 'sm_1' for PTX; known: sm_70 sm_80/],
      ['ptx k.rs --emit xml', /Allowed choices are text, json/],
      ['ptx k.rs --dialect mlir', /^k\.rs: kernel 'one' is of dialect rustc, not mlir\n$/],
      ['ptx k.rs --dialect swahili', /Allowed choices are auto, rustc/],
      ['ptx bytes.rs', /^bytes\.rs:1:2: stream did not contain valid UTF-8\n$/],
      ['ptx k.rs --fast', /unknown option '--fast'/],
      ['ptx none.rs', /^cannot read `none\.rs`: no such file or folder\n$/],
      ['ptx empty.rs', /^empty\.rs:1:1: no GPU kernels in this file\n$/],
      ['frobnicate k.rs', /unknown command 'frobnicate'/],
    ];
    for (const [args, message] of WRONG) {
      it(`${args}: exit code 2, a message, no output`, async () => {
        put('k.rs', GOOD);
        put('empty.rs', 'nothing\n');
        writeFileSync(join(folder, 'bytes.rs'), Buffer.from([0x66, 0xff, 0xfe]));
        const { code, out, err } = await warplens(args);
        assert.deepEqual([code, out], [EXIT.input, '']);
        assert.match(err, message);
      });
    }
  });

  describe('check', () => {
    const SOURCE = 'kernel one\n\tbad\n  ü odd 日 bad\n';

    it('exits 0 and says so when nothing is found', async () => {
      put('k.rs', GOOD);
      assert.deepEqual(await warplens('check k.rs'), {
        code: EXIT.done,
        out: '',
        err: 'no findings\n',
      });
    });

    it('--fail-on decides what counts', async () => {
      put('k.rs', 'odd\n');
      assert.equal((await warplens('check k.rs')).code, EXIT.findings);
      assert.equal((await warplens('check k.rs --fail-on error')).code, EXIT.done);
      put('k.rs', 'odd bad\n');
      assert.equal((await warplens('check k.rs --fail-on error')).code, EXIT.findings);
    });

    for (const format of ['human', 'short', 'json', 'github']) {
      it(`--format ${format}`, async () => {
        put('k.rs', SOURCE);
        const { code, out, err } = await warplens(`check k.rs --format ${format}`);
        assert.equal(code, EXIT.findings);
        assert.equal(err, format === 'human' ? '2 errors, 1 warning\n' : '');
        if (format === 'json') assert.equal(JSON.parse(out).diagnostics.length, 3);
        expectSnapshot(`test-fixtures/cli/check.${format}.snap`, out);
      });
    }

    it('is github by itself in a workflow of GitHub', async () => {
      put('k.rs', SOURCE);
      const { out } = await warplens('check k.rs', { env: { GITHUB_ACTIONS: 'true' } });
      assert.match(out, /^::error file=k\.rs,line=2/);
    });

    it('looks through a folder', async () => {
      put('a.rs', 'bad\n');
      put('b.rs', 'odd\n');
      const { out } = await warplens('check . --format short');
      assert.match(out, /a\.rs:1:1: error.*\n.*b\.rs:1:1: warning/);
    });

    it('gives standard input a name', async () => {
      const { out } = await warplens('check - --stdin-filename src/k.rs --format short', {
        stdin: 'bad',
      });
      assert.match(out, /^src\/k\.rs:1:1: error: bad word \[toy-bad\]\n$/);
    });

    it('--watch checks again after a change and ends with 130', async () => {
      put('k.rs', 'fine\n');
      let out = '';
      const { code } = await warplens('check k.rs --watch --format short', {
        out: (text) => {
          out += text;
        },
        async interrupted() {
          put('k.rs', 'a bad word\n');
          await until(
            () => out !== '',
            () => 'nothing was said',
          );
        },
      });
      assert.equal(code, EXIT.interrupted);
      assert.match(out, /^k\.rs:1:3: error: bad word/);
    });
  });

  describe('run', () => {
    const PTX = repoPath('test-fixtures/emulate/ptx/rustc/saxpy.ptx');
    const SPEC = repoPath('test-fixtures/kernels/saxpy.json');

    it('runs a .ptx file and compares the results', async () => {
      const { code, out, err } = await warplens(`run ${PTX} --launch ${SPEC}`);
      assert.equal(code, EXIT.done);
      assert.match(out, /^saxpy: 4 blocks of 64 threads/m);
      assert.match(out, /^ {2}y {2}f32\[1500\] {2}-?\d.*\n.*\n +as expected$/m);
      assert.match(err, /^ran PTX text; checked: .*; not checked: .*$/m);
    });

    it('runs an AMDGCN text as what it is', async () => {
      const text = repoPath('test-fixtures/emulate/amdgcn/rustc/gfx90a/saxpy.s');
      const { code, out } = await warplens(`run ${text} --launch ${SPEC}`);
      assert.equal(code, EXIT.done);
      assert.match(out, /^ {2}y {2}f32\[1500\] {2}-?\d.*\n.*\n +as expected$/m);
    });

    it('exits 1 when a result differs, and says which', async () => {
      put('broken.ptx', readFileSync(PTX, 'utf8').replaceAll('mul.rn.f64', 'add.rn.f64'));
      const { code, out, err } = await warplens(`run broken.ptx --launch ${SPEC}`);
      assert.equal(code, EXIT.findings);
      assert.match(out, /^daxpy: [\s\S]*y\[0\] is .*, expected .*; \d+ of \d+ values differ$/m);
      assert.match(err, /error\[unexpected-value\]: `y\[0\]` is [\s\S]*saxpy\.json:\d+:\d+/);
    });

    it('says "as expected" only of what was compared', async () => {
      // The first launch ends with a fault after it has written its results; the second never
      // starts.
      const text = readFileSync(PTX, 'utf8');
      const end = text.indexOf('ret;', text.indexOf('.entry saxpy('));
      const broken = `${text.slice(0, end)}trap;\n\t${text.slice(end)}`;
      put('broken.ptx', broken);
      const { code, out, err } = await warplens(`run broken.ptx --launch ${SPEC}`);
      assert.equal(code, EXIT.findings);
      assert.match(err, /^error\[trap\]: [\s\S]*broken\.ptx:\d+:\d+[\s\S]*in launch 0 \(saxpy\)$/m);
      assert.match(out, /not compared: the launch did not complete$/m);
      assert.match(out, /^daxpy: .*: not run$/m);
      assert.doesNotMatch(out, /as expected/);
    });

    it('a text that is no PTX runs nothing', async () => {
      put('none.ptx', 'this is no PTX');
      const { code, out, err } = await warplens(`run none.ptx --launch ${SPEC}`);
      assert.equal(code, EXIT.findings);
      assert.match(err, /^error\[invalid-module\]: [\s\S]*none\.ptx:1:1/m);
      assert.match(out, /saxpy: .*not run\ndaxpy: .*not run/);
    });

    it('writes all results as JSON, and one buffer for NumPy', async () => {
      const { code } = await warplens(`run ${PTX} --launch ${SPEC} -o result.json`);
      assert.equal(code, EXIT.done);
      interface Report {
        readonly ok: boolean;
        readonly launches: readonly [
          {
            readonly buffers: Record<
              string,
              { crc32: number; values: readonly number[]; verdict: string }
            >;
          },
        ];
      }
      const json: Report = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8'));
      const validate = new Ajv().compile<Report>(JSON.parse(readRepo('schemas/run.schema.json')));
      assert.ok(validate(json as unknown), JSON.stringify(validate.errors));
      const { out } = await warplens(`run ${PTX} --launch ${SPEC} --format json`);
      assert.ok(validate(JSON.parse(out)), JSON.stringify(validate.errors));
      assert.equal(json.ok, true);
      const y = json.launches[0].buffers['y'];
      assert.deepEqual([y?.crc32, y?.values.length, y?.verdict], [528360075, 1500, 'as expected']);
      await warplens(`run ${PTX} --launch ${SPEC} -o y.npy`);
      const npy = readFileSync(join(folder, 'y.npy'));
      assert.match(npy.toString('latin1'), /'descr': '<f8'/);
    });

    it('reports all mistakes of a spec at their places', async () => {
      put('spec.json', '{');
      assert.match(
        (await warplens(`run ${PTX} --launch spec.json`)).err,
        /^spec\.json:1:1: error: `\{` without its `\}`/,
      );
      put('spec.json', '{}');
      assert.match((await warplens(`run ${PTX} --launch spec.json`)).err, /`kernel` is missing/);
      put(
        'spec.json',
        '{"launches": [{\n  "kernel": "saxpy",\n  "grd": 1,\n  "block": 0,\n  "args": [2],\n  "expected": {"z": [1]}\n}]}',
      );
      const { code, err } = await warplens(`run ${PTX} --launch spec.json`);
      assert.equal(code, EXIT.input);
      assert.match(
        err,
        /^spec\.json:3:3: error: unknown key `grd` in a launch; did you mean `grid`\?$/m,
      );
      assert.match(err, /^spec\.json:4:12: error: `block` is a number, or a list of up to three/m);
      assert.match(
        err,
        /^spec\.json:5:12: error: .*an argument is an object such as .*"scalar".*, not the number 2$/m,
      );
      assert.match(err, /^spec\.json:6:16: error: there is no buffer `z`/m);
    });
  });

  it('abi prints a table for each kernel', async () => {
    put('k.rs', 'kernel one\n');
    const { code, out } = await warplens('abi k.rs');
    assert.equal(code, EXIT.done);
    expectSnapshot('test-fixtures/cli/abi.snap', out);
    assert.equal(
      JSON.parse((await warplens('abi k.rs --emit json')).out).kernels[0].params[1].offset,
      8,
    );
  });

  it('kernels lists them', async () => {
    put('k.rs', GOOD);
    assert.equal(
      (await warplens('kernels k.rs')).out,
      '  one  gpu-kernel  k.rs:1:8\n  two  gpu-kernel  k.rs:3:8\n',
    );
    const { kernels } = JSON.parse((await warplens('kernels . --json')).out);
    assert.deepEqual(
      kernels.map((k: { symbol: string }) => k.symbol),
      ['_one', '_two'],
    );
  });

  it('doctor names each tool once and never fails', async () => {
    const { code, out } = await warplens('doctor --json');
    assert.equal(code, EXIT.done);
    const names = JSON.parse(out).tools.map((t: { name: string }) => t.name);
    assert.deepEqual(names, ['warplens', 'ptxas', 'nvdisasm', 'rustc', 'llc', 'llvm-mc']);
  });

  it('lsp hands the process to the server', async () => {
    let started = 0;
    const startServer = async (): Promise<void> => {
      started += 1;
    };
    assert.equal((await warplens('lsp --stdio', { startServer })).code, EXIT.done);
    assert.equal(started, 1);
  });

  it('help and version go to stdout with exit code 0', async () => {
    const help = await warplens('--help');
    assert.equal(help.code, EXIT.done);
    // All stand in a group, but for the help itself.
    assert.match(help.out, /^Commands:\n {2}help [^\n]*\n\n/m);
    for (const line of help.out.split('\n')) assert.ok(line.length <= 80, line);
    for (const name of ['ptx', 'abi', 'check', 'run', 'kernels', 'doctor', 'lsp']) {
      assert.match(help.out, new RegExp(`^  ${name}\\b`, 'm'));
    }
    assert.deepEqual(await warplens('--version'), { code: EXIT.done, out: '1.2.3\n', err: '' });
  });

  it('an internal error is reported as one', async () => {
    put('k.rs', 'kernel one\n panic!\n');
    const { code, out, err } = await warplens('ptx k.rs');
    assert.deepEqual([code, out], [EXIT.input, '']);
    assert.match(err, /internal error, please report it.*told to panic/);
  });
});
