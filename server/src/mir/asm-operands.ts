/**
 * Operands of inline assembly for AMD GPUs, as `gpu.asm` carries them in its third immediate: one
 * word each, results before operands. `{0}`, `{1}`, .. in the text count these words.
 */
import type { Inst } from './function.ts';

/** What an operand is to the instruction. */
export type AsmRole = 'out' | 'late' | 'inout' | 'in';

export interface AsmRegisters {
  readonly role: AsmRole;
  /** Vector or scalar registers. */
  readonly bank: 'v' | 's';
  /** How many of 32 bits. */
  readonly units: number;
  /** The first one, where the source names it. */
  readonly at: number | undefined;
  /** The value has 16 bits. */
  readonly half: boolean;
  /** How many results, operands, or pairs of both the value is in MIR; none: only overwritten. */
  readonly values: number;
}

/** `out v2 1`, `in s1@5 1`, `late v1h 1`. */
export function asmOperandsText(operands: readonly AsmRegisters[]): string {
  return operands
    .map(
      ({ role, bank, units, at, half, values }) =>
        `${role} ${bank}${units}${half ? 'h' : ''}${at === undefined ? '' : `@${at}`} ${values}`,
    )
    .join(';');
}

/** Do all results of `gpu.asm` come in scalar registers, one for all lanes of a wave? */
export function givesScalars({ op, attrs }: Inst): boolean {
  const list = asmOperandsOf(`${attrs.imm?.[2] ?? ''}`);
  return op === 'gpu.asm' && list.every(({ role, bank }) => role === 'in' || bank === 's');
}

const OPERAND = /^(out|late|inout|in) ([vs])(\d+)(h?)(?:@(\d+))? (\d+)$/;

/** The operands that a text of `asmOperandsText` is made of. */
export function asmOperandsOf(text: string): readonly AsmRegisters[] {
  return text.split(';').flatMap((word): AsmRegisters[] => {
    const found = OPERAND.exec(word);
    if (found === null) return [];
    const [, role, bank, units, half, at, values] = found;
    return [
      {
        role: role as AsmRole,
        bank: bank as 'v' | 's',
        units: Number(units),
        at: at === undefined ? undefined : Number(at),
        half: half !== '',
        values: Number(values),
      },
    ];
  });
}
