/**
 * What a rule is. One file in `lints/` declares one rule: its texts, what it listens to, its fix
 * and its examples. From the declaration come the table of rules, the page in `docs/rules`,
 * `warplens explain` and the tests of the examples.
 */
import { type Span, smallest, type TextEdit } from '../base/index.ts';
import type { Diagnostic, FixSafety, Related, Severity } from '../diag/index.ts';
import type { Listeners, RuleContext } from './context.ts';

/** Source that shows a rule. Carets in comments under the code mark where a bad one is reported. */
export type Example =
  | { readonly kind: 'bad' | 'good'; readonly code: string; readonly edition: ExampleEdition }
  | {
      readonly kind: 'fixed';
      readonly code: string;
      readonly after: string;
      readonly edition: ExampleEdition;
    };

/** The edition of Rust, or `mlir` for the text of an `.mlir` file. */
export type ExampleEdition = 2021 | 2024 | 'mlir';

/** Code that gives exactly one diagnostic, of this rule, at its carets. */
export function bad(code: string, edition: ExampleEdition = 2021): Example {
  return { kind: 'bad', code: dedent(code), edition };
}

/** Code that is fine. */
export function good(code: string, edition: ExampleEdition = 2021): Example {
  return { kind: 'good', code: dedent(code), edition };
}

/** Code that the rule's first fix turns into `after`, which is fine. */
export function fixed(code: string, after: string, edition: ExampleEdition = 2021): Example {
  return { kind: 'fixed', code: dedent(code), after: dedent(after), edition };
}

/** One place where a rule found what it looks for. */
export interface Finding<D> {
  readonly span: Span;
  readonly data: D;
  readonly related?: readonly Related[];
  /** In place of the rule's own, where this case deserves better. */
  readonly why?: string;
  readonly help?: string;
  /** Quieter than the rule, for a case that is less sure. */
  readonly severity?: Severity;
}

/** A fix before it has the rule's safety. */
export interface FixDraft {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

export type Report<D> = (finding: Finding<D>) => void;

export interface RuleDeclaration<D> {
  /** The code of its diagnostics: kebab-case, or rustc's own name for a lint that rustc has too. */
  readonly name: string;
  readonly severity: Severity;
  /**
   * The dialect's compiler, the assembler or the driver refuses the code: there is no text of it.
   * Holds for findings that are errors.
   */
  readonly refusal?: true;
  /** First version of Warplens that has the rule. */
  readonly since: string;
  /** One sentence for the table of rules. */
  readonly title: string;
  /** What is wrong at a place: lower case start, no full stop. */
  what(data: D): string;
  readonly why: string;
  readonly help: string;
  /** For rules over what all threads do: how far silence goes, for the rule's page. */
  readonly reach?: Reach;
  /** How far the fix may be trusted; absent for rules without one. */
  readonly safety?: FixSafety;
  /** rustc has a lint of this name, so `#[allow(name)]` and its relatives in the source decide. */
  readonly rustcLint?: true;
  /** What it marks does nothing: editors show it faded. */
  readonly unnecessary?: true;
  /** Reports in TOML files, where comments begin with `#`. */
  readonly inToml?: true;
  /** Reported only when the configuration names it. */
  readonly optIn?: true;
  /**
   * Reports only what stays true whatever unknown code does, so that kernels are analysed too of
   * which parts cannot be compiled.
   */
  readonly partialCode?: true;
  /**
   * Looks at a kernel's code and nothing of Rust, so that kernels of `.mlir` files are looked at
   * too.
   */
  readonly anyFrontEnd?: true;
  run(ctx: RuleContext, report: Report<D>): Listeners;
  fix?(ctx: RuleContext, data: D): FixDraft | undefined;
  readonly examples: readonly Example[];
}

/** A declared rule as the runner holds it. */
export interface Rule extends Omit<RuleDeclaration<unknown>, 'what' | 'run' | 'fix'> {
  start(ctx: RuleContext, emit: (diagnostic: Diagnostic) => void): Listeners;
}

/** Sentences without a full stop. */
export interface Reach {
  /** What is proven or found. */
  readonly decides: string;
  /** What is said to be undecided, in hovers, lenses and `coverage`. */
  readonly leaves: string;
  /** What is taken for granted. */
  readonly assumes: string;
  /** When a finding has another severity than the rule's. */
  readonly severities?: string;
}

export function defineRule<D>(declaration: RuleDeclaration<D>): Rule {
  const { what, run, fix, ...rest } = declaration;
  return {
    ...rest,
    start(ctx, emit) {
      return run(ctx, ({ span, data, related, why, help, severity }) => {
        const draft = fix?.(ctx, data);
        emit({
          code: rest.name,
          severity: severity ?? rest.severity,
          span,
          message: what(data),
          why: why ?? rest.why,
          help: help ?? rest.help,
          ...(related === undefined ? {} : { related }),
          ...(rest.unnecessary === undefined ? {} : { tags: ['unnecessary'] as const }),
          ...(draft === undefined
            ? {}
            : { fixes: [{ ...draft, safety: rest.safety ?? 'suggestion' }] }),
        });
      });
    },
  };
}

/** Takes away the first line break and the indentation that all lines share. */
function dedent(code: string): string {
  const lines = code
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '\n')
    .split('\n');
  const indents = lines.filter((l) => l.trim() !== '').map((l) => l.length - l.trimStart().length);
  const cut = smallest(indents);
  return lines.map((l) => l.slice(cut)).join('\n');
}
