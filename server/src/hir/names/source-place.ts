/** Where code stands in the source texts, as rustc tells it to `#[track_caller]` functions. */
import type { FileId, Span } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { walk } from '../../syntax/index.ts';
import type { Crate } from '../defs.ts';
import { rootCall } from '../macros/index.ts';
import type { SourcePlace } from '../queries.ts';
import { crateData } from './state.ts';

/**
 * The place that a call has for its callee: the name of a method, the bracket of an index, else
 * where the whole expression begins; of code that a macro wrote the outermost call of a macro.
 * Undefined where the host knows no places.
 */
export function callerPlace(
  crate: Crate,
  file: FileId,
  node: ast.AnyNode,
): SourcePlace | undefined {
  const head = node.kind === 'MethodCallExpr' ? node.name : node;
  const start = node.kind === 'IndexExpr' ? node.base.end : head.start;
  const root = rootCall(leadingMark(head));
  const at =
    root === undefined
      ? { file: (head.file ?? node.file ?? file) as FileId, start }
      : { file: root.file, start: root.call.start };
  const { host } = crateData(crate);
  const place = host.position?.(at.file, at.start);
  if (place === undefined) return undefined;
  const path = host.pathOf?.(at.file) ?? '';
  return { path, line: place.line + 1, column: (place.shown ?? place.col) + 1 };
}

/**
 * Where code stands in the user's text: its own place, of code that a macro wrote that of the
 * outermost call of a macro.
 */
export function callerSpan(file: FileId, node: ast.AnyNode): Span {
  const root = rootCall(leadingMark(node));
  if (root === undefined)
    return { file: (node.file ?? file) as FileId, start: node.start, end: node.end };
  return { file: root.file, start: root.call.start, end: root.call.end };
}

/** The mark of the first name in a piece of code. */
function leadingMark(node: ast.AnyNode): ast.SyntaxMark | undefined {
  let mark: ast.SyntaxMark | undefined;
  let found = false;
  walk(node, (part) => {
    if (found) return false;
    if (part.kind === 'Attr') return false;
    const { kind } = part;
    if (kind === 'Name' || kind === 'LitExpr' || kind === 'MacroCall') {
      found = true;
      mark = (part as { ctxt?: ast.SyntaxMark }).ctxt;
    }
    return undefined;
  });
  return mark;
}
