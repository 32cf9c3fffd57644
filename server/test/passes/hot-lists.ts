/**
 * Started by packed-lists.test.ts with `--allow-natives-syntax`, in a process of its own, because
 * lists that other tests have made would spread their kind. Compiles until the compiler is hot and
 * prints what it has found, as JSON.
 */
import { runInThisContext } from 'node:vm';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { cloneFunc, type Func, type Module } from '../../src/mir/index.ts';
import { optimize } from '../../src/passes/index.ts';
import { readRepo } from '../kit/index.ts';
import { loadProgram } from '../lower/program.ts';

export interface HotLists {
  /** The lists that may have holes. */
  readonly holey: readonly string[];
  /** Functions with another hidden class than the first one. */
  readonly strangers: readonly string[];
}

const mayHaveHoles: (list: readonly unknown[]) => boolean = runInThisContext(
  '(list) => %HasHoleyElements(list)',
);
const sameClass: (a: object, b: object) => boolean = runInThisContext(
  '(a, b) => %HaveSameMap(a, b)',
);

/** So many compilations that V8 has translated what is hot. */
const ROUNDS = 20;

const KERNELS = ['gemm_tiled', 'bitonic_sort', 'histogram'];

const holey = new Set<string>();
const strangers = new Set<string>();

function look(fn: Func): void {
  const list = (name: string, items: readonly unknown[] | undefined): void => {
    if (items !== undefined && mayHaveHoles(items)) holey.add(name);
  };
  list('blocks', fn.blocks);
  for (const block of fn.blocks) {
    list('params of a block', block.params);
    list('insts', block.insts);
    for (const inst of block.insts) {
      list(`args of ${inst.op}`, inst.args);
      list(`results of ${inst.op}`, inst.results);
      list(`targets of ${inst.op}`, inst.targets);
      for (const edge of inst.targets ?? []) list(`args of an edge of ${inst.op}`, edge.args);
    }
  }
}

function compiled(name: string): Module {
  const program = loadProgram(readRepo(`test-fixtures/kernels/${name}.rs`), { edition: 2024 });
  const { module } = lowerKernels(program.lowering, findKernels(program.program, program.crate));
  optimize(module, { level: 'O2', verify: false });
  return module;
}

let first: Func | undefined;
for (let round = 0; round < ROUNDS; round++) {
  for (const name of KERNELS) {
    for (const fn of compiled(name).funcs.values()) {
      look(fn);
      first ??= fn;
      if (!sameClass(first, fn)) strangers.add(fn.display);
      if (!sameClass(first, cloneFunc(cloneFunc(fn)))) strangers.add(`a copy of ${fn.display}`);
    }
  }
}
const found: HotLists = { holey: [...holey], strangers: [...strangers] };
console.log(JSON.stringify(found));
