/**
 * Bodies of functions in which there is nothing to collect: the parser sees that as it reads them,
 * for next to nothing.
 */
import type { Block } from './ast.ts';

const plain = new WeakSet<Block>();

/** Notes that a body holds neither items nor calls of macros. */
export function notePlainBody(body: Block): void {
  plain.add(body);
}

/**
 * Whether a body is known to hold neither items nor calls of macros; copies of trees are not known.
 */
export function isPlainBody(body: object): boolean {
  return plain.has(body as Block);
}
