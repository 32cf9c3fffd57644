/** Kernels over their budgets: what they may take, compared with what they take. */
import { type FileId, LineIndex, type Span } from '../base/index.ts';
import type { Related } from '../diag/index.ts';
import {
  BUDGET_TARGETS,
  type Budget,
  type BudgetTarget,
  budgetsAbove,
  budgetsOn,
  mayHaveBudgets,
  type OverBudget,
  type OverFigure,
} from '../rules/index.ts';
import type { Files } from './files.ts';
import type { CheckedCrate } from './front-end.ts';
import type { KernelFigure, KernelFigures, Share } from './kernel-figures.ts';

/** Lines that a finding names for one figure. */
const MOST_LINES = 3;

/** A crate whose kernels have budgets. */
export interface BudgetedCrate {
  readonly files: Files;
  /** Paths of its files. */
  readonly modules: readonly string[];
  /** What `warplens.toml` says. */
  readonly configured: readonly Budget[] | undefined;
  /** The targets that the project is built for. */
  readonly built: readonly string[];
  crateFor(target: BudgetTarget): CheckedCrate | undefined;
}

/**
 * The kernels of a crate that take more than they may, on all targets that budgets are for. Stops
 * behind each kernel.
 */
export function* overBudgets(crate: BudgetedCrate): Generator<undefined, readonly OverBudget[]> {
  const { files, modules, configured = [], built } = crate;
  const text = (file: FileId): string => files.text(files.base(file)) ?? '';
  const own = new Set(modules.map((path) => files.id(path)));
  const texts = [...own].map(text);
  if (configured.length === 0 && !texts.some(mayHaveBudgets)) return [];
  const isOwn = ({ file }: Span): boolean => own.has(file);
  const out: OverBudget[] = [];
  for (const { target, isBuilt } of budgetTargets(built, configured, texts)) {
    const checked = crate.crateFor(target);
    for (const { def, root, info } of checked?.kernels.found ?? []) {
      const { current, figures, validity } = checked!;
      const nameSpan = current(info.nameSpan);
      if (!isOwn(nameSpan) || info.withoutInstance === true) continue;
      const { start, end } = def.node;
      const at = current({ file: def.file, start, end });
      const above = def.node.file === undefined ? budgetsAbove(at, text(at.file)) : [];
      const kernel: BudgetedKernel = {
        name: info.name,
        nameSpan,
        budgets: budgetsOn(target, isBuilt, configured, above),
        figures: () => (validity.inKernel(root).length > 0 ? undefined : figures.of(root)),
      };
      const one = overBudget(kernel, { current, isOwn, text });
      if (one !== undefined) out.push(one);
      yield;
    }
  }
  return out;
}

/** An MLIR text whose kernels have budgets; all places are current ones. */
export interface BudgetedText {
  readonly configured: readonly Budget[];
  readonly text: string;
  readonly file: FileId;
  readonly kernels: readonly {
    readonly name: string;
    readonly nameSpan: Span;
    /** What a budget may be above; the last one takes precedence. */
    readonly above: readonly Span[];
    /** The target that its operations are for. */
    built(): BudgetTarget | undefined;
    figures(target: BudgetTarget): KernelFigures | undefined;
  }[];
}

/** The same of an MLIR text. */
export function overMlirBudgets(given: BudgetedText): readonly OverBudget[] {
  const { configured, text, file } = given;
  if (configured.length === 0 && !mayHaveBudgets(text)) return [];
  const places: BudgetPlaces = {
    current: (span) => span,
    isOwn: (span) => span.file === file,
    text: () => text,
  };
  return given.kernels.flatMap((kernel): OverBudget[] => {
    const above = kernel.above.flatMap((at) => budgetsAbove(at, text));
    const built = kernel.built();
    return budgetTargets(built === undefined ? [] : [built], configured, [text]).flatMap(
      ({ target, isBuilt }) => {
        const budgets = budgetsOn(target, isBuilt, configured, above);
        const figures = () => kernel.figures(target);
        return overBudget({ ...kernel, budgets, figures }, places) ?? [];
      },
    );
  });
}

/** How the places of a kernel are shown. */
export interface BudgetPlaces {
  /** In the current texts. */
  current(span: Span): Span;
  /** Is a place in the user's own text? */
  isOwn(span: Span): boolean;
  text(file: FileId): string;
}

/** A kernel on one target. */
export interface BudgetedKernel {
  readonly name: string;
  /** In the current texts. */
  readonly nameSpan: Span;
  readonly budgets: readonly Budget[];
  figures(): KernelFigures | undefined;
}

/** Targets of which anything may be over a budget. */
export function budgetTargets(
  built: readonly string[],
  configured: readonly Budget[],
  texts: readonly string[],
): readonly { readonly target: BudgetTarget; readonly isBuilt: boolean }[] {
  return BUDGET_TARGETS.flatMap((target) => {
    const isBuilt = built.includes(target);
    const isNamed =
      configured.some((one) => one.target === target) ||
      texts.some((text) => new RegExp(`\\bbudget\\(\\s*${target}\\b`).test(text));
    return isBuilt || isNamed ? [{ target, isBuilt }] : [];
  });
}

/** What of a kernel is over its budget; undefined where nothing is. */
export function overBudget(kernel: BudgetedKernel, places: BudgetPlaces): OverBudget | undefined {
  if (kernel.budgets.length === 0) return undefined;
  const known = kernel.figures();
  if (known === undefined) return undefined;
  const figures: OverFigure[] = [];
  const lines: Related[] = [];
  for (const { figure, limit, span: said } of kernel.budgets) {
    const found = known.figures.get(figure);
    if (found === undefined || found.value <= limit) continue;
    const { label, value, estimate } = found;
    figures.push({ label, value, limit, estimate, said });
    for (const line of costliest(found, places)) lines.push(line);
  }
  if (figures.length === 0) return undefined;
  const { name, nameSpan } = kernel;
  return { kernel: name, nameSpan, cpu: known.cpu, figures, lines };
}

/** The lines that cost most, the costliest first. */
function costliest({ places, of }: KernelFigure, where: BudgetPlaces): readonly Related[] {
  const lines = new Map<string, { readonly span: Span; count: number }>();
  const indices = new Map<FileId, LineIndex>();
  for (const { spans, count } of places) {
    const span = ownSpan({ spans, count }, where);
    if (span === undefined) continue;
    let index = indices.get(span.file);
    if (index === undefined) indices.set(span.file, (index = new LineIndex(where.text(span.file))));
    const key = `${span.file} ${index.lineCol(span.start).line}`;
    const known = lines.get(key);
    if (known === undefined) lines.set(key, { span, count });
    else known.count += count;
  }
  return [...lines.values()]
    .sort((a, b) => b.count - a.count || a.span.start - b.span.start)
    .filter(({ count }, at) => at === 0 || count > 1)
    .slice(0, MOST_LINES)
    .map(({ span, count }) => ({
      span,
      message: of === undefined ? 'most registers hold values here' : `${count} ${of}`,
    }));
}

/** The innermost of the user's places. */
function ownSpan({ spans }: Share, where: BudgetPlaces): Span | undefined {
  for (const span of spans) {
    const at = where.current(span);
    if (where.isOwn(at)) return at;
  }
  return undefined;
}
