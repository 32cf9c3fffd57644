/** Breakpoints: where they are, and whether lanes that come there stop. */
import { type AnyExpr, type AnyNode, parseFile, walk } from '../syntax/index.ts';
import type { Program } from './api.ts';
import { conjuncts, evaluate, type Names, namesIn, parseExpression, plain } from './expression.ts';
import { EvaluationError, type Value } from './numbers.ts';
import type { Lines, Site } from './sites.ts';

/** A breakpoint as a client sets it; lines from 0 on. */
export interface WantedBreakpoint {
  readonly path: string;
  readonly line: number;
  readonly column?: number | undefined;
  readonly condition?: string | undefined;
  readonly hitCondition?: string | undefined;
  readonly logMessage?: string | undefined;
}

/** Where a breakpoint has come to be. */
export interface Breakpoint extends WantedBreakpoint {
  readonly id: number;
  /** Why it does not stop; undefined when it does. */
  readonly problem: string | undefined;
  /** Line and column of its place. */
  readonly at: { readonly line: number; readonly column: number } | undefined;
  readonly conditions: readonly AnyExpr[];
  /** Chains of calls of the places, where not all at its line and column stop. */
  readonly calls?: ReadonlySet<string>;
  /** Where the client has it, when it is no place of the source. */
  readonly shown?: { readonly path: string; readonly line: number };
  hits: number;
}

const GRID_WORDS = new Set(['block', 'thread', 'warp', 'wave', 'wavefront', 'lane']);

/** Functions of a file, by their places. */
function functionsOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const out: { start: number; end: number }[] = [];
  walk(parseFile(text, { edition: 2024 }).file, (node: AnyNode) => {
    if (node.kind === 'Fn') out.push({ start: node.start, end: node.end });
  });
  return out;
}

/** What conditions and counts of a breakpoint say; a sentence when one of them is not valid. */
function conditionsOf({ condition, hitCondition }: WantedBreakpoint): readonly AnyExpr[] | string {
  if (hitCondition !== undefined && hitTest(hitCondition) === undefined)
    return `the hit condition \`${hitCondition}\` is not valid, expected a number, \`>= 3\` or \`% 3\``;
  if (condition === undefined || condition.trim() === '') return [];
  try {
    // What asks for the grid alone is cheap and comes first.
    return conjuncts(parseExpression(condition)).sort(
      (a, b) => Number(usesVariables(a)) - Number(usesVariables(b)),
    );
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return `the condition is not valid: ${error.message}`;
  }
}

function unplaced(id: number, wanted: WantedBreakpoint, problem: string): Breakpoint {
  return { ...wanted, id, hits: 0, problem, at: undefined, conditions: [] };
}

/** A breakpoint before statements that are one in the source; a sentence says why there is none. */
export function breakpointAt(
  id: number,
  wanted: WantedBreakpoint,
  found: readonly Site[] | string,
): Breakpoint {
  if (typeof found === 'string') return unplaced(id, wanted, found);
  const conditions = conditionsOf(wanted);
  if (typeof conditions === 'string') return unplaced(id, wanted, conditions);
  const { path, line, column } = found[0]!.frames[0]!;
  const calls = new Set(found.map((site) => site.calls));
  return {
    ...wanted,
    path,
    id,
    hits: 0,
    problem: undefined,
    at: { line, column },
    conditions,
    calls,
  };
}

/** Places a breakpoint: on its line, or the next one of the same function that has code. */
export function placeBreakpoint(
  id: number,
  wanted: WantedBreakpoint,
  program: Program,
  lines: Lines,
  sites: readonly Site[],
): Breakpoint {
  const none = (problem: string): Breakpoint => unplaced(id, wanted, problem);
  const text = program.text(wanted.path);
  if (text === undefined) return none('this file is not part of the program');
  if (wanted.path.endsWith('.mlir'))
    return none('MLIR has no statements: its kernels run to their end');
  const conditions = conditionsOf(wanted);
  if (typeof conditions === 'string') return none(conditions);
  const places = sites
    .filter(
      ({ kind, frames }) =>
        kind !== 'return' && kind !== undefined && frames[0]?.path === wanted.path,
    )
    .map(({ frames }) => frames[0]!);
  if (places.length === 0) return none('no launch of this session executes code of this file');
  const index = lines.of(wanted.path);
  const [from, to] = [index.lineStart(wanted.line), index.lineStart(wanted.line + 1)];
  const around = functionsOf(text)
    .filter(({ start, end }) => start < to && end > from)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  for (const { start, end } of around) {
    const inside = places
      .filter((place) => {
        const at = index.lineStart(place.line) + place.column;
        const isBehind =
          place.line > wanted.line ||
          (place.line === wanted.line && place.column >= (wanted.column ?? 0));
        return isBehind && at >= start && at <= end;
      })
      .sort((a, b) => a.line - b.line || a.column - b.column);
    const [first] = inside;
    if (first !== undefined)
      return {
        ...wanted,
        id,
        hits: 0,
        problem: undefined,
        at: { line: first.line, column: first.column },
        conditions,
      };
  }
  return none(
    around.length === 0
      ? 'there is no function at this line'
      : 'this function has no code at or below this line that a launch of this session executes',
  );
}

/**
 * The places of a kernel at which a breakpoint stops: of several at one position the first, as the
 * others are the rest of its statement. Each way out of a body has a closing brace of its own.
 */
export function sitesAt({ path, at, calls }: Breakpoint, sites: readonly Site[]): readonly Site[] {
  if (at === undefined) return [];
  const found = new Map<string, Site>();
  const ends: Site[] = [];
  for (const site of sites) {
    const [frame] = site.frames;
    if (site.kind === undefined || site.kind === 'return' || frame?.path !== path) continue;
    if (frame.line !== at.line || frame.column !== at.column) continue;
    if (calls?.has(site.calls) === false) continue;
    if (site.kind === 'end') ends.push(site);
    else if (!found.has(site.calls)) found.set(site.calls, site);
  }
  return [...found.values(), ...ends];
}

/** Does a count of hits stop? `3` is the third, `>= 3` all from it on, `% 3` each third. */
export function hitTest(text: string): ((hits: number) => boolean) | undefined {
  const found = /^(==|>=|>|<=|<|%)?(\d{1,9})$/.exec(text.replaceAll(' ', ''));
  if (found === null) return undefined;
  const wanted = Number(found[2]);
  switch (found[1]) {
    case '>=':
      return (hits) => hits >= wanted;
    case '>':
      return (hits) => hits > wanted;
    case '<=':
      return (hits) => hits <= wanted;
    case '<':
      return (hits) => hits < wanted;
    case '%':
      return wanted === 0 ? undefined : (hits) => hits % wanted === 0;
    default:
      return (hits) => hits === wanted;
  }
}

/** May a lane of a block stop there, as far as words of the grid alone say? */
export function mayStop(
  { conditions }: Breakpoint,
  words: (name: string) => Value | undefined,
  isKnown: ReadonlySet<string>,
): boolean {
  const names: Names = { types: {}, lookUp: words };
  return conditions.every((expr) => {
    const used = namesIn(expr);
    if ([...used].some((name) => !isKnown.has(name))) return true;
    return holds(expr, names) !== false;
  });
}

/** Do all conditions hold? A sentence when one has no value. */
export function conditionsHold({ conditions }: Breakpoint, names: Names): boolean | string {
  for (const expr of conditions) {
    const found = holds(expr, names);
    if (found !== true) return found;
  }
  return true;
}

function usesVariables(expr: AnyExpr): boolean {
  return [...namesIn(expr)].some((name) => !GRID_WORDS.has(name));
}

function holds(expr: AnyExpr, names: Names): boolean | string {
  try {
    const value = plain(evaluate(expr, names), names.types);
    return value.kind === 'bool' ? value.value : 'it is no truth value';
  } catch (error) {
    if (error instanceof EvaluationError) return error.message;
    throw error;
  }
}

/** Does a client mean the same breakpoint? */
export function sameWanted(a: WantedBreakpoint, b: WantedBreakpoint): boolean {
  return (
    a.line === b.line &&
    a.column === b.column &&
    a.condition === b.condition &&
    a.hitCondition === b.hitCondition &&
    a.logMessage === b.logMessage
  );
}
