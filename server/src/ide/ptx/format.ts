/**
 * Lays out PTX text as compilers write it: directives of the module and labels at the margin, the
 * rest one step in and as far again in nested blocks, one space behind commas. Comments and blank
 * lines stay; what is inside of a statement of several lines is left alone.
 */
import type { AssemblyEdit } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

/**
 * Edits that lay out a text; undefined for one with syntax errors, whose structure is not certain.
 */
export function ptxFormat(text: string): readonly AssemblyEdit[] | undefined {
  const { module, errors } = ptxTree(text);
  if (errors.length > 0) return undefined;
  const comments = module.comments;
  const edits: AssemblyEdit[] = [];
  let depth = 0;
  let next = 0;
  let continued = false;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    while (next < comments.length && comments[next]!.end <= start) next += 1;
    const inside = comments[next] !== undefined && comments[next]!.start < start;
    const line = text.slice(start, end);
    const code = codeOf(line, start, comments, next);
    if (!inside) {
      const wanted = layOut(line, code, depth, continued);
      if (wanted !== line) edits.push({ start, end, newText: wanted });
    }
    depth = Math.max(0, depth + braces(code));
    continued = continues(code, continued);
    start = end + 1;
  }
  return edits;
}

/** A longer line stays as it is. */
const MOST_LETTERS = 4000;

/** A line with its comments blanked. */
function codeOf(
  line: string,
  start: number,
  comments: readonly { readonly start: number; readonly end: number }[],
  from: number,
): string {
  const parts: string[] = [];
  let done = 0;
  for (let i = from; i < comments.length && comments[i]!.start < start + line.length; i += 1) {
    const a = Math.max(done, comments[i]!.start - start);
    const b = Math.min(line.length, comments[i]!.end - start);
    if (b <= a) continue;
    parts.push(line.slice(done, a), ' '.repeat(b - a));
    done = b;
  }
  return parts.join('') + line.slice(done);
}

/** Braces of blocks that stay open; vectors open and close in one statement. */
function braces(code: string): number {
  let n = 0;
  for (const c of code.replace(/"(?:[^"\\]|\\.)*"/g, '')) n += c === '{' ? 1 : c === '}' ? -1 : 0;
  return n;
}

/** Does the statement go on in the next line? */
function continues(code: string, before: boolean): boolean {
  const trimmed = code.trim();
  if (trimmed === '') return before;
  return /[,(]$/.test(trimmed);
}

function layOut(line: string, code: string, depth: number, continued: boolean): string {
  const trimmed = line.trim();
  if (trimmed === '') return '';
  const first = code.trim();
  if (continued) return line.trimEnd();
  if (first === '') return '\t'.repeat(depth) + trimmed;
  const isLabel = /^[$\w%]+:/.test(first);
  const outward = first.startsWith('}') ? 1 : 0;
  const indent = isLabel ? 0 : Math.max(0, depth - outward);
  return '\t'.repeat(indent) + spaced(trimmed, first);
}

/**
 * One space behind commas and one blank between a name and its operands, in lines without strings
 * and comments.
 */
function spaced(line: string, code: string): string {
  if (code !== line || line.includes('"') || line.length > MOST_LETTERS) return line;
  const instruction = /^((?:[$\w%]+:\s*)?(?:@!?[%\w$]+\s+)?)([a-z][\w.:]*)\s+(.*;)$/.exec(line);
  if (!instruction) return line;
  const [, before = '', name = '', operands = ''] = instruction;
  const guard = before.replace(/(?<!\s)\s+$/, ' ').replace(/:\s*/, ': ');
  return `${guard}${name} \t${operands.replace(/(?<!\s)\s*,\s*/g, ', ').replace(/(?<!\s)\s+;$/, ';')}`;
}
