/** A profile as editors show it: heat and words for each line, and what the page draws. */
import { LineIndex } from '../../base/index.ts';
import { addCounts, type Counts, emptyCounts } from '../../emulate/index.ts';
import type {
  ProfileCounts,
  ProfileLaunchRow,
  ProfileRow,
  ProfileRows,
} from '../../protocol/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import { groupWord, inWordsOf } from '../vendor-words.ts';
import { type Advice, adviceOn } from './advice.ts';
import type { Profile, ProfileLine } from './model.ts';

/** A place in a file, in offsets. */
interface Place {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** Lines of all launches together; a line of several kernels has the sum. */
export function editorProfile(engine: Engine, profile: Profile): ProfileRows<Place> {
  const { target, cpu, launches, problems } = profile;
  const where = `${target.toUpperCase()} for ${cpu}`;
  const lines = new Map<string, { place: Place; counts: Counts; cycles: number; text: number }>();
  const files = new Map<string, LineIndex>();
  for (const launch of launches)
    for (const line of launch.lines) {
      const place = placeOf(engine, line, files);
      if (place === undefined) continue;
      const key = `${place.path} ${place.start}`;
      const known = lines.get(key) ?? { place, counts: emptyCounts(), cycles: 0, text: 0 };
      addCounts(known.counts, line.counts);
      lines.set(key, {
        ...known,
        cycles: known.cycles + line.cycles,
        text: known.text + line.instructions.length,
      });
    }
  const all = [...lines.values()];
  const total = launches.reduce(
    (sum, { instructions }) => sum + instructions.reduce((own, one) => own + one.cycles, 0),
    0,
  );
  const hottest = all.reduce((most, { cycles }) => Math.max(most, cycles), 0);
  const rows = all.map(({ place, counts, cycles }): ProfileRow<Place> => {
    const share = total === 0 ? 0 : cycles / total;
    const advice = adviceOn(counts, target);
    return {
      location: place,
      share,
      heat: hottest === 0 ? 0 : cycles / hottest,
      label: labelOf(counts, share, advice, target),
      details: inWordsOf(target, detailsOf(counts, share, advice, where)),
    };
  });
  return {
    target,
    cpu,
    problems,
    lines: rows,
    launches: launches.map((launch): ProfileLaunchRow<Place> => {
      const { name, about, total: counts, estimate } = launch;
      const all = launch.instructions.reduce((sum, { cycles }) => sum + cycles, 0);
      return {
        name,
        lanes: about.lanes,
        warps: about.warps,
        total: numbersOf(counts),
        ...(estimate && { estimate }),
        instructions: launch.instructions.map((one) => {
          const share = all === 0 ? 0 : one.cycles / all;
          const advice = adviceOn(one, target);
          return {
            text: one.text,
            label: [n(one.executed), ...advice.slice(0, 2).map(({ label }) => label)].join(' · '),
            details: inWordsOf(target, detailsOf(one, share, advice, where)),
          };
        }),
        lines: launch.lines.map((line) => {
          const place = placeOf(engine, line, files);
          const { source, cycles } = line;
          return {
            ...(place && { location: place }),
            source,
            cycles,
            counts: numbersOf(line.counts),
          };
        }),
      };
    }),
  };
}

/** The line from its first letter to its end. */
function placeOf(
  engine: Engine,
  { place }: ProfileLine,
  files: Map<string, LineIndex>,
): Place | undefined {
  if (place === undefined) return undefined;
  const path = engine.path(place.span.file);
  const text = engine.text(path);
  if (text === undefined) return undefined;
  let index = files.get(path);
  if (index === undefined) files.set(path, (index = new LineIndex(text)));
  const start = place.span.start - index.lineCol(place.span.start).col;
  const end = text.indexOf('\n', start);
  return { path, start, end: end < 0 ? text.length : text[end - 1] === '\r' ? end - 1 : end };
}

const n = (value: number): string => value.toLocaleString('en-US');

function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
}

/** Some words behind the line. */
function labelOf(
  { executed }: Counts,
  share: number,
  advice: readonly Advice[],
  target: TargetName,
): string {
  const words = advice.slice(0, 2).map(({ label }) => label);
  return [percent(share), `${n(executed)} ${groupWord(target)} instr.`, ...words].join(' · ');
}

function detailsOf(
  counts: Counts,
  share: number,
  advice: readonly Advice[],
  where: string,
): string {
  const { executed, threads, spaces, barriers, barrierWaits } = counts;
  const lanes = executed === 0 ? 0 : threads / executed;
  const rows: string[] = [
    `executed by warps ${n(executed)} times, ${lanes.toFixed(1)} lanes active on average`,
  ];
  const { global, shared } = spaces;
  if (global)
    rows.push(
      `global memory: ${n(global.requests)} requests, ${n(global.sectors)} sectors (ideal ${n(global.idealSectors)}), ${n(global.bytesRead)} bytes read, ${n(global.bytesWritten)} written`,
    );
  if (shared)
    rows.push(
      `workgroup memory: ${n(shared.requests)} requests, ${n(shared.passes)} bank passes (ideal ${n(shared.idealPasses)})`,
    );
  if (barriers > 0)
    rows.push(`barriers: ${n(barriers)}, of which ${n(barrierWaits)} wait for other warps`);
  return [
    [`**profile** · counted in the ${where}`, ...rows].join('  \n'),
    ...advice.map(({ finding, help }) => `${finding}; ${help}`),
    `${percent(share)} of the cycles of a model, which is no measurement`,
  ].join('\n\n');
}

function numbersOf({ executed, threads, divergent, barrierWaits, spaces }: Counts): ProfileCounts {
  const { global, shared, local } = spaces;
  return {
    executed,
    threads,
    divergent,
    barrierWaits,
    requests: global?.requests ?? 0,
    sectors: global?.sectors ?? 0,
    idealSectors: global?.idealSectors ?? 0,
    sharedRequests: shared?.requests ?? 0,
    passes: shared?.passes ?? 0,
    idealPasses: shared?.idealPasses ?? 0,
    localRequests: local?.requests ?? 0,
    contention: (global?.contention ?? 0) + (shared?.contention ?? 0),
    bytes: (global?.bytesRead ?? 0) + (global?.bytesWritten ?? 0),
  };
}
