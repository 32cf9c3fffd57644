/** LLVM's own programs as judges of our IR: is it valid, and what code do they make of it? */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type Module, verifyModule } from '../../../src/mir/index.ts';
import { emitLlvmIr, type TargetName } from '../../../src/targets/index.ts';

/** IR of a module that must compile without problems. */
export function emitIr(module: Module, target: TargetName, cpu: string): string {
  assert.deepEqual(
    verifyModule(module).map(({ message }) => message),
    [],
  );
  const { text, problems } = emitLlvmIr(module, target, cpu, {});
  assert.deepEqual(problems, []);
  return text;
}

/** What a program of LLVM makes of a text; fails with what it says. */
export function pipe(program: string, args: readonly string[], input: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  assert.equal(status, 0, `${program} ${args.join(' ')}: ${stderr.slice(0, 2000)}`);
  return stdout;
}

/** Fails unless LLVM's verifier takes the module. */
export function verify(opt: string, ir: string): void {
  pipe(opt, ['-passes=verify', '-disable-output', '-'], ir);
}

/** Assembly of a module for a processor. */
export function generate(llc: string, ir: string, cpu: string, level = '-O2'): string {
  return pipe(llc, [level, `-mcpu=${cpu}`, '-o', '-', '-'], ir);
}
