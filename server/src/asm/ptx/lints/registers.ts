/** Registers that are read though nothing has written them, and results that nothing reads. */
import type { PtxInstruction, PtxOperand, PtxSpan } from '../ast.ts';
import { eachSymbol, operandsOf } from '../walk.ts';
import { CARRY, IS, type PtxFlow, type PtxStep } from './flow.ts';
import type { PtxLintReport } from './report.ts';
import type { PtxWrites } from './writes.ts';

/** Does what the step computes depend on the register, as far as that is known? */
function dependsOn({ known, is, writes, instruction }: PtxStep, register: number): boolean {
  if (!known || writes.includes(register)) return false;
  return (is & IS.copy) === 0 && !sameSources(instruction) && !passesOn(instruction);
}

/**
 * Reads that no write reaches on any path. A copy of what nothing has written is no write:
 * compilers copy such values, and it counts when something is computed from them. `unknown` are
 * registers of which a comment says that their value does not matter.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what is written is threaded through the steps of a block
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
        if (!dependsOn(step, register)) continue;
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

/**
 * Registers that nothing writes and from which instructions compute that read nothing else: bytes
 * that a compiler knows to be undefined and has not folded. LLVM leaves these, while a forgotten
 * write is one of a value that meets others, is compared or is an address.
 */
export function undefinedAlone({ steps, registers }: PtxFlow): ReadonlySet<number> {
  const out = new Set<number>();
  const written = new Uint8Array(registers);
  for (const { writes } of steps) for (const r of writes) written[r] = 1;
  for (const { reads } of steps) for (const r of reads) if (written[r] === 0) out.add(r);
  out.delete(CARRY);
  for (let shrunk = out.size > 0; shrunk; ) {
    shrunk = false;
    for (const { reads, is, known, instruction } of steps) {
      const computes = known && (is & (IS.pure | IS.copy)) !== 0 && instruction.opcode !== 'setp';
      if (computes && reads.every((r) => out.has(r))) continue;
      for (const r of reads) if (out.delete(r)) shrunk = true;
    }
  }
  return out;
}

/** Arguments and results of which compilers leave a part undefined, as they do in copies. */
function passesOn({ opcode, modifiers }: PtxInstruction): boolean {
  return opcode === 'st' && modifiers.some((m) => m === 'param' || m.startsWith('param::'));
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
  // Bytes of several registers in one, as a vector has them.
  if (instruction.opcode === 'prmt')
    return instruction.operands.slice(1).some((o) => registersIn(flow, o).some(written));
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
 * same piece of code. Copies are not reported, which compilers leave behind. Without optimizations
 * LLVM splits a value into parts and leaves those that it does not need: in its texts the shift of
 * a value that others read is none of these results.
 */
export function deadResults(flow: PtxFlow, llvm: boolean, report: PtxLintReport): void {
  const { steps, blocks } = flow;
  const read = timesRead(flow);
  const later = new LaterWrites(flow.registers);
  for (const { first, end } of blocks) {
    later.clear();
    for (let at = end - 1; at >= first; at--) {
      const step = steps[at]!;
      const { instruction, writes } = step;
      if ((step.is & IS.pure) !== 0 && writes.length > 0 && step.known) {
        if (!writes.some((r) => read[r]! > 0)) {
          // Comparisons stay behind where a compiler has removed a branch.
          const part =
            llvm && instruction.opcode === 'shr' && step.reads.every((r) => read[r]! > 1);
          if (instruction.opcode !== 'setp' && !part) unread(instruction, report);
        } else {
          const by = later.covering(writes);
          if (by >= 0) writtenOver(instruction, steps[by]!.instruction, report);
        }
      }
      later.before(step, at);
    }
  }
}

/** How often something in the function reads each register, or may read it. */
function timesRead({ steps, registers }: PtxFlow): Uint32Array {
  const read = new Uint32Array(registers);
  for (const { reads, known, writes } of steps) {
    for (const r of reads) read[r]! += 1;
    if (!known) for (const r of writes) read[r]! += 1;
  }
  return read;
}

/** The step of a piece of code that writes over a register before anything reads it. */
class LaterWrites {
  private readonly over: Int32Array;
  private readonly piece: Int32Array;
  private current = 0;

  constructor(registers: number) {
    this.over = new Int32Array(registers);
    this.piece = new Int32Array(registers).fill(-1);
  }

  /** Begins another piece of code, at its end. */
  clear(): void {
    this.current += 1;
  }

  /** The first step that writes over one of the registers, if all are written over; else -1. */
  covering(registers: readonly number[]): number {
    let first = Number.MAX_SAFE_INTEGER;
    for (const r of registers) {
      if (this.piece[r] !== this.current) return -1;
      first = Math.min(first, this.over[r]!);
    }
    return first;
  }

  /** Goes back before a step. */
  before({ writes, reads, partial, known }: PtxStep, at: number): void {
    for (const r of writes) {
      this.piece[r] = partial || !known ? -1 : this.current;
      this.over[r] = at;
    }
    for (const r of reads) this.piece[r] = -1;
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
