/** `warplens explain` and the search for rule names. */
import assert from 'node:assert/strict';
import { nearest } from '../../src/base/index.ts';
import { type Io, runCli } from '../../src/cli/index.ts';
import { findRule, RULES } from '../../src/rules/index.ts';
import { engine } from './check.ts';

async function cli(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const io: Io = {
    cwd: '/src',
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
    createEngine: () => engine,
    startServer: async () => undefined,
    interrupted: async () => undefined,
  };
  const code = await runCli(args, io);
  return { code, out, err };
}

describe('rules: explain', () => {
  it('prints the page of a rule', async () => {
    const { code, out } = await cli('explain', 'gpu-kernel-call');
    assert.equal(code, 0);
    assert.match(out, /^# gpu-kernel-call\n/);
    assert.match(out, /## What to do/);
  });

  it('takes either dash for names that rustc has', async () => {
    const { code, out } = await cli('explain', 'improper-gpu-kernel-arg');
    assert.equal(code, 0);
    assert.match(out, /^# improper_gpu_kernel_arg\n/);
  });

  it('lists all rules', async () => {
    const { out } = await cli('explain');
    for (const rule of RULES) assert.ok(out.includes(rule.name), rule.name);
  });

  it('exits with 2 for a name that no rule has', async () => {
    const { code, out, err } = await cli('explain', 'gpu-kernel-cal');
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.equal(err, "no rule is called 'gpu-kernel-cal'; did you mean 'gpu-kernel-call'?\n");
  });

  it('finds names that are close and none that are not', () => {
    const names = RULES.map((rule) => rule.name);
    assert.equal(nearest('gpu_kernel_return', names), 'gpu-kernel-return');
    assert.equal(nearest('no-unused-vars', names), undefined);
    assert.equal(findRule(RULES, 'nonsense'), undefined);
  });
});
