/** What differs between two profiles: launches by number, lines by their text and place. */
import { inWordsOf } from '../ide/index.ts';
import type {
  CountsDocument,
  ProfileDocument,
  ProfileLaunchDocument,
  ProfileLineDocument,
} from './documents.ts';

/** A count that has changed. */
export interface ProfileChange {
  readonly count: string;
  readonly before: number;
  readonly after: number;
}

export interface ProfileLineChange {
  readonly path: string | null;
  readonly line: number | null;
  readonly source: string;
  readonly counts: readonly ProfileChange[];
}

export interface ProfileLaunchChange {
  readonly launch: string;
  readonly counts: readonly ProfileChange[];
  readonly lines: readonly ProfileLineChange[];
}

interface Measure {
  readonly count: string;
  of(counts: CountsDocument): number;
}

const inSpaces =
  (field: string, ...names: readonly string[]) =>
  ({ spaces }: CountsDocument): number =>
    names.reduce((sum, name) => sum + (spaces[name]?.[field] ?? 0), 0);

const MEASURES: readonly Measure[] = [
  { count: 'warp instructions', of: ({ executed }) => executed },
  { count: 'thread instructions', of: ({ threads }) => threads },
  { count: 'divergent', of: ({ divergent }) => divergent },
  { count: 'global requests', of: inSpaces('requests', 'global') },
  { count: 'global sectors', of: inSpaces('sectors', 'global') },
  { count: 'local requests', of: inSpaces('requests', 'local') },
  { count: 'local sectors', of: inSpaces('sectors', 'local') },
  { count: 'shared requests', of: inSpaces('requests', 'shared') },
  { count: 'shared passes', of: inSpaces('passes', 'shared') },
  { count: 'atomic contention', of: inSpaces('contention', 'global', 'shared') },
  { count: 'barrier waits', of: ({ barrierWaits }) => barrierWaits },
];

const NOTHING: CountsDocument = {
  executed: 0,
  threads: 0,
  predicated: 0,
  branches: 0,
  divergent: 0,
  barriers: 0,
  barrierWaits: 0,
  spaces: {},
};

/** Launches of the second profile against those of the same number in the first. */
export function profileChanges(
  before: ProfileDocument,
  after: ProfileDocument,
): readonly ProfileLaunchChange[] {
  const { target } = after;
  return after.launches.flatMap((launch) => {
    const old = before.launches.find(({ index }) => index === launch.index);
    return old === undefined ? [] : [launchChange(old, launch, target)];
  });
}

function launchChange(
  old: ProfileLaunchDocument,
  launch: ProfileLaunchDocument,
  target: ProfileDocument['target'],
): ProfileLaunchChange {
  const changes = (from: CountsDocument, to: CountsDocument): readonly ProfileChange[] =>
    countChanges(from, to).map((one) => ({ ...one, count: inWordsOf(target, one.count) }));
  const times = [old, launch].map(({ estimate }) => estimate?.microseconds ?? 0);
  const [was = 0, is = 0] = times;
  const time = was === is ? [] : [{ count: 'model, us', before: was, after: is }];
  const lines: ProfileLineChange[] = [];
  const left = new Set(old.lines);
  for (const line of launch.lines) {
    const match = matching(left, line);
    if (match !== undefined) left.delete(match);
    const counts = changes(match ?? NOTHING, line);
    const { path, line: number, source } = line;
    if (counts.length > 0) lines.push({ path, line: number, source, counts });
  }
  for (const gone of left) {
    const { path, source } = gone;
    lines.push({ path, line: null, source, counts: changes(gone, NOTHING) });
  }
  const counts = [...time, ...changes(old.total, launch.total)];
  return { launch: launch.name, counts, lines };
}

const fileName = (path: string | null): string | undefined => path?.split('/').at(-1);

/** The line with the same text that is nearest; lines move when others are edited. */
function matching(
  left: ReadonlySet<ProfileLineDocument>,
  line: ProfileLineDocument,
): ProfileLineDocument | undefined {
  const far = (one: ProfileLineDocument): number => Math.abs((one.line ?? 0) - (line.line ?? 0));
  const alike = [...left]
    .filter(({ source }) => source === line.source)
    .sort((a, b) => far(a) - far(b));
  // Another checkout has other paths.
  const name = fileName(line.path);
  return (
    alike.find(({ path }) => path === line.path) ??
    alike.find(({ path }) => fileName(path) === name)
  );
}

function countChanges(old: CountsDocument, now: CountsDocument): readonly ProfileChange[] {
  return MEASURES.flatMap(({ count, of }) => {
    const [before, after] = [of(old), of(now)];
    return before === after ? [] : [{ count, before, after }];
  });
}

/** A profile as `profileDocument` makes it, or why it is none. */
export function readProfile(text: string): ProfileDocument | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'this file is not JSON';
  }
  const { schemaVersion, launches, profile } = (value ?? {}) as Partial<ProfileDocument> & {
    readonly profile?: unknown;
  };
  // The report of `run --format json` has one in it.
  if (profile !== undefined) return readProfile(JSON.stringify(profile));
  const isOurs =
    schemaVersion === 1 &&
    Array.isArray(launches) &&
    launches.every(({ lines, total }) => Array.isArray(lines) && typeof total?.spaces === 'object');
  return isOurs
    ? (value as ProfileDocument)
    : 'this file is not a profile that `--profile-output` has written';
}
