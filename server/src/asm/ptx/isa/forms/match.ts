/**
 * Which forms an instruction's name can be, and where none: what is wrong with it. Names repeat, so
 * what was found out about one is remembered by its text.
 */
import { memo } from '../../../../db/index.ts';
import { ptxForms } from './index.ts';
import type { PtxForm, PtxGroup, PtxSince, PtxWord } from './notation.ts';

/** A form that a name fits, with what of it the name uses. */
export interface PtxMatch {
  readonly form: PtxForm;
  /** The types as written, in order. */
  readonly types: readonly string[];
  /** The number in a word such as `m64n8k16` or `x4`; 0 where there is none. */
  readonly number: number;
  /** What the form and its words need. */
  readonly since: readonly PtxSince[];
}

/** What is wrong with a name. */
export interface PtxNameError {
  readonly kind: 'unknown-word' | 'missing' | 'types' | 'excluded' | 'repeated' | 'heading';
  /** Index of the modifier it is about; -1 for the whole name. */
  readonly at: number;
  /** What could stand there. */
  readonly expected: readonly string[];
}

export interface PtxNameReading {
  readonly matches: readonly PtxMatch[];
  /** There where nothing matches. */
  readonly errors: readonly PtxNameError[];
}

const EMPTY: PtxNameReading = { matches: [], errors: [] };
const known = new Map<string, PtxNameReading>();
const MOST_KNOWN = 20_000;

/** Reads the name of an instruction whose opcode is known. */
export function readPtxName(opcode: string, modifiers: readonly string[]): PtxNameReading {
  const last = readings.get(modifiers);
  if (last?.opcode === opcode) return last.reading;
  const reading = lookUp(opcode, modifiers);
  if (modifiers.length > 0) readings.set(modifiers, { opcode, reading });
  return reading;
}

/**
 * The last reading of a list of modifiers: a text has one list for all instructions that are named
 * alike.
 */
const readings = memo<readonly string[], { opcode: string; reading: PtxNameReading }>(
  'ptx-name-readings',
);

function lookUp(opcode: string, modifiers: readonly string[]): PtxNameReading {
  const key = `${opcode}.${modifiers.join('.')}`;
  const before = known.get(key);
  if (before) return before;
  const forms = ptxForms(opcode);
  if (forms.length === 0) return EMPTY;
  const matches = forms.flatMap((form) => matchForm(form, modifiers) ?? []);
  const reading = { matches, errors: matches.length > 0 ? [] : explain(forms, modifiers) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, reading);
  return reading;
}

function startsWithHeading({ heading }: PtxForm, modifiers: readonly string[]): boolean {
  return heading.every((word, i) => modifiers[i] === word);
}

function find(words: readonly PtxWord[], text: string): PtxWord | undefined {
  return words.find((w) => (w.pattern ? w.pattern.test(text) : w.text === text));
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the modifiers, which fill groups and types at once
function matchForm(form: PtxForm, modifiers: readonly string[]): PtxMatch | undefined {
  if (!startsWithHeading(form, modifiers)) return undefined;
  const since: PtxSince[] = [form.since];
  const filled: (string | undefined)[] = form.groups.map(() => undefined);
  const counts = form.groups.map(() => 0);
  const types: string[] = [];
  let number = 0;
  for (let i = form.heading.length; i < modifiers.length; i++) {
    const text = modifiers[i]!;
    if (i > 0 && modifiers[i - 1] === text && REPEATED.has(text)) continue;
    const type = form.types[types.length];
    const typed = type && find(type, text);
    const g = groupOf(form, filled, text);
    const word = g < 0 ? undefined : find(form.groups[g]!.words, text);
    // A word that a group has already may be the type as well.
    const taken = word !== undefined && !(typed && filled[g] !== undefined);
    if (taken) {
      if (filled[g] === text && !REPEATED.has(text)) return undefined;
      filled[g] = text;
      counts[g]! += 1;
      if (word.since) since.push(word.since);
      if (word.pattern) {
        number = numberIn(word.pattern, text);
        if (!plausible(number, text)) return undefined;
      }
      const lane = /^x(\d+)$/.exec(text);
      if (lane) number = Number(lane[1]);
    }
    if (taken) continue;
    if (!typed) return undefined;
    types.push(text);
    if (typed.since) since.push(typed.since);
  }
  if (types.length < form.types.length) return undefined;
  for (const [g, group] of form.groups.entries()) {
    if (group.together ? partly(group, counts[g]!) : !group.optional && counts[g] === 0)
      return undefined;
  }
  return { form, types, number, since };
}

/** Words that `ptxas` 13.0 takes twice; it refuses all others. */
const REPEATED: ReadonlySet<string> = new Set([
  'NaN',
  'approx',
  'cc',
  'relu',
  'sat',
  'satfinite',
  'shiftamt',
  'sync',
  'uni',
]);

/**
 * The group that a word fills: one that is still open, else one that has just this word, which may
 * be repeated.
 */
function groupOf(
  { groups }: PtxForm,
  filled: readonly (string | undefined)[],
  text: string,
): number {
  let repeated = -1;
  for (const [g, group] of groups.entries()) {
    if (!find(group.words, text)) continue;
    if (group.together || filled[g] === undefined) return g;
    if (filled[g] === text && repeated < 0) repeated = g;
  }
  return repeated;
}

/** Words that come together: all, or none where the group is optional. */
function partly(group: PtxGroup, count: number): boolean {
  return count === 0 ? !group.optional : count !== group.words.length;
}

function numberIn(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/**
 * Columns of a warpgroup's product are 8 to 256 in steps of 8; repetitions are powers of two up to
 * 128.
 */
function plausible(n: number, text: string): boolean {
  if (text.startsWith('m64n')) return n >= 8 && n <= 256 && n % 8 === 0;
  return n >= 1 && n <= 128 && (n & (n - 1)) === 0;
}

/** All words and types that forms have, for suggestions. */
export function wordsOf(forms: readonly PtxForm[]): Set<string> {
  const out = new Set<string>();
  for (const { heading, groups, types } of forms) {
    for (const word of heading) out.add(word);
    for (const { words } of groups) for (const w of words) if (!w.pattern) out.add(w.text);
    for (const slot of types) for (const w of slot) out.add(w.text);
  }
  return out;
}

/** What keeps a name from the form that is nearest to it. */
function explain(forms: readonly PtxForm[], modifiers: readonly string[]): PtxNameError[] {
  const all = wordsOf(forms);
  const patterns = forms.flatMap((f) => f.groups.flatMap((g) => g.words.filter((w) => w.pattern)));
  const unknown = modifiers.flatMap((word, at): PtxNameError[] =>
    all.has(word) || patterns.some((p) => p.pattern!.test(word))
      ? []
      : [{ kind: 'unknown-word', at, expected: [...all] }],
  );
  if (unknown.length > 0) return unknown;
  const headed = forms.filter((form) => startsWithHeading(form, modifiers));
  if (headed.length === 0) {
    const expected = [...new Set(forms.map((f) => f.heading.join('.')).filter((h) => h !== ''))];
    return [{ kind: 'heading', at: -1, expected }];
  }
  let best: PtxNameError[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const form of headed) {
    const { errors, cost } = distance(form, modifiers);
    if (cost >= least) continue;
    least = cost;
    best = errors;
  }
  return best;
}

/** Errors of a name seen as one form, and how bad they are. */
function distance(
  form: PtxForm,
  modifiers: readonly string[],
): { readonly errors: PtxNameError[]; readonly cost: number } {
  const errors: PtxNameError[] = [];
  const filled = form.groups.map(() => false);
  const rest: { word: string; at: number }[] = [];
  for (let at = form.heading.length; at < modifiers.length; at++) {
    const word = modifiers[at]!;
    const again = modifiers.indexOf(word) < at;
    const g = form.groups.findIndex(
      (group, i) => !filled[i] && !(again && group.together) && find(group.words, word),
    );
    if (g >= 0) filled[g] = !form.groups[g]!.together;
    else rest.push({ word, at });
  }
  let cost = form.heading.length === 0 ? 1 : 0;
  let slot = 0;
  for (const { word, at } of rest) {
    const type = form.types[slot];
    if (type && find(type, word)) {
      slot += 1;
      continue;
    }
    const inGroup = form.groups.some((group) => find(group.words, word));
    if (inGroup) {
      const kind = modifiers.indexOf(word) < at ? 'repeated' : 'excluded';
      errors.push({ kind, at, expected: [] });
      cost += 10;
    } else if (type && isTypeWord(word)) {
      errors.push({ kind: 'types', at, expected: type.map((w) => w.text) });
      slot += 1;
      cost += 12;
    } else {
      errors.push({ kind: 'excluded', at, expected: [] });
      cost += 11;
    }
  }
  if (slot < form.types.length) {
    errors.push({ kind: 'types', at: -1, expected: form.types[slot]!.map((w) => w.text) });
    cost += 13;
  }
  for (const [i, group] of form.groups.entries()) {
    if (group.optional || filled[i]) continue;
    errors.push({ kind: 'missing', at: -1, expected: group.words.map((w) => w.text) });
    cost += 8;
  }
  return { errors, cost };
}

/** Types, and what only the matrix instructions have for one. */
function isTypeWord(word: string): boolean {
  return /^(?:[busf]\d+(?:x\d+)?|b?f16(?:x2)?|tf32|pred|e\dm\d(?:x\d)?|ue\dm\d(?:x2)?)/.test(word);
}
