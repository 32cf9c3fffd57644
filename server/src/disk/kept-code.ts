/**
 * The command's code as V8 has compiled it, in the user's cache beside what else is kept there: on
 * Node 20, which keeps no code of modules, reading four megabytes of text is a third of a short
 * command. A file that is broken, of another build, or of another version of Node counts as none.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { replaceFile } from './replace-file.ts';
import { folderOfBuild } from './store.ts';

/** Bytes of a hash; a kept file begins with those of the text and of what follows. */
const HASH = 20;

const hashOf = (data: string | Buffer): Buffer => createHash('sha1').update(data).digest();

/** Runs a bundle in CommonJS; keeps what was compiled of it when the process ends. */
export function runKept(path: string, version: string): void {
  const { keep } = loadKept(path, version);
  process.once('exit', keep);
}

/** What a bundle in CommonJS exports, and how to keep what has been compiled of it. */
export interface Kept<T> {
  readonly exports: T;
  /** Writes it, where what was there was of no use. */
  keep(): void;
}

/** Loads a bundle in CommonJS; `modules` it has from here, by the names that it asks for. */
export function loadKept<T>(
  path: string,
  version: string,
  modules: Readonly<Record<string, unknown>> = {},
): Kept<T> {
  const text = readFileSync(path, 'utf8');
  const folder = isOff() ? undefined : folderOfBuild(version);
  const name = `${basename(path, '.cjs')}-${process.version}-${process.arch}`;
  const file = folder && join(folder, name);
  const own = hashOf(text);
  const kept = file && readKept(file, own);
  const script = new Script(`(function (require, module, __filename, __dirname) {${text}\n})`, {
    filename: path,
    ...(kept && { cachedData: kept }),
    // Since Node 20.10; before that the server cannot be loaded from here.
    importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  let isKept = kept !== undefined && script.cachedDataRejected !== true;
  const keep = (): void => {
    if (file !== undefined && !isKept) writeKept(file, own, script.createCachedData());
    isKept = true;
  };
  const ask = createRequire(path);
  const module = { exports: {} as T };
  const find = (name: string): unknown => modules[name] ?? ask(name);
  script.runInThisContext()(find, module, path, dirname(path));
  return { exports: module.exports, keep };
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
    replaceFile(file, Buffer.concat([own, hashOf(code), code]));
  } catch {
    // The next process compiles it again.
  }
}
