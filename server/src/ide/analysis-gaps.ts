/**
 * What the rules did not analyse, for people: one note for each cause, however many kernels it
 * concerns.
 */
import type { Diagnostic } from '../diag/index.ts';
import type { AnalysisState, Engine, KernelAnalysis } from '../workspace/index.ts';

const SAID: Readonly<Record<AnalysisState, string>> = {
  analysed: 'analysed',
  partial: 'analysed only in part',
  'not-analysed': 'not analysed',
  'out-of-reach': 'not analysed',
};

/** In an editor the code of these notes; it is the name of no rule. */
const NOT_ANALYSED = 'not-analysed';

/** How far the rules got with a kernel, in a word or two. */
export function stateText(state: AnalysisState): string {
  return SAID[state];
}

/** `kernel `k` was not analysed: unresolved: method `f``. `who` is one kernel or several. */
export function gapText(
  who: string,
  state: AnalysisState,
  reason: Diagnostic,
  many = false,
): string {
  if (isRustcCode(reason.code)) {
    const what = reason.message.replace(/^rustc refuses this: /, '');
    return `${who} ${many ? 'are' : 'is'} not a valid program: ${what}`;
  }
  return `${who} ${many ? 'were' : 'was'} ${SAID[state]}: ${reason.message}`;
}

/** Is the code of a finding one of rustc's, of an error or of a lint? */
export function isRustcCode(code: string): boolean {
  return /^(?:E\d{4}|[a-z]+(?:_[a-z]+)+)$/.test(code);
}

/**
 * Notes on causes in the crate. Generic kernels without instances have none: a library may be full
 * of them; nor have causes that are among the crate's findings as they are, as mistakes in MLIR
 * texts: `found` says them already.
 */
export function analysisGaps(
  engine: Engine,
  root: string,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const causeOf = ({ span: { file, start, end }, message }: Diagnostic): string =>
    `${file} ${start} ${end} ${message}`;
  const told = new Set(found.map(causeOf));
  const { kernels, missing } = engine.unanalysed(root);
  const causes = new Map<string, { reason: Diagnostic; of: KernelAnalysis[] }>();
  for (const one of kernels) {
    if (one.state === 'out-of-reach') continue;
    for (const reason of one.reasons) {
      const key = causeOf(reason);
      // What follows from another finding is counted there.
      if (told.has(key) || reason.causedBy !== undefined) continue;
      const cause = causes.get(key);
      if (cause === undefined) causes.set(key, { reason, of: [one] });
      else cause.of.push(one);
    }
  }
  const notes = [...causes.values()].map(({ reason, of }): Diagnostic => {
    const state = of.some((one) => one.state === 'not-analysed') ? 'not-analysed' : of[0]!.state;
    const who = of.length === 1 ? `kernel \`${of[0]!.kernel.name}\`` : `${of.length} kernels`;
    return { ...reason, code: NOT_ANALYSED, message: gapText(who, state, reason, of.length > 1) };
  });
  const absent = missing
    .filter(({ causedBy }) => causedBy === undefined)
    .map((d): Diagnostic => ({ ...d, code: NOT_ANALYSED, message: `not analysed: ${d.message}` }));
  return [...notes, ...absent];
}

/** How far the rules got with the kernel of this name. */
export function analysisOf(
  engine: Engine,
  path: string,
  kernel: string,
): AnalysisState | undefined {
  const { kernels } = engine.analysed(engine.rootOf(path));
  return kernels.find(({ kernel: { name } }) => name === kernel)?.state;
}
