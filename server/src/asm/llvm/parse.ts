/**
 * LLVM IR as an editor sees it: functions with their blocks, globals, instructions, line by line.
 * Every text is read; what is not understood has no name in it.
 */

export interface LlvmModule {
  readonly text: string;
  readonly comments: readonly Place[];
  /** In text order. */
  readonly functions: readonly LlvmFunction[];
  readonly lines: readonly LlvmLine[];
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface LlvmFunction extends Place {
  /** Without `@` and quotes. */
  readonly name: string;
  /** Place of the name, with `@`. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly isDefined: boolean;
  /** Indices of its lines, the closing brace included. */
  readonly firstLine: number;
  readonly lastLine: number;
}

export interface LlvmLine extends Place {
  /** Index of the function around it. */
  readonly inFunction: number | undefined;
  readonly words: readonly LlvmWord[];
  /** The value that the line defines. */
  readonly result: LlvmWord | undefined;
  /** Of an instruction: `getelementptr`. */
  readonly opcode: LlvmWord | undefined;
  /** Of the first line of a block. */
  readonly label: LlvmWord | undefined;
}

export interface LlvmWord extends Place {
  readonly text: string;
}

/** A name with its sign, metadata, a group of attributes, a string, a word or a number. */
const WORD = /c?"[^"]*"|[%@$](?:"[^"]*"|[-\w$.]+)|![-\w$.]+|#\d+|[-\w$.]+|;[^\n]*/g;

const HEAD = /^(define|declare)\b/;
const LABEL = /^(?:"[^"]*"|[-\w$.]+):/;

/** Marks of calls in front of the opcode. */
const CALL_MARKS: ReadonlySet<string> = new Set(['tail', 'musttail', 'notail']);

/** Reads a text. */
export function parseLlvm(text: string): LlvmModule {
  const comments: Place[] = [];
  const functions: LlvmFunction[] = [];
  const lines: LlvmLine[] = [];
  let open: Omit<LlvmFunction, 'end' | 'lastLine'> | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const words: LlvmWord[] = [];
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const at = start + index;
      if (word.startsWith(';')) comments.push({ start: at, end });
      else words.push({ text: word, start: at, end: at + word.length });
    }
    const head = open === undefined ? headOf(line, start, words, lines.length) : undefined;
    if (head !== undefined) open = head;
    const inFunction = open === undefined ? undefined : functions.length;
    lines.push({ start, end, inFunction, words, ...rolesOf(line, words, head, open) });
    const closes = open !== undefined && (!open.isDefined || line.startsWith('}'));
    if (open !== undefined && closes) {
      functions.push({ ...open, end, lastLine: lines.length - 1 });
      open = undefined;
    }
    start = end + 1;
  }
  // A text that is being written may have no end.
  if (open !== undefined) functions.push({ ...open, end: text.length, lastLine: lines.length - 1 });
  return { text, comments, functions, lines };
}

function headOf(
  line: string,
  start: number,
  words: readonly LlvmWord[],
  firstLine: number,
): Omit<LlvmFunction, 'end' | 'lastLine'> | undefined {
  const kind = HEAD.exec(line)?.[1];
  const name = kind && words.find(({ text }) => text.startsWith('@'));
  if (!name) return undefined;
  return {
    name: bareName(name.text),
    nameStart: name.start,
    nameEnd: name.end,
    isDefined: kind === 'define',
    start,
    firstLine,
  };
}

function rolesOf(
  line: string,
  words: readonly LlvmWord[],
  head: object | undefined,
  open: object | undefined,
): Pick<LlvmLine, 'result' | 'opcode' | 'label'> {
  const none = { result: undefined, opcode: undefined, label: undefined };
  if (head !== undefined || words.length === 0) return none;
  const [first, ...rest] = words;
  const assigned = /^\s*[%@!#]?(?:"[^"]*"|[-\w$.]+)\s*=/.test(line);
  if (open === undefined) return assigned ? { ...none, result: first } : none;
  if (LABEL.test(line)) return { ...none, label: first };
  if (!/^\s/.test(line)) return none;
  const named = assigned && first!.text.startsWith('%');
  const [opcode] = (named ? rest : words).filter(({ text }) => !CALL_MARKS.has(text));
  const isWord = opcode !== undefined && /^[a-z]/.test(opcode.text);
  return {
    result: named ? first : undefined,
    opcode: isWord ? opcode : undefined,
    label: undefined,
  };
}

/** A name without its sign and quotes. */
export function bareName(word: string): string {
  return word.replace(/^[%@$]/, '').replace(/^"|"$/g, '');
}
