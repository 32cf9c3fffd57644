/** `docs/reference/mlir-operations.md` is the table of operations; `UPDATE=1` rewrites it. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { knownOps } from '../../src/mlir/index.ts';
import { repoPath } from '../kit/index.ts';

const PATH = 'docs/reference/mlir-operations.md';

function page(): string {
  const byDialect = new Map<string, { name: string; inKernels: boolean }[]>();
  for (const op of knownOps()) {
    const dialect = op.name.slice(0, op.name.indexOf('.'));
    byDialect.set(dialect, [...(byDialect.get(dialect) ?? []), op]);
  }
  const names = (ops: readonly { name: string }[]): string =>
    ops
      .map(({ name }) => `\`${name}\``)
      .sort()
      .join(', ');
  const rows = [...byDialect]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dialect, ops]) => {
      const around = ops.filter((op) => !op.inKernels);
      return `| \`${dialect}\` | ${names(ops.filter((op) => op.inKernels))} | ${names(around)} |`;
    });
  return [
    '# Operations of MLIR',
    '',
    'Made from the table in `server/src/mlir/ops`; see [MLIR](../mlir.md).',
    'Operations of the last column are read, but mean nothing inside a kernel.',
    '',
    '| dialect | in kernels | around kernels |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

describe('mlir: reference', () => {
  it(`${PATH} is up to date`, () => {
    const path = repoPath(PATH);
    if (process.env['UPDATE'] === '1') writeFileSync(path, page());
    assert.equal(readFileSync(path, 'utf8'), page(), 'run: UPDATE=1 npm test -- server/test/mlir');
  });
});
