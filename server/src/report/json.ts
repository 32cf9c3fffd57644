/**
 * The report of `check` as a JSON document, for the command, the library and other programs. The
 * form is the one that `schemas/check.schema.json` describes.
 */
import type { Diagnostic, Severity } from '../diag/index.ts';
import { findRule, RULES, ruleUrl } from '../rules/index.ts';
import type { AnalysisState } from '../workspace/index.ts';
import { fingerprints } from './fingerprint.ts';
import type { CheckReport, Locate, Located, Point } from './located.ts';

/** Grows when a field changes its meaning or goes away. */
const SCHEMA_VERSION = 1;

/** A place: one-based lines and columns, offsets in UTF-16 units from zero. */
export interface PlaceDocument {
  /** Relative to the current folder when it lies there, with forward slashes. */
  readonly file: string;
  /** The end is behind the last character. */
  readonly range: { readonly start: Point; readonly end: Point };
}

/** One diagnostic, as in every JSON output. */
export interface DiagnosticDocument extends PlaceDocument {
  /** Name of the rule; of reasons their kind, such as `unresolved`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly why?: string;
  readonly help?: string;
  readonly tags?: readonly string[];
  readonly causedBy?: PlaceDocument;
  readonly related: readonly (PlaceDocument & { readonly message: string })[];
  readonly fixes: readonly {
    readonly title: string;
    /** Fixes that are `safe` may be applied without review. */
    readonly safety: 'safe' | 'suggestion';
    readonly edits: readonly (PlaceDocument & { readonly newText: string })[];
  }[];
}

/** A finding of a rule. */
export interface FindingDocument extends DiagnosticDocument {
  /** The same as long as rule and line of source are; unique in the file. */
  readonly fingerprint: string;
  /** Page of the rule. */
  readonly url?: string;
}

/** What `check` reports. */
export interface CheckDocument {
  readonly schemaVersion: 1;
  /** Version of Warplens. */
  readonly version: string;
  readonly summary: Readonly<Record<Severity, number>>;
  readonly diagnostics: readonly FindingDocument[];
  /** What kept files from being analysed, such as syntax errors. */
  readonly unread: readonly DiagnosticDocument[];
  readonly coverage: {
    readonly kernels: number;
    readonly analysed: number;
    readonly partial: number;
    readonly notAnalysed: number;
    readonly outOfReach: number;
  };
  /** Kernels that were not analysed in full, with the reasons. */
  readonly notAnalysed: readonly (PlaceDocument & {
    readonly kernel: string;
    readonly state: AnalysisState;
    readonly reasons: readonly DiagnosticDocument[];
  })[];
  /** Items that were not found, and with them maybe kernels. */
  readonly missing: readonly DiagnosticDocument[];
  /** With a baseline: how many findings are in it, and how many of it are gone. */
  readonly baseline?: { readonly known: number; readonly gone: number };
}

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
    fixes: (d.fixes ?? []).map((fix) => ({
      title: fix.title,
      safety: fix.safety,
      edits: fix.edits.map((e) => ({ ...placeDocument(locate(e.span)), newText: e.newText })),
    })),
  };
}

/** A place in every JSON output. */
export function placeDocument({ path, start, end }: Located): PlaceDocument {
  return { file: path, range: { start, end } };
}
