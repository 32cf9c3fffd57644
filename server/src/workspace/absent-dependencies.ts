/**
 * Dependencies that are not on this machine, as findings in the manifests that name them, and what
 * follows from each: names that were imported from it, or that it may have given.
 */
import type { FileId, Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { CrateAnalysis } from './api.ts';
import type { CheckedCrate } from './front-end.ts';
import type { ManifestProblem, MissingCrate } from './manifest/index.ts';

/** The code of the findings. */
export const MISSING_DEPENDENCY = 'missing-dependency';

/** The absent dependencies of a crate. */
export class AbsentDependencies {
  private readonly missing: readonly MissingCrate[];
  /** By name: the dependency that it was imported from. */
  private readonly imported = new Map<string, MissingCrate>();
  /** Those of which all names were imported. */
  private readonly globs = new Set<MissingCrate>();
  /** Those that the sources name. */
  private readonly named = new Set<MissingCrate>();

  constructor({ graph, program }: CheckedCrate) {
    this.missing = graph.missing;
    if (this.missing.length === 0) return;
    const byName = new Map(this.missing.map((one) => [one.crate, one]));
    for (const crate of program.crates) {
      if (crate.isPrelude) continue;
      for (const { what } of crate.problems) {
        const path = /^import `(?:::)?(.*)`$/.exec(what)?.[1]?.split('::');
        const from = path && byName.get(path[0]!);
        if (path === undefined || from === undefined) continue;
        this.named.add(from);
        if (path.at(-1) === '*') this.globs.add(from);
        else this.imported.set(path.at(-1)!, from);
      }
    }
  }

  /** The dependency that a message follows from; undefined where it may have another cause. */
  causeOf(code: string, message: string): MissingCrate | undefined {
    const { missing, globs, named } = this;
    if (missing.length === 0) return undefined;
    const known = code === 'unresolved' || code === 'unknown-kernel-macro';
    if (!known) return undefined;
    for (const [, quoted] of message.matchAll(/`([^`]+)`/g)) {
      const names: readonly string[] = quoted!.match(/\w+/g) ?? [];
      const found = missing.find(({ crate }) => names.includes(crate));
      const from = found ?? names.map((name) => this.imported.get(name)).find((one) => one);
      if (from !== undefined) return from;
    }
    if (/^unresolved: (?:name|type|macro|trait) /.test(message)) return [...globs][0];
    // What is of an unknown type has no methods and fields.
    return /^unresolved: (?:method|field) /.test(message) ? [...named][0] : undefined;
  }

  /** The problems with the manifest's line that each follows from. */
  attributed(problems: readonly Diagnostic[], id: (path: string) => FileId): readonly Diagnostic[] {
    return problems.map((one) => {
      const from = this.causeOf(one.code, one.message);
      return from === undefined ? one : { ...one, causedBy: placeOf(from, id) };
    });
  }
}

function placeOf({ path, start, end }: ManifestProblem, id: (path: string) => FileId): Span {
  return { file: id(path), start, end };
}

/**
 * A finding for each dependency that something follows from, and for each whose name is a mistake.
 * The others matter to nothing.
 */
export function dependencyFindings(
  missing: readonly MissingCrate[],
  analyses: readonly CrateAnalysis[],
  id: (path: string) => FileId,
): readonly Diagnostic[] {
  const reasons = analyses.flatMap(({ kernels }) =>
    kernels.flatMap((one) => one.reasons.map((reason) => ({ reason, kernel: one.kernel.symbol }))),
  );
  const items = analyses.flatMap((one) => one.missing);
  return missing.flatMap((one): Diagnostic[] => {
    const span = placeOf(one, id);
    const isOf = ({ causedBy }: Diagnostic): boolean =>
      causedBy?.file === span.file && causedBy.start === span.start;
    const of = reasons.filter(({ reason }) => isOf(reason));
    const kernels = new Set(of.map(({ kernel }) => kernel)).size;
    const messages = of.length + items.filter(isOf).length;
    if (messages === 0 && one.meant === undefined) return [];
    const { message, remedy, isCertain } = one;
    return [
      {
        code: MISSING_DEPENDENCY,
        severity: isCertain === true ? 'error' : 'info',
        span,
        message,
        ...(messages > 0 && { why: followText(kernels, messages) }),
        ...(remedy !== undefined && { help: remedy }),
        ...fixOf(one, span),
      },
    ];
  });
}

/** How much follows from an absent dependency, and is left out of the report. */
export function followText(kernels: number, messages: number): string {
  const left =
    messages === 1
      ? '1 message that follows from it is left out'
      : `${messages} messages that follow from it are left out`;
  if (kernels === 0) return left;
  const what = kernels === 1 ? '1 kernel is' : `${kernels} kernels are`;
  return `${what} not analysed in full without it, and ${left}`;
}

/** Writes the name that is meant; that of the key, where the key is the name. */
function fixOf({ meant, nameAt }: MissingCrate, { file }: Span): Pick<Diagnostic, 'fixes'> {
  if (meant === undefined || nameAt === undefined) return {};
  const edit = { span: { file, ...nameAt }, newText: meant };
  return { fixes: [{ title: `Change it to \`${meant}\``, safety: 'suggestion', edits: [edit] }] };
}
