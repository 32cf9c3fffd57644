/**
 * The command's code as V8 has compiled it, in the user's cache beside what else is kept there: on
 * Node 20, which keeps no code of modules, reading four megabytes of text is a third of a short
 * command. A file that is broken, of another build, or of another version of Node counts as none.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { folderOfBuild } from './store.ts';

/** Bytes of a hash; a kept file begins with those of the text and of what follows. */
const HASH = 20;

const hashOf = (data: string | Buffer): Buffer => createHash('sha1').update(data).digest();

/** Runs a bundle in CommonJS; keeps what was compiled of it when the process ends. */
export function runKept(path: string, version: string): void {
  const text = readFileSync(path, 'utf8');
  const folder = isOff() ? undefined : folderOfBuild(version);
  const file = folder && join(folder, `code-${process.version}-${process.arch}`);
  const own = hashOf(text);
  const kept = file && readKept(file, own);
  const script = new Script(`(function (require, __filename, __dirname) {${text}\n})`, {
    filename: path,
    ...(kept && { cachedData: kept }),
    // Since Node 20.10; before that the server cannot be loaded from here.
    importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (file !== undefined && (kept === undefined || script.cachedDataRejected === true))
    process.once('exit', () => writeKept(file, own, script.createCachedData()));
  script.runInThisContext()(createRequire(path), path, dirname(path));
}

function isOff(): boolean {
  return (process.env['NODE_DISABLE_COMPILE_CACHE'] ?? '') !== '';
}

function readKept(file: string, own: Buffer): Buffer | undefined {
  try {
    const data = readFileSync(file);
    const code = data.subarray(2 * HASH);
    const isOwn = data.subarray(0, HASH).equals(own);
    return isOwn && data.subarray(HASH, 2 * HASH).equals(hashOf(code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

function writeKept(file: string, own: Buffer, code: Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.concat([own, hashOf(code), code]));
    renameSync(part, file);
  } catch {
    // The next process compiles it again.
  }
}
