/**
 * `npx tsx tools/library-names.ts NAME FOLDER VERSION`: records the public names of a device
 * library of upstream, whose package lies in a folder, in `test-fixtures/prelude/names-NAME.txt`; a
 * name that our stand-in lacks gets a minus. Nothing but names is kept.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTextFile } from '../server/src/disk/index.ts';
import { collectLibrary, libraryNames } from '../server/test/kit/library-names.ts';

const [name = '', folder = '', version = ''] = process.argv.slice(2);
const PRELUDE = 'server/prelude';
const core = collectLibrary('core', join(PRELUDE, 'lib.rs'), readTextFile, undefined);
const paste = collectLibrary('paste', join(PRELUDE, 'devices/paste/lib.rs'), readTextFile, core);
const upstream = libraryNames(
  collectLibrary(name, join(folder, 'src/lib.rs'), readTextFile, core, [paste]),
);
const root = join(PRELUDE, 'devices', name, 'lib.rs');
const ours = new Set(libraryNames(collectLibrary(name, root, readTextFile, core)));
const path = `test-fixtures/prelude/names-${name}.txt`;
const lines = upstream.map((one) => (ours.has(one) ? one : `- ${one}`));
writeFileSync(path, `# ${name} ${version}\n${lines.join('\n')}\n`);
const missing = lines.filter((line) => line.startsWith('-')).length;
console.log(`${name}: ${upstream.length} names, ${upstream.length - missing} in the stand-in`);
