/**
 * Texts that MLIR refuses, one fault each, and valid ones: the line that `// error` marks is where
 * `mlir-opt` and we report it.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readMlir } from '../../src/mlir/index.ts';
import { listFiles, readRepo, repoPath, requireTool } from '../kit/index.ts';
import { engineFor, PATH } from './run.ts';

const MARK = /\/\/ error$/;

interface Piece {
  /** The line of the file that it begins with, from 1. */
  readonly first: number;
  readonly text: string;
  /** The line of the file that is wrong. */
  readonly marked: number;
}

function pieces(path: string): Piece[] {
  const out: Piece[] = [];
  let lines: string[] = [];
  let first = 1;
  const close = (next: number): void => {
    const at = lines.findIndex((line) => MARK.test(line));
    out.push({ first, text: lines.join('\n'), marked: first + at });
    lines = [];
    first = next;
  };
  const all = readRepo(path).trimEnd().split('\n');
  all.forEach((line, i) => {
    if (line === '// -----') close(i + 2);
    else lines.push(line);
  });
  close(0);
  return out;
}

const PATHS = listFiles('test-fixtures/mlir/invalid');

describe('mlir: invalid texts', () => {
  it('are at least 150', () => {
    assert.ok(PATHS.flatMap(pieces).length >= 150);
  });

  for (const path of PATHS) {
    it(`${path}: each is reported at its line`, () => {
      const missed = pieces(path).filter(({ text, first, marked }) => {
        const lines = readMlir(text).problems.map(
          ({ start }) => first + text.slice(0, start).split('\n').length - 1,
        );
        return !lines.includes(marked);
      });
      assert.deepEqual(
        missed.map(({ marked, text }) => `${marked}: ${text}`),
        [],
      );
    });

    it(`${path}: mlir-opt reports the same lines`, function () {
      const opt = requireTool(this, 'mlir-opt');
      const { stderr } = spawnSync(opt, [repoPath(path), '--split-input-file'], {
        encoding: 'utf8',
      });
      const theirs = new Set(
        [...stderr.matchAll(/:(\d+):\d+: error:/g)].map(([, line]) => Number(line)),
      );
      assert.deepEqual(
        pieces(path)
          .map(({ marked }) => marked)
          .filter((line) => !theirs.has(line)),
        [],
      );
    });
  }
});

const TARGETS = [
  ['ptx', 'sm_90'],
  ['amdgcn', 'gfx942'],
] as const;

describe('mlir: valid texts', () => {
  const paths = listFiles('test-fixtures/mlir/valid');
  for (const path of paths) {
    it(`${path}: nothing is wrong`, () => {
      const text = readRepo(path);
      assert.deepEqual(
        readMlir(text).problems.map(
          ({ message, start }) => `${text.slice(0, start).split('\n').length}: ${message}`,
        ),
        [],
      );
    });

    it(`${path}: all kernels are compiled`, () => {
      const engine = engineFor(readRepo(path));
      for (const [target, cpu] of TARGETS) {
        // What only one machine has is in a file of its name.
        if (TARGETS.some(([other]) => other !== target && path.endsWith(`/${other}.mlir`)))
          continue;
        assert.deepEqual(
          engine.emit(PATH, target, { cpu }).problems.map(({ message }) => message),
          [],
        );
      }
    });

    it(`${path}: mlir-opt takes it, and its generic form is fine as well`, function () {
      const opt = requireTool(this, 'mlir-opt');
      for (const form of [[], ['--mlir-print-op-generic']]) {
        const out = execFileSync(opt, [repoPath(path), '--split-input-file', ...form], {
          encoding: 'utf8',
        });
        assert.deepEqual(
          readMlir(out).problems.map(
            ({ message, start }) => `${message}: ${out.slice(start).split('\n')[0]}`,
          ),
          [],
        );
      }
    });
  }
});
