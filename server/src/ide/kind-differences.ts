/**
 * Where the text of another compiler and ours differ in kind, by lines of the source: how often a
 * line was written out, how wide its accesses are, local memory, calls, checks. What differs in
 * registers or order alone is not told.
 */
import { greatest, LineIndex } from '../base/index.ts';
import type { EmittedText, Engine, LineSource } from '../workspace/index.ts';
import { ASSEMBLY } from './assembly.ts';

/** What one text differs in at a line. */
export interface KindDifference {
  /** Line of the shown text, from 0: the first that comes from the source line. */
  readonly line: number;
  /** A few words: `written out 4 times (Warplens: once)`. */
  readonly label: string;
}

/** What the code of one source line is like. */
interface Kinds {
  /** First line of the text. */
  readonly line: number;
  /** How often each memory access and float operation stands there, by its name. */
  readonly operations: Map<string, number>;
  /** Most elements of one access. */
  width: number;
  local: number;
  calls: number;
  checks: number;
}

/** Names whose copies tell how often a line was written out, without types. */
const OPERATION =
  /^(?:@!?%\w+\s+)?((?:ld|st|atom|red)\.(?:volatile\.|relaxed\.|acquire\.)?(?:global|shared|local)|(?:fma|mul|add|sub|div|sqrt|ex2|sin|cos)(?:\.\w+)*\.f(?:16|32|64)|mma|(?:global|flat|ds|scratch)_(?:load|store|read|write|atomic)\w*|v_(?:fma|mul|add|sub)\w*_f(?:16|32|64))\b/;
const WIDTH =
  /^(?:@!?%\w+\s+)?(?:ld|st)\.\S*\.v([248])\.|_(?:load|store|read|write)_(?:dwordx|b)(\d+)\b/;
const LOCAL = /^(?:@!?%\w+\s+)?(?:ld|st)\.\S*\blocal\b|^scratch_(?:load|store)/;
const CALL = /^(?:@!?%\w+\s+)?call\b|^s_swappc_b64/;

/** Where the shown text differs from ours. Empty where one of them has no places. */
export function kindDifferences(
  engine: Engine,
  root: string,
  shown: EmittedText,
  ours: EmittedText,
): readonly KindDifference[] {
  const own = new Set(engine.modules(root).map((path) => engine.fileId(path)));
  const lines = new Map<LineSource['file'], LineIndex>();
  for (const path of engine.modules(root))
    lines.set(engine.fileId(path), new LineIndex(engine.text(path) ?? ''));
  const keyOf = (source: LineSource | undefined): string | undefined => {
    const place = source && [source, ...(source.callers ?? [])].find(({ file }) => own.has(file));
    return place && `${place.file}:${lines.get(place.file)!.lineCol(place.start).line}`;
  };
  const theirs = kindsOf(shown, keyOf);
  const mine = kindsOf(ours, keyOf);
  const out: KindDifference[] = [];
  for (const [key, kinds] of theirs) {
    const other = mine.get(key);
    if (other === undefined) continue;
    const labels = differences(kinds, other);
    if (labels.length > 0) out.push({ line: kinds.line, label: labels.join(' · ') });
  }
  return out;
}

function kindsOf(
  { text, lineMap, target }: EmittedText,
  keyOf: (source: LineSource | undefined) => string | undefined,
): ReadonlyMap<string, Kinds> {
  const found = new Map<string, Kinds>();
  const at = (line: number): Kinds | undefined => {
    const key = keyOf(lineMap[line]);
    if (key === undefined) return undefined;
    let kinds = found.get(key);
    if (kinds === undefined) {
      kinds = { line, operations: new Map(), width: 1, local: 0, calls: 0, checks: 0 };
      found.set(key, kinds);
    }
    return kinds;
  };
  for (const [line, raw] of text.split('\n').entries()) {
    const code = raw.trim();
    const operation = OPERATION.exec(code)?.[1];
    const isCall = CALL.test(code);
    if (operation === undefined && !isCall) continue;
    const kinds = at(line);
    if (kinds === undefined) continue;
    if (isCall) kinds.calls++;
    if (operation === undefined) continue;
    kinds.operations.set(operation, (kinds.operations.get(operation) ?? 0) + 1);
    kinds.width = Math.max(kinds.width, widthOf(code));
    if (LOCAL.test(code)) kinds.local++;
  }
  for (const { kind, line } of ASSEMBLY[target].costs?.(text) ?? []) {
    const kinds = kind === 'check' ? at(line) : undefined;
    if (kinds !== undefined) kinds.checks++;
  }
  return found;
}

/** Elements of 32 bits on AMD, of the access's type in PTX. */
function widthOf(code: string): number {
  const [, vector, bits] = WIDTH.exec(code) ?? [];
  if (vector !== undefined) return Number(vector);
  const number = Number(bits ?? 1);
  return number >= 32 ? number / 32 : Math.max(1, number);
}

function differences(theirs: Kinds, ours: Kinds): string[] {
  const labels: string[] = [];
  const copies = ({ operations }: Kinds): number => greatest([...operations.values()], 1);
  const [more, less] = [copies(theirs), copies(ours)];
  if (Math.max(more, less) >= 2 * Math.min(more, less))
    labels.push(`written out ${times(more)} (Warplens: ${times(less)})`);
  if (theirs.width !== ours.width)
    labels.push(`accesses of ${elements(theirs.width)} (Warplens: ${elements(ours.width)})`);
  const has = (label: string, one: number, other: number): void => {
    if (one > 0 === other > 0) return;
    labels.push(one > 0 ? `${label} (Warplens: none)` : `no ${label} (Warplens: ${other})`);
  };
  has('local memory', theirs.local, ours.local);
  has('call', theirs.calls, ours.calls);
  has('check', theirs.checks, ours.checks);
  return labels;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function elements(count: number): string {
  return count === 1 ? '1 element' : `${count} elements`;
}
