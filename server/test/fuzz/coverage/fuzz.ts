/**
 * A fuzzer that is guided by coverage: texts are broken, and one that runs code which none before
 * it ran is broken further. Inputs are read in lots, because asking V8 takes longer than reading;
 * a lot that ran something new is read again in halves. The less is found, the larger the lots.
 */
import { Random } from '../random.ts';
import { mutate } from '../texts/mutate.ts';
import { Covered } from './covered.ts';
import { PARSERS, type Parser } from './parsers.ts';

/** Our sources: files of their own, or in the bundles of a run of all tests. */
const SOURCES = /\/server\/(?:src|dist\/(?:fuzz|test(?:-part)?))\//;

/** Inputs of a lot. */
const LEAST_LOT = 25;
const MOST_LOT = 800;
const RECENT = 40;
/** Longer texts take longer and find no more. */
const MOST_LENGTH = 3000;
/** Milliseconds; the limits of `docs/reference/limits.md` are far below it for such short texts. */
const SLOW = 5000;

export interface Finding {
  readonly text: string;
  readonly what: string;
}

export interface FuzzResult {
  readonly inputs: number;
  /** Texts that ran something new, in the order in which they were found. */
  readonly found: readonly string[];
  /** Blocks of our sources. */
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
  const { corpus, read, sources } = options.parser ?? PARSERS[kind]!;
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
  const covered = new Covered(sources ?? SOURCES);
  // Before anything is read: V8 counts blocks only in functions that it compiles from now on.
  await covered.start();
  try {
    const pool = [...corpus().filter((text) => text.length <= MOST_LENGTH), ...kept];
    if (pool.length === 0) pool.push(...corpus().slice(0, 1));
    for (const text of pool) await one(text);
    covered.add(await covered.news());
    // Finds the texts of a lot that run something new.
    const look = async (texts: readonly string[]): Promise<void> => {
      if (texts.length > LEAST_LOT) {
        const half = texts.length >> 1;
        for (const part of [texts.slice(0, half), texts.slice(half)]) {
          for (const text of part) await failureOf(read, text);
          if ((await covered.news()).length > 0) await look(part);
        }
        return;
      }
      for (const text of texts) {
        await failureOf(read, text);
        if (covered.add(await covered.news())) found.push(text);
      }
    };
    let inputs = 0;
    let size = LEAST_LOT;
    while (inputs < count && until?.() !== true) {
      const lot = Array.from({ length: Math.min(size, count - inputs) }, () => {
        // What was found last leads furthest.
        const last = found.slice(-RECENT);
        const from = last.length > 0 && random.chance(60) ? random.pick(last) : random.pick(pool);
        return mutate(from, random, pool).slice(0, MOST_LENGTH);
      });
      for (const text of lot) await one(text);
      inputs += lot.length;
      const isNews = (await covered.news()).length > 0;
      if (isNews) await look(lot);
      size = Math.max(LEAST_LOT, Math.min(MOST_LOT, isNews ? size >> 1 : size << 1));
    }
    return { inputs, found, covered: covered.size, findings };
  } finally {
    await covered.stop();
  }
}

/** What is wrong with how a text is read; undefined when nothing is. */
export async function failureOf(
  read: (text: string) => unknown,
  text: string,
): Promise<string | undefined> {
  const since = performance.now();
  try {
    await read(text);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const took = performance.now() - since;
  return took > SLOW ? `took ${Math.round(took)} ms` : undefined;
}
