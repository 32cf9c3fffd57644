/**
 * Macros of other crates that only rearrange what they are given: `seq!` of seq-macro and `paste!`
 * of paste. Their packages have stand-ins with these names (`prelude/devices`).
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { makeGroup, respelt, T } from '../../syntax/index.ts';
import { tokensOfFragment } from './fragment-tokens.ts';

type Trees = readonly ast.TokenTree[];

const isToken = (tree: ast.TokenTree | undefined, text: string): boolean =>
  tree?.kind === 'Token' && tree.text === text;

const textOf = (tree: ast.TokenTree | undefined): string =>
  tree?.kind === 'Token' ? tree.text : '';

/** More turns than that are refused. */
const MOST_TURNS = 10_000;

/** A number as `seq!` takes it: its value, digits, base and suffix. */
interface Bound {
  readonly value: bigint;
  readonly width: number;
  readonly base: string;
  readonly suffix: string;
}

function boundOf(text: string): Bound | undefined {
  const found = /^(0x|0o|0b)?([0-9a-fA-F_]+?)([iu](?:8|16|32|64|128|size))?$/.exec(text);
  if (found === null) return undefined;
  const [, base = '', digits = '', suffix = ''] = found;
  const plain = digits.replaceAll('_', '');
  if (base === '' && !/^\d+$/.test(plain)) return undefined;
  return { value: BigInt(base + plain), width: plain.length, base, suffix };
}

const RADIX: Readonly<Record<string, number>> = { '0x': 16, '0o': 8, '0b': 2 };

function spelling(value: bigint, { base, width, suffix }: Bound): string {
  return `${base}${value.toString(RADIX[base] ?? 10).padStart(width, '0')}${suffix}`;
}

/** `seq!(N in 0..8 { .. })`: its tokens, or what is wrong. */
export function expandSeq(trees: Trees): ast.TokenTree[] | string {
  const [name, within, ...rest] = trees;
  if (name?.kind !== 'Token' || !isToken(within, 'in')) return 'expected `name in range { .. }`';
  const body = rest.at(-1);
  const range = rest.slice(0, -1).map(textOf);
  const dots = range.findIndex((word) => word === '..' || word === '..=');
  const [from, to] = [boundOf(range[dots - 1] ?? ''), boundOf(range[dots + 1] ?? '')];
  if (body?.kind !== 'Group' || dots !== 1 || range.length !== 3 || !from || !to)
    return 'expected a range of whole numbers and a block';
  const last = to.value + (range[dots] === '..=' ? 1n : 0n);
  if (last - from.value > MOST_TURNS) return `more than ${MOST_TURNS} turns`;
  // Numbers are as wide as the first is written, where both are.
  const shape = {
    ...from,
    width: from.width === to.width ? from.width : 1,
    suffix: from.suffix || to.suffix,
  };
  const turns: string[] = [];
  for (let at = from.value; at < last; at++) turns.push(spelling(at, shape));
  const seq = new Sequence(name.text, turns);
  return seq.repeats(body.trees) ? seq.sections(body.trees) : seq.whole(body.trees);
}

class Sequence {
  private readonly name: string;
  private readonly turns: readonly string[];

  constructor(name: string, turns: readonly string[]) {
    this.name = name;
    this.turns = turns;
  }

  /** Is there a `#( .. )*` anywhere? */
  repeats(trees: Trees): boolean {
    return trees.some(
      (tree, at) => isSection(trees, at) || (tree.kind === 'Group' && this.repeats(tree.trees)),
    );
  }

  whole(trees: Trees): ast.TokenTree[] {
    return this.turns.flatMap((turn) => this.turn(trees, turn));
  }

  /** Only what stands in sections is repeated. */
  sections(trees: Trees): ast.TokenTree[] {
    const out: ast.TokenTree[] = [];
    for (let at = 0; at < trees.length; at++) {
      const tree = trees[at]!;
      if (isSection(trees, at)) {
        append(out, this.whole((trees[at + 1] as ast.TokenGroup).trees));
        at += 2;
      } else out.push(tree.kind === 'Group' ? regrouped(tree, this.sections(tree.trees)) : tree);
    }
    return out;
  }

  private turn(trees: Trees, turn: string): ast.TokenTree[] {
    const out: ast.TokenTree[] = [];
    for (let at = 0; at < trees.length; at++) {
      const tree = trees[at]!;
      if (tree.kind === 'Group') out.push(regrouped(tree, this.turn(tree.trees, turn)));
      else if (tree.kind !== 'Token') out.push(tree);
      else if (isToken(trees[at + 1], '~') && textOf(trees[at + 2]) === this.name) {
        const joined = `${tree.text}${turn.replace(/[iu]\d*(?:size)?$/, '')}`;
        out.push(respelt(tree, tree.token, joined, tree.start, tree.end));
        at += 2;
      } else if (tree.text === this.name)
        out.push(respelt(tree, T.Int, turn, tree.start, tree.end));
      else out.push(tree);
    }
    return out;
  }
}

function isSection(trees: Trees, at: number): boolean {
  const group = trees[at + 1];
  return (
    isToken(trees[at], '#') &&
    group?.kind === 'Group' &&
    group.delim === '(' &&
    isToken(trees[at + 2], '*')
  );
}

function regrouped(group: ast.TokenGroup, trees: readonly ast.TokenTree[]): ast.TokenGroup {
  const { delim, close, start, end, file } = group;
  return makeGroup(delim, [...trees], close, start, end, file);
}

/** `paste! { .. [<a $b:camel>] .. }`: its tokens, or what is wrong. */
export function expandPaste(trees: Trees): ast.TokenTree[] | string {
  const out: ast.TokenTree[] = [];
  for (const tree of trees) {
    if (tree.kind !== 'Group') {
      out.push(tree);
      continue;
    }
    const inner = tree.trees;
    if (tree.delim === '[' && isToken(inner[0], '<') && isToken(inner.at(-1), '>')) {
      const name = pasted(inner.slice(1, -1));
      if (name === undefined) return 'unexpected token inside `[< .. >]`';
      const first = inner.find((one) => one.kind === 'Token' && /^\w/.test(one.text));
      const at = first?.kind === 'Token' ? first : (inner[0] as ast.Token);
      out.push(respelt(at, T.Ident, name, tree.start, tree.end));
      continue;
    }
    const made = expandPaste(inner);
    if (typeof made === 'string') return made;
    out.push(regrouped(tree, made));
  }
  return out;
}

const words = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .split('_')
    .filter((word) => word !== '');

const capital = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const MODIFIERS: Readonly<Record<string, (name: string) => string>> = {
  lower: (name) => name.toLowerCase(),
  upper: (name) => name.toUpperCase(),
  snake: (name) => words(name).join('_').toLowerCase(),
  camel: (name) => words(name).map(capital).join(''),
};

function pasted(trees: Trees): string | undefined {
  let name = '';
  let last = '';
  for (let at = 0; at < trees.length; at++) {
    const text = plainText(trees[at]!);
    if (text === undefined) return undefined;
    if (text === ':') {
      const change = MODIFIERS[textOf(trees[++at])];
      if (change === undefined) return undefined;
      last = change(last);
    } else {
      name += last;
      last = text.replace(/^"(.*)"$/, '$1').replace(/^r#/, '');
    }
  }
  name += last;
  return /^[A-Za-z_]\w*$/.test(name) ? name : undefined;
}

/** The text of a word, also of one that a macro was given as a fragment (`$t:ty`). */
function plainText(tree: ast.TokenTree): string | undefined {
  if (tree.kind === 'Token') return tree.text;
  if (tree.kind === 'Interpolated') {
    const tokens = tokensOfFragment(tree);
    return tokens?.length === 1 ? plainText(tokens[0]!) : undefined;
  }
  if (tree.kind === 'Group' && tree.delim === '' && tree.trees.length === 1)
    return plainText(tree.trees[0]!);
  return undefined;
}
