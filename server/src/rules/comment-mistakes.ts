/**
 * `// warplens: ..` comments that look like ones we read and mean nothing: misspelt, or with parts
 * that are not there.
 */
import type { FileId, Span } from '../base/index.ts';
import { nearest } from '../base/index.ts';
import { type LexedText, T } from '../syntax/index.ts';
import { type AssumeMistake, assumeMistake } from './assume-comment.ts';
import { budgetMistake } from './budgets.ts';
import { launchMistake } from './launch-comment.ts';

export interface CommentMistake {
  readonly span: Span;
  readonly what: string;
  /** What was meant to stand there. */
  readonly meant?: string | undefined;
}

/** What such a comment can say. */
const WORDS = ['allow', 'assume', 'budget', 'launch', 'test'] as const;

/** A word with a list right behind it. Sentences about the tool have none. */
const CALL = /^\/\/!?\s*warplens:\s*([\w-]+)\(/;

/** All mistakes in a file's comments, in order. */
export function commentMistakes(file: FileId, { text, kinds, starts, count }: LexedText) {
  const out: CommentMistake[] = [];
  for (let i = 0; i < count; i++) {
    if (kinds[i] !== T.LineComment && kinds[i] !== T.InnerLineDoc) continue;
    const start = starts[i]!;
    const comment = text.slice(start, starts[i + 1]!);
    const found = CALL.exec(comment);
    if (found === null) continue;
    const [head, word] = found as unknown as [string, string];
    const place = (offset: number, length: number): Span => ({
      file,
      start: start + offset,
      end: start + offset + length,
    });
    const list = comment.slice(head.length);
    if (!WORDS.some((known) => known === word)) {
      const what = `no comment of Warplens says \`${word}\``;
      const span = place(head.indexOf(word, head.indexOf(':')), word.length);
      out.push({ span, what, meant: nearest(word, WORDS) });
    } else if (word === 'test') {
      // It may go on over further lines; `warplens test` reads it as a spec.
    } else if (!list.includes(')')) {
      out.push({ span: place(0, comment.trimEnd().length), what: 'the list has no end' });
    } else if (word === 'launch' || word === 'budget' || word === 'assume') {
      const end = list.lastIndexOf(')');
      const mistake = mistakeIn(word, list.slice(0, end), text.slice(starts[i + 1]!));
      const more = list.slice(end + 1).trim();
      if (mistake === undefined) {
        const span = place(head.length + list.lastIndexOf(more), more.length);
        if (more !== '') out.push({ span, what: 'nothing can stand behind the list' });
        continue;
      }
      const { offset, length, what, meant } = mistake;
      out.push({ span: place(head.length + offset, length), what, meant });
    }
  }
  return out;
}

function mistakeIn(
  word: 'launch' | 'budget' | 'assume',
  list: string,
  behind: string,
): AssumeMistake | undefined {
  if (word === 'assume') return assumeMistake(list, behind);
  return word === 'launch' ? launchMistake(list) : budgetMistake(list);
}
