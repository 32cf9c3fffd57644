/**
 * Profiles the launches of a spec: the target's text runs in its lockstep interpreter with
 * counters, and what they counted is led back to the lines of the source.
 */
import { LineIndex, type Span } from '../../base/index.ts';
import { addCounts, emptyCounts, type LaunchCounts } from '../../emulate/index.ts';
import type { Engine, LineSource } from '../../workspace/index.ts';
import { PROFILED_STEPS, type RunRefusal, type RunReport } from '../run/report.ts';
import { isReport, type RunRequest, type RunText, runSpec } from '../run/run.ts';
import { estimateOf } from './estimate.ts';
import type {
  Profile,
  ProfileInstruction,
  ProfileLaunch,
  ProfileLine,
  ProfilePlace,
} from './model.ts';

/** Runs the text of the request's target once more, counting. */
export function profileSpec(engine: Engine, request: RunRequest): Profile | RunRefusal {
  let counted: LaunchCounts[] = [];
  let ran: RunText | undefined;
  const outcome = runSpec(engine, {
    ...request,
    create: undefined,
    limits: { steps: PROFILED_STEPS, ...request.limits },
    races: false,
    sink: {
      begin: (text) => {
        ran = text;
        counted = [];
      },
      launch: (counts) => counted.push(counts),
    },
  });
  if (!isReport(outcome)) return outcome;
  return profileOf(engine, outcome, ran!, counted);
}

export function isProfile(outcome: Profile | RunRefusal): outcome is Profile {
  return 'text' in outcome;
}

function profileOf(
  engine: Engine,
  report: RunReport,
  ran: RunText,
  counted: readonly LaunchCounts[],
): Profile {
  const { target, cpu } = report;
  const sources = new Sources(engine, ran);
  const texts = ran.text.split('\n');
  const launches = counted.map((counts): ProfileLaunch => {
    const launch = report.launches[counts.launch]!;
    const { instructions: all, ...about } = counts;
    const total = emptyCounts();
    for (const one of all) addCounts(total, one);
    const { estimate, cycles } = estimateOf({ target, cpu, counts, texts });
    const instructions = all.map(
      (one, at): ProfileInstruction => ({
        ...one,
        text: (texts[one.line] ?? '').trim(),
        ...sources.placesOf(one.line),
        cycles: cycles[at]!,
      }),
    );
    const { index, label: name, grid, block } = launch;
    const lines = sources.lines(instructions);
    return { index, name, grid, block, about, total, instructions, lines, estimate };
  });
  const problems = report.findings
    .filter(({ severity, textLine, code }) => severity === 'error' && isFault(code, textLine))
    .map(({ code, message, kernel }) => `${kernel}: ${code}: ${message}`);
  return { target, cpu, launches, text: ran.text, problems };
}

/** Does a finding end its launch? */
function isFault(code: string, textLine: number | undefined): boolean {
  return textLine !== undefined || code === 'invalid-launch' || code === 'unsupported';
}

/** Lines of the source files, as instructions need them. */
class Sources {
  private readonly engine: Engine;
  private readonly ran: RunText;
  private readonly files = new Map<Span['file'], { lines: string[]; index: LineIndex }>();

  constructor(engine: Engine, ran: RunText) {
    this.engine = engine;
    this.ran = ran;
  }

  private fileOf(id: Span['file']): { lines: string[]; index: LineIndex } {
    let file = this.files.get(id);
    if (file === undefined) {
      const text = this.engine.text(this.engine.path(id)) ?? '';
      file = { lines: text.split('\n'), index: new LineIndex(text) };
      this.files.set(id, file);
    }
    return file;
  }

  placesOf(textLine: number): Pick<ProfileInstruction, 'places' | 'place'> {
    const source = this.ran.lineMap[textLine];
    if (source === undefined) return { places: [], place: undefined };
    const spans = [source, ...(source.callers ?? [])];
    const places = spans.map((span) => this.placeOf(span));
    const own = places.find(({ span }) => this.ran.isOwn(span));
    return { places, place: own ?? places[0] };
  }

  private placeOf({ file, start, end }: LineSource | Span): ProfilePlace {
    return {
      span: { file, start, end },
      line: this.fileOf(file).index.lineCol(start).line,
    };
  }

  lines(instructions: readonly ProfileInstruction[]): readonly ProfileLine[] {
    const out = new Map<string, ProfileLine & { cycles: number; instructions: number[] }>();
    for (const [at, one] of instructions.entries()) {
      const { place } = one;
      const key = place === undefined ? '' : `${place.span.file} ${place.line}`;
      let line = out.get(key);
      if (line === undefined) {
        const source = place === undefined ? '' : this.lineText(place);
        line = { place, source, counts: emptyCounts(), cycles: 0, instructions: [] };
        out.set(key, line);
      }
      addCounts(line.counts, one);
      line.cycles += one.cycles;
      line.instructions.push(at);
    }
    const order = (line: ProfileLine): string =>
      line.place === undefined ? '\uffff' : this.engine.path(line.place.span.file);
    return [...out.values()].sort(
      (a, b) =>
        order(a).localeCompare(order(b), 'en') || (a.place?.line ?? 0) - (b.place?.line ?? 0),
    );
  }

  private lineText({ span, line }: ProfilePlace): string {
    return (this.fileOf(span.file).lines[line] ?? '').trim();
  }
}
