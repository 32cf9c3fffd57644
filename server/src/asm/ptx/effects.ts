/** Which registers an instruction reads and writes, from the table of forms. */
import { memo } from '../../db/index.ts';
import type { PtxInstruction, PtxOperand, PtxSymbol } from './ast.ts';
import { assignOperands, operandRange } from './isa/forms/assign.ts';
import { readPtxName } from './isa/forms/match.ts';
import type { PtxForm } from './isa/forms/notation.ts';
import { eachSymbol } from './walk.ts';

export interface PtxEffects {
  /** Names that are read: registers, and variables and labels as well. */
  readonly reads: readonly PtxSymbol[];
  /** Names that are written. */
  readonly writes: readonly PtxSymbol[];
  /** Writes happen under a guard, or to a part of a register, or on top of what is there. */
  readonly partial: boolean;
  /** Reads and writes of the carry flag. */
  readonly readsCarry: boolean;
  readonly writesCarry: boolean;
  /** False where no form fits: then every name counts as read and as written. */
  readonly known: boolean;
}

/** What an instruction does to registers. */
export function ptxEffects(i: PtxInstruction): PtxEffects {
  const reads: PtxSymbol[] = [];
  const writes: PtxSymbol[] = [];
  const into =
    (list: PtxSymbol[]) =>
    (s: PtxSymbol): void => {
      if (s.name !== '_') list.push(s);
    };
  const read = into(reads);
  const write = into(writes);
  if (i.guard) read(i.guard.register);
  let known = true;
  let partial = i.guard !== undefined;
  if (i.call) {
    const { returns, target, args } = i.call;
    for (const o of returns) eachSymbol(o, write);
    for (const o of [target, ...args]) eachSymbol(o, read);
  } else {
    const written = writtenOperands(i);
    known = written !== undefined;
    for (const [at, operand] of i.operands.entries()) {
      const result = written === undefined || written.includes(at);
      if (result && operand.kind !== 'addr') eachSymbol(operand, write);
      if (!result || operand.kind === 'addr' || !known || accumulates(i) || hasSelector(operand))
        eachSymbol(operand, read);
      if (result && hasSelector(operand)) partial = true;
    }
    if (accumulates(i)) partial = true;
  }
  const { opcode, modifiers } = i;
  return {
    reads,
    writes,
    partial,
    known,
    readsCarry: opcode === 'addc' || opcode === 'subc' || opcode === 'madc',
    writesCarry: modifiers.includes('cc'),
  };
}

/** The product is added to what the registers hold. */
function accumulates({ opcode, modifiers }: PtxInstruction): boolean {
  return opcode === 'wgmma' && modifiers[0] === 'mma_async';
}

/** A part of a register, as the video instructions write it. */
function hasSelector(o: PtxOperand): boolean {
  return o.kind === 'sym' && o.selector !== '';
}

/** Places of operands that are written; undefined where no form fits. */
function writtenOperands({ opcode, modifiers, operands }: PtxInstruction): number[] | undefined {
  const hint = modifiers.includes('L2::cache_hint');
  const form = readPtxName(opcode, modifiers).matches.find(({ form }) => {
    const [least, most] = operandRange(form, hint);
    return least <= operands.length && operands.length <= most;
  })?.form;
  if (form === undefined) return undefined;
  return writtenIn(form, operands.length, hint);
}

/** Written operands of a form by how many there are, with and without a cache policy. */
const writtenOf = memo<PtxForm, (number[] | undefined)[]>('ptx-written-operands');

function writtenIn(form: PtxForm, count: number, hint: boolean): number[] {
  let known = writtenOf.get(form);
  if (!known) {
    known = [];
    writtenOf.set(form, known);
  }
  const key = count * 2 + (hint ? 1 : 0);
  const before = known[key];
  if (before) return before;
  const made = written(form, count, hint);
  known[key] = made;
  return made;
}

function written(form: PtxForm, count: number, hint: boolean): number[] {
  // What the table does not tell of these: texture fetches write their first operand.
  if (form.operands[0]?.kind === 'rest') return count > 0 ? [0] : [];
  return assignOperands(form.operands, count, hint).flatMap(({ write }, at) => (write ? [at] : []));
}
