/**
 * What a shop of extensions shows: a page and a list of changes of their own, and the fields by
 * which people search. Both shops, that of VS Code and Open VSX, read them from the same package.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodePng } from '../../../tools/apng.mjs';
import { extensionFiles, sourceOf } from '../../../tools/extension-files.mjs';
import { warningsIn } from '../../../tools/packager-output.mjs';
import { readRepo, repoPath, wholeManifest } from '../kit/index.ts';

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly icon: string;
  readonly license: string;
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  readonly repository: { readonly url: string };
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly contributes: {
    readonly languages: readonly {
      readonly id: string;
      readonly aliases: readonly string[];
      readonly extensions?: readonly string[];
    }[];
    readonly commands: readonly { readonly title: string; readonly category: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, unknown>> };
  };
}

const manifest = wholeManifest() as unknown as Manifest;
const pages = ['README.md', 'CHANGELOG.md'];

/** As the shop of VS Code has them. */
const CATEGORIES = [
  'Programming Languages',
  'Snippets',
  'Linters',
  'Debuggers',
  'Formatters',
  'Visualization',
  'Machine Learning',
  'Education',
  'Testing',
  'Other',
];

/** Tags that a shop takes, those included that the packager adds by itself. */
const MOST_TAGS = 30;

describe('client: marketplace', () => {
  it('the extension ships pages of its own', () => {
    for (const page of pages) {
      assert.ok(extensionFiles().includes(page));
      assert.equal(sourceOf(page), `client/${page}`);
    }
    assert.equal(sourceOf('LICENSE'), 'LICENSE');
  });

  it('links and pictures of the pages lead to files, and pictures are none that shops refuse', () => {
    for (const page of pages.map(sourceOf)) {
      const targets = [...readRepo(page).matchAll(/\]\(([^)#\s]+)/g)].map((found) => found[1]!);
      assert.ok(targets.length > 0);
      for (const target of targets) {
        if (/^https:/.test(target)) continue;
        assert.ok(existsSync(repoPath(join(dirname(page), target))), `${page}: ${target}`);
      }
      const pictures = [...readRepo(page).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
      for (const [, words, target] of pictures) {
        assert.match(target!, /\.png$/);
        assert.ok(words!.length > 20, `${page}: what does ${target} show?`);
      }
    }
    assert.match(readRepo('client/README.md'), /!\[[^\]]+\]\(media\/pictures\/tour\.png\)/);
  });

  it('the page names commands and settings that exist', () => {
    const text = readRepo('client/README.md');
    const { commands, configuration } = manifest.contributes;
    const titles = commands.map(({ title, category }) => `${category}: ${title}`);
    const named = [...text.matchAll(/\*\*(Warplens: [^*]+)\*\*/g)].map((found) => found[1]!);
    assert.ok(named.length > 0);
    for (const name of named) assert.ok(titles.includes(name), name);
    const settings = [...text.matchAll(/`(warplens\.[\w.]+)`/g)].map((found) => found[1]!);
    assert.ok(settings.length >= 5);
    for (const name of settings) assert.ok(name in configuration.properties, name);
  });

  it('the changes of this version are listed', () => {
    const headings = [...readRepo('client/CHANGELOG.md').matchAll(/^## (\S+)/gm)];
    assert.equal(headings[0]?.[1], manifest.version);
  });

  it('people find it: categories, tags, links', () => {
    const { categories, keywords, contributes } = manifest;
    for (const category of categories) assert.ok(CATEGORIES.includes(category), category);
    for (const word of ['rust', 'gpu', 'cuda', 'rocm', 'ptx']) assert.ok(keywords.includes(word));
    const languages = contributes.languages.flatMap(({ id, aliases, extensions = [] }) => [
      id,
      ...aliases,
      ...extensions.map((extension) => `__ext_${extension.slice(1)}`),
    ]);
    // Those of other contributions, and that it runs on the web.
    const others = ['snippet', 'keybindings', '__web_extension'];
    const tags = new Set([...keywords, ...languages, ...others]);
    assert.ok(tags.size <= MOST_TAGS, `${tags.size} tags`);
    assert.ok(manifest.description.length <= 200);
    assert.ok(manifest.license.length > 0);
    for (const url of [manifest.homepage, manifest.bugs.url, manifest.repository.url])
      assert.match(url, /^https:\/\/github\.com\/warplens\//);
    const { width, height } = decodePng(readFileSync(repoPath(manifest.icon)));
    assert.ok(width >= 128 && width === height);
  });

  it('a warning of the packager is one', () => {
    const output = [
      'npm warn exec The following package was not found and will be installed',
      ' INFO  Files included in the VSIX:',
      ' WARNING  LICENSE, LICENSE.md, or LICENSE.txt not found',
      ' DONE  Packaged: warplens-0.1.0.vsix (41 files, 3.34 MB)',
    ];
    assert.deepEqual(warningsIn(output.join('\n')), [output[2]]);
    assert.deepEqual(warningsIn(''), []);
  });
});
