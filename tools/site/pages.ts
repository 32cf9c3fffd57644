/** Pages of the site: Markdown files of the repository, and a table of GPUs made from targets. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TARGETS } from '../../server/src/targets/index.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Page {
  /** Path in the repository. */
  readonly source: string;
  /** Path in the site. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
  /** Shown open on all pages. */
  readonly isMain: boolean;
}

/** The list of pages beside each; what is not named follows under the name of its folder. */
const MAIN: readonly (readonly [title: string, pages: readonly string[]])[] = [
  [
    'Start',
    ['README.md', 'docs/tour.md', 'docs/first-run.md', 'docs/install.md', 'examples/README.md'],
  ],
  [
    'Know',
    ['docs/comparison.md', 'docs/trust.md', 'docs/faq.md', 'docs/gpus.md', 'docs/rules/limits.md'],
  ],
  [
    'Use',
    [
      ...['docs/cli.md', 'docs/library.md', 'docs/editors.md', 'docs/mcp.md', 'docs/launches.md'],
      ...['docs/mlir.md', 'docs/language.md', 'docs/playground.md', 'docs/security.md'],
    ],
  ],
];

/** Names of folders as readers see them. */
const FOLDERS: Readonly<Record<string, string>> = {
  docs: 'Project',
  '.': 'Project',
  'docs/editors': 'Editors',
  'docs/how-to': 'Work on Warplens',
  'docs/reference': 'Reference',
  'docs/rules': 'Rules',
};

export function allPages(): readonly Page[] {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const sources = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
  return [
    ...[...sources, 'examples/README.md', ...docs].map((source) =>
      pageOf(source, readFileSync(join(ROOT, source), 'utf8')),
    ),
    pageOf('docs/gpus.md', gpuTable()),
  ];
}

export function sectionsOf(pages: readonly Page[]): readonly Section[] {
  const named = new Set(MAIN.flatMap(([, list]) => list));
  const others = new Map<string, Page[]>();
  for (const page of pages) {
    if (named.has(page.source)) continue;
    const title = FOLDERS[posix.dirname(page.source)] ?? 'Project';
    others.set(title, [...(others.get(title) ?? []), page]);
  }
  const main = MAIN.map(([title, list]) => {
    const found = list.map((source) => {
      const page = pages.find((one) => one.source === source);
      if (page === undefined) throw new Error(`there is no page ${source}`);
      return page;
    });
    return { title, pages: found, isMain: true };
  });
  return [...main, ...[...others].map(([title, list]) => ({ title, pages: list, isMain: false }))];
}

function pageOf(source: string, text: string): Page {
  const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? source;
  // Marks for the tools of the repository.
  return { source, path: pathOf(source), title, text: text.replace(/<!--[^>]*-->\n?/g, '') };
}

function pathOf(source: string): string {
  if (source === 'README.md') return 'index.html';
  const path = source.replace(/^docs\//, '').replace(/\.md$/, '.html');
  return path.replace(/README\.html$/, 'index.html');
}

/** The GPUs that code is made for, from the tables of the targets. */
function gpuTable(): string {
  const rows = Object.values(TARGETS).flatMap(({ name, cpus, limits, occupancy }) =>
    cpus.map((cpu) => {
      const { maxRegistersPerThread, maxWorkgroupBytes } = limits(cpu.name);
      const model = occupancy(cpu.name);
      const cells = [
        `\`${cpu.name}\``,
        cpu.title,
        name === 'ptx' ? 'PTX' : 'AMDGCN',
        maxRegistersPerThread,
        maxWorkgroupBytes.toLocaleString('en'),
        model === undefined ? 'not published' : `${model.maxWaves} × ${model.waveSize} threads`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return `# GPUs

The GPUs that \`--cpu\`, \`warplens.toml\` and the settings of editors take.

| name | GPU | code | registers of a thread | bytes of workgroup memory | waves of an SM or CU |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
