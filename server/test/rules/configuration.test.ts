/**
 * `warplens.toml` and the editor's `warplens.rules`: who has the last word, what is told, and the
 * schema for editors.
 */
import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import { parse } from 'smol-toml';
import { RULE_LEVELS, RULES, readRuleSettings } from '../../src/rules/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';

const PRELUDE = Object.fromEntries(
  listFiles('server/prelude').map((path) => [path.slice('server/prelude/'.length), readRepo(path)]),
);
const engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });
const ROOT = '/project/crate/src/lib.rs';
const CALLED = `#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle]
pub extern "gpu-kernel" fn fill(out: *mut u32) { unsafe { *out = 1 } }
pub fn host(p: *mut u32) { fill(p) }
`;
const DOUBLE = `#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle]
pub extern "gpu-kernel" fn fill(out: *mut f64) { unsafe { *out = 1.5 } }
`;

describe('rules: warplens.toml', () => {
  let given: string[] = [];
  const put = (path: string, text: string): void => {
    given.push(path);
    engine.setFile(path, text);
  };
  afterEach(() => {
    for (const path of given) engine.removeFile(path);
    given = [];
    engine.setRules({});
  });

  /** `severity[code] text at the place`. */
  const found = (): string[] =>
    engine.diagnostics(ROOT).map(({ code, severity, span }) => {
      const text = engine.text(engine.path(span.file))!;
      return `${severity}[${code}] ${text.slice(span.start, span.end)}`;
    });

  it('says the severity of a rule', () => {
    put(ROOT, CALLED);
    assert.deepEqual(found(), ['error[gpu-kernel-call] fill(p)']);
    for (const level of RULE_LEVELS) {
      put('/project/warplens.toml', `[rules]\ngpu-kernel-call = "${level}"\n`);
      const severity = level === 'on' ? 'error' : level;
      assert.deepEqual(found(), level === 'off' ? [] : [`${severity}[gpu-kernel-call] fill(p)`]);
    }
  });

  it('names the GPU of previews, for the target that has it', () => {
    put(ROOT, CALLED);
    put('/project/warplens.toml', '[preview]\ncpu = "sm_90"\n');
    assert.deepEqual(found(), ['error[gpu-kernel-call] fill(p)']);
    assert.match(engine.emit(ROOT, 'ptx').text, /^\.target sm_90$/m);
    assert.equal(engine.emit(ROOT, 'ptx', { cpu: 'sm_80' }).cpu, 'sm_80');
    assert.equal(engine.emit(ROOT, 'amdgcn').cpu, 'gfx90a');
    assert.deepEqual(
      [engine.cpuOf(ROOT, 'ptx'), engine.cpuOf(ROOT, 'amdgcn')],
      ['sm_90', 'gfx90a'],
    );
    put('/project/warplens.toml', '[preview]\ncpu = "sm_9"\ncolour = 1\n');
    assert.equal(engine.emit(ROOT, 'ptx').cpu, 'sm_70');
    assert.deepEqual(found(), [
      'error[gpu-kernel-call] fill(p)',
      'error[configuration-invalid] cpu',
      'error[configuration-invalid] colour',
    ]);
  });

  it('wakes rules that are off unless configured', () => {
    put(ROOT, DOUBLE);
    assert.deepEqual(found(), []);
    put('/project/crate/warplens.toml', 'rules.float64-literal = "on"\n');
    assert.deepEqual(found(), ['hint[float64-literal] 1.5']);
  });

  it('the nearest file counts, the editor has the last word, and a comment the very last', () => {
    put(ROOT, CALLED);
    put('/project/warplens.toml', '[rules]\ngpu-kernel-call = "info"\n');
    put('/project/crate/warplens.toml', '[rules]\ngpu-kernel-call = "hint"\n');
    assert.deepEqual(found(), ['hint[gpu-kernel-call] fill(p)']);
    engine.setRules({ 'gpu-kernel-call': 'warning' });
    assert.deepEqual(found(), ['warning[gpu-kernel-call] fill(p)']);
    put(ROOT, CALLED.replace('fill(p) }', 'fill(p) } // warplens: allow(gpu-kernel-call)'));
    assert.deepEqual(found(), []);
  });

  const wrong: readonly [string, readonly string[]][] = [
    ['[rules]\nno-such = "off"\n', ['warning[unknown-rule] no-such']],
    ['[rules]\n"no such" = "off"\n', ['warning[unknown-rule] no such']],
    ['[rules]\nredundant-barrier = "loud" # no\n', ['error[configuration-invalid] "loud"']],
    ['[rules]\nredundant-barrier = 3\n', ['error[configuration-invalid] 3']],
    ['rules = { redundant-barrier = true }\n', ['error[configuration-invalid] true']],
    ['rules = 1\n', ['error[configuration-invalid] rules']],
    ['[other]\nx = 1\n', ['error[configuration-invalid] other']],
    ['[rules\n', ['error[configuration-invalid] ']],
    ['', []],
  ];
  for (const [text, expected] of wrong) {
    it(`${JSON.stringify(text)} gives ${expected.length} findings, in a crate without kernels too`, () => {
      put(ROOT, '#![no_std]\n');
      put('/project/warplens.toml', text);
      assert.deepEqual(found(), expected);
    });
  }

  it('what is wrong does not hide the rest', () => {
    put(ROOT, CALLED);
    put('/project/warplens.toml', '[rules]\ngpu-kernel-call = "hint"\nno-such = "off"\nrest = 1\n');
    assert.equal(found()[0], 'hint[gpu-kernel-call] fill(p)');
    assert.equal(found().length, 4);
  });

  it('the same names and levels hold in an editor', () => {
    const names = RULES.map(({ name }) => name);
    const given = { 'gpu-kernel-call': 'hint', 'gpu-kernel-cal': 'off', 'workgroup-race': 'loud' };
    const { levels, problems } = readRuleSettings(given, names);
    assert.deepEqual(levels, { 'gpu-kernel-call': 'hint' });
    assert.deepEqual(problems, [
      "no rule is called 'gpu-kernel-cal'; did you mean 'gpu-kernel-call'?",
      "workgroup-race: 'loud' is no level; there are 'error', 'warning', 'info', 'hint', 'on', 'off'",
    ]);
    assert.deepEqual(readRuleSettings(null, names), { levels: {}, problems: [] });
  });

  it('the schema for editors agrees', () => {
    const validate = new Ajv().compile(JSON.parse(readRepo('schemas/warplens.schema.json')));
    const page = readRepo('docs/reference/warplens-toml.md');
    const example = /```toml\n(\[rules\][\s\S]*?)```/.exec(page)![1]!;
    assert.ok(validate(parse(example)), JSON.stringify(validate.errors));
    put(ROOT, '#![no_std]\n');
    put('/project/warplens.toml', example);
    assert.deepEqual(found(), []);
    for (const [text, expected] of wrong) {
      if (text === '[rules\n') continue;
      assert.equal(validate(parse(text)), expected.length === 0, text);
    }
  });
});
