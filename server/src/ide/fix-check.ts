/**
 * Whether fixes hold: the text that a fix leaves is checked before anybody is offered it. One after
 * which its finding is still there, or another one is new, or code no longer compiles, is none.
 */
import { append, applyEdits, type TextEdit } from '../base/index.ts';
import type { Diagnostic, Fix } from '../diag/index.ts';
import type { Engine } from '../workspace/index.ts';

/** What is wrong with a crate, by number. */
interface State {
  /** Findings of each rule, and of those errors and warnings. */
  readonly all: ReadonlyMap<string, number>;
  readonly loud: ReadonlyMap<string, number>;
  /** What keeps code from being compiled. */
  readonly problems: number;
}

/** A finding and the fix that is to remove it. */
export interface Mended {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

export class FixCheck {
  private readonly engine: Engine;
  /** Answers at `revision`, which grows with every trial. */
  private verdicts = new Map<string, boolean>();
  private states = new Map<string, State>();
  private revision = -1;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The findings of a crate with those of their fixes that hold. */
  keepHolding(root: string, found: readonly Diagnostic[]): readonly Diagnostic[] {
    const mended = found.flatMap((diagnostic) =>
      (diagnostic.fixes ?? []).map((fix) => ({ diagnostic, fix })),
    );
    if (mended.length === 0) return found;
    // Mostly all of them hold, and one trial tells.
    const together = compatible(mended);
    const good = new Set<Fix>();
    if (this.holds(root, together)) for (const { fix } of together) good.add(fix);
    for (const one of mended) if (!good.has(one.fix) && this.holds(root, [one])) good.add(one.fix);
    return found.map((d) => {
      const fixes = d.fixes?.filter((fix) => good.has(fix));
      if (fixes === undefined || fixes.length === d.fixes!.length) return d;
      const { fixes: _, ...rest } = d;
      return fixes.length === 0 ? rest : { ...rest, fixes };
    });
  }

  /**
   * Are the findings gone when all these fixes are applied at once, with nothing new in their
   * place?
   */
  holds(root: string, mended: readonly Mended[]): boolean {
    if (this.engine.revision !== this.revision) {
      this.verdicts = new Map();
      this.states = new Map();
    }
    const key = `${root} ${JSON.stringify(mended.map(({ fix }) => fix.edits))}`;
    let verdict = this.verdicts.get(key);
    if (verdict === undefined) {
      verdict = this.tryAll(root, mended);
      this.verdicts.set(key, verdict);
    }
    this.revision = this.engine.revision;
    return verdict;
  }

  private tryAll(root: string, mended: readonly Mended[]): boolean {
    let before = this.states.get(root);
    if (before === undefined) {
      before = stateOf(this.engine, root);
      this.states.set(root, before);
    }
    const texts = textsAfter(
      this.engine,
      mended.flatMap(({ fix }) => fix.edits),
    );
    if (texts === undefined) return false;
    const after = this.engine.during(texts, () => stateOf(this.engine, root));
    return isBetter(before, after, mended);
  }
}

/** The texts that edits leave, by path; undefined where edits overlap. */
export function textsAfter(
  engine: Engine,
  edits: readonly TextEdit[],
): ReadonlyMap<string, string> | undefined {
  const byFile = new Map<string, TextEdit[]>();
  for (const edit of edits) {
    const path = engine.path(edit.span.file);
    const list = byFile.get(path) ?? [];
    list.push(edit);
    byFile.set(path, list);
  }
  const out = new Map<string, string>();
  for (const [path, list] of byFile) {
    try {
      out.set(path, applyEdits(engine.text(path) ?? '', list));
    } catch {
      return undefined;
    }
  }
  return out;
}

/** One fix of each finding, as long as they do not touch the same text; the first ones go first. */
export function compatible(mended: readonly Mended[]): readonly Mended[] {
  const out: Mended[] = [];
  const taken: TextEdit[] = [];
  const done = new Set<Diagnostic>();
  for (const one of mended) {
    const { edits } = one.fix;
    if (done.has(one.diagnostic)) continue;
    if (edits.some((edit) => taken.some((other) => collide(edit, other)))) continue;
    done.add(one.diagnostic);
    out.push(one);
    append(taken, edits);
  }
  return out;
}

/** Two insertions at one place collide as well: which comes first nobody says. */
function collide({ span: a }: TextEdit, { span: b }: TextEdit): boolean {
  if (a.file !== b.file) return false;
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}

function stateOf(engine: Engine, root: string): State {
  const all = new Map<string, number>();
  const loud = new Map<string, number>();
  for (const { code, severity } of engine.diagnostics(root)) {
    all.set(code, (all.get(code) ?? 0) + 1);
    if (severity === 'error' || severity === 'warning') loud.set(code, (loud.get(code) ?? 0) + 1);
  }
  return { all, loud, problems: engine.check(root, engine.ruleTarget(root)).length };
}

function isBetter(before: State, after: State, mended: readonly Mended[]): boolean {
  if (after.problems > before.problems) return false;
  for (const [code, count] of after.loud) if (count > (before.loud.get(code) ?? 0)) return false;
  const fixed = new Map<string, number>();
  for (const { diagnostic: d } of mended) fixed.set(d.code, (fixed.get(d.code) ?? 0) + 1);
  for (const [code, count] of fixed)
    if ((after.all.get(code) ?? 0) > (before.all.get(code) ?? 0) - count) return false;
  return true;
}
