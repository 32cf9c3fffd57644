/** A variable in all lanes of a warp: rows, and what they have in common. */
import type { Control } from './control.ts';
import type { FrameAt } from './reading.ts';
import { threadText } from './text.ts';

export interface LaneRow {
  readonly name: string;
  readonly text: string;
  /** Undefined where the variable has no value. */
  readonly value: string | undefined;
  readonly isOutlier: boolean;
}

/** The values of a variable in the lanes of the warp that are in the same function. */
export function laneRows(control: Control, { lane, loc, depth }: FrameAt, name: string): LaneRow[] {
  const { timeline, reader } = control;
  const { waveSize, launch } = timeline;
  const first = lane.thread - (lane.thread % waveSize);
  const own = control.siteOf(lane);
  const rows: { name: string; value: string | undefined; text: string }[] = [];
  for (let i = 0; i < waveSize && first + i < launch.threads; i++) {
    const other = { block: lane.block, thread: first + i };
    const site = control.siteOf(other);
    const frame = site?.frames.at(-1 - depth);
    const isSame = site === own || (frame !== undefined && frame.loc.fn === loc?.fn);
    const shown = isSame ? reader.lookUp(other, site === own ? loc : frame?.loc, name) : undefined;
    const label = `lane ${i} ${threadText(other.thread, launch.input.block)}`;
    if (shown !== undefined && shown.missing === undefined)
      rows.push({ name: label, value: shown.text, text: shown.text });
    else {
      const { state } = timeline.unit.lane(other.block, other.thread);
      const why =
        shown?.missing ?? (state === 'ready' || state === 'waiting' ? 'elsewhere' : state);
      rows.push({ name: label, value: undefined, text: `<${why}>` });
    }
  }
  const counts = countsOf(rows);
  const [most] = counts;
  const common = most !== undefined && most[1] * 2 > rows.length ? most[0] : undefined;
  return rows.map((row) => ({
    ...row,
    isOutlier: common !== undefined && row.value !== undefined && row.value !== common,
  }));
}

function countsOf(rows: readonly { readonly value: string | undefined }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { value } of rows)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** All lanes in one line: `0.0 in 31, 2.5 in lane 5`. */
export function laneSummary(rows: readonly LaneRow[]): string {
  const counts = countsOf(rows);
  const known = rows.filter(({ value }) => value !== undefined).length;
  const missing = known === rows.length ? '' : `, ${rows.length - known} without`;
  const [first, ...others] = counts;
  if (first === undefined) return rows.length === 0 ? '' : rows[0]!.text;
  if (others.length === 0) return `all ${first[0]}${missing}`;
  if (others.length > 4) {
    const few = rows.slice(0, 4).map(({ text }) => text);
    return `${few.join(', ')} .. ${counts.length} different values${missing}`;
  }
  const laneOf = ([value, n]: [string, number]): string => {
    if (n > 1) return `${value} in ${n}`;
    return `${value} in lane ${rows.findIndex((row) => row.value === value)}`;
  };
  return `${[first, ...others].map(laneOf).join(', ')}${missing}`;
}
