/**
 * What an impl is for, from a look at its tokens: most impls of a library are never asked about, and then nothing more of
 * them is read.
 */
import type { ImplGlance } from '../ast.ts';
import type { Parser } from '../parser.ts';
import { isOpenDelim, isWord, T } from '../token-kind.ts';

/** Where the impl's items begin, and what it seems to be for. The cursor is on `impl` and stays. */
export function glanceAtImpl(
  p: Parser,
): { readonly glance: ImplGlance; readonly brace: number } | undefined {
  const { kinds } = p;
  let at = p.pos + 1;
  const params = new Set<string>();
  if (kinds[at] === T.Lt) {
    const end = behindAngles(p, at);
    for (let i = at; i < end; i++) if (isWord(kinds[i]!)) params.add(wordAt(p, i));
    at = end;
  }
  const [first, behind] = lastWord(p, at);
  let trait: string | undefined;
  let self = first;
  let brace = behind;
  if (kinds[behind] === T.KwFor) {
    if (first === undefined) return undefined;
    trait = first;
    [self, brace] = lastWord(p, behind + 1);
  }
  while (kinds[brace] !== T.LBrace && kinds[brace] !== T.Eof) brace = next(p, brace);
  if (!(p.input.partner[brace]! > brace)) return undefined;
  const isNamed = self !== undefined && !params.has(self);
  return { glance: { trait, self: isNamed ? self : undefined }, brace };
}

/** The last name of the path at a token, undefined when no path stands there; and the token behind the type. */
function lastWord(p: Parser, from: number): readonly [string | undefined, number] {
  const { kinds } = p;
  let at = from;
  let word: string | undefined;
  let isPath = isWord(kinds[at]!) && kinds[at]! < T.KwAs;
  isPath ||= kinds[at] === T.KwCrate || kinds[at] === T.KwSuper || kinds[at] === T.ColonColon;
  for (;;) {
    const kind = kinds[at]!;
    const isEnd = kind === T.KwFor ? kinds[at + 1] !== T.Lt : kind === T.KwWhere;
    if (isEnd || kind === T.LBrace || kind === T.Eof) break;
    // Two words side by side: `dyn` in front of a trait.
    if (isWord(kind) && at > from && isWord(kinds[at - 1]!)) isPath = false;
    if (isWord(kind)) word = wordAt(p, at);
    else if (kind !== T.ColonColon && kind !== T.Lt) isPath = false;
    at = next(p, at);
  }
  return [isPath ? word : undefined, at];
}

function next(p: Parser, at: number): number {
  if (p.kinds[at] === T.Lt) return behindAngles(p, at);
  const partner = p.input.partner[at]!;
  return isOpenDelim(p.kinds[at]!) && partner > at ? partner + 1 : at + 1;
}

function behindAngles(p: Parser, open: number): number {
  const { kinds, input } = p;
  let depth = 0;
  let at = open;
  do {
    const kind = kinds[at]!;
    if (kind === T.Lt) depth++;
    else if (kind === T.Shl) depth += 2;
    else if (kind === T.Gt) depth--;
    else if (kind === T.Shr) depth -= 2;
    else if (isOpenDelim(kind) && input.partner[at]! > at) at = input.partner[at]!;
    at++;
  } while (depth > 0 && kinds[at] !== T.Eof);
  return at;
}

function wordAt(p: Parser, at: number): string {
  return p.text?.slice(p.starts[at]!, p.ends[at]!) ?? '';
}
