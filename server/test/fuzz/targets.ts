/**
 * What a program is compared on: PTX and the AMD processors in turn, or all of them; a sample goes
 * to the vendors' assemblers.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Emitted } from '../../src/workspace/index.ts';
import { findTool } from '../kit/index.ts';
import type { RunOptions } from '../language/programs.ts';

export interface FuzzTarget {
  readonly target: 'ptx' | 'amdgcn';
  readonly cpu: string;
  /** MIR at O0 in the engine of `warplens run`, by the rules of this target; no text is emitted. */
  readonly exact?: true;
}

const PTX: FuzzTarget = { target: 'ptx', cpu: 'sm_80' };
const AMD: readonly FuzzTarget[] = [
  { target: 'amdgcn', cpu: 'gfx90a' },
  { target: 'amdgcn', cpu: 'gfx1100' },
];

/** What is counted, by the name of the processor, or of the engine and its rules. */
export function nameOf({ cpu, exact }: FuzzTarget): string {
  return exact === true ? `exact (${cpu})` : cpu;
}

/** Another program on another target finds more than the same one again would. */
const TURNS: readonly FuzzTarget[] = [PTX, AMD[0]!, PTX, AMD[1]!];

/**
 * `which`: `turns` (one target for each program), `all` (PTX and one AMD processor in turn),
 * `compare` (these, and exact Rust by the rules of either), `ptx`, `amd` (both processors),
 * `exact`, or a processor's name.
 */
export function targetsOf(which: string, seed: number): readonly FuzzTarget[] {
  if (which === 'turns') return [TURNS[seed % TURNS.length]!];
  if (which === 'ptx') return [PTX];
  if (which === 'amd') return AMD;
  const exact: FuzzTarget = { ...(seed % 4 < 2 ? PTX : AMD[seed % 2]!), exact: true };
  if (which === 'exact') return [exact];
  if (which === 'compare') return [PTX, AMD[seed % 2]!, exact];
  const named = [PTX, ...AMD].find(({ cpu }) => cpu === which);
  return named === undefined ? [PTX, AMD[seed % 2]!] : [named];
}

export function optionsFor({ target, cpu }: FuzzTarget): RunOptions {
  return { target, cpu };
}

/**
 * What the assembler (and for AMD the linker) says against a text; undefined when nothing, or when
 * there is none here.
 */
export function refusedByAssembler({ target, cpu, text }: Emitted): string | undefined {
  const tool = findTool(target === 'ptx' ? 'ptxas' : 'llvm-mc');
  if (tool === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const [source, object] = [join(folder, 'k.s'), join(folder, 'k.o')];
  try {
    writeFileSync(source, text);
    const args =
      target === 'ptx'
        ? ['-arch', cpu, '-O0', '-o', object, source]
        : ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=obj', '-o', object, source];
    execFileSync(tool, args, { stdio: 'pipe' });
    const lld = target === 'amdgcn' ? findTool('ld.lld') : undefined;
    if (lld !== undefined)
      execFileSync(lld, ['-shared', '-o', join(folder, 'k.so'), object], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    const words = (stderr?.toString() ?? String(error)).split('\n')[0]!;
    return `assembler: ${words.replaceAll(folder, '')}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
