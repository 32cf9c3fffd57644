/**
 * The typed syntax tree of Rust's whole surface syntax: plain data, an interface for each kind of
 * node. It knows no names, types or macros.
 *
 * - Every node has `kind`, `start` and `end` (half-open, UTF-16 offsets in its file). Attributes
 *   and doc comments are in front of `start`, in `attrs`; `fullStart(node)` includes them.
 * - Unions are called `Any...`. A broken place is a `Bogus...` node: required fields are present.
 * - Keywords that a diagnostic may point at are `Keyword` leaves, present or `undefined`.
 * - Nodes made from macro tokens carry `file` (see from-tokens.ts for how their places are chosen),
 *   names the hygiene mark `ctxt` of their token.
 * - There are no parent pointers: `nodePathAt` gives the ancestors of an offset.
 */

export type * from './ast/expressions.ts';
export type * from './ast/items.ts';
export type * from './ast/node.ts';
export type * from './ast/patterns.ts';
export type * from './ast/types.ts';
