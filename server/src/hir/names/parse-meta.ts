/** Attributes out of tokens, for `cfg_attr`. */

import type * as ast from '../../syntax/index.ts';
import { parseFragment } from '../../syntax/index.ts';

/** The attribute whose contents are these tokens, or undefined when they are none. */
export function parseMeta(
  tokens: readonly ast.TokenTree[],
  style: 'outer' | 'inner',
): ast.Attr | undefined {
  const node = parseFragment('meta', tokens, 0)?.node;
  if (node?.kind !== 'Attr') return undefined;
  return node.style === style ? node : { ...node, style };
}
