/**
 * What an impl is for, from a look at its tokens: most impls of a library are never asked about,
 * and then nothing more of them is read.
 */
import type { ImplGlance } from '../ast.ts';
import type { Parser } from '../parser.ts';
import { isOpenDelim, isWord, T } from '../token-kind.ts';

/** Tokens of a head at most; a longer one is read. */
const MOST_TOKENS = 1_000;

/** Where the impl's items begin, and what it seems to be for. The cursor is on `impl` and stays. */
export function glanceAtImpl(
  p: Parser,
): { readonly glance: ImplGlance; readonly brace: number } | undefined {
  const { kinds } = p;
  const from = p.pos + 1;
  const behindParams = kinds[from] === T.Lt ? behindAngles(p, from) : from;
  const first = skipType(p, behindParams);
  let trait: number | undefined;
  let self = first;
  if (kinds[first.behind] === T.KwFor) {
    if (first.word === undefined) return undefined;
    trait = first.word;
    self = skipType(p, first.behind + 1);
  }
  let brace = self.behind;
  while (kinds[brace] !== T.LBrace && !endsGlance(p, brace)) brace = next(p, brace);
  if (kinds[brace] !== T.LBrace || !(p.partner[brace]! > brace)) return undefined;
  const name = self.word === undefined ? undefined : wordAt(p, self.word);
  const isNamed = name !== undefined && !isAmong(p, from, behindParams, name);
  return {
    glance: {
      trait: trait === undefined ? undefined : wordAt(p, trait),
      self: isNamed ? name : undefined,
    },
    brace,
  };
}

/** Is it one of the words in a list of parameters? */
function isAmong(p: Parser, from: number, to: number, name: string): boolean {
  for (let i = from; i < to; i++) if (isWord(p.kinds[i]!) && wordAt(p, i) === name) return true;
  return false;
}

/**
 * The token behind the type at a token, and that of its last name, undefined when it is no path.
 */
function skipType(p: Parser, from: number): { word: number | undefined; behind: number } {
  const { kinds } = p;
  let at = from;
  let word: number | undefined;
  let isPath = isWord(kinds[at]!) && kinds[at]! < T.KwAs;
  isPath ||= kinds[at] === T.KwCrate || kinds[at] === T.KwSuper || kinds[at] === T.ColonColon;
  for (;;) {
    const kind = kinds[at]!;
    const isEnd = kind === T.KwFor ? kinds[at + 1] !== T.Lt : kind === T.KwWhere;
    if (isEnd || kind === T.LBrace || endsGlance(p, at)) break;
    // Two words side by side: `dyn` in front of a trait.
    if (isWord(kind) && at > from && isWord(kinds[at - 1]!)) isPath = false;
    if (isWord(kind)) word = at;
    else if (kind !== T.ColonColon && kind !== T.Lt) isPath = false;
    at = next(p, at);
  }
  return { word: isPath ? word : undefined, behind: at };
}

function next(p: Parser, at: number): number {
  if (p.kinds[at] === T.Lt) return behindAngles(p, at);
  const partner = p.partner[at]!;
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
  } while (depth > 0 && kinds[at] !== T.Eof && at - p.pos < MOST_TOKENS);
  return at;
}

/** No impl is whole that comes to this place before its brace. */
function endsGlance({ kinds, pos }: Parser, at: number): boolean {
  const kind = kinds[at];
  return kind === T.KwImpl || kind === T.Semi || kind === T.Eof || at - pos >= MOST_TOKENS;
}

function wordAt(p: Parser, at: number): string {
  return p.text?.slice(p.starts[at]!, p.ends[at]!) ?? '';
}
