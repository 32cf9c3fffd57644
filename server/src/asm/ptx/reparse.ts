/**
 * An edit inside a body costs the statements that it touches: they are parsed alone, and the tree
 * of the text before becomes the tree of the new text. Places behind the edit are moved in the
 * nodes themselves, so the old tree must not be used any more. Where the edit could change more
 * than its statements (braces, comments, what stands outside of bodies), there is no answer and the
 * text is parsed whole.
 */
import { editBetween, firstAt } from '../edit.ts';
import type { PtxError, PtxFunction, PtxSpan, PtxStatement } from './ast.ts';
import { newlinesIn } from './lexer.ts';
import { move, moveItem, moveStatement } from './move.ts';
import { type PtxParse, parseStatements } from './parser.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The parser gives up reporting at two hundred. */
const MOST_ERRORS = 150;
/** Numbers of statements behind the edit that are parsed with it, until one comes out as it was. */
const BEHIND = [1, 2, 4, 16] as const;

/** The tree of `text`, made of that of another text; undefined where that cannot be done. */
export function reparsePtx(before: PtxParse, text: string): PtxParse | undefined {
  const { module } = before;
  const old = module.text;
  const edit = editBetween(old, text);
  if (!edit) return undefined;
  const { start: prefix, oldEnd, delta } = edit;
  const fn = module.functions.find(
    ({ body }) => body && body.start < prefix && oldEnd < body.end - 1,
  );
  if (!fn?.body) return undefined;
  const { body } = fn.body;
  let first = firstAt(body, prefix, ({ end }) => end);
  if (first >= body.length || before.errors.length > MOST_ERRORS) return undefined;
  // Errors are reported once in a line, and may be behind the statement that they are about.
  while (first > 0 && !apart(before, body[first - 1]!, body[first]!)) first -= 1;
  let last = first;
  while (last + 1 < body.length && body[last + 1]!.start <= oldEnd) last += 1;
  for (const behind of BEHIND) {
    const sync = last + behind;
    if (sync >= body.length) return undefined;
    const next = body[sync + 1];
    if (next && !apart(before, body[sync]!, next)) continue;
    const start = first > 0 ? endWithSemicolon(old, body[first - 1]!) : fn.body.start + 1;
    if (start > prefix) return undefined;
    const region = { start, end: body[sync]!.end, first, sync, delta };
    const made = tryRegion(before, fn, region, text);
    if (made) return made;
  }
  return undefined;
}

/** Two statements in different lines, with nothing wrong from the first up to the second. */
function apart({ module, errors }: PtxParse, a: PtxStatement, b: PtxStatement): boolean {
  return (
    module.text.slice(a.end, b.start).includes('\n') &&
    !errors.some(({ start }) => start >= a.start && start < b.start)
  );
}

interface Region {
  /** In the old text. */
  readonly start: number;
  readonly end: number;
  /** The first statement that is parsed anew, and the one that must come out as it was. */
  readonly first: number;
  readonly sync: number;
  readonly delta: number;
}

function tryRegion(
  { module, errors, templates }: PtxParse,
  fn: PtxFunction,
  { start, end, first, sync, delta }: Region,
  text: string,
): PtxParse | undefined {
  const { body } = fn.body!;
  const part = text.slice(start, end + delta);
  const parsed = parseStatements(part, templates);
  const last = parsed?.body.at(-1);
  const anchor = body[sync]!;
  if (
    !parsed ||
    !last ||
    last.kind !== anchor.kind ||
    last.end !== part.length ||
    last.start + start !== anchor.start + delta ||
    parsed.errors.some((e) => e.end > last.start)
  )
    return undefined;
  const previous = body[first - 1];
  const line = previous
    ? previous.line + newlinesIn(module.text, previous.start, start)
    : fn.body!.line;
  const lines = newlinesIn(part, 0, part.length) - newlinesIn(module.text, start, end);
  for (const s of parsed.body) moveStatement(s, start, line);
  for (let i = sync + 1; i < body.length; i++) moveStatement(body[i]!, delta, lines);
  const statements = body.slice(0, first).concat(parsed.body, body.slice(sync + 1));
  const block: Mutable<NonNullable<PtxFunction['body']>> = { ...fn.body!, body: statements };
  block.end += delta;
  const changed: Mutable<PtxFunction> = { ...fn, body: block };
  changed.end += delta;
  let behind = false;
  const items = module.items.map((item) => {
    if (item === fn) {
      behind = true;
      return changed;
    }
    if (behind) moveItem(item, delta, lines);
    return item;
  });
  const place = (span: PtxSpan): PtxSpan[] => {
    if (span.end <= start) return [span];
    if (span.start < end) return [];
    move(span, delta, lines);
    return [span];
  };
  const moved: PtxError[] = errors.flatMap((e) => place(e) as PtxError[]);
  const fresh = parsed.errors.map((e) => {
    move(e, start, line);
    return e;
  });
  const comments: PtxSpan[] = [];
  for (const c of parsed.comments) move(c, start, line);
  let added = false;
  for (const c of module.comments) {
    if (!added && c.start >= start) {
      added = true;
      for (const fresh of parsed.comments) comments.push(fresh);
    }
    if (c.end <= start) comments.push(c);
    else if (c.start >= end) {
      move(c, delta, lines);
      comments.push(c);
    }
  }
  if (!added) for (const fresh of parsed.comments) comments.push(fresh);
  const at = (a: PtxSpan, b: PtxSpan): number => a.start - b.start;
  return {
    module: {
      ...module,
      text,
      items,
      functions: module.functions.map((f) => (f === fn ? changed : f)),
      comments,
    },
    errors: [...moved, ...fresh].sort(at),
    templates,
  };
}

/** Where a statement ends with its semicolon, which those of declarations and directives lack. */
function endWithSemicolon(text: string, { kind, end }: PtxStatement): number {
  if (kind !== 'var' && kind !== 'directive') return end;
  const semicolon = /\s*;/y;
  semicolon.lastIndex = end;
  return semicolon.test(text) ? semicolon.lastIndex : end;
}
