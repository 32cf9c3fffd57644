/**
 * Flags that are read in loops or written as plain or volatile memory, as atomic operations that
 * release and acquire.
 */
import type { TextEdit } from '../../../base/index.ts';
import { type AnyExpr, type AnyNode, walk } from '../../../syntax/index.ts';
import { atomicTypes, bare, pointerTo, squeezed, textOf } from './atomic-words.ts';
import { type FileText, isUnsafeAt } from './barrier-places.ts';
import type { Candidate } from './candidate.ts';
import { lineAt } from './edit-form.ts';

/** An access of a flag. */
interface FlagAccess {
  readonly node: AnyNode;
  readonly pointer: string;
  /** What is written; absent for a read. */
  readonly value?: string;
}

/** A flag as an atomic type, where a body reads it volatile or in a loop that waits. */
export function flagCandidates(file: FileText, bodies: readonly AnyNode[]): readonly Candidate[] {
  const found = bodies.flatMap((body) => accessesIn(file, body));
  const read = new Set(found.flatMap(({ pointer, value }) => (value === undefined ? pointer : [])));
  const all = found.filter(({ pointer }) => read.has(pointer));
  const [first] = all;
  if (first === undefined) return [];
  const lines = [...new Set(all.map(({ node }) => lineAt(file.text, node.start)))];
  const where = `line${lines.length > 1 ? 's' : ''} ${lines.join(' and ')}`;
  return atomicTypes(file, first.node.start).map((type) => ({
    title: `make the flag in ${where} atomic, with \`Release\` and \`Acquire\` of \`${type}\``,
    edits: all.map((one) => atomicEdit(file, one, type)),
    help: `a flag in ${where} that is atomic, written with \`Release\` and read with \`Acquire\`, orders the two accesses`,
    plainHelp: [],
  }));
}

function atomicEdit(file: FileText, { node, pointer, value }: FlagAccess, type: string): TextEdit {
  const { start, end } = node;
  const order = `core::sync::atomic::Ordering::${value === undefined ? 'Acquire' : 'Release'}`;
  const method = value === undefined ? `load(${order})` : `store(${value}, ${order})`;
  const call = `core::sync::atomic::${type}::from_ptr(${pointer}).${method}`;
  const newText = isUnsafeAt(file, start) ? call : `unsafe { ${call} }`;
  return { span: { file: file.file, start, end }, newText };
}

function accessesIn(file: FileText, body: AnyNode): FlagAccess[] {
  const out: FlagAccess[] = [];
  const waited = new Set<string>();
  const written: FlagAccess[] = [];
  walk(body, (node) => {
    const one = volatileAt(file, node);
    if (one !== undefined) out.push(one);
    else if (node.kind === 'WhileExpr' && isEmpty(node.body))
      walk(node.cond, (part) => {
        if (part.kind !== 'UnaryExpr' || part.op !== '*') return;
        waited.add(squeezed(file, part));
        out.push({ node: part, pointer: pointerTo(file, part) });
      });
    else if (node.kind === 'AssignExpr')
      written.push({ node, pointer: pointerTo(file, node.lhs), value: textOf(file, node.rhs) });
  });
  const plain = written.filter(({ node }) =>
    waited.has(squeezed(file, (node as Extract<AnyExpr, { kind: 'AssignExpr' }>).lhs)),
  );
  return [...out, ...plain];
}

const isEmpty = ({ stmts, tail }: Extract<AnyNode, { kind: 'Block' }>): boolean =>
  stmts.length === 0 && tail === undefined;

/** `p.read_volatile()`, `core::ptr::write_volatile(p, v)` and their like. */
function volatileAt(file: FileText, node: AnyNode): FlagAccess | undefined {
  const isMethod = node.kind === 'MethodCallExpr';
  if (!isMethod && (node.kind !== 'CallExpr' || node.callee.kind !== 'PathExpr')) return undefined;
  const name = isMethod
    ? node.name.text
    : (node.callee as Extract<AnyExpr, { kind: 'PathExpr' }>).path.segments.at(-1)?.name.text;
  if (name !== 'read_volatile' && name !== 'write_volatile') return undefined;
  const [pointer, value] = isMethod ? [node.receiver, ...node.args] : node.args;
  if (pointer === undefined) return undefined;
  return {
    node,
    pointer: textOf(file, bare(pointer)),
    ...(value !== undefined && { value: textOf(file, value) }),
  };
}
