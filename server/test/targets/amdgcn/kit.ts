/**
 * Runs the same kernel as MIR in the interpreter and as our AMDGCN in the emulator, and asks the
 * assembler about texts.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAmdgcn, findAmdgcnHazards, parseAmdgcn } from '../../../src/asm/index.ts';
import { runAmdgcn } from '../../../src/emulate/index.ts';
import { type Module, verifyModule } from '../../../src/mir/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { caseModule, compareCase, type LaunchShape, type OpCase } from '../differential.ts';

/** One processor of each generation and of each odd one out. */
export const CPUS = [
  'gfx90a',
  'gfx942',
  'gfx906',
  'gfx1030',
  'gfx1100',
  'gfx1201',
  'gfx1250',
] as const;

/**
 * AMDGCN of a module that must compile without problems, and whose text must keep dependent
 * instructions apart.
 */
export function emit(module: Module, cpu: string): string {
  assert.deepEqual(verifyModule(module), []);
  const { text, problems } = amdgcnTarget.emitModule(module, { cpu });
  assert.deepEqual(problems, []);
  checkTable(text, cpu);
  const hazards = findAmdgcnHazards(parseAmdgcn(text).module).map(
    (h) => `line ${h.place.line + 1}: ${h.rule}, ${h.fix}`,
  );
  assert.deepEqual(hazards, [], text);
  return text;
}

/** Fails when an instruction of a text is not one of the table of forms, without any tool. */
export function checkTable(text: string, cpu: string): void {
  const { module, errors } = parseAmdgcn(text);
  const lines = text.split('\n');
  const found = checkAmdgcn(module, cpu, errors);
  assert.deepEqual(
    found.map((d) => `${cpu}: ${lines[d.line]!.trim()}: ${d.message}`),
    [],
  );
}

/** Contents of each buffer afterwards. */
export function emulate(
  text: string,
  kernel: string,
  shape: LaunchShape,
  buffers: readonly Uint8Array[],
): Uint8Array[] {
  const result = runAmdgcn(
    text,
    {
      launches: [
        {
          kernel,
          grid: [shape.grid ?? 1, 1, 1],
          block: [shape.block, 1, 1],
          workgroup_mem: shape.sharedBytes ?? 0,
          args: buffers.map((bytes, i) => ({
            name: `b${i}`,
            buffer: 'u8',
            length: bytes.length,
            role: 'inout',
            init: { gen: 'b64', b64: Buffer.from(bytes).toString('base64') },
          })),
        },
      ],
    },
    { strict: true },
  );
  const errors = result.diagnostics.filter((d) => d.severity === 'error');
  assert.deepEqual(errors, [], `emulator on\n${text}`);
  return buffers.map((_, i) => result.buffers[0]!.get(`b${i}`)!);
}

/** Fails when interpreter and emulator disagree on a case. Any NaN equals any other. */
export function checkCase(test: OpCase, what: string, cpu: string): void {
  const module = caseModule(test);
  compareCase(module, 'k', test, what, emit(module, cpu), emulate);
}

/** Fails with what the assembler or linker says when one refuses the text. */
export function assemble(mc: string, lld: string | undefined, text: string, cpu: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'amdgcn-'));
  try {
    const file = join(folder, 'k.s');
    const object = join(folder, 'k.o');
    writeFileSync(file, text);
    execFileSync(
      mc,
      ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=obj', '-o', object, file],
      {
        stdio: 'pipe',
      },
    );
    if (lld !== undefined)
      execFileSync(lld, ['-shared', '-o', join(folder, 'k.so'), object], { stdio: 'pipe' });
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    assert.fail(`${cpu}: ${stderr?.toString() ?? String(error)}\n${text}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
