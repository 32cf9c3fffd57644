/**
 * The pictures of docs/architecture.md are what the code says: the one of the layers is drawn from
 * the table of the layers, and what the path of a keystroke names is there.
 */
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { readRepo, repoPath, updating } from '../kit/index.ts';
import { drawLayers, filesNamedIn } from '../kit/pictures.ts';
import { LAYERS } from '../kit/tidy.ts';

const PAGE = 'docs/architecture.md';

/** The part of the page between two marks. */
function part(text: string, name: string): { readonly text: string; readonly start: number } {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const start = text.indexOf(open) + open.length;
  const end = text.indexOf(close);
  assert.ok(start >= open.length && end >= start, `${PAGE} has no part ${name}`);
  return { text: text.slice(start, end), start };
}

describe('pictures of the architecture', () => {
  it('the layers are those of the table', () => {
    const page = readRepo(PAGE);
    const { text, start } = part(page, 'layers');
    const drawn = drawLayers(LAYERS);
    if (updating())
      writeFileSync(repoPath(PAGE), page.slice(0, start) + drawn + page.slice(start + text.length));
    else assert.equal(text, drawn, 'UPDATE=1 draws it again');
  });

  it('only arrows that say something are drawn', () => {
    const table = { a: [], b: ['a'], c: ['a', 'b'] };
    assert.equal(drawLayers(table), '```mermaid\nflowchart BT\n  b --> a\n  c --> b\n```\n');
  });

  it('the path of a keystroke names files that are there', () => {
    const named = filesNamedIn(part(readRepo(PAGE), 'keystroke').text);
    assert.ok(named.length >= 8, named.join(', '));
    assert.deepEqual(
      named.filter((path) => !existsSync(repoPath('server/src', path))),
      [],
    );
    assert.deepEqual(filesNamedIn('x: mir/a.ts, b.ts'), ['mir/a.ts']);
  });
});
