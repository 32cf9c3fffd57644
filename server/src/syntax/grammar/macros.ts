/** Delimited token groups and macro calls. What is inside a group is not parsed here: that needs the macro. */
import type { Attr, MacroCall, Path, TokenGroup } from '../ast.ts';
import type { Parser } from '../parser.ts';
import { groupOfRange } from '../token-group.ts';
import { isCloseDelim, isOpenDelim, T } from '../token-kind.ts';

/** A group; the current token is its opening delimiter. An unclosed one ends before the next `;`, closer or item. */
export function group(p: Parser): TokenGroup {
  const open = p.pos;
  const partner = p.partner[open]!;
  if (partner > open) {
    const tree = p.input.trees?.[open];
    p.jump(partner + 1);
    if (tree?.kind === 'Group') return tree;
    return groupOfRange(p.input, open, partner, partner);
  }
  p.errorAt('this delimiter is never closed', p.start, p.end);
  p.bump();
  while (p.kind !== T.Eof && p.kind !== T.Semi && !isCloseDelim(p.kind)) {
    if (p.onNewLine() && p.g.isItemStart(p, p.pos)) break;
    p.skipTree();
  }
  return groupOfRange(p.input, open, p.pos, -1);
}

/** The call of `path`; the current token is `!`, and an opening delimiter (maybe behind a name) follows. */
export function macroCall(p: Parser, path: Path, attrs: readonly Attr[]): MacroCall {
  p.bump();
  const name = p.atIdent() && isOpenDelim(p.nth(1)) ? p.name() : undefined;
  const body = group(p);
  p.collectable++;
  return { kind: 'MacroCall', start: path.start, end: p.prevEnd, attrs, path, name, body };
}

/** At `!` and behind it an opening delimiter. */
export function atMacroBang(p: Parser): boolean {
  return p.kind === T.Bang && isOpenDelim(p.nth(1));
}
