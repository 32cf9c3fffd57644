/** Registers that are read though nothing has written them, and results that nothing reads. */
import { Dominators, predecessorsOf } from '../../graph.ts';
import type { PtxInstruction, PtxOperand, PtxSpan } from '../ast.ts';
import { eachSymbol, operandsOf } from '../walk.ts';
import { CARRY, type PtxFlow, type PtxStep } from './flow.ts';
import type { PtxLintReport } from './report.ts';

/** Where each register is written: its blocks, each once. */
interface Writes {
  /** The first block that writes a register; -1 for none. */
  readonly first: Int32Array;
  /** All of them, where there are several. */
  readonly more: Map<number, number[]>;
}

/**
 * Reads that no write reaches on any path. A copy of what nothing has written is no write: compilers copy such values, and it
 * counts when something is computed from them. `unknown` are registers of which a comment says that their value does not matter.
 */
export function unwrittenReads(
  flow: PtxFlow,
  unknown: ReadonlySet<number>,
  report: PtxLintReport,
): void {
  const { steps, blocks, next } = flow;
  const copies = copiesOfNothing(flow, unknown);
  const writes = blocksOfWrites(flow, copies);
  let dominators: Dominators | undefined;
  let before: number[][] | undefined;
  const seen = new Int32Array(flow.registers).fill(-1);
  const reported = new Set<number>();
  const reaches = (register: number, block: number): boolean => {
    const first = writes.first[register]!;
    if (first < 0) return false;
    const all = writes.more.get(register) ?? [first];
    dominators ??= new Dominators(next, 0);
    const tree = dominators;
    if (!tree.reached(block)) return true;
    if (all.some((b) => b !== block && tree.dominates(b, block))) return true;
    before ??= predecessorsOf(next);
    return comesFrom(block, new Set(all), before);
  };
  for (const [b, { first, end }] of blocks.entries()) {
    for (let at = first; at < end; at++) {
      const step = steps[at]!;
      for (const register of step.reads) {
        if (seen[register] === b || reported.has(register) || unknown.has(register)) continue;
        if (!step.known || step.writes.includes(register)) continue;
        if (reaches(register, b)) continue;
        if (isCopy(step) || sameSources(step.instruction)) continue;
        if (partlyWritten(flow, step, register, (r) => seen[r] === b || reaches(r, b))) continue;
        reported.add(register);
        tell(flow, step, register, report);
      }
      if (!copies.has(at)) for (const register of step.writes) seen[register] = b;
    }
  }
}

function blocksOfWrites(
  { steps, blocks, registers }: PtxFlow,
  copies: ReadonlySet<number>,
): Writes {
  const first = new Int32Array(registers).fill(-1);
  const more = new Map<number, number[]>();
  for (const [b, block] of blocks.entries()) {
    for (let at = block.first; at < block.end; at++) {
      if (copies.has(at)) continue;
      for (const register of steps[at]!.writes) {
        const known = first[register]!;
        if (known === b) continue;
        if (known < 0) first[register] = b;
        else {
          const list = more.get(register);
          if (!list) more.set(register, [known, b]);
          else if (list[list.length - 1] !== b) list.push(b);
        }
      }
    }
  }
  return { first, more };
}

/** Copies of registers that nothing writes, and copies of those. */
function copiesOfNothing(flow: PtxFlow, unknown: ReadonlySet<number>): Set<number> {
  const { steps, registers } = flow;
  const count = new Int32Array(registers);
  for (const { writes } of steps) for (const register of writes) count[register]! += 1;
  const candidates: number[] = [];
  for (const [at, step] of steps.entries())
    if (step.reads.length === 1 && step.writes.length === 1 && isCopy(step)) candidates.push(at);
  const out = new Set<number>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const at of candidates) {
      const { reads, writes } = steps[at]!;
      if (out.has(at) || count[reads[0]!]! > 0 || unknown.has(reads[0]!)) continue;
      out.add(at);
      count[writes[0]!]! -= 1;
      if (count[writes[0]!] === 0) grown = true;
    }
  }
  return out;
}

/** Whether a path leads from one of the blocks to the beginning of another. */
function comesFrom(
  block: number,
  from: ReadonlySet<number>,
  before: readonly (readonly number[])[],
): boolean {
  const seen = new Set<number>();
  const work = [block];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    for (const p of before[b]!) {
      if (from.has(p)) return true;
      if (seen.has(p)) continue;
      seen.add(p);
      work.push(p);
    }
  }
  return false;
}

function isCopy({ instruction: { opcode, operands } }: PtxStep): boolean {
  return opcode === 'mov' && operands[0]?.kind === 'sym' && operands[1]?.kind === 'sym';
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

/** Instructions that do nothing but compute. */
const PURE: ReadonlySet<string> = new Set(
  `abs add addc and bfe bfi bfind bmsk brev clz cnot copysign cos cvt div dp2a dp4a ex2 fma fns lg2 lop3 mad mad24 madc max min
   mul mul24 neg not or popc prmt rcp rem rsqrt sad selp set setp shf shl shr sin slct sqrt sub subc szext tanh testp xor`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Results that nothing reads: nowhere in the function, or not before they are written over in the same piece of code. Copies are
 * not reported, which compilers leave behind.
 */
export function deadResults({ steps, blocks, registers }: PtxFlow, report: PtxLintReport): void {
  const read = new Uint8Array(registers);
  for (const { reads, known, writes } of steps) {
    for (const register of reads) read[register] = 1;
    if (!known) for (const register of writes) read[register] = 1;
  }
  // The step of this piece of code that writes over a register before anything reads it.
  const over = new Int32Array(registers);
  const piece = new Int32Array(registers).fill(-1);
  for (let b = 0; b < blocks.length; b++) {
    const { first, end } = blocks[b]!;
    for (let at = end - 1; at >= first; at--) {
      const step = steps[at]!;
      const { writes, reads, instruction } = step;
      if (writes.length > 0 && step.known && PURE.has(instruction.opcode)) {
        // Comparisons stay behind where a compiler has removed a branch.
        if (writes.every((r) => read[r] === 0)) {
          if (instruction.opcode !== 'setp') unread(instruction, report);
        } else if (writes.every((r) => piece[r] === b)) {
          const by = steps[Math.min(...writes.map((r) => over[r]!))]!.instruction;
          writtenOver(instruction, by, report);
        }
      }
      for (const r of writes) {
        if (step.partial || !step.known) piece[r] = -1;
        else {
          piece[r] = b;
          over[r] = at;
        }
      }
      for (const r of reads) piece[r] = -1;
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
