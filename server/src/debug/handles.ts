/** Scopes and variables of a stop, under the numbers by which clients ask for their parts. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Shown } from '../views/index.ts';
import type { Control } from './control.ts';
import { laneRows, laneSummary } from './lanes.ts';
import type { FrameAt, LaneAt } from './reading.ts';

type Part = DebugProtocol.Variable;
type Parts = (start: number, count: number | undefined) => Part[];

/** Elements that are given when a client does not say how many. */
const MOST = 1000;

export class Handles {
  private readonly control: Control;
  private readonly frames: FrameAt[] = [];
  private readonly parts: Parts[] = [];
  /** What can be set by name in a container. */
  private readonly values: Map<string, Shown>[] = [];
  private readonly lanes: (LaneAt | undefined)[] = [];

  constructor(control: Control) {
    this.control = control;
  }

  addFrame(frame: FrameAt): number {
    return this.frames.push(frame);
  }

  frame(id: number | undefined): FrameAt | undefined {
    return id === undefined ? undefined : this.frames[id - 1];
  }

  variables(id: number, start = 0, count?: number): Part[] | undefined {
    return this.parts[id - 1]?.(start, count);
  }

  /** A value in a container, by name. */
  valueOf(id: number, name: string): { readonly shown: Shown; readonly lane: LaneAt } | undefined {
    const shown = this.values[id - 1]?.get(name);
    const lane = this.lanes[id - 1];
    return shown === undefined || lane === undefined ? undefined : { shown, lane };
  }

  private add(parts: Parts): number {
    const id = this.parts.push(parts);
    this.values[id - 1] = new Map();
    return id;
  }

  scopes(frame: FrameAt): DebugProtocol.Scope[] {
    const { control } = this;
    const scope = (name: string, parts: Parts, more: Partial<DebugProtocol.Scope> = {}) => {
      const variablesReference = this.add(parts);
      return { name, variablesReference, expensive: false, ...more };
    };
    const { lane } = frame;
    const out: DebugProtocol.Scope[] = [];
    const locals = scope('Locals', () =>
      control.reader
        .variables(lane, frame.loc)
        .map(({ shown }) => this.variable(shown, locals.variablesReference, lane)),
    );
    locals.presentationHint = 'locals';
    out.push(locals);
    out.push(
      scope('Lanes', () =>
        control.reader.variables(lane, frame.loc).map(({ variable, shown }) => {
          const rows = laneRows(control, frame, variable.name);
          const id = this.add((start, count = MOST) =>
            rows.slice(start, start + count).map((row) => ({
              name: row.name,
              value: `${row.text}${row.isOutlier ? ' ◀' : ''}`,
              type: shown.type,
              variablesReference: 0,
            })),
          );
          return {
            name: variable.name,
            value: laneSummary(rows),
            type: shown.type,
            variablesReference: id,
          };
        }),
      ),
    );
    out.push(scope('Lane', () => this.laneWords(lane), { presentationHint: 'registers' }));
    out.push(
      this.memoryScope('Workgroup memory', lane, () => control.reader.workgroup(lane.block)),
    );
    out.push(this.memoryScope('Buffers', lane, () => control.reader.buffers()));
    return out;
  }

  private memoryScope(name: string, lane: LaneAt, all: () => Shown[]): DebugProtocol.Scope {
    const id: number = this.add(() => all().map((shown) => this.variable(shown, id, lane)));
    return { name, variablesReference: id, expensive: false };
  }

  /** A value as clients show it; it can be set by name in its container. */
  variable(shown: Shown, container: number, lane: LaneAt): Part {
    this.values[container - 1]?.set(shown.name, shown);
    this.lanes[container - 1] = lane;
    const writer = shown.address === undefined || shown.size === 0 ? 0 : this.writerLink(shown);
    return {
      name: shown.name,
      value: shown.missing === undefined ? shown.text : `<${shown.missing}>`,
      type: shown.type,
      variablesReference: this.partsOf(shown, lane),
      ...(shown.count > 100 && { indexedVariables: shown.count }),
      ...(shown.address !== undefined && {
        memoryReference: `0x${shown.address.toString(16)}`,
      }),
      ...(writer > 0 && { valueLocationReference: writer }),
    };
  }

  /** The number under which parts of a value are asked for; 0 when it has none. */
  partsOf(shown: Shown, lane: LaneAt): number {
    // What lies in memory has parts to watch and to set, also where nothing has written it.
    if (shown.count === 0 || (shown.missing !== undefined && shown.address === undefined)) return 0;
    const id: number = this.add((start, count) => {
      const many = Math.min(count ?? MOST, shown.count - start);
      const parts = shown.children(start, many).map((one) => this.variable(one, id, lane));
      const left = shown.count - start - many;
      if (count === undefined && left > 0)
        parts.push({ name: '..', value: `${left} more`, variablesReference: 0 });
      return parts;
    });
    return id;
  }

  private readonly links: Shown[] = [];

  private writerLink(shown: Shown): number {
    return this.links.push(shown);
  }

  /** The value of a link to whoever wrote it. */
  linked(id: number): Shown | undefined {
    return this.links[id - 1];
  }

  private laneWords(lane: LaneAt): Part[] {
    const { timeline } = this.control;
    const { grid, input } = timeline.launch;
    const { waveSize } = timeline;
    const at = (linear: number, [x, y]: readonly number[]): string =>
      `(${linear % x!}, ${Math.floor(linear / x!) % y!}, ${Math.floor(linear / (x! * y!))})`;
    const warp = Math.floor(lane.thread / waveSize);
    const first = warp * waveSize;
    const here = this.control.siteOf(lane);
    let mask = 0n;
    for (let i = 0; i < waveSize && first + i < timeline.launch.threads; i++) {
      const site = this.control.siteOf({ block: lane.block, thread: first + i });
      if (here !== undefined && site === here) mask |= 1n << BigInt(i);
    }
    const word = (name: string, value: string): Part => ({ name, value, variablesReference: 0 });
    return [
      word('block', at(lane.block, grid)),
      word('thread', at(lane.thread, input.block)),
      word(timeline.waveWord, `${warp}`),
      word('lane', `${lane.thread % waveSize}`),
      word('active mask', `0x${mask.toString(16).padStart(waveSize / 4, '0')}`),
      word('state', timeline.unit.lane(lane.block, lane.thread).state),
      word('grid', `(${grid.join(', ')})`),
      word('block size', `(${input.block.join(', ')})`),
      word('launch', timeline.program.launches[timeline.launchIndex]!.label),
      word('step', `${timeline.unit.position}`),
    ];
  }
}
