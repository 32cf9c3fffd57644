/**
 * Stretches of inlined code in the printed lines of a function: labels are put where one begins and
 * ends, and what was inlined into inlined code lies inside of it.
 */
import type { DebugScope, SourceLoc } from '../../mir/index.ts';
import type { AsmWriter } from '../asm-writer.ts';
import type { CodeRange } from './lists.ts';

export interface InlinedRun {
  /** Name of the function that was inlined. */
  readonly callee: string;
  /** The call. */
  readonly call: SourceLoc;
  /** The innermost scope of the function itself that all of it lies in. */
  readonly scope: DebugScope | undefined;
  readonly begin: string;
  end: string;
  readonly children: InlinedRun[];
}

/** Code in which the variables of a scope can be named. */
export interface ScopeRun {
  readonly scope: DebugScope;
  readonly ranges: CodeRange[];
}

export interface MarkedRuns {
  readonly inlined: readonly InlinedRun[];
  /** Of the function itself; outer scopes first. */
  readonly scopes: readonly ScopeRun[];
}

interface Frame {
  readonly callee: string;
  readonly call: SourceLoc;
}

/** The calls through which a location was inlined, the outermost first. */
function framesOf(loc: SourceLoc): Frame[] {
  const out: Frame[] = [];
  let inner = loc;
  for (let call = loc.inlinedAt; call !== undefined; call = call.inlinedAt) {
    out.push({ callee: inner.fn, call });
    inner = call;
  }
  return out.reverse();
}

function sameFrame(a: Frame, b: InlinedRun): boolean {
  const { span } = a.call;
  const other = b.call.span;
  return (
    a.callee === b.callee &&
    a.call.fn === b.call.fn &&
    span.file === other.file &&
    span.start === other.start &&
    span.end === other.end
  );
}

/** The scopes of the function itself that a location is in, the outermost first. */
function scopesOf(loc: SourceLoc): DebugScope[] {
  let outer = loc;
  while (outer.inlinedAt !== undefined) outer = outer.inlinedAt;
  const out: DebugScope[] = [];
  // The outermost one is the function's own.
  for (let at = outer.scope; at?.parent !== undefined; at = at.parent) out.push(at);
  return out.reverse();
}

/** An instruction: neither a directive, a label, nor a comment. */
const INSTRUCTION = /^\t+[@a-z]/;

/** Behind the declarations of a body: an instruction, a label or a brace. */
const IN_BODY = /^\t*(?:[@a-z{]|\$\w+:)/;

/**
 * Copies lines to `out` with labels at the stretches, and `around` the code as a whole. Inside of
 * braces, where a label of PTX would not be seen from outside, no stretch begins or ends.
 */
export function markRuns(
  lines: AsmWriter,
  out: AsmWriter,
  nextLabel: () => string,
  around?: { readonly begin: string; readonly end: string },
): MarkedRuns {
  const scopes = new ScopeRuns();
  const roots: InlinedRun[] = [];
  const open: InlinedRun[] = [];
  const text = lines.text().split('\n');
  const locs = lines.lineMap();
  let depth = 0;
  // The body of a function of PTX is in braces; its first instruction may have some of its own.
  const base = around === undefined ? 0 : 1;
  let part: 'head' | 'body' | 'end' = around === undefined ? 'body' : 'head';
  for (const [at, loc] of locs.entries()) {
    const line = text[at]!;
    const isInst = INSTRUCTION.test(line);
    if (part === 'head' && depth >= base && IN_BODY.test(line)) {
      part = 'body';
      out.line(`${around!.begin}:`);
    }
    if (isInst && loc !== undefined && depth === base) switchTo(framesOf(loc), scopesOf(loc));
    const bare = line.replace(/\/\/.*|"[^"]*"/g, '');
    for (const c of bare) {
      if (c === '{') depth++;
      else if (c === '}') depth--;
    }
    if (part === 'body' && depth < base) {
      switchTo([], []);
      out.line(`${around!.end}:`);
      part = 'end';
    }
    out.line(line, loc);
  }
  switchTo([], []);
  return { inlined: roots, scopes: scopes.all() };

  function switchTo(frames: readonly Frame[], inScopes: readonly DebugScope[]): void {
    const isInScopes = scopes.isIn(inScopes);
    let same = 0;
    // No stretch goes on in another scope: it would overlap the entries of both.
    if (isInScopes)
      while (same < open.length && same < frames.length && sameFrame(frames[same]!, open[same]!))
        same++;
    if (isInScopes && same === open.length && same === frames.length) return;
    const label = nextLabel();
    out.line(`${label}:`);
    scopes.enter(inScopes, label);
    for (const run of open.splice(same)) run.end = label;
    for (const frame of frames.slice(same)) {
      const scope = inScopes.at(-1);
      const run: InlinedRun = { ...frame, scope, begin: label, end: label, children: [] };
      (open.at(-1)?.children ?? roots).push(run);
      open.push(run);
    }
  }
}

/** Scopes that code is in, one after the other. */
class ScopeRuns {
  private readonly runs = new Map<DebugScope, ScopeRun>();
  private readonly open = new Map<DebugScope, string>();

  isIn(scopes: readonly DebugScope[]): boolean {
    return scopes.length === this.open.size && scopes.every((one) => this.open.has(one));
  }

  /** From the label on the code is in these scopes. */
  enter(scopes: readonly DebugScope[], label: string): void {
    for (const [scope, begin] of [...this.open]) {
      if (scopes.includes(scope)) continue;
      this.open.delete(scope);
      this.runs.get(scope)!.ranges.push({ begin, end: label });
    }
    for (const scope of scopes) {
      if (this.open.has(scope)) continue;
      this.open.set(scope, label);
      if (!this.runs.has(scope)) this.runs.set(scope, { scope, ranges: [] });
    }
  }

  all(): readonly ScopeRun[] {
    return [...this.runs.values()];
  }
}
