/**
 * Names of an AMDGCN text. Registers are physical: what overlaps in the same function is the same
 * name. Symbols are global, also where directives and the metadata name them.
 */
import { inSpan } from '../edit.ts';
import type { AsmName, AsmOccurrence } from '../names.ts';
import type { AmdgcnInstruction, AmdgcnModule, AmdgcnOperand, AmdgcnRegister } from './ast.ts';
import { rolesOfInstruction } from './forms/index.ts';
import { findAmdgcnInstruction } from './isa/index.ts';
import { amdgcnFunctions } from './walk.ts';

/** An instruction's operands with the names its table row gives them. */
export interface NamedOperand {
  readonly operand: AmdgcnOperand;
  /** `vdst`, `src`, `mask` ...; empty where the row does not tell. */
  readonly role: string;
  readonly written: boolean;
}

/** Operands by the names of the table; those the row does not know have none. */
export function namedOperands(i: AmdgcnInstruction): readonly NamedOperand[] {
  // Which register of a memory access is data and which is address follows from the form.
  if (/^(flat|global|scratch)_/.test(i.name)) {
    const roles = rolesOfInstruction(i);
    if (roles && roles.length === i.operands.length)
      return i.operands.map((operand, at) => {
        const { role, written } = roles[at]!;
        return { operand, role, written };
      });
  }
  const row = findAmdgcnInstruction(i.mnemonic);
  let kinds = row && row.operands !== '' ? row.operands.split(', ') : [];
  // The one that may be missing is the result of an atomic, or a mask that is understood.
  if (kinds.length > i.operands.length) kinds = kinds.filter((kind) => !kind.endsWith('?'));
  return i.operands.map((operand, at) => {
    const role = (kinds[at] ?? '').replace('?', '');
    return { operand, role, written: isResult(kinds, at) };
  });
}

function isResult(kinds: readonly string[], at: number): boolean {
  const kind = kinds[at] ?? '';
  if (at === 0) return /^(?:[sv]dst|mask|acc)/.test(kind);
  // The carry of an addition stands behind its sum.
  return at === 1 && kind === 'mask' && /^vdst/.test(kinds[0]!);
}

/** The name at an offset; undefined on instructions, numbers and words. */
export function amdgcnNameAt(
  module: AmdgcnModule,
  offset: number,
): { readonly name: AsmName; readonly occurrence: AsmOccurrence } | undefined {
  if (inSpan(module.comments, offset)) return undefined;
  const at = module.statements.findIndex((s) => s.start <= offset && offset <= s.end);
  const statement = module.statements[at];
  if (statement?.kind === 'instr') {
    for (const half of statement.dual ? [statement, statement.dual] : [statement]) {
      if (half.nameSpan.start <= offset && offset <= half.nameSpan.end) return undefined;
      for (const { operand } of namedOperands(half)) {
        if (operand.kind !== 'reg' || offset < operand.start || operand.end < offset) continue;
        const name = registerName(module, operand, at);
        const occurrence = name.occurrences.find((o) => o.start <= offset && offset <= o.end);
        return occurrence && { name, occurrence };
      }
    }
  }
  return symbolAt(module, offset);
}

/** Where a register's name stands: signs and bars around it are no part of it. */
export function registerSpan(text: string, o: AmdgcnRegister): { start: number; end: number } {
  const found = text.indexOf(o.name, o.start);
  const start = found < 0 || found >= o.end ? o.start : found;
  return { start, end: Math.min(o.end, start + o.name.length) };
}

/** `vcc_lo` is a part of `vcc`. */
function overlaps(a: AmdgcnRegister, b: AmdgcnRegister): boolean {
  if (a.file !== b.file) return false;
  if (a.file === 'special') {
    const whole = (name: string): string => name.replace(/_(?:lo|hi)$/, '');
    return a.name === b.name || (whole(a.name) === whole(b.name) && a.count !== b.count);
  }
  return a.index < b.index + b.count && b.index < a.index + a.count;
}

const KINDS: Readonly<Record<AmdgcnRegister['file'], string>> = {
  v: 'vector register',
  s: 'scalar register',
  a: 'accumulation register',
  ttmp: 'trap register',
  special: '',
};

function registerName(module: AmdgcnModule, wanted: AmdgcnRegister, at: number): AsmName {
  const fn = amdgcnFunctions(module).find((f) => f.first <= at && at < f.end);
  const occurrences: AsmOccurrence[] = [];
  for (let i = fn?.first ?? 0; i < (fn?.end ?? module.statements.length); i++) {
    const s = module.statements[i]!;
    if (s.kind !== 'instr') continue;
    for (const half of s.dual ? [s, s.dual] : [s]) {
      for (const { operand, written } of namedOperands(half)) {
        if (operand.kind !== 'reg' || !overlaps(operand, wanted)) continue;
        const role = written ? 'write' : 'read';
        occurrences.push({ ...registerSpan(module.text, operand), role });
      }
    }
  }
  const special = wanted.file === 'special';
  return {
    name: wanted.name,
    kind: special ? 'special register' : 'register',
    type: KINDS[wanted.file],
    occurrences,
  };
}

const SYMBOL = /[A-Za-z_.$][\w.$]*/g;

/** A label or function, with every place that names it. */
function symbolAt(
  module: AmdgcnModule,
  offset: number,
): { readonly name: AsmName; readonly occurrence: AsmOccurrence } | undefined {
  const { text } = module;
  const isWord = (i: number): boolean => /[\w.$]/.test(text[i] ?? ' ');
  let start = offset;
  let end = offset;
  while (isWord(start - 1)) start -= 1;
  while (isWord(end)) end += 1;
  const known = new Set<string>();
  for (const s of module.statements) if (s.kind === 'label' || s.kind === 'set') known.add(s.name);
  // `gemm.kd` is the descriptor of `gemm`.
  let word = text.slice(start, end);
  while (!known.has(word) && word.lastIndexOf('.') > 0) word = word.slice(0, word.lastIndexOf('.'));
  if (!known.has(word) || offset > start + word.length) return undefined;
  const occurrences = symbolOccurrences(module, word);
  const occurrence = occurrences.find((o) => o.start === start);
  if (!occurrence) return undefined;
  const isFunction = amdgcnFunctions(module).some((fn) => fn.name === word);
  return {
    name: { name: word, kind: isFunction ? 'function' : 'label', type: '', occurrences },
    occurrence,
  };
}

function symbolOccurrences(module: AmdgcnModule, name: string): AsmOccurrence[] {
  const { text, comments } = module;
  const declared = new Set<number>();
  for (const s of module.statements) {
    if (s.kind === 'label' && s.name === name) declared.add(s.start);
  }
  const out: AsmOccurrence[] = [];
  let comment = 0;
  for (const match of text.matchAll(SYMBOL)) {
    const { index } = match;
    while (comments[comment] && comments[comment]!.end <= index) comment += 1;
    if (comments[comment] && comments[comment]!.start <= index) continue;
    const word = match[0];
    if (word !== name && !word.startsWith(`${name}.`)) continue;
    const role = declared.has(index) ? 'declaration' : 'read';
    out.push({ start: index, end: index + name.length, role });
  }
  return out;
}
