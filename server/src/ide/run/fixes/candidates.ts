/** Edits that may order the two accesses of a race, the most likely first. */
import type { Span } from '../../../base/index.ts';
import { BARRIER_HELP } from '../../../execute/index.ts';
import { type AnyNode, nodePathAt, parseFile } from '../../../syntax/index.ts';
import type { Engine, TargetName } from '../../../workspace/index.ts';
import type { RunFinding } from '../report.ts';
import { ordersIn } from './atomic-orders.ts';
import { updateCandidates } from './atomic-updates.ts';
import {
  bodyAt,
  type FileText,
  placesBeside,
  placesBetween,
  type StatementPlace,
} from './barrier-places.ts';
import { orderingWords, type Word } from './barrier-words.ts';
import type { Candidate } from './candidate.ts';
import { flagCandidates } from './flags.ts';
import { mlirPlacesBetween } from './mlir-places.ts';
import { moveCandidates } from './moves.ts';
import { scopeCandidates } from './scopes.ts';
import { splitCandidates } from './split-updates.ts';

/** More single places than these are not tried. */
const MOST_ORDERS = 4;

export function candidatesOf(
  engine: Engine,
  target: TargetName,
  race: RunFinding,
): readonly Candidate[] {
  const isBetweenBlocks = / of block .* of block /.test(race.message);
  const [other] = race.related;
  if (race.span === undefined || other?.span === undefined) return [];
  const pairs = pairsOf(engine, race.frames, other.frames ?? [], race.span, other.span);
  const file = pairs.find((pair) => pair.file !== undefined)?.file ?? fileOf(engine, race.span);
  const bodies = file === undefined ? [] : bodiesOf(file, race);
  const talk =
    file === undefined
      ? []
      : [
          ...(race.message.includes('in the scope of') ? scopeCandidates(file, bodies) : []),
          ...orderCandidates(file, bodies),
          ...flagCandidates(file, bodies),
          ...(race.message.includes('in the scope of') ? [] : scopeCandidates(file, bodies)),
        ];
  const moves = pairs.flatMap((pair) =>
    pair.file === undefined ? [] : moveCandidates(pair.file, [pair.a, pair.b]),
  );
  const updates = updatesOf(pairs);
  const beside = besideCandidates(target, pairs);
  if (isBetweenBlocks) return [...talk, ...updates, ...moves, ...beside];
  const barriers = pairs.flatMap((pair) => barrierCandidates(engine, target, race, pair));
  // Where threads talk by flags, that is what is meant to order them.
  if (/atomic/.test(race.message)) return [...talk, ...updates, ...barriers, ...moves];
  const splits = pairs.flatMap((pair) => splitsOf(target, pair));
  return [...barriers, ...updates, ...splits, ...moves, ...talk, ...beside];
}

/** Updates in two steps, with a barrier between. */
function splitsOf(target: TargetName, { file, a, b }: Pair): readonly Candidate[] {
  if (file === undefined) return [];
  const words = orderingWords(file, target, { isSameWave: false, isCopy: false });
  const found = [a, b].flatMap((at) => splitCandidates(file, at, words));
  return [...new Map(found.map((one) => [one.title, one])).values()];
}

/** Updates of memory as atomic operations, where both accesses lie in such. */
function updatesOf(pairs: readonly Pair[]): readonly Candidate[] {
  for (const { file, a, b } of pairs) {
    if (file === undefined) continue;
    const at = (start: number): Span => ({ file: file.file, start, end: start });
    const found = updateCandidates(file, [at(a), at(b)]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Barriers beside the accesses, where an atomic operation between them passes them on. */
function besideCandidates(target: TargetName, pairs: readonly Pair[]): readonly Candidate[] {
  const pair = pairs.at(-1);
  if (pair?.file === undefined) return [];
  const words = orderingWords(pair.file, target, { isSameWave: false, isCopy: false });
  // The access that was found first is the second of the two.
  return placesBeside(pair.file, pair.b, pair.a).flatMap((place) =>
    words
      .filter(({ only }) => only === undefined || (only === 'unsafe') === place.isUnsafe)
      .map((word) => candidateOf(place, word)),
  );
}

/** Two places in one body. */
interface Pair {
  readonly path: string;
  readonly file: FileText | undefined;
  readonly a: number;
  readonly b: number;
}

/** Places of the two chains of calls that lie in one function, innermost first. */
function pairsOf(
  engine: Engine,
  first: RunFinding['frames'],
  second: RunFinding['frames'],
  ...inner: readonly [Span, Span]
): readonly Pair[] {
  const own = (frames: RunFinding['frames'], at: Span): readonly Span[] => {
    const spans = frames.flatMap(({ span, isOwn }) => (isOwn && span !== undefined ? [span] : []));
    return spans.length > 0 ? spans : [at];
  };
  const files = new Map<Span['file'], FileText | undefined>();
  const read = (file: Span['file']): FileText | undefined => {
    if (files.has(file)) return files.get(file);
    const path = engine.path(file);
    const text = engine.text(path);
    const isRust = engine.mlirText(path) === undefined;
    const found =
      text === undefined || !isRust ? undefined : { file, text, tree: parseFile(text).file };
    files.set(file, found);
    return found;
  };
  const out: Pair[] = [];
  const bodies = new Set<AnyNode | string>();
  for (const a of own(first, inner[0]))
    for (const b of own(second, inner[1])) {
      if (a.file !== b.file) continue;
      const file = read(a.file);
      const path = engine.path(a.file);
      const body = file === undefined ? path : bodyAt(file, a.start);
      if (body === undefined || bodies.has(body)) continue;
      if (file !== undefined && bodyAt(file, b.start) !== body) continue;
      bodies.add(body);
      out.push({ path, file, a: a.start, b: b.start });
    }
  return out;
}

function barrierCandidates(
  engine: Engine,
  target: TargetName,
  race: RunFinding,
  { path, file, a, b }: Pair,
): readonly Candidate[] {
  const mlir = engine.mlirText(path);
  const isSameWave = race.note?.includes('lanes of a w') === true;
  const isCopy = race.message.includes('a copy that');
  if (mlir !== undefined) {
    const words: readonly Word[] = [{ statement: 'gpu.barrier', what: 'barrier' }];
    const places = mlirPlacesBetween(race.span!.file, mlir.file, a, b);
    return places.flatMap((place) => words.map((word) => candidateOf(place, word)));
  }
  if (file === undefined) return [];
  const isProxy = race.message.includes('no fence of the proxies');
  const words = orderingWords(file, target, { isSameWave, isCopy, isProxy });
  const fitting = placesBetween(file, a, b).map((place) =>
    words
      .filter(({ only }) => only === undefined || (only === 'unsafe') === place.isUnsafe)
      .map((word) => candidateOf(place, word)),
  );
  return [...fitting.flat(), ...twice(fitting)];
}

/**
 * One barrier between the accesses and one in the loop around them: what one thread writes another
 * reads in the same round, and the next write must not come before that.
 */
function twice(fitting: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const [inner, ...around] = fitting.flatMap(([first]) => first ?? []);
  if (inner === undefined) return [];
  return around.map((outer) => {
    const [one, where] = inner.title.split(/(?<=`) (?=between|in|at|behind|before)/);
    const other = outer.title.replace(/^insert /, '');
    return {
      title: `insert ${one!.replace(/^insert /, '')} ${where}, and ${other}`,
      edits: [...inner.edits, ...outer.edits],
      help: `${inner.help.replace(/ that all threads.*$/, '')} and ${outer.help.replace(/ orders the two accesses$/, ' order the two accesses')}`,
      plainHelp: inner.plainHelp,
    };
  });
}

/** Who has to come to a statement. */
const WHO: Readonly<Record<Word['what'], string>> = {
  barrier: 'that all threads reach ',
  'warp barrier': 'that all threads of the warp reach ',
  'wait and a barrier': 'that all threads reach ',
  'fence of the proxies': '',
};

function candidateOf(place: StatementPlace, { statement, what }: Word): Candidate {
  return {
    title: `insert \`${statement}\` ${place.where.replace(/,$/, '')}`,
    edits: [place.edit(statement)],
    help: `a ${what} ${place.where} ${WHO[what]}orders the two accesses`,
    plainHelp: Object.values(BARRIER_HELP),
  };
}

/** The functions around both sides of a race and the calls that lead there, once each. */
function bodiesOf({ file, tree }: FileText, race: RunFinding): readonly AnyNode[] {
  const spans = [...race.frames, ...(race.related[0]?.frames ?? [])].flatMap(({ span }) =>
    span?.file === file ? [span] : [],
  );
  const all = [race.span!, ...spans].flatMap(({ start }) =>
    nodePathAt(tree, start)
      .filter(({ kind }) => kind === 'Fn')
      .slice(-1),
  );
  return [...new Set(all)];
}

/** Stronger orders: one, then those without any, then all of them. */
function orderCandidates(file: FileText, bodies: readonly AnyNode[]): readonly Candidate[] {
  const places = ordersIn(file, bodies);
  if (places.length === 0) return [];
  const relaxed = places.filter(({ from }) => from === 'Relaxed');
  const isPart = relaxed.length > 0 && relaxed.length < places.length;
  const sets = [
    ...(places.length <= MOST_ORDERS && places.length > 1 ? places.map((one) => [one]) : []),
    ...(isPart ? [relaxed] : []),
    places,
  ];
  return sets.flatMap((set) =>
    [false, true].map((isWhole): Candidate => {
      const what = set.map(({ from, to, line }) => `\`${from}\` to \`${to}\` in line ${line}`);
      return {
        title: `change ${listOf(what)}`,
        edits: set.map((one) => one.edit(isWhole)),
        help: `with ${listOf(set.map(({ to, line }) => `\`${to}\` in line ${line}`))} the two accesses are ordered`,
        plainHelp: [],
      };
    }),
  );
}

function fileOf(engine: Engine, { file }: Span): FileText | undefined {
  const path = engine.path(file);
  const text = engine.text(path);
  if (text === undefined || engine.mlirText(path) !== undefined) return undefined;
  return { file, text, tree: parseFile(text).file };
}

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
