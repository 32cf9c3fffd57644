/** What lines of machine code cost: registers that went to memory, and other local memory. */
import type { AsmCost } from '../costs.ts';
import type { SassModule } from './ast.ts';

/** Registers of the thread to its memory and back. */
const LOCAL = new Set(['LDL', 'STL']);

/** As the head of a pane says it, and the comments of the command. */
const COUNTED = /: \d+ registers, (\d+) bytes spilled, (\d+) bytes of stack/g;

/**
 * Accesses of local memory are spills where all of the stack is such; they may be where a part is,
 * and then are called what they certainly are.
 */
export function sassCosts({ statements, text }: SassModule): readonly AsmCost[] {
  const counts = [...text.matchAll(COUNTED)].map(([, spilled, stack]) => [spilled, stack]);
  const isSpilled = counts.length > 0 && counts.every(([spilled, stack]) => spilled === stack);
  return statements.flatMap((one): AsmCost[] =>
    one.kind === 'instruction' && LOCAL.has(one.opcode)
      ? [
          {
            kind: isSpilled ? 'spill' : 'local',
            source: 'measured',
            line: one.line,
            offset: one.end,
            detail: `${one.opcode === 'STL' ? 'stored' : 'loaded'} by the assembler`,
          },
        ]
      : [],
  );
}
