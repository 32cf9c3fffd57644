/**
 * Small changes of a Rust program that may make it invalid: of one node of its tree or of one word.
 * What the checks of `validity` know has no part in it.
 */
import { type AnyNode, parseFile, walk } from '../../../src/syntax/index.ts';
import type { Random } from '../random.ts';

/** A part of a text and what it becomes. */
interface Change {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const WORD = /[A-Za-z_]\w*|'[a-z]\w*\b(?!')|\d[\w.]*|"(?:[^"\\]|\\.)*"|[-+*/%&|^!=<>]+|[?;:,.@]/g;
const INTEGERS = ['u8', 'i8', 'u16', 'i32', 'u32', 'u64', 'i64', 'usize', 'f32', 'bool'];
const OPERATORS = ['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>', '==', '<', '&&', '='];
const LEFT_OUT = ['mut', 'unsafe', 'move', 'ref', 'pub', 'const', 'return', 'dyn', 'break', 'else'];
const KEYWORDS = new Set(
  `as async await box break const continue crate do dyn else enum extern fn for if impl in let loop
  match mod move mut pub ref return self Self static struct super trait true false type union unsafe
  use where while`.split(/\s+/),
);

/** A changed program, and what kind of change it was. */
export interface Mutant {
  readonly kind: string;
  readonly text: string;
}

/** A program after one change that may make it invalid. */
export function changed(text: string, random: Random): Mutant | undefined {
  const change = random.chance(45) ? changeOfNode(text, random) : changeOfWord(text, random);
  if (change === undefined) return undefined;
  const made = text.slice(0, change.start) + change.text + text.slice(change.end);
  return made === text ? undefined : { kind: change.kind, text: made };
}

/** Spans of nodes of some kinds, outside of attributes. */
function spansOf(text: string, kinds: RegExp): AnyNode[] {
  const out: AnyNode[] = [];
  walk(parseFile(text).file, (node) => {
    if (node.kind === 'Attr') return false;
    if (kinds.test(node.kind)) out.push(node);
    return true;
  });
  return out;
}

function changeOfNode(text: string, random: Random): Change | undefined {
  const of = (node: AnyNode): string => text.slice(node.start, node.end);
  const at = (kind: string, { start, end }: AnyNode, made: string): Change => ({
    kind,
    start,
    end,
    text: made,
  });
  switch (random.below(7)) {
    case 0: {
      const all = spansOf(text, /^(?:LetStmt|ExprStmt)$/);
      return all.length === 0 ? undefined : at('statement left out', random.pick(all), '');
    }
    case 1: {
      const all = spansOf(text, /^(?:LetStmt|ExprStmt)$/);
      if (all.length === 0) return undefined;
      const one = random.pick(all);
      return at('statement twice', one, `${of(one)} ${of(one)}`);
    }
    case 2: {
      const all = spansOf(text, /^(?:LetStmt|ExprStmt)$/);
      const first = random.below(all.length);
      const [a, b] = [all[first], all[first + 1]];
      if (a === undefined || b === undefined || b.start < a.end) return undefined;
      const between = text.slice(a.end, b.start);
      return {
        kind: 'statements exchanged',
        start: a.start,
        end: b.end,
        text: of(b) + between + of(a),
      };
    }
    case 3: {
      const all = spansOf(text, /^MatchArm$/);
      return all.length === 0 ? undefined : at('arm left out', random.pick(all), '');
    }
    case 4: {
      const all = spansOf(text, /^(?:Fn|Const|TypeAlias|Field|RecordField|Variant)$/);
      return all.length === 0 ? undefined : at('item left out', random.pick(all), '');
    }
    case 5: {
      const all = spansOf(text, /Expr$/).filter((one) => one.end - one.start < 60);
      if (all.length < 2) return undefined;
      return at('another expression', random.pick(all), of(random.pick(all)));
    }
    default: {
      const all = spansOf(text, /Pat$/).filter((one) => one.end - one.start < 40);
      if (all.length < 2) return undefined;
      return at('another pattern', random.pick(all), of(random.pick(all)));
    }
  }
}

function changeOfWord(text: string, random: Random): Change | undefined {
  const words = [...text.matchAll(WORD)].filter(({ index }) => index > text.indexOf('\n\n'));
  if (words.length === 0) return undefined;
  const found = random.pick(words);
  const [word] = found;
  const start = found.index;
  const by = (kind: string, made: string): Change => ({
    kind,
    start,
    end: start + word.length,
    text: made,
  });
  if (INTEGERS.includes(word)) return by('another type', random.pick(INTEGERS));
  if (LEFT_OUT.includes(word)) return by(`\`${word}\` left out`, '');
  if (KEYWORDS.has(word)) return undefined;
  if (word === '?' || word === ';') return by(`\`${word}\` left out`, '');
  if (/^[&*]+$/.test(word)) return by('`&` or `*` changed', random.pick(['', '&', '*', '&mut ']));
  if (OPERATORS.includes(word)) return by('another operator', random.pick(OPERATORS));
  if (/^\d/.test(word)) return by('another literal', random.pick(['0', '1', '300', '-1', '2.5']));
  if (!/^[A-Za-z_]/.test(word)) return undefined;
  if (random.chance(25)) return by('`&` put in', random.pick(['&', '&mut ', '*', '-', '!']) + word);
  const others = words
    .filter((one) => /^[A-Za-z_]/.test(one[0]) && !KEYWORDS.has(one[0]))
    .filter((one) => Math.abs(one.index - start) < 600);
  return by('another name', random.pick(others)[0]);
}
