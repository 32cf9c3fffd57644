/**
 * The declarations of the library as one file: the types of documents and of the functions, which
 * import nothing else, and the functions themselves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const SOURCES = ['server/src/report/documents.ts', 'server/src/library/api.ts'];

/** The functions of the package. */
const FUNCTIONS = ['check', 'compile', 'kernels', 'run'];

const HEAD = `/** Warplens as a library; https://github.com/warplens/warplens/blob/main/docs/library.md */
`;

const TAIL = `/** Wrong options, or input that cannot be read, compiled or run. */
export declare class WarplensError extends Error {
  override name: 'WarplensError';
}

/** Version of Warplens. */
export declare const version: string;
`;

/** The declarations for `import` (`module`) or for `require`, which gives the functions alone. */
export function libraryTypes(form) {
  const types = SOURCES.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    // The first comment is about the file.
    return text.replace(/^\/\*\*[\s\S]*?\*\/\n/, '').replace(/^import type [\s\S]*?;\n/gm, '');
  });
  const functions = FUNCTIONS.map(
    (name) => `${commentOf(types.at(-1), name)}export declare const ${name}: Library['${name}'];\n`,
  );
  return [HEAD, ...types, ...functions, ...(form === 'module' ? [TAIL] : [])].join('\n');
}

/** The comment of a function in the interface of all, at the margin. */
function commentOf(text, name) {
  const found = new RegExp(`( */\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\n +${name}\\(`).exec(text)?.[1];
  if (found === undefined) throw new Error(`${name} has no comment`);
  return `${found.replace(/^ {2}/gm, '')}\n`;
}

/** For `require`: all functions wait anyway, so that the module can be read when one is called. */
export const libraryDoor = `'use strict';
let library;
for (const name of ${JSON.stringify(FUNCTIONS)})
  exports[name] = async (...given) => (await (library ??= import('./library.js')))[name](...given);
`;
