/**
 * What runs have left in the source until it is edited: findings as diagnostics, values behind
 * parameters, a verdict in the lens.
 */
import {
  type Diagnostic,
  DiagnosticSeverity,
  type InlayHint,
  MarkupKind,
  type Position,
  type Range,
} from 'vscode-languageserver';
import type {
  ProtocolLocation,
  RunFindingRow,
  RunLaunchRow,
  RunResult,
  RunValue,
} from '../protocol/index.ts';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;

/** One run and what it was asked for. */
interface Mark {
  readonly uri: string;
  readonly kernel: string | undefined;
  readonly result: RunResult;
  /** Texts that it has read, by URI. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Where the two accesses of a race are. */
export interface RaceSides {
  readonly here: ProtocolLocation;
  readonly other: ProtocolLocation;
}

export class RunMarks {
  private readonly marks = new Map<string, Mark>();

  /**
   * The result of a run in place of that of the one before.
   * @returns URIs whose diagnostics are others now
   */
  put(key: string, mark: Mark): ReadonlySet<string> {
    const before = this.marks.get(key);
    this.marks.delete(key);
    this.marks.set(key, mark);
    return new Set([...urisOf(before), ...urisOf(mark)]);
  }

  /** Takes away the marks of runs that have read another text. */
  edited(uri: string, text: string): ReadonlySet<string> {
    const out = new Set<string>();
    for (const [key, mark] of this.marks) {
      const was = mark.texts.get(uri);
      if (was === undefined || was === text) continue;
      this.marks.delete(key);
      for (const one of urisOf(mark)) out.add(one);
      out.add(uri);
    }
    return out;
  }

  diagnostics(uri: string): readonly Diagnostic[] {
    return [...this.marks.values()].flatMap(({ result }) =>
      result.findings.filter(({ location }) => location.uri === uri).map(diagnosticOf),
    );
  }

  /** Findings whose place meets a range. */
  findingsIn(uri: string, { start, end }: Range): readonly RunFindingRow[] {
    return [...this.marks.values()].flatMap(({ result }) =>
      result.findings.filter(
        ({ location: { uri: own, range } }) =>
          own === uri && !isBefore(range.end, start) && !isBefore(end, range.start),
      ),
    );
  }

  /** The races in a document, with the places of both sides. */
  races(uri: string): readonly RaceSides[] {
    const out = new Map<string, RaceSides>();
    for (const { result } of this.marks.values())
      for (const { code, location, related } of result.findings) {
        const other = related.find(({ message }) => message.startsWith('the other '));
        if (location.uri !== uri || !code.endsWith('-race') || other === undefined) continue;
        const sides = { here: location, other: other.location };
        out.set(JSON.stringify(sides), sides);
      }
    return [...out.values()];
  }

  /** Values behind the parameters in a range. */
  hints(uri: string, { start, end }: Range): readonly InlayHint[] {
    const out = new Map<string, InlayHint>();
    for (const { result } of this.marks.values()) {
      for (const launch of result.launches) {
        for (const value of launch.values) {
          if (value.location?.uri !== uri) continue;
          const at = value.location.range.end;
          if (isBefore(at, start) || isBefore(end, at)) continue;
          // The last run says what it is.
          out.set(`${at.line}:${at.character}`, hintOf(launch, value, at));
        }
      }
    }
    return [...out.values()];
  }

  /**
   * The lines in a range that a profile has counted, with that behind each. The last profile of a
   * line says what it is.
   */
  profiled(uri: string, { start, end }: Range): ReadonlyMap<number, InlayHint> {
    const out = new Map<number, InlayHint>();
    for (const { result } of this.marks.values())
      for (const { location, label, details } of result.profile?.lines ?? []) {
        const at = location.range.end;
        if (location.uri !== uri || isBefore(at, start) || isBefore(end, at)) continue;
        const tooltip = { kind: MarkupKind.Markdown, value: details };
        out.set(at.line, { position: at, label, tooltip, paddingLeft: true });
      }
    return out;
  }

  /**
   * What profiles have counted of an assembly text: behind which of its lines, when it has all
   * instructions that were executed, in their order.
   */
  countedIn(
    text: string,
  ): ReadonlyMap<number, { readonly label: string; readonly details: string }> {
    const out = new Map<number, { readonly label: string; readonly details: string }>();
    const lines = text.split('\n').map((line) => line.trim());
    for (const { result } of this.marks.values())
      for (const { instructions } of result.profile?.launches ?? [])
        for (const [line, at] of placesIn(lines, instructions) ?? [])
          out.set(line, instructions[at]!);
    return out;
  }

  /** What the last run of a kernel has shown, in some words. */
  verdict(uri: string, kernel: string): string | undefined {
    const own = [...this.marks.values()].filter((mark) => mark.uri === uri);
    const mark = own.findLast((one) => one.kernel === kernel || one.kernel === undefined);
    return mark && verdictOf(mark.result);
  }
}

/** The line of each instruction; undefined when one is not there. */
function placesIn(
  lines: readonly string[],
  instructions: readonly { readonly text: string }[],
): ReadonlyMap<number, number> | undefined {
  const out = new Map<number, number>();
  let line = 0;
  for (const [at, { text }] of instructions.entries()) {
    while (line < lines.length && lines[line] !== text) line++;
    if (line === lines.length) return undefined;
    out.set(line++, at);
  }
  return out;
}

/** `as expected`, `2 findings`. */
export function verdictOf({ findings, launches, ok }: RunResult): string {
  const wrong = findings.filter(({ severity }) => severity !== 'info' && severity !== 'hint');
  if (wrong.length === 1 && wrong[0]!.code === 'unexpected-value') return 'differs';
  if (wrong.length > 0) return `${wrong.length} finding${wrong.length === 1 ? '' : 's'}`;
  if (!ok) return 'failed';
  const verdicts = launches.flatMap(({ values }) => values.map(({ verdict }) => verdict));
  return verdicts.includes('as expected') ? 'as expected' : 'completed';
}

function urisOf(mark: Mark | undefined): readonly string[] {
  return mark?.result.findings.map(({ location }) => location.uri) ?? [];
}

function diagnosticOf({ code, severity, message, location, related }: RunFindingRow): Diagnostic {
  return {
    range: location.range,
    severity: SEVERITY[severity],
    source: 'warplens run',
    code,
    message,
    ...(related.length > 0 && {
      relatedInformation: related.map((one) => ({
        message: one.message,
        location: one.location,
      })),
    }),
  };
}

function hintOf(
  { kernel, assumed }: RunLaunchRow,
  { name, type, text, verdict }: RunValue,
  position: Position,
): InlayHint {
  const mark = verdict === 'as expected' ? ' ✓' : verdict === 'differs' ? ' ✗' : '';
  const made = assumed.filter((one) => one.includes(`\`${name}\``));
  const lines = [
    type === '' ? `${name} = ${text}` : `${name}: ${type} after ${kernel}`,
    ...(verdict === '' ? [] : [verdict]),
    ...made.map((one) => `assumed: ${one}`),
  ];
  return { position, label: `= ${text}${mark}`, tooltip: lines.join('\n'), paddingLeft: true };
}

function isBefore(a: Position, b: Position): boolean {
  return a.line === b.line ? a.character < b.character : a.line < b.line;
}
