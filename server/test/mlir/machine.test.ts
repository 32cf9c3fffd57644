/**
 * Operations of the machines' dialects: the instructions that `mlir-opt | mlir-translate | llc`
 * makes of them are those that we emit. The first line of a text names the target, the processor
 * and the instructions that count; registers and the order of instructions are not compared.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import type { TargetName } from '../../src/workspace/index.ts';
import { listFiles, readRepo, requireTool } from '../kit/index.ts';
import { engineFor, PATH } from './run.ts';

const HEAD = /^\/\/ (ptx|amdgcn) (\w+): (.*)\n/;

const PASSES: Readonly<Record<TargetName, (cpu: string) => string>> = {
  ptx: () => 'convert-nvgpu-to-nvvm,convert-vector-to-llvm,convert-gpu-to-nvvm',
  amdgcn: (cpu) => `convert-amdgpu-to-rocdl{chipset=${cpu}},convert-gpu-to-rocdl{chipset=${cpu}}`,
};
const TRIPLES: Readonly<Record<TargetName, string>> = {
  ptx: 'nvptx64-nvidia-cuda',
  amdgcn: 'amdgcn-amd-amdhsa',
};

/** Mnemonics and modifiers of the instructions that count, sorted. */
function instructions(text: string, wanted: RegExp): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^@!?%p\d+\s+/, ''))
    .filter((line) => wanted.test(line) && !/^[;/.]/.test(line))
    .map((line) => {
      const [name = ''] = line.split(/\s/);
      const mods = line.match(/\b(?!offset)[a-z_]+:\S+/g) ?? [];
      // Ours take generic addresses where the name of a memory would do.
      const bare = name.replace(/_e(?:32|64)$|;$/, '').replace('.shared', '');
      return [bare, ...mods].join(' ');
    })
    .sort();
}

describe('mlir: operations of the machines', () => {
  for (const path of listFiles('test-fixtures/mlir/machine')) {
    it(path.slice(path.lastIndexOf('/') + 1), function () {
      const opt = requireTool(this, 'mlir-opt');
      const translate = requireTool(this, 'mlir-translate');
      const llc = requireTool(this, 'llc');
      const source = readRepo(path);
      const [, target, cpu, list] = HEAD.exec(source) as unknown as [
        string,
        TargetName,
        string,
        string,
      ];
      const wanted = new RegExp(`^\\S*(?:${list})`);
      const pipe = (program: string, args: string[], input: string): string =>
        execFileSync(program, args, { input, encoding: 'utf8' });
      const pipeline = `builtin.module(gpu.module(${PASSES[target](cpu)},reconcile-unrealized-casts))`;
      const lowered = pipe(opt, [`--pass-pipeline=${pipeline}`], source);
      // A module in a module is nothing to the translation.
      const flat = lowered.replace(/^[\s\S]*?gpu\.module @\w+/, 'module').replace(/\}\s*$/, '');
      const ir = pipe(translate, ['--mlir-to-llvmir'], flat);
      const flags = [`-mtriple=${TRIPLES[target]}`, `-mcpu=${cpu}`, '-O1'];
      if (target === 'ptx') flags.push('-mattr=+ptx83');
      const theirs = instructions(pipe(llc, flags, ir), wanted);
      const emitted = engineFor(source).emit(PATH, target, { cpu });
      assert.deepEqual(
        emitted.problems.map(({ message }) => message),
        [],
      );
      assert.ok(theirs.length > 0);
      assert.deepEqual(instructions(emitted.text, wanted), theirs);
    });
  }

  it('clusters on AMD are there on the processors that have them', () => {
    const text = `gpu.module @m {
  gpu.func @k(%out: memref<64xindex>) kernel {
    %x = gpu.cluster_id x
    %y = gpu.cluster_block_id y
    memref.store %x, %out[%y] : memref<64xindex>
    gpu.return
  }
}`;
    const problems = (cpu: string): string[] =>
      engineFor(text)
        .emit(PATH, 'amdgcn', { cpu })
        .problems.map(({ message }) => message);
    assert.deepEqual(problems('gfx1250'), []);
    assert.match(problems('gfx942').join(), /cluster/);
  });
});
