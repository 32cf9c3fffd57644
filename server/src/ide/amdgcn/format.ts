/**
 * Layout of AMDGCN text as LLVM prints it: labels at the margin, everything else behind a tab, one
 * blank between words and behind commas.
 */
import type { AssemblyEdit } from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/**
 * Edits, one for each line that is laid out another way. Comments, strings, metadata and bodies of
 * macros stay.
 */
export function formatAmdgcn(text: string): readonly AssemblyEdit[] {
  const { metadataSpan } = amdgcnTree(text).module;
  const edits: AssemblyEdit[] = [];
  let start = 0;
  let comment = false;
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const inMetadata =
      metadataSpan !== undefined && metadataSpan.start < start && start < metadataSpan.end;
    const opens = line.lastIndexOf('/*') > line.lastIndexOf('*/');
    if (!comment && !opens && !inMetadata && !line.includes('/*')) {
      const wanted = laidOut(line);
      if (wanted !== line) edits.push({ start, end: start + line.length, newText: wanted });
    }
    comment = opens || (comment && !line.includes('*/'));
    start += raw.length + 1;
  }
  return edits;
}

function laidOut(line: string): string {
  const at = commentAt(line);
  const code = line.slice(0, at).trimEnd();
  const comment = line.slice(at).trimEnd();
  if (code.trim() === '') return comment === '' ? '' : line.trimEnd();
  const label = /^\s*((?:"[^"]*"|[\w.$\\@]+):)(?!:)\s*([\s\S]*)/.exec(code);
  const rest = label ? label[2]! : code.trim();
  const body = rest === '' ? '' : statement(rest);
  const head = label ? `${label[1]}${body === '' ? '' : ` ${body}`}` : `\t${body}`;
  return comment === '' ? head : `${head} ${comment}`;
}

function commentAt(line: string): number {
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"' && line[i - 1] !== '\\') quoted = !quoted;
    if (!quoted && (line[i] === ';' || (line[i] === '/' && line[i + 1] === '/'))) return i;
  }
  return line.length;
}

function statement(text: string): string {
  const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)/.exec(text)!;
  if (rest === '') return word;
  // Strings keep what is in them.
  const spaced = rest
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(/[ \t]+/g, ' ')
            .replace(/ ?, ?/g, ', ')
            .replace(/\[[^[\]]*\]/g, (list) =>
              /:\s*\[/.test(list) ? list : list.replace(/, /g, ','),
            )
            .replace(/ ?:: ?/g, ' :: '),
    )
    .join('');
  return `${word} ${spaced.trim()}`;
}
