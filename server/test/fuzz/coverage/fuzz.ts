/**
 * A fuzzer that is guided by coverage: texts are broken, and one that runs code which none before
 * it ran is broken further. It is guided where blocks are counted, in `npm run fuzz:coverage`.
 */
import { Random } from '../random.ts';
import { mutate } from '../texts/mutate.ts';
import { newlyRun } from './covered.ts';
import { PARSERS, type Parser } from './parsers.ts';

const RECENT = 40;
/** Longer texts take longer and find no more. */
const MOST_LENGTH = 3000;
/** Milliseconds; the limits of `docs/reference/limits.md` are far below it for such short texts. */
const SLOW = 5000;
/** Inputs between two questions whether to end. */
const BETWEEN = 64;

export interface Finding {
  readonly text: string;
  readonly what: string;
}

export interface FuzzResult {
  readonly inputs: number;
  /** Texts that ran something new, in the order in which they were found. */
  readonly found: readonly string[];
  /** Blocks that ran, of our sources and the libraries that read frames. */
  readonly covered: number;
  readonly findings: readonly Finding[];
}

export interface FuzzOptions {
  readonly kind: string;
  readonly seed: number;
  /** Ends after so many inputs. */
  readonly count: number;
  /** Texts of earlier runs. */
  readonly kept: readonly string[];
  /** In place of the row of the kind. */
  readonly parser?: Parser;
  /** Says when to end before. */
  readonly until?: () => boolean;
}

/** Runs the fuzzer over one parser. The same options give the same texts on the same sources. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { kind, seed, count, kept, until } = options;
  const { corpus, read } = options.parser ?? PARSERS[kind]!;
  const random = new Random(seed);
  const found: string[] = [];
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const one = async (text: string): Promise<void> => {
    const failure = await failureOf(read, text);
    if (failure === undefined || seen.has(failure.split('\n')[0]!)) return;
    seen.add(failure.split('\n')[0]!);
    findings.push({ text, what: failure });
  };
  newlyRun();
  const pool = [...corpus().filter((text) => text.length <= MOST_LENGTH), ...kept];
  if (pool.length === 0) pool.push(...corpus().slice(0, 1));
  for (const text of pool) await one(text);
  let covered = newlyRun();
  let inputs = 0;
  while (inputs < count && (inputs % BETWEEN !== 0 || until?.() !== true)) {
    // What was found last leads furthest.
    const last = found.slice(-RECENT);
    const from = last.length > 0 && random.chance(60) ? random.pick(last) : random.pick(pool);
    const text = mutate(from, random, pool).slice(0, MOST_LENGTH);
    await one(text);
    inputs++;
    const ran = newlyRun();
    if (ran === 0) continue;
    covered += ran;
    found.push(text);
  }
  return { inputs, found, covered, findings };
}

/** What is wrong with how a text is read; undefined when nothing is. */
export async function failureOf(
  read: (text: string) => unknown,
  text: string,
): Promise<string | undefined> {
  const since = performance.now();
  try {
    const answer = read(text);
    if (answer instanceof Promise) await answer;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const took = performance.now() - since;
  return took > SLOW ? `took ${Math.round(took)} ms` : undefined;
}
