/**
 * Fixes of races that are proven by a run: the edited kernels run with the same spec and the same
 * orders of threads, and a fix is offered only when the race is gone, nothing new is found, and no
 * result differs that did not before.
 */
import { applyEdits, type Span, type TextEdit } from '../../../base/index.ts';
import type { Fix } from '../../../diag/index.ts';
import type { Engine } from '../../../workspace/index.ts';
import { textsAfter } from '../../fix-check.ts';
import type { RunFinding, RunRefusal, RunReport } from '../report.ts';
import { isReport, type RunRequest, runSpec } from '../run.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { textCandidates } from './text-places.ts';

/** Races for which fixes are looked for, and trials for each. */
const MOST_RACES = 3;
const MOST_TRIALS = 20;
/** Instructions of all trials together, where the run itself took fewer than half of that. */
const FREE_STEPS = 40_000_000;

/** Runs all launches of a spec, and looks for fixes of the first races. */
export function runWithFixes(engine: Engine, request: RunRequest): RunReport | RunRefusal {
  const first = runSpec(engine, request);
  if (!isReport(first) || !first.findings.some(isRace)) return first;
  // A text that was made from a source is not what is edited.
  if (first.engine !== 'mir' && request.given === undefined) return first;
  const outcome = first.engine === 'mir' ? withCallers(engine, request, first) : first;
  if (request.replay !== undefined) return outcome;
  const trials = new Trials(engine, request, outcome);
  const races = outcome.findings.filter(isRace).slice(0, MOST_RACES);
  const fixed = new Map(races.map((race) => [race, trials.fixOf(race)]));
  return {
    ...outcome,
    findings: outcome.findings.map((finding) => {
      const found = fixed.get(finding);
      return found === undefined ? finding : withFix(finding, found);
    }),
  };
}

const isRace = ({ code, severity, span }: RunFinding): boolean =>
  code.endsWith('-race') && severity !== 'info' && span !== undefined;

/** Launches of more instructions do not run again to find the calls of the other sides. */
const MOST_STEPS_AGAIN = 200_000_000;

/**
 * The report with the calls that lead to the other sides of races: an access in a function with
 * several callers does not tell them, so all runs again with such functions in their callers.
 */
function withCallers(engine: Engine, request: RunRequest, report: RunReport): RunReport {
  const isKnown = ({ frames, related }: RunFinding): boolean =>
    related.every((one) => one.frames?.at(-1)?.fn === frames.at(-1)?.fn);
  if (report.findings.filter(isRace).every(isKnown)) return report;
  if (report.steps > MOST_STEPS_AGAIN) return report;
  const again = runSpec(engine, { ...request, callers: true, isExact: true });
  // Races that were one before may be several now.
  if (!isReport(again) || again.findings.length < report.findings.length) return report;
  return { ...report, findings: again.findings };
}

function withFix(finding: RunFinding, { fix, candidate }: Proven): RunFinding {
  const { help, plainHelp } = candidate;
  const { note } = finding;
  const known = plainHelp.find((one) => note?.startsWith(one));
  const rest = known === undefined ? note : note!.slice(known.length).replace(/^; /, '');
  const parts = [help, rest].filter((part) => part !== undefined && part !== '');
  return { ...finding, note: parts.join('; '), fixes: [fix] };
}

/** A fix, with a run that shows it. */
interface Proven {
  readonly fix: Fix;
  readonly candidate: Candidate;
  readonly after: ReadonlySet<string>;
}

class Trials {
  private readonly engine: Engine;
  private readonly request: RunRequest;
  private readonly before: RunReport;
  private readonly keys: ReadonlySet<string>;
  private readonly proven: Proven[] = [];
  private steps: number;
  /** Instructions of one trial. */
  private readonly most: number;

  constructor(engine: Engine, request: RunRequest, before: RunReport) {
    this.engine = engine;
    this.request = request;
    this.before = before;
    this.keys = keysOf(before, []);
    this.steps = Math.max(FREE_STEPS, 2 * before.steps);
    this.most = Math.max(FREE_STEPS / 8, 4 * before.steps);
  }

  fixOf(race: RunFinding): Proven | undefined {
    const key = keyOf(race, []);
    const known = this.proven.find(({ after }) => !after.has(key));
    if (known !== undefined) return known;
    let left = MOST_TRIALS;
    for (const candidate of this.candidates(race)) {
      if (left-- <= 0 || this.steps <= 0) return undefined;
      const after = this.run(candidate.edits, key);
      if (after === undefined) continue;
      const fix: Fix = {
        title: `${candidate.title} (proven by a run)`,
        safety: 'suggestion',
        edits: candidate.edits,
      };
      const found = { fix, candidate, after };
      this.proven.push(found);
      return found;
    }
    return undefined;
  }

  private candidates(race: RunFinding): readonly Candidate[] {
    const { engine, request } = this;
    const { given, target } = request;
    if (given === undefined) return candidatesOf(engine, target, race);
    const second = race.textLine;
    const first = /in line (\d+) of the text$/.exec(race.related[0]?.message ?? '')?.[1];
    // Between blocks no barrier orders anything.
    const isBetweenBlocks = / of block .* of block /.test(race.message);
    if (second === undefined || first === undefined || isBetweenBlocks) return [];
    const cpu = request.cpu ?? /\bgfx[\da-f]{3,5}\b/.exec(given.text)?.[0] ?? '';
    const about = { first: Number(first) - 1, second, cpu };
    return textCandidates(engine.fileId(given.path), given.text, target, about);
  }

  /** What is found after an edit; undefined where that is no fix. */
  private run(edits: readonly TextEdit[], race: string): ReadonlySet<string> | undefined {
    const { engine, request } = this;
    const { coverage: _, ...plain } = request;
    // An edit may make a loop endless: what is left for all trials is the most for one.
    const steps = Math.min(this.steps, request.limits?.steps ?? this.steps, this.most);
    const limits = { ...request.limits, steps };
    const trial: RunRequest = { ...plain, limits, isExact: true, isTrial: true };
    const { given } = request;
    if (given !== undefined) {
      const text = applyEdits(given.text, edits);
      return this.verdict(runSpec(engine, { ...trial, given: { ...given, text } }), edits, race);
    }
    const texts = textsAfter(engine, edits);
    if (texts === undefined) return undefined;
    return engine.during(texts, () => this.verdict(runSpec(engine, trial), edits, race));
  }

  private verdict(
    outcome: RunReport | RunRefusal,
    edits: readonly TextEdit[],
    race: string,
  ): ReadonlySet<string> | undefined {
    if (!isReport(outcome)) return undefined;
    this.steps -= Math.max(outcome.steps, 1);
    const after = keysOf(outcome, edits);
    if (after.has(race) || [...after].some((key) => !this.keys.has(key))) return undefined;
    return isWorse(this.before, outcome) ? undefined : after;
  }
}

/** Is a launch stopped that was completed, or does a result differ that did not? */
function isWorse(before: RunReport, after: RunReport): boolean {
  return after.launches.some(({ state, buffers, missing }, at) => {
    const old = before.launches[at]!;
    if (state !== 'completed' && old.state === 'completed') return true;
    if (missing.length > old.missing.length) return true;
    return buffers.some(
      ({ comparison }, i) =>
        comparison.verdict === 'differs' && old.buffers[i]?.comparison.verdict !== 'differs',
    );
  });
}

function keysOf({ findings }: RunReport, edits: readonly TextEdit[]): Set<string> {
  return new Set(
    findings.filter(({ severity }) => severity !== 'info').map((one) => keyOf(one, edits)),
  );
}

/** What a finding is called before the edits; the sides of a race may change places. */
function keyOf({ code, launch, span, related }: RunFinding, edits: readonly TextEdit[]): string {
  const isRace = code.endsWith('-race');
  const spans = [span, ...(isRace ? related.map((one) => one.span) : [])];
  return `${launch} ${code} ${spans
    .map((one) => placeBefore(one, edits))
    .sort()
    .join(' ')}`;
}

/** Where a place was before edits that do not touch it. */
function placeBefore(span: Span | undefined, edits: readonly TextEdit[]): string {
  if (span === undefined) return '?';
  let { start } = span;
  const own = edits
    .filter(({ span: at }) => at.file === span.file)
    .sort((a, b) => a.span.start - b.span.start);
  for (const { span: at, newText } of own)
    if (at.start < start) start -= Math.min(start - at.start, newText.length - (at.end - at.start));
  return `${span.file}:${start}`;
}
