/** What a run found as diagnostics, for reports and editors. */
import type { Span } from '../../base/index.ts';
import type { Diagnostic, Related } from '../../diag/index.ts';
import type { Dim3, RunBuffer, RunFinding, RunFrame, RunLaunch, RunReport } from './report.ts';

/** Where to report what has no place of its own. */
export interface RunPlaces {
  /** Name of a kernel, by its symbol. */
  kernel(symbol: string): Span | undefined;
  /** What a launch of the spec expects of a buffer. */
  expectation?(launch: number, buffer: string): Span | undefined;
  readonly fallback: Span;
}

/** Findings and differences, each at its place. */
export function runDiagnostics(report: RunReport, places: RunPlaces): readonly Diagnostic[] {
  const { findings, launches } = report;
  return [
    ...findings.map((finding) => findingDiagnostic(finding, launches, places)),
    ...launches.flatMap((launch) => [
      ...launch.buffers.flatMap((buffer) => differenceDiagnostic(launch, buffer, places) ?? []),
      ...launch.missing.map(
        (code): Diagnostic => ({
          code: 'finding-missing',
          severity: 'error',
          span: places.kernel(launch.kernel) ?? places.fallback,
          message: `${launchName(launch)} has no finding \`${code}\`, which the spec expects`,
        }),
      ),
    ]),
  ];
}

function findingDiagnostic(
  finding: RunFinding,
  launches: readonly RunLaunch[],
  places: RunPlaces,
): Diagnostic {
  const { code, severity, message, frames, related, span } = finding;
  const launch = launches[finding.launch];
  const at = span ?? (launch && places.kernel(launch.kernel)) ?? places.fallback;
  const chain = frames.flatMap((frame, index): Related[] => {
    // Places of libraries help nobody where the user's own are known.
    if (
      frame.span === undefined ||
      sameSpan(frame.span, at) ||
      (span !== undefined && !frame.isOwn)
    )
      return [];
    if (frames.slice(0, index).some((one) => one.span && sameSpan(one.span, frame.span!)))
      return [];
    const inner = frames[index - 1]?.fn;
    const what =
      inner !== undefined && inner === frame.fn
        ? 'the macro is used here'
        : index === 0
          ? `in \`${frame.fn}\``
          : inner === undefined || inner === ''
            ? 'called here'
            : `\`${inner}\` is called here`;
    return [{ message: frame.fn === '' && index === 0 ? 'inside here' : what, span: frame.span }];
  });
  const others = related.flatMap((one): Related[] =>
    one.span === undefined
      ? []
      : [{ message: one.message, span: one.span }, ...callsOf(one.span, one.frames ?? [])],
  );
  return {
    code,
    severity,
    span: at,
    message,
    why: whoText(finding, launch),
    ...(chain.length + others.length > 0 && { related: [...chain, ...others] }),
    ...(finding.fixes && { fixes: finding.fixes }),
  };
}

/** The calls that lead to another place, in the user's own files. */
function callsOf(at: Span, frames: readonly RunFrame[]): readonly Related[] {
  return frames.flatMap(({ fn, span, isOwn }, index): Related[] => {
    const inner = frames[index - 1]?.fn;
    if (inner === undefined || inner === '' || span === undefined || !isOwn) return [];
    const isSeen = frames.slice(0, index).some((one) => one.span && sameSpan(one.span, span));
    if (isSeen || sameSpan(span, at)) return [];
    const what = inner === fn ? 'the macro' : `\`${inner}\``;
    const does = inner === fn ? 'used' : 'called';
    return [{ message: `${what} of the other access is ${does} here`, span }];
  });
}

function sameSpan(a: Span, b: Span): boolean {
  return a.file === b.file && a.start === b.start && a.end === b.end;
}

/** The thread, how many others, and the values. */
export function whoText(finding: RunFinding, launch: RunLaunch | undefined): string {
  const { thread, block, count, threads, values, note } = finding;
  const parts: string[] = [];
  if (thread !== undefined) {
    const where = block === undefined ? '' : ` of block ${dims(block, launch?.grid)}`;
    const others = threads > 1 ? `, the first of ${threads}` : '';
    const times = count > Math.max(1, threads) ? `, ${count} times` : '';
    parts.push(`thread ${dims(thread, launch?.block)}${where}${others}${times}`);
  } else if (count > 1) parts.push(`${count} times`);
  if (values.length > 0)
    parts.push(values.map(({ name, value }) => `${name} = ${value}`).join(', '));
  if (launch !== undefined) parts.push(`in ${launchName(launch)}`);
  if (note !== undefined) parts.push(note);
  return parts.join('; ');
}

function launchName({ index, label }: RunLaunch): string {
  return `launch ${index} (${label})`;
}

/** `5`, or `(1, 2, 0)` where the space has several dimensions. */
export function dims(value: Dim3, size: Dim3 | undefined): string {
  const [x, y, z] = value;
  const isFlat = size === undefined ? y === 0 && z === 0 : size[1] === 1 && size[2] === 1;
  return isFlat ? `${x}` : `(${value.join(', ')})`;
}

/** What a buffer is not as expected in; undefined where it is. */
function differenceDiagnostic(
  launch: RunLaunch,
  { name, comparison }: RunBuffer,
  places: RunPlaces,
): Diagnostic | undefined {
  const { verdict, note } = comparison;
  const isWanted = verdict === 'not compared' && note !== undefined;
  if (verdict !== 'differs' && !isWanted) return undefined;
  const span =
    places.expectation?.(launch.index, name) ?? places.kernel(launch.kernel) ?? places.fallback;
  if (isWanted) {
    // That a launch failed is reported where it failed.
    if (launch.state !== 'completed' || note === 'the launch did not complete') return undefined;
    const message = `\`${name}\` of ${launchName(launch)} was not compared: ${note}`;
    return { code: 'not-compared', severity: 'error', span, message };
  }
  const why = differenceLines(comparison).join('\n');
  return {
    code: 'unexpected-value',
    severity: 'error',
    span,
    message: `${differenceText(name, comparison)} (${launchName(launch)})`,
    ...(why !== '' && { why }),
  };
}

/** Farther apart, units of the last place say nothing. */
const MOST_ULPS = 4096;

/** `` `y[3]` is 7, expected 8; 197 of 200 values differ ``. */
export function differenceText(name: string, comparison: RunBuffer['comparison']): string {
  const { differences, differing, compared, note } = comparison;
  const [first] = differences;
  if (first === undefined) return `\`${name}\` differs${note === undefined ? '' : `: ${note}`}`;
  const more = note === undefined ? '' : `; ${note}`;
  const isNear = first.ulps !== undefined && first.ulps <= MOST_ULPS;
  const far = !isNear ? '' : ` (${first.ulps} ulp)`;
  return `\`${name}${first.path}\` is ${first.actual}, expected ${first.expected}${far}; ${differing} of ${compared} values differ${more}`;
}

/** The differences behind the first one, a line each. */
export function differenceLines({
  differences,
  differing,
}: RunBuffer['comparison']): readonly string[] {
  const lines = differences
    .slice(1)
    .map(({ path, actual, expected }) => `${path} is ${actual}, expected ${expected}`);
  const rest = differing - differences.length;
  return rest > 0 && lines.length > 0 ? [...lines, `and ${rest} more`] : lines;
}
