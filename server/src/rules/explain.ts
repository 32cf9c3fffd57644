/** The page of a rule: what `docs/rules/NAME.md` holds and `warplens explain NAME` prints. */
import type { Example, Rule } from './define-rule.ts';

/** The rule of that name; `-` and `_` are the same here, because people mix them up. */
export function findRule(rules: readonly Rule[], name: string): Rule | undefined {
  const plain = (s: string): string => s.replaceAll('_', '-');
  return rules.find((rule) => plain(rule.name) === plain(name));
}

/** Where the pages of the rules lie. */
const PAGES = 'https://github.com/warplens/warplens/blob/main/docs/rules';

/** Where a rule's page lies. */
export function ruleUrl(name: string): string {
  return `${PAGES}/${name}.md`;
}

/** The rule's page as Markdown. */
export function rulePage(rule: Rule): string {
  const facts = [
    `${rule.severity}`,
    `since ${rule.since}`,
    ...(rule.safety === undefined ? [] : [`fix: ${rule.safety}`]),
    ...(rule.optIn === undefined ? [] : ['off unless configured']),
    ...(rule.rustcLint === undefined ? [] : ['also a lint of rustc: `#[allow(..)]` applies']),
  ];
  const sections = [
    `# ${rule.name}`,
    `${sentence(rule.title)}`,
    `*${facts.join(' · ')}*`,
    `## Why\n\n${sentence(rule.why)}`,
    `## What to do\n\n${sentence(rule.help)}`,
    ...reachOf(rule),
    ...section('Reported', rule.examples, 'bad'),
    ...section('Fine', rule.examples, 'good'),
    ...rule.examples.flatMap((example, i) =>
      example.kind === 'fixed'
        ? [
            ...(rule.examples.findIndex((e) => e.kind === 'fixed') === i ? ['## Fixed'] : []),
            block(example.code, example.edition),
            `becomes${example.edition === 2021 ? '' : ` (edition ${example.edition})`}`,
            block(example.after, example.edition),
          ]
        : [],
    ),
    `## Silence it\n\n${silence(rule)}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** How far silence goes. */
function reachOf({ reach }: Rule): string[] {
  if (reach === undefined) return [];
  const { decides, leaves, assumes, severities } = reach;
  const rows = [
    `- **Decided:** ${decides}.`,
    `- **Left undecided:** ${leaves}.`,
    `- **Taken for granted:** ${assumes}.`,
    ...(severities === undefined ? [] : [`- **Severity:** ${severities}.`]),
  ];
  return ['## How far it goes', rows.join('\n')];
}

function section(title: string, examples: readonly Example[], kind: 'bad' | 'good'): string[] {
  const shown = examples.filter((e) => e.kind === kind);
  return shown.length === 0 ? [] : [`## ${title}`, ...shown.map((e) => block(e.code, e.edition))];
}

/** Annotations stay: they show the place. Files of one example keep their headings. */
function block(code: string, edition: Example['edition']): string {
  const lines = code.trimEnd().split('\n');
  const shown = lines.map((line) => line.replace(/^(\s*)(\/\/|#)( *\^+)$/, '$1$2$3 here'));
  const language = edition === 'mlir' ? 'mlir' : 'rust';
  return `\`\`\`${language}\n${shown.join('\n')}\n\`\`\``;
}

function silence(rule: Rule): string {
  if (rule.inToml) {
    return `\`# warplens: allow(${rule.name})\` on the line or the line above.\n${silenceByTable(rule)}`;
  }
  const comment = `\`// warplens: allow(${rule.name})\` on the line or above the item, \`//! warplens: allow(${rule.name})\` at the head of a file.`;
  return `${comment}\n${silenceByTable(rule)}`;
}

function silenceByTable(rule: Rule): string {
  return `In the configuration, \`"${rule.name}": "off"\` turns it off everywhere.`;
}

function sentence(text: string): string {
  const first = text.startsWith('`') ? text : text[0]!.toUpperCase() + text.slice(1);
  return `${first}.`;
}
