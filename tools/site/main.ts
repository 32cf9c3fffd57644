/**
 * `npm run site`: the documentation as a folder of static pages with search, made by Eleventy.
 * `--out FOLDER` names another folder than `dist-site`. Pages load nothing from elsewhere.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Eleventy from '@11ty/eleventy';
import { build } from 'esbuild';
import MiniSearch from 'minisearch';
import { type MarkdownIt, resolveFrom, Slugs, siteMarkdown } from './markdown.ts';
import { allPages, type Page, ROOT, type Section, sectionsOf } from './pages.ts';
import { SEARCH_OPTIONS, type SearchRow } from './search-options.ts';

/** Where Eleventy looks for the layout; pages are given to it as texts. */
const INPUT = 'tools/site/content';

const ICON = 'client/media/icon.svg';

/** Writes the site; returns the paths of its pages. */
export async function writeSite(out: string): Promise<readonly string[]> {
  rmSync(out, { recursive: true, force: true });
  const pages = allPages();
  const sections = sectionsOf(pages);
  const pictures = new Set([ICON]);
  await writePages(out, pages, sections, pictures);
  for (const source of pictures) copy(source, join(out, source));
  copy('tools/site/style.css', join(out, 'style.css'));
  writeFileSync(join(out, 'search.json'), JSON.stringify(searchIndex(pages)));
  await build({
    entryPoints: [join(ROOT, 'tools/site/search.ts')],
    outfile: join(out, 'search.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  return pages.map(({ path }) => path);
}

async function writePages(
  out: string,
  pages: readonly Page[],
  sections: readonly Section[],
  pictures: Set<string>,
): Promise<void> {
  const pathOf = new Map(pages.map(({ source, path }) => [source, path]));
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const resolver = (inputPath: string) => {
    const page = bySource.get(relative(INPUT, inputPath).replaceAll('\\', '/'));
    if (page === undefined) throw new Error(`${inputPath} is no page`);
    return resolveFrom(page, pathOf, (source) => pictures.add(source));
  };
  // Eleventy finds its input from the current folder.
  process.chdir(ROOT);
  const site = new Eleventy(INPUT, relative(ROOT, out) || '.', {
    quietMode: true,
    configPath: '',
    config(given: EleventyConfig) {
      given.setUseGitIgnore(false);
      given.amendLibrary('md', (md) => siteMarkdown(md, resolver));
      for (const page of pages)
        given.addTemplate(page.source, page.text, {
          layout: 'page.njk',
          permalink: page.path,
          // Braces in the text are its own.
          templateEngineOverride: 'md',
          title: page.title,
          path: page.path,
          base: '../'.repeat(page.path.split('/').length - 1),
          sections: sections.map(({ title, pages: items, isMain }) => ({
            title,
            items: items.map((item) => ({ path: item.path, title: item.title })),
            open: isMain || items.includes(page),
          })),
        });
      return { markdownTemplateEngine: false };
    },
  });
  await site.write();
}

/** The part of Eleventy's configuration that is used. */
interface EleventyConfig {
  setUseGitIgnore(use: boolean): void;
  amendLibrary(name: 'md', change: (md: MarkdownIt) => void): void;
  addTemplate(path: string, text: string, data: object): void;
}

/** What the search finds: each section of a page. */
function searchIndex(pages: readonly Page[]): MiniSearch<SearchRow> {
  const index = new MiniSearch<SearchRow>(SEARCH_OPTIONS);
  for (const { path, title, text } of pages) {
    const slugs = new Slugs();
    for (const part of text.replace(/^```[\s\S]*?^```$/gm, '').split(/^(?=#{1,6} )/m)) {
      const head = /^#{1,6} (.+)\n/.exec(part)?.[1];
      if (head === undefined) continue;
      const slug = slugs.of(head);
      const id = head === title ? path : `${path}#${slug}`;
      index.add({ id, title: head.replaceAll('`', ''), page: title, text: part });
    }
  }
  return index;
}

function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, source), target);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--out');
  const out = at < 0 ? join(ROOT, 'dist-site') : resolve(process.argv[at + 1] ?? '');
  const from = process.cwd();
  const pages = await writeSite(out);
  console.log(`${pages.length} pages in ${relative(from, out) || '.'}`);
}
