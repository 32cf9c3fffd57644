/** Links between pages, pictures and the names of headings, as GitHub shows the same files. */
import { posix } from 'node:path';
import type { Page } from './pages.ts';

/** Files of the repository that are no pages lie here. */
export const REPOSITORY = 'https://github.com/warplens/warplens/blob/main';

const PICTURE = /\.(?:png|svg|gif|webp)$/;

/** A token of markdown-it, as far as it is looked at. */
interface Token {
  readonly type: string;
  readonly content: string;
  readonly children: Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}

interface State {
  readonly tokens: Token[];
  readonly env: { readonly page?: { readonly inputPath: string } };
}

/** The part of markdown-it that is used. */
export interface MarkdownIt {
  readonly core: { readonly ruler: { push(name: string, rule: (state: State) => void): void } };
}

/** Where a link of a page leads in the site. */
export type Resolve = (href: string) => string;

/** Names headings and leads links on; `resolver` is asked for the page that is made. */
export function siteMarkdown(md: MarkdownIt, resolver: (inputPath: string) => Resolve): void {
  md.core.ruler.push('site', ({ tokens, env }) => {
    const resolve = resolver(env.page?.inputPath ?? '');
    const slugs = new Slugs();
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', slugs.of(tokens[at + 1]!.content));
      for (const inner of token.children ?? []) {
        const name = inner.type === 'image' ? 'src' : 'href';
        const target = inner.attrGet(name);
        if (target !== null) inner.attrSet(name, resolve(target));
      }
    }
  });
}

/** Names of headings, as GitHub makes them: each once on a page. */
export class Slugs {
  private readonly known = new Map<string, number>();

  of(heading: string): string {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const times = this.known.get(slug) ?? 0;
    this.known.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  }
}

/** Links of one page; `picture` is told of each file that the page shows. */
export function resolveFrom(
  page: Page,
  pathOf: ReadonlyMap<string, string>,
  picture: (source: string) => void,
): Resolve {
  return (href) => {
    if (/^(?:[a-z]+:|#)/.test(href)) return href;
    const [path = '', hash] = href.split('#');
    const source = posix.join(posix.dirname(page.source), path).replace(/\/$/, '');
    const end = hash === undefined ? '' : `#${hash}`;
    const here = posix.dirname(page.path);
    if (PICTURE.test(source)) {
      picture(source);
      return posix.relative(here, source);
    }
    const target = pathOf.get(source) ?? pathOf.get(`${source}/README.md`);
    if (target === undefined) return `${REPOSITORY}/${source}${end}`;
    return `${posix.relative(here, target)}${end}`;
  };
}
