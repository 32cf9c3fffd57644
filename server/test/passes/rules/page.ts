/** The text of docs/reference/rewrite-rules.md, and the list of rules that overlap. */
import { CONDITIONS, formsOf, INT_PREDS, isInstance, overlaps } from '../../../src/mir/index.ts';
import { EXPAND_RULE_TEXTS, RULE_TEXTS } from '../../../src/passes/combine/index.ts';
import { LOAD_RULES } from '../../../src/passes/combine/rules/loads.ts';
import { MAGIC_DIVISION_RULES } from '../../../src/passes/combine/rules/magic-division.ts';
import { LAWS } from './laws.ts';

export function rulesPage(): string {
  const out = [
    '# Rewrite rules',
    '',
    '<!-- Generated from server/src/passes/combine/rules; UPDATE=1 npm test -- server/test/passes/rules -->',
    '',
    '`combine` replaces the operation on the left by what is on the right, `expand-division` does so late.',
    'A test proves each rule from the meaning of the operations, and each has [fixtures](../../test-fixtures/rewrite-rules).',
    'The forms with swapped operands follow; of two rules for the same code, the one that asks for more comes first.',
    '',
    '| written | meaning |',
    '|---|---|',
    '| `x` | any value |',
    '| `C` | any constant |',
    '| `0`, `-1`, `1.0`, `true`, `null`, `undef` | that constant |',
    '| `width`, `smin`, `smax` | the number of bits, the smallest and largest signed value, of the type |',
    '| `(add x y)` | an operation; `nuw`, `nsw`, `inbounds`, `contract` in it is a flag that it must have, or gets |',
    '| `(cmp.p x y)` | a comparison with any predicate; `[not p]`, `[swap p]`, `[unsigned p]`, `[both p q]`, `[either p q]` follow from others |',
    '| `r@(add x y)` | the operation has a name |',
    '| `x:T`, `(trunc x):T` | what has the same letter has the same type; `:i64`, `:int`, `:pointer` say more |',
    '| `_` | the result that nothing uses |',
    '| `for p = slt ult` | the rules below it, to the right, for each of the words |',
    '',
    '| condition | holds when |',
    '|---|---|',
    `| \`(${INT_PREDS.join(' C D)`, `(')} C D)\` | the comparison of constants holds |`,
  ];
  for (const [name, { doc, suffix, pays }] of Object.entries(CONDITIONS)) {
    if ((INT_PREDS as readonly string[]).includes(name)) continue;
    const after = { predicate: '.p', word: '.op', none: '' }[suffix ?? 'none'];
    const use = pays === true ? ' Without it the rule would not pay.' : '';
    out.push(`| \`${name}${after}\` | ${doc}${use} |`);
  }
  for (const { about, text } of RULE_TEXTS) out.push('', `## ${about}`, '', ...block(text));
  for (const { about, text } of EXPAND_RULE_TEXTS) out.push('', `## ${about}`, '', ...block(text));
  out.push('', '## Rules in code', '', '| rule | starts at | why it is code |', '|---|---|---|');
  for (const { name, op, why } of [...LOAD_RULES, ...MAGIC_DIVISION_RULES])
    out.push(`| ${name} | \`${op}\` | ${why} |`);
  return `${out.join('\n')}\n`;
}

function block(text: string): string[] {
  return ['```lisp', text.trim(), '```'];
}

/** Pairs of rules that may match the same code and of which none asks for more, one a line. */
export function overlapList(): string {
  const lines: string[] = [];
  LAWS.forEach((one, i) => {
    for (const two of LAWS.slice(i + 1)) {
      if (one.source.op !== two.source.op || one.expands !== two.expands) continue;
      const pairs = formsOf(one.rule).flatMap((a) => formsOf(two.rule).map((b) => [a, b] as const));
      if (pairs.some(([a, b]) => isInstance(a, b) || isInstance(b, a))) continue;
      if (pairs.some(([a, b]) => overlaps(a, b))) lines.push(`${one.rule.text} | ${two.rule.text}`);
    }
  });
  return `${lines.join('\n')}\n`;
}
