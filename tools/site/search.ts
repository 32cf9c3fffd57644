/** The search of the site, in the reader's browser: the index is a file beside the pages. */
import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchRow } from './search-options.ts';

/** Results that are listed. */
const MOST = 12;

const input = document.querySelector<HTMLInputElement>('#search')!;
const list = document.querySelector<HTMLElement>('#results')!;
const base = document.body.dataset['base'] ?? '';
let index: Promise<MiniSearch<SearchRow>> | undefined;

async function load(): Promise<MiniSearch<SearchRow>> {
  const answer = await fetch(`${base}search.json`);
  return MiniSearch.loadJSON<SearchRow>(await answer.text(), SEARCH_OPTIONS);
}

function linkTo(id: string, title: string, page: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `${base}${id}`;
  link.textContent = page === title ? title : `${page} · ${title}`;
  return link;
}

function nothing(): HTMLParagraphElement {
  const text = document.createElement('p');
  text.textContent = 'Nothing found';
  return text;
}

async function show(): Promise<void> {
  index ??= load();
  const query = input.value;
  const ready = await index;
  // Something else has been typed meanwhile.
  if (query !== input.value) return;
  const found = ready.search(query, { prefix: true, fuzzy: 0.15, boost: { title: 4 } });
  const links = found
    .slice(0, MOST)
    .map(({ id, title, page }) => linkTo(id as string, title as string, page as string));
  list.replaceChildren(...(links.length > 0 ? links : [nothing()]));
  list.hidden = query.trim() === '';
}

input.addEventListener('input', show);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') list.hidden = true;
  else if (event.key === '/' && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
});
document.addEventListener('click', ({ target }) => {
  if (!(target as HTMLElement).closest('.search')) list.hidden = true;
});
