/**
 * Generic ways over a tree: children, walks without recursion, the nodes at an offset, places of
 * parts.
 */
import type { AnyNode, Attr, Fn, SourceFile } from './ast.ts';
import { NODE_FIELDS } from './node-fields.ts';

/**
 * Calls `visit` for each child node, in source order. Tokens inside macro groups are not children.
 */
export function forEachChild(node: AnyNode, visit: (child: AnyNode) => void): void {
  const fields: readonly string[] = NODE_FIELDS[node.kind];
  const record = node as unknown as Readonly<Record<string, unknown>>;
  // By index: everything is walked, and most of it before V8 has optimized this.
  for (let f = 0; f < fields.length; f++) {
    const value = record[fields[f]!];
    if (value === undefined) continue;
    if (Array.isArray(value)) for (let i = 0; i < value.length; i++) visit(value[i] as AnyNode);
    else visit(value as AnyNode);
  }
}

/** The children of a node, in source order. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const out: AnyNode[] = [];
  forEachChild(node, (child) => out.push(child));
  return out;
}

/**
 * Visits `root` and everything below it, parents first, in source order. `enter` may return `false`
 * to leave out what is below. Uses an own stack, so no tree is too deep.
 */
export function walk(root: AnyNode, enter: (node: AnyNode) => unknown): void {
  const stack: AnyNode[] = [root];
  for (;;) {
    const node = stack.pop();
    if (node === undefined) return;
    if (enter(node) === false) continue;
    // The last first, so that the first child is popped first. As `forEachChild`, which would take
    // a closure for each node.
    const fields: readonly string[] = NODE_FIELDS[node.kind];
    const record = node as unknown as Readonly<Record<string, unknown>>;
    for (let f = fields.length - 1; f >= 0; f--) {
      const value = record[fields[f]!];
      if (value === undefined) continue;
      if (Array.isArray(value))
        for (let i = value.length - 1; i >= 0; i--) stack.push(value[i] as AnyNode);
      else stack.push(value as AnyNode);
    }
  }
}

/** Handlers by kind for `visit`. */
export type Visitor = {
  readonly [K in AnyNode['kind']]?: (node: Extract<AnyNode, { kind: K }>) => unknown;
};

/**
 * As `walk`, with a handler for each kind of interest; a handler may return `false` to leave out
 * what is below.
 */
export function visit(root: AnyNode, visitor: Visitor): void {
  const handlers = visitor as Readonly<Record<string, ((node: AnyNode) => unknown) | undefined>>;
  walk(root, (node) => handlers[node.kind]?.(node));
}

/** Start of a node with its outer attributes and doc comments. */
export function fullStart(node: AnyNode): number {
  const first = (node as { attrs?: readonly Attr[] }).attrs?.[0];
  return first !== undefined && first.start < node.start ? first.start : node.start;
}

/**
 * The nodes that hold `offset`, from the file down to the innermost. An offset between two nodes
 * belongs to the one that starts there; at the end of a node with nothing behind it, to that node.
 */
export function nodePathAt(file: SourceFile, offset: number): AnyNode[] {
  const path: AnyNode[] = [];
  let node: AnyNode | undefined = file;
  while (node !== undefined) {
    path.push(node);
    let inside: AnyNode | undefined;
    forEachChild(node, (child) => {
      if (fullStart(child) > offset || offset > child.end) return;
      // The later of two neighbours wins; an empty node behind another does not.
      if (inside === undefined || offset < child.end || inside.end < child.end) inside = child;
    });
    node = inside;
  }
  return path;
}

/**
 * From the visibility to the end of the header: parameters, return type, where clause, without the
 * body.
 */
export function signatureSpan(fn: Fn): { start: number; end: number } {
  const end = fn.where?.end ?? fn.ret?.end ?? fn.arrow?.end ?? fn.paramList.end;
  // A macro may put a header together from its own text and from what it is given: the whole then
  // stands at the call.
  return { start: fn.start, end: end < fn.start || end > fn.end ? fn.end : end };
}
