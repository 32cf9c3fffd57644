/** Public face of `syntax`: the tree of Rust's surface syntax, its lexer, its parser and helpers over trees. */
export type * from './ast.ts';
