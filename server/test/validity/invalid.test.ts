/**
 * Programs that rustc refuses are named with its code, at the line. Those that are not named yet
 * are in a list, which only gets shorter.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTool } from '../kit/index.ts';
import { repoPath } from '../kit/paths.ts';
import { type InvalidProgram, invalidPrograms } from './cases.ts';
import { refusalsOf } from './refused.ts';

const FOLDER = repoPath('test-fixtures', 'validity');
const MISSED = new Set(
  readFileSync(join(FOLDER, 'missed.list'), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
);

function isNamed(one: InvalidProgram): boolean {
  return refusalsOf(one.text).some(
    ({ line, message }) => line === one.line && (one.code === '-' || message.includes(one.code)),
  );
}

describe('invalid programs', () => {
  const all = invalidPrograms(FOLDER);
  for (const one of all) {
    it(`${one.file}: ${one.name}`, () => {
      if (MISSED.has(one.name))
        assert.ok(!isNamed(one), `${one.name} is named now: take it from missed.list`);
      else
        assert.ok(
          isNamed(one),
          `${one.code} in line ${one.line} expected; ${JSON.stringify(refusalsOf(one.text))}`,
        );
    });
  }
});

describe('valid programs near the invalid ones', () => {
  const folder = join(FOLDER, 'valid');
  for (const file of readdirSync(folder)) {
    it(file, () => {
      assert.deepEqual(refusalsOf(readFileSync(join(folder, file), 'utf8')), []);
    });
    it(`${file}: rustc takes it`, function () {
      const rustc = requireTool(this, 'rustc-nightly');
      const text = readFileSync(join(folder, file), 'utf8')
        .replaceAll('extern "gpu-kernel"', 'extern "C"')
        .replace('#![feature(abi_gpu_kernel)]', '');
      const args = ['--edition=2024', '--crate-type=lib', '--emit=metadata', '-o', '-', '-'];
      const { status, stderr } = spawnSync(rustc, args, { input: text, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    });
  }
});

describe('programs with macros and traits that are not there', () => {
  const folder = join(FOLDER, 'unsure');
  for (const file of readdirSync(folder)) {
    it(file, () => {
      const refused = refusalsOf(readFileSync(join(folder, file), 'utf8'));
      assert.deepEqual(
        refused.filter(({ message }) => message.startsWith('rustc refuses')),
        [],
      );
    });
  }
});
