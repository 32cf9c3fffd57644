/** Remembers the tokens that a fragment's node was parsed from: `stringify!` and messages print those. */
import type * as ast from '../../syntax/index.ts';

export const fragmentTokens = new WeakMap<ast.AnyNode, readonly ast.TokenTree[]>();
