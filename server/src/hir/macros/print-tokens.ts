/**
 * Tokens as text again: for `stringify!`, messages and tests. Spaces are where the source had some.
 */

import type * as ast from '../../syntax/index.ts';
import { isWord, T } from '../../syntax/index.ts';
import { tokensOfFragment } from './fragment-tokens.ts';

export interface PrintOptions {
  /** Marks follow identifiers as `x#3`, numbered from 1 in order. */
  readonly marks?: boolean;
  /** Text of fragments whose tokens are not known. */
  readonly textOf?: (node: ast.AnyNode) => string;
  /**
   * The text is parsed again: expressions that were one argument of a macro get parentheses, so
   * that they stay one.
   */
  readonly grouped?: boolean;
}

/** Expressions that no operator beside them takes apart. */
const TIGHT: ReadonlySet<string> = new Set([
  'LitExpr',
  'PathExpr',
  'CallExpr',
  'MethodCallExpr',
  'IndexExpr',
  'TupleExpr',
  'ArrayExpr',
  'RepeatExpr',
  'ParenExpr',
]);

/** Prints token trees on one line. */
export function printTokens(trees: readonly ast.TokenTree[], options: PrintOptions = {}): string {
  const printer = new Printer(options);
  printer.list(trees);
  return printer.out;
}

class Printer {
  out = '';
  private readonly options: PrintOptions;
  private readonly marks = new Map<ast.SyntaxMark, number>();
  private lastEnd = -1;
  private lastFile: number | undefined;
  private lastWord = false;

  constructor(options: PrintOptions) {
    this.options = options;
  }

  list(trees: readonly ast.TokenTree[]): void {
    for (const tree of trees) {
      if (tree.kind === 'Token')
        this.piece(tree.text + this.mark(tree), tree.start, tree.end, tree.file);
      else if (tree.kind === 'Interpolated') {
        const tokens = tokensOfFragment(tree);
        const loose = this.options.grouped === true && isLoose(tree);
        if (loose) this.piece('(', -1, -1, undefined);
        if (tokens !== undefined) this.list(tokens);
        else this.piece(this.options.textOf?.(tree.node) ?? '', tree.start, tree.end, tree.file);
        if (loose) this.piece(')', -1, -1, undefined);
      } else this.group(tree);
    }
  }

  private group(group: ast.TokenGroup): void {
    const open = group.delim;
    if (open !== '') this.piece(open, group.start, group.start + 1, group.file);
    this.list(group.trees);
    const close = open === '(' ? ')' : open === '[' ? ']' : open === '{' ? '}' : '';
    if (close !== '') this.piece(close, group.end - 1, group.end, group.file);
  }

  private mark(token: ast.Token): string {
    const named = token.token === T.Lifetime || (isWord(token.token) && token.token < T.KwAs);
    if (!this.options.marks || !token.ctxt || !named) return '';
    let number = this.marks.get(token.ctxt);
    if (number === undefined) {
      number = this.marks.size + 1;
      this.marks.set(token.ctxt, number);
    }
    return `#${number}`;
  }

  private piece(text: string, start: number, end: number, file: number | undefined): void {
    const touches = start === this.lastEnd && file === this.lastFile;
    const word = /^[\w"'$]/.test(text);
    if (this.out !== '' && (!touches || (word && this.lastWord))) this.out += ' ';
    this.out += text;
    this.lastEnd = end;
    this.lastFile = file;
    this.lastWord = /[\w"']$/.test(text);
  }
}

const isLoose = ({ fragment, node }: ast.Interpolated): boolean =>
  (fragment === 'expr' || fragment === 'expr_2021') && !TIGHT.has(node.kind);
