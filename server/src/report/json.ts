/**
 * The report of `check` as a JSON document, for the command, the library and other programs. The
 * form is the one that `schemas/check.schema.json` describes.
 */
import type { Diagnostic, Fix, Severity } from '../diag/index.ts';
import { findRule, RULES, ruleUrl } from '../rules/index.ts';
import type { AnalysisState } from '../workspace/index.ts';
import type { Coverage } from './coverage.ts';
import type {
  CheckDocument,
  DecisionDocument,
  DiagnosticDocument,
  FixDocument,
  LaunchRowDocument,
  PlaceDocument,
} from './documents.ts';
import { fingerprints } from './fingerprint.ts';
import type { CheckReport, Locate, Located } from './located.ts';

/** Grows when a field changes its meaning or goes away. */
const SCHEMA_VERSION = 1;

/** The document of a report. */
export function checkDocument(
  { found, unread, coverage, baseline }: CheckReport,
  locate: Locate,
  version: string,
): CheckDocument {
  const kernelsThat = (state: AnalysisState): number =>
    coverage.kernels.filter((kernel) => kernel.state === state).length;
  const count = (severity: Severity): number => found.filter((d) => d.severity === severity).length;
  const names = fingerprints(found, locate);
  return {
    schemaVersion: SCHEMA_VERSION,
    version,
    summary: {
      error: count('error'),
      warning: count('warning'),
      info: count('info'),
      hint: count('hint'),
    },
    diagnostics: found.map((d, i) => ({
      ...diagnosticDocument(d, locate),
      fingerprint: names[i]!,
      ...(findRule(RULES, d.code) === undefined ? {} : { url: ruleUrl(d.code) }),
    })),
    unread: unread.map((d) => diagnosticDocument(d, locate)),
    coverage: {
      kernels: coverage.kernels.length,
      analysed: kernelsThat('analysed'),
      partial: kernelsThat('partial'),
      notAnalysed: kernelsThat('not-analysed'),
      outOfReach: kernelsThat('out-of-reach'),
      decisions: decisionRows(coverage, locate),
      launches: launchRows(coverage, locate),
    },
    notAnalysed: coverage.kernels
      .filter(({ state }) => state !== 'analysed')
      .map(({ kernel, state, reasons }) => ({
        kernel: kernel.name,
        state,
        ...placeDocument(locate(kernel.nameSpan)),
        reasons: reasons.map((d) => diagnosticDocument(d, locate)),
      })),
    missing: [...coverage.missing, ...coverage.absent].map((d) => diagnosticDocument(d, locate)),
    ...(baseline === undefined ? {} : { baseline }),
  };
}

/** Each decision about a kernel as a row. */
export function decisionRows({ decisions }: Coverage, locate: Locate): readonly DecisionDocument[] {
  const seen = new Set<string>();
  return decisions.flatMap(
    ({ kernel, nameSpan, decision: { rule, state, scope, reason, at }, text }) => {
      const key = `${nameSpan.file} ${nameSpan.start} ${kernel} ${rule}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const blocks = typeof scope === 'number' ? { upTo: scope } : scope && { block: scope };
      return [
        {
          kernel,
          ...placeDocument(locate(nameSpan)),
          rule,
          state,
          ...(state === 'proven' && { launches: blocks ?? ('every' as const) }),
          ...(reason !== undefined && { reason }),
          ...(at !== undefined && { at: placeDocument(locate(at)) }),
          message: text,
        },
      ];
    },
  );
}

/** Each launch as a row. */
export function launchRows({ launches }: Coverage, locate: Locate): readonly LaunchRowDocument[] {
  return launches.map(({ span, kernel, state, reason }) => ({
    ...(kernel !== undefined && { kernel }),
    ...placeDocument(locate(span)),
    state,
    ...(reason !== undefined && { reason }),
  }));
}

/** Shape of one diagnostic in every JSON output. */
export function diagnosticDocument(d: Diagnostic, locate: Locate): DiagnosticDocument {
  return {
    code: d.code,
    severity: d.severity,
    message: d.message,
    ...(d.why === undefined ? {} : { why: d.why }),
    ...(d.help === undefined ? {} : { help: d.help }),
    ...placeDocument(locate(d.span)),
    ...(d.tags === undefined ? {} : { tags: d.tags }),
    ...(d.causedBy === undefined ? {} : { causedBy: placeDocument(locate(d.causedBy)) }),
    related: (d.related ?? []).map((r) => ({
      message: r.message,
      ...placeDocument(locate(r.span)),
    })),
    fixes: (d.fixes ?? []).map((fix) => fixDocument(fix, locate)),
  };
}

/** A fix in every JSON output. */
export function fixDocument({ title, safety, edits }: Fix, locate: Locate): FixDocument {
  return {
    title,
    safety,
    edits: edits.map(({ span, newText }) => ({ ...placeDocument(locate(span)), newText })),
  };
}

/** A place in every JSON output. */
export function placeDocument({ path, start, end }: Located): PlaceDocument {
  return { file: path, range: { start, end } };
}
