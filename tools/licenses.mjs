/**
 * The licences of the packages that are inside the bundles, as one text: the texts that their
 * authors ship, word for word.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const NAMES = /^(?:licen[cs]e|copying|notice|third-?party)/i;

/** Folders of the packages that a bundle was made of, from esbuild's metafiles. */
function packagesIn(metafiles) {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const folders = inputs.flatMap((path) => {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0) return [];
    const parts = path.slice(at + 'node_modules/'.length).split('/');
    const name = parts.slice(0, parts[0].startsWith('@') ? 2 : 1).join('/');
    return [`${path.slice(0, at)}node_modules/${name}`];
  });
  return [...new Set(folders)].sort();
}

/** Folders of what a package depends on; it may have its own copy of one. */
function dependenciesOf(folder) {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies).map((name) => {
    const own = `${folder}/node_modules/${name}`;
    return existsSync(join(root, own)) ? own : `node_modules/${name}`;
  });
}

/**
 * Throws when a package has no licence text: it could not be shipped. `holders` are folders of
 * packages that ship their dependencies as files of their own.
 */
export function licenseText(metafiles, holders = []) {
  const packages = new Set([...packagesIn(metafiles), ...holders.flatMap(dependenciesOf)]);
  const parts = [...packages].sort().map((folder) => {
    const path = join(root, folder);
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const files = existsSync(path) ? readdirSync(path).filter((file) => NAMES.test(file)) : [];
    if (files.length === 0) throw new Error(`${name} has no licence text`);
    const texts = files.sort().map((file) => readFileSync(join(path, file), 'utf8').trim());
    return `${name} ${version} (${license})\n\n${texts.join('\n\n')}`;
  });
  const head = 'Warplens contains the following packages, each under its own licence.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(78)}\n\n`)}\n`;
}
