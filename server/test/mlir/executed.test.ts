/**
 * Programs in the simulators against the same programs on the host, compiled by `mlir-opt`,
 * `mlir-translate` and `clang`: those of `test-fixtures/mlir/executed`, and random ones.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, readRepo, requireTool } from '../kit/index.ts';
import { asHostFunction, type HostTools, runOnHost } from './host-llvm.ts';
import { randomKernel, WORDS } from './random-programs.ts';
import { engineFor, i32, i64, launchOn } from './run.ts';

const TARGETS = ['ptx', 'amdgcn'] as const;
const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);

const single = (compute: (i: number) => number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, i) => compute(i));

/** Lines of a name and numbers. */
function table(text: string): Map<string, bigint[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [name, ...words] = line.split(' ');
        return [name!, words.map(BigInt)];
      }),
  );
}

describe('mlir: executed against the host', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'warplens-mlir-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const toolsFor = (context: Mocha.Context): HostTools => ({
    opt: requireTool(context, 'mlir-opt'),
    translate: requireTool(context, 'mlir-translate'),
    clang: requireTool(context, 'clang'),
  });

  it('programs over two matrices', function () {
    const tools = toolsFor(this);
    const programs = listFiles('test-fixtures/mlir/executed').map((path) => ({
      name: path.slice(path.lastIndexOf('/') + 1, -'.mlir'.length),
      text: readRepo(path),
    }));
    const params = 'float *, float *, int64_t, int64_t, int64_t, int64_t, int64_t';
    const calls = programs.map(
      ({ name }) => `
  for (int i = 0; i < 64; i++) { a[i] = i * 0.375f - 5; b[i] = i; }
  k_${name}(a, a, 0, 8, 8, 8, 1, b, b, 0, 8, 8, 8, 1);
  printf("${name}");
  for (int i = 0; i < 64; i++) { int32_t w; memcpy(&w, b + i, 4); printf(" %d", w); }
  puts("");`,
    );
    const main = `${programs.map(({ name }) => `void k_${name}(${params}, ${params});`).join('\n')}
int main() { float a[64], b[64];${calls.join('')} return 0; }`;
    const functions = programs.map(({ name, text }) => asHostFunction(text, `k_${name}`));
    const wanted = table(runOnHost(tools, folder, functions.join('\n'), main));
    assert.ok(wanted.size >= 7);
    for (const { name, text } of programs) {
      for (const target of TARGETS) {
        const [, out] = launchOn(target, engineFor(text), {
          kernel: 'k',
          grid: [1],
          block: [1],
          args: [
            { array: single((i) => i * 0.375 - 5, 64), shape: [8, 8] },
            { array: single((i) => i, 64), shape: [8, 8] },
          ],
        });
        assert.deepEqual(i32(out!).map(BigInt), wanted.get(name), `${name} on ${target}`);
      }
    }
  });

  it('random programs', function () {
    this.timeout(120_000);
    const tools = toolsFor(this);
    const calls = SEEDS.map(
      (seed) => `
  memset(out, 0, sizeof out);
  for (int i = 0; i < 6; i++) mem[i] = i * 0.75f - 1;
  k_${seed}(out, out, 0, ${WORDS}, 1, mem, mem, 0, 6, 1);
  printf("${seed}");
  for (int i = 0; i < ${WORDS}; i++) printf(" %lld", (long long)out[i]);
  puts("");`,
    );
    const params =
      'int64_t *, int64_t *, int64_t, int64_t, int64_t, float *, float *, int64_t, int64_t, int64_t';
    const main = `${SEEDS.map((seed) => `void k_${seed}(${params});`).join('\n')}
int main() { int64_t out[${WORDS}]; float mem[6];${calls.join('')} return 0; }`;
    const texts = new Map(SEEDS.map((seed) => [String(seed), randomKernel(seed)]));
    const functions = [...texts].map(([seed, text]) => asHostFunction(text, `k_${seed}`));
    const wanted = table(runOnHost(tools, folder, functions.join('\n'), main));
    for (const [seed, text] of texts) {
      for (const target of TARGETS) {
        const [out] = launchOn(target, engineFor(text), {
          kernel: 'k',
          grid: [1],
          block: [1],
          args: [
            { array: new BigInt64Array(WORDS), shape: [WORDS] },
            { array: single((i) => i * 0.75 - 1, 6), shape: [6] },
          ],
        });
        assert.deepEqual(i64(out!), wanted.get(seed), `seed ${seed} on ${target}\n${text}`);
      }
    }
  });
});
