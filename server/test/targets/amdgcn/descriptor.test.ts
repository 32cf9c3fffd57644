/**
 * The 64 bytes of each kernel descriptor as the assembler makes them, against what our metadata and
 * summary say: sizes of memory, and registers in the steps in which the processor gives them out.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKernels, lowerKernels } from '../../../src/lower/index.ts';
import type { Module } from '../../../src/mir/index.ts';
import { optimize } from '../../../src/passes/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { listFiles, readRepo, requireTool, sampled } from '../../kit/index.ts';
import { loadProgram } from '../../lower/program.ts';
import { CPUS } from './kit.ts';

const modules = new Map<string, Module>();

function compile(path: string): Module {
  const known = modules.get(path);
  if (known !== undefined) return known;
  const program = loadProgram(readRepo(path), { edition: 2024, arch: 'amdgpu' });
  const { module, kernels } = lowerKernels(
    program.lowering,
    findKernels(program.program, program.crate),
  );
  optimize(module, { roots: kernels.map((kernel) => kernel.symbol) });
  modules.set(path, module);
  return module;
}

/** The first section of a name in a 64-bit little-endian ELF file. */
function section(elf: Buffer, wanted: string): Buffer {
  const at = Number(elf.readBigUInt64LE(40));
  const size = elf.readUInt16LE(58);
  const header = (i: number): { name: number; offset: number; bytes: number } => ({
    name: elf.readUInt32LE(at + i * size),
    offset: Number(elf.readBigUInt64LE(at + i * size + 24)),
    bytes: Number(elf.readBigUInt64LE(at + i * size + 32)),
  });
  const names = header(elf.readUInt16LE(62)).offset;
  for (let i = 0; i < elf.readUInt16LE(60); i++) {
    const { name, offset, bytes } = header(i);
    const text = elf.subarray(names + name, elf.indexOf(0, names + name)).toString();
    if (text === wanted) return elf.subarray(offset, offset + bytes);
  }
  throw new Error(`no section ${wanted}`);
}

const steps = (count: number, size: number): number => Math.ceil(Math.max(1, count) / size) - 1;

describe('AMDGCN: kernel descriptors', () => {
  const files = listFiles('test-fixtures/kernels', ['.rs']);
  files.push('test-fixtures/codegen/amdgcn-calls/calls.rs');
  for (const [turn, cpu] of CPUS.entries()) {
    it(`${cpu}: as the metadata and the summary say`, function () {
      const mc = requireTool(this, 'llvm-mc');
      const folder = mkdtempSync(join(tmpdir(), 'descriptor-'));
      try {
        for (const path of sampled(files, 3, turn)) {
          const { text, summary } = amdgcnTarget.emitModule(compile(path), { cpu });
          const [source, object] = [join(folder, 'k.s'), join(folder, 'k.o')];
          writeFileSync(source, text);
          const args = ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=obj'];
          execFileSync(mc, [...args, '-o', object, source]);
          const data = section(readFileSync(object), '.rodata');
          const numbers = (key: string): number[] =>
            [...text.matchAll(new RegExp(`\\s\\.${key}:\\s+(\\d+)`, 'g'))].map((m) => Number(m[1]));
          const kernels = summary.filter((s) => s.kind === 'kernel');
          assert.equal(numbers('vgpr_count').length, kernels.length);
          kernels.forEach((kernel, i) => {
            const descriptor = data.subarray(64 * i, 64 * i + 64);
            const resources = descriptor.readUInt32LE(48);
            const vgprs = numbers('vgpr_count')[i]!;
            const sgprs = numbers('sgpr_count')[i]!;
            assert.deepEqual(
              {
                lds: descriptor.readUInt32LE(0),
                scratch: descriptor.readUInt32LE(4),
                kernarg: descriptor.readUInt32LE(8),
                vgprs: resources & 63,
                sgprs: (resources >> 6) & 15,
              },
              {
                lds: numbers('group_segment_fixed_size')[i],
                scratch: numbers('private_segment_fixed_size')[i],
                kernarg: numbers('kernarg_segment_size')[i],
                vgprs: steps(vgprs, cpu === 'gfx906' ? 4 : cpu === 'gfx1250' ? 16 : 8),
                // Later processors always give all scalar registers.
                sgprs: cpu.startsWith('gfx9') ? steps(sgprs, 8) : 0,
              },
              `${kernel.name} of ${path}`,
            );
            assert.deepEqual(
              [kernel.registers['vgpr'], kernel.registers['sgpr'], kernel.workgroupBytes],
              [vgprs, sgprs, numbers('group_segment_fixed_size')[i]],
            );
            assert.equal(kernel.localBytes, numbers('private_segment_fixed_size')[i]);
          });
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
