/**
 * What `check` says of kernels that it could not analyse: each is named with the reason, in every
 * format.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { EXIT, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
const kernel = (name: string, body: string, generics = ''): string =>
  `#[no_mangle]\npub unsafe extern "gpu-kernel" fn ${name}${generics}(p: *mut u64) { ${body} }\n`;

/** Text, and what the summary says; the first reason stands in the line behind it. */
const CASES: readonly (readonly [string, string, RegExp, RegExp])[] = [
  [
    'a method',
    kernel('k', '*p = 1u64.nothing();'),
    /1 of 1 kernel /,
    /:4:\d+: .*kernel `k`.*method `nothing`/,
  ],
  ['a function', kernel('k', '*p = nothing();'), /1 of 1 kernel /, /:4:.*name `nothing`/],
  ['a macro', kernel('k', 'nothing!(1);'), /1 of 1 kernel /, /macro `nothing!`/],
  ['a type', kernel('k', 'let x: Nothing = 1;'), /1 of 1 kernel /, /type `Nothing`/],
  [
    'a constant that cannot be evaluated',
    kernel('k', '*p = const { 1 / (1 - 1) };'),
    /1 of 1 kernel /,
    /constant/,
  ],
  [
    'a macro without end',
    `macro_rules! a { ($($t:tt)*) => { a!($($t)* x) } }\n${kernel('k', '*p = a!();')}`,
    /1 of 1 kernel /,
    /recursion limit reached while expanding `a!`/,
  ],
  [
    'one of several',
    `${kernel('one', '*p = 1;')}${kernel('two', '*p = 1u64.nothing();')}`,
    /1 of 2 kernels /,
    /`two`/,
  ],
  [
    'a module without a file',
    `mod nothing;\n${kernel('k', '*p = 1;')}`,
    /1 item was not found/,
    /file of module `nothing`/,
  ],
  [
    'a generic kernel without instances',
    kernel('k', '', '<T>'),
    /1 of 1 kernel is out of reach/,
    /generic/,
  ],
];

interface Report {
  readonly coverage: Readonly<Record<string, number>>;
  readonly notAnalysed: readonly { readonly kernel: string }[];
  readonly missing: readonly unknown[];
}

describe('check: what was not analysed', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-coverage-'))));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const check = (text: string, ...options: readonly string[]) => warplens('check', text, options);

  const warplens = async (command: string, text: string, options: readonly string[] = []) => {
    writeFileSync(join(folder, 'k.rs'), `${HEAD}${text}`);
    let out = '';
    let err = '';
    const code = await runCli([command, 'k.rs', ...options], {
      cwd: folder,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (said) => {
        out += said;
      },
      err: (said) => {
        err += said;
      },
      readStdin: async () => '',
      createEngine: () =>
        createEngine({ ...machine, env: () => undefined, prelude: preludeTexts() }),
      startServer: async () => undefined,
      interrupted: async () => undefined,
    });
    return { code, out, err };
  };

  for (const [name, text, summary, reason] of CASES) {
    it(name, async () => {
      const { err, out } = await check(text);
      assert.doesNotMatch(out, /not-analysed/);
      const [first, second] = err.split('\n');
      assert.match(first!, /^(?:no findings|1 warning); .*:$/);
      assert.match(first!, summary);
      assert.match(second!, reason);
      const { err: short } = await check(text, '--format', 'short');
      assert.match(short, /^note: /);
      assert.match(short, reason);
    });
  }

  it('kernels that a `cfg` leaves out for one target', async () => {
    const amd = (name: string): string =>
      `#[cfg(target_arch = "amdgpu")]\n${kernel(name, '*p = 1;')}`;
    const left = await warplens('ptx', amd('one'));
    assert.deepEqual(
      [left.code, left.out, left.err],
      [EXIT.input, '', 'k.rs:1:1: a `cfg` leaves the kernels (one) out for PTX\n'],
    );
    const both = `${amd('one')}${kernel('two', '*p = 2;')}`;
    assert.match((await warplens('kernels', both)).out, /^ *one .*\n *two /);
    const { err } = await warplens('ptx', both, ['--kernel', 'one']);
    assert.equal(err, "k.rs:1:1: a `cfg` leaves kernel 'one' out for PTX\n");
    assert.match((await warplens('amdgcn', both)).out, /amdhsa_kernel one/);
  });

  it('a kernel that is analysed is no note', async () => {
    const { code, err } = await check(kernel('k', '*p = 1;'), '--fail-on-not-analysed');
    assert.deepEqual([code, err], [EXIT.done, 'no findings\n']);
  });

  it('the exit code depends on it when that is requested', async () => {
    const text = kernel('k', '*p = nothing();');
    assert.equal((await check(text)).code, EXIT.done);
    assert.equal((await check(text, '--fail-on-not-analysed')).code, EXIT.input);
  });

  it('is in JSON as its schema says, in SARIF as notifications, in GitHub as notices', async () => {
    const text = `${kernel('one', '*p = 1;')}${kernel('two', '*p = nothing();')}${kernel('three', '', '<T>')}mod none;\n`;
    const validate = new Ajv({ allErrors: true, formats: { uri: true } }).compile(
      JSON.parse(readRepo('schemas/check.schema.json')),
    );
    const { out: json } = await check(text, '--format', 'json');
    assert.ok(validate(JSON.parse(json)), JSON.stringify(validate.errors));
    const report: Report = JSON.parse(json);
    assert.equal(report.coverage.kernels, 3);
    assert.equal(report.coverage.analysed, 1);
    assert.equal(report.coverage.outOfReach, 1);
    assert.deepEqual(
      report.notAnalysed.map(({ kernel: name }) => name),
      ['two', 'three'],
    );
    assert.equal(report.missing.length, 1);
    const log: Log = JSON.parse((await check(text, '--format', 'sarif')).out);
    const notes = log.runs[0]!.invocations![0]!.toolExecutionNotifications!;
    assert.deepEqual(
      notes.map((note) => [note.descriptor!.id, note.level]),
      [1, 2, 3].map(() => ['not-analysed', 'warning']),
    );
    assert.match(notes[0]!.message.text!, /kernel `two`/);
    const { out } = await check(text, '--format', 'github');
    assert.match(out, /^::notice file=k\.rs,line=6,.*title=not-analysed::kernel `two`/m);
  });
});
