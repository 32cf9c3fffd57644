/**
 * What the text of inline assembly does, as far as waits, hazards and register allocation need to
 * know. What cannot be told from names counts as done.
 */
import type { MInst } from './code.ts';

/**
 * Pseudo instruction: text of inline assembly in `mods`, whose `{0}`, `{1}`, .. are the operands.
 */
export const ASM = '.asm';

/** A memory access whose answer comes later. */
const MEMORY =
  /^(?:s_(?:load|buffer|scratch|store|atomic|memtime|memrealtime|dcache|gl1_inv)|buffer_|tbuffer_|global_|flat_|scratch_|image_|ds_|exp\b|export)/;

/** Bytes of the longest instruction, and of the longest macro that an assembler has built in. */
const LONGEST = 20;

export interface AsmFacts {
  readonly statements: readonly string[];
  /** Memory instructions whose counters nothing in the text waits for. */
  readonly leavesPending: boolean;
  readonly touchesMemory: boolean;
  /** The text names the condition register of vector comparisons. */
  readonly usesVcc: boolean;
}

/** One per statement, without comments. */
function statementsOf(text: string): readonly string[] {
  return text
    .replace(/\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:;|\/\/|#).*/, '').trim())
    .filter((line) => line !== '');
}

/** Facts of a text; asked for a few times for each, so nothing is kept. */
export function asmFacts(text: string): AsmFacts {
  const statements = statementsOf(text);
  const memory = statements.findLastIndex((one) => MEMORY.test(one));
  const wait = statements.findLastIndex((one) => one.startsWith('s_wait'));
  return {
    statements,
    leavesPending: memory > wait,
    touchesMemory: memory >= 0,
    usesVcc: statements.some((one) => /\bvcc(?:_lo|_hi)?\b|^v_div_(?:scale|fmas)/.test(one)),
  };
}

/** An upper bound for the bytes of code. */
export function asmBytes(inst: MInst): number {
  return LONGEST * inst.mods.split('\n').length;
}

/** The lines to print; `operand` says what stands for each operand. */
export function asmLines(inst: MInst, operand: (at: number) => string): readonly string[] {
  return inst.mods
    .replace(/\{\{|\}\}|\{(\d+)(?::\w*)?\}/g, (brace, at: string | undefined) =>
      at === undefined ? brace[0]! : operand(Number(at)),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
