/**
 * A project's `warplens.toml`: the nearest one in the folders above a crate's root. Read leniently:
 * what means nothing is a problem at its place, and the rest counts.
 */
import { append, type Span } from '../../base/index.ts';
import {
  badLevel,
  type Configuration,
  type ConfigurationProblem,
  type ConfiguredRule,
  readLevel,
} from '../../rules/index.ts';
import { TARGETS } from '../../targets/index.ts';
import { FLAG_NAMES } from '../build-flags.ts';
import { budgetsIn } from './budget-table.ts';
import type { PackageReader } from './package.ts';
import { foldersAbove } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asTable, placeOfKey, type TomlFile } from './toml-file.ts';
import { betterOf, type Place, valueIn, wordIn } from './toml-places.ts';

const NAME = 'warplens.toml';

/** Keys at the top of the file. */
const KEYS = ['rules', 'cargo', 'preview', 'build', 'budget'];

interface ValueKind {
  readonly is: string;
  fits(value: unknown): boolean;
}

/** The GPUs of all targets. */
const CPUS = Object.values(TARGETS).flatMap(({ cpus }) => cpus.map(({ name }) => name));

/** Keys of the tables that have fixed ones, with what their values are. */
const TABLE_KEYS: Readonly<Record<string, ReadonlyMap<string, ValueKind>>> = {
  preview: new Map([
    [
      'cpu',
      {
        is: 'the name of a GPU, such as "sm_80" or "gfx90a"',
        fits: (value: unknown) => CPUS.some((name) => name === value),
      },
    ],
  ]),
  build: new Map(
    FLAG_NAMES.map((name) => [
      name as string,
      { is: 'true or false', fits: (value: unknown) => typeof value === 'boolean' },
    ]),
  ),
  cargo: new Map([
    [
      'features',
      {
        is: 'a list of strings',
        fits: (value: unknown) =>
          Array.isArray(value) && value.every((one) => typeof one === 'string'),
      },
    ],
    [
      'no-default-features',
      { is: 'true or false', fits: (value: unknown) => typeof value === 'boolean' },
    ],
  ]),
};

/** Words of other tools for our levels. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['warn', 'warning'],
  ['deny', 'error'],
  ['forbid', 'error'],
  ['allow', 'off'],
  ['none', 'off'],
  ['information', 'info'],
  ['note', 'info'],
]);

/**
 * The configuration that counts for a crate; undefined when there is none.
 * @param named a file that a command names in its place
 */
export function readConfiguration(
  reader: PackageReader,
  around: Surroundings,
  root: string,
  at: (path: string, start: number, end: number) => Span,
  named?: string,
): Configuration | undefined {
  const paths = [...foldersAbove(root)].map((folder) => `${folder}/${NAME}`);
  for (const path of named === undefined ? paths : [named]) {
    const file = reader.toml(around, path);
    if (file !== undefined) return configurationOf(file, at);
  }
  return undefined;
}

/** Wrong keys of one table that are reported: for each the text is read from its start. */
const MOST_PLACED = 100;
/** Likewise rules, of which there are fewer. */
const MOST_RULES = 1000;

/** Tables that are none of ours, or no tables. */
function tableProblems(file: TomlFile, place: (at: Place) => Span): ConfigurationProblem[] {
  const wrong = Object.entries(file.table).filter(
    ([key, value]) => !KEYS.includes(key) || asTable(value) === undefined,
  );
  return wrong.slice(0, MOST_PLACED).map(([key]): ConfigurationProblem => {
    const isKnown = KEYS.includes(key);
    const span = place(wordIn(file.text, placeOfKey(file, [key]), key));
    if (isKnown) return { span, message: `'${key}' must be a table` };
    return { span, message: `unknown key '${key}'`, ...betterOf(key, KEYS) };
  });
}

/** Keys of one table that it does not have, or whose values do not fit. */
function keyProblems(
  file: TomlFile,
  table: string,
  keys: (typeof TABLE_KEYS)[string],
  place: (at: Place) => Span,
): ConfigurationProblem[] {
  const wrong = Object.entries(asTable(file.table[table]) ?? {}).filter(
    ([key, value]) => !keys.get(key)?.fits(value),
  );
  return wrong.slice(0, MOST_PLACED).map(([key]) => {
    const kind = keys.get(key);
    const span = place(wordIn(file.text, placeOfKey(file, [table, key]), key));
    if (kind !== undefined) return { span, message: `'${key}' must be ${kind.is}` };
    const message = `unknown key '${key}' in [${table}]`;
    return { span, message, ...betterOf(key, [...keys.keys()]) };
  });
}

function configurationOf(
  file: TomlFile,
  at: (path: string, start: number, end: number) => Span,
): Configuration {
  const problems: ConfigurationProblem[] = [];
  const rules: ConfiguredRule[] = [];
  const place = ({ start, end }: Place): Span => at(file.path, start, end);
  if (file.error) problems.push({ span: place(file.error), message: file.error.message });
  append(problems, tableProblems(file, place));
  for (const [name, keys] of Object.entries(TABLE_KEYS))
    append(problems, keyProblems(file, name, keys, place));
  const levels = Object.entries(asTable(file.table['rules']) ?? {});
  for (const [name, value] of levels.slice(0, MOST_RULES)) {
    const line = placeOfKey(file, ['rules', name]);
    const word = wordIn(file.text, line, name);
    const level = readLevel(value);
    rules.push({ name, span: place(word), level });
    if (level !== undefined) continue;
    const written = valueIn(file.text, { start: word.end, end: line.end });
    const meant = typeof value === 'string' ? MEANT.get(value) : undefined;
    problems.push({
      span: place(written),
      message: badLevel(value),
      ...(meant === undefined ? {} : { better: `"${meant}"` }),
    });
  }
  const cpu = asTable(file.table['preview'])?.['cpu'];
  const previewCpu = typeof cpu === 'string' && CPUS.includes(cpu) ? { previewCpu: cpu } : {};
  const build = asTable(file.table['build']) ?? {};
  const flags = Object.fromEntries(
    FLAG_NAMES.flatMap((name) =>
      typeof build[name] === 'boolean' ? [[name, build[name]] as const] : [],
    ),
  );
  const { budgets, wrong } = budgetsIn(file, place);
  append(problems, wrong);
  return { path: file.path, rules, problems, ...previewCpu, flags, budgets };
}
