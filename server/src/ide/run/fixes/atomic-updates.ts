/** `*p += v` of several threads as one atomic operation: the fix of histograms and sums. */
import type { Span } from '../../../base/index.ts';
import { type AnyExpr, type CompoundAssignExpr, nodePathAt } from '../../../syntax/index.ts';
import { type FileText, isUnsafeAt } from './barrier-places.ts';
import type { Candidate } from './candidate.ts';
import { lineAt } from './edit-form.ts';

/** What the methods of `core`'s atomic types are called. */
const METHODS: Readonly<Partial<Record<CompoundAssignExpr['op'], string>>> = {
  '+': 'fetch_add',
  '-': 'fetch_sub',
  '&': 'fetch_and',
  '|': 'fetch_or',
  '^': 'fetch_xor',
};
/** Types of elements; only the right one compiles. */
const TYPES = ['AtomicU32', 'AtomicI32', 'AtomicU64', 'AtomicI64'];

/** The updates of memory in which the accesses lie, as atomic operations without an order. */
export function updateCandidates(file: FileText, spans: readonly Span[]): readonly Candidate[] {
  const updates = new Map<number, CompoundAssignExpr>();
  for (const { start } of spans) {
    const found = nodePathAt(file.tree, start).findLast(
      (node): node is CompoundAssignExpr => node.kind === 'CompoundAssignExpr',
    );
    // An access that is no update stays as it is, and races with atomic operations too.
    if (found === undefined || METHODS[found.op] === undefined) return [];
    updates.set(found.start, found);
  }
  const all = [...updates.values()];
  const lines = [...new Set(all.map(({ start }) => lineAt(file.text, start)))];
  const where = `line${lines.length > 1 ? 's' : ''} ${lines.join(' and ')}`;
  const methods = [...new Set(all.map(({ op }) => `\`${METHODS[op]!}\``))].join(' and ');
  return TYPES.map((type) => ({
    title: `make ${all.length > 1 ? 'the updates' : 'the update'} in ${where} atomic, with ${methods} of \`${type}\``,
    edits: all.map((one) => ({
      span: { file: file.file, start: one.start, end: one.end },
      newText: atomicText(file, one, type),
    })),
    help: `atomic updates in ${where} do not race`,
    plainHelp: [],
  }));
}

function atomicText(file: FileText, { op, lhs, rhs, start }: CompoundAssignExpr, type: string) {
  const atomics = 'core::sync::atomic';
  const method = `${METHODS[op]!}(${textOf(file, rhs)}, ${atomics}::Ordering::Relaxed)`;
  const call = `${atomics}::${type}::from_ptr(${pointerTo(file, lhs)}).${method}`;
  return isUnsafeAt(file, start) ? call : `unsafe { ${call} }`;
}

/** A raw pointer to a place. */
function pointerTo(file: FileText, place: AnyExpr): string {
  const isDeref = place.kind === 'UnaryExpr' && place.op === '*';
  return isDeref ? textOf(file, place.operand) : `&raw mut ${textOf(file, place)}`;
}

const textOf = ({ text }: FileText, { start, end }: AnyExpr): string => text.slice(start, end);
