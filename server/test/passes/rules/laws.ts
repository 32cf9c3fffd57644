/**
 * Fixtures of rewrite rules, a file for each operation that rules start at. A case is a law, or
 * `not` and a law that does not apply, then a function, then what becomes of it:
 *
 *     ; (sub (add a b) a) => b
 *     func device @f(i32, i32) -> i32 {
 *     ..
 *     }
 *     ; ret %b
 *
 * `UPDATE=1` writes what becomes of the functions, adds a case for each rule without one, and one
 * for each mutant that nothing notices.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseRule, type RewriteRule } from '../../../src/mir/index.ts';
import { Combiner } from '../../../src/passes/combine/engine.ts';
import type { RuleSet, RuleSource } from '../../../src/passes/combine/rule-set.ts';
import { fixturesIn, repoPath } from '../../kit/index.ts';
import { instancesOf } from './instances.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { problemOf } from './prove.ts';
import { ALL_SOURCES, EXPAND_SOURCES, rewrite, rulesWith } from './run.ts';

export const FOLDER = 'test-fixtures/rewrite-rules';

export interface Case {
  readonly law: string;
  /** The law applies. */
  readonly applies: boolean;
  readonly code: string;
  readonly result: string;
}

export interface Law {
  readonly source: RuleSource;
  readonly rule: RewriteRule;
  readonly expands: boolean;
  readonly file: string;
}

export const LAWS: readonly Law[] = ALL_SOURCES.map((source) => {
  const expands = EXPAND_SOURCES.includes(source);
  const file = `${FOLDER}/${expands ? 'expand-division' : source.op}.mir`;
  return { source, rule: source.read(), expands, file };
});

/** The cases of all files, by file. */
export function readCases(): Map<string, Case[]> {
  return new Map(
    fixturesIn(FOLDER, '.mir').map((file) => [
      file,
      readFileSync(repoPath(file), 'utf8')
        .trim()
        .split(/\n\n+/)
        .map((text) => readCase(text, file)),
    ]),
  );
}

function readCase(text: string, file: string): Case {
  const match = /^; (not )?(.+)\n((?:global.*\n)*func [\s\S]*?\n\})((?:\n; .*)*)$/.exec(text);
  if (match === null) throw new Error(`${file}: this is no case:\n${text}`);
  const [, not, law, code, result] = match;
  return {
    law: law!,
    applies: not === undefined,
    code: code!,
    result: result!.trim().replace(/^; /gm, ''),
  };
}

/** What becomes of a function, and which rules did it; it must be the end of it. */
export function outcome(
  code: string,
  rules: RuleSet,
): { result: string; applied: ReadonlySet<string> } {
  const { code: result, applied, module } = rewrite(code, rules);
  const fn = [...module.funcs.values()].at(-1)!;
  const goesOn = new Combiner(fn, rules, module).run();
  return { result: goesOn ? `${result}\nand changes again` : result, applied };
}

const SETS = { combine: rulesWith(false), expand: rulesWith(true) };

export function rulesOf(law: Law): RuleSet {
  return law.expands ? SETS.expand : SETS.combine;
}

/** Who notices that a rule is another one: its reader, a proof, a case; undefined for nobody. */
export function whoNotices(law: Law, mutant: Mutant, cases: readonly Case[]): string | undefined {
  const wrong = readMutant(law, mutant);
  if (wrong === undefined) return 'the reader of rules';
  const rules = rulesWith(law.expands, law.source, { op: wrong.pattern.op, read: () => wrong });
  for (const { law: text, code, result } of cases) {
    if (text !== law.rule.text) continue;
    if (differs(code, rules, result)) return 'a fixture';
  }
  return problemOf(wrong) === undefined ? undefined : 'the proof';
}

function differs(code: string, rules: RuleSet, result: string): boolean {
  try {
    return outcome(code, rules).result !== result;
  } catch {
    return true;
  }
}

function readMutant({ source, rule }: Law, mutant: Mutant): RewriteRule | undefined {
  const family =
    rule.pattern.op.startsWith('float.') && !rule.text.includes('float.') ? 'float' : 'int';
  try {
    const wrong = parseRule(mutant.text, family);
    return wrong.pattern.op === source.op ? wrong : { ...wrong, text: mutant.text };
  } catch {
    return undefined;
  }
}

const MOST_TRIES = 600;

/** Brings the files up to date. */
export function updateCases(): void {
  const kept = [...readCases().values()].flat();
  const byFile = new Map<string, Case[]>();
  for (const law of LAWS) {
    const own = kept.filter((one) => one.law === law.rule.text).map(({ code }) => made(law, code));
    if (!own.some((one) => one.applies)) {
      const found = firstOf(law.rule, (code) => made(law, code).applies);
      if (found !== undefined) own.push(made(law, found));
    }
    for (const mutant of mutantsOf(law.rule.text)) {
      if (whoNotices(law, mutant, own) !== undefined) continue;
      const wrong = readMutant(law, mutant)!;
      const rules = rulesWith(law.expands, law.source, { op: wrong.pattern.op, read: () => wrong });
      const tells = (code: string): boolean => differs(code, rules, made(law, code).result);
      const found = firstOf(law.rule, tells) ?? firstOf(wrong, tells);
      if (found !== undefined) own.push(made(law, found));
    }
    byFile.set(law.file, [...(byFile.get(law.file) ?? []), ...own]);
  }
  mkdirSync(repoPath(FOLDER), { recursive: true });
  for (const [file, cases] of byFile)
    writeFileSync(repoPath(file), `${cases.map(caseText).join('\n\n')}\n`);
}

function firstOf(rule: RewriteRule, wanted: (code: string) => boolean): string | undefined {
  for (const code of instancesOf(rule, MOST_TRIES)) if (wanted(code)) return code;
  return undefined;
}

function made(law: Law, code: string): Case {
  const { result, applied } = outcome(code, rulesOf(law));
  return { law: law.rule.text, applies: applied.has(law.rule.text), code, result };
}

function caseText({ law, applies, code, result }: Case): string {
  const lines = result.split('\n').map((line) => `; ${line}`);
  return [`; ${applies ? '' : 'not '}${law}`, code, ...lines].join('\n');
}
