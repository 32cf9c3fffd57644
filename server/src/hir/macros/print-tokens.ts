/** Tokens as text again: for `stringify!`, messages and tests. Spaces are where the source had some. */
import type * as ast from '../../syntax/index.ts';
import { fragmentTokens } from './match.ts';

/** Prints token trees on one line. Marks, if asked for, follow identifiers as `x#3`, numbered from 1 in order. */
export function printTokens(trees: readonly ast.TokenTree[], showMarks = false): string {
  const printer = new Printer(showMarks);
  printer.list(trees);
  return printer.out;
}

class Printer {
  out = '';
  private readonly showMarks: boolean;
  private readonly marks = new Map<number, number>();
  private lastEnd = -1;
  private lastFile: number | undefined;
  private lastWord = false;

  constructor(showMarks: boolean) {
    this.showMarks = showMarks;
  }

  list(trees: readonly ast.TokenTree[]): void {
    for (const tree of trees) {
      if (tree.kind === 'Token') this.piece(tree.text + this.mark(tree), tree.start, tree.end, tree.file);
      else if (tree.kind === 'Interpolated') {
        this.list(fragmentTokens.get(tree.node) ?? []);
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
    if (!this.showMarks || !token.ctxt) return '';
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
