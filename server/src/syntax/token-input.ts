/**
 * What the parser reads: tokens without trivia in flat arrays, either from a lexed text or from
 * macro token trees.
 *
 * For a text, places are offsets in it. For token trees, place `4 * i` is the start of token `i`,
 * `4 * i + 1` and `4 * i + 2` lie inside it (after a split such as `>` of `>>`) and `4 * i + 3` is
 * its end; from-tokens.ts maps them back once the nodes stand.
 */
import type { TokenGroup, TokenTree } from './ast.ts';
import { isSignificant, type LexedPart, type LexedText } from './lexer.ts';
import { PUNCTUATION, T } from './token-kind.ts';
import type { WaitingText } from './waiting-text.ts';

/** `kinds`, `starts` and `ends` are the parser's own: it splits glued tokens in place. */
export interface TokenInput {
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /**
   * For an opening delimiter the index of its partner and the other way round; -1 for the lonely.
   */
  readonly partner: Int32Array;
  /** Number of tokens; behind it lie some `Eof`. */
  readonly count: number;
  /** The text, or undefined for token trees. */
  readonly text: string | undefined;
  /**
   * For token trees: the token, group (at both of its delimiters) or interpolated node of each
   * index.
   */
  readonly trees: readonly TokenTree[] | undefined;
  /** An opening brace has no partner. */
  readonly unclosed: boolean;
  /** What waits: its tokens are not among these. */
  readonly waiting?: WaitingText | undefined;
}

/** `Eof` tokens behind the last one, so that looking ahead needs no check. */
const PADDING = 8;

type TokenArrays = Pick<TokenInput, 'kinds' | 'starts' | 'ends' | 'partner'>;

/**
 * The tokens of a whole text: 13 bytes for each, which the groups and waiting bodies of a tree keep
 * alive. They can be let go; who asks for one then has the text lexed again.
 */
export class TextInput implements TokenInput {
  readonly count: number;
  readonly text: string;
  readonly trees = undefined;
  readonly unclosed: boolean;
  readonly waiting: WaitingText | undefined;
  readonly #relex: () => LexedText;
  #arrays: TokenArrays | undefined;

  constructor(lexed: LexedText, relex: () => LexedText, waiting?: WaitingText) {
    const { arrays, count, unclosed } = readText(lexed);
    this.text = lexed.text;
    this.count = count;
    this.unclosed = unclosed;
    this.waiting = waiting;
    this.#relex = relex;
    this.#arrays = arrays;
  }

  get kinds(): Uint8Array {
    return this.#read().kinds;
  }

  get starts(): Int32Array {
    return this.#read().starts;
  }

  get ends(): Int32Array {
    return this.#read().ends;
  }

  get partner(): Int32Array {
    return this.#read().partner;
  }

  release(): void {
    this.#arrays = undefined;
  }

  #read(): TokenArrays {
    this.#arrays ??= readText(this.#relex()).arrays;
    return this.#arrays;
  }
}

/** The significant tokens of a text. Doc comments stay: they are attributes. */
function readText(lexed: LexedText): { arrays: TokenArrays; count: number; unclosed: boolean } {
  const { kinds: all, starts: allStarts, count: total } = lexed;
  let count = 0;
  for (let i = 0; i < total; i++) {
    const kind = all[i]!;
    if (isSignificant(kind)) count++;
  }
  const kinds = new Uint8Array(count + PADDING);
  const starts = new Int32Array(count + PADDING);
  const ends = new Int32Array(count + PADDING);
  let at = 0;
  for (let i = 0; i < total; i++) {
    const kind = all[i]!;
    if (!isSignificant(kind)) continue;
    kinds[at] = kind;
    starts[at] = allStarts[i]!;
    ends[at] = allStarts[i + 1]!;
    at++;
  }
  starts.fill(lexed.text.length, count);
  ends.fill(lexed.text.length, count);
  const { partner, unclosed } = matchDelimiters(kinds, count);
  return { arrays: { kinds, starts, ends, partner }, count, unclosed };
}

/** The tokens of a part of a text. Delimiters behind the part have no partners. */
export function inputOfPart(text: string, part: LexedPart, waiting?: WaitingText): TokenInput {
  const all = part.count + part.ahead;
  const kinds = new Uint8Array(all + PADDING);
  const starts = new Int32Array(all + PADDING).fill(text.length, all);
  const ends = new Int32Array(all + PADDING).fill(text.length, all);
  kinds.set(part.kinds.subarray(0, all));
  starts.set(part.starts.subarray(0, all));
  ends.set(part.ends.subarray(0, all));
  const { partner, unclosed } = matchDelimiters(kinds, part.count, all);
  return { kinds, starts, ends, partner, count: all, text, trees: undefined, unclosed, waiting };
}

/** The tokens of token trees, groups opened; invisible groups leave no delimiters. */
export function inputOfTrees(trees: readonly TokenTree[]): TokenInput {
  const flat: TokenTree[] = [];
  const kinds: number[] = [];
  flatten(trees, flat, kinds);
  const count = flat.length;
  const starts = new Int32Array(count + PADDING);
  const ends = new Int32Array(count + PADDING);
  for (let i = 0; i < count; i++) {
    starts[i] = 4 * i;
    ends[i] = 4 * i + 3;
  }
  const last = Math.max(0, 4 * count - 1);
  starts.fill(last, count);
  ends.fill(last, count);
  const kindArray = new Uint8Array(count + PADDING);
  kindArray.set(kinds);
  const { partner, unclosed } = matchDelimiters(kindArray, count);
  return { kinds: kindArray, starts, ends, partner, count, text: undefined, trees: flat, unclosed };
}

/** Depth first with an own stack: groups may nest deeper than the call stack is high. */
function flatten(trees: readonly TokenTree[], flat: TokenTree[], kinds: number[]): void {
  const stack: { trees: readonly TokenTree[]; next: number; group: TokenGroup | undefined }[] = [
    { trees, next: 0, group: undefined },
  ];
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const tree = top.trees[top.next++];
    if (tree === undefined) {
      stack.pop();
      const group = top.group;
      if (group !== undefined && group.delim !== '') {
        flat.push(group);
        kinds.push(CLOSE_KINDS[group.delim]!);
      }
    } else if (tree.kind === 'Group') {
      if (tree.delim !== '') {
        flat.push(tree);
        kinds.push(PUNCTUATION[tree.delim]!);
      }
      stack.push({ trees: tree.trees, next: 0, group: tree });
    } else {
      flat.push(tree);
      kinds.push(tree.kind === 'Token' ? tree.token : T.Interpolated);
    }
  }
}

const CLOSE_KINDS: Readonly<Record<string, number>> = {
  '(': T.RParen,
  '[': T.RBracket,
  '{': T.RBrace,
};

/**
 * Partners by kind; a closing delimiter skips over unclosed ones of other kinds if its own kind is
 * open.
 */
function matchDelimiters(
  kinds: Uint8Array,
  count: number,
  all = count,
): { partner: Int32Array; unclosed: boolean } {
  const partner = new Int32Array(all + PADDING).fill(-1);
  const stack: number[] = [];
  const open = [0, 0, 0];
  let unclosed = false;
  for (let i = 0; i < count; i++) {
    const kind = kinds[i]!;
    if (kind < T.LParen || kind > T.RBrace) continue;
    const family = (kind - T.LParen) >> 1;
    if (((kind - T.LParen) & 1) === 0) {
      stack.push(i);
      open[family]!++;
      continue;
    }
    // A parenthesis never reaches over an open brace: braces are the stronger sign of structure.
    if (open[family] === 0 || (kind !== T.RBrace && !reachable(kinds, stack, kind))) continue;
    for (;;) {
      const top = stack.pop()!;
      const topKind = kinds[top]!;
      open[(topKind - T.LParen) >> 1]!--;
      if (topKind === kind - 1) {
        partner[top] = i;
        partner[i] = top;
        break;
      }
      if (topKind === T.LBrace) unclosed = true;
    }
  }
  if (open[2]! > 0) unclosed = true;
  return { partner, unclosed };
}

/** Looks down the stack as far as the next brace, and no further than a few entries. */
function reachable(kinds: Uint8Array, stack: readonly number[], close: number): boolean {
  const lowest = Math.max(0, stack.length - 8);
  for (let i = stack.length - 1; i >= lowest; i--) {
    const kind = kinds[stack[i]!]!;
    if (kind === close - 1) return true;
    if (kind === T.LBrace) return false;
  }
  return false;
}
