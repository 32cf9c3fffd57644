/**
 * Updates of one element by several threads as atomic operations: `*p += v`, `*p = *p + v`,
 * `if v > *p { *p = v }`, and a counter that is read, used and written back. The fix of histograms,
 * sums, maxima and places in a list.
 */
import type { Span, TextEdit } from '../../../base/index.ts';
import {
  type AnyExpr,
  type AnyNode,
  type AnyStmt,
  type ArithOp,
  type Block,
  nodePathAt,
} from '../../../syntax/index.ts';
import { atomicTypes, bare, pointerTo, squeezed, textOf } from './atomic-words.ts';
import { type FileText, isUnsafeAt, onlyIn } from './barrier-places.ts';
import type { Candidate } from './candidate.ts';
import { lineAt, without } from './edit-form.ts';

/** What the methods of `core`'s atomic types are called. */
const METHODS: Readonly<Partial<Record<ArithOp, string>>> = {
  '+': 'fetch_add',
  '-': 'fetch_sub',
  '&': 'fetch_and',
  '|': 'fetch_or',
  '^': 'fetch_xor',
};
/** An update of memory in several steps that is one atomic operation. */
interface Update {
  /** Where it begins; two accesses of one update have the same. */
  readonly start: number;
  readonly place: AnyExpr;
  readonly method: string;
  readonly operand: AnyExpr;
  /** The expression that the call stands for. */
  readonly replaced: AnyNode;
  /** A later statement that goes, because the call has done it. */
  readonly removed?: AnyStmt;
  /** Does a value in front of the call lack its `;`? */
  readonly needsEnd?: boolean;
}

/** The updates of memory in which the accesses lie, as atomic operations without an order. */
export function updateCandidates(file: FileText, spans: readonly Span[]): readonly Candidate[] {
  const updates = new Map<number, Update>();
  for (const { start } of spans) {
    const found = updateAt(file, start);
    // An access that is no update stays as it is, and races with atomic operations too.
    if (found === undefined) return [];
    updates.set(found.start, found);
  }
  const all = [...updates.values()];
  const lines = [...new Set(all.map(({ start }) => lineAt(file.text, start)))];
  const where = `line${lines.length > 1 ? 's' : ''} ${lines.join(' and ')}`;
  const methods = [...new Set(all.map(({ method }) => `\`${method}\``))].join(' and ');
  return atomicTypes(file, all[0]!.start).map((type) => ({
    title: `make ${all.length > 1 ? 'the updates' : 'the update'} in ${where} atomic, with ${methods} of \`${type}\``,
    edits: all.flatMap((one) => editsOf(file, one, type)),
    help: `atomic updates in ${where} do not race`,
    plainHelp: [],
  }));
}

function editsOf(file: FileText, update: Update, type: string): TextEdit[] {
  const { place, method, operand, replaced, removed, needsEnd } = update;
  const atomics = 'core::sync::atomic';
  const args = `(${textOf(file, operand)}, ${atomics}::Ordering::Relaxed)`;
  const call = `${atomics}::${type}::from_ptr(${pointerTo(file, place)}).${method}${args}`;
  const { start, end } = replaced;
  const safe = isUnsafeAt(file, start) ? call : `unsafe { ${call} }`;
  const edit = {
    span: { file: file.file, start, end },
    newText: needsEnd === true ? `${safe};` : safe,
  };
  return removed === undefined ? [edit] : [edit, without(file.file, file.text, removed)];
}

/** The update that an access at an offset is a part of. */
function updateAt(file: FileText, offset: number): Update | undefined {
  const path = nodePathAt(file.tree, offset);
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i]!;
    const found = node.kind === 'Block' ? counterIn(file, node, offset) : ownUpdate(file, node);
    if (found !== undefined) return found;
    if (node.kind === 'Fn' || node.kind === 'ClosureExpr') return undefined;
  }
  return undefined;
}

function ownUpdate(file: FileText, node: AnyNode): Update | undefined {
  const at = (place: AnyExpr, method: string, operand: AnyExpr): Update => ({
    ...{ start: node.start, place, method, operand, replaced: node },
  });
  switch (node.kind) {
    case 'CompoundAssignExpr': {
      const method = METHODS[node.op];
      return method === undefined ? undefined : at(node.lhs, method, node.rhs);
    }
    case 'AssignExpr': {
      const sum = bare(node.rhs);
      const found =
        sum.kind === 'BinaryExpr'
          ? arithmetic(file, node.lhs, sum)
          : extremeCall(file, node.lhs, sum);
      return found && at(node.lhs, ...found);
    }
    case 'IfExpr': {
      const found = extremeIf(file, node);
      return found && { ...at(...found), needsEnd: true };
    }
    default:
      return undefined;
  }
}

type MethodAndOperand = readonly [method: string, operand: AnyExpr];

/** `*p = *p + v`, and `v + *p` where that is the same. */
function arithmetic(
  file: FileText,
  place: AnyExpr,
  { op, lhs, rhs }: Extract<AnyExpr, { kind: 'BinaryExpr' }>,
): MethodAndOperand | undefined {
  const method = METHODS[op as ArithOp];
  if (method === undefined) return undefined;
  if (isSame(file, lhs, place)) return [method, rhs];
  return op !== '-' && isSame(file, rhs, place) ? [method, lhs] : undefined;
}

/** `*p = (*p).max(v)`, `*p = core::cmp::max(*p, v)`. */
function extremeCall(file: FileText, place: AnyExpr, call: AnyExpr): MethodAndOperand | undefined {
  const isMethod = call.kind === 'MethodCallExpr';
  const name = isMethod
    ? call.name.text
    : call.kind === 'CallExpr' && call.callee.kind === 'PathExpr'
      ? call.callee.path.segments.at(-1)?.name.text
      : undefined;
  if (name !== 'max' && name !== 'min') return undefined;
  const { args } = call as Extract<AnyExpr, { kind: 'CallExpr' | 'MethodCallExpr' }>;
  const both = isMethod ? [call.receiver, ...args] : args;
  const operand = both.find((one) => !isSame(file, one, place));
  if (both.length !== 2 || operand === undefined) return undefined;
  return both.some((one) => isSame(file, one, place)) ? [`fetch_${name}`, operand] : undefined;
}

/** `if v > *p { *p = v }`. */
function extremeIf(
  file: FileText,
  { cond, then, else: otherwise }: Extract<AnyExpr, { kind: 'IfExpr' }>,
): readonly [place: AnyExpr, ...MethodAndOperand] | undefined {
  const only = onlyIn(then);
  const test = bare(cond);
  if (otherwise !== undefined || only?.kind !== 'AssignExpr' || test.kind !== 'BinaryExpr')
    return undefined;
  const { lhs: place, rhs: value } = only;
  const isGreater = test.op === '>' || test.op === '>=';
  if (!isGreater && test.op !== '<' && test.op !== '<=') return undefined;
  if (isSame(file, test.lhs, value) && isSame(file, test.rhs, place))
    return [place, isGreater ? 'fetch_max' : 'fetch_min', value];
  if (isSame(file, test.rhs, value) && isSame(file, test.lhs, place))
    return [place, isGreater ? 'fetch_min' : 'fetch_max', value];
  return undefined;
}

/** `let n = *p; .. *p = n + 1;` in one block, around an access in one of the two statements. */
function counterIn(file: FileText, { stmts }: Block, offset: number): Update | undefined {
  for (const [i, one] of stmts.entries()) {
    if (one.kind !== 'LetStmt' || one.pat.kind !== 'IdentPat' || one.init === undefined) continue;
    const { init: place, pat } = one;
    if (bare(place).kind !== 'UnaryExpr' && bare(place).kind !== 'IndexExpr') continue;
    for (const later of stmts.slice(i + 1)) {
      if (later.kind !== 'ExprStmt' || later.expr.kind !== 'AssignExpr') continue;
      const { lhs, rhs } = later.expr;
      const sum = bare(rhs);
      if (sum.kind !== 'BinaryExpr' || !isSame(file, lhs, place)) continue;
      const method = METHODS[sum.op as ArithOp];
      if (method === undefined || squeezed(file, sum.lhs) !== pat.name.text) continue;
      if (![one, later].some(({ start, end }) => start <= offset && offset < end)) continue;
      const { start } = one;
      return { start, place, method, operand: sum.rhs, replaced: place, removed: later };
    }
  }
  return undefined;
}

const isSame = (file: FileText, a: AnyExpr, b: AnyExpr): boolean =>
  squeezed(file, a) === squeezed(file, b);
