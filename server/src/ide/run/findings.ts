/** Findings of both kinds of engines in one form, each reported once. */
import type { Span } from '../../base/index.ts';
import type { RunDiagnostic, Stall } from '../../emulate/index.ts';
import type { ExecuteFrame, Fault, TextHang, TextRace } from '../../execute/index.ts';
import type { PlannedLaunch } from '../../spec/index.ts';
import type { Engine, LineSource } from '../../workspace/index.ts';
import type { RunFinding, RunFrame } from './report.ts';

/** Where places are looked up. */
export interface FindingPlaces {
  /** Is a place in one of the crate's own files? */
  isOwn(span: Span): boolean;
  /** The chain of a location, innermost first. */
  framesOf(
    frame: ExecuteFrame,
  ): readonly { readonly fn: string; readonly span: Span | undefined }[];
}

/** Places in the files of a crate. */
export function ownFiles(engine: Engine, root: string): (span: Span) => boolean {
  const own = new Set(engine.modules(root));
  return ({ file }) => own.has(engine.path(file));
}

/** A fault of the engine that executes MIR. */
export function findingOf(fault: Fault, launch: PlannedLaunch, places: FindingPlaces): RunFinding {
  const chain = (frames: readonly ExecuteFrame[]): readonly RunFrame[] =>
    frames.flatMap((frame) =>
      places
        .framesOf(frame)
        .map(({ fn, span }) => ({ fn, span, isOwn: span !== undefined && places.isOwn(span) })),
    );
  const frames = chain(fault.frames);
  const at = placeOf(frames);
  const {
    kind: code,
    severity,
    message,
    block,
    thread,
    count,
    threads,
    values,
    related,
    help,
  } = fault;
  return {
    code,
    severity,
    message,
    launch: launch.index,
    kernel: launch.label,
    ...(block && { block }),
    ...(thread && { thread }),
    count,
    threads,
    ...(at && { span: at }),
    frames,
    values,
    related: related.map((one) => {
      const others = chain(one.frames);
      return { message: one.message, span: placeOf(others), frames: others };
    }),
    ...(help !== undefined && { note: help }),
  };
}

/**
 * Threads and blocks of which nothing says that there are several may not be meant to be. A kernel
 * with workgroup memory is meant for several threads: how many of them come to a barrier less than
 * they need depends on the block, so that a race there is no error.
 */
export function ofAssumedGrid(
  finding: RunFinding,
  { assumed, grid, block }: PlannedLaunch,
): RunFinding {
  const isWorkgroup = finding.code === 'workgroup-race';
  if (!isWorkgroup && finding.code !== 'global-race') return finding;
  const isBetween = / of block .* of block /.test(finding.message);
  const made = assumed.some((what) => what.startsWith(isBetween ? 'grid ' : 'block '));
  if (!made) return finding;
  const [sizes, what] = isBetween ? [grid, 'a grid'] : [block, 'a block'];
  const count = sizes.filter((size, i) => i === 0 || size > 1).join(' x ');
  const note = `${what} of ${count} ${isBetween ? 'blocks' : 'threads'} is assumed`;
  if (!isWorkgroup) return { ...finding, severity: 'info', note };
  const severity = finding.severity === 'error' ? 'warning' : finding.severity;
  return { ...finding, severity, note: finding.note ? `${finding.note}; ${note}` : note };
}

/**
 * Findings that look the same as one: what is a line for the user, such as `swap`, is several
 * accesses, and each pair of them races; a call that is inlined may have two barriers.
 */
export function mergedFindings(findings: readonly RunFinding[]): readonly RunFinding[] {
  const out = new Map<string, RunFinding>();
  const textOf = (span: Span | undefined): string =>
    span === undefined ? '?' : `${span.file}:${span.start}`;
  for (const [at, one] of findings.entries()) {
    const { code, launch, span, related, severity, message } = one;
    const places = [span, ...related.map((other) => other.span)].map(textOf).sort();
    // The sides of a race have messages of their own; inlined code has places that look the same.
    const what = code.endsWith('-race') ? '' : message;
    const key =
      span === undefined ? `${at}` : `${code} ${severity} ${launch} ${places.join(' ')} ${what}`;
    const known = out.get(key);
    out.set(key, known === undefined ? one : { ...known, count: known.count + one.count });
  }
  return [...out.values()];
}

/** The innermost place that the user wrote. */
function placeOf(frames: readonly RunFrame[]): Span | undefined {
  const own = frames.find(({ isOwn, span }) => isOwn && span !== undefined);
  return (own ?? frames.find(({ span }) => span !== undefined))?.span;
}

/** Reads of workgroup memory before a write that race with it are reported as the race alone. */
export function withoutRaced(
  diagnostics: readonly RunDiagnostic[],
  races: readonly TextRace[] = [],
): readonly RunDiagnostic[] {
  const raced = new Set<string>();
  for (const { launch, line, other, code } of races)
    if (code === 'workgroup-race')
      for (const at of [line, other?.line]) raced.add(`${launch} ${at}`);
  return diagnostics.filter(
    ({ code, launch, line }) => code !== 'uninitialised' || !raced.has(`${launch} ${line}`),
  );
}

/** What an interpreter of a text reports, by line of the text. */
export function textFindings(
  diagnostics: readonly RunDiagnostic[],
  launches: readonly PlannedLaunch[],
  { lineMap, isOwn }: TextLines,
  hangOf: (stall: Stall) => TextHang,
): readonly RunFinding[] {
  const out = new Map<string, RunFinding & { count: number; threads: number }>();
  const framesAt = (line: number): readonly RunFrame[] => {
    const source = lineMap[line];
    return source === undefined ? [] : framesOfLine(source, isOwn);
  };
  for (const one of diagnostics) {
    const launch = launches[one.launch];
    // Addresses differ from thread to thread, and what was found is the same.
    const key = `${one.launch} ${one.code} ${one.line} ${one.message.replaceAll(/0x[0-9a-f]+|\d+/g, '')}`;
    const known = out.get(key);
    if (known !== undefined) {
      known.count++;
      known.threads++;
      continue;
    }
    const frames = one.line === undefined ? [] : framesAt(one.line);
    const at = placeOf(frames);
    const { code, block, thread, line, stall } = one;
    const hang = stall && hangOf(stall);
    out.set(key, {
      code,
      severity: severityOf(one),
      message:
        hang === undefined ? inElements(one.message, launch) : elementOf(hang.message, launch),
      launch: one.launch,
      kernel: launch?.label ?? '',
      ...(block && { block }),
      ...(thread && { thread }),
      count: 1,
      threads: 1,
      ...(at && { span: at }),
      frames,
      values: hang?.values ?? [],
      related: (hang?.related ?? []).map(({ message, line: at }) => ({
        message: `${elementOf(message, launch)}, in line ${at + 1} of the text`,
        span: placeOf(framesAt(at)),
        frames: framesAt(at),
      })),
      ...(hang && { note: hang.help }),
      ...(line !== undefined && { textLine: line }),
    });
  }
  return [...out.values()];
}

/** Where the lines of a text come from. */
export interface TextLines {
  readonly lineMap: readonly (LineSource | undefined)[];
  /** As the text says it itself. */
  readonly debug?: readonly (string | undefined)[];
  isOwn(span: Span): boolean;
}

function withSources(note: string, own: string | undefined, other: string | undefined): string {
  if (own === undefined && other === undefined) return note;
  const [a, b] = [own ?? 'an unknown line', other ?? 'an unknown line'];
  return a === b
    ? `${note}; both are from ${a}`
    : `${note}; this is from ${a}, the other from ${b}`;
}

/** Races in a text, by its lines, and by those of the source where they are known. */
export function raceFindings(
  races: readonly TextRace[],
  launches: readonly PlannedLaunch[],
  { lineMap, debug = [], isOwn }: TextLines,
): readonly RunFinding[] {
  const placesOf = (line: number): readonly RunFrame[] => {
    const source = lineMap[line];
    return source === undefined ? [] : framesOfLine(source, isOwn);
  };
  return races.map((race): RunFinding => {
    const { code, severity, message, launch, block, thread, line, other, help, count } = race;
    const frames = placesOf(line);
    const at = placeOf(frames);
    const planned = launches[launch];
    const finding: RunFinding = {
      code,
      severity,
      message: elementOf(message, planned),
      launch,
      kernel: planned?.label ?? '',
      ...(block && { block }),
      ...(thread && { thread }),
      count,
      threads: 1,
      ...(at && { span: at }),
      frames,
      values: [],
      related:
        other === undefined
          ? []
          : [
              {
                message: `${other.message}, in line ${other.line + 1} of the text`,
                span: placeOf(placesOf(other.line)),
                frames: placesOf(other.line),
              },
            ],
      textLine: line,
      note:
        other === undefined
          ? `${help}${debug[line] === undefined ? '' : `; this is from ${debug[line]}`}`
          : withSources(help, debug[line], debug[other.line]),
    };
    return planned === undefined ? finding : ofAssumedGrid(finding, planned);
  });
}

/** `byte 600 of y` inside of a sentence as the element that it is. */
function elementOf(message: string, launch: PlannedLaunch | undefined): string {
  return message.replace(
    /byte (\d+) of `([^`]+)`, which has (\d+) bytes/,
    (_, at: string, name: string, bytes: string) => {
      const buffer = launch?.buffers.find((one) => one.name === name);
      if (buffer === undefined || buffer.length <= 0) return `byte ${at} of \`${name}\``;
      return `\`${name}[${Math.floor((Number(at) * buffer.length) / Number(bytes))}]\``;
    },
  );
}

function framesOfLine(source: LineSource, isOwn: (span: Span) => boolean): readonly RunFrame[] {
  const { callers = [], file, start, end } = source;
  return [{ file, start, end }, ...callers].map((span) => ({ fn: '', span, isOwn: isOwn(span) }));
}

/** Copies of padding read private memory that nothing wrote, and the text does not say which do. */
function severityOf({ severity, code, message }: RunDiagnostic): RunFinding['severity'] {
  if (code === 'uninitialised' && /of local memory/.test(message)) return 'info';
  return severity === 'note' ? 'info' : severity;
}

/** `byte 600 of y` as the element that it is. */
function inElements(message: string, launch: PlannedLaunch | undefined): string {
  const found = /byte (\d+) of `([^`]+)`, which has (\d+) bytes/.exec(message);
  const buffer = launch?.buffers.find(({ name }) => name === found?.[2]);
  if (found === null || buffer === undefined || buffer.length <= 0) return message;
  const size = Number(found[3]) / buffer.length;
  const index = Math.floor(Number(found[1]) / size);
  return `${message.slice(0, message.indexOf(':'))}: \`${buffer.name}[${index}]\` of ${buffer.length} elements`;
}
