/**
 * PTX whose line directives lead to its own lines, so that what an assembler makes of it can be led
 * back to the text: our line map knows more of the source than directives could say.
 */
import type { PtxModule } from './ast.ts';
import { ptxLines } from './lines.ts';
import { eachInstruction } from './walk.ts';

/** The file that the directives name. */
export const LOCATED_FILE = 'warplens.ptx';

/** PTX with line directives of another compiler says so in its target. */
const DEBUG_TARGET = /^(\s*\.target\s[^,]*), debug\b/;

/** A text that assembles to the same code. Lines count from 1, as in the text that is given. */
export function locatedPtx(module: PtxModule): string {
  const instructions = new Set<number>();
  for (const fn of module.functions) eachInstruction(fn, ({ line }) => instructions.add(line));
  const out: string[] = [];
  for (const { text, line, kind } of ptxLines(module)) {
    if (kind === 'debug') continue;
    if (instructions.has(line)) out.push(`\t.loc 1 ${line + 1} 0`);
    out.push(text.replace(DEBUG_TARGET, '$1'));
    if (/^\s*\.address_size\b/.test(text)) out.push(`.file 1 "${LOCATED_FILE}"`);
  }
  return out.join('\n');
}
