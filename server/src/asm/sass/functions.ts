/** The functions of a listing. */
import type { SassInstruction, SassLabel, SassModule } from './ast.ts';

export interface SassFunction {
  readonly name: string;
  readonly head: SassLabel;
  readonly labels: readonly SassLabel[];
  readonly instructions: readonly SassInstruction[];
  /** Offset behind its last statement. */
  readonly end: number;
}

/** In text order; what stands before the first one belongs to none. */
export function sassFunctions({ statements }: SassModule): readonly SassFunction[] {
  const out: {
    name: string;
    head: SassLabel;
    labels: SassLabel[];
    instructions: SassInstruction[];
    end: number;
  }[] = [];
  for (const one of statements) {
    if (one.kind === 'function')
      out.push({ name: one.name, head: one, labels: [], instructions: [], end: one.end });
    const fn = out.at(-1);
    if (fn === undefined) continue;
    if (one.kind === 'label') fn.labels.push(one);
    if (one.kind === 'instruction') fn.instructions.push(one);
    if (one.kind !== 'origin') fn.end = one.end;
  }
  return out;
}
