/**
 * One way to JSON for every command, each by its schema; baselines, statistics, and the forms that
 * services and cargo's tools read.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { showsLinks } from '../../src/cli/hyperlinks.ts';
import { type Io, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const RACE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
static mut TILE: [f32; 64] = [0.0; 64];
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn first(out: *mut f32) -> u32 {
    unsafe { *out = 1.0 };
    1
}
pub unsafe extern "gpu-kernel" fn second(out: *mut f32) {
    unsafe { *out = 1.0 };
}
`;

describe('cli: forms of output', function () {
  this.timeout(60_000);
  let folder: string;
  beforeEach(() => {
    folder = slashes(mkdtempSync(join(tmpdir(), 'warplens-forms-')));
    mkdirSync(join(folder, 'app/src'), { recursive: true });
    put(
      'app/Cargo.toml',
      '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n[profile.careful]\ninherits = "release"\noverflow-checks = true\n',
    );
    put('app/src/lib.rs', RACE);
    put('saxpy.rs', readRepo('test-fixtures/kernels/saxpy.rs'));
    put('k.ptx', '.version 7.0\n.target sm_80\n.address_size 64\n');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const warplens = async (args: readonly string[], more: Partial<Io> = {}) => {
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
      readStdin: async () => '',
      createEngine: () => createEngine({ ...machine, prelude: preludeTexts() }),
      startServer: async () => undefined,
      interrupted: async () => undefined,
      ...more,
    };
    const code = await runCli(args, io);
    return { code, out, err };
  };

  it('every command prints JSON by its schema', async () => {
    const ajv = new Ajv({ strict: false });
    // biome-ignore lint/suspicious/noExplicitAny: the package's types are those of its CommonJS form
    (addFormats as any)(ajv);
    for (const path of listFiles('schemas', ['.json'])) ajv.addSchema(JSON.parse(readRepo(path)));
    const url = 'https://github.com/warplens/warplens/raw/main/schemas/';
    const rows: readonly (readonly [args: string, schema: string])[] = [
      ['ptx saxpy.rs', 'emit'],
      ['amdgcn saxpy.rs --cpu gfx90a', 'emit'],
      ['llvm saxpy.rs --cpu sm_80', 'emit'],
      ['abi saxpy.rs', 'abi'],
      ['check app', 'check'],
      ['check app --statistics', 'statistics'],
      ['fmt k.ptx', 'fmt'],
      ['run saxpy.rs', 'run'],
      ['kernels app', 'kernels'],
      ['explain', 'explain'],
      ['explain workgroup-race', 'explain'],
      ['gpus', 'gpus'],
      ['gpus sm_90', 'gpus'],
      ['doctor', 'doctor'],
    ];
    for (const [line, schema] of rows) {
      for (const form of [['--format', 'json'], ['--json'], ['--emit=json']]) {
        if (form.length === 1 && /^(?:doctor|run)/.test(line)) continue;
        const { out, err } = await warplens([...line.split(' '), ...form]);
        assert.ok(out.startsWith('{'), `${line}: ${err}`);
        const isRight = ajv.validate(`${url}${schema}.schema.json`, JSON.parse(out));
        assert.ok(isRight, `${line}: ${ajv.errorsText()}`);
      }
    }
  });

  it('check without a path is the package around, and writes to a file', async () => {
    const inside = await warplens(['check', '--format', 'short'], { cwd: `${folder}/app/src` });
    assert.match(inside.out, /lib\.rs:\d+:\d+: error/);
    const whole = await warplens(['check', 'app', '--format', 'json', '--output-file', 'r.json']);
    assert.deepEqual([whole.code, whole.out], [1, '']);
    assert.ok(JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')).summary.error > 0);
    const refused = await warplens(['check', 'app/src/lib.rs', '-o', 'app/src/lib.rs']);
    assert.match(refused.err, /the input file .* would be overwritten/);
    assert.equal(readFileSync(join(folder, 'app/src/lib.rs'), 'utf8'), RACE);
  });

  it('select, ignore, exit-zero, quiet and statistics do what they say', async () => {
    const codes = async (...args: string[]): Promise<string[]> => {
      const { out } = await warplens(['check', 'app', '--format', 'json', ...args]);
      return JSON.parse(out).diagnostics.map(({ code }: { code: string }) => code);
    };
    const all = await codes();
    assert.ok(all.length >= 2, all.join());
    const [one] = all;
    assert.ok((await codes('--select', one!)).every((code) => code === one));
    assert.ok(!(await codes('--ignore', one!)).includes(one!));
    const { code, err } = await warplens(['check', 'app', '--exit-zero', '--quiet']);
    assert.deepEqual([code, err], [0, '']);
    const counted = await warplens(['check', 'app', '--statistics']);
    assert.match(counted.out, new RegExp(`^ +1  ${one} `, 'm'));
  });

  it('a baseline hides what it has, also on moved lines and in moved files', async () => {
    const made = await warplens(['baseline', 'app']);
    assert.equal(made.code, 0);
    assert.match(made.err, /^\d+ findings in warplens-baseline\.jsonl\n$/);
    const text = readFileSync(join(folder, 'warplens-baseline.jsonl'), 'utf8');
    assert.deepEqual(text.split('\n').slice(1, -1), text.split('\n').slice(1, -1).sort());
    const schema = JSON.parse(readRepo('schemas/baseline.schema.json'));
    const validate = new Ajv({ strict: false }).compile(schema);
    for (const line of text.split('\n').slice(1, -1)) assert.ok(validate(JSON.parse(line)), line);
    const check = (...more: string[]) =>
      warplens(['check', 'app', '--baseline', 'warplens-baseline.jsonl', ...more]);
    assert.equal((await check()).code, 0);
    put('app/src/lib.rs', RACE.replace('use core', '// moved\n\n\nuse core'));
    assert.equal((await check()).code, 0);
    // A second one alike is new, and from another folder the paths are the same.
    const other =
      '#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn third() -> u32 {\n    1\n}\n';
    put('app/src/lib.rs', `${RACE}${other}`);
    const inside = await warplens(['check', '--baseline', '../warplens-baseline.jsonl'], {
      cwd: `${folder}/app`,
    });
    assert.equal(inside.code, 1);
    assert.match(inside.out, /fn third/);
    assert.doesNotMatch(inside.out, /fn first/);
    put('app/src/lib.rs', '#![no_std]\n#![feature(abi_gpu_kernel, stdarch_nvptx)]\nmod kernels;\n');
    put('app/src/kernels.rs', RACE.replace(/^#!.*\n/gm, ''));
    put('warplens-baseline.jsonl', text.replaceAll('app/src/lib.rs', 'app/src/gone.rs'));
    assert.equal((await check()).code, 0);
    put('app/src/kernels.rs', '');
    assert.match((await check()).err, /\d+ of its entries are gone/);
    put('warplens-baseline.jsonl', 'x');
    assert.match((await check()).err, /warplens-baseline\.jsonl: line 1: not a JSON object/);
  });

  it('GitLab and JUnit have one entry a finding', async () => {
    const { out } = await warplens(['check', 'app', '--format', 'json']);
    const { diagnostics } = JSON.parse(out);
    const gitlab = JSON.parse((await warplens(['check', 'app', '--format', 'gitlab'])).out);
    assert.equal(gitlab.length, diagnostics.length);
    const names = new Set(gitlab.map(({ fingerprint }: { fingerprint: string }) => fingerprint));
    assert.equal(names.size, gitlab.length);
    for (const { severity, location } of gitlab) {
      assert.match(severity, /^(?:info|minor|major|critical|blocker)$/);
      assert.equal(location.path, 'app/src/lib.rs');
      assert.ok(location.lines.begin >= 1);
    }
    const junit = (await warplens(['check', 'app', '--format', 'junit'])).out;
    assert.equal(junit.match(/<testcase /g)?.length, diagnostics.length);
    const clean = (await warplens(['check', 'saxpy.rs', '--format', 'junit'])).out;
    assert.match(clean, /tests="1" failures="0"/);
  });

  it('lines of JSON are those that cargo prints', async () => {
    const args = ['warplens', 'check', '--manifest-path', 'app/Cargo.toml'];
    const { out, code } = await warplens([...args, '--message-format=json']);
    assert.equal(code, 1);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(lines.at(-1), { reason: 'build-finished', success: true });
    assert.ok(lines.length >= 2);
    const source = Buffer.from(RACE);
    for (const { reason, package_id, manifest_path, target, message } of lines.slice(0, -1)) {
      assert.equal(reason, 'compiler-message');
      assert.equal(manifest_path, `${folder}/app/Cargo.toml`);
      assert.match(package_id, /^path\+file:\/\/.*\/app#0\.1\.0$/);
      assert.deepEqual(target.kind, ['lib']);
      assert.equal(target.src_path, `${folder}/app/src/lib.rs`);
      // What rust-analyzer deserializes: cargo_metadata's `Diagnostic`.
      for (const field of ['message', 'code', 'level', 'spans', 'children', 'rendered'])
        assert.ok(field in message, field);
      assert.match(message.level, /^(?:error|warning|note|help)$/);
      const [span] = message.spans;
      assert.equal(span.is_primary, true);
      const marked = source.subarray(span.byte_start, span.byte_end).toString();
      const shown = span.text.map(
        (line: { text: string; highlight_start: number; highlight_end: number }) =>
          line.text.slice(line.highlight_start - 1, line.highlight_end - 1),
      );
      assert.equal(shown.join('\n'), marked);
      // What reviewdog's errorformat for rustc reads.
      assert.match(
        message.rendered,
        /^(?:error|warning)\[[\w-]+\]: .*\n +--> app\/src\/lib\.rs:\d+:\d+/,
      );
    }
  });

  it('packages, profiles and all features are those of cargo', async () => {
    put('Cargo.toml', '[workspace]\nmembers = ["app", "other"]\n');
    cpSync(join(folder, 'app'), join(folder, 'other'), { recursive: true });
    put(
      'other/Cargo.toml',
      '[package]\nname = "other"\nversion = "0.1.0"\nedition = "2024"\n[features]\nextra = []\n',
    );
    put(
      'other/src/lib.rs',
      RACE.replace(
        'pub unsafe extern "gpu-kernel" fn first',
        '#[cfg(feature = "extra")]\npub unsafe extern "gpu-kernel" fn first',
      ),
    );
    const files = async (...args: string[]): Promise<string[]> => {
      const { out, err } = await warplens(['check', '--format', 'json', ...args]);
      assert.ok(out.startsWith('{'), err);
      const found: { file: string; message: string }[] = JSON.parse(out).diagnostics;
      return [...new Set(found.map(({ file }) => file))].sort();
    };
    assert.deepEqual(await files('-p', 'app'), ['app/src/lib.rs']);
    assert.deepEqual(await files('--workspace'), ['app/src/lib.rs', 'other/src/lib.rs']);
    assert.deepEqual(await files('--workspace', '--exclude', 'app'), ['other/src/lib.rs']);
    const count = async (...args: string[]): Promise<number> => {
      const { out } = await warplens(['check', '--format', 'json', '-p', 'other', ...args]);
      return JSON.parse(out).coverage.kernels;
    };
    assert.equal(await count('--all-features'), (await count()) + 1);
    const { err } = await warplens(['check', '-p', 'ap']);
    assert.match(err, /no package with crates for GPUs is called 'ap'; did you mean 'app'\?/);
  });

  it('targets are those of cargo, and what cargo users type besides is taken', async () => {
    const kernel = (arch: string, name: string): string =>
      `#[cfg(target_arch = "${arch}")]\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn ${name}(out: *mut f32) -> u32 { 1 }\n`;
    put('both.rs', `#![no_std]\n${kernel('amdgpu', 'on_amd')}${kernel('nvptx64', 'on_nvidia')}`);
    const found = async (...args: string[]): Promise<string[]> => {
      const { out } = await warplens(['check', 'both.rs', '--format', 'short', ...args]);
      return [...out.matchAll(/kernel '(\w+)'/g)].map(([, name]) => name!);
    };
    assert.deepEqual(await found(), ['on_amd', 'on_nvidia']);
    for (const target of ['amdgcn-amd-amdhsa', 'amdgcn'])
      assert.deepEqual(await found('--target', target), ['on_amd']);
    for (const target of ['nvptx64-nvidia-cuda', 'ptx'])
      assert.deepEqual(await found('--target', target), ['on_nvidia']);
    const { code, err } = await warplens(['check', 'both.rs', '--target', 'x86_64-linux']);
    assert.equal(code, 2);
    assert.match(err, /Allowed choices are nvptx64-nvidia-cuda, amdgcn-amd-amdhsa, ptx, amdgcn/);
    const typed = ['--locked', '--offline', '--frozen', '--all-targets', '--keep-going', '-r'];
    assert.deepEqual(await found(...typed), ['on_amd', 'on_nvidia']);
  });

  it('links lead to files and rules where the terminal shows them', async () => {
    const shows = (env: Record<string, string>): boolean => showsLinks(env);
    assert.ok(shows({ TERM_PROGRAM: 'WezTerm' }) && shows({ VTE_VERSION: '7200' }));
    assert.ok(!shows({}) && !shows({ TERM_PROGRAM: 'WezTerm', FORCE_HYPERLINK: '0' }));
    assert.ok(shows({ FORCE_HYPERLINK: '1' }) && !shows({ VTE_VERSION: '4800' }));
    const plain = (await warplens(['check', 'app'])).out;
    const linked = (await warplens(['check', 'app'], { showsLinks: true })).out;
    const esc = '\u001b';
    const pattern = new RegExp(`${esc}\\]8;;([^${esc}]*)${esc}\\\\`, 'g');
    const links = [...linked.matchAll(pattern)].map(([, url]) => url!);
    assert.ok(links.some((url) => url.startsWith('file:///') && url.endsWith('/app/src/lib.rs')));
    assert.ok(
      links.some((url) => /^https:.*kernel/.test(url)),
      links.join(),
    );
    assert.equal(linked.replace(pattern, ''), plain);
    const never = await warplens(['check', 'app', '--color', 'never'], { showsLinks: true });
    assert.equal(never.out, plain);
  });

  it('colours are forced, and taken away', async () => {
    const { colorsByEnvironment } = await import('../../src/cli/process-io.ts');
    assert.equal(colorsByEnvironment({ FORCE_COLOR: '1' }), true);
    assert.equal(colorsByEnvironment({ FORCE_COLOR: '0' }), false);
    assert.equal(colorsByEnvironment({ NO_COLOR: '1', FORCE_COLOR: '1' }), false);
    assert.equal(colorsByEnvironment({}), undefined);
    assert.ok((await warplens(['check', 'app', '--color', 'always'])).out.includes('\u001b['));
    const colors = { out: true, err: true };
    const never = await warplens(['check', 'app', '--color', 'never'], { colors });
    assert.ok(!never.out.includes('\u001b['));
  });
});
