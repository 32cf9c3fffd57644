/** The target's text in a session: disassembly, and breakpoints at instructions and in panes. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Program } from './api.ts';
import { type Breakpoint, breakpointAt, type WantedBreakpoint } from './breakpoints.ts';
import { Listing, placesOf, statementsOf } from './listing.ts';
import type { Site } from './sites.ts';
import type { Timeline } from './timeline.ts';

/** Addresses are made up: what runs has none. */
const BASE = 0x10000;
const STEP = 16;
const MOST = 10_000;
/** From here on addresses are those of statements, launch after launch. */
const STATEMENTS = 2 ** 40;
/** Statements of a launch in these addresses. */
const OF_LAUNCH = 2 ** 20;

/** An instruction as a client asks for it: an address, as text, and bytes behind it. */
export interface InstructionAddress {
  readonly instructionReference: string;
  readonly offset?: number;
}

export class Instructions {
  private readonly program: Program;
  private readonly timeline: Timeline;
  private made: Listing | undefined;

  constructor(program: Program, timeline: Timeline) {
    this.program = program;
    this.timeline = timeline;
  }

  private get listing(): Listing {
    this.made ??= new Listing(this.program, this.timeline.lines, this.program.listed());
    return this.made;
  }

  private addressOf(index: number): string {
    return `0x${(BASE + STEP * index).toString(16)}`;
  }

  private indexOf({ instructionReference, offset = 0 }: InstructionAddress): number {
    const address = Number(instructionReference);
    const start = address < STATEMENTS ? address : this.startOf(address - STATEMENTS);
    return Math.floor((start + offset - BASE) / STEP);
  }

  /** The address of the first instruction of a statement. */
  private startOf(statement: number): number {
    const launch = this.program.launches[Math.floor(statement / OF_LAUNCH)];
    const sites = launch && this.timeline.sitesOfLaunch(launch);
    const site = sites?.[statement % OF_LAUNCH];
    const kernel = launch?.input.kernel ?? '';
    return BASE + STEP * ((site && this.listing.firstOf(site, kernel, sites!)) ?? -1);
  }

  /**
   * The address of the first instruction of a statement of the launch that the session is in.
   * Until somebody asks for the text it is made up from the statement: making the text takes time.
   */
  pointerOf(site: Site): string {
    const statement = this.timeline.launchIndex * OF_LAUNCH + site.index;
    const address = this.made === undefined ? STATEMENTS + statement : this.startOf(statement);
    return `0x${address.toString(16)}`;
  }

  /**
   * As many instructions as `disassemble` asks for; `startsAt`: the client's number of the first
   * line and column.
   */
  disassemble(
    {
      memoryReference,
      offset = 0,
      instructionOffset = 0,
      instructionCount,
    }: DebugProtocol.DisassembleArguments,
    startsAt: number,
  ): DebugProtocol.DisassembledInstruction[] {
    const from =
      this.indexOf({ instructionReference: memoryReference, offset }) + instructionOffset;
    const { instructions } = this.listing;
    const out: DebugProtocol.DisassembledInstruction[] = [];
    for (let i = from; i < from + Math.min(instructionCount, MOST); i++) {
      const one = instructions[i];
      if (one === undefined) {
        const address = `0x${Math.max(0, BASE + STEP * i).toString(16)}`;
        out.push({ address, instruction: '', presentationHint: 'invalid' });
        continue;
      }
      const [place] = one.places;
      out.push({
        address: this.addressOf(i),
        instruction: one.text,
        ...(one.fn !== instructions[i - 1]?.fn && { symbol: one.fn }),
        ...(place && {
          location: { name: place.path.split('/').at(-1)!, path: place.path },
          line: place.line + startsAt,
          column: place.column + startsAt,
          endLine: place.endLine + startsAt,
          endColumn: place.endColumn + startsAt,
        }),
      });
    }
    return out;
  }

  /**
   * Puts a breakpoint at an instruction: before the statement that it is part of, or that the next
   * one of its function is part of.
   */
  place(id: number, address: InstructionAddress, wanted: WantedBreakpoint): Breakpoint {
    const { instructions } = this.listing;
    const start = this.indexOf(address);
    const fn = instructions[start]?.fn;
    for (let i = start; fn !== undefined && instructions[i]?.fn === fn; i++) {
      const found = this.statements((kernel, sites) => this.listing.sitesOf(i, kernel, sites));
      if (found.length > 0) return breakpointAt(id, wanted, found);
    }
    return breakpointAt(id, wanted, 'this instruction is part of no statement of this session');
  }

  /** Puts a breakpoint on a line of a pane. */
  placeInPane(id: number, wanted: WantedBreakpoint): Breakpoint {
    const pane = this.program.pane(wanted.path);
    if (typeof pane === 'string') return breakpointAt(id, wanted, pane);
    const { lines } = this.timeline;
    for (let at = wanted.line; at < pane.lineMap.length; at++) {
      const places = placesOf(this.program, lines, pane.lineMap[at]);
      const found = this.statements((_, sites) => statementsOf(places, sites));
      if (found.length > 0)
        return { ...breakpointAt(id, wanted, found), shown: { path: wanted.path, line: at } };
    }
    return breakpointAt(id, wanted, 'no instruction from this line on is part of a statement');
  }

  /** Statements of all launches. */
  private statements(
    find: (kernel: string, sites: readonly Site[]) => readonly Site[],
  ): readonly Site[] {
    const tables = new Map(
      this.program.launches.map((launch) => [
        this.timeline.sitesOfLaunch(launch),
        launch.input.kernel,
      ]),
    );
    return [...tables].flatMap(([sites, kernel]) => find(kernel, sites));
  }
}
