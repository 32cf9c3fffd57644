/**
 * The target's text beside the statements that a session runs. Exact Rust is what runs, so that an
 * instruction stands for the statement of which it is a part: the one whose place holds that of the
 * instruction, through the same calls.
 */
import type { LineSource } from '../workspace/index.ts';
import type { Listed, Program } from './api.ts';
import type { Lines, Site } from './sites.ts';

/** A place of an instruction in the user's files; lines and columns from 0 on. */
export interface ListedPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Instruction {
  /** Its line in the text, from 0 on. */
  readonly line: number;
  readonly text: string;
  /** The function in whose text it is. */
  readonly fn: string;
  /** Where it comes from, innermost first; empty where that is no place of the user's. */
  readonly places: readonly ListedPlace[];
}

const PTX = /^\s+(?:@!?%\w+\s+)?[a-z][\w.:]*(?:\s.*)?;/;
const AMDGCN = /^\s+[a-z][a-z0-9]*_/;
/** Labels of blocks: `$L__BB0_2`, `.LBB0_2`. */
const BLOCK = /^[$.]?L_*BB/;
const LABEL = /^([A-Za-z_$][\w$.]*):/;
const ENTRY = /\.(?:entry|func)\s/;

/** The function that a line of one of our targets' texts begins; undefined where none does. */
function functionAt(line: string): string | undefined {
  if (ENTRY.test(line)) return line.slice(0, line.lastIndexOf('(')).split(/[\s)]/).at(-1);
  const label = LABEL.exec(line)?.[1];
  return label === undefined || BLOCK.test(label) ? undefined : label;
}

/** Where a line of a text comes from in the user's files, innermost first. */
export function placesOf(
  program: Program,
  lines: Lines,
  source: LineSource | undefined,
): readonly ListedPlace[] {
  if (source === undefined) return [];
  const chain = [source, ...(source.callers ?? [])];
  const first = chain.findIndex((span) => program.isOwn(span));
  if (first < 0) return [];
  return chain.slice(first).map((span) => {
    const path = program.path(span);
    const index = lines.of(path);
    const [start, end] = [index.lineCol(span.start), index.lineCol(span.end)];
    return {
      path,
      line: start.line,
      column: start.col,
      endLine: end.line,
      endColumn: end.col,
    };
  });
}

/** The statements that the places of an instruction are part of, one for each chain of calls. */
export function statementsOf(
  places: readonly ListedPlace[],
  sites: readonly Site[],
): readonly Site[] {
  const [inner, ...calls] = places;
  if (inner === undefined) return [];
  const around = sites.filter(
    ({ kind, frames }) =>
      kind === 'statement' && frames[0] !== undefined && holds(frames[0], inner),
  );
  // Where the text has calls that the session has inlined, the innermost function decides.
  const exact = around.filter(
    ({ frames }) =>
      frames.length === places.length &&
      calls.every((call, i) => isSameStart(call, frames[i + 1]!)),
  );
  const found = exact.length > 0 ? exact : around;
  const [first, ...others] = found;
  if (first === undefined) return [];
  const least = others.reduce((a, b) => (holds(a.frames[0]!, b.frames[0]!) ? b : a), first);
  const byCalls = new Map<string, Site>();
  for (const site of found)
    if (isSameStart(site.frames[0]!, least.frames[0]!) && !byCalls.has(site.calls))
      byCalls.set(site.calls, site);
  return [...byCalls.values()];
}

function isSameStart(a: ListedPlace, b: ListedPlace): boolean {
  return a.path === b.path && a.line === b.line && a.column === b.column;
}

function holds(outer: ListedPlace, inner: ListedPlace): boolean {
  if (outer.path !== inner.path) return false;
  const starts = outer.line - inner.line || outer.column - inner.column;
  const ends = outer.endLine - inner.endLine || outer.endColumn - inner.endColumn;
  return starts <= 0 && ends >= 0;
}

/** The instructions of a text, and what they stand for in a kernel. */
export class Listing {
  readonly instructions: readonly Instruction[];
  private readonly first = new Map<readonly Site[], ReadonlyMap<Site, number>>();

  private readonly kernels: ReadonlySet<string>;

  constructor(program: Program, lines: Lines, { text, lineMap, kernels }: Listed) {
    this.kernels = new Set(kernels);
    const isInstruction = program.target.name === 'ptx' ? PTX : AMDGCN;
    const instructions: Instruction[] = [];
    let fn = '';
    for (const [line, one] of text.split('\n').entries()) {
      fn = functionAt(one) ?? fn;
      if (!isInstruction.test(one) || /^\s*\./.test(one)) continue;
      const places = placesOf(program, lines, lineMap[line]);
      instructions.push({ line, text: one.trim().replace(/\s+/g, ' '), fn, places });
    }
    this.instructions = instructions;
  }

  /** The statements that an instruction stands for in a kernel; it is part of none where empty. */
  sitesOf(index: number, kernel: string, sites: readonly Site[]): readonly Site[] {
    const one = this.instructions[index];
    if (one === undefined || !this.isOf(one, kernel)) return [];
    return statementsOf(one.places, sites);
  }

  /** The first instruction of a statement, or of the next one of its kernel that has some. */
  firstOf(site: Site, kernel: string, sites: readonly Site[]): number | undefined {
    let first = this.first.get(sites);
    if (first === undefined) {
      first = this.firsts(kernel, sites);
      this.first.set(sites, first);
    }
    for (let at = site.index; at < sites.length; at++) {
      const found = first.get(sites[at]!);
      if (found !== undefined) return found;
    }
    const start = this.instructions.findIndex((one) => one.fn === kernel);
    return start < 0 ? undefined : start;
  }

  private firsts(kernel: string, sites: readonly Site[]): ReadonlyMap<Site, number> {
    const out = new Map<Site, number>();
    for (const i of this.instructions.keys())
      for (const site of this.sitesOf(i, kernel, sites)) if (!out.has(site)) out.set(site, i);
    // The rest of a statement is where the statement is.
    for (const site of sites) {
      const same = sites.find(
        (one) =>
          out.has(one) &&
          one.calls === site.calls &&
          site.frames[0] !== undefined &&
          isSameStart(one.frames[0]!, site.frames[0]),
      );
      if (same !== undefined && !out.has(site)) out.set(site, out.get(same)!);
    }
    return out;
  }

  /** Is an instruction in the text of a kernel, or of a function that kernels call? */
  private isOf({ fn }: Instruction, kernel: string): boolean {
    return fn === kernel || !this.kernels.has(fn);
  }
}
