/**
 * The IR's objects as the JavaScript engine sees them: functions have one hidden class, and no list counts as one with holes, also
 * when the compiler's own code is hot. One that does spreads to all others, and translated code is thrown away in storms.
 */
import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { cloneFunc, type Func, type Module } from '../../src/mir/index.ts';
import { optimize } from '../../src/passes/index.ts';
import { readRepo } from '../kit/index.ts';
import { loadProgram } from '../lower/program.ts';

setFlagsFromString('--allow-natives-syntax');
const mayHaveHoles: (list: readonly unknown[]) => boolean = runInThisContext(
  '(list) => %HasHoleyElements(list)',
);
const sameClass: (a: object, b: object) => boolean = runInThisContext(
  '(a, b) => %HaveSameMap(a, b)',
);
// They are translated at their first call.
mayHaveHoles([]);
sameClass([], []);
setFlagsFromString('--no-allow-natives-syntax');

/** So many compilations that V8 has translated what is hot. */
const ROUNDS = 20;

const KERNELS = ['gemm_tiled', 'bitonic_sort', 'histogram'];

/** Names of the lists that may have holes. */
function suspects(fn: Func): string[] {
  const out: string[] = [];
  const look = (name: string, list: readonly unknown[] | undefined): void => {
    if (list !== undefined && mayHaveHoles(list)) out.push(name);
  };
  look('blocks', fn.blocks);
  for (const block of fn.blocks) {
    look('params of a block', block.params);
    look('insts', block.insts);
    for (const inst of block.insts) {
      look(`args of ${inst.op}`, inst.args);
      look(`results of ${inst.op}`, inst.results);
      look(`targets of ${inst.op}`, inst.targets);
      for (const edge of inst.targets ?? []) look(`args of an edge of ${inst.op}`, edge.args);
    }
  }
  return out;
}

function compiled(name: string): Module {
  const program = loadProgram(readRepo(`test-fixtures/kernels/${name}.rs`), { edition: 2024 });
  const { module } = lowerKernels(program.lowering, findKernels(program.program, program.crate));
  optimize(module, { level: 'O2', verify: false });
  return module;
}

describe('passes: packed lists', () => {
  it('stay packed in hot code', () => {
    const found = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of KERNELS)
        for (const fn of compiled(name).funcs.values()) for (const s of suspects(fn)) found.add(s);
    }
    assert.deepEqual([...found], []);
  }).timeout(60_000);

  it('functions and their copies have one hidden class', () => {
    const funcs = KERNELS.flatMap((name) => [...compiled(name).funcs.values()]);
    const [first] = funcs;
    for (const fn of funcs) {
      assert.ok(sameClass(first!, fn), fn.display);
      assert.ok(sameClass(first!, cloneFunc(cloneFunc(fn))), `a copy of ${fn.display}`);
    }
  });
});
