/**
 * An edit inside a body costs the statements that it touches: they are parsed alone, and the tree
 * of the text before becomes the tree of the new text. Places behind the edit are moved in the
 * nodes themselves, so the old tree must not be used any more. Where the edit could change more
 * than its statements (braces, comments, what stands outside of bodies), there is no answer and the
 * text is parsed whole.
 */
import type {
  PtxError,
  PtxFunction,
  PtxInit,
  PtxInstruction,
  PtxItem,
  PtxLoc,
  PtxOperand,
  PtxSpan,
  PtxStatement,
  PtxSymbol,
} from './ast.ts';
import { type PtxParse, parseStatements } from './parser.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Characters that are compared at once. */
const CHUNK = 4096;
/** An edit of more characters is no typing. */
const MOST_CHANGED = 20_000;
/** The parser gives up reporting at two hundred. */
const MOST_ERRORS = 150;
/** Numbers of statements behind the edit that are parsed with it, until one comes out as it was. */
const BEHIND = [1, 2, 4, 16] as const;

function commonPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at + CHUNK <= most && a.slice(at, at + CHUNK) === b.slice(at, at + CHUNK)) at += CHUNK;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** Equal characters at the end, not counting the first `prefix`. */
function commonSuffix(a: string, b: string, prefix: number): number {
  const most = Math.min(a.length, b.length) - prefix;
  let n = 0;
  while (
    n + CHUNK <= most &&
    a.slice(a.length - n - CHUNK, a.length - n) === b.slice(b.length - n - CHUNK, b.length - n)
  )
    n += CHUNK;
  while (n < most && a.charCodeAt(a.length - 1 - n) === b.charCodeAt(b.length - 1 - n)) n += 1;
  return n;
}

/** The tree of `text`, made of that of another text; undefined where that cannot be done. */
export function reparsePtx(before: PtxParse, text: string): PtxParse | undefined {
  const { module } = before;
  const old = module.text;
  const prefix = commonPrefix(old, text);
  const suffix = commonSuffix(old, text, prefix);
  const oldEnd = old.length - suffix;
  if (oldEnd - prefix > MOST_CHANGED || text.length - suffix - prefix > MOST_CHANGED)
    return undefined;
  const fn = module.functions.find(
    ({ body }) => body && body.start < prefix && oldEnd < body.end - 1,
  );
  if (!fn?.body) return undefined;
  const { body } = fn.body;
  let first = body.findIndex(({ end }) => end >= prefix);
  if (first < 0 || before.errors.length > MOST_ERRORS) return undefined;
  // Errors are reported once in a line, and may be behind the statement that they are about.
  while (first > 0 && !apart(before, body[first - 1]!, body[first]!)) first -= 1;
  let last = first;
  while (last + 1 < body.length && body[last + 1]!.start <= oldEnd) last += 1;
  const delta = text.length - old.length;
  for (const behind of BEHIND) {
    const sync = last + behind;
    if (sync >= body.length) return undefined;
    const next = body[sync + 1];
    if (next && !apart(before, body[sync]!, next)) continue;
    const start = first > 0 ? body[first - 1]!.end : fn.body.start + 1;
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
  { module, errors }: PtxParse,
  fn: PtxFunction,
  { start, end, first, sync, delta }: Region,
  text: string,
): PtxParse | undefined {
  const { body } = fn.body!;
  const part = text.slice(start, end + delta);
  const parsed = parseStatements(part);
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
  const line = first > 0 ? lineAfter(module.text, body[first - 1]!) : fn.body!.line;
  const lines = newlines(part) - newlines(module.text.slice(start, end));
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
  };
}

/** The line in which a statement ends. */
function lineAfter(text: string, { start, end, line }: PtxSpan): number {
  return line + newlines(text.slice(start, end));
}

function newlines(text: string): number {
  let n = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) n += 1;
  return n;
}

function move(span: PtxSpan, by: number, lines: number): void {
  const s = span as Mutable<PtxSpan>;
  s.start += by;
  s.end += by;
  s.line += lines;
}

/**
 * Each kind moves itself: objects of one shape in one place are much faster than all of them in
 * one.
 */
function moveOperand(o: Mutable<PtxOperand>, by: number, lines: number): void {
  switch (o.kind) {
    case 'sym':
      o.start += by;
      o.end += by;
      o.line += lines;
      return;
    case 'int':
      o.start += by;
      o.end += by;
      o.line += lines;
      return;
    case 'addr':
      o.start += by;
      o.end += by;
      o.line += lines;
      for (const item of o.items) moveOperand(item, by, lines);
      return;
    case 'vec':
      o.start += by;
      o.end += by;
      o.line += lines;
      for (const element of o.elements) moveOperand(element, by, lines);
      return;
    case 'pair':
      move(o, by, lines);
      moveOperand(o.first, by, lines);
      moveOperand(o.second, by, lines);
      return;
    case 'not':
    case 'neg':
      move(o, by, lines);
      moveOperand(o.operand, by, lines);
      return;
    case 'symaddr':
      move(o, by, lines);
      moveOperand(o.symbol, by, lines);
      return;
    default:
      move(o, by, lines);
  }
}

function moveInit(init: PtxInit, by: number, lines: number): void {
  if (init.kind !== 'list') {
    moveOperand(init, by, lines);
    return;
  }
  move(init, by, lines);
  for (const item of init.items) moveInit(item, by, lines);
}

function moveStatement(s: PtxStatement, by: number, lines: number): void {
  if (s.kind === 'instr') {
    moveInstruction(s, by, lines);
    return;
  }
  if (s.kind === 'loc') {
    moveLoc(s, by, lines);
    return;
  }
  move(s, by, lines);
  switch (s.kind) {
    case 'block':
      for (const inner of s.body) moveStatement(inner, by, lines);
      return;
    case 'targets':
      for (const target of s.targets) move(target, by, lines);
      return;
    case 'prototype':
      for (const v of [...s.returns, ...s.params]) moveStatement(v, by, lines);
      for (const d of s.directives) move(d, by, lines);
      return;
    case 'var':
      move(s.nameSpan, by, lines);
      if (s.init) moveInit(s.init, by, lines);
      return;
  }
}

function moveLoc(s: Mutable<PtxLoc>, by: number, lines: number): void {
  s.start += by;
  s.end += by;
  s.line += lines;
}

function moveInstruction(s: Mutable<PtxInstruction>, by: number, lines: number): void {
  s.start += by;
  s.end += by;
  s.line += lines;
  const name: Mutable<PtxSpan> = s.nameSpan;
  name.start += by;
  name.end += by;
  name.line += lines;
  if (s.guard) {
    const guard: Mutable<PtxSymbol> = s.guard.register;
    guard.start += by;
    guard.end += by;
    guard.line += lines;
  }
  for (const o of s.operands) moveOperand(o, by, lines);
  if (!s.call) return;
  for (const o of s.call.returns) moveOperand(o, by, lines);
  moveOperand(s.call.target, by, lines);
  for (const o of s.call.args) moveOperand(o, by, lines);
  if (s.call.prototype) moveOperand(s.call.prototype, by, lines);
}

function moveItem(item: PtxItem, by: number, lines: number): void {
  if (item.kind !== 'function') {
    if (item.kind === 'var') moveStatement(item, by, lines);
    else move(item, by, lines);
    return;
  }
  move(item, by, lines);
  move(item.nameSpan, by, lines);
  for (const v of [...item.returns, ...item.params]) moveStatement(v, by, lines);
  for (const d of item.directives) move(d, by, lines);
  if (!item.body) return;
  move(item.body, by, lines);
  for (const s of item.body.body) moveStatement(s, by, lines);
}
