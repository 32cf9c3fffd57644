/** The breakpoints that a client has set; they are placed anew in each program of the session. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { isPreviewUri } from '../ide/index.ts';
import type { Program } from './api.ts';
import {
  type Breakpoint,
  placeBreakpoint,
  sameWanted,
  type WantedBreakpoint,
} from './breakpoints.ts';
import type { Control } from './control.ts';
import type { InstructionAddress, Instructions } from './instructions.ts';
import { Refused } from './refused.ts';
import type { Sources } from './sources.ts';
import { pathOf, shortPath } from './text.ts';

/** What breakpoints are placed in. */
export interface Placing {
  readonly program: Program;
  readonly control: Control;
  readonly instructions: Instructions;
}

/** A breakpoint at an instruction, and the address by which the client knows it. */
interface AtInstruction {
  readonly address: InstructionAddress;
  readonly placed: Breakpoint;
}

export class BreakpointTable {
  private readonly sources: Sources;
  private placing: Placing | undefined;
  private nextId = 1;
  /** By file, as clients set them. */
  private readonly wanted = new Map<string, readonly Breakpoint[]>();
  /** At instructions, which clients set after the launch. */
  private atInstructions: readonly AtInstruction[] = [];

  constructor(sources: Sources) {
    this.sources = sources;
  }

  /** A number that no breakpoint has. */
  newId(): number {
    return this.nextId++;
  }

  /**
   * Places all breakpoints in a program, with no hits so far, and gives them as clients are told of
   * them.
   *
   * @param startsAt the client's number of the first line and column
   */
  enter(placing: Placing, startsAt: number): readonly DebugProtocol.Breakpoint[] {
    this.placing = placing;
    for (const [path, list] of this.wanted)
      this.wanted.set(
        path,
        this.place(path, list).map((one) => ({ ...one, hits: 0 })),
      );
    this.atInstructions = this.atInstructions.map(({ address, placed }) => {
      const { id, condition, hitCondition } = placed;
      const wanted = { path: '', line: 0, condition, hitCondition };
      return { address, placed: placing.instructions.place(id, address, wanted) };
    });
    this.collect();
    return [
      ...[...this.wanted.values()].flat().map((one) => this.shown(one, startsAt)),
      ...this.atInstructions.map((one) => this.shownAtInstruction(one, startsAt)),
    ];
  }

  /** Answers `setBreakpoints`. */
  set(
    { source, breakpoints = [] }: DebugProtocol.SetBreakpointsArguments,
    startsAt: number,
  ): readonly DebugProtocol.Breakpoint[] {
    const path = pathOf(source);
    const before = this.wanted.get(path) ?? [];
    const all = breakpoints.map((one): Breakpoint => {
      const wanted: WantedBreakpoint = {
        path,
        line: one.line - startsAt,
        column: one.column === undefined ? undefined : one.column - startsAt,
        condition: one.condition,
        hitCondition: one.hitCondition,
        logMessage: one.logMessage,
      };
      const same = before.find((old) => sameWanted(old, wanted));
      const pending = { at: undefined, conditions: [], problem: 'the program is not loaded yet' };
      return { ...wanted, ...pending, id: same?.id ?? this.newId(), hits: same?.hits ?? 0 };
    });
    const placed = this.place(path, all);
    this.wanted.set(path, placed);
    this.collect();
    return placed.map((one) => this.shown(one, startsAt));
  }

  /**
   * Answers `setInstructionBreakpoints`.
   *
   * @throws Refused before a launch
   */
  setAtInstructions(
    { breakpoints }: DebugProtocol.SetInstructionBreakpointsArguments,
    startsAt: number,
  ): readonly DebugProtocol.Breakpoint[] {
    const { placing } = this;
    if (placing === undefined) throw new Refused('nothing has been launched');
    this.atInstructions = breakpoints.map(
      ({ instructionReference, offset = 0, condition, hitCondition }) => {
        const address = { instructionReference, offset };
        const wanted = { path: '', line: 0, condition, hitCondition };
        const placed = placing.instructions.place(this.newId(), address, wanted);
        return { address, placed };
      },
    );
    this.collect();
    return this.atInstructions.map((one) => this.shownAtInstruction(one, startsAt));
  }

  private place(path: string, list: readonly Breakpoint[]): readonly Breakpoint[] {
    if (this.placing === undefined) return list;
    const { program, instructions, control } = this.placing;
    const { timeline } = control;
    const tables = new Set(program.launches.map((launch) => timeline.sitesOfLaunch(launch)));
    const sites = [...tables].flat();
    return list.map(({ id, hits, line, column, condition, hitCondition, logMessage }) => {
      const wanted = { path, line, column, condition, hitCondition, logMessage };
      const placed = isPreviewUri(path)
        ? instructions.placeInPane(id, wanted)
        : placeBreakpoint(id, wanted, program, timeline.lines, sites);
      return { ...placed, hits };
    });
  }

  private collect(): void {
    if (this.placing === undefined) return;
    const { control } = this.placing;
    control.breakpoints = [
      ...[...this.wanted.values()].flat(),
      ...this.atInstructions.map(({ placed }) => placed),
    ].filter(({ problem }) => problem === undefined);
  }

  private shown(one: Breakpoint, startsAt: number): DebugProtocol.Breakpoint {
    const { id, problem, at, path, line, shown } = one;
    const statement = `stops before the statement at ${shortPath(path)}:${(at?.line ?? line) + 1}`;
    const message = problem ?? (one.calls === undefined ? undefined : statement);
    const named = shown?.path ?? path;
    const source = named === '' ? undefined : this.sources.of(named);
    return {
      id,
      verified: problem === undefined,
      line: (shown?.line ?? at?.line ?? line) + startsAt,
      ...(source && { source }),
      ...(at && shown === undefined && { column: at.column + startsAt }),
      ...(message !== undefined && { message }),
    };
  }

  private shownAtInstruction({ address, placed }: AtInstruction, startsAt: number) {
    return { ...this.shown(placed, startsAt), ...address };
  }
}
