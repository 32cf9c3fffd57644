/**
 * What of the crates `check` analysed, and in words what it did not: a kernel that was not analysed
 * is never called clean.
 */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { decisionText, gapText } from '../ide/index.ts';
import { comparisonOf, type LaunchComparison } from '../rules/index.ts';
import type { Engine, KernelAnalysis, PlacedDecision } from '../workspace/index.ts';

export interface Coverage {
  readonly kernels: readonly KernelAnalysis[];
  /** Items that are missing as a whole, and with them maybe kernels. */
  readonly missing: readonly Diagnostic[];
  /** Kernels and launches below folders that no crate compiles, a note for each cause. */
  readonly absent: readonly Diagnostic[];
  /** MLIR files below folders that were not looked at: nothing in them is for GPUs. */
  readonly passedOver: number;
  /** What is decided about kernels, each with its text; asked for by formats that show it. */
  readonly decisions: readonly ShownDecision[];
  /** Launches in host code, with how far they were compared with their kernels. */
  readonly launches: readonly ShownLaunch[];
}

/** Of findings about which nothing else is said. */
export const NO_COVERAGE: Coverage = {
  kernels: [],
  missing: [],
  absent: [],
  passedOver: 0,
  decisions: [],
  launches: [],
};

/** A launch in host code. */
export interface ShownLaunch extends LaunchComparison {
  /** Where it names what it launches. */
  readonly span: Span;
  /** As it is written there; undefined where that is not known. */
  readonly kernel: string | undefined;
}

/** One decision about one kernel, in words. */
export interface ShownDecision {
  readonly kernel: string;
  readonly nameSpan: Span;
  readonly decision: PlacedDecision;
  readonly text: string;
}

/**
 * Kernels of the crates, or of one file of them; each once, although crates of a workspace may
 * share files.
 */
export function coverageOf(
  engine: Engine,
  roots: readonly string[],
  only: string | undefined,
): Coverage {
  const kernels = new Map<string, KernelAnalysis>();
  const missing = new Map<string, Diagnostic>();
  for (const root of roots) {
    const analysed = engine.analysed(root);
    for (const one of analysed.kernels) {
      const { name, nameSpan } = one.kernel;
      if (only !== undefined && engine.path(nameSpan.file) !== only) continue;
      kernels.set(`${nameSpan.file} ${nameSpan.start} ${name}`, one);
    }
    for (const one of analysed.missing) {
      const { file, start } = one.span;
      if (only === undefined || engine.path(file) === only) missing.set(`${file} ${start}`, one);
    }
  }
  return { ...NO_COVERAGE, kernels: [...kernels.values()], missing: [...missing.values()] };
}

/** The launches in the host code of a crate. */
export function launchesIn(engine: Engine, root: string): readonly ShownLaunch[] {
  return engine.host(root).launches.map((launch) => ({
    span: launch.callee,
    kernel: launch.kernel?.text,
    ...comparisonOf(launch),
  }));
}

/** What is decided about the kernels of a crate. */
export function decisionsIn(engine: Engine, root: string): readonly ShownDecision[] {
  return engine.decisions(root).flatMap(({ kernel, nameSpan, decisions }) =>
    decisions.map((decision) => ({
      kernel,
      nameSpan,
      decision,
      text: decisionText(engine, decision),
    })),
  );
}

/**
 * Why kernels were not analysed in full, and what items are missing; kernel by kernel. What follows
 * from a finding is left out: that one counts it.
 */
export function gapsOf({ kernels, missing, absent }: Coverage): readonly Diagnostic[] {
  return [
    ...kernels.flatMap(({ kernel, state, reasons }) =>
      reasons
        .filter(isOwn)
        .map((d) => ({ ...d, message: gapText(`kernel \`${kernel.name}\``, state, d) })),
    ),
    ...[...missing, ...absent]
      .filter(isOwn)
      .map((d) => ({ ...d, message: `not analysed: ${d.message}` })),
  ];
}

/** Was anything not analysed in full, also what a finding counts? */
export function hasGaps({ kernels, missing, absent }: Coverage): boolean {
  return kernels.some(({ reasons }) => reasons.length > 0) || missing.length + absent.length > 0;
}

/** Does it follow from no other finding? */
function isOwn({ causedBy }: Diagnostic): boolean {
  return causedBy === undefined;
}

/**
 * `1 of 3 kernels was not analysed, 1 only in part`, and files that were passed over; undefined
 * when everything was analysed.
 */
export function coverageText({
  kernels,
  missing,
  absent,
  passedOver,
}: Coverage): string | undefined {
  const parts: string[] = [];
  const total = `${kernels.length} kernel${kernels.length === 1 ? '' : 's'}`;
  const add = (state: KernelAnalysis['state'], one: string, many: string): void => {
    const count = kernels.filter((kernel) => kernel.state === state).length;
    if (count === 0) return;
    const counted = parts.length === 0 ? `${count} of ${total}` : `${count}`;
    parts.push(`${counted} ${count === 1 ? one : many}`);
  };
  add('not-analysed', 'was not analysed', 'were not analysed');
  add('partial', 'was analysed only in part', 'were analysed only in part');
  add('out-of-reach', 'is out of reach', 'are out of reach');
  if (missing.length > 0)
    parts.push(`${missing.length} item${missing.length === 1 ? ' was' : 's were'} not found`);
  if (absent.length > 0) {
    const causes = absent.length === 1 ? 'one cause' : `${absent.length} causes`;
    parts.push(`kernels or launches are left out for ${causes}`);
  }
  if (passedOver > 0) {
    const files = passedOver === 1 ? 'MLIR file' : 'MLIR files';
    const were = passedOver === 1 ? 'was' : 'were';
    parts.push(`${passedOver} ${files} without operations of \`gpu\` ${were} not looked at`);
  }
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/**
 * `3 launches: 2 compared with their kernels, 1 not: its arguments are not written at the launch
 * (host.rs:4)`; undefined where there are no launches. `placeOf` says where one is.
 */
export function launchesText(
  launches: readonly ShownLaunch[],
  placeOf: (span: Span) => string,
): string | undefined {
  if (launches.length === 0) return undefined;
  const named: Readonly<Record<LaunchComparison['state'], string>> = {
    compared: 'compared with the kernel',
    partial: 'compared in part',
    'not-compared': 'not compared',
  };
  const parts = (['compared', 'partial', 'not-compared'] as const).flatMap((state) => {
    const those = launches.filter((one) => one.state === state);
    if (those.length === 0) return [];
    const reasons = [...new Set(those.map(({ reason }) => reason))].flatMap((reason) => {
      if (reason === undefined) return [];
      const [first, ...more] = those.filter((one) => one.reason === reason);
      return [
        `${reason} (${placeOf(first!.span)}${more.length > 0 ? ` and ${more.length} more` : ''})`,
      ];
    });
    return [
      `${those.length} ${named[state]}${reasons.length > 0 ? `: ${reasons.join(', ')}` : ''}`,
    ];
  });
  return `${launches.length} launch${launches.length === 1 ? '' : 'es'}: ${parts.join('; ')}`;
}
