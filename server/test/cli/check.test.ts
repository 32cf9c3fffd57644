/**
 * `warplens check` over the real engine: formats against their schemas, exit codes, crates,
 * standard input, watching.
 */
import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import AjvDraft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { applyPatch } from 'diff';
import type { Log } from 'sarif';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { RULES } from '../../src/rules/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo, until } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle]
pub extern "gpu-kernel" fn fill(out: *mut u32) {
    unsafe { *out = 1 };
}
`;
const UNSAFE_HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[no_mangle]\n';
const CALLED = `${KERNEL}pub fn host(p: *mut u32) { fill(p); }\n`;
const MISALIGNED = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
#[no_mangle]
pub unsafe extern "gpu-kernel" fn start(out: *mut u64) {
    let bytes = gpu_launch_sized_workgroup_mem::<u8>();
    *(bytes as *mut u64) = 1;
    *out = *(bytes as *mut u64);
}
`;
/** Everything that means something to GitHub's runner. */
const ODD_NAME = 'a b%25,c:d.rs';

interface Report {
  readonly summary: Readonly<Record<'error' | 'warning' | 'info' | 'hint', number>>;
  readonly diagnostics: readonly unknown[];
  readonly unread: readonly { readonly file: string }[];
}

/** Ajv's plug-ins are CommonJS: their types and Node disagree about the default export. */
const interop = <T>(module: T): T extends { default: infer D } ? D : T =>
  ((module as { default?: unknown }).default ?? module) as never;

describe('check, with the real engine', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-check-'))));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const check = (args: readonly string[], more: Partial<Io> & { stdin?: string } = {}) =>
    run(['check', ...args], more);
  const run = async (args: readonly string[], more: Partial<Io> & { stdin?: string } = {}) => {
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
      createEngine: () =>
        createEngine({ ...machine, env: () => undefined, prelude: preludeTexts() }),
      startServer: async () => undefined,
      interrupted: async () => undefined,
      ...more,
    };
    return { code: await runCli(args, io), out, err };
  };

  const sources: Readonly<Record<string, string>> = {
    'clean.rs': KERNEL,
    'called.rs': CALLED,
    'misaligned.rs': MISALIGNED,
    'broken.rs': `${KERNEL}fn (`,
    [ODD_NAME]: CALLED,
  };

  it('json is what its schema says', async () => {
    const ajv = new Ajv({ allErrors: true });
    interop(addFormats)(ajv);
    const validate = ajv.compile(JSON.parse(readRepo('schemas/check.schema.json')));
    for (const [name, text] of Object.entries(sources)) {
      put(name, text);
      const { out } = await check([name, '--format', 'json']);
      const report: Report = JSON.parse(out);
      const parsed: unknown = JSON.parse(out);
      assert.ok(validate(parsed), JSON.stringify(validate.errors));
      if (name !== 'broken.rs') assert.deepEqual(report.unread, []);
      else assert.equal(report.unread[0]!.file, name);
      const { summary } = report;
      const sum = summary.error + summary.warning + summary.info + summary.hint;
      assert.equal(sum, report.diagnostics.length);
    }
    assert.ok(!validate({ schemaVersion: 1, diagnostics: [{ code: 'x' }] }));
  });

  it('sarif is valid SARIF 2.1.0', async () => {
    const ajv = new (interop(AjvDraft4))({
      allErrors: true,
      strict: false,
      // One of its patterns is none under the rules for Unicode.
      unicodeRegExp: false,
    });
    interop(addFormats)(ajv);
    const validate = ajv.compile(JSON.parse(readRepo('test-fixtures/cli/sarif-2.1.0.schema.json')));
    for (const [name, text] of Object.entries(sources)) {
      put(name, text);
      const { out } = await check([name, '--format', 'sarif']);
      const log = JSON.parse(out);
      assert.ok(validate(log), `${name}: ${JSON.stringify(validate.errors)}`);
      const [run] = (log as Log).runs;
      assert.equal(run!.tool.driver.rules!.length, RULES.length);
      assert.equal(run!.invocations![0]!.executionSuccessful, name !== 'broken.rs');
      for (const result of run!.results!) {
        assert.equal(run!.tool.driver.rules![result.ruleIndex!]!.id, result.ruleId);
        const { artifactLocation } = result.locations![0]!.physicalLocation!;
        assert.equal(decodeURIComponent(artifactLocation!.uri!), name);
        assert.equal(artifactLocation!.uriBaseId, '%SRCROOT%');
      }
    }
    assert.ok(!validate({ version: '2.1.0', runs: [{ results: [] }] }));
  });

  it('sarif carries fixes and related places that fit the text', async () => {
    put('misaligned.rs', MISALIGNED);
    const { code, out } = await check(['misaligned.rs', '--format', 'sarif']);
    assert.equal(code, EXIT.findings);
    const [result] = (JSON.parse(out) as Log).runs[0]!.results!;
    assert.equal(result!.ruleId, 'workgroup-mem-misaligned');
    assert.equal(result!.level, 'warning');
    assert.deepEqual(
      result!.relatedLocations!.map(({ message }) => message!.text),
      ['this call asks for 1 byte', 'used here as well, aligned to 8 bytes'],
    );
    const { region } = result!.locations![0]!.physicalLocation!;
    assert.equal(region!.snippet!.text, '*(bytes as *mut u64) = 1');
    const [change] = result!.fixes![0]!.artifactChanges;
    let text = MISALIGNED;
    for (const { deletedRegion, insertedContent } of [...change!.replacements].reverse()) {
      const { charOffset = 0, charLength = 0 } = deletedRegion;
      const inserted = insertedContent?.text ?? '';
      text = text.slice(0, charOffset) + inserted + text.slice(charOffset + charLength);
    }
    put('misaligned.rs', text);
    assert.equal((await check(['misaligned.rs'])).code, EXIT.done);
  });

  it('github escapes what would end a command or a property', async () => {
    put(ODD_NAME, CALLED);
    const { out } = await check([ODD_NAME, '--format', 'github']);
    assert.match(out, /^::error file=a b%2525%2Cc%3Ad\.rs,line=7,endLine=7,col=28,/);
    assert.equal(out.trimEnd().split('\n').length, 1);
    assert.match(out, /%0Ahelp: /);
  });

  it('human shows fixes as lines', async () => {
    put('misaligned.rs', MISALIGNED);
    const { out, err } = await check(['misaligned.rs']);
    assert.match(
      out,
      /help: Ask with 'u64'\n {2}\|\n6 - {5}let .*::<u8>\(\);\n6 \+ {5}let .*::<u64>/,
    );
    assert.equal(err, '1 warning\n');
    const colored = await check(['misaligned.rs'], { colors: { out: true, err: false } });
    assert.ok(colored.out.includes('\u001b[1m'));
  });

  it('exits 0, 1 and 2', async () => {
    put('clean.rs', KERNEL);
    put('called.rs', CALLED);
    put('misaligned.rs', MISALIGNED);
    put('broken.rs', `${KERNEL}fn (`);
    assert.equal((await check(['clean.rs'])).code, EXIT.done);
    assert.equal((await check(['clean.rs', 'called.rs'])).code, EXIT.findings);
    assert.equal((await check(['misaligned.rs', '--fail-on', 'error'])).code, EXIT.done);
    assert.equal((await check(['misaligned.rs', '--fail-on', 'warning'])).code, EXIT.findings);
    const broken = await check(['clean.rs', 'broken.rs']);
    assert.equal(broken.code, EXIT.input);
    assert.match(broken.err, /^broken\.rs:7:\d+: error: /);
    for (const args of [['no.rs'], ['--format', 'xml', 'clean.rs'], ['--watch', '-'], []])
      assert.equal((await check(args)).code, EXIT.input, args.join(' '));
  });

  it('exits 2 when a manifest cannot be read', async () => {
    put('Cargo.toml', '[package\n');
    put('src/lib.rs', KERNEL);
    const { code, err } = await check(['src/lib.rs']);
    assert.equal(code, EXIT.input);
    assert.match(err, /^Cargo\.toml:1:\d+: error: invalid TOML/);
  });

  it('finds mistakes in modules of a crate, and leaves target/ and hidden folders alone', async () => {
    put('Cargo.toml', '[package]\nname = "k"\nedition = "2021"\n');
    put('src/lib.rs', '#![no_std]\n#![feature(abi_gpu_kernel)]\nmod inner;\n');
    put('src/inner/mod.rs', 'pub mod deep;\n');
    put('src/inner/deep.rs', CALLED.split('\n').slice(2).join('\n'));
    const crate = await check(['.', '--format', 'short']);
    assert.match(crate.out, /^src\/inner\/deep\.rs:5:28: error: .*\[gpu-kernel-call\]\n$/);
    assert.equal((await check(['src/inner/deep.rs', '--format', 'short'])).out, crate.out);

    rmSync(join(folder, 'Cargo.toml'));
    rmSync(join(folder, 'src'), { recursive: true });
    for (const name of ['target/x.rs', '.hidden/x.rs', 'node_modules/x.rs', 'kernels/x.rs'])
      put(name, CALLED);
    assert.match((await check(['.', '--format', 'short'])).out, /^kernels\/x\.rs:[^\n]*\n$/);
  });

  it('ptx names the feature that a folder without kernels needs, and compiles with it', async () => {
    put('Cargo.toml', '[package]\nname = "app"\nversion = "0.1.0"\n[features]\ngpu = []\n');
    put(
      'src/lib.rs',
      '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[cfg(feature = "gpu")]\nmod far;\n',
    );
    put('src/far.rs', KERNEL.split('\n').slice(2).join('\n'));
    const why = 'kernel `fill` is behind feature `gpu` of `app`: --features gpu\n';
    const without = await run(['ptx', '.']);
    assert.equal(without.code, EXIT.input);
    assert.equal(without.err, `.:1:1: nothing is compiled in this folder; ${why}`);
    assert.match((await run(['ptx', '.', '--features', 'gpu'])).out, /\.entry fill\b/);
  });

  it('takes the MLIR files below a folder, beside its crates or alone', async () => {
    const mlir = [
      'gpu.module @m {',
      '  gpu.func @k(%a: memref<?xf32>, %i: index) kernel {',
      '    %0 = arith.constant 1 : i32',
      '    memref.store %0, %a[%i] : memref<?xf32>',
      '    gpu.return',
      '  }',
      '}',
      '',
    ].join('\n');
    put('ir/k.mlir', mlir);
    put('target/k.mlir', mlir);
    const told = /^ir\/k\.mlir:4:18: error: .*\[mlir-invalid\]\n$/;
    assert.match((await check(['.', '--format', 'short'])).out, told);
    put('Cargo.toml', '[package]\nname = "k"\nedition = "2021"\n');
    put('src/lib.rs', '#![no_std]\n');
    assert.match((await check(['.', '--format', 'short'])).out, told);
    rmSync(join(folder, 'ir'), { recursive: true });
    rmSync(join(folder, 'src'), { recursive: true });
    rmSync(join(folder, 'Cargo.toml'));
    const none = await check(['.']);
    assert.deepEqual([none.code, none.out], [EXIT.input, '']);
    assert.match(none.err, /no Rust or MLIR files in this folder/);
  });

  it('reports on MLIR without GPU code where it is named, and says that a folder has it', async () => {
    const host = 'func.func @f(%x: f32) -> i32 {\n  return %x : f32\n}\n';
    put('host.mlir', host);
    const named = await check(['host.mlir', '--format', 'short']);
    assert.match(named.out, /^host\.mlir:2:\d+: error: .*\[mlir-invalid\]\n$/);
    const scanned = await check(['.']);
    assert.deepEqual([scanned.code, scanned.out], [EXIT.done, '']);
    const note = '1 MLIR file without operations of `gpu` was not looked at';
    assert.equal(scanned.err, `no findings; ${note}\n`);
    assert.equal((await check(['.', '--format', 'short'])).err, `note: ${note}\n`);
    const both = await check(['.', 'host.mlir', '--format', 'short']);
    assert.deepEqual([both.out, both.err], [named.out, '']);
  });

  it('takes assembly files, alone and below a folder, and names what it does not read', async () => {
    const ptx = '.version 8.0\n.target sm_90\n.visible .entry k()\n{\n\tbra $nowhere;\n}\n';
    const amdgcn = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\nk:\n\ts_branch nowhere\n';
    put('a/k.ptx', ptx);
    put('a/k.S', amdgcn);
    put('a/host.s', '\t.text\nmain:\n\tjmp nowhere\n');
    put('a/K.PTX', ptx);
    const short = ['--format', 'short'];
    const folder = await check(['a', ...short]);
    assert.equal(folder.code, EXIT.findings);
    assert.deepEqual(
      folder.out
        .split('\n')
        .map((line) => line.split(': ')[0])
        .sort(),
      ['', 'a/K.PTX:5:6', 'a/k.S:3:11', 'a/k.ptx:5:6'],
    );
    assert.match(folder.out, /a\/k\.ptx:5:6: error: .*\[ptx-unknown-label\]/);
    assert.equal((await check(['a/k.ptx', ...short])).code, EXIT.findings);
    const host = await check(['a/host.s']);
    assert.deepEqual([host.code, host.out], [EXIT.input, '']);
    assert.match(host.err, /^a\/host\.s:1:1: neither PTX nor AMDGCN assembly/);
    put('main.c', 'int main(void) {}\n');
    const c = await check(['main.c']);
    assert.deepEqual([c.code, c.out], [EXIT.input, '']);
    assert.match(c.err, /^main\.c:1:1: `\.c` files are not read; expected \.rs/);
  });

  describe('--fix', () => {
    const UNNAMED = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
    const ONE = 'pub extern "gpu-kernel" fn fill(p: *mut u32) {}\n';
    const text = (name: string): string => readFileSync(join(folder, name), 'utf8');

    it('applies what is safe and reports the rest', async () => {
      put('Cargo.toml', '[package]\nname = "k"\nedition = "2024"\n');
      put('src/lib.rs', `${UNNAMED}pub mod m;\n${ONE}pub fn host(p: *mut u32) { fill(p) }\n`);
      put('src/m.rs', ONE);
      chmodSync(join(folder, 'src/m.rs'), 0o600);
      const { code, out, err } = await check(['.', '--fix', '--format', 'short']);
      assert.equal(text('src/m.rs'), `#[unsafe(export_name = "m_fill")]\n${ONE}`);
      assert.match(text('src/lib.rs'), /#\[unsafe\(no_mangle\)\]\npub extern/);
      assert.equal(statSync(join(folder, 'src/m.rs')).mode & 0o777, 0o600);
      assert.equal(code, EXIT.findings);
      assert.match(out, /^src\/lib\.rs:\d+:\d+: error: .*\[gpu-kernel-call\]\n$/);
      assert.match(err, /applied 2 fixes in 2 files/);
      assert.deepEqual(readdirSync(join(folder, 'src')).sort(), ['lib.rs', 'm.rs']);
    });

    it('--dry-run prints a diff that `patch` takes, and writes nothing', async () => {
      put('a.rs', UNNAMED + ONE);
      const { code, out, err } = await check(['a.rs', '--fix', '--dry-run']);
      assert.equal(text('a.rs'), UNNAMED + ONE);
      assert.equal(code, EXIT.done);
      assert.match(err, /would apply 1 fix in 1 file/);
      assert.match(out, /^--- a\/a\.rs\n\+\+\+ b\/a\.rs\n@@ /);
      const fixed = applyPatch(UNNAMED + ONE, out);
      await check(['a.rs', '--fix']);
      assert.equal(fixed, text('a.rs'));
    });

    it('writes all files or none', async () => {
      put('Cargo.toml', '[package]\nname = "k"\nedition = "2024"\n');
      put('src/lib.rs', `${UNNAMED}pub mod m;\n${ONE}`);
      put('src/m.rs', ONE);
      chmodSync(join(folder, 'src/m.rs'), 0o444);
      const { code, err } = await check(['.', '--fix']);
      assert.equal(code, EXIT.input);
      assert.match(err, /no file was changed: `src\/m\.rs`: the file is read-only/);
      assert.equal(text('src/lib.rs'), `${UNNAMED}pub mod m;\n${ONE}`);
      assert.deepEqual(readdirSync(join(folder, 'src')).sort(), ['lib.rs', 'm.rs']);
    });

    it('keeps line ends and a byte order mark', async () => {
      put('a.rs', `\ufeff${(UNNAMED + ONE).replaceAll('\n', '\r\n')}`);
      await check(['a.rs', '--fix']);
      assert.ok(text('a.rs').startsWith('\ufeff#![no_std]\r\n'));
      assert.doesNotMatch(text('a.rs'), /[^\r]\n/);
      assert.match(text('a.rs'), /no_mangle/);
    });

    it('refuses what it does not go with', async () => {
      for (const args of [
        ['--dry-run', 'a.rs'],
        ['--fix', '-'],
        ['--fix', '--watch', 'a.rs'],
      ])
        assert.equal((await check(args)).code, EXIT.input);
    });
  });

  it('shows characters that steer terminals by their numbers, in every format', async () => {
    const odd = '\u001b[31m\u009b\u202e\u2066\u0085';
    put(
      'a.rs',
      `${UNSAFE_HEAD}pub extern "gpu-kernel" fn k(s: &str /* ${odd} */) -> u32 /* ${odd} */ { 1 }\n`,
    );
    put(`b${odd}.rs`, CALLED);
    for (const format of ['human', 'short', 'json', 'sarif', 'github']) {
      const { out, err } = await check(['.', '--format', format]);
      assert.doesNotMatch(out + err, /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/u, format);
      assert.match(out, /1b/i, format);
      if (format === 'json' || format === 'sarif') JSON.parse(out);
    }
  });

  it('names files that are no UTF-8, with the place', async () => {
    put('good.rs', KERNEL);
    writeFileSync(join(folder, 'bad.rs'), Buffer.from('// a\n// \u00e9\xff\n', 'latin1'));
    const { code, out, err } = await check(['.', '--format', 'json']);
    assert.equal(code, EXIT.input);
    assert.match(err, /^bad\.rs:2:4: error: stream did not contain valid UTF-8 \[unreadable\]\n/m);
    const { unread } = JSON.parse(out) as { unread: { file: string }[] };
    assert.deepEqual(
      unread.map(({ file }) => file),
      ['bad.rs'],
    );
  });

  it('offers no fix that brings another finding', async () => {
    put(
      'a.rs',
      `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as wg;
#[no_mangle] pub unsafe extern "gpu-kernel" fn k(o: *mut u64) { let p = wg::<u32>(); *(p.add(1) as *mut u64) = 1; *o = 2 }
#[no_mangle] pub unsafe extern "gpu-kernel" fn l(o: *mut u64) { let p = wg::<u32>(); *(p.add(2) as *mut u64) = 1; *o = 2 }
`,
    );
    const { out } = await check(['a.rs', '--format', 'json']);
    const { diagnostics } = JSON.parse(out) as { diagnostics: { fixes: unknown[] }[] };
    assert.deepEqual(
      diagnostics.map(({ fixes }) => fixes.length),
      [0, 1],
    );
  });

  it('takes standard input for the file of that name, in its crate', async () => {
    put('Cargo.toml', '[package]\nname = "k"\nedition = "2021"\n');
    put('src/lib.rs', '#![no_std]\n#![feature(abi_gpu_kernel)]\nmod a;\nmod b;\n');
    const called = CALLED.split('\n').slice(2).join('\n');
    put('src/a.rs', called);
    put('src/b.rs', '');
    const args = ['-', '--stdin-filename', 'src/b.rs', '--format', 'short'];
    const { out } = await check(args, { stdin: 'pub fn x(p: *mut u32) { crate::a::fill(p) }\n' });
    assert.match(out, /^src\/b\.rs:1:\d+: error: [^\n]*\n$/);
    const plain = await check(['-', '--format', 'short'], { stdin: CALLED });
    assert.match(plain.out, /^<stdin>:7:28: error: /);
    assert.equal((await check(['--stdin-filename', 'x.rs', 'src/lib.rs'])).code, EXIT.input);
  });

  it('--watch notices changes, new modules and settings, clears a terminal and ends with 130', async () => {
    put('lib.rs', '#![no_std]\n#![feature(abi_gpu_kernel)]\nmod inner;\n');
    const seen: string[] = [];
    const wait = (done: () => boolean): Promise<void> => until(done, () => seen.join('|'));
    const { code } = await check(['.', '--watch', '--format', 'short'], {
      outIsTerminal: true,
      out: (text) => void seen.push(text),
      async interrupted() {
        put('inner.rs', CALLED.split('\n').slice(2).join('\n'));
        await wait(() => seen.at(-1)!.includes('inner.rs:5:28: error'));
        put('inner.rs', KERNEL.split('\n').slice(2).join('\n'));
        await wait(() => seen.at(-1) === '');
      },
    });
    assert.equal(code, EXIT.interrupted);
    const clears = seen.filter((text) => text === '\u001b[2J\u001b[3J\u001b[H');
    assert.equal(clears.length, 3);
  });
});
