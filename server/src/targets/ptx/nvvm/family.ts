/**
 * What a row of LLVM's intrinsics for NVIDIA is: a pattern over names, the instruction that it
 * stands for, and which processors have it. One row covers a family.
 *
 * Names are LLVM's without `llvm.nvvm.`, and without the suffixes that say which pointers an
 * intrinsic is overloaded for.
 */

/** What a call is known by besides its name. */
export interface CallShape {
  readonly args: number;
  readonly results: number;
  /** Operands that are constants, by their place. */
  readonly constants: readonly (bigint | undefined)[];
}

/** A match of a family's pattern: the groups by their names in the pattern, absent ones empty. */
export type Groups = Readonly<Record<string, string>>;

export interface Family {
  /** Over the whole name; groups are named. */
  readonly name: RegExp;
  /** The operation: text in which `<group>` is what the group matched, or a function. */
  readonly op: string | ((groups: Groups, call: CallShape) => string);
  /**
   * The operands: `@d` are the results, `@p` the results joined by `|`, `@2` is an operand, `@1-3`
   * are several of them and `@1-` the rest, joined by commas. Results and all operands when absent.
   */
  readonly operands?: string | ((groups: Groups, call: CallShape) => string);
  /** Oldest `sm` that has it; 70 when absent. */
  readonly sm?: number | ((groups: Groups) => number);
  /** PTX version times ten that the instruction came with. */
  readonly ptx?: number | ((groups: Groups) => number);
  /** Only targets of one architecture or family (`sm_100a`, `sm_103f`) have it. */
  readonly only?: RegExp | ((groups: Groups) => RegExp | undefined);
  /** Nothing but its results depends on it. */
  readonly pure?: boolean;
}

/** `@1-3` and the like as the numbers of a template: results first. */
export function expandOperands(text: string, { args, results }: CallShape): string {
  const arg = (at: number): string => `$${results + at}`;
  const range = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => arg(from + i)).join(', ');
  const all = Array.from({ length: results }, (_, i) => `$${i}`);
  return text
    .replace(/@d/g, all.join(', '))
    .replace(/@p/g, all.join('|'))
    .replace(/@(\d+)(-?)(\d*)/g, (_, from: string, dash: string, to: string) =>
      range(Number(from), dash === '' ? Number(from) : to === '' ? args - 1 : Number(to)),
    );
}
