/** Small questions that a program asks about problems, configurations and parameters. */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { type Crate, type HirProblem, SYNTAX_ERROR } from '../hir/index.ts';
import type { LowerProblem } from '../lower/index.ts';
import { type Configuration, RULES } from '../rules/index.ts';
import { ptxKernelParam } from '../targets/index.ts';
import type { KernelInfo, LineSource, TargetName } from './api.ts';
import type { Files } from './files.ts';
import type { ManifestProblem, MissingCrate } from './manifest/index.ts';
import { refusedText } from './validity.ts';

/**
 * Is it about items that are not there at all? What an import lacks is reported where its name is
 * used, and what `thread_local!` makes is for the host.
 */
export function isMissingItem({ what }: HirProblem): boolean {
  return !/^(?:import |crate |macro `thread_local!`)/.test(what);
}

/**
 * Does a configuration hold something that nothing understands? Then that is told, whatever the
 * sources are about.
 */
export function isWrong(configuration: Configuration | undefined): boolean {
  if (configuration === undefined) return false;
  const isRule = (name: string): boolean => RULES.some((rule) => rule.name === name);
  return configuration.problems.length > 0 || configuration.rules.some(({ name }) => !isRule(name));
}

/** How a parameter's slot is declared in the target's text. */
export function declaredOf(target: TargetName, slot: Parameters<typeof ptxKernelParam>[0]): string {
  if (target === 'ptx') return ptxKernelParam(slot, '');
  // Thin pointers and what is passed by pointer are buffers to the loader.
  const isBuffer = slot.pass !== 'blob' && slot.type.startsWith('ptr');
  return isBuffer ? 'global_buffer' : 'by_value';
}

/** Of some kernels those that are not among others, by their place and name. */
export function besides(
  known: readonly KernelInfo[],
  found: readonly KernelInfo[],
): readonly KernelInfo[] {
  const keyOf = ({ name, nameSpan }: KernelInfo): string =>
    `${nameSpan.file} ${nameSpan.start} ${name}`;
  const keys = new Set(known.map(keyOf));
  return found.filter((kernel) => !keys.has(keyOf(kernel)));
}

/** Errors by which items are missing that nothing asks for by name: a file that includes itself. */
export function itemErrors({ problems }: Crate): Diagnostic[] {
  return problems
    .filter(({ what }) =>
      /^(?:recursion limit|a crate of more than )|includes its own file$/.test(what),
    )
    .map(({ kind, what, file, start, end }) => ({
      code: kind,
      severity: 'error',
      span: { file, start, end },
      message: `${kind}: ${what}`,
    }));
}

/** Why a kernel cannot be compiled, in a line; with rustc's code where rustc refuses it too. */
export function problemText({
  kind,
  what,
  code,
}: Pick<LowerProblem, 'kind' | 'what' | 'code'>): string {
  if (what === SYNTAX_ERROR) return what;
  if (code === undefined) return `${kind}: ${what}`;
  if (kind === 'invalid') return refusedText(code, what);
  // What is not found may be missing in the `core` that code is checked against here.
  return /: there is no /.test(what) ? `${kind}: ${what}` : `${kind}: ${what} (${code})`;
}

/** The name of the kernel that a problem is of, for a problem without a place of its own. */
export function nameOfKernel({ kernel: { def } }: LowerProblem): Span {
  const { start, end } = def.node.name;
  return { file: def.file, start, end };
}

/** The name in the item of a static; nothing where a macro has written the item. */
export function nameOfStatic(files: Files, { file, start, end }: Span): Span | undefined {
  const text = (files.text(file) ?? '').slice(start, end);
  const found = /^(?:(?:pub(?:\([^)]*\))?|unsafe|safe)\s+)*static\s+(?:mut\s+)?(\w+)/.exec(text);
  if (found === null) return undefined;
  const from = start + found[0].length - found[1]!.length;
  return { file, start: from, end: start + found[0].length };
}

/** Where a line of text comes from, in the current texts. */
export function currentSource(
  { current }: { current(span: Span): Span },
  source: LineSource,
): LineSource {
  const { callers } = source;
  const { file, start, end } = current(source);
  if (callers === undefined) return { file, start, end };
  return { file, start, end, callers: callers.map((caller) => current(caller)) };
}

/** A mistake of a manifest, or a dependency that is not there. */
export function manifestProblem(files: Files, problem: ManifestProblem | MissingCrate): Diagnostic {
  const { path, start, end, message } = problem;
  const isAbsent = 'remedy' in problem && problem.remedy !== undefined;
  return {
    code: 'manifest',
    severity: 'error',
    span: { file: files.id(path), start, end },
    message: isAbsent ? `${message}; \`cargo fetch\` brings it` : message,
  };
}
