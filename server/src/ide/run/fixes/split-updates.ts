/**
 * An update that reads what others write and writes what others read, in two steps with a barrier
 * between: the fix of scans and stencils in place.
 */
import type { AnyExpr } from '../../../syntax/index.ts';
import { textOf } from './atomic-words.ts';
import {
  atEnd,
  bodyAt,
  type FileText,
  isUnsafeAt,
  type Level,
  levelsAt,
  onlyIn,
  partsOf,
} from './barrier-places.ts';
import type { Word } from './barrier-words.ts';
import type { Candidate } from './candidate.ts';
import { indentAt, lineAt } from './edit-form.ts';

/** Names for the value that is kept over the barrier. */
const NAMES = ['value', 'update', 'kept', 'read_before'];

/** `*a += *b;`, also under a condition, as a read, a barrier and a write. */
export function splitCandidates(
  file: FileText,
  offset: number,
  words: readonly Word[],
): readonly Candidate[] {
  const levels = levelsAt(file, offset);
  for (const [at, level] of levels.entries()) {
    const part = partsOf(level.block)[level.index]!;
    const expr = part.kind === 'ExprStmt' ? part.expr : part;
    const split = splitOf(file, expr as AnyExpr);
    // Inside of a condition not all threads come to the barrier.
    if (split === undefined || isUnderIf(file, levels[at + 1], level)) continue;
    const barrier = words.find(({ what, only }) => {
      const isHere = only === undefined || (only === 'unsafe') === isUnsafeAt(file, part.start);
      return what === 'barrier' && isHere;
    });
    if (barrier === undefined) return [];
    const loop = levels.slice(at).find(({ isLoop }) => isLoop);
    return candidates(file, { ...part, line: lineAt(file.text, part.start) }, split, barrier, loop);
  }
  return [];
}

type Split = readonly [read: string, write: (value: string) => string];

/** What is read, and how the value is written. */
function splitOf(file: FileText, expr: AnyExpr): Split | undefined {
  if (expr.kind === 'CompoundAssignExpr' || expr.kind === 'AssignExpr') {
    const op = expr.kind === 'AssignExpr' ? '' : expr.op;
    const to = textOf(file, expr.lhs);
    return [textOf(file, expr.rhs), (value) => `${to} ${op}= ${value};`];
  }
  if (expr.kind !== 'IfExpr' || expr.else !== undefined || expr.cond.kind === 'LetExpr')
    return undefined;
  const inner = onlyIn(expr.then);
  const found = inner && inner.kind !== 'IfExpr' ? splitOf(file, inner) : undefined;
  if (found === undefined) return undefined;
  const test = textOf(file, expr.cond);
  return [
    `if ${test} { ${found[0]} } else { Default::default() }`,
    (value) => `if ${test} { ${found[1](value)} }`,
  ];
}

/** Is a block the body of an `if` in the block around it? */
function isUnderIf(file: FileText, around: Level | undefined, { block }: Level): boolean {
  if (around === undefined) return false;
  const part = partsOf(around.block)[around.index]!;
  const expr = part.kind === 'ExprStmt' ? part.expr : part;
  return expr.kind === 'IfExpr' && file.text.slice(expr.start, block.start).startsWith('if');
}

function candidates(
  file: FileText,
  { start, end, line }: { readonly start: number; readonly end: number; readonly line: number },
  [read, write]: Split,
  { statement, what }: Word,
  loop: Level | undefined,
): readonly Candidate[] {
  const fn = bodyAt(file, start);
  const body = file.text.slice(fn?.start ?? 0, fn?.end);
  const name = NAMES.find((one) => !new RegExp(`\\b${one}\\b`).test(body)) ?? '_value';
  const isFirst = file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
  const space = isFirst ? `\n${indentAt(file.text, start)}` : ' ';
  const newText = [`let ${name} = ${read};`, statement, write(name)].join(space);
  const edit = { span: { file: file.file, start, end }, newText };
  const one: Candidate = {
    title: `read before and write behind \`${statement}\` in line ${line}`,
    edits: [edit],
    help: `a ${what} between the read and the write in line ${line} orders the two accesses`,
    plainHelp: [],
  };
  if (loop === undefined) return [one];
  const after = atEnd(file, loop.block);
  const isSameEnd = partsOf(loop.block).at(-1)?.end === end;
  if (isSameEnd)
    return [
      one,
      {
        ...one,
        title: `${one.title}, and insert \`${statement}\` ${after.where.replace(/,$/, '')}`,
        edits: [{ ...edit, newText: `${newText}${space}${statement}` }],
      },
    ];
  return [
    one,
    {
      ...one,
      title: `${one.title}, and insert \`${statement}\` ${after.where.replace(/,$/, '')}`,
      edits: [edit, after.edit(statement)],
    },
  ];
}
