/** Places where threads may be, in the terms of an editor: files, lines, chains of calls. */
import { LineIndex } from '../base/index.ts';
import type { StopKind, StopSite } from '../execute/index.ts';
import type { SourceLoc } from '../mir/index.ts';
import type { Program } from './api.ts';
import { Constants } from './constants.ts';

/** A function of the chain at a place. */
export interface SiteFrame {
  readonly fn: string;
  readonly loc: SourceLoc;
  readonly path: string;
  readonly isOwn: boolean;
  /** From 0 on. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Site {
  readonly index: number;
  readonly kind: StopKind | undefined;
  /** Innermost first. */
  readonly frames: readonly SiteFrame[];
  /** The calls that lead to it, as one text. */
  readonly calls: string;
}

/** Lines and constants of the texts of a program. */
export class Lines {
  readonly constants: Constants;
  private readonly program: Program;
  private readonly indices = new Map<string, LineIndex>();

  constructor(program: Program) {
    this.program = program;
    this.constants = new Constants(program);
  }

  of(path: string): LineIndex {
    let found = this.indices.get(path);
    if (found === undefined) {
      found = new LineIndex(this.program.text(path) ?? '');
      this.indices.set(path, found);
    }
    return found;
  }
}

/** The functions from a location to the kernel, each where it is in the user's own files. */
export function framesAt(program: Program, lines: Lines, loc: SourceLoc | undefined): SiteFrame[] {
  const out: SiteFrame[] = [];
  for (let at = loc; at !== undefined; at = at.inlinedAt) {
    const { inlinedAt: _, ...alone } = at;
    const places = program.places(alone);
    const place = places.find(({ span }) => program.isOwn(span)) ?? places[0];
    if (place === undefined) continue;
    const { span } = place;
    const path = program.path(span);
    const index = lines.of(path);
    const start = index.lineCol(span.start);
    const end = index.lineCol(span.end);
    out.push({
      fn: at.fn,
      loc: at,
      path,
      isOwn: program.isOwn(span),
      line: start.line,
      column: start.col,
      endLine: end.line,
      endColumn: end.col,
    });
  }
  return out;
}

/** The places of a kernel, by number. */
export function sitesOf(program: Program, lines: Lines, sites: readonly StopSite[]): Site[] {
  return sites.map(({ loc, kind }, index) => {
    const all = framesAt(program, lines, loc);
    // Barriers are in functions of a library that nobody wants to see.
    const first = all.findIndex(({ isOwn }) => isOwn);
    const frames = first < 0 ? all : all.slice(first);
    const calls = frames
      .slice(1)
      .map(({ path, line, column }) => `${path}:${line}:${column}`)
      .join(' ');
    return { index, kind, frames, calls };
  });
}
