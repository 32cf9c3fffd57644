/**
 * A baseline: the findings that a project has accepted, as a file with one finding a line, sorted,
 * so that it merges and reads well. A check with a baseline reports what is not in it.
 * `schemas/baseline.schema.json` describes a line.
 */
import type { Diagnostic } from '../diag/index.ts';
import { fingerprints } from './fingerprint.ts';
import type { Locate } from './located.ts';

/** Version of the format; the first line of a file says it. */
const VERSION = 1;

/** A finding as a line of the file. */
export interface BaselineEntry {
  /** Relative to the folder of the baseline, with forward slashes. */
  readonly file: string;
  readonly code: string;
  /** See `fingerprints`. */
  readonly fingerprint: string;
  /** For people; it does not count. */
  readonly message: string;
}

export interface Baseline {
  readonly entries: readonly BaselineEntry[];
}

/** What a check with a baseline has found. */
export interface AgainstBaseline {
  /** Findings that are not in it. */
  readonly fresh: readonly Diagnostic[];
  /** How many of the findings are in it. */
  readonly known: number;
  /** Entries without a finding. */
  readonly gone: readonly BaselineEntry[];
}

/** The file's text for some findings. `locate` shows paths as the file has them. */
export function baselineText(found: readonly Diagnostic[], locate: Locate): string {
  const names = fingerprints(found, locate);
  const lines = found.map((finding, i) => {
    const entry: BaselineEntry = {
      file: locate(finding.span).path,
      code: finding.code,
      fingerprint: names[i]!,
      message: finding.message.split('\n')[0]!,
    };
    return JSON.stringify(entry);
  });
  const head = JSON.stringify({ warplens: 'baseline', version: VERSION });
  return [head, ...lines.sort(), ''].join('\n');
}

/**
 * Reads such a file.
 * @throws Error with the line and what is wrong there
 */
export function readBaseline(text: string): Baseline {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const [head = '', ...rest] = lines;
  const first = parsed(head, 1);
  if (first['warplens'] !== 'baseline') throw new Error('line 1: not a baseline of Warplens');
  if (first['version'] !== VERSION)
    throw new Error(`line 1: version ${String(first['version'])}, expected ${VERSION}`);
  const entries = rest.flatMap((line, i): BaselineEntry[] => {
    if (line.trim() === '') return [];
    const { file, code, fingerprint, message } = parsed(line, i + 2);
    if ([file, code, fingerprint, message].some((field) => typeof field !== 'string'))
      throw new Error(`line ${i + 2}: expected file, code, fingerprint and message`);
    return [{ file, code, fingerprint, message } as BaselineEntry];
  });
  return { entries };
}

function parsed(line: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below, as for a value that is no object.
  }
  throw new Error(`line ${number}: not a JSON object`);
}

/**
 * Which findings a baseline does not have. A file that is gone counts as moved: its entries are
 * those of findings alike in other files.
 *
 * @param locate shows paths as the baseline has them
 * @param exists is there such a file still
 */
export function againstBaseline(
  { entries }: Baseline,
  found: readonly Diagnostic[],
  locate: Locate,
  exists: (file: string) => boolean,
): AgainstBaseline {
  const left = new Map<string, BaselineEntry[]>();
  const add = (key: string, entry: BaselineEntry): void => {
    const list = left.get(key);
    if (list === undefined) left.set(key, [entry]);
    else list.push(entry);
  };
  const take = (key: string): boolean => left.get(key)?.pop() !== undefined;
  for (const entry of entries) add(keyOf(entry.file, entry.code, entry.fingerprint), entry);
  const names = fingerprints(found, locate);
  const other: { readonly finding: Diagnostic; readonly name: string }[] = [];
  found.forEach((finding, i) => {
    const name = names[i]!;
    if (!take(keyOf(locate(finding.span).path, finding.code, name))) other.push({ finding, name });
  });
  const gone = [...left.values()].flat();
  left.clear();
  const stays = gone.filter((entry) => exists(entry.file));
  for (const entry of gone)
    if (!stays.includes(entry)) add(keyOf('', entry.code, entry.fingerprint), entry);
  const fresh = other
    .filter(({ finding, name }) => !take(keyOf('', finding.code, name)))
    .map(({ finding }) => finding);
  return {
    fresh,
    known: found.length - fresh.length,
    gone: [...stays, ...[...left.values()].flat()],
  };
}

function keyOf(file: string, code: string, fingerprint: string): string {
  return `${file}\n${code}\n${fingerprint}`;
}
