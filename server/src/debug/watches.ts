/** Data breakpoints, and who wrote memory last. */
import type { Position, Timeline } from './timeline.ts';

/** Memory that stops whoever writes it. */
export interface Watch {
  readonly id: number;
  readonly place: number;
  readonly size: number;
  /** As the user calls it. */
  readonly label: string;
  /** Only seen by one block; undefined for memory of all. */
  readonly block: number | undefined;
  readonly condition?: string | undefined;
}

/** A write that has happened. */
export interface Write {
  /** The place before the statement that writes. */
  readonly position: Position;
  readonly block: number;
  readonly thread: number;
  /** The place of the statement. */
  readonly site: number;
}

/**
 * The last write of bytes before a position of the unit that the timeline is in or of earlier ones;
 * undefined when nothing has written them in the launch. The timeline is then elsewhere.
 */
export async function lastWrite(
  timeline: Timeline,
  place: number,
  size: number,
  before: Position,
  isShared: boolean,
): Promise<Write | undefined> {
  const own = await lastInUnit(timeline, place, size, before.unit, before.at);
  if (own !== undefined || !isShared || timeline.launch.isWhole) return own;
  const unit = await timeline.finish(timeline.launch.lastWriter(place, size, before.unit));
  if (unit === undefined) return undefined;
  return lastInUnit(timeline, place, size, unit, Number.POSITIVE_INFINITY);
}

async function lastInUnit(
  timeline: Timeline,
  place: number,
  size: number,
  unit: number,
  until: number,
): Promise<Write | undefined> {
  for (const { from, to } of await timeline.writersOf(place, size, { unit, at: until })) {
    await timeline.rewind(unit, from);
    const at = await lastPosition(timeline, place, size, to);
    const { launchIndex: launch } = timeline;
    if (at !== undefined) return writeAt(timeline, place, size, { launch, unit, at });
  }
  return undefined;
}

/** The last position before another one at which a group writes bytes. */
async function lastPosition(
  timeline: Timeline,
  place: number,
  size: number,
  until: number,
): Promise<number | undefined> {
  let found: number | undefined;
  timeline.unit.unmark(place, size);
  while (timeline.unit.position < until && timeline.group !== undefined) {
    const at = timeline.unit.position;
    timeline.advance();
    if (timeline.unit.isWritten(place, size)) {
      found = at;
      timeline.unit.unmark(place, size);
    }
    if (at % 64 === 0) await timeline.breathe();
  }
  return found;
}

/** Which lane of the group at a position writes bytes. The timeline is then unusable there. */
export async function writeAt(
  timeline: Timeline,
  place: number,
  size: number,
  position: Position,
): Promise<Write> {
  await timeline.goTo(position);
  const group = timeline.group!;
  const block = timeline.unit.numberOf(group.block);
  const thread = timeline.unit.writerOf(place, size) ?? group.threads[0]!;
  const write = { position, block, thread, site: group.wait };
  await timeline.spoil();
  return write;
}
