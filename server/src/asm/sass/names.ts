/** Names of a listing and where each stands: registers, predicates, labels, functions. */
import { append } from '../../base/index.ts';
import type { AsmName, AsmNameKind, AsmOccurrence } from '../names.ts';
import type { SassInstruction, SassModule } from './ast.ts';
import { findSassInstruction } from './isa/index.ts';

const REGISTER = /(?<![\w.$@])(?:UR|UP|R|P|B)\d+\b|\bSR_\w+(?:\.[XYZ])?/g;

/** Labels in operands: `` `(.L_x_1) ``. */
const REFERENCE = /[A-Za-z_$.][\w$.]*/g;

interface Growing {
  readonly kind: AsmNameKind;
  readonly occurrences: AsmOccurrence[];
}

/** All names; registers are those of a function. */
export function sassNames(module: SassModule): readonly AsmName[] {
  const out: AsmName[] = [];
  const places = new Map<string, Growing>();
  for (const one of module.statements) {
    if (one.kind !== 'function' && one.kind !== 'label') continue;
    const { name, nameStart } = one;
    const occurrence = { start: nameStart, end: nameStart + name.length, role: 'declaration' };
    add(places, name, one.kind, occurrence as AsmOccurrence);
  }
  let registers = new Map<string, Growing>();
  for (const one of module.statements) {
    if (one.kind === 'function') {
      append(out, finished(registers));
      registers = new Map();
    }
    if (one.kind !== 'instruction') continue;
    addRegisters(registers, one);
    addReferences(places, one);
  }
  append(out, finished(registers));
  return [...finished(places), ...out];
}

function addRegisters(registers: Map<string, Growing>, instruction: SassInstruction): void {
  const { guard, operands, opcode } = instruction;
  const parts = [...(guard ? [{ start: guard.start + 1, text: guard.text.slice(1) }] : [])];
  for (const { start, text } of [...parts, ...operands]) {
    for (const { 0: name, index } of text.matchAll(REGISTER)) {
      const at = start + index;
      const isResult = start === operands[0]?.start && !text.includes('[');
      const written = isResult && findSassInstruction(opcode)?.noResult !== true;
      const kind = name.startsWith('SR') ? 'special register' : 'register';
      const role = written ? 'write' : 'read';
      add(registers, name, kind, { start: at, end: at + name.length, role });
    }
  }
}

function addReferences(places: Map<string, Growing>, { operands }: SassInstruction): void {
  for (const { start, text } of operands) {
    for (const { 0: name, index } of text.matchAll(REFERENCE)) {
      const known = places.get(name);
      const at = start + index;
      known?.occurrences.push({ start: at, end: at + name.length, role: 'read' });
    }
  }
}

function add(
  names: Map<string, Growing>,
  name: string,
  kind: AsmNameKind,
  occurrence: AsmOccurrence,
): void {
  const known = names.get(name);
  if (known) known.occurrences.push(occurrence);
  else names.set(name, { kind, occurrences: [occurrence] });
}

function finished(names: ReadonlyMap<string, Growing>): AsmName[] {
  return [...names].map(([name, { kind, occurrences }]) => ({ name, kind, type: '', occurrences }));
}
