/**
 * An edit costs the lines that it touches: they are read, and the tree of the text before becomes
 * the tree of the new text. Places behind the edit are moved in the statements themselves, so the
 * old tree must not be used any more. Where a line does more than be a statement (keys of
 * descriptors, metadata, comments over lines), the text is parsed anew, with the lines that are
 * known.
 */
import { splice } from '../../base/index.ts';
import { editBetween, firstAt } from '../edit.ts';
import type { AmdgcnError, AmdgcnModule, AmdgcnPlaced, AmdgcnSpan } from './ast.ts';
import type { LineShape } from './line-table.ts';
import { LineTable } from './line-table.ts';
import { type AmdgcnParse, addComments, addErrors, MOST_ERRORS, parseAmdgcn } from './parser.ts';
import { movePlaced, placed } from './placed.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Lines that were read for earlier texts, for each line of this one, before the table begins anew.
 */
const MOST_OLD_LINES = 2;

/** The tree of `text`, made of that of another text, which ends with that. Never throws. */
export function reparseAmdgcn(before: AmdgcnParse, text: string): AmdgcnParse {
  const module = edited(before, text);
  if (module) return { ...before, module };
  const { statements } = before.module;
  const full = before.lines.size > MOST_OLD_LINES * statements.length + 1000;
  return parseAmdgcn(text, full ? new LineTable() : before.lines);
}

/** A line of the part that changed. */
interface Line {
  readonly shape: LineShape;
  readonly base: number;
}

/** Lines between two offsets, undefined where one of them does more than be a statement. */
function plainLines(
  table: LineTable,
  text: string,
  start: number,
  stop: number,
): Line[] | undefined {
  const out: Line[] = [];
  for (let at = start; at <= stop; ) {
    const eol = text.indexOf('\n', at);
    const end = eol < 0 || eol > stop ? stop : eol;
    const shape = table.line(text, at, end);
    if (shape.effects.length > 0 || shape.openComment >= 0) return undefined;
    out.push({ shape, base: at });
    at = end + 1;
  }
  return out;
}

const startOf = (span: AmdgcnSpan): number => span.start;
const baseOf = (s: AmdgcnPlaced): number => s.base;

function replace<T>(list: T[], from: number, to: number, by: readonly T[]): void {
  if (by.length === to - from) for (let i = 0; i < by.length; i++) list[from + i] = by[i]!;
  else splice(list, from, to - from, by);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: first all reasons against it, then every list of the tree is moved along
function edited(before: AmdgcnParse, text: string): AmdgcnModule | undefined {
  const { module, lines: table } = before;
  const errors = before.errors as AmdgcnError[];
  const old = module.text;
  const edit = editBetween(old, text);
  if (!edit) return undefined;
  const { start: prefix, oldEnd, delta } = edit;
  const start = prefix === 0 ? 0 : old.lastIndexOf('\n', prefix - 1) + 1;
  const eol = old.indexOf('\n', oldEnd);
  const stop = eol < 0 ? old.length : eol;
  const inside = (span: AmdgcnSpan | undefined): boolean =>
    span !== undefined && span.start < stop && start < span.end;
  if (errors.length >= MOST_ERRORS || inside(module.metadataSpan)) return undefined;
  if (module.descriptors.some(inside)) return undefined;
  const comments = module.comments as AmdgcnSpan[];
  const lastComment = comments[firstAt(comments, start, startOf) - 1];
  if (lastComment && lastComment.end > start) return undefined;
  const gone = plainLines(table, old, start, stop);
  const come = gone && plainLines(table, text, start, stop + delta);
  if (!come) return undefined;
  // Everything is known: from here on the tree changes.
  const statements = module.statements as AmdgcnPlaced[];
  const from = firstAt(statements, start, baseOf);
  const to = firstAt(statements, stop + 1, baseOf);
  const newComments: AmdgcnSpan[] = [];
  const newNotes: AmdgcnModule['notes'][number][] = [];
  const newErrors: AmdgcnError[] = [];
  const made: AmdgcnPlaced[] = [];
  let line = lineAt(module, from, start);
  for (const { shape, base } of come) {
    for (const [i, s] of shape.statements.entries())
      made.push(placed(s, shape.firstId + i, base, line));
    addComments(shape, base, line, newComments, newNotes);
    addErrors(shape, base, line, newErrors);
    line++;
  }
  const lines = come.length - gone.length;
  if (delta !== 0 || lines !== 0)
    for (let i = to; i < statements.length; i++) movePlaced(statements[i]!, delta, lines);
  replace(statements, from, to, made);
  const spans = <T extends AmdgcnSpan>(list: T[], by: readonly T[]): void => {
    const first = firstAt(list, start, startOf);
    const last = firstAt(list, stop + 1, startOf);
    for (let i = last; i < list.length; i++) move(list[i]!, delta, lines);
    replace(list, first, last, by);
  };
  spans(comments, newComments);
  spans(module.notes as AmdgcnModule['notes'][number][], newNotes);
  spans(errors, newErrors);
  for (const d of module.descriptors) {
    if (d.start < start) continue;
    move(d, delta, lines);
    move(d.nameSpan, delta, lines);
    if (d.endSpan) move(d.endSpan, delta, lines);
    for (const key of d.keys) move(key, delta, lines);
  }
  for (const file of module.files.values()) if (file.start >= start) move(file, delta, lines);
  if (module.metadataSpan && module.metadataSpan.start >= start)
    move(module.metadataSpan, delta, lines);
  const structures = (list: readonly Line[]): number =>
    list.reduce((n, { shape }) => n + (shape.structure ? 1 : 0), 0);
  return {
    ...module,
    text,
    structure: module.structure + structures(come) - structures(gone),
    version: {},
    change: { of: module.version, first: from, gone: to - from, come: made.length },
  };
}

function move(span: AmdgcnSpan, by: number, lines: number): void {
  const it = span as Mutable<AmdgcnSpan>;
  it.start += by;
  it.end += by;
  it.line += lines;
}

/** Number of the line that begins at an offset, counted from the statement before it. */
function lineAt({ text, statements }: AmdgcnModule, first: number, offset: number): number {
  const before = statements[first - 1];
  let line = before?.line ?? 0;
  for (let at = before?.base ?? 0; ; line++) {
    const eol = text.indexOf('\n', at);
    if (eol < 0 || eol >= offset) return line;
    at = eol + 1;
  }
}
