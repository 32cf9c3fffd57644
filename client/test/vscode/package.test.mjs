/**
 * The package itself, as a shop of extensions reads it. That the packager has no warning is held
 * where the package is made, in `tools/package.mjs`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { skipWithoutTools } from './kit.mjs';

/** Texts of a ZIP file's entries by name, from its directory at the end. */
function entriesOf(file) {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries = new Map();
  let at = file.readUInt32LE(end + 16);
  for (let i = file.readUInt16LE(end + 10); i > 0; i -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    const local = file.readUInt32LE(at + 42);
    const skipped = 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const start = local + skipped;
    const body = file.subarray(start, start + file.readUInt32LE(at + 20));
    const text = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(body) : body;
    entries.set(file.toString('utf8', at + 46, at + 46 + name), text);
    at += 46 + name + extra + comment;
  }
  return entries;
}

describe('vscode, package', () => {
  let entries;

  before(function () {
    skipWithoutTools(this);
    entries = entriesOf(readFileSync(process.env['WARPLENS_VSIX']));
  });

  const text = (name) => entries.get(name).toString('utf8');

  it('names its pages, its links and its licence', () => {
    const manifest = text('extension.vsixmanifest');
    for (const kind of ['Details', 'Changelog', 'License'])
      assert.match(manifest, new RegExp(`VisualStudio\\.Services\\.Content\\.${kind}" Path=`));
    for (const link of ['Source', 'Support', 'Learn', 'GitHub'])
      assert.match(manifest, new RegExp(`Services\\.Links\\.${link}" Value="https://`));
    const [, tags] = /<Tags>([^<]*)<\/Tags>/.exec(manifest);
    assert.ok(tags.split(',').length <= 30, tags);
    assert.ok(!manifest.includes('Preview" Value="true"'));
  });

  it('has the page for users, with addresses that a shop can follow', () => {
    const page = text('extension/readme.md');
    assert.match(page, /^# Warplens: GPU kernels in Rust/);
    const targets = [...page.matchAll(/\]\(([^)]+)\)/g)].map((found) => found[1]);
    assert.ok(targets.length > 5);
    for (const target of targets) assert.match(target, /^https:\/\//);
    assert.ok(
      targets.some((target) => target.endsWith('/raw/HEAD/client/media/pictures/tour.png')),
    );
    assert.match(text('extension/changelog.md'), /^# What changed/);
  });

  it('holds nothing that is only for working on it', () => {
    const names = [...entries.keys()];
    assert.ok(names.includes('extension/server/dist/server-web.js'));
    for (const name of names)
      assert.doesNotMatch(
        name,
        /\.map$|\.ts$|node_modules|\/tests?\/|playground|tour\.png|vscodeignore/,
      );
    const { devDependencies, scripts } = JSON.parse(text('extension/package.json'));
    assert.deepEqual([devDependencies, scripts], [undefined, undefined]);
  });
});
