/**
 * Delimited token groups and macro calls. What is inside a group is not parsed here: that needs the
 * macro.
 */
import { LIMITS } from '../../base/index.ts';
import type { Attr, MacroCall, Path, TokenGroup } from '../ast.ts';
import type { Parser } from '../parser.ts';
import { groupOfRange, groupOfWaiting } from '../token-group.ts';
import { isCloseDelim, isOpenDelim, T } from '../token-kind.ts';
import { isWaitingBody } from '../waiting-text.ts';

/**
 * Groups inside one another. What matches and copies token trees recurses over them; the call stack
 * holds several times as many.
 */
const MAX_GROUPS = LIMITS.groups.limit;

/**
 * A group; the current token is its opening delimiter. An unclosed one ends before the next `;`,
 * closer or item.
 */
export function group(p: Parser): TokenGroup {
  const open = p.pos;
  const partner = p.partner[open]!;
  if (partner > open) {
    const deep = tooDeep(p, open, partner);
    if (deep !== undefined) {
      p.errorAt(
        `nesting exceeds the limit of ${MAX_GROUPS} levels`,
        p.input.starts[deep]!,
        p.input.ends[deep]!,
      );
      p.jump(partner + 1);
      return groupOfRange(p.input, open, open + 1, partner);
    }
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

/** A group in braces whose tokens are lexed when somebody asks for them, where that is known. */
export function groupThatWaits(p: Parser): TokenGroup {
  const { input, pos, start } = p;
  if (!isWaitingBody(input.waiting, start)) {
    const tree = group(p);
    p.jumped?.bodies.push([tree.start, tree.end - 1]);
    return tree;
  }
  const { later } = p;
  p.jump(input.partner[pos]! + 1);
  const { prevEnd: end } = p;
  return groupOfWaiting(start, end, () => later.input(start, end));
}

/** The first delimiter in a group that stands deeper than the limit. */
function tooDeep(p: Parser, open: number, close: number): number | undefined {
  // Most groups are too short for that; token trees that exist already have been read once.
  if (close - open < 2 * MAX_GROUPS || p.input.trees !== undefined) return undefined;
  const { kinds } = p.input;
  for (let at = open, depth = 0; at < close; at++) {
    const kind = kinds[at]!;
    if (isCloseDelim(kind)) depth--;
    else if (isOpenDelim(kind) && ++depth > MAX_GROUPS) return at;
  }
  return undefined;
}

/**
 * The call of `path`; the current token is `!`, and an opening delimiter (maybe behind a name)
 * follows.
 */
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
