/**
 * The kernel corpus, from source to assembly: every processor's assembler and linker take the text,
 * and the emulated results are those of the native build, with waits checked.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runAmdgcn } from '../../../src/emulate/index.ts';
import { findKernels, lowerKernels } from '../../../src/lower/index.ts';
import { type Module, printModule } from '../../../src/mir/index.ts';
import { optimize } from '../../../src/passes/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { findTool, listFiles, readRepo, requireTool, sampled } from '../../kit/index.ts';
import { loadProgram } from '../../lower/program.ts';
import { assemble, CPUS, checkTable } from './kit.ts';

function compile(path: string): Module {
  const program = loadProgram(readRepo(path), { edition: 2024, arch: 'amdgpu' });
  const { module, kernels } = lowerKernels(
    program.lowering,
    findKernels(program.program, program.crate),
  );
  optimize(module, { roots: kernels.map((kernel) => kernel.symbol) });
  return module;
}

/** The text; the back end must leave the module as it was. */
function emit(module: Module, cpu: string): string {
  const before = printModule(module);
  const { text, problems } = amdgcnTarget.emitModule(module, { cpu });
  assert.deepEqual(
    problems.map((p) => p.message),
    [],
  );
  assert.equal(printModule(module), before);
  checkTable(text, cpu);
  return text;
}

describe('AMDGCN: the kernel corpus', () => {
  const files = listFiles('test-fixtures/kernels', ['.rs']);
  const modules = new Map<string, Module>();
  const moduleOf = (path: string): Module => {
    let module = modules.get(path);
    if (module === undefined) {
      module = compile(path);
      modules.set(path, module);
    }
    return module;
  };
  for (const path of files) {
    const name = path.split('/').pop()!;
    it(`${name}: results`, () => {
      const spec = JSON.parse(readRepo(path.replace(/\.rs$/, '.json'))) as LaunchSpec;
      const at = files.indexOf(path);
      for (const cpu of [...sampled(['gfx90a', 'gfx1100'], 2, at), CPUS[at % CPUS.length]!]) {
        const result = runAmdgcn(emit(moduleOf(path), cpu), spec, { strict: true });
        assert.deepEqual([cpu, result.diagnostics, result.mismatches], [cpu, [], []]);
      }
    });
    it(`${name}: every instruction is one of the table`, () => {
      const cpus = amdgcnTarget.cpus.map((cpu) => cpu.name);
      assert.ok(cpus.length > 6);
      // All processors in turn, a few for each kernel.
      for (let i = 0; i < 5; i++)
        emit(moduleOf(path), cpus[(5 * files.indexOf(path) + i) % cpus.length]!);
    });
    it(`${name}: llvm-mc`, function () {
      const mc = requireTool(this, 'llvm-mc');
      for (const cpu of sampled(CPUS, 3, files.indexOf(path)))
        assemble(mc, findTool('ld.lld'), emit(moduleOf(path), cpu), cpu);
    });
  }
});
