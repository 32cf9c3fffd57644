/**
 * What is made from the rules' declarations: the table `rules/lints/index.ts`, a page for each
 * rule, the list of rules and the schema of `warplens.toml`. `npx tsx tools/gen-rules.ts` writes
 * them; a test compares them. The setting `warplens.rules` is made while packaging.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BUDGET_DOCS,
  BUDGET_FIGURES,
  BUDGET_TARGETS,
  hasFigure,
} from '../server/src/rules/budgets.ts';
import type { Rule } from '../server/src/rules/index.ts';
import { FLAG_NAMES, FLAGS } from '../server/src/workspace/index.ts';
import { levelProperties } from './rule-levels.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const LINTS = 'server/src/rules/lints';
const PAGES = 'docs/rules';

/** The table of rules, from the files in `lints/` alone. */
export function ruleTable(): string {
  const rows = readdirSync(join(ROOT, LINTS))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .sort()
    .map((name) => {
      const text = readFileSync(join(ROOT, LINTS, name), 'utf8');
      const exported = /^export const (\w+) = defineRule\b/m.exec(text)?.[1];
      if (exported === undefined) throw new Error(`${LINTS}/${name} declares no rule`);
      return { name, exported };
    });
  return [
    '/** The table of rules, made by `tools/gen-rules.ts` from the files beside it. */',
    "import type { Rule } from '../define-rule.ts';",
    ...rows.map((row) => `import { ${row.exported} } from './${row.name}';`),
    '',
    'export const RULES: readonly Rule[] = [',
    ...rows.map((row) => `  ${row.exported},`),
    '];',
    '',
  ].join('\n');
}

/** All generated files: path in the repository to text. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const { RULES, rulePage } = await import('../server/src/rules/index.ts');
  const out = new Map([[`${LINTS}/index.ts`, ruleTable()]]);
  const sorted = [...RULES].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const rule of sorted) out.set(`${PAGES}/${rule.name}.md`, rulePage(rule));
  const rows = sorted.map((rule) => {
    const severity = rule.optIn ? `${rule.severity}, opt-in` : rule.severity;
    return `| [\`${rule.name}\`](${rule.name}.md) | ${rule.title} | ${severity} | ${rule.safety ?? ''} |`;
  });
  out.set(
    `${PAGES}/README.md`,
    [
      '# Rules',
      '',
      'Every rule has a page that says what it reports, why, and what to do.',
      '`warplens explain RULE` prints the same.',
      '',
      '| rule | reports | severity | fix |',
      '|---|---|---|---|',
      ...rows,
      '',
      'A `safe` fix may be applied automatically; review a `suggestion` before applying it.',
      '',
    ].join('\n'),
  );
  out.set(`${PAGES}/limits.md`, limitsPage(sorted));
  out.set('schemas/warplens.schema.json', jsonText(configurationSchema(sorted)));
  return out;
}

/** How far each rule sees, from its declaration. */
function limitsPage(rules: readonly Rule[]): string {
  const yes = (is: boolean | undefined): string => (is === true ? 'yes' : '');
  const rows = rules.map((rule) => {
    const cells = [
      `[\`${rule.name}\`](${rule.name}.md)`,
      rule.optIn === true ? 'when configured' : 'yes',
      yes(rule.partialCode),
      rule.anyFrontEnd === true || rule.name.startsWith('mlir-') ? 'yes' : '',
      yes(rule.refusal),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# How far each rule sees',
    '',
    'A rule that is not certain is silent, so no finding is no proof; what is proven is in the hover of a kernel and in `check --format json`.',
    'Rules about code see a kernel with all it reaches, for the targets that the project is built for, with the launches that its sources, comments and specs name.',
    'Kernels that cannot be compiled as a whole are named by `check`; only the rules of the third column still look at them.',
    '[Limits](../reference/limits.md) has the bounds on sizes, steps and levels.',
    '',
    '| rule | on | in code that is compiled in part | in MLIR | the code is refused |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** For editors: completion and checks in `warplens.toml`. */
function configurationSchema(rules: readonly Rule[]): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://github.com/warplens/warplens/raw/main/schemas/warplens.schema.json',
    title: 'warplens.toml',
    description:
      'What Warplens should know about this project: the severities of its rules, which features are on, the GPU of previews, and what kernels may take.',
    type: 'object',
    additionalProperties: false,
    properties: {
      rules: {
        type: 'object',
        description: 'Rule name to level; rules that are not named keep their own severity.',
        additionalProperties: false,
        properties: levelProperties(rules, ({ title }) => ({ description: title })),
      },
      preview: {
        type: 'object',
        description: 'What previews show, where neither the editor nor the command says it.',
        additionalProperties: false,
        properties: {
          cpu: {
            type: 'string',
            description:
              'GPU that previews are compiled for, such as sm_80 or gfx90a; it counts for the target that has it.',
          },
        },
      },
      build: {
        type: 'object',
        description: 'Flags of code generation, in place of those that the build names.',
        additionalProperties: false,
        properties: Object.fromEntries(
          FLAG_NAMES.map((name) => [name, { type: 'boolean', description: `${FLAGS[name].doc}.` }]),
        ),
      },
      budget: {
        type: 'object',
        description:
          'What kernels may take at most, on the targets that the project is built for; more is reported by `budget-exceeded`.',
        additionalProperties: false,
        properties: {
          ...budgetProperties(undefined),
          ...Object.fromEntries(
            BUDGET_TARGETS.map((target) => [
              target,
              {
                type: 'object',
                description: `Budgets for ${target}, which take precedence.`,
                additionalProperties: false,
                properties: budgetProperties(target),
              },
            ]),
          ),
        },
      },
      cargo: {
        type: 'object',
        description: 'How the packages of this project are built.',
        additionalProperties: false,
        properties: {
          features: {
            type: 'array',
            items: { type: 'string' },
            description: 'Features that are on besides `default`.',
          },
          'no-default-features': {
            type: 'boolean',
            description: 'Leave out the feature `default`.',
          },
        },
      },
    },
  };
}

/** One row for each figure that a target has. */
function budgetProperties(target: (typeof BUDGET_TARGETS)[number] | undefined): object {
  return Object.fromEntries(
    BUDGET_FIGURES.filter((figure) => hasFigure(target, figure)).map((figure) => [
      figure.replaceAll('_', '-'),
      { type: 'integer', minimum: 0, description: `At most so many ${BUDGET_DOCS[figure]}.` },
    ]),
  );
}

/** Pages of rules that are no more. */
export function strayPages(files: ReadonlyMap<string, string>): string[] {
  return readdirSync(join(ROOT, PAGES))
    .map((name) => `${PAGES}/${name}`)
    .filter((path) => !files.has(path));
}

/** Writes everything that differs. */
export async function writeGenerated(): Promise<void> {
  mkdirSync(join(ROOT, PAGES), { recursive: true });
  const files = await generatedFiles();
  for (const [path, text] of files) writeFileSync(join(ROOT, path), text);
  for (const path of strayPages(files)) rmSync(join(ROOT, path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(ROOT, LINTS, 'index.ts'), ruleTable());
  await writeGenerated();
}
