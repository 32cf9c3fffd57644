/**
 * Checks of assembly text against the instruction table: unknown instructions, instructions the processor lacks,
 * branches to labels that are not there; and of kernels against their descriptors. Stays silent where the text cannot
 * tell.
 */
import type { AmdgcnModule, AmdgcnSpan } from './ast.ts';
import { evaluateExpr } from './expressions.ts';
import { amdgcnExistsOn, findAmdgcnInstruction } from './isa/index.ts';
import { symbolValues } from './summary.ts';
import { amdgcnFunctions, eachInstructionSymbol } from './walk.ts';

export type AmdgcnCheckCode =
  | 'unknown-instruction'
  | 'not-on-processor'
  | 'missing-label'
  /** A kernel names a register beyond those its descriptor asks for. */
  | 'register-beyond-descriptor';

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
      if (!row)
        out.push({
          start,
          end,
          line,
          code: 'unknown-instruction',
          message: `\`${half.mnemonic}\` is no instruction the table knows`,
        });
      else if (cpu !== '' && !amdgcnExistsOn(row, cpu)) {
        out.push({
          start,
          end,
          line,
          code: 'not-on-processor',
          message: `\`${half.mnemonic}\` does not exist on ${cpu}`,
        });
      }
    }
    if (/^s_c?branch/.test(s.name)) {
      eachInstructionSymbol(s, (name, start) => {
        if (names.has(name)) return;
        out.push({
          start,
          end: start + name.length,
          line: s.line,
          code: 'missing-label',
          message: `there is no label \`${name}\``,
        });
      });
    }
  }
  checkRegisters(module, out);
  return out;
}

/** Registers of kernels beyond the counts of their descriptors; the assembler takes the counts on trust. */
function checkRegisters(module: AmdgcnModule, out: AmdgcnDiagnostic[]): void {
  const lookup = symbolValues(module);
  const descriptors = new Map(module.descriptors.map((one) => [one.name, one]));
  for (const fn of amdgcnFunctions(module)) {
    const descriptor = descriptors.get(fn.name);
    if (!descriptor) continue;
    const limit = (key: string): number => {
      const expr = descriptor.values.get(key);
      const value = expr && evaluateExpr(expr, lookup);
      return value === undefined ? Number.POSITIVE_INFINITY : Number(value);
    };
    const limits = { v: limit('next_free_vgpr'), s: limit('next_free_sgpr') };
    for (let i = fn.first; i < fn.end; i++) {
      const s = module.statements[i]!;
      if (s.kind !== 'instr') continue;
      for (const o of s.operands) {
        if (o.kind !== 'reg' || (o.file !== 'v' && o.file !== 's')) continue;
        if (o.index + o.count <= limits[o.file]) continue;
        const { start, end, line, name } = o;
        const message = `\`${name}\` lies beyond the ${limits[o.file]} ${o.file === 'v' ? 'vector' : 'scalar'} registers of \`${fn.name}\``;
        out.push({ start, end, line, code: 'register-beyond-descriptor', message });
      }
    }
  }
}

/** The processor of `.amdgcn_target`; empty when the text names none. */
export function processorOf(module: AmdgcnModule): string {
  const { target } = module;
  const at = target.lastIndexOf('--');
  return (
    (at < 0 ? target.slice(target.lastIndexOf('-') + 1) : target.slice(at + 2)).split(':')[0] ?? ''
  );
}
