/** One broken text, and whether it is answered as it must be. */
import { Random } from '../random.ts';
import { KINDS } from './kinds.ts';
import { mutate } from './mutate.ts';

/** What a crash says that somebody caught. */
const CRASH =
  /internal (?:compiler )?error|\[object Object\]|Cannot read propert|is not a function|is not iterable|Maximum call stack/;

const corpora = new Map<string, readonly string[]>();

/** The broken text of a number; the same number gives the same text. */
export function textOf(kind: string, seed: number): string {
  let corpus = corpora.get(kind);
  if (corpus === undefined) corpora.set(kind, (corpus = KINDS[kind]!.corpus()));
  const random = new Random(seed);
  return mutate(random.pick(corpus), random, corpus);
}

/** What is wrong with the answers to a text; undefined when nothing is. */
export function failureOf(kind: string, text: string): string | undefined {
  try {
    const said = JSON.stringify(KINDS[kind]!.ask(text), (_, at: unknown) =>
      typeof at === 'bigint' ? `${at}` : at,
    );
    const found = CRASH.exec(said ?? '');
    if (found === null || CRASH.test(text)) return undefined;
    return said.slice(Math.max(0, found.index - 100), found.index + 300);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
