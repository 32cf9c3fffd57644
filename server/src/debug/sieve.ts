/**
 * Finds blocks in which a breakpoint stops without going through them statement by statement: they
 * run with stops at the lines of breakpoints alone.
 */
import type { UnitRun } from '../execute/index.ts';
import type { SourceLoc } from '../mir/index.ts';
import type { Program } from './api.ts';
import { type Breakpoint, conditionsHold, sitesAt } from './breakpoints.ts';
import { NO_VARIABLE } from './expression.ts';
import { FastTests } from './fast-tests.ts';
import { Reader } from './reading.ts';
import { framesAt, type Lines, type Site, sitesOf } from './sites.ts';

export class Sieve {
  readonly key: string;
  private readonly program: Program;
  private readonly lines: Lines;
  private readonly breakpoints: readonly Breakpoint[];
  private readonly inBlock: (one: Breakpoint) => (block: number) => boolean;
  private readonly isReported: (one: Breakpoint) => boolean;
  private readonly places: ReadonlySet<string>;
  private sites: readonly Site[] | undefined;
  /** Breakpoints whose conditions name what is not there, with their places. */
  private readonly nameless = new Set<string>();
  private owners: readonly (readonly Breakpoint[])[] = [];
  private fast: FastTests | undefined;
  private unit: UnitRun | undefined;
  private reader: Reader | undefined;
  private candidates: readonly (readonly Breakpoint[])[] = [];

  constructor(
    program: Program,
    lines: Lines,
    breakpoints: readonly Breakpoint[],
    inBlock: (one: Breakpoint) => (block: number) => boolean,
    isReported: (one: Breakpoint) => boolean,
  ) {
    this.isReported = isReported;
    this.program = program;
    this.lines = lines;
    this.breakpoints = breakpoints;
    this.inBlock = inBlock;
    this.places = new Set(
      breakpoints.map(({ path, at }) => `${path}:${at?.line}:${at?.column}`).sort(),
    );
    this.key = [...this.places].join(' ');
  }

  /** Is a place one of a breakpoint? */
  isWanted(loc: SourceLoc): boolean {
    const { inlinedAt: _, ...alone } = loc;
    const [frame] = framesAt(this.program, this.lines, alone);
    return frame !== undefined && this.places.has(`${frame.path}:${frame.line}:${frame.column}`);
  }

  /** Does a breakpoint stop for a lane of the group that goes on next? */
  stops(unit: UnitRun): boolean {
    if (unit !== this.unit) this.enter(unit);
    const { group } = unit;
    if (group === undefined) return false;
    const block = unit.numberOf(group.block);
    const site = this.sites![group.wait]!;
    for (const one of this.candidates[group.wait]!) {
      const key = `${one.id} ${group.wait}`;
      if (this.nameless.has(key) && this.isReported(one)) continue;
      const test = this.fast!.of(one, group.wait, site.frames[0]?.loc);
      for (const thread of group.threads) {
        const lane = { block, thread };
        if (test(lane) === false) continue;
        const { reader } = this;
        const held = conditionsHold(one, reader!.names(lane, site.frames[0]?.loc));
        if (typeof held === 'string' && held.startsWith(NO_VARIABLE)) this.nameless.add(key);
        // What cannot be evaluated is reported where it happens, once.
        if (held === true || (held !== false && !this.isReported(one))) return true;
      }
    }
    return false;
  }

  private enter(unit: UnitRun): void {
    this.unit = unit;
    this.reader = new Reader(this.program, unit, this.lines.constants);
    if (this.sites === undefined) {
      const { program, lines } = this;
      const sites = sitesOf(program, lines, unit.sites);
      this.sites = sites;
      const own = this.breakpoints.map((one) => ({ one, at: new Set(sitesAt(one, sites)) }));
      this.owners = sites.map((site) => own.flatMap(({ one, at }) => (at.has(site) ? [one] : [])));
    }
    this.fast = new FastTests(unit, this.program, this.lines.constants);
    const block = unit.group === undefined ? undefined : unit.numberOf(unit.group.block);
    const isIn = new Map(
      this.breakpoints.map((one) => [one, block === undefined || this.inBlock(one)(block)]),
    );
    this.candidates = this.owners.map((list) => list.filter((one) => isIn.get(one)));
  }
}
