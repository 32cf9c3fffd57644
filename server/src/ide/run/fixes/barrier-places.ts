/**
 * Places in a Rust file where a statement would come between two accesses: between the statements
 * of the innermost block that has both, and at the ends of the bodies of the loops around them.
 */
import type { FileId, TextEdit } from '../../../base/index.ts';
import {
  type AnyExpr,
  type AnyNode,
  type AnyStmt,
  type Block,
  nodePathAt,
  type SourceFile,
} from '../../../syntax/index.ts';
import { insertBefore, insertBehind, lineAt } from './edit-form.ts';

/** A file, read. */
export interface FileText {
  readonly file: FileId;
  readonly text: string;
  readonly tree: SourceFile;
}

/** Where a statement may be put. */
export interface StatementPlace {
  /** In words behind `a barrier`: `between lines 12 and 14`. */
  readonly where: string;
  /** Inside of `unsafe`; undefined where the language has no such thing. */
  readonly isUnsafe?: boolean;
  edit(statement: string): TextEdit;
}

type Part = AnyStmt | AnyExpr;

/** A block and the part of it that holds an access. */
export interface Level {
  readonly block: Block;
  /** Its place among the statements; the tail is behind them. */
  readonly index: number;
  /** Is the block the body of a loop? */
  readonly isLoop: boolean;
}

const LOOPS = new Set(['LoopExpr', 'WhileExpr', 'ForExpr']);
/** Bodies of their own: what is around them runs at another time. */
const BODIES = new Set(['Fn', 'ClosureExpr']);

/** Statements of a block, and its value. */
export const partsOf = ({ stmts, tail }: Block): readonly Part[] =>
  tail === undefined ? stmts : [...stmts, tail];

/** The one expression that a block has. */
export function onlyIn({ stmts, tail }: Block): AnyExpr | undefined {
  if (stmts.length === 0) return tail;
  const [first] = stmts;
  if (stmts.length > 1 || tail !== undefined || first?.kind !== 'ExprStmt') return undefined;
  return first.expr;
}

/** The blocks around an offset up to the function's body, innermost first. */
export function levelsAt({ tree }: FileText, offset: number): readonly Level[] {
  const path = nodePathAt(tree, offset);
  const out: Level[] = [];
  for (let i = path.length - 1; i > 0; i--) {
    const node = path[i]!;
    if (BODIES.has(node.kind)) break;
    if (node.kind !== 'Block') continue;
    const index = partsOf(node).findIndex(({ start, end }) => start <= offset && offset < end);
    if (index < 0) continue;
    out.push({ block: node, index, isLoop: LOOPS.has(path[i - 1]!.kind) });
  }
  return out;
}

/** The body that an offset is in: a function or a closure. */
export function bodyAt({ tree }: FileText, offset: number): AnyNode | undefined {
  return nodePathAt(tree, offset).findLast(({ kind }) => BODIES.has(kind));
}

/** May unsafe functions be called at an offset? */
export function isUnsafeAt({ tree }: FileText, offset: number): boolean {
  return nodePathAt(tree, offset).some(
    (node) =>
      (node.kind === 'BlockExpr' && node.mode === 'unsafe') ||
      (node.kind === 'Fn' && node.safety?.text === 'unsafe'),
  );
}

/** Places between the accesses at two offsets of one body, the most likely first. */
export function placesBetween(file: FileText, a: number, b: number): readonly StatementPlace[] {
  const ofA = levelsAt(file, a);
  const ofB = levelsAt(file, b);
  const common = ofA.findIndex(({ block }) => ofB.some((one) => one.block === block));
  if (common < 0) return [];
  const out: StatementPlace[] = [];
  const inA = ofA[common]!;
  const inB = ofB.find(({ block }) => block === inA.block)!;
  const later = Math.max(inA.index, inB.index);
  if (inA.index !== inB.index) out.push(between(file, a, b, partsOf(inA.block)[later]!));
  // Loops around one of the two: what races in the first round may race in others.
  const around = [...ofA.slice(0, common), ...ofB.slice(0, ofB.indexOf(inB))].reverse();
  for (const { block, isLoop } of inA.index === inB.index ? [] : around) {
    const [first] = partsOf(block);
    if (isLoop && first !== undefined) out.push(atStart(file, block, first));
  }
  for (const { block, isLoop } of ofA.slice(common)) {
    if (!isLoop) continue;
    out.push(atEnd(file, block));
    const [first] = partsOf(block);
    if (first !== undefined) out.push(atStart(file, block, first));
  }
  return out;
}

/**
 * Places right behind an access, and right before another one: where other threads get the barrier
 * passed on by an atomic operation, or are those of a warp in a branch of their own.
 */
export function placesBeside(file: FileText, a: number, b: number): readonly StatementPlace[] {
  const { text } = file;
  const [ofA] = levelsAt(file, a);
  const [ofB] = levelsAt(file, b);
  const out: StatementPlace[] = [];
  const part = ofA && partsOf(ofA.block)[ofA.index];
  if (ofA !== undefined && part !== undefined && part !== ofA.block.tail)
    out.push({
      where: `behind line ${lineAt(text, part.end)}`,
      isUnsafe: isUnsafeAt(file, ofA.block.start),
      edit: (statement) => insertBehind(file.file, text, part, statement),
    });
  const next = ofB && partsOf(ofB.block)[ofB.index];
  if (ofB !== undefined && next !== undefined)
    out.push({
      where: `before line ${lineAt(text, startOf(next))}`,
      isUnsafe: isUnsafeAt(file, ofB.block.start),
      edit: (statement) => insertBefore(file.file, text, startOf(next), statement),
    });
  return out;
}

function between(source: FileText, a: number, b: number, next: Part): StatementPlace {
  const { file, text } = source;
  const [from, to] = [lineAt(text, Math.min(a, b)), lineAt(text, Math.max(a, b))];
  return {
    // A part that is a block of `unsafe` itself does not count.
    isUnsafe: isUnsafeAt(source, startOf(next) - 1),
    where: from === to ? `in line ${from}` : `between lines ${from} and ${to}`,
    edit: (statement) => insertBefore(file, text, startOf(next), statement),
  };
}

/** At the end of the body of a loop. */
export function atEnd(source: FileText, block: Block): StatementPlace {
  const { file, text } = source;
  const last = partsOf(block).at(-1);
  const line = lineAt(text, block.end - 1);
  return {
    isUnsafe: isUnsafeAt(source, block.start),
    where: `at the end of the loop, before line ${line},`,
    edit(statement) {
      if (last === undefined) return insertBefore(file, text, block.end - 1, statement);
      const needsEnd = last === block.tail && !/\}\s*$/.test(text.slice(last.start, last.end));
      if (!needsEnd) return insertBehind(file, text, last, statement);
      const { span, newText } = insertBehind(file, text, last, statement);
      // The tail becomes a statement.
      if (span.start === last.end) return { span, newText: `;${newText}` };
      const rest = text.slice(last.end, span.start);
      return { span: { file, start: last.end, end: span.start }, newText: `;${rest}${newText}` };
    },
  };
}

function atStart(source: FileText, block: Block, first: Part): StatementPlace {
  const { file, text } = source;
  return {
    isUnsafe: isUnsafeAt(source, block.start),
    where: `at the start of the loop, behind line ${lineAt(text, block.start)},`,
    edit: (statement) => insertBefore(file, text, startOf(first), statement),
  };
}

/** With attributes and comments of documentation. */
function startOf(part: Part): number {
  const { attrs } = part as { readonly attrs?: readonly { readonly start: number }[] };
  const inner = part.kind === 'ExprStmt' ? startOf(part.expr) : part.start;
  return Math.min(inner, attrs?.[0]?.start ?? inner);
}
