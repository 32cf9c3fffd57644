/**
 * A profile as tables: by line of the source or by instruction; columns without a count are left
 * out.
 */
import {
  adviceOn,
  type Bound,
  type Counts,
  groupWord,
  inWordsOf,
  type Profile,
  type ProfileLaunch,
} from '../../ide/index.ts';
import { type Locate, placeText } from '../../report/index.ts';
import type { TargetName } from '../../workspace/index.ts';
import { table } from '../render/table.ts';

export type ProfileView = 'lines' | 'instructions';

interface Row {
  readonly place: string;
  readonly counts: Counts;
  readonly cycles: number;
  readonly code: string;
}

interface Column {
  readonly head: string;
  /** Empty where there is nothing to say. */
  cell(row: Row, launch: ProfileLaunch): string;
}

const count = (n: number): string => n.toLocaleString('en-US');
const some = (n: number): string => (n === 0 ? '' : count(n));

/** A count, and the fewest that were possible where those are fewer. */
function withIdeal(real: number, ideal: number): string {
  return real === 0 ? '' : real === ideal ? count(real) : `${count(real)} (${count(ideal)})`;
}

const sum = ({ spaces }: Counts, of: (space: NonNullable<Counts['spaces']['global']>) => number) =>
  (['global', 'local', 'scalar'] as const).reduce((all, name) => {
    const space = spaces[name];
    return all + (space === undefined ? 0 : of(space));
  }, 0);

const COLUMNS: readonly Column[] = [
  {
    head: 'share',
    cell: ({ cycles }, { instructions }) => {
      const all = instructions.reduce((total, one) => total + one.cycles, 0);
      return all === 0 ? '' : `${((100 * cycles) / all).toFixed(1)} %`;
    },
  },
  { head: 'warps', cell: ({ counts }) => count(counts.executed) },
  {
    head: 'lanes',
    cell: ({ counts: { threads, executed } }) =>
      executed === 0 ? '' : (threads / executed).toFixed(1).replace(/\.0$/, ''),
  },
  { head: 'divergent', cell: ({ counts }) => some(counts.divergent) },
  { head: 'requests', cell: ({ counts }) => some(sum(counts, ({ requests }) => requests)) },
  {
    head: 'sectors (ideal)',
    cell: ({ counts }) =>
      withIdeal(
        sum(counts, ({ sectors }) => sectors),
        sum(counts, ({ idealSectors }) => idealSectors),
      ),
  },
  { head: 'shared', cell: ({ counts: { spaces } }) => some(spaces.shared?.requests ?? 0) },
  {
    head: 'passes (ideal)',
    cell: ({ counts: { spaces } }) =>
      withIdeal(spaces.shared?.passes ?? 0, spaces.shared?.idealPasses ?? 0),
  },
  {
    head: 'atomics (lanes at one address)',
    cell: ({ counts: { spaces } }) => {
      const all = [spaces.global, spaces.shared].flatMap((one) => (one ? [one] : []));
      const atomics = all.reduce((total, one) => total + one.atomics, 0);
      const lanes = all.reduce((total, one) => total + one.contention, 0);
      return atomics === 0 ? '' : `${count(atomics)} (${(lanes / atomics).toFixed(1)})`;
    },
  },
  { head: 'waits', cell: ({ counts }) => some(counts.barrierWaits) },
];

/** All launches of a profile. */
export function profileText(profile: Profile, view: ProfileView, locate: Locate): string {
  const { target, cpu, problems } = profile;
  const head = `profile of the ${target.toUpperCase()} for ${cpu}; counts are exact, shares and times are of a model\n`;
  const notes = problems.map((problem) => `not complete: ${problem}\n`);
  return [
    head,
    ...notes,
    ...profile.launches.map((one) => launchText(one, target, view, locate)),
  ].join('');
}

function launchText(
  launch: ProfileLaunch,
  target: TargetName,
  view: ProfileView,
  locate: Locate,
): string {
  const word = groupWord(target);
  const { name, about, total } = launch;
  const lanes = total.executed === 0 ? 0 : total.threads / total.executed;
  const parts = [
    `${count(about.warps)} ${word}${about.warps === 1 ? '' : 's'} of ${about.lanes} threads`,
    `${count(total.executed)} ${word} instructions`,
    `${lanes.toFixed(1)} lanes active on average`,
  ];
  const rows = view === 'lines' ? lineRows(launch, locate) : instructionRows(launch, locate);
  const columns = COLUMNS.map(({ head, cell }) => ({
    head: inWordsOf(target, head),
    cells: rows.map((row) => cell(row, launch)),
  })).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const cells = [
    ['place', ...columns.map(({ head }) => head), 'code'],
    ...rows.map((row, at) => [row.place, ...columns.map((one) => one.cells[at]!), row.code]),
  ];
  const right = columns.map((_, at) => at + 1);
  return `${name}: ${parts.join(', ')}\n${inWordsOf(target, estimateText(launch))}${table(cells, right)}${adviceText(launch, target, locate)}`;
}

/** Lines that are told what to do, those first that take most of the time of the model. */
const MOST_ADVICE = 5;

function adviceText({ lines }: ProfileLaunch, target: TargetName, locate: Locate): string {
  const all = [...lines]
    .sort((a, b) => b.cycles - a.cycles)
    .flatMap(({ place, counts }) =>
      place === undefined
        ? []
        : adviceOn(counts, target).map(({ finding, help }) => [
            placeText(place, locate),
            finding,
            help,
          ]),
    );
  return all
    .slice(0, MOST_ADVICE)
    .map(([place, finding, help]) => `  ${place}: ${finding}; ${help}\n`)
    .join('');
}

const BOUNDS: Readonly<Record<Bound, string>> = {
  issue: 'instructions that are issued',
  'load-store': 'the load-store units: sectors, passes, atomics',
  cache: 'bandwidth of the second-level cache',
  memory: 'bandwidth of memory',
  latency: 'latency: too few warps to hide it',
};

/** What the model says, and that it is one. */
function estimateText({ estimate }: ProfileLaunch): string {
  if (estimate === undefined) return '';
  const { microseconds, product, bound, flops, memoryBytes } = estimate;
  const work = flops === 0 ? '' : `; ${count(flops)} flops`;
  return `  model of ${product}: ${microseconds.toPrecision(3)} us, limited by ${BOUNDS[bound]}${work}; ${count(memoryBytes)} bytes of memory\n`;
}

function lineRows({ lines }: ProfileLaunch, locate: Locate): readonly Row[] {
  return lines.map(({ place, counts, cycles, source }) => ({
    place: place === undefined ? '(no line)' : placeText(place, locate),
    counts,
    cycles,
    code: source,
  }));
}

function instructionRows({ instructions }: ProfileLaunch, locate: Locate): readonly Row[] {
  return instructions.map((one) => ({
    place: `${one.line + 1}`,
    counts: one,
    cycles: one.cycles,
    code: `${one.text.replaceAll('\t', ' ')}${one.place === undefined ? '' : `  // ${placeText(one.place, locate)}`}`,
  }));
}
