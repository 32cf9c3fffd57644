/**
 * The reference page of the operations, made from the op table; the committed page is compared by a
 * test.
 */
import { ATTR_FORMS, ATTR_WORDS, predicatesOf } from './attr-forms.ts';
import type { AttrName, OpRow, TypeRule } from './define-ops.ts';
import { OPS } from './ops.ts';

const GROUPS: readonly (readonly [title: string, prefixes: readonly string[]])[] = [
  ['Constants and addresses', ['const.', 'global.', 'func.']],
  ['Integers', ['int.']],
  ['Floats', ['float.']],
  ['Any type', ['bitcast', 'select']],
  ['Pointers', ['ptr.']],
  ['Memory', ['alloca', 'mem.', 'atomic.', 'fence']],
  ['Calls', ['call']],
  ['The machine', ['gpu.', 'assume']],
  ['Debuggers', ['dbg.']],
  ['Terminators', ['br', 'switch', 'ret', 'trap', 'unreachable']],
];

/** Markdown for `docs/reference/mir-ops.md`. */
export function opsReference(): string {
  const out = [
    '# MIR operations',
    '',
    'Generated from the op table (`server/src/mir/ops.ts`); rewrite with `UPDATE=1 npm test`.',
    '`T` and `U` stand for one type each; a kind behind them says which types fit.',
    'Square brackets mark optional attributes.',
    '',
  ];
  const rows = Object.entries<OpRow>(OPS);
  const listed = new Set<string>();
  for (const [title, prefixes] of GROUPS) {
    const members = rows.filter(
      ([name]) => !listed.has(name) && prefixes.some((prefix) => name.startsWith(prefix)),
    );
    for (const [name] of members) listed.add(name);
    section(title, members, out);
  }
  section(
    'Others',
    rows.filter(([name]) => !listed.has(name)),
    out,
  );
  out.push('## Attributes', '', '| attribute | form | words |', '|---|---|---|');
  for (const [name, form] of Object.entries(ATTR_FORMS)) {
    const words = name === 'pred' ? undefined : ATTR_WORDS[name as AttrName];
    const all =
      name === 'pred' ? [...predicatesOf('int.cmp'), ...predicatesOf('float.cmp')] : (words ?? []);
    out.push(
      `| \`${name}\` | ${form} | ${[...new Set(all)].map((word) => `\`${word}\``).join(' ')} |`,
    );
  }
  return `${out.join('\n')}\n`;
}

function section(
  title: string,
  members: readonly (readonly [string, OpRow])[],
  out: string[],
): void {
  if (members.length === 0) return;
  out.push(
    `## ${title}`,
    '',
    '| operation | operands | results | attributes | effects | meaning |',
    '|---|---|---|---|---|---|',
  );
  for (const [name, row] of members) {
    const operands = row.args.map(ruleText);
    if (row.variadic) operands.push('...');
    const results = row.results === 'variadic' ? '...' : row.results.map(ruleText).join(', ');
    const attrs = [
      ...(row.attrs ?? []).map((a) => `\`${a}\``),
      ...(row.optAttrs ?? []).map((a) => `[\`${a}\`]`),
    ];
    const traits: string[] = [...(row.effects ?? [])];
    if (row.commutes) traits.push('commutes');
    if (row.divergent) traits.push('divergent');
    out.push(
      `| \`${name}\` | ${operands.join(', ')} | ${results} | ${attrs.join(' ')} | ${traits.join(', ')} | ${row.doc} |`,
    );
  }
  out.push('');
}

function ruleText(rule: TypeRule): string {
  return rule === 'anyptr' ? 'any pointer' : rule.replace(':', ': ');
}
