/** Registers that are read though nothing has written them, and results that nothing reads. */
import type { PtxInstruction, PtxOperand, PtxSpan } from '../ast.ts';
import { eachSymbol, operandsOf } from '../walk.ts';
import { CARRY, IS, type PtxFlow, type PtxStep } from './flow.ts';
import type { PtxLintReport } from './report.ts';
import type { PtxWrites } from './writes.ts';

/**
 * Reads that no write reaches on any path. A copy of what nothing has written is no write:
 * compilers copy such values, and it counts when something is computed from them. `unknown` are
 * registers of which a comment says that their value does not matter.
 */
export function unwrittenReads(
  flow: PtxFlow,
  all: PtxWrites,
  unknown: ReadonlySet<number>,
  report: PtxLintReport,
): void {
  const { steps, blocks } = flow;
  const seen = new Int32Array(flow.registers).fill(-1);
  const reported = new Set<number>();
  for (let b = 0; b < blocks.length; b++) {
    const { first, end } = blocks[b]!;
    for (let at = first; at < end; at++) {
      const step = steps[at]!;
      const { reads, writes } = step;
      for (let i = 0; i < reads.length; i++) {
        const register = reads[i]!;
        if (seen[register] === b) continue;
        if (all.reaches(register, b)) {
          seen[register] = b;
          continue;
        }
        if (reported.has(register) || unknown.has(register)) continue;
        if (!step.known || writes.includes(register)) continue;
        if ((step.is & IS.copy) !== 0 || sameSources(step.instruction)) continue;
        const written = (r: number): boolean => seen[r] === b || all.reaches(r, b);
        if (partlyWritten(flow, step, register, written)) continue;
        reported.add(register);
        tell(flow, step, register, report);
      }
      if ((step.is & IS.copy) !== 0 && !all.counts(at)) continue;
      for (let i = 0; i < writes.length; i++) seen[writes[i]!] = b;
    }
  }
}

/** Instructions whose result does not depend on what two equal sources hold. */
function sameSources({ opcode, operands }: PtxInstruction): boolean {
  const [, a, b] = operands;
  return /^(xor|sub)$/.test(opcode) && a?.kind === 'sym' && b?.kind === 'sym' && a.name === b.name;
}

/** A vector of which some registers are written may be meant to be so. */
function partlyWritten(
  flow: PtxFlow,
  { instruction }: PtxStep,
  register: number,
  written: (register: number) => boolean,
): boolean {
  for (const o of operandsOf(instruction)) {
    if (o.kind !== 'vec') continue;
    const numbers = registersIn(flow, o);
    if (numbers.includes(register)) return numbers.some(written);
  }
  return false;
}

function registersIn(flow: PtxFlow, o: PtxOperand): number[] {
  const out: number[] = [];
  eachSymbol(o, ({ name }) => {
    const id = flow.find(name);
    if (id !== undefined) out.push(id);
  });
  return out;
}

function tell(flow: PtxFlow, step: PtxStep, register: number, report: PtxLintReport): void {
  const { instruction: i } = step;
  if (register === CARRY) {
    report(
      'read-before-write',
      i.nameSpan,
      `\`${i.opcode}\` adds a carry, and no path to here sets it: an instruction with \`.cc\` is missing`,
    );
    return;
  }
  let place: PtxSpan = i.nameSpan;
  let text = 'a register';
  for (const o of i.guard ? [i.guard.register, ...operandsOf(i)] : operandsOf(i)) {
    eachSymbol(o, (s) => {
      if (text !== 'a register' || flow.find(s.name) !== register) return;
      place = { start: s.start, end: s.start + s.name.length, line: s.line };
      text = `\`${s.name}\``;
    });
  }
  report('read-before-write', place, `${text} is read, and no path to here writes it`);
}

/**
 * Results that nothing reads: nowhere in the function, or not before they are written over in the
 * same piece of code. Copies are not reported, which compilers leave behind.
 */
export function deadResults({ steps, blocks, registers }: PtxFlow, report: PtxLintReport): void {
  const read = new Uint8Array(registers);
  for (let at = 0; at < steps.length; at++) {
    const { reads, known, writes } = steps[at]!;
    for (let i = 0; i < reads.length; i++) read[reads[i]!] = 1;
    if (!known) for (let i = 0; i < writes.length; i++) read[writes[i]!] = 1;
  }
  // The step of this piece of code that writes over a register before anything reads it.
  const over = new Int32Array(registers);
  const piece = new Int32Array(registers).fill(-1);
  for (let b = 0; b < blocks.length; b++) {
    const { first, end } = blocks[b]!;
    for (let at = end - 1; at >= first; at--) {
      const step = steps[at]!;
      const { writes, reads } = step;
      if ((step.is & IS.pure) !== 0 && writes.length > 0 && step.known) {
        let unused = true;
        let covered = true;
        let by = end;
        for (let i = 0; i < writes.length; i++) {
          const r = writes[i]!;
          if (read[r] === 1) unused = false;
          if (piece[r] !== b) covered = false;
          else if (over[r]! < by) by = over[r]!;
        }
        // Comparisons stay behind where a compiler has removed a branch.
        if (unused) {
          if (step.instruction.opcode !== 'setp') unread(step.instruction, report);
        } else if (covered) writtenOver(step.instruction, steps[by]!.instruction, report);
      }
      for (let i = 0; i < writes.length; i++) {
        const r = writes[i]!;
        if (step.partial || !step.known) piece[r] = -1;
        else {
          piece[r] = b;
          over[r] = at;
        }
      }
      for (let i = 0; i < reads.length; i++) piece[reads[i]!] = -1;
    }
  }
}

function resultOf({ operands }: PtxInstruction): string {
  const first = operands[0];
  const o = first?.kind === 'pair' ? first.first : first;
  return o?.kind === 'sym' ? `\`${o.name}\`` : 'its result';
}

function unread(i: PtxInstruction, report: PtxLintReport): void {
  report('dead-result', i.nameSpan, `nothing reads ${resultOf(i)}, which this computes`);
}

function writtenOver(i: PtxInstruction, by: PtxInstruction, report: PtxLintReport): void {
  const what = resultOf(i);
  const message = `what this writes to ${what} is written over in line ${by.line + 1}, and nothing reads it before`;
  report('dead-result', i.nameSpan, message);
}
