/**
 * Edits against costs, each compiled and counted before anybody sees it: the kernels with the
 * edited text are emitted again, and an edit after which the line costs as much as before, or
 * something no longer compiles, is none.
 *
 * Rows of a tile in workgroup memory are padded by one element where lanes of a warp meet at one
 * bank (CUDA C++ Programming Guide, "Shared Memory": a row of as many words as there are banks puts
 * each column into one bank).
 */
import { applyEdits, type Span, type TextEdit } from '../base/index.ts';
import { type AnyNode, type ArrayType, parseFile, walk } from '../syntax/index.ts';
import type { Engine } from '../workspace/index.ts';
import { type LineCostRequest, lineCosts } from './line-costs.ts';

/** An edit with what it was counted to gain, in its title. */
export interface CountedEdit {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** Tiles of a file that are tried, in the order of the text. */
const MOST_TRIALS = 6;

/** Edits that make the accesses of the line at an offset cheaper, the best one first. */
export function countedEdits(
  engine: Engine,
  path: string,
  offset: number,
  request: Omit<LineCostRequest, 'kinds' | 'machineCode' | 'shownText'>,
): readonly CountedEdit[] {
  const text = engine.text(path);
  if (text === undefined) return [];
  const line = text.slice(0, offset).split('\n').length - 1;
  const before = mostLanes(engine, path, line, request);
  if (before === 0) return [];
  const problems = problemsOf(engine, path);
  const found: (CountedEdit & { readonly after: number })[] = [];
  for (const { name, edits } of paddings(engine, path, text).slice(0, MOST_TRIALS)) {
    const after = engine.during(new Map([[path, applyEdits(text, edits)]]), () =>
      problemsOf(engine, path) > problems ? before : mostLanes(engine, path, line, request),
    );
    if (after >= before) continue;
    const rest = after === 0 ? 'no bank conflict' : `${after} lanes at a bank`;
    const title = `Pad the rows of \`${name}\` by one element: ${before} lanes at a bank before, ${rest} after (counted)`;
    found.push({ title, edits, after });
  }
  return found.sort((a, b) => a.after - b.after);
}

/** The most lanes that meet at one bank in a line, by the hint behind it; 0 where none do. */
function mostLanes(
  engine: Engine,
  path: string,
  line: number,
  request: Omit<LineCostRequest, 'kinds'>,
): number {
  const lines = engine.text(path)!.split('\n');
  const start = lines.slice(0, line).join('\n').length + (line === 0 ? 0 : 1);
  const range = { start, end: start + lines[line]!.length };
  const kinds = new Set(['banks'] as const);
  let most = 0;
  for (const { label } of lineCosts(engine, path, range, { ...request, kinds }))
    for (const [, lanes] of label.matchAll(/bank conflict: (\d+) lanes/g))
      most = Math.max(most, Number(lanes));
  return most;
}

/** What is wrong with the crate: errors, and what keeps code from being compiled. */
function problemsOf(engine: Engine, path: string): number {
  const root = engine.rootOf(path);
  const errors = engine.diagnostics(root).filter(({ severity }) => severity === 'error');
  return errors.length + engine.check(root, engine.ruleTarget(root)).length;
}

interface Padding {
  readonly name: string;
  readonly edits: readonly TextEdit[];
}

/** Rows of the statics of a file that are arrays of arrays, each one element longer. */
function paddings(engine: Engine, path: string, text: string): readonly Padding[] {
  const file = engine.fileId(path);
  const out: Padding[] = [];
  const visit = (node: AnyNode): void => {
    if (node.kind !== 'Static') return;
    const rows: ArrayType[] = [];
    const lengths = new Set<string>();
    const spans: Span[] = [];
    const take = (len: { readonly start: number; readonly end: number }): void => {
      spans.push({ file, start: len.start, end: len.end });
    };
    walk(node, (one) => {
      // `[[T; N]; M]`, and `SharedArray<[T; N], M>`.
      if (one.kind === 'ArrayType' && one.type.kind === 'ArrayType') rows.push(one.type);
      if (one.kind === 'TypeArg' && one.type.kind === 'ArrayType') rows.push(one.type);
    });
    for (const { len } of rows) {
      take(len);
      lengths.add(text.slice(len.start, len.end));
    }
    // The value has rows of the same length.
    walk(node, (one) => {
      if (one.kind !== 'RepeatExpr' || one.elem.kind !== 'RepeatExpr') return;
      const { len } = one.elem;
      if (lengths.has(text.slice(len.start, len.end))) take(len);
    });
    if (lengths.size !== 1) return;
    const [length] = lengths as unknown as [string];
    const newText = longer(length);
    const name = text.slice(node.name.start, node.name.end);
    out.push({ name, edits: spans.map((span) => ({ span, newText })) });
  };
  for (const item of parseFile(text).file.items) walk(item, visit);
  return out;
}

function longer(length: string): string {
  return /^\d+$/.test(length) ? String(Number(length) + 1) : `${length} + 1`;
}
