/**
 * Statements in the wrong order: what passes memory on before the write that it is meant to pass
 * on, and what waits behind the read that it is meant to wait for.
 */
import { type AnyNode, walk } from '../../../syntax/index.ts';
import { type FileText, type Level, levelsAt, partsOf } from './barrier-places.ts';
import type { Candidate } from './candidate.ts';
import { insertBefore, insertBehind, lineAt, without } from './edit-form.ts';

/** Characters of a statement that titles show. */
const MOST_SHOWN = 60;
/** Calls and assembly that pass on what their thread has done. */
const PASSES =
  /\b(?:Release|AcqRel|SeqCst)\b|\.arrive\b|\barrive\w*\(|\bst\.release|\b(?:red|atom)\.(?:\w+\.)*(?:release|acq_rel)/;
/** The same of waits for what others have passed on. */
const WAITS =
  /\b(?:Acquire|AcqRel|SeqCst)\b|\bbar(?:rier)?\.sync\b|\b\w*wait\w*\b|\bld\.acquire|syncthreads|sync_threads|s_barrier/;

/** Blocks around an access in which statements are looked for. */
const LEVELS = 2;

/** For each access the statements around it that would have to be on its other side. */
export function moveCandidates(file: FileText, accesses: readonly number[]): readonly Candidate[] {
  const levels = accesses.flatMap((at) => levelsAt(file, at).slice(0, LEVELS));
  return levels.flatMap((level) => [
    ...moved(file, level, 'behind'),
    ...moved(file, level, 'before'),
  ]);
}

function moved(
  { file, text }: FileText,
  { block, index }: Level,
  to: 'behind' | 'before',
): readonly Candidate[] {
  const parts = partsOf(block);
  const access = parts[index]!;
  const isBehind = to === 'behind';
  if (isBehind && access === block.tail) return [];
  const others = isBehind ? parts.slice(0, index).reverse() : parts.slice(index + 1);
  return others.flatMap((one): Candidate[] => {
    const statement = text.slice(one.start, one.end);
    const isStatement = one.kind === 'ExprStmt' || one.kind === 'WhileExpr';
    if (!isStatement || !(isBehind ? PASSES : WAITS).test(statement) || leaves(one)) return [];
    const words = statement.replace(/\s+/g, ' ');
    const short = words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN - 3)}...` : words;
    const put = isBehind
      ? insertBehind(file, text, access, statement)
      : insertBefore(file, text, access.start, statement);
    const line = lineAt(text, isBehind ? access.end : access.start);
    const isOneLine = lineAt(text, isBehind ? one.end : one.start) === line;
    const where = `${isOneLine ? 'the access in ' : ''}line ${line}`;
    return [
      {
        title: `move \`${short}\` ${to} ${where}`,
        edits: [without(file, text, one), put],
        help: `\`${short}\` ${to} ${where} orders the two accesses`,
        plainHelp: [],
      },
    ];
  });
}

/** Does a statement return, or leave a loop? Such stays where it is. */
function leaves(statement: AnyNode): boolean {
  let found = false;
  walk(statement, ({ kind }) => {
    if (kind === 'ReturnExpr' || kind === 'BreakExpr' || kind === 'ContinueExpr') found = true;
  });
  return found;
}
