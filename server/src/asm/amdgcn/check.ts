/**
 * Checks of assembly text against the instruction table: unknown instructions, instructions the processor lacks,
 * branches to labels that are not there. Stays silent where the table cannot tell.
 */
import type { AmdgcnModule, AmdgcnSpan } from './ast.ts';
import { amdgcnExistsOn, findAmdgcnInstruction } from './isa/index.ts';
import { eachInstructionSymbol } from './walk.ts';

export type AmdgcnCheckCode = 'unknown-instruction' | 'not-on-processor' | 'missing-label';

export interface AmdgcnDiagnostic extends AmdgcnSpan {
  readonly code: AmdgcnCheckCode;
  readonly message: string;
}

/** `cpu` defaults to the one the text names. */
export function checkAmdgcn(module: AmdgcnModule, cpu = processorOf(module)): AmdgcnDiagnostic[] {
  const out: AmdgcnDiagnostic[] = [];
  const names = new Set<string>();
  for (const s of module.statements) {
    if (s.kind === 'label' || s.kind === 'set') names.add(s.name);
  }
  for (const s of module.statements) {
    if (s.kind !== 'instr') continue;
    for (const half of s.dual ? [s, s.dual] : [s]) {
      const row = findAmdgcnInstruction(half.name);
      const { start, end, line } = half.nameSpan;
      if (!row) out.push({ start, end, line, code: 'unknown-instruction', message: `\`${half.mnemonic}\` is no instruction the table knows` });
      else if (cpu !== '' && !amdgcnExistsOn(row, cpu)) {
        out.push({ start, end, line, code: 'not-on-processor', message: `\`${half.mnemonic}\` does not exist on ${cpu}` });
      }
    }
    if (/^s_c?branch/.test(s.name)) {
      eachInstructionSymbol(s, (name, start) => {
        if (names.has(name)) return;
        out.push({ start, end: start + name.length, line: s.line, code: 'missing-label', message: `there is no label \`${name}\`` });
      });
    }
  }
  return out;
}

/** The processor of `.amdgcn_target`; empty when the text names none. */
export function processorOf(module: AmdgcnModule): string {
  const { target } = module;
  const at = target.lastIndexOf('--');
  return (at < 0 ? target.slice(target.lastIndexOf('-') + 1) : target.slice(at + 2)).split(':')[0] ?? '';
}
