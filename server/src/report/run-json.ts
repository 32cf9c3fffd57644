/** The report of a run as a document; `schemas/run.schema.json` describes it. */
import { crc32, encodeBase64 } from '../emulate/index.ts';
import type { Profile, RunBuffer, RunComparison, RunFinding, RunReport } from '../ide/index.ts';
import { allValues } from '../spec/index.ts';
import type {
  BufferDocument,
  PlaceDocument,
  RunDocument,
  RunFindingDocument,
} from './documents.ts';
import { fixDocument, placeDocument } from './json.ts';
import type { Locate } from './located.ts';
import { profileDocument } from './profile-json.ts';

/** Grows when a field changes its meaning or goes away. */
const SCHEMA_VERSION = 2;

/** What is said of a run besides its report. */
export interface RunNames {
  /** The file with the kernels, as it was named. */
  readonly file: string;
  /** The launch spec; null where there is none. */
  readonly spec: string | null;
}

/** @param whole with all values and bytes, else what people see of them */
export function runDocument(
  { file, spec }: RunNames,
  report: RunReport,
  locate: Locate,
  whole: boolean,
  comparison?: RunComparison,
  profile?: Profile,
): RunDocument {
  const { engine, target, cpu, ok, steps, milliseconds, launches, findings, checked, notChecked } =
    report;
  return {
    schemaVersion: SCHEMA_VERSION,
    file,
    spec,
    engine,
    target,
    cpu,
    ok,
    steps,
    milliseconds: Math.round(milliseconds),
    launches: launches.map(
      ({ index, label, kernel, grid, block, dynamicBytes, state, ...launch }) => ({
        index,
        name: label,
        kernel,
        grid,
        block,
        workgroupMem: dynamicBytes,
        state,
        steps: launch.steps,
        scalars: Object.fromEntries(launch.scalars.map(({ name, value }) => [name, value])),
        assumed: launch.assumed,
        buffers: Object.fromEntries(
          launch.buffers.map((buffer) => [buffer.name, bufferJson(buffer, whole)]),
        ),
        output: launch.output,
        missingFindings: launch.missing,
      }),
    ),
    findings: findings.map((finding) => findingJson(finding, locate)),
    checked,
    notChecked,
    ...(comparison && { comparison: comparison.runs }),
    ...(profile && { profile: profileDocument(profile, locate) }),
  };
}

function bufferJson(
  { type, role, shape, summary, comparison, bytes, isChanged }: RunBuffer,
  whole: boolean,
): BufferDocument {
  return {
    type: type.rust,
    role,
    length: summary.length,
    ...(shape && { shape }),
    changed: isChanged,
    first: summary.first,
    last: summary.last,
    min: summary.min ?? null,
    max: summary.max ?? null,
    nan: summary.nan,
    infinite: summary.infinite,
    histogram: summary.histogram,
    verdict: comparison.verdict,
    compared: comparison.compared,
    differing: comparison.differing,
    differences: comparison.differences.map(({ distance, ...rest }) => ({
      ...rest,
      ...(distance !== undefined && Number.isFinite(distance) && { distance }),
    })),
    ...(comparison.note !== undefined && { note: comparison.note }),
    crc32: crc32(bytes),
    ...(whole && { values: allValues(bytes, type), b64: encodeBase64(bytes) }),
  };
}

function findingJson(finding: RunFinding, locate: Locate): RunFindingDocument {
  const { code, severity, message, launch, kernel, block, thread, count, threads, values } =
    finding;
  const at = (span: RunFinding['span']): PlaceDocument | null =>
    span === undefined ? null : placeDocument(locate(span));
  return {
    code,
    severity,
    message,
    launch,
    kernel,
    ...(block && { block }),
    ...(thread && { thread }),
    count,
    threads,
    source: at(finding.span),
    frames: finding.frames.map(({ fn, span, isOwn }) => ({
      function: fn,
      own: isOwn,
      source: at(span),
    })),
    values,
    related: finding.related.map((one) => ({ message: one.message, source: at(one.span) })),
    ...(finding.textLine !== undefined && { textLine: finding.textLine + 1 }),
    ...(finding.note !== undefined && { note: finding.note }),
    ...(finding.replay !== undefined && { replay: finding.replay }),
    ...(finding.fixes && { fixes: finding.fixes.map((fix) => fixDocument(fix, locate)) }),
  };
}
