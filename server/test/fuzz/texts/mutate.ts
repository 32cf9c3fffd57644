/**
 * Texts that somebody broke: tokens go, come and change, ranges move, brackets nest, numbers grow,
 * ends are missing.
 */
import type { Random } from '../random.ts';

const TOKEN = /\w+|"[^"\n]*"|[%$@.]\w+|::|->|=>|[^\s\w]/g;

/** What begins and ends something in one of the languages, and what they do not expect. */
const BRACKETS = ['()', '[]', '{}', '<>', '""', "''", '/**/', '|'] as const;
const NUMBERS = [
  '0',
  '-1',
  '1',
  '255',
  '65536',
  '2147483647',
  '4294967296',
  '18446744073709551615',
  '340282366920938463463374607431768211456',
  '1e400',
  '0x',
  '0xffffffffffffffffffffffff',
  '1.5',
  '-0.0',
  'NaN',
] as const;
const CHARS = [
  '\0',
  '\u{202e}',
  '\u{1f980}',
  '\ud800',
  '\r',
  '\t',
  '`',
  '\\',
  '#',
  '\u{feff}',
  ';',
  ',',
];

/** Levels of brackets that are put around something, now and then. */
const DEEP = [50, 400, 5000];
/** Times that a line is repeated, now and then. */
const MANY = [20, 300];
const MOST_BYTES = 40_000;

type Step = (text: string, random: Random, others: readonly string[]) => string;

const STEPS: readonly (readonly [weight: number, step: Step])[] = [
  [14, (text, random) => atToken(text, random, () => '')],
  [6, (text, random) => atToken(text, random, (word) => `${word} ${word}`)],
  [12, (text, random, others) => atToken(text, random, () => token(random.pick(others), random))],
  [10, (text, random) => atToken(text, random, () => token(text, random))],
  [6, (text, random) => atNumber(text, random)],
  [4, (text, random) => range(text, random, () => '')],
  [5, (text, random, others) => range(text, random, () => piece(random.pick(others), random))],
  [4, (text, random) => range(text, random, (part) => part + part)],
  [3, (text, random) => range(text, random, (part) => wrap(part, random))],
  [2, (text, random) => text.slice(0, random.below(text.length + 1))],
  [3, (text, random) => insert(text, random, random.pick(CHARS))],
  [3, (text, random) => insert(text, random, random.pick(BRACKETS)[random.below(2)] ?? '')],
  [2, (text, random) => lines(text, random)],
  [1, (text, random) => insert(text, random, nested(random))],
  [1, (text, random) => repeatLine(text, random)],
];

/** Breaks a text in one to four places. `others` are texts of the same kind. */
export function mutate(text: string, random: Random, others: readonly string[]): string {
  let out = text;
  const count = random.between(1, 4);
  for (let n = 0; n < count; n++) {
    const next = random.weighted(STEPS)(out, random, others);
    if (next.length <= MOST_BYTES) out = next;
  }
  return out;
}

function atToken(text: string, random: Random, by: (word: string) => string): string {
  const tokens = [...text.matchAll(TOKEN)];
  if (tokens.length === 0) return text;
  const { index, 0: word } = random.pick(tokens);
  return text.slice(0, index) + by(word) + text.slice(index + word.length);
}

function token(text: string, random: Random): string {
  const tokens = [...piece(text, random).matchAll(TOKEN)];
  return tokens.length === 0 ? '' : random.pick(tokens)[0];
}

function atNumber(text: string, random: Random): string {
  const found = [...text.matchAll(/\b\d[\w.]*\b/g)];
  if (found.length === 0) return text;
  const { index, 0: word } = random.pick(found);
  return text.slice(0, index) + random.pick(NUMBERS) + text.slice(index + word.length);
}

/** Mostly short ones. */
function bounds(text: string, random: Random): readonly [number, number] {
  const start = random.below(text.length + 1);
  const most = random.chance(70) ? 30 : 600;
  return [start, Math.min(text.length, start + random.below(most))];
}

function range(text: string, random: Random, by: (part: string) => string): string {
  const [start, end] = bounds(text, random);
  return text.slice(0, start) + by(text.slice(start, end)) + text.slice(end);
}

function piece(text: string, random: Random): string {
  const [start, end] = bounds(text, random);
  return text.slice(start, end);
}

function insert(text: string, random: Random, what: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + what + text.slice(at);
}

function wrap(part: string, random: Random): string {
  const pair = random.pick(BRACKETS);
  const half = Math.ceil(pair.length / 2);
  return pair.slice(0, half) + part + pair.slice(half);
}

function nested(random: Random): string {
  const [open = '(', close = ')'] = random.pick(['()', '[]', '{}', '<>', '!', '&', '-']);
  const depth = random.pick(DEEP);
  return open.repeat(depth) + (random.chance(50) ? close.repeat(depth) : '');
}

function lines(text: string, random: Random): string {
  const all = text.split('\n');
  const [a, b] = [random.below(all.length), random.below(all.length)];
  [all[a], all[b]] = [all[b]!, all[a]!];
  return all.join('\n');
}

function repeatLine(text: string, random: Random): string {
  const all = text.split('\n');
  const at = random.below(all.length);
  const many = new Array<string>(random.pick(MANY)).fill(all[at]!);
  return [...all.slice(0, at), ...many, ...all.slice(at)].join('\n');
}
