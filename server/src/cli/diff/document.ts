/** A comparison as a document, which table, Markdown and JSON are printed from. */
import type { TargetName } from '../../workspace/index.ts';
import type { CodeState, Figure, LineCount } from './code-state.ts';
import type { Comparison } from './compare.ts';
import type { FindingState, KernelState } from './state.ts';

export type KernelStatus = 'added' | 'removed' | 'changed' | 'renamed' | 'moved' | 'unchanged';

/** A number on both sides; null where a side has none. */
export interface FigureChange {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly estimate: boolean;
  readonly before: number | null;
  readonly after: number | null;
}

/** A source line whose instructions are more or fewer. */
export interface LineChange {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly before: number;
  readonly after: number;
}

export interface CodeChange {
  readonly target: TargetName;
  readonly cpu: string;
  /** Is the text the same but for names? */
  readonly same: boolean;
  readonly figures: readonly FigureChange[];
  readonly problems: readonly string[];
  readonly lines: readonly LineChange[];
}

export interface KernelPlace {
  readonly kernel: string;
  readonly crate: string;
  readonly file: string;
  readonly line: number;
}

export interface KernelChange {
  readonly status: KernelStatus;
  readonly before: KernelPlace | null;
  readonly after: KernelPlace | null;
  readonly code: readonly CodeChange[];
}

export interface DiffDocument {
  readonly schemaVersion: 1;
  readonly base: string;
  readonly head: string;
  readonly kernels: readonly KernelChange[];
  /** Kernels of the crates that the change reaches whose code is the same. */
  readonly unchanged: number;
  readonly findings: {
    readonly come: readonly FindingState[];
    readonly gone: readonly FindingState[];
  };
}

/** Source lines that are named of a kernel. */
const MOST_LINES = 10;

export function diffDocument({ base, head, pairs, come, gone }: Comparison): DiffDocument {
  const all = pairs.map(({ before, after }) => changeOf(before, after));
  const kernels = all.filter(({ status }) => status !== 'unchanged');
  return {
    schemaVersion: 1,
    base,
    head,
    kernels,
    unchanged: all.length - kernels.length,
    findings: { come, gone },
  };
}

function changeOf(before: KernelState | undefined, after: KernelState | undefined): KernelChange {
  const targets = [
    ...new Set([...(after?.code ?? []), ...(before?.code ?? [])].map((one) => one.target)),
  ];
  const code = targets.map((target) =>
    codeChange(
      target,
      before?.code.find((one) => one.target === target),
      after?.code.find((one) => one.target === target),
    ),
  );
  return {
    status: statusOf(before, after, code),
    before: before === undefined ? null : placeOf(before),
    after: after === undefined ? null : placeOf(after),
    code,
  };
}

function placeOf({ name, crate, file, line }: KernelState): KernelPlace {
  return { kernel: name, crate, file, line };
}

function statusOf(
  before: KernelState | undefined,
  after: KernelState | undefined,
  code: readonly CodeChange[],
): KernelStatus {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (before.name !== after.name) return 'renamed';
  if (before.file !== after.file || before.crate !== after.crate) return 'moved';
  return code.every(({ same }) => same) ? 'unchanged' : 'changed';
}

function codeChange(
  target: TargetName,
  before: CodeState | undefined,
  after: CodeState | undefined,
): CodeChange {
  const same =
    before !== undefined &&
    after !== undefined &&
    before.hash === after.hash &&
    before.cpu === after.cpu &&
    before.problems.join() === after.problems.join() &&
    figureOf(before, 'work') === figureOf(after, 'work');
  return {
    target,
    cpu: (after ?? before)!.cpu,
    same,
    figures: figuresOf(before?.figures ?? [], after?.figures ?? []),
    problems: after?.problems ?? [],
    lines: same ? [] : linesOf(before?.lines ?? new Map(), after?.lines ?? new Map()),
  };
}

function figureOf({ figures }: CodeState, name: string): number | undefined {
  return figures.find((one) => one.name === name)?.value;
}

function figuresOf(before: readonly Figure[], after: readonly Figure[]): readonly FigureChange[] {
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  return names.map((name) => {
    const old = before.find((one) => one.name === name);
    const now = after.find((one) => one.name === name);
    const { label, unit } = (now ?? old)!;
    return {
      name,
      label,
      unit,
      estimate: (now ?? old)!.estimate,
      before: old?.value ?? null,
      after: now?.value ?? null,
    };
  });
}

function linesOf(
  before: ReadonlyMap<string, LineCount>,
  after: ReadonlyMap<string, LineCount>,
): readonly LineChange[] {
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((text): LineChange => {
      const { file, line } = (after.get(text) ?? before.get(text))!;
      return {
        file,
        line,
        text,
        before: before.get(text)?.instructions ?? 0,
        after: after.get(text)?.instructions ?? 0,
      };
    })
    .filter((one) => one.before !== one.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.line - b.line)
    .slice(0, MOST_LINES);
}
